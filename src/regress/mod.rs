//! Regression scripts: GTP dialogues with their expected replies (`.tst`), run against any engine.
//!
//! The format is that of gogui-regress, read strictly, or as GNU Go or gogui read it; `gtp-scripts/README.md` describes it.
//! Every script has an engine process of its own, which works in the folder of the script.

mod bless;
mod html;
mod junit;
pub mod report;
pub mod runner;
pub mod script;
mod suite;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc;
use std::thread;

pub use html::html;
pub use junit::junit;
pub use report::{FileReport, Verdict};
pub use runner::Runner;
pub use script::Grammar;
pub use suite::expand;

/// How a number of scripts is run.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Scripts that run at a time.
    pub jobs: usize,
    /// Whether the marks of known failures are set as the tests came out.
    pub blesses: bool,
}

impl Default for Course {
    /// One after the other, and no script is changed.
    fn default() -> Self {
        Self {
            jobs: 1,
            blesses: false,
        }
    }
}

/// Runs the scripts, writes the report of each in their order, and returns them all.
///
/// What goes wrong with a script or its engine is part of the report; it does not keep the others from
/// running.
///
/// # Errors
/// The report cannot be written, or a script whose marks are to be set.
pub fn run(
    files: &[PathBuf],
    runner: &Runner,
    course: Course,
    out: &mut impl Write,
) -> anyhow::Result<Vec<FileReport>> {
    let mut reports = Vec::new();
    in_order(files, runner, course.jobs, |mut report| {
        let blessed = if course.blesses {
            bless::bless(&mut report, runner.grammar)?
        } else {
            0
        };
        write!(out, "{report}")?;
        if blessed > 0 {
            writeln!(out, "{}: {blessed} marks changed", report.path.display())?;
        }
        out.flush()?;
        reports.push(report);
        Ok(())
    })?;
    if reports.len() > 1 {
        let total: report::Count = reports.iter().map(FileReport::count).sum();
        writeln!(out, "{} files: {total}", reports.len())?;
    }
    out.flush()?;
    Ok(reports)
}

/// Runs scripts, so many at a time, and hands their reports over in the order of the files. After a failure to take one no
/// other script is begun.
fn in_order(
    files: &[PathBuf],
    runner: &Runner,
    jobs: usize,
    mut take: impl FnMut(FileReport) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let next = AtomicUsize::new(0);
    let (sender, reports) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, files.len().max(1)) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    let Some(file) = files.get(index) else { break };
                    if sender.send((index, runner.run(file))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let (mut waiting, mut due) = (BTreeMap::new(), 0);
        for (index, report) in reports {
            waiting.insert(index, report);
            while let Some(report) = waiting.remove(&due) {
                due += 1;
                take(report).inspect_err(|_| next.store(files.len(), Relaxed))?;
            }
        }
        Ok(())
    })
}
