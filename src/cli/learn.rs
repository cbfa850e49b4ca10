//! `tengen learn`: weights of moves from records of games, and how well they foretell others.

use super::Misuse;
use super::output::write_file;
use crate::disk;
use crate::features::Weights;
use crate::learn::{Lesson, Plan, Stage, evaluate, learn, lessons};
use crate::sgf::Record;
use flate2::read::MultiGzDecoder;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Records of games: SGF, or lines of result, komi and moves
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,
    /// New file for the weights
    #[arg(short, long, value_name = "OUT", required_unless_present = "evaluate")]
    out: Option<PathBuf>,
    /// Tell how well weights foretell the games instead: those built in, or of --patterns
    #[arg(long, conflicts_with = "out")]
    evaluate: bool,
    /// File of weights
    #[arg(long, value_name = "FILE", requires = "evaluate")]
    patterns: Option<PathBuf>,
    /// A shape has a weight if it was played so often
    #[arg(long, value_name = "N", default_value_t = Plan::default().least_plays)]
    least_plays: u32,
    /// One of so many positions is used
    #[arg(long, value_name = "N", default_value_t = Plan::default().one_in)]
    one_in: u64,
    /// Overwrite an existing file
    #[arg(long)]
    force: bool,
    /// Sweeps over all weights
    #[arg(long, value_name = "N", default_value_t = Plan::default().sweeps)]
    sweeps: u32,
}

impl Options {
    /// Writes the weights, or prints how often they were right.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let mut games = Vec::new();
        for file in &self.files {
            let unreadable = |why: String| Misuse::new(&format!("{}: {why}", file.display()));
            games.extend(read(file).map_err(unreadable)?);
        }
        match &self.out {
            Some(out) if !self.evaluate => self.learn(&games, out)?,
            _ => self.evaluate(&games)?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn learn(&self, games: &[Lesson], out: &Path) -> anyhow::Result<()> {
        disk::check_writable(out, self.force)
            .map_err(|error| Misuse::new(&format!("{}: {error}", out.display())))?;
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
        let weights = match &self.patterns {
            None => Weights::built_in().clone(),
            Some(path) => {
                let unreadable = |why: &dyn std::fmt::Display| {
                    Misuse::new(&format!("{}: {why}", path.display()))
                };
                let bytes = disk::read(path).map_err(|error| unreadable(&error))?;
                Weights::from_bytes(&bytes).map_err(|error| unreadable(&error))?
            }
        };
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

/// The games of a file: an SGF record, or lines; gzipped or not.
fn read(file: &Path) -> Result<Vec<Lesson>, String> {
    let mut bytes = disk::read(file).map_err(|error| error.to_string())?;
    if bytes.starts_with(&[0x1F, 0x8B]) {
        let mut plain = Vec::new();
        let most = MOST_BYTES + 1;
        let mut decoder = MultiGzDecoder::new(&bytes[..]).take(most);
        let read = decoder.read_to_end(&mut plain);
        read.map_err(|error| error.to_string())?;
        if plain.len() as u64 == most {
            return Err("it is too long when unpacked".to_owned());
        }
        bytes = plain;
    }
    if bytes.trim_ascii_start().starts_with(b"(") {
        let (record, _) = Record::parse(&bytes).map_err(|error| error.to_string())?;
        return Ok(vec![Lesson::of(&record)]);
    }
    let text = std::str::from_utf8(&bytes).map_err(|_| "neither SGF nor text".to_owned())?;
    lessons(text).map_err(|error| error.to_string())
}

/// What a file may have unpacked.
const MOST_BYTES: u64 = 1 << 30;
