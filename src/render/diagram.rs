//! What is to be drawn: a grid with stones and marks on it, and words that tell the same.

use crate::board::{Board, Color, Graph, Topology};
use std::fmt::Write;

/// What stands on one point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// The stone.
    pub stone: Option<Color>,
    /// The number of the move that put it there, to be shown on it.
    pub number: Option<usize>,
    /// Whether the stone is dead: it gets a cross.
    pub dead: bool,
    /// Whose territory the point is: it gets a small square, unless a stone stands there.
    pub territory: Option<Color>,
}

/// A grid of marks with a title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// What the picture is called.
    pub title: String,
    /// The marks in rows from the top; not more nor fewer than the board has points.
    pub marks: Vec<Mark>,
    pub(super) columns: usize,
    pub(super) rows: usize,
    names: Vec<String>,
}

impl Diagram {
    /// The stones of a board without other marks or title. `None` for boards that are no grids.
    pub fn of(board: &Board<Graph>) -> Option<Self> {
        let graph = board.topology();
        let (columns, rows) = graph.grid_size()?;
        let marks = graph.points().iter().map(|&point| Mark {
            stone: board.color(point),
            ..Mark::default()
        });
        Some(Self {
            title: String::new(),
            marks: marks.collect(),
            columns: columns.into(),
            rows: rows.into(),
            names: graph
                .points()
                .iter()
                .map(|&p| graph.name(p).to_owned())
                .collect(),
        })
    }

    /// The letters of the columns from the left.
    pub(super) fn letters(&self) -> impl Iterator<Item = char> {
        let first_row = self.names.iter().take(self.columns);
        first_row.filter_map(|name| name.chars().next())
    }

    /// The marks with their column and row, both from 0 at the upper left.
    pub(super) fn places(&self) -> impl Iterator<Item = (usize, usize, &Mark)> {
        let marks = self.marks.iter().enumerate();
        marks.map(|(place, mark)| (place % self.columns, place / self.columns, mark))
    }

    /// All that the picture shows, in words.
    pub fn description(&self) -> String {
        let mut text = format!("A board of {} by {} points.", self.columns, self.rows);
        for (color, name) in [(Color::BLACK, "Black"), (Color::WHITE, "White")] {
            let own = |mark: &Mark| mark.stone == Some(color);
            self.tell(&mut text, &format!("{name} stones"), |m| own(m) && !m.dead);
            self.tell(&mut text, &format!("{name} stones, dead"), |m| {
                own(m) && m.dead
            });
            self.tell(&mut text, &format!("{name}'s territory"), |m| {
                m.territory == Some(color)
            });
        }
        text
    }

    /// Adds the points that have something, if any.
    fn tell(&self, text: &mut String, what: &str, has: impl Fn(&Mark) -> bool) {
        let names: Vec<String> = self
            .marks
            .iter()
            .zip(&self.names)
            .filter(|(mark, _)| has(mark))
            .map(|(mark, name)| match mark.number {
                Some(number) if mark.stone.is_some() => format!("{name} (move {number})"),
                _ => name.clone(),
            })
            .collect();
        if !names.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(text, " {what}: {}.", names.join(", "));
        }
    }
}
