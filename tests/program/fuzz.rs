//! Hosts that send anything: every line that asks is answered once and in form, and what fails changes nothing.

use crate::host::Host;
use crate::lines::{COMMANDS, Line, Lines, id_and_name};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::thread;

/// Lines of each host, besides those that look at the state.
const LINES: usize = 100_000;
/// How often each command has to be sent in all.
const LEAST: usize = 300;
/// What a host can see of the state, and the board for the next lines.
const STATE: &str =
    "9001 showboard\n9002 get_komi\n9003 move_history\n9004 kata-get-rules\n9005 query_boardsize\n";

#[derive(Default)]
struct Tally {
    lines: usize,
    successes: usize,
    sent: BTreeMap<&'static str, usize>,
    accepted: BTreeSet<&'static str>,
}

#[test]
fn anything_is_answered_once_and_failures_change_nothing() {
    let folder = records();
    let hosts = [1, 2].map(|seed| {
        let folder = folder.clone();
        thread::spawn(move || talk(seed, &folder))
    });
    let mut total = Tally::default();
    for host in hosts {
        let tally = host.join().expect("no host has a complaint");
        total.lines += tally.lines;
        total.successes += tally.successes;
        total.accepted.extend(tally.accepted);
        for (command, count) in tally.sent {
            *total.sent.entry(command).or_default() += count;
        }
    }
    assert!(total.lines >= 200_000, "{}", total.lines);
    assert!(total.successes * 2 >= total.lines, "{}", total.successes);
    for (command, _) in COMMANDS {
        assert!(
            total.sent[command] >= LEAST,
            "{command}: {}",
            total.sent[command]
        );
        assert!(total.accepted.contains(command), "{command} never succeeds");
    }
}

#[test]
fn every_listed_command_is_among_them() {
    let list = Host::start(&[]).get("list_commands");
    for name in list.lines() {
        assert!(COMMANDS.iter().any(|&(known, _)| known == name), "{name}");
    }
}

/// A folder with records to load, in which the engines work and may write.
fn records() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("fuzz");
    std::fs::create_dir_all(&folder).expect("a folder");
    for (name, text) in [
        ("good.sgf", "(;SZ[5]KM[-1];B[aa];W[bb];B[];W[cc])"),
        (
            "setup.sgf",
            "(;SZ[4]KM[0.5]AB[ba]AW[bb];B[cc];W[]C[x\\]];AE[bb]AW[ab]PL[W];W[dd])",
        ),
        ("bad.sgf", "(;SZ[5];B[aa];W[aa])"),
    ] {
        std::fs::write(folder.join(name), text).expect("a file");
    }
    folder
}

/// One host, who starts a new engine after every `quit`.
fn talk(seed: u64, folder: &Path) -> Tally {
    let mut lines = Lines::new(seed);
    let mut tally = Tally::default();
    while tally.lines < LINES {
        let args = [
            "--playouts",
            "8",
            "--threads",
            "1",
            "--memory",
            "1",
            "--board",
            "grid:4",
        ];
        let mut host = Host::start_in(folder, &args);
        host.write(STATE);
        let mut state = look(&mut host);
        loop {
            lines.board.clone_from(&state[4]);
            let line = lines.next();
            tally.lines += 1;
            if let Some(command) = line.command {
                *tally.sent.entry(command).or_default() += 1;
            }
            let Some((id, name)) = id_and_name(&line.raw) else {
                host.write_bytes(&[&line.raw, &b"\n"[..]].concat());
                continue;
            };
            if name == "quit" {
                tally.successes += 1;
                tally.accepted.extend(line.command);
                assert_eq!(host.ask_bytes(&line.raw), format!("={id} "));
                let (status, _) = host.close();
                assert!(status.success(), "{status}");
                break;
            }
            host.write_bytes(&[&line.raw, &b"\n"[..], STATE.as_bytes()].concat());
            let reply = host.reply();
            let after = look(&mut host);
            judge(&line, &id, &reply, (&state, &after), &mut tally);
            state = after;
        }
    }
    tally
}

/// Checks the reply to a line, and that a failure has left the state as it was.
fn judge(
    line: &Line,
    id: &str,
    reply: &str,
    (before, after): (&[String], &[String]),
    tally: &mut Tally,
) {
    let shown = String::from_utf8_lossy(&line.raw[..line.raw.len().min(200)]);
    assert!(!reply.contains("internal error"), "{shown}");
    if reply.starts_with(&format!("={id} ")) {
        tally.successes += 1;
        tally.accepted.extend(line.command);
    } else {
        assert!(reply.starts_with(&format!("?{id} ")), "{shown}: {reply}");
        assert_eq!(before, after, "{shown}: {reply}");
    }
}

/// The replies to the lines of [`STATE`], which have been sent: a reply too many or too few before them shows here.
fn look(host: &mut Host) -> Vec<String> {
    (9001..=9005)
        .map(|id| {
            let reply = host.reply();
            let text = reply.strip_prefix(&format!("={id} "));
            text.unwrap_or_else(|| panic!("={id} expected, not {reply}"))
                .to_owned()
        })
        .collect()
}
