//! `tengen match report`: files of results put together.

use super::super::output::write_file;
use super::sprt;
use crate::arena::{Report, html, read_results};
use crate::gtp::diagnostics::tell;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Files that `tengen match --out` wrote, all of the same match
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// New file for a report with every game, to be opened in a browser
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Let --html overwrite a file
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    sprt: sprt::Flags,
}

impl Options {
    /// Prints the table of results.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let results = read_results(&self.files)?;
        let mut out = std::io::stdout().lock();
        let Some(first) = results.entries.first() else {
            writeln!(out, "no games")?;
            return Ok(ExitCode::SUCCESS);
        };
        let mut report = Report::new(&first.facts.clone(), self.sprt.test());
        for entry in results.entries {
            report.add(entry);
        }
        write!(out, "{report}")?;
        if results.repeated > 0 {
            tell(&format!(
                "{} games were there more than once",
                results.repeated
            ));
        }
        if let Some(path) = self.html {
            write_file(&path, html::page(&report).as_bytes(), self.force)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
