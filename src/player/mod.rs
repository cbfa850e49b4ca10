//! What to do now: a searched move, a pass, or giving up.

mod endgame;
mod judgements;
mod level;
#[expect(
    clippy::module_inception,
    reason = "the player is what this module is about"
)]
mod player;
mod resign;
mod settings;
#[cfg(test)]
mod tests;
mod timing;

pub use level::Level;
pub use player::{Action, Player, Request};
pub use settings::Settings;
