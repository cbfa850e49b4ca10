//! The settings by the names that Leela Zero has for them, for hosts with dialogues made for it.

use super::params;
use crate::gtp::args::{parse_boolean, parse_float, parse_int};
use crate::gtp::diagnostics::tell;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError};

pub(super) const COMMANDS: &[Entry<Engine>] = &[Entry {
    name: "lz-setoption",
    run: set_option,
    help: "lz-setoption [name NAME value VALUE]: lists the settings by Leela Zero's names, or changes one",
}];

/// A setting under its name there.
struct LzOption {
    name: &'static str,
    /// The type, the default and the bounds as they are listed.
    listed: &'static str,
    /// Our own name for it.
    param: &'static str,
    /// The value there as a value here; none if it is of the wrong form. Our own bounds hold besides.
    translate: fn(&str) -> Option<String>,
}

/// Those that there are here too. Visits are the simulations of one search, as playouts are: what a tree had before is
/// not counted.
const OPTIONS: [LzOption; 6] = [
    LzOption {
        name: "Maximum Memory Use (MiB)",
        listed: "spin default 1024 min 1 max 1048576",
        param: "memory",
        translate: |value| parse_int(value).map(|mebibytes| mebibytes.to_string()),
    },
    LzOption {
        name: "Visits",
        listed: "spin default 0 min 0 max 1000000000",
        param: "playouts",
        translate: limit,
    },
    LzOption {
        name: "Playouts",
        listed: "spin default 0 min 0 max 1000000000",
        param: "playouts",
        translate: limit,
    },
    LzOption {
        name: "Lagbuffer",
        listed: "spin default 20 min 0 max 6000",
        param: "lag",
        translate: |value| hundredths(parse_float(value)?),
    },
    LzOption {
        name: "Resign Percentage",
        listed: "spin default 10 min -1 max 100",
        param: "resign",
        // -1 is the default there.
        translate: |value| match parse_float(value)? {
            percent if percent < 0.0 => Some("0.1".to_owned()),
            percent => hundredths(percent),
        },
    },
    LzOption {
        name: "Pondering",
        listed: "check default false",
        param: "ponder",
        translate: |value| parse_boolean(value).map(|ponders| ponders.to_string()),
    },
];

/// A number of simulations, 0 for as many as there is time for.
fn limit(value: &str) -> Option<String> {
    let number = parse_int(value)?;
    Some(if number == 0 {
        "none".to_owned()
    } else {
        number.to_string()
    })
}

fn hundredths(value: f64) -> Option<String> {
    value.is_finite().then(|| (value / 100.0).to_string())
}

fn set_option(engine: &mut Engine, args: &Args) -> Answer {
    if args.is_empty() {
        return Ok(list());
    }
    let (name, value) = name_and_value(args).ok_or(GtpError::Syntax)?;
    let option = OPTIONS
        .iter()
        .find(|option| option.name.eq_ignore_ascii_case(&name))
        .ok_or_else(|| refused(&name, "there is no such option"))?;
    let translated = (option.translate)(&value)
        .ok_or_else(|| refused(option.name, &format!("expected {}", option.listed)))?;
    params::set(engine, option.param, &translated).map_err(|why| refused(option.name, &why))?;
    Ok(String::new())
}

fn refused(name: &str, why: &str) -> GtpError {
    tell(&format!("{name}: {why}"));
    GtpError::Syntax
}

/// The names, which have blanks, and the value: `name` starts the one, `value` the other.
fn name_and_value(args: &Args) -> Option<(String, String)> {
    let mut words = args.iter();
    if words.next()? != "name" {
        return None;
    }
    let name: Vec<&str> = words.by_ref().take_while(|&word| word != "value").collect();
    let value: Vec<&str> = words.collect();
    Some((name.join(" "), value.join(" ")))
}

fn list() -> String {
    let lines =
        OPTIONS.map(|LzOption { name, listed, .. }| format!("\noption name {name} type {listed}"));
    lines.concat()
}
