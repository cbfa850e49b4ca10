//! The cells around a point of a grid, nearest first.

use crate::board::{Graph, Point, Topology};
use std::sync::OnceLock;

/// The cells in a window.
pub(super) const CELLS: usize = 104;

/// How many of a window's cells the nested shapes take, by size. Cells are ordered by dx + dy + max(dx, dy), whose
/// circles lie between those of a square and of a diamond (D. Stern, R. Herbrich and T. Graepel, 2006).
pub(super) const SIZES: [usize; 11] = [4, 8, 12, 20, 28, 36, 48, 60, 72, 88, CELLS];

/// The distance that orders a window.
pub(super) const fn distance(dx: i32, dy: i32) -> i32 {
    let (dx, dy) = (dx.abs(), dy.abs());
    dx + dy + if dx > dy { dx } else { dy }
}

/// The offsets of a window's cells.
pub(super) fn offsets() -> &'static [(i32, i32)] {
    static OFFSETS: OnceLock<Vec<(i32, i32)>> = OnceLock::new();
    OFFSETS.get_or_init(|| {
        let reach = -6..=6;
        let mut all: Vec<(i32, i32)> = reach
            .clone()
            .flat_map(|dy| reach.clone().map(move |dx| (dx, dy)))
            .filter(|&(dx, dy)| (1..=12).contains(&distance(dx, dy)))
            .collect();
        all.sort_by_key(|&(dx, dy)| (distance(dx, dy), dy, dx));
        all
    })
}

/// The window of every point of a grid.
#[derive(Debug)]
pub struct Windows {
    /// By cell: column and row.
    places: Vec<(i16, i16)>,
    /// By cell: the line, from 1 at the edge.
    lines: Vec<u8>,
    /// By cell: the window's cells; the cell 0, which is off the board, for those beyond the edge.
    cells: Vec<[Point; CELLS]>,
}

impl Windows {
    /// `None` on boards that are no grids.
    pub fn new(graph: &Graph) -> Option<Self> {
        let (columns, rows) = graph.grid_size()?;
        let mut windows = Self {
            places: vec![(0, 0); graph.cells()],
            lines: vec![0; graph.cells()],
            cells: vec![[Point::new(0); CELLS]; graph.cells()],
        };
        for &point in graph.points() {
            let (x, y) = graph.column_row(point)?;
            let line = 1 + x.min(columns - 1 - x).min(y).min(rows - 1 - y);
            windows.lines[point.index()] = line;
            windows.places[point.index()] = (x.into(), y.into());
            for (cell, &(dx, dy)) in windows.cells[point.index()].iter_mut().zip(offsets()) {
                let column = u8::try_from(i32::from(x) + dx).ok();
                let row = u8::try_from(i32::from(y) + dy).ok();
                let place = column.zip(row).and_then(|(x, y)| graph.grid_point(x, y));
                *cell = place.unwrap_or(Point::new(0));
            }
        }
        Some(windows)
    }

    /// The cells around a point, in the order of the offsets.
    pub(super) fn around(&self, point: Point) -> &[Point; CELLS] {
        &self.cells[point.index()]
    }

    /// The line of a point, from 1 at the edge.
    pub(super) fn line(&self, point: Point) -> u32 {
        self.lines[point.index()].into()
    }

    /// How far two points lie from each other.
    pub(super) fn distance(&self, a: Point, b: Point) -> i32 {
        let ((ax, ay), (bx, by)) = (self.places[a.index()], self.places[b.index()]);
        distance(i32::from(ax - bx), i32::from(ay - by))
    }

    /// From one point to another.
    pub(super) fn offset(&self, from: Point, to: Point) -> (i32, i32) {
        let ((ax, ay), (bx, by)) = (self.places[from.index()], self.places[to.index()]);
        (i32::from(bx - ax), i32::from(by - ay))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;

    /// Cells within a circle: 4 at distance 2, 4 at 3, 4 at 4, 8 at 5, and so on, counted by hand.
    #[test]
    fn circles_have_their_sizes() {
        let within = |most| {
            let near = |&&(dx, dy): &&(i32, i32)| distance(dx, dy) <= most;
            offsets().iter().filter(near).count()
        };
        let found: Vec<usize> = (2..=12).map(within).collect();
        assert_eq!(found, SIZES);
        assert_eq!(offsets().len(), CELLS);
    }

    #[test]
    fn cells_beyond_the_edge_are_off_the_board() {
        let graph = Shape::Grid(9, 9).graph().unwrap();
        let windows = Windows::new(&graph).unwrap();
        let corner = graph.point("A1").unwrap();
        let on_board = |&&cell: &&Point| cell != Point::new(0);
        // Of the square of side 7 that the corner sees, less itself, those within the last circle.
        let near = (0..=6).flat_map(|dx| (0..=6).map(move |dy| (dx, dy)));
        let expected = near.filter(|&(dx, dy)| (1..=12).contains(&distance(dx, dy)));
        let seen = windows.around(corner).iter().filter(on_board).count();
        assert_eq!(seen, expected.count());
        assert_eq!(windows.distance(corner, graph.point("C2").unwrap()), 5);
        assert!(Windows::new(&Shape::Torus(5, 5).graph().unwrap()).is_none());
    }
}
