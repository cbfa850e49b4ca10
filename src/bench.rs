//! How fast the engine is, and which engine it is.
//!
//! The rates are those of this machine at this moment. The signature is the same on every machine: it changes exactly
//! when the moves that the search tries do, and so names the player's behaviour.

use crate::board::{Board, Color, Graph, Grid, Shape, Topology};
use crate::game::Game;
use crate::playout::{area_lead, light_playout};
use crate::random::Random;
use crate::rules::Ruleset;
use crate::search::{Limits, Params, Searcher};
use serde_json::{Value, json};
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// One measured rate.
#[derive(Clone, PartialEq, Debug)]
pub struct Rate {
    /// The board, as `9x9`.
    pub board: String,
    /// `light`: uniform playouts, scored. `search`: simulations from the empty board.
    pub kind: &'static str,
    /// Threads at work.
    pub threads: usize,
    /// Playouts or simulations a second: the median of several slices.
    pub per_second: f64,
    /// The mean length of a light playout, passes included.
    pub moves_per_game: Option<f64>,
}

impl Rate {
    /// The time of one move in a light playout.
    pub fn ns_per_move(&self) -> Option<f64> {
        self.moves_per_game
            .map(|moves| 1e9 / (self.per_second * moves))
    }
}

/// What the bench found.
#[derive(Clone, PartialEq, Debug)]
pub struct Bench {
    /// The number that names the player's behaviour.
    pub signature: u64,
    /// The rates.
    pub rates: Vec<Rate>,
}

const SIDES: [u8; 3] = [9, 13, 19];
const SLICES: usize = 9;
const SLICE: Duration = Duration::from_millis(150);
const SIGNATURE_SIMULATIONS: u64 = 2000;

impl Bench {
    /// Measures; takes some fifteen seconds.
    pub fn run() -> Self {
        let mut rates = Vec::new();
        for graph in SIDES.map(square) {
            rates.push(light(&graph));
            rates.extend([1, 2].map(|threads| search(&graph, threads)));
        }
        Self {
            signature: signature(),
            rates,
        }
    }

    /// The findings as one JSON object.
    pub fn to_json(&self) -> Value {
        let rate = |rate: &Rate| {
            json!({
                "board": rate.board,
                "kind": rate.kind,
                "threads": rate.threads,
                "per_second": rate.per_second.round(),
                "moves_per_game": rate.moves_per_game,
                "ns_per_move": rate.ns_per_move(),
            })
        };
        json!({ "signature": self.signature, "rates": self.rates.iter().map(rate).collect::<Vec<_>>() })
    }
}

impl fmt::Display for Bench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "board  kind    threads  per second  moves/game  ns/move")?;
        for rate in &self.rates {
            write!(
                f,
                "{:<6} {:<7} {:>7} {:>11.0}",
                rate.board, rate.kind, rate.threads, rate.per_second
            )?;
            if let (Some(moves), Some(ns)) = (rate.moves_per_game, rate.ns_per_move()) {
                write!(f, " {moves:>11.1} {ns:>8.1}")?;
            }
            writeln!(f)?;
        }
        write!(f, "signature {}", self.signature)
    }
}

fn square(side: u8) -> Arc<Graph> {
    match Shape::Grid(side, side).graph() {
        Ok(graph) => Arc::new(graph),
        Err(error) => unreachable!("grids can always be made: {error}"),
    }
}

fn board_name(graph: &Graph) -> String {
    graph.grid_size().map_or_else(
        || graph.spec().to_owned(),
        |(columns, rows)| format!("{columns}x{rows}"),
    )
}

/// The rate of a piece of work that says how much it did.
fn median_rate(mut work: impl FnMut(Duration) -> f64) -> f64 {
    let mut slices: Vec<f64> = (0..SLICES)
        .map(|_| {
            let start = Instant::now();
            let done = work(SLICE);
            done / start.elapsed().as_secs_f64()
        })
        .collect();
    slices.sort_by(f64::total_cmp);
    slices[SLICES / 2]
}

fn light(graph: &Graph) -> Rate {
    if let Some(grid) = Grid::<128>::from_graph(graph) {
        light_on(grid, graph)
    } else if let Some(grid) = Grid::<256>::from_graph(graph) {
        light_on(grid, graph)
    } else if let Some(grid) = Grid::<512>::from_graph(graph) {
        light_on(grid, graph)
    } else {
        light_on(graph.clone(), graph)
    }
}

fn light_on<T: Topology>(topology: T, graph: &Graph) -> Rate {
    let start = Board::new(Arc::new(topology));
    let (mut board, mut random) = (start.clone(), Random::new(1, 0));
    let (mut moves, mut games, mut leads) = (0_u64, 0_u64, 0_i64);
    let per_second = median_rate(|slice| {
        let (begin, before) = (Instant::now(), games);
        while begin.elapsed() < slice {
            for _ in 0..32 {
                board.copy_from(&start);
                moves += u64::from(light_playout(&mut board, Color::BLACK, 2, &mut random));
                leads += i64::from(area_lead(&board));
                games += 1;
            }
        }
        (games - before) as f64
    });
    // The scores have to be used, or nobody would have to count.
    std::hint::black_box(leads);
    let moves_per_game = Some(moves as f64 / games as f64);
    Rate {
        board: board_name(graph),
        kind: "light",
        threads: 1,
        per_second,
        moves_per_game,
    }
}

fn search(graph: &Arc<Graph>, threads: usize) -> Rate {
    let per_second = median_rate(|slice| {
        let limits = Limits {
            simulations: None,
            time: Some(slice.into()),
            stop: &|| false,
        };
        simulations(graph, &[], threads, &limits).0 as f64
    });
    Rate {
        board: board_name(graph),
        kind: "search",
        threads,
        per_second,
        moves_per_game: None,
    }
}

/// Searches the position after some plays; returns the simulations, and a number made of all root visits.
fn simulations(
    graph: &Arc<Graph>,
    plays: &[&str],
    threads: usize,
    limits: &Limits<'_>,
) -> (u64, u64) {
    let Ok(mut game) = Game::new(Arc::clone(graph), Ruleset::CHINESE_KGS, 2) else {
        return (0, 0);
    };
    for name in plays {
        let mv = graph
            .point(name)
            .map_or(crate::board::Move::Pass, crate::board::Move::Play);
        if game.play(game.to_move(), mv).is_err() {
            return (0, 0);
        }
    }
    let mut searcher = Searcher::new(threads, 256 << 20, 0);
    let report = searcher.search(&game, game.to_move(), &Params::for_board(graph), limits);
    let mix = |sum: u64, (place, visits): (u64, u64)| {
        sum.wrapping_mul(31).wrapping_add(place * 1009 + visits)
    };
    let visits = report.candidates.iter().map(|c| {
        (
            c.mv.point().map_or(0, |p| p.index() as u64),
            u64::from(c.visits),
        )
    });
    (report.simulations, visits.fold(0, mix))
}

/// A number made of what seeded one-threaded searches of some positions visit.
pub fn signature() -> u64 {
    let positions: [(u8, &[&str]); 4] = [
        (9, &[]),
        (9, &["E5", "E3", "D3", "D4", "E4", "C3", "D2", "C2", "F3"]),
        (13, &["D4", "K10", "K4", "D10", "G7"]),
        (19, &["Q16", "D4", "Q3", "D16", "R5", "C6"]),
    ];
    let limits = Limits {
        simulations: Some(SIGNATURE_SIMULATIONS),
        time: None,
        stop: &|| false,
    };
    let sum = positions.iter().fold(0_u64, |sum, &(side, plays)| {
        sum.wrapping_mul(1_000_003)
            .wrapping_add(simulations(&square(side), plays, 1, &limits).1)
    });
    // Eight digits tell enough players apart, and can be read aloud.
    sum % 100_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_the_same_twice() {
        assert_eq!(signature(), signature());
    }

    #[test]
    fn light_playouts_have_the_length_that_uniform_play_has() {
        // 455 moves on 19x19 and 111 on 9x9 in libEGO's light playouts too.
        for (side, low, high) in [(19, 440.0, 465.0), (9, 108.0, 114.0)] {
            let moves = light(&square(side)).moves_per_game.unwrap();
            assert!(low < moves && moves < high, "{side}: {moves}");
        }
    }
}
