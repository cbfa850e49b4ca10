//! The one way to standard output: a prefix, the id, a blank, the text, one empty line, a flush.

use std::io::{self, Write};

use super::error::GtpError;

/// What a command answers: its text, which may be empty, or why it failed.
pub type Answer = Result<String, GtpError>;

/// Writes replies and nothing else.
#[derive(Debug)]
pub struct ReplyWriter<W>(W);

impl<W: Write> ReplyWriter<W> {
    /// Takes the output for itself: whatever else is written there would break the dialogue.
    pub fn new(output: W) -> Self {
        Self(output)
    }

    /// Writes and flushes one reply.
    ///
    /// # Errors
    /// Those of the output; a broken pipe means that the host has gone.
    pub fn send(&mut self, id: Option<&str>, answer: &Answer) -> io::Result<()> {
        self.0.write_all(framed(id, answer).as_bytes())?;
        self.0.flush()
    }
}

/// One whole reply. There is always a blank after the id: some clients cut everything up to the first one.
///
/// A text that begins with a line feed starts on the line below the prefix. Other lines that are empty or blank are
/// left out, since they would end the reply.
fn framed(id: Option<&str>, answer: &Answer) -> String {
    let (prefix, text) = match answer {
        Ok(text) => ('=', text.clone()),
        Err(error) => ('?', error.to_string()),
    };
    let text = printable(&text);
    let (head, tail) = text.split_once('\n').unwrap_or((&text, ""));
    let mut reply = format!("{prefix}{} {}\n", id.unwrap_or(""), head.trim_end());
    for line in tail
        .split('\n')
        .map(str::trim_end)
        .filter(|line| !line.is_empty())
    {
        reply.push_str(line);
        reply.push('\n');
    }
    reply.push('\n');
    reply
}

/// Tabs become blanks, other control characters but the line feed go.
fn printable(text: &str) -> String {
    let visible = |c: char| match c {
        '\t' => Some(' '),
        '\n' => Some('\n'),
        c => Some(c).filter(|c| !c.is_control()),
    };
    text.chars().filter_map(visible).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn success(id: Option<&str>, text: &str) -> String {
        framed(id, &Ok(text.to_owned()))
    }

    #[test]
    fn a_blank_always_follows_the_prefix() {
        assert_eq!(success(None, ""), "= \n\n");
        assert_eq!(success(Some("3"), ""), "=3 \n\n");
        assert_eq!(success(Some("3"), "D4"), "=3 D4\n\n");
        assert_eq!(
            framed(Some("3"), &Err(GtpError::IllegalMove)),
            "?3 illegal move\n\n"
        );
        assert_eq!(
            framed(None, &Err(GtpError::UnknownCommand)),
            "? unknown command\n\n"
        );
    }

    #[test]
    fn no_empty_line_inside() {
        assert_eq!(success(None, "a\n\n \nb\n"), "= a\nb\n\n");
        assert_eq!(success(None, "\n A B\n1 . ."), "= \n A B\n1 . .\n\n");
        assert_eq!(success(None, "\n\n"), "= \n\n");
    }

    #[test]
    fn no_control_characters() {
        assert_eq!(success(None, "a\tb\r\n\x07c\x7f\u{85}"), "= a b\nc\n\n");
    }
}
