//! Whole dialogues with a toy session over in-memory pipes.

use std::io::{self, Cursor, Read, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use regex::Regex;

use super::reply::Stream;
use super::*;

/// A number to change, and the signals.
#[derive(Debug, Default)]
struct Toy {
    number: u32,
    signals: Arc<Signals>,
}

impl Session for Toy {
    type Saved = u32;

    fn save(&self) -> u32 {
        self.number
    }

    fn restore(&mut self, saved: u32) {
        self.number = saved;
    }
}

const TOY_COMMANDS: &[Entry<Toy>] = &[
    Entry {
        name: "set",
        run: set,
        help: "set N: changes the number",
    },
    Entry {
        name: "get",
        run: |toy, _| Ok(toy.number.to_string()),
        help: "get: the number",
    },
    Entry {
        name: "crash",
        run: crash,
        help: "crash: changes the number and panics",
    },
    Entry {
        name: "think",
        run: |toy, _| Ok(wait_for(|| toy.signals.interrupted())),
        help: "think: waits for an interrupt",
    },
    Entry {
        name: "analyze",
        run: |toy, _| Ok(wait_for(|| toy.signals.input_follows())),
        help: "analyze: waits for any line",
    },
    Entry {
        name: "search",
        run: |toy, _| Ok(wait_for(|| toy.signals.end_of_input())),
        help: "search: waits for the end of input",
    },
];

const TOY_STREAMS: &[Streaming<Toy>] = &[Streaming {
    name: "count",
    run: count,
    help: "count N: counts to a number, which it changes, and panics beyond 3",
}];

fn count(toy: &mut Toy, args: &Args, stream: &mut Stream<'_>) -> Result<(), GtpError> {
    toy.number = args.int(0)?;
    for number in 1..=toy.number {
        assert!(number <= 3, "a panic that a test asked for");
        stream.line(&number.to_string());
    }
    Ok(())
}

/// Changes the number even where it fails afterwards.
fn set(toy: &mut Toy, args: &Args) -> Result<String, GtpError> {
    toy.number = args.int(0)?;
    if toy.number > 100 {
        Err(GtpError::UnacceptableSize)
    } else {
        Ok(String::new())
    }
}

fn crash(toy: &mut Toy, _: &Args) -> Result<String, GtpError> {
    toy.number = 99;
    panic!("a panic that a test asked for");
}

fn wait_for(condition: impl Fn() -> bool) -> String {
    let start = Instant::now();
    while !condition() {
        if start.elapsed() > Duration::from_secs(10) {
            return "in vain".to_owned();
        }
        std::thread::yield_now();
    }
    "seen".to_owned()
}

fn registry() -> Registry<Toy> {
    Registry::new("Toy", "1.0", vec![TOY_COMMANDS], TOY_STREAMS)
}

fn serve_to(input: impl Read + Send + 'static, output: impl Write) -> io::Result<()> {
    let mut toy = Toy::default();
    let signals = Arc::clone(&toy.signals);
    serve(input, output, &registry(), &mut toy, &signals)
}

/// The whole output for an input; checks the framing on the way.
fn dialogue(input: impl AsRef<[u8]>) -> String {
    let mut output = Vec::new();
    serve_to(Cursor::new(input.as_ref().to_vec()), &mut output).expect("writing to memory");
    let text = String::from_utf8(output).expect("replies are UTF-8");
    let frame = Regex::new(r"^([=?][0-9]* .*\n(.+\n)*\n)*$").expect("a valid pattern");
    assert!(frame.is_match(&text), "{text:?}");
    text
}

#[test]
fn line_ends_and_control_bytes_do_not_matter() {
    assert_eq!(dialogue("name\r\n"), "= Toy\n\n");
    assert_eq!(dialogue(b"\x01na\x00me\x7f\n"), "= Toy\n\n");
    assert_eq!(dialogue("name"), "= Toy\n\n");
    assert_eq!(dialogue(b"name \xff\xc3\n"), "= Toy\n\n");
}

#[test]
fn blank_lines_get_no_reply() {
    assert_eq!(
        dialogue("# hi\n\n \t \n7\n8 known_command quit # x\n"),
        "=8 true\n\n"
    );
    assert_eq!(dialogue(""), "");
}

#[test]
fn ids_come_back() {
    assert_eq!(
        dialogue("1\tprotocol_version\n2147483647 name\n"),
        "=1 2\n\n=2147483647 Toy\n\n"
    );
    assert_eq!(
        dialogue("12name\n-4 name\n99999999999 nosuch\n"),
        "=12 Toy\n\n= Toy\n\n?99999999999 unknown command\n\n"
    );
}

#[test]
fn names_are_matched_whole_and_in_their_case() {
    assert_eq!(
        dialogue("3 nosuch\n3 get2\nGET\n"),
        "?3 unknown command\n\n?3 unknown command\n\n? unknown command\n\n"
    );
}

#[test]
fn nothing_is_answered_after_quit() {
    assert_eq!(dialogue("5 quit\nname\n"), "=5 \n\n");
    assert_eq!(dialogue("set 3\nquit now"), "= \n\n= \n\n");
}

#[test]
fn the_list_is_the_truth() {
    let list = dialogue("list_commands\n");
    assert!(list.starts_with("= protocol_version\n"));
    assert_eq!(dialogue("help"), list);
    let names: Vec<&str> = list
        .trim_start_matches("= ")
        .lines()
        .filter(|line| !line.is_empty())
        .collect();
    assert_eq!(names.len(), 15);
    for name in &names {
        assert_eq!(
            names.iter().filter(|other| *other == name).count(),
            1,
            "{name}"
        );
        assert_eq!(dialogue(format!("known_command {name}")), "= true\n\n");
        assert!(dialogue(format!("help {name}")).starts_with(&format!("= {name}")));
    }
    assert_eq!(
        dialogue("known_command\nknown_command protocol\nhelp x"),
        "= false\n\n= false\n\n? unknown command\n\n"
    );
    assert_eq!(
        dialogue("version\ngogui-interrupt\nprotocol_version 1 2"),
        "= 1.0\n\n= \n\n= 2\n\n"
    );
}

#[test]
fn pipelined_commands_are_answered_in_order() {
    let lines = (0..500).map(|n| format!("{n} set {}\n{n} get\n", n % 100));
    let replies = (0..500).map(|n| format!("={n} \n\n={n} {}\n\n", n % 100));
    let (input, output): (Vec<_>, Vec<_>) = (lines.collect(), replies.collect());
    assert_eq!(dialogue(input.concat()), output.concat());
}

#[test]
fn long_lines_pass() {
    let input = format!(
        "get {}\n1 {}\nget\n",
        "x ".repeat(700_000),
        "n".repeat(1_500_000)
    );
    assert_eq!(dialogue(input), "= 0\n\n?1 unknown command\n\n= 0\n\n");
}

#[test]
fn a_failed_command_changes_nothing() {
    assert_eq!(
        dialogue("set 7\nset 500\nget\nset\nget"),
        "= \n\n? unacceptable size\n\n= 7\n\n? syntax error\n\n= 7\n\n"
    );
}

#[test]
fn a_panic_is_one_failed_command() {
    assert_eq!(
        dialogue("set 7\n4 crash\nget\n"),
        "= \n\n?4 internal error\n\n= 7\n\n"
    );
}

#[test]
fn streams_are_replies() {
    assert_eq!(dialogue("5 count 2\nget\n"), "=5 \n1\n2\n\n= 2\n\n");
    assert_eq!(dialogue("count\ncount 0\n"), "? syntax error\n\n= \n\n");
    // What was said cannot be taken back, but what was done can.
    assert_eq!(
        dialogue("set 7\ncount 9\nget\n"),
        "= \n\n= \n1\n2\n3\n\n= 7\n\n"
    );
}

#[test]
fn running_commands_see_what_follows() {
    assert_eq!(
        dialogue("# interrupt\nthink\n# interrupt\nget\n"),
        "= seen\n\n= 0\n\n"
    );
    assert_eq!(
        dialogue("analyze\n\nanalyze\n# x\n"),
        "= seen\n\n= seen\n\n"
    );
    assert_eq!(dialogue("search\nget\n"), "= seen\n\n= 0\n\n");
}

/// Fails like a pipe whose reader has gone, or like a full disk.
struct Broken(io::ErrorKind);

impl Write for Broken {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_host_that_has_gone_ends_the_loop_without_error() {
    assert!(
        serve_to(
            Cursor::new("name\nname\n"),
            Broken(io::ErrorKind::BrokenPipe)
        )
        .is_ok()
    );
    let full = serve_to(Cursor::new("name\n"), Broken(io::ErrorKind::StorageFull));
    assert_eq!(
        full.expect_err("the output fails").kind(),
        io::ErrorKind::StorageFull
    );
}
