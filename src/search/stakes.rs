//! What the end of a game is worth to its players.

use crate::board::{Color, MAX_PLAYERS, Seats};
use crate::game::Game;

/// The players of a game, and what they have before a point is counted.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Stakes {
    /// Who plays.
    pub(super) seats: Seats,
    /// With two players what Black is ahead by: minus komi and White's compensation. Else what each of them has.
    start: Vec<f32>,
}

/// What one end is worth.
pub(super) struct Worth {
    values: [f32; MAX_PLAYERS as usize],
    /// The lead of [`Stakes::viewer`] over the best of the others, in points.
    pub(super) lead: f32,
}

/// The total of a player who has resigned, below all others.
const LAST: f32 = -1e9;

impl Worth {
    /// From 0 to 1.
    pub(super) fn to(&self, color: Color) -> f32 {
        self.values[color.index()]
    }
}

impl Stakes {
    pub(super) fn of(game: &Game) -> Self {
        let players = game.players();
        let start = if players == 2 {
            vec![game.head_start().points() as f32]
        } else {
            let colors = Color::all(players);
            colors
                .map(|color| game.compensation(color).points() as f32)
                .collect()
        };
        Self {
            seats: game.seats(),
            start,
        }
    }

    /// Whose leads and owners a search notes in which `mover` moves first: with two players always Black's.
    pub(super) fn viewer(&self, mover: Color) -> Color {
        if self.seats.players() == 2 {
            Color::BLACK
        } else {
            mover
        }
    }

    /// What an end is worth in which each player has so many points of `all` on the board: mostly for winning, a share of a tie
    /// for each who ties, and `margin_weight` for the margin.
    pub(super) fn worth(
        &self,
        points: &[i32; MAX_PLAYERS as usize],
        all: usize,
        margin_weight: f32,
        viewer: Color,
    ) -> Worth {
        let value = |share: f32, lead: f32| {
            let margin = (lead / all as f32).clamp(-1.0, 1.0) / 2.0 + 0.5;
            share + margin_weight * (margin - share)
        };
        let mut values = [0.0; MAX_PLAYERS as usize];
        if let ([start], [black, white, ..]) = (&self.start[..], points) {
            let lead = (black - white) as f32 + start;
            let share = if lead > 0.0 {
                1.0
            } else if lead < 0.0 {
                0.0
            } else {
                0.5
            };
            values[0] = value(share, lead);
            values[1] = 1.0 - values[0];
            return Worth { values, lead };
        }
        let colors = Color::all(self.seats.players());
        let totals = colors
            .zip(&self.start)
            .zip(points)
            .map(|((color, start), &own)| {
                let behind = self.seats.has_resigned(color);
                if behind { LAST } else { start + own as f32 }
            });
        let totals: Vec<f32> = totals.collect();
        let best = totals.iter().copied().fold(f32::MIN, f32::max);
        let winners = totals.iter().filter(|&&total| total >= best).count() as f32;
        let lead = |player: usize| {
            let others = totals
                .iter()
                .enumerate()
                .filter(|&(other, _)| other != player);
            let rival = others.map(|(_, &total)| total).fold(f32::MIN, f32::max);
            // Who plays alone is ahead by all that he has.
            totals[player] - if totals.len() > 1 { rival } else { 0.0 }
        };
        for (player, &total) in totals.iter().enumerate() {
            let share = if total >= best { 1.0 / winners } else { 0.0 };
            values[player] = value(share, lead(player));
        }
        let lead = lead(viewer.index());
        Worth { values, lead }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(start: &[f32], players: u8, points: &[i32], viewer: u8) -> (Vec<f32>, f32) {
        let mut all = [0; MAX_PLAYERS as usize];
        all[..points.len()].copy_from_slice(points);
        let stakes = Stakes {
            seats: Seats::new(players),
            start: start.to_vec(),
        };
        let worth = stakes.worth(&all, 10, 0.0, Color::new(viewer).unwrap());
        let values = Color::all(players).map(|color| worth.to(color)).collect();
        (values, worth.lead)
    }

    #[test]
    fn the_first_wins_and_ties_are_shared() {
        assert_eq!(worth(&[-1.5], 2, &[6, 4], 1), (vec![1.0, 0.0], 0.5));
        assert_eq!(worth(&[-2.0], 2, &[6, 4], 1), (vec![0.5, 0.5], 0.0));
        assert_eq!(
            worth(&[0.0; 3], 3, &[5, 3, 2], 2),
            (vec![1.0, 0.0, 0.0], -2.0)
        );
        assert_eq!(
            worth(&[0.0, 2.0, 0.5], 3, &[5, 3, 2], 3),
            (vec![0.5, 0.5, 0.0], -2.5)
        );
        let thirds = vec![1.0 / 3.0; 3];
        assert_eq!(worth(&[0.0; 3], 3, &[3, 3, 3], 1), (thirds, 0.0));
        assert_eq!(worth(&[0.0], 1, &[4], 1).0, [1.0]);
    }

    #[test]
    fn who_has_resigned_comes_last() {
        let stakes = Stakes {
            seats: Seats::new(3).without(Color::BLACK),
            start: vec![0.0; 3],
        };
        let mut points = [0; MAX_PLAYERS as usize];
        points[..3].copy_from_slice(&[9, 1, 0]);
        let worth = stakes.worth(&points, 10, 0.0, Color::WHITE);
        let values = [1, 2, 3].map(|c| worth.to(Color::new(c).unwrap()));
        assert_eq!(values.to_vec(), vec![0.0, 1.0, 0.0]);
        assert!((worth.lead - 1.0).abs() < 1e-6);
    }
}
