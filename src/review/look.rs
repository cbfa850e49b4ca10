//! The positions of a game, searched one after the other.

use super::LONGEST_LINE;
use crate::board::{Color, Graph, Move};
use crate::clock::Budget;
use crate::features::Weights;
use crate::game::Game;
use crate::search::{Analysis, Limits, Params, Question, Restrictions, Searcher, Watch};
use std::sync::Arc;
use std::time::Duration;

/// The visits from which on a move of a line is more than chance.
const SEARCHED: u32 = 10;

/// How each position is searched.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Threads that search one position.
    pub threads: usize,
    /// Simulations a position at most.
    pub playouts: Option<u64>,
    /// Time a position at most.
    pub time: Option<Duration>,
    /// The memory of the search tree in MiB.
    pub memory: usize,
    /// The seed of the random numbers.
    pub seed: u64,
    /// What moves are known by.
    pub weights: Arc<Weights>,
}

/// How a position stands. Winrates and leads are Black's.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The share of the simulations that Black wins, from 0 to 1.
    pub winrate: f32,
    /// By how many points Black leads, komi included, if that is known.
    pub lead: Option<f32>,
    /// The simulations that this is about.
    pub visits: u32,
    /// The most visited line, as far as it was searched; not empty.
    pub line: Vec<Move>,
    /// The winrate after its first move. What is the best of many estimates is likely to be too good.
    pub after_best: f32,
}

/// Searches positions of one game, and keeps what it finds from one to the next.
pub(super) struct Looker<'a> {
    settings: &'a Settings,
    searcher: Searcher,
}

impl<'a> Looker<'a> {
    /// One that takes a part of the memory.
    pub(super) fn new(settings: &'a Settings, parts: usize) -> Self {
        let bytes = settings.memory.saturating_mul(1 << 20) / parts;
        Self {
            settings,
            searcher: Searcher::new(settings.threads, bytes, settings.seed)
                .with_weights(Arc::clone(&settings.weights)),
        }
    }

    /// Searches for who is to move. None where the game is decided, or no simulation got as far as a move.
    pub(super) fn look(&mut self, game: &Game) -> Option<View> {
        let color = game.to_move();
        game.check(color, Move::Pass).ok()?;
        let question = Question {
            game,
            color,
            params: &Params::for_board(game.graph()),
            restrictions: &Restrictions::default(),
        };
        let limits = Limits {
            simulations: self.settings.playouts,
            time: self.settings.time.map(Budget::from),
            stop: &|| false,
        };
        let mut nothing = |_| {};
        let mut watch = Watch::new(None, None, false, &mut nothing).to_the_end();
        self.searcher.answer(&question, &limits, Some(&mut watch));
        view(&watch.into_last()?)
    }
}

fn view(analysis: &Analysis) -> Option<View> {
    let best = analysis.moves.first().filter(|best| best.visits > 0)?;
    let black = |winrate: f32| {
        if analysis.color == Color::BLACK {
            winrate
        } else {
            1.0 - winrate
        }
    };
    let searched = best
        .line
        .iter()
        .skip(1)
        .take_while(|(_, visits)| *visits >= SEARCHED);
    let line = best.line.iter().take(1).chain(searched);
    let line = line.map(|&(mv, _)| mv).take(LONGEST_LINE);
    Some(View {
        winrate: black(analysis.winrate),
        lead: analysis.lead.map(|lead| lead.mean),
        visits: analysis.visits,
        line: line.collect(),
        after_best: black(best.winrate),
    })
}

/// The names of the moves of a line, with blanks between.
pub(super) fn words(graph: &Arc<Graph>, line: &[Move]) -> String {
    let words: Vec<&str> = line.iter().map(|&mv| word(graph, mv)).collect();
    words.join(" ")
}

pub(super) fn word(graph: &Graph, mv: Move) -> &str {
    mv.point().map_or("pass", |point| graph.name(point))
}
