//! The arguments of a command and what their words may mean. A word of the wrong form is [`GtpError::Syntax`].

use super::error::GtpError;

/// The largest komi in thousandths of a point, either way.
const MAX_KOMI: i64 = 100_000_000;
/// The largest integer of the protocol.
const MAX_INT: u32 = (1 << 31) - 1;

/// What followed the name of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Args(String);

impl Args {
    /// Takes the pre-processed rest of a line.
    pub fn new(text: &str) -> Self {
        Self(text.trim_matches(' ').to_owned())
    }

    /// The whole text, blanks inside kept: for file names and JSON.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The words, in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.split(' ').filter(|word| !word.is_empty())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of words.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// The word at `index`, counted from 0, if there is one.
    pub fn get(&self, index: usize) -> Option<&str> {
        self.iter().nth(index)
    }

    /// The word at `index`.
    ///
    /// # Errors
    /// [`GtpError::Syntax`] where there are fewer words.
    pub fn word(&self, index: usize) -> Result<&str, GtpError> {
        self.get(index).ok_or(GtpError::Syntax)
    }

    /// The integer at `index`, 0 to 2^31 - 1.
    ///
    /// # Errors
    /// [`GtpError::Syntax`] where it is missing or is something else.
    pub fn int(&self, index: usize) -> Result<u32, GtpError> {
        self.read(index, parse_int)
    }

    /// The number at `index`: an optional sign, digits, a decimal point.
    ///
    /// # Errors
    /// [`GtpError::Syntax`] where it is missing or is something else.
    pub fn float(&self, index: usize) -> Result<f64, GtpError> {
        self.read(index, parse_float)
    }

    /// The komi at `index`, in thousandths of a point.
    ///
    /// # Errors
    /// [`GtpError::Syntax`] where it is missing, not a number, or more than 100,000 points either way.
    pub fn komi(&self, index: usize) -> Result<i32, GtpError> {
        self.read(index, parse_komi)
    }

    /// The boolean at `index`: `true` or `false`.
    ///
    /// # Errors
    /// [`GtpError::Syntax`] where it is missing or is something else.
    pub fn boolean(&self, index: usize) -> Result<bool, GtpError> {
        self.read(index, parse_boolean)
    }

    /// The word at `index` as `parse` understands it: the way to read colours and points too.
    ///
    /// # Errors
    /// [`GtpError::Syntax`] where it is missing or `parse` has no answer.
    pub fn read<'a, T>(
        &'a self,
        index: usize,
        parse: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, GtpError> {
        self.get(index).and_then(parse).ok_or(GtpError::Syntax)
    }
}

/// An integer of the protocol: digits only, 0 to 2^31 - 1.
pub fn parse_int(word: &str) -> Option<u32> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse()
        .ok()
        .filter(|&number| digits && number <= MAX_INT)
}

/// A finite number with an optional sign and decimal point; no exponent, no comma, no words.
pub fn parse_float(word: &str) -> Option<f64> {
    split_decimal(word)?;
    word.parse().ok().filter(|number: &f64| number.is_finite())
}

/// A komi in thousandths of a point, rounded to the nearest (halves away from zero).
pub fn parse_komi(word: &str) -> Option<i32> {
    let (negative, whole, decimals) = split_decimal(word)?;
    let whole: i64 = whole
        .trim_start_matches('0')
        .bytes()
        .try_fold(0, |sum: i64, digit| {
            Some(sum * 10 + i64::from(digit - b'0')).filter(|&sum| sum <= MAX_KOMI)
        })?;
    let digit = |index: usize| {
        decimals
            .as_bytes()
            .get(index)
            .map_or(0, |digit| i64::from(digit - b'0'))
    };
    let thousandths =
        whole * 1000 + digit(0) * 100 + digit(1) * 10 + digit(2) + i64::from(digit(3) >= 5);
    let signed = if negative { -thousandths } else { thousandths };
    i32::try_from(signed)
        .ok()
        .filter(|_| thousandths <= MAX_KOMI)
}

/// `true` or `false`, nothing else.
pub fn parse_boolean(word: &str) -> Option<bool> {
    word.parse().ok()
}

/// The everyday names of the colours, in turn order; each also goes by `c` and its number.
const COLORS: [&str; 16] = [
    "black", "white", "red", "blue", "green", "yellow", "orange", "purple", "brown", "pink",
    "gray", "cyan", "lime", "navy", "olive", "teal",
];

/// The number of the player a colour word stands for, in any case: 1 for `b` and `black`, 2 for `w` and `white`.
pub fn parse_color(word: &str) -> Option<u8> {
    let word = word.to_ascii_lowercase();
    match word.as_str() {
        "b" => return Some(1),
        "w" => return Some(2),
        _ => {}
    }
    let named = COLORS.iter().position(|&name| name == word);
    let named = named.and_then(|place| u8::try_from(place + 1).ok());
    let numbered = word
        .strip_prefix('c')
        .filter(|digits| !digits.starts_with(['0', '+']));
    named.or_else(|| numbered?.parse().ok())
}

/// Sign, digits before and digits after the point of a decimal number. At least one digit is there.
fn split_decimal(word: &str) -> Option<(bool, &str, &str)> {
    let unsigned = word.strip_prefix(['+', '-']).unwrap_or(word);
    let (whole, decimals) = unsigned.split_once('.').unwrap_or((unsigned, ""));
    let digits = whole
        .bytes()
        .chain(decimals.bytes())
        .all(|byte| byte.is_ascii_digit());
    let some = !whole.is_empty() || !decimals.is_empty();
    (digits && some).then_some((word.starts_with('-'), whole, decimals))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_digits_up_to_31_bits() {
        assert_eq!(parse_int("0"), Some(0));
        assert_eq!(parse_int("2147483647"), Some(2_147_483_647));
        for wrong in [
            "",
            "2147483648",
            "99999999999",
            "-1",
            "+1",
            "1.0",
            "x",
            "1x",
        ] {
            assert_eq!(parse_int(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn numbers_have_a_decimal_point_or_none() {
        for (word, value) in [
            ("7", 7.0),
            ("7.5", 7.5),
            ("-3.5", -3.5),
            (".5", 0.5),
            ("+7.5", 7.5),
            ("7.", 7.0),
        ] {
            let read = parse_float(word).expect(word);
            assert!((read - value).abs() < 1e-12, "{word}");
        }
        for wrong in [
            "",
            "7,5",
            "NaN",
            "inf",
            "-infinity",
            "1e3",
            "1E3",
            ".",
            "+",
            "-",
            "+-1",
            "1.2.3",
            "0x10",
        ] {
            assert_eq!(parse_float(wrong), None, "{wrong}");
        }
        assert_eq!(parse_float(&"9".repeat(400)), None);
    }

    #[test]
    fn komi_is_exact_to_three_decimals() {
        let cases = [
            ("7.5", 7_500),
            ("0.25", 250),
            ("3.75", 3_750),
            ("375", 375_000),
            ("-0.001", -1),
            (".5", 500),
            ("+6", 6_000),
            ("0.0004", 0),
            ("0.0005", 1),
            ("-2.9996", -3_000),
            ("100000", 100_000_000),
            ("-100000.000", -100_000_000),
            ("000000000000000000000000000007.5", 7_500),
        ];
        for (word, thousandths) in cases {
            assert_eq!(parse_komi(word), Some(thousandths), "{word}");
        }
        for wrong in [
            "100000.001",
            "-100001",
            "99999999999999999999999",
            "7,50",
            "NaN",
            "1e2",
            "",
            "-",
        ] {
            assert_eq!(parse_komi(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn colours_are_read_in_any_case() {
        for word in ["b", "B", "black", "Black", "BLACK"] {
            assert_eq!(parse_color(word), Some(1));
        }
        for word in ["w", "W", "white", "wHiTe"] {
            assert_eq!(parse_color(word), Some(2));
        }
        for (word, number) in [
            ("red", 3),
            ("Yellow", 6),
            ("c1", 1),
            ("C16", 16),
            ("teal", 16),
        ] {
            assert_eq!(parse_color(word), Some(number), "{word}");
        }
        for word in [
            "", "blac", "e", "1", "c", "c0", "c01", "c+1", "c-1", "c256", "r",
        ] {
            assert_eq!(parse_color(word), None, "{word}");
        }
    }

    #[test]
    fn booleans_are_two_words() {
        assert_eq!(parse_boolean("true"), Some(true));
        assert_eq!(parse_boolean("false"), Some(false));
        assert_eq!(parse_boolean("True"), None);
        assert_eq!(parse_boolean("1"), None);
    }

    #[test]
    fn words_and_text() {
        let args = Args::new("  a file  name.sgf 12 ");
        assert_eq!(args.text(), "a file  name.sgf 12");
        assert_eq!(args.len(), 4);
        assert_eq!(args.int(3), Ok(12));
        assert_eq!(args.int(2), Err(GtpError::Syntax));
        assert_eq!(args.word(4), Err(GtpError::Syntax));
        assert!(Args::new(" ").is_empty());
    }
}
