//! What holds for all queries that do not say otherwise.

use crate::board::Color;
use crate::features::Weights;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// Whose winrates, leads and owners are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// Black's.
    Black,
    /// White's.
    White,
    /// Those of the player to move.
    Mover,
}

impl Perspective {
    /// Whether this is Black's point of view where `color` is to move.
    pub(super) fn is_black(self, color: Color) -> bool {
        match self {
            Self::Black => true,
            Self::White => false,
            Self::Mover => color == Color::BLACK,
        }
    }
}

impl FromStr for Perspective {
    type Err = String;

    /// `black`, `white` or `side`, or KataGo's `sidetomove`, in any case.
    fn from_str(word: &str) -> Result<Self, String> {
        match word.to_ascii_lowercase().as_str() {
            "black" | "b" => Ok(Self::Black),
            "white" | "w" => Ok(Self::White),
            "side" | "sidetomove" => Ok(Self::Mover),
            _ => Err("expected black, white or side".to_owned()),
        }
    }
}

/// How positions are analysed.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Positions that are analysed at a time.
    pub positions: usize,
    /// Threads that search one of them.
    pub threads: usize,
    /// Visits of a position where the query names no number.
    pub visits: u64,
    /// The time that a position takes at most where the query names none.
    pub time: Option<Duration>,
    /// The memory of all trees together, in bytes.
    pub memory: usize,
    /// The seed of the random numbers.
    pub seed: u64,
    /// What moves are known by.
    pub weights: Arc<Weights>,
    /// The point of view where the query names none.
    pub perspective: Perspective,
}
