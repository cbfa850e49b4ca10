//! One game: moves, history, superko memory, prisoners, undo, handicap, set-up.

#[expect(
    clippy::module_inception,
    reason = "the game is what this module is about"
)]
mod game;
mod handicap;
mod history;
mod perft;
mod setup;

pub use game::{Game, Illegal, Turn};
pub use handicap::{fixed_handicap, free_handicap, max_fixed_handicap};
pub use perft::perft;
