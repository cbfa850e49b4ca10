//! Diagrams as text.

use super::{Diagram, Mark};
use crate::board::{Color, stone_char};
use std::fmt::Write;

impl Diagram {
    /// Rows from the top with their numbers, letters above and below: `X` black, `O` white, `x` and `o` dead stones, `b` and
    /// `w` territory, `.` the rest. Each line ends with a line feed.
    pub fn to_text(&self) -> String {
        let letters: String = self.letters().flat_map(|letter| [' ', letter]).collect();
        let mut text = format!("  {letters}\n");
        for (index, row) in self.marks.chunks(self.columns).enumerate() {
            let number = self.rows - index;
            let row: String = row.iter().flat_map(|mark| [' ', character(mark)]).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{number:2}{row} {number}");
        }
        text + "  " + &letters + "\n"
    }
}

fn character(mark: &Mark) -> char {
    match (mark.stone, mark.territory) {
        (Some(_), _) if mark.dead => stone_char(mark.stone).to_ascii_lowercase(),
        (None, Some(Color::BLACK)) => 'b',
        (None, Some(Color::WHITE)) => 'w',
        (stone, _) => stone_char(stone),
    }
}
