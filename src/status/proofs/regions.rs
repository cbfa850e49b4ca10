//! Stones between walls: exact confirmation, by article 7 of 1989, of what the chains that live cut off.

use crate::board::{Board, Color, Graph, Point, PointMap, Topology};
use crate::rules::confirm::{Budget, KoPass, Outcome, Region, judge};

/// Positions looked at for all regions of a board, and the bytes that one region may take.
const POSITIONS: usize = 200_000;
const BYTES: usize = 32 << 20;
/// Positions looked at for one color and reading of a region.
const POSITIONS_A_REGION: usize = 20_000;
/// The most points of a region, stones in it included.
const MOST_POINTS: usize = 40;

/// What is found of a chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// A stone of it.
    pub(super) stone: Point,
    pub(super) is_alive: bool,
    /// Whether the two readings of the pass for a ko differ.
    pub(super) is_disputed: bool,
    /// The region it is in.
    pub(super) region: Vec<Point>,
    /// The walls of the region, by name.
    pub(super) walls: Vec<Point>,
}

/// Judges the chains that are no walls in the regions that the walls cut the board into.
pub(super) fn confirm(board: &Board<Graph>, is_wall: impl Fn(Point) -> bool) -> Vec<Found> {
    let mut found = Vec::new();
    let mut left = POSITIONS;
    for (points, walls) in regions(board, is_wall) {
        if points.len() > MOST_POINTS {
            continue;
        }
        let Ok(region) = Region::new(board, &points) else {
            continue;
        };
        for owner in [Color::BLACK, Color::WHITE] {
            if !points.iter().any(|&p| board.color(p) == Some(owner)) {
                continue;
            }
            let mut read = |ko_pass| {
                let budget = Budget {
                    nodes: left.min(POSITIONS_A_REGION),
                    bytes: BYTES,
                };
                let judged = judge(&region, owner, ko_pass, budget);
                left = left.saturating_sub(judged.nodes);
                judged.chains
            };
            let strict = read(KoPass::Strict);
            let is_known = |&(_, outcome): &(Point, Outcome)| outcome.is_alive().is_some();
            if !strict.iter().any(is_known) {
                continue;
            }
            let global = read(KoPass::Global);
            for ((stone, strict), (_, global)) in strict.into_iter().zip(global) {
                if let Some(is_alive) = strict.is_alive() {
                    found.push(Found {
                        stone,
                        is_alive,
                        is_disputed: global.is_alive() == Some(!is_alive),
                        region: points.clone(),
                        walls: walls.clone(),
                    });
                }
            }
        }
    }
    found
}

/// The regions with stones in them, the smallest first, and the walls of each by name.
fn regions(board: &Board<Graph>, is_wall: impl Fn(Point) -> bool) -> Vec<(Vec<Point>, Vec<Point>)> {
    let graph = board.topology();
    let mut seen = graph.map(false);
    let mut regions = Vec::new();
    for &start in graph.points() {
        if seen.get(start) || is_wall(start) {
            continue;
        }
        *seen.at(start) = true;
        let (mut points, mut walls, mut next) = (vec![start], Vec::new(), 0);
        while let Some(&point) = points.get(next) {
            next += 1;
            for q in graph.neighbours(point) {
                if is_wall(q) {
                    walls.push(board.chain(q));
                } else if !seen.get(q) {
                    *seen.at(q) = true;
                    points.push(q);
                }
            }
        }
        walls.sort_unstable();
        walls.dedup();
        if points.iter().any(|&point| board.color(point).is_some()) {
            regions.push((points, walls));
        }
    }
    regions.sort_by_key(|(points, _)| points.len());
    regions
}
