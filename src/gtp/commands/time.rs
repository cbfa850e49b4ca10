//! Clocks.

use crate::clock::TimeSettings;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, clock_words, words};
use cpu_time::ProcessTime;

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "time_settings",
        run: |engine, args| set(engine, clock_words::plain(args)),
        help: "time_settings MAIN PERIOD STONES: main time, then periods of so many seconds for so many stones",
    },
    Entry {
        name: "kgs-time_settings",
        run: |engine, args| set(engine, clock_words::of_kgs(args)),
        help: "kgs-time_settings none | absolute M | byoyomi M T PERIODS | canadian M T STONES: the time for a game",
    },
    Entry {
        name: "kata-time_settings",
        run: |engine, args| set(engine, clock_words::of_kata(args)),
        help: "kata-time_settings KIND ...: as kgs-time_settings, and fischer M INCREMENT | fischer-capped M INCREMENT LIMIT \
               PER_MOVE, where -1 is no cap",
    },
    Entry {
        name: "kata-list_time_settings",
        run: |_, _| Ok(clock_words::KINDS.join(" ")),
        help: "kata-list_time_settings: the kinds of kata-time_settings",
    },
    Entry {
        name: "time_left",
        run: time_left,
        help: "time_left C SECONDS N: a player's time, for N stones or in the first of N periods, or of the main time if N is 0",
    },
    Entry {
        name: "cputime",
        run: |_, _| Ok(format!("{:.3}", cpu_seconds())),
        help: "cputime: the seconds of processor time used so far",
    },
    Entry {
        name: "gomill-cpu_time",
        run: |_, _| Ok(format!("{:.3}", cpu_seconds())),
        help: "gomill-cpu_time: as cputime",
    },
];

/// Both clocks are full again, whenever that is.
fn set(engine: &mut Engine, settings: Result<TimeSettings, GtpError>) -> Answer {
    engine.clock.set(settings?);
    Ok(String::new())
}

fn time_left(engine: &mut Engine, args: &Args) -> Answer {
    let color = words::color(&engine.game, args, 0)?;
    let time = clock_words::seconds_left(args, 1)?;
    engine.clock.time_left(color, time, args.int(2)?);
    Ok(String::new())
}

fn cpu_seconds() -> f64 {
    ProcessTime::try_now().map_or(0.0, |time| time.as_duration().as_secs_f64())
}
