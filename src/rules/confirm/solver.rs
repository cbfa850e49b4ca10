//! Whether a player can force something in finitely many moves: a least fixpoint, found on the fly.
//!
//! The positions form a graph with cycles, and play that never ends fails (J-16). As in the algorithm of Liu and Smolka
//! (1998) positions are expanded depth first and those already met are waited for, not expanded again: the player who
//! wants it needs one move, so all of his are tried; his rival needs to be refuted in all of his, so the next is looked at
//! only once the last one is known to fail. What is still open when nothing is left to look at is false.

use super::positions::Positions;
use super::region::{Exhausted, State};

/// What is asked.
pub(super) trait Goal {
    /// Who wants to force it.
    fn player(&self) -> u8;
    /// Whether the plain pass of the mover is worth a look. He who wants something gains nothing by it in general: his
    /// rival may end the game.
    fn may_pass(&self, state: &State) -> bool {
        state.mover != self.player()
    }
    /// Whether the position decides it: `Some(true)` reached, `Some(false)` out of reach, `None` play on.
    fn decided(
        &mut self,
        positions: &mut Positions<'_>,
        number: u32,
    ) -> Result<Option<bool>, Exhausted>;
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Value {
    #[default]
    Unseen,
    Open,
    Forced,
    Refuted,
}

/// The answers to one question, by position.
#[derive(Clone, Default, Debug)]
pub(super) struct Answers {
    values: Vec<Value>,
}

/// Positions being looked at: those that wait for another one's answer.
#[derive(Clone, Default, Debug)]
pub(super) struct Waiting {
    /// The next move to look at, by position.
    cursor: Vec<u8>,
    /// The first entry of `links` of those that wait for a position; 0 for none.
    first: Vec<u32>,
    links: Vec<(u32, u32)>,
    stack: Vec<u32>,
    met: Vec<u32>,
}

impl Answers {
    fn get(&self, number: u32) -> Value {
        self.values
            .get(number as usize)
            .copied()
            .unwrap_or_default()
    }

    /// Whether the goal is known to be forced from the position.
    pub(super) fn is_forced(&self, number: u32) -> bool {
        self.get(number) == Value::Forced
    }

    fn set(&mut self, number: u32, value: Value) {
        if self.values.len() <= number as usize {
            self.values.resize(number as usize + 1, Value::Unseen);
        }
        self.values[number as usize] = value;
    }

    /// Whether the goal can be forced from the position.
    pub(super) fn ask(
        &mut self,
        waiting: &mut Waiting,
        goal: &mut impl Goal,
        positions: &mut Positions<'_>,
        root: u32,
    ) -> Result<bool, Exhausted> {
        if self.get(root) == Value::Unseen {
            waiting.clear();
            let found = self.search(waiting, goal, positions, root);
            // Where the root was decided early, what is open has not been looked at to the end.
            let rest = if found == Ok(()) && self.get(root) == Value::Open {
                Value::Refuted
            } else {
                Value::Unseen
            };
            for &number in &waiting.met {
                if self.get(number) == Value::Open {
                    self.set(number, rest);
                }
            }
            found?;
        }
        Ok(self.get(root) == Value::Forced)
    }

    fn search(
        &mut self,
        waiting: &mut Waiting,
        goal: &mut impl Goal,
        positions: &mut Positions<'_>,
        root: u32,
    ) -> Result<(), Exhausted> {
        self.meet(waiting, goal, positions, root)?;
        while let Some(&number) = waiting.stack.last() {
            if self.get(root) == Value::Forced {
                break;
            }
            if self.get(number) != Value::Open {
                waiting.stack.pop();
                continue;
            }
            let moves = positions.moves(number)?;
            let wants = positions.state(number).mover == goal.player();
            // The plain pass comes last.
            let count = moves.len() - usize::from(!goal.may_pass(positions.state(number)));
            let at = waiting.cursor[number as usize] as usize;
            if at == count {
                waiting.stack.pop();
                if !wants {
                    self.force(waiting, positions, goal.player(), number);
                }
                continue;
            }
            let target = positions.target(moves.start + at);
            if self.get(target) == Value::Unseen {
                self.meet(waiting, goal, positions, target)?;
                continue;
            }
            self.look(waiting, positions, goal.player(), number, target);
        }
        Ok(())
    }

    /// Takes account of what is known of one move's target.
    fn look(
        &mut self,
        waiting: &mut Waiting,
        positions: &Positions<'_>,
        player: u8,
        number: u32,
        target: u32,
    ) {
        let wants = positions.state(number).mover == player;
        match (self.get(target), wants) {
            (Value::Forced, true) => self.force(waiting, positions, player, number),
            (Value::Forced, false) | (Value::Refuted, true) => {
                waiting.cursor[number as usize] += 1;
            }
            (Value::Refuted, false) => {
                waiting.stack.pop();
            }
            (_, true) => {
                waiting.add(target, number);
                waiting.cursor[number as usize] += 1;
            }
            (_, false) => {
                waiting.add(target, number);
                waiting.stack.pop();
            }
        }
    }

    /// Looks at a position for the first time.
    fn meet(
        &mut self,
        waiting: &mut Waiting,
        goal: &mut impl Goal,
        positions: &mut Positions<'_>,
        number: u32,
    ) -> Result<(), Exhausted> {
        positions.visit()?;
        match goal.decided(positions, number)? {
            Some(true) => self.set(number, Value::Forced),
            Some(false) => self.set(number, Value::Refuted),
            None => {
                self.set(number, Value::Open);
                waiting.enter(number, positions.len());
            }
        }
        Ok(())
    }

    /// Notes that the goal is forced, and tells those who wait for it.
    fn force(&mut self, waiting: &mut Waiting, positions: &Positions<'_>, player: u8, number: u32) {
        let mut forced = vec![number];
        while let Some(number) = forced.pop() {
            if self.get(number) == Value::Forced {
                continue;
            }
            self.set(number, Value::Forced);
            let mut link = waiting.first[number as usize];
            while link != 0 {
                let (waiter, next) = waiting.links[link as usize];
                if self.get(waiter) == Value::Open {
                    if positions.state(waiter).mover == player {
                        forced.push(waiter);
                    } else {
                        waiting.stack.push(waiter);
                    }
                }
                link = next;
            }
        }
    }
}

impl Waiting {
    fn clear(&mut self) {
        for &number in &self.met {
            self.cursor[number as usize] = 0;
            self.first[number as usize] = 0;
        }
        self.met.clear();
        self.stack.clear();
        self.links.clear();
        // Link 0 means none.
        self.links.push((0, 0));
    }

    fn enter(&mut self, number: u32, positions: usize) {
        if self.cursor.len() < positions {
            self.cursor.resize(positions, 0);
            self.first.resize(positions, 0);
        }
        self.met.push(number);
        self.stack.push(number);
    }

    fn add(&mut self, target: u32, waiter: u32) {
        let first = &mut self.first[target as usize];
        self.links.push((waiter, *first));
        *first = self.links.len() as u32 - 1;
    }
}
