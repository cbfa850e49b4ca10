//! Why a command failed, in the protocol's own words.

use std::fmt;

/// A failed command. [`fmt::Display`] gives the text of the reply.
///
/// Hosts compare some of these texts whole, so nothing is ever added to them; explanations go to
/// [`diagnostics`](super::diagnostics).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GtpError {
    /// No command has this name.
    UnknownCommand,
    /// The arguments are not of the stated form.
    Syntax,
    /// No board of this size is played on.
    UnacceptableSize,
    /// The rules in force forbid the move.
    IllegalMove,
    /// There is no move to take back.
    CannotUndo,
    /// The position has no score.
    CannotScore,
    /// So many handicap stones cannot be placed.
    InvalidNumberOfStones,
    /// Handicap stones go on an empty board only.
    BoardNotEmpty,
    /// The points do not make a handicap or a position.
    BadVertexList,
    /// The file is missing or is not a game record.
    CannotLoadFile,
    /// The file cannot be written.
    CannotSaveFile,
    /// No turn has been taken.
    NoPreviousMove,
    /// The game is not in the state for this.
    NotNow,
    /// The command met a defect of this program; the game is as it was before.
    Internal,
}

impl fmt::Display for GtpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::UnknownCommand => "unknown command",
            Self::Syntax => "syntax error",
            Self::UnacceptableSize => "unacceptable size",
            Self::IllegalMove => "illegal move",
            Self::CannotUndo => "cannot undo",
            Self::CannotScore => "cannot score",
            Self::InvalidNumberOfStones => "invalid number of stones",
            Self::BoardNotEmpty => "board not empty",
            Self::BadVertexList => "bad vertex list",
            Self::CannotLoadFile => "cannot load file",
            Self::CannotSaveFile => "cannot save file",
            Self::NoPreviousMove => "no previous move known",
            Self::NotNow => "not in this state of the game",
            Self::Internal => "internal error",
        })
    }
}

impl std::error::Error for GtpError {}
