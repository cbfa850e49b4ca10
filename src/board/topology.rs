//! What a board needs to know of its graph.

use super::{Liberties, Point};
use std::fmt::Debug;

/// A table with one entry per cell of a topology.
pub trait PointMap<V: Copy>: Clone + Debug + Send + Sync {
    /// The entry of `point`.
    fn get(&self, point: Point) -> V;
    /// The entry of `point`, to change it.
    fn at(&mut self, point: Point) -> &mut V;
    /// Takes over the entries of `other`, a map of the same topology, without allocating.
    fn copy_from(&mut self, other: &Self);
}

/// A finite simple graph on which stones are put (TT-1).
///
/// Cells are the indices 0..`cells()`. Those in `points()` are on the board; a topology may have others, for a border:
/// neighbours of a point may lie there, and a board never holds a stone there.
pub trait Topology: Clone + Debug + Send + Sync {
    /// Tables over the cells.
    type Map<V: Copy + Debug + Send + Sync>: PointMap<V>;
    /// How the liberties of chains are counted.
    type Liberties: Liberties;
    /// The neighbours of a point, border cells among them.
    type Neighbours<'a>: Iterator<Item = Point>
    where
        Self: 'a;
    /// The diagonals of a point, border cells among them.
    type Diagonals<'a>: Iterator<Item = Point>
    where
        Self: 'a;

    /// How many cells a map has to have.
    fn cells(&self) -> usize;
    /// The points of the board in reading order (for grids: rows from the top, each from the left).
    fn points(&self) -> &[Point];
    /// The points adjacent to `point`.
    fn neighbours(&self, point: Point) -> Self::Neighbours<'_>;
    /// The points not adjacent to `point` that share at least two neighbours with it. On a grid: its diagonals.
    fn diagonals(&self, point: Point) -> Self::Diagonals<'_>;
    /// How many stones of a rival on the diagonals of `point` make an eye there false.
    fn false_eye_diagonals(&self, point: Point) -> usize;
    /// The eight cells around a point of a grid, in rows from the top; `None` on other graphs.
    fn ring(&self, point: Point) -> Option<[Point; 8]>;
    /// The cells up to two columns and rows from a point of a grid, in rows from the top; `None` on other graphs. Those farther from
    /// the board than its border may be any.
    fn window(&self, point: Point) -> Option<[[Point; 5]; 5]>;
    /// A map with `value` everywhere.
    fn map<V: Copy + Debug + Send + Sync>(&self, value: V) -> Self::Map<V>;
}

impl<V: Copy + Debug + Send + Sync> PointMap<V> for Box<[V]> {
    fn get(&self, point: Point) -> V {
        self[point.index()]
    }

    fn at(&mut self, point: Point) -> &mut V {
        &mut self[point.index()]
    }

    fn copy_from(&mut self, other: &Self) {
        self.copy_from_slice(other);
    }
}
