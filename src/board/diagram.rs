//! Positions as text: rows from the top, `.` empty, `X` c1, `O` c2, `#` c3, `@` c4, then `5` to `9` and `A` to `G`.

use super::{Color, Point, Topology};
use std::fmt;

const STONES: [char; 16] = [
    'X', 'O', '#', '@', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F', 'G',
];

/// A diagram that does not fit the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiagramError {
    /// So many points are drawn, the board has so many.
    Size(usize, usize),
    /// Not a stone, nor an empty point.
    Character(char),
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(drawn, wanted) => {
                write!(f, "{drawn} points are drawn on a board of {wanted}")
            }
            Self::Character(c) => write!(f, "{c:?} is no stone"),
        }
    }
}

impl std::error::Error for DiagramError {}

/// The stones of a diagram, which draws every point in the order of [`Topology::points`]; blanks are ignored.
///
/// # Errors
/// The diagram draws too many or too few points, or an unknown character.
pub fn parse_diagram<T: Topology>(
    topology: &T,
    text: &str,
) -> Result<Vec<(Point, Color)>, DiagramError> {
    let drawn: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let points = topology.points();
    if drawn.len() != points.len() {
        return Err(DiagramError::Size(drawn.len(), points.len()));
    }
    let mut stones = Vec::new();
    for (&point, &c) in points.iter().zip(&drawn) {
        if c != '.' {
            let number = STONES
                .iter()
                .position(|&s| s == c)
                .ok_or(DiagramError::Character(c))?;
            stones.extend(Color::new(number as u8 + 1).map(|color| (point, color)));
        }
    }
    Ok(stones)
}

/// The character that draws a point's color.
pub fn stone_char(color: Option<Color>) -> char {
    match color {
        None => '.',
        Some(color) => STONES.get(color.index()).copied().unwrap_or('?'),
    }
}
