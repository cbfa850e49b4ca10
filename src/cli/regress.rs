//! `tengen regress`: regression scripts.

use super::Misuse;
use super::output::{check_outputs, write_file};
use crate::arena::command::EngineCommand;
use crate::gtp::values;
use crate::regress::{Course, Grammar, Runner, Verdict, expand, html, junit, run};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Command line of the engine [default: this program]
    #[arg(long, value_name = "CMD")]
    engine: Option<String>,
    /// Scripts that run at a time
    #[arg(long, value_name = "N", default_value = "1", value_parser = values::threads)]
    jobs: usize,
    /// Seconds that the engine may take for one command
    #[arg(long, value_name = "X", default_value = "60", value_parser = values::seconds, allow_negative_numbers = true)]
    timeout: f64,
    /// Whose reading of scripts and replies holds
    #[arg(long, value_name = "WHOSE", default_value = "strict")]
    grammar: Grammar,
    /// New file for a report as JUnit's XML
    #[arg(long, value_name = "OUT")]
    junit: Option<PathBuf>,
    /// New file for a report as a page of HTML
    #[arg(long, value_name = "OUT")]
    html: Option<PathBuf>,
    /// Set the marks of known failures in the scripts as the tests come out
    #[arg(long)]
    bless: bool,
    /// Overwrite existing reports
    #[arg(long)]
    force: bool,
    /// Scripts, each run by an engine of its own in the folder of the script; @LIST is a file that lists some, one a line
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
        check_outputs(self.junit.iter().chain(&self.html), self.force)?;
        let files = expand(&self.files)
            .map_err(|(list, error)| Misuse::new(&format!("{}: {error}", list.display())))?;
        let runner = Runner {
            limit: Duration::from_secs_f64(self.timeout),
            grammar: self.grammar,
            ..Runner::new(engine)
        };
        let course = Course {
            jobs: self.jobs,
            blesses: self.bless,
        };
        let reports = run(&files, &runner, course, &mut std::io::stdout().lock())?;
        if let Some(path) = &self.junit {
            write_file(path, junit(&reports).as_bytes(), self.force)?;
        }
        if let Some(path) = &self.html {
            let page = html(&reports, &runner.engine.to_string());
            write_file(path, page.as_bytes(), self.force)?;
        }
        Ok(Verdict::of(&reports).exit_code().into())
    }
}
