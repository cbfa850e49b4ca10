//! A search from start to report: the tree of the last one, the threads, and when to stop.

use super::Params;
use super::node::Node;
use super::prior::Lines;
use super::report::{Candidate, Report};
use super::tree::Tree;
use super::worker::{Task, Worker};
use crate::board::{Board, Color, Graph, Grid, Move, PositionHash, Topology};
use crate::game::{Game, Turn};
use crate::hash::FastSet;
use crate::random::Random;
use crate::rules::Ruleset;
use std::cmp::Reverse;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How long a search goes on. It stops at the first limit reached.
pub struct Limits<'a> {
    /// Simulations.
    pub simulations: Option<u64>,
    /// Time from the call on.
    pub time: Option<Duration>,
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

/// Searches, and keeps the tree for the next search if that begins in it.
#[derive(Debug)]
pub struct Searcher {
    threads: usize,
    bytes: usize,
    seed: u64,
    searches: u64,
    kept: Option<Kept>,
}

/// A tree, and the position of its root.
#[derive(Debug)]
struct Kept {
    tree: Tree,
    origin: Origin,
    turns: Vec<Turn>,
    to_move: Color,
}

/// All but the turns that makes a position: a tree is good for one of them only.
#[derive(Debug)]
struct Origin {
    board: Arc<Graph>,
    start: PositionHash,
    rules: Ruleset,
    head_start: f32,
}

impl Searcher {
    /// A searcher on so many threads whose tree takes at most `bytes`.
    pub fn new(threads: usize, bytes: usize, seed: u64) -> Self {
        Self {
            threads: threads.max(1),
            bytes,
            seed,
            searches: 0,
            kept: None,
        }
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
        let start = Instant::now();
        let kept = self.tree_for(game, color);
        let past: FastSet<u64> = game.past_hashes().collect();
        let lines = Lines::new(game.graph());
        let task = Task {
            tree: &kept.tree,
            params,
            lines: &lines,
            past: &past,
            ko: game.rules().ko,
            ending: game.rules().ending,
            scoring: game.rules().scoring,
            head_start: kept.origin.head_start,
            hash: game.hash(),
            to_move: color,
            last: game.last_turn(),
        };
        self.searches += 1;
        let run = Run {
            task: &task,
            limits,
            start,
            simulations: AtomicU64::new(0),
            done: AtomicBool::new(false),
        };
        let seed = self
            .seed
            .wrapping_add(self.searches.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let findings = run.on_board(game, self.threads, seed);
        let report = report(&task, &run, findings);
        self.kept = Some(kept);
        report
    }

    /// The tree of the last search moved on to this position, or a new one. A tree that fills half its memory is
    /// compacted, which takes the other half for a moment.
    fn tree_for(&mut self, game: &Game, color: Color) -> Kept {
        let origin = origin(game);
        let turns: Vec<Turn> = game.turns().collect();
        let bytes = self.bytes / 2;
        let reused = self
            .kept
            .take()
            .filter(|kept| kept.origin == origin)
            .and_then(|kept| kept.moved_to(&turns, color));
        match reused {
            Some(kept) if kept.tree.fill() > 0.5 => Kept {
                tree: kept.tree.compacted(bytes),
                ..kept
            },
            Some(kept) => kept,
            None => Kept {
                tree: Tree::new(bytes),
                origin,
                turns,
                to_move: color,
            },
        }
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
            self.to_move = mover.next(2);
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
            && self.head_start == other.head_start
    }
}

fn origin(game: &Game) -> Origin {
    Origin {
        board: Arc::clone(game.graph()),
        start: game.start_hash(),
        rules: *game.rules(),
        head_start: game.head_start().points() as f32,
    }
}

/// A search under way.
struct Run<'a> {
    task: &'a Task<'a>,
    limits: &'a Limits<'a>,
    start: Instant,
    simulations: AtomicU64,
    done: AtomicBool,
}

type Findings = (Vec<i32>, f64);

impl Run<'_> {
    /// Searches on the fastest board that holds the game's graph.
    fn on_board(&self, game: &Game, threads: usize, seed: u64) -> Findings {
        let graph = game.graph();
        if let Some(grid) = Grid::<128>::from_graph(graph) {
            self.on(grid, game, threads, seed)
        } else if let Some(grid) = Grid::<256>::from_graph(graph) {
            self.on(grid, game, threads, seed)
        } else if let Some(grid) = Grid::<512>::from_graph(graph) {
            self.on(grid, game, threads, seed)
        } else if let Some(grid) = Grid::<1024>::from_graph(graph) {
            self.on(grid, game, threads, seed)
        } else {
            self.on(Graph::clone(graph), game, threads, seed)
        }
    }

    fn on<T: Topology>(&self, topology: T, game: &Game, threads: usize, seed: u64) -> Findings {
        let mut start = Board::new(Arc::new(topology));
        start.set_position(game.board());
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads)
                .map(|thread| {
                    scope.spawn({
                        let start = &start;
                        move || self.work(start, Random::new(seed, thread as u64))
                    })
                })
                .collect();
            let mut findings = self.work(&start, Random::new(seed, 0));
            for other in others {
                if let Ok((ownership, leads)) = other.join() {
                    findings
                        .0
                        .iter_mut()
                        .zip(ownership)
                        .for_each(|(sum, more)| *sum += more);
                    findings.1 += leads;
                }
            }
            Worker::new(self.task, &start, Random::new(seed, 0)).open_root();
            findings
        })
    }

    /// One thread's share.
    fn work<T: Topology>(&self, start: &Board<T>, random: Random) -> Findings {
        let mut worker = Worker::new(self.task, start, random);
        while !self.done.load(Relaxed) {
            let number = self.simulations.fetch_add(1, Relaxed);
            if self.limits.simulations.is_some_and(|limit| number >= limit) {
                self.simulations.fetch_sub(1, Relaxed);
                break;
            }
            worker.simulate();
            if self.is_enough(number + 1) {
                self.done.store(true, Relaxed);
            }
        }
        worker.into_findings()
    }

    fn is_enough(&self, simulations: u64) -> bool {
        let elapsed = self.start.elapsed();
        if (self.limits.stop)() || self.limits.time.is_some_and(|time| elapsed >= time) {
            return true;
        }
        simulations.is_multiple_of(DECIDE_EVERY)
            && self
                .left(simulations, elapsed)
                .is_some_and(|left| is_decided(self.task.tree, left))
    }

    /// The simulations still to come, by what the limits and the rate so far say.
    fn left(&self, simulations: u64, elapsed: Duration) -> Option<u64> {
        let by_count = self
            .limits
            .simulations
            .map(|limit| limit.saturating_sub(simulations));
        let by_time = self.limits.time.map(|time| {
            let rate = simulations as f64 / elapsed.as_secs_f64().max(1e-6);
            (rate * time.saturating_sub(elapsed).as_secs_f64()) as u64
        });
        match (by_count, by_time) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        }
    }
}

/// Simulations between two looks at whether the choice can still change.
const DECIDE_EVERY: u64 = 64;

/// Whether the second most visited move cannot catch up with the first any more.
fn is_decided(tree: &Tree, left: u64) -> bool {
    let mut most = [0_u64; 2];
    for child in tree.children(tree.root()) {
        let visits = u64::from(child.results.count());
        if visits > most[0] {
            most = [visits, most[0]];
        } else if visits > most[1] {
            most[1] = visits;
        }
    }
    most[0] > most[1] + left
}

fn report(task: &Task<'_>, run: &Run<'_>, (ownership, leads): Findings) -> Report {
    let simulations = run.simulations.load(Relaxed);
    let mut candidates: Vec<Candidate> = task
        .tree
        .children(task.tree.root())
        .iter()
        .map(candidate)
        .collect();
    rank(&mut candidates);
    let count = (simulations as f64).max(1.0);
    Report {
        color: task.to_move,
        candidates,
        simulations,
        elapsed: run.start.elapsed(),
        ownership: ownership
            .into_iter()
            .map(|sum| (f64::from(sum) / count) as f32)
            .collect(),
        lead: leads / count,
    }
}

/// Sorts by visits, most first. If there are none, what was thought of the moves before has to do.
fn rank(candidates: &mut [Candidate]) {
    if candidates.iter().any(|c| c.visits > 0) {
        candidates.sort_by_key(|c| Reverse(c.visits));
    } else {
        candidates.sort_by(|a, b| promise(b).total_cmp(&promise(a)));
    }
}

/// What a move promises before it is tried: its prior, and a pass as much as a move of which nothing is known.
fn promise(candidate: &Candidate) -> f32 {
    match candidate.mv {
        Move::Play(_) => candidate.winrate,
        Move::Pass => 0.5,
    }
}

fn candidate(node: &Node) -> Candidate {
    Candidate {
        mv: node.mv(),
        visits: node.results.count(),
        winrate: node.winrate(),
    }
}
