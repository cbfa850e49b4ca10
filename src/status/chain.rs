//! What becomes of a chain, and how that is known.

use crate::board::{Color, Point};

/// What a chain is worth at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Stays.
    Alive,
    /// Is taken off before counting.
    Dead,
    /// Stays, and has no territory.
    Seki,
}

impl Verdict {
    /// The word that GTP and JSON have for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Alive => "alive",
            Self::Dead => "dead",
            Self::Seki => "seki",
        }
    }
}

impl Chain {
    /// Its status in a word: the verdict, or that it is disputed.
    pub fn word(&self) -> &'static str {
        match self.otherwise {
            Some(_) => "disputed",
            None => self.verdict.word(),
        }
    }
}

/// How a verdict is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum How {
    /// It cannot be otherwise: by the rules alone, by Benson's theorem, or by an exact search within walls of which the
    /// same is true.
    Proved,
    /// By an exact search within walls that are only estimated to be alive: one stone of each wall.
    GivenWalls(Vec<Point>),
    /// By playouts.
    Estimated,
}

impl How {
    /// The words for it.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::GivenWalls(_) => "proved given walls",
            Self::Estimated => "estimated",
        }
    }

    /// One stone of each chain that the verdict leans on.
    pub fn walls(&self) -> &[Point] {
        match self {
            Self::GivenWalls(walls) => walls,
            Self::Proved | Self::Estimated => &[],
        }
    }
}

/// Where a verdict comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Basis {
    /// The rules count every stone where it stands.
    Coloring,
    /// Benson's theorem.
    PassAlive,
    /// Promises that the owner keeps by answering.
    Promises(Vec<Promise>),
    /// The confirmation of these points, on the position or else on the board that the players agree on.
    Region {
        /// All points, stones among them.
        points: Vec<Point>,
        /// Whether it is the board agreed on.
        is_agreed: bool,
    },
    /// Playouts.
    Playouts,
}

/// What a chain's owner keeps by answering in some place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// What is kept.
    pub kept: Promised,
    /// Where he answers.
    pub points: Vec<Point>,
}

/// What a promise is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Promised {
    /// A liberty of the chain, or of chains connected with it.
    Liberty,
    /// Its life, if it has no liberty elsewhere.
    Life,
    /// The connection of two chains, a stone of each.
    Link([Point; 2]),
}

/// A chain and what becomes of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Chain {
    /// Whose it is.
    pub color: Color,
    /// Its stones in reading order.
    pub points: Vec<Point>,
    /// What becomes of it.
    pub verdict: Verdict,
    /// How that is known.
    pub how: How,
    /// Where that comes from.
    pub basis: Basis,
    /// The verdict if a pass for one ko lifts the bans of all, where that is another on life and death: then it is disputed. The
    /// text (article 7, clause 2 of 1989) has a pass for one particular ko, and `verdict` is by the text.
    pub otherwise: Option<Verdict>,
    /// How sure that is, from 0 to 1: the share of the stones' playouts that end with their point the opponent's if the
    /// chain is dead, with it their own if not; that of the least sure wall where it leans on walls; 1 where
    /// it is proved.
    pub confidence: f32,
}
