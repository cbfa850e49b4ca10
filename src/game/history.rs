//! The positions of a game, and which of them a play would repeat.

use super::procedure::Procedure;
use crate::board::{Board, Color, Graph, Move, Point, PositionHash, Seats, Topology};
use crate::hash::FastHasher;
use crate::rules::{KoRule, Outcome};
use rpds::{HashTrieMapSync, VectorSync};
use smallvec::SmallVec;
use std::iter::successors;

/// What stood after a turn (or at the start).
#[derive(Clone, Debug)]
pub(super) struct Situation {
    /// The turn that led here; `None` at the start.
    pub(super) turn: Option<(Color, Move)>,
    pub(super) hash: PositionHash,
    /// Whose turn it is now.
    pub(super) to_move: Color,
    /// The passes in a row up to here.
    pub(super) passes: u8,
    /// The point that the board bars by simple ko.
    pub(super) ko: Option<Point>,
    /// What the players said since.
    pub(super) procedure: Procedure,
}

/// A situation with its stones and prisoners.
#[derive(Clone, Debug)]
struct Entry {
    situation: Situation,
    /// A color number per point.
    stones: Box<[u8]>,
    /// The stones of each player that have been taken off.
    prisoners: SmallVec<[u32; 2]>,
    /// The latest situation before with the same hash.
    earlier: Option<u32>,
}

/// Every situation from the start; and where each hash was seen last.
///
/// The start counts as a position (TT-9, F-5). A hash finds the candidates of a repetition, the stones decide.
///
/// A copy shares what both have in common, so that it costs next to nothing however long the game is: a copy is what a command
/// that fails goes back to.
#[derive(Clone, Debug)]
pub(super) struct History {
    entries: VectorSync<Entry>,
    seen: HashTrieMapSync<u64, u32, FastHasher>,
}

impl History {
    pub(super) fn new(board: &Board<Graph>, players: u8, to_move: Color) -> Self {
        let mut history = Self {
            entries: VectorSync::new_sync(),
            seen: HashTrieMapSync::new_with_hasher_and_ptr_kind(FastHasher::default()),
        };
        let mut hash = PositionHash::default();
        for (point, color) in board.stones() {
            hash = hash.toggled(point, color);
        }
        let start = Situation {
            turn: None,
            hash,
            to_move,
            passes: 0,
            ko: None,
            procedure: Procedure::new(Seats::new(players)),
        };
        history.push(start, board, &vec![0; players as usize]);
        history
    }

    /// Adds a situation. `prisoners` are the stones of each player taken off in all.
    pub(super) fn push(&mut self, situation: Situation, board: &Board<Graph>, prisoners: &[u32]) {
        let (key, index) = (situation.hash.value(), self.len() as u32);
        let earlier = self.seen.get(&key).copied();
        self.seen.insert_mut(key, index);
        let points = board.topology().points().iter();
        self.entries.push_back_mut(Entry {
            situation,
            stones: points.map(|&p| board.cell(p)).collect(),
            prisoners: prisoners.into(),
            earlier,
        });
    }

    /// Forgets the last situation, unless it is the start. Returns whether it did.
    pub(super) fn pop(&mut self) -> bool {
        if self.len() == 1 {
            return false;
        }
        let last = &self.entries[self.len() - 1];
        let key = last.situation.hash.value();
        match last.earlier {
            Some(earlier) => self.seen.insert_mut(key, earlier),
            None => _ = self.seen.remove_mut(&key),
        }
        self.entries.drop_last_mut()
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// All situations from the start.
    pub(super) fn situations(
        &self,
    ) -> impl DoubleEndedIterator<Item = &Situation> + ExactSizeIterator {
        self.entries.iter().map(|entry| &entry.situation)
    }

    /// The situation before the first turn.
    pub(super) fn start(&self) -> &Situation {
        self.situation(0)
    }

    pub(super) fn last(&self) -> &Situation {
        self.situation(self.len() - 1)
    }

    pub(super) fn last_mut(&mut self) -> &mut Situation {
        let last = self.len() - 1;
        let last = self.entries.get_mut(last);
        &mut last.expect("the start is never forgotten").situation
    }

    /// The color numbers of a situation in the order of the points.
    pub(super) fn stones(&self, situation: usize) -> &[u8] {
        &self.entries[situation].stones
    }

    /// The stones of each player taken off so far.
    pub(super) fn prisoners(&self) -> &[u32] {
        &self.entries[self.len() - 1].prisoners
    }

    fn situation(&self, index: usize) -> &Situation {
        &self.entries[index].situation
    }

    /// Whether the play would make a repetition that `rule` bars. `next` is the player who would be to move after it.
    pub(super) fn repeats(
        &self,
        rule: KoRule,
        board: &Board<Graph>,
        (point, color): (Point, Color),
        outcome: &Outcome,
        next: Color,
    ) -> bool {
        let is_at = |i: usize| outcome.equals(board, point, color, self.stones(i));
        let hash = outcome.hash(board, point, color, self.last().hash);
        if rule == KoRule::Simple {
            let present = Some(self.len() - 1);
            return [self.before_rivals_turn(color), present]
                .into_iter()
                .flatten()
                .any(|i| self.situation(i).hash == hash && is_at(i));
        }
        let places = self.places(hash);
        let mut candidates = places.map(|i| i as usize);
        candidates
            .any(|i| (rule == KoRule::Positional || self.situation(i).to_move == next) && is_at(i))
    }

    /// The situations with this hash, the latest first.
    fn places(&self, hash: PositionHash) -> impl Iterator<Item = u32> {
        let last = self.seen.get(&hash.value()).copied();
        successors(last, |&i| self.entries[i as usize].earlier)
    }

    /// The situation before the last turn if that was a rival's: the one that simple ko protects.
    fn before_rivals_turn(&self, color: Color) -> Option<usize> {
        let (mover, _) = self.last().turn?;
        (mover != color).then(|| self.len() - 2)
    }

    /// Whether the coloring stood before, with a play since.
    pub(super) fn is_repeated(&self) -> bool {
        let last = self.len() - 1;
        let (hash, stones) = (self.last().hash, self.stones(last));
        let mut played = false;
        (0..last).rev().any(|i| {
            let turn = self.situation(i + 1).turn;
            played |= turn.is_some_and(|(_, mv)| mv != Move::Pass);
            played && self.situation(i).hash == hash && self.stones(i) == stones
        })
    }

    /// How often a coloring stood with the same player to move since the last pass.
    pub(super) fn occurrences(
        &self,
        board: &Board<Graph>,
        hash: PositionHash,
        to_move: Color,
    ) -> usize {
        let is_pass = |s: &Situation| s.turn.is_some_and(|(_, mv)| mv == Move::Pass);
        let start = self.situations().rposition(is_pass).unwrap_or(0);
        let points = board.topology().points();
        let numbers: Vec<u8> = points.iter().map(|&p| board.cell(p)).collect();
        (start..self.len())
            .filter(|&i| {
                let situation = self.situation(i);
                situation.hash == hash && situation.to_move == to_move && self.stones(i) == numbers
            })
            .count()
    }

    /// The hashes of every situation so far, for the search: of the coloring, or of the situation as a whole.
    pub(super) fn hashes(&self, rule: KoRule) -> impl Iterator<Item = u64> {
        self.situations().map(move |s| match rule {
            KoRule::Situational => s.hash.with_turn(s.to_move).value(),
            KoRule::Simple | KoRule::Positional => s.hash.value(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;
    use std::sync::Arc;

    /// Whether Black may not play B2 on an empty board, where an earlier situation has the hash of the result and these
    /// stones.
    fn repeats(rule: KoRule, stone: (&str, Color)) -> bool {
        let graph = Arc::new("grid:3".parse::<Shape>().unwrap().graph().unwrap());
        let at = |name: &str| graph.point(name).unwrap();
        let empty = Board::new(Arc::clone(&graph));
        let play = (at("B2"), Color::BLACK);
        let outcome = Outcome::of(&empty, play.0, play.1);
        let hash = outcome.hash(&empty, play.0, play.1, PositionHash::default());
        let seen = Board::with_stones(Arc::clone(&graph), [(at(stone.0), stone.1)]).unwrap();

        let mut history = History::new(&empty, 2, Color::BLACK);
        for (board, hash) in [(&seen, hash), (&empty, PositionHash::default())] {
            let situation = Situation {
                turn: Some((Color::WHITE, Move::Pass)),
                hash,
                to_move: Color::WHITE,
                passes: 1,
                ko: None,
                procedure: Procedure::new(Seats::new(2)),
            };
            history.push(situation, board, &[0, 0]);
        }
        history.repeats(rule, &empty, play, &outcome, Color::WHITE)
    }

    #[test]
    fn the_stones_decide_where_hashes_agree() {
        for rule in [KoRule::Simple, KoRule::Positional, KoRule::Situational] {
            assert!(repeats(rule, ("B2", Color::BLACK)), "{rule:?}");
            assert!(!repeats(rule, ("B2", Color::WHITE)), "{rule:?}");
            assert!(!repeats(rule, ("A1", Color::BLACK)), "{rule:?}");
        }
    }
}
