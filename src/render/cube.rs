//! The surface of a cube twice: as seen from above one of its corners, and unfolded.

use super::layout::{Layout, Line, STONE, Spot, ground};
use super::svg::{FONT, number, put};
use crate::board::Graph;
use std::collections::HashMap;

/// The distance between neighbouring points.
const CELL: f64 = 34.0;
const MARGIN: f64 = 30.0;
/// Between the two views.
const GAP: f64 = 50.0;
/// Below them, for what they are called.
const FOOT: f64 = 34.0;

/// Places in order of their rows in a net: column, row, and the point there.
type Cell = (u16, u16, [u16; 3]);

/// A cube with `side` points an edge.
pub(super) fn layout(graph: &Graph, side: u16) -> Layout {
    let last = side - 1;
    let places: HashMap<&str, usize> = graph
        .named_points()
        .iter()
        .enumerate()
        .map(|(place, point)| (point.name.as_str(), place))
        .collect();
    let find = |[x, y, z]: [u16; 3]| places.get(format!("{x}.{y}.{z}").as_str()).copied();

    let half = 0.866 * f64::from(last);
    let height = 3.0 * f64::from(last);
    // The view is two edges high, the net three.
    let lift = f64::from(last) * 1.5;
    let seen = seen(last);
    let corner = seen.iter().filter_map(|&at| {
        let place = find(at)?;
        let (right, down) = isometric(at);
        let (x, y) = (
            MARGIN + CELL * (right + half),
            MARGIN + CELL * (down + lift),
        );
        Some((at, Spot { place, x, y }))
    });
    let corner: HashMap<[u16; 3], Spot> = corner.collect();
    let net_left = MARGIN + CELL * 2.0 * half + GAP;
    let unfolded = net(last).into_iter().filter_map(|(column, row, at)| {
        let place = find(at)?;
        let (x, y) = (
            net_left + CELL * f64::from(column),
            MARGIN + CELL * f64::from(row),
        );
        Some(((column, row), Spot { place, x, y }))
    });
    let unfolded: HashMap<(u16, u16), Spot> = unfolded.collect();

    let mut lines: Vec<Line> = Vec::new();
    let mut spots = Vec::new();
    for &at in &seen {
        let Some(&spot) = corner.get(&at) else {
            continue;
        };
        spots.push(spot);
        for axis in 0..3 {
            let mut next = at;
            next.iter_mut()
                .skip(axis)
                .take(1)
                .for_each(|value| *value += 1);
            lines.extend(corner.get(&next).map(|to| line(&spot, to)));
        }
    }
    for (column, row, _) in net(last) {
        let Some(&spot) = unfolded.get(&(column, row)) else {
            continue;
        };
        spots.push(spot);
        for next in [(column + 1, row), (column, row + 1)] {
            lines.extend(unfolded.get(&next).map(|to| line(&spot, to)));
        }
    }
    let mut ground = ground(&lines, &spots, graph, STONE);
    let foot = MARGIN + CELL * height + FOOT;
    put(
        &mut ground,
        format_args!(
            "<g {FONT} font-size=\"12\" text-anchor=\"middle\" fill=\"#555\" aria-hidden=\"true\">\n"
        ),
    );
    let titles = [
        (MARGIN + CELL * half, "from above a corner"),
        (net_left + CELL * 2.0 * f64::from(last), "unfolded"),
    ];
    for (x, title) in titles {
        put(
            &mut ground,
            format_args!(
                "<text x=\"{}\" y=\"{}\">{title}</text>\n",
                number(x.max(60.0)),
                number(foot)
            ),
        );
    }
    ground.push_str("</g>\n");
    Layout {
        width: net_left + CELL * 4.0 * f64::from(last) + MARGIN.max(40.0),
        height: foot + 16.0,
        radius: STONE,
        spots,
        caption: " Shown twice: on the left three faces as seen from above a corner, on the right all six unfolded, where the \
                  points of edges that are cut open stand at both sides of the cut.",
        ground,
    }
}

fn line(from: &Spot, to: &Spot) -> Line {
    [(from.x, from.y), (to.x, to.y)]
}

/// Where a point is seen from above a corner, to the right and downwards.
fn isometric(at: [u16; 3]) -> (f64, f64) {
    let [x, y, z] = at.map(f64::from);
    ((x - y) * 0.866, (x + y) * 0.5 - z)
}

/// The points of the three faces that are seen.
fn seen(last: u16) -> Vec<[u16; 3]> {
    let all =
        (0..=last).flat_map(|x| (0..=last).flat_map(move |y| (0..=last).map(move |z| [x, y, z])));
    all.filter(|at| at.contains(&last)).collect()
}

/// A cross: a belt of four faces, the top above the second and the bottom below it.
fn net(last: u16) -> Vec<Cell> {
    let belt = |column: u16| match column.checked_div(last) {
        None => (0, 0),
        Some(0) => (0, column),
        Some(1) => (column - last, last),
        Some(2) => (last, 3 * last - column),
        Some(_) => (4 * last - column, 0),
    };
    let mut cells = Vec::new();
    for row in 0..=3 * last {
        if (last..=2 * last).contains(&row) {
            cells.extend((0..=4 * last).map(|column| {
                let (x, y) = belt(column);
                (column, row, [x, y, 2 * last - row])
            }));
        } else {
            let (y, z) = if row < last {
                (row, last)
            } else {
                (3 * last - row, 0)
            };
            cells.extend((last..=2 * last).map(|column| (column, row, [column - last, y, z])));
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Shape, Topology};
    use std::collections::HashSet;

    #[test]
    fn a_net_shows_every_point_and_every_edge_and_no_other() {
        for side in 1..=6 {
            let graph = Shape::Cube(side).graph().unwrap();
            let cells = net(side - 1);
            let name = |at: &[u16; 3]| format!("{}.{}.{}", at[0], at[1], at[2]);
            let at: HashMap<(u16, u16), String> = cells
                .iter()
                .map(|(column, row, at)| ((*column, *row), name(at)))
                .collect();
            let points: HashSet<&String> = at.values().collect();
            assert_eq!(points.len(), graph.points().len(), "cube:{side}");
            let mut edges = HashSet::new();
            for ((column, row), from) in &at {
                for next in [(column + 1, *row), (*column, row + 1)] {
                    let Some(to) = at.get(&next) else { continue };
                    let (a, b) = (graph.point(from).unwrap(), graph.point(to).unwrap());
                    assert!(graph.neighbours(a).any(|q| q == b), "{from} {to}");
                    edges.insert((a.min(b), a.max(b)));
                }
            }
            assert_eq!(edges.len(), graph.edge_count(), "cube:{side}");
        }
    }
}
