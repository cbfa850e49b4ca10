//! What is known of a chain's liberties.

use super::Point;
use std::fmt::Debug;

/// The pseudo-liberties of a chain: one entry per (stone, adjacent empty point) pair, kept as their count, the sum of
/// the points' indices and the sum of the squares.
///
/// By the Cauchy-Schwarz inequality count x squares = sum^2 exactly if all entries are the same point: an exact test
/// for atari that costs no list (the idea is from Łukasz Lew's libEGO). Merging two chains adds their entries.
pub trait Liberties: Copy + Default + PartialEq + Debug + Send + Sync {
    /// Adds a pair.
    fn add(&mut self, point: Point);
    /// Takes away a pair that was added.
    fn remove(&mut self, point: Point);
    /// Adds all pairs of another chain.
    fn merge(&mut self, other: Self);
    /// These liberties but for `pairs` pairs with `point`.
    #[must_use]
    fn without(self, point: Point, pairs: usize) -> Self;
    /// How many (stone, empty point) pairs there are: zero exactly if the chain has no liberty.
    fn pairs(self) -> usize;
    /// Whether there is no liberty.
    fn is_none(self) -> bool;
    /// Whether there is exactly one liberty. Not to be asked of a chain without any.
    fn is_one(self) -> bool;
    /// The liberty of a chain that has exactly one.
    fn only(self) -> Point;
}

/// For bordered grids, in one word: indices are below 676 and a chain has at most 1,200 pairs (the edges of 25x25), so that the
/// count takes 12 bits, the sum 21 and the squares 31.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GridLiberties(u64);

impl GridLiberties {
    const fn of(point: Point) -> Self {
        let index = point.raw() as u64;
        Self(1 | index << 12 | (index * index) << 33)
    }

    const fn sum(self) -> u64 {
        self.0 >> 12 & 0x1F_FFFF
    }
}

impl Liberties for GridLiberties {
    #[inline]
    fn add(&mut self, point: Point) {
        self.0 += Self::of(point).0;
    }

    #[inline]
    fn remove(&mut self, point: Point) {
        self.0 -= Self::of(point).0;
    }

    #[inline]
    fn merge(&mut self, other: Self) {
        self.0 += other.0;
    }

    #[inline]
    fn without(self, point: Point, pairs: usize) -> Self {
        Self(self.0 - Self::of(point).0 * pairs as u64)
    }

    #[inline]
    fn pairs(self) -> usize {
        (self.0 & 0xFFF) as usize
    }

    #[inline]
    fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn is_one(self) -> bool {
        (self.0 & 0xFFF) * (self.0 >> 33) == self.sum() * self.sum()
    }

    #[inline]
    fn only(self) -> Point {
        Point::new((self.sum() as u32 / self.pairs() as u32) as u16)
    }
}

/// For any graph: at most 4,096 points and 2^23 edges, so count < 2^24, sum < 2^36 and squares < 2^48.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GraphLiberties {
    count: u64,
    sum: u64,
    squares: u64,
}

impl Liberties for GraphLiberties {
    fn add(&mut self, point: Point) {
        let index = u64::from(point.raw());
        self.merge(Self {
            count: 1,
            sum: index,
            squares: index * index,
        });
    }

    fn remove(&mut self, point: Point) {
        *self = self.without(point, 1);
    }

    fn merge(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn without(self, point: Point, pairs: usize) -> Self {
        let (index, pairs) = (u64::from(point.raw()), pairs as u64);
        Self {
            count: self.count - pairs,
            sum: self.sum - index * pairs,
            squares: self.squares - index * index * pairs,
        }
    }

    fn pairs(self) -> usize {
        self.count as usize
    }

    fn is_none(self) -> bool {
        self.count == 0
    }

    fn is_one(self) -> bool {
        u128::from(self.count) * u128::from(self.squares)
            == u128::from(self.sum) * u128::from(self.sum)
    }

    fn only(self) -> Point {
        Point::new((self.sum / self.count) as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<L: Liberties>(points: &[u16]) -> L {
        let mut liberties = L::default();
        for &p in points {
            liberties.add(Point::new(p));
        }
        liberties
    }

    fn atari_is_exact<L: Liberties>() {
        assert!(of::<L>(&[17, 17, 17]).is_one());
        assert_eq!(of::<L>(&[17, 17, 17]).only(), Point::new(17));
        assert!(!of::<L>(&[16, 17, 18]).is_one());
        assert!(!of::<L>(&[0, 1]).is_one());
        assert!(of::<L>(&[0, 0]).is_one());
        assert_eq!(of::<L>(&[0, 0]).only(), Point::new(0));
        let most = of::<L>(&[675, 3, 675]).without(Point::new(3), 1);
        assert!(most.is_one() && most.only() == Point::new(675) && most.pairs() == 2);
        assert!(most.without(Point::new(675), 2).is_none());
    }

    #[test]
    fn atari_is_exact_on_grids_and_graphs() {
        atari_is_exact::<GridLiberties>();
        atari_is_exact::<GraphLiberties>();
    }

    #[test]
    fn ranges_hold_on_the_densest_boards() {
        // 1,200 edges to the highest index of 25x25; 2^23 edges to that of a 4,096-point graph.
        let mut grid = of::<GridLiberties>(&[675; 1200]);
        assert!(grid.is_one() && grid.pairs() == 1200 && grid.only() == Point::new(675));
        grid.remove(Point::new(675));
        grid.add(Point::new(674));
        assert!(!grid.is_one());
        let mut many = of::<GraphLiberties>(&[4095]);
        for _ in 0..23 {
            many.merge(many);
        }
        assert!(many.is_one() && many.pairs() == 1 << 23 && many.only() == Point::new(4095));
        many.add(Point::new(4094));
        assert!(!many.is_one());
    }
}
