//! Minorisation-maximisation: one group at a time, each weight becomes the number of times its features won over the number of
//! times they should have, given all the other weights.

use super::parts::in_parts;
use super::sample::Sample;

/// A feature of weight 1 won and lost so often besides: what is rarely seen stays near it.
const PRIOR_GAMES: f64 = 1.0;

/// One part of the moves, with the product of each move's weights.
struct Part<'a, const WIDE: usize, const NARROW: usize> {
    sample: &'a Sample<WIDE, NARROW>,
    products: Vec<f32>,
}

/// Fits weights, given as natural logarithms by group and feature, to the moves made, by so many sweeps over all groups. They all
/// begin as 0. `tick` is told of each sweep.
pub(super) fn fit<'a, const WIDE: usize, const NARROW: usize>(
    logs: &mut [Vec<f32>],
    samples: impl Iterator<Item = &'a Sample<WIDE, NARROW>>,
    sweeps: u32,
    tick: impl Fn(),
) {
    let mut parts: Vec<Part<'_, WIDE, NARROW>> = samples
        .map(|sample| Part {
            sample,
            products: vec![1.0; sample.len()],
        })
        .collect();
    for _ in 0..sweeps {
        for (group, logs) in logs.iter_mut().enumerate() {
            let gammas: Vec<f32> = logs.iter().map(|log| log.exp()).collect();
            let fitted = fitted(&parts, group, &gammas);
            let change: Vec<f32> = fitted
                .iter()
                .zip(&gammas)
                .map(|(new, old)| new / old)
                .collect();
            multiply(&mut parts, group, &change);
            for (log, gamma) in logs.iter_mut().zip(fitted) {
                *log = gamma.ln();
            }
        }
        tick();
    }
}

/// The new weights of a group.
fn fitted<const WIDE: usize, const NARROW: usize>(
    parts: &[Part<'_, WIDE, NARROW>],
    group: usize,
    gammas: &[f32],
) -> Vec<f32> {
    let sums = in_parts(parts, |parts, _| {
        let mut wins = vec![0.0; gammas.len()];
        let mut expected = vec![0.0; gammas.len()];
        for part in parts {
            part.count(group, &mut wins, &mut expected);
        }
        [wins, expected]
    });
    let feature = |(feature, &gamma): (usize, &f32)| {
        let total = |which: usize| sums.iter().map(|sum| sum[which][feature]).sum::<f64>();
        let [wins, expected] = [0, 1].map(total);
        // The sums hold the whole product; without this feature's own weight it is the strength of its team mates.
        let gamma = f64::from(gamma);
        let games = expected / gamma + 2.0 * PRIOR_GAMES / (gamma + 1.0);
        ((wins + PRIOR_GAMES) / games) as f32
    };
    gammas.iter().enumerate().map(feature).collect()
}

impl<const WIDE: usize, const NARROW: usize> Part<'_, WIDE, NARROW> {
    /// Adds to each feature of a group the times it won, and those it was expected to.
    fn count(&self, group: usize, wins: &mut [f64], expected: &mut [f64]) {
        for moves in self.sample.positions() {
            let all: f32 = self.products[moves.clone()].iter().sum();
            wins[self.sample.feature(group, moves.start)] += 1.0;
            for mv in moves {
                expected[self.sample.feature(group, mv)] += f64::from(self.products[mv] / all);
            }
        }
    }
}

/// Brings the products up to date.
fn multiply<const WIDE: usize, const NARROW: usize>(
    parts: &mut [Part<'_, WIDE, NARROW>],
    group: usize,
    change: &[f32],
) {
    std::thread::scope(|scope| {
        for part in parts {
            scope.spawn(|| {
                for (mv, product) in part.products.iter_mut().enumerate() {
                    *product *= change[part.sample.feature(group, mv)];
                }
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// Weights fitted to games of two moves each: winner, loser, and how often.
    fn fitted_to(games: &[(u32, u32, usize)]) -> Vec<f32> {
        let mut sample = Sample::<1, 1>::default();
        for &(winner, loser, times) in games {
            for _ in 0..times {
                sample.add([[0, winner], [0, loser]].into_iter());
            }
        }
        let mut logs = [vec![0.0], vec![0.0; 6]];
        fit(&mut logs, [&sample].into_iter(), 100, || {});
        logs[1].clone()
    }

    fn assert_ratio(logs: &[f32], [a, b]: [usize; 2], expected: f32) {
        let ratio = (logs[a] - logs[b]).exp();
        assert!((ratio / expected - 1.0).abs() < 0.02, "{a} {b}: {ratio}");
    }

    /// Who wins three of four has three times the weight, but for the few games with weight 1 in between.
    #[test]
    fn a_weight_is_what_games_say() {
        let logs = fitted_to(&[(1, 2, 1500), (2, 1, 500)]);
        assert_ratio(&logs, [1, 2], 3.0);
    }

    /// 6, 3 and 1: each pair meets 420 times and wins in proportion.
    #[test]
    fn weights_of_more_than_two_agree() {
        let games = [
            (1, 2, 280),
            (2, 1, 140),
            (2, 3, 315),
            (3, 2, 105),
            (1, 3, 360),
            (3, 1, 60),
        ];
        let logs = fitted_to(&games.map(|(a, b, times)| (a, b, 3 * times)));
        assert_ratio(&logs, [1, 2], 2.0);
        assert_ratio(&logs, [2, 3], 3.0);
        assert_ratio(&logs, [1, 3], 6.0);
    }

    /// A feature that nobody had keeps weight 1, and so has everything where all moves are alike.
    #[test]
    fn what_is_not_seen_stays_even() {
        let logs = fitted_to(&[(1, 2, 10)]);
        assert!(logs[3..].iter().all(|log| log.abs() < 1e-6), "{logs:?}");
        let alike = fitted_to(&[(1, 1, 1000)]);
        assert!((alike[1]).abs() < 1e-3, "{alike:?}");
    }

    /// Each update raises a lower bound of the likelihood, the games against weight 1 among the rest, to its top.
    #[test]
    fn no_sweep_makes_the_moves_less_likely() {
        let mut random = Random::new(5, 0);
        let mut positions: Vec<Vec<[u32; 4]>> = Vec::new();
        for _ in 0..400 {
            let moves = 2 + random.below(5);
            let mut draw = || [0; 4].map(|_| random.below(3) as u32);
            positions.push((0..moves).map(|_| draw()).collect());
        }
        let objective = |sweeps| {
            let mut logs = [const { [0.0; 3] }; 4].map(Vec::from);
            let mut samples = [Sample::<2, 2>::default(), Sample::default()];
            for (number, position) in positions.iter().enumerate() {
                samples[number % 2].add(position.iter());
            }
            fit(&mut logs, samples.iter(), sweeps, || {});
            let gamma = |features: &[u32; 4]| {
                let own = logs.iter().zip(features);
                let log: f32 = own.map(|(logs, &feature)| logs[feature as usize]).sum();
                f64::from(log).exp()
            };
            let mut sum = 0.0;
            for position in &positions {
                sum += (gamma(&position[0]) / position.iter().map(gamma).sum::<f64>()).ln();
            }
            for &log in logs.iter().flatten() {
                let log = f64::from(log);
                sum += PRIOR_GAMES * (log - 2.0 * log.exp().ln_1p());
            }
            sum
        };
        let found: Vec<f64> = (0..12).map(objective).collect();
        let rises = |pair: &[f64]| pair[1] > pair[0] - 1e-3;
        assert!(found.windows(2).all(rises), "{found:?}");
        assert!(found[1] > found[0] + 1.0, "{found:?}");
    }
}
