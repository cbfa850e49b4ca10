//! Exact answers to small tactical questions, within a budget: can this chain be caught in a ladder?

mod ladder;

pub use ladder::Ladders;
