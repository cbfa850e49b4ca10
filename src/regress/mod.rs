//! Regression scripts: GTP dialogues with their expected replies (`.tst`), run against any engine.
//!
//! The format is that of gogui-regress, read strictly; `gtp-scripts/README.md` describes it. Every script
//! has an engine process of its own, which works in the folder of the script.

pub mod report;
pub mod runner;
pub mod script;

use std::io::Write;
use std::path::PathBuf;

pub use report::Verdict;
pub use runner::Runner;

/// Runs the scripts one after the other, writes the report, and tells how it went as a whole.
///
/// What goes wrong with a script or its engine is part of the report; it does not keep the others from
/// running.
///
/// # Errors
/// Only when the report cannot be written.
pub fn run(files: &[PathBuf], runner: &Runner, out: &mut impl Write) -> anyhow::Result<Verdict> {
    let reports = files.iter().map(|file| {
        let report = runner.run(file);
        write!(out, "{report}").map(|()| report)
    });
    let reports = reports.collect::<Result<Vec<_>, _>>()?;
    if reports.len() > 1 {
        writeln!(
            out,
            "{} files: {}",
            reports.len(),
            reports
                .iter()
                .map(report::FileReport::count)
                .sum::<report::Count>()
        )?;
    }
    out.flush()?;
    Ok(reports
        .iter()
        .map(report::FileReport::verdict)
        .max()
        .unwrap_or_default())
}
