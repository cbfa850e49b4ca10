//! What to do now: a searched move, a pass, or giving up.

#[expect(
    clippy::module_inception,
    reason = "the player is what this module is about"
)]
mod player;
mod settings;

pub use player::{Action, Player, Request, Verdict};
pub use settings::Settings;
