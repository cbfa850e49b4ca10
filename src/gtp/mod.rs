//! The Go Text Protocol, version 2: what a host sends, what it gets back.
//!
//! | file | what it decides |
//! |---|---|
//! | [`protocol`] | bytes of a line to a [`Command`] |
//! | [`args`], [`vertex`] | words of a command to numbers, colours, points |
//! | [`clock_words`] | words of a command to time settings, and back |
//! | [`error`] | the texts of failure replies |
//! | [`reply`] | the one way to standard output |
//! | [`signals`] | what the reader of input tells a running command |
//! | [`registry`] | which commands there are |
//! | [`server`] | read, queue, execute in order, answer |
//! | [`session`] | the state that commands work on |
//! | [`commands`] | the commands, a file a family |
//! | [`conduct`] | how the engine behaves towards its host |
//! | `chat` | what is said of moves on OGS |
//! | `gfx` | what GoGui draws |
//! | [`analysis`] | what is asked of an analysis, and the forms in which it is told |
//! | [`values`] | what settings may be, as flags and as parameters |
//! | [`log`] | the dialogue on file |
//! | [`diagnostics`] | lines on standard error that no host mistakes for a reply |
//!
//! Nothing a host sends may end the program, so code here that could panic on input does not compile.

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice
    )
)]

pub mod analysis;
pub mod args;
mod chat;
pub mod clock_words;
pub mod commands;
pub mod conduct;
pub mod diagnostics;
pub mod error;
mod gfx;
pub mod log;
pub mod protocol;
pub mod registry;
pub mod reply;
pub mod server;
pub mod session;
pub mod signals;
pub mod values;
pub mod vertex;
mod words;

#[cfg(test)]
mod dialogue_tests;

pub use args::Args;
pub use error::GtpError;
pub use protocol::Command;
pub use registry::{Entry, Registry, Streaming};
pub use server::{Session, serve};
pub use signals::Signals;
pub use vertex::Vertex;
