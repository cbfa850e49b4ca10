//! The words for time settings: GTP's three numbers, the kinds that KGS has, and those that KataGo adds.

use super::args::Args;
use super::error::GtpError;
use crate::clock::TimeSettings;
use std::time::Duration;

/// Longer than any game: about 30 years.
const MAX_TIME: f64 = 1e9;

/// The kinds of `kgs-time_settings`.
const OF_KGS: [&str; 4] = ["none", "absolute", "byoyomi", "canadian"];
/// The kinds of `kata-time_settings`.
pub const KINDS: [&str; 6] = [
    "none",
    "absolute",
    "byoyomi",
    "canadian",
    "fischer",
    "fischer-capped",
];

/// `MAIN PERIOD STONES`, as `time_settings` has it.
///
/// # Errors
/// [`GtpError::Syntax`] for anything else.
pub fn plain(args: &Args) -> Result<TimeSettings, GtpError> {
    let (main, period) = (duration(args, 0)?, duration(args, 1)?);
    Ok(TimeSettings::new(main, period, args.int(2)?))
}

/// A kind that KGS has and its numbers, as `kgs-time_settings` has them.
///
/// # Errors
/// [`GtpError::Syntax`] for anything else.
pub fn of_kgs(args: &Args) -> Result<TimeSettings, GtpError> {
    if OF_KGS.contains(&args.word(0)?) {
        of_kata(args)
    } else {
        Err(GtpError::Syntax)
    }
}

/// Any kind and its numbers, as `kata-time_settings` has them.
///
/// # Errors
/// [`GtpError::Syntax`] for anything else.
pub fn of_kata(args: &Args) -> Result<TimeSettings, GtpError> {
    Ok(match args.word(0)? {
        "none" => TimeSettings::None,
        "absolute" => TimeSettings::new(duration(args, 1)?, Duration::ZERO, 0),
        "byoyomi" => TimeSettings::byo_yomi(duration(args, 1)?, duration(args, 2)?, args.int(3)?),
        "canadian" => TimeSettings::new(duration(args, 1)?, duration(args, 2)?, args.int(3)?),
        "fischer" => fischer(args, [None, None])?,
        "fischer-capped" => fischer(args, [cap(args, 3)?, cap(args, 4)?])?,
        _ => return Err(GtpError::Syntax),
    })
}

fn fischer(
    args: &Args,
    [limit, per_move]: [Option<Duration>; 2],
) -> Result<TimeSettings, GtpError> {
    let settings = TimeSettings::fischer(duration(args, 1)?, duration(args, 2)?, limit, per_move);
    settings.ok_or(GtpError::Syntax)
}

/// The command by which an engine that knows these is told the settings; `None` if there is no way.
pub fn command(settings: TimeSettings, knows: impl Fn(&str) -> bool) -> Option<String> {
    let seconds = |time: Duration| time.as_secs_f64();
    let (main, rest) = match settings {
        TimeSettings::None => return Some("time_settings 0 1 0".to_owned()),
        TimeSettings::Absolute { main } => {
            return Some(format!("time_settings {} 0 0", seconds(main)));
        }
        TimeSettings::Canadian {
            main,
            period,
            stones,
        } => {
            let (main, period) = (seconds(main), seconds(period));
            return Some(format!("time_settings {main} {period} {stones}"));
        }
        TimeSettings::ByoYomi {
            main,
            period,
            periods,
        } => {
            let rest = format!("byoyomi {} {} {periods}", seconds(main), seconds(period));
            if knows("kgs-time_settings") {
                return Some(format!("kgs-time_settings {rest}"));
            }
            (rest, String::new())
        }
        TimeSettings::Fischer {
            main,
            increment,
            limit: None,
            per_move: None,
        } => {
            let rest = format!("fischer {} {}", seconds(main), seconds(increment));
            (rest, String::new())
        }
        TimeSettings::Fischer {
            main,
            increment,
            limit,
            per_move,
        } => {
            let cap = |cap: Option<Duration>| cap.map_or(-1.0, seconds);
            (
                format!("fischer-capped {} {}", seconds(main), seconds(increment)),
                format!(" {} {}", cap(limit), cap(per_move)),
            )
        }
    };
    knows("kata-time_settings").then(|| format!("kata-time_settings {main}{rest}"))
}

/// A time that cannot be negative.
fn duration(args: &Args, index: usize) -> Result<Duration, GtpError> {
    let seconds = args.float(index)?;
    Duration::try_from_secs_f64(seconds.min(MAX_TIME)).map_err(|_| GtpError::Syntax)
}

/// A cap, which is unused where it is negative.
fn cap(args: &Args, index: usize) -> Result<Option<Duration>, GtpError> {
    if args.float(index)? < 0.0 {
        Ok(None)
    } else {
        duration(args, index).map(Some)
    }
}

/// A time that may have been overstepped, and then is zero.
pub(super) fn seconds_left(args: &Args, index: usize) -> Result<Duration, GtpError> {
    let seconds = args.float(index)?;
    Ok(Duration::from_secs_f64(seconds.clamp(0.0, MAX_TIME)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(s: u64) -> Duration {
        Duration::from_secs(s)
    }

    fn read(text: &str) -> Result<TimeSettings, GtpError> {
        of_kata(&Args::new(text))
    }

    #[test]
    fn every_kind_is_read_and_told_the_same() {
        let canadian = TimeSettings::new(seconds(300), seconds(30), 5);
        let byo_yomi = TimeSettings::byo_yomi(seconds(300), seconds(15), 5);
        let fischer = |limit, per_move| {
            TimeSettings::fischer(seconds(60), seconds(5), limit, per_move).unwrap()
        };
        let absolute = TimeSettings::new(seconds(300), Duration::ZERO, 0);
        let none = "time_settings 0 1 0";
        let capped = "kata-time_settings fischer-capped 60 5 90 -1";
        for (text, settings, told) in [
            ("none", TimeSettings::None, none),
            ("absolute 300", absolute, "time_settings 300 0 0"),
            ("canadian 300 30 5", canadian, "time_settings 300 30 5"),
            (
                "byoyomi 300 15 5",
                byo_yomi,
                "kgs-time_settings byoyomi 300 15 5",
            ),
            (
                "fischer 60 5",
                fischer(None, None),
                "kata-time_settings fischer 60 5",
            ),
            (
                "fischer-capped 60.0 5 90 -1",
                fischer(Some(seconds(90)), None),
                capped,
            ),
        ] {
            assert_eq!(read(text), Ok(settings), "{text}");
            assert_eq!(command(settings, |_| true).as_deref(), Some(told));
            let of_kgs = of_kgs(&Args::new(text));
            assert_eq!(of_kgs.is_ok(), !text.starts_with("fischer"), "{text}");
        }
        assert_eq!(command(byo_yomi, |name| name == "time_settings"), None);
        let by_kata = command(byo_yomi, |name| name == "kata-time_settings");
        assert_eq!(
            by_kata.as_deref(),
            Some("kata-time_settings byoyomi 300 15 5")
        );
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for wrong in [
            "",
            "sudden 5",
            "Absolute 5",
            "absolute",
            "absolute -5",
            "absolute x",
            "byoyomi 300 15",
            "byoyomi 300 15 -1",
            "canadian 300 15 1.5",
            "fischer 5",
            "fischer 5 -1",
            "fischer-capped 60 5",
            "fischer-capped 60 5 30 -1",
        ] {
            assert_eq!(read(wrong), Err(GtpError::Syntax), "{wrong}");
        }
    }
}
