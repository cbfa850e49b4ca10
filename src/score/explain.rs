//! A report for people: the board, what becomes of each chain, the sums.

use super::reasons::sentence;
use super::{Report, Sums, name};
use crate::board::Color;
use crate::status::Chain;
use std::fmt::Write;

impl Report {
    /// Several lines, each with a line feed: the board with what is dead and what is owned, the chains, the sums by area and
    /// by territory side by side.
    pub fn explanation(&self) -> String {
        let mut text = self.diagram().to_text();
        if self.game.graph().grid_size().is_some() {
            text.push_str("X black, O white, x and o dead, b and w territory\n");
        }
        text.push('\n');
        for chain in self.status.chains() {
            let names: Vec<&str> = chain
                .points
                .iter()
                .map(|&point| self.game.graph().name(point))
                .collect();
            put(
                &mut text,
                format_args!(
                    "{} {:5} {} {:3.0}%  {}\n",
                    name(chain.color),
                    chain.word(),
                    chain.how.word(),
                    100.0 * chain.confidence,
                    names.join(" ")
                ),
            );
            if let Some(other) = chain.otherwise {
                let (word, other) = (chain.verdict.word(), other.word());
                put(
                    &mut text,
                    format_args!(
                        "      {word} if a pass is for one ko, as the text says; {other} if it lifts the bans of all\n"
                    ),
                );
            }
            if let Some(why) = self.why(chain) {
                put(&mut text, format_args!("      {why}\n"));
            }
        }
        self.put_assumed(&mut text);
        text.push_str("\n        stones  territory  prisoners  by area  by territory\n");
        for (color, sums) in [Color::BLACK, Color::WHITE].into_iter().zip(&self.sums) {
            row(&mut text, name(color), sums);
        }
        if let Some(literal) = self.literal {
            let literal = literal.result();
            put(
                &mut text,
                format_args!("\nexactly as the board stands: {literal}\n"),
            );
        }
        text
    }

    /// Why a chain lives or not, in a sentence; `None` where that is only estimated.
    pub(super) fn why(&self, chain: &Chain) -> Option<String> {
        let reason = self.status.reason(&self.game, chain)?;
        Some(sentence(self.game.graph(), chain, &reason))
    }

    /// What is taken to be filled by agreement, each kind on a line.
    fn put_assumed(&self, text: &mut String) {
        for kind in ["dame", "teire", "ko"] {
            let moves = self.status.agreed().moves().filter(|&(k, ..)| k == kind);
            let told: Vec<String> = moves
                .map(|(_, point, color)| {
                    format!("{} {}", name(color), self.game.graph().name(point))
                })
                .collect();
            if !told.is_empty() {
                put(text, format_args!("assumed {kind}: {}\n", told.join(", ")));
            }
        }
    }
}

fn row(text: &mut String, name: &str, sums: &Sums) {
    put(
        text,
        format_args!(
            "{name}  {:7}  {:9}  {:9}  {:>7}  {:>12}\n",
            sums.stones,
            sums.territory,
            sums.prisoners,
            sums.by_area.to_string(),
            sums.by_territory.to_string()
        ),
    );
}

fn put(text: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(what);
}
