//! What playouts say of the stones on the board.

use crate::board::{Board, Color, Graph, Grid, Topology};
use crate::features::Weights;
use crate::game::Game;
use crate::playout::{Policy, Rates, owner, playout};
use crate::random::Random;
use std::sync::Arc;

/// Moves played for an estimate: some hundred playouts on 19x19 and two thousand on 9x9, in some tens of milliseconds.
const MOVES: usize = 200_000;

/// How often each player owned each point at the ends of playouts.
pub(super) struct Shares {
    playouts: u16,
    players: usize,
    /// By place and player.
    counts: Vec<u16>,
}

impl Shares {
    /// The share of the playouts, from 0 to 1, in which the point at a place was the colour's.
    pub(super) fn of(&self, place: usize, color: Color) -> f32 {
        f32::from(self.counts[place * self.players + color.index()]) / f32::from(self.playouts)
    }

    /// By place: the player to whom the point fell most often, and his share; none where it never was anybody's.
    pub(super) fn likely(&self) -> Vec<Option<(Color, f32)>> {
        let most = |(place, counts): (usize, &[u16])| {
            let owners = Color::all(self.players as u8).zip(counts);
            // The first in turn order of those that are level.
            let (color, &count) =
                owners.reduce(|best, next| if next.1 > best.1 { next } else { best })?;
            (count > 0).then(|| (color, self.of(place, color)))
        };
        let places = self.counts.chunks(self.players).enumerate();
        places.map(most).collect()
    }

    /// By place: the mean owner, +1 the first player, -1 another.
    pub(super) fn ownership(&self) -> Vec<f32> {
        let mean = |counts: &[u16]| {
            let signed = counts.iter().map(|&count| i32::from(count));
            let (first, all) = (i32::from(counts[0]), signed.sum::<i32>());
            (2 * first - all) as f32 / f32::from(self.playouts)
        };
        self.counts.chunks(self.players).map(mean).collect()
    }
}

/// By place: the mean owner at the end of playouts with either player to begin, +1 Black, -1 White. The same position
/// always gets the same answer.
pub(super) fn ownership(game: &Game) -> Vec<f32> {
    shares(game).ownership()
}

/// Who owns the points at the end of playouts that all players begin in turn. The same position always gets the same answer.
pub(super) fn shares(game: &Game) -> Shares {
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

fn on_board<T: Topology>(topology: T, game: &Game) -> Shares {
    let mut start = Board::new(Arc::new(topology));
    start.set_position(game.board());
    let points = start.topology().points().to_vec();
    let players = game.players();
    let mut shares = Shares {
        playouts: 0,
        players: players.into(),
        counts: vec![0; points.len() * usize::from(players)],
    };
    let (mut board, mut random, mut turns) = (start.clone(), Random::new(0, 0), Vec::new());
    let weights = Weights::built_in();
    let policy = Policy {
        rates: Rates::for_judging(),
        replies: weights.replies(),
    };
    let (mut first, mut moves) = (Color::BLACK, 0);
    while moves < MOVES && shares.playouts < 4000 {
        board.copy_from(&start);
        turns.clear();
        playout(
            &mut board,
            first,
            game.seats(),
            &policy,
            &mut random,
            &mut turns,
        );
        for (counts, &point) in shares.counts.chunks_mut(players.into()).zip(&points) {
            if let Some(color) = owner(&board, point) {
                counts[color.index()] += 1;
            }
        }
        first = first.next(players);
        moves += turns.len();
        shares.playouts += 1;
    }
    shares
}
