//! `tengen komi`: what komi is fair on a board.

use super::Misuse;
use crate::board::{MAX_PLAYERS, Shape};
use crate::fair::{Plan, fair_komi};
use crate::gtp::values;
use crate::rules::Ruleset;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Board, such as grid:7, cube:3 or trihex:4
    #[arg(long, value_name = "SPEC")]
    board: Shape,
    /// Number of players
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=i64::from(MAX_PLAYERS)))]
    players: u8,
    /// Games to play
    #[arg(long, value_name = "G", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Simulations a move
    #[arg(long, value_name = "N", default_value = "400", value_parser = values::playouts)]
    playouts: u64,
    /// Rules, by name or as JSON
    #[arg(long, value_name = "NAME", default_value = "tromp-taylor")]
    rules: Ruleset,
    /// Seed of the random numbers
    #[arg(long, value_name = "N", default_value = "0", value_parser = values::seed)]
    seed: u64,
}

impl Options {
    /// Plays the games and prints a line a player.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let graph = self.board.graph().map_err(|error| Misuse::new(&error))?;
        let plan = Plan {
            graph: Arc::new(graph),
            rules: self.rules,
            players: self.players,
            games: self.games as usize,
            playouts: self.playouts,
            seed: self.seed,
        };
        let bar = ProgressBar::new(self.games.into());
        bar.set_style(ProgressStyle::with_template(
            "{bar:40} {pos}/{len} games, {eta} left",
        )?);
        let found = fair_komi(&plan, &|| bar.inc(1)).map_err(|error| Misuse::new(&error))?;
        bar.finish_and_clear();
        let mut out = std::io::stdout().lock();
        writeln!(out, "player  komi   error  wins with it  without")?;
        let shares = found.shares_then.iter().zip(&found.shares);
        for (player, (komi, (with, without))) in found.komi.iter().zip(shares).enumerate() {
            // Adding zero makes a negative one positive.
            let komi = (10.0 * komi).round() / 10.0 + 0.0;
            let error = found.error.as_ref().and_then(|error| error.get(player));
            let error = error.map_or("-".to_owned(), |error| format!("{error:.1}"));
            writeln!(
                out,
                "c{:<5} {komi:>6.1} {error:>7}  {:>10.1} %  {:>5.1} %",
                player + 1,
                100.0 * with,
                100.0 * without
            )?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
