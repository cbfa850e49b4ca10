//! A match as it was ordered: who plays whom, on what, how often.

use super::entry::{EngineFacts, Facts};
use super::openings::Openings;
use super::schedule::{Format, Schedule, Shard};
use super::sprt::Sprt;
use super::template::EngineTemplate;
use crate::board::{Graph, Topology};
use crate::clock::TimeSettings;
use crate::gtp::{Args, clock_words};
use crate::rules::{Komi, Ruleset};
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// A match between two or more engines.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The engines.
    pub engines: Vec<Entrant>,
    /// Who plays whom.
    pub format: Format,
    /// How many games each pairing has.
    pub games: u32,
    /// Whether the second game of each pair has the colors swapped; else the first engine always has Black.
    pub swap: bool,
    /// The pairs that are played here.
    pub shard: Shard,
    /// The test that ends the match once it is decided. It is for two engines.
    pub sprt: Option<Sprt>,
    /// The board. One that is no grid is never sent: the engines' own command lines have to name it.
    pub graph: Arc<Graph>,
    /// The rules.
    pub rules: Ruleset,
    /// Their name as engines with `kata-set-rules` are told it.
    pub rules_name: String,
    /// White's komi.
    pub komi: Komi,
    /// The first turns, if not an empty board.
    pub openings: Option<Openings>,
    /// Black's stones, if any. Then there are no openings.
    pub handicap: Option<Handicap>,
    /// How long an engine may take to answer any command.
    pub move_limit: Duration,
    /// How many games are played at a time.
    pub concurrency: usize,
    /// Where to put a game record of each game.
    pub sgf: Option<PathBuf>,
    /// Where to put a line of JSON for each game. A file of the same match goes on.
    pub out: Option<PathBuf>,
}

/// Stones that Black has before White's first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// How many; two at least.
    pub stones: usize,
    /// Who chooses their points.
    pub style: HandicapStyle,
}

/// Who chooses the points of handicap stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HandicapStyle {
    /// The protocol: `fixed_handicap`.
    #[default]
    Fixed,
    /// Black: `place_free_handicap`.
    Free,
}

/// An engine that takes part.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// What it is called, whatever it says itself.
    pub name: Option<String>,
    /// Its command line.
    pub template: EngineTemplate,
    /// Its clock, if it has one.
    pub clock: Option<TimeControl>,
    /// Its rating, if it is an anchor for those of the others.
    pub rating: Option<f64>,
}

impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let style = match self.style {
            HandicapStyle::Fixed => "fixed",
            HandicapStyle::Free => "free",
        };
        write!(f, "{} {style}", self.stones)
    }
}

impl From<EngineTemplate> for Entrant {
    fn from(template: EngineTemplate) -> Self {
        Self {
            name: None,
            template,
            clock: None,
            rating: None,
        }
    }
}

impl Entrant {
    fn facts(&self) -> EngineFacts {
        EngineFacts {
            name: self.name.clone(),
            command: self.template.to_string(),
            clock: self.clock.map(|clock| clock.to_string()),
            rating: self.rating,
        }
    }
}

impl Plan {
    /// What tells this match from others.
    pub fn facts(&self) -> Facts {
        Facts {
            engines: self.engines.iter().map(Entrant::facts).collect(),
            format: self.format,
            swap: self.swap,
            board: self.graph.spec().to_owned(),
            rules: self.rules_name.clone(),
            komi: self.komi.to_string(),
            openings: self
                .openings
                .as_ref()
                .map(|openings| openings.facts().to_owned()),
            handicap: self.handicap.map(|handicap| handicap.to_string()),
        }
    }

    /// Who plays whom in which game.
    pub fn schedule(&self) -> Schedule {
        Schedule::new(self.engines.len(), self.format, self.swap)
    }

    /// The turns after which a game without an end is void.
    pub(super) fn longest_game(&self) -> usize {
        3 * self.graph.points().len()
    }
}

/// The time of each player for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl(pub TimeSettings);

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // There is a command for every kind, if an engine knows them all.
        f.write_str(&clock_words::command(self.0, |_| true).unwrap_or_default())
    }
}

impl FromStr for TimeControl {
    type Err = String;

    /// Three numbers in the words of `time_settings`, or a kind and its numbers in those of `kata-time_settings`.
    fn from_str(text: &str) -> Result<Self, String> {
        let args = Args::new(text);
        let kind = args.get(0).filter(|word| clock_words::KINDS.contains(word));
        let (read, length) = match kind {
            None => (clock_words::plain(&args), 3),
            Some("none") => (clock_words::of_kata(&args), 1),
            Some("absolute") => (clock_words::of_kata(&args), 2),
            Some("fischer") => (clock_words::of_kata(&args), 3),
            Some("fischer-capped") => (clock_words::of_kata(&args), 5),
            Some(_) => (clock_words::of_kata(&args), 4),
        };
        let settings = read.ok().filter(|_| args.len() == length);
        settings.map(Self).ok_or_else(|| {
            "expected main time, period and stones, such as \"300 30 5\", or a kind: \"absolute M\", \"canadian M T STONES\", \
             \"byoyomi M T PERIODS\", \"fischer M INCREMENT\", \"fischer-capped M INCREMENT LIMIT PER_MOVE\""
                .to_owned()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_clock_is_three_numbers_or_a_kind_with_its_own() {
        let read = |text: &str| text.parse::<TimeControl>().map(|clock| clock.0);
        let expected = TimeSettings::Canadian {
            main: Duration::from_mins(5),
            period: Duration::from_millis(30_500),
            stones: 5,
        };
        assert_eq!(read(" 300  30.5 5 "), Ok(expected));
        assert_eq!(read("canadian 300 30.5 5"), Ok(expected));
        let absolute = TimeSettings::Absolute {
            main: Duration::from_secs(10),
        };
        assert_eq!(read("absolute 10"), Ok(absolute));
        for good in [
            "none",
            "byoyomi 300 15 5",
            "fischer 10 1",
            "fischer-capped 10 1 12 -1",
        ] {
            assert!(read(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "300",
            "300 30",
            "300 30 5 1",
            "-1 0 0",
            "a b c",
            "1 1 0.5",
            "none 1",
            "absolute",
            "absolute 10 5",
            "fischer 10 1 12 -1",
            "sudden 10",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
