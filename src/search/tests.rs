//! The search as a whole: what it finds, that it repeats itself, and what it keeps.

use super::*;
use crate::board::{Color, Move, Shape, parse_diagram};
use crate::game::Game;
use crate::rules::{KoRule, Ruleset};
use std::sync::Arc;
use std::time::Duration;

fn game(spec: &str, diagram: &str, to_move: Color) -> Game {
    let graph = Arc::new(spec.parse::<Shape>().unwrap().graph().unwrap());
    let stones = parse_diagram(&*graph, diagram).unwrap();
    let mut game = Game::new(graph, Ruleset::CHINESE_KGS, 2).unwrap();
    game.set_position(&stones, to_move).unwrap();
    game
}

fn empty(spec: &str) -> Game {
    Game::new(
        Arc::new(spec.parse::<Shape>().unwrap().graph().unwrap()),
        Ruleset::CHINESE_KGS,
        2,
    )
    .unwrap()
}

fn search(searcher: &mut Searcher, game: &Game, simulations: u64) -> Report {
    let limits = Limits {
        simulations: Some(simulations),
        time: None,
        stop: &|| false,
    };
    searcher.search(
        game,
        game.to_move(),
        &Params::for_board(game.graph()),
        &limits,
    )
}

fn searcher(threads: usize) -> Searcher {
    Searcher::new(threads, 64 << 20, 1)
}

#[test]
fn a_big_capture_is_found() {
    let diagram = "
        .........
        .........
        ..XXXXX..
        .XOOOOOX.
        .XOXXXOX.
        ..OX.XO..
        ..OXXXO..
        ..OOOOO..
        .........";
    let game = game("grid:9", diagram, Color::WHITE);
    let report = search(&mut searcher(1), &game, 600);
    // E4 is the black chain's last liberty, and its seven stones hold White's ring together.
    assert_eq!(report.best().unwrap().mv.point(), game.graph().point("E4"));
}

#[test]
fn one_thread_finds_the_same_twice_and_two_find_it_all() {
    let game = empty("grid:9");
    let first = search(&mut searcher(1), &game, 500);
    let second = search(&mut searcher(1), &game, 500);
    assert_eq!(first.candidates, second.candidates);
    assert_eq!(first.ownership, second.ownership);
    let both = search(&mut searcher(2), &game, 500);
    // The simulations that opened the root went no further.
    let visits: u32 = both.candidates.iter().map(|c| c.visits).sum();
    assert!(u64::from(visits) <= both.simulations && u64::from(visits) + 10 >= both.simulations);
}

#[test]
fn limits_hold() {
    let game = empty("grid:9");
    assert!(search(&mut searcher(1), &game, 1).simulations == 1);
    assert!(search(&mut searcher(2), &game, 300).simulations <= 300);
    let stop_at_once = Limits {
        simulations: None,
        time: None,
        stop: &|| true,
    };
    let report = searcher(2).search(
        &game,
        Color::BLACK,
        &Params::for_board(game.graph()),
        &stop_at_once,
    );
    assert!(report.simulations <= 2);
    let no_time = Limits {
        simulations: None,
        time: Some(Duration::ZERO),
        stop: &|| false,
    };
    let report = searcher(1).search(
        &game,
        Color::BLACK,
        &Params::for_board(game.graph()),
        &no_time,
    );
    assert_eq!(report.simulations, 1);
}

#[test]
fn the_tree_is_kept_along_the_game_and_no_further() {
    let mut game = empty("grid:9");
    let mut searcher = searcher(1);
    let first = search(&mut searcher, &game, 2000);
    let best = first.best().unwrap();
    game.play(Color::BLACK, best.mv).unwrap();
    let visits = |report: &Report| {
        report
            .candidates
            .iter()
            .map(|c| u64::from(c.visits))
            .sum::<u64>()
    };
    let second = search(&mut searcher, &game, 100);
    assert!(
        visits(&second) > second.simulations,
        "earlier visits are still there"
    );
    game.undo();
    let third = search(&mut searcher, &game, 100);
    assert!(
        visits(&third) <= third.simulations,
        "a game taken back is another one"
    );
}

#[test]
fn a_full_memory_ends_no_search() {
    let game = empty("grid:19");
    let mut tiny = Searcher::new(1, 1 << 20, 1);
    for _ in 0..3 {
        let report = search(&mut tiny, &game, 1500);
        // Unless the choice was beyond doubt before.
        assert!(report.simulations > 750 && report.simulations <= 1500);
    }
}

#[test]
fn repetitions_are_not_searched() {
    // The ko at B5 and C5 was just taken by White: only simple ko's one turn away would Black take back.
    let diagram = ".XO..  X.XO.  .XO..  .....  .....";
    for ko in [KoRule::Positional, KoRule::Situational, KoRule::Simple] {
        let mut game = game("grid:5", diagram, Color::WHITE);
        game.set_rules(Ruleset {
            ko,
            ..Ruleset::CHINESE_KGS
        })
        .unwrap();
        let point = |name: &str| Move::Play(game.graph().point(name).unwrap());
        let (take, retake) = (point("B4"), point("C4"));
        game.play(Color::WHITE, take).unwrap();
        let report = search(&mut searcher(1), &game, 200);
        assert!(report.candidates.iter().all(|c| c.mv != retake), "{ko:?}");
    }
}

#[test]
fn ownership_and_lead_are_blacks() {
    let diagram = ".....  .....  XXXXX  .....  .....";
    let report = search(
        &mut searcher(1),
        &game("grid:5", diagram, Color::WHITE),
        300,
    );
    assert!(
        report.ownership[12] > 0.5,
        "Black's wall stands: {:?}",
        report.ownership
    );
    assert!(
        report.lead > 0.0 && report.best().unwrap().winrate < 0.5,
        "White is behind"
    );
}

#[test]
fn one_simulation_is_enough_for_a_move() {
    // A capture stands out; a pass does not.
    let diagram = "
        .........
        ...OXO...
        ..OXXO...
        ...OXO...
        ....O....
        .........
        .........
        .........
        .........";
    for spec in ["grid:9", "grid:19"] {
        let game = empty(spec);
        let report = search(&mut searcher(2), &game, 1);
        assert_eq!(report.simulations, 1);
        assert!(report.best().unwrap().mv.point().is_some(), "{spec}");
    }
    let game = game("grid:9", diagram, Color::WHITE);
    let report = search(&mut searcher(1), &game, 1);
    assert_eq!(report.best().unwrap().mv.point(), game.graph().point("E9"));
}
