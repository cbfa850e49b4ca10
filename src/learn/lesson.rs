//! A game to learn from: a board, stones to begin with, and moves.

use crate::board::{Board, Color, Graph, Grid, Move, Point, Shape, Topology};
use crate::features::{Position, Tactics, Windows};
use crate::sgf::{self, Record, Step};
use std::sync::Arc;

/// A game as its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Columns and rows.
    pub size: (u8, u8),
    /// Stones on the board before the first move: column from the left and row from the top, from 0.
    pub stones: Vec<((u8, u8), Color)>,
    /// Who moved, and where to in the same way; `None` for a pass.
    pub moves: Vec<(Color, Option<(u8, u8)>)>,
}

/// One who looks at the positions of a game.
pub(super) trait Pupil {
    /// Sees a position, the play made in it and all that were legal.
    fn see<T: Topology>(&mut self, position: &mut Position<'_, T>, made: Point, legal: &[Point]);

    /// Whether it wants to see the position at hand.
    fn wants(&mut self) -> bool {
        true
    }
}

impl Lesson {
    /// Whether nothing was played.
    pub fn is_empty(&self) -> bool {
        self.moves.iter().all(|(_, at)| at.is_none())
    }

    /// The main line of a record, up to the first stones set up in it.
    pub fn of(record: &Record) -> Self {
        let color = |color| match color {
            sgf::Color::Black => Color::BLACK,
            sgf::Color::White => Color::WHITE,
        };
        let set = |stones: &[sgf::Coord], owner| -> Vec<_> {
            stones.iter().map(|&at| (at, owner)).collect()
        };
        let start = &record.start;
        let steps = record.nodes.iter().filter_map(|node| node.step.as_ref());
        let plays = steps.map_while(|step| match step {
            Step::Play { color: mover, at } => Some((color(*mover), *at)),
            Step::Setup(_) => None,
        });
        Self {
            size: (record.width, record.height),
            stones: [
                set(&start.black, Color::BLACK),
                set(&start.white, Color::WHITE),
            ]
            .concat(),
            moves: plays.collect(),
        }
    }

    /// Shows the plays of the game up to the first illegal one.
    pub(super) fn show(&self, pupil: &mut impl Pupil) {
        let (columns, rows) = self.size;
        let Ok(graph) = Shape::Grid(columns, rows).graph() else {
            return;
        };
        if let Some(grid) = Grid::<128>::from_graph(&graph) {
            self.show_on(grid, &graph, pupil);
        } else if let Some(grid) = Grid::<512>::from_graph(&graph) {
            self.show_on(grid, &graph, pupil);
        } else {
            self.show_on(graph.clone(), &graph, pupil);
        }
    }

    fn show_on<T: Topology>(&self, topology: T, graph: &Graph, pupil: &mut impl Pupil) {
        let Some(windows) = Windows::new(graph) else {
            return;
        };
        let mut tactics = Tactics::new(&topology);
        let point = |(x, y)| graph.grid_point(x, y);
        let stones = self.stones.iter();
        let stones: Option<Vec<(Point, Color)>> = stones
            .map(|&(at, color)| point(at).map(|at| (at, color)))
            .collect();
        let board = Board::with_stones(Arc::new(topology), stones.unwrap_or_default());
        let Ok(mut board) = board else {
            return;
        };
        let mut recent = [None; 2];
        for &(color, at) in &self.moves {
            let made = at.and_then(point);
            if let Some(made) = made {
                if !is_legal(&board, made, color) {
                    return;
                }
                if pupil.wants() {
                    let empty = (0..board.empty_count()).map(|place| board.empty(place));
                    let mut legal: Vec<Point> =
                        empty.filter(|&at| is_legal(&board, at, color)).collect();
                    legal.sort();
                    let mut position =
                        Position::new(&board, color, recent, Some(&windows), &mut tactics);
                    pupil.see(&mut position, made, &legal);
                }
                board.play(made, color, &mut ());
            } else {
                board.pass();
            }
            recent = [Some(made.map_or(Move::Pass, Move::Play)), recent[0]];
        }
    }
}

/// Whether a move is legal but for repetition beyond simple ko.
fn is_legal<T: Topology>(board: &Board<T>, point: Point, color: Color) -> bool {
    board.is_empty(point) && board.leaves_liberty(point, color) && board.ko() != Some(point)
}
