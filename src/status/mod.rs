//! Dead, alive, seki: one answer for scoring, status lists and passing, and how it is known.

mod agreement;
mod chain;
mod confirmation;
mod estimate;
mod fights;
mod judge;
mod proofs;
pub mod reader;
mod unplayed;

pub use chain::{Chain, How, Verdict};
pub use judge::Status;
pub use unplayed::Unplayed;
