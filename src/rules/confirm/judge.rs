//! The questions of article 7, clause 1: can the stones be captured, and does capturing them enable new ones that live?

use super::positions::{Budget, KoPass, Positions};
use super::region::{Exhausted, Region, State};
use super::solver::{Answers, Goal, Waiting};
use crate::board::{Color, Point};

/// Why stones are alive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Life {
    /// The rival cannot capture them.
    Uncapturable,
    /// The rival can, but then their owner can force a stone on one of their points that never goes again.
    Capturable1,
    /// The same, but the stone that stays may be anywhere among the points connected with them that the owner's own
    /// uncapturable and capturable-1 stones do not occupy (local-2 of J-18), within the region.
    Capturable2,
}

/// What a confirmation finds out of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Article 7, clause 1 holds.
    Alive(Life),
    /// It does not.
    Dead,
    /// The budget ran out.
    Unknown {
        /// The positions looked at.
        nodes: usize,
    },
}

impl Outcome {
    /// Whether the stones are alive, if that is known.
    pub fn is_alive(self) -> Option<bool> {
        match self {
            Self::Alive(_) => Some(true),
            Self::Dead => Some(false),
            Self::Unknown { .. } => None,
        }
    }
}

/// The outcomes of all chains of one player in a region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// One stone of each chain, and what becomes of it.
    pub chains: Vec<(Point, Outcome)>,
    /// The positions looked at.
    pub nodes: usize,
}

/// Judges the chains of `owner` inside the region. The rival moves first, as in every confirmation (J-16).
pub fn judge(region: &Region, owner: Color, ko_pass: KoPass, budget: Budget) -> Judged {
    let mut judge = Judge::new(region, owner, ko_pass, budget);
    let chains = judge.chains();
    let outcomes = judge.outcomes(&chains);
    let stone = |chain: u64| region.points()[chain.trailing_zeros() as usize];
    Judged {
        chains: chains.iter().copied().map(stone).zip(outcomes).collect(),
        nodes: judge.positions.nodes,
    }
}

/// The questions about one player's chains, and what is known of the answers.
pub(super) struct Judge<'a> {
    pub(super) owner: usize,
    /// The position at the stop, the rival to move.
    pub(super) root: u32,
    pub(super) positions: Positions<'a>,
    captures: Captures,
}

impl<'a> Judge<'a> {
    pub(super) fn new(region: &'a Region, owner: Color, ko_pass: KoPass, budget: Budget) -> Self {
        let mut positions = Positions::new(region, ko_pass, budget);
        let root = positions.number(region.start(owner.opponent()));
        Self {
            owner: owner.index(),
            root,
            positions,
            captures: Captures::new(owner.index(), region),
        }
    }

    /// The chains at the stop.
    pub(super) fn chains(&self) -> Vec<u64> {
        let start = self.positions.state(self.root);
        let mut chains = Vec::new();
        let mut rest = start.stones[self.owner];
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            let chain = self.positions.region.chain(start, bit, self.owner);
            rest &= !chain;
            chains.push(chain);
        }
        chains
    }

    /// What becomes of all these chains.
    pub(super) fn outcomes(&mut self, chains: &[u64]) -> Vec<Outcome> {
        let near: Vec<_> = chains.iter().map(|&chain| self.near(chain)).collect();
        let secure = chains.iter().zip(&near);
        let secure = secure.filter(|(_, life)| matches!(life, Ok(Some(_))));
        let secure: u64 = secure.map(|(chain, _)| chain).sum();
        let all_known = near.iter().all(Result::is_ok);
        let mut outcomes = Vec::new();
        for (&chain, life) in chains.iter().zip(near) {
            let outcome = match life {
                Ok(Some(life)) => Ok(Outcome::Alive(life)),
                Ok(None) if all_known => self.far(chain, secure),
                _ => Err(Exhausted),
            };
            outcomes.push(outcome.unwrap_or(Outcome::Unknown {
                nodes: self.positions.nodes,
            }));
        }
        outcomes
    }

    /// Whether the chain is uncapturable, or capturable-1.
    fn near(&mut self, chain: u64) -> Result<Option<Life>, Exhausted> {
        let root = self.root;
        if !self.captures.ask(&mut self.positions, chain, root)? {
            return Ok(Some(Life::Uncapturable));
        }
        let dead = self.dies_without(&mut Answers::default(), chain, chain)?;
        Ok((!dead).then_some(Life::Capturable1))
    }

    /// Whether the chain is capturable-2, given the points of the uncapturable and capturable-1 stones.
    fn far(&mut self, chain: u64, secure: u64) -> Result<Outcome, Exhausted> {
        let region = self.positions.region;
        let local = region.connected(chain, region.all() & !secure);
        let dead = self.dies_without(&mut Answers::default(), chain, local)?;
        Ok(if dead {
            Outcome::Dead
        } else {
            Outcome::Alive(Life::Capturable2)
        })
    }

    /// Whether the rival can force the capture of the chain such that no stone will stay on the points of `local`.
    pub(super) fn dies_without(
        &mut self,
        answers: &mut Answers,
        chain: u64,
        local: u64,
    ) -> Result<bool, Exhausted> {
        let mut goal = Kill {
            chain,
            owner: self.owner,
            enabling: Answers::default(),
            waiting: Waiting::default(),
            settled: Settle {
                local,
                captures: &mut self.captures,
            },
        };
        answers.ask(
            &mut Waiting::default(),
            &mut goal,
            &mut self.positions,
            self.root,
        )
    }
}

/// For each point: can the rival force the removal of the owner's stone there?
struct Captures {
    owner: usize,
    answers: Vec<Answers>,
    waiting: Waiting,
}

impl Captures {
    fn new(owner: usize, region: &Region) -> Self {
        Self {
            owner,
            answers: vec![Answers::default(); region.points().len()],
            waiting: Waiting::default(),
        }
    }

    /// All stones of a chain share one answer: its first stone's.
    fn ask(
        &mut self,
        positions: &mut Positions<'_>,
        chain: u64,
        number: u32,
    ) -> Result<bool, Exhausted> {
        let stone = chain.trailing_zeros();
        let mut goal = Capture {
            stone: 1 << stone,
            owner: self.owner,
        };
        self.answers[stone as usize].ask(&mut self.waiting, &mut goal, positions, number)
    }
}

/// The rival removes the stone.
struct Capture {
    stone: u64,
    owner: usize,
}

impl Goal for Capture {
    fn player(&self) -> u8 {
        1 - self.owner as u8
    }

    fn decided(
        &mut self,
        positions: &mut Positions<'_>,
        number: u32,
    ) -> Result<Option<bool>, Exhausted> {
        let state = positions.state(number);
        if state.stones[self.owner] & self.stone == 0 {
            return Ok(Some(true));
        }
        let region = positions.region;
        if region.living(state, self.owner) & self.stone != 0 {
            return Ok(Some(false));
        }
        let lost = region.hopeless(state, self.owner) & self.stone != 0;
        Ok(lost.then_some(true))
    }
}

/// The owner gets a stone within `local` that the rival cannot remove any more.
struct Settle<'c> {
    local: u64,
    captures: &'c mut Captures,
}

impl Goal for Settle<'_> {
    fn player(&self) -> u8 {
        self.captures.owner as u8
    }

    /// Where the game ends with a stone of the owner's on `local`, it stays. So the rival cannot pass then, and the owner
    /// can; else it is the other way about.
    fn may_pass(&self, state: &State) -> bool {
        let stays = state.stones[self.captures.owner] & self.local != 0;
        stays == (state.mover == self.player())
    }

    fn decided(
        &mut self,
        positions: &mut Positions<'_>,
        number: u32,
    ) -> Result<Option<bool>, Exhausted> {
        let owner = self.captures.owner;
        let (region, state) = (positions.region, *positions.state(number));
        let hope = self.local & !region.hopeless(&state, owner);
        if hope == 0 {
            return Ok(Some(false));
        }
        if region.living(&state, owner) & hope != 0 {
            return Ok(Some(true));
        }
        let mut rest = state.stones[owner] & hope;
        while rest != 0 {
            let chain = region.chain(&state, rest & rest.wrapping_neg(), owner);
            rest &= !chain;
            if !self.captures.ask(positions, chain, number)? {
                return Ok(Some(true));
            }
        }
        Ok(None)
    }
}

/// The rival captures the chain, and the owner cannot settle.
struct Kill<'c> {
    chain: u64,
    owner: usize,
    settled: Settle<'c>,
    enabling: Answers,
    waiting: Waiting,
}

impl Goal for Kill<'_> {
    fn player(&self) -> u8 {
        1 - self.owner as u8
    }

    fn decided(
        &mut self,
        positions: &mut Positions<'_>,
        number: u32,
    ) -> Result<Option<bool>, Exhausted> {
        let state = positions.state(number);
        if state.stones[self.owner] & self.chain != 0 {
            let living = positions.region.living(state, self.owner);
            let lives = living & self.chain != 0;
            return Ok(lives.then_some(false));
        }
        let enabled = self
            .enabling
            .ask(&mut self.waiting, &mut self.settled, positions, number)?;
        Ok(Some(!enabled))
    }
}
