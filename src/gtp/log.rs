//! The dialogue on file: every line that comes and every line that goes, with the time.
//!
//! A log must never hurt a session: what cannot be written is told once, and the session goes on without.

use super::diagnostics::tell;
use crate::plain::is_harmless;
use jiff::Timestamp;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// A file that lines are added to, each with one write.
#[derive(Clone, Debug)]
pub struct Log(Arc<Mutex<Option<File>>>);

/// An input or an output whose lines are logged, if there is a log.
#[derive(Debug)]
pub struct Logged<T> {
    inner: T,
    log: Option<Log>,
    /// What lines of this kind begin with.
    sign: char,
    /// A line that has not ended yet.
    pending: Vec<u8>,
}

impl Log {
    /// Opens the file to add to it, which may be there before, and writes who starts.
    ///
    /// # Errors
    /// It is no plain file, or cannot be written.
    pub fn open(path: &Path, program: &str) -> io::Result<Self> {
        // A pipe might wait for a reader for ever.
        if fs::metadata(path).is_ok_and(|existing| !existing.is_file()) {
            return Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "not a plain file",
            ));
        }
        let mut file = OpenOptions::new().append(true).create(true).open(path)?;
        let start = format!("{program} starts, process {}", std::process::id());
        file.write_all(stamped('#', start.as_bytes()).as_bytes())?;
        Ok(Self(Arc::new(Mutex::new(Some(file)))))
    }

    fn line(&self, sign: char, bytes: &[u8]) {
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = file.as_mut()
            && let Err(error) = open.write_all(stamped(sign, bytes).as_bytes())
        {
            *file = None;
            tell(&format!("cannot write the log any more: {error}"));
        }
    }
}

impl<T> Logged<T> {
    /// An input: its lines are logged as they come, behind `>`.
    pub fn input(inner: T, log: Option<Log>) -> Self {
        Self::new(inner, log, '>')
    }

    /// An output: its lines are logged as they go, behind `<`.
    pub fn output(inner: T, log: Option<Log>) -> Self {
        Self::new(inner, log, '<')
    }

    fn new(inner: T, log: Option<Log>, sign: char) -> Self {
        Self {
            inner,
            log,
            sign,
            pending: Vec::new(),
        }
    }

    /// Takes notice of what went through.
    fn note(&mut self, bytes: &[u8]) {
        let Some(log) = &self.log else { return };
        for piece in bytes.split_inclusive(|&byte| byte == b'\n') {
            match piece.strip_suffix(b"\n") {
                Some(end) => {
                    self.pending.extend_from_slice(end);
                    log.line(self.sign, &self.pending);
                    self.pending.clear();
                }
                None => self.pending.extend_from_slice(piece),
            }
        }
    }
}

impl<T: Read> Read for Logged<T> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        if count == 0 && !self.pending.is_empty() {
            // The last line needs no line feed.
            self.note(b"\n");
        }
        self.note(buffer.get(..count).unwrap_or_default());
        Ok(count)
    }
}

impl<T: Write> Write for Logged<T> {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        let count = self.inner.write(buffer)?;
        self.note(buffer.get(..count).unwrap_or_default());
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// A line of the log. What a terminal would obey is written out.
fn stamped(sign: char, bytes: &[u8]) -> String {
    let mut line = format!("{:.3} {sign} ", Timestamp::now());
    for c in String::from_utf8_lossy(bytes).chars() {
        if is_harmless(c) || c == '\t' {
            line.push(c);
        } else {
            line.extend(c.escape_default());
        }
    }
    line.truncate(line.trim_end().len());
    line.push('\n');
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use regex::Regex;

    #[test]
    fn a_line_has_its_time_and_no_power_over_a_terminal() {
        let form = |shown: &str| {
            let shown = regex::escape(shown);
            Regex::new(&format!(
                r"\A\d{{4}}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{{3}}Z {shown}\n\z"
            ))
            .unwrap()
        };
        for (sign, bytes, shown) in [
            ('>', &b"genmove b"[..], "> genmove b"),
            ('<', b"", "<"),
            ('>', b"name\r", "> name\\r"),
            ('>', b"a\x1b[2J\xff\tb", "> a\\u{1b}[2J\u{fffd}\tb"),
        ] {
            let line = stamped(sign, bytes);
            assert!(form(shown).is_match(&line), "{line:?}");
        }
    }

    #[test]
    fn a_log_that_fails_is_given_up() {
        let read_only = File::open(std::env::current_exe().unwrap()).unwrap();
        let log = Log(Arc::new(Mutex::new(Some(read_only))));
        let mut output = Logged::output(Vec::new(), Some(log.clone()));
        output.write_all(b"= 2\n\n").unwrap();
        assert_eq!(output.inner, b"= 2\n\n");
        assert!(log.0.lock().unwrap().is_none());
    }
}
