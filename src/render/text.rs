//! Diagrams as text.

use super::{Diagram, Figure, Mark, Owner};
use crate::board::{Color, stone_char};
use crate::plain::line;
use std::collections::BTreeSet;
use std::fmt::Write;

impl Diagram {
    /// A grid as rows from the top with their numbers, letters above and below: `X` black, `O` white, `x` and `o` dead stones,
    /// `b` and `w` territory, `.` the rest; further players as [`stone_char`] draws them. Another board as its name and lists
    /// of each player's stones, dead stones and territory, the last two only if there are any. Likely owners, figures and labels
    /// are listed below either. Each line ends with a line feed.
    pub fn to_text(&self) -> String {
        let mut text = match self.grid_size() {
            Some((columns, rows)) => self.rows(columns, rows),
            None => self.lists(),
        };
        self.list_marks(&mut text);
        text
    }

    /// What is marked besides stones and territory, a line each; on grids also what no letter there tells of further players.
    fn list_marks(&self, text: &mut String) {
        if self.grid_size().is_some() {
            for color in Color::all(self.players).skip(2) {
                self.list_end(text, color);
            }
        }
        for color in Color::all(self.players) {
            let stone = stone_char(Some(color));
            for (is_sure, how) in [(true, "almost certain"), (false, "probable")] {
                let owner = Some(Owner { color, is_sure });
                let head = format!("{stone} {how}");
                self.list(text, &head, false, &|mark| mark.owner == owner);
            }
        }
        for figure in Figure::ALL {
            self.list(text, figure.word(), false, &|mark| {
                mark.figure == Some(figure)
            });
        }
        let labels = self.marks.iter().map(|mark| mark.label.as_str());
        for label in labels
            .filter(|label| !label.is_empty())
            .collect::<BTreeSet<_>>()
        {
            let head = format!("label {}", line(label));
            self.list(text, &head, false, &|mark| mark.label == label);
        }
    }

    /// A player's dead stones and territory.
    fn list_end(&self, text: &mut String, color: Color) {
        let stone = stone_char(Some(color));
        self.list(text, &format!("{stone} dead"), false, &|mark| {
            mark.stone == Some(color) && mark.dead
        });
        self.list(text, &format!("{stone} territory"), false, &|mark| {
            mark.territory == Some(color)
        });
    }

    /// The points that have something, on a line.
    fn list(&self, text: &mut String, head: &str, always: bool, has: &dyn Fn(&Mark) -> bool) {
        let marked = self.marks.iter().zip(self.graph.named_points());
        let names = marked.filter(|(mark, _)| has(mark));
        let names: Vec<&str> = names.map(|(_, point)| point.name.as_str()).collect();
        if always || !names.is_empty() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{head}: {}", names.join(" "));
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
        for color in Color::all(self.players) {
            let stone = stone_char(Some(color));
            let own = |mark: &Mark| mark.stone == Some(color);
            self.list(&mut text, &stone.to_string(), true, &own);
            self.list_end(&mut text, color);
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
