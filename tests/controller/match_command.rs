//! `tengen match` as a user calls it: our own program against itself.

use crate::client::scratch;
use crate::harness::Test;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

pub(crate) const TESTS: &[Test] = &[
    (
        "match_command::it_plays_itself_without_a_fault",
        it_plays_itself_without_a_fault,
    ),
    (
        "match_command::it_keeps_within_its_clock",
        it_keeps_within_its_clock,
    ),
    ("match_command::nonsense_is_refused", nonsense_is_refused),
];

const TENGEN: &str = env!("CARGO_BIN_EXE_tengen");

fn tengen_match(folder: &Path, args: &[&str]) -> Output {
    Command::new(TENGEN)
        .current_dir(folder)
        .arg("match")
        .args(args)
        .output()
        .expect("the program starts")
}

/// The table and the lines of JSON of a match of our own program, with these flags, against itself.
fn against_itself(folder: &str, flags: &str, args: &[&str]) -> (String, String) {
    let folder = scratch(folder);
    let engine = format!("\"{TENGEN}\" --threads 1 --seed %g {flags}");
    let both = ["--engine", &engine, "--engine", &engine];
    let rest = ["--sgf", "sgf", "--out", "games.jsonl"];
    let output = tengen_match(&folder, &[&both, args, &rest].concat());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    assert_eq!(errors, "", "no progress bar where there is no terminal");
    let table = String::from_utf8(output.stdout).expect("UTF-8");
    let lines = fs::read_to_string(folder.join("games.jsonl")).expect("results");
    (table, lines)
}

fn it_plays_itself_without_a_fault() {
    for (board, rules) in [("grid:7", "chinese-kgs"), ("grid:5x8", "tromp-taylor")] {
        let folder = format!("match {}", board.replace(':', " "));
        let args = [
            "--board", board, "--rules", rules, "--games", "2", "--komi", "-3.25",
        ];
        let (table, lines) = against_itself(&folder, "--playouts 20", &args);
        assert!(table.contains("2 games, 0 void"), "{table}");
        assert_eq!(lines.lines().count(), 2, "{lines}");
        for line in lines.lines() {
            let natural = ["score", "resignation", "disputed"];
            let reason = |reason| line.contains(&format!("\"reason\":\"{reason}\""));
            assert!(natural.into_iter().any(reason), "{line}");
        }
    }
}

fn it_keeps_within_its_clock() {
    // So short that the clock, not the game, decides how long the engine thinks.
    for clock in ["3 0 0", "0.5 1 10", "0 0.3 1"] {
        let folder = format!("match clock {clock}");
        let args = ["--board", "grid:7", "--games", "1", "--clock", clock];
        let (table, lines) = against_itself(&folder, "", &args);
        assert!(
            !lines.contains("\"reason\":\"time\""),
            "{clock}: {lines}{table}"
        );
    }
}

fn nonsense_is_refused() {
    let folder = scratch("match nonsense");
    for (args, why) in [
        (&["--engine", "a"][..], "--engine twice"),
        (
            &["--engine", "a", "--engine", "b", "--engine", "c"],
            "twice",
        ),
        (&["--engine", "a", "--engine", "'"], "'"),
        (
            &["--engine", "a", "--engine", "b", "--rules", "chess"],
            "chess",
        ),
        (
            &["--engine", "a", "--engine", "b", "--board", "grid:0"],
            "grid:0",
        ),
        (
            &["--engine", "a", "--engine", "b", "--clock", "10"],
            "300 30 5",
        ),
    ] {
        let output = tengen_match(&folder, args);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert!(errors.contains(why), "{errors}");
    }
    let absent = ["--engine", "no-such-engine", "--engine", "no-such-engine"];
    let output = tengen_match(&folder, &absent);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-engine"));
}
