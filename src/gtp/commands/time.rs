//! Clocks.

use crate::game::TimeSettings;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, words};
use cpu_time::ProcessTime;
use std::time::Duration;

/// Longer than any game: about 30 years.
const MAX_TIME: f64 = 1e9;

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "time_settings",
        run: time_settings,
        help: "time_settings MAIN PERIOD STONES: main time, then periods of so many seconds for so many stones",
    },
    Entry {
        name: "time_left",
        run: time_left,
        help: "time_left C SECONDS STONES: a player's time, for so many stones, or of the main time if STONES is 0",
    },
    Entry {
        name: "cputime",
        run: |_, _| Ok(format!("{:.3}", cpu_seconds())),
        help: "cputime: the seconds of processor time used so far",
    },
];

fn time_settings(engine: &mut Engine, args: &Args) -> Answer {
    let (main, period) = (duration(args, 0)?, duration(args, 1)?);
    engine
        .clock
        .set(TimeSettings::new(main, period, args.int(2)?));
    Ok(String::new())
}

fn time_left(engine: &mut Engine, args: &Args) -> Answer {
    let color = words::color(args, 0)?;
    let time = seconds_left(args, 1)?;
    engine.clock.time_left(color, time, args.int(2)?);
    Ok(String::new())
}

/// A time that cannot be negative.
fn duration(args: &Args, index: usize) -> Result<Duration, GtpError> {
    let seconds = args.float(index)?;
    Duration::try_from_secs_f64(seconds.min(MAX_TIME)).map_err(|_| GtpError::Syntax)
}

/// A time that may have been overstepped.
fn seconds_left(args: &Args, index: usize) -> Result<Duration, GtpError> {
    let seconds = args.float(index)?;
    Ok(Duration::from_secs_f64(seconds.clamp(0.0, MAX_TIME)))
}

fn cpu_seconds() -> f64 {
    ProcessTime::try_now().map_or(0.0, |time| time.as_duration().as_secs_f64())
}
