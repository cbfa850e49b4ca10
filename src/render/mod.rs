//! Positions to look at: as text for a terminal, as SVG that looks like the diagrams of Go books.
//!
//! Both are drawn from a [`Diagram`], and the same diagram always gives the same bytes.

mod cube;
mod diagram;
mod figures;
mod grid;
mod layout;
mod paint;
mod plane;
mod svg;
#[cfg(test)]
mod tests;
mod text;

pub use diagram::{Diagram, Figure, Mark, Owner};
