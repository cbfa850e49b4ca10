//! A node of the tree: a move, and what is known of it.

use super::prior::Prior;
use crate::board::{Move, Point};
use std::sync::atomic::{
    AtomicU8, AtomicU16, AtomicU32, AtomicU64,
    Ordering::{Acquire, Relaxed, Release},
};

/// Sums of results are integers in this unit, so that the order of additions does not matter.
const UNIT: f32 = 65536.0;
const PASS: u16 = u16::MAX;

/// Results of simulations, as the player sees them who made the node's move: 1 is won, 0 lost.
#[derive(Debug, Default)]
pub(super) struct Counter {
    count: AtomicU32,
    sum: AtomicU64,
}

impl Counter {
    /// Counts a simulation whose result is not known yet: a loss until then.
    pub(super) fn announce(&self) {
        self.count.fetch_add(1, Relaxed);
    }

    /// Adds the result of an announced simulation.
    pub(super) fn settle(&self, value: f32) {
        self.sum.fetch_add((value * UNIT) as u64, Relaxed);
    }

    pub(super) fn count(&self) -> u32 {
        self.count.load(Relaxed)
    }

    pub(super) fn sum(&self) -> f32 {
        self.sum.load(Relaxed) as f32 / UNIT
    }
}

/// A running mean, updated by plain loads and stores: there are hundreds of updates a simulation, and one lost now and
/// then between two threads does no harm.
#[derive(Debug, Default)]
pub(super) struct Mean {
    count: AtomicU32,
    mean: AtomicU32,
}

impl Mean {
    #[inline]
    pub(super) fn add(&self, value: f32) {
        let (count, mean) = self.get();
        let count = count.saturating_add(1);
        self.set(count, mean + (value - mean) / count as f32);
    }

    #[inline]
    pub(super) fn get(&self) -> (u32, f32) {
        (
            self.count.load(Relaxed),
            f32::from_bits(self.mean.load(Relaxed)),
        )
    }

    fn set(&self, count: u32, mean: f32) {
        self.count.store(count, Relaxed);
        self.mean.store(mean.to_bits(), Relaxed);
    }
}

/// A node. Its children lie together in the arena, from `first_child` on.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub(super) results: Counter,
    /// All moves as first: the results of simulations in which the node's move was made later.
    pub(super) rave: Mean,
    /// The fields of [`Prior`] in their order.
    prior: [AtomicU32; 3],
    first_child: AtomicU32,
    child_count: AtomicU16,
    mv: AtomicU16,
    /// See [`Node::claim`].
    state: AtomicU8,
}

const LEAF: u8 = 0;
const CLAIMED: u8 = 1;
const OPEN: u8 = 2;

impl Node {
    /// Becomes a fresh node. Called before the node is published.
    pub(super) fn reset(&self, mv: Move, prior: Prior) {
        self.results.count.store(0, Relaxed);
        self.results.sum.store(0, Relaxed);
        self.rave.set(0, 0.0);
        let numbers = [prior.simulations, prior.won, prior.probability];
        for (kept, number) in self.prior.iter().zip(numbers) {
            kept.store(number.to_bits(), Relaxed);
        }
        self.mv.store(mv.point().map_or(PASS, Point::raw), Relaxed);
        self.set_children(0, 0);
        self.state.store(LEAF, Relaxed);
    }

    /// Takes over everything but the children.
    pub(super) fn copy(&self, other: &Self) {
        self.reset(other.mv(), other.prior());
        self.results.count.store(other.results.count(), Relaxed);
        self.results
            .sum
            .store(other.results.sum.load(Relaxed), Relaxed);
        let (count, mean) = other.rave.get();
        self.rave.set(count, mean);
    }

    pub(super) fn mv(&self) -> Move {
        match self.mv.load(Relaxed) {
            PASS => Move::Pass,
            index => Move::Play(Point::new(index)),
        }
    }

    /// What was expected of the move.
    #[inline]
    pub(super) fn prior(&self) -> Prior {
        let [simulations, won, probability] =
            [0, 1, 2].map(|field| f32::from_bits(self.prior[field].load(Relaxed)));
        Prior {
            simulations,
            won,
            probability,
        }
    }

    /// Takes the right to open this leaf; one thread gets it, once.
    pub(super) fn claim(&self) -> bool {
        self.state
            .compare_exchange(LEAF, CLAIMED, Relaxed, Relaxed)
            .is_ok()
    }

    /// Publishes the children of a claimed leaf; they were written before.
    pub(super) fn open(&self, first: u32, count: u16) {
        self.set_children(first, count);
        self.state.store(OPEN, Release);
    }

    /// The place of the first child and how many there are, if the node is open.
    pub(super) fn children(&self) -> Option<(u32, u16)> {
        let open = self.state.load(Acquire) == OPEN;
        open.then(|| {
            (
                self.first_child.load(Relaxed),
                self.child_count.load(Relaxed),
            )
        })
    }

    fn set_children(&self, first: u32, count: u16) {
        self.first_child.store(first, Relaxed);
        self.child_count.store(count, Relaxed);
    }

    /// The share of simulations won, as the mover sees it; what was expected before there are any.
    pub(super) fn winrate(&self) -> f32 {
        let prior = self.prior();
        match self.results.count() {
            0 => prior.won / prior.simulations.max(f32::MIN_POSITIVE),
            count => self.results.sum() / count as f32,
        }
    }
}
