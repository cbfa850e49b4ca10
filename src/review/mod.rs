//! A recorded game looked at move by move: how it stood, what each move cost, and what would have been better.
//!
//! | file | what it decides |
//! |---|---|
//! | `look` | how the positions of the game stand |
//! | `judge` | what each move cost |
//! | `notes` | what is written to the record |
//! | `table` | what is told of the worst moves |
//! | `plot` | the winrates as a picture |

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

mod judge;
mod look;
mod notes;
mod plot;
mod table;

pub use judge::{Better, Judged, Review};
pub use look::{Settings, View};

/// Moves of a line that are told.
const LONGEST_LINE: usize = 10;
