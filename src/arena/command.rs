//! The command line of an engine: a program and its arguments, as the user typed them.

use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::{self, Path, PathBuf};
use std::process::Command;

/// A program with its arguments, ready to be started any number of times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineCommand {
    program: PathBuf,
    args: Vec<OsString>,
}

/// Why a command line names no program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandLineError {
    /// Nothing but blanks.
    Empty,
    /// This quote is opened and never closed.
    OpenQuote(char),
}

impl EngineCommand {
    /// A program without arguments.
    pub fn new(program: impl Into<PathBuf>) -> Self {
        Self {
            program: program.into(),
            args: Vec::new(),
        }
    }

    /// The program that is running now, without arguments: Tengen itself, speaking GTP.
    ///
    /// # Errors
    /// When the system cannot tell the path of the running program.
    pub fn current() -> io::Result<Self> {
        std::env::current_exe().map(Self::new)
    }

    /// Splits a command line at blanks, except inside `"…"` or `'…'`.
    ///
    /// A quoted part may stand anywhere in a word. The backslash is an ordinary character, so that
    /// `C:\Go\engine.exe` needs no care; a quote of one kind is written inside quotes of the other.
    ///
    /// # Errors
    /// For a line of blanks and for a quote that is never closed.
    pub fn parse(line: &str) -> Result<Self, CommandLineError> {
        let mut words = split(line)?.into_iter();
        let program = words.next().ok_or(CommandLineError::Empty)?;
        Ok(Self {
            program: program.into(),
            args: words.map(OsString::from).collect(),
        })
    }

    /// The same with one argument more.
    #[must_use]
    pub fn arg(mut self, arg: impl Into<OsString>) -> Self {
        self.args.push(arg.into());
        self
    }

    /// The same with every argument changed like this.
    #[must_use]
    pub fn map_args(&self, change: impl Fn(&str) -> String) -> Self {
        let changed = |arg: &OsString| arg.to_str().map_or(arg.clone(), |arg| change(arg).into());
        Self {
            program: self.program.clone(),
            args: self.args.iter().map(changed).collect(),
        }
    }

    /// The process to start, in `folder` if one is given.
    ///
    /// A program given by a relative path is sought from the folder we are in, not from `folder`: what
    /// the system does by itself differs from platform to platform.
    pub(super) fn process(&self, folder: Option<&Path>) -> io::Result<Command> {
        let is_bare_name = self.program.components().count() == 1;
        let mut process = if is_bare_name {
            Command::new(&self.program)
        } else {
            Command::new(path::absolute(&self.program)?)
        };
        process.args(&self.args);
        if let Some(folder) = folder {
            process.current_dir(folder);
        }
        Ok(process)
    }
}

impl fmt::Display for EngineCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.program.display())?;
        self.args
            .iter()
            .try_for_each(|arg| write!(f, " {}", arg.display()))
    }
}

impl fmt::Display for CommandLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the engine's command line is empty"),
            Self::OpenQuote(quote) => write!(
                f,
                "the engine's command line opens {quote} and does not close it"
            ),
        }
    }
}

impl std::error::Error for CommandLineError {}

fn split(line: &str) -> Result<Vec<String>, CommandLineError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    for c in line.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            Some(_) | None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.map_or(Ok(words), |open| Err(CommandLineError::OpenQuote(open)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        split(line).unwrap_or_default()
    }

    #[test]
    fn blanks_separate_words() {
        assert_eq!(words("  gnugo --mode\tgtp "), ["gnugo", "--mode", "gtp"]);
    }

    #[test]
    fn quotes_keep_blanks_and_join_with_their_word() {
        assert_eq!(
            words(r#""C:\Mein Gö\e.exe" --x='a "b" c' "" "#),
            [r"C:\Mein Gö\e.exe", r#"--x=a "b" c"#, ""]
        );
    }

    #[test]
    fn backslashes_are_literal_even_before_a_quote() {
        assert_eq!(words(r#""\\host\share\" next"#), [r"\\host\share\", "next"]);
    }

    #[test]
    fn what_names_no_program_is_refused() {
        assert_eq!(EngineCommand::parse(" \t"), Err(CommandLineError::Empty));
        assert_eq!(
            EngineCommand::parse("engine 'x"),
            Err(CommandLineError::OpenQuote('\''))
        );
    }
}
