//! What is left on the clocks after each move.

use super::settings::{LONGEST, TimeSettings};
use crate::board::Color;
use std::time::Duration;

/// One player's clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    limited: bool,
    /// What comes first.
    pub(super) main: Duration,
    /// What is left of the period at hand.
    pub(super) time: Duration,
    /// The moves to make in the period, or the periods left, this one among them; 0 where there is no overtime.
    pub(super) count: u32,
}

impl Side {
    fn full(settings: TimeSettings) -> Self {
        let (time, count) = settings.overtime();
        Self {
            limited: settings != TimeSettings::None,
            main: settings.main().unwrap_or_default(),
            time,
            count,
        }
    }

    /// Whether all time but that of a period is gone.
    fn is_in_overtime(&self) -> bool {
        self.main.is_zero() && self.count > 0
    }

    /// Takes what comes after the main time out of periods of so many moves.
    fn spend_canadian(&mut self, over: Duration, (period, stones): (Duration, u32)) -> Duration {
        let overrun = over.saturating_sub(self.time);
        self.time = self.time.saturating_sub(over);
        self.count = self.count.saturating_sub(1);
        if self.count == 0 {
            (self.time, self.count) = (period, stones);
        }
        overrun
    }

    /// Takes what comes after the main time out of periods that are renewed unless they are used up. The last one is never
    /// taken away: who oversteps it has lost.
    fn spend_periods(&mut self, over: Duration, period: Duration) -> Duration {
        let (mut over, last) = (over, self.count.saturating_sub(1));
        if over >= self.time && last > 0 {
            over -= self.time;
            let used = over.as_nanos() / period.as_nanos().max(1);
            let more = u32::try_from(used).unwrap_or(u32::MAX).min(last - 1);
            over = over.saturating_sub(period.saturating_mul(more));
            self.count -= 1 + more;
            self.time = period;
        }
        let overrun = over.saturating_sub(self.time);
        self.time = period;
        overrun
    }
}

/// Both players' clocks. They do not tick: they are told what a move took, or what is left.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    settings: TimeSettings,
    sides: [Side; 2],
}

impl Default for Clock {
    /// No limit.
    fn default() -> Self {
        Self::new(TimeSettings::None)
    }
}

impl Clock {
    /// Full clocks.
    pub fn new(settings: TimeSettings) -> Self {
        Self {
            settings,
            sides: [Side::full(settings); 2],
        }
    }

    /// The settings in force.
    pub fn settings(&self) -> TimeSettings {
        self.settings
    }

    /// Changes the settings; both clocks are full.
    pub fn set(&mut self, settings: TimeSettings) {
        *self = Self::new(settings);
    }

    /// Fills both clocks.
    pub fn reset(&mut self) {
        self.set(self.settings);
    }

    /// Sets a clock as the host sees it: `time` of main time if `count` is 0, else `time` for so many stones, or in the
    /// first of so many periods of byo-yomi.
    ///
    /// Hosts send many things. Where no limit is set, an empty clock means that the host has none. More time than a period
    /// has is main time in disguise. A period where none was agreed is not renewed.
    pub fn time_left(&mut self, color: Color, time: Duration, count: u32) {
        let (period, full) = self.settings.overtime();
        let is_fischer = matches!(self.settings, TimeSettings::Fischer { .. });
        let Some(side) = self.sides.get_mut(color.index()) else {
            return;
        };
        let time = time.min(LONGEST);
        if time.is_zero() && self.settings == TimeSettings::None {
            return;
        }
        side.limited = true;
        (side.main, side.time, side.count) = if count == 0 || is_fischer {
            (time, period, full)
        } else if full == 0 {
            (Duration::ZERO, time, count)
        } else {
            (time.saturating_sub(period), time.min(period), count)
        };
    }

    /// What is left as GTP's `time_left` tells it: a time, and the stones to play in it or the periods left, 0 in main
    /// time. `None` without a limit.
    pub fn left(&self, color: Color) -> Option<(Duration, u32)> {
        let side = self.side(color)?;
        Some(if side.is_in_overtime() {
            (side.time, side.count)
        } else {
            (side.main, 0)
        })
    }

    /// Takes the time that a move took off the mover's clock. Returns by how much it was overstepped: zero is in time.
    ///
    /// The move in which the main time ends is the first of the first period.
    pub fn spend(&mut self, color: Color, elapsed: Duration) -> Duration {
        let settings = self.settings;
        let side = self.sides.get_mut(color.index()).filter(|s| s.limited);
        let Some(side) = side else {
            return Duration::ZERO;
        };
        if let TimeSettings::Fischer {
            increment,
            limit,
            per_move,
            ..
        } = settings
        {
            let allowed = per_move.map_or(side.main, |most| most.min(side.main));
            let grown = side.main.saturating_sub(elapsed) + increment;
            side.main = grown.min(limit.unwrap_or(LONGEST)).min(LONGEST);
            return elapsed.saturating_sub(allowed);
        }
        if elapsed <= side.main && !side.main.is_zero() {
            side.main -= elapsed;
            return Duration::ZERO;
        }
        let over = elapsed.saturating_sub(side.main);
        side.main = Duration::ZERO;
        if let TimeSettings::ByoYomi { period, .. } = settings {
            side.spend_periods(over, period)
        } else {
            side.spend_canadian(over, settings.overtime())
        }
    }

    /// The clock of a color, if it is limited.
    pub(super) fn side(&self, color: Color) -> Option<&Side> {
        self.sides.get(color.index()).filter(|side| side.limited)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const B: Color = Color::BLACK;
    const W: Color = Color::WHITE;

    fn seconds(s: f64) -> Duration {
        Duration::from_secs_f64(s)
    }

    fn canadian(main: f64, period: f64, stones: u32) -> Clock {
        Clock::new(TimeSettings::new(seconds(main), seconds(period), stones))
    }

    fn byo_yomi(main: f64, period: f64, periods: u32) -> Clock {
        let settings = TimeSettings::byo_yomi(seconds(main), seconds(period), periods);
        Clock::new(settings)
    }

    #[track_caller]
    fn check(clock: &Clock, color: Color, left: f64, count: u32) {
        assert_eq!(clock.left(color), Some((seconds(left), count)));
    }

    #[track_caller]
    fn spend(clock: &mut Clock, color: Color, time: f64) {
        assert_eq!(clock.spend(color, seconds(time)), Duration::ZERO);
    }

    #[test]
    fn main_time_comes_before_periods_and_periods_are_renewed() {
        let mut clock = canadian(10.0, 30.0, 3);
        check(&clock, B, 10.0, 0);
        spend(&mut clock, B, 10.0);
        check(&clock, B, 30.0, 3);
        spend(&mut clock, B, 25.0);
        spend(&mut clock, B, 1.0);
        check(&clock, B, 4.0, 1);
        spend(&mut clock, B, 4.0);
        check(&clock, B, 30.0, 3);
        assert_eq!(clock.spend(B, seconds(30.5)), seconds(0.5));
        check(&clock, W, 10.0, 0);
        spend(&mut clock, W, 12.0);
        check(&clock, W, 28.0, 2);
        clock.reset();
        check(&clock, W, 10.0, 0);
    }

    #[test]
    fn a_period_of_byo_yomi_is_lost_only_when_it_is_used_up() {
        let mut clock = byo_yomi(10.0, 15.0, 5);
        spend(&mut clock, B, 4.0);
        check(&clock, B, 6.0, 0);
        spend(&mut clock, B, 20.9);
        check(&clock, B, 15.0, 5);
        spend(&mut clock, B, 14.9);
        check(&clock, B, 15.0, 5);
        spend(&mut clock, B, 15.0);
        check(&clock, B, 15.0, 4);
        spend(&mut clock, B, 44.0);
        check(&clock, B, 15.0, 2);
        spend(&mut clock, B, 29.5);
        check(&clock, B, 15.0, 1);
        assert_eq!(clock.spend(B, seconds(15.25)), seconds(0.25));
        let mut late = byo_yomi(1.0, 2.0, 3);
        assert_eq!(late.spend(W, seconds(7.5)), seconds(0.5));
    }

    #[test]
    fn fischers_clock_grows_with_the_moves() {
        let settings = TimeSettings::fischer(seconds(10.0), seconds(3.0), None, None);
        let mut clock = Clock::new(settings.unwrap());
        spend(&mut clock, B, 1.0);
        check(&clock, B, 12.0, 0);
        spend(&mut clock, B, 12.0);
        check(&clock, B, 3.0, 0);
        assert_eq!(clock.spend(B, seconds(3.5)), seconds(0.5));
    }

    #[test]
    fn a_capped_clock_grows_no_further_and_no_move_may_take_longer() {
        let settings = TimeSettings::fischer(
            seconds(10.0),
            seconds(3.0),
            Some(seconds(11.0)),
            Some(seconds(5.0)),
        );
        let mut clock = Clock::new(settings.unwrap());
        spend(&mut clock, B, 1.0);
        check(&clock, B, 11.0, 0);
        assert_eq!(clock.spend(B, seconds(6.0)), seconds(1.0));
        check(&clock, B, 8.0, 0);
    }

    #[test]
    fn what_the_host_says_is_left_counts() {
        let mut clock = canadian(300.0, 30.0, 5);
        clock.time_left(B, seconds(12.5), 3);
        check(&clock, B, 12.5, 3);
        // A period has 30 seconds, so this is main time.
        clock.time_left(B, seconds(800.0), 1);
        check(&clock, B, 770.0, 0);
        let mut clock = byo_yomi(300.0, 15.0, 5);
        clock.time_left(W, seconds(14.5), 2);
        check(&clock, W, 14.5, 2);
        spend(&mut clock, W, 14.0);
        check(&clock, W, 15.0, 2);
        clock.time_left(W, seconds(120.0), 0);
        check(&clock, W, 120.0, 0);
        let settings = TimeSettings::fischer(seconds(10.0), seconds(3.0), None, None);
        let mut clock = Clock::new(settings.unwrap());
        clock.time_left(B, seconds(7.0), 4);
        check(&clock, B, 7.0, 0);
    }

    #[test]
    fn without_settings_only_a_clock_that_runs_limits() {
        let mut clock = Clock::default();
        spend(&mut clock, B, 1e6);
        clock.time_left(B, Duration::ZERO, 0);
        assert_eq!(clock.left(B), None);
        clock.time_left(B, seconds(9.0), 3);
        check(&clock, B, 9.0, 3);
        assert_eq!(clock.left(W), None);
    }

    /// A machine that was suspended for a month may find that a move took one.
    #[test]
    fn absurd_times_do_no_harm() {
        let (long, most) = (Duration::MAX, Some(Duration::MAX));
        for settings in [
            TimeSettings::new(long, long, u32::MAX),
            TimeSettings::new(long, Duration::ZERO, 0),
            TimeSettings::byo_yomi(long, Duration::from_nanos(1), u32::MAX),
            TimeSettings::fischer(long, long, most, most).unwrap(),
        ] {
            let mut clock = Clock::new(settings);
            clock.time_left(W, long, u32::MAX);
            for color in [B, W, B] {
                clock.spend(color, long);
                assert!(clock.left(color).is_some());
            }
        }
    }
}
