//! Analysis over real pipes: what is told while a search goes on, and how it ends.

use crate::cases::QUICK;
use crate::grammar::{Asked, Form, Line};
use crate::host::{Host, replies, run};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Thinks for long where nobody ends it.
const SLOW: &[&str] = &["--threads", "1", "--memory", "16", "--seconds", "50"];

/// The commands that go on until the next input.
pub(crate) const ENDLESS: [(&str, Form); 3] = [
    ("lz-analyze", Form::Lz),
    ("kata-analyze", Form::Kata),
    ("analyze", Form::Sabaki),
];

/// The commands that end with a move.
pub(crate) const CHOOSING: [(&str, Form); 6] = [
    ("lz-genmove_analyze", Form::Lz),
    ("kata-genmove_analyze", Form::Kata),
    ("genmove_analyze", Form::Sabaki),
    ("cgos-genmove_analyze", Form::Cgos),
    ("kata-search_analyze", Form::Kata),
    ("kata-search_analyze_cancellable", Form::Kata),
];

/// Reads a line about a square board.
#[track_caller]
fn read(form: Form, side: usize, args: &str, line: &str) -> Line {
    let asked = Asked {
        form,
        columns: side,
        rows: side,
        args,
    };
    asked
        .read(line)
        .unwrap_or_else(|error| panic!("{error} in: {line}"))
}

/// Sends an analysis and waits for its first line of information.
pub(crate) fn begin(host: &mut Host, command: &str, head: &str) -> String {
    host.write(&format!("{command}\n"));
    assert_eq!(host.line(), head, "{command}");
    host.line()
}

#[test]
fn case_14_a_newline_ends_an_analysis() {
    let mut host = Host::start(SLOW);
    host.get("boardsize 9");
    let first = begin(&mut host, "lz-analyze b 10", "= ");
    read(Form::Lz, 9, "", &first);
    host.write("\n");
    for line in host.rest() {
        read(Form::Lz, 9, "", &line);
    }
    host.write("name\nquit\n");
    assert_eq!(
        ["= Tengen", "", "= ", ""].map(|_| host.line()),
        ["= Tengen", "", "= ", ""]
    );
    assert!(host.close().0.success());
}

#[test]
fn any_input_ends_an_analysis_and_commands_are_answered_then() {
    let mut host = Host::start(SLOW);
    host.get("boardsize 9");
    for (command, form) in ENDLESS {
        for (input, answer) in [
            ("\n", None),
            (" \t \r\n", None),
            ("# a comment\n", None),
            ("# interrupt\n", None),
            ("17\n", None),
            ("stop\n", Some("= ")),
            ("6 protocol_version\n", Some("=6 2")),
            ("nosuch\n", Some("? unknown command")),
        ] {
            let first = begin(&mut host, &format!("5 {command} 10"), "=5 ");
            read(form, 9, "", &first);
            host.write(input);
            host.rest();
            if let Some(answer) = answer {
                assert_eq!(host.reply(), answer);
            }
        }
    }
    // One analysis is input to another.
    begin(&mut host, "lz-analyze 10", "= ");
    host.write("kata-analyze 10\n");
    host.rest();
    assert_eq!(host.line(), "= ");
    read(Form::Kata, 9, "", &host.line());
    host.write("quit\n");
    host.rest();
    assert_eq!(host.reply(), "= ");
    assert!(host.close().0.success());
}

#[test]
fn lines_come_without_an_interval_and_before_a_long_one() {
    let mut host = Host::start(SLOW);
    for args in ["", " b", " interval 100000", " w 0", " 6000"] {
        for (command, _) in ENDLESS {
            let start = Instant::now();
            begin(&mut host, &format!("{command}{args}"), "= ");
            // The aim is a tenth of a second; the machine may be busy.
            assert!(start.elapsed() < Duration::from_secs(5));
            host.write("\n");
            host.rest();
        }
    }
}

#[test]
fn input_that_is_already_there_leaves_one_line() {
    for (command, form) in ENDLESS {
        let input = format!("boardsize 19\n3 {command} b 50\nname\n");
        let replies = replies(SLOW, input);
        let (head, line) = replies[1].split_once('\n').expect("a line");
        assert_eq!(head, "=3 ");
        read(form, 19, "", line);
        assert_eq!(replies[2], "= Tengen");
    }
}

#[test]
fn case_15_every_point_has_an_owner() {
    let mut host = Host::start(SLOW);
    host.get("boardsize 9");
    let args = " ownership true";
    let line = begin(&mut host, &format!("kata-analyze 10{args}"), "= ");
    let (records, owners) = line.split_once(" ownership ").expect("owners");
    assert!(records.contains(" pv "));
    assert_eq!(owners.split(' ').count(), 81);
    assert_eq!(read(Form::Kata, 9, args, &line).ownership.len(), 81);
}

#[test]
fn case_16_a_move_is_not_interrupted() {
    let args = &["--threads", "1", "--memory", "16", "--playouts", "400"];
    for (command, form) in CHOOSING {
        if command.ends_with("cancellable") {
            continue;
        }
        let mut host = Host::start(args);
        host.get("boardsize 9");
        host.write(&format!("4 {command} w 10\n\n# x\nprotocol_version\n"));
        assert_eq!(host.line(), "=4 ");
        let mut lines = host.rest();
        let last = lines.pop().expect("a move");
        let vertex = last.strip_prefix("play ").expect("a move");
        let told: Vec<Line> = lines.iter().map(|line| read(form, 9, "", line)).collect();
        let told = told.last().expect("a line");
        assert_eq!(told.records[0].mv, vertex);
        // A search may end when half of it is to come, if nothing can change any more.
        let visits: u64 = told.records.iter().map(|record| record.visits).sum();
        assert!(visits > 100, "{command}: {visits}");
        assert_eq!(host.reply(), "= 2");
        let history = host.get("move_history");
        if command.contains("search") {
            assert_eq!(history, "");
        } else {
            assert_eq!(history, format!("white {vertex}"));
        }
    }
}

#[test]
fn a_move_is_the_same_whether_it_is_analysed_or_not() {
    let moves = |commands: [&str; 3]| {
        let input = commands.map(|command| format!("{command} 10\n"));
        let input = format!("boardsize 9\n{}move_history\n", input.concat());
        replies(&["--threads", "1", "--playouts", "300"], input).pop()
    };
    let input = "boardsize 9\ngenmove b\ngenmove w\ngenmove b\nmove_history\n";
    let plain = replies(&["--threads", "1", "--playouts", "300"], input).pop();
    assert_eq!(
        plain,
        moves([
            "genmove_analyze b",
            "lz-genmove_analyze w",
            "kata-genmove_analyze b"
        ])
    );
}

#[test]
fn an_interrupt_ends_the_analysis_of_a_move() {
    let mut host = Host::start(SLOW);
    host.get("boardsize 9");
    begin(&mut host, "genmove_analyze b 10", "= ");
    host.write("# interrupt\n");
    assert!(host.rest().last().expect("a move").starts_with("play "));
    assert!(host.get("last_move").starts_with("black"));
}

#[test]
fn a_move_without_an_interval_has_one_line() {
    let hurried = &["--threads", "1", "--memory", "16", "--playouts", "1"];
    for (command, form) in CHOOSING {
        for args in [QUICK, hurried] {
            let reply = replies(args, format!("boardsize 9\n{command} b\n"))[1].clone();
            let lines: Vec<&str> = reply.lines().collect();
            assert_eq!((lines.len(), lines[0]), (3, "= "), "{reply}");
            let told = read(form, 9, "", lines[1]);
            assert_eq!(lines[2], format!("play {}", told.records[0].mv));
        }
    }
}

#[test]
fn a_move_that_needs_no_search_is_told_of_too() {
    // Both have many eyes, and nothing is left to play.
    let rows = [".X.XO.O", "XXXXOOO"].repeat(4);
    let stones = rows.iter().zip(1..=7).flat_map(|(row, y)| {
        let stone = move |(stone, x)| match stone {
            'X' => format!(" b {x}{y}"),
            'O' => format!(" w {x}{y}"),
            _ => String::new(),
        };
        row.chars().zip('A'..).map(stone)
    });
    let mut host = Host::start(&["--threads", "1", "--playouts", "200", "--resign", "0"]);
    host.get("boardsize 7");
    host.get(&format!("set_position{}", stones.collect::<String>()));
    for color in ["b", "w", "b", "w"] {
        host.write(&format!("kata-genmove_analyze {color} 1\n"));
        assert_eq!(host.line(), "= ");
        let mut lines = host.rest();
        let choice = lines.pop().expect("a move");
        let told: Vec<Line> = lines
            .iter()
            .map(|line| read(Form::Kata, 7, "", line))
            .collect();
        let last = told.last().expect("a line");
        assert_eq!(choice, format!("play {}", last.records[0].mv));
    }
}

#[test]
fn case_17_the_form_that_sabaki_prefers() {
    let mut host = Host::start(SLOW);
    assert!(
        host.get("list_commands")
            .lines()
            .any(|name| name == "analyze")
    );
    let line = begin(&mut host, "analyze b 10", "= ");
    let told = read(Form::Sabaki, 19, "", &line);
    assert!(told.records.iter().any(|record| record.lead.is_some()));
}

#[test]
fn case_24_the_end_of_input_ends_an_analysis() {
    for (command, _) in ENDLESS {
        let mut host = Host::start(SLOW);
        begin(&mut host, &format!("{command} 10"), "= ");
        let (status, elapsed) = host.close();
        assert!(
            status.success() && elapsed < Duration::from_secs(5),
            "{elapsed:?}"
        );
        let run = run(SLOW, format!("{command} w"));
        assert!(run.status.success() && run.stdout.contains("\ninfo move "));
    }
}

#[test]
fn case_29_a_transcript_is_replies_and_nothing_else() {
    let input = "1 lz-analyze 10\n\n# x\n2 nosuch\nshowboard\n\n\n3 kata-genmove_analyze b 1 rootInfo true\nanalyze w\n\n\n\
                 kata-analyze x\nstop\n4 cgos-genmove_analyze w\n5\ngenmove b\n9 kata-search_analyze_cancellable w\nname\n\n";
    let run = run(QUICK, input);
    let form = regex::Regex::new(r"^([=?]\d* .*\n(.+\n)*\n)*$").expect("a pattern");
    assert!(form.is_match(&run.stdout), "{}", run.stdout);
    assert_eq!(run.stdout.matches("\n\n").count(), 11, "{}", run.stdout);
}

#[test]
fn an_analysis_that_nobody_reads_ends() {
    let command = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(SLOW)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut engine = command.expect("the program starts");
    let mut input = engine.stdin.take().expect("a piped input");
    input
        .write_all(b"lz-analyze 1\n")
        .expect("the program reads");
    drop(engine.stdout.take());
    // The input stays open: only the output tells that the host has gone.
    let start = Instant::now();
    while engine.try_wait().expect("a status").is_none() {
        assert!(start.elapsed() < Duration::from_secs(30));
        sleep(Duration::from_millis(10));
    }
    assert!(engine.wait().expect("a status").success());
}

#[test]
fn there_is_always_something_to_tell() {
    let mut host = Host::start(&["--threads", "1", "--memory", "16"]);
    for position in [
        // Twice the same, which has been searched before.
        "boardsize 5",
        "boardsize 5",
        // The game is over.
        "boardsize 5\nplay b pass\nplay w pass",
        // Nothing but a pass is left.
        "boardsize 1",
        "boardsize 2\nset_position b A1 b B2 b A2",
    ] {
        let answers = host_lines(&mut host, position);
        assert!(answers.iter().all(|answer| answer == "= "), "{answers:?}");
        for (command, form) in ENDLESS {
            for color in ["b", "w"] {
                let line = begin(&mut host, &format!("{command} {color} 10"), "= ");
                let side = position.as_bytes()[10] - b'0';
                let told = read(form, side.into(), "", &line);
                assert!(told.records[0].winrate >= 0.0);
                host.write("\n");
                host.rest();
            }
        }
    }
}

/// Sends lines and waits for as many replies.
fn host_lines(host: &mut Host, lines: &str) -> Vec<String> {
    lines.lines().map(|line| host.ask(line)).collect()
}

#[test]
fn a_colour_that_is_not_to_move_is_analysed_as_if_it_were() {
    let mut host = Host::start(SLOW);
    host.get("boardsize 7");
    host.get("set_position b C2 b C3 b C4 b C5 b C6 b D4 b E4");
    host.get("komi 0");
    let args = " rootInfo true ownership true";
    let tell = |host: &mut Host, color: &str| {
        let line = begin(host, &format!("kata-analyze {color} 20{args}"), "= ");
        host.write("\n");
        host.rest();
        read(Form::Kata, 7, args, &line)
    };
    let (black, white) = (tell(&mut host, "b"), tell(&mut host, "w"));
    let again = tell(&mut host, "b");
    // Each sees the numbers from its own side.
    assert!(black.lead.expect("a lead") > 10.0 && again.lead.expect("a lead") > 10.0);
    assert!(white.lead.expect("a lead") < -10.0);
    assert!(black.records[0].winrate > 0.5 && white.records[0].winrate < 0.5);
    // C4 is the 24th point from the top left.
    assert!(black.ownership[23] > 0.5 && white.ownership[23] < -0.5);
    // A pass of the other colour comes to the same position.
    host.get("play b pass");
    assert!(tell(&mut host, "w").lead.expect("a lead") < -10.0);
}

#[test]
fn moves_are_allowed_and_avoided() {
    let mut host = Host::start(SLOW);
    host.get("boardsize 5");
    let told = |host: &mut Host, args: &str| {
        let line = begin(host, args, "= ");
        host.write("\n");
        host.rest();
        line
    };
    let line = told(&mut host, "lz-analyze w 20 minmoves 30");
    assert_eq!(read(Form::Lz, 5, " minmoves 30", &line).records.len(), 26);
    let line = told(&mut host, "lz-analyze w 20 allow w c3,B2 1 minmoves 9");
    let allowed = read(Form::Lz, 5, " minmoves 9", &line).records;
    let allowed: BTreeSet<&str> = allowed.iter().map(|record| record.mv.as_str()).collect();
    assert_eq!(allowed, ["B2", "C3"].into());
    let line = told(
        &mut host,
        "kata-analyze b 20 avoid b A1:E2,pass 1 avoid b C3 3 avoid w D4 1 minmoves 30",
    );
    let others = read(Form::Kata, 5, " minmoves 30", &line).records;
    assert_eq!(others.len(), 14);
    assert!(
        others
            .iter()
            .all(|r| !r.mv.ends_with(['1', '2', 's']) && r.mv != "C3")
    );
    // What is chosen keeps to it as well.
    let replies = replies(QUICK, "boardsize 9\ngenmove_analyze b allow b A1,A2 1\n");
    let last = replies[1].lines().last().expect("a move").to_owned();
    assert!(["play A1", "play A2"].contains(&last.as_str()), "{last}");
}

#[test]
fn what_is_asked_wrongly_is_refused_before_anything_is_told() {
    let mut host = Host::start(QUICK);
    for (command, form) in ENDLESS.into_iter().chain(CHOOSING) {
        for args in [
            "x",
            "b w",
            "b 10 nosuch true",
            "minmoves",
            "avoid b Z9 1",
            "allow b A1",
        ] {
            assert_eq!(host.ask(&format!("{command} {args}")), "? syntax error");
        }
        if form != Form::Kata {
            let asked = format!("{command} rootInfo true");
            assert_eq!(host.ask(&asked), "? syntax error");
        }
    }
    assert_eq!(host.get("move_history"), "");
}

#[test]
fn a_search_tells_a_move_and_takes_none() {
    let mut host = Host::start(QUICK);
    host.get("boardsize 9");
    for command in ["kata-search b", "kata-search W", "kata-search"] {
        let vertex = host.get(command);
        assert_eq!(host.get(&format!("is_legal b {vertex}")), "1");
    }
    assert_eq!(host.get("move_history"), "");
    assert_eq!(host.ask("kata-search x"), "? syntax error");
    // Nothing comes in between, so it is not cancelled.
    assert_ne!(host.get("kata-search_cancellable b"), "cancelled");
}

#[test]
fn input_cancels_a_search_that_it_may() {
    let mut host = Host::start(SLOW);
    host.write("kata-search_cancellable b\n");
    sleep(Duration::from_millis(200));
    host.write("\n");
    assert_eq!(host.reply(), "= cancelled");
    begin(&mut host, "7 kata-search_analyze_cancellable b 10", "=7 ");
    host.write("name\n");
    assert_eq!(host.rest().last().expect("a line"), "play cancelled");
    assert_eq!(host.reply(), "= Tengen");
    assert_eq!(host.get("move_history"), "");
}
