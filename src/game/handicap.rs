//! Where handicap stones go.

use crate::board::{Graph, Point, Topology};

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
/// point as far as can be from the stones before it, away from the rim. Leaves each stone a liberty as long as it can;
/// `None` if the board has no more points than stones.
pub fn free_handicap(graph: &Graph, stones: usize) -> Option<Vec<Point>> {
    if stones >= graph.points().len() {
        return None;
    }
    let fixed = stones.min(max_fixed_handicap(graph));
    let mut chosen = fixed_handicap(graph, fixed).unwrap_or_default();
    while chosen.len() < stones {
        let distance = distances(graph, &chosen);
        let weight = |p: Point| (distance[graph.place(p)], graph.neighbours(p).count());
        let free = graph
            .points()
            .iter()
            .copied()
            .filter(|p| !chosen.contains(p));
        // The first of the best, so that the choice is the same everywhere.
        let best = free.reduce(|best, p| if weight(p) > weight(best) { p } else { best })?;
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
