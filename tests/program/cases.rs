//! What hosts send, byte for byte, and what must come back: the traps of the protocol, over real pipes.

use crate::host::{Host, replies, run};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

/// Quick and repeatable.
pub(crate) const QUICK: &[&str] = &["--threads", "1", "--playouts", "50", "--memory", "16"];

/// Asserts the replies to an input of several lines, with `|` for the end of a reply.
#[track_caller]
fn check(input: &str, expected: &str) {
    assert_eq!(replies(QUICK, input).join("|"), expected);
}

/// The text of the last reply, which must be a success.
pub(crate) fn last(input: &str) -> String {
    let replies = replies(QUICK, input);
    let text = replies.last().and_then(|reply| reply.strip_prefix("= "));
    text.unwrap_or_else(|| panic!("{replies:?}")).to_owned()
}

pub(crate) fn words(text: &str) -> BTreeSet<&str> {
    text.split_whitespace().collect()
}

#[test]
fn case_1_line_ends_of_windows() {
    assert_eq!(run(QUICK, "name\r\n").stdout, "= Tengen\n\n");
}

#[test]
fn case_2_control_bytes() {
    assert_eq!(run(QUICK, b"\x01na\x00me\x7f\n").stdout, "= Tengen\n\n");
}

#[test]
fn case_3_comments_blanks_and_lonely_ids() {
    let input = "# hi\n\n \t \n7\n8 known_command quit # x\n";
    assert_eq!(run(QUICK, input).stdout, "=8 true\n\n");
}

#[test]
fn case_4_ids() {
    check(
        "1\tprotocol_version\n2147483647 name\n",
        "=1 2|=2147483647 Tengen",
    );
}

#[test]
fn case_5_names_are_matched_whole() {
    check(
        "3 nosuch\n3 undo2\n",
        "?3 unknown command|?3 unknown command",
    );
}

#[test]
fn case_6_komi_survives_a_new_game() {
    check(
        "boardsize 5\nkomi 3.5\nclear_board\nboardsize 7\nget_komi\n",
        "= |= |= |= |= 3.5",
    );
}

#[test]
fn case_7_a_refused_size_changes_nothing() {
    check(
        "boardsize 7\nplay b g7\nboardsize 99\nquery_boardsize\nlist_stones b\nboardsize 0\nboardsize 26\n\
         boardsize 1\nboardsize 25\nboardsize x\nboardsize\nboardsize -3\n",
        "= |= |? unacceptable size|= 7|= G7|? unacceptable size|? unacceptable size|= |= |\
         ? syntax error|? syntax error|? syntax error",
    );
}

#[test]
fn case_8_vertices_in_any_case() {
    check(
        "boardsize 9\nclear_board\nplay B d4\nplay b E4\nplay W pAsS\nplay w I5\nplay b D4\n",
        "= |= |= |= |= |? syntax error|? illegal move",
    );
}

#[test]
fn case_9_undo_counts_passes_and_ends_at_the_start() {
    check(
        "boardsize 9\nplay b A1\nplay w pass\nplay b pass\nundo\nlast_move\nundo\nundo\nundo\nlist_stones b\n",
        "= |= |= |= |= |= white pass|= |= |? cannot undo|= ",
    );
}

#[test]
fn case_10_undo_brings_captures_and_the_ko_ban_back() {
    // Black takes the ko at C2 (White's stone at B2 dies); White may not take back at once.
    let ko = "boardsize 5\ngogui-play_sequence b B3 w C3 b A2 w D2 b B1 w C1 w B2 b C2\n";
    check(
        &format!(
            "{ko}captures b\nplay w B2\nplay w E5\nundo\nplay w B2\nundo\nlist_stones w\ncaptures b\nplay b C2\ncaptures b\n"
        ),
        "= |= |= 1|? illegal move|= |= |? illegal move|= |= C3 B2 D2 C1|= 0|= |= 1",
    );
}

#[test]
fn case_11_free_handicap_is_all_or_nothing() {
    check(
        "set_free_handicap D4\nset_free_handicap D4 D4\nset_free_handicap D4 pass\nlist_stones b\n\
         set_free_handicap D4 Q16\nlist_stones b\nset_free_handicap A1 B1\nundo\n",
        "? bad vertex list|? bad vertex list|? bad vertex list|= |= |= Q16 D4|? board not empty|? cannot undo",
    );
    let mut host = Host::start(QUICK);
    host.get("boardsize 9");
    host.get("set_free_handicap C3 G7");
    let reply = host.get("genmove w");
    assert_eq!(
        host.get("is_legal b A1"),
        "1",
        "the game goes on after {reply}"
    );
}

#[test]
fn case_12_fixed_handicap_is_a_set() {
    let sets = [
        ("19", "3", "D4 Q16 D16"),
        ("12", "3", "C3 K10 C10"),
        ("19", "9", "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
        ("9", "9", "C3 C5 C7 E3 E5 E7 G3 G5 G7"),
        ("13", "5", "D4 D10 K4 K10 G7"),
        ("7", "4", "C3 C5 E3 E5"),
    ];
    for (size, stones, points) in sets {
        let reply = last(&format!("boardsize {size}\nfixed_handicap {stones}\n"));
        assert_eq!(words(&reply), words(points), "{stones} on {size}");
        let listed = last(&format!(
            "boardsize {size}\nfixed_handicap {stones}\nlist_stones b\n"
        ));
        assert_eq!(words(&listed), words(points), "{stones} on {size}");
    }
    for (size, stones) in [
        ("8", "5"),
        ("7", "5"),
        ("6", "2"),
        ("9", "1"),
        ("19", "10"),
        ("19", "0"),
    ] {
        let replies = replies(
            QUICK,
            format!("boardsize {size}\nfixed_handicap {stones}\nlist_stones b\n"),
        );
        assert_eq!(
            replies[1..],
            ["? invalid number of stones", "= "],
            "{stones} on {size}"
        );
    }
}

#[test]
fn case_13_any_time_settings() {
    check(
        "time_settings 0 1 0\ntime_settings 0 2 1\ntime_settings 10 0 0\ntime_settings 300 30 5\n\
         time_left b 12.5 3\ntime_left w -2 0\ntime_settings 0 0 0\ntime_settings 1.5 0 0\ntime_left b 0 0\n\
         time_settings 1 x 2\ntime_settings\ntime_left b\n",
        "= |= |= |= |= |= |= |= |= |? syntax error|? syntax error|? syntax error",
    );
}

/// A file of this content in a folder whose name has blanks and letters beyond ASCII.
fn file(name: &str, content: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("Spiele und Köder");
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    std::fs::write(&path, content).expect("a file");
    path
}

#[test]
fn case_19_loadsgf_stops_before_the_move() {
    let game = file(
        "g.sgf",
        "(;GM[1]SZ[9]KM[3.75]AB[cc][gg]AW[ca];W[ee];B[ce](;W[];B[tt])(;W[aa]))",
    );
    let game = game.display();
    let ask = |command: &str| last(&format!("boardsize 5\nkomi 1\n{command}\nmove_history\n"));
    assert_eq!(ask(&format!("loadsgf {game} 1")), "");
    assert_eq!(ask(&format!("loadsgf {game} 2")), "white E5");
    let whole = "black pass\nwhite pass\nblack C5\nwhite E5";
    assert_eq!(ask(&format!("loadsgf {game}")), whole);
    assert_eq!(ask(&format!("loadsgf {game} 99")), whole);
    assert_eq!(ask(&format!("loadsgf \"{game}\" 3")), "black C5\nwhite E5");
    assert_eq!(ask(&format!("loadsgf {game} C5")), "white E5");
    let after = format!(
        "loadsgf {game} 1\nlist_stones b\nlist_stones w\nget_komi\nquery_boardsize\nundo\n"
    );
    check(&after, "= |= C7 G3|= C9|= 3.75|= 9|? cannot undo");
}

#[test]
fn case_19_a_bad_file_leaves_the_old_game() {
    let illegal = file("illegal.sgf", "(;SZ[9];B[aa];W[aa])");
    let text = file("text.sgf", "no game");
    for bad in [
        illegal.display().to_string(),
        text.display().to_string(),
        "/no/such/file.sgf".to_owned(),
        // Never ends.
        "/dev/zero".to_owned(),
    ] {
        check(
            &format!(
                "boardsize 5\nkomi 1\nplay b C3\nloadsgf {bad}\nlist_stones b\nget_komi\nquery_boardsize\nlast_move\n"
            ),
            "= |= |= |? cannot load file|= C3|= 1|= 5|= black C3",
        );
    }
}

#[test]
fn case_21_pipelined_replay() {
    let mut input = String::from("boardsize 19\n");
    for n in 0..500 {
        input += if n % 2 == 0 { "play b D4\n" } else { "undo\n" };
    }
    let run = run(QUICK, &input);
    assert_eq!(run.stdout, "= \n\n".repeat(501));
    assert!(run.elapsed < Duration::from_secs(1), "{:?}", run.elapsed);
}

#[test]
fn case_22_a_sequence_is_all_or_nothing() {
    check(
        "boardsize 5\ngogui-play_sequence B A1 W A1\nlist_stones b\nmove_history\ngogui-play_sequence B A1 W\n\
         gogui-play_sequence B A1 W B1 b pass\nmove_history\n",
        "= |? illegal move|= |= |? syntax error|= |= black pass\nwhite B1\nblack A1",
    );
}

#[test]
fn case_25_quit_is_the_last() {
    let run = run(QUICK, "quit\nname\n");
    assert_eq!(run.stdout, "= \n\n");
    assert!(run.status.success());
}

#[test]
fn case_26_rules_leave_komi_and_position() {
    let rules = r#"{"friendlyPassOk":false,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"0"}"#;
    check(
        "komi 6.5\nplay b D4\n\
         kata-set-rules {\"ko\":\"POSITIONAL\", \"scoring\":\"AREA\", \"suicide\":false}\n\
         kata-get-rules\nget_komi\nlist_stones b\nlast_move\nkata-set-rules wildberger\nget_komi\n\
         kata-set-rules martian\nkata-set-rules {\"ko\":\nkata-set-rules {\"no\":true}\nkgs-rules klingon\n",
        &format!(
            "= |= |= |= {rules}|= 6.5|= D4|= black D4|= |= 6.5|? syntax error|? syntax error|? syntax error|? syntax error"
        ),
    );
}

#[test]
fn case_28_the_list_of_commands_is_the_truth() {
    let list = last("list_commands\n");
    let names: Vec<&str> = list.lines().collect();
    assert_eq!(names[0], "protocol_version");
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    let asked = names.iter().map(|name| format!("known_command {name}\n"));
    let asked: Vec<String> = asked.collect();
    assert_eq!(replies(QUICK, asked.concat()), vec!["= true"; names.len()]);
    let asked_of = [
        "protocol_version",
        "name",
        "version",
        "known_command",
        "list_commands",
        "quit",
        "boardsize",
        "clear_board",
        "komi",
        "play",
        "genmove",
        "undo",
        "fixed_handicap",
        "place_free_handicap",
        "set_free_handicap",
        "time_settings",
        "time_left",
        "final_score",
        "final_status_list",
        "loadsgf",
        "kgs-genmove_cleanup",
        "reg_genmove",
        "showboard",
        "printsgf",
        "get_komi",
        "query_boardsize",
        "rectangular_boardsize",
        "set_position",
        "clear_cache",
        "cputime",
        "gg-undo",
        "last_move",
        "move_history",
        "list_stones",
        "is_legal",
        "all_legal",
        "captures",
        "set_random_seed",
        "help",
        "kata-get-rules",
        "kata-set-rules",
        "kata-set-rule",
        "kgs-rules",
        "gogui-play_sequence",
        "gogui-setup",
        "gogui-setup_player",
        "gogui-interrupt",
        "kata-get-param",
        "kata-set-param",
        "kata-list-params",
        "tengen-state",
        "tengen-resume",
        "tengen-informal",
        "tengen-confirm",
        "tengen-no_result",
        "tengen-claim_illegal",
        "tengen-both_lose",
        "tengen-hypothetical",
    ];
    for name in asked_of {
        assert!(names.contains(&name), "{name}");
    }
}
