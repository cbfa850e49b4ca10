//! Learning what strong players' moves look like, from records of their games.
//!
//! [`learn`] finds the shapes played often, draws positions from the games, and fits the weights of all features to the moves
//! made in them by minorisation-maximisation (R. Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007).
//! [`evaluate`] tells how often the weights put the move made first.

mod evaluate;
mod fit;
mod harvest;
mod lesson;
mod parts;
mod replies;
mod sample;
mod source;
#[cfg(test)]
mod tests;

pub use evaluate::{Hits, evaluate};
pub use lesson::Lesson;
pub use source::{SourceError, games};

use crate::features::Weights;
use fit::fit;

/// What to learn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// A shape is known if it was played so often.
    pub least_plays: u32,
    /// Of so many positions one is drawn.
    pub one_in: u64,
    /// How often each group's weights are fitted.
    pub sweeps: u32,
}

impl Default for Plan {
    /// What the weights built in were learned with.
    fn default() -> Self {
        Self {
            least_plays: 30,
            one_in: 4,
            sweeps: 20,
        }
    }
}

/// Learns from games, the same from the same; `tick` is told of each step: each game is gone through twice.
pub fn learn(lessons: &[Lesson], plan: &Plan, tick: &(dyn Fn(Stage) + Sync)) -> Weights {
    let mut weights = Weights::even(harvest::shapes(lessons, plan.least_plays, tick));
    let drawn = sample::draw(lessons, weights.shapes(), plan.one_in, tick);
    let plays = drawn.iter().map(|drawn| &drawn.plays);
    fit(weights.logs_mut(), plays, plan.sweeps, || {
        tick(Stage::Fitted);
    });
    let answers: Vec<_> = drawn.into_iter().map(|drawn| drawn.answers).collect();
    weights.set_replies(replies::learn(&answers, plan.sweeps));
    weights
}

/// A step of learning that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The shapes of a game are counted.
    Harvested,
    /// Positions of a game are drawn.
    Drawn,
    /// All groups have been fitted once more.
    Fitted,
}
