//! Text values: unescaping, and one normal form that survives being written and read.
//!
//! Normal form: blanks are spaces, no control characters but the line feed, no blanks at the end of a
//! line nor around the whole.

/// A Text value: line breaks kept, as `\n`.
pub(super) fn text(decoded: &str) -> String {
    normal_text(&unescape(decoded))
}

/// A `SimpleText` value: one line.
pub(super) fn simple_text(decoded: &str) -> String {
    normal_line(&unescape(decoded))
}

/// The normal form of a text of several lines.
pub(super) fn normal_text(text: &str) -> String {
    let lines: Vec<String> = text
        .replace("\r\n", "\n")
        .replace("\n\r", "\n")
        .split(['\n', '\r'])
        .map(|line| printable(line).trim_end().to_owned())
        .collect();
    lines.join("\n").trim().to_owned()
}

/// The normal form of a text of one line.
pub(super) fn normal_line(text: &str) -> String {
    normal_text(text).replace('\n', " ")
}

/// A normal text as the inside of a value. Blank lines get an escaped blank, which reading drops again:
/// a written record never holds an empty line.
pub(super) fn escape(normal: &str) -> String {
    let escaped = normal.replace('\\', r"\\").replace(']', r"\]");
    escaped
        .split('\n')
        .map(|line| if line.is_empty() { r"\ " } else { line })
        .collect::<Vec<_>>()
        .join("\n")
}

/// Drops escaping backslashes, and with them the line breaks they make soft.
fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        if char != '\\' {
            plain.push(char);
            continue;
        }
        match chars.next() {
            Some('\n') => {
                chars.next_if_eq(&'\r');
            }
            Some('\r') => {
                chars.next_if_eq(&'\n');
            }
            Some(escaped) => plain.push(escaped),
            None => {}
        }
    }
    plain
}

fn printable(line: &str) -> String {
    line.chars()
        .map(|char| {
            if char.is_ascii_whitespace() || char == '\x0B' {
                ' '
            } else {
                char
            }
        })
        .filter(|char| !char.is_control())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_unescaped() {
        let cases: &[(&str, &str)] = &[
            ("plain", "plain"),
            (r"a\]b\\c\:d\x", r"a]b\c:dx"),
            ("soft\\\nbreak", "softbreak"),
            ("soft\\\r\nbreak", "softbreak"),
            ("soft\\\n\rbreak", "softbreak"),
            (
                "one\ntwo\r\nthree\n\rfour\rfive",
                "one\ntwo\nthree\nfour\nfive",
            ),
            ("one\n\ntwo\r\n\r\nthree", "one\n\ntwo\n\nthree"),
            (" tab\tand\x0Bfeed\x0C\x00\x07end ", "tab and feed end"),
            ("trailing  \nblanks", "trailing\nblanks"),
            ("cut\\", "cut"),
        ];
        for (raw, expected) in cases {
            assert_eq!(text(raw), *expected);
        }
    }

    #[test]
    fn simple_text_is_one_line() {
        assert_eq!(simple_text(" Lee\nChangho\r\n9p "), "Lee Changho 9p");
    }

    #[test]
    fn escaped_text_reads_back() {
        for normal in [r"\", "]", r"a]\]\\", "one\n\n\ntwo", "a:b", "back\\\nslash"] {
            let raw = escape(normal);
            assert_eq!(text(&raw), normal);
            assert!(raw.lines().all(|line| !line.trim().is_empty()));
        }
    }
}
