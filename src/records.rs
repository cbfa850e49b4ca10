//! Games on any board and with any number of players, from their records and to them.

use crate::board::{Color, Graph, Move, Point, Shape};
use crate::game::{Game, free_handicap};
use crate::rules::{Komi, Ruleset};
use crate::sgf::General;
use std::fmt;
use std::sync::Arc;

/// Why a record is no game; the text says what and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError(String);

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for RecordError {}

fn because(why: &impl ToString) -> RecordError {
    RecordError(why.to_string())
}

/// The game of a record before turn `until`, counted from 1, or at its end. The turn then goes to who moves next in it.
///
/// Without `rules` those hold that the record names, or `chinese-kgs` where it names none that is known. A board from a file is
/// the graph in the record; no file is read.
///
/// # Errors
/// The board cannot be had, a point is not on it, a turn is illegal, or the rules are not for so many players.
pub fn game_of(
    record: &General,
    rules: Option<Ruleset>,
    until: Option<usize>,
) -> Result<Game, RecordError> {
    let named = || Ruleset::from_record(&record.rules).unwrap_or(Ruleset::CHINESE_KGS);
    let graph = Arc::new(graph_of(record)?);
    let rules = rules.unwrap_or_else(named);
    let mut game =
        Game::new(Arc::clone(&graph), rules, record.players).map_err(|error| because(&error))?;
    for color in Color::all(record.players) {
        let given = record.komi.iter();
        let given = given.filter(|(player, _)| *player == color.number());
        let thousandths = given.map(|&(_, komi)| komi).next().unwrap_or(0);
        game.set_komi(color, Komi::from_thousandths(thousandths));
    }
    start(&mut game, record)?;
    let before = until.map_or(usize::MAX, |number| number.saturating_sub(1));
    for (index, (player, name)) in record.turns.iter().enumerate().take(before) {
        let number = index + 1;
        let mv = match name {
            Some(name) => Move::Play(point(&graph, name, &format!("move {number}"))?),
            None => Move::Pass,
        };
        let color = color(*player)?;
        if record.resignations.contains(&index) {
            game.resign(color)
                .map_err(|why| RecordError(format!("move {number} (c{player} resigns): {why}")))?;
            continue;
        }
        game.play(color, mv).map_err(|why| {
            let name = name.as_deref().unwrap_or("pass");
            RecordError(format!(
                "move {number} (c{player} {name}) is illegal: {why}"
            ))
        })?;
    }
    if let Some(&(player, _)) = record.turns.get(before.min(record.turns.len())) {
        game.set_to_move(color(player)?);
    }
    Ok(game)
}

/// Puts the position before the first turn.
fn start(game: &mut Game, record: &General) -> Result<(), RecordError> {
    let graph = Arc::clone(game.graph());
    let mut stones: Vec<(Point, Color)> = Vec::new();
    for (player, name) in &record.start {
        let point = point(&graph, name, "the start")?;
        if stones.iter().any(|&(other, _)| other == point) {
            return Err(RecordError(format!("the start has two stones on {name}")));
        }
        stones.push((point, color(*player)?));
    }
    let mut first = Color::BLACK;
    let places_by_moves = matches!(record.turns.first(), Some((1, _)));
    if record.handicap >= 2 && stones.is_empty() && !places_by_moves {
        // The file counts stones that it does not have, as files of grids do.
        let points = free_handicap(&graph, record.handicap.into()).ok_or_else(|| {
            RecordError(format!(
                "HA: {} has no room for {} stones",
                record.board, record.handicap
            ))
        })?;
        stones.extend(points.into_iter().map(|point| (point, Color::BLACK)));
        first = first.next(record.players);
    }
    let to_move = record.to_play.map_or(Ok(first), color)?;
    let handicap = record.handicap > 0
        && usize::from(record.handicap) == stones.len()
        && stones.iter().all(|&(_, owner)| owner == Color::BLACK);
    let put = if handicap {
        let points: Vec<Point> = stones.iter().map(|&(point, _)| point).collect();
        let placed = game.place_handicap(&points);
        game.set_to_move(to_move);
        placed
    } else {
        game.set_position(&stones, to_move)
    };
    put.map_err(|error| {
        let name = graph.name(error.0);
        RecordError(format!("at the start the stone on {name} has no liberty"))
    })
}

fn graph_of(record: &General) -> Result<Graph, RecordError> {
    let shape: Shape = record.board.parse().map_err(|error| because(&error))?;
    if let Shape::File(_) = shape {
        return Graph::from_json(&record.board, record.graph.as_bytes())
            .map_err(|error| RecordError(format!("the graph in XGR: {error}")));
    }
    let graph = shape.graph().map_err(|error| because(&error))?;
    if record.size.is_some() && record.size != graph.grid_size() {
        return Err(RecordError(format!(
            "SZ is not the size of {}",
            record.board
        )));
    }
    Ok(graph)
}

fn point(graph: &Graph, name: &str, place: &str) -> Result<Point, RecordError> {
    let point = graph.point(name);
    point.ok_or_else(|| RecordError(format!("{place}: {} has no point {name:?}", graph.spec())))
}

fn color(player: u8) -> Result<Color, RecordError> {
    Color::new(player).ok_or_else(|| RecordError(format!("there is no player c{player}")))
}

/// A game as a record, without a result.
pub fn record_of(game: &Game) -> General {
    let graph = game.graph();
    let name = |point: Point| graph.name(point).to_owned();
    let komi =
        Color::all(game.players()).map(|color| (color.number(), game.komi(color).thousandths()));
    let from_file = matches!(graph.spec().parse(), Ok(Shape::File(_)));
    let first = game.start_to_move();
    General {
        board: graph.spec().to_owned(),
        graph: if from_file {
            graph.to_json()
        } else {
            String::new()
        },
        size: graph.grid_size(),
        players: game.players(),
        komi: komi.filter(|&(_, komi)| komi != 0).collect(),
        rules: game.rules().name().unwrap_or_default().to_owned(),
        handicap: u16::try_from(game.placed_handicap()).unwrap_or(0),
        start: game
            .start_stones()
            .map(|(point, color)| (color.number(), name(point)))
            .collect(),
        to_play: (first != Color::BLACK).then(|| first.number()),
        result: String::new(),
        turns: game
            .turns()
            .map(|(color, mv)| (color.number(), mv.point().map(name)))
            .collect(),
        resignations: game
            .resignations()
            .enumerate()
            .filter_map(|(index, resigned)| resigned.then_some(index))
            .collect(),
    }
}
