//! Why a chain has the verdict it has: what a verdict comes from, looked at once more when asked.

use super::chain::{Basis, Chain, Promise};
use super::judge::Status;
use crate::board::{Point, Topology};
use crate::game::Game;
use crate::rules::confirm::{Budget, KoPass, Region, Why, why};
use crate::rules::pass_alive;

/// For one chain: more than its verdict was given, as its whole region is judged again.
const BUDGET: Budget = Budget {
    nodes: 200_000,
    bytes: 64 << 20,
};

/// Why a chain lives or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The rules count every stone where it stands.
    Coloring,
    /// Benson's theorem: it has these vital regions, or shares them with chains that need each other.
    Eyes(Vec<Vec<Point>>),
    /// Its owner keeps this by answering.
    Promises(Vec<Promise>),
    /// A confirmation.
    Confirmed(Why),
}

impl Status {
    /// Why a chain of the game's has its verdict; `None` where that is only estimated.
    pub fn reason(&self, game: &Game, chain: &Chain) -> Option<Reason> {
        let &stone = chain.points.first()?;
        match &chain.basis {
            Basis::Playouts => None,
            Basis::Coloring => Some(Reason::Coloring),
            Basis::PassAlive => Some(Reason::Eyes(eyes(game, chain))),
            Basis::Promises(promises) => Some(Reason::Promises(promises.clone())),
            Basis::Region { points, is_agreed } => {
                let board = if *is_agreed {
                    &self.agreed().board
                } else {
                    game.board()
                };
                let region = Region::new(board, points).ok()?;
                why(&region, stone, KoPass::Strict, BUDGET).map(Reason::Confirmed)
            }
        }
    }
}

/// The regions around a pass-alive chain that keep it and others alive.
fn eyes(game: &Game, chain: &Chain) -> Vec<Vec<Point>> {
    let graph = game.graph();
    let mut found = pass_alive(game.board(), chain.color, game.rules().suicide).regions;
    found.retain(|eye| {
        let mut around = eye.iter().flat_map(|&point| graph.neighbours(point));
        around.any(|q| chain.points.contains(&q))
    });
    found
}
