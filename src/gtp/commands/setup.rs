//! Board, komi, and positions put rather than played.

use crate::board::{Color, MAX_SIDE, Move, Shape, Topology};
use crate::gtp::args::parse_int;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, words};
use crate::rules::Komi;

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "boardsize",
        run: boardsize,
        help: "boardsize N | W H | W:H: starts on a grid of 1 to 25 columns and rows; komi and rules stay",
    },
    Entry {
        name: "rectangular_boardsize",
        run: rectangular_boardsize,
        help: "rectangular_boardsize W H: starts on a grid of W columns and H rows",
    },
    Entry {
        name: "query_boardsize",
        run: |engine, _| Ok(board_size(engine)),
        help: "query_boardsize: the side of the board; columns and rows if they differ; the name of a board that is no grid",
    },
    Entry {
        name: "clear_board",
        run: |engine, _| Ok(clear_board(engine)),
        help: "clear_board: starts anew on the same board; komi and rules stay",
    },
    Entry {
        name: "komi",
        run: komi,
        help: "komi K: sets White's komi, exact to three decimals",
    },
    Entry {
        name: "get_komi",
        run: |engine, _| Ok(engine.game.komi(Color::WHITE).to_string()),
        help: "get_komi: White's komi",
    },
    Entry {
        name: "set_position",
        run: set_position,
        help: "set_position [C V]...: replaces the stones and forgets the history; Black to move",
    },
];

fn boardsize(engine: &mut Engine, args: &Args) -> Answer {
    let first = args.word(0)?;
    let (columns, rows) = match first.split_once(':') {
        Some(sides) => sides,
        None => (first, args.get(1).unwrap_or(first)),
    };
    start_on_grid(engine, parse_int(columns), parse_int(rows))
}

fn rectangular_boardsize(engine: &mut Engine, args: &Args) -> Answer {
    start_on_grid(engine, Some(args.int(0)?), Some(args.int(1)?))
}

fn start_on_grid(engine: &mut Engine, columns: Option<u32>, rows: Option<u32>) -> Answer {
    let (columns, rows) = columns.zip(rows).ok_or(GtpError::Syntax)?;
    let side = |number: u32| {
        let side = u8::try_from(number).ok();
        side.filter(|side| (1..=MAX_SIDE).contains(side))
            .ok_or(GtpError::UnacceptableSize)
    };
    let shape = Shape::Grid(side(columns)?, side(rows)?);
    let graph = shape.graph().map_err(|_| GtpError::UnacceptableSize)?;
    engine.start_on(graph)?;
    Ok(String::new())
}

fn board_size(engine: &Engine) -> String {
    let graph = engine.game.graph();
    match graph.grid_size() {
        Some((columns, rows)) if columns == rows => columns.to_string(),
        Some((columns, rows)) => format!("{columns} {rows}"),
        None => graph.spec().to_owned(),
    }
}

fn clear_board(engine: &mut Engine) -> String {
    engine.game_mut().clear();
    engine.clock.reset();
    String::new()
}

fn komi(engine: &mut Engine, args: &Args) -> Answer {
    let komi = Komi::from_thousandths(args.komi(0)?);
    engine.game_mut().set_komi(Color::WHITE, komi);
    Ok(String::new())
}

fn set_position(engine: &mut Engine, args: &Args) -> Answer {
    put_stones(engine, args)
}

/// Makes the arguments, pairs of a colour and a point, the whole position.
pub(super) fn put_stones(engine: &mut Engine, args: &Args) -> Answer {
    let turns = words::turns(&engine.game, args)?;
    let mut stones = Vec::with_capacity(turns.len());
    let mut taken = vec![false; engine.game.graph().points().len()];
    for (color, mv) in turns {
        let Move::Play(point) = mv else {
            return Err(GtpError::BadVertexList);
        };
        let place = taken.get_mut(engine.game.graph().place(point));
        if place.is_none_or(|place| std::mem::replace(place, true)) {
            return Err(GtpError::BadVertexList);
        }
        stones.push((point, color));
    }
    let put = engine.game_mut().set_position(&stones, Color::BLACK);
    put.map(|()| String::new())
        .map_err(|_| GtpError::BadVertexList)
}
