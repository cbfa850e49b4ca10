//! What one player has, counted both ways.

use crate::board::Color;
use crate::game::Game;
use crate::rules::{Komi, Ruleset, Scoring, Tax};

/// The sums of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sums {
    /// Stones on the board that are not taken off before counting.
    pub stones: i32,
    /// Surrounded points without such a stone.
    pub territory: i32,
    /// Stones of the opponent taken off: in play, and as dead before counting.
    pub prisoners: i32,
    /// The total as the rules of the game count it.
    pub total: Komi,
    /// The total by area: stones and territory.
    pub by_area: Komi,
    /// The total by territory: territory and prisoners.
    pub by_territory: Komi,
}

impl Sums {
    /// Counts for `color` as the rules of the game and as either scoring would have it; `dead` tells by place which stones
    /// are.
    pub(super) fn of(game: &Game, color: Color, dead: &[bool]) -> Self {
        let count = game.count(dead);
        let tally = count
            .tallies
            .get(color.index())
            .copied()
            .unwrap_or_default();
        let taken = i32::try_from(game.prisoners(color.opponent())).unwrap_or(i32::MAX);
        Self {
            stones: tally.stones,
            territory: tally.territory,
            prisoners: taken.saturating_add(tally.prisoners),
            total: game.total(color, &count),
            by_area: total(game, color, dead, Scoring::Area),
            by_territory: total(game, color, dead, Scoring::Territory),
        }
    }
}

/// What a player has under the rules of the game, or with the other scoring and the tax that is usual with it.
fn total(game: &Game, color: Color, dead: &[bool], scoring: Scoring) -> Komi {
    let rules = *game.rules();
    let tax = match scoring {
        _ if scoring == rules.scoring => rules.tax,
        Scoring::Area => Tax::None,
        Scoring::Territory => Tax::Seki,
    };
    let rules = Ruleset {
        scoring,
        tax,
        ..rules
    };
    let mut counted = game.clone();
    let two_players = counted.set_rules(rules);
    debug_assert!(two_players.is_ok(), "both scorings are for two players");
    counted.total(color, &counted.count(dead))
}
