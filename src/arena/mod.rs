//! Engine against engine: how other programs are started, asked over GTP and measured.
//!
//! [`client`] drives one engine. A match ([`run()`]) is a [`Plan`]; a referee plays each of its games with our own
//! rules core, and the [`Report`] says how it ended.

pub mod client;
pub mod command;
mod contestant;
pub mod outcome;
mod pipes;
mod plan;
mod record;
mod referee;
mod reply;
mod report;
mod run;
pub mod stats;
mod template;

pub use plan::{Plan, TimeControl};
pub use record::GameRecord;
pub use report::Report;
pub use run::run;
pub use template::EngineTemplate;
