//! `tengen match`: engines against each other, many games.

mod entrant;
mod report;
mod sprt;

use super::Misuse;
use super::output::{check_outputs, refuse_same, write_file};
use crate::arena::{
    Entrant, Format, Handicap, HandicapStyle, Openings, Plan, Shard, TimeControl, html, run,
};
use crate::board::Shape;
use crate::game::fixed_handicap;
use crate::gtp::values;
use crate::rules::{Komi, Ruleset};
use std::io::Write;
use std::mem;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true, args_override_self = true)]
pub(super) struct Options {
    #[command(subcommand)]
    report: Option<Subcommand>,
    /// File in TOML whose keys are flags of these names, as games = 100; flags on the command line go before it. Lists are flags
    /// given more than once, and [[engine]] a table as --engine has it
    #[arg(long, value_name = "FILE.toml")]
    config: Option<PathBuf>,
    /// Command line of an engine, to be given for each. Its own flags set its limits. Each %g in its arguments becomes the
    /// number of the game, and then it is started anew for each game: --engine "gnugo --mode gtp --seed %g". Or JSON with "command"
    /// and, for this engine alone, "name", "clock" and "rating"
    #[arg(long = "engine", value_name = "CMD", value_parser = entrant::parse)]
    engines: Vec<Entrant>,
    /// Play the first engine against each of the others, not everybody against everybody
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    gauntlet: Option<bool>,
    /// Rating of engine N, to which those of the others refer; may be given for several: --anchor 2=1800
    #[arg(long = "anchor", value_name = "N=ELO", value_parser = anchor)]
    anchors: Vec<(usize, f64)>,
    /// Number of games of two engines; the first one has Black in the odd ones
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Board, such as grid:9 or grid:9x13; any other has to be named on the engines' own command lines too
    #[arg(long, value_name = "SPEC", default_value = "grid:19")]
    board: Shape,
    /// White's komi [default: that of the rules, mostly 7.5]
    #[arg(long, value_name = "K", value_parser = values::komi, allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// Rules by name, told to engines that know kata-set-rules
    #[arg(long, value_name = "NAME", default_value = "chinese-kgs")]
    rules: String,
    /// Clocks: main time, period, stones in the words of GTP, such as "300 30 5"; or a kind in those of kata-time_settings, such
    /// as "byoyomi 300 15 5" or "fischer 60 5" [default: none, and no time command is sent]
    #[arg(long, value_name = "TIME")]
    clock: Option<TimeControl>,
    /// Seconds after which an engine that does not answer has lost
    #[arg(long, value_name = "X", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    move_limit: u32,
    /// Games played at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// Folder for a game record of each game
    #[arg(long, value_name = "DIR")]
    sgf: Option<PathBuf>,
    /// File for a line of JSON for each game, written as the game ends. A match that was broken off goes on where its file
    /// ends
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Play part K of N of the match, on this machine; `tengen match report` puts the files together
    #[arg(long, value_name = "K/N", conflicts_with = "sprt")]
    shard: Option<Shard>,
    /// New file for a report with every game, to be opened in a browser
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Let --html overwrite a file
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    force: Option<bool>,
    #[command(flatten)]
    sprt: sprt::Flags,
    /// Openings, one for each pair of games: `balanced`, which are symmetric ones of four stones, or a folder of game records
    #[arg(long, value_name = "DIR", conflicts_with = "handicap")]
    openings: Option<PathBuf>,
    /// Play at most N moves of each record of --openings
    #[arg(long, value_name = "N", requires = "openings")]
    plies: Option<usize>,
    /// Give Black so many handicap stones. In an uneven match --no-swap gives them to the first engine alone
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(2..))]
    handicap: Option<u16>,
    /// Where handicap stones go: `fixed` points, or `free` as Black likes
    #[arg(
        long,
        value_name = "STYLE",
        value_enum,
        default_value_t,
        requires = "handicap"
    )]
    handicap_style: Style,
    /// Give the first engine Black in every game
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    no_swap: Option<bool>,
}

#[derive(Debug, clap::Subcommand)]
enum Subcommand {
    /// Tell how a match stands from its files of results, and put those of several machines together
    Report(report::Options),
}

/// The name of the openings that need no folder.
const BALANCED: &str = "balanced";

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
enum Style {
    #[default]
    Fixed,
    Free,
}

impl Options {
    /// The file of flags.
    pub(super) fn config(&self) -> Option<&Path> {
        self.config.as_deref()
    }

    /// Plays the match and prints the table of results.
    pub(super) fn run(mut self) -> anyhow::Result<ExitCode> {
        if let Some(Subcommand::Report(options)) = self.report {
            return options.run();
        }
        let (html, force) = (self.html.take(), self.force == Some(true));
        check_outputs(&html, force)?;
        // Results of hours must not become the page about them.
        refuse_same(html.iter().chain(&self.out))?;
        let report = run(&self.plan()?)?;
        write!(std::io::stdout().lock(), "{report}")?;
        if let Some(path) = html {
            write_file(&path, html::page(&report).as_bytes(), force)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The engines with what holds for all of them.
    fn entrants(&mut self) -> anyhow::Result<Vec<Entrant>> {
        let mut entrants = mem::take(&mut self.engines);
        if entrants.len() < 2 {
            return Err(Misuse::new(&"a match needs --engine twice or more often").into());
        }
        for &(number, rating) in &self.anchors {
            let entrant = entrants.get_mut(number - 1);
            let entrant = entrant.ok_or_else(|| {
                Misuse::new(&format!("there is no engine {number} to be an anchor"))
            })?;
            entrant.rating = Some(rating);
        }
        for entrant in &mut entrants {
            entrant.clock = entrant.clock.or(self.clock);
        }
        Ok(entrants)
    }

    fn plan(mut self) -> anyhow::Result<Plan> {
        let engines = self.entrants()?;
        let sprt = self.sprt.test();
        if engines.len() > 2 && sprt.is_some() {
            return Err(Misuse::new(&"--sprt is for two engines").into());
        }
        let rules: Ruleset = self.rules.parse().map_err(|error| Misuse::new(&error))?;
        let graph = self.board.graph().map_err(|error| Misuse::new(&error))?;
        let graph = Arc::new(graph);
        let openings = match &self.openings {
            Some(path) if path.as_os_str() == BALANCED => Some(Openings::balanced(&graph)),
            Some(path) => Some(Openings::from_folder(path, &graph, rules, self.plies)),
            None => None,
        };
        let openings = openings.transpose();
        let openings = openings.map_err(|error| Misuse::new(&format!("{error:#}")))?;
        let handicap = self.handicap.map(|stones| Handicap {
            stones: stones.into(),
            style: match self.handicap_style {
                Style::Fixed => HandicapStyle::Fixed,
                Style::Free => HandicapStyle::Free,
            },
        });
        if let Some(Handicap {
            stones,
            style: HandicapStyle::Fixed,
        }) = handicap
            && fixed_handicap(&graph, stones).is_none()
        {
            let why = format!("{} has no {stones} fixed handicap stones", graph.spec());
            return Err(Misuse::new(&why).into());
        }
        Ok(Plan {
            engines,
            format: if self.gauntlet == Some(true) {
                Format::Gauntlet
            } else {
                Format::RoundRobin
            },
            games: self.games,
            swap: self.no_swap != Some(true),
            shard: self.shard.unwrap_or(Shard::ALL),
            sprt,
            graph,
            rules,
            rules_name: self.rules,
            openings,
            handicap,
            komi: self.komi.unwrap_or(rules.komi),
            move_limit: Duration::from_secs(self.move_limit.into()),
            concurrency: self.concurrency.into(),
            sgf: self.sgf,
            out: self.out,
        })
    }
}

fn anchor(text: &str) -> Result<(usize, f64), String> {
    let numbers = text
        .split_once('=')
        .and_then(|(number, rating)| Some((number.parse().ok()?, rating.parse::<f64>().ok()?)));
    numbers
        .filter(|(number, rating)| *number > 0 && rating.abs() <= 10_000.0)
        .ok_or_else(|| {
            "expected the place of an engine, from 1, and its rating, such as 2=1800".to_owned()
        })
}
