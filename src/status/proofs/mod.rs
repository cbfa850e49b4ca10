//! What is known for certain of the chains on the board, or would be if some of them were known to live.
//!
//! Chains live by a plan of their owner's (`plan`, `links`, `holdings`): in each of some small patches of the board (`patch`)
//! he keeps a promise if he answers the attacker there (`promise`), such as a liberty or a link between two chains; and the
//! promises together keep chains alive (`support`), as vital regions do in Benson's theorem. This goes back to Müller's safety
//! under alternating play (1997) and the searches of Niu and Müller (2004). What lies between chains that live is then
//! confirmed as article 7 of 1989 asks (`regions`).
//!
//! The budget is counted in positions, stated in `effort` and `regions`; it takes some 0.1 s in finished games of 19x19, 0.6 s
//! at most, and 40 MiB.

mod effort;
mod holdings;
mod links;
mod patch;
mod plan;
mod promise;
mod regions;
mod support;

use super::chain::{Basis, Chain, How, Promise, Verdict};
use crate::board::{Color, Point, PointMap, Topology};
use crate::game::Game;
use crate::rules::{Ending, pass_alive};
use plan::Plan;
use support::{Kept, carry_out};

/// The confidence from which a chain estimated to live serves as a wall.
const LIKELY: f32 = 0.9;

/// The most points of a region that a confirmation is believed in where it says more than that stones cannot be captured: that
/// they live for leaving new ones elsewhere in it (capturable-2 of J-18), which in a wider one have nothing to do with them, or
/// that they are dead though estimated to live. Other endings ask for neither.
const LOCAL: usize = 14;

/// The points of the largest board that more than Benson's theorem is tried on: 25x25.
const LARGEST: usize = 625;

/// Puts what can be proved in the place of what is only estimated. `ownership` is by place, +1 Black, -1 White.
pub(super) fn prove(game: &Game, ownership: &[f32], chains: &mut [Chain]) {
    let (board, suicide) = (game.board(), game.rules().suicide);
    let colors = [Color::BLACK, Color::WHITE];
    let safe = colors
        .map(|color| pass_alive(board, color, suicide).chains)
        .concat();
    for chain in chains
        .iter_mut()
        .filter(|chain| is_among(game, chain, &safe))
    {
        (chain.verdict, chain.how, chain.confidence) = (Verdict::Alive, How::Proved, 1.0);
        chain.basis = Basis::PassAlive;
    }
    if game.graph().points().len() > LARGEST {
        return;
    }
    let kept = colors.map(|color| prove_alive(game, color, ownership, chains));
    // The confirmation knows no suicide.
    if !suicide {
        let apart = |points: &[Point]| {
            let kept = kept.iter().flat_map(|kept| kept.apart_from(points));
            kept.chain(safe.iter().copied()).collect()
        };
        confirm(game, chains, |chain| chain.how == How::Proved, apart);
        let likely = |chain: &Chain| chain.how != How::Estimated || chain.confidence > LIKELY;
        confirm(game, chains, likely, apart);
    }
    lean(chains);
}

/// Whether a chain has one of these names.
fn is_among(game: &Game, chain: &Chain, names: &[Point]) -> bool {
    let mut stones = chain.points.iter().take(1);
    stones.any(|&stone| names.contains(&game.board().chain(stone)))
}

/// Judges what lies between living chains that serve as walls. What the owners of the walls need not answer for in a region
/// stays whatever is played there: `apart` names these chains; others are only given.
fn confirm(
    game: &Game,
    chains: &mut [Chain],
    serves: impl Fn(&Chain) -> bool,
    apart: impl Fn(&[Point]) -> Vec<Point>,
) {
    let mut is_wall = game.graph().map(false);
    for wall in chains
        .iter()
        .filter(|c| c.verdict == Verdict::Alive && serves(c))
    {
        for &stone in &wall.points {
            *is_wall.at(stone) = true;
        }
    }
    let local = match game.rules().ending {
        Ending::Confirmation => LOCAL,
        _ => 0,
    };
    for found in regions::confirm(game.board(), |point| is_wall.get(point), apart, local) {
        let of = |chain: &&mut Chain| chain.points.contains(&found.stone);
        let Some(chain) = chains.iter_mut().find(of) else {
            continue;
        };
        let is_dead = found.life.is_none();
        let overrules = is_dead != (chain.verdict == Verdict::Dead);
        // The rival moves first in a confirmation (article 7.1); by agreement what one move would save is not lost yet, and in
        // wide regions the estimate is the better guide. It knows nothing of disputes.
        let is_believed = !overrules || !is_dead || found.is_local || found.is_disputed;
        if chain.how == How::Proved || !is_believed {
            continue;
        }
        if overrules {
            chain.verdict = if is_dead {
                Verdict::Dead
            } else {
                Verdict::Alive
            };
        }
        chain.otherwise = found.is_disputed.then_some(match chain.verdict {
            Verdict::Dead => Verdict::Alive,
            Verdict::Alive | Verdict::Seki => Verdict::Dead,
        });
        if found.walls.is_empty() {
            (chain.how, chain.confidence) = (How::Proved, 1.0);
        } else if overrules || chain.how == How::Estimated {
            chain.how = How::GivenWalls(found.walls);
        } else {
            continue;
        }
        chain.basis = Basis::Region {
            points: found.points,
            is_agreed: false,
        };
    }
}

/// Makes what is given walls no surer than these.
fn lean(chains: &mut [Chain]) {
    let confidence = |wall: Point, chains: &[Chain]| {
        let mut of = chains.iter().filter(|chain| chain.points.contains(&wall));
        of.next().map_or(1.0, |chain| chain.confidence)
    };
    for i in 0..chains.len() {
        if let How::GivenWalls(walls) = &chains[i].how {
            let least = walls.iter().map(|&wall| confidence(wall, chains));
            chains[i].confidence = least.fold(1.0, f32::min);
        }
    }
}

/// Tells which chains thought to live their owner can keep.
fn prove_alive(game: &Game, color: Color, ownership: &[f32], chains: &mut [Chain]) -> Kept {
    let (board, graph) = (game.board(), game.graph());
    let mut dead = graph.map(false);
    for chain in chains.iter().filter(|chain| chain.verdict == Verdict::Dead) {
        for &stone in &chain.points {
            *dead.at(stone) = true;
        }
    }
    let likely = |point: Point| {
        let black = ownership[graph.place(point)];
        (if color == Color::BLACK { black } else { -black }) > 0.0
    };
    let suicide = game.rules().suicide;
    let mut plan = Plan::new(board, color, |stone| !dead.get(stone), likely, suicide);
    let kept = carry_out(&mut plan);
    let alive = |chain: &&mut Chain| chain.color == color && chain.verdict == Verdict::Alive;
    for chain in chains.iter_mut().filter(alive) {
        let given = |(name, _): &&(Point, Vec<Point>)| is_among(game, chain, &[*name]);
        if is_among(game, chain, &kept.proved) {
            if chain.how != How::Proved {
                (chain.how, chain.confidence) = (How::Proved, 1.0);
                chain.basis = Basis::Promises(promises(game, &kept, chain));
            }
        } else if let Some((_, walls)) = kept.given.iter().find(given)
            && chain.how == How::Estimated
        {
            chain.how = How::GivenWalls(walls.clone());
            chain.basis = Basis::Promises(promises(game, &kept, chain));
        }
    }
    kept
}

/// What the plan promises to the chain.
fn promises(game: &Game, kept: &Kept, chain: &Chain) -> Vec<Promise> {
    let head = chain.points.first();
    head.map_or_else(Vec::new, |&stone| {
        kept.promises_to(game.board().chain(stone))
    })
}

#[cfg(test)]
mod tests;
