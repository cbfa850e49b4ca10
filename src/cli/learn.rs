//! `tengen learn`: weights of moves from records of games, and how well they foretell others.

use super::Misuse;
use super::output::{check_outputs, write_file};
use super::patterns::weights;
use crate::disk;
use crate::learn::{Lesson, Plan, Stage, evaluate, games, learn};
use indicatif::{ProgressBar, ProgressStyle};
use std::fmt::Display;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Records of games: SGF, or a line a game with result, komi and moves; gzipped or not
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,
    /// New file for the weights
    #[arg(short, long, value_name = "OUT", required_unless_present = "evaluate")]
    output: Option<PathBuf>,
    /// Tell instead how often weights put the move first that was made in the games
    #[arg(long, conflicts_with = "output")]
    evaluate: bool,
    /// File of the weights to be evaluated [default: those built in]
    #[arg(
        long,
        value_name = "FILE",
        requires = "evaluate",
        conflicts_with = "output"
    )]
    patterns: Option<PathBuf>,
    /// A shape has a weight of its own if it was played so often
    #[arg(long, value_name = "N", default_value_t = Plan::default().least_plays, value_parser = clap::value_parser!(u32).range(1..))]
    least_plays: u32,
    /// Weights are fitted to one of so many positions
    #[arg(long, value_name = "N", default_value_t = Plan::default().one_in, value_parser = clap::value_parser!(u64).range(1..))]
    one_in: u64,
    /// Sweeps over all weights
    #[arg(long, value_name = "N", default_value_t = Plan::default().sweeps, value_parser = clap::value_parser!(u32).range(1..=1000))]
    sweeps: u32,
    /// Overwrite an existing file
    #[arg(long)]
    force: bool,
}

impl Options {
    /// Writes the weights, or prints how often they were right.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        check_outputs(&self.output, self.force)?;
        let games = self.games()?;
        match &self.output {
            Some(out) => self.learn(&games, out)?,
            None => self.evaluate(&games)?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn games(&self) -> Result<Vec<Lesson>, Misuse> {
        let mut all = Vec::new();
        for file in &self.files {
            let unreadable = |why: &dyn Display| Misuse::new(&format!("{}: {why}", file.display()));
            let bytes = disk::read(file).map_err(|error| unreadable(&error))?;
            all.extend(games(&bytes).map_err(|error| unreadable(&error))?);
        }
        if all.iter().all(Lesson::is_empty) {
            return Err(Misuse::new(&"no play in these files"));
        }
        Ok(all)
    }

    fn learn(&self, games: &[Lesson], out: &Path) -> anyhow::Result<()> {
        let plan = Plan {
            least_plays: self.least_plays,
            one_in: self.one_in,
            sweeps: self.sweeps,
        };
        let bar = bar(2 * games.len() as u64 + u64::from(plan.sweeps))?;
        let weights = learn(games, &plan, &|stage| {
            bar.set_message(match stage {
                Stage::Harvested => "shapes",
                Stage::Drawn => "positions",
                Stage::Fitted => "weights",
            });
            bar.inc(1);
        });
        bar.finish_and_clear();
        write_file(out, &weights.to_bytes(), self.force)
    }

    fn evaluate(&self, games: &[Lesson]) -> anyhow::Result<()> {
        let weights = weights(self.patterns.as_deref())?;
        let bar = bar(games.len() as u64)?;
        let hits = evaluate(games, &weights, &|| bar.inc(1));
        bar.finish_and_clear();
        let percent = |count: u64| 100.0 * count as f64 / hits.plays.max(1) as f64;
        let mut out = std::io::stdout().lock();
        writeln!(out, "games {}", games.len())?;
        writeln!(out, "plays {}", hits.plays)?;
        writeln!(out, "top-1 {:.2} %", percent(hits.first))?;
        writeln!(out, "top-5 {:.2} %", percent(hits.first_five))?;
        Ok(())
    }
}

fn bar(length: u64) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("{bar:40} {percent} % {msg}, {eta} left")?;
    Ok(ProgressBar::new(length).with_style(style))
}
