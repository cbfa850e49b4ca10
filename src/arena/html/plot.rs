//! How the score of each engine went, game by game.

use crate::arena::entry::{Entry, Side};
use crate::arena::outcome::BOTH_LOSE;
use crate::arena::standings::Report;
use crate::plain::markup;
use std::fmt::Write;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 300.0;
/// Told apart by their strokes as well as by their colors.
const STROKES: [(&str, &str); 5] = [
    ("#0b5394", ""),
    ("#b45f06", "8 4"),
    ("#38761d", "2 3"),
    ("#741b47", "12 3 2 3"),
    ("#444444", "4 8"),
];

/// A line for each engine: the share of the points that it had after each of its games.
pub(super) fn score(report: &Report, games: &[&Entry]) -> String {
    let names = report.names();
    let mut plot = format!(
        "<h2>Score</h2>\n<svg class=\"plot\" viewBox=\"-50 -10 {} {}\" role=\"img\" aria-label=\"score in percent by games\">\n",
        WIDTH + 60.0,
        HEIGHT + 40.0 + 18.0 * names.len() as f64
    );
    for percent in [0, 25, 50, 75, 100] {
        let y = HEIGHT * (1.0 - f64::from(percent) / 100.0);
        let _ = writeln!(
            plot,
            "<line x1=\"0\" x2=\"{WIDTH}\" y1=\"{y}\" y2=\"{y}\" stroke=\"#ccc\"/><text x=\"-8\" y=\"{}\" text-anchor=\"end\" font-size=\"13\">{percent} %</text>",
            y + 4.0
        );
    }
    for (engine, name) in names.iter().enumerate() {
        let (color, dashes) = STROKES[engine % STROKES.len()];
        let stroke = format!("stroke=\"{color}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"");
        let points = points(&shares(report, games, engine));
        let y = HEIGHT + 30.0 + 18.0 * engine as f64;
        let _ = writeln!(
            plot,
            "<polyline fill=\"none\" {stroke} points=\"{points}\"/>\n\
             <line x1=\"0\" x2=\"40\" y1=\"{y}\" y2=\"{y}\" {stroke}/><text x=\"50\" y=\"{}\" font-size=\"13\">{}</text>",
            y + 4.0,
            markup(name)
        );
    }
    plot + "</svg>\n"
}

/// The share of the points after each game of an engine.
fn shares(report: &Report, games: &[&Entry], engine: usize) -> Vec<f64> {
    let (mut points, mut played) = (0.0, 0.0);
    let mut shares = Vec::new();
    for entry in games {
        let Some(color) = report.color_of(engine, entry.game) else {
            continue;
        };
        played += 1.0;
        points += match entry.winner {
            None if entry.reason == BOTH_LOSE => 0.0,
            None => 0.5,
            Some(winner) if winner == Side::from(color) => 1.0,
            Some(_) => 0.0,
        };
        shares.push(points / played);
    }
    shares
}

fn points(shares: &[f64]) -> String {
    let step = WIDTH / shares.len().saturating_sub(1).max(1) as f64;
    let point =
        |(i, share): (usize, &f64)| format!("{:.1},{:.1}", step * i as f64, HEIGHT * (1.0 - share));
    shares
        .iter()
        .enumerate()
        .map(point)
        .collect::<Vec<_>>()
        .join(" ")
}
