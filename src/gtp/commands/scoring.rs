//! Who has won, and what is dead.

use super::procedure::decided_result;
use crate::board::{Color, Graph, Point, Topology};
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, words};
use crate::score::totals;
use crate::status::Verdict;

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "final_score",
        run: |engine, _| Ok(result_of(engine)),
        help: "final_score: the result as the game would be counted now, such as W+0.5; 0 if nobody wins; with more than two players each one's points; or how it was decided",
    },
    Entry {
        name: "final_status_list",
        run: final_status_list,
        help: "final_status_list alive|seki|dead: the stones of that status, one chain a line; \
               final_status_list black_territory|white_territory|dame: the points that are that, one region a line",
    },
];

/// The result as records have it.
pub(super) fn result_of(engine: &mut Engine) -> String {
    let decided = decided_result(&engine.game).map(str::to_owned);
    decided.unwrap_or_else(|| {
        let game = &engine.game;
        let status = engine.player.status(game);
        if game.players() == 2 {
            status.lead(game).result()
        } else {
            totals(game, status)
        }
    })
}

/// What a list is about.
#[derive(Clone, Copy)]
enum Listed {
    Chains(Verdict),
    Territory(Color),
    Dame,
}

fn final_status_list(engine: &mut Engine, args: &Args) -> Answer {
    let listed = args.read(0, read_listed)?;
    let status = engine.player.status(&engine.game);
    let graph = engine.game.graph();
    let lists: Vec<Vec<Point>> = match listed {
        Listed::Chains(verdict) => {
            let chains = status.chains().iter().filter(|c| c.verdict == verdict);
            chains.map(|chain| chain.points.clone()).collect()
        }
        Listed::Territory(color) => regions(graph, status.territory(color)),
        Listed::Dame => regions(graph, status.dame()),
    };
    let lines: Vec<String> = lists
        .into_iter()
        .map(|points| words::point_words(graph, points))
        .collect();
    Ok(lines.join("\n"))
}

/// The points in connected parts.
fn regions(graph: &Graph, points: impl Iterator<Item = Point>) -> Vec<Vec<Point>> {
    let mut regions: Vec<Vec<Point>> = Vec::new();
    for point in points {
        let touches =
            |region: &mut Vec<Point>| graph.neighbours(point).any(|q| region.contains(&q));
        let mut joined: Vec<Point> = regions.extract_if(.., touches).flatten().collect();
        joined.push(point);
        regions.push(joined);
    }
    for region in &mut regions {
        region.sort_unstable();
    }
    regions.sort_unstable();
    regions
}

fn read_listed(word: &str) -> Option<Listed> {
    match word {
        "alive" => Some(Listed::Chains(Verdict::Alive)),
        "dead" => Some(Listed::Chains(Verdict::Dead)),
        "seki" => Some(Listed::Chains(Verdict::Seki)),
        "black_territory" => Some(Listed::Territory(Color::BLACK)),
        "white_territory" => Some(Listed::Territory(Color::WHITE)),
        "dame" => Some(Listed::Dame),
        _ => None,
    }
}
