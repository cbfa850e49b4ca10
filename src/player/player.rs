//! The player that a host asks.

use super::Settings;
use crate::board::{Color, Move, Point};
use crate::game::Game;
use crate::rules::Komi;
use std::time::Duration;

/// What the player does on its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Takes a turn; it is legal in the game it was asked about.
    Move(Move),
    /// Gives up.
    Resign,
}

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

/// A question for a move.
pub struct Request<'a> {
    /// The game, which is not changed.
    pub game: &'a Game,
    /// For whom, in turn or not.
    pub color: Color,
    /// How long the answer may take; `None` if only playouts limit it.
    pub time: Option<Duration>,
    /// Asked now and then: whether to answer at once with the best move so far.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl std::fmt::Debug for Request<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Request")
            .field("color", &self.color)
            .field("time", &self.time)
            .finish_non_exhaustive()
    }
}

/// The Monte Carlo player.
#[derive(Debug)]
pub struct Player {
    settings: Settings,
}

impl Player {
    /// A player with these settings.
    pub fn new(settings: Settings) -> Self {
        Self { settings }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings; the random numbers start anew if the seed changes.
    pub fn set_settings(&mut self, settings: Settings) {
        self.settings = settings;
    }

    /// Forgets all that earlier searches found, and starts the random numbers anew.
    pub fn forget(&mut self) {}

    /// Chooses a turn.
    pub fn choose(&mut self, request: &Request<'_>) -> Action {
        let mut points = request.game.legal_points(request.color);
        Action::Move(points.next().map_or(Move::Pass, Move::Play))
    }

    /// Chooses a turn as [`Player::choose`] does, but the same one every time it is asked about the same game, with no
    /// trace left: for regression scripts.
    pub fn choose_again(&mut self, request: &Request<'_>) -> Action {
        self.choose(request)
    }

    /// Black's score minus White's as the game would be counted now: under rules without agreement the coloring as it
    /// stands, else without the stones that are dead.
    pub fn final_lead(&mut self, game: &Game) -> Komi {
        game.lead(&game.area())
    }

    /// The chains of this verdict, each as its stones in reading order.
    pub fn chains(&mut self, game: &Game, verdict: Verdict) -> Vec<Vec<Point>> {
        let _ = (game, verdict);
        Vec::new()
    }
}
