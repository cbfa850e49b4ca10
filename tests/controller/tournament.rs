//! Matches of more than two engines, on more than one machine, and what is told of them.

use crate::arena::plan;
use crate::client::scratch;
use crate::fake_player;
use crate::harness::Test;
use crate::match_command::tengen_match;
use serde_json::Value;
use std::fs;
use std::path::Path;
use tengen::arena::{self, EngineTemplate, Entrant, Format, Plan, Shard};

pub(crate) const TESTS: &[Test] = &[
    ("tournament::everybody_is_rated", everybody_is_rated),
    (
        "tournament::a_gauntlet_has_one_first_engine",
        a_gauntlet_has_one_first_engine,
    ),
    ("tournament::shards_make_one_match", shards_make_one_match),
    (
        "tournament::files_of_different_matches_are_refused",
        files_of_different_matches_are_refused,
    ),
    (
        "tournament::a_config_file_is_as_good_as_flags",
        a_config_file_is_as_good_as_flags,
    ),
];

/// Four games each of these; "resign" loses to everybody else, and the one with Black wins between the others.
fn several(folder: &str, manners: &[&str]) -> Plan {
    let good = || fake_player::command("good");
    let entrant = |manner: &&str| Entrant {
        name: Some(manner.to_uppercase()),
        ..EngineTemplate::from(fake_player::command(manner)).into()
    };
    Plan {
        engines: manners.iter().map(entrant).collect(),
        games: 4,
        ..plan(folder, good(), good())
    }
}

fn everybody_is_rated() {
    let mut all = several("round robin", &["resign", "a", "b"]);
    all.engines[1].rating = Some(1000.0);
    let report = arena::run(&all).expect("a match");
    assert_eq!(report.games(), 12);
    let ratings = report.ratings().expect("ratings");
    // A and B are even; who lost everything is infinitely weaker.
    assert!((ratings[2].elo - 1000.0).abs() < 1e-6, "{ratings:?}");
    assert_eq!(
        (ratings[0].elo, ratings[1].elo),
        (f64::NEG_INFINITY, 1000.0)
    );
    let table = report.to_string();
    let rows: Vec<&str> = table
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert_eq!(rows[3], "RESIGN", "the strongest first: {table}");
    assert!(
        table.contains("12 games") && table.contains("fixed") && table.contains("2-2"),
        "{table}"
    );
}

fn a_gauntlet_has_one_first_engine() {
    let gauntlet = Plan {
        format: Format::Gauntlet,
        ..several("gauntlet", &["a", "resign", "b"])
    };
    let report = arena::run(&gauntlet).expect("a match");
    assert_eq!(
        (report.games(), report.tally().wins, report.tally().losses),
        (8, 6, 2)
    );
    assert!(
        report
            .entries()
            .iter()
            .all(|game| game.black == "A" || game.white == "A")
    );
}

/// The lines of a file of results without times.
fn games(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("results");
    let mut games: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    for game in &mut games {
        let game = game.as_object_mut().expect("an object");
        game.retain(|key, _| !key.ends_with("_seconds"));
    }
    games
}

fn shards_make_one_match() {
    let folder = scratch("shards");
    let part = |name: &str, shard| Plan {
        shard,
        out: Some(folder.join(name)),
        sgf: None,
        ..several("shards plan", &["a", "resign", "b"])
    };
    let whole = arena::run(&part("whole", Shard::ALL)).expect("a match");
    for k in 1..=3 {
        arena::run(&part(&format!("part{k}"), Shard { part: k, of: 3 })).expect("a part");
    }
    let mut parts: Vec<Value> = (1..=3)
        .flat_map(|k| games(&folder.join(format!("part{k}"))))
        .collect();
    parts.sort_by_key(|game| game["game"].as_u64());
    let mut expected = games(&folder.join("whole"));
    expected.sort_by_key(|game| game["game"].as_u64());
    assert_eq!(parts, expected);

    // One file given twice, and a line that is being written.
    let half_a_line = fs::read_to_string(folder.join("part1")).expect("a part") + "{\"game\":99,";
    fs::write(folder.join("part1"), half_a_line).expect("written");
    let args = [
        "report",
        "part1",
        "part2",
        "part3",
        "part1",
        "--html",
        "page.html",
    ];
    let output = tengen_match(&folder, &args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && errors.contains("4 games were there more than once"),
        "{errors}"
    );
    assert_eq!(String::from_utf8_lossy(&output.stdout), whole.to_string());
    let page = fs::read_to_string(folder.join("page.html")).expect("a page");
    assert_eq!(page.matches("<button data-game").count(), 12);
    // It is not overwritten unasked.
    let again = tengen_match(&folder, &["report", "whole", "--html", "page.html"]);
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("--force"));
    let early = tengen_match(
        &folder,
        &[
            "--engine",
            "no-such-engine",
            "--engine",
            "b",
            "--html",
            "page.html",
        ],
    );
    assert!(
        String::from_utf8_lossy(&early.stderr).contains("--force"),
        "before any engine is started"
    );
    let nowhere = [
        "--engine",
        "no-such-engine",
        "--engine",
        "b",
        "--html",
        "no/page",
    ];
    let early = tengen_match(&folder, &nowhere);
    let errors = String::from_utf8_lossy(&early.stderr);
    assert!(
        errors.contains("no/page") && !errors.contains("no-such-engine"),
        "{errors}"
    );
    let same = [
        "--engine", "a", "--engine", "b", "--out", "whole", "--html", "./whole", "--force",
    ];
    let same = tengen_match(&folder, &same);
    let errors = String::from_utf8_lossy(&same.stderr);
    assert!(errors.contains("two files"), "{errors}");
    let forced = tengen_match(
        &folder,
        &["report", "whole", "--html", "page.html", "--force"],
    );
    assert!(forced.status.success());
}

fn files_of_different_matches_are_refused() {
    let folder = scratch("different");
    for (name, manners) in [("one", ["a", "b"]), ("other", ["a", "resign"])] {
        let plan = Plan {
            out: Some(folder.join(name)),
            ..several("different plan", &manners)
        };
        arena::run(&plan).expect("a match");
    }
    fs::write(folder.join("text"), "no results\n").expect("written");
    for (args, why) in [
        (
            &["report", "one", "other"][..],
            "other is of another match; engines",
        ),
        (&["report", "text"], "text, line 1"),
        (&["report", "absent"], "absent"),
        (&["report"], "<FILE>"),
    ] {
        let output = tengen_match(&folder, args);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && errors.contains(why), "{errors}");
    }
    let sprt = tengen_match(&folder, &["report", "one", "--sprt", "0,50"]);
    // Two even pairs are likelier without a difference: 2 ln(1 - 2 (s - 1/2)) at the score s of 50 Elo.
    assert!(
        String::from_utf8_lossy(&sprt.stdout).contains("LLR -0.3"),
        "{sprt:?}"
    );
}

fn a_config_file_is_as_good_as_flags() {
    let folder = scratch("config");
    let engine = |manner: &str| {
        let program = std::env::current_exe().expect("this program has a path");
        format!("'{}' {} {manner}", program.display(), fake_player::ARGUMENT)
    };
    let config = format!(
        "games = 4\nboard = \"grid:5\"\nout = \"games.jsonl\"\nno-swap = true\n\
         [[engine]]\ncommand = \"{}\"\nname = \"First\"\n[[engine]]\ncommand = \"{}\"\nclock = \"fischer 30 5\"\n",
        engine("good"),
        engine("resign")
    );
    fs::write(folder.join("match.toml"), config).expect("written");
    let output = tengen_match(&folder, &["--config", "match.toml", "--games", "2"]);
    assert!(output.status.success(), "{output:?}");
    let all = games(&folder.join("games.jsonl"));
    assert_eq!(all.len(), 2, "the flag counts");
    for game in all {
        assert_eq!(
            (&game["black"], &game["match"]["board"]),
            (&"First".into(), &"grid:5".into())
        );
        assert_eq!(
            game["match"]["engines"][1]["clock"],
            "kata-time_settings fischer 30 5"
        );
        // The fake player knows no such clock.
        assert_eq!(
            (&game["reason"], &game["winner"]),
            (&"refusal".into(), &"black".into())
        );
    }
    for (text, why) in [
        ("games = 'many'\n", "games: "),
        ("gmaes = 2\n", "match.toml:1: unknown key \"gmaes\""),
        ("[[engine]]\nname = 'A'\n", "command"),
        ("games = 2\n", "--engine twice"),
    ] {
        fs::write(folder.join("match.toml"), text).expect("written");
        let output = tengen_match(&folder, &["--config", "match.toml"]);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.code() == Some(2) && errors.contains(why),
            "{errors}"
        );
    }
}
