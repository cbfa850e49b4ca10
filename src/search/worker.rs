//! One thread's simulations.

use super::Params;
use super::node::Node;
use super::prior::{Prior, Priors};
use super::restrictions::Restrictions;
use super::stakes::{Stakes, Worth};
use super::tally::Tally;
use super::tree::Tree;
use crate::board::{Board, Color, MAX_PLAYERS, Move, Point, PointMap, PositionHash, Topology};
use crate::features::{Tactics, Weights, Windows};
use crate::hash::FastSet;
use crate::playout::{Policy, owner, playout};
use crate::random::Random;
use crate::rules::{Ending, KoRule, Outcome, Scoring, area};
use std::sync::{Mutex, PoisonError};

/// What all threads of a search share and none changes, but for the tree.
#[derive(Debug)]
pub(super) struct Task<'a> {
    pub(super) tree: &'a Tree,
    pub(super) params: &'a Params,
    pub(super) weights: &'a Weights,
    pub(super) windows: Option<&'a Windows>,
    pub(super) restrictions: &'a Restrictions,
    /// Moves that are not looked at at the root, since others are the same.
    pub(super) doubles: &'a [Point],
    /// Hashes that the ko rule bars.
    pub(super) past: &'a FastSet<u64>,
    pub(super) ko: KoRule,
    pub(super) ending: Ending,
    pub(super) scoring: Scoring,
    pub(super) stakes: &'a Stakes,
    pub(super) hash: PositionHash,
    pub(super) to_move: Color,
    /// The last two turns before the root, as far as there are any, the latest last.
    pub(super) recent: &'a [(Color, Move)],
    /// How much of the opening is left at the root, from 1 down to 0.
    pub(super) opening: f32,
    /// The passes in a row before the root.
    pub(super) passes: u8,
}

impl Task<'_> {
    /// Whose leads and owners are noted.
    pub(super) fn viewer(&self) -> Color {
        self.stakes.viewer(self.to_move)
    }
}

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
    tactics: Tactics<T>,
    /// By place: who owned the points at the last end, +1 the viewer, -1 another.
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
            tactics: Tactics::new(start.topology()),
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
            self.turns.extend(task.recent);
            self.hashes.clear();
            self.open(task.tree.root(), task.hash, task.to_move);
        }
    }

    /// One pass: down, a playout, and back up.
    pub(super) fn simulate(&mut self) {
        let task = self.task;
        self.board.copy_from(self.start);
        self.turns.clear();
        self.turns.extend(task.recent);
        self.hashes.clear();
        let before = self.turns.len();
        let mut path = smallvec::SmallVec::<[&Node; 64]>::new();
        let (ended, color) = self.descend(before, &mut path);
        let stones = self.stones_spent(before);
        if !ended || task.ending != Ending::Final {
            let policy = Policy {
                rates: task.params.rates,
                replies: task.weights.replies(),
            };
            playout(
                &mut self.board,
                color,
                task.stakes.seats,
                &policy,
                &mut self.random,
                &mut self.turns,
            );
        }
        let worth = self.result(ended && task.ending == Ending::Final, stones);
        let first = self.turns.get(before).filter(|_| path.len() > 1);
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        let own = worth.to(task.viewer());
        tally.add(&self.signs, worth.lead, own, first.map(|&(_, mv)| mv));
        drop(tally);
        for (depth, node) in path.iter().enumerate() {
            // The root's own count is kept as its player sees it.
            let mover = if depth == 0 {
                task.to_move
            } else {
                self.turns[before + depth - 1].0
            };
            node.results.settle(worth.to(mover));
        }
        self.update_rave(before, &path, &worth);
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
        let mut passes = task.passes;
        loop {
            path.push(node);
            node.results.announce();
            if node.results.count() >= task.params.expand_visits && node.claim() {
                self.open(node, hash, color);
            }
            let Some(child) = tree.select(node, task.params, task.opening) else {
                return (false, color);
            };
            let mv = child.mv();
            match mv {
                Move::Play(point) => self.board.play(point, color, &mut hash),
                Move::Pass => self.board.pass(),
            }
            self.turns.push((color, mv));
            passes = if mv == Move::Pass {
                passes.saturating_add(1)
            } else {
                0
            };
            color = color.next(task.stakes.seats.players());
            if passes >= task.stakes.seats.players() {
                path.push(child);
                child.results.announce();
                return (true, color);
            }
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
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        let plays = !self.task.stakes.seats.has_resigned(color);
        let is_root = std::ptr::eq(node, self.task.tree.root());
        let doubles = self.task.doubles.iter().filter(|_| is_root);
        for &point in self.board.topology().points() {
            if plays
                && self.board.is_empty(point)
                && self.is_sensible(point, hash, color)
                && !doubles.clone().any(|&double| double == point)
            {
                moves.push((Move::Play(point), Prior::default()));
            }
        }
        let mut recent = self.turns.iter().rev().map(|&(_, mv)| mv);
        let recent = [recent.next(), recent.next()];
        let (windows, tactics) = (self.task.windows, &mut self.tactics);
        let mut priors = Priors::new(&self.board, color, recent, windows, tactics);
        priors.fill(&mut moves, params, self.task.weights);
        moves.push((Move::Pass, Prior::even(params, params.pass_value)));
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
        let ply = self.turns.len() - self.task.recent.len();
        let pass = moves.last().copied();
        moves.retain(|&(mv, _)| restrictions.allow(ply, color, mv));
        if moves.is_empty() && restrictions.names_only(color) {
            let even = Prior::even(self.task.params, 0.5);
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
        let key = self.key(after, color.next(self.task.stakes.seats.players()));
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

    /// What the end is worth. Notes who owns what. So many of Black's points do not count.
    fn result(&mut self, exactly: bool, stones: i32) -> Worth {
        let (stakes, viewer) = (self.task.stakes, self.task.viewer());
        let points = self.board.topology().points();
        let mut counts = [0; MAX_PLAYERS as usize];
        let exact = exactly.then(|| area(&self.board, stakes.seats.players()).owners);
        for (place, &point) in points.iter().enumerate() {
            let owner = exact
                .as_ref()
                .map_or_else(|| owner(&self.board, point), |owners| owners[place]);
            self.signs[place] = owner.map_or(0, |color| if color == viewer { 1 } else { -1 });
            if let Some(color) = owner {
                counts[color.index()] += 1;
            }
        }
        counts[0] -= stones;
        let margin_weight = self.task.params.margin_weight;
        stakes.worth(&counts, points.len(), margin_weight, viewer)
    }

    /// All moves as first: a child gains from every simulation in which its move was made later, by the same player, as
    /// the first move at its point.
    fn update_rave(&mut self, before: usize, path: &[&Node], worth: &Worth) {
        let played = self.turns[before..].iter().rev().enumerate();
        let last = self.turns.len() - before;
        for (back, &(color, mv)) in played {
            if let Move::Play(point) = mv {
                *self.first.at(point) = color.number();
            }
            let depth = last - 1 - back;
            if let Some(node) = path.get(depth) {
                let won = worth.to(color);
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
