//! Which position is searched when, what ends a search, and what a queue costs.

use super::{QUICK, next, order, query, read, run, send};
use crate::host::Host;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};

/// Never ends by itself.
const ENDLESS: u64 = 1 << 50;

/// A query that goes on until it is terminated, and says when it has begun.
fn endless(id: &str, more: &Value) -> Value {
    let mut endless = query(
        id,
        &json!({"maxVisits": ENDLESS, "firstReportDuringSearchAfter": 0.01}),
    );
    let fields = endless.as_object_mut().expect("an object");
    fields.extend(more.as_object().expect("an object").clone());
    endless
}

/// The program with a search under way that has this id.
fn busy(args: &[&str], id: &str) -> Host {
    let mut host = Host::start(args);
    send(&mut host, &endless(id, &json!({})));
    let begun = next(&mut host);
    assert_eq!(
        (&begun["id"], &begun["isDuringSearch"]),
        (&json!(id), &json!(true))
    );
    host
}

fn terminate(id: &str, more: &Value) -> Value {
    let mut action = json!({"id": "stop", "action": "terminate", "terminateId": id});
    let fields = action.as_object_mut().expect("an object");
    fields.extend(more.as_object().expect("an object").clone());
    action
}

/// So many lines, sorted into answers and others.
fn lines(host: &mut Host, count: usize) -> (Vec<Value>, Vec<Value>) {
    let lines = std::iter::repeat_with(|| next(host)).take(count);
    lines.partition(|line| line.get("turnNumber").is_some())
}

#[test]
fn version_and_cache_are_echoed() {
    let version = json!({"id": "v", "action": "query_version", "more": [1, {"a": null}]});
    let clear = json!({"action": "clear_cache", "id": "c", "x": "y"});
    let answers = run(QUICK, &[version.clone(), clear.clone()]);
    assert_eq!(answers[1], clear);
    let mut echoed = answers[0].clone();
    let fields = echoed.as_object_mut().expect("an object");
    assert_eq!(
        fields.remove("version"),
        Some(env!("CARGO_PKG_VERSION").into())
    );
    assert!(
        fields
            .remove("git_hash")
            .is_some_and(|hash| hash.is_string())
    );
    assert_eq!(echoed, version);
}

#[test]
fn higher_priorities_come_first_and_then_earlier_queries() {
    let mut host = busy(QUICK, "busy");
    let moves = json!([["B", "C3"], ["W", "B2"]]);
    send(&mut host, &query("low", &json!({"priority": -1})));
    send(&mut host, &query("first", &json!({})));
    send(&mut host, &query("second", &json!({})));
    send(
        &mut host,
        &query(
            "game",
            &json!({"moves": moves, "analyzeTurns": [2, 1, 0], "priorities": [9, 7, -9]}),
        ),
    );
    send(&mut host, &query("high", &json!({"priority": 8})));
    send(&mut host, &terminate("busy", &json!({})));
    let (answers, others) = lines(&mut host, 9);
    assert_eq!(others, [terminate("busy", &json!({}))]);
    assert_eq!(
        order(&answers),
        [
            ("busy", 0),
            ("game", 2),
            ("high", 0),
            ("game", 1),
            ("first", 0),
            ("second", 0),
            ("low", 0),
            ("game", 0)
        ]
    );
    assert!(host.close().0.success());
}

#[test]
fn a_search_that_is_terminated_tells_what_it_knows() {
    let mut host = busy(QUICK, "x");
    let start = Instant::now();
    send(&mut host, &terminate("x", &json!({"note": 1})));
    let (answers, others) = lines(&mut host, 2);
    assert!(start.elapsed() < Duration::from_secs(5));
    assert_eq!(others, [terminate("x", &json!({"note": 1}))]);
    assert_eq!(answers[0]["isDuringSearch"], false);
    assert_eq!(answers[0].get("noResults"), None);
    assert!(answers[0]["rootInfo"]["visits"].as_u64() > Some(0));
    assert!(host.close().0.success());
}

#[test]
fn a_query_that_is_terminated_before_its_search_has_no_results() {
    let mut host = busy(QUICK, "busy");
    let moves = json!([["B", "C3"], ["W", "B2"]]);
    send(
        &mut host,
        &query("x", &json!({"moves": moves, "analyzeTurns": [0, 1, 2]})),
    );
    send(&mut host, &query("y", &json!({})));
    send(
        &mut host,
        &terminate("x", &json!({"turnNumbers": [0, 2, 7]})),
    );
    send(&mut host, &terminate("nobody", &json!({})));
    let (answers, others) = lines(&mut host, 4);
    for (answer, turn) in answers.iter().zip([0, 2]) {
        let expected =
            json!({"id": "x", "isDuringSearch": false, "noResults": true, "turnNumber": turn});
        assert_eq!(*answer, expected);
    }
    assert_eq!(others.len(), 2);
    // All that is left, be it searched or not.
    send(&mut host, &json!({"id": "all", "action": "terminate_all"}));
    let (answers, others) = lines(&mut host, 4);
    assert_eq!(others, [json!({"id": "all", "action": "terminate_all"})]);
    let mut ended = order(&answers);
    ended.sort_unstable();
    assert_eq!(ended, [("busy", 0), ("x", 1), ("y", 0)]);
    let without = answers.iter().filter(|answer| answer["noResults"] == true);
    assert_eq!(without.count(), 2);
    // Then on with the next.
    send(&mut host, &query("z", &json!({})));
    assert_eq!(next(&mut host)["id"], "z");
    assert!(host.close().0.success());
}

#[test]
fn all_of_some_turns_are_terminated() {
    let mut host = busy(QUICK, "busy");
    send(
        &mut host,
        &query(
            "x",
            &json!({"moves": [["B", "C3"]], "analyzeTurns": [0, 1]}),
        ),
    );
    let action = json!({"id": "all", "action": "terminate_all", "turnNumbers": [0]});
    send(&mut host, &action);
    let (answers, others) = lines(&mut host, 4);
    assert_eq!(others, [action]);
    let of = |id: &str, turn: u64| {
        let mut found = answers.iter();
        found
            .find(|a| a["id"] == id && a["turnNumber"] == turn)
            .expect("an answer")
    };
    assert_eq!(of("x", 0)["noResults"], true);
    assert_eq!(of("busy", 0).get("noResults"), None);
    assert_eq!(of("x", 1)["rootInfo"]["visits"], 40);
}

#[test]
fn reports_come_while_a_search_goes_on_and_one_at_its_end() {
    let mut host = Host::start(QUICK);
    send(
        &mut host,
        &query(
            "x",
            &json!({"reportDuringSearchEvery": 0.05, "maxVisits": ENDLESS, "includeOwnership": true}),
        ),
    );
    let start = Instant::now();
    let reports: Vec<Value> = (0..4).map(|_| next(&mut host)).collect();
    assert!(start.elapsed() >= Duration::from_millis(190));
    send(&mut host, &terminate("x", &json!({})));
    let visits = |report: &Value| report["rootInfo"]["visits"].as_u64().expect("visits");
    for report in &reports {
        assert_eq!(
            (&report["id"], &report["isDuringSearch"]),
            (&json!("x"), &json!(true))
        );
        assert!(
            report["moveInfos"]
                .as_array()
                .is_some_and(|moves| !moves.is_empty())
        );
        assert_eq!(report["ownership"].as_array().map(Vec::len), Some(25));
    }
    assert!(
        reports
            .windows(2)
            .all(|pair| visits(&pair[0]) < visits(&pair[1]))
    );
    let last = std::iter::repeat_with(|| next(&mut host))
        .find(|line| line["isDuringSearch"] == false)
        .expect("an end");
    assert!(visits(&last) >= visits(&reports[3]));
    // A search that is shorter than the interval has one answer.
    let short = query(
        "short",
        &json!({"reportDuringSearchEvery": 1000, "maxVisits": 20}),
    );
    send(&mut host, &short);
    let answer = std::iter::repeat_with(|| next(&mut host)).find(|line| line["id"] == "short");
    assert_eq!(answer.expect("an answer")["isDuringSearch"], false);
    assert!(host.close().0.success());
}

#[test]
fn queries_are_searched_beside_each_other() {
    let args = ["analysis", "--threads", "2", "--memory", "32"];
    let mut host = busy(&args, "one");
    send(&mut host, &endless("two", &json!({})));
    let begun = next(&mut host);
    assert_eq!(
        (&begun["id"], &begun["isDuringSearch"]),
        (&json!("two"), &json!(true))
    );
    send(&mut host, &terminate("one", &json!({})));
    let (answers, _) = lines(&mut host, 2);
    assert_eq!(order(&answers), [("one", 0)]);
    // One thread is free again.
    send(&mut host, &query("three", &json!({})));
    assert_eq!(next(&mut host)["id"], "three");
    send(&mut host, &terminate("two", &json!({})));
    lines(&mut host, 2);
    assert!(host.close().0.success());
    // And several threads may search one position.
    let args = ["analysis", "--threads", "1", "--search-threads", "2"];
    let answer = &run(&args, &[query("x", &json!({"maxVisits": 500}))])[0];
    assert_eq!(answer["rootInfo"]["visits"], 500);
}

#[test]
fn the_end_of_input_leaves_nothing_unanswered() {
    let queries: Vec<Value> = (0..50)
        .map(|number| query(&number.to_string(), &json!({})))
        .collect();
    for threads in ["1", "4"] {
        let answers = run(
            &["analysis", "--threads", threads, "--playouts", "50"],
            &queries,
        );
        let mut ids: Vec<usize> = order(&answers)
            .iter()
            .filter_map(|(id, _)| id.parse().ok())
            .collect();
        ids.sort_unstable();
        assert!(ids.into_iter().eq(0..50));
    }
    assert!(run(QUICK, &[]).is_empty());
}

/// The most memory that a process ever had, in MiB.
#[cfg(target_os = "linux")]
fn peak(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
    let mut lines = status.lines();
    let line = lines
        .find(|line| line.starts_with("VmHWM:"))
        .expect("a size");
    let number = line.split_ascii_whitespace().nth(1);
    number
        .and_then(|n| n.parse::<u64>().ok())
        .expect("a number")
        / 1024
}

/// A game of 250 moves on 19x19: the points of some columns one after the other, then passes.
#[cfg(target_os = "linux")]
fn long_game() -> Value {
    let points = "ACEGJLNQS"
        .chars()
        .flat_map(|column| (1..=19).map(move |row| format!("{column}{row}")));
    let points = points.chain(std::iter::repeat_n("pass".to_owned(), 79));
    let colors = ["B", "W"].into_iter().cycle();
    points
        .zip(colors)
        .map(|(point, color)| json!([color, point]))
        .collect()
}

#[test]
#[cfg(target_os = "linux")]
fn ten_thousand_queries_may_wait_before_anything_is_read() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"));
    let command = command
        .args(QUICK)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut engine = command.spawn().expect("the program starts");
    let (stdin, stdout) = (engine.stdin.take(), engine.stdout.take());
    let mut input = BufWriter::new(stdin.expect("a piped input"));
    let region: Vec<String> = (1..=19).map(|row| format!("K{row}")).collect();
    let avoid = json!([{"player": "B", "moves": region, "untilDepth": 1}]);
    let settings = json!({"wideRootNoise": 0.04});
    // Each has a warning too.
    let more = json!({
        "moves": long_game(), "avoidMoves": avoid, "boardXSize": 19, "boardYSize": 19, "overrideSettings": settings,
    });
    let all = json!({"id": "all", "action": "terminate_all"});
    let queries = (0..10_000).map(|number| query(&number.to_string(), &more));
    let busy = query("busy", &json!({"maxVisits": ENDLESS}));
    for line in [busy].into_iter().chain(queries).chain([all.clone()]) {
        writeln!(input, "{line}").expect("the program reads");
    }
    input.flush().expect("the program reads");
    let lines = BufReader::new(stdout.expect("a piped output")).lines();
    let lines = lines.map(|line| read(&line.expect("a line")));
    let (mut warnings, mut ended) = (0, 0);
    for line in lines.take_while(|line| *line != all) {
        warnings += usize::from(line.get("warning").is_some());
        ended += usize::from(line["noResults"] == true);
    }
    assert_eq!((warnings, ended), (10_000, 10_000));
    let peak = peak(engine.id());
    assert!(peak < 150, "{peak} MiB at most");
    drop(input);
    assert!(engine.wait().expect("a status").success());
}

#[test]
fn searches_that_nobody_reads_end() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"));
    let command = command
        .args(QUICK)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut engine = command.spawn().expect("the program starts");
    let mut input = engine.stdin.take().expect("a piped input");
    drop(engine.stdout.take());
    let more = json!({"reportDuringSearchEvery": 0.01});
    for id in ["x", "y"] {
        writeln!(input, "{}", endless(id, &more)).expect("the program reads");
    }
    // The input stays open: only the output tells that the host has gone.
    let start = Instant::now();
    while engine.try_wait().expect("a status").is_none() {
        assert!(start.elapsed() < Duration::from_secs(30));
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(engine.wait().expect("a status").success());
}
