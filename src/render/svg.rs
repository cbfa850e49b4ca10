//! Diagrams as SVG: lines and stones on white, as printed in books.

use super::layout::{Layout, STONE, Spot};
use super::paint::{fill, ink};
use super::{Diagram, Mark, cube, grid, plane};
use crate::board::{Color, Shape};
use crate::plain::markup;
use std::fmt::Write;

/// The letters of all pictures.
pub(super) const FONT: &str = "font-family=\"Helvetica, Arial, sans-serif\"";

impl Diagram {
    /// The picture as one SVG element: title and description for screen readers, lines, coordinates or names, stones, marks.
    /// A grid is drawn as in books, a cube from a corner and unfolded, any other graph as its coordinates place it. Texts are
    /// escaped.
    pub fn to_svg(&self) -> String {
        let layout = self.layout();
        let (width, height) = (number(layout.width), number(layout.height));
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" aria-labelledby="title desc">
<title id="title">{}</title>
<desc id="desc">{}{}</desc>
<rect width="{width}" height="{height}" fill="#fff"/>
"##,
            markup(&self.title),
            markup(&self.description()),
            layout.caption
        );
        svg.push_str(&layout.ground);
        if self.grid_size().is_none() {
            self.names(&mut svg, &layout);
        }
        svg.push_str("<g stroke=\"#000\" stroke-width=\"1.2\">\n");
        for (spot, mark) in self.spots(&layout) {
            self.draw(&mut svg, &layout, spot, mark);
        }
        svg.push_str("</g>\n");
        self.words(&mut svg, &layout);
        svg.push_str("</svg>\n");
        svg
    }

    fn layout(&self) -> Layout {
        if let Some((columns, rows)) = self.grid_size() {
            return grid::layout(self, columns, rows);
        }
        match self.graph.spec().parse() {
            Ok(Shape::Cube(side)) => cube::layout(&self.graph, side),
            _ => plane::layout(&self.graph),
        }
    }

    fn spots<'a>(&'a self, layout: &'a Layout) -> impl Iterator<Item = (&'a Spot, &'a Mark)> {
        let spots = layout.spots.iter();
        spots.filter_map(|spot| Some((spot, self.marks.get(spot.place)?)))
    }

    /// The names of the points that nothing stands on.
    fn names(&self, svg: &mut String, layout: &Layout) {
        // Long names are smaller, so that stones beside them cover less.
        let named = self.graph.named_points().iter();
        let longest = named.map(|point| point.name.len()).max().unwrap_or(0);
        let size = if longest < 5 { 9.0 } else { 7.5 };
        let size = number(size * layout.radius / STONE);
        put(
            svg,
            format_args!(
                "<g {FONT} font-size=\"{size}\" fill=\"#666\" stroke=\"#fff\" stroke-width=\"2\" paint-order=\"stroke\" \
                 aria-hidden=\"true\">\n"
            ),
        );
        for (spot, mark) in self.spots(layout) {
            let is_bare = mark.stone.is_none()
                && mark.territory.is_none()
                && mark.owner.is_none()
                && mark.figure.is_none()
                && mark.label.is_empty();
            if !is_bare {
                continue;
            }
            let name = self.graph.named_points().get(spot.place);
            let name = name.map_or_else(String::new, |point| markup(&point.name));
            let (x, y) = (number(spot.x + 3.0), number(spot.y + 0.75 * layout.radius));
            put(
                svg,
                format_args!("<text x=\"{x}\" y=\"{y}\">{name}</text>\n"),
            );
        }
        svg.push_str("</g>\n");
    }

    /// What is drawn on a point below what is written there.
    fn draw(&self, svg: &mut String, layout: &Layout, spot: &Spot, mark: &Mark) {
        if let Some(color) = mark.stone {
            self.stone(svg, layout, spot, (mark, color));
        } else if let Some(color) = mark.territory {
            let half = layout.radius / STONE * if self.players > 2 { 8.0 } else { 5.0 };
            let (left, top) = (number(spot.x - half), number(spot.y - half));
            let (side, paint) = (number(2.0 * half), fill(color));
            put(
                svg,
                format_args!(
                    "<rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" fill=\"{paint}\"/>\n"
                ),
            );
        } else if !mark.label.is_empty() || mark.figure.is_some() {
            // So that no line goes through the label or the figure.
            let (x, y) = (number(spot.x), number(spot.y));
            let radius = number(0.72 * layout.radius);
            put(
                svg,
                format_args!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#fff\" stroke=\"none\"/>\n"
                ),
            );
        }
        self.owner(svg, layout, spot, mark);
        self.figure(svg, layout, spot, mark);
    }

    /// A stone with its cross or dot. On boards without coordinates it tells the name of its point to whoever points at it.
    fn stone(&self, svg: &mut String, layout: &Layout, spot: &Spot, (mark, color): (&Mark, Color)) {
        let (x, y, radius) = (number(spot.x), number(spot.y), number(layout.radius));
        let (paint, ink) = (fill(color), ink(mark.stone));
        let tooltip = match self.graph.named_points().get(spot.place) {
            Some(named) if self.grid_size().is_none() => {
                format!("><title>{}</title></circle>", markup(&named.name))
            }
            _ => "/>".to_owned(),
        };
        put(
            svg,
            format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{paint}\"{tooltip}\n"
            ),
        );
        let tagged = self.tag(color).is_some();
        if mark.dead {
            // Below the name of the player, if that is on the stone.
            let (arm, down) = if tagged { (4.0, 4.0) } else { (6.0, 0.0) };
            let scale = layout.radius / STONE;
            let left = number(spot.x - scale * arm);
            let top = number(spot.y + scale * (down - arm));
            let side = number(scale * 2.0 * arm);
            put(
                svg,
                format_args!(
                    "<path d=\"M{left} {top}l{side} {side}m0 -{side}l-{side} {side}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2.4\"/>\n"
                ),
            );
        } else if mark.shows_last() {
            // Filled, so that it looks like no circle of a record.
            let (radius, down) = if tagged { (2.6, 6.0) } else { (4.0, 0.0) };
            let scale = layout.radius / STONE;
            let (y, radius) = (number(spot.y + scale * down), number(scale * radius));
            put(
                svg,
                format_args!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{ink}\" stroke=\"none\"/>\n"
                ),
            );
        }
    }

    /// What is written on points: names of players, numbers of moves, labels.
    fn words(&self, svg: &mut String, layout: &Layout) {
        let mut words = String::new();
        for (spot, mark) in self.spots(layout) {
            self.words_on(&mut words, layout, spot, mark);
        }
        if !words.is_empty() {
            put(
                svg,
                format_args!(
                    "<g {FONT} text-anchor=\"middle\" aria-hidden=\"true\">\n{words}</g>\n"
                ),
            );
        }
    }

    fn words_on(&self, svg: &mut String, layout: &Layout, spot: &Spot, mark: &Mark) {
        let scale = layout.radius / STONE;
        let mut write = |text: &str, size: f64, down: f64, ink: &str| {
            let (x, y) = (number(spot.x), number(spot.y + scale * down));
            let (size, text) = (number(scale * size), markup(text));
            put(
                svg,
                format_args!(
                    "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{ink}\">{text}</text>\n"
                ),
            );
        };
        let tag = |color: Option<Color>| color.and_then(|color| self.tag(color));
        let ink_here = ink(mark.stone.or(mark.territory));
        if mark.stone.is_none() && mark.territory.is_some() {
            let is_marked = mark.figure.is_some() || !mark.label.is_empty();
            let tag = tag(mark.territory);
            let (size, down) = if is_marked { (7.0, -1.0) } else { (9.0, 3.0) };
            if let Some(tag) = &tag {
                write(tag, size, down, ink_here);
            }
            let (size, down) = if tag.is_some() {
                (7.5, 6.5)
            } else {
                (10.0, 3.5)
            };
            if let Some(label) = mark.shown_label() {
                write(label, size, down, ink_here);
            }
            return;
        }
        let owner = mark.shown_owner();
        if let Some((owner, tag)) = owner.and_then(|owner| Some((owner, self.tag(owner.color)?))) {
            let (size, down) = match mark.stone {
                Some(_) => (7.0, 7.5),
                None if owner.is_sure => (9.0, 3.0),
                None => (7.0, 2.5),
            };
            write(&tag, size, down, ink(Some(owner.color)));
            if mark.stone.is_none() {
                return;
            }
        }
        let number = || mark.shown_number().map(|number| number.to_string());
        let told = mark.shown_label().map(str::to_owned).or_else(number);
        let is_drawn_on = mark.dead || mark.figure.is_some() || mark.shows_last();
        match (tag(mark.stone), told) {
            (Some(tag), None) if is_drawn_on || owner.is_some() => {
                write(&tag, 9.0, -3.0, ink_here);
            }
            (Some(tag), None) => write(&tag, size(&tag), size(&tag) / 3.0, ink_here),
            (None, Some(told)) => write(&told, size(&told), size(&told) / 3.0, ink_here),
            (Some(tag), Some(told)) => {
                write(&tag, 8.0, -3.5, ink_here);
                write(&told, 11.0, 7.5, ink_here);
            }
            (None, None) => {}
        }
    }
}

/// How large a text may be to fit on a stone.
fn size(text: &str) -> f64 {
    match text.chars().count() {
        ..3 => 15.0,
        3 => 12.0,
        _ => 9.0,
    }
}

pub(super) fn put(text: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(what);
}

/// A coordinate to a tenth of a unit. Adding zero makes a negative zero positive.
pub(super) fn number(value: f64) -> f64 {
    (value * 10.0).round() / 10.0 + 0.0
}
