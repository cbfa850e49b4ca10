//! What searches make of fights that playouts alone cannot tell the end of.

use crate::board::Color;
use crate::game::Game;
use crate::playout::Rates;
use crate::rules::{Komi, Ruleset, Scoring, Tax};
use crate::search::{Limits, Params, Report, Searcher};

/// Edges of the board that the simulations of one search pass over at most, counted once a simulation: some 10,000
/// simulations on 19x19, none on boards where a simulation takes long.
const EDGES: usize = 7_000_000;
/// Simulations of one search at most.
const SIMULATIONS: u64 = 10_000;
/// Below so many a search sees no more than playouts do.
const FEW: u64 = 1000;
/// See [`Params::learned_prior`].
const LEARNED_PRIOR: f32 = 10.0;
/// The memory of one tree. Its simulations need less.
const BYTES: usize = 32 << 20;

/// By place the mean owner, +1 Black, -1 White, over two searches, one with either player to begin; `None` for boards
/// that are too large. `dead` is what is taken for dead so far.
///
/// Each side tries to do better than the count with those: in a game that is won or lost anyhow nobody would fight for the
/// rest. The same position always gets the same answer.
pub(super) fn ownership(game: &Game, dead: &[bool]) -> Option<Vec<f32>> {
    let simulations = (EDGES / game.graph().edge_count().max(1)) as u64;
    if simulations < FEW {
        return None;
    }
    let game = evened(game, dead)?;
    let search = |color| search(&game, color, simulations.min(SIMULATIONS)).ownership;
    let (black_first, white_first) = std::thread::scope(|scope| {
        let other = scope.spawn(|| search(Color::BLACK));
        let white_first = search(Color::WHITE);
        (other.join(), white_first)
    });
    let both = black_first.ok()?.into_iter().zip(white_first);
    Some(both.map(|(a, b)| f32::midpoint(a, b)).collect())
}

/// By place the mean owner in a search of so many simulations in which `color` begins, `dead` being taken for dead: +1 Black, -1
/// White. The same position always gets the same answer.
pub(super) fn ownership_if_first(
    game: &Game,
    dead: &[bool],
    color: Color,
    simulations: u64,
) -> Option<Vec<f32>> {
    Some(search(&evened(game, dead)?, color, simulations).ownership)
}

fn search(game: &Game, color: Color, simulations: u64) -> Report {
    let limits = Limits {
        simulations: Some(simulations),
        time: None,
        stop: &|| false,
    };
    // The records that priors are learned from end before such moves are played: they count for less here.
    let params = Params {
        learned_prior: LEARNED_PRIOR,
        rates: Rates::for_judging(),
        ..Params::for_board(game.graph())
    };
    Searcher::new(1, BYTES, 0).search(game, color, &params, &limits)
}

/// The game by area, with the komi that makes it even.
fn evened(game: &Game, dead: &[bool]) -> Option<Game> {
    let mut game = game.clone();
    let rules = Ruleset {
        scoring: Scoring::Area,
        tax: Tax::None,
        ..*game.rules()
    };
    game.set_rules(rules).ok()?;
    let white = game.komi(Color::WHITE).thousandths() + game.lead(dead).thousandths();
    game.set_komi(Color::WHITE, Komi::from_thousandths(white));
    Some(game)
}
