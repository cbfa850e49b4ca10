//! Game records: reading and writing SGF, the Smart Game Format (FF\[1\] to FF\[4\]).
//!
//! Layers, none of which knows a board or the rules of the game:
//!
//! - [`Tree`]: the file as it stands, nodes and raw property values, variations included;
//! - [`Record`]: the main line of the first game as plain data: size, komi, set-up stones, moves;
//! - [`General`]: the same for any board and any number of players, in private properties;
//! - [`Record::to_sgf`]: that data as FF\[4\] text again; [`Tree::annotated`]: the file with notes on its nodes.
//!
//! Reading is tolerant: what can be understood is, and what was odd is told in [`Warning`]s. It never
//! panics, and time, memory and stack stay bounded by the length of the input.
//!
//! ```
//! use tengen::sgf::{Color, Record, Step};
//!
//! let (record, warnings) = Record::parse(b"(;GM[1]SZ[9]KM[6.5];B[ee];W[])")?;
//! assert_eq!((record.width, record.height, record.komi), (9, 9, Some(6_500)));
//! let steps: Vec<&Step> = record.steps_before(None).collect();
//! assert_eq!(steps[0], &Step::Play { color: Color::Black, at: Some((4, 4)) });
//! assert_eq!(steps[1], &Step::Play { color: Color::White, at: None });
//! assert!(warnings.is_empty());
//! # Ok::<(), tengen::sgf::ParseError>(())
//! ```
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

mod annotate;
mod charset;
mod error;
mod general;
mod parse;
mod read;
mod record;
mod signs;
mod text;
mod tree;
mod values;
mod write;

pub use annotate::Note;
pub use error::{ParseError, Warning};
pub use general::General;
pub use record::{Color, Coord, MAX_SIZE, Node, Record, Setup, Step};
pub use signs::{Sign, Spot};
pub use tree::{NodeId, Property, Tree, Value};
