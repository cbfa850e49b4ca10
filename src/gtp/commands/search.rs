//! What the player is asked for: moves.

use crate::board::{Color, Move, Topology};
use crate::gtp::diagnostics::tell;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, Signals, words};
use crate::player::{Action, Player, Request};
use std::time::{Duration, Instant};

/// The seconds a move takes where nothing limits it.
const DEFAULT_TIME: Duration = Duration::from_secs(2);

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "genmove",
        run: genmove,
        help: "genmove C: chooses a turn for a colour and takes it",
    },
    Entry {
        name: "kgs-genmove_cleanup",
        run: genmove_cleanup,
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

fn genmove(engine: &mut Engine, args: &Args) -> Answer {
    choose_and_take(engine, words::color(args, 0)?, false)
}

fn genmove_cleanup(engine: &mut Engine, args: &Args) -> Answer {
    choose_and_take(engine, words::color(args, 0)?, true)
}

/// Has the player choose a turn, and takes it. In a `cleanup` the dead have to be captured.
fn choose_and_take(engine: &mut Engine, color: Color, cleanup: bool) -> Answer {
    // The game may be decided, or resumed by the turn to come.
    engine
        .game
        .check(color, Move::Pass)
        .map_err(|_| GtpError::NotNow)?;
    if engine.game.has_informal() {
        engine.game_mut().void_informal();
    }
    let points = engine.game.graph().points().len();
    let turns = engine.game.turns().len();
    let clock_time = engine.clock.budget(color, points, turns);
    let time = clock_time.or_else(|| time_without_clock(engine));
    // At the end of input nobody waits any more, but a search that playouts limit must not depend on that.
    let timed = engine.player.settings().playouts.is_none();
    let start = Instant::now();
    let action = think(engine, (color, cleanup), time, Player::choose, |signals| {
        signals.interrupted() || timed && signals.end_of_input()
    });
    engine.clock.spent(color, start.elapsed());
    if let Action::Move(mv) = action {
        take(engine, color, mv)?;
    }
    Ok(action_word(engine, action))
}

fn reg_genmove(engine: &mut Engine, args: &Args) -> Answer {
    let color = words::color(args, 0)?;
    // No time: the same answer every time.
    let action = think(
        engine,
        (color, false),
        None,
        Player::choose_again,
        Signals::interrupted,
    );
    Ok(action_word(engine, action))
}

/// Plays a move of our own.
fn take(engine: &mut Engine, color: Color, mv: Move) -> Result<(), GtpError> {
    engine.game_mut().play(color, mv).map_err(|error| {
        tell(&format!("the player chose an illegal move: {error}"));
        GtpError::Internal
    })
}

/// Asks the player for a turn of this colour, in a clean-up or not. What `stop` says of the signals ends a search early.
fn think(
    engine: &mut Engine,
    (color, cleanup): (Color, bool),
    time: Option<Duration>,
    choose: fn(&mut Player, &Request<'_>) -> Action,
    stop: impl Fn(&Signals) -> bool + Sync,
) -> Action {
    let request = Request {
        game: &engine.game,
        color,
        time,
        cleanup,
        stop: &|| stop(&engine.signals),
    };
    choose(&mut engine.player, &request)
}

/// The time for a move where no clock runs.
fn time_without_clock(engine: &Engine) -> Option<Duration> {
    let settings = engine.player.settings();
    let seconds = settings
        .seconds
        .map(|seconds| Duration::try_from_secs_f64(seconds).unwrap_or(DEFAULT_TIME));
    seconds.or(settings.playouts.is_none().then_some(DEFAULT_TIME))
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
