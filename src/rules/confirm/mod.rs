//! The confirmation of life and death after the stop (the Japanese rules of 1989, article 7), exactly, on an enclosed region.
//!
//! A hypothetical game starts from the position at the stop; the rival of the stones asked about moves first. A move is a
//! play, a plain pass, or a pass for a ko. Two plain passes in a row end the game, and play without end fails. After a
//! capture in a ko the other may not capture back before he has passed for that ko; there are no ko threats.
//!
//! The walls of the region are held alive: where they are, the verdict is proved; else it is proved given the walls.

mod judge;
mod line;
mod positions;
mod region;
mod solver;
#[cfg(test)]
mod tests;
mod whole;

pub use judge::{Judged, Life, Outcome, judge};
pub use line::{Act, Step, Why, why};
pub use positions::{Budget, KoPass};
pub use region::{MAX_REGION, Region, RegionError};
pub use whole::{Confirmed, confirm, enclosed, inside, readings, statuses};
