//! Whole random games by the rules, every invariant of the board verified after every turn.
//!
//! A run plays a tenth of the games; `TENGEN_SELFPLAY_FULL=1` plays 1,000 on 19x19 and 10,000 on 9x9.

mod common;

use std::sync::Arc;
use tengen::board::{Board, Color, Graph, Move, Point, PositionHash, Shape, Topology};
use tengen::game::Game;
use tengen::random::Random;
use tengen::rules::Ruleset;

/// Every named set by one of its names.
const RULES: [&str; 9] = [
    "tromp-taylor",
    "wildberger",
    "cgos",
    "chinese",
    "chinese-kgs",
    "aga",
    "aga-button",
    "new-zealand",
    "ing",
];

/// A random legal play that fills no own eye, if there is one.
fn choose(game: &Game, random: &mut Random) -> Move {
    let (board, player) = (game.board(), game.to_move());
    let mut empties: Vec<Point> = (0..board.empty_count()).map(|i| board.empty(i)).collect();
    while !empties.is_empty() {
        let point = empties.swap_remove(random.below(empties.len()));
        let mv = Move::Play(point);
        if !board.is_eye_like(point, player) && game.check(player, mv).is_ok() {
            return mv;
        }
    }
    Move::Pass
}

fn hash(board: &Board<Graph>) -> PositionHash {
    let empty = PositionHash::default();
    board
        .stones()
        .fold(empty, |hash, (p, c)| hash.toggled(p, c))
}

/// Plays until both pass, or, as suicide can go round for long, to three times the points. Returns whether both passed.
fn play(graph: &Arc<Graph>, number: usize) -> bool {
    let name = RULES[number % RULES.len()];
    let rules: Ruleset = name.parse().expect("a named set");
    let mut game = Game::new(Arc::clone(graph), rules, 2).expect("rules for two");
    let mut random = Random::new(19, number as u64);
    let points = graph.points().len();
    let mut placed = 0;
    while !game.is_over() && game.turns().len() < 3 * points {
        let (player, mv) = (game.to_move(), choose(&game, &mut random));
        game.play(player, mv).expect("a legal turn");
        placed += usize::from(mv != Move::Pass);
        game.board().check();
        assert_eq!(game.hash(), hash(game.board()), "{name}");
        let lost = game.prisoners(Color::BLACK) + game.prisoners(Color::WHITE);
        let stand = points - game.board().empty_count();
        assert_eq!(
            placed,
            stand + lost as usize,
            "{name}: no stone is forgotten"
        );
    }
    game.is_over()
}

/// Plays so many games, a tenth of them by default, and has nearly all of them come to an end.
fn play_all(side: u8, games: usize) {
    let full = std::env::var_os("TENGEN_SELFPLAY_FULL").is_some_and(|value| value == "1");
    let games = if full { games } else { games / 10 };
    let graph = Arc::new(Shape::Grid(side, side).graph().expect("a grid"));
    common::in_parallel(games, |i| assert!(play(&graph, i), "game {i} does not end"));
}

#[test]
fn random_games_on_19x19_are_consistent() {
    play_all(19, 1_000);
}

#[test]
fn random_games_on_9x9_are_consistent() {
    play_all(9, 10_000);
}
