//! When to give up.

use crate::board::{Color, Topology};
use crate::game::Game;
use crate::search::Report;

/// Counts, for each player of a two-player game, the moves in a row that looked hopeless.
#[derive(Clone, Debug, Default)]
pub(super) struct Patience {
    hopeless: [u32; 2],
    /// The turns of the game when last asked; fewer mean another game.
    turns: usize,
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
        if turns < self.turns {
            *self = Self::default();
        }
        self.turns = turns;
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
        let is_hopeless =
            visits >= VISITS && best < threshold && won / f64::from(visits) < threshold;
        let Some(count) = self.hopeless.get_mut(report.color.index()) else {
            return false;
        };
        *count = if is_hopeless { *count + 1 } else { 0 };
        let earliest = if stones > 0 { points / 2 } else { points / 4 };
        *count >= MOVES && turns >= earliest
    }
}
