//! The value of tiny boards under best play: what Black is ahead by at the end, without komi.
//!
//! The values were found by another program with the whole history of every line, the same under positional and situational
//! superko, with and without suicide; those of 1x3, 1x4, 1x5 and 2x2 are also in Drange's and Spight's "Mini-Go".
//! `TENGEN_MINIMAX_FULL=1` adds the boards that take minutes.

#[path = "common/mod.rs"]
mod common;

use std::sync::Arc;
use std::time::Instant;
use tengen::board::{Color, Move, Shape, Topology};
use tengen::game::Game;
use tengen::rules::{KoRule, Ruleset};

/// Boards and their values.
const VALUES: &[(&str, i32)] = &[
    ("grid:1", 0),
    ("grid:2x1", 0),
    ("grid:3x1", 3),
    ("grid:4x1", 4),
    ("grid:2", 1),
    ("cycle:3", 0),
    ("cycle:4", 1),
    ("complete:4", 1),
];

/// Those that take long; longer than anybody waits under situational superko with suicide.
const LONG: &[(&str, i32)] = &[("grid:5x1", 0), ("cycle:5", 0)];

/// Those that take longest, found under positional superko without suicide only.
const LONGEST: &[(&str, i32)] = &[("grid:3x2", 0), ("grid:6x1", 1)];

/// The player to move gets at least `alpha`, or exactly what is returned, or at most that if it is not more than `alpha`.
fn search(game: &mut Game, alpha: i32, beta: i32) -> i32 {
    if game.is_over() {
        let area = game.area().points;
        let points = |color: Color| area[color.index()];
        let mover = game.to_move();
        return points(mover) - points(mover.opponent());
    }
    let color = game.to_move();
    let plays: Vec<Move> = game.legal_points(color).map(Move::Play).collect();
    // After a pass the next one ends the game, so that the worst is known at once.
    let passed = matches!(game.last_turn(), Some((_, Move::Pass)));
    let moves: Vec<Move> = if passed {
        [Move::Pass].into_iter().chain(plays).collect()
    } else {
        plays.into_iter().chain([Move::Pass]).collect()
    };
    let most = i32::try_from(game.graph().points().len()).expect("few points");
    let mut best = -most - 1;
    for mv in moves {
        game.play(color, mv).expect("a legal turn");
        let value = -search(game, -beta, -best.max(alpha));
        game.undo();
        best = best.max(value);
        if best >= beta || best == most {
            break;
        }
    }
    best
}

/// Two bounds of the value, the same if it is `expected`: to ask so takes less than to ask for the value.
fn bounds(spec: &str, rules: Ruleset, expected: i32) -> (i32, i32) {
    let graph = spec.parse::<Shape>().and_then(|shape| shape.graph());
    let graph = Arc::new(graph.expect("a board"));
    let mut game = Game::new(graph, rules, 2).expect("rules for two");
    let at_least = search(&mut game, expected - 1, expected).min(expected);
    let at_most = search(&mut game, expected, expected + 1).max(expected);
    (at_least, at_most)
}

#[test]
fn tiny_boards_have_their_values() {
    let full = std::env::var_os("TENGEN_MINIMAX_FULL").is_some_and(|value| value == "1");
    let (long, longest) = if full {
        (LONG, LONGEST)
    } else {
        (&[][..], &[][..])
    };
    let no_suicide = Ruleset {
        suicide: false,
        ..Ruleset::TROMP_TAYLOR
    };
    let situational = |rules| Ruleset {
        ko: KoRule::Situational,
        ..rules
    };
    let both = [Ruleset::TROMP_TAYLOR, no_suicide];
    let quick = [both[0], both[1], situational(both[0])];
    let slow = [both[0], both[1], situational(both[1])];
    let quick = VALUES
        .iter()
        .flat_map(|row| quick.map(|rules| (row, rules)));
    let slow = long.iter().flat_map(|row| slow.map(|rules| (row, rules)));
    let jobs: Vec<_> = quick
        .chain(slow)
        .chain(longest.iter().map(|row| (row, no_suicide)))
        .collect();
    common::in_parallel(jobs.len(), |number| {
        let (&(spec, expected), rules) = jobs[number];
        let start = Instant::now();
        let found = bounds(spec, rules, expected);
        assert_eq!(found, (expected, expected), "{spec} by {rules:?}");
        let (ko, suicide, seconds) = (rules.ko, rules.suicide, start.elapsed().as_secs_f64());
        eprintln!("{spec}, ko {ko:?}, suicide {suicide}: {expected} after {seconds:.1} s");
    });
}
