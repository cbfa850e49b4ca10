//! The tree: which move promises most.
//!
//! One simulation descends from the root by UCT with RAVE, opens a leaf, plays a random game from there, and backs the
//! result up. All threads work on one tree without locks: nodes are made of atomics in an arena that never moves, a node's children
//! are written before their place is published. Results are added atomically and all arrive; RAVE means are updated
//! without that care. A node being visited by one thread looks like a loss to the others (virtual loss), so they
//! spread out.

mod analysis;
mod arena;
mod node;
mod params;
mod prior;
mod report;
mod restrictions;
mod run;
mod searcher;
mod stakes;
mod stopping;
mod symmetry;
mod tally;
#[cfg(test)]
mod tests;
mod tree;
mod worker;

pub use analysis::{Analysis, MoveAnalysis, Watch};
pub use params::Params;
pub use report::{Candidate, Report};
pub use restrictions::{Restriction, Restrictions};
pub use searcher::{Limits, Question, Searcher};
pub use tally::Spread;
