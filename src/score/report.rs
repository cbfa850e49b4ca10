//! From a record to a counted game.

use super::{ScoreError, Sums, name};
use crate::board::{Color, Point, Shape, Topology};
use crate::game::Game;
use crate::replay::{Trouble, replay_all};
use crate::rules::{Komi, Ruleset};
use crate::sgf::Record;
use crate::status::{Chain, Status, Verdict};
use std::sync::Arc;

/// The confidence below which a verdict is little better than a guess.
const DOUBTFUL: f32 = 0.75;

/// A game of two players as it is counted.
#[derive(Clone, Debug)]
pub struct Report {
    /// The position, with its rules and komi.
    pub game: Game,
    /// Black's sums, then White's.
    pub sums: [Sums; 2],
    /// Black's score minus White's.
    pub lead: Komi,
    /// Every chain, in the order of their first stones.
    pub chains: Vec<Chain>,
    /// By place: who owns the point.
    pub owners: Vec<Option<Color>>,
    /// By place: whether a stone lies there that is taken off before counting.
    pub removed: Vec<bool>,
    /// What in the record is against the rules.
    pub troubles: Vec<Trouble>,
    /// What else is to be said of it.
    pub warnings: Vec<String>,
}

impl Report {
    /// Counts the position of a record after so many moves, or at its end.
    ///
    /// Without `rules` those hold that the record names, or `chinese-kgs` where it names none that is known. Komi is the
    /// record's, or else what the rules suggest. What the rules forbid is played all the same.
    ///
    /// # Errors
    /// The record's board cannot be had, or the rules are not for two players.
    pub fn new(
        record: &Record,
        rules: Option<Ruleset>,
        moves: Option<usize>,
    ) -> Result<Self, ScoreError> {
        let mut warnings = Vec::new();
        let rules = rules.unwrap_or_else(|| rules_of(record, &mut warnings));
        let graph = Shape::Grid(record.width, record.height).graph()?;
        let mut game = Game::new(Arc::new(graph), rules, 2)?;
        if let Some(thousandths) = record.komi {
            game.set_komi(Color::WHITE, Komi::from_thousandths(thousandths));
        }
        let until = moves.map(|moves| moves.saturating_add(1));
        let troubles = replay_all(&mut game, record, until);
        let mut report = Self::of(game);
        report.troubles = troubles;
        report.warnings.splice(0..0, warnings);
        Ok(report)
    }

    /// Counts a game of two players as it stands.
    pub fn of(game: Game) -> Self {
        let status = Status::judge(&game);
        let chains = status.counted(&game);
        let area = if game.counts_as_it_stands() {
            game.area()
        } else {
            status.area().clone()
        };
        let removed = places_of_the_dead(&game, &chains);
        let sums = [Color::BLACK, Color::WHITE].map(|color| Sums::of(&game, color, &removed));
        Self {
            lead: game.lead(&removed),
            sums,
            owners: area.owners,
            removed,
            troubles: Vec::new(),
            warnings: doubts(&game, &chains).into_iter().collect(),
            chains,
            game,
        }
    }

    /// The result as SGF writes it: `B+3.5`, `W+0.5`, `0`.
    pub fn result(&self) -> String {
        self.lead.result()
    }

    /// All that is to be told of the record besides its count.
    pub fn all_warnings(&self) -> impl Iterator<Item = String> {
        let troubles = self.troubles.iter().map(ToString::to_string);
        troubles.chain(self.warnings.iter().cloned())
    }

    /// The points that `color` surrounds, in reading order.
    pub fn territory(&self, color: Color) -> impl Iterator<Item = Point> {
        self.points_owned_by(Some(color))
            .filter(move |&point| self.stone_left(point).is_none())
    }

    /// The empty points that nobody owns, in reading order.
    pub fn dame(&self) -> impl Iterator<Item = Point> {
        self.points_owned_by(None)
    }

    fn points_owned_by(&self, owner: Option<Color>) -> impl Iterator<Item = Point> {
        let points = self.game.graph().points().iter().zip(&self.owners);
        points
            .filter(move |&(_, o)| *o == owner)
            .map(|(&point, _)| point)
    }

    /// The stone on a point, if it is not taken off.
    pub(super) fn stone_left(&self, point: Point) -> Option<Color> {
        let off = self.removed.get(self.game.graph().place(point)) == Some(&true);
        self.game.board().color(point).filter(|_| !off)
    }
}

/// What is to be said of chains that are as good as guessed.
fn doubts(game: &Game, chains: &[Chain]) -> Option<String> {
    let doubtful = || chains.iter().filter(|chain| chain.confidence < DOUBTFUL);
    let least = doubtful().min_by(|a, b| a.confidence.total_cmp(&b.confidence))?;
    let point = game.graph().name(*least.points.first()?);
    let (count, color) = (doubtful().count(), name(least.color));
    Some(format!(
        "the game may not be over, or misjudged: {count} of {} chains are in doubt, most of all {color} {point}",
        chains.len()
    ))
}

fn places_of_the_dead(game: &Game, chains: &[Chain]) -> Vec<bool> {
    let mut places = vec![false; game.graph().points().len()];
    let dead = chains.iter().filter(|c| c.verdict == Verdict::Dead);
    for &stone in dead.flat_map(|chain| &chain.points) {
        if let Some(place) = places.get_mut(game.graph().place(stone)) {
            *place = true;
        }
    }
    places
}

/// The rules that the record names.
fn rules_of(record: &Record, warnings: &mut Vec<String>) -> Ruleset {
    if record.rules.is_empty() {
        return Ruleset::CHINESE_KGS;
    }
    Ruleset::from_record(&record.rules).unwrap_or_else(|| {
        warnings.push(format!(
            "unknown rules {:?}: counted by chinese-kgs",
            record.rules
        ));
        Ruleset::CHINESE_KGS
    })
}
