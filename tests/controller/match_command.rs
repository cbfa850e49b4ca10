//! `tengen match` as a user calls it: our own program against itself.

use crate::client::scratch;
use crate::harness::Test;
use serde_json::Value;
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
    (
        "match_command::both_games_of_a_pair_have_one_opening",
        both_games_of_a_pair_have_one_opening,
    ),
    (
        "match_command::black_has_its_handicap_stones",
        black_has_its_handicap_stones,
    ),
    ("match_command::nonsense_is_refused", nonsense_is_refused),
    (
        "match_command::an_engine_that_cannot_play_is_told_of_once",
        an_engine_that_cannot_play_is_told_of_once,
    ),
];

pub(crate) const TENGEN: &str = env!("CARGO_BIN_EXE_tengen");

pub(crate) fn tengen_match(folder: &Path, args: &[&str]) -> Output {
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
            let game: Value = serde_json::from_str(line).expect("JSON");
            let told = game["white_description"].as_str().expect("a description");
            for part in ["Tengen ", "commit ", "playouts: 20", "threads: 1"] {
                assert!(told.contains(part), "{told}");
            }
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

/// The games of a match, in their order.
fn games(lines: &str) -> Vec<Value> {
    let games = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    let mut games: Vec<Value> = games.collect();
    games.sort_by_key(|game| game["game"].as_u64());
    games
}

fn both_games_of_a_pair_have_one_opening() {
    let args = [
        "--board",
        "grid:7",
        "--games",
        "4",
        "--openings",
        "balanced",
    ];
    let (_, lines) = against_itself("match openings", "--playouts 5", &args);
    let opening = |game: &Value| {
        assert_eq!(game["opening"], 4, "{game}");
        game["turns"].as_array().expect("turns")[..4].to_vec()
    };
    let openings: Vec<_> = games(&lines).iter().map(opening).collect();
    assert_eq!((&openings[0], &openings[2]), (&openings[1], &openings[3]));
    assert_ne!(openings[0], openings[2]);

    let records = scratch("match records");
    fs::write(records.join("a.sgf"), "(;GM[1]SZ[7];B[cc];W[ee];B[ce])").expect("written");
    let folder = records.display().to_string();
    let args = ["--board", "grid:7", "--openings", &folder, "--plies", "2"];
    let (_, lines) = against_itself("match folder", "--playouts 5", &args);
    for game in games(&lines) {
        let turns = game["turns"].as_array().expect("turns");
        assert_eq!((&turns[0], &turns[1]), (&"b C5".into(), &"w E3".into()));
        assert!(game["opening"] == 2 && turns[2].as_str().expect("text").starts_with("b "));
    }
}

fn black_has_its_handicap_stones() {
    for style in ["fixed", "free"] {
        let args = [
            "--board",
            "grid:9",
            "--handicap",
            "2",
            "--handicap-style",
            style,
        ];
        let folder = format!("match handicap {style}");
        let (_, lines) = against_itself(&folder, "--playouts 5", &args);
        for game in games(&lines) {
            // GTP version 2, 4.1.1: two stones in opposite corners, on the third line of 9x9.
            assert_eq!(game["handicap"], serde_json::json!(["G7", "C3"]), "{game}");
            assert!(game["turns"][0].as_str().expect("text").starts_with("w "));
            assert!(
                ["score", "resignation", "disputed"]
                    .contains(&game["reason"].as_str().expect("text")),
                "{game}"
            );
        }
        let record = fs::read_to_string(
            Path::new(env!("CARGO_TARGET_TMPDIR"))
                .join(&folder)
                .join("sgf/game-1.sgf"),
        );
        let (record, _) =
            tengen::sgf::Record::parse(record.expect("a record").as_bytes()).expect("SGF");
        assert_eq!((record.handicap, record.start.black.len()), (2, 2));
    }
}

fn nonsense_is_refused() {
    let folder = scratch("match nonsense");
    for (args, why) in [
        (&["--engine", "a"][..], "--engine twice"),
        (
            &[
                "--engine", "a", "--engine", "b", "--engine", "c", "--sprt", "0,10",
            ],
            "two engines",
        ),
        (
            &["--engine", "a", "--engine", "b", "--anchor", "3=0"],
            "engine 3",
        ),
        (
            &["--engine", "a", "--engine", "b", "--anchor", "0=0"],
            "from 1",
        ),
        (&["--engine", "a", "--engine", "b", "--shard", "3/2"], "K/N"),
        (&["--config", "no-such-file"], "no-such-file"),
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
        (
            &["--engine", "a", "--engine", "b", "--sprt", "10,0"],
            "0,10",
        ),
        (&["--engine", "a", "--engine", "b", "--sprt", "0"], "0,10"),
        (
            &[
                "--engine", "a", "--engine", "b", "--sprt", "0,10", "--alpha", "0.6",
            ],
            "0.5",
        ),
        (
            &[
                "--engine",
                "a",
                "--engine",
                "b",
                "--board",
                "grid:8",
                "--handicap",
                "5",
            ],
            "grid:8 has no 5",
        ),
        (
            &[
                "--engine",
                "a",
                "--engine",
                "b",
                "--openings",
                "no-such-folder",
            ],
            "no-such-folder",
        ),
        (
            &[
                "--engine",
                "a",
                "--engine",
                "b",
                "--board",
                "torus:9",
                "--openings",
                "balanced",
            ],
            "grids alone",
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

/// The table alone does not say why an engine lost all its games.
fn an_engine_that_cannot_play_is_told_of_once() {
    let folder = scratch("match broken");
    let broken = format!("\"{TENGEN}\" --no-such-flag");
    let sound = format!("\"{TENGEN}\" --threads 1 --playouts 2");
    let args = [
        "--engine", &broken, "--engine", &sound, "--games", "4", "--board", "grid:5",
    ];
    let output = tengen_match(&folder, &args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        errors.matches("loses by a fault (crash)").count(),
        1,
        "{errors}"
    );
    assert!(errors.contains("--no-such-flag"), "{errors}");
}
