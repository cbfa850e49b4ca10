//! An object for everything that is wrong, and then on with the next line.

use super::{QUICK, order, query, read, run};
use crate::host;
use serde_json::{Value, json};

#[test]
fn a_line_that_is_no_request_is_answered_and_the_next_one_too() {
    let good = query("good", &json!({}));
    for wrong in [
        &b"x"[..],
        b"{",
        b"{\"id\":\"a\"",
        b"{} {}",
        b"[]",
        b"17",
        b"null",
        b"\xff\xfe",
        b"{\"id\":\"\xff\"}",
        b"\0",
        "[".repeat(100_000).as_bytes(),
        "{\"a\":".repeat(100_000).as_bytes(),
        b"{\"id\":\"a\",\"komi\":NaN}",
        b"{\"id\":\"a\",\"komi\":1e999}",
    ] {
        let input = [wrong, b"\n \n\r\n\n", good.to_string().as_bytes()].concat();
        let run = host::run(QUICK, input);
        assert!(run.status.success(), "{}", run.stderr);
        let lines: Vec<Value> = run.stdout.lines().map(read).collect();
        let [error, answer] = &lines[..] else {
            panic!("two lines: {lines:?}")
        };
        assert!(
            error["error"].is_string() && error.get("id").is_none(),
            "{error}"
        );
        assert_eq!(answer["id"], "good");
    }
}

#[test]
fn an_id_must_be_a_string() {
    for id in [json!(7), json!(null), json!(["a"])] {
        let error = run(QUICK, &[query("", &json!({"id": id}))]).remove(0);
        assert!(
            error["error"].is_string() && error.get("id").is_none(),
            "{error}"
        );
        assert_eq!(error["field"], "id");
    }
    // An odd one comes back as it was.
    let odd = "\" \\ \n ä \u{1F600} \u{7f}";
    assert_eq!(run(QUICK, &[query(odd, &json!({}))])[0]["id"], odd);
}

/// Fields, each with a value that it cannot have.
#[expect(clippy::too_many_lines, reason = "a table")]
fn wrong_fields() -> Vec<(&'static str, Value)> {
    let entry = |player: Value, moves: Value, plies: Value| json!([{"player": player, "moves": moves, "untilDepth": plies}]);
    let fine = entry(json!("B"), json!(["A1"]), json!(1));
    let fields = [
        (
            "boardXSize",
            vec![
                json!(0),
                json!(26),
                json!(-5),
                json!("5"),
                json!(5.5),
                json!(null),
                json!(1u64 << 63),
            ],
        ),
        ("boardYSize", vec![json!(0), json!(26), json!([5])]),
        (
            "komi",
            vec![
                json!("7.5"),
                json!(150.5),
                json!(-151),
                json!(null),
                json!(1e300),
            ],
        ),
        (
            "rules",
            vec![
                json!("klingon"),
                json!(7),
                json!({"ko": "NEVER"}),
                json!({"kmi": 7}),
                json!(null),
                json!("{"),
            ],
        ),
        (
            "whiteHandicapBonus",
            vec![json!("M"), json!(2), json!(null)],
        ),
        (
            "moves",
            vec![
                json!("B A1"),
                json!([["B"]]),
                json!([["B", "A1", "x"]]),
                json!([["X", "A1"]]),
                json!([["B", "I1"]]),
                json!([["B", "A6"]]),
                json!([["B", 7]]),
                json!([[1, "A1"]]),
                json!([{"B": "A1"}]),
                json!(null),
                json!([["B", "A1"], ["W", "A1"]]),
                // A single stone has no liberty there.
                json!([["W", "A2"], ["W", "B1"], ["B", "A1"]]),
            ],
        ),
        (
            "initialStones",
            vec![
                json!([["B", "pass"]]),
                json!([["B", "A1"], ["W", "A1"]]),
                json!([["B", "A9"]]),
                json!("A1"),
                json!([["W", "A2"], ["W", "B1"], ["B", "A1"]]),
            ],
        ),
        ("initialPlayer", vec![json!("X"), json!(1), json!(null)]),
        (
            "analyzeTurns",
            vec![
                json!([1]),
                json!([-1]),
                json!([0.5]),
                json!(0),
                json!(["0"]),
                json!([1u64 << 63]),
            ],
        ),
        ("priority", vec![json!("high"), json!(1.5), json!(i64::MAX)]),
        (
            "maxVisits",
            vec![
                json!(0),
                json!(-1),
                json!(1.5),
                json!("10"),
                json!(1u64 << 51),
            ],
        ),
        ("analysisPVLen", vec![json!(0), json!(1001), json!("3")]),
        (
            "reportDuringSearchEvery",
            vec![json!(0), json!(-1), json!("1"), json!(1e7)],
        ),
        ("firstReportDuringSearchAfter", vec![json!(0), json!(true)]),
        (
            "overrideSettings",
            vec![
                json!([]),
                json!("x"),
                json!({"reportAnalysisWinratesAs": "GREY"}),
                json!({"maxTime": -1}),
                json!({"maxTime": "soon"}),
                json!({"maxVisits": 0}),
                json!({"analysisPVLen": true}),
            ],
        ),
        (
            "avoidMoves",
            vec![
                json!({}),
                json!(["A1"]),
                json!([{"player": "B", "moves": ["A1"]}]),
                entry(json!("X"), json!(["A1"]), json!(1)),
                entry(json!("B"), json!(["A9"]), json!(1)),
                entry(json!("B"), json!("A1"), json!(1)),
                entry(json!("B"), json!(["A1"]), json!(0)),
            ],
        ),
        (
            "allowMoves",
            vec![
                json!([fine[0], fine[0]]),
                entry(json!("B"), json!([3]), json!(1)),
            ],
        ),
    ];
    let include = [
        "includeOwnership",
        "includeOwnershipStdev",
        "includeMovesOwnership",
        "includeMovesOwnershipStdev",
        "includePolicy",
        "includePVVisits",
    ];
    let flags = include.map(|field| (field, vec![json!(1), json!("true"), json!(null)]));
    let all = fields.into_iter().chain(flags);
    all.flat_map(|(field, values)| values.into_iter().map(move |value| (field, value)))
        .collect()
}

#[test]
fn a_wrong_field_is_named_and_the_query_is_not_carried_out() {
    let wrong = wrong_fields();
    let lines: Vec<Value> = wrong
        .iter()
        .enumerate()
        .map(|(number, (field, value))| query(&number.to_string(), &json!({*field: value})))
        .collect();
    let answers = run(QUICK, &lines);
    assert_eq!(answers.len(), wrong.len());
    for (number, (answer, (field, value))) in answers.iter().zip(&wrong).enumerate() {
        assert!(answer["error"].is_string(), "{field} {value}: {answer}");
        assert_eq!(answer["field"], *field, "{value}: {answer}");
        assert_eq!(answer["id"], number.to_string());
    }
}

#[test]
fn a_field_that_has_to_be_there_is_named() {
    for field in ["moves", "rules", "boardXSize", "boardYSize"] {
        let mut query = query("x", &json!({}));
        query.as_object_mut().expect("an object").remove(field);
        let error = &run(QUICK, &[query])[0];
        assert_eq!(
            (&error["field"], &error["id"]),
            (&json!(field), &json!("x")),
            "{error}"
        );
        assert!(error["error"].is_string());
    }
}

#[test]
fn fields_that_exclude_each_other_are_refused() {
    let entry = json!([{"player": "B", "moves": ["A1"], "untilDepth": 1}]);
    for (more, field) in [
        (
            json!({"allowMoves": entry, "avoidMoves": entry}),
            "allowMoves",
        ),
        (json!({"priorities": [1]}), "priorities"),
        (
            json!({"analyzeTurns": [0], "priorities": [1, 2]}),
            "priorities",
        ),
        (
            json!({"analyzeTurns": [0], "priorities": [1u64 << 62]}),
            "priorities",
        ),
        (
            json!({"analyzeTurns": [0], "priorities": [1], "priority": 1}),
            "priority",
        ),
    ] {
        let error = &run(QUICK, &[query("x", &more)])[0];
        assert_eq!(error["field"], field, "{error}");
        assert!(error["error"].is_string());
    }
}

#[test]
fn an_illegal_move_is_told_by_its_number() {
    let error = &run(
        QUICK,
        &[query("x", &json!({"moves": [["B", "C3"], ["W", "C3"]]}))],
    )[0];
    let text = error["error"].as_str().expect("an error");
    assert!(text.starts_with("Illegal move 1: C3"), "{text}");
}

#[test]
fn what_means_nothing_is_a_warning_and_the_query_is_carried_out() {
    // White retakes a ko at once, and kills two stones of his own.
    let ko = json!([
        ["B", "B1"],
        ["W", "C1"],
        ["B", "A2"],
        ["W", "D2"],
        ["B", "B3"],
        ["W", "C3"],
        ["B", "C2"],
        ["W", "B2"],
        ["B", "C2"]
    ]);
    let suicide = json!([
        ["W", "A1"],
        ["B", "A3"],
        ["B", "B2"],
        ["B", "C1"],
        ["W", "A2"],
        ["W", "B1"]
    ]);
    for (more, field) in [
        (json!({"colour": "red"}), "colour"),
        (
            json!({"rootPolicyTemperature": 1.5}),
            "rootPolicyTemperature",
        ),
        (
            json!({"overrideSettings": {"wideRootNoise": 0.04, "maxVisits": 30}}),
            "overrideSettings",
        ),
        (json!({"moves": ko}), "moves"),
        (json!({"moves": suicide}), "moves"),
    ] {
        let lines = run(QUICK, &[query("x", &more)]);
        let [warning, answer] = &lines[..] else {
            panic!("a warning and an answer: {lines:?}")
        };
        assert!(warning["warning"].is_string(), "{warning}");
        assert_eq!(
            (&warning["field"], &warning["id"]),
            (&json!(field), &json!("x")),
            "{warning}"
        );
        assert_eq!(order(std::slice::from_ref(answer))[0].0, "x");
        assert!(answer["rootInfo"]["visits"].as_u64() >= Some(30));
    }
    let nothing = run(QUICK, &[query("x", &json!({"analyzeTurns": []}))]);
    assert_eq!(nothing.len(), 1);
    assert_eq!(nothing[0]["field"], "analyzeTurns");
    assert!(nothing[0]["warning"].is_string());
}

#[test]
fn wrong_actions_are_refused() {
    for (more, field) in [
        (json!({"action": "dance"}), "action"),
        (json!({"action": 7}), "action"),
        (json!({"action": "terminate"}), "terminateId"),
        (
            json!({"action": "terminate", "terminateId": 7}),
            "terminateId",
        ),
        (
            json!({"action": "terminate", "terminateId": "a", "turnNumbers": 1}),
            "turnNumbers",
        ),
        (
            json!({"action": "terminate_all", "turnNumbers": ["1"]}),
            "turnNumbers",
        ),
    ] {
        let mut line = more.clone();
        line["id"] = "x".into();
        let error = &run(QUICK, &[line])[0];
        assert_eq!(
            (&error["field"], &error["id"]),
            (&json!(field), &json!("x")),
            "{error}"
        );
        assert!(error["error"].is_string());
    }
}

#[test]
fn a_line_of_a_million_bytes_is_a_line() {
    // A game of passes; and a name.
    let passes: Vec<Value> = (0..90_000).map(|_| json!(["B", "pass"])).collect();
    let long = query("long", &json!({"moves": passes}));
    assert!(long.to_string().len() > 1_000_000);
    let name = "n".repeat(1_000_000);
    let answers = run(QUICK, &[long, query(&name, &json!({}))]);
    assert_eq!(order(&answers), [("long", 90_000), (&name, 0)]);
}

#[test]
fn whatever_stands_in_a_field_the_line_is_answered() {
    let fields: Vec<&str> = wrong_fields().iter().map(|&(field, _)| field).collect();
    let values = [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(3),
        json!(0.5),
        json!(-0.0),
        json!(1e308),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(""),
        json!("B"),
        json!("pass"),
        json!("(0,0)"),
        json!("\u{0}\u{fffd}\u{1f600}"),
        json!([]),
        json!([[]]),
        json!([0]),
        json!(["B", "A1"]),
        json!([["B", "A1"], ["W", "pass"]]),
        json!({}),
        json!({"ko": "SIMPLE", "repetition": "NO_RESULT", "suicide": true}),
        json!({"maxTime": 0, "maxVisits": 3}),
        json!([{"player": "B", "moves": ["pass"], "untilDepth": 1_000_000_000}]),
    ];
    let pairs = fields
        .iter()
        .chain(&["turnNumbers", "terminateId", "priorities", ""]);
    let pairs = pairs.flat_map(|field| values.iter().map(move |value| json!({*field: value})));
    let lines: Vec<Value> = pairs
        .enumerate()
        .map(|(number, more)| query(&number.to_string(), &more))
        .collect();
    let answers = run(QUICK, &lines);
    for (number, line) in lines.iter().enumerate() {
        let id = number.to_string();
        let mut of_this = answers.iter().filter(|answer| answer["id"] == id);
        assert!(of_this.next().is_some(), "{line}");
    }
    let internal = |answer: &&Value| answer["error"] == "Internal error";
    assert_eq!(answers.iter().find(internal), None);
}
