//! A dispute played out beside the stopped game, which it leaves as it is: the play that the Japanese rules of 1989 confirm
//! life and death by (article 7, J-16). Whose turn it is first does not matter, for either player may be the attacker.

use super::Illegal;
use crate::board::{Board, Changes, Color, Graph, Move, Point, Topology};
use crate::rules::Outcome;

/// A position in such play.
#[derive(Clone, Debug)]
pub struct Hypothetical {
    board: Board<Graph>,
    to_move: Option<Color>,
    passes: u8,
    bans: Vec<Ban>,
}

/// A player who may not retake in a ko before having passed for it (article 7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ban {
    /// The player.
    pub color: Color,
    /// Where the stone was taken.
    pub point: Point,
    /// The stone that took it. The ban ends with it.
    pub by: Point,
}

/// The stones that a play takes off.
#[derive(Default)]
struct Removed(Vec<Point>);

impl Changes for Removed {
    fn placed(&mut self, _: Point, _: Color) {}

    fn removed(&mut self, point: Point, _: Color) {
        self.0.push(point);
    }
}

impl Hypothetical {
    /// Starts from the stones of a stopped game. Whatever ko was last taken in it is forgotten.
    pub fn new(board: &Board<Graph>) -> Self {
        Self {
            board: board.clone(),
            to_move: None,
            passes: 0,
            bans: Vec::new(),
        }
    }

    /// The stones as they stand.
    pub fn board(&self) -> &Board<Graph> {
        &self.board
    }

    /// Whose turn it is; `None` at the start.
    pub fn to_move(&self) -> Option<Color> {
        self.to_move
    }

    /// The bans in force.
    pub fn bans(&self) -> &[Ban] {
        &self.bans
    }

    /// Whether a turn is legal: no suicide, no retaking of a ko under a ban. Positions may repeat.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, color: Color, mv: Move) -> Result<(), Illegal> {
        self.clone().play(color, mv)
    }

    /// Takes a turn. Two passes that are for no ko end the play.
    ///
    /// # Errors
    /// The turn is not legal; nothing has changed.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), Illegal> {
        self.require_turn(color)?;
        match mv {
            Move::Pass => self.passes += 1,
            Move::Play(point) => {
                self.put(color, point)?;
                self.passes = 0;
            }
        }
        self.to_move = Some(color.opponent());
        Ok(())
    }

    /// Passes for one ko, which lifts the ban on it and no other (article 7.2 read strictly). The ko is named by either of its
    /// two points.
    ///
    /// # Errors
    /// It is not the player's turn, or there is no such ban.
    pub fn pass_for_ko(&mut self, color: Color, point: Point) -> Result<(), Illegal> {
        self.require_turn(color)?;
        let is_it = |ban: &Ban| ban.color == color && (ban.point == point || ban.by == point);
        let place = self.bans.iter().position(is_it).ok_or(Illegal::NoBan)?;
        self.bans.remove(place);
        self.passes = 0;
        self.to_move = Some(color.opponent());
        Ok(())
    }

    fn require_turn(&self, color: Color) -> Result<(), Illegal> {
        if self.passes >= 2 {
            Err(Illegal::Decided)
        } else if self.to_move.is_some_and(|to_move| to_move != color) {
            Err(Illegal::OutOfTurn)
        } else {
            Ok(())
        }
    }

    fn put(&mut self, color: Color, point: Point) -> Result<(), Illegal> {
        if !self.board.is_empty(point) {
            return Err(Illegal::Occupied);
        }
        if Outcome::of(&self.board, point, color).is_suicide() {
            return Err(Illegal::Suicide);
        }
        let (mut board, mut removed) = (self.board.clone(), Removed::default());
        board.play(point, color, &mut removed);
        let taken = match removed.0[..] {
            [taken] if takes_a_ko(&board, point, taken) => Some(taken),
            _ => None,
        };
        let banned = |ban: &Ban| ban.color == color && ban.point == point;
        if taken.is_some() && self.bans.iter().any(banned) {
            return Err(Illegal::Repetition);
        }
        self.board = board;
        self.bans.retain(|ban| {
            self.board.is_empty(ban.point) && self.board.color(ban.by) == Some(ban.color.opponent())
        });
        self.bans.extend(taken.map(|taken| Ban {
            color: color.opponent(),
            point: taken,
            by: point,
        }));
        Ok(())
    }
}

/// Whether a stone that took one stone could be taken back by one: it stands alone, its only liberty where that was.
fn takes_a_ko(board: &Board<Graph>, stone: Point, taken: Point) -> bool {
    board.chain_len(stone) == 1
        && board
            .topology()
            .neighbours(stone)
            .all(|q| q == taken || !board.is_empty(q))
}
