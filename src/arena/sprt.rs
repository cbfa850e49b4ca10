//! The sequential probability ratio test: whether an engine is stronger by one difference in Elo or by another,
//! asked again after each pair of games until the answer is sure enough.
//!
//! Pairs of games have five results, whose frequencies nobody knows beforehand. The test is the generalised one:
//! each hypothesis fixes the expected score, and is given the frequencies that explain the results best.

use super::stats::{PairTally, score_from_elo};

/// What stands for a result that no pair had, so that no hypothesis is ruled out by chance.
const UNSEEN: f64 = 1e-3;

/// Two hypotheses and the risks of taking the wrong one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The first engine is stronger by this, in Elo.
    pub elo0: f64,
    /// The first engine is stronger by this, in Elo; more than `elo0`.
    pub elo1: f64,
    /// The risk of taking `elo1` when `elo0` is right.
    pub alpha: f64,
    /// The risk of taking `elo0` when `elo1` is right.
    pub beta: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// More games are needed.
    Open,
    /// `elo0` is taken.
    Lower,
    /// `elo1` is taken.
    Upper,
}

impl Sprt {
    /// The log-likelihood ratio at and below which `elo0` is taken, and that at and above which `elo1` is.
    pub fn bounds(&self) -> (f64, f64) {
        (
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        )
    }

    /// The log-likelihood ratio of these pairs, 0 without any.
    pub fn llr(&self, pairs: &PairTally) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs.counts.map(|count| f64::from(count).max(UNSEEN));
        let log_likelihood = |elo| explain(&counts, score_from_elo(elo));
        log_likelihood(self.elo1) - log_likelihood(self.elo0)
    }

    /// What these pairs decide.
    pub fn decide(&self, pairs: &PairTally) -> Decision {
        let (lower, upper) = self.bounds();
        match self.llr(pairs) {
            llr if llr <= lower => Decision::Lower,
            llr if llr >= upper => Decision::Upper,
            _ => Decision::Open,
        }
    }
}

/// The log-likelihood of these counts, less a constant, under the likeliest frequencies with this expected score.
///
/// They are `count / (total (1 + t (value - score)))` for the one `t` that gives that score (a Lagrange multiplier); all
/// of them are positive only for `t` between two poles, where the expected score falls as `t` grows.
fn explain(counts: &[f64; 5], score: f64) -> f64 {
    let offsets = [0.0, 0.25, 0.5, 0.75, 1.0].map(|value| value - score);
    let excess = |t: f64| -> f64 {
        let terms = counts.iter().zip(offsets);
        terms.map(|(n, d)| n * d / (1.0 + t * d)).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = f64::midpoint(low, high);
    let terms = counts.iter().zip(offsets);
    terms.map(|(n, d)| -n * (t * d).ln_1p()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

    const TEST: Sprt = Sprt {
        elo0: 0.0,
        elo1: 50.0,
        alpha: 0.05,
        beta: 0.05,
    };

    fn pairs(counts: [u32; 5]) -> PairTally {
        PairTally { counts }
    }

    #[test]
    fn the_bounds_are_wald_s() {
        let (lower, upper) = TEST.bounds();
        assert!((upper - 19_f64.ln()).abs() < 1e-12 && (lower + 19_f64.ln()).abs() < 1e-12);
        let (lower, upper) = Sprt {
            alpha: 0.01,
            beta: 0.2,
            ..TEST
        }
        .bounds();
        assert!((lower - (0.2_f64 / 0.99).ln()).abs() < 1e-12);
        assert!((upper - 80_f64.ln()).abs() < 1e-12);
    }

    #[test]
    fn nothing_played_says_nothing() {
        assert!(TEST.llr(&pairs([0; 5])).abs() < 1e-12);
        assert_eq!(TEST.decide(&pairs([0; 5])), Decision::Open);
    }

    /// Two results only: the frequencies follow from the score, and the ratio is that of a coin.
    #[test]
    fn pairs_without_a_draw_are_coins() {
        let (s0, s1) = (score_from_elo(0.0), score_from_elo(50.0));
        let coin = 30.0 * (s1 / s0).ln() + 20.0 * ((1.0 - s1) / (1.0 - s0)).ln();
        let llr = TEST.llr(&pairs([20, 0, 0, 0, 30]));
        assert!((llr - coin).abs() < 0.01, "{llr} {coin}");
    }

    /// Three results leave one frequency free, which a search finds without any multiplier.
    #[test]
    fn the_likeliest_frequencies_are_found() {
        let counts = [13_u32, 0, 40, 0, 22];
        let best = |score: f64| {
            let steps = 1..200_000;
            let share = |i: u32| f64::from(i) / 200_000.0;
            // p2 + p1 / 2 = score and p0 + p1 + p2 = 1.
            let likelihood = |p1: f64| {
                let p2 = score - p1 / 2.0;
                13.0 * (1.0 - p1 - p2).ln() + 40.0 * p1.ln() + 22.0 * p2.ln()
            };
            steps
                .map(|i| likelihood(share(i)))
                .filter(|l| !l.is_nan())
                .fold(f64::MIN, f64::max)
        };
        let expected = best(score_from_elo(50.0)) - best(score_from_elo(0.0));
        let llr = TEST.llr(&pairs(counts));
        assert!((llr - expected).abs() < 0.01, "{llr} {expected}");
    }

    #[test]
    fn the_other_side_sees_the_mirror_image() {
        let mirror = Sprt {
            elo0: -50.0,
            elo1: 0.0,
            ..TEST
        };
        let llr = TEST.llr(&pairs([3, 5, 20, 9, 7]));
        let mirrored = mirror.llr(&pairs([7, 9, 20, 5, 3]));
        assert!((llr + mirrored).abs() < 1e-9);
        assert_eq!(TEST.decide(&pairs([0, 0, 10, 30, 60])), Decision::Upper);
        assert_eq!(TEST.decide(&pairs([60, 30, 10, 0, 0])), Decision::Lower);
    }

    #[test]
    fn the_risks_are_those_asked_for() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut wrong = |elo: f64, bad: Decision| {
            let p = score_from_elo(elo);
            let mut run = || {
                let mut tally = PairTally::default();
                loop {
                    let wins = usize::from(rng.random_bool(p)) + usize::from(rng.random_bool(p));
                    tally.add(2 * wins);
                    let decision = TEST.decide(&tally);
                    if decision != Decision::Open {
                        return decision == bad;
                    }
                }
            };
            (0..400).filter(|_| run()).count()
        };
        // 5 % and less, with three deviations of 4.4 for luck.
        let (first, second) = (wrong(0.0, Decision::Upper), wrong(50.0, Decision::Lower));
        assert!(first < 34 && second < 34, "{first} {second}");
    }
}
