//! The game that a query is about: board, rules, stones to start with, moves.

use super::complaint::Complaint;
use super::fields::{Fields, player};
use crate::board::{Board, Color, Graph, Move, Point, Shape, Topology};
use crate::game::{Game, Illegal, Turn};
use crate::rules::{Komi, Ruleset};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

const SIDES: std::ops::RangeInclusive<i64> = 1..=25;
const KOMI: std::ops::RangeInclusive<f64> = -150.0..=150.0;

/// A board and its points by name.
#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) graph: Arc<Graph>,
    /// In capital letters.
    points: HashMap<String, Point>,
}

/// The boards that were asked about, each made once.
#[derive(Debug, Default)]
pub(super) struct Sheets(BTreeMap<(i64, i64), Arc<Sheet>>);

/// A game from its start, and what is played in it.
#[derive(Debug)]
pub(super) struct Position {
    sheet: Arc<Sheet>,
    rules: Ruleset,
    komi: Komi,
    stones: Box<[(Point, Color)]>,
    first: Color,
    turns: Box<[Turn]>,
}

impl Sheets {
    fn get(&mut self, columns: i64, rows: i64) -> Result<Arc<Sheet>, Complaint> {
        if let Some(sheet) = self.0.get(&(columns, rows)) {
            return Ok(Arc::clone(sheet));
        }
        let bad = |why: String| Complaint::about("boardXSize", why);
        let side = |side| u8::try_from(side).map_err(|_| bad("Too large".to_owned()));
        let shape = Shape::Grid(side(columns)?, side(rows)?);
        let graph = shape.graph().map_err(|error| bad(error.to_string()))?;
        let name = |&point: &Point| (graph.name(point).to_ascii_uppercase(), point);
        let points = graph.points().iter().map(name).collect();
        let graph = Arc::new(graph);
        let sheet = Arc::new(Sheet { graph, points });
        self.0.insert((columns, rows), Arc::clone(&sheet));
        Ok(sheet)
    }
}

impl Sheet {
    /// A point as `Q16`, or as `(15,3)` with the column from the left and the row from the top, both from 0; or `pass`.
    pub(super) fn read(&self, word: &str) -> Option<Move> {
        let word = word.to_ascii_uppercase();
        if word == "PASS" {
            return Some(Move::Pass);
        }
        let pair = word.strip_prefix('(').and_then(|w| w.strip_suffix(')'));
        let point = if let Some((x, y)) = pair.and_then(|pair| pair.split_once(',')) {
            let (x, y) = (x.trim().parse().ok()?, y.trim().parse().ok()?);
            self.graph.grid_point(x, y)
        } else {
            self.points.get(&word).copied()
        };
        point.map(Move::Play)
    }

    /// A point or pass of this field.
    pub(super) fn read_value(&self, field: &str, value: &Value) -> Result<Move, Complaint> {
        let mv = value.as_str().and_then(|word| self.read(word));
        mv.ok_or_else(|| Complaint::about(field, format!("No such point: {value}")))
    }

    /// A list of pairs as `["B","Q16"]`.
    fn read_turns(&self, field: &str, list: &[Value]) -> Result<Vec<Turn>, Complaint> {
        let bad = || Complaint::about(field, "Must be a list of pairs as [\"B\",\"Q16\"]");
        let turn = |value: &Value| {
            let [color, point] = value.as_array().map(Vec::as_slice).ok_or_else(bad)? else {
                return Err(bad());
            };
            let color = color
                .as_str()
                .and_then(player)
                .ok_or_else(|| Complaint::about(field, format!("No such player: {color}")))?;
            Ok((color, self.read_value(field, point)?))
        };
        list.iter().map(turn).collect()
    }
}

impl Position {
    /// Reads the game of a query and plays it through once. Moves that break the rules on suicide and repetition are played
    /// all the same, as records of real games have them; the first of them is told.
    pub(super) fn read(
        fields: Fields<'_>,
        sheets: &mut Sheets,
    ) -> Result<(Self, Option<Complaint>), Complaint> {
        let side = |field| {
            let side = fields.integer(field, &SIDES)?;
            side.ok_or_else(|| Complaint::about(field, "Must be given, an integer from 1 to 25"))
        };
        let sheet = sheets.get(side("boardXSize")?, side("boardYSize")?)?;
        let stones = read_stones(&sheet, fields)?;
        let turns = fields.list("moves")?.ok_or_else(|| {
            Complaint::about("moves", "Must be given, a list of pairs as [\"B\",\"Q16\"]")
        })?;
        let turns = sheet.read_turns("moves", turns)?;
        let rules = read_rules(fields)?;
        let komi = fields.number("komi", &KOMI)?;
        let position = Self {
            first: first_player(fields, &stones, &turns)?,
            rules,
            komi: komi.map_or(rules.komi, |komi| {
                Komi::from_thousandths((komi * 1000.0).round() as i32)
            }),
            stones: stones.into(),
            turns: turns.into(),
            sheet,
        };
        let odd = position.check()?;
        Ok((position, odd))
    }

    /// The number of moves.
    pub(super) fn len(&self) -> usize {
        self.turns.len()
    }

    pub(super) fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The memory that it takes, about, in bytes.
    pub(super) fn weight(&self) -> usize {
        size_of_val(&*self.turns) + size_of_val(&*self.stones)
    }

    /// The game after so many moves.
    pub(super) fn after(&self, turns: usize) -> Result<Game, Complaint> {
        let mut game = self.start()?;
        for &(color, mv) in self.turns.iter().take(turns) {
            // Whether it can be was found out before.
            let _ = game.play_anyway(color, mv);
        }
        Ok(game)
    }

    fn start(&self) -> Result<Game, Complaint> {
        let graph = Arc::clone(&self.sheet.graph);
        let game = Game::new(graph, self.rules, 2);
        let mut game = game.map_err(|error| Complaint::about("rules", error.to_string()))?;
        game.set_komi(Color::WHITE, self.komi);
        let points: Vec<Point> = self.stones.iter().map(|&(point, _)| point).collect();
        let set = if is_handicap(&self.stones) {
            game.place_handicap(&points)
        } else {
            game.set_position(&self.stones, self.first)
        };
        set.map_err(|_| Complaint::about("initialStones", "A chain has no liberty"))?;
        game.set_to_move(self.first);
        Ok(game)
    }

    /// Plays it through: an error if a move cannot be played, and what is odd about the first that should not be.
    fn check(&self) -> Result<Option<Complaint>, Complaint> {
        let mut game = self.start()?;
        let mut odd = None;
        for (number, &(color, mv)) in self.turns.iter().enumerate() {
            let Err(why) = game.play(color, mv) else {
                continue;
            };
            let name = mv.point().map_or("pass", |p| self.sheet.graph.name(p));
            if !is_tolerable(game.board(), why, color, mv) || game.play_anyway(color, mv).is_err() {
                let text = format!("Illegal move {number}: {name} ({why})");
                return Err(Complaint::about("moves", text));
            }
            let text = format!("Move {number}: {name} is played although {why}");
            odd.get_or_insert_with(|| Complaint::about("moves", text));
        }
        Ok(odd)
    }
}

/// Whether games are played somewhere in which the move is legal: by other rules on repetition or suicide, but nowhere may
/// a single stone kill itself.
fn is_tolerable(board: &Board<Graph>, why: Illegal, color: Color, mv: Move) -> bool {
    let tolerated = matches!(why, Illegal::Suicide | Illegal::Repetition);
    let dies_alone = mv.point().is_some_and(|point| {
        let mut neighbours = board.topology().neighbours(point);
        !board.leaves_liberty(point, color) && !neighbours.any(|q| board.color(q) == Some(color))
    });
    tolerated && !dies_alone
}

/// Whether the stones to start with are a handicap: two or more, and all Black's.
fn is_handicap(stones: &[(Point, Color)]) -> bool {
    stones.len() > 1 && stones.iter().all(|&(_, color)| color == Color::BLACK)
}

fn first_player(
    fields: Fields<'_>,
    stones: &[(Point, Color)],
    turns: &[Turn],
) -> Result<Color, Complaint> {
    let named = fields.player("initialPlayer")?;
    let played = turns.first().map(|&(color, _)| color);
    Ok(named.or(played).unwrap_or(if is_handicap(stones) {
        Color::WHITE
    } else {
        Color::BLACK
    }))
}

/// Stones to start with; a point may be named twice, but not for both players.
fn read_stones(sheet: &Sheet, fields: Fields<'_>) -> Result<Vec<(Point, Color)>, Complaint> {
    const FIELD: &str = "initialStones";
    let list = fields.list(FIELD)?.unwrap_or_default();
    let mut stones = BTreeMap::new();
    for (color, mv) in sheet.read_turns(FIELD, list)? {
        let point = mv.point();
        let point = point.ok_or_else(|| Complaint::about(FIELD, "A stone cannot be a pass"))?;
        if stones
            .insert(point, color)
            .is_some_and(|other| other != color)
        {
            let name = sheet.graph.name(point);
            return Err(Complaint::about(FIELD, format!("Two stones on {name}")));
        }
    }
    Ok(stones.into_iter().collect())
}

fn read_rules(fields: Fields<'_>) -> Result<Ruleset, Complaint> {
    const BONUS: &str = "whiteHandicapBonus";
    let text = match fields.get("rules") {
        Some(Value::String(name)) => name.clone(),
        Some(object @ Value::Object(_)) => object.to_string(),
        _ => {
            let text = "Must be given, a name such as \"chinese\" or an object";
            return Err(Complaint::about("rules", text));
        }
    };
    let rules: Result<Ruleset, _> = text.parse();
    let rules = rules.map_err(|error| Complaint::about("rules", error.to_string()))?;
    let bonus = match fields.get(BONUS) {
        None => return Ok(rules),
        Some(Value::String(word)) => word.clone(),
        Some(other) => other.to_string(),
    };
    let rules = rules.with(BONUS, &bonus);
    rules.map_err(|_| Complaint::about(BONUS, "Must be \"0\", \"N\" or \"N-1\""))
}
