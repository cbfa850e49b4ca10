//! The one writer of lines: whole lines, in the order in which they came, from any thread.
//!
//! A host may send much before it reads anything. So the reader of its lines does not wait for it to read replies until these
//! take a lot of memory; searches wait much earlier, as they can take their time.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The bytes of unread lines at which searches wait.
const PATIENCE_OF_SEARCHES: usize = 16 << 20;
/// The bytes of unread lines at which the reader waits.
const PATIENCE_OF_READER: usize = 256 << 20;

/// Lines on their way out.
#[derive(Debug, Default)]
pub(super) struct Output {
    pending: Mutex<Pending>,
    changed: Condvar,
    broken: AtomicBool,
}

#[derive(Debug, Default)]
struct Pending {
    lines: VecDeque<String>,
    bytes: usize,
    ended: bool,
}

impl Output {
    /// Adds a line of a search.
    pub(super) fn answer(&self, line: String) {
        self.add(line, PATIENCE_OF_SEARCHES);
    }

    /// Adds a line of the reader.
    pub(super) fn reply(&self, line: String) {
        self.add(line, PATIENCE_OF_READER);
    }

    /// Whether nobody reads any more.
    pub(super) fn is_broken(&self) -> bool {
        self.broken.load(Relaxed)
    }

    /// Says that this was all.
    pub(super) fn end(&self) {
        self.lock().ended = true;
        self.changed.notify_all();
    }

    /// Writes all lines as they come, until the end of them.
    ///
    /// # Errors
    /// The first of the output. What comes after it is lost.
    pub(super) fn write_to(&self, mut sink: impl Write) -> io::Result<()> {
        let mut written = Ok(());
        while let Some(line) = self.next() {
            written = sink.write_all(line.as_bytes()).and_then(|()| sink.flush());
            if written.is_err() {
                self.broken.store(true, Relaxed);
                break;
            }
        }
        self.changed.notify_all();
        written
    }

    /// The next line, once there is one; `None` after the last.
    fn next(&self) -> Option<String> {
        let mut pending = self.lock();
        while pending.lines.is_empty() && !pending.ended {
            pending = self.wait(pending);
        }
        let line = pending.lines.pop_front()?;
        pending.bytes -= line.len();
        drop(pending);
        self.changed.notify_all();
        Some(line)
    }

    fn add(&self, mut line: String, patience: usize) {
        line.push('\n');
        let mut pending = self.lock();
        while pending.bytes > patience && !self.is_broken() {
            pending = self.wait(pending);
        }
        if self.is_broken() {
            return;
        }
        pending.bytes += line.len();
        pending.lines.push_back(line);
        drop(pending);
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Pending> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, pending: MutexGuard<'a, Pending>) -> MutexGuard<'a, Pending> {
        let woken = self.changed.wait(pending);
        woken.unwrap_or_else(PoisonError::into_inner)
    }
}
