//! What a search found.

use super::node::Node;
use super::tally::Tally;
use super::tree::Tree;
use crate::board::{Color, Move};
use std::cmp::Reverse;
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
    /// By place: the mean owner of each point at the end, +1 Black, -1 White; with more than two players +1 who was to move, -1
    /// another.
    pub ownership: Vec<f32>,
    /// Black's mean lead at the end, in points, komi included; with more than two players that of who was to move over the best
    /// of the others.
    pub lead: f64,
}

impl Report {
    /// What a search made of the tree's root, besides what it found in so many simulations and so long.
    pub(super) fn of(
        tree: &Tree,
        found: &Tally,
        color: Color,
        (simulations, elapsed): (u64, Duration),
    ) -> Self {
        let mut candidates: Vec<Candidate> =
            tree.children(tree.root()).iter().map(candidate).collect();
        rank(&mut candidates);
        let count = (simulations as f64).max(1.0);
        let owners = found.owner_sums().iter();
        Self {
            color,
            candidates,
            simulations,
            elapsed,
            ownership: owners.map(|&sum| (f64::from(sum) / count) as f32).collect(),
            lead: found.lead_sum() / count,
        }
    }

    /// The first of the moves.
    pub fn best(&self) -> Option<&Candidate> {
        self.candidates.first()
    }
}

/// Sorts by visits, most first. If there are none, what was thought of the moves before has to do.
fn rank(candidates: &mut [Candidate]) {
    if candidates.iter().any(|c| c.visits > 0) {
        candidates.sort_by_key(|c| Reverse(c.visits));
    } else {
        candidates.sort_by(|a, b| promise(b).total_cmp(&promise(a)));
    }
}

/// What a move promises before it is tried: its prior, and a pass as much as a move of which nothing is known.
fn promise(candidate: &Candidate) -> f32 {
    match candidate.mv {
        Move::Play(_) => candidate.winrate,
        Move::Pass => 0.5,
    }
}

fn candidate(node: &Node) -> Candidate {
    Candidate {
        mv: node.mv(),
        visits: node.results.count(),
        winrate: node.winrate(),
    }
}
