//! Threads at the three pipes of an engine, so that no reading or writing of ours can block for ever.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Lines that may wait unread; then the engine has to wait, as with any full pipe.
const QUEUED_LINES: usize = 4096;
/// A longer line is cut into pieces of this size, so that an engine gone wild cannot fill our memory.
const LONGEST_LINE: u64 = 1 << 24;
/// How much of stderr is kept, in bytes.
const TAIL: usize = 16 << 10;

/// A line of the engine's stdout, without its line end, and when it was read.
pub(super) type Line = (Instant, String);

/// Hands what is sent to the engine's stdin; dropping the sender closes it.
pub(super) fn write_to(mut stdin: impl Write + Send + 'static) -> Sender<Vec<u8>> {
    let (sender, receiver) = mpsc::channel::<Vec<u8>>();
    thread::spawn(move || {
        for bytes in receiver {
            // A broken pipe shows at the other end: stdout closes.
            if stdin
                .write_all(&bytes)
                .and_then(|()| stdin.flush())
                .is_err()
            {
                break;
            }
        }
    });
    sender
}

/// Reads lines until the pipe closes, which disconnects the receiver.
pub(super) fn read_lines(stdout: impl Read + Send + 'static) -> Receiver<Line> {
    let (sender, receiver) = mpsc::sync_channel(QUEUED_LINES);
    thread::spawn(move || forward_lines(BufReader::new(stdout), &sender));
    receiver
}

fn forward_lines(mut from: impl BufRead, to: &SyncSender<Line>) {
    let mut bytes = Vec::new();
    while from
        .by_ref()
        .take(LONGEST_LINE)
        .read_until(b'\n', &mut bytes)
        .is_ok_and(|read| read > 0)
    {
        let now = Instant::now();
        let line = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if to
            .send((now, String::from_utf8_lossy(line).into_owned()))
            .is_err()
        {
            break;
        }
        bytes.clear();
    }
}

/// The last bytes that an engine wrote to stderr.
#[derive(Debug)]
pub(super) struct Tail {
    bytes: Arc<Mutex<VecDeque<u8>>>,
    closed: Receiver<()>,
}

impl Tail {
    /// Starts to read.
    pub(super) fn of(stderr: impl Read + Send + 'static) -> Self {
        let bytes = Arc::new(Mutex::new(VecDeque::new()));
        let (open, closed) = mpsc::channel();
        let shared = Arc::clone(&bytes);
        thread::spawn(move || {
            keep_last(stderr, &shared);
            drop(open);
        });
        Self { bytes, closed }
    }

    /// What was kept when the pipe closed, or after this time: a child of the engine may hold it open.
    pub(super) fn text(&self, patience: Duration) -> String {
        // Nothing is ever sent: this waits for the thread to drop its end.
        let _ = self.closed.recv_timeout(patience);
        let mut bytes = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(bytes.make_contiguous()).into_owned()
    }
}

fn keep_last(mut stderr: impl Read, kept: &Mutex<VecDeque<u8>>) {
    let mut buffer = [0; 4096];
    loop {
        let read = match stderr.read(&mut buffer) {
            Ok(0) => return,
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return,
        };
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend(buffer.iter().take(read));
        let surplus = kept.len().saturating_sub(TAIL);
        kept.drain(..surplus);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_without_their_ends_whatever_the_bytes() {
        let lines: Vec<String> = read_lines(&b"= a\r\n\n\xff\nend"[..])
            .iter()
            .map(|(_, line)| line)
            .collect();
        assert_eq!(lines, ["= a", "", "\u{fffd}", "end"]);
    }

    #[test]
    fn the_tail_keeps_the_last_bytes() {
        let long: String = (0..TAIL)
            .map(|i| if i % 2 == 0 { 'a' } else { 'b' })
            .collect();
        let tail = Tail::of(io::Cursor::new(format!("first{long}last")));
        let text = tail.text(Duration::from_secs(10));
        assert_eq!(text.len(), TAIL);
        assert!(text.ends_with("ablast") && !text.contains("first"));
    }
}
