//! Moves that an analysis leaves out, or keeps to.

use crate::board::{Color, Move};

/// Which moves a search may look at, beyond what the rules say. By default all.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Restrictions(Vec<Restriction>);

/// Some moves of one player, for some plies from the root on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restriction {
    /// Whose moves.
    pub color: Color,
    /// Which moves.
    pub moves: Vec<Move>,
    /// For how many plies; 1 is the root alone.
    pub plies: usize,
    /// Whether these moves alone may be looked at, instead of all others.
    pub only: bool,
}

impl Restrictions {
    /// Adds a restriction to those that there are.
    pub fn add(&mut self, restriction: Restriction) {
        self.0.push(restriction);
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The memory that they take, about, in bytes.
    pub fn weight(&self) -> usize {
        let moves: usize = self.0.iter().map(|r| r.moves.len()).sum();
        moves * size_of::<Move>() + self.0.len() * size_of::<Restriction>()
    }

    /// Whether the moves of a player are restricted to some that were named.
    pub fn names_only(&self, color: Color) -> bool {
        self.0.iter().any(|r| r.only && r.color == color)
    }

    /// Whether any move of a player is restricted.
    pub fn concerns(&self, color: Color) -> bool {
        self.0.iter().any(|r| r.color == color)
    }

    /// Whether a move may be looked at after so many plies.
    pub fn allow(&self, ply: usize, color: Color, mv: Move) -> bool {
        self.0.iter().all(|restriction| {
            let applies = ply < restriction.plies && color == restriction.color;
            !applies || restriction.moves.contains(&mv) == restriction.only
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_restriction_is_for_one_player_and_some_plies() {
        let mut restrictions = Restrictions::default();
        assert!(restrictions.is_empty());
        restrictions.add(Restriction {
            color: Color::BLACK,
            moves: vec![Move::Pass],
            plies: 3,
            only: false,
        });
        for (ply, color, allowed) in [
            (0, Color::BLACK, false),
            (2, Color::BLACK, false),
            (3, Color::BLACK, true),
            (1, Color::WHITE, true),
        ] {
            assert_eq!(restrictions.allow(ply, color, Move::Pass), allowed);
        }
        let point = Move::Play(crate::board::Point::new(7));
        assert!(restrictions.allow(0, Color::BLACK, point));
        restrictions.add(Restriction {
            color: Color::WHITE,
            moves: vec![point],
            plies: 1,
            only: true,
        });
        assert!(restrictions.allow(0, Color::WHITE, point));
        assert!(!restrictions.allow(0, Color::WHITE, Move::Pass));
        assert!(restrictions.names_only(Color::WHITE) && !restrictions.names_only(Color::BLACK));
    }
}
