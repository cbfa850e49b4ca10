//! `tengen match`: two engines, many games.

use super::Misuse;
use crate::arena::{EngineTemplate, Plan, TimeControl, run};
use crate::board::Shape;
use crate::gtp::values;
use crate::rules::{Komi, Ruleset};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Command line of an engine, to be given twice. Its own flags set its limits. Each %g in its arguments becomes the
    /// number of the game, and then it is started anew for each game: --engine "gnugo --mode gtp --seed %g"
    #[arg(long = "engine", value_name = "CMD", required = true)]
    engines: Vec<EngineTemplate>,
    /// Number of games; the first engine has Black in the odd ones
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Board, such as grid:9 or grid:9x13; any other has to be named on the engines' own command lines too
    #[arg(long, value_name = "SPEC", default_value = "grid:19")]
    board: Shape,
    /// White's komi [default: that of the rules, mostly 7.5]
    #[arg(long, value_name = "K", value_parser = values::komi, allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// Rules by name, told to engines that know kata-set-rules
    #[arg(long, value_name = "NAME", default_value = "chinese-kgs")]
    rules: String,
    /// Clocks: main time, period, stones in the words of GTP, such as "300 30 5"; or a kind in those of kata-time_settings, such
    /// as "byoyomi 300 15 5" or "fischer 60 5" [default: none, and no time command is sent]
    #[arg(long, value_name = "TIME")]
    clock: Option<TimeControl>,
    /// Seconds after which an engine that does not answer has lost
    #[arg(long, value_name = "X", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    move_limit: u32,
    /// Games played at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// Folder for a game record of each game
    #[arg(long, value_name = "DIR")]
    sgf: Option<PathBuf>,
    /// New file for a line of JSON for each game, written as the game ends
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Options {
    /// Plays the match and prints the table of results.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let report = run(&self.plan()?)?;
        write!(std::io::stdout().lock(), "{report}")?;
        Ok(ExitCode::SUCCESS)
    }

    fn plan(self) -> anyhow::Result<Plan> {
        let engines = <[EngineTemplate; 2]>::try_from(self.engines)
            .map_err(|_| Misuse::new(&"a match needs --engine twice"))?;
        let rules: Ruleset = self.rules.parse().map_err(|error| Misuse::new(&error))?;
        let graph = self.board.graph().map_err(|error| Misuse::new(&error))?;
        Ok(Plan {
            engines,
            games: self.games,
            graph: Arc::new(graph),
            rules,
            rules_name: self.rules,
            komi: self.komi.unwrap_or(rules.komi),
            clock: self.clock,
            move_limit: Duration::from_secs(self.move_limit.into()),
            concurrency: self.concurrency.into(),
            sgf: self.sgf,
            out: self.out,
        })
    }
}
