//! `tengen render`: positions as pictures and as text.

use crate::host::{Run, run};
use std::fs;
use std::path::PathBuf;

/// A new file in the tests' folder.
fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.display().to_string()
}

fn text(args: &[&str]) -> String {
    let Run { stdout, stderr, .. } = run(&[&["render"], args].concat(), "");
    assert_eq!(stderr, "");
    stdout
}

fn picture(name: &str, args: &[&str]) -> String {
    let out = file(name);
    let args = [args, &["--svg", &out]].concat();
    assert_eq!(text(&args), "");
    fs::read_to_string(out).expect("a picture")
}

#[test]
fn a_record_is_drawn_after_any_move() {
    let sgf = file("render.sgf");
    fs::write(&sgf, "(;GM[1]SZ[3]PB[A<b>]PW[C];B[bb];W[aa];B[ab];W[])").expect("a record");
    let first = "   A B C\n 3 . . . 3\n 2 . X . 2\n 1 . . . 1\n   A B C\n";
    assert_eq!(text(&[&sgf, "--move", "1"]), first);
    let all = "   A B C\n 3 O . . 3\n 2 X X . 2\n 1 . . . 1\n   A B C\n";
    assert_eq!(text(&[&sgf]), all);
    let svg = picture("render.svg", &[&sgf, "--numbers", "--label", "C1=a"]);
    assert!(svg.contains("<title id=\"title\">A&lt;b&gt; - C</title>"));
    for part in [
        "A board of 3 by 3 points.",
        "Black stones: A2 (move 3), B2 (move 1).",
        "White stones: A3 (move 2).",
        "Marked a: C1.",
        ">1</text>",
        ">a</text>",
    ] {
        assert!(svg.contains(part), "{part} in {svg}");
    }
    let later = picture("later.svg", &[&sgf, "--numbers", "3"]);
    assert!(later.contains("A2 (move 1), B2."), "{later}");
}

#[test]
fn every_board_has_a_picture() {
    for board in [
        "grid:3",
        "torus:3x4",
        "cylinder:4x3",
        "mobius:5x4",
        "cube:1",
        "cube:3",
        "sunflower:2",
        "trihex:2",
        "hex:2",
        "circular:2x5",
        "cycle:3",
        "complete:4",
        "star:4",
        "cycle:1",
    ] {
        let svg = picture("board.svg", &["--board", board]);
        assert!(
            svg.ends_with("</svg>\n") && !svg.contains("NaN") && !svg.contains("inf"),
            "{board}"
        );
    }
    let unplaced = file("unplaced.json");
    let json = r#"{"vertices":[{"name":"a&b"},{"name":"b"},{"name":"c"}],"edges":[["a&b","b"]]}"#;
    fs::write(&unplaced, json).expect("a board");
    let svg = picture("unplaced.svg", &["--board", &format!("file:{unplaced}")]);
    assert!(
        svg.contains(">a&amp;b</text>") && !svg.contains("NaN"),
        "{svg}"
    );
}

/// 0.0.0 is a corner that the view from the corner opposite does not have; a net has it three times, as has 2.2.2 with the view.
#[test]
fn a_cube_is_seen_from_a_corner_and_unfolded() {
    let stone = |at: &str| {
        let stones = format!("black={at}");
        let svg = picture("cube.svg", &["--board", "cube:3", "--stones", &stones]);
        svg.matches("fill=\"#000\"><title>").count()
    };
    assert_eq!((stone("0.0.0"), stone("1.1.2"), stone("1.1.0")), (3, 2, 1));
}

#[test]
fn players_beyond_two_have_their_names_on_their_stones() {
    let stones = ["--stones", "c1=0", "--stones", "red=2", "--stones", "c4=4"];
    let args = [&["--board", "cycle:6", "--players", "4"], &stones[..]].concat();
    let svg = picture("four.svg", &args);
    for name in ["c1", "c3", "c4"] {
        assert!(svg.contains(&format!(">{name}</text>")), "{name}");
    }
    assert!(svg.contains("c3 stones: 2."), "{svg}");
    assert_eq!(text(&args), "cycle:6\nX: 0\nO: \n#: 2\n@: 4\n");
    let owned = text(&[
        "--board",
        "cycle:6",
        "--players",
        "3",
        "--territory",
        "--stones",
        "c1=0 2",
        "--stones",
        "c3=4",
    ]);
    assert_eq!(owned, "cycle:6\nX: 0 2\nX territory: 1\nO: \n#: 4\n");
}

/// FF[4]: TR, SQ, CR and MA mark points, LB has texts, TB and TW are territory, lists may be rectangles.
#[test]
fn the_marks_of_a_record_are_drawn() {
    let sgf = file("marks.sgf");
    let record = "(;GM[1]SZ[5]TR[ee];B[aa]TR[aa]SQ[ba:ca]CR[bb]MA[cb]LB[dd:<&longer]TB[ad]TW[zz];W[eb]LB[eb:x])";
    fs::write(&sgf, record).expect("a record");
    let run = run(&["render", &sgf, "--move", "1"], "");
    assert!(run.stderr.contains("not on the board: 1"), "{}", run.stderr);
    for line in [
        "triangle: A5",
        "square: B5 C5",
        "circle: B4",
        "cross: C4",
        "label <&lo: D2",
        " 2 b . . . . 2",
    ] {
        assert!(run.stdout.lines().any(|l| l == line), "{line}");
    }
    assert!(text(&[&sgf, "--move", "0"]).contains("triangle: E1\n"));
    let last = text(&[&sgf]);
    assert!(last.contains("label x: E4\n") && !last.contains("triangle"));
    assert!(!text(&[&sgf, "--no-marks"]).contains("label"));
    let svg = picture("marks.svg", &[&sgf]);
    assert!(svg.contains("Marked x: E4."), "{svg}");
}

/// A label goes before a figure, a figure before a number; the words tell of all. The sign of the last move is no circle.
#[test]
fn of_what_is_on_one_point_the_picture_shows_one() {
    let sgf = file("marks-many.sgf");
    let record = "(;GM[1]SZ[5];B[aa];W[bb];B[cc];W[dd];B[ee]TR[aa]LB[bb:q][cc:r]SQ[cc])";
    fs::write(&sgf, record).expect("a record");
    let svg = picture("marks-many.svg", &[&sgf, "--numbers"]);
    let shown: Vec<&str> = ["1", "2", "3", "4", "5", "q", "r"]
        .into_iter()
        .filter(|text| {
            svg.contains(&format!(" font-size=\"15\" fill=\"#fff\">{text}</text>"))
                || svg.contains(&format!(" font-size=\"15\" fill=\"#000\">{text}</text>"))
        })
        .collect();
    assert_eq!(shown, ["4", "5", "q", "r"]);
    // A triangle, and no square.
    assert_eq!(svg.matches("stroke-width=\"1.7\"").count(), 1);
    for words in [
        "A5 (move 1)",
        "Marked with a square: C3",
        "Marked with a triangle: A5",
        "Marked q: B4",
    ] {
        assert!(svg.contains(words), "{words}");
    }
    let last = picture("marks-last.svg", &[&sgf, "--no-marks"]);
    assert_eq!(last.matches("fill=\"#fff\" stroke=\"none\"").count(), 1);
    assert!(!last.contains("fill=\"none\" stroke=\"#fff\""), "{last}");
}

#[test]
fn the_marks_of_records_of_other_games_go_by_names() {
    let sgf = file("marks-cube.sgf");
    let record = "(;XBD[cube:3]XPL[3]RU[tromp-taylor];XM[c1:0.1.2]XTR[0.1.2]XLB[2.2.1:a:b]XTT[c3:0.0.2][c4:0.0.1][c0:0.0.1]XMA[9.9.9][1.1.2])";
    fs::write(&sgf, record).expect("a record");
    let run = run(&["render", &sgf], "");
    assert!(run.stderr.contains("not on the board: 3"), "{}", run.stderr);
    for line in [
        "# territory: 0.0.2",
        "triangle: 0.1.2",
        "cross: 1.1.2",
        "label a:b: 2.2.1",
    ] {
        assert!(run.stdout.lines().any(|l| l == line), "{line}");
    }
}

/// The points of living groups are their owners' in every playout, whoever plays.
#[test]
fn ownership_is_drawn_for_any_number_of_players() {
    let two = ["--board", "grid:5", "--ownership", "--stones"];
    let black = [&two[..], &["black=C1 C2 C3 C4 C5 B3 A3"]].concat();
    let drawn = text(&black);
    let sure = drawn.lines().find(|line| line.starts_with("X almost"));
    assert!(sure.is_some_and(|line| line.contains("C3")), "{drawn}");
    assert_eq!(text(&black), drawn);
    let svg = picture("owners.svg", &black);
    assert!(
        svg.contains("In the end almost certainly Black&#39;s: "),
        "{svg}"
    );
    let three = picture(
        "owners-3.svg",
        &[
            "--board",
            "cycle:12",
            "--players",
            "3",
            "--ownership",
            "--stones",
            "c3=0 2 3 5 6 8 9 11",
        ],
    );
    assert!(three.contains(" c3&#39;s: 0, 1, 2"), "{three}");
    assert!(three.contains(">c3</text>"));
}

#[test]
fn what_makes_no_sense_is_refused() {
    for args in [
        &["--board", "sphere:3"][..],
        &["--board", "grid:3", "--stones", "black"],
        &["--board", "grid:3", "--stones", "red=A1"],
        &["--board", "grid:3", "--stones", "black=D4"],
        &["--board", "grid:3", "--stones", "black=A1 A1"],
        &[
            "--board",
            "grid:2",
            "--stones",
            "black=A1",
            "--stones",
            "white=A2 B1",
        ],
        &["--board", "grid:3", "--label", "A1"],
        &["--board", "grid:3", "--label", "A1=abcde"],
        &["--board", "grid:3", "--players", "17"],
        &["/nowhere/game.sgf"],
        &[],
    ] {
        let run = run(&[&["render"], args].concat(), "");
        assert_eq!(run.status.code(), Some(2), "{args:?}");
        assert!(run.stdout.is_empty() && !run.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn a_file_is_overwritten_only_by_force() {
    let out = file("kept.svg");
    fs::write(&out, "kept").expect("a file");
    let args = ["render", "--board", "grid:2", "--svg", &out];
    assert_eq!(run(&args, "").status.code(), Some(2));
    assert_eq!(fs::read_to_string(&out).expect("a file"), "kept");
    assert!(
        run(&[&args[..], &["--force"]].concat(), "")
            .status
            .success()
    );
    assert!(
        fs::read_to_string(&out)
            .expect("a file")
            .starts_with("<svg")
    );
}

/// The words of a command line, with double quotes around those that have blanks.
fn words(line: &str) -> Vec<&str> {
    let parts = line.split('"').enumerate();
    let words = parts.flat_map(|(index, part)| {
        let quoted = index % 2 == 1;
        let bare = part.split(' ').filter(|word| !word.is_empty());
        let whole = quoted.then_some(part);
        bare.filter(|_| !quoted).chain(whole).collect::<Vec<_>>()
    });
    words.collect()
}

#[test]
fn the_pictures_of_the_rules_are_what_their_commands_draw() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(folder.join("docs/rules.md")).expect("the page");
    let mut drawn = 0;
    for line in page.lines() {
        let Some(line) = line.strip_prefix("tengen render ") else {
            continue;
        };
        let (args, path) = line.rsplit_once(" --svg ").expect("a file");
        let kept = fs::read_to_string(folder.join(path)).expect("the picture");
        assert!(
            page.contains(&format!("({})", &path["docs/".len()..])),
            "{path}"
        );
        assert_eq!(picture("rules.svg", &words(args)), kept, "{path}");
        drawn += 1;
    }
    assert_eq!(drawn, 14);
}
