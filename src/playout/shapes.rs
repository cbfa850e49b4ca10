//! The eight cells around a point, as the player sees them who may move there.

use crate::board::{Board, Color, Point, Topology};
use std::sync::OnceLock;

const EMPTY: u8 = 0;
const OWN: u8 = 1;
const RIVAL: u8 = 2;
const OFF: u8 = 3;

/// The pattern of the cells in `ring`: two bits a cell in the order of the ring, the first in the highest bits.
#[inline]
pub(super) fn pattern<T: Topology>(board: &Board<T>, ring: [Point; 8], color: Color) -> u16 {
    let own = color.number();
    ring.iter().fold(0, |pattern, &q| {
        let cell = match board.cell(q) {
            0 => EMPTY,
            255 => OFF,
            owner if owner == own => OWN,
            _ => RIVAL,
        };
        pattern << 2 | u16::from(cell)
    })
}

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
