//! Records of games on any board and with any number of players, written and read back.

use crate::host::{replies, run};
use std::fs;
use std::path::PathBuf;

const ARGS: &[&str] = &[
    "--rules",
    "tromp-taylor",
    "--playouts",
    "20",
    "--threads",
    "1",
];

/// All that is to be seen of a game.
const VIEW: &str = "tengen-board\ntengen-players\ntengen-komi\nmove_history\nshowboard\ntengen-state\ntengen-graph\n";

fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.display().to_string()
}

fn last(commands: &str, count: usize) -> Vec<String> {
    let all = replies(ARGS, commands);
    all[all.len() - count..].to_vec()
}

#[test]
fn games_read_back_as_they_were_written() {
    let graph = file("record-board.json");
    let json = r#"{"vertices":[{"name":"a]","x":0.5,"y":0},{"name":"\\","x":1,"y":0},{"name":"c:1","x":2,"y":1}],
        "edges":[["a]","\\"],["\\","c:1"]]}"#;
    fs::write(&graph, json).expect("a board");
    let boards = [
        ("cube:3", 2),
        ("cube:3", 3),
        ("torus:5x4", 4),
        ("trihex:3", 5),
        ("sunflower:2", 3),
        ("grid:5x4", 3),
        ("mobius:5x3", 2),
        (&format!("file:{graph}"), 2),
    ];
    for (index, (board, players)) in boards.into_iter().enumerate() {
        let record = file(&format!("record-{index}.sgf"));
        let turns: Vec<String> = (1..=players).map(|n| format!("genmove c{n}\n")).collect();
        let game = format!(
            "tengen-board {board}\ntengen-players {players}\ntengen-komi c2 1.5 c{players} -0.125\n{}play c1 pass\n",
            turns.concat().repeat(3)
        );
        let written = last(&format!("{game}{VIEW}printsgf\nprintsgf {record}\n"), 9);
        let text = fs::read_to_string(&record).expect("a record");
        assert_eq!(written[7], format!("= {}", text.trim_end()), "{board}");
        // A graph from a file comes with the record.
        let _ = fs::rename(&graph, format!("{graph}.away"));
        let read = last(&format!("loadsgf {record}\n{VIEW}printsgf\n"), 8);
        let _ = fs::rename(format!("{graph}.away"), &graph);
        assert_eq!(read, written[..8], "{board}");
    }
}

/// Suicide ends no game of Tromp and Taylor's, whatever rules a program begins with that reads it.
#[test]
fn a_record_brings_its_rules() {
    let record = file("record-suicide.sgf");
    let game =
        "tengen-board cycle:6\ntengen-players 3\nplay c1 0\nplay c2 5\nplay c3 2\nplay c1 1\n";
    let written = last(
        &format!("{game}{VIEW}kata-get-rules\nprintsgf {record}\n"),
        9,
    );
    let fresh = replies(
        &["--playouts", "20"],
        format!("loadsgf {record}\n{VIEW}kata-get-rules\n"),
    );
    assert_eq!(fresh[1..], written[..8]);
    // One that names none is played by those of the program.
    let text = fs::read_to_string(&record).expect("a record");
    fs::write(&record, text.replace("RU[tromp-taylor]", "")).expect("a record");
    let fresh = replies(&[], format!("loadsgf {record}\n"));
    assert!(fresh[0].starts_with("? "), "{fresh:?}");
}

#[test]
fn set_up_turn_and_results_are_kept() {
    let record = file("record-start.sgf");
    let game = "tengen-board trihex:2\ntengen-players 3\nset_position c1 0.0 c3 1.-1\nplay c2 0.1\nplay c3 pass\nplay c1 pass\nplay c2 pass\n";
    let written = last(
        &format!("{game}final_score\nlist_stones red\nprintsgf {record}\n"),
        3,
    );
    let text = fs::read_to_string(&record).expect("a record");
    for part in [
        "XBD[trihex:2]",
        "XPL[3]",
        "XAS[c3:1.-1][c1:0.0]",
        ";XM[c2:0.1]",
        ";XM[c3:]",
    ] {
        assert!(text.replace('\n', "").contains(part), "{part} in {text}");
    }
    assert!(
        text.contains(&format!("XRE[{}]", &written[0][2..])),
        "{text}"
    );
    assert!(!text.contains("GM["), "{text}");
    let read = last(
        &format!("loadsgf {record}\nfinal_score\nlist_stones red\n"),
        2,
    );
    assert_eq!(read, written[..2]);
    let until = last(
        &format!("loadsgf {record} 0.1\ntengen-state\nmove_history\n"),
        2,
    );
    assert_eq!(until, ["= playing, c2 to move", "= "]);
    let scored = run(&["score", &record, "--rules", "tromp-taylor"], "");
    assert_eq!(scored.stdout.trim_end(), &written[0][2..]);
    let drawn = run(&["render", &record], "");
    assert_eq!(drawn.stdout, "trihex:2\nX: 0.0\nO: 0.1\n#: 1.-1\n");
    let refused = run(&["review", &record], "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(refused.stderr.contains("XBD"), "{}", refused.stderr);
}

/// What FF[4] has a form for stays in that form.
#[test]
fn games_of_two_on_grids_have_no_private_properties() {
    let text = last("boardsize 9\nplay b D4\nplay w E5\nprintsgf\n", 1).remove(0);
    let text = text.replace('\n', "");
    assert!(
        text.contains("GM[1]") && text.contains(";B[df];W[ee]"),
        "{text}"
    );
    assert!(!text.contains('X'), "{text}");
}

/// FF[4] has no komi of Black's: a grid with one is a record of ours.
#[test]
fn the_komi_of_both_is_kept_on_grids() {
    for (komi, plain) in [
        ("c1 1.5 c2 4.817", false),
        ("c1 -0.125", false),
        ("c1 0 c2 -3", true),
    ] {
        let record = file("record-komi.sgf");
        let game = format!(
            "boardsize 5\ntengen-komi {komi}\nplay b C3\nplay w D4\n{VIEW}final_score\nprintsgf {record}\n"
        );
        let written = last(&game, 9);
        let text = fs::read_to_string(&record).expect("a record");
        assert_eq!(text.contains("XKM"), !plain, "{text}");
        let read = last(&format!("loadsgf {record}\n{VIEW}final_score\n"), 8);
        assert_eq!(read, written[..8], "{komi}");
    }
}

#[test]
fn a_match_on_any_board_leaves_records() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("match-records");
    let _ = fs::remove_dir_all(&folder);
    let folder = folder.display().to_string();
    let program = env!("CARGO_BIN_EXE_tengen");
    let engine = format!(
        "{program} --board cube:2 --rules tromp-taylor --playouts 10 --threads 1 --seed %g"
    );
    let arguments = [
        "match",
        "--board",
        "cube:2",
        "--rules",
        "tromp-taylor",
        "--sgf",
        &folder,
        "--engine",
        &engine,
        "--engine",
        &engine,
    ];
    let played = run(&arguments, "");
    assert_eq!(played.status.code(), Some(0), "{}", played.stderr);
    for number in 1..=2 {
        let record = format!("{folder}/game-{number}.sgf");
        let text = fs::read_to_string(&record).expect("a record");
        let scored = run(&["score", &record], "");
        assert_eq!(scored.status.code(), Some(0), "{}", scored.stderr);
        assert!(
            text.contains("XBD[cube:2]") && text.contains("XRE["),
            "{text}"
        );
    }
}

#[test]
fn a_record_that_makes_no_sense_changes_nothing() {
    for (index, (sgf, why)) in [
        ("(;XBD[sphere:3])", "unknown board"),
        ("(;XBD[file:/etc/passwd])", "XGR"),
        ("(;XBD[cube:3]XPL[17])", "XPL"),
        ("(;XBD[cube:3]XKM[c9:1])", "XKM"),
        ("(;XBD[cube:3];XM[c1:1.1.1])", "no point \"1.1.1\""),
        ("(;XBD[cube:3];XM[c1:0.0.0];XM[c2:0.0.0])", "occupied"),
        ("(;XBD[cycle:3]XPL[3]XAS[c1:0][c2:1][c3:2])", "no liberty"),
        ("(;XBD[cycle:3]XAS[c1:0][c2:0])", "two stones"),
        ("(;XBD[grid:9]XPL[3]SZ[13])", "SZ"),
        ("(;XBD[cube:0])", "cube takes a size from 1 on"),
        ("(;XBD[cycle:3]HA[3])", "no room for 3 stones"),
    ]
    .into_iter()
    .enumerate()
    {
        let record = file(&format!("record-bad-{index}.sgf"));
        fs::write(&record, sgf).expect("a record");
        let told = run(
            ARGS,
            format!("play b D4\nloadsgf {record}\nmove_history\ntengen-board\n"),
        );
        assert!(told.stderr.contains(why), "{sgf}: {}", told.stderr);
        assert!(
            told.stdout
                .ends_with("? cannot load file\n\n= black D4\n\n= grid:19\n\n"),
            "{sgf}: {}",
            told.stdout
        );
        for command in ["score", "render"] {
            assert_eq!(run(&[command, &record], "").status.code(), Some(2), "{sgf}");
        }
    }
}

/// As in records of grids: handicap that is counted and not there is given, unless the first player places it by moves. On grids
/// it goes to the points of GTP version 2, elsewhere to those of `place_free_handicap`.
#[test]
fn handicap_that_is_only_counted_is_placed() {
    let record = file("record-handicap.sgf");
    let loaded = |sgf: &str| {
        fs::write(&record, sgf).expect("a record");
        last(
            &format!("loadsgf {record}\nlist_stones c1\nget_handicap\ntengen-state\n"),
            3,
        )
    };
    let [stones, _, state] = &loaded("(;XBD[grid:9]XPL[3]HA[4])")[..] else {
        panic!("three replies")
    };
    let mut points: Vec<&str> = stones[2..].split(' ').collect();
    points.sort_unstable();
    assert_eq!(points, ["C3", "C7", "G3", "G7"]);
    assert_eq!(state, "= playing, c2 to move");
    let placed = last(
        "tengen-board cube:3\ntengen-players 3\nplace_free_handicap 3\nlist_stones c1\n",
        1,
    );
    let given = loaded("(;XBD[cube:3]XPL[3]HA[3];XM[c2:0.1.0];XM[c3:])");
    assert_eq!(
        (&given[0], &given[2]),
        (&placed[0], &"= playing, c1 to move".to_owned())
    );
    for (sgf, stones) in [
        (
            "(;XBD[cube:3]HA[2];XM[c1:0.0.0];XM[c1:2.2.2];XM[c2:0.1.0])",
            "= 0.0.0 2.2.2",
        ),
        ("(;XBD[cube:3]HA[2]XAS[c1:0.0.0])", "= 0.0.0"),
        ("(;XBD[cube:3]HA[1])", "= "),
    ] {
        assert_eq!(loaded(sgf)[0], stones, "{sgf}");
    }
}

/// A player who has resigned stays out: his stones are there, and he comes last.
#[test]
fn resignations_are_kept() {
    let record = file("record-resigned.sgf");
    let game = "tengen-board trihex:2\ntengen-players 3\nplay c1 0.0\nplay c2 resign\nplay c3 pass\nplay c1 pass\n";
    let written = last(&format!("{game}tengen-state\nprintsgf {record}\n"), 2);
    assert!(written[0].contains("has resigned"), "{}", written[0]);
    let read = last(&format!("loadsgf {record}\ntengen-state\nplay c2 0.1\n"), 2);
    assert_eq!(read[0], written[0]);
    assert!(read[1].starts_with('?'), "{}", read[1]);
    let report = run(&["score", &record, "--explain"], "").stdout;
    let rows: Vec<&str> = report
        .lines()
        .filter(|line| line.ends_with("resigned"))
        .collect();
    assert!(
        rows.len() == 1 && rows[0].starts_with("c2 ") && rows[0].contains("3  resigned"),
        "{report}"
    );
}
