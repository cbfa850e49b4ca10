//! The player that a host asks.

use super::Settings;
use super::endgame::{Capture, Endgame, useless};
use super::judgements::{Judgements, by_agreement};
use super::resign::Patience;
use super::timing::{self, Stage};
use crate::board::{Color, Move, Point, Topology};
use crate::clock::Budget;
use crate::features::Weights;
use crate::game::{Game, Phase};
use crate::rules::{Ending, Komi, Scoring};
use crate::search::{Limits, Params, Question, Report, Restrictions, Searcher, Watch};
use crate::status::{Status, Verdict};
use std::sync::Arc;
use std::time::{Duration, Instant};

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
    pub time: Option<Budget>,
    /// Whether the dead are to be captured whatever the rules say, for want of agreement; such a turn is no resignation.
    pub cleanup: bool,
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
    weights: Arc<Weights>,
    searcher: Searcher,
    patience: Patience,
    judgements: Judgements,
    /// How near the end the last search saw the game.
    stage: Stage,
    /// How many turns there were when a judgement last left something to fight for.
    doubt: Option<usize>,
}

/// The ownership of a point where a stone changes little.
const IDLE: f32 = 0.85;

/// The turns between two judgements where the first left something in doubt.
const PAUSE: usize = 6;

/// Why it is asked what is left to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asked {
    /// The rival has passed, or all was decided before: worth a whole judgement.
    AtOnce,
    /// A search would pass: as well.
    InsteadOfPass,
    /// A search would play where that comes to the same: as well.
    InsteadOfUseless,
    /// A search would play here: worth a look.
    InsteadOf {
        best: Point,
        /// Whether it makes the point its own.
        wins_it: bool,
    },
}

/// The simulations of a repeatable search where the settings name none.
const REPEATABLE_SIMULATIONS: u64 = 10_000;
/// The simulations on the rival's time at most: a host that has forgotten the game is not to keep a machine busy for days.
const PONDERED: u64 = 20_000_000;
/// The simulations of the search by which the rival is asked to upset what playouts alone call decided.
const CHECKED: u64 = 1000;
/// The simulations of a search that only shows something to one who watches.
const GLIMPSE: u64 = 100;

impl Player {
    /// A player with these settings, who knows moves by the weights built in.
    pub fn new(settings: Settings) -> Self {
        Self::with_weights(settings, Weights::built_in())
    }

    /// A player with these settings, who knows moves by these weights; judgements are those of any player.
    pub fn with_weights(settings: Settings, weights: Arc<Weights>) -> Self {
        let searcher = searcher(&settings, settings.threads, &weights);
        Self {
            settings,
            weights,
            searcher,
            patience: Patience::default(),
            judgements: Judgements::default(),
            stage: Stage::default(),
            doubt: None,
        }
    }

    /// Searches until the request says to stop, for somebody to watch, whatever limits moves.
    pub fn analyse(
        &mut self,
        request: &Request<'_>,
        restrictions: &Restrictions,
        watch: &mut Watch<'_>,
    ) {
        let question = Question {
            game: request.game,
            color: request.color,
            params: &Params::for_board(request.game.graph()),
            restrictions,
        };
        let limits = Limits {
            simulations: None,
            time: None,
            stop: request.stop,
        };
        self.searcher.answer(&question, &limits, Some(watch));
    }

    /// Searches on the rival's time until told to stop; what is found is kept for the move that comes.
    pub fn ponder(&mut self, game: &Game, stop: &(dyn Fn() -> bool + Sync)) {
        let (color, params) = (game.to_move(), Params::for_play(game.graph()));
        // A level is what a move's own simulations make of it.
        if self.settings.level.is_some() || game.check(color, Move::Pass).is_err() {
            return;
        }
        let limits = Limits {
            simulations: Some(PONDERED),
            time: None,
            stop,
        };
        self.searcher.search(game, color, &params, &limits);
    }

    /// A short search, so that there is something to see before a judgement that may take long.
    fn glimpse(&mut self, request: &Request<'_>, watch: &mut Watch<'_>) {
        let limits = Limits {
            simulations: Some(
                self.simulations(request.game)
                    .map_or(GLIMPSE, |n| n.min(GLIMPSE)),
            ),
            time: request.time,
            stop: request.stop,
        };
        let question = Question {
            game: request.game,
            color: request.color,
            params: &Params::for_play(request.game.graph()),
            restrictions: &Restrictions::default(),
        };
        self.searcher.answer(&question, &limits, Some(watch));
        watch.show_last();
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings. The tree is forgotten and the random numbers start anew.
    pub fn set_settings(&mut self, settings: Settings) {
        self.searcher = searcher(&settings, settings.threads, &self.weights);
        self.settings = settings;
        self.patience = Patience::default();
        self.stage = Stage::default();
        self.doubt = None;
    }

    /// Forgets all that earlier searches found, and starts the random numbers anew.
    pub fn forget(&mut self) {
        self.searcher.forget();
        self.patience = Patience::default();
        self.judgements = Judgements::default();
        self.stage = Stage::default();
        self.doubt = None;
    }

    /// Chooses a turn.
    pub fn choose(&mut self, request: &Request<'_>) -> Action {
        self.choose_watched(request, &Restrictions::default(), None)
    }

    /// Chooses a turn from some of the moves while somebody watches. There is a search to watch in any case.
    pub fn choose_watched(
        &mut self,
        request: &Request<'_>,
        restrictions: &Restrictions,
        mut watch: Option<&mut Watch<'_>>,
    ) -> Action {
        let (game, color) = (request.game, request.color);
        if game.seats().has_resigned(color) {
            return Action::Move(Move::Pass);
        }
        // What the end of the game asks for is no choice from some of the moves, and known for two players only.
        let free = restrictions.is_empty() && game.players() == 2;
        let start = Instant::now();
        let budget = || request.time.map(|time| time.after(start.elapsed()));
        let left = || budget().map(|time| time.target);
        let wins_by_passing = free && passing_ends_it_well(game, color) && !request.cleanup;
        let may_be_decided = free && (wins_by_passing || self.stage.is_end());
        if may_be_decided && let Some(watch) = watch.as_deref_mut() {
            self.glimpse(request, watch);
        }
        if may_be_decided && let Some(moves) = self.left_to_do(request, left(), Asked::AtOnce) {
            return first_of(&moves);
        }
        if wins_by_passing {
            return Action::Move(Move::Pass);
        }
        let time = budget().map(|time| time.after(timing::reserve(game, time.target)));
        let limits = Limits {
            simulations: self.simulations(request.game),
            time,
            stop: request.stop,
        };
        let question = Question {
            game,
            color,
            params: &Params::for_play(game.graph()),
            restrictions,
        };
        let report = self.searcher.answer(&question, &limits, watch);
        self.stage = Stage::of(game, &report);
        let useless = if free {
            useless(game, capture(request))
        } else {
            Vec::new()
        };
        let asked = asked(game, &report, self.stage, self.doubts(game), &useless);
        if let Some(asked) = asked.filter(|_| free) {
            if let Some(moves) = self.left_to_do(request, left(), asked) {
                self.stage = Stage::End;
                return most_visited(&moves, &report);
            }
            self.doubt = Some(game.turns().len());
        }
        let hopeless = self
            .patience
            .is_exhausted(game, &report, self.settings.resign);
        if hopeless && !request.cleanup && game.players() == 2 {
            return Action::Resign;
        }
        self.varied(request, &report)
            .unwrap_or_else(|| self.searched(request, left(), &report, &useless))
    }

    /// The simulations of a move at most.
    fn simulations(&self, game: &Game) -> Option<u64> {
        self.settings.simulations(game.graph().points().len())
    }

    /// What a weaker level plays of that which a search found good. A clean-up is no matter of strength.
    fn varied(&self, request: &Request<'_>, report: &Report) -> Option<Action> {
        let level = self.settings.level.filter(|_| !request.cleanup)?;
        let mv = level.choose(request.game, report, self.settings.seed)?;
        Some(Action::Move(mv))
    }

    /// Chooses a turn as [`Player::choose`] does but never resigns, takes no notice of time, and answers the same every
    /// time it is asked about the same game, with no trace left: for regression scripts.
    pub fn choose_again(&mut self, request: &Request<'_>) -> Action {
        let (game, color) = (request.game, request.color);
        if passing_ends_it_well(game, color) {
            let moves = self.left_to_do(request, None, Asked::AtOnce);
            return first_of(&moves.unwrap_or_default());
        }
        let simulations = self
            .simulations(request.game)
            .unwrap_or(REPEATABLE_SIMULATIONS);
        let limits = Limits {
            simulations: Some(simulations),
            time: None,
            stop: request.stop,
        };
        let mut fresh = searcher(&self.settings, 1, &self.weights);
        let report = fresh.search(game, color, &Params::for_play(game.graph()), &limits);
        let useless = useless(game, capture(request));
        let asked = asked(game, &report, Stage::of(game, &report), false, &useless);
        let moves = asked.and_then(|asked| self.left_to_do(request, None, asked));
        moves.map_or_else(
            || self.searched(request, None, &report, &useless),
            |moves| most_visited(&moves, &report),
        )
    }

    /// The moves to choose from where every point is decided, none if there is nothing left but to pass; or `None` where
    /// something is still to be fought for, or there is no time to find out.
    ///
    /// Where a search would rather pass, what is left open is played even if not all is decided.
    fn left_to_do(
        &mut self,
        request: &Request<'_>,
        time: Option<Duration>,
        asked: Asked,
    ) -> Option<Vec<Point>> {
        let (game, color) = (request.game, request.color);
        let start = Instant::now();
        let agreed = by_agreement(game);
        let matters = !matches!(asked, Asked::InsteadOf { .. });
        let status = self.judgements.within(&agreed, time, matters)?;
        let endgame = Endgame::new(game, status);
        let is_decided = endgame.is_decided();
        let may_answer = match asked {
            Asked::AtOnce => is_decided,
            Asked::InsteadOfPass | Asked::InsteadOfUseless => true,
            Asked::InsteadOf { best, wins_it } => {
                // Within what counts as the rival's the search has found what the status overlooked: a move that kills.
                let kills = wins_it && endgame.belongs_to(color.opponent(), best);
                let has_time = time.is_none_or(|time| time > start.elapsed() + timing::CHECK);
                let holds =
                    || !has_time || status.holds_against(&agreed, color.opponent(), CHECKED);
                is_decided && !endgame.hangs_on(best) && !kills && holds()
            }
        };
        if !may_answer {
            return None;
        }
        let moves = endgame.moves(color, capture(request));
        (is_decided || !moves.is_empty()).then_some(moves)
    }

    /// Whether a judgement left something to fight for a few turns ago.
    fn doubts(&self, game: &Game) -> bool {
        let turns = game.turns().len();
        self.doubt
            .is_some_and(|at| (at..at + PAUSE).contains(&turns))
    }

    /// The best move that a search found, but for `useless` ones; in a clean-up, one that is no pass as long as there is
    /// something to capture, as far as can be told in the time left.
    fn searched(
        &mut self,
        request: &Request<'_>,
        time: Option<Duration>,
        report: &Report,
        useless: &[Point],
    ) -> Action {
        let game = request.game;
        let is_useful = |mv: Move| mv.point().is_none_or(|point| !useless.contains(&point));
        let best = choice(game, report, is_useful).unwrap_or(Move::Pass);
        if best != Move::Pass || !request.cleanup {
            return Action::Move(best);
        }
        let status = self.judgements.within(&by_agreement(game), time, true);
        let is_dirty = status.map_or_else(
            || timing::leaves_captured(game, report, request.color),
            |status| {
                let mut chains = status.chains().iter();
                chains.any(|c| c.color != request.color && c.verdict == Verdict::Dead)
            },
        );
        let play = is_dirty.then(|| choice(game, report, |mv| mv != Move::Pass));
        Action::Move(play.flatten().unwrap_or(Move::Pass))
    }

    /// The judgement of the stones as they stand, kept until they change: what all counting and all lists of dead stones go
    /// by.
    pub fn status(&mut self, game: &Game) -> &Status {
        self.judgements.get(game)
    }
}

/// What has to come off the board: all the dead without agreement, or once it was sought in vain.
fn capture(request: &Request<'_>) -> Capture {
    let (game, rules) = (request.game, request.game.rules());
    let disputed = game.phase() == Phase::Resumed && rules.scoring == Scoring::Area;
    if request.cleanup || rules.ending == Ending::Final || disputed {
        Capture::AllDead
    } else {
        Capture::Gainful
    }
}

fn searcher(settings: &Settings, threads: usize, weights: &Arc<Weights>) -> Searcher {
    let bytes = settings.memory.saturating_mul(1 << 20);
    Searcher::new(threads, bytes, settings.seed).with_weights(Arc::clone(weights))
}

/// The first of the moves, or a pass if there are none.
fn first_of(moves: &[Point]) -> Action {
    Action::Move(moves.first().map_or(Move::Pass, |&point| Move::Play(point)))
}

/// The one of the moves that the search liked best, or a pass if there are none.
fn most_visited(moves: &[Point], report: &Report) -> Action {
    let visited = report.candidates.iter().filter_map(|c| c.mv.point());
    let best = visited.into_iter().find(|point| moves.contains(point));
    best.map_or_else(|| first_of(moves), |point| Action::Move(Move::Play(point)))
}

/// The most visited move of this kind that the game allows: repetition is tested once more where it counts.
fn choice(game: &Game, report: &Report, kind: impl Fn(Move) -> bool) -> Option<Move> {
    let mut moves = report.candidates.iter().map(|candidate| candidate.mv);
    moves.find(|&mv| kind(mv) && game.check(report.color, mv).is_ok())
}

/// Whether it is time to ask what is left to do, and why. Where one lately `doubts` that nothing is, moves that change
/// something are left to the search.
fn asked(
    game: &Game,
    report: &Report,
    stage: Stage,
    doubts: bool,
    useless: &[Point],
) -> Option<Asked> {
    if game.players() != 2 {
        return None;
    }
    let Some(Move::Play(best)) = report.best().map(|best| best.mv) else {
        return Some(Asked::InsteadOfPass);
    };
    if !stage.is_near_end() {
        return None;
    }
    if matches!(game.last_turn(), Some((_, Move::Pass))) {
        return Some(Asked::AtOnce);
    }
    if useless.contains(&best) {
        return Some(Asked::InsteadOfUseless);
    }
    let black = report.ownership.get(game.graph().place(best)).copied();
    let is_idle = black.is_none_or(|black| black.abs() > IDLE);
    let may_end = is_idle || !doubts && timing::proves_fast(game) || timing::is_clear(game, report);
    let black = black.unwrap_or(0.0);
    let own = if report.color == Color::BLACK {
        black
    } else {
        -black
    };
    may_end.then_some(Asked::InsteadOf {
        best,
        wins_it: own > 0.0,
    })
}

/// Whether the rivals have passed and a pass now ends the game as a win that counts as it stands.
fn passing_ends_it_well(game: &Game, color: Color) -> bool {
    let last = game.consecutive_passes().saturating_add(1) >= game.players();
    last && game.players() == 2
        && game.rules().ending == Ending::Final
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
