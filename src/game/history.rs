//! The positions of a game, and which of them a play would repeat.

use super::procedure::Procedure;
use crate::board::{Board, Color, Graph, Move, Point, PositionHash, Topology};
use crate::hash::FastMap;
use crate::rules::{KoRule, Outcome};
use smallvec::SmallVec;
use std::collections::hash_map::Entry;

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

/// Every situation from the start, each with its stones and prisoners, flat; and where each coloring was seen.
///
/// The start counts as a position (TT-9, F-5). A hash finds the candidates of a repetition, the stones decide.
#[derive(Clone, Debug)]
pub(super) struct History {
    situations: Vec<Situation>,
    /// `points` color numbers per situation.
    stones: Vec<u8>,
    /// The stones of each player that have been taken off, per situation.
    prisoners: Vec<u32>,
    points: usize,
    players: usize,
    seen: FastMap<u64, SmallVec<[u32; 2]>>,
}

impl History {
    pub(super) fn new(board: &Board<Graph>, players: u8, to_move: Color) -> Self {
        let mut history = Self {
            situations: Vec::new(),
            stones: Vec::new(),
            prisoners: Vec::new(),
            points: board.topology().points().len(),
            players: players as usize,
            seen: FastMap::default(),
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
            procedure: Procedure::default(),
        };
        history.push(start, board, &vec![0; players as usize]);
        history
    }

    /// Adds a situation. `prisoners` are the stones of each player taken off in all.
    pub(super) fn push(&mut self, situation: Situation, board: &Board<Graph>, prisoners: &[u32]) {
        self.seen
            .entry(situation.hash.value())
            .or_default()
            .push(self.situations.len() as u32);
        self.situations.push(situation);
        let numbers = board
            .topology()
            .points()
            .iter()
            .map(|&p| board.color(p).map_or(0, Color::number));
        self.stones.extend(numbers);
        self.prisoners.extend_from_slice(prisoners);
    }

    /// Forgets the last situation, unless it is the start. Returns whether it did.
    pub(super) fn pop(&mut self) -> bool {
        if self.situations.len() == 1 {
            return false;
        }
        if let Some(last) = self.situations.pop()
            && let Entry::Occupied(mut places) = self.seen.entry(last.hash.value())
        {
            places.get_mut().pop();
            if places.get().is_empty() {
                places.remove();
            }
        }
        self.stones.truncate(self.situations.len() * self.points);
        self.prisoners
            .truncate(self.situations.len() * self.players);
        true
    }

    pub(super) fn len(&self) -> usize {
        self.situations.len()
    }

    pub(super) fn situations(&self) -> &[Situation] {
        &self.situations
    }

    pub(super) fn last(&self) -> &Situation {
        &self.situations[self.situations.len() - 1]
    }

    pub(super) fn last_mut(&mut self) -> &mut Situation {
        let last = self.situations.len() - 1;
        &mut self.situations[last]
    }

    /// The color numbers of a situation in the order of the points.
    pub(super) fn stones(&self, situation: usize) -> &[u8] {
        &self.stones[situation * self.points..][..self.points]
    }

    /// The stones of each player taken off so far.
    pub(super) fn prisoners(&self) -> &[u32] {
        &self.prisoners[self.prisoners.len() - self.players..]
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
                .any(|i| self.situations[i].hash == hash && is_at(i));
        }
        let Some(places) = self.seen.get(&hash.value()) else {
            return false;
        };
        places
            .iter()
            .map(|&i| i as usize)
            .any(|i| (rule == KoRule::Positional || self.situations[i].to_move == next) && is_at(i))
    }

    /// The situation before the last turn if that was a rival's: the one that simple ko protects.
    fn before_rivals_turn(&self, color: Color) -> Option<usize> {
        let (mover, _) = self.last().turn?;
        (mover != color).then(|| self.situations.len() - 2)
    }

    /// Whether the coloring stood before, with a play since.
    pub(super) fn is_repeated(&self) -> bool {
        let last = self.len() - 1;
        let (hash, stones) = (self.last().hash, self.stones(last));
        let mut played = false;
        (0..last).rev().any(|i| {
            let turn = self.situations[i + 1].turn;
            played |= turn.is_some_and(|(_, mv)| mv != Move::Pass);
            played && self.situations[i].hash == hash && self.stones(i) == stones
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
        let start = self.situations.iter().rposition(is_pass).unwrap_or(0);
        let points = board.topology().points();
        let numbers: Vec<u8> = points.iter().map(|&p| board.cell(p)).collect();
        (start..self.len())
            .filter(|&i| {
                let situation = &self.situations[i];
                situation.hash == hash && situation.to_move == to_move && self.stones(i) == numbers
            })
            .count()
    }

    /// The hashes of every situation so far, for the search: of the coloring, or of the situation as a whole.
    pub(super) fn hashes(&self, rule: KoRule) -> impl Iterator<Item = u64> {
        self.situations.iter().map(move |s| match rule {
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
                procedure: Procedure::default(),
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
