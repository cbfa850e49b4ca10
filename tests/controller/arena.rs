//! Matches between engines that behave badly in every way.

use crate::client::scratch;
use crate::fake_player;
use crate::harness::Test;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tengen::arena::command::EngineCommand;
use tengen::arena::{self, EngineTemplate, Format, Openings, Plan, Report, Shard};
use tengen::board::{Graph, Shape};
use tengen::rules::Komi;

pub(crate) const TESTS: &[Test] = &[
    (
        "arena::colors_alternate_and_everything_is_kept",
        colors_alternate_and_everything_is_kept,
    ),
    (
        "arena::each_fault_loses_its_game",
        each_fault_loses_its_game,
    ),
    (
        "arena::an_endless_name_spoils_no_table",
        an_endless_name_spoils_no_table,
    ),
    (
        "arena::both_engines_have_to_agree",
        both_engines_have_to_agree,
    ),
    (
        "arena::the_coloring_counts_under_final_rules",
        the_coloring_counts_under_final_rules,
    ),
    (
        "arena::a_disagreement_goes_by_the_procedure_of_1989",
        a_disagreement_goes_by_the_procedure_of_1989,
    ),
    (
        "arena::a_game_without_end_is_void",
        a_game_without_end_is_void,
    ),
    (
        "arena::engines_are_set_up_for_each_game",
        engines_are_set_up_for_each_game,
    ),
    ("arena::clocks_are_kept_and_lost", clocks_are_kept_and_lost),
    (
        "arena::a_clock_that_an_engine_does_not_know_is_refused",
        a_clock_that_an_engine_does_not_know_is_refused,
    ),
    (
        "arena::other_boards_are_the_engines_own_affair",
        other_boards_are_the_engines_own_affair,
    ),
    ("arena::games_run_side_by_side", games_run_side_by_side),
    (
        "arena::what_cannot_be_played_is_said",
        what_cannot_be_played_is_said,
    ),
];

fn graph(board: &str) -> Arc<Graph> {
    let shape: Shape = board.parse().expect("a board");
    Arc::new(shape.graph().expect("a board"))
}

/// A match of two games on 5x5 that writes into a folder of this name.
pub(crate) fn plan(folder: &str, first: EngineCommand, second: EngineCommand) -> Plan {
    let folder = scratch(&format!("arena {folder}"));
    let rules_name = "chinese-kgs".to_owned();
    Plan {
        engines: [first, second]
            .map(|command| EngineTemplate::from(command).into())
            .to_vec(),
        format: Format::RoundRobin,
        games: 2,
        swap: true,
        shard: Shard::ALL,
        sprt: None,
        graph: graph("grid:5"),
        rules: rules_name.parse().expect("rules"),
        rules_name,
        komi: Komi::from_halves(1),
        openings: None,
        handicap: None,
        move_limit: Duration::from_secs(30),
        concurrency: 1,
        sgf: Some(folder.join("sgf")),
        out: Some(folder.join("games.jsonl")),
    }
}

/// The match with this clock for everybody.
fn timed(clock: &str, mut plan: Plan) -> Plan {
    for engine in &mut plan.engines {
        engine.clock = Some(clock.parse().expect("a clock"));
    }
    plan
}

/// Plays the match; the report and the lines of JSON.
pub(crate) fn play(plan: &Plan) -> (Report, Vec<Value>) {
    let report = arena::run(plan).expect("a match");
    let out = plan.out.as_ref().expect("a file");
    let text = fs::read_to_string(out).expect("the results");
    let lines = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    (report, lines.collect())
}

/// A match of an engine of this manner against a good one.
fn play_bad(manner: &str) -> (Report, Vec<Value>) {
    let bad = fake_player::command(manner);
    play(&plan(manner, bad, fake_player::command("good")))
}

fn colors_alternate_and_everything_is_kept() {
    let plan = plan("good", fake_player::command("a"), fake_player::command("b"));
    let (report, games) = play(&plan);
    assert_eq!(games.len(), 2);
    assert_eq!((report.tally().games(), report.faults()), (2, 0));
    for (game, black, white) in [(0, "Fake a", "Fake b"), (1, "Fake b", "Fake a")] {
        assert_eq!(games[game]["game"], game + 1);
        assert_eq!(games[game]["black"], black);
        assert_eq!(games[game]["white"], white);
        assert_eq!(games[game]["reason"], "score");
        let sgf = plan
            .sgf
            .as_ref()
            .expect("a folder")
            .join(format!("game-{}.sgf", game + 1));
        let sgf = fs::read_to_string(sgf).expect("a game record");
        let (record, warnings) = tengen::sgf::Record::parse(sgf.as_bytes()).expect("SGF");
        assert!(warnings.is_empty());
        assert_eq!(
            (record.black_name.as_str(), record.white_name.as_str()),
            (black, white)
        );
        assert_eq!(
            record.nodes.len(),
            games[game]["moves"].as_u64().expect("moves") as usize
        );
        assert_eq!(record.result, games[game]["result"].as_str().expect("text"));
        assert_eq!(record.komi, Some(500));
    }
    // The same two players play the same game twice, so each wins with the same color.
    assert_eq!(games[0]["result"], games[1]["result"]);
    assert_eq!((report.tally().wins, report.tally().losses), (1, 1));
    let table = report.to_string();
    assert!(
        table.contains("Fake a") && table.contains("1/2    50.0 %"),
        "{table}"
    );
    assert!(table.contains("Fake a: +0 Elo"), "{table}");
}

fn each_fault_loses_its_game() {
    for (manner, reason) in [
        ("illegal", "illegal"),
        ("refuse", "refusal"),
        ("give_up", "refusal"),
        ("no_score", "refusal"),
        ("nonsense", "garbage"),
        ("off", "garbage"),
        ("chatter", "garbage"),
        ("odd_score", "garbage"),
        ("die", "crash"),
    ] {
        let (report, games) = play_bad(manner);
        for (game, winner) in games.iter().zip(["white", "black"]) {
            assert_eq!(
                (&game["reason"], &game["winner"]),
                (&reason.into(), &winner.into()),
                "{manner}"
            );
            assert_ne!(game["detail"], "", "{manner}");
            if manner == "die" {
                assert_eq!(game["stderr"], "last words\n");
            }
        }
        assert_eq!((report.faults(), report.tally().losses), (2, 2), "{manner}");
    }
    let (report, games) = play_bad("resign");
    assert_eq!(
        (&games[0]["result"], &games[1]["result"]),
        (&"W+R".into(), &"B+R".into())
    );
    assert_eq!((report.faults(), report.tally().losses), (0, 2));

    let hasty = Plan {
        move_limit: Duration::from_millis(150),
        games: 1,
        ..plan(
            "hang",
            fake_player::command("slow"),
            fake_player::command("good"),
        )
    };
    assert_eq!(play(&hasty).1[0]["reason"], "hang");
}

fn an_endless_name_spoils_no_table() {
    let (report, games) = play_bad("verbose");
    let longest = report.to_string().lines().map(str::len).max();
    assert!(longest.is_some_and(|length| length < 300), "{longest:?}");
    assert!(
        games[0]["black"]
            .as_str()
            .is_some_and(|name| name.len() < 300)
    );
    assert!(games[0].to_string().len() < 5000);
}

fn both_engines_have_to_agree() {
    for manner in ["other_winner", "other_margin"] {
        let (report, games) = play_bad(manner);
        for (game, winner) in games.iter().zip(["white", "black"]) {
            assert_eq!(game["reason"], "disputed", "{manner}");
            assert_eq!(game["winner"], winner, "lost for the first engine");
            assert_ne!(game["black_final_score"], game["white_final_score"]);
        }
        assert_eq!(
            (report.disputed(), report.tally().losses, report.faults()),
            (2, 2, 0)
        );
    }
    let second = plan(
        "second",
        fake_player::command("good"),
        fake_player::command("other_winner"),
    );
    assert_eq!(play(&second).0.tally().losses, 2, "whoever is wrong");
}

fn the_coloring_counts_under_final_rules() {
    let plan = Plan {
        rules: "tromp-taylor".parse().expect("rules"),
        rules_name: "tromp-taylor".to_owned(),
        ..plan(
            "final",
            fake_player::command("other_winner"),
            fake_player::command("good"),
        )
    };
    let (report, games) = play(&plan);
    assert_eq!(report.disputed(), 0);
    for game in &games {
        assert_eq!(game["reason"], "score");
        assert!(game["black_final_score"].is_null());
    }
}

fn japanese(plan: Plan) -> Plan {
    Plan {
        rules: "japanese".parse().expect("rules"),
        rules_name: "japanese".to_owned(),
        ..plan
    }
}

fn a_disagreement_goes_by_the_procedure_of_1989() {
    // What lives when these players have filled the board is beyond doubt.
    let clear = japanese(plan(
        "confirmed",
        fake_player::command("other_winner"),
        fake_player::command("good"),
    ));
    let (report, games) = play(&clear);
    for game in &games {
        assert_eq!(game["reason"], "confirmation", "{game}");
        let right = if game["black"] == "Fake good" {
            "black"
        } else {
            "white"
        };
        // Who names the right winner is believed; its count knows nothing of the dead.
        let told = game[format!("{right}_final_score")].as_str();
        let result = game["result"].as_str().expect("text");
        assert_eq!(result.get(..2), told.expect("text").get(..2), "{game}");
    }
    assert_eq!(report.disputed(), 0);

    // Four lonely stones are beyond proof; nobody plays on, and nobody gives in.
    let open = graph("grid:7");
    let unclear = Plan {
        openings: Some(Openings::balanced(&open).expect("openings")),
        graph: open,
        ..japanese(plan(
            "both lose",
            fake_player::command("passes for black"),
            fake_player::command("passes for white"),
        ))
    };
    let (report, games) = play(&unclear);
    for game in &games {
        assert_eq!(
            (&game["reason"], &game["result"]),
            (&"both_lose".into(), &"Void".into()),
            "{game}"
        );
        assert!(game["winner"].is_null());
        // The stop, and the stop after the resumption.
        assert_eq!(game["moves"], 4 + 2 + 2);
    }
    assert_eq!(
        (report.tally().both_lost, report.tally().score()),
        (2, Some(0.0))
    );
    assert!(
        report
            .to_string()
            .contains("0/2     0.0 %       0-1       0-1"),
        "{report}"
    );
    let record = unclear.sgf.expect("a folder").join("game-1.sgf");
    let (record, _) =
        tengen::sgf::Record::parse(&fs::read(record).expect("a record")).expect("SGF");
    assert!(record.both_lose);
}

fn a_game_without_end_is_void() {
    let plan = Plan {
        rules: "tromp-taylor".parse().expect("rules"),
        rules_name: "tromp-taylor".to_owned(),
        graph: graph("grid:3"),
        ..plan(
            "endless",
            fake_player::command("endless"),
            fake_player::command("endless"),
        )
    };
    let (report, games) = play(&plan);
    for game in &games {
        assert_eq!(
            (&game["reason"], &game["result"]),
            (&"void".into(), &"Void".into())
        );
        assert_eq!(game["moves"], 27);
        assert!(game["winner"].is_null());
    }
    assert_eq!((report.void(), report.tally().draws), (2, 2));
    assert_eq!(games[0]["black"], "Fake endless (1)");
    assert_eq!(games[1]["black"], "Fake endless (2)");
}

/// The lines that a player with this log was sent.
fn logged(log: &Path) -> Vec<String> {
    let text = fs::read_to_string(log).expect("a log");
    text.lines().map(str::to_owned).collect()
}

fn logging(manner: &str, log: &Path) -> EngineCommand {
    fake_player::command(manner).arg(log)
}

fn engines_are_set_up_for_each_game() {
    let folder = scratch("arena logs");
    let (same, anew) = (folder.join("same"), folder.join("anew"));
    let plan = Plan {
        graph: graph("grid:5x3"),
        ..plan(
            "setup",
            logging("resign", &same),
            logging("b", &anew).arg("seed %g"),
        )
    };
    play(&plan);
    let setup = [
        "rectangular_boardsize 5 3",
        "clear_board",
        "kata-set-rules chinese-kgs",
        "komi 0.5",
    ];
    let lines = logged(&same);
    assert_eq!(
        lines[1..8],
        [&["name", "version", "list_commands"], &setup[..]].concat()
    );
    let count = |lines: &[String], line: &str| lines.iter().filter(|l| *l == line).count();
    assert_eq!(
        (count(&lines, "name"), count(&lines, "clear_board")),
        (1, 2)
    );
    assert_eq!(lines.last().map(String::as_str), Some("quit"));
    assert!(lines.iter().any(|line| line.starts_with("play w ")));
    assert!(!lines.iter().any(|line| line.starts_with("time")));
    let lines = logged(&anew);
    let seeds: Vec<_> = lines.iter().filter(|line| line.contains("seed")).collect();
    assert_eq!((seeds.len(), count(&lines, "name")), (2, 2));
    assert!(
        seeds[0].ends_with("seed 1") && seeds[1].ends_with("seed 2"),
        "{seeds:?}"
    );
}

fn clocks_are_kept_and_lost() {
    let log = scratch("arena clocks").join("log");
    let plan = timed(
        "0 25 1",
        plan(
            "clocks",
            logging("good", &log),
            fake_player::command("resign"),
        ),
    );
    assert_eq!(play(&plan).0.tally().wins, 2);
    let lines = logged(&log);
    let at = lines
        .iter()
        .position(|line| line == "genmove b")
        .expect("it had Black once");
    assert_eq!(
        lines[at - 2..at],
        ["time_settings 0 25 1", "time_left b 25 1"]
    );

    let flag = timed(
        "0.5 0 0",
        self::plan(
            "flag",
            fake_player::command("slow"),
            fake_player::command("good"),
        ),
    );
    let (_, games) = play(&flag);
    assert_eq!(
        (&games[0]["result"], &games[0]["reason"]),
        (&"W+T".into(), &"time".into())
    );
    assert_eq!(
        (&games[1]["result"], &games[1]["reason"]),
        (&"B+T".into(), &"time".into())
    );
}

fn a_clock_that_an_engine_does_not_know_is_refused() {
    let byo_yomi = timed(
        "byoyomi 5 1 3",
        plan(
            "byo-yomi",
            fake_player::command("good"),
            fake_player::command("good"),
        ),
    );
    let (_, games) = play(&byo_yomi);
    assert_eq!(games[0]["reason"], "refusal");
}

fn other_boards_are_the_engines_own_affair() {
    let log = scratch("arena boards").join("log");
    let other = Plan {
        graph: graph("torus:19x19"),
        ..plan(
            "torus",
            logging("nonsense", &log),
            fake_player::command("good"),
        )
    };
    let (_, games) = play(&other);
    assert!(!logged(&log).iter().any(|line| line.contains("boardsize")));
    let folder = other.sgf.expect("a folder");
    let records = fs::read_dir(folder).expect("records were written");
    assert_eq!(records.count(), games.len());
}

fn games_run_side_by_side() {
    let plan = Plan {
        games: 7,
        concurrency: 3,
        ..plan(
            "parallel",
            fake_player::command("a"),
            fake_player::command("resign"),
        )
    };
    let (report, games) = play(&plan);
    assert_eq!((report.tally().wins, report.tally().games()), (7, 7));
    let mut numbers: Vec<_> = games.iter().map(|game| game["game"].as_u64()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=7).map(Some).collect::<Vec<_>>());
    let table = report.to_string();
    assert!(
        table.contains("4-0       3-0") && table.contains("+inf"),
        "{table}"
    );
}

fn what_cannot_be_played_is_said() {
    let nobody = plan(
        "nobody",
        EngineCommand::new("no-such-engine"),
        fake_player::command("good"),
    );
    let error = arena::run(&nobody).expect_err("there is none");
    assert!(error.to_string().contains("no-such-engine"), "{error}");
}
