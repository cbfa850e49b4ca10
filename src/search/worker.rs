//! One thread's simulations.

use super::Params;
use super::node::Node;
use super::prior::{Lines, Prior, Priors};
use super::restrictions::Restrictions;
use super::tally::Tally;
use super::tree::Tree;
use crate::board::{Board, Color, Move, Point, PointMap, PositionHash, Topology};
use crate::hash::FastSet;
use crate::playout::{owner, playout};
use crate::random::Random;
use crate::rules::{Ending, KoRule, Outcome, Scoring, area};
use std::sync::{Mutex, PoisonError};

/// What all threads of a search share and none changes, but for the tree.
#[derive(Debug)]
pub(super) struct Task<'a> {
    pub(super) tree: &'a Tree,
    pub(super) params: &'a Params,
    pub(super) lines: &'a Lines,
    pub(super) restrictions: &'a Restrictions,
    /// Hashes that the ko rule bars.
    pub(super) past: &'a FastSet<u64>,
    pub(super) ko: KoRule,
    pub(super) ending: Ending,
    pub(super) scoring: Scoring,
    /// What Black is ahead by before a point is counted: minus komi and White's compensation.
    pub(super) head_start: f32,
    pub(super) hash: PositionHash,
    pub(super) to_move: Color,
    /// The last turn before the root.
    pub(super) last: Option<(Color, Move)>,
}

/// Two players play; the type keeps the number in one place.
const PLAYERS: u8 = 2;

/// One thread's board and records, used again for every simulation.
#[derive(Debug)]
pub(super) struct Worker<'a, T: Topology> {
    task: &'a Task<'a>,
    start: &'a Board<T>,
    board: Board<T>,
    random: Random,
    turns: Vec<(Color, Move)>,
    /// The hashes of the positions in the tree below the root.
    hashes: Vec<u64>,
    /// The color that first played at a point since the node at hand; 0 for none.
    first: T::Map<u8>,
    moves: Vec<(Move, Prior)>,
    /// By place: who owned the points at the last end, +1 Black, -1 White.
    signs: Vec<i8>,
    /// Where others may look at it.
    tally: &'a Mutex<Tally>,
}

impl<'a, T: Topology> Worker<'a, T> {
    pub(super) fn new(
        task: &'a Task<'a>,
        start: &'a Board<T>,
        random: Random,
        tally: &'a Mutex<Tally>,
    ) -> Self {
        let points = start.topology().points().len();
        Self {
            task,
            start,
            board: start.clone(),
            random,
            turns: Vec::with_capacity(4 * points),
            hashes: Vec::new(),
            first: start.topology().map(0),
            moves: Vec::new(),
            signs: vec![0; points],
            tally,
        }
    }

    /// Opens the root if the search ended before its visits called for it, so that there are moves to choose from.
    pub(super) fn open_root(&mut self) {
        let task = self.task;
        if task.tree.root().claim() {
            self.board.copy_from(self.start);
            self.turns.clear();
            self.turns.extend(task.last);
            self.hashes.clear();
            self.open(task.tree.root(), task.hash, task.to_move);
        }
    }

    /// One pass: down, a playout, and back up.
    pub(super) fn simulate(&mut self) {
        let task = self.task;
        self.board.copy_from(self.start);
        self.turns.clear();
        self.turns.extend(task.last);
        self.hashes.clear();
        let before = self.turns.len();
        let mut path = smallvec::SmallVec::<[&Node; 64]>::new();
        let (ended, color) = self.descend(before, &mut path);
        let stones = self.stones_spent(before);
        if !ended || task.ending != Ending::Final {
            playout(
                &mut self.board,
                color,
                PLAYERS,
                &task.params.rates,
                &mut self.random,
                &mut self.turns,
            );
        }
        let (black, lead) = self.result(ended && task.ending == Ending::Final, stones);
        let first = self.turns.get(before).filter(|_| path.len() > 1);
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        tally.add(&self.signs, lead, black, first.map(|&(_, mv)| mv));
        drop(tally);
        let value = |color: Color| {
            if color == Color::BLACK {
                black
            } else {
                1.0 - black
            }
        };
        for (depth, node) in path.iter().enumerate() {
            // The root's own count is kept as its player sees it.
            let mover = if depth == 0 {
                task.to_move
            } else {
                self.turns[before + depth - 1].0
            };
            node.results.settle(value(mover));
        }
        self.update_rave(before, &path, value);
    }

    /// Goes down to a leaf. Returns whether the game ended on the way, and whose turn it is.
    fn descend(
        &mut self,
        before: usize,
        path: &mut smallvec::SmallVec<[&'a Node; 64]>,
    ) -> (bool, Color) {
        let task = self.task;
        let tree: &'a Tree = task.tree;
        let (mut node, mut hash, mut color) = (tree.root(), task.hash, task.to_move);
        let mut passed = matches!(task.last, Some((_, Move::Pass)));
        loop {
            path.push(node);
            node.results.announce();
            if node.results.count() >= task.params.expand_visits && node.claim() {
                self.open(node, hash, color);
            }
            let Some(child) = tree.select(node, task.params) else {
                return (false, color);
            };
            let mv = child.mv();
            match mv {
                Move::Play(point) => self.board.play(point, color, &mut hash),
                Move::Pass => self.board.pass(),
            }
            self.turns.push((color, mv));
            if mv == Move::Pass && passed {
                path.push(child);
                child.results.announce();
                return (true, color.next(PLAYERS));
            }
            passed = mv == Move::Pass;
            color = color.next(PLAYERS);
            self.hashes.push(self.key(hash, color));
            node = child;
            debug_assert_eq!(
                self.turns.len() - before,
                path.len(),
                "one turn a node below the root"
            );
        }
    }

    /// The hash that repetition goes by.
    fn key(&self, hash: PositionHash, next: Color) -> u64 {
        match self.task.ko {
            KoRule::Situational => hash.with_turn(next).value(),
            KoRule::Simple | KoRule::Positional => hash.value(),
        }
    }

    /// Gives a claimed leaf its children: every legal move that fills no own eye, and the pass.
    fn open(&mut self, node: &Node, hash: PositionHash, color: Color) {
        let params = self.task.params;
        let last = self.turns.last().and_then(|(_, mv)| mv.point());
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        let priors = Priors::new(&self.board, color, last, params, self.task.lines);
        for &point in self.board.topology().points() {
            if self.board.is_empty(point) && self.is_sensible(point, hash, color) {
                moves.push((Move::Play(point), priors.of(point)));
            }
        }
        moves.push((
            Move::Pass,
            (params.even_prior, params.even_prior * params.pass_value),
        ));
        self.restrict(&mut moves, hash, color);
        self.task.tree.open(node, &moves);
        self.moves = moves;
    }

    /// Leaves out what may not be looked at here. Where nothing else is left, moves that were named may fill an eye, and a pass
    /// is always possible.
    fn restrict(&self, moves: &mut Vec<(Move, Prior)>, hash: PositionHash, color: Color) {
        let restrictions = self.task.restrictions;
        if restrictions.is_empty() {
            return;
        }
        let ply = self.turns.len() - usize::from(self.task.last.is_some());
        let pass = moves.last().copied();
        moves.retain(|&(mv, _)| restrictions.allow(ply, color, mv));
        if moves.is_empty() && restrictions.names_only(color) {
            let even = (
                self.task.params.even_prior,
                self.task.params.even_prior / 2.0,
            );
            let points = self.board.topology().points().iter();
            let named = points.filter(|&&point| {
                restrictions.allow(ply, color, Move::Play(point))
                    && self.board.is_empty(point)
                    && self.is_legal(point, hash, color)
            });
            moves.extend(named.map(|&point| (Move::Play(point), even)));
        }
        if moves.is_empty() {
            moves.extend(pass);
        }
    }

    /// Whether a move is legal here and fills no own eye.
    fn is_sensible(&self, point: Point, hash: PositionHash, color: Color) -> bool {
        !self.board.is_eye_like(point, color) && self.is_legal(point, hash, color)
    }

    /// Whether a play at an empty point is legal here. Suicide is never tried.
    fn is_legal(&self, point: Point, hash: PositionHash, color: Color) -> bool {
        let board = &self.board;
        if !board.leaves_liberty(point, color) {
            return false;
        }
        if self.task.ko == KoRule::Simple {
            return board.ko() != Some(point);
        }
        let after = Outcome::of(board, point, color).hash(board, point, color, hash);
        let key = self.key(after, color.next(PLAYERS));
        !self.task.past.contains(&key) && !self.hashes.contains(&key)
    }

    /// How many stones more Black has played than White in the tree, where territory is counted: each is a point of area
    /// that is none of territory. In the playout after it both play about as many.
    fn stones_spent(&self, before: usize) -> i32 {
        if self.task.scoring == Scoring::Area {
            return 0;
        }
        let plays = self.turns[before..].iter();
        let sign = |&(color, mv): &(Color, Move)| match (mv, color) {
            (Move::Pass, _) => 0,
            (Move::Play(_), Color::BLACK) => 1,
            (Move::Play(_), _) => -1,
        };
        plays.map(sign).sum()
    }

    /// What the end is worth to Black, from 0 to 1, mostly for winning and a little for the margin; and Black's lead. Notes
    /// who owns what. `stones` do not count.
    fn result(&mut self, exactly: bool, stones: i32) -> (f32, f32) {
        let points = self.board.topology().points();
        let mut lead = -stones;
        let exact = exactly.then(|| area(&self.board, PLAYERS).owners);
        for (place, &point) in points.iter().enumerate() {
            let owner = exact
                .as_ref()
                .map_or_else(|| owner(&self.board, point), |owners| owners[place]);
            let sign = owner.map_or(0, |color| if color == Color::BLACK { 1 } else { -1 });
            self.signs[place] = sign;
            lead += i32::from(sign);
        }
        let lead = lead as f32 + self.task.head_start;
        let win = if lead > 0.0 {
            1.0
        } else if lead < 0.0 {
            0.0
        } else {
            0.5
        };
        let margin = (lead / points.len() as f32).clamp(-1.0, 1.0) / 2.0 + 0.5;
        let worth = win + self.task.params.margin_weight * (margin - win);
        (worth, lead)
    }

    /// All moves as first: a child gains from every simulation in which its move was made later, by the same player, as
    /// the first move at its point.
    fn update_rave(&mut self, before: usize, path: &[&Node], value: impl Fn(Color) -> f32) {
        let played = self.turns[before..].iter().rev().enumerate();
        let last = self.turns.len() - before;
        for (back, &(color, mv)) in played {
            if let Move::Play(point) = mv {
                *self.first.at(point) = color.number();
            }
            let depth = last - 1 - back;
            if let Some(node) = path.get(depth) {
                let won = value(color);
                for child in self.task.tree.children(node) {
                    if let Move::Play(point) = child.mv()
                        && self.first.get(point) == color.number()
                    {
                        child.rave.add(won);
                    }
                }
            }
        }
        for &(_, mv) in &self.turns[before..] {
            if let Move::Play(point) = mv {
                *self.first.at(point) = 0;
            }
        }
    }
}
