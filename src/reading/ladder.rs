//! Ladders: a chain put in atari at every turn until it is caught or gets away.
//!
//! The attacker only gives atari, the defender only runs or captures a chain next to his own that is in atari: what is called
//! caught is caught against every such defence. A chain with two liberties on its owner's turn has got away. Where the budget is
//! spent nobody is called caught. Repetition is left to simple ko.

use crate::board::{Board, Color, Liberties, Point, Topology};
use crate::playout::two_liberties;
use smallvec::SmallVec;

/// The stones played in one question before it is given up.
pub(super) const BUDGET: u32 = 400;
/// The turns in a row that are followed.
const DEEPEST: usize = 120;

/// Reads ladders on boards of one topology; keeps the boards it reads on.
#[derive(Debug)]
pub struct Ladders<T: Topology> {
    /// The board after each turn of the line at hand.
    line: Vec<Board<T>>,
    /// The stones that one question may take.
    pub(super) budget: u32,
    /// Those left for the question at hand.
    left: u32,
}

/// The defender's answers: a run or a few captures.
type Answers = SmallVec<[Point; 4]>;

impl<T: Topology> Default for Ladders<T> {
    fn default() -> Self {
        Self {
            line: Vec::new(),
            budget: BUDGET,
            left: 0,
        }
    }
}

impl<T: Topology> Ladders<T> {
    /// Whether `attacker`, to move, catches the chain of `stone`, which has two liberties or one.
    pub fn catches(&mut self, board: &Board<T>, stone: Point, attacker: Color) -> bool {
        self.start(board);
        self.attack(0, stone, attacker)
    }

    /// Whether the chain of `stone`, in atari and its owner to move, is caught by `attacker`.
    pub fn is_caught(&mut self, board: &Board<T>, stone: Point, attacker: Color) -> bool {
        self.start(board);
        self.is_lost(0, stone, attacker)
    }

    /// Whether the chain of `stone` is caught once `attacker` has played at `point`.
    pub fn catches_by(
        &mut self,
        board: &Board<T>,
        stone: Point,
        attacker: Color,
        point: Point,
    ) -> bool {
        self.start(board);
        self.play(0, point, attacker) && self.is_lost(1, stone, attacker)
    }

    /// Whether the chain of `stone` is caught by `attacker`, to move, once its owner has played at `point`.
    pub fn is_lost_at(
        &mut self,
        board: &Board<T>,
        stone: Point,
        attacker: Color,
        point: Point,
    ) -> bool {
        let Some(owner) = board.color(stone) else {
            return false;
        };
        self.start(board);
        self.play(0, point, owner) && self.attack(1, stone, attacker)
    }

    /// Whether a stone that `color` plays at `point` is caught by `attacker`, who moves next.
    pub fn loses_at(
        &mut self,
        board: &Board<T>,
        point: Point,
        color: Color,
        attacker: Color,
    ) -> bool {
        self.start(board);
        self.play(0, point, color) && self.attack(1, point, attacker)
    }

    fn start(&mut self, board: &Board<T>) {
        self.left = self.budget;
        if let Some(first) = self.line.first_mut() {
            first.copy_from(board);
        } else {
            self.line.push(board.clone());
        }
    }

    /// Plays on a copy of the board at `depth`, if that is legal and within the budget.
    fn play(&mut self, depth: usize, point: Point, color: Color) -> bool {
        let board = &self.line[depth];
        let is_legal = board.leaves_liberty(point, color) && board.ko() != Some(point);
        if !is_legal || self.left == 0 || depth >= DEEPEST {
            return false;
        }
        self.left -= 1;
        if self.line.len() == depth + 1 {
            self.line.push(board.clone());
        } else {
            let (before, after) = self.line.split_at_mut(depth + 1);
            after[0].copy_from(&before[depth]);
        }
        self.line[depth + 1].play(point, color, &mut ());
        true
    }

    /// The attacker's turn at `depth`.
    fn attack(&mut self, depth: usize, stone: Point, attacker: Color) -> bool {
        let board = &self.line[depth];
        if board.color(stone).is_none() {
            return true;
        }
        if board.in_atari(stone) {
            let last = board.liberties_of(stone).only();
            return board.leaves_liberty(last, attacker) && board.ko() != Some(last);
        }
        let Some([a, b]) = two_liberties(board, stone) else {
            return false;
        };
        // A run to three more liberties gets away: the atari from the other side need not be tried.
        let room = |run: Point, taken: Point| {
            let empty = |&q: &Point| board.is_empty(q) && q != taken;
            board.topology().neighbours(run).filter(empty).count()
        };
        let owner = board.color(stone);
        let mut ways = [(a, room(b, a)), (b, room(a, b))];
        ways.sort_by_key(|&(_, room)| room);
        ways.into_iter().any(|(point, room)| {
            room < 3
                && owner != Some(attacker)
                && self.play(depth, point, attacker)
                && self.is_lost(depth + 1, stone, attacker)
        })
    }

    /// The defender's turn at `depth`: whether nothing helps.
    fn is_lost(&mut self, depth: usize, stone: Point, attacker: Color) -> bool {
        let board = &self.line[depth];
        let Some(owner) = board.color(stone) else {
            return true;
        };
        if !board.in_atari(stone) {
            return false;
        }
        answers(board, stone).into_iter().all(|point| {
            if !self.play(depth, point, owner) {
                // Where the budget is spent nobody is called caught.
                return self.left > 0 && depth < DEEPEST;
            }
            self.attack(depth + 1, stone, attacker)
        })
    }
}

/// Captures of rivals next to the chain, and the run to its last liberty.
fn answers<T: Topology>(board: &Board<T>, stone: Point) -> Answers {
    let mut found = Answers::new();
    for own in board.chain_stones(stone) {
        for q in board.topology().neighbours(own) {
            let is_rival = board.color(q).is_some() && board.color(q) != board.color(stone);
            if is_rival && board.in_atari(q) {
                let capture = board.liberties_of(q).only();
                if !found.contains(&capture) {
                    found.push(capture);
                }
            }
        }
    }
    let run = board.liberties_of(stone).only();
    if !found.contains(&run) {
        found.push(run);
    }
    found
}
