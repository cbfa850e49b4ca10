//! What a reader of SGF reports: errors that end the reading and warnings that do not.

use std::fmt;

/// Why a file could not be read, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseError {
    /// Where the trouble stands: bytes from the start of the input.
    pub offset: usize,
    /// The property whose value is wrong; none where the syntax itself is.
    pub property: Option<&'static str>,
    /// What should have stood there.
    pub expected: &'static str,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            offset, expected, ..
        } = self;
        match self.property {
            Some(property) => write!(f, "expected {expected} in {property} at byte {offset}"),
            None => write!(f, "expected {expected} at byte {offset}"),
        }
    }
}

impl std::error::Error for ParseError {}

/// Something odd in a file that was read all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Warning {
    /// Where it stands: bytes from the start of the input.
    pub offset: usize,
    /// What was odd and what was made of it.
    pub message: &'static str,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.message, self.offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_the_place() {
        let syntax = ParseError {
            offset: 7,
            property: None,
            expected: "`[`",
        };
        assert_eq!(syntax.to_string(), "expected `[` at byte 7");
        let value = ParseError {
            property: Some("AB"),
            expected: "a point",
            ..syntax
        };
        assert_eq!(value.to_string(), "expected a point in AB at byte 7");
        let warning = Warning {
            offset: 3,
            message: "missing `;`",
        };
        assert_eq!(warning.to_string(), "missing `;` at byte 3");
    }
}
