//! Handicap stones: set-up, not turns.

use crate::board::{Move, Point, Topology};
use crate::game::{fixed_handicap, free_handicap};
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, words};

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "fixed_handicap",
        run: fixed,
        help: "fixed_handicap N: puts N handicap stones on their traditional points",
    },
    Entry {
        name: "place_free_handicap",
        run: free,
        help: "place_free_handicap N: puts N handicap stones where the engine likes",
    },
    Entry {
        name: "set_free_handicap",
        run: set,
        help: "set_free_handicap V V...: puts handicap stones on these points",
    },
];

fn fixed(engine: &mut Engine, args: &Args) -> Answer {
    let stones = args.int(0)? as usize;
    require_empty(engine)?;
    let points = fixed_handicap(engine.game.graph(), stones);
    place(engine, &points.ok_or(GtpError::InvalidNumberOfStones)?)
        .map_err(|_| GtpError::InvalidNumberOfStones)
}

fn free(engine: &mut Engine, args: &Args) -> Answer {
    let stones = args.int(0)? as usize;
    require_empty(engine)?;
    if stones < 2 {
        return Err(GtpError::InvalidNumberOfStones);
    }
    let points = free_handicap(engine.game.graph(), stones);
    place(engine, &points.ok_or(GtpError::InvalidNumberOfStones)?)
        .map_err(|_| GtpError::InvalidNumberOfStones)
}

fn set(engine: &mut Engine, args: &Args) -> Answer {
    require_empty(engine)?;
    let graph = engine.game.graph();
    let size = graph.points().len();
    let mut points = Vec::new();
    for word in args.iter() {
        match words::read_move(graph, word) {
            Some(Move::Play(point)) if !points.contains(&point) => points.push(point),
            _ => return Err(GtpError::BadVertexList),
        }
    }
    if points.len() < 2 || points.len() >= size {
        return Err(GtpError::BadVertexList);
    }
    place(engine, &points)?;
    Ok(String::new())
}

fn require_empty(engine: &Engine) -> Result<(), GtpError> {
    let stone = engine.game.board().stones().next();
    stone.map_or(Ok(()), |_| Err(GtpError::BoardNotEmpty))
}

/// Puts the stones and names them.
fn place(engine: &mut Engine, points: &[Point]) -> Answer {
    let placed = engine.game_mut().place_handicap(points);
    placed.map_err(|_| GtpError::BadVertexList)?;
    Ok(words::point_words(
        engine.game.graph(),
        points.iter().copied(),
    ))
}
