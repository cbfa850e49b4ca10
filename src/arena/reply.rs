//! The framing of a GTP reply, checked as the strictest host checks it.
//!
//! A reply is `=` or `?`, the id if the command had one, a blank, text of one or more lines that are not
//! empty, and one empty line. Nothing else tells where it ends: not its contents, not the clock.

use std::time::Duration;

/// The bytes of a reply after which it is none, so that an engine gone wild cannot fill our memory.
const LONGEST_REPLY: usize = 1 << 25;

/// What an engine answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// True for `=`, false for `?`.
    pub ok: bool,
    /// All after `=ID ` up to the empty line, without the last line end. A text that starts on the second
    /// line starts with a line end here.
    pub text: String,
    /// Wall time from handing over the command to reading the closing empty line.
    pub elapsed: Duration,
}

/// Puts one reply together, line by line.
#[derive(Debug)]
pub(super) struct ReplyReader {
    id: Option<u32>,
    begun: Option<(bool, String)>,
}

impl ReplyReader {
    /// Waits for the reply to a command that was sent with this id.
    pub(super) fn new(id: Option<u32>) -> Self {
        Self { id, begun: None }
    }

    /// Takes the next line without its line end. `Some` once the reply is complete: success and text.
    ///
    /// The error says what is wrong with the line.
    pub(super) fn push(&mut self, line: &str) -> Result<Option<(bool, String)>, &'static str> {
        match &mut self.begun {
            None => {
                self.begun = Some(self.first_line(line)?);
                Ok(None)
            }
            Some(_) if line.is_empty() => Ok(self.begun.take()),
            Some((_, text)) if text.len() + line.len() > LONGEST_REPLY => {
                Err("a reply of more than 32 MiB")
            }
            Some((_, text)) => {
                text.push('\n');
                text.push_str(line);
                Ok(None)
            }
        }
    }

    fn first_line(&self, line: &str) -> Result<(bool, String), &'static str> {
        let (ok, rest) = match (line.strip_prefix('='), line.strip_prefix('?')) {
            (Some(rest), _) => (true, rest),
            (_, Some(rest)) => (false, rest),
            _ if line.is_empty() => return Err("an empty line where a reply should begin"),
            _ => return Err("a line that begins with neither = nor ?"),
        };
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (id, text) = rest.split_at(digits);
        if id.is_empty() != self.id.is_none() || (!id.is_empty() && id.parse().ok() != self.id) {
            return Err("a reply whose id is not that of the command");
        }
        match text.strip_prefix(' ') {
            Some(text) => Ok((ok, text.to_owned())),
            None if text.is_empty() => Ok((ok, String::new())),
            None => Err("a reply without a blank before its text"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reply in these lines, and how many of them it took.
    fn read(id: Option<u32>, lines: &[&str]) -> Result<(bool, String, usize), &'static str> {
        let mut reader = ReplyReader::new(id);
        for (count, line) in lines.iter().enumerate() {
            if let Some((ok, text)) = reader.push(line)? {
                return Ok((ok, text, count + 1));
            }
        }
        Err("incomplete")
    }

    #[test]
    fn well_formed_replies() {
        assert_eq!(read(None, &["= 2", "", "= 3"]), Ok((true, "2".into(), 2)));
        assert_eq!(
            read(Some(7), &["?7 unknown command", ""]),
            Ok((false, "unknown command".into(), 2))
        );
        assert_eq!(read(Some(0), &["=0", "", ""]), Ok((true, String::new(), 2)));
        assert_eq!(
            read(None, &["= ", " A B", "= 1", ""]),
            Ok((true, "\n A B\n= 1".into(), 4))
        );
    }

    #[test]
    fn ill_formed_replies() {
        assert!(read(None, &["", "= 2", ""]).is_err_and(|e| e.contains("empty line")));
        assert!(read(None, &["hello", "= 2", ""]).is_err_and(|e| e.contains("neither")));
        assert!(read(None, &["=2", ""]).is_err_and(|e| e.contains("id")));
        assert!(read(Some(1), &["= 1", ""]).is_err_and(|e| e.contains("id")));
        assert!(read(Some(1), &["=12 x", ""]).is_err_and(|e| e.contains("id")));
        assert!(read(Some(1), &["=99999999999999999999 x", ""]).is_err_and(|e| e.contains("id")));
        assert!(read(None, &["=x", ""]).is_err_and(|e| e.contains("blank")));
        assert_eq!(read(None, &["= x"]), Err("incomplete"));
        let long = "x".repeat(LONGEST_REPLY / 2);
        let endless = ["= ", &long, &long, &long];
        assert!(read(None, &endless).is_err_and(|e| e.contains("32 MiB")));
    }
}
