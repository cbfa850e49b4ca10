//! Moves that a symmetry of the position makes the same as others: on an empty grid seven in eight.

use crate::board::Point;
use crate::game::Game;

/// Turns a grid: mirrors the columns, the rows, and exchanges the two.
#[derive(Clone, Copy)]
struct Turn {
    columns: bool,
    rows: bool,
    exchanged: bool,
}

impl Turn {
    /// All but the one that changes nothing; a rectangle that is no square has three.
    fn all(is_square: bool) -> impl Iterator<Item = Self> {
        let turn = |bits: u8| Self {
            columns: bits & 1 != 0,
            rows: bits & 2 != 0,
            exchanged: bits & 4 != 0,
        };
        (1..if is_square { 8 } else { 4 }).map(turn)
    }

    fn of(self, (x, y): (u8, u8), (columns, rows): (u8, u8)) -> (u8, u8) {
        let x = if self.columns { columns - 1 - x } else { x };
        let y = if self.rows { rows - 1 - y } else { y };
        if self.exchanged { (y, x) } else { (x, y) }
    }
}

/// The empty points of a grid for which a symmetry of its stones leads to another one further to the upper right, where a game
/// begins by custom. None where a ko is on.
pub(super) fn doubles(game: &Game) -> Vec<Point> {
    let (graph, board) = (game.graph(), game.board());
    let Some(size) = graph.grid_size().filter(|_| board.ko().is_none()) else {
        return Vec::new();
    };
    let at = |(x, y): (u8, u8)| graph.grid_point(x, y).map(|p| board.color(p));
    let places = || (0..size.1).flat_map(move |y| (0..size.0).map(move |x| (x, y)));
    let keeps = |turn: &Turn| places().all(|place| at(place) == at(turn.of(place, size)));
    let turns: Vec<Turn> = Turn::all(size.0 == size.1).filter(keeps).collect();
    // From the upper right; of two as far, the one to the right.
    let rank = |(x, y): (u8, u8)| (i16::from(x) - i16::from(y), x);
    let is_double = |&place: &(u8, u8)| {
        let mut images = turns.iter().map(|turn| turn.of(place, size));
        images.any(|image| rank(image) > rank(place))
    };
    let doubles = places().filter(is_double);
    let points = doubles.filter_map(|(x, y)| graph.grid_point(x, y));
    points.filter(|&point| board.is_empty(point)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Move, Shape, Topology};
    use crate::rules::Ruleset;
    use std::sync::Arc;

    /// The empty points that are left, after these moves of both in turn.
    fn left(spec: &str, moves: &[&str]) -> Vec<String> {
        let graph = Arc::new(spec.parse::<Shape>().unwrap().graph().unwrap());
        let mut game = Game::new(Arc::clone(&graph), Ruleset::TROMP_TAYLOR, 2).unwrap();
        for name in moves {
            let mv = Move::Play(graph.point(name).unwrap());
            game.play(game.to_move(), mv).unwrap();
        }
        let doubles = doubles(&game);
        let left = graph
            .points()
            .iter()
            .filter(|point| !doubles.contains(point));
        let empty = left.filter(|&&point| game.board().is_empty(point));
        empty.map(|&point| graph.name(point).to_owned()).collect()
    }

    #[test]
    fn an_octant_of_the_empty_board_is_left() {
        assert_eq!(left("grid:5", &[]), ["E5", "D4", "E4", "C3", "D3", "E3"]);
        assert_eq!(left("grid:19", &[]).len(), 55);
        assert_eq!(left("grid:4", &[]), ["D4", "C3", "D3"]);
        assert_eq!(left("grid:3x2", &[]), ["B2", "C2"]);
    }

    /// The stone in the middle keeps all symmetries, one on the diagonal one of them, one at the side none.
    #[test]
    fn stones_break_symmetries() {
        assert_eq!(left("grid:5", &["C3"]).len(), 5);
        assert_eq!(left("grid:5", &["B2"]).len(), 14);
        assert_eq!(left("grid:5", &["B1"]).len(), 24);
        // Of different colors: only the diagonal through both is left, not its middle's turn.
        assert_eq!(left("grid:5", &["B2", "D4"]).len(), 13);
    }

    #[test]
    fn other_boards_keep_all() {
        assert_eq!(left("cycle:6", &[]).len(), 6);
        assert_eq!(left("torus:3x3", &[]).len(), 9);
    }

    #[test]
    fn a_turn_of_black_is_searched_without_doubles() {
        let graph = Arc::new("grid:5".parse::<Shape>().unwrap().graph().unwrap());
        let game = Game::new(Arc::clone(&graph), Ruleset::TROMP_TAYLOR, 2).unwrap();
        let limits = super::super::Limits {
            simulations: Some(50),
            time: None,
            stop: &|| false,
        };
        let params = super::super::Params::for_play(&graph);
        let mut searcher = super::super::Searcher::new(1, 1 << 20, 1);
        let report = searcher.search(&game, Color::BLACK, &params, &limits);
        // Six points and the pass.
        assert_eq!(report.candidates.len(), 7);
    }
}
