//! What is read of a request, and how each form tells the same analysis.

use super::*;
use crate::board::{Color, Move, Shape};
use crate::game::Game;
use crate::gtp::{Args, GtpError};
use crate::search::Spread;

fn graph(columns: u8, rows: u8) -> Graph {
    Shape::Grid(columns, rows).graph().unwrap()
}

fn game(columns: u8, rows: u8) -> Game {
    let rules = crate::rules::Ruleset::TROMP_TAYLOR;
    Game::new(std::sync::Arc::new(graph(columns, rows)), rules, 2).unwrap()
}

fn parse(text: &str) -> Result<Request, GtpError> {
    Request::parse(&game(5, 5), &Args::new(text), Extra::ALL)
}

#[test]
fn colour_and_interval_may_be_missing() {
    let read = |text| {
        let request = parse(text).unwrap();
        let interval = request.interval.map(|interval| interval.as_millis());
        (request.color.map(Color::number), interval)
    };
    assert_eq!(read(""), (None, None));
    assert_eq!(read("10"), (None, Some(100)));
    assert_eq!(read("W"), (Some(2), None));
    assert_eq!(read("b 50"), (Some(1), Some(500)));
    assert_eq!(read("black interval 0.5"), (Some(1), Some(10)));
    assert_eq!(read("interval 7 maxmoves 3"), (None, Some(70)));
    assert_eq!(read("b 0"), (Some(1), None));
}

#[test]
fn what_is_not_of_the_form_is_refused() {
    for wrong in [
        "x",
        "10 b",
        "b 10 20",
        "-1",
        "b interval",
        "minmoves -1",
        "maxmoves x",
        "ownership",
        "ownership yes",
        "Ownership true",
        "avoid b D4",
        "avoid b D4 0",
        "avoid D4 1",
        "avoid b D4,,E5 1",
        "avoid b D9 1",
        "avoid b A1:pass 1",
        "allow b D4 1 allow w E5 1",
        "allow b D4 1 avoid b E5 1",
        "avoid b E5 1 allow b D4 1",
    ] {
        assert_eq!(parse(wrong), Err(GtpError::Syntax), "{wrong}");
    }
    let lz = Request::parse(&game(5, 5), &Args::new("ownership true"), Form::Lz.extras());
    assert_eq!(lz, Err(GtpError::Syntax));
}

#[test]
fn restrictions_are_read() {
    let graph = graph(5, 5);
    let at = |name: &str| Move::Play(graph.point(name).unwrap());
    let request =
        parse("avoid b A1:C2,pass 2 avoid b E5 1 allow w d4,e4 3 avoid b a5 1 rootInfo true")
            .unwrap();
    let allow = |ply, color, mv| request.restrictions.allow(ply, color, mv);
    for name in ["A1", "B2", "C1", "C2"] {
        assert!(!allow(0, Color::BLACK, at(name)) && !allow(1, Color::BLACK, at(name)));
        assert!(allow(2, Color::BLACK, at(name)));
    }
    assert!(!allow(0, Color::BLACK, Move::Pass) && allow(0, Color::BLACK, at("D1")));
    assert!(!allow(0, Color::BLACK, at("E5")) && allow(1, Color::BLACK, at("E5")));
    assert!(!allow(0, Color::BLACK, at("A5")));
    assert!(allow(2, Color::WHITE, at("D4")) && !allow(2, Color::WHITE, Move::Pass));
    assert!(allow(3, Color::WHITE, Move::Pass));
    assert!(request.wants(Extra::RootInfo) && !request.wants(Extra::Ownership));
    assert!(
        !parse("rootInfo true rootInfo false")
            .unwrap()
            .wants(Extra::RootInfo)
    );
}

/// White to move on two points: a move with visits, and one without.
fn analysis(graph: &Graph) -> Analysis {
    let at = |name: &str| Move::Play(graph.point(name).unwrap());
    let spread = |mean, deviation| Spread { mean, deviation };
    let tried = MoveAnalysis {
        mv: at("B1"),
        visits: 12,
        winrate: 0.625,
        lcb: Some(0.5),
        prior: 0.75,
        lead: Some(spread(-2.5, 1.25)),
        line: vec![(at("B1"), 12), (Move::Pass, 3)],
        ownership: Some(vec![spread(-1.0, 0.0), spread(0.5, 0.25)]),
    };
    let untried = MoveAnalysis {
        mv: Move::Pass,
        visits: 0,
        winrate: 0.6,
        lcb: None,
        prior: 0.25,
        lead: None,
        line: vec![(Move::Pass, 0)],
        ownership: None,
    };
    Analysis {
        color: Color::WHITE,
        viewer: Color::BLACK,
        moves: vec![tried, untried],
        visits: 13,
        winrate: 0.6,
        lead: Some(spread(-2.0, 1.5)),
        ownership: vec![spread(-0.5, 0.5), spread(0.0, 1.0)],
    }
}

fn told(form: Form, args: &str) -> String {
    let graph = graph(2, 1);
    let request = Request::parse(&game(2, 1), &Args::new(args), form.extras()).unwrap();
    form.line(&analysis(&graph), &graph, &request)
}

#[test]
fn lz_tells_whole_numbers() {
    let first = "info move B1 visits 12 winrate 6250 prior 7500 lcb 5000 order 0 pv B1 pass";
    assert_eq!(told(Form::Lz, ""), first);
    assert_eq!(told(Form::Lz, "maxmoves 0"), first);
    assert_eq!(
        told(Form::Lz, "minmoves 9"),
        format!("{first} info move pass visits 0 winrate 6000 prior 2500 order 1 pv pass")
    );
    assert_eq!(told(Form::Lz, "minmoves 9 maxmoves 1"), first);
}

#[test]
fn sabaki_gets_the_lead_and_nothing_after_the_line() {
    let first = "info move B1 visits 12 winrate 6250 scoreLead 2.500 prior 7500 lcb 5000 order 0 pv B1 pass";
    assert_eq!(told(Form::Sabaki, "W 50"), first);
    assert_eq!(
        told(Form::Sabaki, "ownership true"),
        format!("{first} ownership 0.500 0.000")
    );
}

#[test]
fn kata_tells_what_is_asked_for() {
    let first = "info move B1 visits 12 edgeVisits 12 winrate 0.62500 scoreMean 2.500 scoreStdev 1.250 \
                 scoreLead 2.500 prior 0.75000 lcb 0.50000 order 0 pv B1 pass";
    assert_eq!(told(Form::Kata, "w 10"), first);
    let extras = "rootInfo true ownership true ownershipStdev true movesOwnership true \
                  movesOwnershipStdev true pvVisits true pvEdgeVisits true noResultValue true";
    assert_eq!(
        told(Form::Kata, extras),
        format!(
            "{first} pvVisits 12 3 pvEdgeVisits 12 3 movesOwnership 1.000 -0.500 movesOwnershipStdev 0.000 0.250 \
             rootInfo visits 13 winrate 0.60000 scoreMean 2.000 scoreStdev 1.500 scoreLead 2.000 \
             ownership 0.500 0.000 ownershipStdev 0.500 1.000"
        )
    );
    assert_eq!(
        told(Form::Kata, "minmoves 2 pvVisits true"),
        format!(
            "{first} pvVisits 12 3 info move pass visits 0 edgeVisits 0 winrate 0.60000 prior 0.25000 \
             order 1 pv pass pvVisits 0"
        )
    );
}

#[test]
fn cgos_gets_one_object() {
    assert_eq!(
        told(Form::Cgos, ""),
        r#"{"moves":[{"move":"B1","prior":0.75,"pv":"pass","score":2.5,"visits":12,"winrate":0.625}],"ownership":"vf","score":2.0,"visits":13,"winrate":0.6}"#
    );
}
