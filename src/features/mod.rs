//! What a move looks like before it is tried, and how likely a strong player is to make it.
//!
//! A move has one feature of each [`Group`]: the largest known shape around it, what it does to chains, how far it is from the
//! last moves. Each feature has a weight; a move's chance is the product of its weights over the sum of all moves' products (the
//! generalised Bradley-Terry model of R. Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", 2007).

mod groups;
mod position;
mod shapes;
mod tactics;
#[cfg(test)]
mod tests;
mod weights;
mod windows;

pub use groups::{Features, Group};
pub use position::{Position, Shapes};
pub use shapes::{Nested, ShapeKey};
pub use tactics::Tactics;
pub use weights::{ReplyLogs, Weights, WeightsError};
pub use windows::Windows;
