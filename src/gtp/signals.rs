//! What the reader of input tells the command that is running.
//!
//! Everything is counted in input lines: an interrupt or a further line concerns a command when it was read after the
//! command's own line. So it does not matter how far execution lags behind reading, and nothing needs resetting.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Shared by the reader thread, the main loop and searches. Each value stands for itself, so no ordering is needed.
#[derive(Debug, Default)]
pub struct Signals {
    /// Lines read so far, blank ones and comments included.
    read: AtomicU64,
    /// The line of the latest interrupt.
    interrupt: AtomicU64,
    /// The line of the command that runs.
    running: AtomicU64,
    /// Commands that were read and not taken up yet.
    waiting: AtomicU64,
    ended: AtomicBool,
}

impl Signals {
    /// Whether the host has asked that the running command end soon. Meant for anything that thinks.
    pub fn interrupted(&self) -> bool {
        self.interrupt.load(Ordering::Relaxed) > self.running.load(Ordering::Relaxed)
    }

    /// Whether any line came after the running command's, be it empty or a comment. Meant for endless analysis.
    pub fn input_follows(&self) -> bool {
        self.read.load(Ordering::Relaxed) > self.running.load(Ordering::Relaxed)
    }

    /// Whether the input has ended: nobody waits any more, so a search limited by time may stop.
    pub fn end_of_input(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }

    /// Whether a command waits for its turn. Meant for what is done between commands.
    pub(super) fn command_waits(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0
    }

    /// A command is about to be queued.
    pub(super) fn announce_command(&self) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
    }

    /// A command was taken up, if there was one.
    pub(super) fn take_command(&self) {
        let fewer = |waiting: u64| waiting.checked_sub(1);
        // At the end of input there is none.
        let _ = self
            .waiting
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, fewer);
    }

    /// Counts a line that was read and returns its number, from 1.
    pub(super) fn count_line(&self) -> u64 {
        self.read.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// The line with this number is an interrupt.
    pub(super) fn interrupt_at(&self, line: u64) {
        self.interrupt.store(line, Ordering::Relaxed);
    }

    /// The command on this line starts.
    pub(super) fn start(&self, line: u64) {
        self.running.store(line, Ordering::Relaxed);
    }

    /// There is no more input.
    pub(super) fn end_input(&self) {
        self.ended.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupt_concerns_only_commands_read_before_it() {
        let signals = Signals::default();
        let first = signals.count_line();
        signals.interrupt_at(signals.count_line());
        let second = signals.count_line();
        signals.start(first);
        assert!(signals.interrupted());
        assert!(signals.input_follows());
        signals.start(second);
        assert!(!signals.interrupted());
        assert!(!signals.input_follows());
        assert!(!signals.end_of_input());
    }
}
