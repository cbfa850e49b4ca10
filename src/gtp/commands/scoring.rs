//! Who has won, and what is dead.

use super::procedure::decided_result;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, words};
use crate::player::Verdict;

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "final_score",
        run: |engine, _| Ok(result_of(engine)),
        help: "final_score: the result as the game would be counted now, such as W+0.5; 0 if nobody wins; or how it was decided",
    },
    Entry {
        name: "final_status_list",
        run: final_status_list,
        help: "final_status_list alive|seki|dead: the stones of that status, one chain a line",
    },
];

/// The result as records have it.
pub(super) fn result_of(engine: &mut Engine) -> String {
    let decided = decided_result(&engine.game).map(str::to_owned);
    decided.unwrap_or_else(|| engine.player.final_lead(&engine.game).result())
}

fn final_status_list(engine: &mut Engine, args: &Args) -> Answer {
    let verdict = args.read(0, read_verdict)?;
    let chains = engine.player.chains(&engine.game, verdict);
    let graph = engine.game.graph();
    let lines: Vec<String> = chains
        .into_iter()
        .map(|chain| words::point_words(graph, chain))
        .collect();
    Ok(lines.join("\n"))
}

fn read_verdict(word: &str) -> Option<Verdict> {
    match word {
        "alive" => Some(Verdict::Alive),
        "dead" => Some(Verdict::Dead),
        "seki" => Some(Verdict::Seki),
        _ => None,
    }
}
