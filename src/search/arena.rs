//! Where the nodes live: chunks that are made when they are needed and never move.

use super::node::Node;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

/// Nodes in a chunk: more than any node has children.
const CHUNK: u32 = 1 << 14;

/// Nodes by index. Blocks of children lie in one chunk each.
#[derive(Debug)]
pub(super) struct Arena {
    chunks: Box<[OnceLock<Box<[Node]>>]>,
    used: AtomicU32,
    /// Whether there was no room for what was asked for.
    full: AtomicBool,
}

impl Arena {
    /// An arena that takes at most `bytes`, and room for some nodes in any case.
    pub(super) fn new(bytes: usize) -> Self {
        let chunks =
            (bytes / (CHUNK as usize * size_of::<Node>())).clamp(1, (u32::MAX / CHUNK) as usize);
        Self {
            chunks: (0..chunks).map(|_| OnceLock::new()).collect(),
            used: AtomicU32::new(0),
            full: AtomicBool::new(false),
        }
    }

    /// The nodes `first .. first + count` of one block.
    pub(super) fn block(&self, first: u32, count: u16) -> &[Node] {
        if count == 0 {
            return &[];
        }
        let chunk = self.chunks[(first / CHUNK) as usize].get_or_init(new_chunk);
        let start = (first % CHUNK) as usize;
        &chunk[start..start + count as usize]
    }

    pub(super) fn node(&self, index: u32) -> &Node {
        &self.block(index, 1)[0]
    }

    /// Room for `count` nodes together, or `None` if the arena is full.
    pub(super) fn reserve(&self, count: u16) -> Option<u32> {
        let count = u32::from(count);
        let capacity = self.capacity() as u32;
        let place = |used: u32| {
            let left = CHUNK - used % CHUNK;
            let first = if count <= left { used } else { used + left };
            (first < capacity && count <= capacity - first).then_some(first)
        };
        let grow = |used: u32| place(used).map(|first| first + count);
        let found = self.used.fetch_update(Relaxed, Relaxed, grow).ok();
        let first = found.and_then(place);
        if first.is_none() {
            self.full.store(true, Relaxed);
        }
        first
    }

    /// Whether there was no room for what was asked for.
    pub(super) fn is_full(&self) -> bool {
        self.full.load(Relaxed)
    }

    /// How many nodes there is room for.
    pub(super) fn capacity(&self) -> usize {
        self.chunks.len() * CHUNK as usize
    }

    /// The share of the room that is taken, from 0 to 1.
    pub(super) fn fill(&self) -> f32 {
        self.used.load(Relaxed) as f32 / self.capacity() as f32
    }
}

fn new_chunk() -> Box<[Node]> {
    (0..CHUNK).map(|_| Node::default()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_never_cross_chunks_and_the_limit_holds() {
        let arena = Arena::new(3 * CHUNK as usize * size_of::<Node>());
        let (mut blocks, mut total) = (Vec::new(), 0);
        while let Some(first) = arena.reserve(1000) {
            assert_eq!(first / CHUNK, (first + 999) / CHUNK);
            assert!(blocks.last().is_none_or(|&last| first >= last + 1000));
            blocks.push(first);
            total += 1000;
        }
        assert_eq!(total, 3 * (CHUNK / 1000) * 1000);
        assert!(arena.fill() <= 1.0 && arena.is_full());
    }
}
