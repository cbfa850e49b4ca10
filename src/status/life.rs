//! Which chains live: by playouts, by proofs, by searches; before anybody fills or captures anything.

use super::chain::{Basis, Chain, How, Verdict};
use super::open::decided;
use super::{estimate, fights, proofs};
use crate::board::{Color, Point, Topology};
use crate::game::Game;
use crate::playout::is_safe;
use crate::rules::{Ending, Ruleset, count};

/// The ownership at which a point counts as certain.
pub(super) const CERTAIN: f32 = 0.8;
/// The ownership below which it is doubtful whose a point will be.
const DOUBTFUL: f32 = 0.5;
/// The ownership below which neither is likelier to get it.
const EVEN: f32 = 0.1;
/// The confidence of a chain that needs no search: as certain.
pub(super) const CLEAR: f32 = f32::midpoint(1.0, CERTAIN);

/// Black's share as `color` sees it.
pub(super) fn of(color: Color, black: f32) -> f32 {
    if color == Color::BLACK { black } else { -black }
}

/// By place whether a stone of a dead chain lies there.
pub(super) fn places_of_the_dead(game: &Game, chains: &[Chain]) -> Vec<bool> {
    let mut places = vec![false; game.graph().points().len()];
    for chain in chains.iter().filter(|chain| chain.verdict == Verdict::Dead) {
        for &stone in &chain.points {
            places[game.graph().place(stone)] = true;
        }
    }
    places
}

/// What lives, before anybody fills or captures anything.
pub(super) struct Life {
    /// By place: the mean owner at the end, +1 Black, -1 White; with more than two players +1 the first, -1 another.
    pub(super) ownership: Vec<f32>,
    /// Every chain, in the order of their first stones.
    pub(super) chains: Vec<Chain>,
}

impl Life {
    /// By playouts, or by searches where these leave a chain in doubt of which nothing is proved.
    pub(super) fn judged(game: &Game) -> Self {
        if game.players() != 2 {
            return Self::shared(game);
        }
        let first = Self::without_search(game);
        if !first.is_in_doubt() {
            return first;
        }
        let dead = places_of_the_dead(game, &first.chains);
        let searched = fights::ownership(game, &dead).map(|found| Self::by(game, found));
        searched.unwrap_or(first)
    }

    /// By playouts and proofs.
    pub(super) fn without_search(game: &Game) -> Self {
        Self::by(game, estimate::ownership(game))
    }

    /// By playouts alone.
    pub(super) fn at_a_glance(game: &Game) -> Self {
        Self::likely(game, estimate::ownership(game))
    }

    /// With any number of players: a chain is dead whose points are mostly not its owner's at the end of playouts.
    fn shared(game: &Game) -> Self {
        let shares = estimate::shares(game);
        let chains = estimated(game, |color, points| {
            let places = points.iter().map(|&stone| game.graph().place(stone));
            let own =
                places.map(|place| shares.of(place, color)).sum::<f32>() / points.len() as f32;
            if own >= 0.5 {
                (Verdict::Alive, own)
            } else {
                (Verdict::Dead, 1.0 - own)
            }
        });
        Self {
            ownership: shares.ownership(),
            chains,
        }
    }

    /// Whether playouts leave a chain in doubt of which nothing is proved.
    pub(super) fn is_in_doubt(&self) -> bool {
        let in_doubt = |chain: &Chain| chain.how != How::Proved && chain.confidence < CLEAR;
        self.chains.iter().any(in_doubt)
    }

    /// What this ownership makes likely, and what can be proved.
    fn by(game: &Game, ownership: Vec<f32>) -> Self {
        let mut life = Self::likely(game, ownership);
        if !game.counts_as_it_stands() {
            proofs::prove(game, &life.ownership, &mut life.chains);
        }
        life
    }

    /// What this ownership makes likely.
    fn likely(game: &Game, ownership: Vec<f32>) -> Self {
        let dead = dead(game, &ownership);
        let owners = owners(game, &dead);
        let chains = chains(game, &ownership, &dead, &owners);
        Self { ownership, chains }
    }
}

/// By place whether a dead stone lies there: one of a chain that the opponent owns in the mean, unless that is in doubt and one
/// move decides it.
fn dead(game: &Game, ownership: &[f32]) -> Vec<bool> {
    let (board, graph) = (game.board(), game.graph());
    let own = |head: Point, color| {
        let chain = board.chain_stones(head).map(|s| graph.place(s));
        let black: f32 = chain.map(|place| ownership[place]).sum();
        of(color, black) / board.chain_len(head) as f32
    };
    let heads = || board.stones().filter(|&(s, _)| board.chain(s) == s);
    let mut dead = vec![false; ownership.len()];
    let mut mark = |head: Point, is_dead| {
        for stone in board.chain_stones(head) {
            dead[graph.place(stone)] = is_dead;
        }
    };
    for (head, color) in heads() {
        mark(head, own(head, color) < 0.0);
    }
    // Stones saved from a capture may die all the same, but a capture is for good.
    let doubt = match game.rules().ending {
        Ending::Confirmation => -DOUBTFUL..0.0,
        Ending::Agreement | Ending::Final => -EVEN..DOUBTFUL,
    };
    let in_doubt = heads().filter(|&(head, color)| doubt.contains(&own(head, color)));
    for (head, is_dead) in decided(game, in_doubt.map(|(head, _)| head)) {
        mark(head, is_dead);
    }
    dead
}

/// Who has each point, with stone or surrounded, once the dead ones are gone.
fn owners(game: &Game, dead: &[bool]) -> Vec<Option<Color>> {
    let area = count(game.board(), game.players(), dead, &Ruleset::TROMP_TAYLOR);
    let standing = area.standing.into_iter();
    standing
        .map(|here| here.stone().or(here.territory()))
        .collect()
}

fn chains(game: &Game, ownership: &[f32], dead: &[bool], owners: &[Option<Color>]) -> Vec<Chain> {
    let place = |&stone: &Point| game.graph().place(stone);
    estimated(game, |color, points| {
        let verdict = if points.iter().map(place).any(|place| dead[place]) {
            Verdict::Dead
        } else if is_seki(game, points, dead, owners) {
            Verdict::Seki
        } else {
            Verdict::Alive
        };
        let black: f32 = points.iter().map(|stone| ownership[place(stone)]).sum();
        let own = of(color, black / points.len() as f32);
        let likely = if verdict == Verdict::Dead { -own } else { own };
        (verdict, f32::midpoint(1.0, likely))
    })
}

/// Every chain, in the order of their first stones, as playouts see it: its verdict, and how sure that is.
fn estimated(game: &Game, judge: impl Fn(Color, &[Point]) -> (Verdict, f32)) -> Vec<Chain> {
    let board = game.board();
    let heads = board
        .stones()
        .filter(|&(stone, _)| board.chain(stone) == stone);
    let judged = heads.map(|(head, color)| {
        let mut points: Vec<Point> = board.chain_stones(head).collect();
        points.sort_unstable();
        let (verdict, confidence) = judge(color, &points);
        Chain {
            color,
            points,
            verdict,
            how: How::Estimated,
            basis: Basis::Playouts,
            otherwise: None,
            confidence,
        }
    });
    let mut chains: Vec<Chain> = judged.collect();
    chains.sort_by_key(|chain| chain.points.first().copied());
    chains
}

/// A chain that owns none of the points around it, and shares one with the rival that neither can fill safely.
fn is_seki(game: &Game, chain: &[Point], dead: &[bool], owners: &[Option<Color>]) -> bool {
    let (board, graph) = (game.board(), game.graph());
    let around: Vec<Point> = chain
        .iter()
        .flat_map(|&s| graph.neighbours(s))
        .filter(|&q| board.is_empty(q) || dead[graph.place(q)])
        .collect();
    let shared = |&q: &Point| owners[graph.place(q)].is_none();
    let untouchable =
        |&q: &Point| board.is_empty(q) && Color::all(2).all(|color| !is_safe(board, q, color));
    !around.is_empty() && around.iter().all(shared) && around.iter().any(untouchable)
}
