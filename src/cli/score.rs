//! `tengen score`: who has won the game of a record.

use super::Misuse;
use super::output::write_file;
use crate::disk;
use crate::game::Game;
use crate::gtp::diagnostics::tell;
use crate::records::game_of;
use crate::rules::{Dame, Ruleset};
use crate::score::{Report, SharedReport};
use crate::sgf::{General, Record, Tree};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(super) struct Options {
    /// Game record in SGF; the main line of its first game is counted
    #[arg(value_name = "FILE.sgf")]
    file: PathBuf,
    /// Rules by name or as JSON [default: those that the record names, or chinese-kgs]
    #[arg(long, value_name = "NAME")]
    rules: Option<Ruleset>,
    /// Count the position after so many moves, passes among them [default: all]
    #[arg(long = "move", value_name = "N")]
    moves: Option<usize>,
    /// Also print the board, what becomes of each chain, and the sums
    #[arg(long)]
    explain: bool,
    /// Print one JSON object instead; its warnings name what is illegal
    #[arg(long, conflicts_with = "explain")]
    json: bool,
    /// New file for a picture of the counted board
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Count the board exactly as it stands: fill no dame by agreement, as Japanese rules let the players do
    #[arg(long)]
    literal: bool,
    /// Also name the first illegal move, if there is one
    #[arg(long)]
    audit: bool,
    /// Overwrite existing files
    #[arg(long)]
    force: bool,
}

/// A position of a record.
enum Counted {
    OfTwo(Box<Report>),
    OfMore(Box<Game>),
}

impl Options {
    /// Prints the result. The exit status is 0 if the record was counted and 2 if it cannot be read.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let report = match self.counted()? {
            Counted::OfTwo(report) => report,
            Counted::OfMore(game) => return self.count_more(*game),
        };
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", report.to_json())?;
        } else {
            self.print(&report, &mut out)?;
            report.all_warnings().for_each(|warning| tell(&warning));
        }
        if let Some(path) = &self.svg {
            write_file(path, report.diagram().to_svg().as_bytes(), self.force)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn print(&self, report: &Report, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "{}", report.result())?;
        if let Some(dispute) = report.dispute() {
            writeln!(out, "{dispute}")?;
        }
        if self.audit {
            match report.troubles.first() {
                Some(trouble) => writeln!(out, "{trouble}")?,
                None => writeln!(out, "every move is legal")?,
            }
        }
        if self.explain {
            write!(out, "\n{}", report.explanation())?;
        }
        Ok(())
    }

    /// Counts a game that is not of two players.
    fn count_more(&self, game: Game) -> anyhow::Result<ExitCode> {
        let report = SharedReport::of(game);
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", report.to_json())?;
        } else {
            writeln!(out, "{}", report.result())?;
            if self.audit {
                // A record with an illegal move could not be read.
                writeln!(out, "every move is legal")?;
            }
            if self.explain {
                write!(out, "\n{}", report.explanation())?;
            }
            report.warning().iter().for_each(|warning| tell(warning));
        }
        if let Some(path) = &self.svg {
            write_file(path, report.diagram().to_svg().as_bytes(), self.force)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn counted(&self) -> Result<Counted, Misuse> {
        let name = self.file.display();
        let unreadable = |why: &dyn std::fmt::Display| Misuse::new(&format!("{name}: {why}"));
        let bytes = disk::read(&self.file).map_err(|error| unreadable(&error))?;
        let tree = Tree::parse(&bytes).map_err(|error| unreadable(&error))?;
        if General::is_in(&tree) {
            let record = General::from_tree(&tree).map_err(|error| unreadable(&error))?;
            let until = self.moves.map(|moves| moves.saturating_add(1));
            let mut game =
                game_of(&record, self.rules, until).map_err(|error| unreadable(&error))?;
            if self.literal {
                let rules = Ruleset {
                    dame: Dame::Literal,
                    ..*game.rules()
                };
                game.set_rules(rules).map_err(|error| unreadable(&error))?;
            }
            return Ok(if game.players() == 2 {
                Counted::OfTwo(Box::new(Report::of(game)))
            } else {
                Counted::OfMore(Box::new(game))
            });
        }
        let (record, warnings) = Record::from_tree(&tree).map_err(|error| unreadable(&error))?;
        let mut report = Report::new(&record, self.rules, self.moves, self.literal)
            .map_err(|error| unreadable(&error))?;
        let warnings = warnings.iter().map(ToString::to_string);
        report.warnings.splice(0..0, warnings);
        Ok(Counted::OfTwo(Box::new(report)))
    }
}
