//! The moves next to the last one, drawn by what strong players play there.

use super::shapes::{RING, pattern, patterns, shape_numbers};
use super::tactics::is_safe;
use crate::board::{Board, Color, Point, Topology};
use crate::random::Random;
use std::fmt;

/// Where a point lies, seen from the last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nearness {
    /// Elsewhere.
    Far,
    /// Next to it.
    Adjacent,
    /// One step aside.
    Diagonal,
}

impl Nearness {
    /// How many there are.
    pub const COUNT: usize = 3;

    /// How near `point` is to `last`.
    fn of<T: Topology>(board: &Board<T>, last: Point, point: Point) -> Self {
        let place = |ring: [Point; 8]| ring.iter().position(|&near| near == point);
        let near = board.topology().ring(last).and_then(place);
        near.map_or(Self::Far, |place| Self::RING[place])
    }

    /// Of the cells of a ring in their order.
    pub(super) const RING: [Self; 8] = {
        use Nearness::{Adjacent, Diagonal};
        [
            Diagonal, Adjacent, Diagonal, Adjacent, Adjacent, Diagonal, Adjacent, Diagonal,
        ]
    };
}

/// What a reply at the empty `point` is weighed by: the number of its shape, and its nearness to the last move. On boards that are no
/// grids all shapes have the number 0.
pub fn reply_features<T: Topology>(
    board: &Board<T>,
    color: Color,
    last: Point,
    point: Point,
) -> [u32; 2] {
    let number = |ring| shape_numbers()[pattern(board, ring, color) as usize];
    let shape = board.topology().ring(point).map_or(0, number);
    [shape.into(), Nearness::of(board, last, point) as u32]
}

/// Weights are kept in this unit.
const UNIT: f32 = 256.0;

/// How much speaks for a move next to the last one, by its shape and its nearness. An empty point anywhere weighs 1 besides, for the
/// move that is made elsewhere.
pub struct Replies {
    /// By pattern, for a point elsewhere.
    shapes: Vec<u16>,
    nearness: [u16; Nearness::COUNT],
}

impl Replies {
    /// Replies with these natural logarithms of weights: by number of the shape, and by nearness. What is missing counts as 0.
    pub fn new([shapes, nearness]: &[Vec<f32>; 2]) -> Self {
        let unit = |log: Option<&f32>| (log.map_or(1.0, |log| log.exp()) * UNIT).round() as u16;
        Self {
            shapes: shape_numbers()
                .iter()
                .map(|&shape| unit(shapes.get(shape as usize)))
                .collect(),
            nearness: std::array::from_fn(|place| unit(nearness.get(place))),
        }
    }

    /// In units of 1/65536.
    #[inline]
    fn weight(&self, pattern: u16, nearness: Nearness) -> u64 {
        u64::from(self.shapes[pattern as usize]) * u64::from(self.nearness[nearness as usize])
    }

    /// A move next to `last` that is no self-atari, or `None` for one elsewhere. Never one on boards that are no grids.
    #[inline]
    pub(super) fn draw<T: Topology>(
        &self,
        board: &Board<T>,
        color: Color,
        last: Point,
        random: &mut Random,
    ) -> Option<Point> {
        let window = board.topology().window(last)?;
        let patterns = patterns(board, window, color);
        let ring = RING.map(|(x, y)| window[y][x]);
        let weights = std::array::from_fn(|place| {
            let weight = self.weight(patterns[place], Nearness::RING[place]);
            if board.is_empty(ring[place]) {
                weight
            } else {
                0
            }
        });
        let mut weights: [u64; 8] = weights;
        let elsewhere = (board.empty_count() as u64) << 16;
        let mut near: u64 = weights.iter().sum();
        while near > 0 {
            let mut at = random.below_u64(near + elsewhere);
            let drawn = weights.iter().position(|&weight| {
                let is_here = at < weight;
                at = at.wrapping_sub(weight);
                is_here
            })?;
            let point = ring[drawn];
            if board.is_playable(point, color) && is_safe(board, point, color) {
                return Some(point);
            }
            near -= weights[drawn];
            weights[drawn] = 0;
        }
        None
    }
}

impl fmt::Debug for Replies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replies")
            .field("nearness", &self.nearness)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::super::shapes::shape_count;
    use super::*;
    use crate::board::{Graph, Grid, Shape, parse_diagram};
    use std::sync::Arc;

    /// How often each point was the reply to a stone of White at C3 in 20,000 draws: all shapes weigh 1, neighbours and diagonal
    /// points as much as given.
    fn replies(diagram: &str, [adjacent, diagonal]: [f32; 2]) -> impl Fn(&str) -> f32 {
        let graph: Graph = "grid:5".parse::<Shape>().unwrap().graph().unwrap();
        let topology = Arc::new(Grid::<128>::from_graph(&graph).unwrap());
        let board = Board::with_stones(topology, parse_diagram(&graph, diagram).unwrap()).unwrap();
        let nearness = vec![0.0, adjacent.ln(), diagonal.ln()];
        let replies = Replies::new(&[vec![0.0; shape_count()], nearness]);
        let mut random = Random::new(3, 0);
        let last = graph.point("C3").unwrap();
        let mut draw = || replies.draw(&board, Color::BLACK, last, &mut random);
        let drawn: Vec<_> = (0..20_000).filter_map(|_| draw()).collect();
        move |name| {
            let point = graph.point(name).unwrap();
            drawn.iter().filter(|&&one| one == point).count() as f32 / 20_000.0
        }
    }

    /// Four neighbours of weight 8 and four diagonal points of weight 4 against 24 empty points.
    #[test]
    fn a_reply_is_drawn_by_its_weight() {
        let share = replies(".....  .....  ..O..  .....  .....", [8.0, 4.0]);
        for (name, weight) in [
            ("C4", 8.0),
            ("D3", 8.0),
            ("B4", 4.0),
            ("D2", 4.0),
            ("E5", 0.0),
        ] {
            let expected = weight / (4.0 * 8.0 + 4.0 * 4.0 + 24.0);
            assert!(
                (share(name) - expected).abs() < 0.01,
                "{name} {}",
                share(name)
            );
        }
    }

    /// C2 would leave a black stone one liberty; what it weighs goes to the others in proportion. D3 and B3 are taken.
    #[test]
    fn a_self_atari_is_no_reply() {
        let share = replies(".....  .....  .XOX.  .O.O.  .....", [8.0, 0.0]);
        assert!(share("C2") <= 0.0);
        let expected = 8.0 / (8.0 + 20.0);
        assert!((share("C4") - expected).abs() < 0.01, "{}", share("C4"));
    }
}
