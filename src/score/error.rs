//! Why a record cannot be counted.

use crate::board::SpecError;
use crate::rules::RulesetError;
use std::fmt;

/// Why a record cannot be counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScoreError {
    /// There is no such board.
    Board(SpecError),
    /// The rules are not for two players.
    Rules(RulesetError),
}

impl fmt::Display for ScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => write!(f, "{error}"),
            Self::Rules(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ScoreError {}

impl From<SpecError> for ScoreError {
    fn from(error: SpecError) -> Self {
        Self::Board(error)
    }
}

impl From<RulesetError> for ScoreError {
    fn from(error: RulesetError) -> Self {
        Self::Rules(error)
    }
}
