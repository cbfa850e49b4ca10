//! The command sequences of the clients of game servers, as their sources send them; and what strangers may send through them.

use crate::host::{Host, replies, run};
use std::time::{Duration, Instant};

/// An engine that answers soon, as a server's preset has it.
fn with_preset(preset: &str) -> Vec<&str> {
    let limits = ["--threads", "1", "--playouts", "50", "--memory", "16"];
    [&["--preset", preset], &limits[..]].concat()
}

/// Whether every reply is a success.
#[track_caller]
fn all_succeed(replies: &[String]) {
    let failed: Vec<&String> = replies.iter().filter(|r| !r.starts_with('=')).collect();
    assert!(failed.is_empty(), "{failed:?}");
}

#[test]
fn kgs_gtp_plays_a_game_and_its_clean_up() {
    let mut host = Host::start(&with_preset("kgs"));
    let commands = host.get("list_commands");
    for needed in [
        "kgs-rules",
        "kgs-time_settings",
        "kgs-genmove_cleanup",
        "kgs-game_over",
        "kgs-chat",
        "final_status_list",
        "place_free_handicap",
        "set_free_handicap",
        "fixed_handicap",
        "time_left",
        "undo",
    ] {
        assert!(commands.lines().any(|line| line == needed), "{needed}");
    }
    for line in [
        "name",
        "version",
        "boardsize 19",
        // A challenge that is declined, and one that is taken.
        "boardsize 9",
        "clear_board",
        "boardsize 9",
        "kgs-rules chinese",
        "komi 7.5",
        "kgs-time_settings byoyomi 300 15 5",
        "time_left b 300 0",
        "time_left w 300 0",
    ] {
        host.get(line);
    }
    assert_eq!(host.ask("boardsize 38"), "? unacceptable size");
    for _ in 0..4 {
        host.get("genmove b");
        host.get("time_left b 14 5");
        let answer = host.get("reg_genmove w");
        host.get(&format!("play w {answer}"));
        host.get("time_left w 15 4");
        host.get("kgs-chat game somebody hello");
    }
    host.get("play b pass");
    host.get("play w pass");
    host.get("final_status_list dead");
    host.get("undo");
    host.get("kgs-genmove_cleanup b");
    let board = host.get("list_stones b");
    host.get("kgs-game_over");
    assert_eq!(host.get("list_stones b"), board, "it may be adjourned");
    for settings in [
        "none",
        "absolute 600",
        "canadian 600 300 25",
        "byoyomi 0 0 0",
    ] {
        host.get(&format!("kgs-time_settings {settings}"));
    }
    for wrong in ["", "absolute", "fischer 5 1", "byoyomi 5", "canadian x 1 1"] {
        let reply = host.ask(&format!("kgs-time_settings {wrong}"));
        assert_eq!(reply, "? syntax error", "{wrong}");
    }
}

#[test]
fn chat_is_answered_with_one_harmless_line() {
    let mut host = Host::start(&with_preset("kgs"));
    let answers = ["game", "private"].map(|kind| {
        host.get(&format!(
            "kgs-chat {kind} somebody =x \u{1b}[2J /kick \u{202e}%s"
        ))
    });
    assert!(!answers[0].is_empty() && answers[0] == answers[1]);
    assert!(!answers[0].contains(['\n', '%', '\u{1b}', '\u{202e}']));
    assert_eq!(host.ask("kgs-chat shout somebody hello"), "? syntax error");
    assert_eq!(host.ask("kgs-chat"), "? syntax error");
}

#[test]
fn names_and_results_of_strangers_are_told_as_plain_text() {
    let input = "cgos-opponent_name \u{1b}[31mevil\u{9b}2J\u{202e} -> info\n\
        cgos-opponent_rating 1800?\ncgos-gameover B+Resign\u{7}\n";
    let run = run(&with_preset("cgos"), input);
    assert_eq!(run.stdout, "= \n\n= \n\n= \n\n");
    assert!(run.stderr.contains("[31mevil2J") && run.stderr.contains("1800?"));
    let control = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
    assert!(!run.stderr.contains(control), "{:?}", run.stderr);
    assert!(run.stderr.lines().all(|line| line.starts_with("tengen: ")));
    assert!(!run.stderr.contains(" -> "));
}

#[test]
fn cgos_plays_a_game_with_catching_up() {
    let mut host = Host::start(&with_preset("cgos"));
    let commands = host.get("list_commands");
    for needed in [
        "boardsize",
        "clear_board",
        "komi",
        "play",
        "genmove",
        "quit",
        "time_settings",
        "time_left",
        "cgos-opponent_name",
        "cgos-opponent_rating",
        "cgos-genmove_analyze",
        "cgos-gameover",
    ] {
        assert!(commands.lines().any(|line| line == needed), "{needed}");
    }
    for line in [
        "boardsize 9",
        "komi 7.0",
        "time_settings 300 0 0",
        "cgos-opponent_name Gnugo-3.8-L10",
        "cgos-opponent_rating 1800",
        "clear_board",
        "play B D4",
        "play w e5",
    ] {
        host.get(line);
    }
    assert_eq!(host.get("get_komi"), "7", "the komi is the server's");
    assert_eq!(host.get("kata-get-param rules"), "cgos");
    for (color, seconds) in [("b", 299), ("w", 298), ("b", 250)] {
        host.get(&format!("time_left {color} {seconds} 0"));
        host.write(&format!("cgos-genmove_analyze {color}\n"));
        let lines = host.rest();
        assert!(
            lines.last().is_some_and(|line| line.starts_with("play ")),
            "{lines:?}"
        );
    }
    host.get("play w PASS");
    host.get("cgos-gameover B+Resign");
    host.get("quit");
}

/// Black may not retake at once, nor after any moves that bring the position back: White threatens nothing here, and the board
/// has no other point that a player would rather have.
#[test]
fn no_preset_plays_into_a_repeated_position_or_kills_itself() {
    for preset in ["kgs", "cgos", "ogs"] {
        let mut host = Host::start(&with_preset(preset));
        host.get("boardsize 3");
        // Every move of a small board's endless fights is checked by taking it back and asking.
        for turn in 0..30 {
            let color = ["b", "w"][turn % 2];
            let vertex = host.get(&format!("genmove {color}"));
            if vertex == "resign" {
                break;
            }
            host.get("undo");
            let legal = host.get(&format!("is_legal {color} {vertex}"));
            assert_eq!(legal, "1", "{preset}: {color} {vertex}");
            host.get(&format!("play {color} {vertex}"));
        }
        let rules = host.get("kata-get-rules");
        assert!(rules.contains("\"ko\":\"POSITIONAL\""), "{rules}");
        assert!(rules.contains("\"suicide\":false"), "{rules}");
    }
}

#[test]
fn gtp2ogs_loads_a_game_and_asks_for_a_move() {
    let lines = [
        "list_commands",
        "kata-list_time_settings",
        "boardsize 9",
        "clear_board",
        "komi 5.5",
        "play black d4",
        "play white f6",
        "kgs-time_settings byoyomi 300 30 5",
        "time_left black 120 0",
        "time_left white 25 3",
        "genmove black",
        "kata-time_settings fischer-capped 60 10 90 -1",
        "time_left black 58 0",
        "time_left white 60 0",
        "genmove white",
        "kgs-time_settings canadian 60 300 25",
        "time_left black 290 24",
        "genmove black",
        "kata-time_settings absolute 30",
        "time_left black -1 0",
        "genmove black",
        "quit",
    ];
    let run = run(&with_preset("ogs"), lines.join("\r\n") + "\r\n");
    assert!(run.status.success());
    let replies = crate::host::split(&run.stdout);
    assert_eq!(replies.len(), lines.len());
    all_succeed(&replies);
    let kinds = "= none absolute byoyomi canadian fischer fischer-capped";
    assert_eq!(replies[1], kinds);
    let chat: Vec<&str> = run.stderr.lines().collect();
    let of_moves = chat
        .iter()
        .filter(|line| line.starts_with("MALKOVICH:Visits "));
    assert_eq!(of_moves.clone().count(), 4, "{chat:?}");
    for line in of_moves {
        let words: Vec<&str> = line.split(' ').collect();
        let keys = [words[2], words[4], words[6], words[8]];
        assert_eq!(keys, ["Winrate", "ScoreLead", "ScoreStdev", "PV"]);
        assert!(words[3].ends_with('%') && words.len() > 9, "{line}");
    }
}

#[test]
fn a_handicap_of_ogs_is_taken_as_it_comes() {
    let lines = "boardsize 19\r\nclear_board\r\nkomi 0.5\r\nplace_free_handicap 4\r\nclear_board\r\n\
        set_free_handicap d4 q16 d16 q4\r\ntime_settings 0 2 1\r\ntime_left white 2 1\r\ngenmove white\r\n";
    let replies = replies(&with_preset("ogs"), lines);
    all_succeed(&replies);
    assert_eq!(replies[3].split_whitespace().count(), 1 + 4);
}

#[test]
fn flags_go_before_a_preset() {
    let param = |args: &[&str], name: &str| {
        let reply = replies(args, format!("kata-get-param {name}\n"));
        reply[0].trim_start_matches("= ").to_owned()
    };
    assert_eq!(param(&["--preset", "ogs"], "lag"), "1");
    assert_eq!(param(&["--preset", "ogs", "--lag", "0.25"], "lag"), "0.25");
    assert_eq!(param(&["--preset", "ogs"], "chat"), "true");
    assert_eq!(param(&["--preset", "kgs"], "chat"), "false");
    assert_eq!(param(&["--preset", "kgs"], "ponder"), "false");
    let other = ["--preset", "cgos", "--rules", "japanese", "--resign", "0.2"];
    assert_eq!(param(&other, "rules"), "japanese");
    assert_eq!(param(&other, "resign"), "0.2");
    assert_eq!(param(&[], "lag"), "0.2");
    let run = run(&["--preset", "igs"], "");
    assert!(!run.status.success() && run.stdout.is_empty());
}

#[test]
fn the_end_of_the_game_is_answered_at_once() {
    let mut host = Host::start(&["--threads", "1", "--memory", "16", "--ponder"]);
    host.get("boardsize 9");
    host.get("kata-set-param seconds 0.1");
    host.get("genmove b");
    let start = Instant::now();
    for line in [
        "kgs-game_over",
        "cgos-gameover W+Time",
        "clear_board",
        "quit",
    ] {
        host.get(line);
    }
    assert!(start.elapsed() < Duration::from_millis(500));
}
