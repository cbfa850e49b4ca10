//! Holdings: where a plan gives a set of linked chains two liberties for good.

use super::patch::{MOST_POINTS, Patch};
use super::plan::Plan;
use super::promise::Goal;
use crate::board::{Point, PointMap, Topology};

/// The most points liberties are sought in.
const LIBERTY_POINTS: usize = 11;
/// The most points a life is sought in.
const LIFE_POINTS: usize = 14;
/// The points from which patches for a set of chains are grown.
const STARTS: usize = 24;
/// The chains of a set that life is sought for.
const LIVES: usize = 4;

impl Plan<'_> {
    /// Seeks two liberties for a set of linked chains: two patches, or one in which a chain lives.
    pub(super) fn settle(&mut self, block: usize) {
        let chains: Vec<Point> = self
            .chains()
            .filter(|&c| self.block(c) == Some(block))
            .collect();
        let mut starts: Vec<(usize, Point, Point)> = Vec::new();
        for &chain in &chains {
            let liberties = self.liberties(chain).into_iter();
            let liberties = liberties.filter(|&q| self.likely.get(q));
            starts.extend(liberties.map(|q| (self.openings(q, &[]), q, chain)));
        }
        starts.sort_unstable();
        if self.worth(block) < 2 {
            self.hold_two(block, &starts);
        }
    }

    /// Finds the smallest patches that give a set of chains what it lacks to two liberties, or one of them.
    fn hold_two(&mut self, block: usize, starts: &[(usize, Point, Point)]) {
        let mut found: Vec<(Patch, Point)> = Vec::new();
        for &(_, start, chain) in starts.iter().take(STARTS) {
            if found
                .iter()
                .any(|(patch, c)| *c == chain && patch.points.contains(&start))
            {
                continue;
            }
            let goal = |patch: &Patch| Goal::liberty(patch.beside(chain));
            if let Some(patch) = self.grow(start, LIBERTY_POINTS, goal) {
                found.push((self.trim(patch, goal), chain));
            }
        }
        found.sort_by_key(|(patch, _)| patch.points.len());
        let wanted = 2 - self.worth(block);
        let apart = |a: &Patch, b: &Patch| a.points.iter().all(|p| !b.points.contains(p));
        let mut best: Option<(usize, usize, usize)> = None;
        for (i, (one, _)) in found.iter().enumerate() {
            for (j, (other, _)) in found.iter().enumerate().skip(i + 1) {
                let points = one.points.len() + other.points.len();
                if apart(one, other) && best.is_none_or(|(least, ..)| points < least) {
                    best = Some((points, i, j));
                }
            }
        }
        let chosen = match best {
            Some((_, i, j)) if wanted == 2 => vec![i, j],
            _ => (0..found.len().min(1)).collect(),
        };
        if chosen.len() < wanted && self.live(block, starts) {
            return;
        }
        for &i in &chosen {
            let (patch, chain) = found[i].clone();
            let chains = self.spread(&patch, chain);
            self.take(patch, chains, 1);
        }
    }

    /// Finds a patch in which one of the chains lives.
    fn live(&mut self, block: usize, starts: &[(usize, Point, Point)]) -> bool {
        let mut tried: Vec<Point> = Vec::new();
        for &(_, start, chain) in starts {
            if tried.len() == LIVES || self.worth(block) >= 2 {
                break;
            }
            if tried.contains(&chain) {
                continue;
            }
            tried.push(chain);
            let goal = |patch: &Patch| Goal::Life(patch.beside(chain));
            if let Some(patch) = self.grow(start, LIFE_POINTS, goal) {
                let patch = self.trim(patch, goal);
                self.take(patch, vec![chain], 2);
                return true;
            }
        }
        false
    }

    /// The smallest patch found around a point where the goal is kept.
    fn grow(&mut self, start: Point, most: usize, goal: impl Fn(&Patch) -> Goal) -> Option<Patch> {
        let mut points = Vec::new();
        self.add(&mut points, start);
        while points.len() <= most {
            let patch = self.patch(&points)?;
            if self.effort.keeps(&patch, &goal(&patch)) {
                return Some(patch);
            }
            let next = self.frontier(&points)?;
            self.add(&mut points, next);
        }
        None
    }

    /// The free point next to the patch that adds the fewest openings.
    fn frontier(&self, points: &[Point]) -> Option<Point> {
        let graph = self.board.topology();
        let around = points.iter().flat_map(|&point| graph.neighbours(point));
        around
            .filter(|q| self.free.get(*q) && !points.contains(q))
            .filter(|&q| self.board.color(q).is_none() || self.board.chain_len(q) < MOST_POINTS)
            .min_by_key(|&q| (self.openings(q, points), q))
    }

    /// All chains that always have a liberty in the patch together.
    fn spread(&mut self, patch: &Patch, chain: Point) -> Vec<Point> {
        let mut chains = vec![chain];
        for &(other, _) in &patch.chains {
            if other == chain {
                continue;
            }
            chains.push(other);
            let beside = chains.iter().map(|&c| patch.beside(c)).collect();
            if !self.effort.keeps(patch, &Goal::Liberties(beside)) {
                chains.pop();
            }
        }
        chains
    }
}
