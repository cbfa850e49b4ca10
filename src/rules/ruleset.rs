//! A rule set as data: independent axes, no `if japanese` anywhere.

use super::Komi;
use std::fmt;

/// Which repetitions a stone may not make. A pass may repeat anything (TT-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KoRule {
    /// Not the coloring that stood before the opponent's last turn, nor an unchanged one. For two players only (F-6).
    Simple,
    /// No earlier coloring (TT-9, W-5).
    Positional,
    /// No earlier coloring with the same player to move.
    Situational,
}

/// What follows from a repetition that the ko rule lets through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repetition {
    /// Nothing: what is not to be repeated, the ko rule forbids.
    Forbidden,
    /// The game ends without result if both players want it (Japanese rules of 1989, article 12).
    Offered,
    /// The third occurrence with the same player to move and no pass in between ends the game without result: for games
    /// that nobody attends.
    NoResult,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// Stones and the empty points that they surround (TT-11, W-7).
    Area,
    /// Surrounded empty points, and prisoners (article 10). For two players only.
    Territory,
}

/// Which surrounded points do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tax {
    /// All of them count.
    None,
    /// Not those of groups in seki (article 8).
    Seki,
    /// Neither those, nor two points of each other group: the two that it needs to live.
    All,
}

/// What White gets for Black's handicap stones, apart from komi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandicapBonus {
    /// Nothing.
    Zero,
    /// A point a stone but the first.
    StonesButOne,
    /// A point a stone.
    Stones,
}

/// What follows when all players have passed in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over; the coloring counts as it stands (TT-14, W-6).
    Final,
    /// The players agree which stones are dead; these are taken off before counting. A dispute resumes play.
    Agreement,
    /// The game is stopped until both players have confirmed life, death and territory (article 9).
    Confirmation,
}

/// What of the stopped board is counted where the end is confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dame {
    /// The board with its dame filled, reinforcements that this takes added, and open kos closed by their holders, as the
    /// players may agree (article 9, clause 2).
    Agreed,
    /// The board exactly as it stands.
    Literal,
}

/// What a pass costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passes {
    /// Nothing.
    Free,
    /// A stone, which becomes the opponent's prisoner; and White has to pass last. Area and territory then come to the
    /// same (AGA rules 7 and 9).
    Stone,
}

/// Who wins with equal scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// The game is drawn: jigo (article 10).
    Nobody,
    /// Black, as if by half a point (Ing).
    Black,
}

/// A system of rules. Komi belongs to the game; the set only suggests one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// The repetitions that are barred.
    pub ko: KoRule,
    /// What the others lead to.
    pub repetition: Repetition,
    /// Whether a chain of one's own may be left without a liberty (and is then taken off). A single stone that does so
    /// changes nothing, so the ko rule has the last word on it.
    pub suicide: bool,
    /// What is counted.
    pub scoring: Scoring,
    /// What of it does not count.
    pub tax: Tax,
    /// Whether the first pass is worth half a point and does not count towards the end.
    pub button: bool,
    /// White's compensation for handicap stones.
    pub handicap_bonus: HandicapBonus,
    /// What the last pass means.
    pub ending: Ending,
    /// Whether dame count as filled, where territory is counted and the end confirmed.
    pub dame: Dame,
    /// What a pass costs.
    pub passes: Passes,
    /// Whether a second round of passes ends the game as it stands where nothing was agreed (AGA rule 10, Tromp's
    /// amendment of his rules).
    pub second_round: bool,
    /// Who wins with equal scores.
    pub tie: Tie,
    /// The komi to start with where nobody says otherwise.
    pub komi: Komi,
}

/// A rule set that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesetError {
    /// No set of this name.
    UnknownName(String),
    /// No such field, or a field given twice.
    UnknownField(String),
    /// The field has no such value.
    BadValue(String, String),
    /// Not a JSON object.
    BadJson(String),
    /// Simple ko has no meaning for this many players.
    SimpleKo(u8),
    /// Nor has territory: a prisoner is one particular player's gain only between two.
    Territory(u8),
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownName(name) => write!(f, "unknown rules {name:?}"),
            Self::UnknownField(field) => write!(f, "unknown rule {field:?}"),
            Self::BadValue(field, value) => write!(f, "rule {field} cannot be {value}"),
            Self::BadJson(why) => write!(f, "bad rules: {why}"),
            Self::SimpleKo(players) => write!(
                f,
                "simple ko is defined for two players only, not for {players}: use positional or situational superko"
            ),
            Self::Territory(players) => write!(
                f,
                "territory is defined for two players only, not for {players}: count area"
            ),
        }
    }
}

impl std::error::Error for RulesetError {}

impl Ruleset {
    /// A1, Tromp-Taylor: positional superko, suicide, the coloring counts.
    pub const TROMP_TAYLOR: Self = Self {
        ko: KoRule::Positional,
        repetition: Repetition::Forbidden,
        suicide: true,
        scoring: Scoring::Area,
        tax: Tax::None,
        button: false,
        handicap_bonus: HandicapBonus::Zero,
        ending: Ending::Final,
        dame: Dame::Agreed,
        passes: Passes::Free,
        second_round: false,
        tie: Tie::Nobody,
        komi: Komi::from_halves(15),
    };
    /// A2, Wildberger: no suicide, no repetition, the coloring counts, 5.5.
    pub const WILDBERGER: Self = Self {
        suicide: false,
        komi: Komi::from_halves(11),
        ..Self::TROMP_TAYLOR
    };
    /// The server CGOS: Tromp-Taylor without suicide.
    pub const CGOS: Self = Self {
        suicide: false,
        ..Self::TROMP_TAYLOR
    };
    /// Chinese rules as KGS plays them; what we assume of an unknown host (F-13 of the hosts' traps: no repetition, no
    /// suicide is legal everywhere).
    pub const CHINESE_KGS: Self = Self {
        handicap_bonus: HandicapBonus::Stones,
        ending: Ending::Agreement,
        ..Self::CGOS
    };
    /// A3, the Japanese rules of 1989: simple ko (article 6), no suicide (5), territory and prisoners (10), none in seki
    /// (8), confirmation (9), no result by agreement (12). Komi is the tournaments' matter.
    pub const JAPANESE: Self = Self {
        ko: KoRule::Simple,
        repetition: Repetition::Offered,
        scoring: Scoring::Territory,
        tax: Tax::Seki,
        ending: Ending::Confirmation,
        komi: Komi::from_halves(13),
        ..Self::CGOS
    };

    /// Whether the set makes sense for so many players.
    ///
    /// # Errors
    /// Simple ko or territory for any number but two.
    pub fn check_players(&self, players: u8) -> Result<(), RulesetError> {
        if players == 2 {
            Ok(())
        } else if self.ko == KoRule::Simple {
            Err(RulesetError::SimpleKo(players))
        } else if self.scoring == Scoring::Territory {
            Err(RulesetError::Territory(players))
        } else {
            Ok(())
        }
    }

    /// Whether the board is counted with its dame filled by agreement.
    pub fn fills_dame(&self) -> bool {
        self.dame == Dame::Agreed
            && self.scoring == Scoring::Territory
            && self.ending == Ending::Confirmation
    }

    /// White's compensation for so many handicap stones, in points.
    pub fn handicap_points(&self, stones: usize) -> i32 {
        let stones = i32::try_from(stones).unwrap_or(i32::MAX);
        match self.handicap_bonus {
            HandicapBonus::Zero => 0,
            HandicapBonus::StonesButOne => (stones - 1).max(0),
            HandicapBonus::Stones => stones,
        }
    }
}
