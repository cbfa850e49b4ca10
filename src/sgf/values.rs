//! The values of the properties a record knows: points, sizes, numbers, colours.

use super::record::{Color, Coord, MAX_SIZE};

/// Komi beyond this many thousandths, either way, is taken for a mistake.
const MAX_KOMI: i32 = 100_000 * 1000;

/// A point of any board FF\[4\] can name: two letters, `a` to `z` for 0 to 25 and `A` to `Z` for 26 to 51.
pub(super) fn point(raw: &[u8]) -> Option<Coord> {
    match raw.trim_ascii() {
        &[x, y] => Some((coordinate(x)?, coordinate(y)?)),
        _ => None,
    }
}

/// Two opposite corners of a rectangle: both the same for a single point.
pub(super) fn corners(raw: &[u8]) -> Option<(Coord, Coord)> {
    let mut parts = raw.splitn(2, |&byte| byte == b':');
    let first = point(parts.next()?)?;
    let second = parts.next().map_or(Some(first), point)?;
    Some((first, second))
}

/// Whether a move is a pass: an empty value or, on boards up to 19 each way, the `tt` of old.
pub(super) fn is_pass(raw: &[u8], width: u8, height: u8) -> bool {
    match raw.trim_ascii() {
        b"" => true,
        b"tt" => width <= 19 && height <= 19,
        _ => false,
    }
}

/// A board size, `19` or `columns:rows`, from 1 to [`MAX_SIZE`] each way.
pub(super) fn size(raw: &[u8]) -> Option<(u8, u8)> {
    let mut parts = raw.splitn(2, |&byte| byte == b':');
    let width = number(parts.next()?)?;
    let height = parts.next().map_or(Some(width), number)?;
    let side = |side: u16| {
        u8::try_from(side)
            .ok()
            .filter(|side| (1..=MAX_SIZE).contains(side))
    };
    Some((side(width)?, side(height)?))
}

/// A whole number.
pub(super) fn number(raw: &[u8]) -> Option<u16> {
    str::from_utf8(raw.trim_ascii()).ok()?.parse().ok()
}

/// A decimal number in thousandths, exact: none if that would take more than three decimals, or beyond
/// 100,000 either way. A decimal comma will do.
pub(super) fn thousandths(raw: &[u8]) -> Option<i32> {
    let text = str::from_utf8(raw.trim_ascii()).ok()?;
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let all_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let nothing = whole.is_empty() && fraction.is_empty();
    let fraction = fraction.trim_end_matches('0');
    if nothing || !all_digits(whole) || !all_digits(fraction) || fraction.len() > 3 {
        return None;
    }
    let whole: i32 = if whole.is_empty() {
        0
    } else {
        whole.parse().ok()?
    };
    let fraction: i32 = format!("{fraction:0<3}").parse().ok()?;
    let value = whole.checked_mul(1000)?.checked_add(fraction)?;
    (value <= MAX_KOMI).then_some(sign * value)
}

/// A colour: `B`, `W` or a word that begins so, in either case.
pub(super) fn color(raw: &[u8]) -> Option<Color> {
    match raw.trim_ascii().first()?.to_ascii_lowercase() {
        b'b' => Some(Color::Black),
        b'w' => Some(Color::White),
        _ => None,
    }
}

fn coordinate(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_two_letters() {
        assert_eq!(point(b"aa"), Some((0, 0)));
        assert_eq!(point(b"qd"), Some((16, 3)));
        assert_eq!(point(b" zA\n"), Some((25, 26)));
        assert_eq!(point(b"ZZ"), Some((51, 51)));
        for raw in [&b""[..], b"a", b"abc", b"a1", b"Q16", b"a b"] {
            assert_eq!(point(raw), None);
        }
    }

    #[test]
    fn rectangles_have_two_corners() {
        assert_eq!(corners(b"ab"), Some(((0, 1), (0, 1))));
        assert_eq!(corners(b"aa : cb"), Some(((0, 0), (2, 1))));
        for raw in [&b"aa:"[..], b":aa", b"aa:bb:cc", b":"] {
            assert_eq!(corners(raw), None);
        }
    }

    #[test]
    fn passes_are_empty_or_tt_on_small_boards() {
        assert!(is_pass(b"", 25, 25) && is_pass(b" \n", 9, 9));
        assert!(is_pass(b"tt", 19, 19) && is_pass(b"tt", 5, 9));
        assert!(!is_pass(b"tt", 20, 19) && !is_pass(b"tt", 19, 20) && !is_pass(b"aa", 9, 9));
    }

    #[test]
    fn sizes_are_one_number_or_columns_and_rows() {
        assert_eq!(size(b"19"), Some((19, 19)));
        assert_eq!(size(b" 9 : 13 "), Some((9, 13)));
        assert_eq!(size(b"1"), Some((1, 1)));
        assert_eq!(size(b"25"), Some((25, 25)));
        for raw in [
            &b""[..],
            b"0",
            b"26",
            b"9:26",
            b"9:",
            b":9",
            b"-9",
            b"9x9",
            b"99999999999",
        ] {
            assert_eq!(size(raw), None);
        }
    }

    #[test]
    fn decimals_are_exact() {
        let cases: &[(&[u8], Option<i32>)] = &[
            (b"6.5", Some(6_500)),
            (b" 7 ", Some(7_000)),
            (b"-0.5", Some(-500)),
            (b"+3.75", Some(3_750)),
            (b"6,5", Some(6_500)),
            (b".5", Some(500)),
            (b"6.", Some(6_000)),
            (b"0.125000", Some(125)),
            (b"-0", Some(0)),
            (b"375", Some(375_000)),
            (b"100000", Some(100_000_000)),
            (b"-100000.000", Some(-100_000_000)),
            (b"100000.001", None),
            (b"99999999999", None),
            (b"2147483", None),
            (b"0.0625", None),
            (b"", None),
            (b".", None),
            (b"-", None),
            (b"--1", None),
            (b"6.5.1", None),
            (b"1e3", None),
            (b"0x10", None),
            (b"nan", None),
            (b"6.5 moku", None),
        ];
        for (raw, expected) in cases {
            assert_eq!(
                thousandths(raw),
                *expected,
                "{}",
                String::from_utf8_lossy(raw)
            );
        }
    }

    #[test]
    fn colors_are_known_by_their_first_letter() {
        assert_eq!(color(b"B"), Some(Color::Black));
        assert_eq!(color(b" white"), Some(Color::White));
        assert_eq!(color(b""), None);
        assert_eq!(color(b"1"), None);
    }
}
