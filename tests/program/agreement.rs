//! Japanese games with open dame and kos: what the players would fill by agreement (article 9, clause 2), and the board
//! exactly as it stands.

use crate::host::{replies, run};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

/// One dame between two walls; ten points on either side.
const DAME: &str = "..X.O.. ..XXO.. ..XOO.. ..XOO.. ..XOO..";
/// Two dame, and a white stone without a chance among Black's points.
const DEAD_STONE: &str = "..X.O.. O.X.O.. ..XXO.. ..XOO.. ..XOO..";
/// A half-point ko in Black's hands: D4 captures E4, or saves it.
const KO: &str = "..XXO.... ..X.XO... ..XXO.... ..XXO.... ..XXO....";
/// Two shared liberties that nobody can fill, and three points each elsewhere.
const SEKI: &str = ".XOO.XXO. XXOO.XXOO XXXOOXXOO .XXXXOOO. X.XXXO.OO";
/// White E4 puts D4 in atari, so Black has to connect at C4: two of his three points are left against four.
const TEIRE: &str = ".X.X.O. XXXOOOO .XOO.O. XXO.OOO";

/// Two kos at once in White's corner, where Black lives only if one pass lifts both bans.
const TWO_KOS: &str = ".O..XO.O OXOX.OOO X.XOOO.O XXXXXXOO X.X.XXO.";

/// A record of a position, Black to move or White.
fn record(test: &str, rows: &str, to_move: char) -> String {
    let letters = |i: usize| char::from(b'a' + i as u8);
    let stones = |wanted: char| {
        let rows = rows.split(' ').enumerate();
        let points = rows.flat_map(|(y, row)| {
            let stones = row.chars().enumerate().filter(move |&(_, c)| c == wanted);
            stones.map(move |(x, _)| format!("[{}{}]", letters(x), letters(y)))
        });
        points.collect::<String>()
    };
    let (width, height) = (rows.find(' ').unwrap_or(0), rows.split(' ').count());
    let (black, white) = (stones('X'), stones('O'));
    let sgf =
        format!("(;GM[1]SZ[{width}:{height}]KM[0]RU[Japanese]AB{black}AW{white}PL[{to_move}])");
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("agreement-{test}.sgf"));
    fs::write(&path, sgf).expect("the file can be written");
    path.to_str().expect("a name in UTF-8").to_owned()
}

fn score(file: &str, flags: &[&str]) -> String {
    let run = run(&[&["score", file], flags].concat(), "");
    assert_eq!(run.status.code(), Some(0), "{}", run.stderr);
    run.stdout
}

fn report(file: &str, flags: &[&str]) -> Value {
    serde_json::from_str(&score(file, &[&["--json"], flags].concat())).expect("JSON")
}

/// Territory and prisoners of both, and what of it was assumed, as `dame B D5`.
fn told(report: &Value) -> (Value, Vec<String>) {
    let totals = [&report["score"]["black"], &report["score"]["white"]].map(|s| &s["total"]);
    let moves = report["assumed"].as_array().expect("a list").iter();
    let words = moves.map(|mv| {
        let word = |key: &str| mv[key].as_str().expect("a word");
        format!("{} {} {}", word("kind"), word("color"), word("point"))
    });
    (json!(totals), words.collect())
}

#[test]
fn what_players_fill_by_agreement_is_filled_and_told() {
    for (test, rows, to_move, totals, assumed, literal) in [
        ("dame", DAME, 'B', [10, 10], &["dame black D5"][..], "0"),
        (
            "dead-stone",
            DEAD_STONE,
            'B',
            [11, 10],
            &["dame black D5", "dame white D4"],
            "0",
        ),
        ("ko", KO, 'B', [10, 19], &["ko black D4"], "0"),
        ("seki", SEKI, 'B', [3, 3], &[], "0"),
        (
            "teire",
            TEIRE,
            'W',
            [2, 4],
            &["dame white E4", "teire black C4"],
            "0",
        ),
    ] {
        let file = record(test, rows, to_move);
        let report = report(&file, &[]);
        let (found, moves) = told(&report);
        assert_eq!(
            (found, moves),
            (
                json!(totals),
                assumed.iter().map(ToString::to_string).collect()
            ),
            "{test}"
        );
        let differs = totals[0] != totals[1];
        let wanted = if differs { json!(literal) } else { Value::Null };
        assert_eq!(report["literal"], wanted, "{test}");
    }
}

#[test]
fn the_literal_board_has_its_dame_and_its_sekis() {
    for (test, rows, dame, seki) in [
        ("dame-literal", DAME, json!(["D5"]), "D4"),
        ("dead-stone-literal", DEAD_STONE, json!(["D5", "D4"]), "D3"),
        ("seki-literal", SEKI, json!(["E5", "E4"]), "C5"),
    ] {
        let file = record(test, rows, 'B');
        let report = report(&file, &["--literal"]);
        assert_eq!(report["result"], "0", "{test}");
        assert_eq!(report["dame"], dame, "{test}");
        assert_eq!(
            (&report["assumed"], &report["literal"]),
            (&json!([]), &Value::Null)
        );
        let mut chains = report["chains"].as_array().expect("a list").iter();
        let chain = chains.find(|c| {
            c["points"]
                .as_array()
                .is_some_and(|p| p.contains(&json!(seki)))
        });
        assert_eq!(
            chain.map(|chain| &chain["status"]),
            Some(&json!("seki")),
            "{test}"
        );
    }
    let (totals, _) = told(&report(&record("ko-literal", KO, 'B'), &["--literal"]));
    assert_eq!(totals, json!([0, 0]));
}

/// White C1 would take two stones, and Black has not connected there: they are dead, C1 is no plain dame, and with it open
/// all is seki. Once Black has connected he has two points and White three.
#[test]
fn a_missing_reinforcement_is_warned_of_and_not_added() {
    const MISSING: &str = "X.XO.O. XXXOOOO XXOOOOO .X.XXO.";
    for to_move in ['B', 'W'] {
        let report = report(&record("missing", MISSING, to_move), &[]);
        assert_eq!(
            (&report["result"], &report["assumed"]),
            (&json!("0"), &json!([]))
        );
        assert_eq!(report["dame"], json!(["C1"]));
        let warning = "Black C1 is missing: without it White C1 captures Black D1";
        let warnings = report["warnings"].as_array().expect("a list");
        assert!(warnings.contains(&json!(warning)), "{warnings:?}");
    }
    let connected = report(
        &record("connected", &MISSING.replace("X.XXO", "XXXXO"), 'W'),
        &[],
    );
    assert_eq!(told(&connected), (json!([2, 3]), Vec::new()));
    assert_eq!(connected["warnings"], json!([]));
}

#[test]
fn an_explanation_tells_what_was_assumed() {
    let text = score(&record("explained", DEAD_STONE, 'B'), &["--explain"]);
    assert!(
        text.contains("assumed dame: Black D5, White D4\n"),
        "{text}"
    );
    assert!(text.contains("exactly as the board stands: 0\n"), "{text}");
    let text = score(&record("explained-teire", TEIRE, 'W'), &["--explain"]);
    assert!(text.contains("assumed teire: Black C4\n"), "{text}");
}

/// The ko at the stop, a snapback, and two eyes.
#[test]
fn an_explanation_tells_why() {
    const SNAPBACK: &str = "XOXOO.O XO.XOOO XXXXXO. .X.XXOO XXXXXO.";
    let ko = score(&record("why-ko", KO, 'B'), &["--explain", "--literal"]);
    let back = score(&record("why-snapback", SNAPBACK, 'B'), &["--explain"]);
    for (text, line) in [
        (
            &ko,
            "White D4 captures E4 (Black may not retake before passing for that ko)",
        ),
        (
            &back,
            "White can capture it, but that lets Black play a new stone on one of its points that stays",
        ),
        (
            &back,
            "cannot be captured even if Black always passes: eyes at A2, C2",
        ),
    ] {
        assert!(text.contains(&format!("      {line}\n")), "{line}\n{text}");
    }
}

/// A corner of two kos at once. If a pass is for one ko, as the text says, White captures D4 and E5: she has the five points
/// there, both prisoners and G5, G3 and H1 against B1 and D1. If a pass lifts the bans of all, the two come back for good, the
/// empty points beside them are nobody's, and White's stones are in seki: nothing against two.
#[test]
fn where_the_readings_differ_both_scores_are_shown() {
    let file = record("two-kos", TWO_KOS, 'B');
    let both = "W+8\ndisputed: B+2 if a pass for one ko lifts the bans of all \
        (article 7, clause 2 of 1989)\n";
    assert_eq!(score(&file, &[]), both);
    let text = score(&file, &["--explain"]);
    assert!(text.starts_with(both), "{text}");
    let told = "Black disputed proved 100%  D4\n      dead if a pass is for one ko, as the text says; \
        seki if it lifts the bans of all\n      White B3 captures B4 (Black may not retake";
    assert!(text.contains(told), "{text}");
    let report = report(&file, &[]);
    assert_eq!(
        (&report["result"], &report["disputed"]),
        (&json!("W+8"), &json!("B+2"))
    );
    let mut found = Vec::new();
    for chain in report["chains"].as_array().expect("a list") {
        let is_disputed = chain["status"] == "disputed";
        assert_eq!(chain["readings"].is_null(), !is_disputed, "{chain}");
        if is_disputed {
            assert_eq!(chain["readings"], json!({ "one": "dead", "all": "seki" }));
            found.push(chain["points"].clone());
        }
    }
    assert_eq!(found, [json!(["E5"]), json!(["D4"])]);
}

/// Where the end is by agreement, nobody confirms anything, and nothing is disputed.
#[test]
fn only_a_confirmation_is_disputed() {
    let file = record("two-kos-area", TWO_KOS, 'B');
    let report = report(&file, &["--rules", "chinese"]);
    assert_eq!(report["disputed"], Value::Null);
    for chain in report["chains"].as_array().expect("a list") {
        assert_ne!(chain["status"], "disputed");
    }
}

/// Of Black's ten eyes the first few are named.
#[test]
fn an_explanation_is_short() {
    const EYES: &str = "X.X.X.XO... XXXXXXXO... .X.X.X.XOOO XXXXXXXXO.O .X.X.XXXOO.";
    let text = score(&record("short", EYES, 'B'), &["--explain"]);
    let line = "cannot be captured even if Black always passes: eyes at B5, D5, F5, A3, and 6 more";
    assert!(text.contains(line), "{text}");
}

/// The replies to a set-up of the position and these commands.
fn asked(rows: &str, commands: &str) -> Vec<String> {
    let rows: Vec<&str> = rows.split(' ').collect();
    let mut stones = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, c) in row.chars().enumerate().filter(|&(_, c)| c != '.') {
            let color = if c == 'X' { 'b' } else { 'w' };
            let letter = char::from(b'A' + x as u8 + u8::from(x > 7));
            stones.push(format!("{color} {letter}{}", rows.len() - y));
        }
    }
    let stones = stones.join(" ");
    let input = format!(
        "rectangular_boardsize {} {}\nkata-set-rules japanese\nkomi 0\nset_position {stones}\n{commands}",
        rows[0].len(),
        rows.len()
    );
    replies(&["--threads", "1", "--memory", "16"], input).split_off(4)
}

#[test]
fn the_score_and_the_lists_of_gtp_are_of_one_board() {
    let lists = "final_score\nfinal_status_list dame\nfinal_status_list black_territory\n\
        final_status_list white_territory\nfinal_status_list dead\nfinal_status_list seki\n";
    let black = "A5 B5 A4 B4 A3 B3 A2 B2 A1 B1";
    let white = "F5 G5 F4 G4 F3 G3 F2 G2 F1 G1";
    let agreed = asked(DEAD_STONE, lists);
    let wanted = ["B+1", "", black, white, "A4", ""].map(|reply| format!("= {reply}"));
    assert_eq!(agreed, wanted);
    let literal = asked(
        DAME,
        &format!("kata-set-rule dame LITERAL\n{lists}kata-set-rule dame agreed\n{lists}"),
    );
    assert_eq!(literal[1..6], ["= 0", "= D5", "= ", "= ", "= "]);
    // Black's wall and White's.
    assert_eq!(literal[6].lines().count(), 2);
    assert_eq!(literal[8..11], ["= 0", "= ", &format!("= {black}")]);
}

/// White A6 captures A7, Black A6 saves it: under rules where a dispute is settled by playing on, whoever is to move has it.
#[test]
fn a_move_left_belongs_to_the_player_to_move() {
    let rows =
        ".O....O.. OOOO.OO.O XOXOOOOOX .XXXXOXXX .XX.XXXOO X.XX.XOOO XXX.XXXOO .XXXXXOO. XXXXOOOO.";
    for (to_move, status) in [('W', "dead"), ('B', "alive")] {
        let record = record(&format!("left-{to_move}"), rows, to_move);
        let report = report(&record, &["--rules", "chinese"]);
        let mut chains = report["chains"].as_array().expect("a list").iter();
        let of = |chain: &&Value| chain["points"] == json!(["A7"]);
        let chain = chains.find(of).expect("the chain is told");
        assert_eq!(chain["status"], status, "{to_move} to move");
    }
}
