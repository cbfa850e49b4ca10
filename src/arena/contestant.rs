//! An engine in a match: started when needed, asked what it is, dropped when it fails.

use super::client::{Client, ClientError, Response};
use super::outcome::{Failure, Fault};
use super::plan::{Entrant, TimeControl};
use crate::plain::clipped;
use std::time::Duration;

/// The command that asks an engine for its version, commit and settings.
const DESCRIBE: &str = "gomill-describe_engine";
/// The characters that are kept of what an engine tells of itself: every line of results has them.
const LONGEST_NAME: usize = 200;
const LONGEST_DESCRIPTION: usize = 10_000;

/// An engine and, most of the time, its process.
#[derive(Debug)]
pub(super) struct Contestant {
    entrant: Entrant,
    limit: Duration,
    name: String,
    description: Option<String>,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    client: Client,
    commands: Vec<String>,
}

impl Contestant {
    /// An engine that is not running yet, and may take so long to answer a command.
    pub(super) fn new(entrant: Entrant, limit: Duration) -> Self {
        let given = entrant.name.clone();
        Self {
            name: given.unwrap_or_else(|| entrant.template.to_string()),
            description: None,
            entrant,
            limit,
            running: None,
        }
    }

    /// The name that it was given; else name and version as the engine last told them, the command line until then.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// What the engine last told of itself, if it does.
    pub(super) fn description(&self) -> Option<&str> {
        self.description.as_deref()
    }

    /// Its clock.
    pub(super) fn clock(&self) -> Option<TimeControl> {
        self.entrant.clock
    }

    /// Sees to it that the process for this game runs. The inner result is that of asking it what it is.
    ///
    /// # Errors
    /// There is no such program: no game can be played.
    pub(super) fn ready(&mut self, game: u32) -> anyhow::Result<Result<(), Failure>> {
        if self.entrant.template.differs_by_game() {
            self.close();
        }
        if self.running.is_some() {
            return Ok(Ok(()));
        }
        let client = Client::start(&self.entrant.template.for_game(game), None, self.limit)?;
        self.running = Some(Running {
            client,
            commands: Vec::new(),
        });
        Ok(self.introduce())
    }

    fn introduce(&mut self) -> Result<(), Failure> {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let name = self.order("name")?;
        let version = self.ask("version")?;
        let version = if version.ok {
            version.text
        } else {
            String::new()
        };
        let told = words(&format!("{} {version}", name.text));
        let told = clipped(&told, LONGEST_NAME);
        if self.entrant.name.is_none() {
            self.name.clone_from(&told);
        }
        let commands = self.order("list_commands")?;
        if let Some(running) = &mut self.running {
            running.commands = commands
                .text
                .lines()
                .map(|line| line.trim().into())
                .collect();
        }
        self.description = Some(told);
        if self.knows(DESCRIBE) {
            let description = self.order(DESCRIBE)?.text;
            self.description = Some(clipped(&description, LONGEST_DESCRIPTION));
        }
        Ok(())
    }

    /// Whether the engine lists this command.
    pub(super) fn knows(&self, command: &str) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|running| running.commands.iter().any(|known| known == command))
    }

    /// Sends a command; a failure reply is a reply.
    ///
    /// # Errors
    /// There is no reply. The process is gone.
    pub(super) fn ask(&mut self, command: &str) -> Result<Response, Failure> {
        let Some(running) = &mut self.running else {
            return Err(Failure::new(Fault::Crash, "the engine is not running"));
        };
        running.client.send(command).map_err(|error: ClientError| {
            self.running = None;
            Failure::from(error)
        })
    }

    /// Sends a command that has to succeed.
    ///
    /// # Errors
    /// It failed, or there is no reply.
    pub(super) fn order(&mut self, command: &str) -> Result<Response, Failure> {
        let reply = self.ask(command)?;
        if reply.ok {
            Ok(reply)
        } else {
            let detail = format!("{command}: ? {}", reply.text);
            Err(Failure::new(Fault::Refusal, detail))
        }
    }

    /// Kills the process, whose state nobody knows any more; the end of its stderr, if it was still there.
    pub(super) fn dismiss(&mut self) -> String {
        let running = self.running.take();
        running
            .map(|running| running.client.dismiss())
            .unwrap_or_default()
    }

    /// Lets the engine quit.
    pub(super) fn close(&mut self) {
        if let Some(running) = self.running.take() {
            // However it ends, it has ended, and no game was lost by it.
            let _ = running.client.quit();
        }
    }
}

impl Drop for Contestant {
    fn drop(&mut self) {
        self.close();
    }
}
