//! How much longer than their time moves take: on a busy machine the thread that looks at the time may have to wait.

use super::budget::Budget;
use std::time::Duration;

/// The share of a delay that is still expected at the next move.
const MEMORY: f64 = 0.9;
/// No more is expected: what took longer was no matter of being busy, but of sleeping.
const LONGEST: Duration = Duration::from_secs(1);

/// By how much moves overstepped their time lately.
#[derive(Clone, Copy, Debug, Default)]
pub struct Delay(Duration);

impl Delay {
    /// What the next move may well take beyond its time.
    pub fn expected(self) -> Duration {
        self.0
    }

    /// Takes notice of a move that took so long.
    pub fn note(&mut self, budget: Budget, elapsed: Duration) {
        let late = elapsed.saturating_sub(budget.most);
        let remembered = self.0.mul_f64(MEMORY);
        self.0 = if late > LONGEST {
            remembered
        } else {
            late.max(remembered)
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delay_is_expected_again_and_forgotten_by_and_by() {
        let budget = Budget::from(Duration::from_secs(1));
        let mut delay = Delay::default();
        delay.note(budget, Duration::from_millis(900));
        assert_eq!(delay.expected(), Duration::ZERO);
        delay.note(budget, Duration::from_millis(1200));
        assert_eq!(delay.expected(), Duration::from_millis(200));
        for _ in 0..30 {
            delay.note(budget, Duration::from_millis(900));
        }
        assert!(delay.expected() < Duration::from_millis(10));
        delay.note(budget, Duration::from_millis(1100));
        assert!(delay.expected() >= Duration::from_millis(100));
    }

    #[test]
    fn a_suspended_machine_is_not_a_slow_one() {
        let mut delay = Delay::default();
        delay.note(Duration::from_secs(1).into(), Duration::from_hours(8));
        assert_eq!(delay.expected(), Duration::ZERO);
    }
}
