//! Matches that are broken off and go on, or end early.

use crate::arena::{plan, play};
use crate::client::scratch;
use crate::fake_player;
use crate::harness::Test;
use crate::match_command::TENGEN;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tengen::arena::{self, Decision, Plan, Sprt};
use tengen::random::Random;
use tengen::rules::Komi;

pub(crate) const TESTS: &[Test] = &[
    (
        "resume::a_match_that_was_killed_ends_as_if_it_was_not",
        a_match_that_was_killed_ends_as_if_it_was_not,
    ),
    (
        "resume::a_match_goes_on_where_its_file_ends",
        a_match_goes_on_where_its_file_ends,
    ),
    (
        "resume::only_the_same_match_goes_on",
        only_the_same_match_goes_on,
    ),
    (
        "resume::two_matches_do_not_share_a_file",
        two_matches_do_not_share_a_file,
    ),
    (
        "resume::a_decided_match_ends_early",
        a_decided_match_ends_early,
    ),
];

const GAMES: usize = 16;

fn start(folder: &Path) -> Child {
    let engine = |playouts| format!("\"{TENGEN}\" --threads 1 --seed %g --playouts {playouts}");
    Command::new(TENGEN)
        .current_dir(folder)
        .args(["match", "--engine", &engine(20), "--engine", &engine(10)])
        .args(["--board", "grid:5", "--games", &GAMES.to_string()])
        .args(["--sgf", "sgf", "--out", "games.jsonl"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// The table, the games in their order without times, and the records by name.
type Traces = (String, Vec<Value>, BTreeMap<PathBuf, String>);

fn finish(folder: &Path) -> Traces {
    let output = start(folder).wait_with_output().expect("it ends");
    assert!(output.status.success());
    let lines = fs::read_to_string(folder.join("games.jsonl")).expect("results");
    let mut games: Vec<Value> = lines
        .lines()
        .map(|line| {
            let mut game: Value = serde_json::from_str(line).expect("JSON");
            for side in ["black", "white"] {
                game.as_object_mut()
                    .and_then(|game| game.remove(&format!("{side}_seconds")))
                    .expect("a time");
            }
            game
        })
        .collect();
    games.sort_by_key(|game| game["game"].as_u64());
    let records = fs::read_dir(folder.join("sgf")).expect("a folder");
    let records = records.map(|file| {
        let file = file.expect("a file");
        let text = fs::read_to_string(file.path()).expect("a record");
        (PathBuf::from(file.file_name()), text)
    });
    // What a killed match was about to write has another ending.
    let records = records.filter(|(name, _)| name.extension().is_some_and(|ext| ext == "sgf"));
    let table = String::from_utf8(output.stdout).expect("UTF-8");
    (table, games, records.collect())
}

fn a_match_that_was_killed_ends_as_if_it_was_not() {
    let (calm, rough) = (scratch("resume calm"), scratch("resume rough"));
    let began = Instant::now();
    let expected = finish(&calm);
    let whole = began.elapsed();
    assert_eq!((expected.1.len(), expected.2.len()), (GAMES, GAMES));
    let mut random = Random::new(20, 0);
    let mut kills = 0;
    for _ in 0..20 {
        let mut running = start(&rough);
        let longest = whole.as_micros() as usize / 10;
        thread::sleep(Duration::from_micros(random.below(longest.max(1)) as u64));
        kills += u32::from(running.try_wait().expect("a process").is_none());
        running.kill().expect("it is killed");
        running.wait().expect("it ends");
    }
    assert!(kills > 10, "it was killed only {kills} times");
    let ended = finish(&rough);
    assert_eq!(ended, expected);
}

/// Eight games of players of which the first always wins.
fn eight_games(folder: &str) -> Plan {
    Plan {
        games: 8,
        ..plan(
            folder,
            fake_player::command("good"),
            fake_player::command("resign"),
        )
    }
}

fn lines(plan: &Plan) -> String {
    fs::read_to_string(plan.out.as_ref().expect("a file")).expect("results")
}

fn a_match_goes_on_where_its_file_ends() {
    let plan = eight_games("broken");
    let (whole, _) = play(&plan);
    let all = lines(&plan);
    let ends: Vec<usize> = all.match_indices('\n').map(|(at, _)| at).collect();
    // In the middle of a line, before its end, before the first one, and after the last one.
    for cut in [ends[2] + 30, ends[4], 9, 0, all.len()] {
        fs::write(plan.out.as_ref().expect("a file"), &all[..cut]).expect("written");
        let (report, games) = play(&plan);
        assert_eq!(report.tally(), whole.tally(), "{cut}");
        let numbers: Vec<_> = games
            .iter()
            .filter_map(|game| game["game"].as_u64())
            .collect();
        assert_eq!(numbers, (1..=8).collect::<Vec<_>>(), "{cut}");
        assert!(
            lines(&plan)
                .starts_with(&all[..ends.iter().copied().rfind(|&end| end < cut).unwrap_or(0)])
        );
    }
    let longer = Plan { games: 10, ..plan };
    assert_eq!(play(&longer).0.tally().wins, 10);
}

fn only_the_same_match_goes_on() {
    let plan = eight_games("other");
    play(&plan);
    let before = lines(&plan);
    let refused = |other: &Plan, why: &str| {
        let error = format!("{:#}", arena::run(other).expect_err(why));
        assert!(
            error.contains("games.jsonl") && error.contains(why),
            "{error}"
        );
        assert_eq!(lines(other), before);
    };
    refused(
        &Plan {
            komi: Komi::from_halves(11),
            ..plan.clone()
        },
        "komi: 5.5, not 0.5",
    );
    refused(
        &Plan {
            rules_name: "cgos".to_owned(),
            ..plan.clone()
        },
        "rules: cgos, not",
    );
    refused(
        &Plan {
            swap: false,
            ..plan.clone()
        },
        "swapped colors",
    );
    let mut renamed = plan.clone();
    renamed.engines[0].name = Some("A".to_owned());
    refused(&renamed, "engines: A: ");
    let mut timed = plan.clone();
    timed.engines[1].clock = Some("fischer 10 1".parse().expect("a clock"));
    refused(&timed, "engines");

    for (text, why) in [
        ("not JSON\n", "line 1"),
        ("not JSON, and no line", "no file of results"),
        ("{\"game\":1}\n", "line 1"),
    ] {
        let out = plan.out.as_ref().expect("a file");
        fs::write(out, text).expect("written");
        let error = format!("{:#}", arena::run(&plan).expect_err(why));
        assert!(error.contains(why), "{error}");
        assert_eq!(lines(&plan), text, "left alone");
    }
}

fn two_matches_do_not_share_a_file() {
    let plan = eight_games("shared");
    let out = plan.out.as_ref().expect("a file");
    let file = fs::File::create(out).expect("a file");
    file.lock().expect("locked");
    let error = arena::run(&plan).expect_err("it is taken").to_string();
    assert!(error.contains("another match is writing"), "{error}");
}

fn a_decided_match_ends_early() {
    let sprt = Sprt {
        elo0: 0.0,
        elo1: 200.0,
        alpha: 0.05,
        beta: 0.05,
    };
    let plan = Plan {
        games: 1000,
        sprt: Some(sprt),
        ..eight_games("decided")
    };
    let (report, games) = play(&plan);
    // A pair won 2-0 is worth at most twice the logarithm of the ratio of the expected scores.
    let least = sprt.bounds().1 / (2.0 * (arena::stats::score_from_elo(200.0) / 0.5).ln());
    assert!(
        games.len() as f64 >= 2.0 * least && games.len() < 40,
        "{}",
        games.len()
    );
    let (_, llr, decision) = report.sprt().expect("a test");
    assert_eq!(decision, Decision::Upper);
    let table = report.to_string();
    assert!(
        table.contains(&format!("LLR {llr:.2} (-2.94 to 2.94), +200 Elo accepted")),
        "{table}"
    );
    // A decided match that is started again plays nothing.
    assert_eq!(play(&plan).1.len(), games.len());
}
