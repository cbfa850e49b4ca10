//! Recomputes everything a board keeps from its stones alone, and compares.

use super::{Board, Liberties, Point, PointMap, Topology};

impl<T: Topology> Board<T> {
    /// Verifies every invariant of the board. For tests and for runs with the consistency check on.
    ///
    /// # Panics
    /// An invariant does not hold.
    pub fn check(&self) {
        self.check_empties();
        for (stone, _) in self.stones() {
            if self.stones.head.get(stone) == stone {
                self.check_chain(stone);
            } else {
                let head = self.stones.head.get(stone);
                assert_eq!(self.stones.head.get(head), head, "a head is its own head");
                assert!(
                    self.chain_stones(head).any(|s| s == stone),
                    "a stone is on its chain's circle"
                );
            }
            for q in self.topology.neighbours(stone) {
                if self.color(q).is_some() && self.color(q) == self.color(stone) {
                    assert_eq!(
                        self.stones.head.get(q),
                        self.stones.head.get(stone),
                        "adjacent stones of a color are one chain"
                    );
                }
            }
        }
    }

    fn check_empties(&self) {
        let empty = self
            .topology
            .points()
            .iter()
            .filter(|&&p| self.is_empty(p))
            .count();
        assert_eq!(empty, self.empty_count(), "the empty points are counted");
        for i in 0..self.empty_count() {
            let point = self.empty(i);
            assert!(self.is_empty(point), "a listed point is empty");
            assert_eq!(
                self.stones.slot.get(point) as usize,
                i,
                "a listed point knows its place"
            );
        }
    }

    fn check_chain(&self, head: Point) {
        let color = self.color(head);
        let (mut len, mut liberties) = (0_u16, T::Liberties::default());
        for stone in self.chain_stones(head) {
            assert_eq!(self.color(stone), color, "a chain has one color");
            assert_eq!(
                self.stones.head.get(stone),
                head,
                "stones on a circle share a head"
            );
            len += 1;
            for q in self.topology.neighbours(stone) {
                if self.is_empty(q) {
                    liberties.add(q);
                }
            }
        }
        assert_eq!(
            self.stones.size.get(head),
            len,
            "a chain's stones are counted"
        );
        assert_eq!(
            self.stones.liberties.get(head),
            liberties,
            "liberties equal those recounted"
        );
        assert!(!liberties.is_none(), "a chain has a liberty");
    }
}
