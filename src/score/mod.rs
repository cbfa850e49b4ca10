//! Counting a game record: what the result is, who owns what, and how each of it is known.

mod error;
mod explain;
mod json;
mod picture;
mod reasons;
mod report;
mod shared;
mod sums;

pub use error::ScoreError;
pub use picture::counted;
pub use report::Report;
pub use shared::{Share, SharedReport};
pub use sums::{Sums, totals};

use crate::board::Color;

/// A player's name in a sentence.
fn name(color: Color) -> &'static str {
    if color == Color::BLACK {
        "Black"
    } else {
        "White"
    }
}
