//! The value of tiny boards under best play: what Black is ahead by at the end, without komi.
//!
//! The values were found by another program with the whole history of every line; those of 1x3, 1x4, 1x5, 1x6, 2x2 and 2x3 are also in
//! Drange's and Spight's "Mini-Go".

#[path = "common/mod.rs"]
mod common;

use std::sync::Arc;
use std::time::Instant;
use tengen::board::{Color, Move, Shape, Topology};
use tengen::game::Game;
use tengen::rules::{KoRule, Ruleset};

/// By these rules of repetition and of suicide (whether it is allowed) a board has a value.
type Rules = &'static [(KoRule, bool)];

const ALL: Rules = &[
    (KoRule::Positional, true),
    (KoRule::Positional, false),
    (KoRule::Situational, true),
    (KoRule::Situational, false),
];
/// All but situational superko with suicide, which the source has too and which takes longer here than anybody waits.
const MOST: Rules = &[
    (KoRule::Positional, true),
    (KoRule::Positional, false),
    (KoRule::Situational, false),
];
/// On six points suicide, under positional superko too, takes longer than that; of 2x3 the source has it.
const FEW: Rules = &[(KoRule::Positional, false)];

/// Boards, the rules that the source names, and the values.
const VALUES: &[(&str, Rules, i32)] = &[
    ("grid:1", ALL, 0),
    ("grid:2x1", ALL, 0),
    ("grid:3x1", ALL, 3),
    ("grid:4x1", ALL, 4),
    ("grid:5x1", MOST, 0),
    ("grid:2", ALL, 1),
    ("grid:3x2", FEW, 0),
    ("grid:6x1", FEW, 1),
    ("cycle:3", ALL, 0),
    ("cycle:4", ALL, 1),
    ("cycle:5", MOST, 0),
    ("complete:4", ALL, 1),
];

/// What a player is ahead by as the board stands.
fn lead(game: &Game, color: Color) -> i32 {
    let area = game.area().points;
    area[color.index()] - area[color.opponent().index()]
}

/// The player to move gets at least `alpha`, or exactly what is returned, or at most that if it is not more than `alpha`.
fn search(game: &mut Game, alpha: i32, beta: i32) -> i32 {
    let color = game.to_move();
    if game.is_over() {
        return lead(game, color);
    }
    let mut plays: Vec<Move> = game.legal_points(color).map(Move::Play).collect();
    // What gives most at once comes first: nothing but an order.
    plays.sort_by_cached_key(|&mv| {
        game.play(color, mv).expect("a legal turn");
        let lead = lead(game, color);
        game.undo();
        -lead
    });
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
    let jobs = VALUES.iter().flat_map(|&(spec, rules, value)| {
        rules.iter().map(move |&(ko, suicide)| {
            let rules = Ruleset {
                ko,
                suicide,
                ..Ruleset::TROMP_TAYLOR
            };
            (spec, rules, value)
        })
    });
    let jobs: Vec<_> = jobs.collect();
    common::in_parallel(jobs.len(), |number| {
        let (spec, rules, expected) = jobs[number];
        let start = Instant::now();
        let found = bounds(spec, rules, expected);
        assert_eq!(found, (expected, expected), "{spec} by {rules:?}");
        let (ko, suicide, seconds) = (rules.ko, rules.suicide, start.elapsed().as_secs_f64());
        eprintln!("{spec}, ko {ko:?}, suicide {suicide}: {expected} after {seconds:.1} s");
    });
}
