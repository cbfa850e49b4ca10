//! Eye spaces that one stone inside keeps from becoming two eyes.
//!
//! The shapes are the dead ones of three to six points: three in a row or bent, the pyramid and the square of four, the bulky
//! and the crossed five, and the rabbity six. By degrees they read the same on every graph.

use crate::board::{Board, Color, Point, Topology};
use smallvec::SmallVec;

/// The points of the largest such shape.
const LARGEST: usize = 6;

type Shape = SmallVec<[Point; LARGEST]>;

/// The vital point of an eye space of `color`'s rival next to `last`, where the rival has just captured or moved.
pub fn vital<T: Topology>(board: &Board<T>, color: Color, last: Point) -> Option<Point> {
    let mut empty = board.topology().neighbours(last);
    empty.find_map(|q| {
        let space = eye_space(board, color, q)?;
        middle(board.topology(), &space)
    })
}

/// Whether a stone at `point` makes a chain of `color` that leaves a dead shape when it is captured.
pub(super) fn fills<T: Topology>(board: &Board<T>, point: Point, color: Color) -> bool {
    let mut shape = Shape::new();
    shape.push(point);
    for q in board.topology().neighbours(point) {
        if board.color(q) != Some(color) || shape.contains(&q) {
            continue;
        }
        if shape.len() + board.chain_len(q) > LARGEST {
            return false;
        }
        shape.extend(board.chain_stones(q));
    }
    is_square(board.topology(), &shape) || middle(board.topology(), &shape).is_some()
}

/// The empty points around an empty one, if they are few and none of them touches `color`.
fn eye_space<T: Topology>(board: &Board<T>, color: Color, start: Point) -> Option<Shape> {
    if !board.is_empty(start) {
        return None;
    }
    let mut space = Shape::new();
    space.push(start);
    let mut next = 0;
    while let Some(&point) = space.get(next) {
        next += 1;
        for q in board.topology().neighbours(point) {
            if board.color(q) == Some(color) {
                return None;
            }
            if board.is_empty(q) && !space.contains(&q) {
                if space.len() == LARGEST {
                    return None;
                }
                space.push(q);
            }
        }
    }
    Some(space)
}

/// The point of a dead shape on which either player settles it.
fn middle<T: Topology>(topology: &T, shape: &[Point]) -> Option<Point> {
    if !(3..=LARGEST).contains(&shape.len()) {
        return None;
    }
    let (edges, most, middle) = degrees(topology, shape)?;
    let is_dead = match shape.len() {
        3 => true,
        4 => most == 3,
        5 => most == 4 || (most == 3 && edges == 5),
        _ => most == 4 && edges == 6,
    };
    is_dead.then_some(middle)
}

/// Whether four points are each next to two of the others.
fn is_square<T: Topology>(topology: &T, shape: &[Point]) -> bool {
    shape.len() == 4
        && degrees(topology, shape).is_some_and(|(edges, most, _)| (edges, most) == (4, 2))
}

/// The edges of a shape, the highest degree in it and where that is.
fn degrees<T: Topology>(topology: &T, shape: &[Point]) -> Option<(usize, usize, Point)> {
    let degree = |&p: &Point| topology.neighbours(p).filter(|q| shape.contains(q)).count();
    let sum: usize = shape.iter().map(degree).sum();
    let middle = shape.iter().max_by_key(|p| degree(p))?;
    Some((sum / 2, degree(middle), *middle))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Graph, Grid, Shape as Size, parse_diagram};
    use std::sync::Arc;

    fn board(rows: &str) -> (Graph, Board<Grid<128>>) {
        let graph = Size::Grid(5, 5).graph().unwrap();
        let stones = parse_diagram(&graph, rows).unwrap();
        let grid = Arc::new(Grid::from_graph(&graph).unwrap());
        (graph, Board::with_stones(grid, stones).unwrap())
    }

    /// The point that Black finds after a white move at D4, next to the space in every diagram.
    fn found(rows: &str) -> Option<String> {
        let (graph, board) = board(rows);
        let point = vital(&board, Color::BLACK, graph.point("D4").unwrap());
        point.map(|p| graph.name(p).to_owned())
    }

    /// As every book on life and death has them, each with C3 as its vital point.
    #[test]
    fn dead_shapes_have_a_vital_point() {
        let shapes = [
            "OOOOO OOOOO O...O OOOOO OOOOO",
            "OOOOO OOOOO OO..O OO.OO OOOOO",
            "OOOOO OO.OO O...O OOOOO OOOOO",
            "OOOOO O..OO O...O OOOOO OOOOO",
            "OOOOO OO.OO O...O OO.OO OOOOO",
            "OOOOO O..OO O...O OO.OO OOOOO",
        ];
        for rows in shapes {
            assert_eq!(found(rows).as_deref(), Some("C3"), "{rows}");
        }
    }

    /// Four in a row, bent, zigzag; a T with a long foot; six in two rows: two eyes. A square of four: one at most.
    #[test]
    fn other_shapes_have_none() {
        let shapes = [
            "OOOOO OOOOO ....O OOOOO OOOOO",
            "OOOOO O.OOO O...O OOOOO OOOOO",
            "OOOOO OOOOO OO..O O..OO OOOOO",
            "OOOOO OOOOO O...O OO.OO OO.OO",
            "OOOOO OOOOO O...O O...O OOOOO",
            "OOOOO OOOOO OO..O OO..O OOOOO",
        ];
        for rows in shapes {
            assert_eq!(found(rows), None, "{rows}");
        }
    }

    #[test]
    fn a_space_that_black_touches_is_no_eye_space() {
        assert_eq!(found("OOOOO OOOOO O...O OXOOO OOOOO"), None);
        assert_eq!(found("OOOOO ...OO ....O ...OO OOOOO"), None);
    }

    /// Black keeps a white eye one eye with three in a row or a square, and gives two away with four in a row.
    #[test]
    fn a_dead_shape_may_be_filled() {
        let fills_at = |rows, name| {
            let (graph, board) = board(rows);
            fills(&board, graph.point(name).unwrap(), Color::BLACK)
        };
        assert!(fills_at("OOOOO OOOOO OXX.O OOOOO OOOOO", "D3"));
        assert!(fills_at("OOOOO OOOOO OXXOO OX.OO OOOOO", "C2"));
        assert!(!fills_at("OOOOO OOOOO XXX.O OOOOO OOOOO", "D3"));
        assert!(!fills_at("..... XXXXX X.XXO OOOO. OOOOO", "B3"));
    }
}
