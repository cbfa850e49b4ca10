//! Every number that the search can be tuned by, in one place.

use crate::board::{Graph, Topology};
use crate::playout::Rates;

/// The parameters of the search. Weights of priors are in virtual simulations, won (good) or lost (bad).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Params {
    /// k in beta = r / (r + n + n r / k), the weight of RAVE against real visits (D. Silver's rule as Pachi uses it; 3,000
    /// to 4,000 there).
    pub rave_equivalence: f32,
    /// The weight of exploration, added as c sqrt(ln N / n). RAVE explores enough: 0 to 0.02 in Pachi and Fuego.
    pub exploration: f32,
    /// The weight at the root, on an empty board, of what strong players would do, added as c p sqrt(N) / (1 + n) (C. D. Rosin's
    /// PUCT as D. Silver et al. use it): where results hardly differ likely moves are tried. 0 to 4; it falls to none once stones
    /// are six in a hundred of the points, from where on it would be far too much.
    pub opening_puct: f32,
    /// The visits at which a leaf is opened.
    pub expand_visits: u32,
    /// The weight of the margin in a result; winning has the rest.
    pub margin_weight: f32,
    /// Every move starts with so many simulations, half of them won.
    pub even_prior: f32,
    /// A move that strong players would make with probability p starts with this times the square root of p simulations more, all
    /// won.
    pub learned_prior: f32,
    /// So many moves of mean weight are thought to be there besides when that probability is worked out.
    pub few_moves: f32,
    /// For each stone captured, up to five.
    pub capture_prior: f32,
    /// Against putting oneself in atari.
    pub self_atari_prior: f32,
    /// For the vital point of an eye space next to the last move.
    pub nakade_prior: f32,
    /// The share of a pass's even prior that is won.
    pub pass_value: f32,
    /// Whether of moves at the root that the position's symmetry makes the same one alone is looked at.
    pub skips_doubles: bool,
    /// The rates of the playouts.
    pub rates: Rates,
}

/// The share of a board's points whose number of stones ends the opening.
pub(super) const OPENING_SPAN: f32 = 0.06;

impl Params {
    /// What works on a board of this size for choosing a move, where not all moves need be looked at.
    pub fn for_play(graph: &Graph) -> Self {
        Self {
            skips_doubles: true,
            ..Self::for_board(graph)
        }
    }

    /// What works on a board of this size.
    pub fn for_board(graph: &Graph) -> Self {
        let large = graph.points().len() > 180;
        Self {
            rave_equivalence: if large { 4000.0 } else { 3000.0 },
            exploration: 0.0,
            opening_puct: 2.0,
            expand_visits: if large { 8 } else { 4 },
            margin_weight: 0.02,
            even_prior: if large { 20.0 } else { 14.0 },
            learned_prior: if large { 100.0 } else { 60.0 },
            few_moves: 10.0,
            capture_prior: 6.0,
            self_atari_prior: 15.0,
            nakade_prior: 30.0,
            pass_value: 0.1,
            skips_doubles: false,
            rates: Rates::default(),
        }
    }
}
