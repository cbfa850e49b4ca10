//! The one way to standard output: a prefix, the id, a blank, the text, one empty line, a flush; or the same line by line.

use std::fmt;
use std::io::{self, Write};

use super::error::GtpError;

/// What a command answers: its text, which may be empty, or why it failed.
pub type Answer = Result<String, GtpError>;

/// Writes replies and nothing else.
#[derive(Debug)]
pub struct ReplyWriter<W>(W);

/// A reply that is written line by line while its command runs. Every line is written and flushed as a whole.
pub struct Stream<'a> {
    output: &'a mut dyn Write,
    id: Option<&'a str>,
    is_open: bool,
    written: io::Result<()>,
}

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
        write(&mut self.0, &framed(id, answer))
    }

    /// Starts a reply of lines, with nothing written yet.
    pub fn stream<'a>(&'a mut self, id: Option<&'a str>) -> Stream<'a> {
        Stream {
            output: &mut self.0,
            id,
            is_open: false,
            written: Ok(()),
        }
    }
}

impl fmt::Debug for Stream<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream")
            .field("id", &self.id)
            .field("is_open", &self.is_open)
            .finish_non_exhaustive()
    }
}

impl Stream<'_> {
    /// Says that the command succeeds: from now on it cannot fail any more.
    pub fn open(&mut self) {
        if !self.is_open {
            self.is_open = true;
            self.put(&format!("={} \n", self.id.unwrap_or("")));
        }
    }

    /// Writes a line.
    pub fn line(&mut self, text: &str) {
        self.open();
        let text = printable(text).replace('\n', " ");
        self.put(&format!("{}\n", text.trim_end()));
    }

    /// Whether nobody reads any more.
    pub fn is_broken(&self) -> bool {
        self.written.is_err()
    }

    /// Ends the reply. A failure can only be told where nothing was written before.
    ///
    /// # Errors
    /// The first of the output; a broken pipe means that the host has gone.
    pub fn close(mut self, outcome: &Result<(), GtpError>) -> io::Result<()> {
        match outcome {
            Err(error) if !self.is_open => self.put(&framed(self.id, &Err(*error))),
            _ => {
                self.open();
                self.put("\n");
            }
        }
        self.written
    }

    fn put(&mut self, text: &str) {
        if self.written.is_ok() {
            self.written = write(self.output, text);
        }
    }
}

fn write(output: &mut (impl Write + ?Sized), text: &str) -> io::Result<()> {
    output.write_all(text.as_bytes())?;
    output.flush()
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

    fn streamed(id: Option<&str>, outcome: Result<(), GtpError>, lines: &[&str]) -> String {
        let mut output = Vec::new();
        let mut replies = ReplyWriter::new(&mut output);
        let mut stream = replies.stream(id);
        for line in lines {
            stream.line(line);
        }
        stream.close(&outcome).expect("writing to memory");
        String::from_utf8(output).expect("text")
    }

    #[test]
    fn a_stream_is_a_reply_too() {
        assert_eq!(streamed(None, Ok(()), &[]), "= \n\n");
        assert_eq!(
            streamed(Some("7"), Ok(()), &["info a\n\nb", "play\tD4 "]),
            "=7 \ninfo a  b\nplay D4\n\n"
        );
        assert_eq!(
            streamed(Some("7"), Err(GtpError::Syntax), &[]),
            "?7 syntax error\n\n"
        );
        // Too late to fail.
        assert_eq!(
            streamed(None, Err(GtpError::Internal), &["info"]),
            "= \ninfo\n\n"
        );
    }
}
