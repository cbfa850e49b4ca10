//! Ratings of several engines from all their games: the Elo numbers under which the results are likeliest (Bradley and
//! Terry's model). A draw is half a win.

use super::stats::{Tally, Z, score_from_elo};

/// Who has won or lost all its games is likeliest to be infinitely far away; this far is as good.
const FAR: f64 = 4000.0;
/// Elo a unit of the natural scale.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The strength of an engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In Elo; may be infinite.
    pub elo: f64,
    /// Half of the 95 % interval; none if nothing can be said, 0 for an anchor.
    pub error: Option<f64>,
}

/// The ratings of so many engines as there are anchors. An anchor's rating is given; without any the first engine has 0.
///
/// `games` are the results of pairs of engines, from the first one's point of view.
pub fn ratings(games: &[([usize; 2], Tally)], anchors: &[Option<f64>]) -> Vec<Rating> {
    let mut fixed = anchors.to_vec();
    if fixed.iter().all(Option::is_none)
        && let Some(first) = fixed.first_mut()
    {
        *first = Some(0.0);
    }
    let known: Vec<f64> = fixed.iter().copied().flatten().collect();
    let centre = known.iter().sum::<f64>() / known.len().max(1) as f64;
    let mut model = Model {
        elo: fixed.iter().map(|known| known.unwrap_or(centre)).collect(),
        games,
    };
    let free: Vec<usize> = (0..fixed.len()).filter(|&i| fixed[i].is_none()).collect();
    model.fit(&free, centre);
    let errors = model.errors(&free);
    let rating = |(i, known): (usize, &Option<f64>)| {
        let distance = model.elo[i] - centre;
        let place = free.iter().position(|&other| other == i);
        let is_far = known.is_none() && distance.abs() > FAR - 1.0;
        Rating {
            elo: if is_far {
                distance * f64::INFINITY
            } else {
                model.elo[i]
            },
            error: match place {
                None => Some(0.0),
                Some(_) if is_far => None,
                Some(place) => errors[place],
            },
        }
    };
    fixed.iter().enumerate().map(rating).collect()
}

struct Model<'a> {
    elo: Vec<f64>,
    games: &'a [([usize; 2], Tally)],
}

impl Model<'_> {
    /// Newton's method on one rating after the other, which always climbs to the one summit.
    fn fit(&mut self, free: &[usize], centre: f64) {
        for _ in 0..10_000 {
            let mut moved = 0.0_f64;
            for &i in free {
                let (surplus, information) = self.slope(i);
                if information > 0.0 {
                    let step = (SCALE * surplus / information).clamp(-200.0, 200.0);
                    let new = (self.elo[i] + step).clamp(centre - FAR, centre + FAR);
                    moved = moved.max((new - self.elo[i]).abs());
                    self.elo[i] = new;
                }
            }
            if moved < 1e-9 {
                return;
            }
        }
    }

    /// By how many points an engine has done better than expected, and the variance of that.
    fn slope(&self, engine: usize) -> (f64, f64) {
        let (mut surplus, mut variance) = (0.0, 0.0);
        for &([first, second], tally) in self.games {
            let (other, tally) = if engine == first {
                (second, tally)
            } else if engine == second {
                (first, tally.reversed())
            } else {
                continue;
            };
            let expected = score_from_elo(self.elo[engine] - self.elo[other]);
            let games = f64::from(tally.games());
            surplus += games * (tally.score().unwrap_or(expected) - expected);
            variance += games * expected * (1.0 - expected);
        }
        (surplus, variance)
    }

    /// Half of the 95 % intervals of the free ratings, from the inverse of their information.
    fn errors(&self, free: &[usize]) -> Vec<Option<f64>> {
        let mut information = vec![vec![0.0; free.len()]; free.len()];
        for (row, &i) in free.iter().enumerate() {
            information[row][row] = self.slope(i).1;
            for (column, &j) in free.iter().enumerate() {
                for &([first, second], tally) in self.games {
                    if [first, second] == [i, j] || [first, second] == [j, i] {
                        let expected = score_from_elo(self.elo[i] - self.elo[j]);
                        information[row][column] -=
                            f64::from(tally.games()) * expected * (1.0 - expected);
                    }
                }
            }
        }
        let error = |variance: f64| (variance > 0.0).then(|| Z * SCALE * variance.sqrt());
        match inverse_diagonal(information) {
            Some(variances) => variances.into_iter().map(error).collect(),
            None => vec![None; free.len()],
        }
    }
}

/// The diagonal of the inverse of a symmetric matrix (Gauss and Jordan); `None` if it has none.
fn inverse_diagonal(mut matrix: Vec<Vec<f64>>) -> Option<Vec<f64>> {
    let n = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|j| if i == j { 1.0 } else { 0.0 }));
    }
    for pivot in 0..n {
        let best = (pivot..n)
            .max_by(|&a, &b| f64::total_cmp(&matrix[a][pivot].abs(), &matrix[b][pivot].abs()))?;
        matrix.swap(pivot, best);
        let scale = matrix[pivot][pivot];
        if scale.abs() < 1e-12 {
            return None;
        }
        matrix[pivot].iter_mut().for_each(|x| *x /= scale);
        let chosen = matrix[pivot].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(i, _)| *i != pivot) {
            let factor = row[pivot];
            row.iter_mut()
                .zip(&chosen)
                .for_each(|(x, y)| *x -= factor * y);
        }
    }
    Some((0..n).map(|i| matrix[i][n + i]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(wins: u32, losses: u32) -> Tally {
        Tally {
            wins,
            losses,
            ..Tally::default()
        }
    }

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-6
    }

    #[test]
    fn two_engines_differ_by_what_their_score_says() {
        // Ten to one is worth 400 Elo; the deviation of a rating is the scale by the root of n p (1 - p).
        let both = ratings(&[([0, 1], won(100, 10))], &[None, None]);
        assert!(
            close(both[0].elo, 0.0) && close(both[1].elo, -400.0),
            "{both:?}"
        );
        let deviation = SCALE / (110.0 * (10.0 / 11.0) * (1.0 / 11.0_f64)).sqrt();
        assert_eq!(both[0].error, Some(0.0));
        assert!(close(both[1].error.unwrap(), Z * deviation), "{both:?}");
    }

    #[test]
    fn anchors_stay_where_they_are() {
        // Even against 1000 and 1400 alike: in the middle.
        let games = [([0, 1], won(30, 20)), ([0, 2], won(20, 30))];
        let all = ratings(&games, &[None, Some(1000.0), Some(1400.0)]);
        assert!(
            close(all[0].elo, 1200.0) && close(all[1].elo, 1000.0) && close(all[2].elo, 1400.0)
        );
    }

    #[test]
    fn results_that_fit_are_found_again() {
        // Ten to one each step, and a hundred to one over two of them.
        let games = [
            ([0, 1], won(10, 1)),
            ([1, 2], won(10, 1)),
            ([0, 2], won(100, 1)),
        ];
        let all = ratings(&games, &[None, None, Some(-800.0)]);
        assert!(
            close(all[0].elo, 0.0) && close(all[1].elo, -400.0),
            "{all:?}"
        );
        // More is known of both than either tells alone.
        let alone = ratings(&games[..1], &[Some(0.0), None]);
        assert!(all[1].error.unwrap() < alone[1].error.unwrap());
    }

    #[test]
    fn who_never_lost_is_out_of_sight() {
        let games = [
            ([0, 1], won(5, 0)),
            ([0, 2], won(3, 2)),
            ([1, 2], won(0, 5)),
        ];
        let all = ratings(&games, &[Some(0.0), None, None]);
        assert!(
            all[1].elo == f64::NEG_INFINITY && all[1].error.is_none(),
            "{all:?}"
        );
        assert!(all[2].elo.is_finite());
    }

    #[test]
    fn nothing_played_says_nothing() {
        let all = ratings(&[([0, 1], won(0, 0))], &[None, None]);
        assert_eq!(all[1].error, None);
        assert_eq!(ratings(&[], &[]), []);
    }
}
