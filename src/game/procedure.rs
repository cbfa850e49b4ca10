//! Where a game stands between its turns: stopped, resumed, confirmed, or ended by something that no count decides. The
//! Japanese rules of 1989, articles 9 to 14; other rules by agreement use the same states.

use super::{Game, Illegal};
use crate::board::{Changes, Color, Move, Point, PositionHash, Seats};
use crate::rules::{Ending, Outcome, Repetition};
use std::fmt;

/// The state of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The players take turns.
    Playing,
    /// All have passed in turn; now they have to agree (articles 9.1 and 9.2).
    Stopped,
    /// The players take turns again (article 9.3).
    Resumed,
    /// All have confirmed the result, which nothing changes any more (articles 10.3 and 10.4).
    Confirmed,
    /// Over: finally passed out, or decided without a count.
    Ended,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All players confirmed the count.
    Confirmed,
    /// A position was repeated and the players agreed, or the rules provide, that there is no result (article 12).
    NoResult,
    /// All players lose (article 13).
    BothLose,
    /// This player loses by an illegal turn (article 14).
    Forfeit(Color),
}

/// Why something cannot be done in the state the game is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is not stopped.
    NotStopped,
    /// The game is decided, or has finally been passed out.
    Over,
    /// The rules know no such thing.
    NoSuchRule,
    /// The position is not a repeated one.
    NotRepeated,
    /// There is no such turn.
    NoSuchTurn,
    /// The turn was a legal one.
    Legal,
    /// The stone cannot stand there.
    Illegal(Illegal),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotStopped => "the game is not stopped",
            Self::Over => "the game is over",
            Self::NoSuchRule => "the rules do not know that",
            Self::NotRepeated => "the position is not a repeated one",
            Self::NoSuchTurn => "there was no such turn",
            Self::Legal => "that turn was legal",
            Self::Illegal(why) => return why.fmt(f),
        })
    }
}

impl std::error::Error for Refusal {}

/// What was said since the last turn, and whether play was resumed before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Procedure {
    resumed: bool,
    /// A bit for each player.
    confirmed: u16,
    no_result: u16,
    verdict: Option<Verdict>,
    pub(super) seats: Seats,
}

impl Procedure {
    /// What holds after a turn is taken.
    pub(super) fn after_turn(self, resumed: bool, verdict: Option<Verdict>) -> Self {
        Self {
            resumed: self.resumed || resumed,
            verdict,
            ..Self::new(self.seats)
        }
    }

    /// Nothing said yet.
    pub(super) fn new(seats: Seats) -> Self {
        Self {
            resumed: false,
            confirmed: 0,
            no_result: 0,
            verdict: None,
            seats,
        }
    }

    pub(super) fn is_decided(self) -> bool {
        self.verdict.is_some()
    }
}

/// Stones put by agreement while the game is stopped: on the board, and not in the history.
#[derive(Clone, Debug)]
pub(super) struct Informal {
    pub(super) hash: PositionHash,
    /// The stones of each player taken off in all.
    pub(super) prisoners: Vec<u32>,
}

impl Changes for Informal {
    fn placed(&mut self, point: Point, color: Color) {
        self.hash.placed(point, color);
    }

    fn removed(&mut self, point: Point, color: Color) {
        self.hash.removed(point, color);
        if let Some(count) = self.prisoners.get_mut(color.index()) {
            *count += 1;
        }
    }
}

impl Game {
    /// The state of the game.
    pub fn phase(&self) -> Phase {
        let procedure = self.history.last().procedure;
        match procedure.verdict {
            Some(Verdict::Confirmed) => Phase::Confirmed,
            Some(_) => Phase::Ended,
            None if self.is_over() && self.counts_as_it_stands() => Phase::Ended,
            None if self.is_over() => Phase::Stopped,
            None if procedure.resumed => Phase::Resumed,
            None => Phase::Playing,
        }
    }

    /// What decided the game, if anything has.
    pub fn verdict(&self) -> Option<Verdict> {
        self.history.last().procedure.verdict
    }

    /// Whether no stone is dead that was not captured: by the rules, or because all players have passed twice in turn
    /// without agreement where that is the end.
    pub fn counts_as_it_stands(&self) -> bool {
        let twice = self.consecutive_passes() >= self.players().saturating_mul(2);
        self.rules().ending == Ending::Final || self.rules().second_round && twice
    }

    /// Whether a player has confirmed the result of the stopped game.
    pub fn has_confirmed(&self, color: Color) -> bool {
        self.history.last().procedure.confirmed & bit(color) != 0
    }

    /// Whether a player would have the game end without result.
    pub fn offers_no_result(&self, color: Color) -> bool {
        self.history.last().procedure.no_result & bit(color) != 0
    }

    /// A player has the stopped game resumed: the opponent must agree, and moves first (article 9.3). Informal stones are
    /// void.
    ///
    /// # Errors
    /// The game is not stopped.
    pub fn resume(&mut self, color: Color) -> Result<(), Refusal> {
        self.require_stopped()?;
        self.void_informal();
        let to_move = color.next(self.players());
        let last = self.history.last_mut();
        last.passes = 0;
        last.to_move = to_move;
        last.procedure = Procedure {
            resumed: true,
            ..Procedure::new(last.procedure.seats)
        };
        Ok(())
    }

    /// Puts a stone by agreement while the game is stopped: dame and reinforcements (article 9.2). It counts in the
    /// result, and is void when play goes on.
    ///
    /// # Errors
    /// The game is not stopped, the point is occupied, or the stone would have no liberty.
    pub fn put_informally(&mut self, color: Color, point: Point) -> Result<(), Refusal> {
        self.require_stopped()?;
        if !self.board.is_empty(point) {
            return Err(Refusal::Illegal(Illegal::Occupied));
        }
        if Outcome::of(&self.board, point, color).is_suicide() {
            return Err(Refusal::Illegal(Illegal::Suicide));
        }
        let mut informal = self.informal.take().unwrap_or_else(|| Informal {
            hash: self.history.last().hash,
            prisoners: self.history.prisoners().to_vec(),
        });
        self.board.play(point, color, &mut informal);
        self.informal = Some(informal);
        // What was confirmed was another position.
        self.history.last_mut().procedure.confirmed = 0;
        Ok(())
    }

    /// A player confirms the result of the stopped game (article 10.3). Once all who have not resigned have, it stands (10.4).
    ///
    /// # Errors
    /// The game is not stopped.
    pub fn confirm(&mut self, color: Color) -> Result<(), Refusal> {
        self.require_stopped()?;
        let seats = self.seats();
        let asked = Color::all(self.players()).filter(|&color| !seats.has_resigned(color));
        let all = asked.map(bit).sum::<u16>();
        let procedure = &mut self.history.last_mut().procedure;
        procedure.confirmed |= bit(color);
        if procedure.confirmed & all == all {
            procedure.verdict = Some(Verdict::Confirmed);
        }
        Ok(())
    }

    /// A player would have the game end without result, as a repeated position allows where all agree (article 12). Any turn
    /// is an answer: no.
    ///
    /// # Errors
    /// The game is over, the position is not repeated, or the rules forbid that.
    pub fn offer_no_result(&mut self, color: Color) -> Result<(), Refusal> {
        self.require_open()?;
        if self.rules().repetition == Repetition::Forbidden {
            return Err(Refusal::NoSuchRule);
        }
        if !self.history.is_repeated() {
            return Err(Refusal::NotRepeated);
        }
        let all = Color::all(self.players()).map(bit).sum::<u16>();
        let procedure = &mut self.history.last_mut().procedure;
        procedure.no_result |= bit(color);
        if procedure.no_result & all == all {
            procedure.verdict = Some(Verdict::NoResult);
        }
        Ok(())
    }

    /// Claims that turn `number`, counted from 1, was illegal: out of turn, or against the rules in force. If it was, and the
    /// result is not yet confirmed, its player loses (articles 14 and 10.4).
    ///
    /// # Errors
    /// The game is over, there was no such turn, or it was legal.
    pub fn claim_illegal(&mut self, number: usize) -> Result<(), Refusal> {
        self.require_open()?;
        let index = number.checked_sub(1).ok_or(Refusal::NoSuchTurn)?;
        let (color, mv) = self.turns().nth(index).ok_or(Refusal::NoSuchTurn)?;
        let mut before = self.clone();
        while before.turns().len() > index && before.undo() {}
        if before.to_move() == color && before.check(color, mv).is_ok() {
            return Err(Refusal::Legal);
        }
        self.history.last_mut().procedure.verdict = Some(Verdict::Forfeit(color));
        Ok(())
    }

    /// The players, and who of them has resigned.
    pub fn seats(&self) -> Seats {
        self.history.last().procedure.seats
    }

    /// A player of more than two resigns: he passes from now on, and comes last whatever stones he has. A turn like a pass.
    ///
    /// # Errors
    /// The game is over, or there are only two players: then that ends it, and is for those to note who play it.
    pub fn resign(&mut self, color: Color) -> Result<(), Refusal> {
        self.require_open()?;
        if self.players() <= 2 {
            return Err(Refusal::NoSuchRule);
        }
        self.play(color, Move::Pass).map_err(Refusal::Illegal)?;
        let procedure = &mut self.history.last_mut().procedure;
        procedure.seats = procedure.seats.without(color);
        Ok(())
    }

    /// All players lose: an effective move was found that neither can leave to the other, and they do not agree (article
    /// 13.1), or displaced stones cannot be put back by agreement (13.2).
    ///
    /// # Errors
    /// The game is over.
    pub fn let_both_lose(&mut self) -> Result<(), Refusal> {
        self.require_open()?;
        self.history.last_mut().procedure.verdict = Some(Verdict::BothLose);
        Ok(())
    }

    /// Whether there are informal stones on the board.
    pub fn has_informal(&self) -> bool {
        self.informal.is_some()
    }

    /// Takes the informal stones off, and puts back what they captured.
    pub fn void_informal(&mut self) {
        if self.informal.take().is_some() {
            self.rebuild_board();
        }
    }

    /// The board of the last turn, without informal stones.
    pub(super) fn formal(&self) -> Self {
        let mut game = self.clone();
        game.void_informal();
        game
    }

    /// What a turn that leads to `to_move` decides by itself.
    pub(super) fn decided_by_turn(
        &self,
        hash: PositionHash,
        (mv, to_move): (Move, Color),
    ) -> Option<Verdict> {
        let automatic = self.rules().repetition == Repetition::NoResult && mv != Move::Pass;
        let third = automatic && self.history.occurrences(&self.board, hash, to_move) >= 2;
        third.then_some(Verdict::NoResult)
    }

    fn require_stopped(&self) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Stopped => Ok(()),
            Phase::Playing | Phase::Resumed => Err(Refusal::NotStopped),
            Phase::Confirmed | Phase::Ended => Err(Refusal::Over),
        }
    }

    fn require_open(&self) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Playing | Phase::Stopped | Phase::Resumed => Ok(()),
            Phase::Confirmed | Phase::Ended => Err(Refusal::Over),
        }
    }
}

/// A player's bit; there are at most sixteen players.
fn bit(color: Color) -> u16 {
    1 << color.index()
}
