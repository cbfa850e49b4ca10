//! What one player has, counted both ways.

use crate::board::Color;
use crate::game::Game;
use crate::rules::{Komi, Ruleset, Scoring, Tax};
use crate::status::Status;

/// What each player has in a game that is not of two: `c1=12 c2=8.5 c3=5`, komi included.
pub fn totals(game: &Game, status: &Status) -> String {
    let totals = Color::all(game.players()).map(|color| {
        let total = game.total(color, status.count());
        format!("{color:?}={total}")
    });
    totals.collect::<Vec<_>>().join(" ")
}

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
    /// Counts what `status` says of the game for `color`, and what either scoring would make of the same stones.
    pub(super) fn of(game: &Game, status: &Status, color: Color) -> Self {
        let tally = status.count().tallies.get(color.index());
        let tally = tally.copied().unwrap_or_default();
        let taken = i32::try_from(game.prisoners(color.opponent())).unwrap_or(i32::MAX);
        Self {
            stones: tally.stones,
            territory: tally.territory,
            prisoners: taken.saturating_add(tally.prisoners),
            total: game.total(color, status.count()),
            by_area: total(game, status, color, Scoring::Area),
            by_territory: total(game, status, color, Scoring::Territory),
        }
    }
}

/// What a player has under the rules of the game, or with the other scoring and the tax that is usual with it.
fn total(game: &Game, status: &Status, color: Color, scoring: Scoring) -> Komi {
    let rules = *game.rules();
    if scoring == rules.scoring {
        return game.total(color, status.count());
    }
    let tax = match scoring {
        Scoring::Area => Tax::None,
        Scoring::Territory => Tax::Seki,
    };
    let rules = Ruleset {
        scoring,
        tax,
        ..rules
    };
    let mut other = game.clone();
    let two_players = other.set_rules(rules);
    debug_assert!(two_players.is_ok(), "both scorings are for two players");
    other.total(color, &status.agreed().count(&rules))
}
