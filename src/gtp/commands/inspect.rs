//! Looking at the position.

use super::procedure::state;
use crate::board::{Color, Move, Topology, stone_char};
use crate::game::Game;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, words};
use crate::render::Diagram;
use std::fmt::Write as _;

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "showboard",
        run: |engine, _| Ok(show(engine)),
        help: "showboard: draws the position",
    },
    Entry {
        name: "list_stones",
        run: list_stones,
        help: "list_stones C: the stones of a colour",
    },
    Entry {
        name: "is_legal",
        run: is_legal,
        help: "is_legal C V: 1 if the turn is legal, else 0",
    },
    Entry {
        name: "all_legal",
        run: all_legal,
        help: "all_legal C: the points where a colour may play",
    },
    Entry {
        name: "captures",
        run: captures,
        help: "captures C: how many stones of the other colours have been taken off",
    },
];

fn list_stones(engine: &mut Engine, args: &Args) -> Answer {
    let color = words::color(&engine.game, args, 0)?;
    let stones = engine.board().stones().filter(|&(_, owner)| owner == color);
    Ok(words::point_words(
        engine.game.graph(),
        stones.map(|(point, _)| point),
    ))
}

fn is_legal(engine: &mut Engine, args: &Args) -> Answer {
    let color = words::color(&engine.game, args, 0)?;
    let mv = words::turn(engine.game.graph(), args, 1)?;
    Ok(u8::from(legal(engine, color, mv)).to_string())
}

fn all_legal(engine: &mut Engine, args: &Args) -> Answer {
    let color = words::color(&engine.game, args, 0)?;
    let graph = engine.game.graph();
    let points = graph.points().iter().copied();
    let points = points.filter(|&point| legal(engine, color, Move::Play(point)));
    Ok(words::point_words(graph, points))
}

fn captures(engine: &mut Engine, args: &Args) -> Answer {
    let color = words::color(&engine.game, args, 0)?;
    let others = Color::all(engine.game.players()).filter(|&other| other != color);
    let taken: u32 = others.map(|other| engine.game.prisoners(other)).sum();
    Ok(taken.to_string())
}

/// Whether a turn is legal where it would be taken: in the dispute if there is one.
fn legal(engine: &Engine, color: Color, mv: Move) -> bool {
    match &engine.hypothetical {
        Some(position) => position.check(color, mv).is_ok(),
        None => engine.game.check(color, mv).is_ok(),
    }
}

/// The position below the prefix of the reply: the stones, then what else matters.
fn show(engine: &Engine) -> String {
    let (game, board) = (&engine.game, engine.board());
    let mut text = String::from("\n");
    text += &Diagram::of(board, game.players()).to_text();
    text += &captured(game);
    if let Some(position) = &engine.hypothetical {
        text += "hypothetical play\n";
        for ban in position.bans() {
            let (name, point) = (
                words::color_word(game, ban.color),
                game.graph().name(ban.point),
            );
            let _ = writeln!(text, "{name} may not retake at {point}");
        }
    }
    text + &state(game)
}

/// Who has captured how many stones; with more than two players, who has lost how many.
fn captured(game: &Game) -> String {
    let lines = Color::all(game.players()).map(|color| {
        let stone = stone_char(Some(color));
        if game.players() == 2 {
            let name = words::color_word(game, color).to_uppercase();
            let captured = game.prisoners(color.opponent());
            format!("{name} ({stone}) has captured {captured} stones\n")
        } else {
            format!(
                "{color:?} ({stone}) has lost {} stones\n",
                game.prisoners(color)
            )
        }
    });
    lines.collect()
}
