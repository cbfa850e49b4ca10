//! Counting a board that a playout has filled.

use crate::board::{Board, Color, Point, Topology};

/// Who owns `point` at the end of a playout: its stone's player, or the one color that the empty point touches.
///
/// Playouts stop when only eyes are empty, so neighbours tell what a flood fill would; a point with neighbours of two
/// colors, or of none, belongs to nobody.
#[inline]
pub fn owner<T: Topology>(board: &Board<T>, point: Point) -> Option<Color> {
    if let Some(color) = board.color(point) {
        return Some(color);
    }
    let mut owner = None;
    for color in board
        .topology()
        .neighbours(point)
        .filter_map(|q| board.color(q))
    {
        if owner.is_some_and(|other| other != color) {
            return None;
        }
        owner = Some(color);
    }
    owner
}

/// Black's area minus White's at the end of a playout of two players, without komi.
pub fn area_lead<T: Topology>(board: &Board<T>) -> i32 {
    let worth = |color| if color == Color::BLACK { 1 } else { -1 };
    board
        .topology()
        .points()
        .iter()
        .filter_map(|&p| owner(board, p))
        .map(worth)
        .sum()
}
