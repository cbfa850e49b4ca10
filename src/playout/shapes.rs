//! The 3x3 shapes that playouts like to play around the last move.
//!
//! The shapes are those published for `MoGo` (Gelly, Wang, Munos and Teytaud, "Modification of UCT with patterns in
//! Monte-Carlo Go", INRIA RR-6062, 2006): hane, cut, and moves at the edge.

use crate::board::{Board, Point, Topology};
use std::sync::OnceLock;

/// Rows from the top, the move in the middle. `X` and `O` are stones of either player (both ways round), `x` anything but `X`,
/// `o` anything but `O`, `.` empty, `?` anything, ` ` off the board.
const SHAPES: [&str; 13] = [
    "XOX...???", // enclosing hane
    "XO....?.?", // hane that cuts nothing
    "XO?X..x.?", // hane at a bend
    ".O.X.....", // diagonal attachment
    "XO?O.o?o?", // cut of an unprotected point
    "XO?O.X???", // cut at a peep
    "?X?O.Oooo", // cut straight through
    "OX?o.O???", // cut of a knight's move
    "X.?O.?   ", // chase at the edge
    "OX?X.O   ", // block of a cut at the edge
    "?X?x.O   ", // block of a connection at the edge
    "?XOx.x   ", // descent to the edge
    "?OXX.O   ", // cut at the edge
];

const EMPTY: u8 = 0;
const BLACK: u8 = 1;
const WHITE: u8 = 2;
const OFF: u8 = 3;

/// One bit per code of eight cells, two bits a cell.
type Table = Vec<bool>;

/// Whether the eight cells around the empty `point` make a shape. Never on boards that are no grids.
#[inline]
pub(super) fn is_shape<T: Topology>(board: &Board<T>, point: Point) -> bool {
    static TABLE: OnceLock<Table> = OnceLock::new();
    let Some(ring) = board.topology().ring(point) else {
        return false;
    };
    let code = ring
        .iter()
        .fold(0_u16, |code, &q| code << 2 | u16::from(board.cell(q) & 3));
    TABLE.get_or_init(table)[code as usize]
}

fn table() -> Table {
    let mut table = vec![false; 1 << 16];
    for shape in SHAPES {
        let cells: Vec<u8> = shape
            .bytes()
            .enumerate()
            .filter(|&(i, _)| i != 4)
            .map(|(_, b)| b)
            .collect();
        for symmetry in SYMMETRIES {
            for swap in [false, true] {
                let allowed = symmetry.map(|i| cells_allowed(cells[i], swap));
                mark(&mut table, &allowed, 0);
            }
        }
    }
    table
}

/// Where each of the eight cells comes from under the eight symmetries of the square.
const SYMMETRIES: [[usize; 8]; 8] = [
    [0, 1, 2, 3, 4, 5, 6, 7],
    [2, 1, 0, 4, 3, 7, 6, 5],
    [5, 6, 7, 3, 4, 0, 1, 2],
    [7, 6, 5, 4, 3, 2, 1, 0],
    [0, 3, 5, 1, 6, 2, 4, 7],
    [5, 3, 0, 6, 1, 7, 4, 2],
    [2, 4, 7, 1, 6, 0, 3, 5],
    [7, 4, 2, 6, 1, 5, 3, 0],
];

/// The cells that a letter allows.
fn cells_allowed(letter: u8, swap: bool) -> &'static [u8] {
    match (letter, swap) {
        (b'X', false) | (b'O', true) => &[BLACK],
        (b'O', false) | (b'X', true) => &[WHITE],
        (b'x', false) | (b'o', true) => &[EMPTY, WHITE, OFF],
        (b'o', false) | (b'x', true) => &[EMPTY, BLACK, OFF],
        (b'.', _) => &[EMPTY],
        (b' ', _) => &[OFF],
        _ => &[EMPTY, BLACK, WHITE, OFF],
    }
}

/// Marks every code that the rest of the cells allows after those already coded.
fn mark(table: &mut [bool], rest: &[&[u8]], code: u16) {
    let Some((first, rest)) = rest.split_first() else {
        table[code as usize] = true;
        return;
    };
    for &cell in *first {
        mark(table, rest, code << 2 | u16::from(cell));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Graph, Grid, Shape, parse_diagram};
    use std::sync::Arc;

    fn shape_at(diagram: &str, name: &str) -> bool {
        let graph: Graph = "grid:5".parse::<Shape>().unwrap().graph().unwrap();
        let stones = parse_diagram(&graph, diagram).unwrap();
        let board =
            Board::with_stones(Arc::new(Grid::<128>::from_graph(&graph).unwrap()), stones).unwrap();
        is_shape(&board, graph.point(name).unwrap())
    }

    #[test]
    fn shapes_are_seen_from_every_side() {
        let hane = ".....  .XOX.  .....  .....  .....";
        assert!(shape_at(hane, "C3"));
        assert!(!shape_at(hane, "D2"));
        let turned = ".....  ...O.  ...X.  ...O.  .....";
        assert!(shape_at(turned, "C3"));
        let descent = ".....  .....  .....  .X.O.  .....";
        assert!(!shape_at(descent, "C1"));
        let block = ".....  .....  .....  ..X..  ...O.";
        assert!(shape_at(block, "C1"));
        assert!(!shape_at(".....  .....  .....  .....  .....", "C3"));
    }

    #[test]
    fn color_is_no_part_of_a_shape() {
        let cut = ".....  .XO..  .O...  .....  .....";
        let swapped = ".....  .OX..  .X...  .....  .....";
        assert!(shape_at(cut, "C3") && shape_at(swapped, "C3"));
    }
}
