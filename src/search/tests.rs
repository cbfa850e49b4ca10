//! The search as a whole: what it finds, that it repeats itself, and what it keeps.

use super::*;
use crate::board::{Color, Move, Point, Shape, parse_diagram};
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
        time: Some(Duration::ZERO.into()),
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
        assert!(report.simulations > 500 && report.simulations <= 1500);
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

/// What one who watches a search of so many simulations sees, and the last of it.
fn watched(
    searcher: &mut Searcher,
    game: &Game,
    restrictions: &Restrictions,
    simulations: u64,
) -> (Vec<Analysis>, Analysis) {
    let limits = Limits {
        simulations: Some(simulations),
        time: None,
        stop: &|| false,
    };
    let question = Question {
        game,
        color: game.to_move(),
        params: &Params::for_board(game.graph()),
        restrictions,
    };
    let mut seen = Vec::new();
    let mut show = |analysis| seen.push(analysis);
    let mut watch = Watch::new(Some(Duration::ZERO), Some(Duration::ZERO), true, &mut show);
    searcher.answer(&question, &limits, Some(&mut watch));
    let last = watch.into_last().unwrap();
    (seen, last)
}

#[test]
fn watching_changes_nothing_and_shows_all() {
    let game = empty("grid:9");
    let plain = search(&mut searcher(1), &game, 400);
    let (seen, last) = watched(&mut searcher(1), &game, &Restrictions::default(), 400);
    // The search may end early, where the choice is beyond doubt.
    assert_eq!(u64::from(last.visits), plain.simulations);
    let visits = |analysis: &Analysis| -> Vec<(Move, u32)> {
        let visited = analysis.moves.iter().filter(|m| m.visits > 0);
        visited.map(|m| (m.mv, m.visits)).collect()
    };
    let mut found = visits(&last);
    let mut expected: Vec<_> = plain
        .candidates
        .iter()
        .filter(|c| c.visits > 0)
        .map(|c| (c.mv, c.visits))
        .collect();
    found.sort_by_key(|(mv, _)| mv.point());
    expected.sort_by_key(|(mv, _)| mv.point());
    assert_eq!(found, expected);
    // One a simulation, once the root is open.
    assert!(seen.len() + 10 > last.visits as usize && seen.len() <= last.visits as usize);
    assert!(seen.windows(2).all(|two| two[0].visits < two[1].visits));
}

#[test]
fn an_analysis_adds_up() {
    let game = empty("grid:9");
    for threads in [1, 2] {
        let (_, last) = watched(&mut searcher(threads), &game, &Restrictions::default(), 600);
        let prior: f32 = last.moves.iter().map(|m| m.prior).sum();
        assert!((prior - 1.0).abs() < 1e-4, "{prior}");
        assert!(
            last.moves
                .windows(2)
                .all(|two| two[0].visits >= two[1].visits)
        );
        for found in &last.moves {
            assert_eq!(found.line[0], (found.mv, found.visits));
            assert!(found.line.windows(2).all(|two| two[0].1 >= two[1].1));
            assert_eq!(found.lead.is_some(), found.visits > 0);
            assert_eq!(found.lcb.is_some(), found.visits > 0);
            assert!(found.lcb.is_none_or(|lcb| lcb <= found.winrate));
            assert_eq!(found.ownership.is_some(), found.visits > 0);
        }
        // The lead is the sum of the owners, minus komi.
        let owners: f32 = last.ownership.iter().map(|owner| owner.mean).sum();
        assert!((owners - 7.5 - last.lead.unwrap().mean).abs() < 1e-2);
        let best = &last.moves[0];
        let owners: f32 = best
            .ownership
            .iter()
            .flatten()
            .map(|owner| owner.mean)
            .sum();
        assert!((owners - 7.5 - best.lead.unwrap().mean).abs() < 1e-2);
    }
}

#[test]
fn lines_can_be_played() {
    let (_, last) = watched(
        &mut searcher(2),
        &empty("grid:5"),
        &Restrictions::default(),
        3000,
    );
    assert!(last.moves[0].line.len() > 3);
    for found in &last.moves {
        let mut game = empty("grid:5");
        for &(mv, _) in &found.line {
            game.play(game.to_move(), mv).unwrap();
        }
    }
}

#[test]
fn restrictions_hold_for_their_plies() {
    let game = empty("grid:5");
    let point = |name: &str| Move::Play(game.graph().point(name).unwrap());
    let restriction = |color, moves: &[Move], plies, only| Restriction {
        color,
        moves: moves.to_vec(),
        plies,
        only,
    };
    let mut restrictions = Restrictions::default();
    restrictions.add(restriction(
        Color::BLACK,
        &[point("C3"), point("B2")],
        1,
        true,
    ));
    restrictions.add(restriction(
        Color::WHITE,
        &[point("D3"), point("C4")],
        2,
        false,
    ));
    let mut searcher = searcher(1);
    let (_, last) = watched(&mut searcher, &game, &restrictions, 2000);
    let mut moves: Vec<Move> = last.moves.iter().map(|m| m.mv).collect();
    moves.sort_by_key(|mv| mv.point().map(|p| game.graph().place(p)));
    assert_eq!(moves, [point("C3"), point("B2")]);
    assert!(
        last.moves
            .iter()
            .all(|m| !m.line[1..2].contains(&(point("D3"), m.line[1].1)))
    );
    // A tree of some moves is not taken for one of all.
    let all = search(&mut searcher, &game, 100);
    assert_eq!(all.candidates.len(), 26);
    // Where nothing is left there is still the pass.
    let mut nothing = Restrictions::default();
    nothing.add(restriction(Color::BLACK, &[], 3, true));
    let (_, last) = watched(&mut searcher, &game, &nothing, 50);
    assert_eq!(last.moves.len(), 1);
    assert_eq!(last.moves[0].mv, Move::Pass);
}

#[test]
fn a_move_that_alone_is_allowed_may_fill_an_eye() {
    let diagram = ".XO..  XXO..  OOO..  .....  .....";
    let game = game("grid:5", diagram, Color::BLACK);
    let only = |moves: &[&str]| {
        let point = |name: &&str| Move::Play(game.graph().point(name).unwrap());
        let mut restrictions = Restrictions::default();
        restrictions.add(Restriction {
            color: Color::BLACK,
            moves: moves.iter().map(point).collect(),
            plies: 1,
            only: true,
        });
        let last = watched(&mut searcher(1), &game, &restrictions, 100).1;
        let moves = last.moves.iter().map(|found| found.mv.point());
        let names = moves.map(|point| point.map_or("pass", |p| game.graph().name(p)).to_owned());
        names.collect::<Vec<_>>()
    };
    // A5 is suicide; A5 with an open liberty would not be.
    assert_eq!(only(&["A5"]), ["pass"]);
    assert_eq!(only(&["A5", "E5"]), ["E5"]);
    let game = self::game("grid:5", ".XO..  XXO..  .....  .....  .....", Color::BLACK);
    let mut restrictions = Restrictions::default();
    let eye = Move::Play(game.graph().point("A5").unwrap());
    restrictions.add(Restriction {
        color: Color::BLACK,
        moves: vec![eye],
        plies: 1,
        only: true,
    });
    let last = watched(&mut searcher(1), &game, &restrictions, 100).1;
    assert_eq!(last.moves.iter().map(|m| m.mv).collect::<Vec<_>>(), [eye]);
}

#[test]
fn a_tree_that_has_to_be_compacted_is_shown_before() {
    // One capture decides the game: nearly all of the tree lies behind it.
    let diagram = "OOOOOOOO.  XXXXXXXXX  XXXXXXXXX  .........  .........  .........  OOOOOOOOO  OOOOOOOOO  XXXXXXXX.";
    let mut game = game("grid:9", diagram, Color::BLACK);
    let mut tiny = Searcher::new(1, 1 << 18, 1);
    let first = watched(&mut tiny, &game, &Restrictions::default(), 1500).1;
    game.play(Color::BLACK, first.moves[0].mv).unwrap();
    let (seen, last) = watched(&mut tiny, &game, &Restrictions::default(), 10);
    assert_eq!(seen[0].visits, first.moves[0].visits);
    assert!(seen[0].lead.is_none() && seen[0].ownership.is_empty());
    assert_eq!(last.visits, first.moves[0].visits + 10);
}

#[test]
fn what_was_found_at_a_root_is_kept_while_it_is_one() {
    let mut game = empty("grid:5");
    let mut searcher = searcher(1);
    let first = watched(&mut searcher, &game, &Restrictions::default(), 500).1;
    let again = watched(&mut searcher, &game, &Restrictions::default(), 1).1;
    let (before, after) = (first.lead.unwrap(), again.lead.unwrap());
    assert!(
        (before.mean - after.mean).abs() < 0.2,
        "{before:?} {after:?}"
    );
    assert_eq!(again.visits, first.visits + 1);
    game.play(Color::BLACK, first.moves[0].mv).unwrap();
    let moved = watched(&mut searcher, &game, &Restrictions::default(), 1).1;
    assert_eq!(
        moved.visits,
        first.moves[0].line[0].1.max(again.moves[0].visits) + 1
    );
    let told = moved.moves.iter().filter(|m| m.lead.is_some()).count();
    assert!(told <= 1 && moved.moves[0].visits > 0);
}

/// There is room for the moves of some two hundred positions: full after a thousand simulations, time and again.
#[test]
fn a_full_tree_is_pruned_and_grows_on() {
    let game = empty("grid:9");
    let tiny = || Searcher::new(1, 1 << 18, 1);
    let last = watched(&mut tiny(), &game, &Restrictions::default(), 8000).1;
    let opened = Params::for_board(game.graph()).expand_visits;
    let visits: u32 = last.moves.iter().map(|found| found.visits).sum();
    assert!(last.visits > 4000);
    assert_eq!(visits, last.visits - opened + 1);
    // What is visited most stays open, several moves deep.
    assert!(last.moves[0].line.len() >= 3, "{:?}", last.moves[0].line);
    let again = watched(&mut tiny(), &game, &Restrictions::default(), 8000).1;
    assert_eq!(last, again);
}

#[test]
fn a_tree_is_pruned_only_where_there_is_time() {
    let goes_on = |simulations, time: Option<Duration>| {
        let limits = Limits {
            simulations,
            time: time.map(Into::into),
            stop: &|| false,
        };
        let params = Params::for_board(empty("grid:5").graph());
        run::Run::new(&params, &limits, std::time::Instant::now(), None).goes_on_after_pruning()
    };
    assert!(goes_on(None, None) && goes_on(Some(1), None));
    assert!(!goes_on(Some(0), None));
    assert!(goes_on(None, Some(Duration::from_mins(1))));
    assert!(!goes_on(None, Some(Duration::from_secs(1))));
}

/// The moves of the root, most visits first, as this search finds them.
fn best_of(game: &Game, params: &Params, simulations: u64) -> Vec<Point> {
    let limits = Limits {
        simulations: Some(simulations),
        time: None,
        stop: &|| false,
    };
    let report = searcher(1).search(game, game.to_move(), params, &limits);
    let moves = report.candidates.iter().filter(|found| found.visits > 0);
    moves.filter_map(|found| found.mv.point()).collect()
}

/// Lines three and four, as in nearly all games between strong players.
#[test]
fn a_game_opens_in_a_corner() {
    for (spec, corner) in [
        ("grid:19", ["Q16", "R16", "R17"]),
        ("grid:13", ["K10", "L10", "L11"]),
    ] {
        let game = empty(spec);
        let best = best_of(&game, &Params::for_play(game.graph()), 2000);
        let name = game.graph().name(best[0]);
        assert!(corner.contains(&name), "{name}");
    }
}

/// With as many stones as end the opening likely moves have no more than their priors.
#[test]
fn the_weight_of_likely_moves_ends_with_the_opening() {
    let stones = "..... ..X.. .OXO. ..... .....";
    let game = game("grid:5", stones, Color::BLACK);
    let plain = Params::for_board(game.graph());
    let heavy = Params {
        opening_puct: 4.0,
        ..plain
    };
    assert_eq!(best_of(&game, &plain, 300), best_of(&game, &heavy, 300));
    let game = empty("grid:5");
    assert_ne!(best_of(&game, &plain, 300), best_of(&game, &heavy, 300));
}
