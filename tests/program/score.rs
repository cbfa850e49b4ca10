//! `tengen score`: records in, results out.

use crate::host::run;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

/// 5x5: two columns of Black and his wall, White's wall and her column; in Black's corner a white stone without a chance.
const CORNER: &str = "(;GM[1]SZ[5]KM[0.5]RU[chinese]AB[ca:ce]AW[da:de][ae])";

/// A file of this content that no other test writes.
fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = path(name);
    fs::write(&path, content).expect("the file can be written");
    path.to_str().expect("a name in UTF-8").to_owned()
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// What is printed, with exit status 0.
fn score(args: &[&str]) -> String {
    let run = run(&[&["score"], args].concat(), "");
    assert_eq!(run.status.code(), Some(0), "{}", run.stderr);
    run.stdout
}

#[test]
fn the_result_is_what_the_rules_say() {
    let corner = file("score-corner.sgf", CORNER);
    // Black has 15 points, White 10 and komi.
    assert_eq!(score(&[&corner]), "B+4.5\n");
    // Black has 10 points and a prisoner, White 5 and komi.
    assert_eq!(score(&[&corner, "--rules", "japanese"]), "B+5.5\n");
    // The coloring: the corner belongs to nobody but the stones in it. 5 against 11.
    assert_eq!(score(&[&corner, "--rules", "tromp-taylor"]), "W+6.5\n");
    let even = file("score-even.sgf", CORNER.replace("KM[0.5]", "KM[5]"));
    assert_eq!(score(&[&even]), "0\n");
    // Without a komi the rules' own holds: 5.5 against the lead of 5 - 11.
    let bare = file(
        "score-bare.sgf",
        CORNER.replace("KM[0.5]RU[chinese]", "RU[Wildberger]"),
    );
    assert_eq!(score(&[&bare]), "W+11.5\n");
}

#[test]
fn json_tells_all_of_it() {
    let corner = file("score-json.sgf", CORNER);
    let report: Value = serde_json::from_str(&score(&[&corner, "--json"])).expect("JSON");
    let chains = report["chains"].as_array().expect("chains");
    let told: Vec<Value> = chains
        .iter()
        .map(|chain| {
            json!([
                chain["color"],
                chain["points"],
                chain["status"],
                chain["how"]
            ])
        })
        .collect();
    // The whole board is small enough for an exact search.
    let expected = [
        json!(["black", ["C5", "C4", "C3", "C2", "C1"], "alive", "proved"]),
        json!(["white", ["D5", "D4", "D3", "D2", "D1"], "alive", "proved"]),
        json!(["white", ["A1"], "dead", "proved"]),
    ];
    assert_eq!(told, expected);
    for chain in chains {
        assert_eq!(chain["confidence"], 1.0);
        assert_eq!(chain["walls"], json!([]));
        assert_eq!(chain["readings"], Value::Null);
    }
    let line = |at: usize| chains[at]["line"].as_str().expect("a line");
    assert_eq!(line(0), "White cannot capture it, though moving first");
    // However White struggles, no more than ten turns are told, and the end.
    assert!(line(2).matches(", ").count() <= 11, "{}", line(2));
    assert!(line(2).contains("captures") || line(2).contains("has captured"));
    let mut rest = report.clone();
    rest.as_object_mut().expect("an object").remove("chains");
    let expected = json!({
        "result": "B+4.5",
        "board": "grid:5",
        "rules": "chinese",
        "komi": 0.5,
        "score": {
            "black": { "stones": 5, "territory": 10, "prisoners": 1, "total": 15 },
            "white": { "stones": 5, "territory": 5, "prisoners": 0, "total": 10.5 },
        },
        "black_territory": ["A5", "B5", "A4", "B4", "A3", "B3", "A2", "B2", "A1", "B1"],
        "white_territory": ["E5", "E4", "E3", "E2", "E1"],
        "dame": [],
        "assumed": [],
        "literal": null,
        "disputed": null,
        "warnings": [],
    });
    assert_eq!(rest, expected);
}

#[test]
fn prisoners_taken_in_play_count_where_territory_does() {
    // Black takes A1 with A2 and B1, two of his ten points are filled, and there is a prisoner: 8 + 1 against 5 + 0.5.
    let taken = CORNER.replace(')', ";B[ad];W[];B[be])");
    let name = file("score-taken.sgf", taken.replace("chinese", "japanese"));
    let report: Value = serde_json::from_str(&score(&[&name, "--json"])).expect("JSON");
    assert_eq!(report["result"], "B+3.5");
    assert_eq!(
        report["score"]["black"],
        json!({ "stones": 7, "territory": 8, "prisoners": 1, "total": 9 })
    );
}

#[test]
fn without_agreement_every_stone_counts_where_it_stands() {
    let corner = file("score-final.sgf", CORNER);
    let report = score(&[&corner, "--rules", "tromp-taylor", "--json"]);
    let report: Value = serde_json::from_str(&report).expect("JSON");
    for chain in report["chains"].as_array().expect("chains") {
        assert_eq!(chain["status"], "alive");
        assert_eq!(chain["how"], "proved");
        assert_eq!(chain["confidence"], 1.0);
    }
    assert_eq!(report["dame"].as_array().map(Vec::len), Some(9));
    assert_eq!(report["score"]["white"]["total"], 11.5);
}

#[test]
fn an_explanation_shows_board_chains_and_both_sums() {
    let corner = file("score-explain.sgf", CORNER);
    let text = score(&[&corner, "--explain"]);
    let words: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    for line in [
        "B+4.5",
        "A B C D E",
        "5 b b X O w 5",
        "1 o b X O w 1",
        "Black 5 10 1 15 11",
        "White 5 5 0 10.5 5.5",
    ] {
        let line: Vec<&str> = line.split(' ').collect();
        assert!(words.contains(&line), "{line:?} in\n{text}");
    }
    assert!(text.contains("White dead  proved"), "{text}");
}

#[test]
fn a_record_is_counted_after_any_move() {
    let game = "(;SZ[3]KM[0]RU[tromp-taylor];B[bb];W[ab];B[bc];W[bc])";
    let name = file("score-moves.sgf", game);
    for (moves, result) in [
        ("0", "0"),
        ("1", "B+9"),
        ("2", "0"),
        ("3", "B+1"),
        ("99", "B+1"),
    ] {
        assert_eq!(
            score(&[&name, "--move", moves]),
            format!("{result}\n"),
            "{moves}"
        );
    }
}

#[test]
fn an_audit_names_the_first_illegal_move() {
    // A ko at B4 and C4, taken back at once by move 9.
    let ko = "(;SZ[5]KM[0]RU[chinese];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[cb];W[cb])";
    let name = file("score-ko.sgf", ko);
    let run = run(&["score", &name, "--audit"], "");
    let lines: Vec<&str> = run.stdout.lines().collect();
    let first = "move 9 (Black C4) is illegal: the position would be repeated";
    assert_eq!(lines.get(1), Some(&first));
    assert!(run.stderr.contains(first), "{}", run.stderr);
    assert!(
        run.stderr
            .contains("move 10 (White C4) is illegal: the point is occupied")
    );
    assert_eq!(run.status.code(), Some(0));
    let legal = score(&[&name, "--audit", "--move", "8"]);
    assert_eq!(legal.lines().nth(1), Some("every move is legal"));
    let json: Value = serde_json::from_str(&score(&[&name, "--json"])).expect("JSON");
    assert_eq!(json["warnings"][0], first);
}

#[test]
fn odd_files_are_counted_with_warnings() {
    let odd = CORNER.replace("RU[chinese]", "RU[Klingon]");
    let name = file("score-odd.sgf", &odd[..odd.len() - 1]);
    let run = run(&["score", &name], "");
    assert_eq!(
        (run.stdout.as_str(), run.status.code()),
        ("B+4.5\n", Some(0))
    );
    assert!(run.stderr.contains("missing `)`"), "{}", run.stderr);
    assert!(
        run.stderr.contains("unknown rules \"Klingon\""),
        "{}",
        run.stderr
    );
}

#[test]
fn an_unfinished_game_is_told_to_be_one() {
    let name = file(
        "score-open.sgf",
        "(;SZ[5]RU[chinese];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb])",
    );
    let run = run(&["score", &name], "");
    assert_eq!(run.status.code(), Some(0));
    assert!(run.stderr.contains("chains are in doubt"), "{}", run.stderr);
}

#[test]
fn what_cannot_be_read_is_status_2() {
    let broken = file("score-broken.sgf", "(;SZ[9];B[zz])");
    let missing = path("no-such.sgf");
    for (name, why) in [
        (
            broken.as_str(),
            "expected a point on the board in B at byte 10",
        ),
        (missing.to_str().expect("UTF-8"), "No such file"),
    ] {
        let run = run(&["score", name], "");
        assert_eq!((run.stdout.as_str(), run.status.code()), ("", Some(2)));
        assert!(run.stderr.contains(why), "{}", run.stderr);
    }
}

#[test]
fn pictures_are_written_whole_and_never_over_other_files() {
    let corner = file("score-picture.sgf", CORNER);
    let picture = path("score-picture.svg");
    let name = picture.to_str().expect("UTF-8");
    // What an earlier run has left.
    let _ = fs::remove_file(&picture);
    score(&[&corner, "--svg", name]);
    let svg = fs::read_to_string(&picture).expect("a picture");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(svg.contains("B+4.5 after move 0"));
    fs::write(&picture, "mine").expect("the file can be written");
    let refused = run(&["score", &corner, "--svg", name], "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(refused.stderr.contains("--force"), "{}", refused.stderr);
    assert_eq!(fs::read_to_string(&picture).expect("a file"), "mine");
    score(&[&corner, "--svg", name, "--force"]);
    assert_eq!(fs::read_to_string(&picture).expect("a picture"), svg);
    let folder = fs::read_dir(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let left = folder.flatten().any(|entry| {
        let name = entry.file_name();
        name.to_string_lossy().starts_with("score-picture.svg.")
    });
    assert!(!left, "a half-written file is left");
}

/// np-01: on a triangle c1 clears both rivals at once, and reaches both points (TT-11). With a komi the rivals who are level
/// come second together, or first.
#[test]
fn games_of_more_than_two_are_counted_for_each() {
    let record = |komi: &str| {
        let text = format!(
            "(;XBD[complete:3]XPL[3]RU[tromp-taylor]{komi};XM[c1:];XM[c2:0];XM[c3:1];XM[c1:2])"
        );
        file("score-three.sgf", text)
    };
    let read = |komi: &str| -> Value {
        serde_json::from_str(&score(&[&record(komi), "--json"])).expect("one object")
    };
    let of = |report: &Value, key: &str| -> Vec<Value> {
        let players = report["score"].as_array().expect("players").iter();
        players.map(|player| player[key].clone()).collect()
    };
    let report = read("");
    assert_eq!(report["result"], "c1=3 c2=0 c3=0");
    assert_eq!(report["board"], "complete:3");
    assert_eq!(of(&report, "player"), ["c1", "c2", "c3"]);
    assert_eq!(of(&report, "stones"), [1, 0, 0]);
    assert_eq!(of(&report, "territory"), [2, 0, 0]);
    assert_eq!(of(&report, "rank"), [1, 2, 2]);
    assert_eq!(report["territory"]["c1"], json!(["0", "1"]));
    let tied = read("XKM[c2:1.5][c3:3]");
    assert_eq!(of(&tied, "komi"), [json!(0), json!(1.5), json!(3)]);
    assert_eq!(of(&tied, "total"), [json!(3), json!(1.5), json!(3)]);
    assert_eq!(of(&tied, "rank"), [1, 3, 1]);
    let told = score(&[&record("XKM[c3:3]"), "--explain"]);
    assert!(
        told.starts_with("c1=3 c2=0 c3=3\n\ncomplete:3\nX: 2\nX territory: 0 1\n"),
        "{told}"
    );
    for row in [
        "c1        1          2        0        3     1",
        "c2        0          0        0        0     3",
    ] {
        assert!(told.lines().any(|line| line == row), "{told}");
    }
}
