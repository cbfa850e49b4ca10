//! The flags of the command line as parameters that can be read and changed.

use super::rules::set_rules;
use crate::board::{Color, Shape};
use crate::gtp::diagnostics::tell;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::values;
use crate::gtp::{Args, Entry, GtpError};
use crate::player::Level;

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "kata-list-params",
        run: |_, _| Ok(PARAMS.map(|param| param.name).join(" ")),
        help: "kata-list-params: the names of all parameters",
    },
    Entry {
        name: "kata-get-param",
        run: |engine, args| Ok((find(args)?.get)(engine)),
        help: "kata-get-param NAME: the value of a parameter",
    },
    Entry {
        name: "kata-set-param",
        run: set_param,
        help: "kata-set-param NAME VALUE: changes a parameter; board starts a game on another board",
    },
    Entry {
        name: "gomill-describe_engine",
        run: |engine, _| Ok(describe(engine)),
        help: "gomill-describe_engine: name, version, commit, and the value of every parameter",
    },
    Entry {
        name: "level",
        run: |engine, args| {
            set(engine, "level", args.word(0)?).map_err(|why| {
                tell(&format!("level: {why}"));
                GtpError::Syntax
            })?;
            Ok(String::new())
        },
        help: "level N|none: plays as strongly as 1, the weakest, to 20, or as strongly as possible",
    },
];

/// What this program is whatever it calls itself, and how it is set.
fn describe(engine: &Engine) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let (commit, target) = (env!("TENGEN_COMMIT"), env!("TENGEN_TARGET"));
    let params = PARAMS.map(|param| format!("{}: {}", param.name, (param.get)(engine)));
    format!(
        "Tengen {version}\ncommit {commit}, {target}\n{}",
        params.join("\n")
    )
}

struct Param {
    name: &'static str,
    get: fn(&Engine) -> String,
    set: fn(&mut Engine, &str) -> Result<(), String>,
}

const PARAMS: [Param; 14] = [
    Param {
        name: "threads",
        get: |engine| engine.player.settings().threads.to_string(),
        set: |engine, value| {
            let threads = values::threads(value)?;
            engine.change_settings(|settings| settings.threads = threads);
            Ok(())
        },
    },
    Param {
        name: "playouts",
        get: |engine| values::limit(engine.player.settings().playouts),
        set: |engine, value| {
            let playouts = values::read_limit(value, values::playouts)?;
            engine.change_settings(|settings| settings.playouts = playouts);
            Ok(())
        },
    },
    Param {
        name: "level",
        get: |engine| values::limit(engine.player.settings().level.map(Level::number)),
        set: |engine, value| {
            let level = values::read_limit(value, values::level)?;
            engine.change_settings(|settings| settings.level = level);
            Ok(())
        },
    },
    Param {
        name: "seconds",
        get: |engine| values::limit(engine.player.settings().seconds),
        set: |engine, value| {
            let seconds = values::read_limit(value, values::seconds)?;
            engine.change_settings(|settings| settings.seconds = seconds);
            Ok(())
        },
    },
    Param {
        name: "memory",
        get: |engine| engine.player.settings().memory.to_string(),
        set: |engine, value| {
            let memory = values::memory(value)?;
            engine.change_settings(|settings| settings.memory = memory);
            Ok(())
        },
    },
    Param {
        name: "seed",
        get: |engine| engine.player.settings().seed.to_string(),
        set: |engine, value| {
            let seed = values::seed(value)?;
            engine.change_settings(|settings| settings.seed = seed);
            Ok(())
        },
    },
    Param {
        name: "resign",
        get: |engine| engine.player.settings().resign.to_string(),
        set: |engine, value| {
            let resign = values::resign(value)?;
            engine.change_settings(|settings| settings.resign = resign);
            Ok(())
        },
    },
    Param {
        name: "lag",
        get: |engine| engine.conduct.lag.to_string(),
        set: |engine, value| {
            engine.conduct.lag = values::lag(value)?;
            Ok(())
        },
    },
    Param {
        name: "ponder",
        get: |engine| engine.conduct.ponder.to_string(),
        set: |engine, value| {
            engine.conduct.ponder = values::yes_or_no(value)?;
            engine.pondered = None;
            Ok(())
        },
    },
    Param {
        name: "chat",
        get: |engine| engine.conduct.chat.to_string(),
        set: |engine, value| {
            engine.conduct.chat = values::yes_or_no(value)?;
            Ok(())
        },
    },
    Param {
        name: "live-gfx",
        get: |engine| engine.conduct.live_gfx.to_string(),
        set: |engine, value| {
            engine.conduct.live_gfx = values::yes_or_no(value)?;
            Ok(())
        },
    },
    Param {
        name: "rules",
        get: |engine| {
            let rules = engine.game.rules();
            rules.name().map_or_else(|| rules.to_json(), str::to_owned)
        },
        set: |engine, value| {
            let rules = value.parse().map_err(|error| format!("{error}"))?;
            set_rules(engine, Ok(rules)).map_err(|error| error.to_string())?;
            Ok(())
        },
    },
    Param {
        name: "komi",
        get: |engine| engine.game.komi(Color::WHITE).to_string(),
        set: |engine, value| {
            let komi = values::komi(value)?;
            engine.game_mut().set_komi(Color::WHITE, komi);
            Ok(())
        },
    },
    Param {
        name: "board",
        get: |engine| engine.game.graph().spec().to_owned(),
        set: |engine, value| {
            let shape: Shape = value.parse().map_err(|error| format!("{error}"))?;
            let graph = shape.graph().map_err(|error| error.to_string())?;
            engine.start_on(graph).map_err(|error| error.to_string())
        },
    },
];

fn set_param(engine: &mut Engine, args: &Args) -> Answer {
    let param = find(args)?;
    let value = args.text().split_once(' ').map_or("", |(_, value)| value);
    (param.set)(engine, value.trim_matches(' ')).map_err(|error| {
        tell(&format!("{}: {error}", param.name));
        GtpError::Syntax
    })?;
    Ok(String::new())
}

/// Changes the parameter of this name.
///
/// # Errors
/// What would be acceptable.
pub(super) fn set(engine: &mut Engine, name: &str, value: &str) -> Result<(), String> {
    let param = PARAMS.iter().find(|param| param.name == name);
    let param = param.ok_or_else(|| "there is no such parameter".to_owned())?;
    (param.set)(engine, value)
}

/// The parameters with their values.
pub(super) fn all(engine: &Engine) -> impl Iterator<Item = (&'static str, String)> {
    PARAMS.iter().map(|param| (param.name, (param.get)(engine)))
}

fn find(args: &Args) -> Result<&'static Param, GtpError> {
    args.read(0, |name| PARAMS.iter().find(|param| param.name == name))
}
