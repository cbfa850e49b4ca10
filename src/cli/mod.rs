//! The command line: one file a subcommand.

#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing
    )
)]

mod analysis;
mod bench;
mod completions;
mod config;
mod engine;
mod komi;
mod learn;
mod man;
mod marks;
mod output;
mod patterns;
mod perft;
mod play_match;
mod playout;
mod preset;
mod regress;
mod render;
mod review;
mod score;

use clap::{Parser, Subcommand};
use std::ffi::OsString;
use std::process::ExitCode;

/// The version, and what it was built from and for.
const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (commit ",
    env!("TENGEN_COMMIT"),
    ", ",
    env!("TENGEN_TARGET"),
    ")"
);

/// A Go engine that speaks GTP. Without a subcommand it is the engine: commands come on standard input, replies go to
/// standard output.
#[derive(Debug, Parser)]
#[command(name = "tengen", version = VERSION, args_conflicts_with_subcommands = true, max_term_width = 100)]
pub struct Cli {
    #[command(flatten)]
    engine: engine::Options,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Speak GTP, as without a subcommand
    Gtp(engine::Options),
    /// Analyse positions for programs that speak KataGo's JSON protocol
    Analysis(analysis::Options),
    /// Measure speed, and print the signature of the player's behaviour
    Bench(bench::Options),
    /// Print completions for a shell
    Completions(completions::Options),
    /// Estimate by games against itself what komi is fair on a board
    Komi(komi::Options),
    /// Learn from records of games how likely moves are, or tell how well that is known
    Learn(learn::Options),
    /// Print the manual page of the program or of a subcommand, as for `man -l -`
    Man(man::Options),
    /// Play games between engines and tell how strong they are
    Match(Box<play_match::Options>),
    /// Count the legal sequences of turns
    Perft(perft::Options),
    /// Play the game of a record on until what is dead is captured
    Playout(playout::Options),
    /// Run regression scripts against an engine
    Regress(regress::Options),
    /// Draw a position of a record, or a board
    Render(render::Options),
    /// Tell what each move of a recorded game cost, and what would have been better
    Review(review::Options),
    /// Tell who has won the game of a record, and why
    Score(score::Options),
}

impl Cli {
    /// What the command line says, and the file that it names as `--config`.
    ///
    /// # Errors
    /// A [`Misuse`]: the file cannot be read, or something in it makes no sense. For what is wrong on the command line itself
    /// the program ends with a message.
    pub fn read() -> anyhow::Result<Self> {
        let args: Vec<OsString> = std::env::args_os().collect();
        let cli = Self::parse_from(&args);
        // The flags of the file come first, so that those of the command line override them.
        let (place, flags) = match &cli.command {
            None => (1, config::flags::<engine::Options>(cli.engine.config())?),
            Some(Command::Gtp(options)) => (2, config::flags::<engine::Options>(options.config())?),
            Some(Command::Match(options)) => {
                (2, config::flags::<play_match::Options>(options.config())?)
            }
            Some(_) => return Ok(cli),
        };
        let (before, after) = args.split_at(place.min(args.len()));
        let all = before.iter().cloned().chain(flags);
        Ok(Self::parse_from(all.chain(after.iter().cloned())))
    }

    /// Does what the command line says. The exit status is the subcommand's answer.
    ///
    /// # Errors
    /// What kept it from being done. A [`Misuse`] among the causes means that the command line makes no sense.
    pub fn run(self) -> anyhow::Result<ExitCode> {
        match self.command.unwrap_or(Command::Gtp(self.engine)) {
            Command::Gtp(options) => options.run(),
            Command::Analysis(options) => options.run(),
            Command::Bench(options) => options.run(),
            Command::Completions(options) => options.run(),
            Command::Komi(options) => options.run(),
            Command::Learn(options) => options.run(),
            Command::Man(options) => options.run(),
            Command::Match(options) => options.run(),
            Command::Perft(options) => options.run(),
            Command::Playout(options) => options.run(),
            Command::Regress(options) => options.run(),
            Command::Render(options) => options.run(),
            Command::Review(options) => options.run(),
            Command::Score(options) => options.run(),
        }
    }
}

/// A command line that is well formed and makes no sense, or names a record that cannot be read.
#[derive(Debug)]
pub struct Misuse(String);

impl Misuse {
    fn new(why: &impl ToString) -> Self {
        Self(why.to_string())
    }
}

impl std::fmt::Display for Misuse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misuse {}
