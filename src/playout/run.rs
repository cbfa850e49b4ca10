//! A whole playout, and what the search wants to know of it.

use super::policy::{Last, Policy, choose};
use crate::board::{Board, Color, Move, Seats, Topology};
use crate::random::Random;

/// Plays `board` to the end, `to_move` first, and appends every turn to `turns`, which holds those that led here.
///
/// Ends when all players have passed in turn, or after three times as many turns as there are points.
pub fn playout<T: Topology>(
    board: &mut Board<T>,
    to_move: Color,
    seats: Seats,
    policy: &Policy<'_>,
    random: &mut Random,
    turns: &mut Vec<(Color, Move)>,
) {
    let limit = turns.len() + 3 * board.topology().points().len();
    let mut color = to_move;
    let mut passes = 0;
    let mut last = turns
        .last()
        .and_then(|&(_, mv)| mv.point())
        .map(|point| Last {
            point,
            captures: true,
        });
    while passes < seats.players() && turns.len() < limit {
        let mv = if seats.has_resigned(color) {
            Move::Pass
        } else {
            choose(board, color, last, policy, random).map_or(Move::Pass, Move::Play)
        };
        match mv {
            Move::Play(point) => {
                let empty = board.empty_count();
                board.play(point, color, &mut ());
                let captures = board.empty_count() > empty;
                last = Some(Last { point, captures });
                passes = 0;
            }
            Move::Pass => {
                board.pass();
                last = None;
                passes += 1;
            }
        }
        turns.push((color, mv));
        color = color.next(seats.players());
    }
}
