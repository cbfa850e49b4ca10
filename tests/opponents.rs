//! The player on boards of every kind, against players who take any move that is legal and fills no eye of their own.
//!
//! A run plays a few games on each board; `TENGEN_OPPONENTS_FULL=1` plays 100.

#[path = "common/mod.rs"]
mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use tengen::board::{Color, Move, Point, Shape, Topology};
use tengen::game::Game;
use tengen::player::{Action, Player, Request, Settings};
use tengen::random::Random;
use tengen::rules::Ruleset;

/// Whether the player comes first, alone, in game `number` with so many others who know nothing.
fn comes_first(spec: &str, players: u8, number: usize) -> bool {
    let graph = spec.parse::<Shape>().and_then(|shape| shape.graph());
    let rules = Ruleset::TROMP_TAYLOR;
    let mut game = Game::new(Arc::new(graph.expect("a board")), rules, players).expect("rules");
    for color in Color::all(players) {
        game.set_komi(color, tengen::rules::Komi::ZERO);
    }
    let seat = Color::new(1 + (number % usize::from(players)) as u8).expect("a seat");
    let mut player = Player::new(Settings {
        threads: 1,
        playouts: Some(1000),
        memory: 64,
        seed: number as u64,
        resign: 0.0,
        ..Settings::default()
    });
    let mut random = Random::new(5, number as u64);
    let limit = 6 * game.graph().points().len();
    while !game.is_over() && game.turns().len() < limit {
        let color = game.to_move();
        let mv = if color == seat {
            let action = player.choose(&Request {
                game: &game,
                color,
                time: None,
                cleanup: false,
                stop: &|| false,
            });
            match action {
                Action::Move(mv) => mv,
                Action::Resign => panic!("told never to resign"),
            }
        } else {
            any_move(&game, color, &mut random)
        };
        game.play(color, mv).expect("a legal turn");
    }
    let points = game.area().points;
    Color::all(players).all(|color| color == seat || points[color.index()] < points[seat.index()])
}

/// Any legal move that fills no own eye; a pass if there is none.
fn any_move(game: &Game, color: Color, random: &mut Random) -> Move {
    let board = game.board();
    let points: Vec<Point> = game
        .legal_points(color)
        .filter(|&p| !board.is_eye_like(p, color))
        .collect();
    if points.is_empty() {
        return Move::Pass;
    }
    Move::Play(points[random.below(points.len())])
}

/// Plays games of which so many in a hundred have to be won.
fn play(spec: &str, players: u8, percent: usize) {
    let full = std::env::var_os("TENGEN_OPPONENTS_FULL").is_some_and(|value| value == "1");
    let games = if full { 100 } else { 4 };
    let first = AtomicUsize::new(0);
    common::in_parallel(games, |number| {
        first.fetch_add(usize::from(comes_first(spec, players, number)), Relaxed);
    });
    let first = first.into_inner();
    eprintln!("{spec}, {players} players: first in {first} of {games}");
    assert!(
        100 * first >= percent * games,
        "{spec}: first in {first} of {games}"
    );
}

#[test]
fn two_play_on_a_cube() {
    play("cube:3", 2, 95);
}

#[test]
fn two_play_on_a_torus() {
    play("torus:9x9", 2, 95);
}

#[test]
fn two_play_on_a_hexagon() {
    play("trihex:4", 2, 95);
}

#[test]
fn two_play_on_a_sunflower() {
    play("sunflower:2", 2, 95);
}

#[test]
fn three_play_on_a_hexagon() {
    play("trihex:4", 3, 90);
}
