//! Engine against engine: how other programs are started, asked over GTP and measured.

pub mod client;
pub mod command;
mod pipes;
mod reply;
pub mod stats;
