//! The points that a confirmation is played on, and what a stone there does: chains as bit sets.

use crate::board::{Board, Color, Point, Topology};
use smallvec::SmallVec;
use std::fmt;

/// The most points a region can have.
pub const MAX_REGION: usize = 64;
/// The most bans of ko that can hold at once.
pub(super) const MAX_BANS: usize = 7;

/// Points that are no region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionError {
    /// More than [`MAX_REGION`] points, or too many edges between them.
    TooLarge(usize),
    /// This stone's chain lies half inside.
    CutsChain(Point),
    /// This empty point outside is next to the region: it is not enclosed.
    Open(Point),
}

impl fmt::Display for RegionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(points) => write!(f, "a region of {points} points is too large"),
            Self::CutsChain(_) => write!(f, "the region's edge runs through a chain"),
            Self::Open(_) => write!(f, "an empty point is next to the region"),
        }
    }
}

impl std::error::Error for RegionError {}

/// A part of a board enclosed by walls: chains outside it that cannot be captured. Nothing outside can be played.
///
/// Players are 0 (Black) and 1 (White), points are bits, in the order given.
#[derive(Clone, Debug)]
pub struct Region {
    points: Vec<Point>,
    adjacent: Vec<u64>,
    /// The points next to a wall of each player: a stone of his there can never be captured.
    walls: [u64; 2],
    /// The pairs of adjacent points, each way: places of a ko, as (mouth, stone).
    kos: Vec<(u8, u8)>,
    stones: [u64; 2],
}

/// What stands on a region, who moves, and which kos are banned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    pub(super) stones: [u64; 2],
    /// Numbers of kos, each plus one, the largest first; zeros after them. A ban holds for the rival of the stone.
    pub(super) bans: [u8; MAX_BANS],
    pub(super) mover: u8,
}

/// More than [`MAX_BANS`] bans at once, or no budget left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Exhausted;

impl Region {
    /// The region of these points.
    ///
    /// # Errors
    /// See [`RegionError`].
    pub fn new<T: Topology>(board: &Board<T>, points: &[Point]) -> Result<Self, RegionError> {
        if points.len() > MAX_REGION {
            return Err(RegionError::TooLarge(points.len()));
        }
        let place = |point: Point| points.iter().position(|&p| p == point);
        let mut region = Self {
            points: points.to_vec(),
            adjacent: vec![0; points.len()],
            walls: [0; 2],
            kos: Vec::new(),
            stones: [0; 2],
        };
        for (here, &point) in points.iter().enumerate() {
            if let Some(color) = board.color(point) {
                region.stones[color.index()] |= 1 << here;
            }
            for q in board.topology().neighbours(point) {
                let color = board.color(q);
                if let Some(there) = place(q) {
                    region.adjacent[here] |= 1 << there;
                    region.kos.push((here as u8, there as u8));
                } else if let Some(color) = color {
                    if board.color(point) == Some(color) {
                        return Err(RegionError::CutsChain(point));
                    }
                    region.walls[color.index()] |= 1 << here;
                } else if board.is_empty(q) {
                    return Err(RegionError::Open(q));
                }
            }
        }
        if region.kos.len() >= u8::MAX.into() {
            return Err(RegionError::TooLarge(points.len()));
        }
        Ok(region)
    }

    /// The points, in the order of the bits.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Whose stone stands on a point at the stop.
    pub(super) fn owner_at(&self, bit: u64) -> Option<Color> {
        let mut players = [Color::BLACK, Color::WHITE].into_iter();
        players.find(|player| self.stones[player.index()] & bit != 0)
    }

    /// The position at the stop, with `mover` to begin.
    pub(super) fn start(&self, mover: Color) -> State {
        State {
            stones: self.stones,
            bans: [0; MAX_BANS],
            mover: mover.index() as u8,
        }
    }

    pub(super) fn neighbours(&self, mut points: u64) -> u64 {
        let mut around = 0;
        while points != 0 {
            around |= self.adjacent[points.trailing_zeros() as usize];
            points &= points - 1;
        }
        around
    }

    /// The points of `within` connected with those of `start`, which are among them.
    pub(super) fn connected(&self, start: u64, within: u64) -> u64 {
        let (mut found, mut fresh) = (start, start);
        while fresh != 0 {
            fresh = self.neighbours(fresh) & within & !found;
            found |= fresh;
        }
        found
    }

    /// All points.
    pub(super) fn all(&self) -> u64 {
        u64::MAX >> (64 - self.points.len().max(1))
    }

    /// Whether a chain of `player` reaches a wall of his.
    pub(super) fn is_walled(&self, chain: u64, player: usize) -> bool {
        chain & self.walls[player] != 0
    }

    /// The stones of `player` connected to his walls: they never go.
    fn fixed(&self, state: &State, player: usize) -> u64 {
        let stones = state.stones[player];
        self.connected(stones & self.walls[player], stones)
    }

    /// The points next to the walls of `player`, and to stones of his that never go: he can always play there.
    pub(super) fn reach(&self, state: &State, player: usize) -> u64 {
        self.neighbours(self.fixed(state, player)) | self.walls[player]
    }

    /// The points where `owner` can hold no stone for good: parts of the region, cut by his rival's stones that never go,
    /// in which at most one point is out of their reach.
    ///
    /// There the rival fills every other point, with stones that cannot be taken; what is left has that one liberty.
    pub(super) fn hopeless(&self, state: &State, owner: usize) -> u64 {
        let fixed = self.fixed(state, 1 - owner);
        let reach = self.neighbours(fixed) | self.walls[1 - owner];
        let mut parts = self.parts(self.all() & !fixed);
        parts.retain(|part| {
            let inner = (*part & !reach).count_ones();
            inner <= 1 && *part & self.walls[owner] == 0
        });
        parts.iter().fold(fixed, |all, part| all | part)
    }

    /// The stones of `player` that live as they stand: those connected to his walls, and those that Benson's theorem
    /// then calls alive.
    pub(super) fn living(&self, state: &State, player: usize) -> u64 {
        let (own, fixed) = (state.stones[player], self.fixed(state, player));
        let empties = self.all() & !(state.stones[0] | state.stones[1]);
        let mut eyes = self.parts(self.all() & !own);
        eyes.retain(|eye| *eye & self.walls[1 - player] == 0);
        let mut chains = self.parts(own & !fixed);
        loop {
            let before = chains.len();
            let standing = chains.iter().fold(fixed, |all, chain| all | chain);
            eyes.retain(|&mut eye| self.neighbours(eye) & own & !standing == 0);
            chains.retain(|&mut chain| {
                let around = self.neighbours(chain);
                let vital = eyes
                    .iter()
                    .filter(|&&eye| eye & around != 0 && eye & empties & !around == 0);
                vital.count() >= 2
            });
            if chains.len() == before {
                return standing;
            }
        }
    }

    /// The connected parts of some points.
    fn parts(&self, mut points: u64) -> SmallVec<[u64; 8]> {
        let mut parts = SmallVec::new();
        while points != 0 {
            let part = self.connected(points & points.wrapping_neg(), points);
            points &= !part;
            parts.push(part);
        }
        parts
    }

    /// The chain of the stone at `bit`, which is `player`'s.
    pub(super) fn chain(&self, state: &State, bit: u64, player: usize) -> u64 {
        self.connected(bit, state.stones[player])
    }

    /// The rival chains that a stone of the mover at `bit` captures.
    pub(super) fn captures(&self, state: &State, bit: u64) -> u64 {
        let rival = 1 - state.mover as usize;
        let occupied = state.stones[0] | state.stones[1] | bit;
        let mut rivals = self.neighbours(bit) & state.stones[rival];
        let mut captured = 0;
        while rivals != 0 {
            let chain = self.chain(state, rivals & rivals.wrapping_neg(), rival);
            rivals &= !chain;
            if self.neighbours(chain) & !occupied == 0 && !self.is_walled(chain, rival) {
                captured |= chain;
            }
        }
        captured
    }

    /// The state after the mover plays at the empty point `bit`; `None` where he may not: suicide (article 5), or a ko
    /// that he has not passed for (article 7, clause 2).
    pub(super) fn play(&self, state: &State, bit: u64) -> Result<Option<State>, Exhausted> {
        let (own, rival) = (state.mover as usize, 1 - state.mover as usize);
        let captured = self.captures(state, bit);
        let mut after = *state;
        after.stones[own] |= bit;
        after.stones[rival] &= !captured;
        after.mover = rival as u8;
        let chain = self.chain(&after, bit, own);
        let liberties = self.neighbours(chain) & !(after.stones[0] | after.stones[1]);
        let walled = self.is_walled(chain, own);
        if liberties == 0 && !walled {
            return Ok(None);
        }
        let is_ko = chain == bit && captured.is_power_of_two() && liberties == captured && !walled;
        if is_ko && self.is_banned(state, bit) {
            return Ok(None);
        }
        self.drop_bans(&mut after, |mouth, stone| {
            mouth == bit || stone & captured != 0
        });
        if is_ko {
            self.ban(&mut after, captured, bit)?;
        }
        Ok(Some(after))
    }

    /// The mouth and the stone of each banned ko.
    pub(super) fn bans(&self, state: &State) -> impl Iterator<Item = (u64, u64)> {
        let bans = state.bans.into_iter().take_while(|&ban| ban != 0);
        bans.map(|ban| {
            let (mouth, stone) = self.kos[ban as usize - 1];
            (1 << mouth, 1 << stone)
        })
    }

    fn is_banned(&self, state: &State, mouth: u64) -> bool {
        let rival = state.stones[1 - state.mover as usize];
        self.bans(state)
            .any(|(banned, stone)| banned == mouth && stone & rival != 0)
    }

    /// Lifts the bans that `lifted` says.
    pub(super) fn drop_bans(&self, state: &mut State, lifted: impl Fn(u64, u64) -> bool) {
        let mut kept = [0; MAX_BANS];
        let remaining = state.bans.iter().filter(|&&ban| {
            ban != 0 && {
                let (mouth, stone) = self.kos[ban as usize - 1];
                !lifted(1 << mouth, 1 << stone)
            }
        });
        for (slot, &ban) in kept.iter_mut().zip(remaining) {
            *slot = ban;
        }
        state.bans = kept;
    }

    fn ban(&self, state: &mut State, mouth: u64, stone: u64) -> Result<(), Exhausted> {
        let (mouth, stone) = (mouth.trailing_zeros() as u8, stone.trailing_zeros() as u8);
        let ko = self.kos.iter().position(|&ko| ko == (mouth, stone));
        let [.., last] = &mut state.bans;
        if *last != 0 {
            return Err(Exhausted);
        }
        *last = ko.map_or(0, |ko| ko as u8 + 1);
        state.bans.sort_unstable_by(|a, b| b.cmp(a));
        Ok(())
    }
}
