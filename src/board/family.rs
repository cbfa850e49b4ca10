//! The families of graphs that have a name (G-1 to G-7).

use super::graph::GraphError;
use super::grid::grid_points;
use super::{Graph, MAX_SIDE, NamedPoint, Point};
use std::collections::BTreeSet;
use std::f64::consts::TAU;

type Built = Result<Graph, GraphError>;

/// G-1: orthogonal neighbours are adjacent.
pub(super) fn grid(spec: &str, columns: u8, rows: u8) -> Built {
    let (w, h) = (columns as usize, rows as usize);
    let edges: Vec<_> = (0..w * h)
        .flat_map(|i| {
            let right = (i % w + 1 < w).then_some((i, i + 1));
            let below = (i / w + 1 < h).then_some((i, i + w));
            right.into_iter().chain(below)
        })
        .collect();
    let points: Vec<Point> = grid_points(columns, rows).collect();
    Graph::with_points(spec, lattice(w, h), points, &edges, Some((columns, rows)))
}

/// G-2: a grid that wraps around both ways.
pub(super) fn torus(spec: &str, columns: u16, rows: u16) -> Built {
    let (w, h) = (columns as usize, rows as usize);
    let edges = (0..w * h).flat_map(|i| {
        let (x, y) = (i % w, i / w);
        [(i, y * w + (x + 1) % w), (i, (y + 1) % h * w + x)]
    });
    Graph::new(spec, lattice(w, h), &simple(edges))
}

/// G-8: a grid whose left and right edges are joined.
pub(super) fn cylinder(spec: &str, columns: u16, rows: u16) -> Built {
    strip(spec, (columns, rows), |y| y)
}

/// G-8: a grid whose left and right edges are joined upside down.
pub(super) fn mobius(spec: &str, columns: u16, rows: u16) -> Built {
    strip(spec, (columns, rows), |y| rows as usize - 1 - y)
}

/// A grid whose right edge is joined to the left one, each row to the row that `across` says.
fn strip(spec: &str, (columns, rows): (u16, u16), across: impl Fn(usize) -> usize) -> Built {
    let (w, h) = (columns as usize, rows as usize);
    let edges = (0..w * h).flat_map(|i| {
        let (x, y) = (i % w, i / w);
        let right = if x + 1 < w { i + 1 } else { across(y) * w };
        let below = (y + 1 < h).then_some((i, i + w));
        [(i, right)].into_iter().chain(below)
    });
    Graph::new(spec, lattice(w, h), &simple(edges))
}

/// G-7: a ring.
pub(super) fn cycle(spec: &str, n: u16) -> Built {
    let n = n as usize;
    Graph::new(spec, ring(n), &simple((0..n).map(|i| (i, (i + 1) % n))))
}

/// G-7: all adjacent to all.
pub(super) fn complete(spec: &str, n: u16) -> Built {
    let n = n as usize;
    let edges: Vec<_> = (0..n)
        .flat_map(|a| (a + 1..n).map(move |b| (a, b)))
        .collect();
    Graph::new(spec, ring(n), &edges)
}

/// G-7: a hub, number 0, and `n - 1` points adjacent to it alone.
pub(super) fn star(spec: &str, n: u16) -> Built {
    let n = n as usize;
    let hub = NamedPoint {
        name: "0".to_owned(),
        x: 0.0,
        y: 0.0,
    };
    let rays = ring(n - 1)
        .into_iter()
        .enumerate()
        .map(|(i, v)| NamedPoint {
            name: (i + 1).to_string(),
            ..v
        });
    let edges: Vec<_> = (1..n).map(|i| (0, i)).collect();
    Graph::new(spec, std::iter::once(hub).chain(rays).collect(), &edges)
}

/// G-3: the points of {0..n-1}^3 with a coordinate at an end, adjacent at distance 1.
///
/// Drawn flat, no point behind another: the face with the highest z in the middle, those beside it around it, each level further
/// out, and the face below turned inside out around them. Its middle, if it has one, is beyond a corner.
pub(super) fn cube(spec: &str, n: u16) -> Built {
    let surface: Vec<[u16; 3]> = (0..n)
        .flat_map(|x| (0..n).flat_map(move |y| (0..n).map(move |z| [x, y, z])))
        .filter(|c| c.iter().any(|&v| v == 0 || v + 1 == n))
        .collect();
    let last = f64::from(n - 1);
    let named = surface.iter().map(|&[x, y, z]| {
        let (east, south) = (f64::from(x) - last / 2.0, f64::from(y) - last / 2.0);
        let out = east.abs().max(south.abs());
        let ring = match z {
            _ if z + 1 == n => out,
            0 => 2.0 * last - out,
            _ => last * 1.5 - f64::from(z),
        };
        let (dx, dy) = if out > 0.0 {
            (east / out, south / out)
        } else {
            (1.0, 1.0)
        };
        NamedPoint {
            name: format!("{x}.{y}.{z}"),
            x: dx * ring,
            y: dy * ring,
        }
    });
    let index = |c: [u16; 3]| surface.binary_search(&c).ok();
    let edges = surface.iter().enumerate().flat_map(|(i, &c)| {
        (0..3).filter_map(move |axis| {
            let mut next = c;
            next[axis] += 1;
            index(next).map(|j| (i, j))
        })
    });
    Graph::new(spec, named.collect(), &simple(edges))
}

/// G-5: axial coordinates (q, r) with |q|, |r|, |q + r| below n, six neighbours each.
pub(super) fn trihex(spec: &str, n: u16) -> Built {
    let reach = i32::from(n) - 1;
    let axial: Vec<(i32, i32)> = (-reach..=reach)
        .flat_map(|r| (-reach..=reach).map(move |q| (r, q)))
        .filter(|&(r, q)| (q + r).abs() <= reach)
        .collect();
    let named = axial.iter().map(|&(r, q)| NamedPoint {
        name: format!("{q}.{r}"),
        x: f64::from(q) + f64::from(r) / 2.0,
        y: f64::from(r) * 0.866,
    });
    let index = |c: (i32, i32)| axial.binary_search(&c).ok();
    let edges = axial.iter().enumerate().flat_map(|(i, &(r, q))| {
        [(r, q + 1), (r + 1, q), (r + 1, q - 1)]
            .into_iter()
            .filter_map(move |c| index(c).map(|j| (i, j)))
    });
    Graph::new(spec, named.collect(), &simple(edges))
}

/// G-6: rings of `n` points; a point is joined to two of the ring inside it, and the innermost and outermost rings are closed.
pub(super) fn circular(spec: &str, rings: u16, n: u16) -> Built {
    let (rings, n) = (rings as usize, n as usize);
    let inner = ring(n);
    let hole = n as f64 / TAU;
    let named = (0..rings * n).map(|i| {
        let (outward, along) = (i / n, i % n);
        // Each ring is turned by half a step against the one inside it.
        let angle = TAU * (along as f64 + outward as f64 / 2.0) / n as f64;
        let radius = hole + outward as f64;
        match inner.get(i) {
            Some(point) => point.clone(),
            None => NamedPoint {
                name: i.to_string(),
                x: radius * angle.sin(),
                y: -radius * angle.cos(),
            },
        }
    });
    let edges = (0..rings * n).flat_map(|i| {
        let (outward, along) = (i / n, i % n);
        let next = (along + 1) % n;
        let inward = outward
            .checked_sub(1)
            .map(|below| [(i, below * n + along), (i, below * n + next)]);
        let closed = outward == 0 || outward + 1 == rings;
        let around = closed.then_some((i, outward * n + next));
        inward.into_iter().flatten().chain(around)
    });
    Graph::new(spec, named.collect(), &simple(edges))
}

/// Drops the self-loops and double edges that wrapping around a short side makes (G-8).
fn simple(edges: impl Iterator<Item = (usize, usize)>) -> Vec<(usize, usize)> {
    let unique: BTreeSet<_> = edges
        .filter(|(a, b)| a != b)
        .map(|(a, b)| (a.min(b), a.max(b)))
        .collect();
    unique.into_iter().collect()
}

/// Points in rows from the top, named as in GTP where its letters reach, else by their number.
fn lattice(columns: usize, rows: usize) -> Vec<NamedPoint> {
    let lettered = columns <= MAX_SIDE as usize && rows <= MAX_SIDE as usize;
    let name = |x: usize, y: usize| match b"ABCDEFGHJKLMNOPQRSTUVWXYZ".get(x) {
        Some(&letter) if lettered => format!("{}{}", letter as char, rows - y),
        _ => (y * columns + x).to_string(),
    };
    (0..rows)
        .flat_map(|y| (0..columns).map(move |x| (x, y)))
        .map(|(x, y)| NamedPoint {
            name: name(x, y),
            x: x as f64,
            y: y as f64,
        })
        .collect()
}

/// Points on a circle that leaves about one unit between them, named by their number.
fn ring(n: usize) -> Vec<NamedPoint> {
    let radius = n as f64 / TAU;
    (0..n)
        .map(|i| {
            let angle = TAU * i as f64 / n as f64;
            NamedPoint {
                name: i.to_string(),
                x: radius * angle.sin(),
                y: -radius * angle.cos(),
            }
        })
        .collect()
}
