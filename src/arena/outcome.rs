//! How a game of a match can end, and what engines say about its score.

use super::client::ClientError;
use crate::board::Color;
use crate::gtp::Args;
use crate::plain::clipped;
use crate::rules::Komi;
use std::fmt;

/// What an engine loses a game for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A move that the rules forbid.
    Illegal,
    /// A failure reply to a command that it has to obey.
    Refusal,
    /// A reply that is none, or that means nothing.
    Garbage,
    /// The clock ran out.
    Time,
    /// The process ended.
    Crash,
    /// No reply within the limit of a move.
    Hang,
}

impl Fault {
    /// Every fault, in the order of the table of results.
    pub const ALL: [Self; 6] = [
        Self::Illegal,
        Self::Refusal,
        Self::Garbage,
        Self::Time,
        Self::Crash,
        Self::Hang,
    ];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Illegal => "illegal",
            Self::Refusal => "refusal",
            Self::Garbage => "garbage",
            Self::Time => "time",
            Self::Crash => "crash",
            Self::Hang => "hang",
        }
    }
}

/// The characters of a detail that are kept: it quotes an engine that may have gone wild.
const LONGEST_DETAIL: usize = 2000;

/// A fault, and what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The kind.
    pub fault: Fault,
    /// For people: the command, the reply, the last words.
    pub detail: String,
    /// The end of what the engine wrote to stderr, as far as it is known.
    pub stderr: String,
}

impl Failure {
    pub(super) fn new(fault: Fault, detail: impl AsRef<str>) -> Self {
        Self {
            fault,
            detail: clipped(detail.as_ref(), LONGEST_DETAIL),
            stderr: String::new(),
        }
    }
}

impl From<ClientError> for Failure {
    fn from(error: ClientError) -> Self {
        let fault = match &error {
            ClientError::Start { .. } | ClientError::Died { .. } => Fault::Crash,
            ClientError::TimedOut { .. } => Fault::Hang,
            ClientError::BadCommand(_) | ClientError::Garbage { .. } => Fault::Garbage,
        };
        let detail = error.to_string();
        let stderr = match error {
            ClientError::Died { stderr, .. }
            | ClientError::TimedOut { stderr, .. }
            | ClientError::Garbage { stderr, .. } => stderr,
            ClientError::Start { .. } | ClientError::BadCommand(_) => String::new(),
        };
        Self {
            stderr,
            ..Self::new(fault, detail)
        }
    }
}

/// The word for a game that both have lost.
pub(super) const BOTH_LOSE: &str = "both_lose";

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// By counting: Black's score minus White's.
    Score(Komi),
    /// By the exact confirmation of life and death, the players having disagreed: Black's score minus White's.
    Confirmation(Komi),
    /// Both lose, as the rules have it where the players neither agree nor play on.
    BothLose,
    /// This player gave up.
    Resignation(Color),
    /// The players do not agree about the score; the game counts for this one.
    Disputed(Color),
    /// No end in sight after three turns a point; half a point each.
    Void,
    /// This player lost by a fault.
    Forfeit(Color, Failure),
}

impl Outcome {
    /// Who won, if anybody.
    pub fn winner(&self) -> Option<Color> {
        match self {
            Self::Score(lead) | Self::Confirmation(lead) => match lead.thousandths() {
                0 => None,
                1.. => Some(Color::BLACK),
                _ => Some(Color::WHITE),
            },
            Self::Resignation(loser) | Self::Forfeit(loser, _) => Some(loser.opponent()),
            Self::Disputed(winner) => Some(*winner),
            Self::Void | Self::BothLose => None,
        }
    }

    /// The result as game records have it: `B+3.5`, `W+R`, `B+T`, `W+F`, `0`, `Void`, `?`.
    pub fn result(&self) -> String {
        let letter = match self.winner() {
            Some(Color::BLACK) => "B",
            _ => "W",
        };
        match self {
            Self::Score(Komi::ZERO) | Self::Confirmation(Komi::ZERO) => "0".to_owned(),
            Self::Score(lead) | Self::Confirmation(lead) => {
                let margin = Komi::from_thousandths(lead.thousandths().abs());
                format!("{letter}+{margin}")
            }
            Self::Resignation(_) => format!("{letter}+R"),
            Self::Disputed(_) => "?".to_owned(),
            Self::Void | Self::BothLose => "Void".to_owned(),
            Self::Forfeit(_, failure) if failure.fault == Fault::Time => format!("{letter}+T"),
            Self::Forfeit(..) => format!("{letter}+F"),
        }
    }

    /// The word for the kind of end.
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Score(_) => "score",
            Self::Confirmation(_) => "confirmation",
            Self::BothLose => BOTH_LOSE,
            Self::Resignation(_) => "resignation",
            Self::Disputed(_) => "disputed",
            Self::Void => "void",
            Self::Forfeit(_, failure) => failure.fault.name(),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.result(), self.reason())
    }
}

/// Black's score minus White's as `final_score` tells it: `B+12.5`, `W+3`, `0`.
pub(super) fn parse_score(text: &str) -> Option<Komi> {
    let text = text.trim().to_ascii_uppercase();
    if text == "0" || text == "DRAW" || text == "JIGO" {
        return Some(Komi::ZERO);
    }
    let (sign, number) = match (text.strip_prefix("B+"), text.strip_prefix("W+")) {
        (Some(number), _) => (1, number),
        (_, Some(number)) => (-1, number),
        _ => return None,
    };
    let unsigned = !number.starts_with(['+', '-']) && !number.contains(' ');
    let thousandths = Args::new(number).komi(0).ok().filter(|_| unsigned)?;
    Some(Komi::from_thousandths(sign * thousandths))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_as_engines_write_them() {
        for (text, thousandths) in [
            ("B+12.5", Some(12_500)),
            ("W+3", Some(-3_000)),
            ("w+0.50", Some(-500)),
            ("0", Some(0)),
            ("Draw", Some(0)),
            ("B+", None),
            ("B+-3", None),
            ("B+R", None),
            ("W+3 (upper bound)", None),
            ("cannot score", None),
            ("", None),
        ] {
            let lead = parse_score(text).map(Komi::thousandths);
            assert_eq!(lead, thousandths, "{text}");
        }
    }

    #[test]
    fn results_name_the_winner() {
        let black_fails = |fault| Outcome::Forfeit(Color::BLACK, Failure::new(fault, ""));
        for (outcome, result, winner) in [
            (
                Outcome::Score(Komi::from_halves(7)),
                "B+3.5",
                Some(Color::BLACK),
            ),
            (
                Outcome::Score(Komi::from_halves(-1)),
                "W+0.5",
                Some(Color::WHITE),
            ),
            (Outcome::Score(Komi::ZERO), "0", None),
            (
                Outcome::Resignation(Color::WHITE),
                "B+R",
                Some(Color::BLACK),
            ),
            (Outcome::Disputed(Color::WHITE), "?", Some(Color::WHITE)),
            (Outcome::Void, "Void", None),
            (Outcome::BothLose, "Void", None),
            (
                Outcome::Confirmation(Komi::from_halves(3)),
                "B+1.5",
                Some(Color::BLACK),
            ),
            (black_fails(Fault::Time), "W+T", Some(Color::WHITE)),
            (black_fails(Fault::Illegal), "W+F", Some(Color::WHITE)),
        ] {
            assert_eq!(
                (outcome.result().as_str(), outcome.winner()),
                (result, winner)
            );
        }
    }
}
