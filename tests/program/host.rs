//! A host that starts the built program and talks to it over real pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// No case takes longer; an engine that does hangs.
const PATIENCE: Duration = Duration::from_mins(1);

/// What came of a dialogue whose whole input was sent at once.
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) status: ExitStatus,
    pub(crate) elapsed: Duration,
}

/// The program with these arguments, its three streams piped.
fn start(folder: &Path, args: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.current_dir(folder);
    let piped = command.args(args).stdin(Stdio::piped());
    let piped = piped.stdout(Stdio::piped()).stderr(Stdio::piped());
    piped.spawn().expect("the program starts")
}

/// Sends all of `input`, closes the pipe and waits for the end of the program.
pub(crate) fn run(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    let start_time = Instant::now();
    let mut child = start(Path::new("."), args);
    let mut stdin = child.stdin.take().expect("a piped input");
    let input = input.as_ref().to_vec();
    // A program that does not read to the end is no failure of the host.
    let writer = thread::spawn(move || stdin.write_all(&input).is_ok());
    let (sender, receiver) = channel();
    thread::spawn(move || sender.send(child.wait_with_output()));
    let output = receiver.recv_timeout(PATIENCE).expect("the program ends");
    let output = output.expect("its output can be read");
    writer.join().expect("the writer ends");
    Run {
        stdout: String::from_utf8(output.stdout).expect("replies are UTF-8"),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        status: output.status,
        elapsed: start_time.elapsed(),
    }
}

/// The replies to `input`, each without its last two line feeds; the program has to end well.
pub(crate) fn replies(args: &[&str], input: impl AsRef<[u8]>) -> Vec<String> {
    let run = run(args, input);
    assert!(run.status.success(), "{}: {}", run.status, run.stderr);
    split(&run.stdout)
}

/// Takes a transcript apart, which must be replies and nothing else.
pub(crate) fn split(transcript: &str) -> Vec<String> {
    let Some(body) = transcript.strip_suffix("\n\n") else {
        assert_eq!(transcript, "", "a reply ends with an empty line");
        return Vec::new();
    };
    let replies: Vec<String> = body.split("\n\n").map(str::to_owned).collect();
    for reply in &replies {
        check_reply(reply);
    }
    replies
}

/// Checks the form of a reply: prefix, digits, a blank; no empty line, no control characters.
pub(crate) fn check_reply(reply: &str) {
    let after_prefix = reply.strip_prefix(['=', '?']);
    let after_id = after_prefix.map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    assert!(
        after_id.is_some_and(|rest| rest.starts_with(' ')),
        "{reply:?}"
    );
    assert!(
        !reply.starts_with('?') || !reply.contains('\n'),
        "{reply:?}"
    );
    assert!(
        !reply.contains("\n\n") && !reply.ends_with('\n'),
        "{reply:?}"
    );
    let control = |c: char| c.is_control() && c != '\n';
    assert!(!reply.contains(control), "{reply:?}");
}

/// A dialogue in which the host waits for replies.
pub(crate) struct Host {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Host {
    pub(crate) fn start(args: &[&str]) -> Self {
        Self::start_in(Path::new("."), args)
    }

    /// Starts the program with this working directory.
    pub(crate) fn start_in(folder: &Path, args: &[&str]) -> Self {
        let mut child = start(folder, args);
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().expect("a piped output");
        let mut stderr = child.stderr.take().expect("a piped output");
        let (sender, lines) = channel();
        thread::spawn(move || stderr.read_to_end(&mut Vec::new()).is_ok());
        thread::spawn(move || {
            let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
            lines.all(|line| sender.send(line).is_ok())
        });
        Self {
            child,
            stdin,
            lines,
        }
    }

    /// Writes as it is.
    pub(crate) fn write(&mut self, text: &str) {
        self.write_bytes(text.as_bytes());
    }

    /// Writes as it is.
    pub(crate) fn write_bytes(&mut self, bytes: &[u8]) {
        let stdin = self.stdin.as_mut().expect("an open input");
        stdin.write_all(bytes).expect("the program reads");
        stdin.flush().expect("the program reads");
    }

    /// The next line, be it part of a reply or the empty one after it.
    pub(crate) fn line(&mut self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line")
    }

    /// The lines up to the end of the reply.
    pub(crate) fn rest(&mut self) -> Vec<String> {
        std::iter::repeat_with(|| self.line())
            .take_while(|line| !line.is_empty())
            .collect()
    }

    /// The next reply.
    pub(crate) fn reply(&mut self) -> String {
        let reply = self.rest().join("\n");
        check_reply(&reply);
        reply
    }

    /// Sends a line and waits for its reply.
    pub(crate) fn ask(&mut self, line: &str) -> String {
        self.ask_bytes(line.as_bytes())
    }

    /// Sends a line of any bytes and waits for its reply.
    pub(crate) fn ask_bytes(&mut self, line: &[u8]) -> String {
        self.write_bytes(&[line, b"\n"].concat());
        self.reply()
    }

    /// Sends a line that has to succeed; the text of the reply.
    pub(crate) fn get(&mut self, line: &str) -> String {
        let reply = self.ask(line);
        let text = reply.strip_prefix("= ");
        text.unwrap_or_else(|| panic!("{line}: {reply}")).to_owned()
    }

    /// Sends a signal of this name to the program.
    #[cfg(unix)]
    pub(crate) fn signal(&self, name: &str) {
        let (name, id) = (format!("-{name}"), self.child.id().to_string());
        let status = Command::new("kill").args([name, id]).status();
        assert!(status.is_ok_and(|status| status.success()));
    }

    /// The memory that the program has, where the system tells.
    pub(crate) fn resident_kib(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.parse().ok()
    }

    /// Closes the input and waits for the end of the program: its status and how long that took.
    pub(crate) fn close(mut self) -> (ExitStatus, Duration) {
        let start = Instant::now();
        drop(self.stdin.take());
        let status = self.child.wait().expect("the program ends");
        (status, start.elapsed())
    }
}
