//! The positions that wait, the ones that are searched, and which of them are given up.

use super::query::Query;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// The memory that waiting positions may take, in bytes.
const CAPACITY: usize = 512 << 20;

/// One position to analyse.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) query: Arc<Query>,
    /// The moves of the game before it.
    pub(super) turn: usize,
    /// Higher ones first, then earlier ones.
    rank: (i64, Reverse<u64>),
    /// Its share of the memory.
    weight: usize,
    given_up: AtomicBool,
}

/// Shared by the reader and the workers.
#[derive(Debug, Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    waiting: BinaryHeap<Arc<Job>>,
    running: Vec<Arc<Job>>,
    count: u64,
    weight: usize,
    closed: bool,
}

impl Job {
    /// Whether its search is to end with what it has.
    pub(super) fn is_given_up(&self) -> bool {
        self.given_up.load(Relaxed)
    }
}

impl Queue {
    /// Adds the turns of a query, each with its priority. Returns whether there was room for them.
    pub(super) fn push(
        &self,
        query: Query,
        turns: impl ExactSizeIterator<Item = (usize, i64)>,
    ) -> bool {
        let weight = query.weight() / turns.len().max(1) + size_of::<Job>();
        let mut state = self.lock();
        if state.weight.saturating_add(weight * turns.len()) > CAPACITY {
            return false;
        }
        let query = Arc::new(query);
        for (turn, priority) in turns {
            let job = Job {
                query: Arc::clone(&query),
                turn,
                rank: (priority, Reverse(state.count)),
                weight,
                given_up: AtomicBool::new(false),
            };
            state.count += 1;
            state.weight += weight;
            state.waiting.push(Arc::new(job));
        }
        drop(state);
        self.changed.notify_all();
        true
    }

    /// The next position, once there is one; `None` when none will come any more.
    pub(super) fn take(&self) -> Option<Arc<Job>> {
        let mut state = self.lock();
        loop {
            if let Some(job) = state.waiting.pop() {
                state.weight -= job.weight;
                state.running.push(Arc::clone(&job));
                return Some(job);
            }
            if state.closed {
                return None;
            }
            let woken = self.changed.wait(state);
            state = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Notes that a position is done with.
    pub(super) fn finish(&self, job: &Arc<Job>) {
        self.lock().running.retain(|other| !Arc::ptr_eq(other, job));
    }

    /// Ends the searches of such positions, and returns those that have not begun, in order, which never will.
    pub(super) fn give_up(&self, concerned: impl Fn(&Job) -> bool) -> Vec<Arc<Job>> {
        let mut state = self.lock();
        for job in state.running.iter().filter(|job| concerned(job)) {
            job.given_up.store(true, Relaxed);
        }
        let (gone, left) = std::mem::take(&mut state.waiting)
            .into_sorted_vec()
            .into_iter()
            .rev()
            .partition::<Vec<_>, _>(|job| concerned(job));
        state.waiting = left.into();
        state.weight -= gone.iter().map(|job| job.weight).sum::<usize>();
        gone
    }

    /// Says that no more will be added.
    pub(super) fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PartialEq for Job {
    fn eq(&self, other: &Self) -> bool {
        self.rank == other.rank
    }
}

impl Eq for Job {}

impl PartialOrd for Job {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Job {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.rank.cmp(&other.rank)
    }
}
