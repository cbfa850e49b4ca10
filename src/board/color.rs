//! Who owns a stone.

use std::fmt;

/// The most players a game can have.
pub const MAX_PLAYERS: u8 = 16;

/// A player's color: c1, c2, ... in turn order. With two players c1 is Black and c2 is White.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Color(u8);

impl Color {
    /// The first player.
    pub const BLACK: Self = Self(1);
    /// The second player.
    pub const WHITE: Self = Self(2);

    /// The color of player `number`, counted from 1; `None` outside 1..=16.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= MAX_PLAYERS {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The colors of a game with `players` players, in turn order.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        (1..=players.min(MAX_PLAYERS)).map(Self)
    }

    /// The player's number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// An index for tables with one entry a player, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Whose turn follows this player's in a game with `players` players.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        if self.0 >= players {
            Self(1)
        } else {
            Self(self.0 + 1)
        }
    }

    /// The other player of a two-player game.
    #[must_use]
    pub const fn opponent(self) -> Self {
        self.next(2)
    }
}

/// The players of a game, and those of them who have resigned and pass for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seats {
    players: u8,
    /// A bit for each player.
    resigned: u16,
}

impl Seats {
    /// So many players, at most [`MAX_PLAYERS`], all in the game.
    pub const fn new(players: u8) -> Self {
        Self {
            players,
            resigned: 0,
        }
    }

    /// The number of players.
    pub const fn players(self) -> u8 {
        self.players
    }

    /// Whether a player has resigned.
    pub const fn has_resigned(self, color: Color) -> bool {
        self.resigned & (1 << color.index()) != 0
    }

    /// The same after a player has resigned.
    #[must_use]
    pub const fn without(self, color: Color) -> Self {
        Self {
            resigned: self.resigned | (1 << color.index()),
            ..self
        }
    }
}

impl fmt::Debug for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0)
    }
}
