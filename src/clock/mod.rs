//! The players' clocks: how time is given, what is left of it, and how long to think on a move.
//!
//! | file | what it decides |
//! |---|---|
//! | `settings` | the time a player gets for a game |
//! | `state` | what is left of it after each move |
//! | `budget` | how much of it to spend on the next |
//! | `delay` | how much longer than that moves take |
//!
//! Nothing here asks for the time: every duration is handed in, by those who measured it.

mod budget;
mod delay;
mod settings;
mod state;

pub use budget::Budget;
pub use delay::Delay;
pub use settings::TimeSettings;
pub use state::Clock;
