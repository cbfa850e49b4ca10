//! The session loop: a thread reads and queues, the caller's thread executes in order and answers.
//!
//! The queue has no bound, so a host may send any number of commands before it reads. At the end of input the queue is
//! worked off before the loop ends.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use super::diagnostics::tell;
use super::error::GtpError;
use super::protocol::{Command, is_interrupt};
use super::registry::{Action, Registry};
use super::reply::ReplyWriter;
use super::signals::Signals;

/// The state that commands work on, with a way back for those that fail.
///
/// A command that fails, by an error or a panic, changes nothing: what was saved before it is put back. Saving happens
/// before every command, so it should cost no more than counting a reference.
pub trait Session {
    /// What a host can see of the state.
    type Saved;

    /// Remembers the state.
    fn save(&self) -> Self::Saved;

    /// Returns to a remembered state.
    fn restore(&mut self, saved: Self::Saved);

    /// Does what there is to do while no command waits, until it says that this is over.
    fn idle(&mut self, _is_over: &(dyn Fn() -> bool + Sync)) {}
}

/// A command and the number of the line it stood on.
struct Request {
    line: u64,
    command: Command,
}

/// Answers everything on `input` until it ends, `quit` is answered, or nobody reads the output any more.
///
/// # Errors
/// Those of the output other than a broken pipe, and of starting the reader thread.
pub fn serve<S: Session>(
    input: impl Read + Send + 'static,
    output: impl Write,
    registry: &Registry<S>,
    session: &mut S,
    signals: &Arc<Signals>,
) -> io::Result<()> {
    let queue = start_reader(input, Arc::clone(signals))?;
    let mut replies = ReplyWriter::new(output);
    while let Some(Request { line, command }) = next(&queue, session, signals) {
        signals.start(line);
        let action = registry.find(&command.name);
        let id = command.id.as_deref();
        let sent = match action {
            None => replies.send(id, &Err(GtpError::UnknownCommand)),
            Some(Action::Quit) => replies.send(id, &Ok(String::new())),
            Some(Action::Admin(run)) => replies.send(id, &run(registry, &command.args)),
            Some(Action::Session(run)) => {
                let answer = attempt(session, &command, |session| run(session, &command.args));
                replies.send(id, &answer)
            }
            Some(Action::Stream(run)) => {
                let mut stream = replies.stream(id);
                let outcome = attempt(session, &command, |session| {
                    run(session, &command.args, &mut stream)
                });
                stream.close(&outcome)
            }
        };
        match sent {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            sent => sent?,
        }
        if matches!(action, Some(Action::Quit)) {
            break;
        }
    }
    Ok(())
}

/// The next command; the session may use the time until there is one. None at the end of input.
fn next<S: Session>(
    queue: &Receiver<Request>,
    session: &mut S,
    signals: &Signals,
) -> Option<Request> {
    let request = match queue.try_recv() {
        Err(TryRecvError::Empty) => {
            let is_over = || signals.command_waits() || signals.end_of_input();
            let idle = catch_unwind(AssertUnwindSafe(|| session.idle(&is_over)));
            if idle.is_err() {
                tell("internal error while waiting; the game goes on");
            }
            queue.recv().ok()
        }
        received => received.ok(),
    };
    signals.take_command();
    request
}

/// Runs a command so that its failure, whatever it is, leaves the session as it was.
fn attempt<S: Session, T>(
    session: &mut S,
    command: &Command,
    run: impl FnOnce(&mut S) -> Result<T, GtpError>,
) -> Result<T, GtpError> {
    let saved = session.save();
    let outcome = catch_unwind(AssertUnwindSafe(|| run(session))).unwrap_or_else(|_| {
        tell(&format!(
            "internal error in {}; the game goes on as it was before",
            command.name
        ));
        Err(GtpError::Internal)
    });
    if outcome.is_err() {
        session.restore(saved);
    }
    outcome
}

fn start_reader(
    input: impl Read + Send + 'static,
    signals: Arc<Signals>,
) -> io::Result<Receiver<Request>> {
    let (sender, queue) = channel();
    let read = move || {
        if let Err(error) = read_requests(BufReader::new(input), &sender, &signals) {
            tell(&format!("cannot read commands: {error}"));
        }
        signals.end_input();
    };
    thread::Builder::new()
        .name("gtp-reader".to_owned())
        .spawn(read)?;
    Ok(queue)
}

/// Queues every command until the input ends or the other side of the queue has gone.
fn read_requests(
    mut input: impl BufRead,
    queue: &Sender<Request>,
    signals: &Signals,
) -> io::Result<()> {
    let mut raw = Vec::new();
    while input.read_until(b'\n', &mut raw)? > 0 {
        let line = signals.count_line();
        if is_interrupt(&raw) {
            signals.interrupt_at(line);
        }
        if let Some(command) = Command::parse(&raw) {
            signals.announce_command();
            if queue.send(Request { line, command }).is_err() {
                break;
            }
        }
        raw.clear();
    }
    Ok(())
}
