//! Game records: loading one, writing one.

use super::scoring::result_of;
use crate::board::{Color, Graph, Shape};
use crate::disk;
use crate::game::{Game, Verdict};
use crate::gtp::args::parse_int;
use crate::gtp::conduct::Writing;
use crate::gtp::diagnostics::tell;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, words};
use crate::records::{game_of, record_of};
use crate::replay::replay;
use crate::rules::{Komi, Ruleset};
use crate::sgf::{self, General, Record, Step, Tree};
use std::path::Path;
use std::sync::Arc;

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "loadsgf",
        run: load,
        help: "loadsgf FILE [N|V]: board, players, komi and main line of a record, up to before move N or the move at V",
    },
    Entry {
        name: "printsgf",
        run: print,
        help: "printsgf [FILE]: the game as a record, to a new file if one is named other than -",
    },
];

fn load(engine: &mut Engine, args: &Args) -> Answer {
    let (bytes, until) = read_file(args.text())?;
    let tree = Tree::parse(&bytes).map_err(|error| cannot_load(&error.to_string()))?;
    if General::is_in(&tree) {
        let record = General::from_tree(&tree).map_err(|error| cannot_load(&error.to_string()))?;
        return load_general(engine, &record, until.as_deref());
    }
    let (record, _) = Record::from_tree(&tree).map_err(|error| cannot_load(&error.to_string()))?;
    let shape = Shape::Grid(record.width, record.height);
    let graph = shape.graph().map_err(|_| GtpError::CannotLoadFile)?;
    // A record is of two players.
    let game = Game::new(Arc::new(graph), *engine.game.rules(), 2);
    let mut game = game.map_err(|_| GtpError::CannotLoadFile)?;
    game.set_komi(Color::WHITE, engine.game.komi(Color::WHITE));
    engine.start(game);
    let game = engine.game_mut();
    if let Some(thousandths) = record.komi {
        game.set_komi(Color::WHITE, Komi::from_thousandths(thousandths));
    }
    let until = until.map(|word| move_number(game.graph(), &record, &word));
    replay(game, &record, until.transpose()?.flatten())
        .map_err(|error| cannot_load(&error.to_string()))?;
    Ok(String::new())
}

/// Loads a game of any board and number of players: all komi are the record's, and so are the rules if it names any; what is legal and
/// how the game ends depends on them.
fn load_general(engine: &mut Engine, record: &General, until: Option<&str>) -> Answer {
    let number = match until {
        None => None,
        Some(word) => {
            if let Some(number) = parse_int(word) {
                Some(number as usize).filter(|&number| number > 0)
            } else {
                let mut turns = record.turns.iter();
                let at = turns.position(|(_, at)| {
                    let name = at.as_deref().unwrap_or("pass");
                    name.eq_ignore_ascii_case(word)
                });
                Some(at.ok_or(GtpError::Syntax)? + 1)
            }
        }
    };
    let rules = Ruleset::from_record(&record.rules).unwrap_or(*engine.game.rules());
    let game = game_of(record, Some(rules), number);
    engine.start(game.map_err(|error| cannot_load(&error.to_string()))?);
    Ok(String::new())
}

fn cannot_load(why: &str) -> GtpError {
    tell(why);
    GtpError::CannotLoadFile
}

/// The bytes of the file that the arguments name, and what they say about where to stop.
///
/// A name with blanks may stand in quotes or without: then the last word only belongs to it if there is no such file
/// without that word.
fn read_file(text: &str) -> Result<(Vec<u8>, Option<String>), GtpError> {
    if text.is_empty() {
        return Err(GtpError::Syntax);
    }
    if let Some((name, rest)) = text.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
        let until = Some(rest.trim_matches(' ')).filter(|word| !word.is_empty());
        return Ok((read(name)?, until.map(str::to_owned)));
    }
    if let Some((name, last)) = text.rsplit_once(' ')
        && let Ok(bytes) = disk::read(name.trim_end_matches(' '))
    {
        return Ok((bytes, Some(last.to_owned())));
    }
    Ok((read(text)?, None))
}

fn read(name: &str) -> Result<Vec<u8>, GtpError> {
    disk::read(name).map_err(|error| cannot_load(&format!("{name}: {error}")))
}

/// The number of the move that `word` names by its number or its point; `None` if there is no such move.
fn move_number(graph: &Graph, record: &Record, word: &str) -> Result<Option<usize>, GtpError> {
    if let Some(number) = parse_int(word) {
        return Ok(Some(number as usize).filter(|&number| number > 0));
    }
    let mv = words::read_move(graph, word).ok_or(GtpError::Syntax)?;
    let plays = record.steps_before(None).filter_map(|step| match step {
        Step::Play { at, .. } => Some(*at),
        Step::Setup(_) => None,
    });
    Ok(plays
        .map(|at| at.and_then(|(x, y)| graph.grid_point(x, y)))
        .position(|at| at == mv.point())
        .map(|index| index + 1))
}

fn print(engine: &mut Engine, args: &Args) -> Answer {
    let verdict = engine.game.verdict();
    let text = if let Some(mut record) = plain_record(&engine.game) {
        if verdict.is_some() {
            record.result = result_of(engine);
            record.both_lose = verdict == Some(Verdict::BothLose);
        }
        record.to_sgf()
    } else {
        let mut record = record_of(&engine.game);
        if verdict.is_some() || engine.game.is_over() {
            record.result = result_of(engine);
        }
        record.to_sgf()
    };
    match args.text().trim_matches('"') {
        "" | "-" => Ok(text),
        name => {
            save(engine.conduct.writing, name, &(text + "\n")).map_err(|why| {
                tell(&format!("{name}: {why}"));
                GtpError::CannotSaveFile
            })?;
            Ok(String::new())
        }
    }
}

/// Writes a file that the host named, as far as the user lets it.
fn save(writing: Writing, name: &str, text: &str) -> Result<(), String> {
    if writing == Writing::Barred {
        return Err("--read-only bars all writing".to_owned());
    }
    let force = writing == Writing::Overwriting;
    disk::write(Path::new(name), text.as_bytes(), force).map_err(|error| error.to_string())
}

/// The game as a record. `None` on boards, for numbers of players and with a komi of Black's that SGF does not have.
fn plain_record(game: &Game) -> Option<Record> {
    let graph = game.graph();
    let is_plain = game.players() == 2 && game.komi(Color::BLACK) == Komi::ZERO;
    let (columns, rows) = graph.grid_size().filter(|_| is_plain)?;
    let mut record = Record::new(columns, rows);
    record.komi = Some(game.komi(Color::WHITE).thousandths());
    game.rules()
        .name()
        .unwrap_or_default()
        .clone_into(&mut record.rules);
    record.handicap = u16::try_from(game.placed_handicap()).unwrap_or(0);
    for (point, color) in game.start_stones() {
        let list = if color == Color::BLACK {
            &mut record.start.black
        } else {
            &mut record.start.white
        };
        list.extend(graph.column_row(point));
    }
    let first = game.start_to_move();
    if first == Color::WHITE || !record.start.is_empty() {
        record.start.to_play = Some(sgf_color(first));
    }
    record.nodes = game
        .turns()
        .map(|(color, mv)| sgf::Node {
            step: Some(Step::Play {
                color: sgf_color(color),
                at: mv.point().and_then(|point| graph.column_row(point)),
            }),
            comment: String::new(),
        })
        .collect();
    Some(record)
}

fn sgf_color(color: Color) -> sgf::Color {
    if color == Color::BLACK {
        sgf::Color::Black
    } else {
        sgf::Color::White
    }
}
