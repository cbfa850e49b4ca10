//! Families that are patches of a tiling of the plane (G-4, G-8): corners of polygons, adjacent at distance 1.

use super::graph::GraphError;
use super::{Graph, NamedPoint};
use std::collections::BTreeMap;
use std::f64::consts::{FRAC_PI_3, FRAC_PI_6};

type Built = Result<Graph, GraphError>;
type Place = (f64, f64);
/// The number of the triangle that a corner belongs to.
type Part = Option<usize>;

/// How far apart the centres of neighbouring hexagons of a sunflower are: 2 + sqrt 3.
const SUNFLOWER_SPACING: f64 = 3.732_050_807_568_877;
/// The same in a honeycomb: sqrt 3.
const HONEYCOMB_SPACING: f64 = 1.732_050_807_568_877_2;
/// Places that lie as near as this are the same.
const NEAR: f64 = 1e-6;

/// G-8: a honeycomb with `side` hexagons a side; the points are its corners.
pub(super) fn honeycomb(spec: &str, side: u16) -> Built {
    let corners = centres(side, HONEYCOMB_SPACING).flat_map(|centre| {
        (0..6).map(move |i| around(centre, 1.0, f64::from(i) * FRAC_PI_3 + FRAC_PI_6))
    });
    patch(spec, corners.map(|place| (place, None)), |_, _| true)
}

/// G-4: hexagons with their corners towards each other, `side` a side, and a triangle between every three of them.
pub(super) fn sunflower(spec: &str, side: u16) -> Built {
    let hexagons = || centres(side, SUNFLOWER_SPACING);
    let corners = hexagons().flat_map(|centre| {
        (0..6).map(move |i| (around(centre, 1.0, f64::from(i) * FRAC_PI_3), None))
    });
    let reach = 1.0 / 3.0_f64.sqrt();
    let triangles = gaps(side).enumerate().flat_map(|(number, (centre, turn))| {
        (0..3).map(move |i| {
            let angle = turn + 2.0 * f64::from(i) * FRAC_PI_3;
            (around(centre, reach, angle), Some(number))
        })
    });
    // Corners of two triangles are not adjacent, however near they are.
    let joins = |a: Part, b: Part| a.is_none() || b.is_none() || a == b;
    patch(spec, corners.chain(triangles), joins)
}

/// The centres of a hexagonal patch of the triangular lattice, `side` of them a side.
fn centres(side: u16, spacing: f64) -> impl Iterator<Item = Place> {
    axial(side).map(move |(q, r)| at(q, r, spacing))
}

fn axial(side: u16) -> impl Iterator<Item = (i32, i32)> {
    let reach = i32::from(side) - 1;
    (-reach..=reach)
        .flat_map(move |r| (-reach..=reach).map(move |q| (q, r)))
        .filter(move |&(q, r)| (q + r).abs() <= reach)
}

fn at(q: i32, r: i32, spacing: f64) -> Place {
    let x = f64::from(q) + f64::from(r) / 2.0;
    (spacing * x, spacing * f64::from(r) * FRAC_PI_3.sin())
}

/// The middles of every three neighbouring hexagons of a sunflower, and the direction of a corner of the triangle there: away
/// from one of the three.
fn gaps(side: u16) -> impl Iterator<Item = (Place, f64)> {
    let reach = i32::from(side) - 1;
    let inside = move |(q, r): (i32, i32)| q.abs().max(r.abs()).max((q + r).abs()) <= reach;
    let middle = |three: [(i32, i32); 3]| {
        let places = three.map(|(q, r)| at(q, r, SUNFLOWER_SPACING));
        let sum = places
            .iter()
            .fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1));
        (sum.0 / 3.0, sum.1 / 3.0)
    };
    axial(side).flat_map(move |(q, r)| {
        let below = [(q, r), (q + 1, r), (q, r + 1)];
        let above = [(q, r), (q + 1, r), (q + 1, r - 1)];
        let kept = [(below, FRAC_PI_6), (above, -FRAC_PI_6)].into_iter();
        kept.filter(move |(three, _)| three.iter().all(|&hexagon| inside(hexagon)))
            .map(move |(three, turn)| (middle(three), turn))
    })
}

fn around(centre: Place, radius: f64, angle: f64) -> Place {
    (
        centre.0 + radius * angle.cos(),
        centre.1 + radius * angle.sin(),
    )
}

/// The graph of these corners, each of a part or of none, numbered in rows from the top; those at distance 1 whose parts
/// join are adjacent.
fn patch(
    spec: &str,
    corners: impl Iterator<Item = (Place, Part)>,
    joins: impl Fn(Part, Part) -> bool,
) -> Built {
    let key = |v: f64| (v / NEAR / 100.0).round() as i64;
    let unique: BTreeMap<(i64, i64), (Place, Part)> = corners
        .map(|(place, part)| ((key(place.1), key(place.0)), (place, part)))
        .collect();
    let corners: Vec<(Place, Part)> = unique.into_values().collect();
    let mut edges = Vec::new();
    for (b, &(to, other)) in corners.iter().enumerate() {
        // They are in the order of their rows.
        let rows = corners[..b].iter().enumerate().rev();
        let near = rows.take_while(|&(_, &(from, _))| to.1 - from.1 < 1.0 + NEAR);
        let adjacent = near.filter(|&(_, &(from, part))| {
            let distance = (from.0 - to.0).hypot(from.1 - to.1);
            (distance - 1.0).abs() < NEAR && joins(part, other)
        });
        edges.extend(adjacent.map(|(a, _)| (a, b)));
    }
    let named = corners
        .iter()
        .enumerate()
        .map(|(i, &((x, y), _))| NamedPoint {
            name: i.to_string(),
            x,
            y,
        });
    Graph::new(spec, named.collect(), &edges)
}
