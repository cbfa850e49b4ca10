//! The rules as their text says them, as slowly as it says them: colorings, flood fill, and a list of all that was.
//!
//! Written from the rules alone, to be compared with the library. Colors are 0 (empty), 1..=players.

/// What a play may not repeat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Ko {
    /// The coloring before the rival's last turn, nor the present one.
    Simple,
    /// Any earlier coloring.
    Positional,
    /// Any earlier pair of coloring and player to move.
    Situational,
}

pub(crate) struct Naive {
    pub(crate) adjacency: Vec<Vec<usize>>,
    pub(crate) players: u8,
    pub(crate) ko: Ko,
    pub(crate) suicide: bool,
    pub(crate) to_move: u8,
    pub(crate) passes: u8,
    /// Stones lost by each color, from color 1.
    pub(crate) lost: Vec<u32>,
    /// Every coloring with the player to move on it, from the start to the present.
    pub(crate) history: Vec<(Vec<u8>, u8)>,
}

/// What a play would make of the board.
pub(crate) struct After {
    pub(crate) coloring: Vec<u8>,
    pub(crate) rivals_removed: bool,
    pub(crate) own_removed: bool,
}

impl Naive {
    pub(crate) fn new(adjacency: Vec<Vec<usize>>, players: u8, ko: Ko, suicide: bool) -> Self {
        Self {
            history: vec![(vec![0; adjacency.len()], 1)],
            lost: vec![0; players.into()],
            passes: 0,
            to_move: 1,
            adjacency,
            players,
            ko,
            suicide,
        }
    }

    pub(crate) fn coloring(&self) -> &[u8] {
        &self.history.last().expect("the start is never forgotten").0
    }

    /// Tells of each maximal connected set of one color: its points, and which other colors are adjacent to it (bit 0 for
    /// empty).
    pub(crate) fn regions(&self, coloring: &[u8], mut tell: impl FnMut(&[usize], u32)) {
        let mut seen = vec![false; coloring.len()];
        let mut points = Vec::with_capacity(coloring.len());
        for start in 0..coloring.len() {
            if std::mem::replace(&mut seen[start], true) {
                continue;
            }
            let (first, mut next, mut reached) = (points.len(), points.len(), 0);
            points.push(start);
            while next < points.len() {
                for &n in &self.adjacency[points[next]] {
                    if coloring[n] != coloring[start] {
                        reached |= 1 << coloring[n];
                    } else if !std::mem::replace(&mut seen[n], true) {
                        points.push(n);
                    }
                }
                next += 1;
            }
            tell(&points[first..], reached);
        }
    }

    /// Empties all points of the given colors that do not reach an empty one, judged on one snapshot. Returns whether
    /// there were any.
    fn clear(&self, coloring: &mut [u8], colors: impl Fn(u8) -> bool) -> bool {
        let mut dead = Vec::new();
        self.regions(coloring, |points, reached| {
            let color = coloring[points[0]];
            if color != 0 && colors(color) && reached & 1 == 0 {
                dead.extend_from_slice(points);
            }
        });
        for &point in &dead {
            coloring[point] = 0;
        }
        !dead.is_empty()
    }

    /// A stone of the player to move on an empty point: all rivals are cleared at once, then the mover.
    pub(crate) fn result(&self, point: usize) -> After {
        let mut coloring = self.coloring().to_vec();
        coloring[point] = self.to_move;
        let rivals_removed = self.clear(&mut coloring, |c| c != self.to_move);
        let own_removed = self.clear(&mut coloring, |c| c == self.to_move);
        After {
            coloring,
            rivals_removed,
            own_removed,
        }
    }

    fn next_player(&self) -> u8 {
        self.to_move % self.players + 1
    }

    pub(crate) fn is_legal(&self, point: usize) -> bool {
        if self.coloring()[point] != 0 {
            return false;
        }
        let result = self.result(point);
        if result.own_removed && !self.suicide {
            return false;
        }
        let next = self.next_player();
        let was = |&(ref coloring, player): &(Vec<u8>, u8)| {
            *coloring == result.coloring && (self.ko != Ko::Situational || player == next)
        };
        match self.ko {
            Ko::Positional | Ko::Situational => !self.history.iter().any(was),
            Ko::Simple => !self.history.iter().rev().take(2).any(was),
        }
    }

    pub(crate) fn play(&mut self, point: usize) {
        let result = self.result(point);
        let before = self.coloring().to_vec();
        for (v, &after) in result.coloring.iter().enumerate() {
            let stood = if v == point { self.to_move } else { before[v] };
            if after == 0 && stood != 0 {
                self.lost[usize::from(stood) - 1] += 1;
            }
        }
        self.passes = 0;
        self.turn(result.coloring);
    }

    pub(crate) fn pass(&mut self) {
        self.passes += 1;
        self.turn(self.coloring().to_vec());
    }

    fn turn(&mut self, coloring: Vec<u8>) {
        self.to_move = self.next_player();
        self.history.push((coloring, self.to_move));
    }

    pub(crate) fn is_over(&self) -> bool {
        self.passes >= self.players
    }

    /// Each player's stones, and empty points that reach that player's stones and no other's.
    pub(crate) fn area(&self) -> Vec<i32> {
        let mut area = vec![0; self.players.into()];
        self.regions(self.coloring(), |points, reached| {
            let color = self.coloring()[points[0]];
            let owners = if color == 0 { reached } else { 1 << color };
            let one_alone = owners.is_power_of_two();
            if one_alone {
                let owner = owners.trailing_zeros() as usize;
                area[owner - 1] += points.iter().map(|_| 1).sum::<i32>();
            }
        });
        area
    }
}
