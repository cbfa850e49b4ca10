//! Where the engine thinks: time, interrupts, the end of input, passing, scoring, resigning. The cases are numbered as in
//! [`cases`](crate::cases).

use crate::cases::{QUICK, last, words};
use crate::host::{Host, replies};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

#[test]
fn case_13_a_move_comes_whatever_is_left() {
    let mut host = Host::start(&["--threads", "1", "--memory", "64"]);
    host.get("boardsize 9");
    for clock in [
        "time_settings 0 0 0",
        "time_left b 0 0",
        "time_left b -5 3",
        "time_settings 0 0.01 1",
    ] {
        host.get(clock);
        let start = Instant::now();
        let vertex = host.get("genmove b");
        assert!(
            start.elapsed() < Duration::from_secs(1),
            "{clock}: {:?}",
            start.elapsed()
        );
        assert_eq!(host.get("last_move"), format!("black {vertex}"));
    }
}

#[test]
fn case_13_time_is_kept() {
    let mut host = Host::start(&["--threads", "1", "--memory", "64"]);
    host.get("boardsize 9");
    host.get("time_settings 0 1 1");
    let start = Instant::now();
    host.get("genmove b");
    assert!(
        start.elapsed() < Duration::from_secs(1),
        "{:?}",
        start.elapsed()
    );
    // A whole game on the engine's own clock: nobody tells it what is left.
    host.get("boardsize 5");
    host.get("time_settings 4 0 0");
    let mut used = [Duration::ZERO; 2];
    let mut passes = 0;
    for turn in 0..75 {
        let start = Instant::now();
        let reply = host.get(["genmove b", "genmove w"][turn % 2]);
        used[turn % 2] += start.elapsed();
        passes = if reply == "pass" { passes + 1 } else { 0 };
        if passes == 2 || reply == "resign" {
            break;
        }
    }
    assert!(
        used.iter().all(|&time| time < Duration::from_secs(4)),
        "{used:?}"
    );
}

#[test]
fn case_18_reg_genmove_leaves_no_trace() {
    let replies = replies(
        QUICK,
        "boardsize 9\nreg_genmove b\nreg_genmove b\nlist_stones b\nmove_history\n",
    );
    assert_eq!(replies[1], replies[2]);
    assert_eq!(replies[3..], ["= ", "= "]);
}

#[test]
fn case_20_the_game_goes_on_after_two_passes() {
    let replies = replies(
        QUICK,
        "boardsize 5\nplay b pass\nplay w pass\nplay b A1\ngenmove w\nfinal_score\nundo\nundo\nlast_move\n",
    );
    assert!(
        replies.iter().all(|reply| reply.starts_with('=')),
        "{replies:?}"
    );
    assert_eq!(replies[8], "= white pass");
}

#[test]
fn case_23_an_interrupt_ends_a_search() {
    let mut host = Host::start(&["--seconds", "50", "--threads", "1", "--memory", "64"]);
    assert_eq!(host.get("gogui-interrupt"), "");
    host.write("genmove b\n");
    std::thread::sleep(Duration::from_millis(300));
    host.write("name\n");
    std::thread::sleep(Duration::from_millis(200));
    let start = Instant::now();
    host.write("# interrupt\n");
    let reply = host.reply();
    assert!(
        start.elapsed() < Duration::from_millis(200),
        "{:?}",
        start.elapsed()
    );
    assert_eq!(host.reply(), "= Tengen");
    let vertex = reply.strip_prefix("= ").expect("a success");
    assert_eq!(host.get("last_move"), format!("black {vertex}"));
}

#[test]
fn case_24_the_end_of_input_ends_a_timed_search() {
    let mut host = Host::start(&["--seconds", "50", "--threads", "1", "--memory", "64"]);
    host.write("genmove b\n");
    std::thread::sleep(Duration::from_millis(300));
    let (status, elapsed) = host.close();
    assert!(
        status.success() && elapsed < Duration::from_secs(1),
        "{status} {elapsed:?}"
    );
}

#[test]
fn case_24_but_playouts_are_played_out() {
    let input = "boardsize 9\ngenmove b\ngenmove w\ngenmove b\nmove_history\n";
    let piped = replies(QUICK, input);
    let mut host = Host::start(QUICK);
    let asked: Vec<String> = input.lines().map(|line| host.ask(line)).collect();
    assert_eq!(piped, asked);
}

#[test]
fn case_27_statuses_partition_the_stones() {
    // Black lives in the lower part, White in the upper; the White stone at J1 cannot.
    let position = "boardsize 9\nset_position \
        b A4 b B4 b C4 b D4 b E4 b F4 b G4 b H4 b J4 b C2 b G2 \
        w A5 w B5 w C5 w D5 w E5 w F5 w G5 w H5 w J5 w C8 w G8 w J1\nplay b pass\nplay w pass\n";
    let mut lists = [String::new(), String::new(), String::new()];
    for (list, status) in lists.iter_mut().zip(["alive", "dead", "seki"]) {
        *list = last(&format!("{position}final_status_list {status}\n"));
    }
    let all: Vec<&str> = lists
        .iter()
        .flat_map(|list| list.split_whitespace())
        .collect();
    assert_eq!(all.len(), 23);
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 23);
    let chain = |point: &str| {
        let line = lists
            .iter()
            .flat_map(|list| list.lines())
            .find(|line| words(line).contains(point));
        line.map(|line| line.split_whitespace().count())
    };
    assert_eq!(
        (chain("E4"), chain("C2"), chain("A5"), chain("J1")),
        (Some(9), Some(1), Some(9), Some(1))
    );
    for bad in ["", "foo", "DEAD"] {
        let replies = replies(QUICK, format!("final_status_list {bad}\n"));
        assert_eq!(replies, ["? syntax error"]);
    }
}

#[test]
fn case_30_resigning_is_no_move() {
    let mut host = Host::start(&[
        "--threads",
        "1",
        "--playouts",
        "300",
        "--memory",
        "32",
        "--resign",
        "0.4",
    ]);
    host.get("boardsize 9");
    // Set up, not handicap: White is as good as lost, and the game far from settled.
    host.get("gogui-setup b C3 b C7 b E5 b G3 b G7");
    let mut last = String::new();
    for _ in 0..40 {
        let reply = host.get("genmove w");
        if reply == "resign" {
            assert_eq!(host.get("last_move"), last);
            host.get("undo");
            assert!(host.get("last_move").starts_with("white"));
            return;
        }
        let answer = host.get("reg_genmove b");
        host.get(&format!("play b {answer}"));
        last = host.get("last_move");
        assert!(last.starts_with("black"));
    }
    panic!("White never gives up");
}

#[test]
fn no_move_is_passed_up_for_lack_of_time() {
    let moves = "boardsize 9\ngenmove b\ngenmove w\ngenmove b\n";
    // The end of input stops a search that time limits after the first simulation.
    for limits in [["--playouts", "1"], ["--seconds", "100"]] {
        let args = [&["--threads", "1", "--memory", "16"], &limits[..]].concat();
        let replies = replies(&args, moves);
        assert!(!replies.contains(&"= pass".to_owned()), "{replies:?}");
    }
    let mut host = Host::start(&["--threads", "1", "--memory", "16"]);
    host.get("boardsize 19");
    host.write("genmove b\n# interrupt\n");
    assert_ne!(host.reply(), "= pass");
}

#[test]
fn what_was_searched_on_another_board_of_the_same_name_is_forgotten() {
    let path = std::env::temp_dir().join(format!("tengen board {}.json", std::process::id()));
    let ring = |points: usize| {
        let name = |i: usize| format!("\"v{i}\"");
        let vertices: Vec<String> = (0..points)
            .map(|i| format!("{{\"name\":{}}}", name(i)))
            .collect();
        let edges: Vec<String> = (0..points)
            .map(|i| format!("[{},{}]", name(i), name((i + 1) % points)))
            .collect();
        let (vertices, edges) = (vertices.join(","), edges.join(","));
        std::fs::write(
            &path,
            format!("{{\"vertices\":[{vertices}],\"edges\":[{edges}]}}"),
        )
        .expect("a folder for temporary files");
    };
    let mut host = Host::start(&["--threads", "1", "--memory", "16", "--playouts", "200"]);
    for points in [100, 4] {
        ring(points);
        host.get(&format!("kata-set-param board file:{}", path.display()));
        host.get("final_score");
        let status: Vec<String> = ["alive", "seki", "dead"]
            .map(|word| host.get(&format!("final_status_list {word}")))
            .into();
        assert_eq!(status, ["", "", ""]);
        host.get("genmove b");
        host.get("undo");
    }
    let removed = std::fs::remove_file(&path);
    removed.expect("the file is there");
}

#[test]
fn any_budget_yields_a_legal_move_on_any_board() {
    let boards = [
        "grid:1",
        "grid:1x2",
        "grid:2",
        "grid:25",
        "grid:1x25",
        "torus:3x3",
        "cycle:5",
        "star:5",
        "complete:4",
        "cube:2",
    ];
    for limits in [&["--playouts", "1"], &["--seconds", "0.01"]] {
        for board in boards {
            let args = [
                &[
                    "--resign",
                    "0",
                    "--threads",
                    "1",
                    "--memory",
                    "16",
                    "--board",
                    board,
                ],
                &limits[..],
            ]
            .concat();
            let mut host = Host::start(&args);
            for color in ["b", "w", "b", "b"] {
                let vertex = host.get(&format!("genmove {color}"));
                let name = if color == "b" { "black" } else { "white" };
                assert_eq!(host.get("last_move"), format!("{name} {vertex}"), "{board}");
            }
        }
    }
}

/// The position of the player's tests: White's stone at B2 is dead. KGS asks for a clean-up where players disagree about that.
#[test]
fn a_clean_up_goes_on_until_the_dead_are_captured() {
    let rows = [
        ".X.XO.O", "XXXXOOO", ".X.XO.O", "XXXXOOO", "...XO.O", ".O.XOOO", "...XO.O",
    ];
    let stones = rows.iter().zip((1..=7).rev()).flat_map(|(row, y)| {
        row.chars()
            .zip('A'..)
            .filter_map(move |(stone, x)| match stone {
                'X' => Some(format!("b {x}{y} ")),
                'O' => Some(format!("w {x}{y} ")),
                _ => None,
            })
    });
    let mut host = Host::start(QUICK);
    host.get("boardsize 7");
    host.get("kgs-rules chinese");
    host.get(&format!("set_position {}", stones.collect::<String>()));
    assert_eq!(host.get("genmove b"), "pass");
    assert_eq!(host.get("kgs-genmove_cleanup w"), "pass");
    assert_eq!(host.get("undo"), "");
    assert_eq!(host.get("undo"), "");
    let mut vertices = Vec::new();
    while vertices.last().is_none_or(|vertex| vertex != "pass") {
        assert!(vertices.len() < 9, "{vertices:?}");
        vertices.push(host.get("kgs-genmove_cleanup b"));
        host.get("play w pass");
    }
    assert_eq!(host.get("captures b"), "1");
    let mut played = vertices.clone();
    played.sort_unstable();
    assert_eq!(played, ["A2", "B1", "B3", "C2", "pass"]);
    assert_eq!(host.ask("kgs-genmove_cleanup x"), "? syntax error");
}
