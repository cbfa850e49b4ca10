//! Uniform play: every legal move that fills no own eye is as likely as any other.

use crate::board::{Board, Color, Point, Topology};
use crate::random::Random;

/// A uniformly random legal move of `color` that fills no own eye, or `None`. Simple ko is obeyed, suicide is not tried.
///
/// Candidates that are refused are swapped behind those still to be drawn, so that each is looked at once.
#[inline]
pub(super) fn light_move<T: Topology>(
    board: &mut Board<T>,
    color: Color,
    random: &mut Random,
) -> Option<Point> {
    let mut left = board.empty_count();
    while left > 0 {
        let i = random.below(left);
        let point = board.empty(i);
        if board.is_playable(point, color) {
            return Some(point);
        }
        left -= 1;
        board.swap_empties(i, left);
    }
    None
}

/// Plays `board` out uniformly until all players pass in turn, `to_move` first. Returns the number of moves, passes
/// included. A game of more than three times the board's points is cut off: repetitions longer than a simple ko are rare.
pub fn light_playout<T: Topology>(
    board: &mut Board<T>,
    to_move: Color,
    players: u8,
    random: &mut Random,
) -> u32 {
    let limit = 3 * board.topology().points().len() as u32;
    let (mut color, mut passes, mut moves) = (to_move, 0, 0);
    while passes < players && moves < limit {
        if let Some(point) = light_move(board, color, random) {
            board.play(point, color, &mut ());
            passes = 0;
        } else {
            board.pass();
            passes += 1;
        }
        moves += 1;
        color = color.next(players);
    }
    moves
}
