//! What a stone would have where it lands: the questions every tactical rule asks.

use crate::board::{Board, Color, Liberties, Point, Topology};
use smallvec::SmallVec;

/// What a stone at an empty point would find itself with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// Its chain's liberties, counted up to 2. Captures of stones not adjacent to the point are not followed.
    pub liberties: u8,
    /// The stones of its chain.
    pub stones: usize,
    /// The rival stones captured.
    pub captures: usize,
}

/// Counts different points up to two.
#[derive(Default)]
struct UpToTwo {
    first: Option<Point>,
    more: bool,
}

impl UpToTwo {
    fn note(&mut self, point: Point) {
        match self.first {
            None => self.first = Some(point),
            Some(first) => self.more |= first != point,
        }
    }

    fn count(&self) -> u8 {
        u8::from(self.first.is_some()) + u8::from(self.more)
    }
}

impl Landing {
    /// What a stone of `color` at the empty `point` would have.
    pub fn of<T: Topology>(board: &Board<T>, point: Point, color: Color) -> Self {
        let mut seen = SmallVec::<[Point; 4]>::new();
        let mut liberties = UpToTwo::default();
        let (mut stones, mut captures) = (1, 0);
        for q in board.topology().neighbours(point) {
            let Some(owner) = board.color(q) else {
                if board.is_empty(q) {
                    liberties.note(q);
                }
                continue;
            };
            let head = board.chain(q);
            if owner == color {
                if !seen.contains(&head) {
                    seen.push(head);
                    stones += board.chain_len(q);
                    note_others(board, point, head, &mut liberties);
                }
            } else if board.in_atari(q) {
                liberties.note(q);
                if !seen.contains(&head) {
                    seen.push(head);
                    captures += board.chain_len(q);
                }
            }
        }
        Self {
            liberties: liberties.count(),
            stones,
            captures,
        }
    }
}

/// Notes the liberties of a chain other than `point`.
fn note_others<T: Topology>(board: &Board<T>, point: Point, head: Point, liberties: &mut UpToTwo) {
    let edges = board
        .topology()
        .neighbours(point)
        .filter(|&q| board.color(q).is_some() && board.chain(q) == head);
    let others = board.liberties_of(head).without(point, edges.count());
    if others.is_none() {
        return;
    }
    if others.is_one() {
        liberties.note(others.only());
    } else {
        // Two of them at least: which ones does not matter.
        liberties.first = liberties.first.or(Some(head));
        liberties.more = true;
    }
}

/// Whether a stone of `color` at `point` would have two liberties or more.
#[inline]
pub fn is_safe<T: Topology>(board: &Board<T>, point: Point, color: Color) -> bool {
    let empty = board
        .topology()
        .neighbours(point)
        .filter(|&q| board.is_empty(q))
        .take(2)
        .count();
    empty >= 2 || Landing::of(board, point, color).liberties >= 2
}

/// The two liberties of a stone's chain, if it has exactly two.
pub fn two_liberties<T: Topology>(board: &Board<T>, stone: Point) -> Option<[Point; 2]> {
    let mut found = SmallVec::<[Point; 2]>::new();
    for s in board.chain_stones(stone) {
        for q in board.topology().neighbours(s) {
            if board.is_empty(q) && !found.contains(&q) {
                if found.len() == 2 {
                    return None;
                }
                found.push(q);
            }
        }
    }
    found.into_inner().ok()
}
