//! Where handicap stones go.

use crate::board::{Board, Color, Graph, Point, Topology};
use std::sync::Arc;

/// The most stones that the fixed handicap of a board can have (GTP version 2): none below 7 lines, four on 7 lines and on
/// even sides, else nine. Boards that are no squares have none.
pub fn max_fixed_handicap(graph: &Graph) -> usize {
    match graph.grid_size() {
        Some((columns, rows)) if columns == rows && columns >= 7 => {
            if columns == 7 || columns % 2 == 0 {
                4
            } else {
                9
            }
        }
        _ => 0,
    }
}

/// The points of the fixed handicap of 2 up to [`max_fixed_handicap`] stones; `None` for any other number.
///
/// Corner stones stand on the third line up to 12 lines, on the fourth from 13.
pub fn fixed_handicap(graph: &Graph, stones: usize) -> Option<Vec<Point>> {
    if stones < 2 || stones > max_fixed_handicap(graph) {
        return None;
    }
    let (side, _) = graph.grid_size()?;
    let low = if side >= 13 { 3 } else { 2 };
    let (high, middle) = (side - 1 - low, side / 2);
    // Columns from the left, rows from the top.
    let corners = [(low, high), (high, low), (low, low), (high, high)];
    let sides = [(low, middle), (high, middle), (middle, high), (middle, low)];
    let mut places: Vec<(u8, u8)> = corners.into_iter().take(stones).collect();
    if stones > 4 {
        places.extend(sides.into_iter().take((stones - 4) / 2 * 2));
    }
    if stones > 4 && stones % 2 == 1 {
        places.push((middle, middle));
    }
    places
        .into_iter()
        .map(|(x, y)| graph.grid_point(x, y))
        .collect()
}

/// Spreads exactly `stones` handicap stones over any board: the fixed points first where there are any, then always a
/// point as far as can be from the stones before it, away from the rim. Every chain keeps a liberty; `None` if so many
/// stones cannot.
pub fn free_handicap(graph: &Arc<Graph>, stones: usize) -> Option<Vec<Point>> {
    let fixed = stones.min(max_fixed_handicap(graph));
    let mut chosen = fixed_handicap(graph, fixed).unwrap_or_default();
    let mut board = Board::new(Arc::clone(graph));
    board.set_stones(chosen.iter().map(|&point| (point, Color::BLACK)));
    while chosen.len() < stones {
        let distance = distances(graph, &chosen);
        let weight = |p: Point| (distance[graph.place(p)], graph.neighbours(p).count());
        let points = graph.points().iter().copied();
        let free = points.filter(|&p| board.is_empty(p) && board.leaves_liberty(p, Color::BLACK));
        // The first of the best, so that the choice is the same everywhere.
        let best = free.reduce(|best, p| if weight(p) > weight(best) { p } else { best })?;
        board.play(best, Color::BLACK, &mut ());
        chosen.push(best);
    }
    Some(chosen)
}

/// The steps from each point, by place, to the nearest of `from`; unreachable points are farthest.
fn distances(graph: &Graph, from: &[Point]) -> Vec<usize> {
    let mut distance = vec![usize::MAX; graph.points().len()];
    let mut queue = from.to_vec();
    for &p in from {
        distance[graph.place(p)] = 0;
    }
    let mut next = 0;
    while let Some(&p) = queue.get(next) {
        next += 1;
        for q in graph.neighbours(p) {
            if distance[graph.place(q)] == usize::MAX {
                distance[graph.place(q)] = distance[graph.place(p)] + 1;
                queue.push(q);
            }
        }
    }
    distance
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{NamedPoint, Shape};
    use std::collections::BTreeSet;

    fn board(spec: &str) -> Arc<Graph> {
        Arc::new(spec.parse::<Shape>().unwrap().graph().unwrap())
    }

    fn fixed(spec: &str, stones: usize) -> Option<BTreeSet<String>> {
        let graph = board(spec);
        let points = fixed_handicap(&graph, stones)?;
        Some(points.iter().map(|&p| graph.name(p).to_owned()).collect())
    }

    fn set(names: &str) -> BTreeSet<String> {
        names.split(' ').map(str::to_owned).collect()
    }

    /// GTP version 2, section 4.1.1, and for sizes that it leaves open what hosts expect.
    #[test]
    fn fixed_stones_stand_where_hosts_expect_them() {
        for (stones, names) in [
            (2, "D4 Q16"),
            (3, "D4 Q16 D16"),
            (4, "D4 Q16 D16 Q4"),
            (5, "D4 Q16 D16 Q4 K10"),
            (6, "D4 Q16 D16 Q4 D10 Q10"),
            (7, "D4 Q16 D16 Q4 D10 Q10 K10"),
            (8, "D4 Q16 D16 Q4 D10 Q10 K4 K16"),
            (9, "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
        ] {
            assert_eq!(fixed("grid:19", stones), Some(set(names)));
        }
        for (spec, stones, names) in [
            ("grid:9", 9, "C3 C5 C7 E3 E5 E7 G3 G5 G7"),
            ("grid:9", 3, "C3 G7 C7"),
            ("grid:13", 9, "D4 D7 D10 G4 G7 G10 K4 K7 K10"),
            ("grid:13", 2, "D4 K10"),
            ("grid:12", 4, "C3 C10 K3 K10"),
            ("grid:8", 4, "C3 C6 F3 F6"),
            ("grid:7", 4, "C3 C5 E3 E5"),
        ] {
            assert_eq!(fixed(spec, stones), Some(set(names)), "{spec}");
        }
    }

    #[test]
    fn there_are_only_so_many_fixed_stones() {
        for (spec, most) in [
            ("grid:6", 0),
            ("grid:7", 4),
            ("grid:8", 4),
            ("grid:9", 9),
            ("grid:12", 4),
            ("grid:19", 9),
            ("grid:9x13", 0),
            ("torus:9", 0),
        ] {
            for stones in 0..12 {
                let allowed = (2..=most).contains(&stones);
                assert_eq!(fixed(spec, stones).is_some(), allowed, "{spec} {stones}");
            }
        }
    }

    /// Two edges, one of them with a third point, and a point on its own.
    fn in_pieces() -> Graph {
        let point = |i: usize| NamedPoint {
            name: i.to_string(),
            x: i as f64,
            y: 0.0,
        };
        let edges = [(1, 2), (3, 4), (4, 5)];
        Graph::new("pieces", (0..6).map(point).collect(), &edges).unwrap()
    }

    #[test]
    fn free_stones_are_as_many_as_asked_and_all_can_stand() {
        for (graph, most) in [
            (board("grid:19"), 360),
            (board("grid:6"), 35),
            (board("grid:9x2"), 17),
            (board("grid:2x1"), 1),
            (board("torus:4x4"), 15),
            (board("trihex:3"), 18),
            // Each piece keeps an empty point.
            (Arc::new(in_pieces()), 3),
        ] {
            for stones in [2, 5, 9, 17, most].into_iter().filter(|&n| n <= most) {
                let points = free_handicap(&graph, stones).unwrap();
                let distinct: BTreeSet<Point> = points.iter().copied().collect();
                assert_eq!(distinct.len(), stones, "{}", graph.spec());
                let black = points.into_iter().map(|p| (p, Color::BLACK));
                assert!(Board::with_stones(Arc::clone(&graph), black).is_ok());
            }
            assert_eq!(free_handicap(&graph, most + 1), None, "{}", graph.spec());
        }
    }

    #[test]
    fn free_stones_are_the_fixed_ones_where_there_are_any() {
        let graph = board("grid:19");
        assert_eq!(free_handicap(&graph, 7), fixed_handicap(&graph, 7));
    }
}
