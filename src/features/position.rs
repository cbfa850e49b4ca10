//! A position as its player sees it: the features of every move.

use super::groups::{Features, Group};
use super::shapes::{EMPTY, Known, NEAR, Nested, OFF, OWN, RIVAL, largest, last_in_window, nested};
use super::tactics::Tactics;
use super::windows::Windows;
use crate::board::{Board, Color, Move, Point, Topology};

/// The shapes that have a weight, in the order of the groups.
#[derive(Clone, Debug, Default)]
pub struct Shapes {
    /// Without the last move.
    pub(super) plain: Known,
    /// With it.
    pub(super) answers: Known,
}

/// A position, for the features of its moves.
#[derive(Debug)]
pub struct Position<'a, T: Topology> {
    board: &'a Board<T>,
    color: Color,
    windows: Option<&'a Windows>,
    last: Option<Point>,
    before: Option<Point>,
    tactics: &'a mut Tactics<T>,
    /// On boards that are no grids: how many edges lie between the last two moves and each point.
    steps: [Vec<u8>; 2],
    /// 0 to 3, by how much of the board is filled.
    phase: u32,
}

impl<'a, T: Topology> Position<'a, T> {
    /// The position with `color` to move after these turns, the latest first.
    pub fn new(
        board: &'a Board<T>,
        color: Color,
        recent: [Option<Move>; 2],
        windows: Option<&'a Windows>,
        tactics: &'a mut Tactics<T>,
    ) -> Self {
        let [last, before] = recent.map(|mv| mv.and_then(Move::point));
        tactics.look_at(board, color, last);
        let points = board.topology().points().len();
        let filled = 100 * (points - board.empty_count()) / points.max(1);
        Self {
            board,
            color,
            windows,
            last,
            before,
            tactics,
            steps: [last, before].map(|from| match (windows, from) {
                (None, Some(from)) => steps(board.topology(), from),
                _ => Vec::new(),
            }),
            phase: match filled {
                0..10 => 0,
                10..30 => 1,
                30..60 => 2,
                _ => 3,
            },
        }
    }

    /// The board.
    pub fn board(&self) -> &Board<T> {
        self.board
    }

    /// The player to move.
    pub fn color(&self) -> Color {
        self.color
    }

    /// The last move, if it was a play.
    pub fn last(&self) -> Option<Point> {
        self.last
    }

    /// The features of a play at the empty `point`.
    pub fn features(&mut self, point: Point, known: &Shapes) -> Features {
        let mut features = Features::default();
        if let Some(windows) = self.windows {
            let states = |cell| self.state(windows, point, cell);
            features[Group::Shape as usize] = largest(&known.plain, None, states);
            let near = self.last_near(windows, point);
            if near.is_some() {
                features[Group::Answer as usize] = largest(&known.answers, near, states);
            }
            features[Group::Line as usize] =
                1 + 4 * windows.line(point).min(6).saturating_sub(1) + self.phase;
        }
        features[Group::Last as usize] = self.distance(point, self.last, &self.steps[0]);
        features[Group::Before as usize] = self.distance(point, self.before, &self.steps[1]);
        self.tactics
            .note(self.board, self.color, point, &mut features);
        features
    }

    /// The names of the shapes around a point: without and with the last move.
    pub fn shapes(&self, point: Point) -> [Nested; 2] {
        let Some(windows) = self.windows else {
            return [Nested::new(), Nested::new()];
        };
        let states = |cell| self.state(windows, point, cell);
        let near = self.last_near(windows, point);
        let answers = near.map_or_else(Nested::new, |cell| nested(Some(cell), states));
        [nested(None, states), answers]
    }

    fn last_near(&self, windows: &Windows, point: Point) -> Option<usize> {
        self.last
            .and_then(|last| last_in_window(windows, point, last))
    }

    /// What a cell around a point shows.
    fn state(&self, windows: &Windows, point: Point, cell: usize) -> u8 {
        let at = windows.around(point)[cell];
        let Some(owner) = self.board.color(at) else {
            return if self.board.is_empty(at) { EMPTY } else { OFF };
        };
        let base = if owner == self.color { OWN } else { RIVAL };
        if cell < NEAR {
            base + self.tactics.liberties(self.board, at).clamp(1, 3) as u8 - 1
        } else {
            base + 2
        }
    }

    /// 0 where there is no such move, 1 next to it, up to 17 far from it.
    fn distance(&self, point: Point, from: Option<Point>, steps: &[u8]) -> u32 {
        let Some(from) = from else {
            return 0;
        };
        let distance = match self.windows {
            Some(windows) => windows.distance(point, from),
            None => 2 * i32::from(steps[point.index()]),
        };
        distance.clamp(2, 18) as u32 - 1
    }
}

/// How many edges lie between a point and each other one, by cell: [`FAR`] for more than two; 1 for the point itself, as on
/// grids.
fn steps<T: Topology>(topology: &T, from: Point) -> Vec<u8> {
    let mut steps = vec![FAR; topology.cells()];
    let around = topology.neighbours(from).count();
    // Where all are neighbours there may be millions of edges.
    let further = (around + 1 < topology.points().len()).then(|| topology.neighbours(from));
    for near in further.into_iter().flatten() {
        for next in topology.neighbours(near) {
            steps[next.index()] = 2;
        }
    }
    for near in topology.neighbours(from).chain([from]) {
        steps[near.index()] = 1;
    }
    steps
}

/// As far as a move can be.
const FAR: u8 = 9;
