//! Why a confirmation finds what it finds: for dead stones the moves that capture them.

use super::judge::{Judge, Life, Outcome};
use super::positions::{Budget, KoPass};
use super::region::{Exhausted, Region, State};
use super::solver::Answers;
use crate::board::{Color, Point};
use crate::hash::FastMap;

/// The most steps of a line that is told.
const STEPS: usize = 10;

/// Why a chain is alive or dead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// Article 7, clause 1 holds.
    Alive(Life),
    /// The rival captures it so, whatever its owner does: his shortest way against the defence that lasts longest.
    Dead {
        /// The beginning of the line, the rival's move first.
        line: Vec<Step>,
        /// Whether the line goes on.
        is_cut: bool,
    },
}

/// A turn in a hypothetical game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Whose turn it is.
    pub color: Color,
    /// What he does.
    pub act: Act,
    /// The stones that he takes.
    pub taken: Vec<Point>,
    /// Where his rival may not take back before he has passed for that ko (article 7, clause 2).
    pub banned: Option<Point>,
}

/// What is done in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// A stone is played.
    Play(Point),
    /// A pass for the ko, or for one of the kos, in which this point may be taken again.
    KoPass(Point),
    /// A plain pass.
    Pass,
}

/// Judges the chain of the `stone` in the region once more and tells why. `None` where no stone is there or the budget runs
/// out.
pub fn why(region: &Region, stone: Point, ko_pass: KoPass, budget: Budget) -> Option<Why> {
    let at = region.points().iter().position(|&point| point == stone)?;
    let bit = 1 << at;
    let owner = region.owner_at(bit)?;
    let mut judge = Judge::new(region, owner, ko_pass, budget);
    let chains = judge.chains();
    let outcomes = judge.outcomes(&chains);
    let own = chains.iter().position(|&chain| chain & bit != 0)?;
    match outcomes[own] {
        Outcome::Alive(life) => Some(Why::Alive(life)),
        Outcome::Unknown { .. } => None,
        Outcome::Dead => {
            let secure = chains.iter().zip(&outcomes).filter(|(_, outcome)| {
                matches!(
                    outcome,
                    Outcome::Alive(Life::Uncapturable | Life::Capturable1)
                )
            });
            let secure = secure.map(|(chain, _)| chain).sum();
            let mut line = Line {
                chain: chains[own],
                answers: Answers::default(),
                judge,
            };
            line.find(secure).ok()
        }
    }
}

/// The positions from which a chain is captured for good.
struct Line<'a> {
    chain: u64,
    answers: Answers,
    judge: Judge<'a>,
}

impl Line<'_> {
    fn find(&mut self, secure: u64) -> Result<Why, Exhausted> {
        let region = self.judge.positions.region;
        let local = region.connected(self.chain, region.all() & !secure);
        self.judge
            .dies_without(&mut self.answers, self.chain, local)?;
        let left = self.distances()?;
        let mut line = Vec::new();
        let mut number = self.judge.root;
        while line.len() < STEPS && !self.is_captured(number) {
            let state = *self.judge.positions.state(number);
            let options = self.options(number)?.into_iter();
            let known = options.filter_map(|target| left.get(&target).map(|&n| (n, target)));
            // Of equals the first.
            let next = if usize::from(state.mover) == self.judge.owner {
                known.rev().max_by_key(|&(n, _)| n)
            } else {
                known.min_by_key(|&(n, _)| n)
            };
            let Some((_, target)) = next else {
                break;
            };
            line.push(step(region, &state, self.judge.positions.state(target)));
            number = target;
        }
        let is_cut = !self.is_captured(number);
        Ok(Why::Dead { line, is_cut })
    }

    fn is_captured(&self, number: u32) -> bool {
        self.judge.positions.state(number).stones[self.judge.owner] & self.chain == 0
    }

    /// The turns worth a look: the rival's that force the capture, and all of the owner's.
    fn options(&mut self, number: u32) -> Result<Vec<u32>, Exhausted> {
        let positions = &mut self.judge.positions;
        let moves = positions.moves(number)?;
        let is_owner = usize::from(positions.state(number).mover) == self.judge.owner;
        let targets = moves.map(|at| positions.target(at));
        Ok(targets
            .filter(|&target| is_owner || self.answers.is_forced(target))
            .collect())
    }

    /// The turns left from the positions that may come up, as far as they are needed.
    fn distances(&mut self) -> Result<FastMap<u32, u32>, Exhausted> {
        let mut open = self.reachable()?;
        let mut left: FastMap<u32, u32> = FastMap::default();
        for turns in 0.. {
            let is_known = |(number, options): &(&u32, &Vec<u32>)| {
                let mut options = options.iter();
                let mover = self.judge.positions.state(**number).mover;
                self.is_captured(**number)
                    || if usize::from(mover) == self.judge.owner {
                        options.all(|target| left.contains_key(target))
                    } else {
                        options.any(|target| left.contains_key(target))
                    }
            };
            let fresh: Vec<u32> = open.iter().filter(is_known).map(|(&n, _)| n).collect();
            left.extend(fresh.iter().map(|&number| (number, turns)));
            if fresh.is_empty() || left.contains_key(&self.judge.root) {
                break;
            }
            open.retain(|number, _| !left.contains_key(number));
        }
        Ok(left)
    }

    /// The positions that may come up where the rival forces the capture, with what may be done in them.
    fn reachable(&mut self) -> Result<FastMap<u32, Vec<u32>>, Exhausted> {
        let mut stack = vec![self.judge.root];
        let mut found = FastMap::default();
        while let Some(number) = stack.pop() {
            if found.contains_key(&number) {
                continue;
            }
            let options = if self.is_captured(number) {
                Vec::new()
            } else {
                self.options(number)?
            };
            stack.extend(&options);
            found.insert(number, options);
        }
        Ok(found)
    }
}

/// What has been done between two positions.
fn step(region: &Region, before: &State, after: &State) -> Step {
    let (own, rival) = (usize::from(before.mover), usize::from(after.mover));
    let point = |bit: u64| region.points()[bit.trailing_zeros() as usize];
    let bans = |state| region.bans(state).collect::<Vec<(u64, u64)>>();
    let (old, new) = (bans(before), bans(after));
    let only_in = |these: &[(u64, u64)], those: &[(u64, u64)]| {
        let mut kos = these.iter().filter(|ko| !those.contains(ko));
        kos.next().map(|&(mouth, _)| point(mouth))
    };
    let played = after.stones[own] & !before.stones[own];
    let act = match only_in(&old, &new) {
        _ if played != 0 => Act::Play(point(played)),
        Some(mouth) => Act::KoPass(mouth),
        None => Act::Pass,
    };
    let taken = before.stones[rival] & !after.stones[rival];
    let is_taken = |at: &usize| taken & 1 << at != 0;
    let places = 0..region.points().len();
    Step {
        color: if own == 0 { Color::BLACK } else { Color::WHITE },
        act,
        taken: places
            .filter(is_taken)
            .map(|at| region.points()[at])
            .collect(),
        banned: only_in(&new, &old),
    }
}
