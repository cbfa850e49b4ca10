//! What one player has, counted both ways.

use crate::board::{Color, Topology};
use crate::game::Game;
use crate::rules::{Area, Komi, Ruleset, Scoring, Tax, count};

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
    /// Counts for `color` once the stones at the places in `dead` are off.
    pub(super) fn of(game: &Game, color: Color, area: &Area, dead: &[bool]) -> Self {
        let graph = game.graph();
        let (mut stones, mut removed, mut owned) = (0, 0, 0);
        for (&point, owner) in graph.points().iter().zip(&area.owners) {
            owned += i32::from(*owner == Some(color));
            if let Some(stone) = game.board().color(point) {
                let off = dead.get(graph.place(point)) == Some(&true);
                stones += i32::from(stone == color && !off);
                removed += i32::from(stone != color && off);
            }
        }
        let taken = game.prisoners(color.opponent());
        Self {
            stones,
            territory: owned - stones,
            prisoners: i32::try_from(taken).unwrap_or(i32::MAX - removed) + removed,
            total: total(game, color, dead, game.rules().scoring),
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
    let points = count(game.board(), game.players(), dead, &rules);
    let points = points.get(color.index()).copied().unwrap_or(0);
    Komi::from_thousandths(1000 * points + counted.compensation(color).thousandths())
}
