//! Chains as disjoint sets, and what is known of their liberties.

use super::Point;

/// The pseudo-liberties of a chain: one entry per (stone, adjacent empty point) pair, kept as their count, the sum of
/// the points' indices and the sum of the squares.
///
/// By the Cauchy-Schwarz inequality count x squares = sum^2 exactly if all entries are the same point: an exact test
/// for atari that costs no list (the idea is from Łukasz Lew's libEGO). Merging two chains adds their entries.
///
/// Range: at most 4,096 points and 2^23 edges, so count < 2^24, sum < 2^36 and squares < 2^48.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Liberties {
    /// The count in the low 24 bits, the sum above.
    count_and_sum: u64,
    squares: u64,
}

const COUNT_BITS: u32 = 24;

impl Liberties {
    /// No liberty.
    pub const NONE: Self = Self {
        count_and_sum: 0,
        squares: 0,
    };

    const fn of(point: Point) -> Self {
        let index = point.raw() as u64;
        Self {
            count_and_sum: 1 | index << COUNT_BITS,
            squares: index * index,
        }
    }

    #[inline]
    pub(super) fn add(&mut self, point: Point) {
        self.merge(Self::of(point));
    }

    #[inline]
    pub(super) fn remove(&mut self, point: Point) {
        let one = Self::of(point);
        self.count_and_sum -= one.count_and_sum;
        self.squares -= one.squares;
    }

    #[inline]
    pub(super) fn merge(&mut self, other: Self) {
        self.count_and_sum += other.count_and_sum;
        self.squares += other.squares;
    }

    /// These liberties but for `pairs` pairs with `point`.
    #[inline]
    #[must_use]
    pub const fn without(self, point: Point, pairs: u64) -> Self {
        let one = Self::of(point);
        Self {
            count_and_sum: self.count_and_sum - one.count_and_sum * pairs,
            squares: self.squares - one.squares * pairs,
        }
    }

    /// How many (stone, empty point) pairs there are: zero exactly if the chain has no liberty.
    #[inline]
    pub const fn pairs(self) -> u32 {
        (self.count_and_sum & ((1 << COUNT_BITS) - 1)) as u32
    }

    /// Whether there is no liberty.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.count_and_sum == 0
    }

    /// Whether there is exactly one liberty. Not to be asked of a chain without any.
    #[inline]
    pub const fn is_one(self) -> bool {
        let sum = self.count_and_sum >> COUNT_BITS;
        self.pairs() as u128 * self.squares as u128 == sum as u128 * sum as u128
    }

    /// The liberty of a chain that has exactly one.
    #[inline]
    pub const fn only(self) -> Point {
        let sum = self.count_and_sum >> COUNT_BITS;
        let pairs = self.pairs();
        if sum <= u32::MAX as u64 {
            Point::new((sum as u32 / pairs) as u16)
        } else {
            Point::new((sum / pairs as u64) as u16)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(points: &[u16]) -> Liberties {
        let mut liberties = Liberties::NONE;
        for &p in points {
            liberties.add(Point::new(p));
        }
        liberties
    }

    #[test]
    fn atari_is_exact() {
        assert!(of(&[17, 17, 17]).is_one());
        assert_eq!(of(&[17, 17, 17]).only(), Point::new(17));
        assert!(!of(&[16, 17, 18]).is_one());
        assert!(!of(&[0, 1]).is_one());
        assert!(of(&[0, 0]).is_one());
        assert_eq!(of(&[0, 0]).only(), Point::new(0));
    }

    #[test]
    fn ranges_hold_on_the_densest_board() {
        // 2^23 edges to the highest index of a 4,096-point graph.
        let mut many = of(&[4095]);
        for _ in 0..23 {
            many.merge(many);
        }
        assert_eq!(many.pairs(), 1 << 23);
        assert!(many.is_one());
        assert_eq!(many.only(), Point::new(4095));
        many.add(Point::new(4094));
        assert!(!many.is_one());
    }
}
