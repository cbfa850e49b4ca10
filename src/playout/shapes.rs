//! The eight cells around a point, as the player sees them who may move there.

use crate::board::{Board, Color, Point, Topology};
use std::sync::OnceLock;

/// What a cell is to a player: 0 if it is empty, 1 if it is an own stone, 3 if it is off the board.
const RIVAL: u16 = 2;

/// The pattern of the cells in `ring`: two bits a cell in the order of the ring, the first in the highest bits.
#[inline]
pub(super) fn pattern<T: Topology>(board: &Board<T>, ring: [Point; 8], color: Color) -> u16 {
    let cells = ring.map(|q| seen(board.cell(q), color.number()));
    cells.iter().fold(0, |pattern, &cell| pattern << 2 | cell)
}

/// The patterns around the eight cells next to the middle of a window, in the order of a ring. Those of cells off the board mean
/// nothing.
#[inline]
pub(super) fn patterns<T: Topology>(
    board: &Board<T>,
    window: [[Point; 5]; 5],
    color: Color,
) -> [u16; 8] {
    let own = color.number();
    let cells = window.map(|row| row.map(|q| seen(board.cell(q), own)));
    let rows = cells.map(|row| row.iter().fold(0, |row, &cell| row << 2 | cell));
    RING.map(|(x, y)| {
        // Three cells of a row, the middle one the neighbour's.
        let three = |row: u16| row >> (4 - 2 * (x - 1)) & 0b11_11_11;
        let (above, beside, below) = (three(rows[y - 1]), three(rows[y]), three(rows[y + 1]));
        above << 10 | (beside & 0b11_00_00) << 4 | (beside & 0b11) << 6 | below
    })
}

/// A cell as a player sees it.
#[inline]
const fn seen(cell: u8, own: u8) -> u16 {
    let (is_stone, is_own, is_off) = (cell != 0, cell == own, cell == 255);
    // RIVAL, but for what speaks against it.
    (is_stone as u16) * RIVAL - is_own as u16 + is_off as u16
}

/// Column and row in a window of the cells of a ring.
pub(super) const RING: [(usize, usize); 8] = [
    (1, 1),
    (2, 1),
    (3, 1),
    (1, 2),
    (3, 2),
    (1, 3),
    (2, 3),
    (3, 3),
];

/// By pattern: the number of its shape. Patterns that a turn or a mirror makes the same have one shape; shapes are numbered from 0
/// in the order of their least patterns.
pub(super) fn shape_numbers() -> &'static [u16] {
    static NUMBERS: OnceLock<Vec<u16>> = OnceLock::new();
    NUMBERS.get_or_init(|| {
        let mut numbers = Vec::with_capacity(1 << 16);
        let mut count = 0;
        for pattern in 0..=u16::MAX {
            let looks = SYMMETRIES.map(|from| turned(pattern, from));
            let least = looks.into_iter().fold(pattern, u16::min);
            // The least of them comes first.
            let known = numbers.get(least as usize).copied();
            numbers.push(known.unwrap_or(count));
            count += u16::from(known.is_none());
        }
        numbers
    })
}

/// How many shapes there are.
pub fn shape_count() -> usize {
    shape_numbers()
        .iter()
        .max()
        .map_or(0, |&most| most as usize + 1)
}

/// Where each cell of a ring comes from under the eight symmetries of the square.
const SYMMETRIES: [[u8; 8]; 8] = [
    [0, 1, 2, 3, 4, 5, 6, 7],
    [2, 1, 0, 4, 3, 7, 6, 5],
    [5, 6, 7, 3, 4, 0, 1, 2],
    [7, 6, 5, 4, 3, 2, 1, 0],
    [0, 3, 5, 1, 6, 2, 4, 7],
    [5, 3, 0, 6, 1, 7, 4, 2],
    [2, 4, 7, 1, 6, 0, 3, 5],
    [7, 4, 2, 6, 1, 5, 3, 0],
];

fn turned(pattern: u16, from: [u8; 8]) -> u16 {
    from.iter().fold(0, |turned, &cell| {
        turned << 2 | pattern >> (14 - 2 * cell) & 3
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Graph, Grid, Shape, parse_diagram};
    use std::sync::Arc;

    /// The pattern around C3 of a 5x5 board.
    fn around_c3(diagram: &str, color: Color) -> u16 {
        let graph: Graph = "grid:5".parse::<Shape>().unwrap().graph().unwrap();
        let stones = parse_diagram(&graph, diagram).unwrap();
        let board =
            Board::with_stones(Arc::new(Grid::<128>::from_graph(&graph).unwrap()), stones).unwrap();
        let ring = board.topology().ring(graph.point("C3").unwrap()).unwrap();
        pattern(&board, ring, color)
    }

    fn shape_of(diagram: &str, color: Color) -> u16 {
        shape_numbers()[around_c3(diagram, color) as usize]
    }

    #[test]
    fn a_pattern_is_eight_cells_from_the_top_left() {
        let text = ".....  .XOX.  .O...  .....  .....";
        assert_eq!(around_c3(text, Color::BLACK), 0b01_10_01_10_00_00_00_00);
        assert_eq!(around_c3(text, Color::WHITE), 0b10_01_10_01_00_00_00_00);
    }

    /// Every point of a board with stones of three players at the edge and in the middle.
    #[test]
    fn patterns_of_a_window_are_those_of_its_points() {
        let text = "X.#..  .XO.#  #..OX  OX...  .#XO.";
        let graph: Graph = "grid:5".parse::<Shape>().unwrap().graph().unwrap();
        let topology = Arc::new(Grid::<128>::from_graph(&graph).unwrap());
        let stones = parse_diagram(&graph, text).unwrap();
        let board = Board::with_stones(topology, stones).unwrap();
        for (&point, color) in graph
            .points()
            .iter()
            .flat_map(|p| Color::all(3).map(move |c| (p, c)))
        {
            let all = patterns(&board, board.topology().window(point).unwrap(), color);
            for (q, found) in board.topology().ring(point).unwrap().into_iter().zip(all) {
                if graph.points().contains(&q) {
                    assert_eq!(
                        found,
                        pattern(&board, board.topology().ring(q).unwrap(), color)
                    );
                }
            }
        }
    }

    #[test]
    fn a_shape_is_the_same_from_every_side() {
        let hane = ".....  .XO..  .....  .....  .....";
        let sides = [
            ".....  ..OX.  .....  .....  .....",
            ".....  .X...  .O...  .....  .....",
            ".....  .....  .....  ..OX.  .....",
            ".....  .....  ...O.  ...X.  .....",
        ];
        for side in sides {
            assert_eq!(shape_of(hane, Color::BLACK), shape_of(side, Color::BLACK));
        }
        assert_ne!(shape_of(hane, Color::BLACK), shape_of(hane, Color::WHITE));
        let apart = ".....  .X...  ..O..  .....  .....";
        assert_ne!(shape_of(hane, Color::BLACK), shape_of(apart, Color::BLACK));
    }

    /// Burnside: with four kinds of cell 4^8 patterns stay under the identity, 4^2 under each quarter turn, 4^4 under the half
    /// turn, and 4^5 under each of the four mirrors.
    #[test]
    fn there_are_as_many_shapes_as_the_symmetries_leave() {
        let fixed = 4_usize.pow(8) + 2 * 4_usize.pow(2) + 4_usize.pow(4) + 4 * 4_usize.pow(5);
        assert_eq!(shape_count(), fixed / 8);
    }
}
