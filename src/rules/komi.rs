//! Komi: points added to a player's score, exact to three decimals.

use std::fmt;

/// A number of points in thousandths: komi as hosts send it, and whole scores.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Komi(i32);

impl Komi {
    /// No compensation.
    pub const ZERO: Self = Self(0);

    /// So many thousandths of a point.
    pub const fn from_thousandths(thousandths: i32) -> Self {
        Self(thousandths)
    }

    /// So many half points.
    pub const fn from_halves(halves: i32) -> Self {
        Self(halves * 500)
    }

    /// The thousandths of a point.
    pub const fn thousandths(self) -> i32 {
        self.0
    }

    /// The result of a game in which Black leads by this, as SGF and GTP write it: `B+3.5`, `W+0.5`, `0`.
    pub fn result(self) -> String {
        let size = Self(self.0.abs());
        match self.0.signum() {
            1 => format!("B+{size}"),
            -1 => format!("W+{size}"),
            _ => "0".to_owned(),
        }
    }

    /// The points, rounded as a float is: for the search, never for a score.
    pub fn points(self) -> f64 {
        f64::from(self.0) / 1000.0
    }
}

/// The shortest decimal: `7.5`, `0.25`, `-3`.
impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 1000, self.0.unsigned_abs() % 1000);
        if rest == 0 {
            return write!(f, "{sign}{whole}");
        }
        let digits = format!("{rest:03}");
        write!(f, "{sign}{whole}.{}", digits.trim_end_matches('0'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_are_results() {
        for (thousandths, text) in [(3500, "B+3.5"), (-500, "W+0.5"), (0, "0"), (-7000, "W+7")] {
            assert_eq!(Komi::from_thousandths(thousandths).result(), text);
        }
    }

    #[test]
    fn prints_shortest() {
        for (thousandths, text) in [
            (7500, "7.5"),
            (250, "0.25"),
            (0, "0"),
            (-500, "-0.5"),
            (3000, "3"),
            (-6001, "-6.001"),
            (100_000_000, "100000"),
        ] {
            assert_eq!(Komi::from_thousandths(thousandths).to_string(), text);
        }
    }
}
