//! A search under way: the threads, when they stop, and the one who watches.

use super::Params;
use super::analysis::{Analysis, Watch};
use super::searcher::Limits;
use super::stopping::{Standing, Stopping};
use super::tally::Tally;
use super::worker::{Task, Worker};
use crate::board::{Board, Graph, Grid, Topology};
use crate::clock::Budget;
use crate::game::Game;
use crate::random::Random;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time without which no tree is pruned: what it takes to prune one of many gigabytes.
const PRUNING: Duration = Duration::from_secs(2);

/// What the threads of a search share besides the task.
pub(super) struct Run<'a> {
    limits: &'a Limits<'a>,
    stopping: Stopping<'a>,
    start: Instant,
    simulations: AtomicU64,
    done: AtomicBool,
}

/// One who watches, and what there is to see.
struct View<'a, 'b> {
    watch: &'a mut Watch<'b>,
    /// What earlier searches from this root found.
    before: &'a Tally,
    tallies: &'a [Mutex<Tally>],
}

impl<'a> Run<'a> {
    pub(super) fn new(
        params: &Params,
        limits: &'a Limits<'a>,
        start: Instant,
        watch: Option<&Watch<'_>>,
    ) -> Self {
        // Those that open the root and visit a move, for one who watches.
        let least = u64::from(params.expand_visits) + 1;
        Self {
            limits,
            stopping: Stopping::new(
                limits,
                if watch.is_some() { least } else { 0 },
                watch.is_none_or(|watch| !watch.sees_all),
            ),
            start,
            simulations: AtomicU64::new(0),
            done: AtomicBool::new(false),
        }
    }

    /// The simulations so far.
    pub(super) fn simulations(&self) -> u64 {
        self.simulations.load(Relaxed)
    }

    /// Whether it goes on in a tree that was pruned: it is not done, and there is time to prune one.
    pub(super) fn goes_on_after_pruning(&self) -> bool {
        let by_count = |limit| self.simulations() >= limit;
        let by_time = |budget: Budget| self.start.elapsed() + PRUNING > budget.target;
        !(self.done.load(Relaxed)
            || self.limits.simulations.is_some_and(by_count)
            || self.limits.time.is_some_and(by_time))
    }

    /// Searches on the fastest board that holds the game's graph, with so many threads and this seed, until a limit is reached or
    /// the tree is full and may be pruned. Returns what was found besides the tree.
    pub(super) fn on_board(
        &self,
        task: &Task<'_>,
        game: &Game,
        threads: (usize, u64),
        before: &Tally,
        watch: Option<&mut Watch<'_>>,
    ) -> Tally {
        let graph = game.graph();
        if let Some(grid) = Grid::<128>::from_graph(graph) {
            self.on(grid, task, game, threads, before, watch)
        } else if let Some(grid) = Grid::<256>::from_graph(graph) {
            self.on(grid, task, game, threads, before, watch)
        } else if let Some(grid) = Grid::<512>::from_graph(graph) {
            self.on(grid, task, game, threads, before, watch)
        } else if let Some(grid) = Grid::<1024>::from_graph(graph) {
            self.on(grid, task, game, threads, before, watch)
        } else {
            self.on(Graph::clone(graph), task, game, threads, before, watch)
        }
    }

    fn on<T: Topology>(
        &self,
        topology: T,
        task: &Task<'_>,
        game: &Game,
        (threads, seed): (usize, u64),
        before: &Tally,
        mut watch: Option<&mut Watch<'_>>,
    ) -> Tally {
        let mut start = Board::new(Arc::new(topology));
        start.set_position(game.board());
        let by_move = watch.as_ref().is_some_and(|watch| watch.owners_by_move);
        let tallies: Vec<Mutex<Tally>> = (0..threads)
            .map(|_| Mutex::new(Tally::new(game.graph(), by_move)))
            .collect();
        let worker = |thread: usize| {
            let random = Random::new(seed, thread as u64);
            Worker::new(task, &start, random, &tallies[thread])
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads)
                .map(|thread| {
                    let worker = &worker;
                    scope.spawn(move || self.work(task, worker(thread), None))
                })
                .collect();
            let view = watch.as_deref_mut().map(|watch| View {
                watch,
                before,
                tallies: &tallies,
            });
            self.work(task, worker(0), view);
            for other in others {
                // What a thread found before it failed counts.
                let _ = other.join();
            }
            worker(0).open_root();
        });
        if let Some(watch) = watch {
            watch.end(analysis(task, before, &tallies));
        }
        let mut found = Tally::new(game.graph(), by_move);
        for tally in tallies {
            found.merge(&tally.into_inner().unwrap_or_else(PoisonError::into_inner));
        }
        found
    }

    /// One thread's share.
    fn work<T: Topology>(
        &self,
        task: &Task<'_>,
        mut worker: Worker<'_, T>,
        mut view: Option<View<'_, '_>>,
    ) {
        let ends =
            || self.done.load(Relaxed) || task.tree.is_full() && self.goes_on_after_pruning();
        while !ends() {
            let number = self.simulations.fetch_add(1, Relaxed);
            if self.limits.simulations.is_some_and(|limit| number >= limit) {
                self.simulations.fetch_sub(1, Relaxed);
                break;
            }
            worker.simulate();
            let standing = || Standing::of(task.tree);
            let elapsed = self.start.elapsed();
            if self.stopping.is_enough(number + 1, elapsed, standing) {
                self.done.store(true, Relaxed);
            }
            if let Some(View {
                watch,
                before,
                tallies,
            }) = &mut view
            {
                watch.look(|| analysis(task, before, tallies));
            }
        }
    }
}

fn analysis(task: &Task<'_>, before: &Tally, tallies: &[Mutex<Tally>]) -> Analysis {
    let mut sum = before.clone();
    for tally in tallies {
        sum.merge(&tally.lock().unwrap_or_else(PoisonError::into_inner));
    }
    Analysis::of(task.tree, &sum, (task.to_move, task.viewer()))
}
