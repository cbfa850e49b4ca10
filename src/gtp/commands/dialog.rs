//! The parameters in a dialog of GoGui: its own types, truth as 1 and 0, and values in quotes.

use super::params;
use crate::gtp::diagnostics::tell;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError};

pub(super) const COMMANDS: &[Entry<Engine>] = &[Entry {
    name: "tengen-params",
    run: |engine, args| {
        if args.is_empty() {
            Ok(lines(engine))
        } else {
            change(engine, args)
        }
    },
    help: "tengen-params [NAME VALUE]: the parameters as GoGui asks for them in a dialog, 1 and 0 for true and false; or changes one",
}];

/// What GoGui knows and sets in other ways.
const OF_THE_GAME: [&str; 2] = ["komi", "board"];

fn lines(engine: &Engine) -> String {
    let shown = params::all(engine).filter(|(name, _)| !OF_THE_GAME.contains(name));
    let lines = shown.map(|(name, value)| match value.as_str() {
        "true" => format!("[bool] {name} 1"),
        "false" => format!("[bool] {name} 0"),
        _ => format!("[string] {name} {value}"),
    });
    format!("\n{}", lines.collect::<Vec<_>>().join("\n"))
}

fn change(engine: &mut Engine, args: &Args) -> Answer {
    let (name, value) = args.text().split_once(' ').ok_or(GtpError::Syntax)?;
    let value = value.trim_matches(' ');
    let inside = value
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    let now = params::all(engine).find(|&(known, _)| known == name);
    let is_box = now.is_some_and(|(_, value)| value.parse::<bool>().is_ok());
    let value = match inside.unwrap_or(value) {
        "1" if is_box => "true",
        "0" if is_box => "false",
        other => other,
    };
    params::set(engine, name, value).map_err(|why| {
        tell(&format!("{name}: {why}"));
        GtpError::Syntax
    })?;
    Ok(String::new())
}
