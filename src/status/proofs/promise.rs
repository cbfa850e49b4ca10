//! What the defender can keep in a patch if he answers each of the attacker's moves in it.
//!
//! The attacker moves first and never twice in a row; the defender may pass. Where promises are kept in patches that share no
//! point, all are kept at once, whatever else is on the board: he answers where the attacker plays. So that this holds with
//! any threats elsewhere and under any rule of ko, the attacker may always take a ko here and the defender never, and a
//! position that comes up again counts as lost.

use super::patch::Patch;
use crate::hash::FastMap;
use smallvec::SmallVec;

/// What is to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// Each chain that is next to one of these sets of points has a liberty in the patch, given that it has another
    /// elsewhere.
    Liberties(SmallVec<[u32; 4]>),
    /// The chain next to these points cannot be captured though it has no liberty but those in the patch.
    Life(u32),
    /// The chains next to these two sets can be connected. If `alone`, this holds though one of them has no liberty but those
    /// in the patch.
    Link { ends: [u32; 2], alone: bool },
    /// The chains next to these two sets can be connected though one of them has no liberty but those in the patch, and they
    /// keep a liberty in it even then.
    Eye([u32; 2]),
}

impl Goal {
    /// A liberty for the chain next to these points.
    pub(super) fn liberty(beside: u32) -> Self {
        Self::Liberties(std::iter::once(beside).collect())
    }
}

/// Whether the defender can keep the goal, within so many positions looked at; `false` also where they do not suffice.
pub(super) fn keeps(patch: &Patch, goal: &Goal, suicide: bool, nodes: &mut usize) -> bool {
    let mut search = Search {
        patch,
        goal,
        suicide,
        nodes,
        known: FastMap::default(),
    };
    search.holds(patch.attacker, patch.defender)
}

struct Search<'a> {
    patch: &'a Patch,
    goal: &'a Goal,
    suicide: bool,
    nodes: &'a mut usize,
    /// By the attacker's stones and the defender's, with the attacker to move. What is being looked at counts as lost.
    known: FastMap<u64, bool>,
}

impl Search<'_> {
    /// The attacker to move.
    fn holds(&mut self, attacker: u32, defender: u32) -> bool {
        let key = u64::from(attacker) << 32 | u64::from(defender);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        if *self.nodes == 0 || !self.is_kept(attacker, defender) {
            return false;
        }
        *self.nodes -= 1;
        let settled = self.is_settled(attacker, defender);
        self.known.insert(key, settled);
        if settled {
            return true;
        }
        let empties = self.patch.all() & !(attacker | defender);
        // Where the defender's chains have liberties is where it hurts.
        for group in [empties & self.patch.held, empties & !self.patch.held] {
            for bit in bits(group) {
                if !self.withstands(attacker, defender, bit) {
                    return false;
                }
            }
        }
        self.known.insert(key, true);
        true
    }

    /// Whether the defender has an answer to a stone at `bit`.
    fn withstands(&mut self, attacker: u32, defender: u32, bit: u32) -> bool {
        if self.takes_the_last_liberty(attacker | bit, defender) {
            return false;
        }
        let Some((attacker, defender)) = self.attack(attacker, defender, bit) else {
            return true;
        };
        if !self.survives(attacker, defender) {
            return false;
        }
        let empties = self.patch.all() & !(attacker | defender);
        let near = self.patch.neighbours(bit);
        let nearby = near | self.patch.neighbours(near);
        let order = [
            near & empties,
            nearby & !near & empties,
            empties & !(nearby | near),
        ];
        let answers: SmallVec<[(u32, u32); 16]> = order
            .into_iter()
            .flat_map(bits)
            .filter_map(|answer| self.answer(attacker, defender, answer))
            .collect();
        for &(attacker, defender) in &answers {
            if self.is_kept(attacker, defender) && self.is_settled(attacker, defender) {
                return true;
            }
        }
        self.holds(attacker, defender)
            || answers
                .iter()
                .any(|&(attacker, defender)| self.holds(attacker, defender))
    }

    /// A stone of the attacker's; `None` where it cannot be put.
    fn attack(&self, attacker: u32, defender: u32, bit: u32) -> Option<(u32, u32)> {
        let patch = self.patch;
        let mut after = attacker | bit;
        let mut left = defender;
        for stone in bits(patch.neighbours(bit) & defender) {
            let chain = patch.connected(stone, left);
            let breathes = patch.neighbours(chain) & !(after | left) != 0;
            if chain != 0 && !breathes && chain & patch.held == 0 {
                left &= !chain;
            }
        }
        let chain = patch.connected(bit, after);
        let breathes = patch.neighbours(chain) & !(after | left) != 0 || chain & patch.open != 0;
        if !breathes {
            if !self.suicide || chain == bit {
                return None;
            }
            after &= !chain;
        }
        Some((after, left))
    }

    /// A stone of the defender's; `None` where it cannot be put, or takes a ko.
    fn answer(&self, attacker: u32, defender: u32, bit: u32) -> Option<(u32, u32)> {
        let patch = self.patch;
        let after = defender | bit;
        let mut left = attacker;
        for stone in bits(patch.neighbours(bit) & attacker) {
            let chain = patch.connected(stone, left);
            let breathes = patch.neighbours(chain) & !(after | left) != 0;
            if chain != 0 && !breathes && chain & patch.open == 0 {
                left &= !chain;
            }
        }
        let chain = patch.connected(bit, after);
        let liberties = patch.neighbours(chain) & !(after | left);
        let stays = chain & patch.held != 0;
        let taken = attacker & !left;
        let is_ko = taken.is_power_of_two() && chain == bit && liberties == taken;
        (stays || liberties != 0 && !is_ko).then_some((left, after))
    }

    /// The liberties in the patch of the chain that is next to `beside`, and what it has joined.
    fn liberties(&self, attacker: u32, defender: u32, beside: u32) -> u32 {
        let joined = self.patch.connected(beside, defender);
        (beside | self.patch.neighbours(joined)) & !(attacker | defender)
    }

    /// Whether the attacker's new stone captures a chain that has no liberty elsewhere.
    fn takes_the_last_liberty(&self, attacker: u32, defender: u32) -> bool {
        let none = |beside| self.liberties(attacker, defender, beside) == 0;
        match *self.goal {
            Goal::Life(beside) => none(beside),
            Goal::Link { ends, alone: true } | Goal::Eye(ends) => {
                !self.is_joined(defender, ends) && ends.into_iter().any(none)
            }
            _ => false,
        }
    }

    /// Whether nothing is lost right after the attacker's move.
    fn survives(&self, attacker: u32, defender: u32) -> bool {
        match self.goal {
            Goal::Link { .. } => true,
            Goal::Eye(ends) => {
                let mut liberties = ends
                    .iter()
                    .map(|&end| self.liberties(attacker, defender, end));
                liberties.all(|l| l != 0)
            }
            _ => self.is_kept(attacker, defender),
        }
    }

    fn is_joined(&self, defender: u32, [one, other]: [u32; 2]) -> bool {
        self.patch.connected(one, defender) & other != 0
    }

    /// Whether nothing is lost with the attacker to move.
    fn is_kept(&self, attacker: u32, defender: u32) -> bool {
        match self.goal {
            Goal::Liberties(chains) => {
                let mut chains = chains.iter();
                chains.all(|&beside| self.liberties(attacker, defender, beside) != 0)
            }
            Goal::Life(beside) => self.liberties(attacker, defender, *beside) != 0,
            Goal::Link { ends, .. } => {
                let free = self.patch.all() & !attacker;
                self.patch.connected(ends[0], free) & ends[1] != 0
            }
            Goal::Eye(ends) => {
                let free = self.patch.all() & !attacker;
                let mut liberties = ends
                    .iter()
                    .map(|&end| self.liberties(attacker, defender, end));
                self.patch.connected(ends[0], free) & ends[1] != 0 && liberties.all(|l| l != 0)
            }
        }
    }

    /// Whether nothing can be lost any more, even without an answer.
    fn is_settled(&self, attacker: u32, defender: u32) -> bool {
        match self.goal {
            Goal::Liberties(chains) => {
                let mut chains = chains.iter();
                chains.all(|&beside| self.eyes(attacker, defender, beside) >= 1)
            }
            Goal::Life(beside) => self.eyes(attacker, defender, *beside) >= 2,
            Goal::Link { ends, .. } => self.is_joined(defender, *ends),
            Goal::Eye(ends) => {
                self.is_joined(defender, *ends) && self.eyes(attacker, defender, ends[0]) >= 1
            }
        }
    }

    /// The parts of the patch that are closed by stones that stay and vital to the chain (Benson).
    fn eyes(&self, attacker: u32, defender: u32, beside: u32) -> usize {
        let patch = self.patch;
        let fixed = patch.connected(patch.held, defender);
        let joined = patch.connected(beside, defender);
        let around = beside | patch.neighbours(joined);
        let mut rest = patch.all() & !fixed;
        let mut eyes = 0;
        while rest != 0 {
            let part = patch.connected(rest & rest.wrapping_neg(), rest);
            rest &= !part;
            let needed = if self.suicide { part } else { part & !attacker };
            let closed = part & (patch.open | defender) == 0;
            if closed && needed & !around == 0 {
                eyes += 1;
            }
        }
        eyes
    }
}

/// The bits of a set, one by one.
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set &= set.wrapping_sub(1);
        (bit != 0).then_some(bit)
    })
}
