//! A match as it was ordered: who plays whom, on what, how often.

use super::template::EngineTemplate;
use crate::board::{Color, Graph, Topology};
use crate::game::TimeSettings;
use crate::gtp::Args;
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

/// The time of each player for a game, in the words of GTP's `time_settings`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// Main time, period and stones as they were given.
    pub words: String,
    /// What that means.
    pub settings: TimeSettings,
}

impl FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let args = Args::new(text);
        let seconds = |index| {
            let value = args.float(index).ok()?;
            Duration::try_from_secs_f64(value).ok()
        };
        let parts = seconds(0).zip(seconds(1)).zip(args.int(2).ok());
        match parts {
            Some(((main, period), stones)) if args.len() == 3 => Ok(Self {
                words: args.iter().collect::<Vec<_>>().join(" "),
                settings: TimeSettings::new(main, period, stones),
            }),
            _ => Err("expected main time, period and stones, such as \"300 30 5\"".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_three_numbers() {
        let clock: TimeControl = " 300  30.5 5 ".parse().unwrap();
        assert_eq!(clock.words, "300 30.5 5");
        let expected = TimeSettings::Canadian {
            main: Duration::from_mins(5),
            period: Duration::from_millis(30_500),
            stones: 5,
        };
        assert_eq!(clock.settings, expected);
        for bad in [
            "",
            "300",
            "300 30",
            "300 30 5 1",
            "-1 0 0",
            "a b c",
            "1 1 0.5",
        ] {
            assert!(bad.parse::<TimeControl>().is_err(), "{bad}");
        }
    }

    #[test]
    fn colors_alternate() {
        let colors = [1, 2, 3].map(Plan::color_of_first);
        assert_eq!(colors, [Color::BLACK, Color::WHITE, Color::BLACK]);
    }
}
