//! Graphs as their coordinates place them, edges as straight lines.

use super::layout::{Layout, Line, STONE, Spot, ground};
use super::svg::{FONT, number, put};
use crate::board::{Graph, Shape, Topology};
use crate::plain::markup;
use std::f64::consts::TAU;

/// The distance between the two points that lie nearest to each other.
const CELL: f64 = 34.0;
/// From the rim of the picture to the first point.
const MARGIN: f64 = 30.0;
/// The same where edges lead out of the picture and back in on another side.
const WIDE_MARGIN: f64 = 56.0;
/// How much of such an edge is drawn at either end.
const STUB: f64 = 24.0;
/// No picture gets larger than this, however unevenly its points lie.
const MAX_EXTENT: f64 = 4000.0;

pub(super) fn layout(graph: &Graph) -> Layout {
    let (raw, nearest) = positions(graph);
    let (left, right) = bounds(raw.iter().map(|at| at.0));
    let (top, bottom) = bounds(raw.iter().map(|at| at.1));
    let extent = (right - left).max(bottom - top);
    let scale = (CELL / nearest).min(MAX_EXTENT / extent.max(nearest));
    let wrap = Wrap::of(graph);
    let margin = if wrap == Wrap::None {
        MARGIN
    } else {
        WIDE_MARGIN
    };
    let at = |place: usize| {
        raw.get(place).map_or((0.0, 0.0), |&(x, y)| {
            (margin + scale * (x - left), margin + scale * (y - top))
        })
    };
    let radius = STONE.min(0.42 * scale * nearest).max(1.0);
    let spots: Vec<Spot> = (0..raw.len())
        .map(|place| {
            let (x, y) = at(place);
            Spot { place, x, y }
        })
        .collect();
    let mut lines: Vec<Line> = Vec::new();
    let mut ends = String::new();
    for (a, b) in edges(graph) {
        let (from, to) = (at(a), at(b));
        match wrap.direction(from, to) {
            None => lines.push([from, to]),
            Some((dx, dy)) => {
                // The end with the smaller coordinate leads out on its own side.
                let first = (from.0 - to.0) * dx + (from.1 - to.1) * dy <= 0.0;
                let (low, high) = if first { (a, b) } else { (b, a) };
                for (here, there, sign) in [(low, high, -1.0), (high, low, 1.0)] {
                    let (x, y) = at(here);
                    let tip = (x + sign * dx * STUB, y + sign * dy * STUB);
                    lines.push([(x, y), tip]);
                    let name = graph.named_points().get(there).map(|point| &point.name);
                    let label = (tip.0 + sign * dx * 13.0, tip.1 + sign * dy * 8.0 + 3.5);
                    put(
                        &mut ends,
                        format_args!(
                            "<text x=\"{}\" y=\"{}\">{}</text>\n",
                            number(label.0),
                            number(label.1),
                            markup(name.map_or("", |name| name))
                        ),
                    );
                }
            }
        }
    }
    let mut ground = ground(&lines, &spots, graph, radius);
    if !ends.is_empty() {
        put(
            &mut ground,
            format_args!(
                "<g {FONT} font-size=\"10\" text-anchor=\"middle\" fill=\"#555\" aria-hidden=\"true\">\n{ends}</g>\n"
            ),
        );
    }
    Layout {
        width: scale * (right - left) + 2.0 * margin,
        height: scale * (bottom - top) + 2.0 * margin,
        radius,
        spots,
        caption: wrap.caption(),
        ground,
    }
}

/// Where points are drawn, and how near the nearest two are. Points without places of their own, or at places that no picture
/// can tell apart, go on a circle.
fn positions(graph: &Graph) -> (Vec<(f64, f64)>, f64) {
    let named = graph.named_points().iter();
    let given: Vec<(f64, f64)> = named.map(|point| (point.x, point.y)).collect();
    let (left, right) = bounds(given.iter().map(|at| at.0));
    let (top, bottom) = bounds(given.iter().map(|at| at.1));
    let extent = (right - left).max(bottom - top);
    let nearest = nearest(&given);
    if given.len() == 1 {
        return (given, 1.0);
    }
    if extent.is_finite() && nearest * MAX_EXTENT > extent {
        return (given, nearest);
    }
    let count = given.len() as f64;
    let circle = (0..given.len()).map(|i| {
        let angle = TAU * i as f64 / count;
        (count / TAU * angle.sin(), -count / TAU * angle.cos())
    });
    let circle: Vec<_> = circle.collect();
    let nearest = self::nearest(&circle);
    (circle, nearest)
}

fn nearest(places: &[(f64, f64)]) -> f64 {
    let pairs = places
        .iter()
        .enumerate()
        .flat_map(|(i, a)| places.iter().take(i).map(move |b| (a, b)));
    pairs.fold(f64::INFINITY, |least, (a, b)| {
        least.min((a.0 - b.0).hypot(a.1 - b.1))
    })
}

fn bounds(values: impl Iterator<Item = f64>) -> (f64, f64) {
    values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
        (low.min(value), high.max(value))
    })
}

/// The edges between places in the order of points, each once.
fn edges(graph: &Graph) -> impl Iterator<Item = (usize, usize)> {
    graph.points().iter().flat_map(move |&from| {
        let a = graph.place(from);
        let ends = graph.neighbours(from).map(move |to| (a, graph.place(to)));
        ends.filter(|(a, b)| a < b)
    })
}

/// Whether edges go around a lattice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrap {
    None,
    Sideways,
    Both,
}

impl Wrap {
    fn of(graph: &Graph) -> Self {
        match graph.spec().parse() {
            Ok(Shape::Torus(..)) => Self::Both,
            Ok(Shape::Cylinder(..) | Shape::Mobius(..)) => Self::Sideways,
            _ => Self::None,
        }
    }

    /// The axis along which an edge goes around; none if it goes straight to the next point.
    fn direction(self, from: (f64, f64), to: (f64, f64)) -> Option<(f64, f64)> {
        let (dx, dy) = ((from.0 - to.0).abs(), (from.1 - to.1).abs());
        let around = dx.hypot(dy) > 1.2 * CELL;
        match self {
            Self::None => None,
            _ if !around => None,
            Self::Both if dx < 1.0 => Some((0.0, 1.0)),
            Self::Both | Self::Sideways => Some((1.0, 0.0)),
        }
    }

    fn caption(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Sideways | Self::Both => {
                " Lines that end at a name go around to the point of that name."
            }
        }
    }
}
