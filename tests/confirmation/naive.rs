//! The confirmation of 1989 once more, as slow and as literal as can be: all positions are listed, then every question is
//! answered by going over them until nothing changes.

use std::collections::{BTreeMap, BTreeSet};

/// What stands on each point (`.`, `X`, `O`), whose turn it is, the banned kos as (player, mouth, stone), and how many plain
/// passes there were in a row; two end the game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Position {
    stones: Vec<char>,
    mover: char,
    bans: BTreeSet<(char, usize, usize)>,
    passes: u8,
}

/// An enclosed region: for each point its neighbours inside, and the colors of the walls next to it.
pub(crate) struct Place {
    pub(crate) neighbours: Vec<Vec<usize>>,
    pub(crate) walls: Vec<String>,
}

fn other(color: char) -> char {
    if color == 'X' { 'O' } else { 'X' }
}

impl Place {
    fn chain(&self, stones: &[char], start: usize) -> BTreeSet<usize> {
        let (mut chain, mut todo) = (BTreeSet::new(), vec![start]);
        while let Some(point) = todo.pop() {
            if chain.insert(point) {
                let near = self.neighbours[point].iter().copied();
                todo.extend(near.filter(|&q| stones[q] == stones[start]));
            }
        }
        chain
    }

    /// The empty points next to a chain; `None` if a wall of its own holds it.
    fn liberties(&self, stones: &[char], chain: &BTreeSet<usize>) -> Option<BTreeSet<usize>> {
        let color = stones[*chain.first().unwrap()];
        if chain.iter().any(|&p| self.walls[p].contains(color)) {
            return None;
        }
        let around = chain.iter().flat_map(|&p| self.neighbours[p].clone());
        Some(around.filter(|&q| stones[q] == '.').collect())
    }

    fn play(&self, position: &Position, point: usize) -> Option<Position> {
        let mut after = position.clone();
        let (own, rival) = (position.mover, other(position.mover));
        after.stones[point] = own;
        let mut captured = BTreeSet::new();
        for &q in &self.neighbours[point] {
            if after.stones[q] == rival {
                let chain = self.chain(&after.stones, q);
                if self
                    .liberties(&after.stones, &chain)
                    .is_some_and(|l| l.is_empty())
                {
                    captured.extend(chain);
                }
            }
        }
        for &q in &captured {
            after.stones[q] = '.';
        }
        let chain = self.chain(&after.stones, point);
        let liberties = self.liberties(&after.stones, &chain);
        if liberties.as_ref().is_some_and(BTreeSet::is_empty) {
            return None;
        }
        let is_ko = chain.len() == 1 && captured.len() == 1 && liberties == Some(captured.clone());
        if is_ko
            && position
                .bans
                .iter()
                .any(|ban| (ban.0, ban.1) == (own, point))
        {
            return None;
        }
        after
            .bans
            .retain(|ban| ban.1 != point && !captured.contains(&ban.2));
        if is_ko {
            after
                .bans
                .insert((rival, *captured.first().unwrap(), point));
        }
        Some(Position {
            mover: rival,
            passes: 0,
            ..after
        })
    }

    fn moves(&self, position: &Position, strict: bool) -> Vec<Position> {
        if position.passes == 2 {
            return Vec::new();
        }
        let empties = (0..position.stones.len()).filter(|&p| position.stones[p] == '.');
        let mut moves: Vec<Position> = empties.filter_map(|p| self.play(position, p)).collect();
        let pass = Position {
            mover: other(position.mover),
            passes: 0,
            ..position.clone()
        };
        for ban in &position.bans {
            let mut after = pass.clone();
            if strict && ban.0 == position.mover {
                after.bans.remove(ban);
                moves.push(after);
            } else if !strict {
                after.bans.clear();
                moves.push(after);
            }
        }
        moves.push(Position {
            passes: position.passes + 1,
            ..pass
        });
        moves
    }
}

/// All positions that can come up, the first one the stop, and the moves between them.
struct Game {
    positions: Vec<Position>,
    moves: Vec<Vec<usize>>,
}

impl Game {
    fn new(place: &Place, start: Position, strict: bool) -> Self {
        let mut numbers = BTreeMap::from([(start.clone(), 0)]);
        let (mut positions, mut moves) = (vec![start], Vec::new());
        while moves.len() < positions.len() {
            let mut targets = Vec::new();
            for after in place.moves(&positions[moves.len()], strict) {
                let fresh = positions.len();
                let number = *numbers.entry(after.clone()).or_insert(fresh);
                if number == fresh {
                    positions.push(after);
                }
                targets.push(number);
            }
            moves.push(targets);
        }
        Self { positions, moves }
    }

    /// From where `player` can force one of the `goals` in finitely many moves. Nobody moves on from the `ends`.
    fn forced(&self, player: char, goals: Vec<bool>, ends: &[bool]) -> Vec<bool> {
        let mut forced = goals;
        loop {
            let mut changed = false;
            for (at, moves) in self.moves.iter().enumerate() {
                if forced[at] || ends[at] || moves.is_empty() {
                    continue;
                }
                forced[at] = if self.positions[at].mover == player {
                    moves.iter().any(|&next| forced[next])
                } else {
                    moves.iter().all(|&next| forced[next])
                };
                changed |= forced[at];
            }
            if !changed {
                return forced;
            }
        }
    }

    fn with(&self, holds: impl Fn(usize, &Position) -> bool) -> Vec<bool> {
        let positions = self.positions.iter().enumerate();
        positions
            .map(|(at, position)| holds(at, position))
            .collect()
    }
}

/// What becomes of each chain of `owner`: its first point, and `U`, `1`, `2` or `-` for dead.
pub(crate) fn judge(place: &Place, stones: &str, owner: char, strict: bool) -> Vec<(usize, char)> {
    let start = Position {
        stones: stones.chars().collect(),
        mover: other(owner),
        bans: BTreeSet::new(),
        passes: 0,
    };
    let mut chains: Vec<BTreeSet<usize>> = Vec::new();
    for point in 0..start.stones.len() {
        if start.stones[point] == owner && !chains.iter().any(|chain| chain.contains(&point)) {
            chains.push(place.chain(&start.stones, point));
        }
    }
    let game = Game::new(place, start, strict);
    let nowhere = vec![false; game.positions.len()];
    let gone = |v: usize| game.with(|_, position| position.stones[v] != owner);
    let captured: Vec<Vec<bool>> = (0..stones.len())
        .map(|v| game.forced(other(owner), gone(v), &nowhere))
        .collect();
    let dies = |chain: &BTreeSet<usize>, local: &BTreeSet<usize>| {
        let stays = game.with(|at, position| {
            let mut stones = local.iter().filter(|&&v| position.stones[v] == owner);
            stones.any(|&v| !captured[v][at])
        });
        let enabled = game.forced(owner, stays, &nowhere);
        let first = *chain.first().unwrap();
        let taken = game.with(|at, position| position.stones[first] != owner && !enabled[at]);
        game.forced(other(owner), taken, &gone(first))[0]
    };
    let near = |chain: &BTreeSet<usize>| {
        if !captured[*chain.first().unwrap()][0] {
            'U'
        } else if dies(chain, chain) {
            '-'
        } else {
            '1'
        }
    };
    let lives: Vec<char> = chains.iter().map(near).collect();
    let secure: BTreeSet<usize> = chains
        .iter()
        .zip(&lives)
        .filter(|(_, life)| **life != '-')
        .flat_map(|(chain, _)| chain.clone())
        .collect();
    let far = |(chain, life): (&BTreeSet<usize>, char)| {
        let mut local = chain.clone();
        loop {
            let around = local.iter().flat_map(|&p| place.neighbours[p].clone());
            let more: BTreeSet<usize> = around.filter(|q| !secure.contains(q)).collect();
            if more.is_subset(&local) {
                break;
            }
            local.extend(more);
        }
        let life = if life == '-' && !dies(chain, &local) {
            '2'
        } else {
            life
        };
        (*chain.first().unwrap(), life)
    };
    chains.iter().zip(lives).map(far).collect()
}
