//! Stones between walls: exact confirmation, by article 7 of 1989, of what the chains that live cut off.

use crate::board::{Board, Color, Graph, Point, PointMap, Topology};
use crate::rules::confirm::{Budget, Confirmed, Life, Outcome, Region, readings};

/// Positions looked at for all regions of a board, and the bytes that one region may take.
const POSITIONS: usize = 200_000;
const BYTES: usize = 32 << 20;
/// Positions looked at for one color and reading of a region.
const POSITIONS_A_REGION: usize = 20_000;
/// The most points of a region, stones in it included.
const MOST_POINTS: usize = 64;

/// What is found of a chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// A stone of it.
    pub(super) stone: Point,
    /// Why it is alive; `None` if it is dead.
    pub(super) life: Option<Life>,
    /// Whether the two readings of the pass for a ko differ; then the verdict is that of the text.
    pub(super) is_disputed: bool,
    /// Whether the region is as small as to be about this chain and its neighbours alone.
    pub(super) is_local: bool,
    /// What is left of the walls' names once those are gone that stay whatever is played in the region.
    pub(super) walls: Vec<Point>,
    /// The region.
    pub(super) points: Vec<Point>,
}

/// Points that walls cut off from all others.
#[derive(Clone, Debug)]
struct Enclosure {
    points: Vec<Point>,
    /// The walls by name.
    walls: Vec<Point>,
}

/// Judges the chains that are no walls in the regions that the walls cut the board into. `apart` names the chains that stay
/// whatever is played on some points. In a region of more than `local` points new stones elsewhere say nothing of those
/// captured (J-23); `local` is 0 where the end of the game asks for no confirmation, and nobody disputes how a ko is passed for.
///
/// A wall that needs an answer in a region may fall if its owner plays there for something else: then the region is judged
/// with that wall as a part of it, if that is feasible.
pub(super) fn confirm(
    board: &Board<Graph>,
    is_wall: impl Fn(Point) -> bool,
    apart: impl Fn(&[Point]) -> Vec<Point>,
    local: usize,
) -> Vec<Found> {
    let mut confirmer = Confirmer {
        board,
        local,
        left: POSITIONS,
    };
    let loose = |region: &Enclosure| {
        let apart = apart(&region.points);
        let mut walls = region.walls.clone();
        walls.retain(|wall| !apart.contains(wall));
        walls
    };
    let mut all = Vec::new();
    for region in enclosures(board, &is_wall) {
        let walls = loose(&region);
        let mut found = confirmer.judge(&region, &walls);
        if let (false, Some(&start)) = (found.is_empty() || walls.is_empty(), region.points.first())
        {
            let stays = |point| is_wall(point) && !walls.contains(&board.chain(point));
            let mut seen = board.topology().map(false);
            let wider = enclosure(board, start, &stays, &mut seen);
            let judged = confirmer.judge(&wider, &loose(&wider));
            found.retain(|found| judged.iter().all(|known| known.stone != found.stone));
            found.extend(judged);
        }
        all.extend(found);
    }
    all
}

/// Confirms regions, until its budget is spent.
struct Confirmer<'a> {
    board: &'a Board<Graph>,
    local: usize,
    /// The positions that may yet be looked at.
    left: usize,
}

impl Confirmer<'_> {
    /// What can be told of the chains in a region.
    fn judge(&mut self, region: &Enclosure, walls: &[Point]) -> Vec<Found> {
        let mut found = Vec::new();
        if region.points.len() > MOST_POINTS {
            return found;
        }
        let Ok(judged) = Region::new(self.board, &region.points) else {
            return found;
        };
        for owner in [Color::BLACK, Color::WHITE] {
            let mut points = region.points.iter();
            if !points.any(|&p| self.board.color(p) == Some(owner)) {
                continue;
            }
            let read = self.read(&judged, owner).into_iter();
            found.extend(read.filter_map(|confirmed| self.found(region, walls, confirmed)));
        }
        found
    }

    /// Both readings of the pass for a ko.
    fn read(&mut self, region: &Region, owner: Color) -> Vec<Confirmed> {
        let budget = Budget {
            nodes: self.left.min(POSITIONS_A_REGION),
            bytes: BYTES,
        };
        let read = readings(region, owner, budget);
        let nodes = read.first().map_or(0, |confirmed| confirmed.nodes);
        self.left = self.left.saturating_sub(nodes);
        read
    }

    /// What is to be told of a chain. That the readings differ is told of any region.
    fn found(&self, region: &Enclosure, walls: &[Point], confirmed: Confirmed) -> Option<Found> {
        let is_local = region.points.len() <= self.local;
        let is_disputed = self.local > 0 && confirmed.is_disputed();
        let life = match confirmed.strict {
            Outcome::Alive(Life::Capturable2) if !is_local && !is_disputed => return None,
            Outcome::Alive(life) => Some(life),
            Outcome::Dead => None,
            Outcome::Unknown { .. } => return None,
        };
        Some(Found {
            stone: confirmed.stone,
            life,
            is_disputed,
            is_local,
            walls: walls.to_vec(),
            points: region.points.clone(),
        })
    }
}

/// The regions with stones in them, the smallest first.
fn enclosures(board: &Board<Graph>, is_wall: impl Fn(Point) -> bool) -> Vec<Enclosure> {
    let graph = board.topology();
    let mut seen = graph.map(false);
    let mut regions = Vec::new();
    for &start in graph.points() {
        if !seen.get(start) && !is_wall(start) {
            regions.push(enclosure(board, start, &is_wall, &mut seen));
        }
    }
    regions.retain(|region| region.points.iter().any(|&p| board.color(p).is_some()));
    regions.sort_by_key(|region| region.points.len());
    regions
}

/// What is connected with a point without crossing a wall.
fn enclosure(
    board: &Board<Graph>,
    start: Point,
    is_wall: &impl Fn(Point) -> bool,
    seen: &mut <Graph as Topology>::Map<bool>,
) -> Enclosure {
    *seen.at(start) = true;
    let (mut points, mut walls, mut next) = (vec![start], Vec::new(), 0);
    while let Some(&point) = points.get(next) {
        next += 1;
        for q in board.topology().neighbours(point) {
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
    Enclosure { points, walls }
}
