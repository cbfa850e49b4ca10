//! The state behind a dialogue: the game, the clock and the player.

use super::conduct::Conduct;
use super::error::GtpError;
use super::server::Session;
use super::signals::Signals;
use crate::board::{Board, Color, Graph};
use crate::clock::{Clock, Delay};
use crate::game::{Game, Hypothetical};
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
    pub(super) conduct: Conduct,
    /// By how much moves overstepped their time lately: what is added to the lag.
    pub(super) delay: Delay,
    /// The game to ponder about as long as it stays the same.
    pub(super) pondered: Option<Arc<Game>>,
    pub(super) signals: Arc<Signals>,
}

/// What a failed command must not change.
#[derive(Debug)]
pub struct Saved {
    game: Arc<Game>,
    hypothetical: Option<Arc<Hypothetical>>,
    clock: Clock,
    settings: Settings,
    conduct: Conduct,
}

impl Session for Engine {
    type Saved = Saved;

    fn save(&self) -> Saved {
        Saved {
            game: Arc::clone(&self.game),
            hypothetical: self.hypothetical.clone(),
            clock: self.clock,
            settings: self.player.settings().clone(),
            conduct: self.conduct,
        }
    }

    fn restore(&mut self, saved: Saved) {
        self.game = saved.game;
        self.hypothetical = saved.hypothetical;
        self.clock = saved.clock;
        self.conduct = saved.conduct;
        if *self.player.settings() != saved.settings {
            self.player.set_settings(saved.settings);
        }
    }

    /// Ponders if a move of ours stands on the board.
    fn idle(&mut self, is_over: &(dyn Fn() -> bool + Sync)) {
        let game = self.pondered.take_if(|game| !Arc::ptr_eq(game, &self.game));
        // A game that went on is of no interest any more.
        drop(game);
        if let Some(game) = self.pondered.clone() {
            self.player.ponder(&game, is_over);
        }
    }
}

impl Engine {
    /// An engine at the start of `game`.
    pub fn new(game: Game, player: Player, conduct: Conduct, signals: Arc<Signals>) -> Self {
        Self {
            game: Arc::new(game),
            hypothetical: None,
            clock: Clock::default(),
            player,
            conduct,
            delay: Delay::default(),
            pondered: None,
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
        self.start(game);
        Ok(())
    }

    /// Starts this game, with full clocks.
    pub(super) fn start(&mut self, game: Game) {
        self.game = Arc::new(game);
        self.hypothetical = None;
        self.clock.reset();
    }

    /// Changes some of the player's settings.
    pub(super) fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.player.settings().clone();
        change(&mut settings);
        self.player.set_settings(settings);
    }
}
