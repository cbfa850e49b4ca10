//! The table at the end of a match.

use super::outcome::Fault;
use super::ratings::Rating;
use super::sprt::Decision;
use super::standings::Report;
use super::stats::{Elo, Tally};
use std::fmt;

impl Report {
    fn row(
        &self,
        index: usize,
        rating: Option<Rating>,
        width: usize,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        let [black, white] = self.by_color(index);
        let all = black.and(white);
        let points = f64::from(all.wins) + f64::from(all.draws) / 2.0;
        let percent = 100.0 * all.score().unwrap_or_default();
        write!(f, "{:width$}", self.names[index])?;
        if let Some(rating) = rating {
            write!(f, "{:>10}{:>8}", elo(rating.elo), error(rating))?;
        }
        write!(
            f,
            "{:>10}{percent:>8.1} %",
            format!("{points}/{}", all.games())
        )?;
        for tally in [black, white] {
            write!(f, "{:>10}", score_line(tally))?;
        }
        for count in self.faults[index] {
            write!(f, "{count:>9}")?;
        }
        writeln!(f)
    }

    /// Each pairing.
    fn write_encounters(&self, width: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ([first, second], encounter) in self.encounters() {
            let (tally, names) = (encounter.tally(), [first, second].map(|i| &self.names[i]));
            // Pairs know more, once there are any.
            if let Some(elo) = encounter.pairs.elo().or(tally.elo()) {
                let [first, second] = names;
                let score = score_line(tally);
                writeln!(
                    f,
                    "{first:width$} - {second:width$}{score:>10}  {}",
                    interval(elo)
                )?;
            }
        }
        Ok(())
    }

    /// What pairs of games say, and the test on them.
    fn write_pairs(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = self.pairs();
        if let Some(elo) = pairs.elo() {
            let counts = pairs.counts.map(|count| count.to_string()).join(", ");
            writeln!(
                f,
                "pairs with 0, 0.5, 1, 1.5, 2 points: {counts}; {}",
                interval(elo)
            )?;
        }
        let Some((sprt, llr, decision)) = self.sprt() else {
            return Ok(());
        };
        let (lower, upper) = sprt.bounds();
        let (elo0, elo1) = (sprt.elo0, sprt.elo1);
        let verdict = match decision {
            Decision::Open => "undecided".to_owned(),
            Decision::Lower => format!("{elo0:+} Elo accepted"),
            Decision::Upper => format!("{elo1:+} Elo accepted"),
        };
        writeln!(
            f,
            "SPRT {elo0:+} against {elo1:+} Elo: LLR {llr:.2} ({lower:.2} to {upper:.2}), {verdict}"
        )
    }
}

/// Wins, losses and, if there are any, draws. What both lost is lost.
fn score_line(tally: Tally) -> String {
    let Tally {
        wins,
        draws,
        losses,
        both_lost,
    } = tally;
    let losses = losses + both_lost;
    if draws == 0 {
        format!("{wins}-{losses}")
    } else {
        format!("{wins}-{losses}-{draws}")
    }
}

/// The engines by their places: the strongest first if they are rated.
fn in_order(ratings: Option<Vec<Rating>>, engines: usize) -> Vec<(usize, Option<Rating>)> {
    let Some(ratings) = ratings else {
        return (0..engines).map(|index| (index, None)).collect();
    };
    let mut rated: Vec<_> = ratings.into_iter().map(Some).enumerate().collect();
    let elo = |rating: Option<Rating>| rating.map_or(0.0, |rating| rating.elo);
    rated.sort_by(|a, b| elo(b.1).total_cmp(&elo(a.1)));
    rated
}

fn elo(elo: f64) -> String {
    if elo.is_finite() {
        format!("{elo:.0}")
    } else {
        format!("{elo:+}")
    }
}

/// Half the interval; nothing for an anchor.
fn error(rating: Rating) -> String {
    match rating.error {
        Some(error) if error > 0.0 => format!("±{error:.0}"),
        Some(_) => "fixed".to_owned(),
        None => "?".to_owned(),
    }
}

fn interval(elo: Elo) -> String {
    let Elo {
        estimate,
        low,
        high,
    } = elo;
    format!("{estimate:+.0} Elo (95 %: {low:+.0} to {high:+.0})")
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.games() == 0 {
            return writeln!(f, "no games");
        }
        let width = self.names.iter().map(|name| name.chars().count()).max();
        let width = width.unwrap_or_default();
        write!(f, "{:width$}", "")?;
        let ratings = self.ratings();
        if ratings.is_some() {
            write!(f, "{:>10}{:>8}", "rating", "95 %")?;
        }
        write!(f, "{:>10}{:>10}", "points", "score")?;
        write!(f, "{:>10}{:>10}", "as Black", "as White")?;
        for fault in Fault::ALL {
            write!(f, "{:>9}", fault.name())?;
        }
        writeln!(f)?;
        for (index, rating) in in_order(ratings, self.names.len()) {
            self.row(index, rating, width, f)?;
        }
        let first = &self.names[0];
        let lost_for = if self.names.len() == 2 {
            first
        } else {
            "the first of the two"
        };
        writeln!(
            f,
            "{} games, {} void, {} disputed (lost for {lost_for})",
            self.games(),
            self.void,
            self.disputed
        )?;
        if self.names.len() == 2 {
            if let Some(elo) = self.tally().elo() {
                writeln!(f, "{first}: {}", interval(elo))?;
            }
            self.write_pairs(f)
        } else {
            self.write_encounters(width, f)
        }
    }
}
