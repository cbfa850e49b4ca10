//! A player's plan to keep his chains: which patches he will answer in, and what each of them gives.
//!
//! No two patches share a point, so that all promises are kept at once. All chains thought to live count as staying at first;
//! what holds of that is found out in the end (`support`).

use super::effort::Effort;
use super::patch::{MOST_POINTS, Patch};
use super::promise::Goal;
use crate::board::{Board, Color, Graph, Point, PointMap, Topology};
use std::cmp::Reverse;

/// The most points a link is sought in.
const LINK_POINTS: usize = 12;
/// The most points a link around an eye is sought in.
const EYE_POINTS: usize = 12;
/// The most points liberties are sought in.
const LIBERTY_POINTS: usize = 11;
/// The most points a life is sought in.
const LIFE_POINTS: usize = 14;
/// The points from which patches for a set of chains are grown.
const STARTS: usize = 24;
/// The chains of a set that life is sought for.
const LIVES: usize = 4;

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
    board: &'a Board<Graph>,
    owner: Color,
    /// The stones of the chains thought to live.
    stays: Box<[bool]>,
    /// The points that may be the player's in the end.
    likely: Box<[bool]>,
    /// The points of no patch, and no stones thought to live.
    free: Box<[bool]>,
    effort: Effort,
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

    fn join(&mut self, ends: [Point; 2]) {
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

    fn worth(&self, block: usize) -> usize {
        let here = |holding: &&Holding| {
            let mut chains = holding.chains.iter();
            chains.any(|&chain| self.block(chain) == Some(block))
        };
        self.holdings.iter().filter(here).map(|h| h.worth).sum()
    }

    fn liberties(&self, chain: Point) -> Vec<Point> {
        let stones = self.board.chain_stones(chain);
        let around = stones.flat_map(|stone| self.board.topology().neighbours(stone));
        let mut liberties: Vec<Point> = around.filter(|&q| self.free.get(q)).collect();
        liberties.sort_unstable();
        liberties.dedup();
        liberties
    }

    /// The neighbours of a point that would be the attacker's if these points were a patch.
    fn openings(&self, point: Point, patch: &[Point]) -> usize {
        let around = self.board.topology().neighbours(point);
        around
            .filter(|q| !self.stays.get(*q) && !patch.contains(q))
            .count()
    }

    /// Joins chains that lie side by side, the surest links first.
    fn link_all(&mut self, alone: bool) {
        let chains: Vec<Point> = self.chains().collect();
        let liberties: Vec<Vec<Point>> = chains.iter().map(|&c| self.liberties(c)).collect();
        let mut pairs = Vec::new();
        for (i, mine) in liberties.iter().enumerate() {
            for (j, yours) in liberties.iter().enumerate().take(i) {
                let common = mine.iter().filter(|q| yours.contains(q)).count();
                if common > 0 || self.are_near(mine, yours) {
                    pairs.push((common.min(3), [chains[j], chains[i]]));
                }
            }
        }
        pairs.sort_by_key(|&(common, ends)| (Reverse(common), ends));
        for (_, ends) in pairs {
            self.link(ends, alone);
        }
    }

    fn are_near(&self, mine: &[Point], yours: &[Point]) -> bool {
        let graph = self.board.topology();
        let mut around = mine.iter().flat_map(|&point| graph.neighbours(point));
        around.any(|q| yours.contains(&q))
    }

    fn link(&mut self, ends: [Point; 2], alone: bool) {
        let [Some(one), Some(other)] = ends.map(|end| self.block(end)) else {
            return;
        };
        let unfit = |plan: &Self| !alone && (plan.worth(one) == 0 || plan.worth(other) == 0);
        if one == other || self.effort.is_spent() || unfit(self) {
            return;
        }
        let goal = |patch: &Patch| Goal::Link {
            ends: ends.map(|end| patch.beside(end)),
            alone,
        };
        if alone && self.link_around_an_eye(ends) {
            return;
        }
        for points in self.link_patches(ends) {
            let Some(patch) = self.patch(&points) else {
                return;
            };
            if self.effort.keeps(&patch, &goal(&patch)) {
                let patch = self.trim(patch, goal);
                self.tie(&patch, ends, alone);
                return;
            }
        }
    }

    /// Links two chains where they keep a liberty in common as well.
    fn link_around_an_eye(&mut self, ends: [Point; 2]) -> bool {
        let mut patches = self.link_patches(ends);
        let mut wide = patches.last().cloned().unwrap_or_default();
        while wide.len() <= EYE_POINTS {
            let wider = self.widened(&wide);
            if wider.len() == wide.len() {
                break;
            }
            wide = wider;
            patches.push(wide.clone());
        }
        patches.retain(|points| points.len() <= EYE_POINTS);
        let goal = |patch: &Patch| Goal::Eye(ends.map(|end| patch.beside(end)));
        for points in patches {
            if let Some(patch) = self.patch(&points)
                && self.effort.keeps(&patch, &goal(&patch))
            {
                let patch = self.trim(patch, goal);
                self.tie(&patch, ends, true);
                self.take(patch, ends.to_vec(), 1);
                return true;
            }
        }
        false
    }

    fn tie(&mut self, patch: &Patch, ends: [Point; 2], alone: bool) {
        self.occupy(patch);
        self.links.push(Link {
            points: patch.points.clone(),
            ends,
            walls: patch.chains.iter().map(|&(chain, _)| chain).collect(),
            alone,
        });
        self.join(ends);
    }

    /// Where a link may be found, the smallest patch first.
    fn link_patches(&self, ends: [Point; 2]) -> Vec<Vec<Point>> {
        let [mine, yours] = ends.map(|end| self.liberties(end));
        let mut points = Vec::new();
        for &point in mine.iter().filter(|q| yours.contains(q)) {
            self.add(&mut points, point);
        }
        if points.is_empty() {
            let graph = self.board.topology();
            for &point in &mine {
                for q in graph.neighbours(point).filter(|q| yours.contains(q)) {
                    self.add(&mut points, point);
                    self.add(&mut points, q);
                }
            }
        }
        points.truncate(LINK_POINTS);
        let near = self.widened(&points);
        let [mut beside_one, mut beside_other] = [near.clone(), near.clone()];
        for (beside, liberties) in [(&mut beside_one, mine), (&mut beside_other, yours)] {
            for point in liberties.into_iter().take(4) {
                self.add(beside, point);
            }
        }
        let wide = self.widened(&near);
        let mut patches = vec![points, near, beside_one, beside_other, wide];
        patches.retain(|points| points.len() <= LINK_POINTS);
        patches
    }

    /// The points and their free neighbours.
    fn widened(&self, points: &[Point]) -> Vec<Point> {
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

    /// Seeks two liberties for a set of linked chains: two patches, or one in which a chain lives.
    fn settle(&mut self, block: usize) {
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

    fn take(&mut self, patch: Patch, chains: Vec<Point>, worth: usize) {
        self.occupy(&patch);
        self.holdings.push(Holding {
            chains,
            worth,
            walls: patch.chains.iter().map(|&(chain, _)| chain).collect(),
            points: patch.points,
        });
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

    fn patch(&self, points: &[Point]) -> Option<Patch> {
        Patch::new(self.board, self.owner, points, |q| self.stays.get(q))
    }

    /// Adds a point, and with a stone its whole chain.
    fn add(&self, points: &mut Vec<Point>, point: Point) {
        if points.contains(&point) {
            return;
        }
        if self.board.color(point).is_some() {
            points.extend(self.board.chain_stones(point));
        } else {
            points.push(point);
        }
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

    /// Leaves out what the goal does not need.
    fn trim(&mut self, patch: Patch, goal: impl Fn(&Patch) -> Goal) -> Patch {
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

    fn occupy(&mut self, patch: &Patch) {
        for &point in &patch.points {
            *self.free.at(point) = false;
        }
    }
}
