//! `tengen analysis`: positions analysed for programs that speak KataGo's JSON protocol.

use super::patterns::weights;
use crate::analysis::{Perspective, Settings, serve};
use crate::gtp::{diagnostics, values};
use crate::player;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Positions analysed at a time [default: all cores, but at most 8]
    #[arg(long, value_name = "N", value_parser = values::threads)]
    threads: Option<usize>,
    /// Threads that search each of them
    #[arg(long, value_name = "N", default_value = "1", value_parser = values::threads)]
    search_threads: usize,
    /// Visits of a position where a query has no maxVisits
    #[arg(long, value_name = "N", default_value = "1000", value_parser = values::playouts)]
    playouts: u64,
    /// Seconds a position at most where a query has no maxTime [default: no limit]
    #[arg(long, value_name = "X", value_parser = values::seconds, allow_negative_numbers = true)]
    seconds: Option<f64>,
    /// Memory of all search trees together in MiB
    #[arg(long, value_name = "MIB", default_value = "1024", value_parser = values::memory)]
    memory: usize,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value = "0", value_parser = values::seed)]
    seed: u64,
    /// File of move weights that `tengen learn` has made [default: those built in]
    #[arg(long, value_name = "FILE")]
    patterns: Option<PathBuf>,
    /// Whose winrates, leads and owners are told where a query has no reportAnalysisWinratesAs: black, white, or side, the
    /// player to move
    #[arg(long, value_name = "WHOSE", default_value = "black")]
    perspective: Perspective,
}

impl Options {
    /// Answers queries until the input ends, and what is queued then.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        diagnostics::report_panics();
        if io::stdin().is_terminal() {
            diagnostics::tell("expecting a query in JSON on each line (see tengen help analysis)");
        }
        let settings = Settings {
            positions: self.threads.unwrap_or(player::Settings::default().threads),
            threads: self.search_threads,
            visits: self.playouts,
            time: self.seconds.map(Duration::from_secs_f64),
            memory: self.memory << 20,
            seed: self.seed,
            weights: weights(self.patterns.as_deref())?,
            perspective: self.perspective,
        };
        serve(io::stdin(), io::stdout(), settings)?;
        Ok(ExitCode::SUCCESS)
    }
}
