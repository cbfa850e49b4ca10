//! What came of a script, as values and as text.

use super::script::{ScriptError, Step};
use crate::arena::client::{ClientError, Response};
use crate::plain;
use std::collections::BTreeSet;
use std::fmt::{self, Write};
use std::iter::Sum;
use std::path::PathBuf;
use std::process::ExitStatus;

/// One command that was answered.
#[derive(Clone, Debug)]
pub struct StepResult {
    /// The command.
    pub step: Step,
    /// Its reply.
    pub response: Response,
    /// What that means.
    pub outcome: Outcome,
}

/// What the reply to one command means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Not numbered, no error: no test.
    Accepted,
    /// Not numbered, and answered with an error.
    Refused,
    /// As expected.
    Passed,
    /// As expected, in spite of the `*`.
    PassedUnexpectedly,
    /// Not as expected.
    Failed,
    /// Not as expected, which the `*` foretold.
    FailedAsExpected,
    /// Marked `&`.
    Ignored,
    /// The engine lacks the command.
    Skipped,
    /// An error that the grammar does not count as a failure.
    Tolerated,
}

impl Outcome {
    /// In a few words.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Accepted => "done",
            Self::Refused => "ERROR",
            Self::Passed => "passed",
            Self::PassedUnexpectedly => "PASSED unexpectedly",
            Self::Failed => "FAILED",
            Self::FailedAsExpected => "failed as expected",
            Self::Ignored => "ignored",
            Self::Skipped => "skipped: unknown command",
            Self::Tolerated => "error, not counted",
        }
    }
}

/// What kept a script from being run to its end.
#[derive(Debug)]
pub enum Trouble {
    /// The script is missing or bad.
    Script(ScriptError),
    /// There was no reply.
    Engine {
        /// Line of the command in the script; none if the engine did not start.
        line: Option<usize>,
        /// What there was instead.
        error: ClientError,
    },
    /// All was answered, but then the engine ended with a failure.
    BadExit(ExitStatus),
}

/// How it went, from good to bad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Nothing unexpected, but for tests that pass in spite of their `*`.
    #[default]
    Passed,
    /// A test failed, or a command that is no test, or the engine wrote what is no reply.
    Failed,
    /// Something could not be run: a script that is missing or bad, an engine that is dead or mute.
    NotRun,
}

/// All that came of one script.
#[derive(Debug)]
pub struct FileReport {
    /// The script.
    pub path: PathBuf,
    /// Every command that was answered, in order.
    pub results: Vec<StepResult>,
    /// Why the rest was not run, or what happened after it.
    pub trouble: Option<Trouble>,
}

/// Numbers of outcomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    tests: u32,
    passed: u32,
    failed: u32,
    expected_failures: u32,
    unexpected_passes: u32,
    errors: u32,
    skipped: u32,
    tolerated: u32,
}

impl Trouble {
    pub(super) fn line(&self) -> Option<usize> {
        match self {
            Self::Script(error) => error.line,
            Self::Engine { line, .. } => *line,
            Self::BadExit(_) => None,
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Script(error) => f.write_str(&error.what),
            Self::Engine { error, .. } => error.fmt(f),
            Self::BadExit(status) => write!(f, "the engine ended badly ({status})"),
        }
    }
}

impl Verdict {
    /// The exit status of a program that comes to this verdict: 0, 1 or 2.
    pub fn exit_code(self) -> u8 {
        self as u8
    }

    /// The worst of these.
    pub fn of(reports: &[FileReport]) -> Self {
        let verdicts = reports.iter().map(FileReport::verdict);
        verdicts.max().unwrap_or_default()
    }

    /// In a few words.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Failed => "FAILED",
            Self::NotRun => "NOT RUN to its end",
        }
    }
}

impl FileReport {
    /// How it went.
    pub fn verdict(&self) -> Verdict {
        let count = self.count();
        match &self.trouble {
            Some(Trouble::Script(_)) => Verdict::NotRun,
            Some(Trouble::Engine { error, .. })
                if !matches!(error, ClientError::Garbage { .. }) =>
            {
                Verdict::NotRun
            }
            Some(_) => Verdict::Failed,
            None if count.failed + count.errors > 0 => Verdict::Failed,
            None => Verdict::Passed,
        }
    }

    /// The outcomes counted. A trouble counts as an error.
    pub fn count(&self) -> Count {
        let trouble = Count {
            errors: u32::from(self.trouble.is_some()),
            ..Count::default()
        };
        self.results
            .iter()
            .map(|result| Count::of(result.outcome))
            .sum::<Count>()
            + trouble
    }

    /// The names of the commands that the engine lacks, each once.
    pub fn unknown_commands(&self) -> BTreeSet<&str> {
        let skipped = |result: &&StepResult| result.outcome == Outcome::Skipped;
        let results = self.results.iter().filter(skipped);
        results.filter_map(|result| result.step.name()).collect()
    }

    /// The dialogue as it would look on a terminal: each command, its reply, an empty line.
    pub fn transcript(&self) -> String {
        let mut text = String::new();
        for StepResult { step, response, .. } in &self.results {
            let sign = if response.ok { '=' } else { '?' };
            let id = step.id.map(|id| id.to_string()).unwrap_or_default();
            let reply = format!("{sign}{id} {}", response.text);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}\n{}\n", step.command, reply.trim_end());
        }
        text
    }
}

impl Count {
    fn of(outcome: Outcome) -> Self {
        let is = |this| u32::from(outcome == this);
        Self {
            tests: u32::from(!matches!(
                outcome,
                Outcome::Accepted | Outcome::Refused | Outcome::Skipped | Outcome::Tolerated
            )),
            passed: is(Outcome::Passed),
            failed: is(Outcome::Failed),
            expected_failures: is(Outcome::FailedAsExpected),
            unexpected_passes: is(Outcome::PassedUnexpectedly),
            errors: is(Outcome::Refused),
            skipped: is(Outcome::Skipped),
            tolerated: is(Outcome::Tolerated),
        }
    }
}

impl std::ops::Add for Count {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            tests: self.tests + other.tests,
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            expected_failures: self.expected_failures + other.expected_failures,
            unexpected_passes: self.unexpected_passes + other.unexpected_passes,
            errors: self.errors + other.errors,
            skipped: self.skipped + other.skipped,
            tolerated: self.tolerated + other.tolerated,
        }
    }
}

impl Sum for Count {
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        counts.fold(Self::default(), |a, b| a + b)
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} tests, {} passed, {} FAILED",
            self.tests, self.passed, self.failed
        )?;
        for (count, what) in [
            (self.expected_failures, "failed as expected"),
            (self.unexpected_passes, "PASSED unexpectedly"),
            (self.errors, "ERRORS"),
            (self.skipped, "skipped"),
            (self.tolerated, "errors not counted"),
        ] {
            if count > 0 {
                write!(f, ", {count} {what}")?;
            }
        }
        Ok(())
    }
}

/// One line for everything that a reader should know, and one with the numbers.
impl fmt::Display for FileReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        for result in &self.results {
            if let Some(word) = headline(result.outcome) {
                let line = result.step.line;
                writeln!(
                    f,
                    "{path}:{line}: {word} {}",
                    plain::line(&Finding(result).to_string())
                )?;
            }
        }
        if let Some(trouble) = &self.trouble {
            let told = plain::line(&trouble.to_string());
            match trouble.line() {
                Some(line) => writeln!(f, "{path}:{line}: ERROR {told}")?,
                None => writeln!(f, "{path}: ERROR {told}")?,
            }
        }
        let unknown: Vec<&str> = self.unknown_commands().into_iter().collect();
        if !unknown.is_empty() {
            let names = plain::line(&unknown.join(" "));
            writeln!(f, "{path}: SKIPPED commands that the engine lacks: {names}")?;
        }
        writeln!(f, "{path}: {}", self.count())
    }
}

fn headline(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Accepted
        | Outcome::Passed
        | Outcome::FailedAsExpected
        | Outcome::Skipped
        | Outcome::Tolerated => None,
        Outcome::Refused => Some("ERROR"),
        Outcome::Failed => Some("FAIL"),
        Outcome::PassedUnexpectedly => Some("PASS (unexpected; drop the *)"),
        Outcome::Ignored => Some("IGNORED"),
    }
}

/// Command, expected and actual reply in one line.
pub(super) struct Finding<'a>(pub(super) &'a StepResult);

impl fmt::Display for Finding<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let StepResult { step, response, .. } = self.0;
        write!(f, "{}: expected ", step.command)?;
        match &step.expectation {
            Some(expectation) => f.write_str(&expectation.source)?,
            None => f.write_str("success")?,
        }
        let sign = if response.ok { '=' } else { '?' };
        write!(
            f,
            ", got {sign} {}",
            response.text.trim().replace('\n', "\\n")
        )
    }
}
