//! What the players fill by agreement in a game at its end, where the rules count the board with its dame filled.
//!
//! A stone on a dame takes a liberty from the chains around it and changes nothing else, so only these are looked at again:
//! by reading whether they can be captured now, the rival to move, and could not before.

use super::unplayed::is_capturable;
use crate::board::{Board, Graph, Point, Topology};
use crate::game::Game;
use crate::rules::{Agreed, agree};

/// The questions that may be asked in all; then no more dame are filled.
const QUESTIONS: usize = 1000;
/// Players agree about what is left over: where more than one point in so many is nobody's, the game is not at its end.
const LEFT_OVER: usize = 4;

/// The board with what the players would fill, or as it stands if the rules or the position do not ask for it.
pub(super) fn agreed(game: &Game, as_it_stands: &Agreed) -> Agreed {
    let many = || LEFT_OVER * as_it_stands.dame_points().len() > as_it_stands.dead.len();
    if !game.rules().fills_dame() || many() {
        return as_it_stands.clone();
    }
    let mut questions = QUESTIONS;
    agree(
        game.board(),
        game.to_move(),
        as_it_stands.dead.clone(),
        |now, filled| {
            let mut judge = Judge {
                now,
                filled,
                questions: &mut questions,
            };
            judge.dead()
        },
    )
}

/// Compares a board that has a few stones more with what is agreed so far.
struct Judge<'a> {
    now: &'a Agreed,
    filled: &'a Board<Graph>,
    questions: &'a mut usize,
}

impl Judge<'_> {
    /// By place which stones are dead. A new stone has to be of a living chain; without questions left none is.
    fn dead(&mut self) -> Vec<bool> {
        let (board, graph) = (self.filled, self.filled.topology());
        let mut dead = self.now.dead.clone();
        let mut mark = |stone, is_dead| {
            for s in board.chain_stones(stone) {
                dead[graph.place(s)] = is_dead;
            }
        };
        let fresh = board
            .stones()
            .filter(|&(stone, _)| self.now.board.is_empty(stone));
        for (stone, color) in fresh.collect::<Vec<_>>() {
            mark(stone, !self.lives(stone));
            for q in graph.neighbours(stone) {
                let rival = board.color(q).is_some_and(|owner| owner != color);
                if rival && self.living_part(q).is_some() && !self.lives(q) {
                    mark(q, true);
                }
            }
        }
        dead
    }

    /// A living stone of the chain that stood before.
    fn living_part(&self, stone: Point) -> Option<Point> {
        let graph = self.filled.topology();
        let mut chain = self.filled.chain_stones(stone);
        chain.find(|&s| !self.now.board.is_empty(s) && !self.now.dead[graph.place(s)])
    }

    /// Whether the chain lived before, and has not come within reach of the rival.
    fn lives(&mut self, stone: Point) -> bool {
        let Some(before) = self.living_part(stone) else {
            return false;
        };
        if *self.questions == 0 {
            return false;
        }
        *self.questions -= 1;
        !is_capturable(self.filled, stone) || is_capturable(&self.now.board, before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Shape, parse_diagram};
    use crate::rules::{Ruleset, Standing, count};
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    /// Agrees on a Japanese game of this position with these dead stones, Black to begin.
    fn fill(columns: u8, rows: &[&str], dead: &str) -> Agreed {
        let shape = Shape::Grid(columns, u8::try_from(rows.len()).unwrap());
        let graph = Arc::new(shape.graph().unwrap());
        let stones = parse_diagram(&*graph, &rows.join(" ")).unwrap();
        let mut game = Game::new(graph, Ruleset::JAPANESE, 2).unwrap();
        game.set_position(&stones, Color::BLACK).unwrap();
        let points = game.graph().points().iter();
        let dead = points
            .map(|&p| dead.split(' ').any(|name| game.graph().name(p) == name))
            .collect();
        agreed(&game, &Agreed::nothing(game.board(), dead))
    }

    /// Two columns of nineteen dame between three walls with eyes.
    #[test]
    fn many_dame_are_filled_in_short_time() {
        let rows = [".......XX.O.O.XX..."; 19].map(str::to_owned);
        let mut rows = rows.to_vec();
        for row in [0, 5, 6, 12, 18] {
            rows[row] = ".......XX.OOO.XX...".into();
        }
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let start = Instant::now();
        let agreed = fill(19, &rows, "");
        let elapsed = start.elapsed();
        assert_eq!(agreed.dame.len(), 38);
        assert_eq!((agreed.teire.len(), agreed.kos.len()), (0, 0));
        let standing = count(&agreed.board, 2, &agreed.dead, &Ruleset::JAPANESE).standing;
        assert!(!standing.contains(&Standing::Dame));
        assert!(elapsed < Duration::from_millis(100), "{elapsed:?}");
    }

    /// Black may not put himself in atari at A1. White may, and then Black has to take B5 off: A4 would not be enough.
    #[test]
    fn an_answer_may_take_dead_stones() {
        let rows = [
            "XXXXO.", "X.XXO.", ".XXXO.", "..XXO.", "XOXXO.", ".XOOO.", "XXOOO.", "XOO.O.",
            ".O....",
        ];
        let agreed = fill(6, &rows, "B5");
        let name = |point| agreed.board.topology().name(point);
        let moves: Vec<_> = agreed
            .moves()
            .map(|(kind, p, c)| (kind, name(p), c))
            .collect();
        let wanted = [("dame", "A1", Color::WHITE), ("teire", "B6", Color::BLACK)];
        assert_eq!(moves, wanted);
        // Black has A4, B5, A6, A7, B8 and the prisoner; White the rightmost column, D2 and three points at the bottom.
        let tallies = agreed.count(&Ruleset::JAPANESE).tallies;
        assert_eq!((tallies[0].points, tallies[1].points), (6, 13));
    }

    /// Whoever fills A1 takes a liberty both from A2 and from B2: Black has to see to the one at A3, White to the other at D1.
    #[test]
    fn both_may_have_to_answer() {
        let rows = [".X.XOO.", "XXXXO.O", ".XXOOOO", "XOXO.O.", ".OO.OOO"];
        let agreed = fill(7, &rows, "");
        let name = |point| agreed.board.topology().name(point);
        let moves: Vec<_> = agreed
            .moves()
            .map(|(kind, p, c)| (kind, name(p), c))
            .collect();
        let wanted = [
            ("dame", "A1", Color::BLACK),
            ("teire", "A3", Color::BLACK),
            ("teire", "D1", Color::WHITE),
        ];
        assert_eq!(moves, wanted);
        // Black has A5 and C5; White E2, G2, F4 and G5.
        let tallies = agreed.count(&Ruleset::JAPANESE).tallies;
        assert_eq!((tallies[0].points, tallies[1].points), (2, 4));
    }

    /// An open board is nothing to agree about.
    #[test]
    fn no_game_is_filled_before_its_end() {
        let agreed = fill(5, &[".....", "..X..", "...O.", ".....", "....."], "");
        assert_eq!(agreed.moves().count(), 0);
    }

    /// The shared liberties of a seki stay; the one outside may go.
    #[test]
    fn a_seki_keeps_its_liberties() {
        let rows = [
            ".XOO.XXO.",
            "XXOO.XXOO",
            "XXXOOXXOO",
            ".XXXXOOO.",
            "X.XXXO.OO",
        ];
        assert_eq!(fill(9, &rows, "").moves().count(), 0);
    }
}
