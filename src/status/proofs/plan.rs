//! A player's plan to keep his chains: which patches he will answer in, and what each of them gives.
//!
//! No two patches share a point, so that all promises are kept at once. All chains thought to live count as staying at first;
//! what holds of that is found out in the end (`support`).

use super::effort::Effort;
use super::patch::Patch;
use super::promise::Goal;
use crate::board::{Board, Color, Graph, Point, PointMap, Topology};

/// Liberties that some chains keep.
#[derive(Clone, Debug)]
pub(super) struct Holding {
    pub(super) points: Vec<Point>,
    /// The chains, by name, each of which has a liberty here always.
    pub(super) chains: Vec<Point>,
    /// 2 if nobody can capture them even if they have none elsewhere, else 1.
    pub(super) worth: usize,
    /// The chains that this leans on: all that are next to the patch.
    pub(super) walls: Vec<Point>,
}

/// Two chains that can be connected.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) points: Vec<Point>,
    pub(super) ends: [Point; 2],
    /// Whether it holds though one of them has no liberty elsewhere.
    pub(super) alone: bool,
    pub(super) walls: Vec<Point>,
}

/// A plan in the making.
pub(super) struct Plan<'a> {
    pub(super) board: &'a Board<Graph>,
    owner: Color,
    /// The stones of the chains thought to live.
    stays: Box<[bool]>,
    /// The points that may be the player's in the end.
    pub(super) likely: Box<[bool]>,
    /// The points of no patch, and no stones thought to live.
    pub(super) free: Box<[bool]>,
    pub(super) effort: Effort,
    pub(super) holdings: Vec<Holding>,
    pub(super) links: Vec<Link>,
    /// The set that each chain belongs to: chains that links join.
    blocks: Vec<(Point, usize)>,
}

impl<'a> Plan<'a> {
    /// A plan for the chains of `owner`'s for which `lives`. `likely` tells of a point whether it may be his in the end.
    pub(super) fn new(
        board: &'a Board<Graph>,
        owner: Color,
        lives: impl Fn(Point) -> bool,
        likely: impl Fn(Point) -> bool,
        suicide: bool,
    ) -> Self {
        let graph = board.topology();
        let (mut stays, mut free, mut may_be) =
            (graph.map(false), graph.map(false), graph.map(false));
        let mut blocks = Vec::new();
        for &point in graph.points() {
            *may_be.at(point) = likely(point);
            match board.color(point) {
                None => *free.at(point) = true,
                Some(_) if !lives(point) => *free.at(point) = true,
                Some(color) if color == owner => {
                    *stays.at(point) = true;
                    if board.chain(point) == point {
                        blocks.push((point, blocks.len()));
                    }
                }
                Some(_) => {}
            }
        }
        Self {
            board,
            owner,
            stays,
            likely: may_be,
            free,
            effort: Effort::new(suicide),
            holdings: Vec::new(),
            links: Vec::new(),
            blocks,
        }
    }

    /// Makes the plan: links first, which need few points, then two liberties for each set of linked chains.
    pub(super) fn make(&mut self) {
        self.link_all(true);
        let mut order: Vec<usize> = self.blocks.iter().map(|&(_, block)| block).collect();
        order.sort_unstable();
        order.dedup();
        for block in order {
            self.settle(block);
        }
        self.link_all(false);
    }

    /// Gives up all chains that are not among these, and what leans on them, to be planned anew.
    pub(super) fn give_up_all_but(&mut self, chains: &[Point]) {
        let stays = |wall: &Point| chains.contains(wall);
        for (point, color) in self.board.stones() {
            if color == self.owner && self.stays.get(point) && !stays(&self.board.chain(point)) {
                *self.stays.at(point) = false;
                *self.free.at(point) = true;
            }
        }
        let free = &mut self.free;
        let mut keep = |points: &[Point], walls: &[Point]| {
            let keep = walls.iter().all(stays);
            for &point in points.iter().filter(|_| !keep) {
                *free.at(point) = true;
            }
            keep
        };
        self.holdings.retain(|h| keep(&h.points, &h.walls));
        self.links.retain(|l| keep(&l.points, &l.walls));
        self.blocks.retain(|(chain, _)| stays(chain));
        for (number, (_, block)) in self.blocks.iter_mut().enumerate() {
            *block = number;
        }
        for link in self.links.clone() {
            self.join(link.ends);
        }
    }

    pub(super) fn join(&mut self, ends: [Point; 2]) {
        let [Some(one), Some(other)] = ends.map(|end| self.block(end)) else {
            return;
        };
        for (_, block) in &mut self.blocks {
            if *block == other {
                *block = one;
            }
        }
    }

    /// The chains of the plan, by name.
    pub(super) fn chains(&self) -> impl Iterator<Item = Point> {
        self.blocks.iter().map(|&(chain, _)| chain)
    }

    /// The set of linked chains that a chain belongs to.
    pub(super) fn block(&self, chain: Point) -> Option<usize> {
        let found = self.blocks.iter().find(|&&(head, _)| head == chain);
        found.map(|&(_, block)| block)
    }

    pub(super) fn worth(&self, block: usize) -> usize {
        let here = |holding: &&Holding| {
            let mut chains = holding.chains.iter();
            chains.any(|&chain| self.block(chain) == Some(block))
        };
        self.holdings.iter().filter(here).map(|h| h.worth).sum()
    }

    pub(super) fn liberties(&self, chain: Point) -> Vec<Point> {
        let stones = self.board.chain_stones(chain);
        let around = stones.flat_map(|stone| self.board.topology().neighbours(stone));
        let mut liberties: Vec<Point> = around.filter(|&q| self.free.get(q)).collect();
        liberties.sort_unstable();
        liberties.dedup();
        liberties
    }

    /// The neighbours of a point that would be the attacker's if these points were a patch.
    pub(super) fn openings(&self, point: Point, patch: &[Point]) -> usize {
        let around = self.board.topology().neighbours(point);
        around
            .filter(|q| !self.stays.get(*q) && !patch.contains(q))
            .count()
    }

    pub(super) fn take(&mut self, patch: Patch, chains: Vec<Point>, worth: usize) {
        self.occupy(&patch);
        self.holdings.push(Holding {
            chains,
            worth,
            walls: patch.chains.iter().map(|&(chain, _)| chain).collect(),
            points: patch.points,
        });
    }

    pub(super) fn patch(&self, points: &[Point]) -> Option<Patch> {
        Patch::new(self.board, self.owner, points, |q| self.stays.get(q))
    }

    /// Adds a point, and with a stone its whole chain.
    pub(super) fn add(&self, points: &mut Vec<Point>, point: Point) {
        if points.contains(&point) {
            return;
        }
        if self.board.color(point).is_some() {
            points.extend(self.board.chain_stones(point));
        } else {
            points.push(point);
        }
    }

    /// The points and their free neighbours.
    pub(super) fn widened(&self, points: &[Point]) -> Vec<Point> {
        let mut wider = points.to_vec();
        for &point in points {
            for q in self.board.topology().neighbours(point) {
                if self.free.get(q) {
                    self.add(&mut wider, q);
                }
            }
        }
        wider
    }

    /// Leaves out what the goal does not need.
    pub(super) fn trim(&mut self, patch: Patch, goal: impl Fn(&Patch) -> Goal) -> Patch {
        let mut best = patch;
        let mut at = best.points.len();
        while at > 0 {
            at -= 1;
            if best.points.len() == 1 || self.board.color(best.points[at]).is_some() {
                continue;
            }
            let mut fewer = best.points.clone();
            fewer.remove(at);
            if let Some(smaller) = self.patch(&fewer)
                && self.effort.keeps(&smaller, &goal(&smaller))
            {
                best = smaller;
            }
        }
        best
    }

    pub(super) fn occupy(&mut self, patch: &Patch) {
        for &point in &patch.points {
            *self.free.at(point) = false;
        }
    }
}
