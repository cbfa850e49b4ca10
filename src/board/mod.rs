//! Stones on a graph: no turns, no history, no scoring.
//!
//! A [`Board`] is written once over a [`Topology`]: [`Grid`] answers neighbours with constant offsets in a bordered
//! flat array, [`Graph`] from an adjacency table. A chain is a disjoint set of stones in the eager form of union-find
//! (the smaller set is relabelled, so `find` is one load).

#[expect(
    clippy::module_inception,
    reason = "the board is what this module is about"
)]
mod board;
mod check;
mod color;
mod diagram;
mod family;
mod file;
mod graph;
mod grid;
mod liberties;
mod point;
mod spec;
mod stones;
mod tiling;
mod topology;
mod zobrist;

pub use board::{Board, NoLiberty};
pub use color::{Color, MAX_PLAYERS, Seats};
pub use diagram::{DiagramError, parse_diagram, stone_char};
pub use graph::{Graph, GraphError, MAX_POINTS, NamedPoint};
pub use grid::{Grid, MAX_SIDE};
pub use liberties::{GraphLiberties, GridLiberties, Liberties};
pub use point::{Move, Point};
pub use spec::{Shape, SpecError};
pub use stones::Changes;
pub use topology::{PointMap, Topology};
pub use zobrist::PositionHash;
