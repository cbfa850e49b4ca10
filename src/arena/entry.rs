//! The line of JSON that is kept of a game, from which everything else is told: how the match stands, what is still to be
//! played, and whether it is the same match at all.

use super::schedule::{Format, Schedule};
use crate::board::Color;
use serde::{Deserialize, Serialize};

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 1.
    pub game: u32,
    /// What `%g` was in the engines' arguments.
    pub seed: u32,
    /// Black's name and version.
    pub black: String,
    /// White's name and version.
    pub white: String,
    /// Who won, if anybody.
    pub winner: Option<Side>,
    /// The result as game records have it.
    pub result: String,
    /// The word for the kind of end.
    pub reason: String,
    /// What happened, if it was a fault.
    pub detail: String,
    /// Number of turns, those of the opening among them.
    pub moves: usize,
    /// What Black answered to `final_score`, if it was asked.
    pub black_final_score: Option<String>,
    /// What White answered to `final_score`, if it was asked.
    pub white_final_score: Option<String>,
    /// The seconds that Black thought.
    pub black_seconds: f64,
    /// The seconds that White thought.
    pub white_seconds: f64,
    /// What Black tells of itself: version, commit, settings.
    #[serde(default)]
    pub black_description: Option<String>,
    /// What White tells of itself.
    #[serde(default)]
    pub white_description: Option<String>,
    /// The end of what the engine wrote to stderr that lost by a fault.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub stderr: String,
    /// Black's handicap stones.
    #[serde(default)]
    pub handicap: Vec<String>,
    /// How many of the turns are the opening's.
    #[serde(default)]
    pub opening: usize,
    /// The turns, such as `b E5` and `w pass`.
    #[serde(default)]
    pub turns: Vec<String>,
    /// The match that it is a game of.
    #[serde(rename = "match")]
    pub facts: Facts,
}

/// One of two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The one with the black stones.
    Black,
    /// The one with the white stones.
    White,
}

/// All that decides what the games of a match are. How many there are of them, who plays them when, and where they are
/// kept makes no other match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Facts {
    /// The engines in their order.
    pub engines: Vec<EngineFacts>,
    /// Who plays whom.
    pub format: Format,
    /// Whether the second game of a pair has the colors swapped.
    pub swap: bool,
    /// The board.
    pub board: String,
    /// The name of the rules.
    pub rules: String,
    /// White's komi.
    pub komi: String,
    /// The openings.
    pub openings: Option<String>,
    /// Black's handicap.
    pub handicap: Option<String>,
}

/// What is known of an engine before it runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EngineFacts {
    /// The name that it was given.
    pub name: Option<String>,
    /// Its command line.
    pub command: String,
    /// Its clock, in the words of the command that sets it.
    pub clock: Option<String>,
    /// Its rating, if it is an anchor for those of the others. It makes no other match.
    pub rating: Option<f64>,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        if color == Color::BLACK {
            Self::Black
        } else {
            Self::White
        }
    }
}

impl Entry {
    /// The player with this color.
    pub fn name(&self, color: Color) -> &str {
        if color == Color::BLACK {
            &self.black
        } else {
            &self.white
        }
    }
}

impl Facts {
    /// Who plays whom in which game.
    pub fn schedule(&self) -> Schedule {
        Schedule::new(self.engines.len(), self.format, self.swap)
    }

    /// What this match and another do not have in common, for people; `None` if they are the same.
    pub fn difference(&self, other: &Self) -> Option<String> {
        let none = || "none".to_owned();
        let of = |facts: &Self| {
            let engines = facts.engines.iter().map(|engine| {
                let name = engine
                    .name
                    .as_deref()
                    .map(|name| format!("{name}: "))
                    .unwrap_or_default();
                let clock = engine.clock.as_deref().unwrap_or("no clock");
                format!("{name}{} ({clock})", engine.command)
            });
            [
                ("engines", engines.collect::<Vec<_>>().join(" | ")),
                ("format", format!("{:?}", facts.format)),
                ("swapped colors", facts.swap.to_string()),
                ("board", facts.board.clone()),
                ("rules", facts.rules.clone()),
                ("komi", facts.komi.clone()),
                ("openings", facts.openings.clone().unwrap_or_else(none)),
                ("handicap", facts.handicap.clone().unwrap_or_else(none)),
            ]
        };
        let mut both = of(self).into_iter().zip(of(other));
        both.find(|(ours, theirs)| ours != theirs)
            .map(|((what, ours), (_, theirs))| format!("{what}: {ours}, not {theirs}"))
    }
}
