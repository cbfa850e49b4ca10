//! An engine as `--engine` has it: a command line, or JSON with what it alone has.

use crate::arena::{EngineTemplate, Entrant};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    command: String,
    name: Option<String>,
    clock: Option<String>,
    rating: Option<f64>,
}

/// Reads an engine.
pub(super) fn parse(text: &str) -> Result<Entrant, String> {
    if !text.trim_start().starts_with('{') {
        return Ok(template(text)?.into());
    }
    let table: Table = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let clock = table.clock.map(|clock| clock.parse()).transpose()?;
    Ok(Entrant {
        name: table.name,
        template: template(&table.command)?,
        clock,
        rating: table.rating,
    })
}

fn template(command: &str) -> Result<EngineTemplate, String> {
    let template: Result<EngineTemplate, _> = command.parse();
    template.map_err(|error| format!("{error}: {command}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_is_enough() {
        let entrant = parse("gnugo --mode gtp").unwrap();
        assert_eq!(entrant.template.to_string(), "gnugo --mode gtp");
        assert!(entrant.name.is_none() && entrant.clock.is_none() && entrant.rating.is_none());
    }

    #[test]
    fn a_table_has_more() {
        let entrant =
            parse(r#"{"command":"a --x","name":"A","clock":"300 30 5","rating":1500}"#).unwrap();
        assert_eq!(
            (entrant.name.as_deref(), entrant.rating),
            (Some("A"), Some(1500.0))
        );
        assert_eq!(entrant.clock.unwrap().to_string(), "time_settings 300 30 5");
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        for (text, why) in [
            (r#"{"name":"A"}"#, "command"),
            (r#"{"command":"a","colour":"red"}"#, "colour"),
            (r#"{"command":"a","clock":"10"}"#, "300 30 5"),
            (r#"{"command":"a 'b"}"#, "a 'b"),
            ("{", "EOF"),
            ("", "empty"),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.contains(why), "{error}");
        }
    }
}
