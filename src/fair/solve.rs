//! The komi at which the games played would have been won equally often by all.

use crate::random::Random;

/// How often the games are drawn again to see how far the komi may be off.
const DRAWS: usize = 200;
/// Rounds of setting one komi after the other: with two players one is enough.
const SWEEPS: usize = 60;
/// Halvings of the range in which a komi lies.
const HALVINGS: usize = 24;

/// What games say of komi.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate {
    /// By player: points; the first has none.
    pub komi: Vec<f64>,
    /// By player: the standard error of that, if there were games enough to tell.
    pub error: Option<Vec<f64>>,
    /// By player: the share of the games that he would have won with that komi. Where no komi is fair, as when the winner takes
    /// the whole board, the shares differ.
    pub shares_then: Vec<f64>,
    /// By player: the share of the games that he would have won without komi, ties shared.
    pub shares: Vec<f64>,
    /// How many games there were.
    pub games: usize,
}

/// What these games say, each with the points of each player.
pub fn estimate(scores: &[Vec<i32>], players: u8) -> Estimate {
    let players = usize::from(players);
    let all: Vec<&[i32]> = scores.iter().map(Vec::as_slice).collect();
    let komi = solve(&all, players);
    let mut random = Random::new(1, 0);
    let (mut sums, mut squares) = (vec![0.0; players], vec![0.0; players]);
    if !all.is_empty() {
        for _ in 0..DRAWS {
            let drawn: Vec<&[i32]> = all.iter().map(|_| all[random.below(all.len())]).collect();
            for (player, komi) in solve(&drawn, players).into_iter().enumerate() {
                sums[player] += komi;
                squares[player] += komi * komi;
            }
        }
    }
    let draws = DRAWS as f64;
    let spread = |(sum, squares): (&f64, &f64)| {
        let mean = sum / draws;
        (squares / draws - mean * mean).max(0.0).sqrt()
    };
    let none = vec![0.0; players];
    let shares = |komi: &[f64]| {
        let share = |player| share(&all, komi, player);
        (0..players).map(share).collect()
    };
    let error = sums.iter().zip(&squares).map(spread).collect();
    Estimate {
        error: Some(error).filter(|_| all.len() > 1),
        shares: shares(&none),
        shares_then: shares(&komi),
        komi,
        games: all.len(),
    }
}

/// The komi at which all have the same share of wins.
fn solve(scores: &[&[i32]], players: usize) -> Vec<f64> {
    let mut komi = vec![0.0; players];
    let most = scores.iter().flat_map(|points| points.iter()).max();
    let most = f64::from(most.copied().unwrap_or(0)) + 1.0;
    let target = 1.0 / players as f64;
    let sweeps = if players == 2 { 1 } else { SWEEPS };
    for _ in 0..sweeps {
        for player in 1..players {
            // A share goes up by steps: the middle of where it is right.
            let mut edge = |is_low: &dyn Fn(f64) -> bool| {
                let (mut low, mut high) = (-most, most);
                for _ in 0..HALVINGS {
                    komi[player] = f64::midpoint(low, high);
                    if is_low(share(scores, &komi, player)) {
                        low = komi[player];
                    } else {
                        high = komi[player];
                    }
                }
                low
            };
            let from = edge(&|share| share < target - 1e-9);
            let to = edge(&|share| share <= target + 1e-9);
            komi[player] = f64::midpoint(from, to);
        }
    }
    komi
}

/// The share of the games that a player wins with this komi; who ties has a part.
fn share(scores: &[&[i32]], komi: &[f64], player: usize) -> f64 {
    let won = scores.iter().map(|points| {
        let total = |other: usize| f64::from(points[other]) + komi[other];
        let own = total(player);
        let others = || (0..komi.len()).filter(|&other| other != player).map(total);
        if others().any(|other| other > own + 1e-6) {
            return 0.0;
        }
        let ties = others().filter(|other| (other - own).abs() <= 1e-6).count();
        1.0 / (ties + 1) as f64
    });
    won.sum::<f64>() / (scores.len() as f64).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(komi: f64, expected: f64) {
        assert!((komi - expected).abs() < 1e-3, "{komi}, not {expected}");
    }

    #[test]
    fn two_players_meet_at_the_median_lead() {
        // Leads of 5, 7, 7, 9 and -3: the middle one is 7, where the ties are shared.
        let scores: Vec<Vec<i32>> = [5, 7, 7, 9, -3]
            .iter()
            .map(|lead| vec![40 + lead, 40])
            .collect();
        let found = estimate(&scores, 2);
        near(found.komi[0], 0.0);
        near(found.komi[1], 7.0);
        near(found.shares[0], 0.8);
        // Of 4, 6 half win with less than 6, half with more than 4.
        near(estimate(&[vec![44, 40], vec![46, 40]], 2).komi[1], 5.0);
    }

    #[test]
    fn three_players_have_a_third_each() {
        // Each is ahead once by as much when the second has 2 and the third 5 more.
        let scores: Vec<Vec<i32>> = vec![vec![20, 8, 5], vec![10, 18, 5], vec![10, 8, 15]];
        let komi = estimate(&scores, 3).komi;
        let all: Vec<&[i32]> = scores.iter().map(Vec::as_slice).collect();
        for player in 0..3 {
            near(share(&all, &komi, player), 1.0 / 3.0);
        }
    }

    /// One player takes all in every game: more komi than all points turns every game, less turns none.
    #[test]
    fn where_no_komi_is_fair_the_shares_tell() {
        let scores = [vec![9, 0], vec![9, 0], vec![9, 0], vec![0, 9]];
        let found = estimate(&scores, 2);
        near(found.shares[0], 0.75);
        let told: f64 = found.shares_then.iter().sum();
        near(told, 1.0);
        // The second has a quarter, or half of the ties more, or all.
        assert!((found.shares_then[1] - 0.5).abs() > 0.1, "{found:?}");
        assert_eq!(found.error.map(|error| error.len()), Some(2));
    }

    #[test]
    fn nothing_says_nothing() {
        let found = estimate(&[], 2);
        assert_eq!((found.komi.len(), found.games), (2, 0));
        assert_eq!(found.error, None);
        assert_eq!(estimate(&[vec![3, 2]], 2).error, None);
    }
}
