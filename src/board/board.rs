//! The board as everyone sees it: stones, chains and liberties to ask for, and the few ways to change them.

use super::stones::{BORDER, EMPTY, NOWHERE, Stones};
use super::{Changes, Color, Liberties, Point, PointMap, Topology};
use std::sync::Arc;

/// A set-up stone would leave the chain with this stone without a liberty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLiberty(pub Point);

/// Stones on a graph, their chains, the empty points, and the point that simple ko bars.
///
/// Invariants, all verified by [`Board::check`]: every chain has a liberty; the stones of a chain share one head and lie
/// on one circular list; liberties equal those recounted from the stones; the empty points are listed once each.
#[derive(Clone, Debug)]
pub struct Board<T: Topology> {
    pub(super) topology: Arc<T>,
    pub(super) stones: Stones<T>,
}

impl<T: Topology> Board<T> {
    /// The empty board.
    pub fn new(topology: Arc<T>) -> Self {
        Self {
            stones: Stones::new(&topology),
            topology,
        }
    }

    /// Replaces all stones by these, nothing captured nor barred, without allocating. Every chain must have a liberty.
    pub fn set_stones(&mut self, stones: impl IntoIterator<Item = (Point, Color)>) {
        self.stones.clear(&self.topology);
        for (point, color) in stones {
            self.stones.put(&self.topology, point, color.number());
        }
    }

    /// Takes over stones and ko point of a board of the same graph on another topology.
    pub fn set_position<U: Topology>(&mut self, other: &Board<U>) {
        self.set_stones(other.stones());
        self.stones.ko = other.stones.ko;
    }

    /// A board with these stones, nothing captured.
    ///
    /// # Errors
    /// A chain would be without a liberty: the stone named belongs to it.
    pub fn with_stones(
        topology: Arc<T>,
        stones: impl IntoIterator<Item = (Point, Color)>,
    ) -> Result<Self, NoLiberty> {
        let mut board = Self::new(topology);
        board.set_stones(stones);
        let dead = board
            .stones()
            .map(|(point, _)| point)
            .find(|&point| board.liberties_of(point).is_none());
        dead.map_or(Ok(board), |point| Err(NoLiberty(point)))
    }

    /// Becomes a copy of `other`, a board of the same topology, without allocating.
    #[inline]
    pub fn copy_from(&mut self, other: &Self) {
        self.stones.copy_from(&other.stones);
    }

    /// Whether a stone of `color` can go to the empty `point` without its chain ending up without a liberty.
    ///
    /// A rival chain in atari next to `point` has its last liberty there and would be captured.
    #[inline]
    pub fn leaves_liberty(&self, point: Point, color: Color) -> bool {
        self.topology
            .neighbours(point)
            .any(|q| match self.stones.cells.get(q) {
                EMPTY => true,
                BORDER => false,
                owner => (owner == color.number()) != self.liberties_of(q).is_one(),
            })
    }

    /// Plays a stone (TT-5): puts it, clears all rival chains without liberty at once, then the mover's own.
    ///
    /// `point` must be empty. Nothing else is asked: ko, repetition and suicide are the caller's to judge.
    #[inline]
    pub fn play(&mut self, point: Point, color: Color, changes: &mut impl Changes) {
        self.stones.play(&self.topology, point, color, changes);
    }

    /// A pass lifts the ban of simple ko.
    #[inline]
    pub fn pass(&mut self) {
        self.stones.ko = NOWHERE;
    }

    /// Sets the point that simple ko bars the next player from.
    pub fn set_ko(&mut self, ko: Option<Point>) {
        self.stones.ko = ko.unwrap_or(NOWHERE);
    }

    /// Exchanges two entries of the list of empty points, so that a sampler can put aside what it rejects.
    #[inline]
    pub fn swap_empties(&mut self, i: usize, j: usize) {
        self.stones.swap_empties(i, j);
    }

    /// How many points are empty.
    #[inline]
    pub fn empty_count(&self) -> usize {
        self.stones.empty_count as usize
    }

    /// The `i`-th empty point, in no particular order.
    #[inline]
    pub fn empty(&self, i: usize) -> Point {
        self.stones.empties.get(Point::new(i as u16))
    }

    /// The graph.
    #[inline]
    pub fn topology(&self) -> &T {
        &self.topology
    }

    /// Whose stone is on `point`; `None` for an empty point or a border cell.
    #[inline]
    pub fn color(&self, point: Point) -> Option<Color> {
        Color::new(self.stones.cells.get(point))
    }

    /// Whether `point` is an empty point of the board.
    #[inline]
    pub fn is_empty(&self, point: Point) -> bool {
        self.stones.cells.get(point) == EMPTY
    }

    /// The point that simple ko bars the next player from, if any.
    #[inline]
    pub fn ko(&self) -> Option<Point> {
        (self.stones.ko != NOWHERE).then_some(self.stones.ko)
    }

    /// The number of the color on any cell: 0 for empty, 255 off the board.
    #[inline]
    pub fn cell(&self, point: Point) -> u8 {
        self.stones.cells.get(point)
    }

    /// Whether the stone's chain has exactly one liberty.
    #[inline]
    pub fn in_atari(&self, stone: Point) -> bool {
        self.liberties_of(stone).is_one()
    }

    /// The liberties of the stone's chain, as a count of pairs.
    #[inline]
    pub fn liberties_of(&self, stone: Point) -> T::Liberties {
        self.stones.liberties.get(self.stones.head.get(stone))
    }

    /// The name of the stone's chain: one of its stones, the same for all of them.
    #[inline]
    pub fn chain(&self, stone: Point) -> Point {
        self.stones.head.get(stone)
    }

    /// How many stones the stone's chain has.
    #[inline]
    pub fn chain_len(&self, stone: Point) -> usize {
        self.stones.size.get(self.stones.head.get(stone)) as usize
    }

    /// The stones of a chain, beginning with `stone`.
    pub fn chain_stones(&self, stone: Point) -> impl Iterator<Item = Point> {
        let mut at = Some(stone);
        std::iter::from_fn(move || {
            let here = at?;
            let next = self.stones.next.get(here);
            at = (next != stone).then_some(next);
            Some(here)
        })
    }

    /// All stones in reading order.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> {
        self.topology
            .points()
            .iter()
            .filter_map(|&p| self.color(p).map(|c| (p, c)))
    }

    /// Whether a playout may put a stone of `color` on the empty `point`: it leaves a liberty, fills no eye-like point of
    /// its own, and simple ko does not bar it. The three questions in one look at the neighbours.
    #[inline]
    pub fn is_playable(&self, point: Point, color: Color) -> bool {
        let own = color.number();
        let (mut empty, mut foreign) = (false, false);
        for q in self.topology.neighbours(point) {
            let owner = self.stones.cells.get(q);
            empty |= owner == EMPTY;
            foreign |= owner != own && owner != BORDER;
        }
        // A point with an empty neighbour is no eye and no ko, and a stone there has a liberty.
        empty
            || (foreign || !self.is_true_eye(point, own))
                && self.stones.ko != point
                && self.leaves_liberty(point, color)
    }

    /// Whether every neighbour of the empty `point` is a stone of `color` and too few diagonals are a rival's to make the
    /// eye false: what playouts must not fill.
    ///
    /// Where the graph gives no diagonals the neighbours have to be one chain.
    #[inline]
    pub fn is_eye_like(&self, point: Point, color: Color) -> bool {
        let own = color.number();
        let all_own = self.topology.neighbours(point).all(|q| {
            let owner = self.stones.cells.get(q);
            owner == own || owner == BORDER
        });
        all_own && self.is_true_eye(point, own)
    }

    #[inline]
    fn is_true_eye(&self, point: Point, own: u8) -> bool {
        let allowed = self.topology.false_eye_diagonals(point);
        if allowed == 0 {
            let mut heads = self
                .topology
                .neighbours(point)
                .filter(|&q| self.stones.cells.get(q) == own)
                .map(|q| self.stones.head.get(q));
            let first = heads.next();
            return heads.all(|head| Some(head) == first);
        }
        let rivals = self
            .topology
            .diagonals(point)
            .filter(|&q| {
                let owner = self.stones.cells.get(q);
                owner != EMPTY && owner != BORDER && owner != own
            })
            .count();
        rivals < allowed
    }
}
