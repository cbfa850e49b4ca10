//! Counting move sequences: the proof of the rules.

use super::Game;
use crate::board::Move;

/// The number of legal turn sequences of each length from 0 to `depth`. A pass is a turn; nothing follows the last of
/// as many passes in a row as there are players. The players take turns in order from the one to move.
///
/// The game comes back as it was.
pub fn perft(game: &mut Game, depth: usize) -> Vec<u64> {
    let mut counts = vec![0; depth + 1];
    counts[0] = 1;
    if depth > 0 {
        count(game, 1, &mut counts);
    }
    counts
}

fn count(game: &mut Game, length: usize, counts: &mut [u64]) {
    if game.is_over() {
        return;
    }
    let color = game.to_move();
    let points: smallvec::SmallVec<[_; 16]> = game.legal_points(color).collect();
    counts[length] += points.len() as u64 + 1;
    if length + 1 == counts.len() {
        return;
    }
    for mv in points.into_iter().map(Move::Play).chain([Move::Pass]) {
        game.take(color, mv);
        count(game, length + 1, counts);
        game.undo();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;
    use crate::rules::{KoRule, Ruleset};
    use std::sync::Arc;

    fn counts(spec: &str, players: u8, ko: KoRule, suicide: bool, depth: usize) -> Vec<u64> {
        let graph = spec.parse::<Shape>().unwrap().graph().unwrap();
        let rules = Ruleset {
            ko,
            suicide,
            ..Ruleset::TROMP_TAYLOR
        };
        perft(
            &mut Game::new(Arc::new(graph), rules, players).unwrap(),
            depth,
        )
    }

    #[test]
    fn small_boards_agree_with_published_counts() {
        use KoRule::{Positional, Situational};
        // Whole game trees and first plies as published with Tromp's game counts.
        assert_eq!(
            counts("grid:1x2", 2, Positional, true, 6),
            [1, 3, 7, 8, 6, 2, 0]
        );
        assert_eq!(
            counts("grid:2", 2, Positional, true, 8),
            [1, 5, 21, 68, 156, 316, 604, 1088, 2184]
        );
        assert_eq!(
            counts("grid:3", 2, Positional, true, 6),
            [1, 10, 91, 738, 5281, 33384, 180_768]
        );
        assert_eq!(counts("grid:3", 2, Positional, false, 6)[6], 179_712);
        assert_eq!(
            counts("grid:2", 3, Positional, true, 7),
            [1, 5, 21, 65, 180, 400, 892, 1984]
        );
        assert_eq!(
            counts("trihex:2", 2, Positional, true, 5),
            [1, 8, 57, 350, 1855, 8316]
        );
        // Situational superko lets a single stone die for nothing, once.
        assert_eq!(counts("grid:2", 2, Situational, true, 4)[4], 180);
    }
}
