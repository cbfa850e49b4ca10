//! What is kept of a game: what the line of JSON tells, and a game record.

use super::entry::{Entry, Facts};
use super::outcome::Outcome;
use super::schedule::Slot;
use crate::board::{Color, Move, Point};
use crate::game::{Game, Turn};
use crate::records::record_of;
use crate::sgf;

/// A finished game of a match.
#[derive(Clone, Debug)]
pub(super) struct GameRecord {
    /// Where it stands in the match.
    pub(super) slot: Slot,
    /// The names of Black and White, told apart.
    pub(super) names: [String; 2],
    /// What Black and White tell of themselves.
    pub(super) descriptions: [Option<String>; 2],
    /// How it ended.
    pub(super) outcome: Outcome,
    /// The game itself.
    pub(super) game: Game,
    /// How many of its turns are the opening's.
    pub(super) opening: usize,
    /// What Black and White answered to `final_score`, if they were asked.
    pub(super) final_scores: [Option<String>; 2],
    /// The seconds that Black and White thought.
    pub(super) seconds: [f64; 2],
}

impl GameRecord {
    /// The game as its line tells it.
    pub(super) fn entry(&self, facts: &Facts) -> Entry {
        let [black, white] = self.names.clone();
        let [black_description, white_description] = self.descriptions.clone();
        let [black_final_score, white_final_score] = self.final_scores.clone();
        let [black_seconds, white_seconds] = self.seconds.map(|s| (s * 1000.0).round() / 1000.0);
        let (detail, stderr) = match &self.outcome {
            Outcome::Forfeit(_, failure) => (failure.detail.clone(), failure.stderr.clone()),
            _ => (String::new(), String::new()),
        };
        Entry {
            game: self.slot.number,
            seed: self.slot.number,
            black,
            white,
            winner: self.outcome.winner().map(Into::into),
            result: self.outcome.result(),
            reason: self.outcome.reason().to_owned(),
            detail,
            moves: self.game.turns().len(),
            black_final_score,
            white_final_score,
            black_seconds,
            white_seconds,
            black_description,
            white_description,
            stderr,
            handicap: self
                .handicap()
                .map(|point| self.game.graph().name(point).to_owned())
                .collect(),
            opening: self.opening,
            turns: self.game.turns().map(|turn| self.turn(turn)).collect(),
            facts: facts.clone(),
        }
    }

    fn handicap(&self) -> impl Iterator<Item = Point> {
        self.game.start_stones().map(|(point, _)| point)
    }

    fn turn(&self, (color, mv): Turn) -> String {
        let letter = if color == Color::BLACK { 'b' } else { 'w' };
        let vertex = match mv {
            Move::Pass => "pass",
            Move::Play(point) => self.game.graph().name(point),
        };
        format!("{letter} {vertex}")
    }

    /// The game as SGF: with private properties, and without names and comments, if the board is no grid.
    pub(super) fn to_sgf(&self, facts: &Facts) -> String {
        let Some((width, height)) = self.game.graph().grid_size() else {
            let mut record = record_of(&self.game);
            record.result = self.outcome.result();
            return record.to_sgf();
        };
        let mut record = sgf::Record::new(width, height);
        record.komi = Some(self.game.komi(Color::WHITE).thousandths());
        record.rules.clone_from(&facts.rules);
        [record.black_name, record.white_name] = self.names.clone();
        record.result = self.outcome.result();
        record.both_lose = self.outcome == Outcome::BothLose;
        record.comment = self.comment();
        record.handicap = u16::try_from(self.game.placed_handicap()).unwrap_or_default();
        record.start.black = self
            .handicap()
            .filter_map(|point| self.game.graph().column_row(point))
            .collect();
        record.nodes = self.game.turns().map(|turn| self.node(turn)).collect();
        record.to_sgf()
    }

    fn comment(&self) -> String {
        let mut lines = vec![format!("Game {}: {}", self.slot.number, self.outcome)];
        if let Outcome::Forfeit(_, failure) = &self.outcome {
            lines.push(failure.detail.clone());
        }
        for (color, score) in ["Black", "White"].iter().zip(&self.final_scores) {
            lines.extend(
                score
                    .as_ref()
                    .map(|score| format!("{color} counts {score}")),
            );
        }
        lines.join("\n")
    }

    fn node(&self, (color, mv): Turn) -> sgf::Node {
        let color = if color == Color::BLACK {
            sgf::Color::Black
        } else {
            sgf::Color::White
        };
        let at = mv
            .point()
            .and_then(|point| self.game.graph().column_row(point));
        sgf::Node {
            step: Some(sgf::Step::Play { color, at }),
            comment: String::new(),
        }
    }
}
