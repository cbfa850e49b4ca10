//! Rectangular boards: the fast path.

use super::{Graph, GridLiberties, Point, PointMap, Topology};
use std::fmt::Debug;

/// The longest side of a grid.
pub const MAX_SIDE: u8 = 25;

/// A grid in a flat array of `CELLS` cells (a power of two) with one border column shared by the rows and a border row
/// above and below: neighbours are constant offsets and lie in the array.
///
/// Cells beyond the last row are border too, so that an index masked to the array can never be wrong memory.
#[derive(Clone, Debug)]
pub struct Grid<const CELLS: usize> {
    stride: u16,
    points: Box<[Point]>,
    false_eye_diagonals: [u8; CELLS],
}

impl<const CELLS: usize> Grid<CELLS> {
    /// The grid that `graph` is, or `None` if it is no grid or does not fit into `CELLS` cells.
    pub fn from_graph(graph: &Graph) -> Option<Self> {
        let (columns, rows) = graph.grid_size()?;
        if cells(columns, rows) > CELLS || !CELLS.is_power_of_two() {
            return None;
        }
        let mut false_eye_diagonals = [0; CELLS];
        for &point in graph.points() {
            false_eye_diagonals[point.index()] = graph.false_eye_diagonals(point) as u8;
        }
        Some(Self {
            stride: stride(columns),
            points: graph.points().into(),
            false_eye_diagonals,
        })
    }
}

/// The distance between two rows of a grid in its flat array.
pub(super) const fn stride(columns: u8) -> u16 {
    columns as u16 + 1
}

/// The cells that a bordered grid needs.
pub(super) const fn cells(columns: u8, rows: u8) -> usize {
    stride(columns) as usize * (rows as usize + 2) + 1
}

/// The cell of column `x` (from the left) and row `y` (from the top).
pub(super) const fn grid_point(columns: u8, x: u8, y: u8) -> Point {
    Point::new(stride(columns) * (y as u16 + 1) + x as u16 + 1)
}

/// All points in reading order.
pub(super) fn grid_points(columns: u8, rows: u8) -> impl Iterator<Item = Point> {
    (0..rows).flat_map(move |y| (0..columns).map(move |x| grid_point(columns, x, y)))
}

impl<const CELLS: usize> Topology for Grid<CELLS> {
    type Map<V: Copy + Debug + Send + Sync> = Masked<V, CELLS>;
    type Liberties = GridLiberties;
    type Neighbours<'a> = std::array::IntoIter<Point, 4>;
    type Diagonals<'a> = std::array::IntoIter<Point, 4>;

    fn cells(&self) -> usize {
        CELLS
    }

    fn points(&self) -> &[Point] {
        &self.points
    }

    fn neighbours(&self, point: Point) -> Self::Neighbours<'_> {
        let (p, s) = (point.raw(), self.stride);
        [
            p.wrapping_sub(s),
            p.wrapping_sub(1),
            p.wrapping_add(1),
            p.wrapping_add(s),
        ]
        .map(Point::new)
        .into_iter()
    }

    fn diagonals(&self, point: Point) -> Self::Diagonals<'_> {
        let (p, s) = (point.raw(), self.stride);
        [
            p.wrapping_sub(s).wrapping_sub(1),
            p.wrapping_sub(s).wrapping_add(1),
            p.wrapping_add(s).wrapping_sub(1),
            p.wrapping_add(s).wrapping_add(1),
        ]
        .map(Point::new)
        .into_iter()
    }

    fn false_eye_diagonals(&self, point: Point) -> usize {
        self.false_eye_diagonals[point.index() & (CELLS - 1)].into()
    }

    #[inline]
    fn ring(&self, point: Point) -> Option<[Point; 8]> {
        let [north, west, east, south] = self.neighbours(point).as_slice().try_into().ok()?;
        let [nw, ne, sw, se] = self.diagonals(point).as_slice().try_into().ok()?;
        Some([nw, north, ne, west, east, sw, south, se])
    }

    #[inline]
    fn window(&self, point: Point) -> Option<[[Point; 5]; 5]> {
        let (p, s) = (point.raw(), self.stride);
        let row = |first: u16| [0, 1, 2, 3, 4].map(|x| Point::new(first.wrapping_add(x)));
        let first = p.wrapping_sub(2 * s).wrapping_sub(2);
        Some([0, 1, 2, 3, 4].map(|y| row(first.wrapping_add(y * s))))
    }

    fn map<V: Copy + Debug + Send + Sync>(&self, value: V) -> Masked<V, CELLS> {
        Masked([value; CELLS])
    }
}

/// An array whose index is masked to its length, a power of two: no bounds check is left, and none is needed.
#[derive(Clone, Copy, Debug)]
pub struct Masked<V, const CELLS: usize>([V; CELLS]);

impl<V: Copy + Debug + Send + Sync, const CELLS: usize> PointMap<V> for Masked<V, CELLS> {
    #[inline]
    fn get(&self, point: Point) -> V {
        self.0[point.index() & (CELLS - 1)]
    }

    #[inline]
    fn at(&mut self, point: Point) -> &mut V {
        &mut self.0[point.index() & (CELLS - 1)]
    }

    fn copy_from(&mut self, other: &Self) {
        self.0 = other.0;
    }
}
