//! The fast random game from a position to its end.

mod light;
mod nakade;
mod policy;
mod replies;
mod run;
mod score;
mod shapes;
mod tactics;
#[cfg(test)]
mod tests;

pub use light::light_playout;
pub use nakade::vital;
pub use policy::{Policy, Rates, leaves_choice};
pub use replies::{Nearness, Replies, reply_features};
pub use run::playout;
pub use score::{area_lead, owner};
pub use shapes::shape_count;
pub use tactics::{Landing, is_safe, two_liberties};
