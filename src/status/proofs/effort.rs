//! How much the proofs of a position may cost.

use super::patch::Patch;
use super::promise::{Goal, keeps};

/// Positions looked at in patches for each player: a quarter of a second at most, a twentieth in most finished games.
const POSITIONS: usize = 300_000;
/// Positions looked at for one question. Their table takes less than a mebibyte.
const POSITIONS_A_PATCH: usize = 3_000;
/// The same for the question whether a chain lives in a patch.
const POSITIONS_A_LIFE: usize = 4_000;

/// What is left of the budget, counted in positions, so that the same position always gets the same answer.
#[derive(Debug)]
pub(super) struct Effort {
    left: usize,
    suicide: bool,
}

impl Effort {
    /// The whole budget. `suicide` says whether suicide of several stones is legal.
    pub(super) fn new(suicide: bool) -> Self {
        Self {
            left: POSITIONS,
            suicide,
        }
    }

    /// Whether the defender can keep the goal; `false` also where that takes too long.
    pub(super) fn keeps(&mut self, patch: &Patch, goal: &Goal) -> bool {
        let most = if matches!(goal, Goal::Life(_)) {
            POSITIONS_A_LIFE
        } else {
            POSITIONS_A_PATCH
        };
        let granted = self.left.min(most);
        let mut nodes = granted;
        let keeps = keeps(patch, goal, self.suicide, &mut nodes);
        // Each question costs a little, however soon it is answered.
        self.left = self.left.saturating_sub(granted - nodes + 8);
        keeps
    }

    /// Whether anything can be asked yet.
    pub(super) fn is_spent(&self) -> bool {
        self.left == 0
    }
}
