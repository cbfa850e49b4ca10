//! Files of flags: TOML whose keys are the names of a subcommand's flags.

use super::Misuse;
use crate::disk;
use clap::{Args, Command, error::ErrorKind};
use std::ffi::OsString;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The flag that names such a file. A file names no other.
const CONFIG: &str = "config";

/// The flags of a subcommand with the options `T` that a file has, as they would stand on the command line; none without
/// a file.
///
/// # Errors
/// The file cannot be read or is no TOML, a key is no flag, or its value is not what the flag takes. The message names the
/// line and the key.
pub(super) fn flags<T: Args>(path: Option<&Path>) -> Result<Vec<OsString>, Misuse> {
    let Some(path) = path else {
        return Ok(Vec::new());
    };
    let name = path.display();
    let bytes = disk::read(path).map_err(|error| Misuse::new(&format!("{name}: {error}")))?;
    let text = std::str::from_utf8(&bytes)
        .map_err(|error| Misuse::new(&format!("{name}: not UTF-8: {error}")))?;
    parse::<T>(text).map_err(|(line, why)| Misuse::new(&format!("{name}:{line}: {why}")))
}

/// The flags in a text; or the line that is wrong, counted from 1, and why.
fn parse<T: Args>(text: &str) -> Result<Vec<OsString>, (usize, String)> {
    let line = |span: Range<usize>| {
        let before = text.as_bytes().iter().take(span.start);
        before.filter(|&&byte| byte == b'\n').count() + 1
    };
    let table = DeTable::parse(text).map_err(|error| {
        (
            line(error.span().unwrap_or_default()),
            error.message().to_owned(),
        )
    })?;
    let command = T::augment_args(Command::new("config").no_binary_name(true));
    let mut entries: Vec<_> = table.get_ref().iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    let flags = entries.into_iter().map(|(key, value)| {
        let flags = match value.get_ref() {
            // A flag that may be given more than once has a list.
            DeValue::Array(values) => {
                let values = values.iter().map(Spanned::get_ref);
                values
                    .map(|value| flag(&command, key.get_ref(), value))
                    .collect()
            }
            value => flag(&command, key.get_ref(), value).map(|flag| vec![flag]),
        };
        flags.map_err(|why| (line(key.span()), why))
    });
    let flags: Vec<Vec<OsString>> = flags.collect::<Result<_, _>>()?;
    Ok(flags.concat())
}

/// A key and its value as a flag, if the command takes it.
fn flag(command: &Command, key: &str, value: &DeValue<'_>) -> Result<OsString, String> {
    let mut flags = command.get_arguments().filter_map(|arg| arg.get_long());
    if key == CONFIG || !flags.any(|long| long == key) {
        return Err(format!("unknown key {key:?}"));
    }
    let value = match value {
        DeValue::String(text) => text.to_string(),
        // Signs, points and exponents as they stand; flags that take no exponents say so.
        DeValue::Integer(number) if number.radix() == 10 => number.as_str().to_owned(),
        DeValue::Float(number) => number.as_str().to_owned(),
        DeValue::Boolean(value) => value.to_string(),
        // A flag with parts of its own has them as JSON on the command line.
        DeValue::Table(table) => json(table)?.to_string(),
        _ => {
            return Err(format!(
                "{key}: expected a text, a decimal number, true or false"
            ));
        }
    };
    let flag = OsString::from(format!("--{key}={value}"));
    match command.clone().try_get_matches_from([&flag]) {
        // What is required may stand on the command line.
        Err(error) if error.kind() != ErrorKind::MissingRequiredArgument => {
            Err(format!("{key}: {}", reason(&error)))
        }
        _ => Ok(flag),
    }
}

/// A table of texts, numbers and truth values.
fn json(table: &DeTable<'_>) -> Result<serde_json::Value, String> {
    let parts = table.iter().map(|(key, value)| {
        let name = key.get_ref();
        let value = match value.get_ref() {
            DeValue::String(text) => serde_json::Value::from(text.as_ref()),
            DeValue::Boolean(value) => serde_json::Value::from(*value),
            DeValue::Integer(number) if number.radix() == 10 => as_number(number.as_str())?,
            DeValue::Float(number) => as_number(number.as_str())?,
            _ => {
                return Err(format!(
                    "{name}: expected a text, a decimal number, true or false"
                ));
            }
        };
        Ok((name.to_string(), value))
    });
    parts.collect()
}

fn as_number(text: &str) -> Result<serde_json::Value, String> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite());
    number
        .map(Into::into)
        .ok_or_else(|| format!("{text}: no number"))
}

/// The first line of what clap says, without its own word for errors.
fn reason(error: &clap::Error) -> String {
    let text = error.to_string();
    let first = text.lines().next().unwrap_or_default();
    first.strip_prefix("error: ").unwrap_or(first).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, clap::Args)]
    struct Options {
        /// Required: it may come from the command line.
        #[arg(long)]
        needed: String,
        #[arg(long)]
        threads: Option<u8>,
        #[arg(long, allow_negative_numbers = true)]
        komi: Option<f64>,
        #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
        ponder: Option<bool>,
        #[arg(long)]
        config: Option<String>,
        #[arg(long)]
        part: Vec<String>,
    }

    #[test]
    fn lists_are_flags_given_more_than_once_and_tables_are_json() {
        let text = "part = ['a', 2]\n[[part]]\n";
        assert!(parse::<Options>(text).is_err(), "TOML extends no list");
        assert_eq!(
            parse::<Options>("part = ['a', 2]").unwrap(),
            ["--part=a", "--part=2"]
        );
        let text =
            "needed = 'x'\n[[part]]\nname = \"A 'b'\"\n[[part]]\nrating = 1_500\non = true\n";
        let flags = parse::<Options>(text).unwrap();
        assert_eq!(flags[1], r#"--part={"name":"A 'b'"}"#);
        assert_eq!(flags[2], r#"--part={"on":true,"rating":1500.0}"#);
        for (text, why) in [
            ("[[part]]\na = [1]", "a: expected"),
            ("[[part]]\na = nan", "no number"),
            ("threads = [1, 'x']", "'x'"),
        ] {
            let (_, told) = parse::<Options>(text).unwrap_err();
            assert!(told.contains(why), "{told}");
        }
    }

    #[test]
    fn keys_are_flags_in_the_order_of_the_file() {
        let text = "# mine\nthreads = 2\n\nkomi = -7.5 # low\nponder = true\n\"needed\" = 'a b'\n";
        let flags = parse::<Options>(text).unwrap();
        assert_eq!(
            flags,
            [
                "--threads=2",
                "--komi=-7.5",
                "--ponder=true",
                "--needed=a b"
            ]
        );
        assert_eq!(parse::<Options>(""), Ok(Vec::new()));
    }

    #[test]
    fn mistakes_are_told_with_line_and_key() {
        for (text, line, why) in [
            ("threads = 2\nthread = 1\n", 2, "unknown key \"thread\""),
            ("\n\nconfig = 'x'", 3, "unknown key \"config\""),
            ("threads = 2\nthreads = 3", 2, "duplicate"),
            ("komi = 7.5\nthreads = 300", 2, "300"),
            ("threads = 'x'", 1, "'x'"),
            ("ponder = 'maybe'", 1, "maybe"),
            ("\nthreads = [[1]]", 2, "threads: expected"),
            ("threads = 0x10", 1, "threads: expected"),
            ("[gtp]\nthreads = 1", 1, "unknown key \"gtp\""),
            ("threads = \n", 1, ""),
            ("\nthreads 2", 2, ""),
        ] {
            let (at, told) = parse::<Options>(text).unwrap_err();
            assert!(told.contains(why), "{text:?}: {told}");
            assert_eq!(at, line, "{text:?}: {told}");
        }
    }
}
