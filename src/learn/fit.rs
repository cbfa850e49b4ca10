//! Minorisation-maximisation: one group at a time, each weight becomes the number of times its features won over the number of
//! times they should have, given all the other weights.

use super::Stage;
use super::sample::{Sample, in_parts};
use crate::features::{Group, Weights};

/// A feature of weight 1 won and lost so often besides: what is rarely seen stays near it.
const PRIOR_GAMES: f64 = 1.0;

/// One part of the moves, with the product of each move's weights.
struct Part<'a> {
    sample: &'a Sample,
    products: Vec<f32>,
}

/// Fits the weights to the moves made, by so many sweeps over all groups.
pub(super) fn fit(
    weights: &mut Weights,
    samples: &[Sample],
    sweeps: u32,
    tick: &(dyn Fn(Stage) + Sync),
) {
    let mut parts: Vec<Part<'_>> = samples
        .iter()
        .map(|sample| Part {
            sample,
            products: vec![1.0; sample.len()],
        })
        .collect();
    for _ in 0..sweeps {
        for group in Group::ALL {
            let gammas: Vec<f32> = weights
                .logs_mut(group)
                .iter()
                .map(|log| log.exp())
                .collect();
            let fitted = fitted(&parts, group as usize, &gammas);
            let change: Vec<f32> = fitted
                .iter()
                .zip(&gammas)
                .map(|(new, old)| new / old)
                .collect();
            multiply(&mut parts, group as usize, &change);
            let logs = weights.logs_mut(group).iter_mut();
            for (log, gamma) in logs.zip(fitted) {
                *log = gamma.ln();
            }
        }
        tick(Stage::Fitted);
    }
}

/// The new weights of a group.
fn fitted(parts: &[Part<'_>], group: usize, gammas: &[f32]) -> Vec<f32> {
    let sums = in_parts(parts, |parts, _| {
        let mut wins = vec![0.0; gammas.len()];
        let mut expected = vec![0.0; gammas.len()];
        for part in parts {
            part.count(group, &mut wins, &mut expected);
        }
        (wins, expected)
    });
    let feature = |(feature, &gamma): (usize, &f32)| {
        let total = |which: fn(&(Vec<f64>, Vec<f64>)) -> &Vec<f64>| -> f64 {
            sums.iter().map(|sum| which(sum)[feature]).sum()
        };
        let (wins, expected) = (total(|sum| &sum.0), total(|sum| &sum.1));
        // The sums hold the whole product; without this feature's own weight it is the strength of its team mates.
        let gamma = f64::from(gamma);
        let games = expected / gamma + 2.0 * PRIOR_GAMES / (gamma + 1.0);
        ((wins + PRIOR_GAMES) / games) as f32
    };
    gammas.iter().enumerate().map(feature).collect()
}

impl Part<'_> {
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
fn multiply(parts: &mut [Part<'_>], group: usize, change: &[f32]) {
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
