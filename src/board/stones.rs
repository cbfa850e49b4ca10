//! The one writer of stones: cells, chains, liberties and the list of empty points change here and nowhere else.

use super::{Color, Liberties, Point, PointMap, Topology};
use smallvec::SmallVec;

pub(super) const EMPTY: u8 = 0;
pub(super) const BORDER: u8 = 0xFF;
/// Stands for "no point": an index that no point has.
pub(super) const NOWHERE: Point = Point::new(u16::MAX);

/// Is told of every stone that comes or goes: keeps hashes, prisoners or patterns up to date.
pub trait Changes {
    /// A stone of `color` was put on `point`.
    fn placed(&mut self, point: Point, color: Color);
    /// The stone of `color` on `point` was taken off.
    fn removed(&mut self, point: Point, color: Color);
}

/// Nobody listens.
impl Changes for () {
    #[inline]
    fn placed(&mut self, _: Point, _: Color) {}
    #[inline]
    fn removed(&mut self, _: Point, _: Color) {}
}

/// The tables of a [`super::Board`]. Every method takes the topology they were made for.
#[derive(Clone, Debug)]
pub(super) struct Stones<T: Topology> {
    /// The color number of each cell, 0 for empty.
    pub(super) cells: T::Map<u8>,
    /// The head of a stone's chain: its set's name. Heads are stones of their chain.
    pub(super) head: T::Map<Point>,
    /// The next stone of the same chain, around in a circle.
    pub(super) next: T::Map<Point>,
    /// The number of stones, by head.
    pub(super) size: T::Map<u16>,
    /// By head.
    pub(super) liberties: T::Map<T::Liberties>,
    /// The first `empty_count` entries are the empty points, in no order.
    pub(super) empties: T::Map<Point>,
    pub(super) empty_count: u16,
    /// Where an empty point stands in `empties`.
    pub(super) slot: T::Map<u16>,
    /// The point that simple ko bars, or `NOWHERE`.
    pub(super) ko: Point,
}

impl<T: Topology> Stones<T> {
    pub(super) fn new(topology: &T) -> Self {
        let mut stones = Self {
            cells: topology.map(BORDER),
            head: topology.map(NOWHERE),
            next: topology.map(NOWHERE),
            size: topology.map(0),
            liberties: topology.map(T::Liberties::default()),
            empties: topology.map(NOWHERE),
            empty_count: 0,
            slot: topology.map(0),
            ko: NOWHERE,
        };
        stones.clear(topology);
        stones
    }

    /// Takes every stone off. What the tables say of chains is void then, and written anew with each stone.
    pub(super) fn clear(&mut self, topology: &T) {
        self.empty_count = 0;
        self.ko = NOWHERE;
        for &point in topology.points() {
            *self.cells.at(point) = EMPTY;
            self.add_to_empties(point);
        }
    }

    pub(super) fn copy_from(&mut self, other: &Self) {
        self.cells.copy_from(&other.cells);
        self.head.copy_from(&other.head);
        self.next.copy_from(&other.next);
        self.size.copy_from(&other.size);
        self.liberties.copy_from(&other.liberties);
        self.empties.copy_from(&other.empties);
        self.empty_count = other.empty_count;
        self.slot.copy_from(&other.slot);
        self.ko = other.ko;
    }

    /// Plays a stone (TT-5): all rival chains without liberty are found before any goes, then the mover's own.
    #[inline]
    pub(super) fn play(
        &mut self,
        topology: &T,
        point: Point,
        color: Color,
        changes: &mut impl Changes,
    ) {
        let captures = self.put(topology, point, color.number());
        changes.placed(point, color);
        let single = if captures {
            self.clear_rivals(topology, point, changes)
        } else {
            NOWHERE
        };
        let head = self.head.get(point);
        let own = self.liberties.get(head);
        // A lone stone whose only liberty is where it captured a lone stone could be captured right back.
        self.ko = if own.pairs() == 1 && self.size.get(head) == 1 {
            single
        } else {
            NOWHERE
        };
        if own.is_none() {
            self.remove_chain(topology, head, changes);
        }
    }

    /// Puts a stone and joins it to its neighbours. Captures nothing, but says whether a rival chain is left without a
    /// liberty.
    #[inline]
    pub(super) fn put(&mut self, topology: &T, point: Point, color: u8) -> bool {
        debug_assert_eq!(
            self.cells.get(point),
            EMPTY,
            "a stone goes to an empty point"
        );
        self.take_from_empties(point);
        *self.cells.at(point) = color;
        *self.head.at(point) = point;
        *self.next.at(point) = point;
        *self.size.at(point) = 1;
        *self.liberties.at(point) = T::Liberties::default();
        let mut own = T::Liberties::default();
        let mut captures = false;
        for q in topology.neighbours(point) {
            let owner = self.cells.get(q);
            if owner == EMPTY {
                own.add(q);
            } else if owner != BORDER {
                let head = self.head.get(q);
                let liberties = self.liberties.at(head);
                liberties.remove(point);
                if owner == color {
                    self.union(self.head.get(point), head);
                } else {
                    captures |= liberties.is_none();
                }
            }
        }
        self.liberties.at(self.head.get(point)).merge(own);
        captures
    }

    /// Takes off the rival chains next to `point` that have no liberty: all are found before any goes. Returns the stone
    /// captured if it was exactly one.
    fn clear_rivals(&mut self, topology: &T, point: Point, changes: &mut impl Changes) -> Point {
        let own = self.cells.get(point);
        let mut dead = SmallVec::<[Point; 4]>::new();
        for q in topology.neighbours(point) {
            let owner = self.cells.get(q);
            let head = self.head.get(q);
            let is_rival = owner != EMPTY && owner != BORDER && owner != own;
            if is_rival && self.liberties.get(head).is_none() {
                dead.retain(|&mut found| found != head);
                dead.push(head);
            }
        }
        let single = match dead[..] {
            [head] if self.size.get(head) == 1 => head,
            _ => NOWHERE,
        };
        for head in dead {
            self.remove_chain(topology, head, changes);
        }
        single
    }

    /// Joins two chains, given by their heads: the smaller one is relabelled, and the circles are spliced.
    #[inline]
    fn union(&mut self, mut big: Point, mut small: Point) {
        if big == small {
            return;
        }
        if self.size.get(big) < self.size.get(small) {
            (big, small) = (small, big);
        }
        let mut stone = small;
        loop {
            *self.head.at(stone) = big;
            stone = self.next.get(stone);
            if stone == small {
                break;
            }
        }
        let (after_big, after_small) = (self.next.get(big), self.next.get(small));
        *self.next.at(big) = after_small;
        *self.next.at(small) = after_big;
        *self.size.at(big) += self.size.get(small);
        let joined = self.liberties.get(small);
        self.liberties.at(big).merge(joined);
    }

    /// Takes a whole chain off the board.
    #[inline]
    fn remove_chain(&mut self, topology: &T, head: Point, changes: &mut impl Changes) {
        let color = self.cells.get(head);
        let mut stone = head;
        loop {
            *self.cells.at(stone) = EMPTY;
            self.add_to_empties(stone);
            if let Some(color) = Color::new(color) {
                changes.removed(stone, color);
            }
            // Stones of this very chain are counted too: its record is void from now on.
            for q in topology.neighbours(stone) {
                let owner = self.cells.get(q);
                if owner != EMPTY && owner != BORDER {
                    self.liberties.at(self.head.get(q)).add(stone);
                }
            }
            stone = self.next.get(stone);
            if stone == head {
                break;
            }
        }
    }

    #[inline]
    fn take_from_empties(&mut self, point: Point) {
        let slot = self.slot.get(point);
        self.empty_count -= 1;
        let last = self.empties.get(Point::new(self.empty_count));
        *self.empties.at(Point::new(slot)) = last;
        *self.slot.at(last) = slot;
    }

    #[inline]
    fn add_to_empties(&mut self, point: Point) {
        *self.empties.at(Point::new(self.empty_count)) = point;
        *self.slot.at(point) = self.empty_count;
        self.empty_count += 1;
    }

    /// Exchanges two entries of the list of empty points, so that a sampler can put aside what it rejects.
    #[inline]
    pub(super) fn swap_empties(&mut self, i: usize, j: usize) {
        let (a, b) = (
            self.empties.get(Point::new(i as u16)),
            self.empties.get(Point::new(j as u16)),
        );
        *self.empties.at(Point::new(i as u16)) = b;
        *self.empties.at(Point::new(j as u16)) = a;
        *self.slot.at(b) = i as u16;
        *self.slot.at(a) = j as u16;
    }
}
