//! A few points next to chains that are held to stay, cut out of the board in the attacker's favour.

use crate::board::{Board, Color, Graph, Point, Topology};

/// The most points a patch can have.
pub(super) const MOST_POINTS: usize = 20;

/// Points beside chains of the defender's. Those chains stay; whatever else is next to the patch counts as the attacker's
/// and stays too, the worst that could become of it.
///
/// Points are bits, in the order given.
#[derive(Clone, Debug)]
pub(super) struct Patch {
    pub(super) points: Vec<Point>,
    adjacent: [u32; MOST_POINTS],
    /// The points next to something outside that counts as the attacker's.
    pub(super) open: u32,
    /// The points next to a chain that stays.
    pub(super) held: u32,
    /// The chains that stay, by name, and the points next to each.
    pub(super) chains: Vec<(Point, u32)>,
    pub(super) attacker: u32,
    pub(super) defender: u32,
}

impl Patch {
    /// Cuts out points of which none is a stone that `stays`. `None` if they are too many.
    pub(super) fn new(
        board: &Board<Graph>,
        owner: Color,
        points: &[Point],
        stays: impl Fn(Point) -> bool,
    ) -> Option<Self> {
        if points.len() > MOST_POINTS {
            return None;
        }
        let mut patch = Self {
            points: points.to_vec(),
            adjacent: [0; MOST_POINTS],
            open: 0,
            held: 0,
            chains: Vec::new(),
            attacker: 0,
            defender: 0,
        };
        for (here, &point) in points.iter().enumerate() {
            let bit = 1 << here;
            match board.color(point) {
                Some(color) if color == owner => patch.defender |= bit,
                Some(_) => patch.attacker |= bit,
                None => {}
            }
            for q in board.topology().neighbours(point) {
                if let Some(there) = points.iter().position(|&p| p == q) {
                    patch.adjacent[here] |= 1 << there;
                } else if board.color(q) == Some(owner) && stays(q) {
                    patch.held |= bit;
                    patch.note(board.chain(q), bit);
                } else {
                    patch.open |= bit;
                }
            }
        }
        Some(patch)
    }

    fn note(&mut self, chain: Point, bit: u32) {
        match self.chains.iter_mut().find(|(head, _)| *head == chain) {
            Some((_, beside)) => *beside |= bit,
            None => self.chains.push((chain, bit)),
        }
    }

    /// The points next to a chain that stays; none if it is elsewhere.
    pub(super) fn beside(&self, chain: Point) -> u32 {
        let found = self.chains.iter().find(|&&(head, _)| head == chain);
        found.map_or(0, |&(_, beside)| beside)
    }

    /// All points.
    pub(super) fn all(&self) -> u32 {
        (1 << self.points.len()) - 1
    }

    pub(super) fn neighbours(&self, mut points: u32) -> u32 {
        let mut around = 0;
        while points != 0 {
            around |= self.adjacent[points.trailing_zeros() as usize];
            points &= points - 1;
        }
        around
    }

    /// The points of `within` connected with those of `start` that are among them.
    pub(super) fn connected(&self, start: u32, within: u32) -> u32 {
        let (mut found, mut fresh) = (start & within, start & within);
        while fresh != 0 {
            fresh = self.neighbours(fresh) & within & !found;
            found |= fresh;
        }
        found
    }
}
