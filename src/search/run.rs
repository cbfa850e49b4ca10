//! A search under way: the threads, when they stop, and the one who watches.

use super::analysis::{Analysis, Watch};
use super::searcher::Limits;
use super::stopping::{Standing, Stopping};
use super::tally::Tally;
use super::worker::{Task, Worker};
use crate::board::{Board, Graph, Grid, Topology};
use crate::game::Game;
use crate::random::Random;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// What the threads of a search share besides the task.
pub(super) struct Run<'a> {
    task: &'a Task<'a>,
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
        task: &'a Task<'a>,
        limits: &'a Limits<'a>,
        start: Instant,
        watch: Option<&Watch<'_>>,
    ) -> Self {
        // Those that open the root and visit a move, for one who watches.
        let least = u64::from(task.params.expand_visits) + 1;
        Self {
            task,
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

    /// Searches on the fastest board that holds the game's graph, with so many threads and this seed. Returns what was found
    /// besides the tree.
    pub(super) fn on_board(
        &self,
        game: &Game,
        threads: (usize, u64),
        before: &Tally,
        watch: Option<&mut Watch<'_>>,
    ) -> Tally {
        let graph = game.graph();
        if let Some(grid) = Grid::<128>::from_graph(graph) {
            self.on(grid, game, threads, before, watch)
        } else if let Some(grid) = Grid::<256>::from_graph(graph) {
            self.on(grid, game, threads, before, watch)
        } else if let Some(grid) = Grid::<512>::from_graph(graph) {
            self.on(grid, game, threads, before, watch)
        } else if let Some(grid) = Grid::<1024>::from_graph(graph) {
            self.on(grid, game, threads, before, watch)
        } else {
            self.on(Graph::clone(graph), game, threads, before, watch)
        }
    }

    fn on<T: Topology>(
        &self,
        topology: T,
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
            Worker::new(self.task, &start, random, &tallies[thread])
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads)
                .map(|thread| {
                    let worker = &worker;
                    scope.spawn(move || self.work(worker(thread), None))
                })
                .collect();
            let view = watch.as_deref_mut().map(|watch| View {
                watch,
                before,
                tallies: &tallies,
            });
            self.work(worker(0), view);
            for other in others {
                // What a thread found before it failed counts.
                let _ = other.join();
            }
            worker(0).open_root();
        });
        if let Some(watch) = watch {
            watch.end(self.analysis(before, &tallies));
        }
        let mut found = Tally::new(game.graph(), by_move);
        for tally in tallies {
            found.merge(&tally.into_inner().unwrap_or_else(PoisonError::into_inner));
        }
        found
    }

    /// One thread's share.
    fn work<T: Topology>(&self, mut worker: Worker<'_, T>, mut view: Option<View<'_, '_>>) {
        while !self.done.load(Relaxed) {
            let number = self.simulations.fetch_add(1, Relaxed);
            if self.limits.simulations.is_some_and(|limit| number >= limit) {
                self.simulations.fetch_sub(1, Relaxed);
                break;
            }
            worker.simulate();
            let standing = || Standing::of(self.task.tree);
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
                watch.look(|| self.analysis(before, tallies));
            }
        }
    }

    fn analysis(&self, before: &Tally, tallies: &[Mutex<Tally>]) -> Analysis {
        let mut sum = before.clone();
        for tally in tallies {
            sum.merge(&tally.lock().unwrap_or_else(PoisonError::into_inner));
        }
        Analysis::of(
            self.task.tree,
            &sum,
            (self.task.to_move, self.task.viewer()),
        )
    }
}
