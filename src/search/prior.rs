//! What is known of a move before it is tried.

use super::Params;
use crate::board::{Board, Color, Move, Point, Topology};
use crate::features::{Position, Tactics, Weights, Windows};
use crate::playout::{Landing, vital};

/// What is expected of a move.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Prior {
    /// Virtual simulations.
    pub(super) simulations: f32,
    /// How many of them were won.
    pub(super) won: f32,
    /// How likely strong players would make it here, from 0 to 1.
    pub(super) probability: f32,
}

impl Prior {
    /// Of a move of which nothing is known but how many of its virtual simulations are won, as a share.
    pub(super) fn even(params: &Params, share: f32) -> Self {
        Self {
            simulations: params.even_prior,
            won: params.even_prior * share,
            probability: 0.0,
        }
    }
}

/// What all priors of one position share.
pub(super) struct Priors<'a, T: Topology> {
    board: &'a Board<T>,
    color: Color,
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
            board,
            color,
            position: Position::new(board, color, recent, windows, tactics),
            vital: last.and_then(|last| vital(board, color, last)),
        }
    }

    /// Gives all moves of the position, which are plays, their priors: more for those that strong players would make.
    pub(super) fn fill(&mut self, moves: &mut [(Move, Prior)], params: &Params, weights: &Weights) {
        let mut most = f32::MIN;
        for (mv, prior) in moves.iter_mut() {
            if let Move::Play(point) = *mv {
                let features = self.position.features(point, weights.shapes());
                prior.probability = weights.log(&features);
                most = most.max(prior.probability);
            }
        }
        let mut all = 0.0;
        for (_, prior) in moves.iter_mut() {
            // Against the greatest, so that no number is too large.
            prior.probability = (prior.probability - most).exp();
            all += prior.probability;
        }
        // Where few moves are left none of them is a likely one: as if there were more of the same weight.
        all *= 1.0 + params.few_moves / moves.len() as f32;
        for (mv, prior) in moves {
            if let Move::Play(point) = *mv {
                *prior = self.of(point, prior.probability / all, params);
            }
        }
    }

    /// The prior of a move with this probability, and what records of games between strong players teach too little of, since they
    /// end before it is played.
    fn of(&self, point: Point, probability: f32, params: &Params) -> Prior {
        let landing = Landing::of(self.board, point, self.color);
        let is_self_atari = landing.liberties < 2 && landing.captures < landing.stones;
        let mut won = params.capture_prior * landing.captures.min(5) as f32;
        if self.vital == Some(point) {
            won += params.nakade_prior;
        }
        let probability = if is_self_atari && landing.stones > 1 {
            0.0
        } else {
            probability
        };
        won += params.learned_prior * probability.sqrt();
        let lost = if is_self_atari {
            params.self_atari_prior
        } else {
            0.0
        };
        let even = params.even_prior;
        Prior {
            simulations: even + won + lost,
            won: even / 2.0 + won,
            probability,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Graph, Shape};
    use std::sync::Arc;

    /// The priors of all plays after a few moves, by these weights.
    fn priors(graph: &Arc<Graph>, weights: &Weights) -> Vec<(Move, Prior)> {
        let mut board = Board::new(Arc::clone(graph));
        let mut recent = [None; 2];
        for (number, &point) in graph.points().iter().step_by(2).take(4).enumerate() {
            board.play(point, [Color::BLACK, Color::WHITE][number % 2], &mut ());
            recent = [Some(Move::Play(point)), recent[0]];
        }
        let empty = (0..board.empty_count()).map(|place| Move::Play(board.empty(place)));
        let mut moves: Vec<_> = empty.map(|mv| (mv, Prior::default())).collect();
        let windows = Windows::new(graph);
        let mut tactics = Tactics::new(&**graph);
        let windows = windows.as_ref();
        let mut priors = Priors::new(&board, Color::BLACK, recent, windows, &mut tactics);
        priors.fill(&mut moves, &Params::for_board(graph), weights);
        moves
    }

    /// The greatest and the least weights that a file can hold, for every second feature and for all.
    #[test]
    fn priors_are_numbers_whatever_the_weights() {
        let shapes = [Shape::Grid(9, 9), Shape::Torus(5, 5), Shape::Star(30)];
        for shape in shapes {
            let graph = Arc::new(shape.graph().unwrap());
            for (odd, even) in [(1e9, -1e9), (-1e9, -1e9), (1e9, 1e9), (0.0, 0.0)] {
                let mut weights = Weights::even([vec![1, 2], vec![3]]);
                for logs in weights.logs_mut() {
                    for (place, log) in logs.iter_mut().enumerate() {
                        *log = if place % 2 == 1 { odd } else { even };
                    }
                }
                let weights = Weights::from_bytes(&weights.to_bytes()).unwrap();
                for (mv, prior) in priors(&graph, &weights) {
                    let sane = prior.simulations.is_finite()
                        && (0.0..=prior.simulations).contains(&prior.won)
                        && (0.0..=1.0).contains(&prior.probability);
                    assert!(sane, "{mv:?} {prior:?}");
                }
            }
        }
    }

    /// Nothing to play, nothing to tell.
    #[test]
    fn a_full_board_has_no_priors() {
        let graph = Arc::new(Shape::Grid(1, 1).graph().unwrap());
        let board = Board::new(Arc::clone(&graph));
        let mut tactics = Tactics::new(&*graph);
        let mut priors = Priors::new(&board, Color::BLACK, [None; 2], None, &mut tactics);
        let params = Params::for_board(&graph);
        priors.fill(&mut [], &params, &Weights::built_in());
    }
}
