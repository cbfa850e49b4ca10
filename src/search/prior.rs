//! What is known of a move before it is tried.

use super::Params;
use crate::board::{Board, Color, Graph, Point, Topology};
use crate::playout::{Landing, is_shape, vital};

/// Virtual simulations of a move and how many of them were won.
pub(super) type Prior = (f32, f32);

/// What all priors of one position share.
pub(super) struct Priors<'a, T: Topology> {
    board: &'a Board<T>,
    color: Color,
    params: &'a Params,
    lines: &'a Lines,
    /// Points near the last move with their distance, from 1.
    near: Vec<(Point, usize)>,
    /// Where the rival is kept from a second eye.
    vital: Option<Point>,
}

impl<'a, T: Topology> Priors<'a, T> {
    pub(super) fn new(
        board: &'a Board<T>,
        color: Color,
        last: Option<Point>,
        params: &'a Params,
        lines: &'a Lines,
    ) -> Self {
        let near = last.map_or_else(Vec::new, |last| {
            neighbourhood(board, last, params.near_prior.len())
        });
        Self {
            board,
            color,
            params,
            lines,
            near,
            vital: last.and_then(|last| vital(board, color, last)),
        }
    }

    /// The prior of a legal move.
    pub(super) fn of(&self, point: Point) -> Prior {
        let params = self.params;
        let landing = Landing::of(self.board, point, self.color);
        let mut prior = (params.even_prior, params.even_prior / 2.0);
        let mut add = |weight: f32, value: f32| {
            prior.0 += weight;
            prior.1 += weight * value;
        };
        if landing.captures > 0 {
            add(params.capture_prior + landing.captures.min(10) as f32, 1.0);
        }
        if landing.liberties < 2 && landing.captures < landing.stones {
            add(params.self_atari_prior, 0.0);
        } else if self.saves(point) {
            add(params.save_prior, 1.0);
        }
        if self.vital == Some(point) {
            add(params.nakade_prior, 1.0);
        }
        if is_shape(self.board, point) {
            add(params.shape_prior, 1.0);
        }
        if let Some(&(_, distance)) = self.near.iter().find(|&&(p, _)| p == point) {
            add(params.near_prior[distance - 1], 1.0);
        }
        if let Some(value) = self.line_value(point) {
            add(params.line_prior, value);
        }
        prior
    }

    /// Whether the move joins a chain of one's own that is in atari.
    fn saves(&self, point: Point) -> bool {
        let board = self.board;
        board
            .topology()
            .neighbours(point)
            .any(|q| board.color(q) == Some(self.color) && board.in_atari(q))
    }

    /// What the line is worth where no stone is near: the first and second are low, the third and fourth high.
    fn line_value(&self, point: Point) -> Option<f32> {
        let board = self.board;
        let ring = board.topology().ring(point)?;
        if ring.iter().any(|&q| board.color(q).is_some()) {
            return None;
        }
        match self.lines.of(point) {
            1 | 2 => Some(0.0),
            3 | 4 => Some(1.0),
            _ => None,
        }
    }
}

/// The line of each point of a grid, counted from the nearest edge; 0 on other graphs.
#[derive(Debug)]
pub(super) struct Lines(Vec<u8>);

impl Lines {
    pub(super) fn new(graph: &Graph) -> Self {
        let mut lines = vec![0; graph.cells()];
        for &point in graph.points() {
            if let (Some((columns, rows)), Some((x, y))) =
                (graph.grid_size(), graph.column_row(point))
            {
                lines[point.index()] = 1 + x.min(columns - 1 - x).min(y).min(rows - 1 - y);
            }
        }
        Self(lines)
    }

    fn of(&self, point: Point) -> u8 {
        self.0[point.index()]
    }
}

/// The points within `steps` of a stone, each with its distance; stones of one chain are no distance apart.
fn neighbourhood<T: Topology>(board: &Board<T>, start: Point, steps: usize) -> Vec<(Point, usize)> {
    let mut found: Vec<(Point, usize)> = Vec::new();
    let mut frontier: Vec<Point> = if board.color(start).is_some() {
        board.chain_stones(start).collect()
    } else {
        vec![start]
    };
    found.extend(frontier.iter().map(|&p| (p, 1)));
    for distance in 1..=steps {
        let mut next = Vec::new();
        for q in frontier
            .iter()
            .flat_map(|&p| board.topology().neighbours(p))
        {
            let on_board = board.is_empty(q) || board.color(q).is_some();
            if !on_board || found.iter().any(|&(p, _)| p == q) {
                continue;
            }
            if board.color(q).is_some() {
                let chain: Vec<Point> = board.chain_stones(q).collect();
                found.extend(chain.iter().map(|&p| (p, distance)));
                next.extend(chain);
            } else {
                found.push((q, distance));
                next.push(q);
            }
        }
        frontier = next;
    }
    found
}
