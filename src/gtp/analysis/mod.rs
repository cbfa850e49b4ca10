//! Analysis over GTP: what is asked, and the forms in which it is told.
//!
//! Every form is made of the same [`Analysis`], as the player sees it for whom it was asked: winrates are the player's own, leads
//! and owners count for the player. What the search does not know is left out.

mod cgos;
mod kata;
mod lz;
mod numbers;
mod request;
mod sabaki;

pub use request::{Extra, Request};

use super::words;
use crate::board::Graph;
use crate::search::{Analysis, MoveAnalysis};

/// The form of the lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Leela Zero's: whole numbers of 1/10,000.
    Lz,
    /// KataGo's: decimals, leads and owners.
    Kata,
    /// Sabaki's own: whole numbers of 1/10,000, and leads.
    Sabaki,
    /// The computer Go server's: one JSON object.
    Cgos,
}

impl Form {
    /// The line that tells this analysis, of a board of this graph.
    pub fn line(self, analysis: &Analysis, graph: &Graph, request: &Request) -> String {
        match self {
            Self::Lz => lz::line(analysis, graph, request),
            Self::Kata => kata::line(analysis, graph, request),
            Self::Sabaki => sabaki::line(analysis, graph, request),
            Self::Cgos => cgos::line(analysis, graph, request),
        }
    }

    /// What may be asked for besides what is always told.
    pub fn extras(self) -> &'static [Extra] {
        match self {
            Self::Lz | Self::Cgos => &[],
            Self::Kata => Extra::ALL,
            Self::Sabaki => &[Extra::Ownership],
        }
    }
}

/// The moves to tell of: those with visits, within the bounds asked for, and one in any case.
fn told<'a>(analysis: &'a Analysis, request: &Request) -> &'a [MoveAnalysis] {
    let moves = &analysis.moves;
    let visited = moves.iter().take_while(|found| found.visits > 0).count();
    let count = visited.max(request.min_moves).min(request.max_moves).max(1);
    moves.get(..count).unwrap_or(moves)
}

/// The moves of a line, separated by blanks.
fn line_words(found: &MoveAnalysis, graph: &Graph) -> String {
    let words = found
        .line
        .iter()
        .map(|&(mv, _)| words::move_word(graph, mv));
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
