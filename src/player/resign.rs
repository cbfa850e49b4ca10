//! When to give up.

use crate::board::{Color, Topology};
use crate::game::Game;
use crate::search::Report;

/// Counts the moves in a row that looked hopeless.
#[derive(Clone, Debug, Default)]
pub(super) struct Patience {
    hopeless: u32,
}

/// The moves in a row that have to look hopeless.
const MOVES: u32 = 3;
/// The visits that a winrate needs to be believed.
const VISITS: u32 = 100;

impl Patience {
    /// Takes notice of a search, and says whether it is time to resign: the winrate was below `threshold` for three moves,
    /// not before a quarter of the board's points were played, and as the giver of handicap not before half of them, at a
    /// threshold divided by the stones.
    pub(super) fn is_exhausted(&mut self, game: &Game, report: &Report, threshold: f64) -> bool {
        let stones = if report.color == Color::WHITE {
            game.handicap()
        } else {
            0
        };
        let patient = stones > 0;
        let threshold = threshold / stones.max(1) as f64;
        let hopeless = report
            .best()
            .is_some_and(|best| best.visits >= VISITS && f64::from(best.winrate) < threshold);
        self.hopeless = if hopeless { self.hopeless + 1 } else { 0 };
        let points = game.graph().points().len();
        let earliest = if patient { points / 2 } else { points / 4 };
        self.hopeless >= MOVES && game.turns().len() >= earliest
    }
}
