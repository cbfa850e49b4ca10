//! `tengen review`: what each move of a recorded game cost.

use super::Misuse;
use super::output::{check_outputs, write_file};
use super::patterns::weights;
use crate::disk;
use crate::gtp::diagnostics::tell;
use crate::gtp::values;
use crate::player;
use crate::review::{Review, Settings};
use crate::rules::Ruleset;
use crate::sgf::{Record, Tree};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// The moves that are listed.
const WORST: usize = 10;
/// The simulations of a position where neither they nor the time are limited.
const PLAYOUTS: u64 = 1000;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Game record in SGF; the main line of its first game is reviewed
    #[arg(value_name = "FILE.sgf")]
    file: PathBuf,
    /// New file for the record with winrates, leads, comments, and better moves as variations
    #[arg(short, long, value_name = "OUT.sgf")]
    output: Option<PathBuf>,
    /// New file for a plot of the winrates
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Rules by name or as JSON [default: those that the record names, or chinese-kgs]
    #[arg(long, value_name = "NAME")]
    rules: Option<Ruleset>,
    /// Simulations a position at most [default: 1000, or no limit if seconds are limited]
    #[arg(long, value_name = "N", value_parser = values::playouts)]
    playouts: Option<u64>,
    /// Seconds a position at most [default: no limit]
    #[arg(long, value_name = "X", value_parser = values::seconds, allow_negative_numbers = true)]
    seconds: Option<f64>,
    /// Threads that search [default: all cores, but at most 8]
    #[arg(long, value_name = "N", value_parser = values::threads)]
    threads: Option<usize>,
    /// Memory of the search tree in MiB
    #[arg(long, value_name = "MIB", default_value = "1024", value_parser = values::memory)]
    memory: usize,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value = "0", value_parser = values::seed)]
    seed: u64,
    /// File of move weights that `tengen learn` has made [default: those built in]
    #[arg(long, value_name = "FILE")]
    patterns: Option<PathBuf>,
    /// Overwrite existing files
    #[arg(long)]
    force: bool,
}

impl Options {
    /// Lists the worst moves and writes the files. The exit status is 0, or 2 if the record cannot be read.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        check_outputs(self.output.iter().chain(&self.svg), self.force)?;
        let name = self.file.display();
        let unreadable = |why: &dyn std::fmt::Display| Misuse::new(&format!("{name}: {why}"));
        let bytes = disk::read(&self.file).map_err(|error| unreadable(&error))?;
        let tree = Tree::parse(&bytes).map_err(|error| unreadable(&error))?;
        let (record, warnings) = Record::from_tree(&tree).map_err(|error| unreadable(&error))?;
        for warning in &warnings {
            tell(&warning.to_string());
        }
        let names_unknown =
            !record.rules.is_empty() && Ruleset::from_record(&record.rules).is_none();
        if self.rules.is_none() && names_unknown {
            tell(&format!(
                "unknown rules {:?}: reviewed by chinese-kgs",
                record.rules
            ));
        }
        let bar = progress_bar();
        let review = Review::new(&record, self.rules, &self.settings()?, |done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        });
        bar.finish_and_clear();
        let review = review.map_err(|error| unreadable(&error))?;
        for trouble in &review.troubles {
            tell(&trouble.to_string());
        }
        if let Some(path) = &self.output {
            let text = tree.annotated(&review.notes(&tree)) + "\n";
            write_file(path, text.as_bytes(), self.force)?;
        }
        if let Some(path) = &self.svg {
            write_file(path, review.to_svg(WORST).as_bytes(), self.force)?;
        }
        write!(std::io::stdout().lock(), "{}", review.table(WORST))?;
        Ok(ExitCode::SUCCESS)
    }

    fn settings(&self) -> Result<Settings, Misuse> {
        Ok(Settings {
            threads: self.threads.unwrap_or(player::Settings::default().threads),
            playouts: self.playouts.or(self.seconds.is_none().then_some(PLAYOUTS)),
            time: self.seconds.map(Duration::from_secs_f64),
            memory: self.memory,
            seed: self.seed,
            weights: weights(self.patterns.as_deref())?,
        })
    }
}

/// Positions on stderr; nothing where stderr is no terminal.
fn progress_bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} positions, {eta} left")
    {
        bar.set_style(style);
    }
    bar
}
