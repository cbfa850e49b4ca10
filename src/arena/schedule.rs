//! Who plays whom in which game.
//!
//! The number of a game alone tells its players, colors and opening, so that a match can be cut short, taken up
//! again, made longer, and shared out among machines.

use crate::board::Color;
use serde::{Deserialize, Serialize};

/// Who plays whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody against everybody.
    #[default]
    RoundRobin,
    /// The first engine against each of the others.
    Gauntlet,
}

/// The order of the games of a match. In each round every pairing plays one pair of games from the same opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    pairings: Vec<[usize; 2]>,
    swap: bool,
}

/// One game of the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its number, from 1.
    pub number: u32,
    /// The two engines by their places in the plan. Results are told from the first one's point of view.
    pub engines: [usize; 2],
    /// The color of the first of them.
    pub first: Color,
    /// The pair that it belongs to, from 0.
    pub pair: u32,
    /// The round, from 0.
    pub round: u32,
}

/// A part of a match: every so many pairs, from one of them on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Which part, from 1.
    pub part: u32,
    /// Of how many.
    pub of: u32,
}

impl Shard {
    /// The whole match.
    pub const ALL: Self = Self { part: 1, of: 1 };
}

impl std::str::FromStr for Shard {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        numbers
            .filter(|&(part, of)| 1 <= part && part <= of)
            .map(|(part, of)| Self { part, of })
            .ok_or("expected K/N, such as 2/8, with K from 1 to N")
    }
}

impl Schedule {
    /// The games of so many engines. With `swap` the second game of a pair has the colors swapped.
    pub fn new(engines: usize, format: Format, swap: bool) -> Self {
        let firsts = match format {
            Format::RoundRobin => engines,
            Format::Gauntlet => engines.min(1),
        };
        let against = |first| (first + 1..engines).map(move |second| [first, second]);
        Self {
            pairings: (0..firsts).flat_map(against).collect(),
            swap,
        }
    }

    /// Everybody who plays somebody.
    pub fn pairings(&self) -> &[[usize; 2]] {
        &self.pairings
    }

    /// This game, from 1; `None` if nobody plays anybody.
    pub fn slot(&self, number: u32) -> Option<Slot> {
        let pair = number.checked_sub(1)? / 2;
        let pairings = u32::try_from(self.pairings.len()).ok()?;
        let round = pair.checked_div(pairings)?;
        let engines = *self.pairings.get((pair % pairings) as usize)?;
        let is_second = number.is_multiple_of(2);
        Some(Slot {
            number,
            engines,
            first: if is_second && self.swap {
                Color::WHITE
            } else {
                Color::BLACK
            },
            pair,
            round,
        })
    }

    /// The games of a match with so many for each pairing that are this shard's.
    pub fn games(&self, games: u32, shard: Shard) -> impl Iterator<Item = Slot> {
        let pairings = u64::try_from(self.pairings.len()).unwrap_or_default();
        let last = u64::from(games.div_ceil(2)) * 2 * pairings;
        let numbers = 1..=u32::try_from(last).unwrap_or(u32::MAX);
        numbers
            .filter_map(|number| self.slot(number))
            .filter(move |slot| {
                // The last pair may be half a pair.
                let in_pairing =
                    u64::from(slot.round) * 2 + u64::from(slot.number.is_multiple_of(2));
                in_pairing < u64::from(games) && slot.pair % shard.of == shard.part - 1
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(engines: usize, format: Format, games: u32) -> Vec<(u32, [usize; 2], bool)> {
        let schedule = Schedule::new(engines, format, true);
        let slots = schedule.games(games, Shard::ALL);
        slots
            .map(|s| (s.number, s.engines, s.first == Color::BLACK))
            .collect()
    }

    #[test]
    fn two_engines_take_black_in_turn() {
        let expected = [(1, [0, 1], true), (2, [0, 1], false), (3, [0, 1], true)];
        assert_eq!(games(2, Format::RoundRobin, 3), expected);
        assert_eq!(games(2, Format::Gauntlet, 3), expected);
        let same = Schedule::new(2, Format::RoundRobin, false);
        assert!(
            same.games(4, Shard::ALL)
                .all(|slot| slot.first == Color::BLACK)
        );
    }

    #[test]
    fn everybody_plays_everybody_as_often() {
        let all = games(4, Format::RoundRobin, 3);
        assert_eq!(all.len(), 6 * 3);
        for pairing in [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]] {
            let blacks = all
                .iter()
                .filter(|game| game.1 == pairing && game.2)
                .count();
            let whites = all
                .iter()
                .filter(|game| game.1 == pairing && !game.2)
                .count();
            assert_eq!((blacks, whites), (2, 1), "{pairing:?}");
        }
        let gauntlet = games(4, Format::Gauntlet, 2);
        assert_eq!(gauntlet.len(), 3 * 2);
        assert!(gauntlet.iter().all(|game| game.1[0] == 0));
    }

    #[test]
    fn a_longer_match_begins_with_the_shorter_one() {
        let (short, long) = (
            games(3, Format::RoundRobin, 2),
            games(3, Format::RoundRobin, 10),
        );
        assert_eq!(short[..], long[..6]);
    }

    #[test]
    fn shards_share_out_whole_pairs() {
        let schedule = Schedule::new(3, Format::RoundRobin, true);
        let part = |part, of| schedule.games(7, Shard { part, of }).map(|s| s.number);
        let mut all: Vec<u32> = (1..=4).flat_map(|k| part(k, 4)).collect();
        all.sort_unstable();
        assert_eq!(all, part(1, 1).collect::<Vec<_>>());
        for number in part(2, 4).filter(|number| number.is_multiple_of(2)) {
            assert!(part(2, 4).any(|other| other == number - 1));
        }
    }

    #[test]
    fn a_shard_is_one_of_so_many() {
        assert_eq!("2/8".parse(), Ok(Shard { part: 2, of: 8 }));
        for bad in ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b"] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }
}
