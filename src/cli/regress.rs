//! `tengen regress`: regression scripts.

use super::Misuse;
use crate::arena::command::EngineCommand;
use crate::regress::{Runner, run};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Command line of the engine [default: this program]
    #[arg(long, value_name = "CMD")]
    engine: Option<String>,
    /// Scripts, each run by an engine of its own in the folder of the script
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Options {
    /// Prints the report. The exit status is 0 if all is as expected, 1 if not, 2 if a script could not be run.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let engine = match &self.engine {
            Some(line) => EngineCommand::parse(line).map_err(|error| Misuse::new(&error))?,
            None => EngineCommand::current()?,
        };
        let verdict = run(
            &self.files,
            &Runner::new(engine),
            &mut std::io::stdout().lock(),
        )?;
        Ok(verdict.exit_code().into())
    }
}
