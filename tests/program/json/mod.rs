//! `tengen analysis` over real pipes: queries in JSON.

mod answers;
mod mistakes;
mod queue;

use crate::host::Host;
use serde_json::{Value, json};

/// One thread, little memory, few visits.
const QUICK: &[&str] = &[
    "analysis",
    "--threads",
    "1",
    "--playouts",
    "40",
    "--memory",
    "16",
];

/// A query about an empty board of 5x5 with these fields more, or instead.
fn query(id: &str, more: &Value) -> Value {
    let mut query = json!({
        "id": id, "moves": [], "rules": "chinese", "komi": 7.5, "boardXSize": 5, "boardYSize": 5,
    });
    let fields = query.as_object_mut().expect("an object");
    fields.extend(more.as_object().expect("an object").clone());
    query
}

/// Sends the lines, closes the pipe, and reads the objects until the program ends, which has to end well.
fn run(args: &[&str], lines: &[Value]) -> Vec<Value> {
    let input: String = lines.iter().map(|line| line.to_string() + "\n").collect();
    let run = crate::host::run(args, input);
    assert!(run.status.success(), "{}: {}", run.status, run.stderr);
    assert_eq!(run.stderr, "");
    run.stdout.lines().map(read).collect()
}

#[track_caller]
fn read(line: &str) -> Value {
    let object: Value = serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"));
    assert!(object.is_object(), "{line}");
    object
}

fn send(host: &mut Host, query: &Value) {
    host.write(&format!("{query}\n"));
}

fn next(host: &mut Host) -> Value {
    read(&host.line())
}

/// The ids and turns of the answers, in order.
fn order(answers: &[Value]) -> Vec<(&str, u64)> {
    fn pair(answer: &Value) -> (&str, u64) {
        let turn = answer["turnNumber"].as_u64();
        (answer["id"].as_str().expect("an id"), turn.expect("a turn"))
    }
    answers.iter().map(pair).collect()
}
