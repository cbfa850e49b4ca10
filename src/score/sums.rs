//! What one player has, counted both ways.

use crate::board::{Color, Topology};
use crate::game::Game;
use crate::rules::{Area, Komi};

/// The sums of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sums {
    /// Stones on the board that are not taken off before counting.
    pub stones: i32,
    /// Surrounded points without such a stone.
    pub territory: i32,
    /// Stones of the opponent taken off: in play, and as dead before counting.
    pub prisoners: i32,
    /// Komi, bonus for handicap stones, button.
    pub compensation: Komi,
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
            compensation: game.compensation(color),
        }
    }

    /// The total by area: stones and territory.
    pub fn by_area(&self) -> Komi {
        self.with_compensation(self.stones + self.territory)
    }

    /// The total by territory: territory and prisoners.
    pub fn by_territory(&self) -> Komi {
        self.with_compensation(self.territory + self.prisoners)
    }

    fn with_compensation(&self, points: i32) -> Komi {
        Komi::from_thousandths(1000 * points + self.compensation.thousandths())
    }
}
