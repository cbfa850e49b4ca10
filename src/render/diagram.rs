//! What is to be drawn: a board with stones and marks on it, and words that tell the same.

use crate::board::{Board, Color, Graph, Topology};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write;

/// A figure drawn on a point to speak of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A triangle.
    Triangle,
    /// The outline of a square.
    Square,
    /// A circle.
    Circle,
    /// A cross, thinner than that of dead stones.
    Cross,
}

impl Figure {
    /// All of them.
    pub(super) const ALL: [Self; 4] = [Self::Triangle, Self::Square, Self::Circle, Self::Cross];

    /// The word for it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Triangle => "triangle",
            Self::Square => "square",
            Self::Circle => "circle",
            Self::Cross => "cross",
        }
    }
}

/// Who is likely to have a point in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The player.
    pub color: Color,
    /// Whether that is as good as certain.
    pub is_sure: bool,
}

/// What stands on one point.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// The stone.
    pub stone: Option<Color>,
    /// The number of the move that put it there, to be shown on it.
    pub number: Option<usize>,
    /// Whether it is the stone of the last move: it gets a dot, unless something is written or drawn on it.
    pub last: bool,
    /// Whether the stone is dead: it gets a cross.
    pub dead: bool,
    /// Whose territory the point is: it gets a small square, unless a stone stands there.
    pub territory: Option<Color>,
    /// Who is likely to have the point: it gets a square, a smaller one if that is not sure, unless it is territory or has its
    /// owner's stone.
    pub owner: Option<Owner>,
    /// A figure on the point, to be drawn instead of a number if it has one.
    pub figure: Option<Figure>,
    /// A few characters to be shown on the point, instead of a number and a figure if it has them.
    pub label: String,
}

/// A board of marks with a title.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// What the picture is called.
    pub title: String,
    /// The marks in the order of the board's points, rows from the top on a grid; not more nor fewer than it has points.
    pub marks: Vec<Mark>,
    pub(super) graph: Graph,
    pub(super) players: u8,
}

impl Diagram {
    /// The stones of a board in a game of so many players, without other marks or title.
    pub fn of(board: &Board<Graph>, players: u8) -> Self {
        let graph = board.topology();
        let marks = graph.points().iter().map(|&point| Mark {
            stone: board.color(point),
            ..Mark::default()
        });
        Self {
            title: String::new(),
            marks: marks.collect(),
            graph: graph.clone(),
            players,
        }
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Columns and rows of a grid.
    pub(super) fn grid_size(&self) -> Option<(usize, usize)> {
        let (columns, rows) = self.graph.grid_size()?;
        Some((columns.into(), rows.into()))
    }

    /// What is written on a player's stones: nothing on black and white ones.
    pub(super) fn tag(&self, color: Color) -> Option<String> {
        (self.players > 2).then(|| format!("{color:?}"))
    }

    fn player(&self, color: Color) -> Cow<'static, str> {
        match (self.tag(color), color) {
            (Some(tag), _) => tag.into(),
            (None, Color::BLACK) => "Black".into(),
            (None, _) => "White".into(),
        }
    }

    /// All that the picture shows, in words.
    pub fn description(&self) -> String {
        let points = self.marks.len();
        let mut text = match self.grid_size() {
            Some((columns, rows)) => format!("A board of {columns} by {rows} points."),
            None => format!("The board {} of {points} points.", self.graph.spec()),
        };
        for color in Color::all(self.players) {
            let name = self.player(color);
            let own = |mark: &Mark| mark.stone == Some(color);
            self.tell(&mut text, &format!("{name} stones"), |m| own(m) && !m.dead);
            self.tell(&mut text, &format!("{name} stones, dead"), |m| {
                own(m) && m.dead
            });
            self.tell(&mut text, &format!("{name}'s territory"), |m| {
                m.territory == Some(color)
            });
        }
        self.tell(&mut text, "Last move", |m| m.last);
        for color in Color::all(self.players) {
            let name = self.player(color);
            for (is_sure, how) in [(true, "almost certainly"), (false, "probably")] {
                let owner = Some(Owner { color, is_sure });
                self.tell(&mut text, &format!("In the end {how} {name}'s"), |m| {
                    m.owner == owner
                });
            }
        }
        for figure in Figure::ALL {
            self.tell(
                &mut text,
                &format!("Marked with a {}", figure.word()),
                |m| m.figure == Some(figure),
            );
        }
        let labelled = self.marks.iter().filter(|mark| !mark.label.is_empty());
        for label in labelled.map(|mark| &mark.label).collect::<BTreeSet<_>>() {
            self.tell(&mut text, &format!("Marked {label}"), |m| m.label == *label);
        }
        text
    }

    /// Adds the points that have something, if any.
    fn tell(&self, text: &mut String, what: &str, has: impl Fn(&Mark) -> bool) {
        let marked = self.marks.iter().zip(self.graph.named_points());
        let names: Vec<String> = marked
            .filter(|(mark, _)| has(mark))
            .map(|(mark, point)| {
                let name = &point.name;
                match mark.number {
                    Some(number) if mark.stone.is_some() => format!("{name} (move {number})"),
                    _ => name.clone(),
                }
            })
            .collect();
        if !names.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(text, " {what}: {}.", names.join(", "));
        }
    }
}
