//! The table at the end of a match.

use super::outcome::{Fault, Outcome};
use super::record::GameRecord;
use super::stats::{Elo, Tally};
use crate::board::Color;
use std::fmt;

/// The results so far.
#[derive(Clone, Debug, Default)]
pub struct Report {
    names: [String; 2],
    /// The first engine's results with Black and with White.
    by_color: [Tally; 2],
    disputed: u32,
    void: u32,
    /// How often each engine lost by each fault.
    faults: [[u32; Fault::ALL.len()]; 2],
}

impl Report {
    /// Adds a game.
    pub fn add(&mut self, record: &GameRecord) {
        self.names.clone_from(&record.engines);
        let tally = &mut self.by_color[record.first.index()];
        match record.outcome.winner() {
            None => tally.draws += 1,
            Some(winner) if winner == record.first => tally.wins += 1,
            Some(_) => tally.losses += 1,
        }
        match &record.outcome {
            Outcome::Disputed(_) => self.disputed += 1,
            Outcome::Void => self.void += 1,
            Outcome::Forfeit(loser, failure) => {
                let faults = &mut self.faults[usize::from(*loser != record.first)];
                let places = faults.iter_mut().zip(Fault::ALL);
                for (count, _) in places.filter(|(_, fault)| *fault == failure.fault) {
                    *count += 1;
                }
            }
            Outcome::Score(_) | Outcome::Resignation(_) => {}
        }
    }

    /// The first engine's results.
    pub fn tally(&self) -> Tally {
        let [black, white] = self.by_color;
        Tally {
            wins: black.wins + white.wins,
            draws: black.draws + white.draws,
            losses: black.losses + white.losses,
        }
    }

    /// How many games were listed as disputed.
    pub fn disputed(&self) -> u32 {
        self.disputed
    }

    /// How many games had no end.
    pub fn void(&self) -> u32 {
        self.void
    }

    /// How many games were lost by a fault.
    pub fn faults(&self) -> u32 {
        self.faults.iter().flatten().sum()
    }

    fn row(&self, index: usize, width: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let view = |tally: Tally| if index == 0 { tally } else { reversed(tally) };
        let all = view(self.tally());
        let points = f64::from(all.wins) + f64::from(all.draws) / 2.0;
        let percent = 100.0 * all.score().unwrap_or_default();
        write!(f, "{:width$}", self.names[index])?;
        write!(
            f,
            "{:>10}{percent:>8.1} %",
            format!("{points}/{}", all.games())
        )?;
        let colors = if index == 0 {
            [Color::BLACK, Color::WHITE]
        } else {
            [Color::WHITE, Color::BLACK]
        };
        for first in colors {
            write!(f, "{:>10}", score_line(view(self.by_color[first.index()])))?;
        }
        for count in self.faults[index] {
            write!(f, "{count:>9}")?;
        }
        writeln!(f)
    }
}

fn reversed(tally: Tally) -> Tally {
    Tally {
        wins: tally.losses,
        losses: tally.wins,
        ..tally
    }
}

/// Wins, losses and, if there are any, draws.
fn score_line(tally: Tally) -> String {
    let Tally {
        wins,
        draws,
        losses,
    } = tally;
    if draws == 0 {
        format!("{wins}-{losses}")
    } else {
        format!("{wins}-{losses}-{draws}")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tally = self.tally();
        let Some(Elo {
            estimate,
            low,
            high,
        }) = tally.elo()
        else {
            return writeln!(f, "no games");
        };
        let width = self.names.iter().map(|name| name.chars().count()).max();
        let width = width.unwrap_or_default();
        write!(f, "{:width$}{:>10}{:>10}", "", "points", "score")?;
        write!(f, "{:>10}{:>10}", "as Black", "as White")?;
        for fault in Fault::ALL {
            write!(f, "{:>9}", fault.name())?;
        }
        writeln!(f)?;
        self.row(0, width, f)?;
        self.row(1, width, f)?;
        let first = &self.names[0];
        writeln!(
            f,
            "{} games, {} void, {} disputed (lost for {first})",
            tally.games(),
            self.void,
            self.disputed
        )?;
        writeln!(
            f,
            "{first}: {estimate:+.0} Elo (95 %: {low:+.0} to {high:+.0})"
        )
    }
}
