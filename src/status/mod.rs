//! Dead, alive, seki: one answer for scoring, status lists and passing, and how it is known.

mod agreement;
mod chain;
mod confirmation;
mod estimate;
mod fights;
mod judge;
mod life;
mod open;
mod otherwise;
mod proofs;
pub mod reader;
mod reason;
mod unplayed;

pub use chain::{Basis, Chain, How, Promise, Promised, Verdict};
pub use judge::{Status, likely_owners};
pub use reason::Reason;
pub use unplayed::Unplayed;
