//! A game as it is played: the board, whose turn it is, and everything that can be taken back.

use super::history::{History, Situation};
use super::procedure::{Informal, Phase};
use crate::board::{Board, Changes, Color, Graph, Move, Point, PositionHash, Topology};
use crate::rules::{
    Area, Count, Komi, Outcome, Passes, Ruleset, RulesetError, Scoring, Tie, area, count,
};
use std::fmt;
use std::sync::Arc;

/// Why a turn is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// A stone is there already.
    Occupied,
    /// The mover's own chain would be left without a liberty.
    Suicide,
    /// The coloring would repeat one that the ko rule protects.
    Repetition,
    /// No such player.
    NoPlayer,
    /// The game is decided.
    Decided,
    /// It is another player's turn, where that matters.
    OutOfTurn,
    /// The player is not banned from that ko.
    NoBan,
    /// The player has resigned and can only pass.
    Resigned,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Occupied => "the point is occupied",
            Self::Suicide => "suicide is not allowed",
            Self::Repetition => "the position would be repeated",
            Self::NoPlayer => "there is no such player",
            Self::Decided => "the game is decided",
            Self::OutOfTurn => "it is another player's turn",
            Self::NoBan => "the player is not banned from that ko",
            Self::Resigned => "the player has resigned",
        })
    }
}

impl std::error::Error for Illegal {}

/// A turn that was taken.
pub type Turn = (Color, Move);

/// A game on a graph under a rule set.
///
/// Turns may come out of order, as GTP allows; the history remembers who was to move. Undo restores everything: stones,
/// ko, superko memory, prisoners, turn. Komi and rules are not part of the history.
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) board: Board<Graph>,
    pub(super) history: History,
    pub(super) handicap: usize,
    pub(super) informal: Option<Informal>,
    graph: Arc<Graph>,
    rules: Ruleset,
    players: u8,
    komi: Vec<Komi>,
}

/// Follows what a play does: the hash, and the stones taken off.
struct Tally<'a> {
    hash: PositionHash,
    prisoners: &'a mut [u32],
}

impl Changes for Tally<'_> {
    fn placed(&mut self, point: Point, color: Color) {
        self.hash.placed(point, color);
    }

    fn removed(&mut self, point: Point, color: Color) {
        self.hash.removed(point, color);
        self.prisoners[color.index()] += 1;
    }
}

impl Game {
    /// A new game on an empty board. The second player gets the rule set's komi if there are two, else nobody gets any.
    ///
    /// # Errors
    /// The rule set makes no sense for so many players.
    pub fn new(graph: Arc<Graph>, rules: Ruleset, players: u8) -> Result<Self, RulesetError> {
        rules.check_players(players)?;
        let mut komi = vec![Komi::ZERO; players as usize];
        if players == 2 {
            komi[Color::WHITE.index()] = rules.komi;
        }
        let board = Board::new(Arc::clone(&graph));
        let history = History::new(&board, players, Color::BLACK);
        Ok(Self {
            board,
            history,
            handicap: 0,
            informal: None,
            graph,
            rules,
            players,
            komi,
        })
    }

    /// The board's graph.
    pub fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    /// The stones as they stand.
    pub fn board(&self) -> &Board<Graph> {
        &self.board
    }

    /// The rules in force.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Changes the rules; position, history and komi stay.
    ///
    /// # Errors
    /// The rule set makes no sense for so many players.
    pub fn set_rules(&mut self, rules: Ruleset) -> Result<(), RulesetError> {
        rules.check_players(self.players)?;
        self.rules = rules;
        Ok(())
    }

    /// The number of players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The points added to a player's score.
    pub fn komi(&self, color: Color) -> Komi {
        self.komi.get(color.index()).copied().unwrap_or_default()
    }

    /// Sets the points added to a player's score; a player that is not in the game is ignored.
    pub fn set_komi(&mut self, color: Color, komi: Komi) {
        if let Some(entry) = self.komi.get_mut(color.index()) {
            *entry = komi;
        }
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Color {
        self.history.last().to_move
    }

    /// Gives the turn to another player.
    pub fn set_to_move(&mut self, color: Color) {
        if color.number() <= self.players {
            self.history.last_mut().to_move = color;
        }
    }

    /// The turns taken so far.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = Turn> + ExactSizeIterator {
        let situations = self.history.situations().skip(1);
        situations.map(|s| s.turn.unwrap_or((Color::BLACK, Move::Pass)))
    }

    /// Of each turn whether its player resigned with it, as one of more than two players may.
    pub fn resignations(&self) -> impl Iterator<Item = bool> {
        let seats = || self.history.situations().map(|s| s.procedure.seats);
        seats()
            .zip(seats().skip(1))
            .map(|(before, after)| before != after)
    }

    /// The last turn, if one was taken.
    pub fn last_turn(&self) -> Option<Turn> {
        self.history.last().turn
    }

    /// The passes in a row at the end of the game so far.
    pub fn consecutive_passes(&self) -> u8 {
        self.history.last().passes
    }

    /// Whether all players have passed in turn (TT-10, W-6). Under the button the first pass is not counted; where passes
    /// cost stones White has to pass after that or as the second (AGA rule 9).
    pub fn is_over(&self) -> bool {
        let button_taken_now =
            self.rules.button && self.passes().count() == self.consecutive_passes() as usize;
        let white_passed_last = self.last_turn() == Some((Color::WHITE, Move::Pass));
        self.consecutive_passes() >= self.players + u8::from(button_taken_now)
            && (self.rules.passes == Passes::Free
                || self.players != 2
                || white_passed_last
                || self.consecutive_passes() > self.players)
    }

    fn passes(&self) -> impl Iterator<Item = Color> {
        self.turns()
            .filter(|(_, mv)| *mv == Move::Pass)
            .map(|(color, _)| color)
    }

    /// The stones of a player that have been taken off the board, in whatever way.
    pub fn prisoners(&self, color: Color) -> u32 {
        let prisoners = match &self.informal {
            Some(informal) => &informal.prisoners[..],
            None => self.history.prisoners(),
        };
        prisoners.get(color.index()).copied().unwrap_or(0)
    }

    /// The hash of the coloring.
    pub fn hash(&self) -> PositionHash {
        let informal = self.informal.as_ref().map(|informal| informal.hash);
        informal.unwrap_or(self.history.last().hash)
    }

    /// The hash of the coloring that the game started from.
    pub fn start_hash(&self) -> PositionHash {
        self.history.start().hash
    }

    /// The hashes that a play must not lead to, as [`Ruleset::ko`] sees them: for the search. Simple ko needs none.
    pub fn past_hashes(&self) -> impl Iterator<Item = u64> {
        self.history.hashes(self.rules.ko)
    }

    /// Whether a turn of `color` is legal. Passing always is (TT-8). Whose turn it is does not matter.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, color: Color, mv: Move) -> Result<(), Illegal> {
        if color.number() > self.players {
            return Err(Illegal::NoPlayer);
        }
        if self.history.last().procedure.is_decided() {
            return Err(Illegal::Decided);
        }
        if self.informal.is_some() {
            return self.formal().check(color, mv);
        }
        let Move::Play(point) = mv else { return Ok(()) };
        if self.seats().has_resigned(color) {
            return Err(Illegal::Resigned);
        }
        if !self.board.is_empty(point) {
            return Err(Illegal::Occupied);
        }
        let outcome = Outcome::of(&self.board, point, color);
        if outcome.is_suicide() && !self.rules.suicide {
            return Err(Illegal::Suicide);
        }
        let next = color.next(self.players);
        if self
            .history
            .repeats(self.rules.ko, &self.board, (point, color), &outcome, next)
        {
            return Err(Illegal::Repetition);
        }
        Ok(())
    }

    /// The points where `color` may play, in the board's order.
    pub fn legal_points(&self, color: Color) -> impl Iterator<Item = Point> {
        let points = self.graph.points().iter().copied();
        points.filter(move |&point| self.check(color, Move::Play(point)).is_ok())
    }

    /// Takes a turn. A play in a stopped game resumes it, as at the other's request.
    ///
    /// # Errors
    /// The turn is not legal; the game is as before.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), Illegal> {
        self.check(color, mv)?;
        self.void_informal();
        self.take(color, mv);
        Ok(())
    }

    /// Takes a turn even if it breaks the rules on suicide and repetition: records of real games have such turns.
    ///
    /// # Errors
    /// It cannot be taken at all: the point is occupied, or there is no such player.
    pub fn play_anyway(&mut self, color: Color, mv: Move) -> Result<(), Illegal> {
        match self.check(color, mv) {
            Ok(()) | Err(Illegal::Suicide | Illegal::Repetition) => {}
            Err(why) => return Err(why),
        }
        self.take(color, mv);
        Ok(())
    }

    /// Takes a turn that can be taken.
    pub(super) fn take(&mut self, color: Color, mv: Move) {
        let mut prisoners: smallvec::SmallVec<[u32; 4]> = self.history.prisoners().into();
        let mut tally = Tally {
            hash: self.history.last().hash,
            prisoners: &mut prisoners,
        };
        let passes = match mv {
            Move::Play(point) => {
                self.board.play(point, color, &mut tally);
                0
            }
            Move::Pass => {
                self.board.pass();
                self.consecutive_passes().saturating_add(1)
            }
        };
        let hash = tally.hash;
        let to_move = color.next(self.players);
        let resumed = mv != Move::Pass && self.phase() == Phase::Stopped;
        let verdict = self.decided_by_turn(hash, (mv, to_move));
        let procedure = self.history.last().procedure.after_turn(resumed, verdict);
        let situation = Situation {
            turn: Some((color, mv)),
            hash,
            to_move,
            passes,
            ko: self.board.ko(),
            procedure,
        };
        self.history.push(situation, &self.board, &prisoners);
    }

    /// Takes back the last turn. Returns whether there was one; set-up and handicap stones are no turns.
    pub fn undo(&mut self) -> bool {
        let undone = self.history.pop();
        if undone {
            self.informal = None;
            self.rebuild_board();
        }
        undone
    }

    /// Makes the board anew from the last situation's stones.
    pub(super) fn rebuild_board(&mut self) {
        let numbers = self.history.stones(self.history.len() - 1);
        let points = self.graph.points().iter();
        let stones = points
            .zip(numbers)
            .filter_map(|(&p, &number)| Color::new(number).map(|c| (p, c)));
        self.board.set_stones(stones);
        self.board.set_ko(self.history.last().ko);
    }

    /// The area of each player as the board stands, without komi (TT-11).
    pub fn area(&self) -> Area {
        area(&self.board, self.players)
    }

    /// What is added to a player's points and prisoners: komi, White's bonus for handicap stones, the button.
    pub fn compensation(&self, color: Color) -> Komi {
        let mut thousandths = self.komi(color).thousandths();
        if self.players == 2 && color == Color::WHITE {
            thousandths += 1000 * self.rules.handicap_points(self.handicap());
        }
        if self.rules.button && self.passes().next() == Some(color) {
            thousandths += 500;
        }
        Komi::from_thousandths(thousandths)
    }

    /// The prisoners that count for a player of two: those taken, and those handed over by passes where these cost stones.
    fn prisoners_of(&self, color: Color) -> i32 {
        if self.rules.scoring == Scoring::Area {
            return 0;
        }
        let rival = color.opponent();
        let taken = i32::try_from(self.prisoners(rival)).unwrap_or(i32::MAX);
        let handed = match self.rules.passes {
            Passes::Free => 0,
            Passes::Stone => self.passes().filter(|&passed| passed == rival).count(),
        };
        taken.saturating_add(i32::try_from(handed).unwrap_or(i32::MAX))
    }

    /// What each point and player is worth as the rules count it, where `dead` tells by place which stones are; none are
    /// where it is empty. Prisoners taken in play and compensation are not in it.
    pub fn count(&self, dead: &[bool]) -> Count {
        count(&self.board, self.players, dead, &self.rules)
    }

    /// A player's points with `counted`, prisoners and compensation.
    pub fn total(&self, color: Color, counted: &Count) -> Komi {
        let points = counted.tallies.get(color.index()).map_or(0, |t| t.points);
        let points = points.saturating_add(self.prisoners_of(color));
        Komi::from_thousandths(1000 * points + self.compensation(color).thousandths())
    }

    /// Black's score minus White's with a count of this position or of what the players agreed to make of it. Half a point
    /// more for Black where he wins ties.
    pub fn lead_of(&self, counted: &Count) -> Komi {
        let total = |color| self.total(color, counted).thousandths();
        let lead = total(Color::BLACK) - total(Color::WHITE);
        let tie = lead == 0 && self.rules.tie == Tie::Black;
        Komi::from_thousandths(lead + if tie { 500 } else { 0 })
    }

    /// Black's score minus White's as the rules count it, where `dead` tells by place which stones are.
    pub fn lead(&self, dead: &[bool]) -> Komi {
        self.lead_of(&self.count(dead))
    }

    /// What Black is ahead by before the area at the end of a playout is counted, so that the sum has the sign of the
    /// score. A stone on the board is a point of area and none of territory; so is one that is still to be played, which is
    /// the caller's to subtract.
    pub fn head_start(&self) -> Komi {
        let side = |color: Color| {
            let stones = self.board.stones().filter(|&(_, owner)| owner == color);
            let points = match self.rules.scoring {
                Scoring::Area => 0,
                Scoring::Territory => {
                    self.prisoners_of(color) - i32::try_from(stones.count()).unwrap_or(i32::MAX)
                }
            };
            1000 * points + self.compensation(color).thousandths()
        };
        let tie = match self.rules.tie {
            Tie::Nobody => 0,
            Tie::Black => 250,
        };
        Komi::from_thousandths(side(Color::BLACK) - side(Color::WHITE) + tie)
    }

    /// Black's handicap stones: those placed, else the plays that Black made before White's first turn, if two or more.
    pub fn handicap(&self) -> usize {
        if self.handicap > 0 {
            return self.handicap;
        }
        let leading = self
            .turns()
            .take_while(|(color, mv)| *color == Color::BLACK && *mv != Move::Pass);
        let stones = leading.count();
        if stones >= 2 { stones } else { 0 }
    }
}
