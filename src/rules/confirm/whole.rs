//! Every chain of a region or of a board, under both readings of the pass for a ko.

use super::{Budget, Judged, KoPass, Life, Outcome, Region, RegionError, judge};
use crate::board::{Board, Color, Point, PointMap, Topology};
use crate::rules::pass_alive;

/// What is found of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Confirmed {
    /// A stone of the chain.
    pub stone: Point,
    /// With a pass for one ko, as the text of article 7, clause 2 says.
    pub strict: Outcome,
    /// With a pass that lifts every ban.
    pub global: Outcome,
    /// The positions looked at for all chains of this color in the region, under both readings.
    pub nodes: usize,
}

impl Confirmed {
    /// Whether the two readings say differently whether the stones are alive.
    pub fn is_disputed(&self) -> bool {
        match (self.strict.is_alive(), self.global.is_alive()) {
            (Some(strict), Some(global)) => strict != global,
            _ => false,
        }
    }
}

/// Judges every chain inside the enclosed `points`. The budget is for each player and reading.
///
/// # Errors
/// The points are no region.
pub fn confirm<T: Topology>(
    board: &Board<T>,
    points: &[Point],
    budget: Budget,
) -> Result<Vec<Confirmed>, RegionError> {
    let region = Region::new(board, points)?;
    let colors = [Color::BLACK, Color::WHITE];
    Ok(colors
        .map(|owner| readings(&region, owner, budget))
        .concat())
}

/// Judges the chains of `owner` inside the region under both readings of the pass for a ko. The budget is for each; the
/// second is not asked where the first has no answer.
pub fn readings(region: &Region, owner: Color, budget: Budget) -> Vec<Confirmed> {
    let strict = judge(region, owner, KoPass::Strict, budget);
    let is_known = |&(_, outcome): &(Point, Outcome)| outcome.is_alive().is_some();
    let global = if strict.chains.iter().any(is_known) {
        judge(region, owner, KoPass::Global, budget)
    } else {
        Judged {
            nodes: 0,
            ..strict.clone()
        }
    };
    let nodes = strict.nodes + global.nodes;
    let both = strict.chains.into_iter().zip(global.chains);
    let confirmed = both.map(|((stone, strict), (_, global))| Confirmed {
        stone,
        strict,
        global,
        nodes,
    });
    confirmed.collect()
}

/// The regions that pass-alive chains cut a board of two players into: all other points, connected ones together.
pub fn enclosed<T: Topology>(board: &Board<T>) -> Vec<Vec<Point>> {
    let topology = board.topology();
    let mut seen = topology.map(false);
    for color in [Color::BLACK, Color::WHITE] {
        for chain in pass_alive(board, color, false).chains {
            for stone in board.chain_stones(chain) {
                *seen.at(stone) = true;
            }
        }
    }
    let mut regions = Vec::new();
    for &start in topology.points() {
        if seen.get(start) {
            continue;
        }
        *seen.at(start) = true;
        let (mut region, mut next) = (vec![start], 0);
        while let Some(&point) = region.get(next) {
            next += 1;
            for q in topology.neighbours(point) {
                let on_board = board.is_empty(q) || board.color(q).is_some();
                if on_board && !seen.get(q) {
                    *seen.at(q) = true;
                    region.push(q);
                }
            }
        }
        regions.push(region);
    }
    regions
}

/// Judges every chain of a board of two players: those that are pass-alive, and those in the regions that they cut the
/// board into. Such verdicts are proved; what is unknown is in a region too large, or too hard for the budget, which is for
/// each player, reading and region.
pub fn statuses<T: Topology>(board: &Board<T>, budget: Budget) -> Vec<Confirmed> {
    let mut statuses = Vec::new();
    for color in [Color::BLACK, Color::WHITE] {
        let alive = Outcome::Alive(Life::Uncapturable);
        let chains = pass_alive(board, color, false).chains;
        statuses.extend(chains.iter().map(|&chain| without_search(chain, alive)));
    }
    for region in enclosed(board) {
        let judged = confirm(board, &region, budget);
        statuses.extend(judged.unwrap_or_else(|_| {
            let unknown = Outcome::Unknown { nodes: 0 };
            let stones = region.iter().filter(|&&point| board.color(point).is_some());
            let chains = stones.filter(|&&stone| board.chain(stone) == stone);
            chains
                .map(|&chain| without_search(chain, unknown))
                .collect()
        }));
    }
    statuses
}

/// A chain that needs no search, or gets none.
fn without_search(stone: Point, outcome: Outcome) -> Confirmed {
    Confirmed {
        stone,
        strict: outcome,
        global: outcome,
        nodes: 0,
    }
}

/// Those of the points that no chain from outside covers: what is left of a region once stones in it joined the walls.
pub fn inside<T: Topology>(board: &Board<T>, points: &[Point]) -> Vec<Point> {
    let is_inside = |&point: &Point| {
        board.is_empty(point)
            || board
                .chain_stones(point)
                .all(|stone| points.contains(&stone))
    };
    points.iter().copied().filter(is_inside).collect()
}
