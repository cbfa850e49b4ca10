//! Area: a player's stones and the empty points that reach no other color (TT-11, W-7).

use crate::board::{Board, Color, Point, PointMap, Topology};

/// Who owns each point, and how many each player owns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// The owner of each point in the topology's order; `None` for a point that reaches no color, or more than one.
    pub owners: Vec<Option<Color>>,
    /// The points of each player, in turn order.
    pub points: Vec<i32>,
}

/// Counts the coloring as it stands.
pub fn area<T: Topology>(board: &Board<T>, players: u8) -> Area {
    let topology = board.topology();
    let mut owner = topology.map(None);
    let mut seen = topology.map(false);
    for &point in topology.points() {
        match board.color(point) {
            Some(color) => *owner.at(point) = Some(color),
            None if !seen.get(point) => {
                let (region, reached) = region(board, point, &mut seen);
                for p in region {
                    *owner.at(p) = reached;
                }
            }
            None => {}
        }
    }
    let owners: Vec<Option<Color>> = topology.points().iter().map(|&p| owner.get(p)).collect();
    let mut points = vec![0; players as usize];
    for color in owners.iter().flatten() {
        points[color.index()] += 1;
    }
    Area { owners, points }
}

/// The empty points connected with `start`, and the one color that they reach, if it is one.
fn region<T: Topology>(
    board: &Board<T>,
    start: Point,
    seen: &mut T::Map<bool>,
) -> (Vec<Point>, Option<Color>) {
    let mut region = vec![start];
    *seen.at(start) = true;
    let (mut reached, mut contested, mut next) = (None, false, 0);
    while let Some(&point) = region.get(next) {
        next += 1;
        for q in board.topology().neighbours(point) {
            if let Some(color) = board.color(q) {
                contested |= reached.is_some_and(|other| other != color);
                reached = Some(color);
            } else if board.is_empty(q) && !seen.get(q) {
                *seen.at(q) = true;
                region.push(q);
            }
        }
    }
    (region, if contested { None } else { reached })
}
