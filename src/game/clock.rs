//! The players' clocks: what is left of them, and how long to think on a move.

use crate::board::Color;
use std::time::Duration;

/// No clock runs longer; it keeps sums of what hosts send from overflowing.
const LONGEST: Duration = Duration::from_secs(1 << 32);
/// What a move costs beyond the thinking at the very least: pipes, scheduling, the last look at the clock.
const LEAST_LAG: Duration = Duration::from_millis(5);
/// What is set aside for that where there is time enough.
const LAG: Duration = Duration::from_millis(100);
/// The share of a period that is never used.
const PERIOD_MARGIN: f64 = 0.05;
/// How long to think where no time is left.
const TINY: Duration = Duration::from_millis(1);

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

    /// The period and its stones; zero if there is no overtime.
    fn overtime(self) -> (Duration, u32) {
        match self {
            Self::None | Self::Absolute { .. } => (Duration::ZERO, 0),
            Self::Canadian { period, stones, .. } => (period, stones),
        }
    }

    fn full(self) -> Side {
        let (time, stones) = self.overtime();
        let (limited, main) = match self {
            Self::None => (false, Duration::ZERO),
            Self::Absolute { main } | Self::Canadian { main, .. } => (true, main),
        };
        Side {
            limited,
            main,
            time,
            stones,
        }
    }
}

/// One player's clock: main time first, then `time` for `stones` moves, renewed when these are made.
#[derive(Clone, Copy, Debug)]
struct Side {
    limited: bool,
    main: Duration,
    time: Duration,
    stones: u32,
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
            sides: [settings.full(); 2],
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

    /// Sets a clock as the host sees it: `time` of main time if `stones` is 0, else `time` for so many moves.
    ///
    /// Hosts send many things. Where no limit is set, an empty clock means that the host has none. More time than a period
    /// has is main time in disguise. A period where none was agreed is not renewed.
    pub fn time_left(&mut self, color: Color, time: Duration, stones: u32) {
        let (period, full) = self.settings.overtime();
        let Some(side) = self.sides.get_mut(color.index()) else {
            return;
        };
        let time = time.min(LONGEST);
        if time.is_zero() && self.settings == TimeSettings::None {
            return;
        }
        side.limited = true;
        (side.main, side.time, side.stones) = if stones == 0 {
            (time, period, full)
        } else if full == 0 {
            (Duration::ZERO, time, stones)
        } else {
            (time.saturating_sub(period), time.min(period), stones)
        };
    }

    /// What is left as GTP's `time_left` tells it: a time, and the stones to play in it, 0 in main time. `None` without a
    /// limit.
    pub fn left(&self, color: Color) -> Option<(Duration, u32)> {
        let side = self.limited(color)?;
        if side.main.is_zero() && side.stones > 0 {
            Some((side.time, side.stones))
        } else {
            Some((side.main, 0))
        }
    }

    /// Takes the time that a move took off the mover's clock. Returns whether there was as much.
    ///
    /// The move in which the main time ends is the first of the first period.
    pub fn spent(&mut self, color: Color, elapsed: Duration) -> bool {
        let (period, full) = self.settings.overtime();
        let side = self.sides.get_mut(color.index()).filter(|s| s.limited);
        let Some(side) = side else { return true };
        if elapsed <= side.main && !side.main.is_zero() {
            side.main -= elapsed;
            return true;
        }
        let over = elapsed.saturating_sub(side.main);
        let in_time = over <= side.time;
        side.main = Duration::ZERO;
        side.time = side.time.saturating_sub(over);
        side.stones = side.stones.saturating_sub(1);
        if side.stones == 0 {
            (side.time, side.stones) = (period, full);
        }
        in_time
    }

    /// How long to think on a move on a board of so many points after so many turns of the game; `None` without a limit.
    ///
    /// Always more than zero. A whole game of up to 3 turns a point stays within the time if no move takes 4 milliseconds
    /// longer than this says, unless it began with less than 5 milliseconds a move.
    pub fn budget(&self, color: Color, points: usize, turns_played: usize) -> Option<Duration> {
        let side = self.limited(color)?;
        let share = Share::of(points, turns_played);
        let budget = if side.stones == 0 {
            share.of_all(side.main)
        } else {
            share.of_main_before(side)
        };
        Some(if budget.is_zero() { TINY } else { budget })
    }

    fn limited(&self, color: Color) -> Option<&Side> {
        self.sides.get(color.index()).filter(|side| side.limited)
    }
}

/// How far a game has come, as it matters for time.
struct Share {
    /// The part of the time that this move deserves.
    part: f64,
    /// The moves that one player may have to make yet if the game takes as long as a game can.
    most_moves: u32,
}

impl Share {
    fn of(points: usize, turns_played: usize) -> Self {
        // Games between programs that resign and pass when all is settled end at about 0.7 turns a point.
        let expected = (points * 7 / 10).saturating_sub(turns_played) / 2;
        let expected = expected.max(points / 10).max(6);
        // The fights of the middle game decide most, and most of what is read in the opening is read again.
        let weight = match 100 * turns_played / points.max(1) {
            0..8 => 0.75,
            15..45 => 1.35,
            _ => 1.0,
        };
        let most_moves = (3 * points).saturating_sub(turns_played) / 2 + 1;
        Self {
            part: weight / expected as f64,
            most_moves: u32::try_from(most_moves).unwrap_or(u32::MAX),
        }
    }

    /// A part of a time after which nothing comes: the lag of every move that may follow is set aside.
    fn of_all(&self, rest: Duration) -> Duration {
        let lag = (rest / self.most_moves / 4).clamp(LEAST_LAG, LAG);
        let usable = rest.saturating_sub(lag * self.most_moves);
        let least = (rest / self.most_moves / 4).min(TINY);
        usable.mul_f64(self.part).max(least)
    }

    /// A part of the main time on top of what a move may take in overtime; the last of the main time is left to the first
    /// move of overtime.
    fn of_main_before(&self, side: &Side) -> Duration {
        let overtime = side.time / side.stones;
        let margin = LAG.max(overtime.mul_f64(PERIOD_MARGIN)).min(overtime / 2);
        let safe = overtime.saturating_sub(margin);
        let wanted = safe + side.main.mul_f64(self.part);
        wanted.min(safe.max(side.main.saturating_sub(LAG)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(s: f64) -> Duration {
        Duration::from_secs_f64(s)
    }

    fn settings(main: f64, period: f64, stones: u32) -> TimeSettings {
        TimeSettings::new(seconds(main), seconds(period), stones)
    }

    /// Plays a whole game for Black by the budget; the error is the turn at which time was overstepped.
    fn play_out(clock: &mut Clock, side: usize, lag: Duration) -> Result<(), usize> {
        let points = side * side;
        for turn in (0..3 * points).step_by(2) {
            let budget = clock.budget(Color::BLACK, points, turn).unwrap();
            assert!(!budget.is_zero());
            if !clock.spent(Color::BLACK, budget + lag) {
                return Err(turn);
            }
        }
        Ok(())
    }

    #[test]
    fn settings_mean_what_hosts_mean_by_them() {
        assert_eq!(settings(0.0, 1.0, 0), TimeSettings::None);
        assert_eq!(settings(1.0, 1.0, 0), TimeSettings::None);
        for stones in [0, 5] {
            let main = seconds(10.0);
            assert_eq!(settings(10.0, 0.0, stones), TimeSettings::Absolute { main });
        }
        let a_move = TimeSettings::Canadian {
            main: Duration::ZERO,
            period: seconds(2.0),
            stones: 1,
        };
        assert_eq!(settings(0.0, 2.0, 1), a_move);
        assert_eq!(
            settings(0.0, 0.0, 0),
            TimeSettings::Absolute {
                main: Duration::ZERO
            }
        );
    }

    #[test]
    fn no_whole_game_oversteps_its_time() {
        for (main, period, stones) in [
            (10.0, 0.0, 0),
            (60.0, 0.0, 0),
            (1800.0, 0.0, 0),
            (300.0, 30.0, 5),
            (0.0, 30.0, 5),
            (1.0, 10.0, 25),
            (3600.0, 60.0, 1),
            (0.0, 2.0, 1),
            (0.0, 0.5, 1),
        ] {
            for side in [1, 2, 9, 13, 19] {
                for lag in [0, 1, 4] {
                    let mut clock = Clock::new(settings(main, period, stones));
                    let result = play_out(&mut clock, side, Duration::from_millis(lag));
                    assert!(
                        result.is_ok(),
                        "{main} {period} {stones} on {side}x{side}, lag {lag}: turn {result:?}"
                    );
                }
            }
        }
        let mut blitz = Clock::new(settings(1.0, 0.0, 0));
        assert!(play_out(&mut blitz, 9, Duration::from_millis(4)).is_ok());
    }

    #[test]
    fn most_of_an_absolute_time_is_used_in_a_game_of_usual_length() {
        let mut clock = Clock::new(settings(600.0, 0.0, 0));
        for turn in (0..260).step_by(2) {
            let budget = clock.budget(Color::WHITE, 361, turn).unwrap();
            clock.spent(Color::WHITE, budget);
        }
        let (left, _) = clock.left(Color::WHITE).unwrap();
        assert!(left > seconds(60.0) && left < seconds(250.0), "{left:?}");
    }

    #[test]
    fn the_middle_game_gets_more_than_the_opening() {
        let clock = Clock::new(settings(600.0, 0.0, 0));
        let at = |turn| clock.budget(Color::BLACK, 361, turn).unwrap();
        assert!(at(80) > at(10).mul_f64(1.5));
        assert!(at(80) < seconds(20.0), "no move takes a big part of it");
    }

    #[test]
    fn time_a_move_is_nearly_used_up_and_never_passed() {
        let clock = Clock::new(settings(0.0, 2.0, 1));
        let budget = clock.budget(Color::BLACK, 361, 100).unwrap();
        assert!(
            budget > seconds(1.8) && budget <= seconds(1.9),
            "{budget:?}"
        );
        let clock = Clock::new(settings(0.0, 0.02, 1));
        assert_eq!(clock.budget(Color::BLACK, 361, 0), Some(seconds(0.01)));
    }

    #[test]
    fn main_time_comes_before_periods_and_periods_are_renewed() {
        let mut clock = Clock::new(settings(10.0, 30.0, 3));
        assert_eq!(clock.left(Color::BLACK), Some((seconds(10.0), 0)));
        assert!(clock.spent(Color::BLACK, seconds(10.0)));
        assert_eq!(clock.left(Color::BLACK), Some((seconds(30.0), 3)));
        assert!(clock.spent(Color::BLACK, seconds(25.0)));
        assert!(clock.spent(Color::BLACK, seconds(1.0)));
        assert_eq!(clock.left(Color::BLACK), Some((seconds(4.0), 1)));
        assert!(clock.spent(Color::BLACK, seconds(4.0)));
        assert_eq!(clock.left(Color::BLACK), Some((seconds(30.0), 3)));
        assert!(!clock.spent(Color::BLACK, seconds(30.5)));
        assert_eq!(clock.left(Color::WHITE), Some((seconds(10.0), 0)));
        assert!(clock.spent(Color::WHITE, seconds(12.0)));
        assert_eq!(clock.left(Color::WHITE), Some((seconds(28.0), 2)));
        clock.reset();
        assert_eq!(clock.left(Color::WHITE), Some((seconds(10.0), 0)));
    }

    #[test]
    fn what_the_host_says_is_left_counts() {
        let mut clock = Clock::new(settings(300.0, 30.0, 5));
        clock.time_left(Color::BLACK, seconds(12.5), 3);
        assert_eq!(clock.left(Color::BLACK), Some((seconds(12.5), 3)));
        let budget = clock.budget(Color::BLACK, 361, 100).unwrap();
        assert!(budget > seconds(3.5) && budget < seconds(12.5 / 3.0));
        // A period has 30 seconds, so this is main time: it has to last for the game.
        clock.time_left(Color::BLACK, seconds(800.0), 1);
        assert!(clock.budget(Color::BLACK, 361, 100).unwrap() < seconds(45.0));
        clock.time_left(Color::WHITE, Duration::ZERO, 0);
        assert!(clock.budget(Color::WHITE, 361, 100).unwrap() < seconds(6.0));
    }

    #[test]
    fn next_to_nothing_is_played_at_once() {
        for main in [0.0, 1e-9, 0.001, 0.1] {
            let clock = Clock::new(settings(main, 0.0, 0));
            for points in [1, 81, 625] {
                let budget = clock.budget(Color::BLACK, points, 0).unwrap();
                assert!(!budget.is_zero() && budget <= TINY.max(seconds(main) / 4));
            }
        }
        let mut clock = Clock::new(settings(0.0, 0.0, 0));
        assert!(!clock.spent(Color::BLACK, TINY));
        clock.time_left(Color::BLACK, Duration::ZERO, 3);
        assert_eq!(clock.budget(Color::BLACK, 361, 9999), Some(TINY));
    }

    #[test]
    fn without_settings_only_a_clock_that_runs_limits() {
        let mut clock = Clock::default();
        assert_eq!(clock.budget(Color::BLACK, 361, 0), None);
        assert!(clock.spent(Color::BLACK, seconds(1e6)));
        clock.time_left(Color::BLACK, Duration::ZERO, 0);
        assert_eq!(clock.left(Color::BLACK), None);
        clock.time_left(Color::BLACK, seconds(9.0), 3);
        let budget = clock.budget(Color::BLACK, 361, 0).unwrap();
        assert!(budget > seconds(2.5) && budget < seconds(3.0));
        assert_eq!(clock.budget(Color::WHITE, 361, 0), None);
    }

    #[test]
    fn absurd_times_do_no_harm() {
        let mut clock = Clock::new(TimeSettings::new(Duration::MAX, Duration::MAX, u32::MAX));
        assert!(
            clock
                .budget(Color::BLACK, usize::MAX / 16, usize::MAX / 128)
                .is_some()
        );
        clock.time_left(Color::WHITE, Duration::MAX, u32::MAX);
        assert!(clock.budget(Color::WHITE, 1, 0).is_some());
        assert!(clock.spent(Color::WHITE, Duration::MAX) || clock.left(Color::WHITE).is_some());
    }
}
