//! Which chains of a plan live, and what their lives lean on.

use super::plan::{Holding, Link, Plan};
use crate::board::Point;
use crate::status::{Promise, Promised};

/// The rounds of planning.
const ROUNDS: usize = 4;

/// Makes a plan and finds what it keeps. Chains that it cannot keep are given up, and the next round plans without them.
pub(super) fn carry_out(plan: &mut Plan<'_>) -> Kept {
    plan.make();
    let mut web = Web::new(plan);
    let (mut proved, mut given) = web.kept();
    let first = given.clone();
    for _ in 1..ROUNDS {
        let sound: Vec<Point> = given.iter().map(|(chain, _)| *chain).collect();
        plan.give_up_all_but(&[proved, sound].concat());
        plan.make();
        web = Web::new(plan);
        (proved, given) = web.kept();
    }
    Kept {
        given: first,
        proved,
        web,
    }
}

/// The chains that a plan keeps.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// Those that nothing can capture: they and what they lean on keep each other.
    pub(super) proved: Vec<Point>,
    /// Those that live if others do, with these others.
    pub(super) given: Vec<(Point, Vec<Point>)>,
    web: Web,
}

impl Kept {
    /// The chains that are kept without an answer on any of these points.
    pub(super) fn apart_from(&self, points: &[Point]) -> Vec<Point> {
        let mut web = self.web.clone();
        let apart = |patch: &[Point]| patch.iter().all(|point| !points.contains(point));
        web.links.retain(|link| apart(&link.points));
        web.holdings.retain(|holding| apart(&holding.points));
        web.standing()
    }

    /// What is promised to a chain and to those linked with it, and the links.
    pub(super) fn promises_to(&self, chain: Point) -> Vec<Promise> {
        let linked = self.web.linked(chain, None);
        let holdings = self.web.promises(&linked, |_| true).into_iter();
        let holdings = holdings.map(|holding| Promise {
            kept: if holding.worth == 2 {
                Promised::Life
            } else {
                Promised::Liberty
            },
            points: holding.points.clone(),
        });
        let links = self.web.links.iter();
        let links = links.filter(|link| linked.contains(&link.ends[0]));
        let links = links.map(|link| Promise {
            kept: Promised::Link(link.ends),
            points: link.points.clone(),
        });
        holdings.chain(links).collect()
    }
}

/// The links of a plan that are believed, and all its promises.
///
/// A set of linked chains lives if two liberties are promised to it and the chains that the promises lean on stay. Sets that
/// lean on each other in a circle stay together: at the first capture of any of them all promises would have been kept until
/// then. (So argues Benson's theorem too.)
#[derive(Clone, Debug)]
struct Web {
    chains: Vec<Point>,
    links: Vec<Link>,
    holdings: Vec<Holding>,
}

impl Web {
    fn new(plan: &Plan<'_>) -> Self {
        Self {
            chains: plan.chains().collect(),
            links: plan.links.clone(),
            holdings: plan.holdings.clone(),
        }
    }

    /// The chains that stay whatever happens, and those that do if some chains stay, with these.
    fn kept(&self) -> (Vec<Point>, Vec<(Point, Vec<Point>)>) {
        let mut tied = self.clone();
        tied.drop_loose(|_| true);
        let sound = tied.lasting(|_| true);
        let standing = self.standing();
        let given = sound.iter().filter(|chain| !standing.contains(chain));
        let given = given.map(|&chain| (chain, tied.leans_on(chain, &sound)));
        let given = given.collect();
        (standing, given)
    }

    /// The largest set of chains that keep each other.
    fn standing(&self) -> Vec<Point> {
        let mut web = self.clone();
        let mut standing = self.chains.clone();
        loop {
            web.drop_loose(|chain| standing.contains(&chain));
            let mut left = web.lasting(|chain| standing.contains(&chain));
            left.retain(|chain| standing.contains(chain));
            if left.len() == standing.len() {
                return standing;
            }
            standing = left;
        }
    }

    /// The chains linked with one, but for one link.
    fn linked(&self, chain: Point, without: Option<&Link>) -> Vec<Point> {
        let mut found = vec![chain];
        let mut next = 0;
        while let Some(&here) = found.get(next) {
            next += 1;
            for link in &self.links {
                let is_left_out = without.is_some_and(|left_out| left_out.ends == link.ends);
                if link.ends.contains(&here) && !is_left_out {
                    let fresh = link.ends.iter().filter(|end| !found.contains(end));
                    let fresh: Vec<Point> = fresh.copied().collect();
                    found.extend(fresh);
                }
            }
        }
        found
    }

    /// The promises to some of these chains that last as long as certain chains stay.
    fn promises(&self, chains: &[Point], stays: impl Fn(Point) -> bool) -> Vec<&Holding> {
        let mine = |holding: &&Holding| {
            holding.chains.iter().any(|c| chains.contains(c))
                && holding.walls.iter().all(|&wall| stays(wall))
        };
        self.holdings.iter().filter(mine).collect()
    }

    /// Drops the links that do not hold as long as certain chains stay. One that does not hold alone needs a promise on
    /// either side, besides what it promises itself.
    fn drop_loose(&mut self, stays: impl Fn(Point) -> bool) {
        loop {
            let holds = |link: &&Link| {
                let is_promised = |&end: &Point| {
                    let side = self.linked(end, Some(link));
                    let promises = self.promises(&side, &stays);
                    promises.iter().any(|holding| holding.points != link.points)
                };
                link.walls.iter().all(|&wall| stays(wall))
                    && (link.alone || link.ends.iter().all(is_promised))
            };
            let left: Vec<Link> = self.links.iter().filter(holds).cloned().collect();
            if left.len() == self.links.len() {
                return;
            }
            self.links = left;
        }
    }

    /// The chains that have two liberties promised as long as certain chains stay.
    fn lasting(&self, stays: impl Fn(Point) -> bool) -> Vec<Point> {
        let lasts = |&&chain: &&Point| {
            let promises = self.promises(&self.linked(chain, None), &stays);
            promises.iter().map(|holding| holding.worth).sum::<usize>() >= 2
        };
        self.chains.iter().filter(lasts).copied().collect()
    }

    /// The chains outside `sound` that a chain leans on in the end.
    fn leans_on(&self, chain: Point, sound: &[Point]) -> Vec<Point> {
        let mut found = vec![chain];
        let mut next = 0;
        while let Some(&here) = found.get(next) {
            next += 1;
            if !sound.contains(&here) {
                continue;
            }
            let linked = self.linked(here, None);
            let promises = self.promises(&linked, |_| true);
            let promises = promises.into_iter().flat_map(|holding| &holding.walls);
            let links = self
                .links
                .iter()
                .filter(|link| linked.contains(&link.ends[0]));
            for &wall in promises
                .chain(links.flat_map(|link| &link.walls))
                .chain(&linked)
            {
                if !found.contains(&wall) {
                    found.push(wall);
                }
            }
        }
        found.retain(|wall| !sound.contains(wall));
        found
    }
}
