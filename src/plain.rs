//! Text from strangers, made harmless: names, comments and chat come from files and over the wire.

/// Whether a character can do nothing to a terminal: neither controls it nor turns the direction of writing.
pub fn is_harmless(c: char) -> bool {
    let turns = matches!(
        c,
        '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    );
    !c.is_control() && !turns
}

/// The text on one line for a terminal: line ends and tabs are blanks, whatever else could do something there is left out.
pub fn line(text: &str) -> String {
    let kept = text.chars().map(|c| match c {
        '\n' | '\t' => ' ',
        c => c,
    });
    kept.filter(|&c| is_harmless(c)).collect()
}

/// The text itself, or as much of it as may stand in so many characters, with ` ...` for the rest.
pub fn clipped(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{} ...", &text[..end]),
        None => text.to_owned(),
    }
}

/// The text as XML and HTML may hold it anywhere: what would be markup escaped, line ends and tabs as blanks, what could do
/// harm left out.
pub fn markup(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            // No document may contain them.
            '\u{FFFE}' | '\u{FFFF}' => {}
            c if !is_harmless(c) => {}
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_stays_on_its_line_and_moves_no_cursor() {
        let text = "a\u{1b}[31mred\u{9b}2J\u{7}\u{202e}b\u{2069}\r\nc\td";
        assert_eq!(line(text), "a[31mred2Jb c d");
    }

    #[test]
    fn long_text_is_cut_between_characters() {
        assert_eq!(clipped("\u{e4}\u{f6}\u{fc}", 2), "\u{e4}\u{f6} ...");
        assert_eq!(clipped("\u{e4}\u{f6}", 2), "\u{e4}\u{f6}");
        assert_eq!(clipped("", 0), "");
    }

    #[test]
    fn text_cannot_become_markup() {
        assert_eq!(
            markup("<b> & \"a\" 'c'\n\u{0}\u{1b}\u{202e}\u{ffff}\u{56f2}"),
            "&lt;b&gt; &amp; &quot;a&quot; &#39;c&#39; \u{56f2}"
        );
    }
}
