//! The fast random game from a position to its end.

mod light;
mod score;

pub use light::light_playout;
pub use score::{area_lead, owner};
