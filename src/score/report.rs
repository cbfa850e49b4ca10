//! From a record to a counted game.

use super::{ScoreError, Sums, name};
use crate::board::{Color, Shape};
use crate::game::Game;
use crate::replay::{Trouble, replay_all};
use crate::rules::{Dame, Komi, Ruleset};
use crate::sgf::Record;
use crate::status::{Chain, Status, Unplayed};
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
    /// The score without what the players fill by agreement, where that is another.
    pub literal: Option<Komi>,
    /// The score by the other reading of the pass for a ko (article 7, clause 2 of 1989), where chains are disputed.
    pub disputed: Option<Komi>,
    /// Life and death, the board that is counted, and its count.
    pub status: Status,
    /// What in the record is against the rules.
    pub troubles: Vec<Trouble>,
    /// What else is to be said of it.
    pub warnings: Vec<String>,
}

impl Report {
    /// Counts the position of a record after so many moves, or at its end.
    ///
    /// Without `rules` those hold that the record names, or `chinese-kgs` where it names none that is known. Komi is the
    /// record's, or else what the rules suggest. What the rules forbid is played all the same. If `literal`, nothing is filled by agreement
    /// that the rules would have filled.
    ///
    /// # Errors
    /// The record's board cannot be had, or the rules are not for two players.
    pub fn new(
        record: &Record,
        rules: Option<Ruleset>,
        moves: Option<usize>,
        literal: bool,
    ) -> Result<Self, ScoreError> {
        let mut warnings = Vec::new();
        let mut rules = rules.unwrap_or_else(|| rules_of(record, &mut warnings));
        if literal {
            rules.dame = Dame::Literal;
        }
        let (game, troubles) = Self::position(record, Some(rules), moves)?;
        let mut report = Self::of(game);
        report.troubles = troubles;
        report.warnings.splice(0..0, warnings);
        Ok(report)
    }

    /// The position that [`Report::new`] counts, and what in the record is against the rules.
    ///
    /// # Errors
    /// The record's board cannot be had, or the rules are not for two players.
    pub fn position(
        record: &Record,
        rules: Option<Ruleset>,
        moves: Option<usize>,
    ) -> Result<(Game, Vec<Trouble>), ScoreError> {
        let rules = rules.unwrap_or_else(|| rules_of(record, &mut Vec::new()));
        let graph = Shape::Grid(record.width, record.height).graph()?;
        let mut game = Game::new(Arc::new(graph), rules, 2)?;
        if let Some(thousandths) = record.komi {
            game.set_komi(Color::WHITE, Komi::from_thousandths(thousandths));
        }
        let until = moves.map(|moves| moves.saturating_add(1));
        let troubles = replay_all(&mut game, record, until);
        Ok((game, troubles))
    }

    /// Counts a game of two players as it stands.
    pub fn of(game: Game) -> Self {
        let status = Status::judge(&game);
        let lead = status.lead(&game);
        let literal = status.literal_lead(&game);
        Self {
            sums: [Color::BLACK, Color::WHITE].map(|color| Sums::of(&game, &status, color)),
            lead,
            disputed: status.disputed_lead(&game),
            literal: literal.filter(|&literal| literal != lead),
            troubles: Vec::new(),
            warnings: warnings(&game, &status),
            status,
            game,
        }
    }

    /// The result as SGF writes it: `B+3.5`, `W+0.5`, `0`.
    pub fn result(&self) -> String {
        self.lead.result()
    }

    /// What is to be told besides the result where that hangs on how a ko is passed for.
    pub fn dispute(&self) -> Option<String> {
        let other = self.disputed?.result();
        Some(format!(
            "disputed: {other} if a pass for one ko lifts the bans of all (article 7, clause 2 of 1989)"
        ))
    }

    /// All that is to be told of the record besides its count.
    pub fn all_warnings(&self) -> impl Iterator<Item = String> {
        let troubles = self.troubles.iter().map(ToString::to_string);
        troubles.chain(self.warnings.iter().cloned())
    }
}

fn warnings(game: &Game, status: &Status) -> Vec<String> {
    let unplayed = status.unplayed().iter().map(|open| missing(game, open));
    let doubts = doubts(game, status.chains());
    unplayed.chain(doubts).collect()
}

/// What is to be said of a capture that was left open.
fn missing(game: &Game, open: &Unplayed) -> String {
    let point = |point| game.graph().name(point);
    let (owner, rival) = (name(open.color), name(open.color.opponent()));
    let capture = format!(
        "{rival} {} captures {owner} {}",
        point(open.capture),
        point(open.stone)
    );
    match open.answer {
        Some(answer) => format!("{owner} {} is missing: without it {capture}", point(answer)),
        None => format!("a move is left: {capture}"),
    }
}

/// What is to be said of chains that are as good as guessed.
pub(super) fn doubts(game: &Game, chains: &[Chain]) -> Option<String> {
    let doubtful = || chains.iter().filter(|chain| chain.confidence < DOUBTFUL);
    let least = doubtful().min_by(|a, b| a.confidence.total_cmp(&b.confidence))?;
    let point = game.graph().name(*least.points.first()?);
    let count = doubtful().count();
    let color = match game.players() {
        2 => name(least.color).to_owned(),
        _ => format!("{:?}", least.color),
    };
    Some(format!(
        "the game may not be over, or misjudged: {count} of {} chains are in doubt, most of all {color} {point}",
        chains.len()
    ))
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
