//! Dead, alive, seki: one answer for scoring, status lists and passing, and how it is known.

mod chain;
mod estimate;
mod judge;
pub mod reader;

pub use chain::{Chain, How, Verdict};
pub use judge::Status;
