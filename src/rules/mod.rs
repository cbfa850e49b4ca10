//! What is legal, when it ends, what it is worth.

mod agreed;
mod area;
mod benson;
pub mod confirm;
mod count;
mod json;
mod komi;
mod named;
mod outcome;
mod record_names;
mod ruleset;

pub use agreed::{Agreed, agree};
pub use area::{Area, area};
pub use benson::{PassAlive, pass_alive};
pub use count::{Count, Standing, Tally, count};
pub use komi::Komi;
pub use outcome::Outcome;
pub use ruleset::{
    Dame, Ending, HandicapBonus, KoRule, Passes, Repetition, Ruleset, RulesetError, Scoring, Tax,
    Tie,
};
