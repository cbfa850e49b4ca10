//! Exact answers to small tactical questions, within a budget: can this chain be caught in a ladder?

mod ladder;
#[cfg(test)]
mod tests;

pub use ladder::Ladders;
