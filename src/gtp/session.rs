//! The state behind a dialogue: the game, the clock and the player.

use super::error::GtpError;
use super::server::Session;
use super::signals::Signals;
use crate::board::{Board, Color, Graph};
use crate::game::{Clock, Game, Hypothetical};
use crate::player::{Player, Settings};
use std::sync::Arc;

/// What the commands work on.
///
/// The game is shared with what was saved before a command, and copied only by the commands that change it. The player
/// remembers nothing that a host could see but its settings.
#[derive(Debug)]
pub struct Engine {
    pub(super) game: Arc<Game>,
    /// A dispute that is played out. Whatever changes the game ends it.
    pub(super) hypothetical: Option<Arc<Hypothetical>>,
    pub(super) clock: Clock,
    pub(super) player: Player,
    pub(super) signals: Arc<Signals>,
}

/// What a failed command must not change.
#[derive(Debug)]
pub struct Saved {
    game: Arc<Game>,
    hypothetical: Option<Arc<Hypothetical>>,
    clock: Clock,
    settings: Settings,
}

impl Session for Engine {
    type Saved = Saved;

    fn save(&self) -> Saved {
        Saved {
            game: Arc::clone(&self.game),
            hypothetical: self.hypothetical.clone(),
            clock: self.clock,
            settings: self.player.settings().clone(),
        }
    }

    fn restore(&mut self, saved: Saved) {
        self.game = saved.game;
        self.hypothetical = saved.hypothetical;
        self.clock = saved.clock;
        if *self.player.settings() != saved.settings {
            self.player.set_settings(saved.settings);
        }
    }
}

impl Engine {
    /// An engine at the start of `game`.
    pub fn new(game: Game, settings: Settings, signals: Arc<Signals>) -> Self {
        Self {
            game: Arc::new(game),
            hypothetical: None,
            clock: Clock::default(),
            player: Player::new(settings),
            signals,
        }
    }

    /// The game, to change it.
    pub(super) fn game_mut(&mut self) -> &mut Game {
        self.hypothetical = None;
        Arc::make_mut(&mut self.game)
    }

    /// The stones to show: those of the dispute if there is one.
    pub(super) fn board(&self) -> &Board<Graph> {
        let dispute = self.hypothetical.as_ref().map(|position| position.board());
        dispute.unwrap_or(self.game.board())
    }

    /// Starts a game on another board, with full clocks. Komi, rules and time settings stay.
    pub(super) fn start_on(&mut self, graph: Graph) -> Result<(), GtpError> {
        let (rules, players) = (*self.game.rules(), self.game.players());
        let mut game =
            Game::new(Arc::new(graph), rules, players).map_err(|_| GtpError::Internal)?;
        for color in Color::all(players) {
            game.set_komi(color, self.game.komi(color));
        }
        self.game = Arc::new(game);
        self.hypothetical = None;
        self.clock.reset();
        Ok(())
    }

    /// Changes some of the player's settings.
    pub(super) fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.player.settings().clone();
        change(&mut settings);
        self.player.set_settings(settings);
    }
}
