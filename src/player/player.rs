//! The player that a host asks.

use super::Settings;
use super::resign::Patience;
use crate::board::{Color, Graph, Move, PositionHash, Topology};
use crate::game::Game;
use crate::rules::{Ending, Komi, Ruleset};
use crate::search::{Limits, Params, Report, Searcher};
use crate::status::Status;
use std::sync::Arc;
use std::time::Duration;

/// What the player does on its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Takes a turn; it is legal in the game it was asked about.
    Move(Move),
    /// Gives up.
    Resign,
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
    searcher: Searcher,
    patience: Patience,
    /// The last judgement, and what it was about.
    status: Option<Judgement>,
}

/// A judgement, and what it was about.
#[derive(Debug)]
struct Judgement {
    subject: Subject,
    status: Status,
}

/// What a judgement depends on.
#[derive(Debug)]
struct Subject {
    board: Arc<Graph>,
    stones: PositionHash,
    rules: Ruleset,
    counts_as_it_stands: bool,
    /// Who fills the first dame, where that is done.
    to_move: Option<Color>,
}

impl Subject {
    fn of(game: &Game) -> Self {
        Self {
            board: Arc::clone(game.graph()),
            stones: game.hash(),
            rules: *game.rules(),
            counts_as_it_stands: game.counts_as_it_stands(),
            to_move: game.rules().fills_dame().then(|| game.to_move()),
        }
    }

    /// Whether it is about these stones on this very board: a file may hold another one every time it is read.
    fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.board, &other.board)
            && self.stones == other.stones
            && self.rules == other.rules
            && self.counts_as_it_stands == other.counts_as_it_stands
            && self.to_move == other.to_move
    }
}

/// One point in so many has a stone when a game can be settled. An emptier board is still to be fought for, whatever
/// playouts make of handicap stones.
const SETTLED_STONES: usize = 4;

/// The simulations of a repeatable search where the settings name none.
const REPEATABLE_SIMULATIONS: u64 = 10_000;

impl Player {
    /// A player with these settings.
    pub fn new(settings: Settings) -> Self {
        let searcher = searcher(&settings);
        Self {
            settings,
            searcher,
            patience: Patience::default(),
            status: None,
        }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings. The tree is forgotten and the random numbers start anew.
    pub fn set_settings(&mut self, settings: Settings) {
        self.searcher = searcher(&settings);
        self.settings = settings;
        self.patience = Patience::default();
    }

    /// Forgets all that earlier searches found, and starts the random numbers anew.
    pub fn forget(&mut self) {
        self.searcher.forget();
        self.patience = Patience::default();
        self.status = None;
    }

    /// Chooses a turn.
    pub fn choose(&mut self, request: &Request<'_>) -> Action {
        let (game, color) = (request.game, request.color);
        if passing_ends_it_well(game, color) {
            return Action::Move(Move::Pass);
        }
        let time = request
            .time
            .map(|time| time.saturating_sub(time_to_judge(game, time)));
        let limits = Limits {
            simulations: self.settings.playouts,
            time,
            stop: request.stop,
        };
        let report = self
            .searcher
            .search(game, color, &Params::for_board(game.graph()), &limits);
        let mv = choice(game, &report);
        let has_time = request.time.is_none_or(|time| time >= 4 * JUDGEMENT);
        if mv != Move::Pass && has_time && may_be_settled(&report) && self.nothing_left(game) {
            return Action::Move(Move::Pass);
        }
        if self
            .patience
            .is_exhausted(game, &report, self.settings.resign)
        {
            return Action::Resign;
        }
        Action::Move(mv)
    }

    /// Chooses a turn as [`Player::choose`] does but never resigns, takes no notice of time, and answers the same every
    /// time it is asked about the same game, with no trace left: for regression scripts.
    pub fn choose_again(&mut self, request: &Request<'_>) -> Action {
        let (game, color) = (request.game, request.color);
        if passing_ends_it_well(game, color) {
            return Action::Move(Move::Pass);
        }
        let simulations = self.settings.playouts.unwrap_or(REPEATABLE_SIMULATIONS);
        let limits = Limits {
            simulations: Some(simulations),
            time: None,
            stop: request.stop,
        };
        let mut fresh = Searcher::new(1, bytes(&self.settings), self.settings.seed);
        let report = fresh.search(game, color, &Params::for_board(game.graph()), &limits);
        let settled = may_be_settled(&report) && self.nothing_left(game);
        Action::Move(if settled {
            Move::Pass
        } else {
            choice(game, &report)
        })
    }

    /// Whether the game is settled: no point is left to gain, and under rules without agreement no dead stone is left to
    /// capture.
    fn nothing_left(&mut self, game: &Game) -> bool {
        let (board, points) = (game.board(), game.graph().points().len());
        if SETTLED_STONES * board.stones().count() < points {
            return false;
        }
        let ending = game.rules().ending;
        let status = self.status(game);
        status.is_settled() && (ending != Ending::Final || !status.has_dead_stones())
    }

    /// The judgement of the stones as they stand, kept until they change: what all counting and all lists of dead stones go
    /// by.
    pub fn status(&mut self, game: &Game) -> &Status {
        let subject = Subject::of(game);
        let known = self.status.take().filter(|last| last.subject.is(&subject));
        let judgement = known.unwrap_or_else(|| Judgement {
            subject,
            status: Status::judge(game),
        });
        &self.status.insert(judgement).status
    }
}

/// The memory that the tree may take.
fn bytes(settings: &Settings) -> usize {
    settings.memory.saturating_mul(1 << 20)
}

fn searcher(settings: &Settings) -> Searcher {
    Searcher::new(settings.threads, bytes(settings), settings.seed)
}

/// What is set aside for a judgement of the position. Where it would be much of the time for a move there is none, and the
/// player passes when the search finds nothing better.
const JUDGEMENT: Duration = Duration::from_millis(50);

/// The part of the time for a move that goes to the judgement, where the end may be near.
fn time_to_judge(game: &Game, time: Duration) -> Duration {
    let early = 3 * game.turns().len() < game.graph().points().len();
    if early || time < 4 * JUDGEMENT {
        Duration::ZERO
    } else {
        JUDGEMENT
    }
}

/// Whether the search found an owner for nearly every point, so that a judgement of the position is worth its time.
fn may_be_settled(report: &Report) -> bool {
    let open = report
        .ownership
        .iter()
        .filter(|black| black.abs() < 0.5)
        .count();
    open <= report.ownership.len() / 40
}

/// The most visited move that the game allows: repetition is tested once more where it counts.
fn choice(game: &Game, report: &Report) -> Move {
    let mut moves = report.candidates.iter().map(|candidate| candidate.mv);
    moves
        .find(|&mv| game.check(report.color, mv).is_ok())
        .unwrap_or(Move::Pass)
}

/// Whether the rivals have passed and a pass now ends the game as a win that counts as it stands.
fn passing_ends_it_well(game: &Game, color: Color) -> bool {
    let last = game.consecutive_passes().saturating_add(1) >= game.players();
    last && game.rules().ending == Ending::Final
        && !game.rules().button
        && wins(color, game.lead(&[]))
}

fn wins(color: Color, lead: Komi) -> bool {
    if color == Color::BLACK {
        lead > Komi::ZERO
    } else {
        lead < Komi::ZERO
    }
}
