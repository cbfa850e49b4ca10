//! Fair komi: what gives every player of a game the same chance, by the engine's games against itself.
//!
//! Games are played in rounds. Each round has the komi that the games so far call for, so that nobody plays for a margin that
//! does not count; the last round and those before it together tell the result.

mod solve;

use crate::board::{Color, Graph, Move};
use crate::game::Game;
use crate::player::{Action, Player, Request, Settings};
use crate::rules::{Komi, Ruleset, RulesetError};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

pub use solve::{Estimate, estimate};

/// The rounds in which the games are played.
const ROUNDS: usize = 4;
/// Games are given up, and counted as they stand, after so many turns a point.
const LONGEST: usize = 6;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The board.
    pub graph: Arc<Graph>,
    /// The rules; their komi does not matter.
    pub rules: Ruleset,
    /// How many play: at least 2.
    pub players: u8,
    /// How many games.
    pub games: usize,
    /// The simulations a move.
    pub playouts: u64,
    /// Where the random numbers start.
    pub seed: u64,
}

/// Plays the games of a plan, several at a time, and tells `done` of each that has ended. The same plan has the same result.
///
/// # Errors
/// The rules make no sense for so many players.
pub fn fair_komi(plan: &Plan, done: &(dyn Fn() + Sync)) -> Result<Estimate, RulesetError> {
    plan.rules.check_players(plan.players)?;
    let mut scores: Vec<Vec<i32>> = Vec::with_capacity(plan.games);
    for round in 0..ROUNDS {
        let komi = if scores.is_empty() {
            vec![0.0; plan.players.into()]
        } else {
            estimate(&scores, plan.players).komi
        };
        let until = plan.games * (round + 1) / ROUNDS;
        scores.extend(play(plan, &komi, scores.len()..until, done)?);
    }
    Ok(estimate(&scores, plan.players))
}

/// The points on the board of each player at the end of these games.
fn play(
    plan: &Plan,
    komi: &[f64],
    numbers: std::ops::Range<usize>,
    done: &(dyn Fn() + Sync),
) -> Result<Vec<Vec<i32>>, RulesetError> {
    let mut start = Game::new(Arc::clone(&plan.graph), plan.rules, plan.players)?;
    for (color, &komi) in Color::all(plan.players).zip(komi) {
        start.set_komi(color, Komi::from_halves((2.0 * komi).round() as i32));
    }
    let next = AtomicUsize::new(numbers.start);
    let found: Mutex<Vec<(usize, Vec<i32>)>> = Mutex::new(Vec::new());
    let work = || {
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= numbers.end {
                return;
            }
            let points = play_one(plan, start.clone(), number);
            found
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push((number, points));
            done();
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_unstable();
    Ok(found.into_iter().map(|(_, points)| points).collect())
}

fn play_one(plan: &Plan, mut game: Game, number: usize) -> Vec<i32> {
    let mut player = Player::new(Settings {
        threads: 1,
        playouts: Some(plan.playouts),
        memory: 64,
        seed: plan.seed.wrapping_add(number as u64),
        resign: 0.0,
        ..Settings::default()
    });
    let longest = LONGEST * game.graph().named_points().len();
    while !game.is_over() && game.turns().len() < longest {
        let color = game.to_move();
        let action = player.choose(&Request {
            game: &game,
            color,
            time: None,
            cleanup: false,
            stop: &|| false,
        });
        let mv = match action {
            Action::Move(mv) => mv,
            Action::Resign => Move::Pass,
        };
        if game.play(color, mv).is_err() {
            break;
        }
    }
    let status = player.status(&game);
    let tallies = status.count().tallies.iter();
    tallies.map(|tally| tally.points).collect()
}
