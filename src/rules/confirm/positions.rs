//! The positions of a hypothetical game, numbered as they are met, and the moves between them.

use super::region::{Exhausted, Region, State};
use crate::hash::FastMap;
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::mem::size_of;
use std::ops::Range;

/// What a pass for a ko lifts (article 7, clause 2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KoPass {
    /// The ban of one ko that the passer names: "that particular ko", as the text says.
    Strict,
    /// Every ban of both players, as in the commentary of Jasiek (2003).
    Global,
}

/// How much a confirmation may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Positions looked at, those looked at again for another question included.
    pub nodes: usize,
    /// Bytes of positions and moves.
    pub bytes: usize,
}

impl Default for Budget {
    /// Some seconds, and three eighths of a gibibyte.
    fn default() -> Self {
        Self {
            nodes: 20_000_000,
            bytes: 384 << 20,
        }
    }
}

/// Every position met so far.
#[derive(Debug)]
pub(super) struct Positions<'a> {
    pub(super) region: &'a Region,
    ko_pass: KoPass,
    budget: Budget,
    /// Positions looked at so far.
    pub(super) nodes: usize,
    states: Vec<State>,
    numbers: FastMap<State, u32>,
    /// Where the moves of a position are in `moves`, none before they are first asked for.
    spans: Vec<(u32, u32)>,
    moves: Vec<u32>,
}

/// What a position costs: the state, twice, its number in a table half empty, its span, and what the solvers note of it.
const BYTES_A_STATE: usize = 2 * size_of::<State>() + 72;

impl<'a> Positions<'a> {
    pub(super) fn new(region: &'a Region, ko_pass: KoPass, budget: Budget) -> Self {
        Self {
            region,
            ko_pass,
            budget,
            nodes: 0,
            states: Vec::new(),
            numbers: FastMap::default(),
            spans: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// How many positions have a number.
    pub(super) fn len(&self) -> usize {
        self.states.len()
    }

    pub(super) fn state(&self, number: u32) -> &State {
        &self.states[number as usize]
    }

    /// Counts a position looked at.
    pub(super) fn visit(&mut self) -> Result<(), Exhausted> {
        self.nodes += 1;
        let bytes = self.states.len() * BYTES_A_STATE + self.moves.len() * size_of::<u32>();
        if self.nodes > self.budget.nodes || bytes > self.budget.bytes {
            return Err(Exhausted);
        }
        Ok(())
    }

    /// The number of a state.
    pub(super) fn number(&mut self, state: State) -> u32 {
        let fresh = self.states.len() as u32;
        let number = *self.numbers.entry(state).or_insert(fresh);
        if number == fresh {
            self.states.push(state);
            self.spans.push((0, 0));
        }
        number
    }

    /// The target of one of the moves.
    pub(super) fn target(&self, at: usize) -> u32 {
        self.moves[at]
    }

    /// The moves of a position, to be read with [`Positions::target`]: captures first, then other plays, passes for a ko,
    /// and last the plain pass.
    pub(super) fn moves(&mut self, number: u32) -> Result<Range<usize>, Exhausted> {
        let (start, end) = self.spans[number as usize];
        if end != 0 {
            return Ok(start as usize..end as usize);
        }
        let state = self.states[number as usize];
        let start = self.moves.len();
        for (_, after) in self.plays(&state)? {
            let target = self.number(after);
            self.moves.push(target);
        }
        self.push_ko_passes(&state);
        let passed = self.number(passed(state));
        self.moves.push(passed);
        self.spans[number as usize] = (start as u32, self.moves.len() as u32);
        Ok(start..self.moves.len())
    }

    /// The plays of the mover, the promising ones first.
    fn plays(&self, state: &State) -> Result<SmallVec<[(u32, State); 16]>, Exhausted> {
        let reach = self.region.reach(state, state.mover.into());
        let mut empties = self.region.all() & !(state.stones[0] | state.stones[1]);
        let mut plays = SmallVec::new();
        while empties != 0 {
            let bit = empties & empties.wrapping_neg();
            empties &= empties - 1;
            if let Some(after) = self.region.play(state, bit)? {
                plays.push((self.merit(state, reach, bit, &after), after));
            }
        }
        plays.sort_by_key(|&(merit, _)| Reverse(merit));
        Ok(plays)
    }

    /// How promising a play is: captures, then more points in reach, no self-atari, and room around it. The weights are
    /// those that took the fewest positions on the tests' shapes.
    fn merit(&self, state: &State, reach: u64, bit: u64, after: &State) -> u32 {
        let (region, own, rival) = (self.region, state.mover.into(), usize::from(after.mover));
        let empties = region.all() & !(after.stones[0] | after.stones[1]);
        let around = region.neighbours(bit);
        let chain = region.chain(after, bit, own);
        let liberties = (region.neighbours(chain) & empties).count_ones();
        let safe = u32::from(liberties > 1 || region.is_walled(chain, own));
        let taken = (state.stones[rival] & !after.stones[rival]).count_ones();
        let gained = (region.reach(after, own) & !reach).count_ones();
        let contact = (around & state.stones[rival]).count_ones();
        let room = (around & empties).count_ones();
        16 * taken + 8 * safe + 4 * gained + 2 * room + contact
    }

    fn push_ko_passes(&mut self, state: &State) {
        let region = self.region;
        let rivals = state.stones[1 - state.mover as usize];
        let own = region.bans(state).filter(|&(_, stone)| stone & rivals != 0);
        let mut named: Vec<u64> = own.map(|(_, stone)| stone).collect();
        if self.ko_pass == KoPass::Global {
            // One pass lifts them all; it makes no difference which ko it names.
            named = region.bans(state).map(|_| u64::MAX).take(1).collect();
        }
        for kos in named {
            let mut after = passed(*state);
            region.drop_bans(&mut after, |_, stone| stone & kos != 0);
            let target = self.number(after);
            self.moves.push(target);
        }
    }
}

fn passed(state: State) -> State {
    State {
        mover: 1 - state.mover,
        ..state
    }
}
