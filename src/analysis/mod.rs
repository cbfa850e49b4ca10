//! `tengen analysis`: positions analysed for programs that speak KataGo's JSON protocol, one object a line each way
//! (KataGo, docs/Analysis_Engine.md).
//!
//! | file | what it decides |
//! |---|---|
//! | [`server`] | read lines, queue, search, answer |
//! | `request` | what a line is: a query, an action, or a mistake |
//! | `fields` | a field of an object to a number, a flag, a list |
//! | `position` | the game that a query is about |
//! | `query` | everything else that it asks for |
//! | `queue` | which position is next, and which are given up |
//! | `answer` | what a search knows as an object |
//! | `output` | the one writer of lines |
//!
//! A queued query is kept as its moves, six bytes each, and no board. Each position gets a tree of its own, so that the
//! same query has the same answer whatever was asked before or beside it. Nothing that a host sends may end the
//! program, so code here that could panic on input does not compile.

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

mod answer;
mod complaint;
mod fields;
mod output;
mod position;
mod query;
mod queue;
mod request;
pub mod server;
mod settings;
#[cfg(test)]
mod tests;

pub use server::serve;
pub use settings::{Perspective, Settings};
