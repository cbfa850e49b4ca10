//! Views of the position for GoGui, which draws them by the types that `gogui-analyze_commands` names.
//!
//! What is dead and what is owned is told by the judgement that the score and the status lists go by.

use super::search::analysed;
use crate::board::{Board, Color, Graph, Point, Topology};
use crate::game::Game;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, gfx, words};
use crate::rules::{Standing, pass_alive};
use crate::status::{Basis, Chain, Status, Verdict};

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "gogui-analyze_commands",
        run: |_, _| Ok(format!("\n{ANALYZE}")),
        help: "gogui-analyze_commands: the views that GoGui can show, each with its type and label",
    },
    Entry {
        name: "tengen-best_moves",
        run: best_moves,
        help: "tengen-best_moves C: the moves that a search for a colour likes best, as graphics of GoGui",
    },
    Entry {
        name: "tengen-main_line",
        run: main_line,
        help: "tengen-main_line C: the line of moves that a search for a colour likes best",
    },
    Entry {
        name: "tengen-ownership",
        run: |engine, _| judged(engine, owner),
        help: "tengen-ownership: who will own each point, +1 Black, -1 White, as a board of numbers",
    },
    Entry {
        name: "tengen-territory",
        run: |engine, _| judged(engine, territory),
        help: "tengen-territory: what the board would be counted as now, as a board of colours",
    },
    Entry {
        name: "tengen-status",
        run: |engine, _| judged(engine, verdict),
        help: "tengen-status: alive, dead or seki for each stone, as a board of words",
    },
    Entry {
        name: "tengen-pass_alive",
        run: |engine, _| unconditional(engine),
        help: "tengen-pass_alive: the points that are a colour's even if it always passes, as a board of b and w",
    },
    Entry {
        name: "tengen-liberties",
        run: |engine, _| liberty_counts(engine),
        help: "tengen-liberties: how many liberties each stone's chain has, as a board of numbers",
    },
    Entry {
        name: "tengen-chain",
        run: chain,
        help: "tengen-chain V: the chain at a point, its liberties and its status, as graphics of GoGui",
    },
];

/// Type, label and command of each view, with GoGui's wildcards: `%c` a colour that is chosen, `%m` the colour to move, `%p` a
/// point. The labels are all different.
const ANALYZE: &str = "\
gfx/Best moves/tengen-best_moves %m
varc/Main line/tengen-main_line %c
dboard/Ownership/tengen-ownership
cboard/Territory/tengen-territory
sboard/Status of stones/tengen-status
plist/Dead stones/final_status_list dead
plist/Stones in seki/final_status_list seki
bwboard/Pass-alive points/tengen-pass_alive
sboard/Liberties/tengen-liberties
gfx/Chain/tengen-chain %p
plist/Legal points/all_legal %c
string/Score/final_score
string/State of the game/tengen-state
string/Rules/kata-get-rules
hstring/Moves so far/move_history
param/Settings/tengen-params
none/Forget searches/clear_cache";

fn best_moves(engine: &mut Engine, args: &Args) -> Answer {
    let color = words::color(&engine.game, args, 0)?;
    require_plain(engine)?;
    let analysis = analysed(engine, color)?;
    Ok(format!(
        "\n{}",
        gfx::best_moves(&analysis, engine.game.graph())
    ))
}

fn main_line(engine: &mut Engine, args: &Args) -> Answer {
    let color = words::color(&engine.game, args, 0)?;
    require_two(engine)?;
    let analysis = analysed(engine, color)?;
    let best = analysis.moves.first().ok_or(GtpError::NotNow)?;
    Ok(gfx::variation(best, color, engine.game.graph()))
}

/// A board with a cell for each point of the game as it is judged.
fn judged(engine: &mut Engine, cell: impl Fn(&Game, &Status, Point) -> String) -> Answer {
    require_plain(engine)?;
    let game = &engine.game;
    let status = engine.player.status(game);
    gfx::board(game.graph(), |point| cell(game, status, point))
}

fn require_two(engine: &Engine) -> Result<(), GtpError> {
    let two = engine.game.players() == 2;
    two.then_some(()).ok_or(GtpError::NotNow)
}

/// GoGui draws grids, and knows two colours.
fn require_plain(engine: &Engine) -> Result<(), GtpError> {
    require_two(engine)?;
    let grid = engine.game.graph().grid_size();
    grid.map(|_| ()).ok_or(GtpError::UnacceptableSize)
}

/// The mean owner of a point, on the side that the status lists have it on.
fn owner(game: &Game, status: &Status, point: Point) -> String {
    let place = game.graph().place(point);
    let mean = status.ownership().get(place).copied().unwrap_or(0.0);
    let owner = match chain_at(status, point) {
        Some(chain) if chain.basis == Basis::Coloring => None,
        Some(chain) if chain.verdict == Verdict::Dead => Some(chain.color.opponent()),
        Some(chain) => Some(chain.color),
        None => standing(game, status, point).territory(),
    };
    let settled = match owner {
        Some(Color::BLACK) => mean.max(0.0),
        Some(_) => mean.min(0.0),
        None => mean,
    };
    // Adding zero makes a negative one positive.
    format!("{:.2}", (100.0 * settled).round() / 100.0 + 0.0)
}

/// Black's and White's territory, with the dead stones in it; seki; points of nobody.
fn territory(game: &Game, status: &Status, point: Point) -> String {
    let here = standing(game, status, point);
    let color = match here.territory() {
        Some(Color::BLACK) => "black",
        Some(_) => "white",
        None => match here {
            Standing::Seki(_) | Standing::SekiEye(_) => "yellow",
            Standing::Dame => "gray",
            _ => "",
        },
    };
    color.to_owned()
}

fn verdict(_: &Game, status: &Status, point: Point) -> String {
    let chain = chain_at(status, point);
    chain.map_or("", |chain| chain.verdict.word()).to_owned()
}

fn chain_at(status: &Status, point: Point) -> Option<&Chain> {
    let mut chains = status.chains().iter();
    chains.find(|chain| chain.points.contains(&point))
}

fn standing(game: &Game, status: &Status, point: Point) -> Standing {
    let standing = &status.count().standing;
    let here = standing.get(game.graph().place(point)).copied();
    here.unwrap_or(Standing::Dame)
}

fn unconditional(engine: &Engine) -> Answer {
    let (board, suicide) = (engine.board(), engine.game.rules().suicide);
    let mut owned = Vec::new();
    for (letter, color) in [("b", Color::BLACK), ("w", Color::WHITE)] {
        let alive = pass_alive(board, color, suicide);
        let stones = alive
            .chains
            .iter()
            .flat_map(|&head| board.chain_stones(head));
        let points = stones.chain(alive.regions.iter().flatten().copied());
        owned.extend(points.map(|point| (point, letter)));
    }
    gfx::board(board.topology(), |point| {
        let mark = owned.iter().find(|(place, _)| *place == point);
        mark.map_or("", |(_, letter)| letter).to_owned()
    })
}

fn liberty_counts(engine: &Engine) -> Answer {
    let board = engine.board();
    gfx::board(board.topology(), |point| match board.color(point) {
        Some(_) => liberties(board, point).len().to_string(),
        None => String::new(),
    })
}

/// The liberties of the chain of a stone.
fn liberties(board: &Board<Graph>, stone: Point) -> Vec<Point> {
    let around = board
        .chain_stones(stone)
        .flat_map(|s| board.topology().neighbours(s));
    let mut liberties: Vec<Point> = around.filter(|&q| board.is_empty(q)).collect();
    liberties.sort_unstable();
    liberties.dedup();
    liberties
}

fn chain(engine: &mut Engine, args: &Args) -> Answer {
    require_plain(engine)?;
    let turn = words::turn(engine.game.graph(), args, 0)?;
    let point = turn.point().ok_or(GtpError::Syntax)?;
    // The judgement is not about a dispute beside the game.
    let status = if engine.hypothetical.is_none() {
        let chains = engine.player.status(&engine.game);
        chain_at(chains, point).map(|chain| format!(", {}", chain.verdict.word()))
    } else {
        None
    };
    let board = engine.board();
    let graph = board.topology();
    let Some(color) = board.color(point) else {
        return Ok(format!("\nTEXT {} is empty", graph.name(point)));
    };
    let liberties = liberties(board, point);
    let mut lines = vec![format!(
        "SQUARE {}",
        words::point_words(graph, board.chain_stones(point))
    )];
    if !liberties.is_empty() {
        lines.push(format!(
            "CIRCLE {}",
            words::point_words(graph, liberties.iter().copied())
        ));
    }
    let (stones, free) = (board.chain_len(point), liberties.len());
    let (name, status) = (
        words::color_word(&engine.game, color),
        status.unwrap_or_default(),
    );
    lines.push(format!(
        "TEXT {name} chain: stones {stones}, liberties {free}{status}"
    ));
    Ok(format!("\n{}", lines.join("\n")))
}
