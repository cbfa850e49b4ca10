//! How long to think on a move: main time spread over the moves to come, overtime used as it comes.

use super::settings::TimeSettings;
use super::state::{Clock, Side};
use crate::board::Color;
use std::time::Duration;

/// What a move costs beyond the thinking at the very least: pipes, scheduling, the last look at the time.
const LEAST_LAG: Duration = Duration::from_millis(5);
/// The share of an absolute time that is kept to the end, for a game longer than any expected.
const LAST_RESERVE: f64 = 0.04;
/// The share of a period that is never used, up to a time that no machine stalls for.
const PERIOD_MARGIN: f64 = 0.1;
const LONGEST_STALL: Duration = Duration::from_millis(500);
/// The share of Fischer's increment that is spent on top of the share of the time.
const INCREMENT_SHARE: f64 = 0.9;
/// How long to think where no time is left.
const TINY: Duration = Duration::from_millis(1);
/// How much longer than usual to think where the choice is in doubt.
const DOUBT: f64 = 2.0;

/// How long to think on a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// As a rule.
    pub target: Duration,
    /// Where the choice is in doubt; no less.
    pub most: Duration,
}

impl From<Duration> for Budget {
    /// So long and no longer.
    fn from(time: Duration) -> Self {
        Self {
            target: time,
            most: time,
        }
    }
}

impl Budget {
    /// More where it is in doubt, but not above the ceiling; always more than nothing.
    fn within(target: Duration, ceiling: Duration) -> Self {
        let target = target.min(ceiling).max(TINY.min(target));
        let target = if target.is_zero() { TINY } else { target };
        Self {
            target,
            most: target.mul_f64(DOUBT).min(ceiling).max(target),
        }
    }

    /// What is left of it when so much is used.
    #[must_use]
    pub fn after(self, used: Duration) -> Self {
        Self {
            target: self.target.saturating_sub(used),
            most: self.most.saturating_sub(used),
        }
    }
}

impl Clock {
    /// How long to think on a move on a board of so many points after so many turns of the game, when a move loses up to
    /// `lag` besides; `None` without a limit.
    ///
    /// Always more than zero. A whole game of up to 3 turns a point stays within the time if no move takes 4 milliseconds
    /// longer than this says, unless it began with less than 5 milliseconds a move.
    pub fn budget(
        &self,
        color: Color,
        (points, turns_played): (usize, usize),
        lag: Duration,
    ) -> Option<Budget> {
        let side = self.side(color)?;
        let share = Share::of(points, turns_played);
        Some(match self.settings() {
            TimeSettings::Fischer {
                increment,
                limit,
                per_move,
                ..
            } => share.of_growing(side.main, increment, (limit, per_move), lag),
            TimeSettings::ByoYomi { .. } => share.of_main_before(side, side.time, lag),
            _ if side.count > 0 => share.of_main_before(side, side.time / side.count, lag),
            settings => share.of_all(side.main, settings.main().unwrap_or_default(), lag),
        })
    }
}

/// How far a game has come, as it matters for time.
struct Share {
    /// The part of the time that this move deserves.
    part: f64,
    /// The moves that one player will likely make yet.
    expected: u32,
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
            expected: u32::try_from(expected).unwrap_or(u32::MAX),
            most_moves: u32::try_from(most_moves).unwrap_or(u32::MAX),
        }
    }

    /// What the moves to come may lose of a time: the lag of those that are expected, if there is time enough, and the least
    /// lag of all that are possible.
    fn reserve(&self, rest: Duration, lag: Duration) -> Duration {
        let likely = lag.saturating_mul(self.expected).min(rest / 8);
        let now = lag.min(rest / 2);
        let possible = LEAST_LAG.saturating_mul(self.most_moves);
        likely.max(now).max(possible)
    }

    /// A part of a time after which nothing comes. `full` is what it was at first.
    fn of_all(&self, rest: Duration, full: Duration, lag: Duration) -> Budget {
        let reserve = self.reserve(rest, lag).max(full.mul_f64(LAST_RESERVE));
        let usable = rest.saturating_sub(reserve);
        let least = (rest / self.most_moves / 4).min(TINY);
        Budget::within(usable.mul_f64(self.part).max(least), usable.max(least))
    }

    /// A part of the main time on top of what a move may take in overtime; the last of the main time is left to the first
    /// move of overtime.
    fn of_main_before(&self, side: &Side, overtime: Duration, lag: Duration) -> Budget {
        let safe = spare(overtime, lag);
        let wanted = safe + side.main.mul_f64(self.part);
        Budget::within(wanted, safe.max(side.main.saturating_sub(lag)))
    }

    /// A part of the time there is on top of most of what the move will add to it; more where the time is at its limit, and
    /// would grow no further.
    fn of_growing(
        &self,
        rest: Duration,
        increment: Duration,
        (limit, per_move): (Option<Duration>, Option<Duration>),
        lag: Duration,
    ) -> Budget {
        let reserve = self.reserve(rest, lag).min(rest / 2);
        let usable = rest.saturating_sub(reserve);
        let wanted = usable.mul_f64(self.part) + spare(increment, lag).mul_f64(INCREMENT_SHARE);
        let lost = limit.map_or(Duration::ZERO, |limit| {
            (rest + increment).saturating_sub(limit).saturating_sub(lag)
        });
        let allowed = per_move.map_or(usable, |most| spare(most, lag).min(usable));
        Budget::within(wanted.max(lost), allowed)
    }
}

/// What of a period can be used without fear of overstepping it.
fn spare(period: Duration, lag: Duration) -> Duration {
    let stall = period.mul_f64(PERIOD_MARGIN).min(LONGEST_STALL);
    let margin = lag.max(LEAST_LAG).max(stall);
    period.saturating_sub(margin.min(period / 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAG: Duration = Duration::from_millis(100);

    fn seconds(s: f64) -> Duration {
        Duration::from_secs_f64(s)
    }

    fn given(main: f64, period: f64, stones: u32) -> Clock {
        Clock::new(TimeSettings::new(seconds(main), seconds(period), stones))
    }

    fn fischer(main: f64, increment: f64, limit: Option<f64>, per_move: Option<f64>) -> Clock {
        let [limit, per_move] = [limit, per_move].map(|cap| cap.map(seconds));
        let settings = TimeSettings::fischer(seconds(main), seconds(increment), limit, per_move);
        Clock::new(settings.unwrap())
    }

    fn byo_yomi(main: f64, period: f64, periods: u32) -> Clock {
        let settings = TimeSettings::byo_yomi(seconds(main), seconds(period), periods);
        Clock::new(settings)
    }

    fn target(clock: &Clock, points: usize, turns: usize) -> Duration {
        let budget = clock.budget(Color::BLACK, (points, turns), LAG).unwrap();
        assert!(!budget.target.is_zero() && budget.most >= budget.target);
        budget.target
    }

    /// Plays a game of so many turns for Black, every move taking a share of its target and the lag; the seconds used, or the
    /// turn at which time was overstepped.
    fn play_out(
        clock: &mut Clock,
        (points, turns): (usize, usize),
        time: impl Fn(Budget) -> Duration,
        lag: Duration,
    ) -> Result<f64, usize> {
        let mut used = Duration::ZERO;
        for turn in (0..turns).step_by(2) {
            let budget = clock.budget(Color::BLACK, (points, turn), LAG).unwrap();
            let elapsed = time(budget) + lag;
            used += elapsed;
            if !clock.spend(Color::BLACK, elapsed).is_zero() {
                return Err(turn);
            }
        }
        Ok(used.as_secs_f64())
    }

    #[test]
    fn no_whole_game_oversteps_its_time() {
        let clocks = [
            given(10.0, 0.0, 0),
            given(60.0, 0.0, 0),
            given(1800.0, 0.0, 0),
            given(300.0, 30.0, 5),
            given(0.0, 30.0, 5),
            given(1.0, 10.0, 25),
            given(3600.0, 60.0, 1),
            given(0.0, 2.0, 1),
            given(0.0, 0.5, 1),
            byo_yomi(300.0, 15.0, 5),
            byo_yomi(2.0, 1.0, 1),
            byo_yomi(0.0, 0.1, 3),
            fischer(10.0, 1.0, None, None),
            fischer(1.0, 0.1, None, None),
            fischer(10.0, 2.0, Some(12.0), Some(3.0)),
            fischer(5.0, 5.0, Some(5.0), None),
        ];
        let manners: [fn(Budget) -> Duration; 2] = [|budget| budget.target, |budget| budget.most];
        for clock in clocks {
            for side in [1, 2, 9, 13, 19] {
                for (lag, manner) in [0, 1, 4].iter().flat_map(|lag| manners.map(|m| (lag, m))) {
                    let (points, mut clock) = (side * side, clock);
                    let lag = Duration::from_millis(*lag);
                    let result = play_out(&mut clock, (points, 3 * points), manner, lag);
                    assert!(
                        result.is_ok(),
                        "{:?} on {side}x{side}, lag {lag:?}: {result:?}",
                        clock.settings()
                    );
                }
            }
        }
        for manner in manners {
            let mut blitz = given(1.0, 0.0, 0);
            let lag = Duration::from_millis(4);
            assert!(play_out(&mut blitz, (81, 243), manner, lag).is_ok());
        }
    }

    /// A choice that cannot change any more ends a search early, so that moves take less than their targets.
    #[test]
    fn most_of_an_absolute_time_is_used_in_a_game_of_usual_length() {
        let small = [5.0, 10.0, 60.0, 600.0].map(|main| [(main, 81, 50), (main, 81, 90)]);
        let large = [60.0, 600.0].map(|main| [(main, 361, 220), (main, 361, 400)]);
        for (main, points, turns) in small.into_iter().chain(large).flatten() {
            for share in [0.7, 1.0] {
                let mut clock = given(main, 0.0, 0);
                let time = |budget: Budget| budget.target.mul_f64(share);
                let used = play_out(&mut clock, (points, turns), time, Duration::ZERO);
                let percent = 100.0 * used.unwrap() / main;
                assert!(
                    (60.0..97.0).contains(&percent),
                    "{main} s, {turns} turns on {points} points, {share} of each target: {percent} %"
                );
            }
        }
    }

    #[test]
    fn the_middle_game_gets_more_than_the_opening() {
        let clock = given(600.0, 0.0, 0);
        let at = |turn| target(&clock, 361, turn);
        assert!(at(80) > at(10).mul_f64(1.5));
        assert!(at(80) < seconds(20.0), "no move takes a big part of it");
    }

    #[test]
    fn doubt_gets_up_to_twice_the_time_where_there_is_as_much() {
        let budget = |clock: Clock| clock.budget(Color::BLACK, (361, 100), LAG).unwrap();
        let absolute = budget(given(600.0, 0.0, 0));
        assert_eq!(absolute.most, 2 * absolute.target);
        let period = budget(byo_yomi(0.0, 10.0, 5));
        assert_eq!(period.most, period.target);
    }

    #[test]
    fn time_a_move_is_nearly_used_up_and_never_passed() {
        for clock in [given(0.0, 2.0, 1), byo_yomi(0.0, 2.0, 1)] {
            let time = target(&clock, 361, 100);
            assert!(time > seconds(1.7) && time <= seconds(1.9), "{time:?}");
        }
        assert_eq!(target(&given(0.0, 0.02, 1), 361, 0), seconds(0.01));
    }

    #[test]
    fn main_time_before_periods_is_spent_on_top_of_them() {
        let time = target(&byo_yomi(300.0, 15.0, 5), 81, 20);
        assert!(time > seconds(20.0) && time < seconds(60.0), "{time:?}");
        let last = byo_yomi(8.0, 15.0, 5);
        assert!(target(&last, 81, 20) > seconds(13.0));
    }

    #[test]
    fn increments_are_spent_as_they_come() {
        let lone = target(&given(20.0, 0.0, 0), 81, 30);
        let growing = target(&fischer(20.0, 2.0, None, None), 81, 30);
        assert!(growing > lone + seconds(1.5), "{growing:?} {lone:?}");
        let at_limit = target(&fischer(20.0, 5.0, Some(20.0), None), 361, 0);
        assert!(at_limit > seconds(4.5), "{at_limit:?}");
        let capped = fischer(20.0, 5.0, None, Some(1.0));
        let budget = capped.budget(Color::BLACK, (81, 30), LAG).unwrap();
        assert!(budget.most < seconds(0.95), "{budget:?}");
    }

    #[test]
    fn lag_is_set_aside() {
        let clock = byo_yomi(0.0, 10.0, 5);
        let with = |lag| clock.budget(Color::BLACK, (81, 0), seconds(lag)).unwrap();
        assert_eq!(with(2.0).most, seconds(8.0));
        assert_eq!(with(0.0).most, seconds(9.5));
        let absolute = given(60.0, 0.0, 0);
        let with = |lag| absolute.budget(Color::BLACK, (81, 0), seconds(lag));
        assert!(with(1.0).unwrap().target < with(0.0).unwrap().target);
    }

    #[test]
    fn what_the_host_says_is_left_counts() {
        let mut clock = given(300.0, 30.0, 5);
        clock.time_left(Color::BLACK, seconds(12.5), 3);
        let budget = target(&clock, 361, 100);
        assert!(budget > seconds(3.5) && budget < seconds(12.5 / 3.0));
        // A period has 30 seconds, so this is main time: it has to last for the game.
        clock.time_left(Color::BLACK, seconds(800.0), 1);
        assert!(target(&clock, 361, 100) < seconds(45.0));
        clock.time_left(Color::BLACK, Duration::ZERO, 0);
        assert!(target(&clock, 361, 100) < seconds(6.0));
        let mut free = Clock::default();
        free.time_left(Color::BLACK, seconds(9.0), 3);
        let budget = target(&free, 361, 0);
        assert!(budget > seconds(2.5) && budget < seconds(3.0));
        assert_eq!(free.budget(Color::WHITE, (361, 0), LAG), None);
    }

    #[test]
    fn next_to_nothing_is_played_at_once() {
        for main in [0.0, 1e-9, 0.001, 0.1] {
            for clock in [given(main, 0.0, 0), fischer(main, 0.0, None, None)] {
                for points in [1, 81, 625] {
                    assert!(target(&clock, points, 0) <= TINY.max(seconds(main) / 4));
                }
            }
        }
        let mut clock = given(0.0, 0.0, 0);
        clock.time_left(Color::BLACK, Duration::ZERO, 3);
        assert_eq!(target(&clock, 361, 9999), TINY);
    }

    #[test]
    fn absurd_times_do_no_harm() {
        let (long, most) = (Duration::MAX, Some(Duration::MAX));
        for settings in [
            TimeSettings::new(long, long, u32::MAX),
            TimeSettings::byo_yomi(long, long, u32::MAX),
            TimeSettings::fischer(long, long, most, most).unwrap(),
        ] {
            let clock = Clock::new(settings);
            for (points, turns) in [(usize::MAX / 16, usize::MAX / 128), (1, 0)] {
                assert!(clock.budget(Color::WHITE, (points, turns), long).is_some());
            }
        }
    }
}
