//! What the player is asked for: moves.

use crate::board::{Color, Move, Topology};
use crate::clock::Budget;
use crate::gtp::diagnostics::{draw, say, tell};
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, chat, gfx, words};
use crate::player::{Action, Player, Request};
use crate::search::{Analysis, Restrictions, Watch};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The seconds a move takes where nothing limits it.
const DEFAULT_TIME: Duration = Duration::from_secs(2);
/// When a picture of what is thought is drawn first.
const FIRST_PICTURE: Duration = Duration::from_millis(100);
/// The time between pictures: enough to look at one.
const PICTURES: Duration = Duration::from_millis(500);

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "genmove",
        run: |engine, args| genmove(engine, args, Purpose::Take),
        help: "genmove C: chooses a turn for a colour and takes it",
    },
    Entry {
        name: "kgs-genmove_cleanup",
        run: |engine, args| genmove(engine, args, Purpose::CleanUp),
        help: "kgs-genmove_cleanup C: as genmove, but passes only when no dead stone of the other colour is left, and never resigns",
    },
    Entry {
        name: "reg_genmove",
        run: reg_genmove,
        help: "reg_genmove C: chooses a turn for a colour, the same every time, and does not take it",
    },
    Entry {
        name: "clear_cache",
        run: |engine, _| {
            engine.player.forget();
            engine.pondered = None;
            Ok(String::new())
        },
        help: "clear_cache: forgets what was searched, and starts the random numbers anew",
    },
    Entry {
        name: "set_random_seed",
        run: set_random_seed,
        help: "set_random_seed N: starts the random numbers from a seed",
    },
];

/// What becomes of a turn that is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// It is taken.
    Take,
    /// It is taken, and the dead have to be captured.
    CleanUp,
    /// It is told.
    Tell,
    /// It is told if no input comes before.
    TellUnlessInput,
}

impl Purpose {
    fn takes(self) -> bool {
        matches!(self, Self::Take | Self::CleanUp)
    }
}

fn genmove(engine: &mut Engine, args: &Args, purpose: Purpose) -> Answer {
    let color = words::color(&engine.game, args, 0)?;
    prepare(engine, color)?;
    let choice = if engine.conduct.chat || engine.conduct.live_gfx {
        choose_and_show(engine, color, purpose)?
    } else {
        choose_turn(engine, color, purpose, Player::choose)?
    };
    Ok(choice_word(engine, choice))
}

/// Chooses a turn, and shows on standard error what is thought of it: meanwhile as graphics, at the end in words.
fn choose_and_show(
    engine: &mut Engine,
    color: Color,
    purpose: Purpose,
) -> Result<Option<Action>, GtpError> {
    let (chat, graph) = (engine.conduct.chat, Arc::clone(engine.game.graph()));
    // GoGui has no other boards, and no more players.
    let is_plain = graph.grid_size().is_some() && engine.game.players() == 2;
    let draws = engine.conduct.live_gfx && is_plain;
    let mut show = |analysis| draw(&gfx::expectation(&analysis, &graph));
    let (first, every) = (draws.then_some(FIRST_PICTURE), draws.then_some(PICTURES));
    let (choice, last) = choose_watched(engine, color, purpose, (first, every), &mut show)?;
    if draws {
        say("gogui-gfx: CLEAR");
    }
    if let (true, Some(Action::Move(mv)), Some(last)) = (chat, choice, last) {
        if let Some(line) = chat::on_move(&last, &graph) {
            say(&line);
        }
        if let Some(line) = chat::on_turn(mv) {
            say(line);
        }
    }
    Ok(choice)
}

/// Chooses a turn; and what the search knew at its end, the turn chosen first. Meanwhile that is shown after a time and at intervals.
fn choose_watched(
    engine: &mut Engine,
    color: Color,
    purpose: Purpose,
    (first, every): (Option<Duration>, Option<Duration>),
    show: &mut dyn FnMut(Analysis),
) -> Result<(Option<Action>, Option<Analysis>), GtpError> {
    let mut watch = Watch::new(first, every, false, show);
    let choice = choose_turn(engine, color, purpose, |player, question| {
        player.choose_watched(question, &Restrictions::default(), Some(&mut watch))
    })?;
    let mut last = watch.into_last();
    if let (Some(Action::Move(mv)), Some(last)) = (choice, &mut last) {
        last.put_first(mv);
    }
    Ok((choice, last))
}

/// What a search for a colour knows at its end, the turn that it would choose first. No turn is taken.
pub(super) fn analysed(engine: &mut Engine, color: Color) -> Result<Analysis, GtpError> {
    prepare(engine, color)?;
    let (_, last) = choose_watched(engine, color, Purpose::Tell, (None, None), &mut |_| {})?;
    last.ok_or(GtpError::Internal)
}

/// Makes ready to choose a turn: the game may be decided, or resumed by the turn to come.
pub(super) fn prepare(engine: &mut Engine, color: Color) -> Result<(), GtpError> {
    let passes = engine.game.check(color, Move::Pass);
    passes.map_err(|_| GtpError::NotNow)
}

/// Has the player choose a turn by `choose`, within the time there is, and takes it if that is the purpose. None if input came
/// where none may.
pub(super) fn choose_turn(
    engine: &mut Engine,
    color: Color,
    purpose: Purpose,
    choose: impl FnOnce(&mut Player, &Request<'_>) -> Action,
) -> Result<Option<Action>, GtpError> {
    if purpose.takes() && engine.game.has_informal() {
        engine.game_mut().void_informal();
    }
    let mut game = Arc::clone(&engine.game);
    if game.has_informal() {
        Arc::make_mut(&mut game).void_informal();
    }
    let progress = (game.graph().points().len(), game.turns().len());
    let clock_time = engine.clock.budget(
        color,
        progress,
        engine.conduct.lag() + engine.delay.expected(),
    );
    let (start, signals) = (Instant::now(), &engine.signals);
    let is_cancelled = || purpose == Purpose::TellUnlessInput && signals.input_follows();
    // At the end of input nobody waits any more, but a search that playouts limit must not depend on that.
    let timed = !engine.player.settings().limits_simulations();
    let request = Request {
        game: &game,
        color,
        time: clock_time.or_else(|| time_without_clock(engine).map(Budget::from)),
        cleanup: purpose == Purpose::CleanUp,
        stop: &|| signals.interrupted() || timed && signals.end_of_input() || is_cancelled(),
    };
    let action = choose(&mut engine.player, &request);
    let cancelled = is_cancelled();
    if purpose.takes() {
        let elapsed = start.elapsed();
        engine.clock.spend(color, elapsed);
        if let Some(budget) = clock_time {
            engine.delay.note(budget, elapsed);
        }
        if let Action::Move(mv) = action {
            take(engine, color, mv)?;
            engine.pondered = Some(Arc::clone(&engine.game)).filter(|_| engine.conduct.ponder);
        }
    }
    Ok(Some(action).filter(|_| !cancelled))
}

fn reg_genmove(engine: &mut Engine, args: &Args) -> Answer {
    let signals = &engine.signals;
    let request = Request {
        game: &engine.game,
        color: words::color(&engine.game, args, 0)?,
        // No time: the same answer every time.
        time: None,
        cleanup: false,
        stop: &|| signals.interrupted(),
    };
    let action = engine.player.choose_again(&request);
    Ok(action_word(engine, action))
}

/// Plays a move of our own.
fn take(engine: &mut Engine, color: Color, mv: Move) -> Result<(), GtpError> {
    engine.game_mut().play(color, mv).map_err(|error| {
        tell(&format!("the player chose an illegal move: {error}"));
        GtpError::Internal
    })
}

/// The time for a move where no clock runs.
fn time_without_clock(engine: &Engine) -> Option<Duration> {
    let settings = engine.player.settings();
    let seconds = settings
        .seconds
        .map(|seconds| Duration::try_from_secs_f64(seconds).unwrap_or(DEFAULT_TIME));
    seconds.or((!settings.limits_simulations()).then_some(DEFAULT_TIME))
}

/// What is said of a turn that was chosen, or not.
pub(super) fn choice_word(engine: &Engine, choice: Option<Action>) -> String {
    choice.map_or_else(
        || "cancelled".to_owned(),
        |action| action_word(engine, action),
    )
}

fn action_word(engine: &Engine, action: Action) -> String {
    match action {
        Action::Move(mv) => words::move_word(engine.game.graph(), mv).to_owned(),
        Action::Resign => "resign".to_owned(),
    }
}

fn set_random_seed(engine: &mut Engine, args: &Args) -> Answer {
    let seed = args.int(0)?.into();
    engine.change_settings(|settings| settings.seed = seed);
    Ok(String::new())
}
