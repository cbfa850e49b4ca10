//! Diagrams as text.

use super::{Diagram, Mark};
use crate::board::{Color, stone_char};
use std::fmt::Write;

impl Diagram {
    /// A grid as rows from the top with their numbers, letters above and below: `X` black, `O` white, `x` and `o` dead stones,
    /// `b` and `w` territory, `.` the rest; further players as [`stone_char`] draws them. Another board as its name and lists
    /// of each player's stones, dead stones and territory, the last two only if there are any. Each line ends with a line feed.
    pub fn to_text(&self) -> String {
        match self.grid_size() {
            Some((columns, rows)) => self.rows(columns, rows),
            None => self.lists(),
        }
    }

    fn rows(&self, columns: usize, rows: usize) -> String {
        let letters: String = self.letters().flat_map(|letter| [' ', letter]).collect();
        let mut text = format!("  {letters}\n");
        for (index, row) in self.marks.chunks(columns).enumerate() {
            let number = rows - index;
            let row: String = row.iter().flat_map(|mark| [' ', character(mark)]).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{number:2}{row} {number}");
        }
        text + "  " + &letters + "\n"
    }

    /// The letters of a grid's columns from the left.
    pub(super) fn letters(&self) -> impl Iterator<Item = char> {
        let columns = self.grid_size().map_or(0, |(columns, _)| columns);
        let first_row = self.graph.named_points().iter().take(columns);
        first_row.filter_map(|point| point.name.chars().next())
    }

    fn lists(&self) -> String {
        let mut text = format!("{}\n", self.graph.spec());
        let mut list = |head: String, always: bool, has: &dyn Fn(&Mark) -> bool| {
            let marked = self.marks.iter().zip(self.graph.named_points());
            let names = marked.filter(|(mark, _)| has(mark));
            let names: Vec<&str> = names.map(|(_, point)| point.name.as_str()).collect();
            if always || !names.is_empty() {
                let _ = writeln!(text, "{head}: {}", names.join(" "));
            }
        };
        for color in Color::all(self.players) {
            let stone = stone_char(Some(color));
            let own = |mark: &Mark| mark.stone == Some(color);
            list(stone.to_string(), true, &own);
            list(format!("{stone} dead"), false, &|m| own(m) && m.dead);
            list(format!("{stone} territory"), false, &|m| {
                m.territory == Some(color)
            });
        }
        text
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
