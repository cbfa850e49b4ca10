//! Selection, opening of leaves and backing up: what happens to the nodes.

use super::Params;
use super::arena::Arena;
use super::node::Node;
use super::prior::Prior;
use crate::board::Move;

/// The tree of one root. Its nodes hold results as the player sees them who moved there.
#[derive(Debug)]
pub(super) struct Tree {
    arena: Arena,
    root: u32,
    /// Whether the root is another one than at first, so that there may be nodes that cannot be reached.
    is_moved: bool,
}

impl Tree {
    /// A tree of one node that takes at most `bytes`.
    pub(super) fn new(bytes: usize) -> Self {
        let arena = Arena::new(bytes);
        let root = arena.reserve(1).unwrap_or(0);
        arena.node(root).reset(Move::Pass, Prior::default());
        Self {
            arena,
            root,
            is_moved: false,
        }
    }

    pub(super) fn root(&self) -> &Node {
        self.arena.node(self.root)
    }

    /// The children of an open node.
    pub(super) fn children(&self, node: &Node) -> &[Node] {
        node.children()
            .map_or(&[], |(first, count)| self.arena.block(first, count))
    }

    /// Opens a claimed leaf. If the arena is full the leaf stays claimed: a leaf for ever.
    pub(super) fn open(&self, node: &Node, moves: &[(Move, Prior)]) {
        let count = moves.len() as u16;
        let Some(first) = self.arena.reserve(count) else {
            return;
        };
        for (child, &(mv, prior)) in self.arena.block(first, count).iter().zip(moves) {
            child.reset(mv, prior);
        }
        node.open(first, count);
    }

    /// The child to visit: the best mix of its results, RAVE, a little exploration, and at the root what strong players would do.
    ///
    /// `opening` is how much of the opening is left, from 1 down to 0.
    pub(super) fn select(&self, node: &Node, params: &Params, opening: f32) -> Option<&Node> {
        let count = (node.results.count() as f32).max(1.0);
        let is_root = std::ptr::eq(node, self.root());
        let puct = if is_root {
            opening * params.opening_puct
        } else {
            0.0
        };
        let (log, pull) = (count.ln(), puct * count.sqrt());
        let urgency = |child: &Node| urgency(child, params, log, pull);
        let mut children = self.children(node).iter();
        let first = children.next()?;
        let (mut best, mut most) = (first, urgency(first));
        for child in children {
            let value = urgency(child);
            if value > most {
                (best, most) = (child, value);
            }
        }
        Some(best)
    }

    /// Makes the child that `mv` leads to the root, if there is one.
    pub(super) fn advance(&mut self, mv: Move) -> bool {
        let Some((first, count)) = self.root().children() else {
            return false;
        };
        let place = self
            .arena
            .block(first, count)
            .iter()
            .position(|child| child.mv() == mv);
        if let Some(place) = place {
            self.root = first + place as u32;
            self.is_moved = true;
        }
        place.is_some()
    }

    /// Whether it takes more than half its memory, and a copy may take less.
    pub(super) fn is_worth_compacting(&self) -> bool {
        self.is_moved && self.arena.fill() > 0.5
    }

    /// Whether a leaf was not opened for want of room.
    pub(super) fn is_full(&self) -> bool {
        self.arena.is_full()
    }

    /// A tree of the same root without the nodes that cannot be reached any more.
    pub(super) fn compacted(&self, bytes: usize) -> Self {
        self.copied(bytes, 0)
    }

    /// A tree of the same root with those nodes only that were visited most: a quarter of the room at most. Others can be opened
    /// again.
    pub(super) fn pruned(&self, bytes: usize) -> Self {
        // The nodes that are kept if those of at least 2^place visits are open.
        let mut open = [0; u32::BITS as usize];
        let mut waiting = vec![self.root()];
        while let Some(node) = waiting.pop() {
            let children = self.children(node);
            let place = node.results.count().max(1).ilog2();
            open[place as usize] += children.len();
            waiting.extend(children);
        }
        let mut room = self.arena.capacity() / 4;
        let fits = |&(_, &nodes): &(usize, &usize)| {
            let rest = room.checked_sub(nodes);
            room = rest.unwrap_or(0);
            rest.is_some()
        };
        let least = open.iter().enumerate().rev().take_while(fits).last();
        // If the root alone has too many moves they are kept all the same.
        let all = self.root().results.count();
        self.copied(bytes, least.map_or(all, |(place, _)| all.min(1 << place)))
    }

    /// A copy whose nodes are open only if they have so many visits.
    fn copied(&self, bytes: usize, least_visits: u32) -> Self {
        let copy = Self::new(bytes);
        copy.root().copy(self.root());
        let mut waiting = vec![(self.root(), copy.root())];
        while let Some((from, to)) = waiting.pop() {
            let children = self.children(from);
            let is_open = !children.is_empty() && from.results.count() >= least_visits;
            if !is_open || !to.claim() {
                continue;
            }
            let count = children.len() as u16;
            let Some(first) = copy.arena.reserve(count) else {
                continue;
            };
            let block = copy.arena.block(first, count);
            for (old, new) in children.iter().zip(block) {
                new.copy(old);
            }
            to.open(first, count);
            waiting.extend(children.iter().zip(block));
        }
        copy
    }
}

/// What a child promises the player to move.
#[inline]
fn urgency(child: &Node, params: &Params, log: f32, pull: f32) -> f32 {
    let prior = child.prior();
    let visits = child.results.count() as f32;
    let count = visits + prior.simulations;
    let value = (child.results.sum() + prior.won) / count.max(f32::MIN_POSITIVE);
    let (rave_count, rave_value) = child.rave.get();
    let rave_count = rave_count as f32;
    let beta = rave_count
        / (rave_count + count + rave_count * count / params.rave_equivalence)
            .max(f32::MIN_POSITIVE);
    let exploration = if params.exploration > 0.0 {
        params.exploration * (log / count).sqrt()
    } else {
        0.0
    };
    let likely = pull * prior.probability / (1.0 + visits);
    value + beta * (rave_value - value) + exploration + likely
}
