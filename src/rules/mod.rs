//! What is legal, when it ends, what it is worth.

mod area;
mod komi;
mod named;
mod outcome;
mod ruleset;

pub use area::{Area, area};
pub use komi::Komi;
pub use outcome::Outcome;
pub use ruleset::{Ending, HandicapBonus, KoRule, Ruleset, RulesetError};
