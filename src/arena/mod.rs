//! Engine against engine: how other programs are started, asked over GTP and measured.
//!
//! [`client`] drives one engine. A match ([`run()`]) is a [`Plan`]; a referee plays each of its games with our own
//! rules core, each becomes an [`Entry`] in a file, and the [`Report`] says how it ended.

pub mod client;
pub mod command;
mod contestant;
mod entry;
pub mod html;
mod journal;
mod openings;
pub mod outcome;
mod pipes;
mod plan;
mod ratings;
mod record;
mod referee;
mod reply;
mod report;
mod results;
mod run;
mod schedule;
mod sprt;
mod standings;
pub mod stats;
mod template;

pub use entry::{EngineFacts, Entry, Facts, Side};
pub use openings::Openings;
pub use plan::{Entrant, Handicap, HandicapStyle, Plan, TimeControl};
pub use ratings::{Rating, ratings};
pub use results::{Results, read_results};
pub use run::run;
pub use schedule::{Format, Schedule, Shard, Slot};
pub use sprt::{Decision, Sprt};
pub use standings::{Encounter, Report};
pub use template::EngineTemplate;
