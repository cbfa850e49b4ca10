//! Running a script: every command is sent when the one before is answered, and every reply is judged.

use super::report::{FileReport, Outcome, StepResult, Trouble};
use super::script::{self, Grammar, Mark, Step};
use crate::arena::client::{Client, Response};
use crate::arena::command::EngineCommand;
use std::path::{self, Path};
use std::time::Duration;

/// What an engine may take for one command unless told otherwise.
const COMMAND_LIMIT: Duration = Duration::from_mins(1);

/// Which engine answers, and how fast it must.
#[derive(Clone, Debug)]
pub struct Runner {
    /// The engine. Its process works in the folder of the script.
    pub engine: EngineCommand,
    /// Longest time for one command.
    pub limit: Duration,
    /// How scripts and replies are read.
    pub grammar: Grammar,
}

impl Runner {
    /// A runner with a limit of one minute a command.
    pub fn new(engine: EngineCommand) -> Self {
        Self {
            engine,
            limit: COMMAND_LIMIT,
            grammar: Grammar::default(),
        }
    }

    /// Runs one script in a new engine process.
    pub fn run(&self, path: &Path) -> FileReport {
        let mut results = Vec::new();
        let trouble = match script::load(path, self.grammar) {
            Ok(steps) => self.play(path, steps, &mut results).err(),
            Err(error) => Some(Trouble::Script(error)),
        };
        FileReport {
            path: path.to_owned(),
            results,
            trouble,
        }
    }

    /// Sends all steps and sees the engine out. What was answered is in `results` even after an error.
    fn play(
        &self,
        path: &Path,
        steps: Vec<Step>,
        results: &mut Vec<StepResult>,
    ) -> Result<(), Trouble> {
        let at_start = |error| Trouble::Engine { line: None, error };
        let folder = path::absolute(path)
            .ok()
            .and_then(|path| path.parent().map(Path::to_owned));
        let mut engine =
            Client::start(&self.engine, folder.as_deref(), self.limit).map_err(at_start)?;
        let mut last = None;
        for step in steps {
            last = Some(step.line);
            let in_step = |error| Trouble::Engine { line: last, error };
            let response = engine.send_line(&step.command, step.id).map_err(in_step)?;
            results.push(StepResult {
                outcome: judge(&step, &response, self.grammar),
                step,
                response,
            });
        }
        let said_quit = results
            .last()
            .is_some_and(|last| last.step.name() == Some("quit"));
        let status = if said_quit {
            engine.wait()
        } else {
            engine.quit()
        };
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(Trouble::BadExit(status)),
            Err(error) => Err(Trouble::Engine { line: last, error }),
        }
    }
}

fn judge(step: &Step, response: &Response, grammar: Grammar) -> Outcome {
    let is_met = step
        .expectation
        .as_ref()
        .is_some_and(|e| e.is_met_by(response));
    if !is_met && is_unknown(response) {
        return Outcome::Skipped;
    }
    let Some(expectation) = &step.expectation else {
        return match (step.id, response.ok) {
            (None, true) => Outcome::Accepted,
            (Some(_), true) => Outcome::Passed,
            (_, false) if grammar != Grammar::Strict => Outcome::Tolerated,
            (None, false) => Outcome::Refused,
            (Some(_), false) => Outcome::Failed,
        };
    };
    match (expectation.mark, is_met) {
        (Mark::Ignored, _) => Outcome::Ignored,
        (Mark::None, true) => Outcome::Passed,
        (Mark::None, false) => Outcome::Failed,
        (Mark::KnownFailure, true) => Outcome::PassedUnexpectedly,
        (Mark::KnownFailure, false) => Outcome::FailedAsExpected,
    }
}

/// Whether the engine lacks the command: the protocol has this text for it, to which some engines add the name.
fn is_unknown(response: &Response) -> bool {
    let text = response.text.trim_start().to_ascii_lowercase();
    !response.ok && text.starts_with("unknown command")
}
