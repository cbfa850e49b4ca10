//! What a play would do to the coloring, without playing it.

use crate::board::{Board, Color, Point, PositionHash, Topology};
use smallvec::SmallVec;

/// The stones that a play would clear (TT-5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    removed: SmallVec<[Point; 8]>,
    suicide: bool,
}

impl Outcome {
    /// What happens when `color` plays at the empty `point`: first the rivals' chains without liberty go, or else (TT-6) the
    /// mover's own.
    pub fn of<T: Topology>(board: &Board<T>, point: Point, color: Color) -> Self {
        let mut heads = SmallVec::<[Point; 4]>::new();
        let mut removed = SmallVec::new();
        let mut take = |stone: Point| {
            let head = board.chain(stone);
            if !heads.contains(&head) {
                heads.push(head);
                removed.extend(board.chain_stones(stone));
            }
        };
        for q in board.topology().neighbours(point) {
            // A chain in atari next to the empty point has its last liberty there.
            if board.color(q).is_some_and(|owner| owner != color) && board.in_atari(q) {
                take(q);
            }
        }
        let suicide = !board.leaves_liberty(point, color);
        if suicide {
            board
                .topology()
                .neighbours(point)
                .filter(|&q| board.color(q) == Some(color))
                .for_each(take);
        }
        Self { removed, suicide }
    }

    /// Whether the mover's own stones go: all of `removed` and the one just played.
    pub fn is_suicide(&self) -> bool {
        self.suicide
    }

    /// The hash of the coloring that results from one with hash `before`.
    pub fn hash<T: Topology>(
        &self,
        board: &Board<T>,
        point: Point,
        color: Color,
        before: PositionHash,
    ) -> PositionHash {
        let placed = if self.suicide {
            before
        } else {
            before.toggled(point, color)
        };
        self.removed
            .iter()
            .filter_map(|&stone| board.color(stone).map(|owner| (stone, owner)))
            .fold(placed, |hash, (stone, owner)| hash.toggled(stone, owner))
    }

    /// Whether the coloring that results is `coloring`: the color number of each point in the topology's order.
    pub fn equals<T: Topology>(
        &self,
        board: &Board<T>,
        point: Point,
        color: Color,
        coloring: &[u8],
    ) -> bool {
        board
            .topology()
            .points()
            .iter()
            .zip(coloring)
            .all(|(&p, &number)| {
                let result = if self.removed.contains(&p) {
                    None
                } else if p == point {
                    (!self.suicide).then_some(color)
                } else {
                    board.color(p)
                };
                result.map_or(0, Color::number) == number
            })
    }
}
