//! Chains that one move of either player captures or saves, where playouts leave them in doubt.

use super::unplayed::unplayed;
use crate::board::{Color, Point};
use crate::game::Game;
use crate::rules::Ending;
use std::cmp::Reverse;

/// Chains of one player that the same move captures or saves.
struct Open {
    color: Color,
    /// A stone of each.
    heads: Vec<Point>,
    stones: usize,
    capture: Point,
    answer: Point,
}

/// Which of these chains, a stone of each, are dead; left out are those that no single move saves.
///
/// Where the end is confirmed, all of them are given to their owners: whether a capture is for good is a question of its own
/// (article 7.1). Elsewhere a dispute is settled by playing on: the player to move has the first of these moves, then the
/// other, the largest chains first.
pub(super) fn decided(game: &Game, in_doubt: impl Iterator<Item = Point>) -> Vec<(Point, bool)> {
    let mut places = places(game, in_doubt);
    places.sort_by_key(|place| Reverse(place.stones));
    let mut mover = game.to_move();
    let mut decided = Vec::new();
    for place in places {
        let is_dead = game.rules().ending != Ending::Confirmation && mover != place.color;
        decided.extend(place.heads.into_iter().map(|head| (head, is_dead)));
        mover = mover.opponent();
    }
    decided
}

fn places(game: &Game, in_doubt: impl Iterator<Item = Point>) -> Vec<Open> {
    let board = game.board();
    let mut places: Vec<Open> = Vec::new();
    for head in in_doubt {
        let Some(found) = unplayed(board, head) else {
            continue;
        };
        let Some(answer) = found.answer else {
            continue;
        };
        let same = |place: &&mut Open| {
            place.color == found.color && (place.capture == found.capture || place.answer == answer)
        };
        if let Some(place) = places.iter_mut().find(same) {
            place.heads.push(head);
            place.stones += board.chain_len(head);
        } else {
            places.push(Open {
                color: found.color,
                heads: vec![head],
                stones: board.chain_len(head),
                capture: found.capture,
                answer,
            });
        }
    }
    places
}
