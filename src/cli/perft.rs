//! `tengen perft`: the proof of the rules.

use super::Misuse;
use crate::board::{MAX_PLAYERS, Shape};
use crate::game::{Game, perft};
use crate::rules::{KoRule, Ruleset};
use clap::ValueEnum;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

/// Deeper sequences than this would not be counted in a lifetime.
const MAX_DEPTH: u16 = 1000;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Board, such as grid:3, torus:4x4, cycle:5, complete:4, star:5, cube:3, trihex:2, or file: and a path
    #[arg(long, value_name = "SPEC")]
    board: Shape,
    /// Number of players
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_PLAYERS)))]
    players: u8,
    /// Repetitions that are barred
    #[arg(long, value_name = "RULE", default_value = "positional")]
    ko: Ko,
    /// Whether a chain of one's own may be left without a liberty
    #[arg(long, value_name = "BOOL", default_value_t = true, action = clap::ArgAction::Set)]
    suicide: bool,
    /// Length of the longest sequences
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u16).range(..=i64::from(MAX_DEPTH)))]
    depth: u16,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Ko {
    Positional,
    Situational,
    Simple,
}

impl Options {
    /// Prints the number of sequences of every length.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let rules = Ruleset {
            ko: match self.ko {
                Ko::Positional => KoRule::Positional,
                Ko::Situational => KoRule::Situational,
                Ko::Simple => KoRule::Simple,
            },
            suicide: self.suicide,
            ..Ruleset::TROMP_TAYLOR
        };
        let graph = self.board.graph().map_err(|error| Misuse::new(&error))?;
        let mut game =
            Game::new(Arc::new(graph), rules, self.players).map_err(|error| Misuse::new(&error))?;
        let mut out = std::io::stdout().lock();
        for (length, count) in perft(&mut game, self.depth.into()).iter().enumerate() {
            writeln!(out, "{length} {count}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
