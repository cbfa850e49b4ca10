//! The end by the other reading of the pass for a ko (article 7, clause 2 of 1989): one pass lifts the bans of all kos.

use super::agreement::agreed;
use super::chain::{Chain, Verdict};
use super::judge::Found;
use crate::game::Game;
use crate::rules::{Agreed, Count, Standing, Tax};

/// What that reading makes of a game.
#[derive(Clone, Debug)]
pub(super) struct Otherwise {
    /// What each point is, and what each player has.
    pub(super) count: Count,
    /// By place: whether a dead stone lies there.
    dead: Vec<bool>,
    taxes_seki: bool,
}

impl Otherwise {
    /// `literal` is the board as it stands by the text, `found` what was confirmed of it besides what the chains know. `None`
    /// where the readings do not differ on life and death. The players agree on what to fill by this reading too.
    pub(super) fn of(
        game: &Game,
        literal: &Agreed,
        chains: &[Chain],
        found: &[Found],
    ) -> Option<Self> {
        let graph = game.graph();
        let mut other = Agreed::nothing(&literal.board, literal.dead.clone());
        for chain in chains {
            let confirmed = |(head, found): &Found| found.disputed && chain.points.contains(head);
            if chain.otherwise.is_some() || found.iter().any(confirmed) {
                for &stone in &chain.points {
                    let place = graph.place(stone);
                    other.dead[place] = !literal.dead[place];
                }
            }
        }
        if other.dead == literal.dead {
            return None;
        }
        let agreed = agreed(game, &other);
        Some(Self {
            count: agreed.count(game.rules()),
            dead: agreed.dead,
            taxes_seki: game.rules().tax != Tax::None,
        })
    }

    /// What becomes of the chain that has a stone at this place.
    pub(super) fn verdict(&self, place: usize) -> Verdict {
        if self.dead[place] {
            Verdict::Dead
        } else if self.taxes_seki && matches!(self.count.standing[place], Standing::Seki(_)) {
            Verdict::Seki
        } else {
            Verdict::Alive
        }
    }
}
