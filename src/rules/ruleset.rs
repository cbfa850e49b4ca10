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
    /// The coloring counts as it stands (TT-14, W-6).
    Final,
    /// The players agree which stones are dead; these are taken off before counting.
    Agreement,
}

/// A system of rules. Komi belongs to the game; the set only suggests one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruleset {
    /// The repetitions that are barred.
    pub ko: KoRule,
    /// Whether a chain of one's own may be left without a liberty (and is then taken off). A single stone that does so
    /// changes nothing, so the ko rule has the last word on it.
    pub suicide: bool,
    /// Whether the first pass is worth half a point and does not count towards the end.
    pub button: bool,
    /// White's compensation for handicap stones.
    pub handicap_bonus: HandicapBonus,
    /// What the last pass means.
    pub ending: Ending,
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
        }
    }
}

impl std::error::Error for RulesetError {}

impl Ruleset {
    /// A1, Tromp-Taylor: positional superko, suicide, the coloring counts.
    pub const TROMP_TAYLOR: Self = Self {
        ko: KoRule::Positional,
        suicide: true,
        button: false,
        handicap_bonus: HandicapBonus::Zero,
        ending: Ending::Final,
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

    /// Whether the set makes sense for so many players.
    ///
    /// # Errors
    /// Simple ko for any number but two.
    pub fn check_players(&self, players: u8) -> Result<(), RulesetError> {
        if self.ko == KoRule::Simple && players != 2 {
            Err(RulesetError::SimpleKo(players))
        } else {
            Ok(())
        }
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
