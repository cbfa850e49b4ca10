//! The controller's side of GTP: one engine process, asked one command at a time.
//!
//! Whatever the engine does, a call comes back: stdin, stdout and stderr have a thread each, every command
//! has a limit, and the process is killed when it oversteps it, when the framing of its output is lost,
//! and when the [`Client`] is dropped.

use super::command::EngineCommand;
use super::pipes::{self, Line, Tail};
use super::reply::ReplyReader;
pub use super::reply::Response;
use crate::plain::clipped;
use std::fmt;
use std::io;
use std::path::Path;
use std::process::{Child, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

/// How long an engine may take to answer `quit`, and again to end.
const QUIT_LIMIT: Duration = Duration::from_secs(5);
/// How long we wait for the exit status, and for the rest of stderr, once stdout is closed.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// The characters of a line that is no reply that are quoted.
const LONGEST_QUOTE: usize = 200;

/// A running engine.
#[derive(Debug)]
pub struct Client {
    child: Child,
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<Line>,
    errors: Tail,
    limit: Duration,
    next_id: u32,
    last_command: String,
}

/// Why there is no reply. After every one but `BadCommand` the engine is gone.
#[derive(Debug)]
pub enum ClientError {
    /// The process could not be started.
    Start {
        /// The command line.
        engine: String,
        /// What the system said.
        source: io::Error,
    },
    /// Nothing was sent: a line such as this one gets no reply, or more than one.
    BadCommand(String),
    /// The engine ended, or closed its stdout.
    Died {
        /// The command that was waiting for its reply, or was the last to get one.
        command: String,
        /// How it ended; none if it was still running and had to be killed.
        status: Option<ExitStatus>,
        /// The end of its stderr.
        stderr: String,
    },
    /// The engine did not answer, or did not end, in time, and was killed.
    TimedOut {
        /// The command.
        command: String,
        /// The limit.
        limit: Duration,
        /// The end of its stderr.
        stderr: String,
    },
    /// The engine wrote something that is no reply to the command, and was killed.
    Garbage {
        /// The last command that was sent.
        command: String,
        /// What is wrong.
        what: &'static str,
        /// The line in question, or its beginning.
        line: String,
        /// The end of its stderr.
        stderr: String,
    },
}

impl Client {
    /// Starts the engine, in `folder` if one is given. A command may take `limit` unless told otherwise.
    ///
    /// # Errors
    /// [`ClientError::Start`].
    pub fn start(
        engine: &EngineCommand,
        folder: Option<&Path>,
        limit: Duration,
    ) -> Result<Self, ClientError> {
        let start_error = |source| ClientError::Start {
            engine: engine.to_string(),
            source,
        };
        let mut process = engine.process(folder).map_err(start_error)?;
        process
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = process.spawn().map_err(start_error)?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(start_error(io::Error::other("no pipes")));
        };
        Ok(Self {
            child,
            input: Some(pipes::write_to(stdin)),
            output: pipes::read_lines(stdout),
            errors: Tail::of(stderr),
            limit,
            next_id: 1,
            last_command: String::new(),
        })
    }

    /// Sends a command, given without an id, under an id of our own, and waits for its reply.
    ///
    /// # Errors
    /// All but [`ClientError::Start`]. A `?` reply is no error here.
    pub fn send(&mut self, command: &str) -> Result<Response, ClientError> {
        self.send_within(command, self.limit)
    }

    /// The same with a limit for this command alone.
    ///
    /// # Errors
    /// As for [`Client::send`].
    pub fn send_within(&mut self, command: &str, limit: Duration) -> Result<Response, ClientError> {
        let id = self.next_id;
        self.next_id += 1;
        self.exchange(&format!("{id} {}", command.trim_start()), Some(id), limit)
    }

    /// Sends a whole line as it is, which may start with an id; `id` is the one that the reply must carry.
    ///
    /// # Errors
    /// As for [`Client::send`].
    pub fn send_line(&mut self, line: &str, id: Option<u32>) -> Result<Response, ClientError> {
        self.exchange(line, id, self.limit)
    }

    /// Says `quit`, and waits for the engine to end.
    ///
    /// # Errors
    /// As for [`Client::send`]; output after the reply is garbage.
    pub fn quit(mut self) -> Result<ExitStatus, ClientError> {
        self.send_within("quit", QUIT_LIMIT)?;
        self.wait()
    }

    /// Kills the engine, and tells the end of its stderr.
    pub fn dismiss(mut self) -> String {
        self.kill();
        self.errors.text(LAST_WORDS)
    }

    /// Waits for the end of an engine that was already told to quit.
    ///
    /// # Errors
    /// As for [`Client::quit`].
    pub fn wait(mut self) -> Result<ExitStatus, ClientError> {
        self.input = None;
        let deadline = Instant::now() + QUIT_LIMIT;
        match self.output.recv_timeout(QUIT_LIMIT) {
            Ok((_, line)) => return Err(self.garbage("output after the last reply", &line)),
            Err(RecvTimeoutError::Timeout) => return Err(self.timed_out(QUIT_LIMIT)),
            Err(RecvTimeoutError::Disconnected) => {}
        }
        self.exit_status(deadline)
            .ok_or_else(|| self.timed_out(QUIT_LIMIT))
    }

    fn exchange(
        &mut self,
        line: &str,
        id: Option<u32>,
        limit: Duration,
    ) -> Result<Response, ClientError> {
        if !gets_one_reply(line, id) {
            return Err(ClientError::BadCommand(line.to_owned()));
        }
        match self.output.try_recv() {
            Ok((_, stray)) => return Err(self.garbage("output after a complete reply", &stray)),
            Err(TryRecvError::Disconnected) => return Err(self.died()),
            Err(TryRecvError::Empty) => {}
        }
        line.clone_into(&mut self.last_command);
        let sent = Instant::now();
        // Should the writer have stopped at a broken pipe, the silence of stdout tells.
        if let Some(input) = &self.input {
            let _ = input.send(format!("{line}\n").into_bytes());
        }
        self.read_reply(ReplyReader::new(id), sent, limit)
    }

    fn read_reply(
        &mut self,
        mut reply: ReplyReader,
        sent: Instant,
        limit: Duration,
    ) -> Result<Response, ClientError> {
        loop {
            let (at, line) = match self
                .output
                .recv_timeout(limit.saturating_sub(sent.elapsed()))
            {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Err(self.timed_out(limit)),
                Err(RecvTimeoutError::Disconnected) => return Err(self.died()),
            };
            // Asked of every line, for an engine that never pauses never lets `recv_timeout` expire.
            let elapsed = at.saturating_duration_since(sent);
            if elapsed > limit {
                return Err(self.timed_out(limit));
            }
            match reply.push(&line) {
                Ok(None) => {}
                Ok(Some((ok, text))) => return Ok(Response { ok, text, elapsed }),
                Err(what) => return Err(self.garbage(what, &line)),
            }
        }
    }

    fn exit_status(&mut self, deadline: Instant) -> Option<ExitStatus> {
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }

    fn kill(&mut self) {
        self.input = None;
        // Both fail only when the process has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn died(&mut self) -> ClientError {
        let status = self.exit_status(Instant::now() + LAST_WORDS);
        self.kill();
        ClientError::Died {
            command: self.last_command.clone(),
            status,
            stderr: self.errors.text(LAST_WORDS),
        }
    }

    fn timed_out(&mut self, limit: Duration) -> ClientError {
        self.kill();
        ClientError::TimedOut {
            command: self.last_command.clone(),
            limit,
            stderr: self.errors.text(LAST_WORDS),
        }
    }

    fn garbage(&mut self, what: &'static str, line: &str) -> ClientError {
        self.kill();
        ClientError::Garbage {
            command: self.last_command.clone(),
            what,
            line: clipped(line, LONGEST_QUOTE),
            stderr: self.errors.text(LAST_WORDS),
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.kill();
    }
}

/// One line, with more than an id in front of any comment.
fn gets_one_reply(line: &str, id: Option<u32>) -> bool {
    let words = line
        .split('#')
        .next()
        .unwrap_or_default()
        .split_whitespace()
        .count();
    !line.contains(['\n', '\r']) && words > usize::from(id.is_some())
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { engine, source } => write!(f, "cannot start {engine}: {source}"),
            Self::BadCommand(line) => write!(f, "{line:?} is not one command"),
            Self::Died {
                command,
                status: Some(status),
                stderr,
            } => {
                write!(
                    f,
                    "the engine died at {command:?} ({status}){}",
                    Stderr(stderr)
                )
            }
            Self::Died {
                command,
                status: None,
                stderr,
            } => {
                write!(
                    f,
                    "the engine closed its output at {command:?}{}",
                    Stderr(stderr)
                )
            }
            Self::TimedOut {
                command,
                limit,
                stderr,
            } => {
                write!(
                    f,
                    "the engine took more than {limit:?} at {command:?}{}",
                    Stderr(stderr)
                )
            }
            Self::Garbage {
                command,
                what,
                line,
                ..
            } => write!(f, "{what} at {command:?}: {line:?}"),
        }
    }
}

impl std::error::Error for ClientError {}

/// The last lines of stderr as the end of a message of one line.
struct Stderr<'a>(&'a str);

impl fmt::Display for Stderr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 5;
        let lines: Vec<&str> = self
            .0
            .lines()
            .filter(|line| !line.trim().is_empty())
            .collect();
        let shown = &lines[lines.len().saturating_sub(SHOWN)..];
        if shown.is_empty() {
            Ok(())
        } else {
            write!(f, "; stderr ends: {}", shown.join(" / "))
        }
    }
}
