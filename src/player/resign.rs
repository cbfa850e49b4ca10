//! When to give up.

use crate::board::{Color, Topology};
use crate::game::{Game, Turn};
use crate::search::Report;

/// Counts, for each player of a two-player game, the moves in a row that looked hopeless.
#[derive(Clone, Debug, Default)]
pub(super) struct Patience {
    doubts: [Doubt; 2],
}

/// One player's moves in a row that looked hopeless.
#[derive(Clone, Debug, Default)]
struct Doubt {
    moves: u32,
    /// The turns of the game when last asked.
    turns: Vec<Turn>,
}

impl Doubt {
    /// Takes notice of a move. In a game that does not go on from the last one nothing was hopeless yet, and what was
    /// asked twice is one move.
    fn note(&mut self, turns: Vec<Turn>, hopeless: bool) {
        if !turns.starts_with(&self.turns) {
            self.moves = 0;
        }
        let another = self.moves == 0 || turns.len() > self.turns.len();
        self.moves = if hopeless {
            self.moves + u32::from(another)
        } else {
            0
        };
        self.turns = turns;
    }
}

/// The moves in a row that have to look hopeless.
const MOVES: u32 = 3;
/// The visits of all moves together that their winrates need to be believed. Where all is lost no move stands out, so the
/// best may have few of them.
const VISITS: u32 = 100;

impl Patience {
    /// Takes notice of a search, and says whether it is time to resign: the winrate was below `threshold` for three moves,
    /// not before a quarter of the board's points were played, and as the giver of handicap not before half of them, at a
    /// threshold divided by the stones.
    pub(super) fn is_exhausted(&mut self, game: &Game, report: &Report, threshold: f64) -> bool {
        let (turns, points) = (game.turns().len(), game.graph().points().len());
        let stones = if report.color == Color::WHITE {
            game.handicap()
        } else {
            0
        };
        let threshold = threshold / stones.max(1) as f64;
        let visits: u32 = report.candidates.iter().map(|c| c.visits).sum();
        let won: f64 = report
            .candidates
            .iter()
            .map(|c| f64::from(c.winrate) * f64::from(c.visits))
            .sum();
        let best = report.best().map_or(1.0, |best| f64::from(best.winrate));
        let hopeless = visits >= VISITS && best < threshold && won / f64::from(visits) < threshold;
        let Some(doubt) = self.doubts.get_mut(report.color.index()) else {
            return false;
        };
        doubt.note(game.turns().collect(), hopeless);
        let earliest = if stones > 0 { points / 2 } else { points / 4 };
        doubt.moves >= MOVES && turns >= earliest
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Move, Shape};
    use crate::rules::Ruleset;
    use crate::search::Candidate;
    use std::sync::Arc;
    use std::time::Duration;

    fn game(turns: &[&str]) -> Game {
        let graph = Arc::new("grid:3".parse::<Shape>().unwrap().graph().unwrap());
        let mut game = Game::new(graph, Ruleset::CHINESE_KGS, 2).unwrap();
        for name in turns {
            let point = game.graph().point(name).unwrap();
            game.play(game.to_move(), Move::Play(point)).unwrap();
        }
        game
    }

    /// Whether Black gives up after a search that found no hope.
    fn asked(patience: &mut Patience, game: &Game) -> bool {
        let best = Candidate {
            mv: Move::Pass,
            visits: 1000,
            winrate: 0.01,
        };
        let report = Report {
            color: Color::BLACK,
            candidates: vec![best],
            simulations: 1000,
            elapsed: Duration::ZERO,
            ownership: Vec::new(),
            lead: -9.0,
        };
        patience.is_exhausted(game, &report, 0.1)
    }

    const TURNS: [&str; 6] = ["A1", "C3", "A3", "C1", "B1", "B3"];

    #[test]
    fn three_hopeless_moves_are_enough() {
        let mut patience = Patience::default();
        let answers = [0, 2, 4].map(|turns| asked(&mut patience, &game(&TURNS[..turns])));
        assert_eq!(answers, [false, false, true]);
        assert!(asked(&mut patience, &game(&TURNS[..4])), "asked once more");
    }

    #[test]
    fn one_move_asked_for_again_and_again_is_one_move() {
        let mut patience = Patience::default();
        assert!((0..9).all(|_| !asked(&mut patience, &game(&TURNS[..4]))));
    }

    #[test]
    fn another_game_is_another_matter() {
        let mut patience = Patience::default();
        for turns in [0, 2] {
            assert!(!asked(&mut patience, &game(&TURNS[..turns])));
        }
        let other = game(&["B2", "A2", "C2", "A1"]);
        assert!(!asked(&mut patience, &other));
    }
}
