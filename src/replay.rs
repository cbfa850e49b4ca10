//! From a game record to the game: set-up, handicap, turns, and what to make of those that the rules forbid.

use crate::board::{Board, Color, Graph, Liberties, Move, Point};
use crate::game::{Game, Illegal, fixed_handicap};
use crate::sgf::{self, Coord, Record, Setup, Step};
use std::fmt;
use std::sync::Arc;

/// Something in a record that the rules do not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// A turn that the rules forbid.
    Illegal {
        /// Which turn of the record, from 1.
        number: usize,
        /// The player and the name of the point.
        turn: (Color, String),
        /// The rule.
        why: Illegal,
    },
    /// A second turn of one player in a row.
    OutOfTurn(usize, Color),
    /// A turn at a point that the board does not have.
    OffBoard(usize),
    /// Set-up before this turn leaves chains without liberties.
    NoLiberty(usize),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { number, turn, why } => {
                let (color, name) = turn;
                write!(
                    f,
                    "move {number} ({} {name}) is illegal: {why}",
                    word(*color)
                )
            }
            Self::OutOfTurn(number, color) => {
                write!(
                    f,
                    "move {number} is the second of {} in a row",
                    word(*color)
                )
            }
            Self::OffBoard(number) => write!(f, "move {number} is not on the board"),
            Self::NoLiberty(number) => {
                write!(
                    f,
                    "set-up before move {number} leaves a chain without liberties"
                )
            }
        }
    }
}

impl std::error::Error for Trouble {}

/// So many troubles of one record are told: a broken file can have one a move, and more of them tell nothing new.
const MAX_TROUBLES: usize = 100;

/// Puts the start of the record and takes its turns before turn `until`. The turn then goes to who moves next in it.
///
/// # Errors
/// The first trouble; the game is as it was before it. Turns need not alternate.
pub fn replay(game: &mut Game, record: &Record, until: Option<usize>) -> Result<(), Trouble> {
    let mut replayer = Replayer {
        game,
        tolerant: false,
        troubles: Vec::new(),
    };
    replayer.run(record, until)
}

/// As [`replay`], but goes on: a turn against the rules on suicide and repetition is taken all the same, one that cannot be
/// is passed over, set-up stones without liberties come off. Returns the first hundred troubles in their order.
pub fn replay_all(game: &mut Game, record: &Record, until: Option<usize>) -> Vec<Trouble> {
    let mut replayer = Replayer {
        game,
        tolerant: true,
        troubles: Vec::new(),
    };
    // A tolerant replayer stops at no trouble.
    let _ = replayer.run(record, until);
    replayer.troubles
}

struct Replayer<'g> {
    game: &'g mut Game,
    tolerant: bool,
    troubles: Vec<Trouble>,
}

impl Replayer<'_> {
    fn run(&mut self, record: &Record, until: Option<usize>) -> Result<(), Trouble> {
        self.start(record)?;
        let (mut done, mut number, mut last) = (0, 1, None);
        // Black's first plays are handicap.
        let mut only_black = true;
        for step in record.steps_before(until) {
            done += 1;
            match step {
                Step::Setup(setup) => {
                    self.change(setup, number)?;
                    last = None;
                }
                Step::Play { color, at } => {
                    let color = color_of(*color);
                    only_black &= color == Color::BLACK && at.is_some();
                    if last == Some(color) && !only_black && self.tolerant {
                        self.note(Trouble::OutOfTurn(number, color));
                    }
                    self.turn(number, color, *at)?;
                    last = Some(color);
                    number += 1;
                }
            }
        }
        let next = record.steps_before(None).skip(done).find_map(play_color);
        if let Some(color) = next {
            self.game.set_to_move(color);
        }
        Ok(())
    }

    fn turn(&mut self, number: usize, color: Color, at: Option<Coord>) -> Result<(), Trouble> {
        let graph = Arc::clone(self.game.graph());
        let mv = at.map_or(Some(Move::Pass), |(x, y)| {
            graph.grid_point(x, y).map(Move::Play)
        });
        let Some(mv) = mv else {
            return self.trouble(Trouble::OffBoard(number));
        };
        let Err(why) = self.game.play(color, mv) else {
            return Ok(());
        };
        let name = mv.point().map_or("pass", |point| graph.name(point));
        let turn = (color, name.to_owned());
        self.trouble(Trouble::Illegal { number, turn, why })?;
        // What cannot be played is passed over.
        let _ = self.game.play_anyway(color, mv);
        Ok(())
    }

    /// The position before the first step. Handicap that the file counts but does not place goes to its traditional
    /// points, unless Black places it by moves.
    fn start(&mut self, record: &Record) -> Result<(), Trouble> {
        let handicap = usize::from(record.handicap);
        let black_places = record.steps_before(None).find_map(play_color) == Some(Color::BLACK);
        let stones = points_of(self.game.graph(), &record.start.black);
        let only_black = record.start.white.is_empty();
        let placed = if handicap < 2 || !only_black {
            None
        } else if stones.len() == handicap {
            Some(stones)
        } else if stones.is_empty() && !black_places {
            fixed_handicap(self.game.graph(), handicap)
        } else {
            None
        };
        let stands = placed.is_some_and(|points| self.game.place_handicap(&points).is_ok());
        if !stands {
            self.change(&record.start, 1)?;
        }
        if let Some(color) = record.start.to_play {
            self.game.set_to_move(color_of(color));
        }
        Ok(())
    }

    /// Changes points outside play before turn `number`: a new history begins.
    fn change(&mut self, setup: &Setup, number: usize) -> Result<(), Trouble> {
        if setup.is_empty() {
            return Ok(());
        }
        let graph = Arc::clone(self.game.graph());
        let [black, white, empty] =
            [&setup.black, &setup.white, &setup.empty].map(|list| points_of(&graph, list));
        let stays = |point: &Point| ![&black, &white, &empty].iter().any(|l| l.contains(point));
        let mut stones: Vec<_> = self
            .game
            .board()
            .stones()
            .filter(|(point, _)| stays(point))
            .collect();
        stones.extend(black.iter().map(|&point| (point, Color::BLACK)));
        stones.extend(white.iter().map(|&point| (point, Color::WHITE)));
        let to_move = setup.to_play.map_or(self.game.to_move(), color_of);
        if self.game.set_position(&stones, to_move).is_err() {
            self.trouble(Trouble::NoLiberty(number))?;
            let living = with_liberties(&graph, &stones);
            let put = self.game.set_position(&living, to_move);
            debug_assert!(put.is_ok(), "taking chains off only adds liberties");
        }
        Ok(())
    }

    /// Notes a trouble, or gives up over it.
    fn trouble(&mut self, trouble: Trouble) -> Result<(), Trouble> {
        if self.tolerant {
            self.note(trouble);
            Ok(())
        } else {
            Err(trouble)
        }
    }

    fn note(&mut self, trouble: Trouble) {
        if self.troubles.len() < MAX_TROUBLES {
            self.troubles.push(trouble);
        }
    }
}

/// The stones of those chains that have a liberty.
fn with_liberties(graph: &Arc<Graph>, stones: &[(Point, Color)]) -> Vec<(Point, Color)> {
    let mut board = Board::new(Arc::clone(graph));
    board.set_stones(stones.iter().copied());
    let living = board
        .stones()
        .filter(|&(point, _)| !board.liberties_of(point).is_none());
    living.collect()
}

fn points_of(graph: &Graph, coords: &[Coord]) -> Vec<Point> {
    let points = coords.iter().filter_map(|&(x, y)| graph.grid_point(x, y));
    points.collect()
}

fn play_color(step: &Step) -> Option<Color> {
    match step {
        Step::Play { color, .. } => Some(color_of(*color)),
        Step::Setup(_) => None,
    }
}

/// A player of a record as one of a game.
pub(crate) fn color_of(color: sgf::Color) -> Color {
    match color {
        sgf::Color::Black => Color::BLACK,
        sgf::Color::White => Color::WHITE,
    }
}

fn word(color: Color) -> &'static str {
    if color == Color::BLACK {
        "Black"
    } else {
        "White"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;
    use crate::rules::Ruleset;

    fn game(record: &Record) -> Game {
        let graph = Shape::Grid(record.width, record.height).graph().unwrap();
        Game::new(Arc::new(graph), Ruleset::CHINESE_KGS, 2).unwrap()
    }

    /// Black's and White's stones, and what the tolerant replay complains of.
    fn tolerant(sgf: &str, until: Option<usize>) -> (String, String, Vec<String>) {
        let (record, _) = Record::parse(sgf.as_bytes()).unwrap();
        let mut game = game(&record);
        let troubles = replay_all(&mut game, &record, until);
        let names = |color: Color| {
            let stones = game.board().stones().filter(|&(_, owner)| owner == color);
            let names: Vec<&str> = stones.map(|(point, _)| game.graph().name(point)).collect();
            names.join(" ")
        };
        let troubles = troubles.iter().map(ToString::to_string).collect();
        (names(Color::BLACK), names(Color::WHITE), troubles)
    }

    #[test]
    fn illegal_turns_are_told_and_played_on() {
        let ko = "(;SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[cb];W[ee])";
        let (black, white, troubles) = tolerant(ko, None);
        assert_eq!(
            (black.as_str(), white.as_str()),
            ("B5 A4 C4 B3", "C5 D4 C3 E1")
        );
        assert_eq!(
            troubles,
            ["move 9 (Black C4) is illegal: the position would be repeated"]
        );
        let (black, white, troubles) = tolerant("(;SZ[5];B[aa];W[aa];B[bb])", None);
        assert_eq!((black.as_str(), white.as_str()), ("A5 B4", ""));
        assert_eq!(
            troubles,
            ["move 2 (White A5) is illegal: the point is occupied"]
        );
        let suicide = "(;SZ[5]AB[ba][ab];W[aa];B[cc])";
        let (black, white, troubles) = tolerant(suicide, None);
        assert_eq!((black.as_str(), white.as_str()), ("B5 A4 C3", ""));
        assert_eq!(
            troubles,
            ["move 1 (White A5) is illegal: suicide is not allowed"]
        );
    }

    #[test]
    fn a_strict_replay_stops_before_the_trouble() {
        let (record, _) = Record::parse(b"(;SZ[5];B[aa];W[aa];B[bb])").unwrap();
        let mut game = game(&record);
        let trouble = replay(&mut game, &record, None).unwrap_err();
        assert_eq!(
            trouble.to_string(),
            "move 2 (White A5) is illegal: the point is occupied"
        );
        assert_eq!(game.turns().len(), 1);
    }

    #[test]
    fn only_a_second_turn_after_the_handicap_is_out_of_turn() {
        assert_eq!(
            tolerant("(;SZ[5];B[aa];B[cc];W[bb];B[dd])", None).2,
            [""; 0]
        );
        assert_eq!(tolerant("(;SZ[5]AB[aa];W[bb];B[dd])", None).2, [""; 0]);
        let (black, _, troubles) = tolerant("(;SZ[5];B[aa];W[bb];B[cc];B[dd])", None);
        assert_eq!(black, "A5 C3 D2");
        assert_eq!(troubles, ["move 4 is the second of Black in a row"]);
    }

    #[test]
    fn a_million_broken_moves_are_not_a_million_troubles() {
        let sgf = format!("(;SZ[5];B[aa]{})", ";W[aa]".repeat(1_000_000));
        let (black, _, troubles) = tolerant(&sgf, None);
        assert_eq!((black.as_str(), troubles.len()), ("A5", 100));
    }

    #[test]
    fn set_up_without_liberties_comes_off() {
        let (black, white, troubles) = tolerant("(;SZ[3]AB[aa]AW[ba][ab][cc])", None);
        assert_eq!((black.as_str(), white.as_str()), ("", "B3 A2 C1"));
        assert_eq!(
            troubles,
            ["set-up before move 1 leaves a chain without liberties"]
        );
    }

    #[test]
    fn turns_are_taken_up_to_the_one_asked_for() {
        let sgf = "(;SZ[5];B[aa];W[bb];AE[aa];B[cc])";
        assert_eq!(tolerant(sgf, Some(1)).0, "");
        assert_eq!(tolerant(sgf, Some(3)).0, "");
        assert_eq!(tolerant(sgf, Some(2)).0, "A5");
        assert_eq!(tolerant(sgf, None).0, "C3");
        let (record, _) = Record::parse(sgf.as_bytes()).unwrap();
        let mut game = game(&record);
        replay(&mut game, &record, Some(2)).unwrap();
        assert_eq!(game.to_move(), Color::WHITE);
    }

    #[test]
    fn handicap_that_is_only_counted_is_placed() {
        let (black, _, troubles) = tolerant("(;SZ[9]HA[2];W[ee])", None);
        assert_eq!((black.as_str(), troubles.len()), ("G7 C3", 0));
    }
}
