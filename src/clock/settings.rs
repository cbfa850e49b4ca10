//! The time a player gets for a game, in all the ways that servers give it.

use std::time::Duration;

/// No clock runs longer; it keeps sums of what hosts send from overflowing.
pub(super) const LONGEST: Duration = Duration::from_secs(1 << 32);

/// The time each player gets for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TimeSettings {
    /// No limit.
    #[default]
    None,
    /// All moves within one time.
    Absolute {
        /// That time.
        main: Duration,
    },
    /// After the main time, so many moves within each period.
    Canadian {
        /// The main time.
        main: Duration,
        /// The length of a period, more than zero.
        period: Duration,
        /// The moves to make in a period, at least one.
        stones: u32,
    },
    /// After the main time, periods that are lost when a move takes all of them, and renewed when it does not.
    ByoYomi {
        /// The main time.
        main: Duration,
        /// The length of a period, more than zero.
        period: Duration,
        /// The periods, at least one.
        periods: u32,
    },
    /// A time that grows with every move made.
    Fischer {
        /// The time at first.
        main: Duration,
        /// What each move adds once it is made.
        increment: Duration,
        /// What the time never grows beyond, at least `main`.
        limit: Option<Duration>,
        /// The most that one move may take.
        per_move: Option<Duration>,
    },
}

impl TimeSettings {
    /// What GTP's `time_settings main period stones` means: no limit if there is a period without stones, absolute time
    /// if there is no period; `0 t 1` is `t` a move.
    pub fn new(main: Duration, period: Duration, stones: u32) -> Self {
        let (main, period) = (main.min(LONGEST), period.min(LONGEST));
        if period.is_zero() {
            Self::Absolute { main }
        } else if stones == 0 {
            Self::None
        } else {
            Self::Canadian {
                main,
                period,
                stones,
            }
        }
    }

    /// Byo-yomi; absolute time if there are no periods, or empty ones.
    pub fn byo_yomi(main: Duration, period: Duration, periods: u32) -> Self {
        let (main, period) = (main.min(LONGEST), period.min(LONGEST));
        if period.is_zero() || periods == 0 {
            Self::Absolute { main }
        } else {
            Self::ByoYomi {
                main,
                period,
                periods,
            }
        }
    }

    /// Fischer's clock, which may be capped in two ways. `None` if it begins with more than its limit.
    pub fn fischer(
        main: Duration,
        increment: Duration,
        limit: Option<Duration>,
        per_move: Option<Duration>,
    ) -> Option<Self> {
        limit
            .is_none_or(|limit| limit >= main)
            .then_some(Self::Fischer {
                main: main.min(LONGEST),
                increment: increment.min(LONGEST),
                limit: limit.map(|limit| limit.min(LONGEST)),
                per_move,
            })
    }

    /// The time before any overtime; none if nothing is limited.
    pub fn main(self) -> Option<Duration> {
        match self {
            Self::None => None,
            Self::Absolute { main }
            | Self::Canadian { main, .. }
            | Self::ByoYomi { main, .. }
            | Self::Fischer { main, .. } => Some(main),
        }
    }

    /// The length of a period and what is counted in it, stones or periods; zero if there is no overtime.
    pub(super) fn overtime(self) -> (Duration, u32) {
        match self {
            Self::None | Self::Absolute { .. } | Self::Fischer { .. } => (Duration::ZERO, 0),
            Self::Canadian { period, stones, .. } => (period, stones),
            Self::ByoYomi {
                period, periods, ..
            } => (period, periods),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn settings_mean_what_hosts_mean_by_them() {
        let zero = Duration::ZERO;
        assert_eq!(TimeSettings::new(zero, SECOND, 0), TimeSettings::None);
        assert_eq!(TimeSettings::new(SECOND, SECOND, 0), TimeSettings::None);
        for stones in [0, 5] {
            let absolute = TimeSettings::Absolute { main: SECOND };
            assert_eq!(TimeSettings::new(SECOND, zero, stones), absolute);
        }
        let a_move = TimeSettings::Canadian {
            main: zero,
            period: SECOND,
            stones: 1,
        };
        assert_eq!(TimeSettings::new(zero, SECOND, 1), a_move);
        let nothing = TimeSettings::Absolute { main: zero };
        assert_eq!(TimeSettings::new(zero, zero, 0), nothing);
    }

    #[test]
    fn overtime_without_periods_is_none() {
        let absolute = TimeSettings::Absolute { main: SECOND };
        assert_eq!(TimeSettings::byo_yomi(SECOND, SECOND, 0), absolute);
        assert_eq!(TimeSettings::byo_yomi(SECOND, Duration::ZERO, 3), absolute);
    }

    #[test]
    fn a_limit_is_no_less_than_the_time_at_first() {
        let capped = |limit| TimeSettings::fischer(2 * SECOND, SECOND, Some(limit), None);
        assert_eq!(capped(SECOND), None);
        assert!(capped(2 * SECOND).is_some());
    }
}
