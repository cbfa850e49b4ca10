//! How a match stands: the games so far, added up.

use super::entry::{Entry, Facts, Side};
use super::outcome::{BOTH_LOSE, Fault};
use super::ratings::{Rating, ratings};
use super::schedule::Schedule;
use super::sprt::{Decision, Sprt};
use super::stats::{PairTally, Tally};
use crate::board::Color;
use crate::plain;
use std::collections::HashMap;

/// The characters of an engine's name that a table has room for.
const LONGEST_NAME: usize = 100;

/// The results of two engines against each other, from the first one's point of view.
#[derive(Clone, Copy, Debug, Default)]
pub struct Encounter {
    /// Those with Black and with White.
    pub by_color: [Tally; 2],
    /// Those of pairs of games.
    pub pairs: PairTally,
}

/// The results so far.
#[derive(Clone, Debug)]
pub struct Report {
    schedule: Schedule,
    sprt: Option<Sprt>,
    anchors: Vec<Option<f64>>,
    pub(super) names: Vec<String>,
    entries: Vec<Entry>,
    pub(super) encounters: Vec<Encounter>,
    /// Half points of the first engine in pairs of which one game is played.
    halves: HashMap<u32, usize>,
    pub(super) disputed: u32,
    pub(super) void: u32,
    /// How often each engine lost by each fault.
    pub(super) faults: Vec<[u32; Fault::ALL.len()]>,
}

impl Encounter {
    /// All games.
    pub fn tally(&self) -> Tally {
        let [black, white] = self.by_color;
        black.and(white)
    }
}

impl Report {
    /// A match without games yet.
    pub fn new(facts: &Facts, sprt: Option<Sprt>) -> Self {
        let schedule = facts.schedule();
        let names = facts.engines.iter().map(|engine| {
            let name = engine.name.as_ref();
            shown(name.unwrap_or(&engine.command))
        });
        Self {
            encounters: vec![Encounter::default(); schedule.pairings().len()],
            faults: vec![[0; Fault::ALL.len()]; facts.engines.len()],
            anchors: facts.engines.iter().map(|engine| engine.rating).collect(),
            names: names.collect(),
            entries: Vec::new(),
            schedule,
            sprt,
            halves: HashMap::new(),
            disputed: 0,
            void: 0,
        }
    }

    /// Adds a game that is not in it yet.
    pub fn add(&mut self, entry: Entry) {
        let Some(slot) = self.schedule.slot(entry.game) else {
            return;
        };
        let second = slot.first.opponent();
        for (engine, color) in slot.engines.into_iter().zip([slot.first, second]) {
            if let Some(name) = self.names.get_mut(engine) {
                *name = shown(entry.name(color));
            }
        }
        let won = entry.winner.map(|winner| winner == Side::from(slot.first));
        let place = self
            .schedule
            .pairings()
            .iter()
            .position(|pairing| *pairing == slot.engines);
        if let Some(encounter) = place.and_then(|place| self.encounters.get_mut(place)) {
            let tally = &mut encounter.by_color[slot.first.index()];
            let (count, half_points) = match won {
                Some(true) => (&mut tally.wins, 2),
                Some(false) => (&mut tally.losses, 0),
                None if entry.reason == BOTH_LOSE => (&mut tally.both_lost, 0),
                None => (&mut tally.draws, 1),
            };
            *count += 1;
            match self.halves.remove(&slot.pair) {
                Some(other) => encounter.pairs.add(other + half_points),
                None => {
                    self.halves.insert(slot.pair, half_points);
                }
            }
        }
        match entry.reason.as_str() {
            "disputed" => self.disputed += 1,
            "void" => self.void += 1,
            _ => {}
        }
        let fault = Fault::ALL
            .iter()
            .position(|fault| fault.name() == entry.reason);
        let loser = slot.engines[usize::from(won == Some(true))];
        if let Some((fault, faults)) = fault.zip(self.faults.get_mut(loser)) {
            faults[fault] += 1;
        }
        self.entries.push(entry);
    }

    /// The games in the order in which they were added.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The engines' names, by their places.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The color that an engine has in a game; `None` if it is not in it.
    pub fn color_of(&self, engine: usize, game: u32) -> Option<Color> {
        let slot = self.schedule.slot(game)?;
        let place = slot.engines.iter().position(|&other| other == engine)?;
        Some(if place == 0 {
            slot.first
        } else {
            slot.first.opponent()
        })
    }

    /// The engines' ratings, if there are more than two of them or any is an anchor.
    pub fn ratings(&self) -> Option<Vec<Rating>> {
        let is_asked = self.names.len() > 2 || self.anchors.iter().any(Option::is_some);
        let results = self
            .encounters()
            .map(|(engines, encounter)| (engines, encounter.tally()));
        is_asked.then(|| ratings(&results.collect::<Vec<_>>(), &self.anchors))
    }

    /// The engines that play each other, by their places, with their results.
    pub(super) fn encounters(&self) -> impl Iterator<Item = ([usize; 2], &Encounter)> {
        self.schedule
            .pairings()
            .iter()
            .copied()
            .zip(&self.encounters)
    }

    /// An engine's results with Black and with White.
    pub(super) fn by_color(&self, engine: usize) -> [Tally; 2] {
        let mut all = [Tally::default(); 2];
        for ([first, second], encounter) in self.encounters() {
            let [black, white] = encounter.by_color;
            if engine == first {
                all = [all[0].and(black), all[1].and(white)];
            } else if engine == second {
                all = [all[0].and(white.reversed()), all[1].and(black.reversed())];
            }
        }
        all
    }

    /// The first engine's results.
    pub fn tally(&self) -> Tally {
        let [black, white] = self.by_color(0);
        black.and(white)
    }

    /// The number of games.
    pub fn games(&self) -> u32 {
        self.encounters
            .iter()
            .map(|encounter| encounter.tally().games())
            .sum()
    }

    /// The first engine's results in pairs of games against the second.
    pub fn pairs(&self) -> PairTally {
        self.encounters
            .first()
            .map(|encounter| encounter.pairs)
            .unwrap_or_default()
    }

    /// The test, with the log-likelihood ratio so far and what it decides.
    pub fn sprt(&self) -> Option<(Sprt, f64, Decision)> {
        let pairs = self.pairs();
        self.sprt
            .map(|sprt| (sprt, sprt.llr(&pairs), sprt.decide(&pairs)))
    }

    /// Whether the test has decided the match.
    pub fn is_decided(&self) -> bool {
        self.sprt()
            .is_some_and(|(_, _, decision)| decision != Decision::Open)
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
}

/// A name as a line of the table shows it.
fn shown(name: &str) -> String {
    plain::clipped(&plain::line(name), LONGEST_NAME)
}

impl Tally {
    /// These games and those.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
            both_lost: self.both_lost + other.both_lost,
        }
    }

    /// The same games from the other side.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self {
            wins: self.losses,
            losses: self.wins,
            ..self
        }
    }
}
