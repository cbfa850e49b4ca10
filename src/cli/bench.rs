//! `tengen bench`: how fast this engine is, and which one it is.

use crate::bench::Bench;
use std::io::Write;
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print the signature alone, without measuring
    #[arg(long, conflicts_with = "json")]
    signature: bool,
}

impl Options {
    /// Measures and prints.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let mut out = std::io::stdout().lock();
        if self.signature {
            writeln!(out, "{}", crate::bench::signature())?;
        } else if self.json {
            writeln!(out, "{}", Bench::run().to_json())?;
        } else {
            writeln!(out, "{}", Bench::run())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
