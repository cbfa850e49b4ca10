//! The answer itself: every chain judged, and what is owned once the dead ones are gone.

use super::chain::{Chain, How, Verdict};
use super::estimate;
use crate::board::{Board, Color, Point, Topology};
use crate::game::Game;
use crate::playout::is_safe;
use crate::rules::{Area, area};
use std::sync::Arc;

/// What becomes of every chain and point of a position.
///
/// It is about life and death alone: rules that count the coloring as it stands take no notice of it, see
/// [`Status::counted`].
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    ownership: Vec<f32>,
    chains: Vec<Chain>,
    dead: Vec<bool>,
    area: Area,
}

/// The ownership at which a point counts as certain.
const CERTAIN: f32 = 0.8;

impl Status {
    /// Judges a game of two players. The same position always gets the same answer.
    pub fn judge(game: &Game) -> Self {
        let ownership = estimate::ownership(game);
        let (dead, area) = without_the_dead(game, &ownership);
        let chains = chains(game, &ownership, &dead, &area);
        Self {
            ownership,
            chains,
            dead,
            area,
        }
    }

    /// By place: the mean owner at the end, +1 Black, -1 White.
    pub fn ownership(&self) -> &[f32] {
        &self.ownership
    }

    /// Every chain, in the order of their first stones.
    pub fn chains(&self) -> &[Chain] {
        &self.chains
    }

    /// By place: whether a dead stone lies there.
    pub fn dead(&self) -> &[bool] {
        &self.dead
    }

    /// What each player owns once the dead stones are gone.
    pub fn area(&self) -> &Area {
        &self.area
    }

    /// The chains as the rules of the game count them: where the coloring counts as it stands none is dead, and that is
    /// no matter of judgement.
    pub fn counted(&self, game: &Game) -> Vec<Chain> {
        let mut chains = self.chains.clone();
        if game.counts_as_it_stands() {
            for chain in &mut chains {
                (chain.verdict, chain.how, chain.confidence) = (Verdict::Alive, How::Proved, 1.0);
            }
        }
        chains
    }

    /// Whether every point has an owner, and is as good as certain to be his at the end: nothing is left to gain.
    pub fn is_settled(&self) -> bool {
        let mut places = self.area.owners.iter().zip(&self.ownership);
        places.all(|(owner, &black)| owner.is_some_and(|owner| of(owner, black) > CERTAIN))
    }
}

/// Black's share as `color` sees it.
fn of(color: Color, black: f32) -> f32 {
    if color == Color::BLACK { black } else { -black }
}

/// By place whether a dead stone lies there: one of a chain that the opponent owns in the mean. And what is owned without
/// those.
fn without_the_dead(game: &Game, ownership: &[f32]) -> (Vec<bool>, Area) {
    let (board, graph) = (game.board(), game.graph());
    let mut dead = vec![false; ownership.len()];
    for (stone, color) in board.stones() {
        if board.chain(stone) == stone {
            let chain: Vec<usize> = board.chain_stones(stone).map(|s| graph.place(s)).collect();
            let black: f32 = chain.iter().map(|&place| ownership[place]).sum();
            for place in chain {
                dead[place] = of(color, black) < 0.0;
            }
        }
    }
    let mut cleared = Board::new(Arc::clone(graph));
    let living = board
        .stones()
        .filter(|&(stone, _)| !dead[graph.place(stone)]);
    cleared.set_stones(living);
    let area = area(&cleared, game.players());
    (dead, area)
}

fn chains(game: &Game, ownership: &[f32], dead: &[bool], area: &Area) -> Vec<Chain> {
    let (board, graph) = (game.board(), game.graph());
    let heads = board.stones().filter(|&(s, _)| board.chain(s) == s);
    let judged = heads.map(|(head, color)| {
        let mut points: Vec<Point> = board.chain_stones(head).collect();
        points.sort_unstable();
        let verdict = if dead[graph.place(head)] {
            Verdict::Dead
        } else if is_seki(game, &points, dead, area) {
            Verdict::Seki
        } else {
            Verdict::Alive
        };
        let black: f32 = points.iter().map(|&s| ownership[graph.place(s)]).sum();
        let own = of(color, black / points.len() as f32);
        let likely = if verdict == Verdict::Dead { -own } else { own };
        Chain {
            color,
            points,
            verdict,
            how: How::Estimated,
            confidence: f32::midpoint(1.0, likely),
        }
    });
    let mut chains: Vec<Chain> = judged.collect();
    chains.sort_by_key(|chain| chain.points.first().copied());
    chains
}

/// A chain that owns none of the points around it, and shares one with the rival that neither can fill safely.
fn is_seki(game: &Game, chain: &[Point], dead: &[bool], area: &Area) -> bool {
    let (board, graph) = (game.board(), game.graph());
    let around: Vec<Point> = chain
        .iter()
        .flat_map(|&s| graph.neighbours(s))
        .filter(|&q| board.is_empty(q) || dead[graph.place(q)])
        .collect();
    let shared = |&q: &Point| area.owners[graph.place(q)].is_none();
    let untouchable =
        |&q: &Point| board.is_empty(q) && Color::all(2).all(|color| !is_safe(board, q, color));
    !around.is_empty() && around.iter().all(shared) && around.iter().any(untouchable)
}
