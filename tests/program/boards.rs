//! Other boards than grids, and other numbers of players than two.

use crate::host::{Run, replies, run};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

const TROMP_TAYLOR: &[&str] = &[
    "--rules",
    "tromp-taylor",
    "--playouts",
    "100",
    "--threads",
    "1",
];

/// The replies to commands, one a line, without the marks of success.
fn told(args: &[&str], commands: &str) -> Vec<String> {
    let plain = |reply: String| match reply.strip_prefix("= ") {
        Some(text) => text.trim_end().to_owned(),
        None => reply.trim_end().to_owned(),
    };
    replies(args, commands).into_iter().map(plain).collect()
}

/// The last reply.
fn last(commands: &str) -> String {
    told(TROMP_TAYLOR, commands).pop().expect("a reply")
}

#[test]
fn every_board_has_a_name_and_its_points() {
    for (spec, points) in [
        ("grid:9x13", 117),
        ("torus:9x9", 81),
        ("cylinder:9x5", 45),
        ("mobius:9x5", 45),
        ("cube:3", 26),
        ("sunflower:2", 60),
        ("trihex:4", 37),
        ("hex:3", 54),
        ("circular:4x8", 32),
        ("cycle:5", 5),
        ("complete:4", 4),
        ("star:5", 5),
    ] {
        let told = told(
            TROMP_TAYLOR,
            &format!("tengen-board {spec}\ntengen-board\nall_legal b\n"),
        );
        assert_eq!(told[1], spec);
        assert_eq!(told[2].split(' ').count(), points, "{spec}");
    }
}

/// G-8: axial coordinates, with a dot or a comma.
#[test]
fn points_are_named_by_their_coordinates() {
    assert_eq!(
        last("tengen-board trihex:2\nplay b 1,-1\nplay w 0.0\nlist_stones b\n"),
        "1.-1"
    );
    assert_eq!(
        last("tengen-board cube:3\nplay b 0.2.1\nlist_stones b\n"),
        "0.2.1"
    );
    assert_eq!(last("tengen-board star:5\nplay b 0\nlist_stones b\n"), "0");
}

/// A corner of a cube has three neighbours.
#[test]
fn a_corner_of_a_cube_is_captured_by_three() {
    let start = "tengen-board cube:3\nplay b 0.0.0\nplay w 0.0.1\nplay w 0.1.0\nplay w 1.0.0\n";
    assert_eq!(last(&format!("{start}captures w\n")), "1");
    assert_eq!(last(&format!("{start}list_stones b\n")), "");
}

/// On K3 the third player's stone takes the last liberty of both rivals: they go together (TT-7).
#[test]
fn stones_of_two_rivals_are_cleared_together() {
    let start = "tengen-board complete:3\ntengen-players 3\nplay c1 pass\nplay c2 0\nplay c3 1\nplay c1 2\n";
    for (color, stones) in [("c1", "2"), ("white", ""), ("red", "")] {
        assert_eq!(last(&format!("{start}list_stones {color}\n")), stones);
    }
    assert_eq!(last(&format!("{start}captures c1\n")), "2");
}

#[test]
fn a_game_of_three_ends_with_the_third_pass() {
    let start = "boardsize 3\ntengen-players 3\nplay c1 B2\nplay c2 pass\nplay c3 pass\n";
    assert_eq!(
        last(&format!("{start}tengen-state\n")),
        "playing, c1 to move"
    );
    let end = format!("{start}play c1 pass\n");
    assert_eq!(last(&format!("{end}tengen-state\n")), "ended");
    assert_eq!(last(&format!("{end}final_score\n")), "c1=9 c2=0 c3=0");
    // A point of the board and three of komi do not win; the numbers are exact.
    assert_eq!(
        last(&format!("{end}tengen-komi c2 8.5 c3 -0.125\nfinal_score\n")),
        "c1=9 c2=8.5 c3=-0.125"
    );
    assert_eq!(
        last(&format!("{end}tengen-komi c2 1\ntengen-komi\n")),
        "c1 0 c2 1 c3 0"
    );
}

#[test]
fn two_players_are_black_and_white_as_ever() {
    let told = told(
        TROMP_TAYLOR,
        "tengen-players 3\ntengen-players 2\nget_komi\nplay c1 D4\nlast_move\nplay c2 Q16\nlast_move\ntengen-players\n",
    );
    assert_eq!(told[2..], ["7.5", "", "black D4", "", "white Q16", "2"]);
}

#[test]
fn moves_of_more_players_go_by_their_numbers() {
    let start =
        "boardsize 5\ntengen-players 4\nplay black A1\nplay c2 B1\nplay green E5\nplay blue D5\n";
    assert_eq!(
        last(&format!("{start}move_history\n")),
        "c4 D5\nc5 E5\nc2 B1\nc1 A1".replace("c5 E5\n", "")
    );
    let all = told(
        TROMP_TAYLOR,
        &format!("{start}showboard\nundo\nlast_move\n"),
    );
    assert_eq!(all[4], "? syntax error", "green is the fifth");
    assert!(all[6].contains("X O . . ."), "{}", all[6]);
    assert!(all[6].contains("c4 (@) has lost 0 stones"), "{}", all[6]);
    assert_eq!(all[8], "c2 B1");
}

/// Simple ko and territory are defined for two players only (F-6).
#[test]
fn rules_for_two_are_refused_to_more() {
    for rules in ["japanese", "chinese"] {
        let run = run(&["--rules", rules], "tengen-players 3\ntengen-players\n");
        assert!(
            run.stdout.starts_with("? syntax error\n\n= 2\n"),
            "{}",
            run.stdout
        );
        assert!(run.stderr.contains("two players only"), "{}", run.stderr);
    }
    let told = told(
        TROMP_TAYLOR,
        "tengen-players 3\nkata-set-rules japanese\nkata-set-rules cgos\n",
    );
    assert_eq!(told, ["", "? syntax error", ""]);
}

#[test]
fn what_is_wrong_is_refused_and_changes_nothing() {
    let many: Vec<String> = (0..5000)
        .map(|i| format!(r#"{{"name":"p{i}","x":0,"y":{i}}}"#))
        .collect();
    let files = [
        (
            "many",
            format!(r#"{{"vertices":[{}],"edges":[]}}"#, many.join(",")),
        ),
        (
            "nan",
            r#"{"vertices":[{"name":"a","x":NaN,"y":0}],"edges":[]}"#.to_owned(),
        ),
        (
            "far",
            r#"{"vertices":[{"name":"a","x":1e999,"y":0}],"edges":[]}"#.to_owned(),
        ),
        (
            "pass",
            r#"{"vertices":[{"name":"Pass","x":0,"y":0}],"edges":[]}"#.to_owned(),
        ),
        (
            "loop",
            r#"{"vertices":[{"name":"a","x":0,"y":0}],"edges":[["a","a"]]}"#.to_owned(),
        ),
        (
            "unknown",
            r#"{"vertices":[{"name":"a","x":0,"y":0}],"edges":[["a","b"]]}"#.to_owned(),
        ),
    ];
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let mut wrong: Vec<String> = files
        .iter()
        .map(|(name, text)| {
            let path = folder.join(format!("board-{name}.json"));
            fs::write(&path, text).expect("the file can be written");
            format!("tengen-board file:{}", path.display())
        })
        .collect();
    wrong.extend(
        [
            "tengen-board sphere:3",
            "tengen-board complete:5000",
            "tengen-board file:/nowhere/board.json",
            "tengen-players 0",
            "tengen-players 17",
            "tengen-players three",
            "tengen-players 3 4",
            "tengen-komi c3 1",
            "tengen-komi c1",
            "tengen-komi c1 x",
            "play c3 D4",
            "play red D4",
            "set_position c3 D4",
        ]
        .map(str::to_owned),
    );
    for wrong in wrong {
        let Run { stdout, stderr, .. } = run(
            TROMP_TAYLOR,
            format!("play b D4\n{wrong}\nlist_stones b\ntengen-komi\n"),
        );
        let replies: Vec<&str> = stdout.split("\n\n").collect();
        assert!(replies[1].starts_with("? "), "{wrong}: {stdout}");
        assert_eq!(replies[2..4], ["= D4", "= black 0 white 7.5"], "{wrong}");
        // What a host sends is no mystery to it; what a person types gets a reason.
        let is_typed = wrong.starts_with("tengen-");
        assert!(!is_typed || !stderr.is_empty(), "{wrong} has no reason");
    }
}

/// What `tengen-graph` tells is a board file.
#[test]
fn a_graph_reads_back() {
    let told = last("tengen-board sunflower:2\ntengen-graph\n");
    let graph: Value = serde_json::from_str(&told).expect("JSON");
    let count = |key: &str| graph[key].as_array().map(Vec::len);
    assert_eq!((count("vertices"), count("edges")), (Some(60), Some(96)));
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("board-sunflower.json");
    fs::write(&path, &told).expect("the file can be written");
    let again = last(&format!(
        "tengen-board file:{}\ntengen-graph\n",
        path.display()
    ));
    let again: Value = serde_json::from_str(&again).expect("JSON");
    assert_eq!(
        (&again["vertices"], &again["edges"]),
        (&graph["vertices"], &graph["edges"])
    );
}

/// Three on a hexagon play to the end; whoever has passed may go on.
#[test]
fn three_play_a_game_to_its_end() {
    let turns = ["c1", "c2", "c3"]
        .map(|color| format!("genmove {color}\n"))
        .concat();
    let game = format!(
        "tengen-board trihex:3\ntengen-players 3\n{}",
        turns.repeat(60)
    );
    let told = told(TROMP_TAYLOR, &format!("{game}tengen-state\nfinal_score\n"));
    assert!(told.iter().all(|reply| !reply.starts_with('?')), "{told:?}");
    assert_eq!(told[told.len() - 2], "ended");
    let points = told[told.len() - 1]
        .split(' ')
        .map(|part| part[3..].parse::<u32>().expect("whole"));
    assert!(points.sum::<u32>() <= 19);
}

#[test]
fn analysis_tells_what_the_player_to_move_sees() {
    let told = last(
        "tengen-board cycle:7\ntengen-players 3\nplay c1 0\nkata-search_analyze c2 ownership true\n",
    );
    assert!(
        told.contains("winrate") && told.contains("ownership"),
        "{told}"
    );
}

/// Who resigns among three passes from then on, comes last, and leaves his stones.
#[test]
fn who_resigns_among_three_only_passes() {
    let told = told(
        TROMP_TAYLOR,
        "boardsize 3\ntengen-players 3\nplay c1 B2\nplay c2 resign\nplay c3 C3\nplay c1 A1\nplay c2 C1\ngenmove c2\ntengen-state\n\
         list_stones c1\nundo\nundo\nundo\nundo\nplay c2 C1\n",
    );
    assert_eq!(
        told[6..],
        [
            "? illegal move",
            "pass",
            "playing, c2 has resigned, c3 to move",
            "B2 A1",
            "",
            "",
            "",
            "",
            ""
        ]
    );
    let two = last("play b resign\n");
    assert_eq!(two, "? syntax error");
}
