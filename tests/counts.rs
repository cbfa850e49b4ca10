//! Small boards counted whole: legal positions, the moves between them, and all games. See `data/counts.txt`.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is how a test fails")]

use std::collections::BTreeSet;
use std::sync::Arc;
use tengen::board::{Board, Color, Graph, Move, Point, Shape, Topology};
use tengen::game::Game;
use tengen::rules::Ruleset;

/// The fields of the data's lines of one kind: board, players, and the rest.
fn rows(kind: &str) -> impl Iterator<Item = (Arc<Graph>, u8, Vec<&'static str>)> {
    let lines = include_str!("data/counts.txt").lines();
    lines.filter_map(move |line| {
        let mut fields = line.strip_prefix(kind)?.split(" | ").skip(1);
        let graph = fields.next()?.parse::<Shape>().unwrap().graph().unwrap();
        let players = fields.next()?.parse().unwrap();
        Some((Arc::new(graph), players, fields.collect()))
    })
}

type Coloring = Vec<Option<Color>>;

fn coloring(board: &Board<Graph>) -> Coloring {
    let points = board.topology().points().iter();
    points.map(|&p| board.color(p)).collect()
}

/// Every position in which each chain has a liberty.
fn positions(graph: &Arc<Graph>, players: u8) -> Vec<Board<Graph>> {
    let mut colorings: Vec<Vec<(Point, Color)>> = vec![Vec::new()];
    for &point in graph.points() {
        let with_stone = |stones: &Vec<_>, color| {
            let mut stones = stones.clone();
            stones.push((point, color));
            stones
        };
        let more: Vec<_> = colorings
            .iter()
            .flat_map(|stones| Color::all(players).map(move |color| with_stone(stones, color)))
            .collect();
        colorings.extend(more);
    }
    let boards = colorings.into_iter();
    boards
        .filter_map(|stones| Board::with_stones(Arc::clone(graph), stones).ok())
        .collect()
}

/// The other positions that a move of anybody leads to.
fn successors(board: &Board<Graph>, players: u8, suicide: bool) -> BTreeSet<Coloring> {
    let mut successors = BTreeSet::new();
    for i in 0..board.empty_count() {
        for color in Color::all(players) {
            let point = board.empty(i);
            if suicide || board.leaves_liberty(point, color) {
                let mut after = board.clone();
                after.play(point, color, &mut ());
                successors.insert(coloring(&after));
            }
        }
    }
    successors.remove(&coloring(board));
    successors
}

#[test]
fn positions_and_the_moves_between_them() {
    assert_eq!(rows("positions").count(), 28);
    for (graph, players, wanted) in rows("positions") {
        let positions = positions(&graph, players);
        let moves = |suicide| -> usize {
            let each = positions.iter();
            each.map(|board| successors(board, players, suicide).len())
                .sum()
        };
        let found = [positions.len(), moves(true), moves(false)].map(|n| n.to_string());
        assert_eq!(found[..], wanted, "{} {players}", graph.spec());
    }
}

/// Counts every way that the game can go on to its end, by the number of plays.
fn count_games(game: &mut Game, plays: usize, counts: &mut Vec<u64>) {
    if game.is_over() {
        counts.resize(counts.len().max(plays + 1), 0);
        counts[plays] += 1;
        return;
    }
    let player = game.to_move();
    let points: Vec<Point> = game.legal_points(player).collect();
    for mv in points.into_iter().map(Move::Play).chain([Move::Pass]) {
        game.play(player, mv).unwrap();
        count_games(game, plays + usize::from(mv != Move::Pass), counts);
        game.undo();
    }
}

#[test]
fn games_by_their_number_of_plays() {
    assert_eq!(rows("games").count(), 6);
    for (graph, players, wanted) in rows("games") {
        let mut game = Game::new(graph, Ruleset::TROMP_TAYLOR, players).unwrap();
        let mut counts = Vec::new();
        count_games(&mut game, 0, &mut counts);
        let wanted: Vec<u64> = wanted[0].split(' ').map(|n| n.parse().unwrap()).collect();
        assert_eq!(counts, wanted, "{} {players}", game.graph().spec());
    }
}

#[test]
fn games_without_suicide() {
    assert_eq!(rows("without-suicide").count(), 2);
    for (graph, players, wanted) in rows("without-suicide") {
        let rules = Ruleset {
            suicide: false,
            ..Ruleset::TROMP_TAYLOR
        };
        let mut game = Game::new(graph, rules, players).unwrap();
        let mut counts = Vec::new();
        count_games(&mut game, 0, &mut counts);
        let all: u64 = counts.iter().sum();
        assert_eq!(all.to_string(), wanted[0], "{}", game.graph().spec());
    }
}
