//! Points of a grid as the protocol writes them: `D4`, `pass`.

use std::fmt;

/// The letters of the columns from the left; there is no I.
const COLUMNS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// Where a move goes on a grid of at most 25 columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vertex {
    /// No stone is placed.
    Pass,
    /// A point of the grid.
    At {
        /// The column from the left, counted from 0.
        column: u8,
        /// The row from the bottom, counted from 0.
        row: u8,
    },
}

impl Vertex {
    /// Reads a vertex in any case. `None` for anything that is not a point of a grid of that size, nor `pass`.
    pub fn parse(word: &str, width: u8, height: u8) -> Option<Self> {
        if word.eq_ignore_ascii_case("pass") {
            return Some(Self::Pass);
        }
        let (letter, digits) = word.as_bytes().split_first()?;
        let letter = letter.to_ascii_uppercase();
        let column = u8::try_from(COLUMNS.iter().position(|&other| other == letter)?).ok()?;
        let row = parse_row(digits)?.checked_sub(1)?;
        (column < width && row < height).then_some(Self::At { column, row })
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pass => f.write_str("pass"),
            Self::At { column, row } => {
                let letter = COLUMNS.get(usize::from(column)).copied().unwrap_or(b'?');
                write!(f, "{}{}", char::from(letter), u16::from(row) + 1)
            }
        }
    }
}

/// A row number: one or two digits, no leading zero.
fn parse_row(digits: &[u8]) -> Option<u8> {
    let value = |digit: u8| digit.is_ascii_digit().then(|| digit - b'0');
    match *digits {
        [ones] => value(ones),
        [tens, ones] if tens != b'0' => Some(value(tens)? * 10 + value(ones)?),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_points_in_any_case() {
        assert_eq!(
            Vertex::parse("A1", 19, 19),
            Some(Vertex::At { column: 0, row: 0 })
        );
        assert_eq!(
            Vertex::parse("d4", 9, 9),
            Some(Vertex::At { column: 3, row: 3 })
        );
        assert_eq!(
            Vertex::parse("J19", 19, 19),
            Some(Vertex::At { column: 8, row: 18 })
        );
        assert_eq!(
            Vertex::parse("z25", 25, 25),
            Some(Vertex::At {
                column: 24,
                row: 24
            })
        );
        assert_eq!(
            Vertex::parse("A13", 9, 13),
            Some(Vertex::At { column: 0, row: 12 })
        );
        assert_eq!(Vertex::parse("pAsS", 1, 1), Some(Vertex::Pass));
    }

    #[test]
    fn refuses_what_is_not_on_the_board() {
        for word in [
            "",
            "I5",
            "i5",
            "A0",
            "A01",
            "A10",
            "K1",
            "A",
            "5",
            "AA1",
            "A1x",
            "A-1",
            "A1 ",
            "resign",
            "ä1",
            "A\u{fffd}",
        ] {
            assert_eq!(Vertex::parse(word, 9, 9), None, "{word}");
        }
        assert_eq!(
            Vertex::parse("A10", 9, 13),
            Some(Vertex::At { column: 0, row: 9 })
        );
        assert_eq!(Vertex::parse("K1", 9, 13), None);
        assert_eq!(Vertex::parse("A300", 25, 25), None);
    }

    #[test]
    fn every_point_reads_back() {
        for column in 0..25 {
            for row in 0..25 {
                let vertex = Vertex::At { column, row };
                assert_eq!(Vertex::parse(&vertex.to_string(), 25, 25), Some(vertex));
            }
        }
        assert_eq!(
            Vertex::At {
                column: 24,
                row: 24
            }
            .to_string(),
            "Z25"
        );
        assert_eq!(Vertex::Pass.to_string(), "pass");
    }
}
