//! What to do now: a searched move, a pass, or giving up.

#[expect(
    clippy::module_inception,
    reason = "the player is what this module is about"
)]
mod player;
mod resign;
mod settings;
#[cfg(test)]
mod tests;

pub use player::{Action, Player, Request};
pub use settings::Settings;
