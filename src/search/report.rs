//! What a search found.

use crate::board::{Color, Move};
use std::time::Duration;

/// A move at the root.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// The simulations that went through it.
    pub visits: u32,
    /// The share of them that the player to move wins; what the prior expects where there are none.
    pub winrate: f32,
}

/// What a search found. Winrates are those of the player to move at the root.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Who was to move.
    pub color: Color,
    /// The moves of the root, most visits first; by prior where no simulation got as far as a move.
    pub candidates: Vec<Candidate>,
    /// The simulations of this search; the visits may be more, from earlier ones.
    pub simulations: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// By place: the mean owner of each point at the end, +1 Black, -1 White.
    pub ownership: Vec<f32>,
    /// Black's mean lead at the end, in points, komi included.
    pub lead: f64,
}

impl Report {
    /// The first of the moves.
    pub fn best(&self) -> Option<&Candidate> {
        self.candidates.first()
    }
}
