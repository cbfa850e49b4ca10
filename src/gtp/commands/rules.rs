//! Rule sets. None of these commands changes the komi or the position.

use crate::gtp::diagnostics::tell;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError};
use crate::rules::{Ruleset, RulesetError};

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "kata-get-rules",
        run: |engine, _| Ok(engine.game.rules().to_json()),
        help: "kata-get-rules: the rules in force, as JSON",
    },
    Entry {
        name: "kata-set-rules",
        run: |engine, args| set_rules(engine, args.text().parse()),
        help: "kata-set-rules NAME|JSON: plays by these rules from now on",
    },
    Entry {
        name: "kata-set-rule",
        run: set_rule,
        help: "kata-set-rule FIELD VALUE: changes one of the rules",
    },
    Entry {
        name: "kgs-rules",
        run: kgs_rules,
        help: "kgs-rules chinese|japanese|aga|new_zealand: plays by rules as the server KGS names them",
    },
];

fn set_rule(engine: &mut Engine, args: &Args) -> Answer {
    let rules = engine.game.rules().with(args.word(0)?, args.word(1)?);
    set_rules(engine, rules)
}

fn kgs_rules(engine: &mut Engine, args: &Args) -> Answer {
    let name = match args.word(0)?.to_ascii_lowercase().as_str() {
        "chinese" => "chinese-kgs",
        "japanese" => "japanese",
        "aga" => "aga",
        "new_zealand" => "new-zealand",
        _ => return Err(GtpError::Syntax),
    };
    set_rules(engine, name.parse())
}

/// Puts rules in force, or tells people why not.
pub(super) fn set_rules(engine: &mut Engine, rules: Result<Ruleset, RulesetError>) -> Answer {
    let set = rules.and_then(|rules| engine.game_mut().set_rules(rules));
    set.map(|()| String::new()).map_err(|error| {
        tell(&error.to_string());
        GtpError::Syntax
    })
}
