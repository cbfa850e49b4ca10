//! The worst moves, as a table.

use super::Review;
use super::look::{word, words};
use super::notes::tenths;
use crate::board::Color;
use std::fmt::Write;

impl Review {
    /// A line for each of the `count` moves that cost most, the worst first, below a line that says what stands in them; or
    /// a sentence where there are none.
    pub fn table(&self, count: usize) -> String {
        let worst = self.worst(count);
        if worst.is_empty() {
            return "no move cost anything\n".to_owned();
        }
        let mut table = "move player point   best played   cost points  better\n".to_owned();
        for number in worst {
            let judged = number
                .checked_sub(1)
                .and_then(|index| self.moves.get(index));
            let Some((judged, better)) = judged.and_then(|j| Some((j, j.better.as_ref()?))) else {
                continue;
            };
            let player = if judged.color == Color::BLACK {
                "Black"
            } else {
                "White"
            };
            let point = judged.mv.map_or("", |mv| word(&self.graph, mv));
            let points = better
                .points
                .map_or_else(|| "-".to_owned(), |points| format!("{:.1}", tenths(points)));
            // Writing to a string cannot fail.
            let _ = writeln!(
                table,
                "{number:>4} {player:<6} {point:<5} {:>4.1} % {:>4.1} % {:>4.1} % {points:>6}  {}",
                100.0 * better.winrate,
                100.0 * better.played,
                100.0 * better.loss(),
                words(&self.graph, &better.line)
            );
        }
        table
    }
}
