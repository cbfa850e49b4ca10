//! When a search ends: at its limits, before them where the choice cannot change any more, after them where it is in doubt.
//!
//! Time is handed in, so none has to pass to see what it does.

use super::searcher::Limits;
use super::tree::Tree;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Simulations between two looks at whether the choice can still change.
const LOOK_EVERY: u64 = 64;
/// A move with fewer visits than one in so many of the most visited one is not compared with it: its winrate means little.
const RIVAL: u64 = 4;

/// Decides when it is enough, for all threads of a search.
pub(super) struct Stopping<'a> {
    limits: &'a Limits<'a>,
    /// So many simulations are made in any case.
    least: u64,
    /// Whether the search ends when its choice is settled.
    ends_early: bool,
    /// The simulations at which to look again whether there is doubt, once the time is up.
    next_look: AtomicU64,
}

/// How the moves of the root stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    /// The visits of the two most visited moves.
    most: [u64; 2],
    /// Whether another move than the most visited one has the best winrate.
    in_doubt: bool,
}

impl Standing {
    pub(super) fn of(tree: &Tree) -> Self {
        let children = tree.children(tree.root()).iter();
        Self::among(children.map(|child| (child.results.count(), child.winrate())))
    }

    /// Of moves with their visits and winrates.
    fn among(moves: impl Iterator<Item = (u32, f32)> + Clone) -> Self {
        let (mut most, mut best) = ([0; 2], 0.0);
        for (visits, winrate) in moves.clone() {
            let visits = u64::from(visits);
            if visits > most[0] {
                most = [visits, most[0]];
                best = winrate;
            } else if visits > most[1] {
                most[1] = visits;
            }
        }
        let is_rival = |(visits, winrate): (u32, f32)| {
            visits > 0 && RIVAL * u64::from(visits) >= most[0] && winrate > best
        };
        Self {
            most,
            in_doubt: moves.into_iter().any(is_rival),
        }
    }

    /// Whether the second most visited move cannot catch up with the first in the simulations left.
    fn is_decided(&self, left: u64) -> bool {
        self.most[0] > self.most[1] + left
    }
}

impl<'a> Stopping<'a> {
    pub(super) fn new(limits: &'a Limits<'a>, least: u64, ends_early: bool) -> Self {
        Self {
            limits,
            least,
            ends_early,
            next_look: AtomicU64::new(0),
        }
    }

    /// Whether so many simulations in so long are enough, as the moves stand.
    pub(super) fn is_enough(
        &self,
        simulations: u64,
        elapsed: Duration,
        standing: impl FnOnce() -> Standing,
    ) -> bool {
        if simulations < self.least {
            return false;
        }
        let Some(budget) = self.limits.time else {
            return (self.limits.stop)()
                || self.ends_early
                    && simulations.is_multiple_of(LOOK_EVERY)
                    && self
                        .left_by_count(simulations)
                        .is_some_and(|left| standing().is_decided(left));
        };
        if (self.limits.stop)() || elapsed >= budget.most {
            return true;
        }
        let late = elapsed >= budget.target;
        let is_look = if late {
            simulations >= self.next_look.load(Relaxed)
        } else {
            self.ends_early && simulations.is_multiple_of(LOOK_EVERY)
        };
        if !is_look {
            return false;
        }
        self.next_look.store(simulations + LOOK_EVERY, Relaxed);
        let standing = standing();
        if late && !standing.in_doubt {
            return true;
        }
        let until = if standing.in_doubt {
            budget.most
        } else {
            budget.target
        };
        let rate = simulations as f64 / elapsed.as_secs_f64().max(1e-6);
        let by_time = (rate * until.saturating_sub(elapsed).as_secs_f64()) as u64;
        let by_count = self.left_by_count(simulations).unwrap_or(u64::MAX);
        standing.is_decided(by_time.min(by_count))
    }

    /// The simulations still to come as their number is limited.
    fn left_by_count(&self, simulations: u64) -> Option<u64> {
        let limit = self.limits.simulations;
        limit.map(|limit| limit.saturating_sub(simulations))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Budget;

    fn seconds(s: f64) -> Duration {
        Duration::from_secs_f64(s)
    }

    /// Whether a search with a budget of 10 to 20 seconds ends after so long at 100 simulations a second (or so many of them).
    fn ends(elapsed: f64, moves: &[(u32, f32)]) -> bool {
        let budget = Budget {
            target: seconds(10.0),
            most: seconds(20.0),
        };
        let limits = Limits {
            simulations: None,
            time: Some(budget),
            stop: &|| false,
        };
        let simulations = (100.0 * elapsed) as u64 / LOOK_EVERY * LOOK_EVERY;
        let standing = || Standing::among(moves.iter().copied());
        Stopping::new(&limits, 0, true).is_enough(simulations, seconds(elapsed), standing)
    }

    #[test]
    fn a_clear_choice_ends_when_the_time_is_up() {
        let clear = [(400, 0.6), (300, 0.5)];
        assert!(!ends(7.0, &clear));
        assert!(!ends(9.0, &[(400, 0.6), (350, 0.5)]));
        assert!(ends(10.1, &clear));
    }

    #[test]
    fn a_choice_in_doubt_gets_more_time_up_to_the_most() {
        let doubtful = [(400, 0.5), (380, 0.6)];
        assert!(!ends(10.1, &doubtful));
        assert!(!ends(17.0, &doubtful));
        assert!(ends(20.0, &doubtful));
    }

    #[test]
    fn a_choice_that_cannot_change_ends_at_once() {
        // 360 simulations are left for as many visits to be made up for, and one more.
        assert!(!ends(6.4, &[(560, 0.6), (200, 0.5)]));
        assert!(ends(6.4, &[(561, 0.6), (200, 0.5)]));
        // In doubt 1,360 are left.
        assert!(!ends(6.4, &[(561, 0.6), (200, 0.7)]));
        assert!(ends(15.1, &[(1000, 0.6), (400, 0.7)]));
        assert!(ends(9.0, &[(900, 0.6)]));
    }

    #[test]
    fn a_move_of_few_visits_raises_no_doubt() {
        assert!(ends(10.1, &[(400, 0.5), (99, 0.9)]));
        assert!(!ends(10.1, &[(400, 0.5), (100, 0.9)]));
        assert!(ends(10.1, &[]));
    }

    /// As after a suspension that the clock went on through.
    #[test]
    fn a_leap_of_time_ends_the_search() {
        assert!(ends(1e9, &[(1, 0.5), (1, 0.6)]));
    }

    #[test]
    fn without_time_only_simulations_count() {
        let limits = Limits {
            simulations: Some(1000),
            time: None,
            stop: &|| false,
        };
        let stopping = Stopping::new(&limits, 64, true);
        let standing = |most| Standing {
            most,
            in_doubt: true,
        };
        let ends =
            |simulations, most| stopping.is_enough(simulations, seconds(1e6), || standing(most));
        assert!(!ends(640, [500, 140]));
        assert!(ends(640, [501, 140]));
        assert!(!ends(641, [501, 140]), "nobody looks");
        assert!(!ends(0, [5000, 0]), "the least comes first");
    }

    #[test]
    fn who_wants_to_see_all_sees_it() {
        let standing = || Standing::among([(900, 0.6)].into_iter());
        let ends = |time, elapsed| {
            let limits = Limits {
                simulations: Some(1280),
                time,
                stop: &|| false,
            };
            Stopping::new(&limits, 0, false).is_enough(1024, seconds(elapsed), standing)
        };
        assert!(!ends(None, 9.0));
        assert!(!ends(Some(seconds(10.0).into()), 9.0));
        assert!(ends(Some(seconds(10.0).into()), 10.0));
    }

    #[test]
    fn who_says_stop_is_obeyed() {
        for time in [None, Some(seconds(9.0).into())] {
            let limits = Limits {
                simulations: None,
                time,
                stop: &|| true,
            };
            let standing = || Standing::among([].into_iter());
            assert!(Stopping::new(&limits, 0, true).is_enough(1, Duration::ZERO, standing));
        }
    }
}
