//! What an answer tells.

use super::{QUICK, order, query, run};
use crate::host::{self};
use serde_json::{Value, json};

/// White has the larger side of a board of 5x5: three columns of five.
fn white_wins() -> Value {
    let white = ["C1", "C2", "C3", "C4", "C5"].map(|point| json!(["W", point]));
    let black = ["D1", "D2", "D3", "D4", "D5"].map(|point| json!(["B", point]));
    let stones = [white, black].concat();
    json!({"initialStones": stones})
}

fn merged(one: &Value, other: &Value) -> Value {
    let mut sum = one.clone();
    let fields = sum.as_object_mut().expect("an object");
    fields.extend(other.as_object().expect("an object").clone());
    sum
}

#[track_caller]
fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("no number: {value}"))
}

#[test]
fn an_answer_has_the_fields_of_the_protocol() {
    let query = query("a b", &json!({"maxVisits": 100}));
    let answers = run(QUICK, &[query]);
    let [answer] = &answers[..] else {
        panic!("one answer: {answers:?}")
    };
    assert_eq!(answer["id"], "a b");
    assert_eq!(answer["turnNumber"], 0);
    assert_eq!(answer["isDuringSearch"], false);
    let root = &answer["rootInfo"];
    assert_eq!(
        (&root["visits"], &root["currentPlayer"]),
        (&json!(100), &json!("B"))
    );
    let moves = answer["moveInfos"].as_array().expect("moves");
    let visits = |record: &Value| record["visits"].as_u64().expect("visits");
    assert!(!moves.is_empty() && moves.iter().map(visits).sum::<u64>() <= 100);
    for (order, record) in moves.iter().enumerate() {
        assert_eq!(record["order"], order);
        assert_eq!(record["pv"][0], record["move"]);
        assert_eq!(record["edgeVisits"], record["visits"]);
        for share in ["winrate", "prior", "lcb"] {
            assert!((0.0..=1.0).contains(&number(&record[share])), "{record}");
        }
        for lead in ["scoreLead", "scoreMean", "scoreStdev"] {
            assert!(number(&record[lead]).abs() <= 25.0 + 7.5, "{record}");
        }
    }
    assert!(
        moves
            .windows(2)
            .all(|pair| visits(&pair[0]) >= visits(&pair[1]))
    );
    for absent in ["ownership", "policy", "noResults"] {
        assert_eq!(answer.get(absent), None);
    }
}

#[test]
fn every_visit_asked_for_is_made() {
    // There is one move to look at, so that a search for a move would end halfway.
    let only = json!([{"player": "B", "moves": ["C3"], "untilDepth": 1}]);
    let query = |visits| query("x", &json!({"maxVisits": visits, "allowMoves": only}));
    for visits in [1, 2, 10, 64, 500, 1001] {
        let answer = &run(QUICK, &[query(visits)])[0];
        assert_eq!(answer["rootInfo"]["visits"], visits);
    }
    let default = super::query("x", &json!({}));
    assert_eq!(run(QUICK, &[default])[0]["rootInfo"]["visits"], 40);
}

#[test]
fn every_point_of_view_sees_the_same() {
    let settings = |whose| json!({"overrideSettings": {"reportAnalysisWinratesAs": whose}});
    let owners = json!({"includeOwnership": true, "includeMovesOwnership": true, "maxVisits": 200});
    let position = merged(&white_wins(), &owners);
    let lead = |args: &[&str], more: &Value| {
        let answer = run(args, &[query("x", &merged(&position, more))]).remove(0);
        let record = &answer["moveInfos"][0];
        let lead = number(&answer["rootInfo"]["scoreLead"]);
        // All signs are those of the lead: A5 is White's, and White is ahead by 15 - 10 + 7.5.
        for share in [&answer["rootInfo"]["winrate"], &record["winrate"]] {
            assert_eq!(number(share) > 0.5, lead > 0.0, "{answer}");
        }
        for owner in [&answer["ownership"][0], &record["ownership"][0]] {
            assert_eq!(number(owner) > 0.0, lead > 0.0, "{answer}");
        }
        assert_eq!(answer["ownership"].as_array().map(Vec::len), Some(25));
        lead
    };
    let black = json!({"initialPlayer": "B"});
    let white = json!({"initialPlayer": "W"});
    for player in [&black, &white] {
        assert!(lead(QUICK, player) < -5.0);
        assert!(lead(QUICK, &merged(player, &settings("BLACK"))) < -5.0);
        assert!(lead(QUICK, &merged(player, &settings("WHITE"))) > 5.0);
    }
    assert!(lead(QUICK, &merged(&black, &settings("SIDETOMOVE"))) < -5.0);
    assert!(lead(QUICK, &merged(&white, &settings("SIDETOMOVE"))) > 5.0);
    for (whose, sign) in [("black", -1.0), ("white", 1.0), ("side", 1.0)] {
        let args = [QUICK, &["--perspective", whose]].concat();
        assert!(sign * lead(&args, &white) > 5.0, "{whose}");
    }
}

#[test]
fn several_turns_of_a_game_are_several_answers() {
    let moves = json!([["B", "C3"], ["W", "c2"], ["b", "(1,3)"], ["W", "pass"]]);
    let game = json!({"moves": moves, "analyzeTurns": [4, 0, 2, 2], "includePolicy": true});
    let answers = run(QUICK, &[query("game", &game)]);
    assert_eq!(order(&answers), [("game", 0), ("game", 2), ("game", 4)]);
    for (answer, taken) in answers.iter().zip([&[][..], &[12, 17], &[12, 17, 16]]) {
        assert_eq!(answer["rootInfo"]["currentPlayer"], "B");
        let policy = answer["policy"].as_array().expect("a policy");
        assert_eq!(policy.len(), 26);
        // From the top left: C3 is point 12, C2 17, and (1,3) is B2, 16.
        for (place, share) in policy.iter().enumerate() {
            assert_eq!(
                number(share) < 0.0,
                taken.contains(&place),
                "{place} {share}"
            );
        }
        let shares = policy.iter().map(number).filter(|share| *share >= 0.0);
        assert!((shares.sum::<f64>() - 1.0).abs() < 1e-3);
    }
    let last = run(QUICK, &[query("game", &json!({"moves": [["B", "C3"]]}))]);
    assert_eq!(order(&last), [("game", 1)]);
    assert_eq!(last[0]["rootInfo"]["currentPlayer"], "W");
}

#[test]
fn stones_to_start_with_may_be_a_handicap() {
    let lead = |more: &Value| {
        let answer = run(QUICK, &[query("x", more)]).remove(0);
        let player = answer["rootInfo"]["currentPlayer"].clone();
        (number(&answer["rootInfo"]["scoreLead"]), player)
    };
    // A wall through the middle, which White has to live beside.
    let stones = json!([
        ["B", "C1"],
        ["B", "C2"],
        ["B", "C3"],
        ["B", "C4"],
        ["B", "C5"]
    ]);
    let all = |bonus: &str| json!({"initialStones": stones, "komi": 0, "whiteHandicapBonus": bonus, "maxVisits": 60});
    let (none, player) = lead(&all("0"));
    assert_eq!(player, "W");
    let (all_but_one, _) = lead(&all("N-1"));
    let (every, _) = lead(&all("N"));
    assert!(
        (none - all_but_one - 4.0).abs() < 1.5,
        "{none} {all_but_one}"
    );
    assert!((none - every - 5.0).abs() < 1.5, "{none} {every}");
    let chinese = json!({"initialStones": stones, "komi": 0, "maxVisits": 60});
    assert!((lead(&chinese).0 - every).abs() < 1e-9);
    let (_, player) = lead(&merged(&all("0"), &json!({"initialPlayer": "b"})));
    assert_eq!(player, "B");
}

#[test]
fn komi_is_that_of_the_query_or_of_the_rules() {
    let lead = |rules: &Value, komi: Option<f64>| {
        let mut query = query("x", &json!({"maxVisits": 30, "rules": rules}));
        match komi {
            Some(komi) => query["komi"] = komi.into(),
            None => {
                query.as_object_mut().expect("an object").remove("komi");
            }
        }
        run(QUICK, &[query])[0]["rootInfo"]["scoreLead"].clone()
    };
    // A komi that decides nothing does not change how games go, with one seed.
    let (high, higher) = (
        lead(&json!("chinese"), Some(100.0)),
        lead(&json!("chinese"), Some(120.5)),
    );
    assert!((number(&high) - number(&higher) - 20.5).abs() < 1.0);
    assert_eq!(
        lead(&json!("chinese"), None),
        lead(&json!("chinese"), Some(7.5))
    );
    assert_eq!(
        lead(&json!("japanese"), None),
        lead(&json!("japanese"), Some(6.5))
    );
    let object = json!({"ko": "POSITIONAL", "scoring": "AREA", "suicide": false});
    assert_eq!(lead(&object, None), lead(&json!("cgos"), None));
}

#[test]
fn moves_are_allowed_and_avoided() {
    let moves = |more: &Value| -> Vec<String> {
        let answer = run(QUICK, &[query("x", more)]).remove(0);
        let moves = answer["moveInfos"].as_array().expect("moves");
        moves
            .iter()
            .map(|record| record["move"].as_str().expect("a move").to_owned())
            .collect()
    };
    let entry =
        |player: &str, moves: &[&str]| json!({"player": player, "moves": moves, "untilDepth": 1});
    let visits = |more: &Value| merged(&json!({"maxVisits": 400}), more);
    let allowed = moves(&visits(&json!({"allowMoves": [entry("B", &["A1", "B2"])]})));
    assert!(!allowed.is_empty() && allowed.iter().all(|mv| ["A1", "B2"].contains(&mv.as_str())));
    let avoided = ["C3", "B3", "D3", "C2", "C4", "pass"];
    let others = moves(&visits(&json!({"avoidMoves": [
        entry("W", &["A1"]), entry("B", &avoided[..3]), entry("B", &avoided[3..]),
    ]})));
    assert!(!others.is_empty() && others.iter().all(|mv| !avoided.contains(&mv.as_str())));
    assert!(moves(&visits(&json!({}))).contains(&"C3".to_owned()));
}

#[test]
fn lines_have_the_length_asked_for() {
    let longest = |more: &Value| {
        let answer = run(
            QUICK,
            &[query("x", &merged(&json!({"maxVisits": 1500}), more))],
        )
        .remove(0);
        let moves = answer["moveInfos"].as_array().expect("moves");
        moves
            .iter()
            .map(|record| record["pv"].as_array().expect("a line").len())
            .max()
    };
    assert_eq!(longest(&json!({"analysisPVLen": 1})), Some(2));
    assert_eq!(
        longest(&json!({"overrideSettings": {"analysisPVLen": 2}})),
        Some(3)
    );
    let answer = &run(QUICK, &[query("x", &json!({"includePVVisits": true}))])[0];
    for record in answer["moveInfos"].as_array().expect("moves") {
        assert_eq!(record["pvVisits"][0], record["visits"]);
        assert_eq!(
            record["pvVisits"].as_array().map(Vec::len),
            record["pv"].as_array().map(Vec::len)
        );
    }
}

#[test]
fn time_ends_a_search() {
    let settings = json!({"maxVisits": 1_000_000_000, "overrideSettings": {"maxTime": 0.2}});
    let input = format!("{}\n", query("x", &settings));
    for args in [
        QUICK,
        &["analysis", "--seconds", "0.2", "--playouts", "1000000000"],
    ] {
        let run = host::run(args, &input);
        assert!(run.status.success() && run.elapsed.as_secs_f64() < 20.0);
        assert!(run.stdout.contains("\"isDuringSearch\":false"));
    }
}

#[test]
fn the_same_query_has_the_same_answer() {
    let turns = json!({"moves": [["B", "C3"], ["W", "D3"]], "analyzeTurns": [0, 1, 2], "maxVisits": 300, "includeOwnership": true});
    let queries = [query("a", &turns), query("b", &turns)];
    let mut answers = run(QUICK, &queries);
    assert_eq!(answers, run(QUICK, &queries));
    // Neither what was asked before nor what is searched beside it matters.
    let (first, second) = answers.split_at_mut(3);
    for answer in second.iter_mut() {
        answer["id"] = "a".into();
    }
    assert_eq!(first, second);
    let mut beside = run(&["analysis", "--threads", "3"], &queries[..1]);
    beside.sort_by_key(|answer| answer["turnNumber"].as_u64());
    assert_eq!(first, beside);
    let other_seed = run(&[QUICK, &["--seed", "1"]].concat(), &queries[..1]);
    assert_ne!(first, other_seed);
}

#[test]
fn positions_have_names() {
    let name = |more: &Value| {
        let answer = run(QUICK, &[query("x", more)]).remove(0);
        answer["rootInfo"]["thisHash"]
            .as_str()
            .expect("a name")
            .to_owned()
    };
    let one = json!({"moves": [["B", "A1"], ["W", "B2"], ["B", "C3"]]});
    let other = json!({"moves": [["B", "C3"], ["W", "B2"], ["B", "A1"]]});
    assert_eq!(name(&one), name(&other));
    assert_ne!(name(&one), name(&merged(&one, &json!({"boardYSize": 6}))));
    assert_ne!(
        name(&json!({"initialPlayer": "B"})),
        name(&json!({"initialPlayer": "W"}))
    );
}

#[test]
fn boards_have_all_sizes_and_shapes() {
    for (columns, rows) in [(1, 1), (2, 1), (9, 13), (19, 19), (25, 25)] {
        let size = json!({"boardXSize": columns, "boardYSize": rows, "includeOwnership": true, "includePolicy": true});
        let answer = &run(QUICK, &[query("x", &size)])[0];
        assert_eq!(
            answer["ownership"].as_array().map(Vec::len),
            Some(columns * rows)
        );
        assert_eq!(
            answer["policy"].as_array().map(Vec::len),
            Some(columns * rows + 1)
        );
    }
}

#[test]
fn a_game_that_is_over_is_analysed_all_the_same() {
    let passes = json!([["B", "pass"], ["W", "pass"], ["B", "pass"]]);
    for rules in [
        "tromp-taylor",
        "japanese",
        "aga",
        "new zealand",
        "stone_scoring",
        "korean",
    ] {
        let over = json!({"moves": passes, "rules": rules});
        let answer = &run(QUICK, &[query("x", &over)])[0];
        assert_eq!(answer["rootInfo"]["visits"], 40, "{rules}: {answer}");
    }
}
