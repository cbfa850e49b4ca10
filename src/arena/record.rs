//! What is kept of a game: a line of JSON, and a game record.

use super::outcome::Outcome;
use crate::board::Color;
use crate::game::Game;
use crate::sgf;
use serde_json::json;

/// A finished game of a match.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// Its number, from 1, which also is what `%g` was.
    pub number: u32,
    /// The names of the engines, told apart, in the order of the plan.
    pub engines: [String; 2],
    /// The color of the first engine.
    pub first: Color,
    /// How it ended.
    pub outcome: Outcome,
    /// The game itself.
    pub game: Game,
    /// What Black and White answered to `final_score`, if they were asked.
    pub final_scores: [Option<String>; 2],
    /// The seconds that Black and White thought.
    pub seconds: [f64; 2],
    /// The name of the rules.
    pub rules: String,
}

impl GameRecord {
    /// The name of the engine with this color.
    pub fn name(&self, color: Color) -> &str {
        &self.engines[usize::from(color != self.first)]
    }

    /// The game as one line of JSON.
    pub fn to_json(&self) -> String {
        let winner = self.outcome.winner().map(|color| match color {
            Color::BLACK => "black",
            _ => "white",
        });
        let milliseconds = self.seconds.map(|s| (s * 1000.0).round() / 1000.0);
        json!({
            "game": self.number,
            "seed": self.number,
            "black": self.name(Color::BLACK),
            "white": self.name(Color::WHITE),
            "winner": winner,
            "result": self.outcome.result(),
            "reason": self.outcome.reason(),
            "detail": self.detail(),
            "moves": self.game.turns().len(),
            "black_final_score": self.final_scores[0],
            "white_final_score": self.final_scores[1],
            "black_seconds": milliseconds[0],
            "white_seconds": milliseconds[1],
        })
        .to_string()
    }

    /// What is to be said about the end beyond its kind.
    fn detail(&self) -> &str {
        match &self.outcome {
            Outcome::Forfeit(_, failure) => &failure.detail,
            _ => "",
        }
    }

    /// The game as SGF; `None` if the board is no grid.
    pub fn to_sgf(&self) -> Option<String> {
        let (width, height) = self.game.graph().grid_size()?;
        let mut record = sgf::Record::new(width, height);
        record.komi = Some(self.game.komi(Color::WHITE).thousandths());
        record.rules.clone_from(&self.rules);
        self.name(Color::BLACK).clone_into(&mut record.black_name);
        self.name(Color::WHITE).clone_into(&mut record.white_name);
        record.result = self.outcome.result();
        record.comment = self.comment();
        record.nodes = self.game.turns().map(|turn| self.node(turn)).collect();
        Some(record.to_sgf())
    }

    fn comment(&self) -> String {
        let mut lines = vec![format!("Game {}: {}", self.number, self.outcome)];
        if !self.detail().is_empty() {
            lines.push(self.detail().to_owned());
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

    fn node(&self, (color, mv): crate::game::Turn) -> sgf::Node {
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
