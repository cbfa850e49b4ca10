//! A search from start to report: the tree of the last one, the threads, and when to stop.

use super::Params;
use super::analysis::{Analysis, Watch};
use super::params::OPENING_SPAN;
use super::report::Report;
use super::restrictions::Restrictions;
use super::run::Run;
use super::stakes::Stakes;
use super::symmetry::doubles;
use super::tally::Tally;
use super::tree::Tree;
use super::worker::Task;
use crate::board::{Color, Graph, PositionHash, Topology};
use crate::clock::Budget;
use crate::features::{Weights, Windows};
use crate::game::{Game, Turn};
use crate::hash::FastSet;
use crate::rules::Ruleset;
use std::sync::Arc;
use std::time::Instant;

/// How long a search goes on. It stops at the first limit reached.
pub struct Limits<'a> {
    /// Simulations.
    pub simulations: Option<u64>,
    /// Time from the call on; up to the most of it where the choice is in doubt.
    pub time: Option<Budget>,
    /// Asked after every simulation.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl std::fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Limits")
            .field("simulations", &self.simulations)
            .field("time", &self.time)
            .finish_non_exhaustive()
    }
}

/// What is to be searched.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The game as it stands.
    pub game: &'a Game,
    /// Whose turn is searched for, in turn or not.
    pub color: Color,
    /// How to search.
    pub params: &'a Params,
    /// The moves to look at.
    pub restrictions: &'a Restrictions,
}

/// Searches, and keeps the tree for the next search if that begins in it.
#[derive(Debug)]
pub struct Searcher {
    threads: usize,
    bytes: usize,
    seed: u64,
    searches: u64,
    weights: Arc<Weights>,
    windows: KeptWindows,
    kept: Option<Kept>,
}

/// The windows of the board that was searched last: making them takes longer than a short search.
#[derive(Debug, Default)]
struct KeptWindows(Option<(Arc<Graph>, Option<Windows>)>);

impl KeptWindows {
    /// Those of a board, `None` where that is no grid.
    fn of(&mut self, graph: &Arc<Graph>) -> Option<&Windows> {
        if !matches!(&self.0, Some((kept, _)) if Arc::ptr_eq(kept, graph)) {
            self.0 = Some((Arc::clone(graph), Windows::new(graph)));
        }
        self.0.as_ref()?.1.as_ref()
    }
}

/// A tree, and the position of its root.
#[derive(Debug)]
struct Kept {
    tree: Tree,
    origin: Origin,
    turns: Vec<Turn>,
    to_move: Color,
    /// What the simulations from this root found besides the tree.
    tally: Tally,
}

/// All but the turns that makes a position: a tree is good for one of them only.
#[derive(Debug)]
struct Origin {
    board: Arc<Graph>,
    start: PositionHash,
    rules: Ruleset,
    stakes: Stakes,
}

impl Searcher {
    /// A searcher on so many threads whose tree takes at most `bytes`. It knows moves by the weights built in.
    pub fn new(threads: usize, bytes: usize, seed: u64) -> Self {
        Self {
            threads: threads.max(1),
            bytes,
            seed,
            searches: 0,
            weights: Weights::built_in(),
            windows: KeptWindows::default(),
            kept: None,
        }
    }

    /// The same, but it knows moves by these weights.
    #[must_use]
    pub fn with_weights(self, weights: Arc<Weights>) -> Self {
        Self { weights, ..self }
    }

    /// Forgets the tree, and starts the random numbers anew.
    pub fn forget(&mut self) {
        self.kept = None;
        self.searches = 0;
    }

    /// Searches for the best move of `color`.
    pub fn search(
        &mut self,
        game: &Game,
        color: Color,
        params: &Params,
        limits: &Limits<'_>,
    ) -> Report {
        let question = Question {
            game,
            color,
            params,
            restrictions: &Restrictions::default(),
        };
        self.answer(&question, limits, None)
    }

    /// Searches for the best of the moves in question, and lets somebody watch. A tree that fills half its memory is compacted
    /// first, which takes the other half for a moment; one that is full is pruned. One who watches sees the root opened and a move
    /// visited, whatever the limits but that of the simulations.
    pub fn answer(
        &mut self,
        question: &Question<'_>,
        limits: &Limits<'_>,
        mut watch: Option<&mut Watch<'_>>,
    ) -> Report {
        let start = Instant::now();
        let &Question { game, color, .. } = question;
        let mut kept = self.tree_for(question);
        if kept.tree.is_worth_compacting() {
            // That takes a while in a large tree.
            if let Some(watch) = watch.as_deref_mut() {
                watch.look_ahead(Analysis::of(
                    &kept.tree,
                    &kept.tally,
                    (color, kept.origin.stakes.viewer(color)),
                ));
            }
            kept.tree = kept.tree.compacted(self.bytes / 2);
        }
        let run = Run::new(question.params, limits, start, watch.as_deref());
        let mut found = Tally::new(game.graph(), false);
        loop {
            let more = self.run_in_tree(&run, question, &kept, watch.as_deref_mut());
            kept.tally.merge(&more);
            found.merge(&more);
            if !kept.tree.is_full() || !run.goes_on_after_pruning() {
                break;
            }
            kept.tree = kept.tree.pruned(self.bytes / 2);
        }
        let report = Report::of(
            &kept.tree,
            &found,
            color,
            (run.simulations(), start.elapsed()),
        );
        self.kept = Some(kept).filter(|_| question.restrictions.is_empty());
        report
    }

    /// Runs as long as the tree has room; what was found besides it.
    fn run_in_tree(
        &mut self,
        run: &Run<'_>,
        question: &Question<'_>,
        kept: &Kept,
        watch: Option<&mut Watch<'_>>,
    ) -> Tally {
        let &Question { game, color, .. } = question;
        let past: FastSet<u64> = game.past_hashes().collect();
        let turns = game.turns();
        let before = turns.len().saturating_sub(2);
        let recent: Vec<Turn> = turns.skip(before).collect();
        let skips = question.params.skips_doubles && question.restrictions.is_empty();
        let doubles = if skips { doubles(game) } else { Vec::new() };
        let task = Task {
            tree: &kept.tree,
            params: question.params,
            weights: &self.weights,
            windows: self.windows.of(game.graph()),
            restrictions: question.restrictions,
            doubles: &doubles,
            past: &past,
            ko: game.rules().ko,
            ending: game.rules().ending,
            scoring: game.rules().scoring,
            stakes: &kept.origin.stakes,
            hash: game.hash(),
            to_move: color,
            recent: &recent,
            opening: opening_left(game),
            passes: game.consecutive_passes(),
        };
        self.searches += 1;
        let seed = self
            .seed
            .wrapping_add(self.searches.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        run.on_board(&task, game, (self.threads, seed), &kept.tally, watch)
    }

    /// The tree of the last search moved on to this position, or a new one. A tree of some moves only is good for one search.
    fn tree_for(&mut self, question: &Question<'_>) -> Kept {
        let &Question { game, color, .. } = question;
        let origin = origin(game);
        let turns: Vec<Turn> = game.turns().collect();
        let reused = self
            .kept
            .take()
            .filter(|kept| kept.origin == origin && question.restrictions.is_empty())
            .and_then(|kept| kept.moved_to(&turns, color));
        reused.unwrap_or_else(|| Kept {
            tree: Tree::new(self.bytes / 2),
            origin,
            turns,
            to_move: color,
            tally: Tally::new(game.graph(), false),
        })
    }
}

impl Kept {
    /// The tree with the root moved along the turns that came since, if they lie in it.
    fn moved_to(mut self, turns: &[Turn], color: Color) -> Option<Self> {
        let new = turns.strip_prefix(&self.turns[..])?;
        for &(mover, mv) in new {
            if mover != self.to_move || !self.tree.advance(mv) {
                return None;
            }
            self.to_move = mover.next(self.origin.stakes.seats.players());
        }
        if !new.is_empty() {
            self.tally = Tally::new(&self.origin.board, false);
        }
        self.turns.extend_from_slice(new);
        (self.to_move == color).then_some(self)
    }
}

impl PartialEq for Origin {
    /// The board has to be the very same: a file may hold another one every time it is read.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.board, &other.board)
            && self.start == other.start
            && self.rules == other.rules
            && self.stakes == other.stakes
    }
}

fn origin(game: &Game) -> Origin {
    Origin {
        board: Arc::clone(game.graph()),
        start: game.start_hash(),
        rules: *game.rules(),
        stakes: Stakes::of(game),
    }
}

/// See [`Params::opening_puct`].
fn opening_left(game: &Game) -> f32 {
    let span = OPENING_SPAN * game.graph().points().len() as f32;
    (1.0 - game.board().stones().count() as f32 / span).max(0.0)
}
