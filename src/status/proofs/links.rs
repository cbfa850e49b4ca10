//! Links: where a plan can connect two chains.

use super::patch::Patch;
use super::plan::{Link, Plan};
use super::promise::Goal;
use crate::board::{Point, Topology};
use std::cmp::Reverse;

/// The most points a link is sought in.
const LINK_POINTS: usize = 12;
/// The most points a link around an eye is sought in.
const EYE_POINTS: usize = 12;

impl Plan<'_> {
    /// Joins chains that lie side by side, the surest links first.
    pub(super) fn link_all(&mut self, alone: bool) {
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
}
