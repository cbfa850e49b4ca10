//! What the values of the settings may be: the flags of the command line and the parameters over GTP accept the same.

use super::args::{parse_boolean, parse_float, parse_komi};
use crate::plain::is_harmless;
use crate::player::Level;
use crate::rules::Komi;

/// The word for a limit that is not set.
const NONE: &str = "none";
const MAX_THREADS: usize = 256;
const MAX_SECONDS: f64 = 1e9;
const MAX_LAG: f64 = 60.0;
const MAX_LABEL: usize = 100;
/// One tebibyte.
const MAX_MEBIBYTES: usize = 1 << 20;

/// Threads that search: 1 to 256.
///
/// # Errors
/// What would be acceptable.
pub fn threads(word: &str) -> Result<usize, String> {
    let number = digits(word).filter(|number| (1..=MAX_THREADS).contains(number));
    number.ok_or_else(|| format!("expected 1 to {MAX_THREADS} threads"))
}

/// Simulations a move: at least 1.
///
/// # Errors
/// What would be acceptable.
pub fn playouts(word: &str) -> Result<u64, String> {
    let number = digits(word).filter(|&number| number > 0);
    number.ok_or_else(|| "expected at least 1 playout".to_owned())
}

/// A strength: 1 to 20.
///
/// # Errors
/// What would be acceptable.
pub fn level(word: &str) -> Result<Level, String> {
    let level = digits(word).and_then(Level::new);
    level.ok_or_else(|| format!("expected a level from 1 to {}", Level::HIGHEST))
}

/// Seconds a move: more than 0, at most 10^9.
///
/// # Errors
/// What would be acceptable.
pub fn seconds(word: &str) -> Result<f64, String> {
    let number = parse_float(word).filter(|&number| number > 0.0 && number <= MAX_SECONDS);
    number.ok_or_else(|| "expected more than 0 seconds".to_owned())
}

/// Memory in MiB: 1 to 2^20.
///
/// # Errors
/// What would be acceptable.
pub fn memory(word: &str) -> Result<usize, String> {
    let number = digits(word).filter(|number| (1..=MAX_MEBIBYTES).contains(number));
    number.ok_or_else(|| format!("expected 1 to {MAX_MEBIBYTES} MiB"))
}

/// A seed: 0 to 2^64 - 1.
///
/// # Errors
/// What would be acceptable.
pub fn seed(word: &str) -> Result<u64, String> {
    digits(word).ok_or_else(|| "expected a whole number from 0 to 2^64 - 1".to_owned())
}

/// A winrate below which to resign: 0 to 1.
///
/// # Errors
/// What would be acceptable.
pub fn resign(word: &str) -> Result<f64, String> {
    let number = parse_float(word).filter(|number| (0.0..=1.0).contains(number));
    number.ok_or_else(|| "expected a winrate from 0 to 1".to_owned())
}

/// Seconds that a move may lose on its way: 0 to 60.
///
/// # Errors
/// What would be acceptable.
pub fn lag(word: &str) -> Result<f64, String> {
    let number = parse_float(word).filter(|number| (0.0..=MAX_LAG).contains(number));
    number.ok_or_else(|| format!("expected 0 to {MAX_LAG} seconds"))
}

/// What a program calls itself or its version: up to 100 characters on one line, none of which controls a terminal.
///
/// # Errors
/// What would be acceptable.
pub fn label(word: &str) -> Result<String, String> {
    let label = word.trim();
    let fits = !label.is_empty() && label.chars().count() <= MAX_LABEL;
    if fits && label.chars().all(is_harmless) {
        Ok(label.to_owned())
    } else {
        Err(format!("expected 1 to {MAX_LABEL} plain characters"))
    }
}

/// `true` or `false`.
///
/// # Errors
/// What would be acceptable.
pub fn yes_or_no(word: &str) -> Result<bool, String> {
    parse_boolean(word).ok_or_else(|| "expected true or false".to_owned())
}

/// A komi of three decimals: at most 100,000 points either way.
///
/// # Errors
/// What would be acceptable.
pub fn komi(word: &str) -> Result<Komi, String> {
    let komi = parse_komi(word).map(Komi::from_thousandths);
    komi.ok_or_else(|| "expected at most 100000 points either way, such as 7.5".to_owned())
}

/// A limit: `none`, or what `read` makes of the word.
pub(super) fn read_limit<T>(
    word: &str,
    read: impl FnOnce(&str) -> Result<T, String>,
) -> Result<Option<T>, String> {
    if word == NONE {
        Ok(None)
    } else {
        read(word).map(Some)
    }
}

/// A limit as it is read back.
pub(super) fn limit(value: Option<impl ToString>) -> String {
    value.map_or_else(|| NONE.to_owned(), |value| value.to_string())
}

/// A whole number without a sign.
fn digits<T: std::str::FromStr>(word: &str) -> Option<T> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_out_of_range_is_refused() {
        for wrong in ["", "0", "-1", "+1", "257", "1.0", "two", "NaN"] {
            assert!(threads(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "0", "-5", "1e3", "18446744073709551616", "None"] {
            assert!(playouts(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "0", "21", "-1", "+1", "1.0", "none"] {
            assert!(level(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "0", "-1", "0.0", "NaN", "inf", "1,5", "1000000001"] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "0", "1048577", "-3", "1.5"] {
            assert!(memory(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "-1", "18446744073709551616", "x"] {
            assert!(seed(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "-0.1", "1.01", "NaN", "inf"] {
            assert!(resign(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "-0.1", "60.5", "NaN"] {
            assert!(lag(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", " ", "a\nb", "\u{1b}[2J", "\u{202e}x", &"x".repeat(101)] {
            assert!(label(wrong).is_err(), "{wrong:?}");
        }
        for wrong in ["", "100000.001", "7,5", "NaN"] {
            assert!(komi(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_ends_of_the_ranges_are_in() {
        assert_eq!((threads("1"), threads("256")), (Ok(1), Ok(256)));
        assert_eq!(playouts("1"), Ok(1));
        assert_eq!(label(" Leela Zero "), Ok("Leela Zero".to_owned()));
        assert_eq!(seconds("0.01"), Ok(0.01));
        assert_eq!(read_limit("none", playouts), Ok(None));
        assert_eq!(read_limit("7", playouts), Ok(Some(7)));
        assert_eq!(level("20").map(Level::number), Ok(20));
        assert_eq!(seed("18446744073709551615"), Ok(u64::MAX));
        assert_eq!((resign("0"), resign("1")), (Ok(0.0), Ok(1.0)));
        assert_eq!(komi("-0.125"), Ok(Komi::from_thousandths(-125)));
    }
}
