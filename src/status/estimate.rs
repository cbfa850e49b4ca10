//! What playouts say of the stones on the board.

use crate::board::{Board, Color, Graph, Grid, Point, Topology};
use crate::game::Game;
use crate::playout::{Rates, is_safe, owner, playout};
use crate::random::Random;
use crate::rules::{Area, area};
use std::sync::Arc;

/// What a chain is worth at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Stays.
    Alive,
    /// Is taken off before counting.
    Dead,
    /// Stays, and has no territory.
    Seki,
}

/// An estimate of who owns what, from playouts with either player to begin.
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    /// By place: the mean owner at the end, +1 Black, -1 White.
    ownership: Vec<f32>,
    /// By place: whether a dead stone lies there.
    dead: Vec<bool>,
    /// What is owned once the dead stones are gone.
    area: Area,
}

/// Moves played for an estimate: some hundred playouts on 19x19 and two thousand on 9x9, in some tens of milliseconds.
const MOVES: usize = 200_000;
/// The ownership at which a point counts as certain.
const CERTAIN: f32 = 0.8;

impl Status {
    /// Judges a game of two players. The same position always gets the same answer.
    pub fn estimate(game: &Game) -> Self {
        let ownership = on_board(game);
        let board = game.board();
        let mut dead = vec![false; ownership.len()];
        for (stone, color) in board.stones() {
            if board.chain(stone) == stone {
                let chain: Vec<usize> = board
                    .chain_stones(stone)
                    .map(|s| game.graph().place(s))
                    .collect();
                let black: f32 = chain.iter().map(|&place| ownership[place]).sum();
                let own = if color == Color::BLACK { black } else { -black };
                for place in chain {
                    dead[place] = own < 0.0;
                }
            }
        }
        let mut cleared = Board::new(Arc::clone(game.graph()));
        cleared.set_stones(
            board
                .stones()
                .filter(|&(stone, _)| !dead[game.graph().place(stone)]),
        );
        let area = area(&cleared, game.players());
        Self {
            ownership,
            dead,
            area,
        }
    }

    /// By place: the mean owner at the end, +1 Black, -1 White.
    pub fn ownership(&self) -> &[f32] {
        &self.ownership
    }

    /// By place: whether a dead stone lies there.
    pub fn dead(&self) -> &[bool] {
        &self.dead
    }

    /// What each player owns once the dead stones are gone.
    pub fn area(&self) -> &Area {
        &self.area
    }

    /// Whether every point has an owner, and is as good as certain to be his at the end: nothing is left to gain.
    pub fn is_settled(&self) -> bool {
        self.area
            .owners
            .iter()
            .zip(&self.ownership)
            .all(|(owner, &black)| match owner {
                Some(color) => {
                    (if *color == Color::BLACK {
                        black
                    } else {
                        -black
                    }) > CERTAIN
                }
                None => false,
            })
    }

    /// What becomes of the chain of a stone.
    pub fn verdict(&self, game: &Game, stone: Point) -> Verdict {
        if self.dead[game.graph().place(stone)] {
            Verdict::Dead
        } else if self.is_seki(game, stone) {
            Verdict::Seki
        } else {
            Verdict::Alive
        }
    }

    /// A chain that owns none of the points around it, and shares one with the rival that neither can fill safely.
    fn is_seki(&self, game: &Game, stone: Point) -> bool {
        let (board, graph) = (game.board(), game.graph());
        let around: Vec<Point> = board
            .chain_stones(stone)
            .flat_map(|s| graph.neighbours(s))
            .filter(|&q| board.is_empty(q) || self.dead[graph.place(q)])
            .collect();
        let shared = |&q: &Point| self.area.owners[graph.place(q)].is_none();
        let untouchable =
            |&q: &Point| board.is_empty(q) && Color::all(2).all(|color| !is_safe(board, q, color));
        !around.is_empty() && around.iter().all(shared) && around.iter().any(untouchable)
    }

    /// The chains of a verdict, each as its stones in reading order.
    pub fn chains(&self, game: &Game, verdict: Verdict) -> Vec<Vec<Point>> {
        let board = game.board();
        let mut heads = Vec::new();
        for (stone, _) in board.stones() {
            let head = board.chain(stone);
            if !heads.contains(&head) && self.verdict(game, stone) == verdict {
                heads.push(head);
            }
        }
        let chain = |head: Point| {
            let mut stones: Vec<Point> = board.chain_stones(head).collect();
            stones.sort_unstable();
            stones
        };
        heads.into_iter().map(chain).collect()
    }
}

/// Ownership on the fastest board that holds the game's graph.
fn on_board(game: &Game) -> Vec<f32> {
    let graph = game.graph();
    if let Some(grid) = Grid::<128>::from_graph(graph) {
        ownership(grid, game)
    } else if let Some(grid) = Grid::<512>::from_graph(graph) {
        ownership(grid, game)
    } else if let Some(grid) = Grid::<1024>::from_graph(graph) {
        ownership(grid, game)
    } else {
        ownership(Graph::clone(graph), game)
    }
}

fn ownership<T: Topology>(topology: T, game: &Game) -> Vec<f32> {
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
