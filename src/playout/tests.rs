//! Playouts and their tactics against what really happens on the board.

use super::*;
use crate::board::{Board, Color, Graph, Grid, Move, Point, Shape, Topology, parse_diagram};
use crate::random::Random;
use std::collections::BTreeSet;
use std::sync::Arc;

fn grid(side: u8) -> (Graph, Arc<Grid<128>>) {
    let graph = Shape::Grid(side, side).graph().unwrap();
    let grid = Grid::from_graph(&graph).unwrap();
    (graph, Arc::new(grid))
}

/// The rules at these rates, and these replies.
fn policy(rates: Rates, replies: &Replies) -> Policy<'_> {
    Policy { rates, replies }
}

fn liberties<T: Topology>(board: &Board<T>, stone: Point) -> BTreeSet<Point> {
    let around = board
        .chain_stones(stone)
        .flat_map(|s| board.topology().neighbours(s));
    around.filter(|&q| board.is_empty(q)).collect()
}

/// Random positions of all ages, each with its player to move.
fn positions(side: u8, count: usize, mut visit: impl FnMut(&Board<Grid<128>>, Color)) {
    let (_, topology) = grid(side);
    let mut random = Random::new(7, 0);
    for _ in 0..count {
        let mut board = Board::new(Arc::clone(&topology));
        let mut color = Color::BLACK;
        for _ in 0..random.below(3 * side as usize * side as usize) {
            let mut moves = board.clone();
            if let Some(point) = light::light_move(&mut moves, color, &mut random) {
                board.play(point, color, &mut ());
            }
            color = color.opponent();
        }
        visit(&board, color);
    }
}

#[test]
fn a_landing_is_what_the_stone_finds() {
    positions(7, 400, |board, color| {
        for &point in board.topology().points() {
            if !board.is_empty(point) || !board.leaves_liberty(point, color) {
                continue;
            }
            let landing = Landing::of(board, point, color);
            let mut after = board.clone();
            after.play(point, color, &mut ());
            assert_eq!(landing.stones, after.chain_len(point));
            let rivals = |b: &Board<_>| b.stones().filter(|&(_, c)| c != color).count();
            assert_eq!(landing.captures, rivals(board) - rivals(&after));
            let real = liberties(&after, point).len();
            // Captures that free liberties elsewhere are not followed.
            if landing.captures == 0 {
                assert_eq!(landing.liberties as usize, real.min(2));
            } else {
                assert!(landing.liberties as usize <= real.min(2));
            }
            if landing.captures == 0 {
                assert_eq!(is_safe(board, point, color), real >= 2);
            }
        }
    });
}

#[test]
fn two_liberties_are_found_where_there_are_two() {
    positions(7, 400, |board, _| {
        for (stone, _) in board.stones() {
            let real = liberties(board, stone);
            let found = two_liberties(board, stone).map(BTreeSet::from);
            assert_eq!(found, (real.len() == 2).then_some(real));
        }
    });
}

#[test]
fn playouts_take_legal_turns_and_end() {
    let replies = Replies::new(&Default::default());
    positions(9, 60, |start, color| {
        let mut board = start.clone();
        let mut turns = Vec::new();
        playout(
            &mut board,
            color,
            crate::board::Seats::new(2),
            &policy(Rates::default(), &replies),
            &mut Random::new(3, 0),
            &mut turns,
        );
        let mut replay = start.clone();
        for &(mover, mv) in &turns {
            match mv {
                Move::Play(point) => {
                    assert!(replay.is_empty(point) && replay.leaves_liberty(point, mover));
                    assert!(replay.ko() != Some(point) && !is_own_eye(&replay, point, mover));
                    replay.play(point, mover, &mut ());
                    replay.check();
                }
                Move::Pass => replay.pass(),
            }
        }
        let cut_off = turns.len() == 3 * 81;
        assert!(
            cut_off
                || turns.ends_with(&[
                    (turns[turns.len() - 2].0, Move::Pass),
                    (turns[turns.len() - 1].0, Move::Pass)
                ])
        );
        for &point in board.topology().points() {
            assert_eq!(board.color(point), replay.color(point));
        }
    });
}

/// A point that only a capture would make sense of.
fn is_own_eye(board: &Board<Grid<128>>, point: Point, color: Color) -> bool {
    let captures = Landing::of(board, point, color).captures > 0;
    board.is_eye_like(point, color)
        && !captures
        && board
            .topology()
            .neighbours(point)
            .all(|q| !board.color(q).is_some_and(|_| board.in_atari(q)))
}

/// What is ever played in answer to the white stone just played at `last`, on 5x5 or larger; the first by name.
fn answers(text: &str, last: &str, rates: Rates) -> Vec<String> {
    let (graph, topology) = grid(text.split_whitespace().count() as u8);
    let stones = parse_diagram(&graph, text).unwrap();
    let mut board = Board::with_stones(topology, stones).unwrap();
    let replies = Replies::new(&Default::default());
    let policy = policy(rates, &replies);
    let last = Some(policy::Last {
        point: graph.point(last).unwrap(),
        captures: true,
    });
    let mut random = Random::new(1, 0);
    let found = (0..50)
        .filter_map(|_| policy::choose(&mut board, Color::BLACK, last, &policy, &mut random));
    let names: BTreeSet<_> = found.map(|point| graph.name(point).to_owned()).collect();
    names.into_iter().collect()
}

/// White has just played C4. Black's C3 can run to D3; or Black takes the white stone at B3, which is in atari at A3.
#[test]
fn a_chain_in_atari_is_saved_by_running_or_capturing() {
    let text = ".....  .XO..  .OX..  .XO..  .....";
    let rates = Rates {
        save: 1.0,
        ..Rates::default()
    };
    assert_eq!(answers(text, "C4", rates), ["A3", "D3"]);
}

/// White has just taken three stones in a row, all of one eye.
#[test]
fn a_capture_is_answered_in_the_middle_of_what_it_leaves() {
    let text = ".....  OOOOO  O...O  OOOOO  .....";
    let rates = Rates {
        nakade: 1.0,
        ..Rates::default()
    };
    assert_eq!(answers(text, "E3", rates), ["C3"]);
}

/// Running to D5 would bring White three more liberties, running to E6 two.
#[test]
fn atari_is_given_from_the_side_that_leaves_less_room() {
    let text =
        "......... ......... ...XX.... ..XO..... ......... ......... ......... ......... .........";
    let rates = Rates {
        atari: 1.0,
        ..Rates::default()
    };
    assert_eq!(answers(text, "D6", rates), ["D5"]);
}

#[test]
fn owners_at_the_end_are_those_of_the_area() {
    let replies = Replies::new(&Default::default());
    positions(7, 100, |start, color| {
        let mut board = start.clone();
        let mut turns = Vec::new();
        playout(
            &mut board,
            color,
            crate::board::Seats::new(2),
            &policy(Rates::default(), &replies),
            &mut Random::new(5, 0),
            &mut turns,
        );
        let real = crate::rules::area(&board, 2);
        let differing = board
            .topology()
            .points()
            .iter()
            .zip(&real.owners)
            .filter(|&(&p, &by_flood)| owner(&board, p) != by_flood)
            .count();
        // Larger empty regions are left only in seki, where the neighbours of a point may say less than a flood fill.
        assert!(differing <= 4, "{differing} owners differ");
    });
}
