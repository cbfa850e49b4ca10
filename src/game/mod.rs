//! One game: moves, history, superko memory, prisoners, undo, handicap, set-up.

#[expect(
    clippy::module_inception,
    reason = "the game is what this module is about"
)]
mod game;
#[cfg(test)]
mod game_tests;
mod handicap;
mod history;
mod hypothetical;
mod perft;
mod procedure;
#[cfg(test)]
mod procedure_tests;
mod setup;

pub use game::{Game, Illegal, Turn};
pub use handicap::{fixed_handicap, free_handicap, max_fixed_handicap};
pub use hypothetical::{Ban, Hypothetical};
pub use perft::perft;
pub use procedure::{Phase, Refusal, Verdict};
