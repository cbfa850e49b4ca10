//! A match as it was ordered: who plays whom, on what, how often.

use super::template::EngineTemplate;
use crate::board::{Color, Graph, Topology};
use crate::clock::TimeSettings;
use crate::gtp::{Args, clock_words};
use crate::rules::{Komi, Ruleset};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// A match between two engines.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The engines; results are told from the first one's point of view.
    pub engines: [EngineTemplate; 2],
    /// How many games. The first engine has Black in the odd ones.
    pub games: u32,
    /// The board. One that is no grid is never sent: the engines' own command lines have to name it.
    pub graph: Arc<Graph>,
    /// The rules.
    pub rules: Ruleset,
    /// Their name as engines with `kata-set-rules` are told it.
    pub rules_name: String,
    /// White's komi.
    pub komi: Komi,
    /// The clocks, if there are any.
    pub clock: Option<TimeControl>,
    /// How long an engine may take to answer any command.
    pub move_limit: Duration,
    /// How many games are played at a time.
    pub concurrency: usize,
    /// Where to put a game record of each game.
    pub sgf: Option<PathBuf>,
    /// Where to put a line of JSON for each game.
    pub out: Option<PathBuf>,
}

impl Plan {
    /// The color of the first engine in this game.
    pub fn color_of_first(number: u32) -> Color {
        if number % 2 == 1 {
            Color::BLACK
        } else {
            Color::WHITE
        }
    }

    /// The turns after which a game without an end is void.
    pub(super) fn longest_game(&self) -> usize {
        3 * self.graph.points().len()
    }
}

/// The time of each player for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl(pub TimeSettings);

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

    #[test]
    fn colors_alternate() {
        let colors = [1, 2, 3].map(Plan::color_of_first);
        assert_eq!(colors, [Color::BLACK, Color::WHITE, Color::BLACK]);
    }
}
