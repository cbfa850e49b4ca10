//! Dead, alive, seki: one answer for scoring, status lists and passing.

mod estimate;

pub use estimate::{Status, Verdict};
