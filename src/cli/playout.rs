//! `tengen playout`: the game of a record, played on until the dead are captured.

use super::Misuse;
use super::output::write_file;
use crate::disk;
use crate::finish::{continued, play_out};
use crate::gtp::diagnostics::tell;
use crate::rules::Ruleset;
use crate::score::Report;
use crate::sgf::Record;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Game record in SGF; the main line of its first game is played on
    #[arg(value_name = "FILE.sgf")]
    file: PathBuf,
    /// Rules by name or as JSON [default: those that the record names, or chinese-kgs]
    #[arg(long, value_name = "NAME")]
    rules: Option<Ruleset>,
    /// Play on after so many moves, passes among them [default: all]
    #[arg(long = "move", value_name = "N")]
    moves: Option<usize>,
    /// New file for the record [default: standard output]
    #[arg(short, long, value_name = "OUT.sgf")]
    output: Option<PathBuf>,
    /// Overwrite an existing file
    #[arg(long)]
    force: bool,
}

impl Options {
    /// Writes the record. The exit status is 0, or 2 if the file cannot be read.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let text = self.record()?.to_sgf() + "\n";
        match &self.output {
            Some(path) => write_file(path, text.as_bytes(), self.force)?,
            None => std::io::stdout().lock().write_all(text.as_bytes())?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn record(&self) -> Result<Record, Misuse> {
        let name = self.file.display();
        let unreadable = |why: &dyn std::fmt::Display| Misuse::new(&format!("{name}: {why}"));
        let bytes = disk::read(&self.file).map_err(|error| unreadable(&error))?;
        let (record, warnings) = Record::parse(&bytes).map_err(|error| unreadable(&error))?;
        let report = Report::new(&record, self.rules, self.moves, false)
            .map_err(|error| unreadable(&error))?;
        let warnings = warnings.iter().map(ToString::to_string);
        for told in warnings.chain(report.troubles.iter().map(ToString::to_string)) {
            tell(&told);
        }
        let mut game = report.game;
        let turns = game.turns().len();
        play_out(&mut game);
        let until = self.moves.map(|moves| moves.saturating_add(1));
        Ok(continued(&record, until, &game, turns))
    }
}
