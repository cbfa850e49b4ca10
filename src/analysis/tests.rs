//! How names of points are read, and how one analysis is told from each point of view.

use super::answer::answer;
use super::fields::Fields;
use super::position::Sheets;
use super::query::Query;
use super::settings::{Perspective, Settings};
use crate::board::Move;
use crate::features::Weights;
use crate::search::{Analysis, MoveAnalysis, Spread};
use serde_json::{Value, json};

fn settings() -> Settings {
    Settings {
        positions: 1,
        threads: 1,
        visits: 10,
        time: None,
        memory: 1 << 20,
        seed: 0,
        weights: Weights::built_in(),
        perspective: Perspective::Black,
    }
}

/// A query about a board of one row and two columns, where White is to move, with some fields more.
fn query(more: &Value) -> Query {
    let mut object = json!({"id": "x", "moves": [["B", "pass"]], "rules": "tromp-taylor", "boardXSize": 2, "boardYSize": 1});
    let fields = object.as_object_mut().unwrap();
    fields.extend(more.as_object().unwrap().clone());
    let read = Query::read("x", Fields(fields), &mut Sheets::default(), &settings()).unwrap();
    assert_eq!(read.warnings, []);
    read.query
}

fn spread(mean: f32, deviation: f32) -> Spread {
    Spread { mean, deviation }
}

/// White to move: B1 was visited, a pass was not.
fn told(more: &Value) -> Value {
    let query = query(more);
    let game = query.position.after(1).unwrap();
    let at = Move::Play(game.graph().point("B1").unwrap());
    let tried = MoveAnalysis {
        mv: at,
        visits: 12,
        winrate: 0.625,
        lcb: Some(0.5),
        prior: 0.75,
        lead: Some(spread(-2.5, 1.25)),
        line: vec![(at, 12), (Move::Pass, 3)],
        ownership: None,
    };
    let untried = MoveAnalysis {
        mv: Move::Pass,
        visits: 0,
        prior: 0.25,
        lead: None,
        ..tried.clone()
    };
    let analysis = Analysis {
        color: game.to_move(),
        viewer: crate::board::Color::BLACK,
        moves: vec![tried, untried],
        visits: 13,
        winrate: 0.75,
        lead: Some(spread(-2.0, 1.5)),
        ownership: vec![spread(-0.5, 0.5), spread(0.0, 1.0)],
    };
    answer(&query, 1, &game, &analysis, false)
}

#[test]
fn numbers_are_those_of_the_one_who_asked() {
    for (perspective, winrate, lcb, root, lead, owner) in [
        (json!({}), 0.375, 0.5, 0.25, -2.5, -0.5),
        (
            json!({"overrideSettings": {"reportAnalysisWinratesAs": "WHITE"}}),
            0.625,
            0.5,
            0.75,
            2.5,
            0.5,
        ),
        (
            json!({"overrideSettings": {"reportAnalysisWinratesAs": "SIDETOMOVE"}}),
            0.625,
            0.5,
            0.75,
            2.5,
            0.5,
        ),
    ] {
        let mut more = perspective;
        more["includeOwnership"] = true.into();
        let told = told(&more);
        let record = &told["moveInfos"][0];
        assert_eq!(record["winrate"], winrate);
        assert_eq!(record["lcb"], lcb);
        assert_eq!(record["scoreLead"], lead);
        assert_eq!(record["scoreMean"], lead);
        assert_eq!(record["scoreStdev"], 1.25);
        assert_eq!(told["rootInfo"]["winrate"], root);
        assert_eq!(told["rootInfo"]["currentPlayer"], "W");
        assert_eq!(told["ownership"].to_string(), format!("[{owner:?},0.0]"));
    }
}

#[test]
fn only_what_was_asked_for_is_told() {
    let plain = told(&json!({"analysisPVLen": 1, "includePolicy": false}));
    let keys: Vec<&str> = plain
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(
        keys,
        [
            "id",
            "isDuringSearch",
            "moveInfos",
            "rootInfo",
            "turnNumber"
        ]
    );
    assert_eq!(plain["moveInfos"].as_array().unwrap().len(), 1);
    assert_eq!(plain["moveInfos"][0]["pv"], json!(["B1", "pass"]));
    assert_eq!(plain["moveInfos"][0].get("pvVisits"), None);
    let all = told(&json!({
        "includePolicy": true, "includePVVisits": true, "includeOwnershipStdev": true,
    }));
    assert_eq!(all["policy"], json!([0.0, 0.75, 0.25]));
    assert_eq!(all["moveInfos"][0]["pvVisits"], json!([12, 3]));
    assert_eq!(all["ownershipStdev"], json!([0.5, 1.0]));
    assert_eq!(all.get("ownership"), None);
}

#[test]
fn points_have_two_names() {
    let query = query(&json!({"boardXSize": 19, "boardYSize": 19}));
    let sheet = query.position.sheet();
    // Q16 is the 16th column, as there is no I, and the 4th row from the top.
    let point = sheet.graph.grid_point(15, 3).map(Move::Play);
    for name in ["Q16", "q16", "(15,3)", "( 15, 3 )"] {
        assert_eq!(sheet.read(name), point, "{name}");
    }
    assert_eq!(sheet.read("Pass"), Some(Move::Pass));
    for wrong in [
        "I5", "Q20", "Q016", "", "(15,19)", "(-1,3)", "15,3", "(15)", "é",
    ] {
        assert_eq!(sheet.read(wrong), None, "{wrong}");
    }
}
