//! Exact confirmations (article 7 of 1989) around single chains, where the living chains around leave little room.

use crate::board::{Board, Graph, Point, PointMap, Topology};
use crate::rules::Agreed;
use crate::rules::confirm::{Budget, Region, readings};

/// The most points that such a region may have.
const POINTS: usize = 14;
/// Enough for most regions of that size, in some tens of milliseconds.
const BUDGET: Budget = Budget {
    nodes: 50_000,
    bytes: 32 << 20,
};

/// What a confirmation finds of a chain.
#[derive(Clone, Debug)]
pub(super) struct Confirmed {
    /// Whether the chain is alive.
    pub(super) alive: bool,
    /// Whether the two readings of the pass for a ko differ on that.
    pub(super) disputed: bool,
    /// The living chains that enclose the region, one stone of each: they are taken to stay.
    pub(super) walls: Vec<Point>,
    /// The region.
    pub(super) points: Vec<Point>,
}

/// Confirms the chain of `stone`, the chains that count as living held alive. None if there is too much room.
pub(super) fn confirmed(settled: &Agreed, stone: Point) -> Option<Confirmed> {
    let board = &settled.board;
    let (points, walls) = around(settled, stone)?;
    let region = Region::new(board, &points).ok()?;
    let owner = board.color(stone)?;
    let mut chains = readings(&region, owner, BUDGET).into_iter();
    let found = chains.find(|found| board.chain(found.stone) == board.chain(stone))?;
    Some(Confirmed {
        alive: found.strict.is_alive()?,
        disputed: found.is_disputed(),
        walls,
        points,
    })
}

/// The chain, what is empty or dead around it, and the living chains around that.
fn around(settled: &Agreed, stone: Point) -> Option<(Vec<Point>, Vec<Point>)> {
    let (board, graph): (&Board<Graph>, _) = (&settled.board, settled.board.topology());
    let mut seen = graph.map(false);
    let mut points: Vec<Point> = board.chain_stones(stone).collect();
    for &point in &points {
        *seen.at(point) = true;
    }
    let (mut walls, mut next) = (Vec::new(), 0);
    while let Some(&point) = points.get(next) {
        next += 1;
        for q in graph.neighbours(point) {
            if seen.get(q) {
                continue;
            }
            if board.is_empty(q) || settled.dead[graph.place(q)] {
                *seen.at(q) = true;
                points.push(q);
            } else {
                walls.push(board.chain(q));
            }
        }
        if points.len() > POINTS {
            return None;
        }
    }
    walls.sort_unstable();
    walls.dedup();
    Some((points, walls))
}
