//! What a match result says about strength: Elo differences with their 95 % interval.
//!
//! All scores are those of the first engine, as a share of the points: 1 for a win, 1/2 for a draw. The
//! Elo scale is logistic: a score `s` is worth `400 log10(s / (1 - s))`.

/// The standard normal quantile of a two-sided 95 % interval.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// An Elo difference, positive when the first engine is the stronger. The ends may be infinite.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference that makes the observed score the expected one.
    pub estimate: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end of the 95 % interval.
    pub high: f64,
}

/// Results of single games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that the first engine won.
    pub wins: u32,
    /// Games that nobody won.
    pub draws: u32,
    /// Games that the first engine lost.
    pub losses: u32,
    /// Games that both lost: no point for either.
    pub both_lost: u32,
}

/// Results of pairs of games with the colours swapped: how many gave the first engine 0, 1/2, 1, 3/2, 2 points.
///
/// The two games of a pair depend on each other, through the opening and the advantage of the first move;
/// counting pairs measures that instead of assuming it away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairTally {
    /// Pairs by half points gained.
    pub counts: [u32; 5],
}

/// The Elo difference at which this score is expected; infinite at 0 and 1.
pub fn elo_from_score(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The score expected at this Elo difference.
pub fn score_from_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl Elo {
    fn from_scores(score: f64, low: f64, high: f64) -> Self {
        Self {
            estimate: elo_from_score(score),
            low: elo_from_score(low.clamp(0.0, 1.0)),
            high: elo_from_score(high.clamp(0.0, 1.0)),
        }
    }
}

impl Tally {
    /// Number of games.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses + self.both_lost
    }

    /// Score of the first engine; none without games.
    pub fn score(&self) -> Option<f64> {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        (self.games() > 0).then(|| points / f64::from(self.games()))
    }

    /// Elo difference with Wilson's interval, which stays honest for short and for one-sided matches.
    ///
    /// A draw counts as half a win and half a loss, which makes the interval a little too wide, never too
    /// narrow.
    pub fn elo(&self) -> Option<Elo> {
        let score = self.score()?;
        let (low, high) = wilson(score, f64::from(self.games()));
        Some(Elo::from_scores(score, low, high))
    }
}

impl PairTally {
    /// Counts the pair in which the first engine gained so many half points of four.
    ///
    /// # Panics
    /// With more than four.
    pub fn add(&mut self, half_points: usize) {
        self.counts[half_points] += 1;
    }

    /// Number of pairs.
    pub fn pairs(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// Score of the first engine; none without pairs.
    pub fn score(&self) -> Option<f64> {
        (self.pairs() > 0).then(|| self.mean_of(|score| score))
    }

    /// Variance of the score of one pair, over the pairs seen.
    pub fn variance(&self) -> Option<f64> {
        let mean = self.score()?;
        Some(self.mean_of(|score| (score - mean).powi(2)))
    }

    /// Elo difference with the normal interval from the variance of the pairs.
    ///
    /// Where all pairs came out alike, they say nothing about their variance, and Wilson's interval stands in.
    pub fn elo(&self) -> Option<Elo> {
        let (score, variance, pairs) = (self.score()?, self.variance()?, f64::from(self.pairs()));
        let (low, high) = if variance > 0.0 {
            let margin = Z * (variance / pairs).sqrt();
            (score - margin, score + margin)
        } else {
            wilson(score, pairs)
        };
        Some(Elo::from_scores(score, low, high))
    }

    fn mean_of(&self, value: impl Fn(f64) -> f64) -> f64 {
        let total: f64 = (0u32..)
            .zip(self.counts)
            .map(|(quarter, count)| f64::from(count) * value(f64::from(quarter) / 4.0))
            .sum();
        total / f64::from(self.pairs())
    }
}

/// Wilson's 95 % interval for a share observed in `n` trials.
fn wilson(share: f64, n: f64) -> (f64, f64) {
    let z2 = Z * Z;
    let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let margin = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    (centre - margin, centre + margin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn scores_and_elo_are_each_other_s_inverse() {
        assert!(close(elo_from_score(0.5), 0.0));
        assert!(close(elo_from_score(10.0 / 11.0), 400.0));
        assert!(close(score_from_elo(-400.0), 1.0 / 11.0));
        assert!(close(elo_from_score(score_from_elo(123.4)), 123.4));
        assert_eq!(
            (elo_from_score(1.0), elo_from_score(0.0)),
            (f64::INFINITY, f64::NEG_INFINITY)
        );
    }

    #[test]
    fn even_tally_in_closed_form() {
        // Wilson at share 1/2: the half width is z / (2 sqrt(n + z^2)).
        let elo = Tally {
            wins: 45,
            draws: 10,
            losses: 45,
            ..Tally::default()
        }
        .elo()
        .expect("there are games");
        assert!(close(elo.estimate, 0.0));
        assert!(close(
            score_from_elo(elo.high) - 0.5,
            Z / (2.0 * (100.0 + Z * Z).sqrt())
        ));
        assert!(close(elo.low, -elo.high));
    }

    #[test]
    fn one_sided_tally_in_closed_form() {
        // Wilson at share 1: the lower end is n / (n + z^2).
        let elo = Tally {
            wins: 10,
            draws: 0,
            losses: 0,
            ..Tally::default()
        }
        .elo()
        .expect("there are games");
        assert!(elo.estimate.is_infinite() && elo.estimate > 0.0);
        assert!(elo.high > 1000.0);
        assert!(close(score_from_elo(elo.low), 10.0 / (10.0 + Z * Z)));
    }

    #[test]
    fn pairs_in_closed_form() {
        // Half the pairs 2:0, half 1:1: mean 3/4, variance 1/16, margin z / (4 sqrt(n)).
        let mut pairs = PairTally::default();
        for half_points in [2, 4].repeat(50) {
            pairs.add(half_points);
        }
        assert!(close(pairs.score().expect("pairs"), 0.75));
        assert!(close(pairs.variance().expect("pairs"), 1.0 / 16.0));
        let elo = pairs.elo().expect("pairs");
        assert!(close(elo.estimate, 400.0 * 3_f64.log10()));
        assert!(close(score_from_elo(elo.high), 0.75 + Z / 40.0));
        assert!(close(score_from_elo(elo.low), 0.75 - Z / 40.0));
    }

    #[test]
    fn opposed_games_of_a_pair_narrow_the_interval() {
        // White wins nearly every game: single games look like coin tosses, pairs do not.
        let pairs = PairTally {
            counts: [1, 0, 98, 0, 1],
        }
        .elo()
        .expect("pairs");
        let games = Tally {
            wins: 100,
            draws: 0,
            losses: 100,
            ..Tally::default()
        }
        .elo()
        .expect("games");
        assert!(pairs.high < games.high / 4.0);
    }

    #[test]
    fn pairs_all_alike_still_leave_doubt() {
        let elo = PairTally {
            counts: [0, 0, 10, 0, 0],
        }
        .elo()
        .expect("pairs");
        assert!(close(
            score_from_elo(elo.high) - 0.5,
            Z / (2.0 * (10.0 + Z * Z).sqrt())
        ));
    }

    #[test]
    fn nothing_played_says_nothing() {
        assert_eq!(Tally::default().elo(), None);
        assert_eq!(PairTally::default().elo(), None);
    }

    #[test]
    fn the_interval_covers_the_truth_about_95_times_in_100() {
        use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let truth = elo_from_score(0.7);
        let covered = (0..2000)
            .filter(|_| {
                let wins = (0..60).filter(|_| rng.random_bool(0.7)).count() as u32;
                let elo = Tally {
                    wins,
                    draws: 0,
                    losses: 60 - wins,
                    ..Tally::default()
                }
                .elo()
                .expect("games");
                elo.low <= truth && truth <= elo.high
            })
            .count();
        // Binomial around 1900 with a deviation of 10; the interval itself is exact to about 1 %.
        assert!((1860..=1950).contains(&covered), "{covered} of 2000");
    }
}
