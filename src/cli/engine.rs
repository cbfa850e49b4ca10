//! `tengen` and `tengen gtp`: the engine.

use super::patterns::weights;
use super::preset::Preset;
use super::{Misuse, VERSION};
use crate::board::{Color, Shape};
use crate::game::Game;
use crate::gtp::conduct::{Conduct, Writing};
use crate::gtp::log::{Log, Logged};
use crate::gtp::session::Engine;
use crate::gtp::{Signals, commands, diagnostics, serve, values};
use crate::player::{Level, Player, Settings};
use crate::rules::{Komi, Ruleset};
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

/// The engine's flags. Over GTP there are parameters of the same names.
#[derive(Debug, clap::Args)]
#[command(args_override_self = true)]
pub(super) struct Options {
    /// File in TOML whose keys are flags of these names, as threads = 2; flags on the command line go before it
    #[arg(long, value_name = "FILE.toml")]
    config: Option<PathBuf>,
    /// Rules, lag and the like as a game server needs them; other flags go before it
    #[arg(long, value_name = "SERVER")]
    preset: Option<Preset>,
    /// Threads that search [default: all cores, but at most 8]
    #[arg(long, value_name = "N", value_parser = values::threads)]
    threads: Option<usize>,
    /// Simulations a move at most [default: no limit]
    #[arg(long, value_name = "N", value_parser = values::playouts)]
    playouts: Option<u64>,
    /// Strength from 1, the weakest, to 20: a limit of simulations, and how freely moves are chosen [default: as strong as possible]
    #[arg(long, value_name = "N", value_parser = values::level)]
    level: Option<Level>,
    /// Seconds a move where the host sets no clock [default: 2, or no limit if playouts are limited]
    #[arg(long, value_name = "X", value_parser = values::seconds, allow_negative_numbers = true)]
    seconds: Option<f64>,
    /// Memory of the search tree in MiB [default: 1024]
    #[arg(long, value_name = "MIB", value_parser = values::memory)]
    memory: Option<usize>,
    /// Seed of the random numbers [default: 0]
    #[arg(long, value_name = "N", value_parser = values::seed)]
    seed: Option<u64>,
    /// Winrate from 0 to 1 below which to resign after a while; 0 is never [default: 0.1]
    #[arg(long, value_name = "P", value_parser = values::resign, allow_negative_numbers = true)]
    resign: Option<f64>,
    /// Seconds that a move may lose on its way to the clock that counts [default: 0.2]
    #[arg(long, value_name = "X", value_parser = values::lag, allow_negative_numbers = true)]
    lag: Option<f64>,
    /// Think on the rival's time too
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    ponder: Option<bool>,
    /// Write what is thought of each move to standard error, as chat lines of gtp2ogs
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    chat: Option<bool>,
    /// Draw what is thought while a move is chosen, as live graphics of GoGui on standard error
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    live_gfx: Option<bool>,
    /// Name to answer to a host that goes by it, such as KataGo [default: Tengen]
    #[arg(long, value_name = "NAME", value_parser = values::label)]
    gtp_name: Option<String>,
    /// Version to answer to a host that goes by it, such as 1.15.3 [default: this program's]
    #[arg(long, value_name = "VERSION", value_parser = values::label)]
    gtp_version: Option<String>,
    /// File to add every line to that comes and goes, with the time
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// File of move weights that `tengen learn` has made [default: those built in]
    #[arg(long, value_name = "FILE")]
    patterns: Option<PathBuf>,
    /// Let the host write no files
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    read_only: Option<bool>,
    /// Let the host overwrite files
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    force: Option<bool>,
    /// Rules by name (tromp-taylor, wildberger, cgos, chinese, chinese-kgs, aga, new-zealand, ing, ...) or as JSON [default: chinese-kgs]
    #[arg(long, value_name = "NAME")]
    rules: Option<Ruleset>,
    /// White's komi [default: that of the rules, mostly 7.5]
    #[arg(long, value_name = "K", value_parser = values::komi, allow_negative_numbers = true)]
    komi: Option<Komi>,
    /// Board to start on, such as grid:19, grid:9x13, torus:9x9, cube:3, trihex:4, or file: and a path
    #[arg(long, value_name = "SPEC", default_value = "grid:19")]
    board: Shape,
}

impl Options {
    /// The file with more flags, if one is named.
    pub(super) fn config(&self) -> Option<&Path> {
        self.config.as_deref()
    }

    /// Answers a host until it says `quit`, or goes.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        diagnostics::report_panics();
        let log = self.log.as_deref().map(open_log).transpose()?;
        let signals = Arc::new(Signals::default());
        let mut engine = Engine::new(
            self.game()?,
            Player::with_weights(self.settings(), weights(self.patterns.as_deref())?),
            self.conduct(),
            Arc::clone(&signals),
        );
        if io::stdin().is_terminal() {
            diagnostics::tell(
                "speaking GTP: try list_commands, genmove b, showboard or quit (and tengen --help)",
            );
        }
        let registry = commands::registry().posing_as(self.gtp_name, self.gtp_version);
        serve(
            Logged::input(io::stdin(), log.clone()),
            Logged::output(io::stdout(), log),
            &registry,
            &mut engine,
            &signals,
        )?;
        Ok(ExitCode::SUCCESS)
    }

    fn game(&self) -> Result<Game, Misuse> {
        let graph = self.board.graph().map_err(|error| Misuse::new(&error))?;
        let of_preset = || self.preset.map_or(Ruleset::CHINESE_KGS, Preset::rules);
        let rules = self.rules.unwrap_or_else(of_preset);
        let mut game = Game::new(Arc::new(graph), rules, 2).map_err(|error| Misuse::new(&error))?;
        if let Some(komi) = self.komi {
            game.set_komi(Color::WHITE, komi);
        }
        Ok(game)
    }

    fn settings(&self) -> Settings {
        let default = Settings::default();
        Settings {
            threads: self.threads.unwrap_or(default.threads),
            playouts: self.playouts.or(default.playouts),
            level: self.level,
            seconds: self.seconds.or(default.seconds),
            memory: self.memory.unwrap_or(default.memory),
            seed: self.seed.unwrap_or(default.seed),
            resign: self
                .resign
                .unwrap_or_else(|| self.preset.map_or(default.resign, Preset::resign)),
        }
    }

    fn conduct(&self) -> Conduct {
        let default = self.preset.map_or_else(Conduct::default, Preset::conduct);
        Conduct {
            lag: self.lag.unwrap_or(default.lag),
            ponder: self.ponder.unwrap_or(default.ponder),
            chat: self.chat.unwrap_or(default.chat),
            live_gfx: self.live_gfx.unwrap_or(default.live_gfx),
            writing: match (self.read_only.unwrap_or(false), self.force.unwrap_or(false)) {
                (true, _) => Writing::Barred,
                (false, false) => Writing::New,
                (false, true) => Writing::Overwriting,
            },
        }
    }
}

fn open_log(path: &Path) -> Result<Log, Misuse> {
    Log::open(path, &format!("tengen {VERSION}"))
        .map_err(|error| Misuse::new(&format!("cannot write the log {}: {error}", path.display())))
}
