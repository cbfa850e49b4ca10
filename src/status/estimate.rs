//! What playouts say of the stones on the board.

use crate::board::{Board, Color, Graph, Grid, Topology};
use crate::game::Game;
use crate::playout::{Rates, owner, playout};
use crate::random::Random;
use std::sync::Arc;

/// Moves played for an estimate: some hundred playouts on 19x19 and two thousand on 9x9, in some tens of milliseconds.
const MOVES: usize = 200_000;

/// By place: the mean owner at the end of playouts with either player to begin, +1 Black, -1 White. The same position
/// always gets the same answer.
pub(super) fn ownership(game: &Game) -> Vec<f32> {
    // On the fastest board that holds the game's graph.
    let graph = game.graph();
    if let Some(grid) = Grid::<128>::from_graph(graph) {
        on_board(grid, game)
    } else if let Some(grid) = Grid::<512>::from_graph(graph) {
        on_board(grid, game)
    } else if let Some(grid) = Grid::<1024>::from_graph(graph) {
        on_board(grid, game)
    } else {
        on_board(Graph::clone(graph), game)
    }
}

fn on_board<T: Topology>(topology: T, game: &Game) -> Vec<f32> {
    let mut start = Board::new(Arc::new(topology));
    start.set_position(game.board());
    let points = start.topology().points().to_vec();
    let mut sums = vec![0_i32; points.len()];
    let (mut board, mut random, mut turns) = (start.clone(), Random::new(0, 0), Vec::new());
    let (mut playouts, mut moves) = (0_u16, 0);
    while moves < MOVES && playouts < 4000 {
        board.copy_from(&start);
        turns.clear();
        let first = if playouts % 2 == 0 {
            Color::BLACK
        } else {
            Color::WHITE
        };
        playout(
            &mut board,
            first,
            2,
            &Rates::default(),
            &mut random,
            &mut turns,
        );
        for (sum, &point) in sums.iter_mut().zip(&points) {
            *sum +=
                owner(&board, point).map_or(0, |color| if color == Color::BLACK { 1 } else { -1 });
        }
        moves += turns.len();
        playouts += 1;
    }
    sums.into_iter()
        .map(|sum| sum as f32 / f32::from(playouts))
        .collect()
}
