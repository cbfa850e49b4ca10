//! What GoGui draws: boards of cells, and its graphics, as replies to its analyze commands or live on standard error.

use super::error::GtpError;
use super::words;
use crate::board::{Color, Graph, Move, Point, Topology};
use crate::search::{Analysis, MoveAnalysis};
use std::fmt::Write as _;

/// The moves that are shown at most.
const MOST_MOVES: usize = 10;
/// The moves of a line that are shown at most.
const LONGEST_LINE: usize = 12;
/// The least ownership that is worth drawing.
const FAINT: f32 = 0.1;

/// A board of cells, the top row first, below the prefix of the reply. GoGui draws grids only.
pub(super) fn board(graph: &Graph, cell: impl Fn(Point) -> String) -> Result<String, GtpError> {
    let (columns, _) = graph.grid_size().ok_or(GtpError::UnacceptableSize)?;
    let mut text = String::new();
    for row in graph.points().chunks(columns.into()) {
        let cells = row.iter().map(|&point| match cell(point) {
            cell if cell.is_empty() => "\"\"".to_owned(),
            cell => cell,
        });
        text += "\n";
        text += &cells.collect::<Vec<_>>().join(" ");
    }
    Ok(text)
}

/// The moves that a search likes best, each with its winrate and its share of the visits.
pub(super) fn best_moves(analysis: &Analysis, graph: &Graph) -> String {
    let sign = analysis.sign();
    let best = analysis.moves.iter().enumerate();
    // The first is the choice, which may have other reasons than visits.
    let shown = best.filter(|&(place, found)| place == 0 || found.visits > 0);
    let on_board = shown.filter_map(|(_, found)| Some((found.mv.point()?, found)));
    let moves: Vec<(Point, &MoveAnalysis)> = on_board.take(MOST_MOVES).collect();
    let labels = moves.iter().map(|&(point, found)| {
        let winrate = 100.0 * found.winrate;
        format!("{} {winrate:.0}%", graph.name(point))
    });
    let shares = moves.iter().map(|&(point, found)| {
        let share = found.visits as f32 / analysis.visits.max(1) as f32;
        influence(graph, point, sign * share.min(1.0))
    });
    let mut lines = Vec::new();
    if !moves.is_empty() {
        lines.push(line("LABEL", labels));
        lines.push(line("INFLUENCE", shares));
    }
    lines.push(summary(analysis, graph));
    lines.join("\n")
}

/// What a search expects: the line of best moves, and who will own the points.
pub(super) fn expectation(analysis: &Analysis, graph: &Graph) -> String {
    let mut lines = Vec::new();
    if let Some(best) = analysis.moves.first() {
        lines.push(format!("VAR {}", variation(best, analysis.color, graph)));
    }
    let owners = graph.points().iter().zip(&analysis.ownership);
    let owned = owners.filter(|(_, owner)| owner.mean.abs() >= FAINT);
    let owned = owned.map(|(&point, owner)| influence(graph, point, owner.mean));
    let mut owned = owned.peekable();
    if owned.peek().is_some() {
        lines.push(line("INFLUENCE", owned));
    }
    lines.push(summary(analysis, graph));
    lines.join("\n")
}

/// A line of moves with their colours.
pub(super) fn variation(found: &MoveAnalysis, first: Color, graph: &Graph) -> String {
    let mut color = first;
    let turns = found.line.iter().take(LONGEST_LINE).map(|&(mv, _)| {
        let letter = if color == Color::BLACK { "b" } else { "w" };
        color = color.opponent();
        format!("{letter} {}", words::move_word(graph, mv))
    });
    turns.collect::<Vec<_>>().join(" ")
}

/// A line of graphics: a word and what it is about.
fn line(word: &str, items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    format!("{word} {}", items.join(" "))
}

/// A point with a value from -1 to 1, White's to Black's.
fn influence(graph: &Graph, point: Point, value: f32) -> String {
    // Adding zero makes a negative one positive.
    let value = (100.0 * value).round() / 100.0 + 0.0;
    format!("{} {value:.2}", graph.name(point))
}

/// A line for the status bar.
fn summary(analysis: &Analysis, graph: &Graph) -> String {
    let (color, visits) = (color_word(analysis.color), analysis.visits);
    let best = analysis.moves.first();
    let choice = words::move_word(graph, best.map_or(Move::Pass, |best| best.mv));
    let winrate = 100.0 * best.map_or(analysis.winrate, |best| best.winrate);
    let mut text = format!("TEXT {color} {choice}: winrate {winrate:.1} %, {visits} visits");
    if let Some(lead) = best.and_then(|best| best.lead).or(analysis.lead) {
        // Writing to a string cannot fail.
        let _ = write!(text, ", lead {:+.1}", analysis.sign() * lead.mean);
    }
    text
}

/// Pictures are for two players only.
fn color_word(color: Color) -> &'static str {
    if color == Color::BLACK {
        "black"
    } else {
        "white"
    }
}
