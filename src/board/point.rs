//! The index of a board point, and what a player does on a turn.

/// An index into the point maps of a board. Which indices are on the board is the topology's to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Point(u16);

impl Point {
    /// The point with this index.
    pub const fn new(index: u16) -> Self {
        Self(index)
    }

    /// The index, for tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The raw index.
    pub const fn raw(self) -> u16 {
        self.0
    }
}

/// A turn: a stone on a point, or a pass. (`resign` is an action outside the rules, not a move.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Put a stone on this point.
    Play(Point),
    /// Give up the turn.
    Pass,
}

impl Move {
    /// The point played, if any.
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Play(point) => Some(point),
            Self::Pass => None,
        }
    }
}
