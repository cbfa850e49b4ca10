//! Boards that are no grids, and other numbers of players than two.

use crate::board::{Color, MAX_PLAYERS, Shape};
use crate::game::Game;
use crate::gtp::args::parse_komi;
use crate::gtp::diagnostics::tell;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, words};
use crate::rules::Komi;
use std::sync::Arc;

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "tengen-board",
        run: board,
        help: "tengen-board SPEC: starts on a board by name, such as cube:3; without one, tells the name of this board",
    },
    Entry {
        name: "tengen-players",
        run: players,
        help: "tengen-players N: starts a game of so many players, with more than two without komi; without N, tells how many",
    },
    Entry {
        name: "tengen-komi",
        run: komi,
        help: "tengen-komi [C K]...: sets the komi of these colours; without any, tells all",
    },
    Entry {
        name: "tengen-graph",
        run: |engine, _| Ok(engine.game.graph().to_json()),
        help: "tengen-graph: points with their places in a drawing, and edges, as JSON that board files have too",
    },
];

fn board(engine: &mut Engine, args: &Args) -> Answer {
    if args.is_empty() {
        return Ok(engine.game.graph().spec().to_owned());
    }
    let graph = args.text().parse::<Shape>().and_then(|shape| shape.graph());
    let graph = graph.map_err(|error| {
        tell(&error.to_string());
        GtpError::UnacceptableSize
    })?;
    engine.start_on(graph)?;
    Ok(String::new())
}

fn players(engine: &mut Engine, args: &Args) -> Answer {
    if args.is_empty() {
        return Ok(engine.game.players().to_string());
    }
    let number = args.int(0).ok().filter(|_| args.len() == 1);
    let number = number.and_then(|number| u8::try_from(number).ok());
    let number = number.filter(|number| (1..=MAX_PLAYERS).contains(number));
    let Some(number) = number else {
        tell(&format!("expected one number: 1 to {MAX_PLAYERS} can play"));
        return Err(GtpError::Syntax);
    };
    let (graph, rules) = (Arc::clone(engine.game.graph()), *engine.game.rules());
    let game = Game::new(graph, rules, number).map_err(|error| {
        tell(&error.to_string());
        GtpError::Syntax
    })?;
    engine.start(game);
    Ok(String::new())
}

fn komi(engine: &mut Engine, args: &Args) -> Answer {
    if args.is_empty() {
        let game = &engine.game;
        let all = Color::all(game.players());
        let all =
            all.map(|color| format!("{} {}", words::color_word(game, color), game.komi(color)));
        return Ok(all.collect::<Vec<_>>().join(" "));
    }
    let mut given = args.iter();
    let mut pairs = Vec::new();
    while let Some(color) = given.next() {
        let player = words::read_color(&engine.game, color);
        let komi = given.next().and_then(parse_komi);
        let (Some(color), Some(komi)) = (player, komi) else {
            tell(&format!(
                "at {color:?}: expected a player of this game and a komi"
            ));
            return Err(GtpError::Syntax);
        };
        pairs.push((color, Komi::from_thousandths(komi)));
    }
    let game = engine.game_mut();
    for (color, komi) in pairs {
        game.set_komi(color, komi);
    }
    Ok(String::new())
}
