//! Where things are drawn, and what lies under them.

use super::svg::{number, put};
use crate::board::Graph;
use crate::plain::markup;

/// The radius of a stone where there is room for it, in units of the picture.
pub(super) const STONE: f64 = 13.8;

/// A point of the board in the picture. One point may be at several places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// Its place in the order of the board's points.
    pub(super) place: usize,
    pub(super) x: f64,
    pub(super) y: f64,
}

/// A board without anything on it.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) width: f64,
    pub(super) height: f64,
    /// The radius of a stone.
    pub(super) radius: f64,
    pub(super) spots: Vec<Spot>,
    /// What the picture is made of, if that is not plain: a sentence.
    pub(super) caption: &'static str,
    /// Lines, dots and coordinates as SVG.
    pub(super) ground: String,
}

/// A line from one place to another.
pub(super) type Line = [(f64, f64); 2];

/// Lines and dots of a graph. Each dot tells its name to whoever points at it.
pub(super) fn ground(lines: &[Line], spots: &[Spot], graph: &Graph, radius: f64) -> String {
    let mut path = String::new();
    for [(x1, y1), (x2, y2)] in lines {
        let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(|&at| number(at));
        put(&mut path, format_args!("M{x1} {y1}L{x2} {y2}"));
    }
    let mut svg = format!("<path d=\"{path}\" fill=\"none\" stroke=\"#666\"/>\n<g>\n");
    let dot = number((radius / 5.0).min(2.4));
    for spot in spots {
        let (x, y) = (number(spot.x), number(spot.y));
        let name = graph.named_points().get(spot.place);
        let name = name.map_or_else(String::new, |point| markup(&point.name));
        put(
            &mut svg,
            format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{dot}\"><title>{name}</title></circle>\n"
            ),
        );
    }
    svg + "</g>\n"
}
