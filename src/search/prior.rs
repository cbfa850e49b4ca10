//! What is known of a move before it is tried.

use super::Params;
use crate::board::{Board, Color, Move, Point, Topology};
use crate::features::{Position, Tactics, Weights, Windows};
use crate::playout::vital;

/// Virtual simulations of a move and how many of them were won.
pub(super) type Prior = (f32, f32);

/// What all priors of one position share.
pub(super) struct Priors<'a, T: Topology> {
    position: Position<'a, T>,
    /// Where the rival is kept from a second eye.
    vital: Option<Point>,
}

impl<'a, T: Topology> Priors<'a, T> {
    pub(super) fn new(
        board: &'a Board<T>,
        color: Color,
        recent: [Option<Move>; 2],
        windows: Option<&'a Windows>,
        tactics: &'a mut Tactics<T>,
    ) -> Self {
        let last = recent[0].and_then(Move::point);
        Self {
            position: Position::new(board, color, recent, windows, tactics),
            vital: last.and_then(|last| vital(board, color, last)),
        }
    }

    /// Gives all moves of the position, which are plays, their priors: more for those that strong players would make.
    pub(super) fn fill(
        &mut self,
        moves: &mut [(Move, Prior)],
        params: &Params,
        weights: &Weights,
    ) {
        let mut most = f32::MIN;
        for (mv, prior) in moves.iter_mut() {
            if let Move::Play(point) = *mv {
                prior.0 = weights.log(&self.position.features(point, weights.shapes()));
                most = most.max(prior.0);
            }
        }
        let mut all = 0.0;
        for (_, prior) in moves.iter_mut() {
            // Against the greatest, so that no number is too large.
            prior.0 = (prior.0 - most).exp();
            all += prior.0;
        }
        for (mv, prior) in moves {
            let share = prior.0 / all;
            let mut won = params.learned_prior * share.sqrt();
            if self.vital.is_some() && mv.point() == self.vital {
                won += params.nakade_prior;
            }
            *prior = (params.even_prior + won, params.even_prior / 2.0 + won);
        }
    }
}
