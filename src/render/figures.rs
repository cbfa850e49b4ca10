//! Triangles, squares, circles and crosses on points, and the squares that tell who is likely to have them.

use super::layout::{Layout, STONE, Spot};
use super::paint::{fill, ink};
use super::svg::{number, put};
use super::{Diagram, Figure, Mark, Owner};

impl Mark {
    /// The label that is drawn. So that each can be read there is only one of the cross of a dead stone, a label, a figure, a
    /// number and the sign of the last move on a point, the first of them that it has; words tell of all.
    pub(super) fn shown_label(&self) -> Option<&str> {
        Some(self.label.as_str()).filter(|label| !self.dead && !label.is_empty())
    }

    /// The figure that is drawn.
    pub(super) fn shown_figure(&self) -> Option<Figure> {
        self.figure.filter(|_| !self.dead && self.label.is_empty())
    }

    /// The number that is drawn.
    pub(super) fn shown_number(&self) -> Option<usize> {
        self.number
            .filter(|_| self.stone.is_some() && self.is_plain())
    }

    /// Whether the sign of the last move is drawn.
    pub(super) fn shows_last(&self) -> bool {
        self.last && self.stone.is_some() && self.number.is_none() && self.is_plain()
    }

    /// Whether nothing but a number or the sign of the last move is to be drawn on the stone.
    fn is_plain(&self) -> bool {
        !self.dead && self.figure.is_none() && self.label.is_empty()
    }

    /// The likely owner, where neither territory nor the owner's own stone tells, and nothing else is to be read there.
    pub(super) fn shown_owner(&self) -> Option<Owner> {
        let is_marked = self.figure.is_some() || !self.label.is_empty();
        let owner = self
            .owner
            .filter(|_| self.territory.is_none() && !is_marked);
        owner.filter(|owner| self.stone != Some(owner.color))
    }
}

impl Diagram {
    /// The square of the point's likely owner: half its side, and how far below the middle of the point it is.
    fn owner_size(&self, mark: &Mark, owner: Owner) -> (f64, f64) {
        match (self.players > 2, owner.is_sure, mark.stone.is_some()) {
            (true, true, false) => (8.0, 0.0),
            (true, false, false) => (6.0, 0.0),
            // Below the name of the player on the stone.
            (true, true, true) => (6.0, 5.0),
            (true, false, true) => (5.0, 5.0),
            (false, true, _) => (5.0, 0.0),
            (false, false, _) => (2.5, 0.0),
        }
    }

    /// Draws who is likely to have the point.
    pub(super) fn owner(&self, svg: &mut String, layout: &Layout, spot: &Spot, mark: &Mark) {
        let Some(owner) = mark.shown_owner() else {
            return;
        };
        let scale = layout.radius / STONE;
        let (half, down) = self.owner_size(mark, owner);
        let (left, top) = (spot.x - scale * half, spot.y + scale * (down - half));
        let (left, top, side) = (number(left), number(top), number(2.0 * scale * half));
        let paint = fill(owner.color);
        put(
            svg,
            format_args!(
                "<rect x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" fill=\"{paint}\"/>\n"
            ),
        );
    }

    /// Draws the figure of a point.
    pub(super) fn figure(&self, svg: &mut String, layout: &Layout, spot: &Spot, mark: &Mark) {
        let Some(figure) = mark.shown_figure() else {
            return;
        };
        // Smaller, and below the name of a player, where one stands there.
        let is_named = self.players > 2 && mark.stone.or(mark.territory).is_some();
        let is_territory = mark.territory.is_some() && mark.stone.is_none();
        let (extent, down) = match (is_territory, is_named) {
            (true, true) => (4.0, 3.9),
            (true, false) => (4.0, 0.0),
            (false, true) => (4.5, 5.5),
            (false, false) => (7.5, 0.0),
        };
        let scale = layout.radius / STONE;
        let extent = scale * extent;
        let (x, y) = (spot.x, spot.y + scale * down);
        let shape = match figure {
            Figure::Triangle => {
                let (left, base, wide) = (x - 0.87 * extent, y + 0.5 * extent, 1.74 * extent);
                let (half, high) = (number(0.87 * extent), number(1.5 * extent));
                let (left, base, wide) = (number(left), number(base), number(wide));
                format!("M{left} {base}h{wide}l-{half} -{high}z")
            }
            Figure::Square => {
                let (half, side) = (0.75 * extent, number(1.5 * extent));
                let (left, top) = (number(x - half), number(y - half));
                format!("M{left} {top}h{side}v{side}h-{side}z")
            }
            Figure::Circle => {
                let radius = 0.8 * extent;
                let (left, y, across) = (number(x - radius), number(y), number(2.0 * radius));
                let radius = number(radius);
                format!(
                    "M{left} {y}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0z"
                )
            }
            Figure::Cross => {
                let (half, side) = (0.7 * extent, number(1.4 * extent));
                let (left, top) = (number(x - half), number(y - half));
                format!("M{left} {top}l{side} {side}m0 -{side}l-{side} {side}")
            }
        };
        let ink = ink(mark.stone.or(mark.territory));
        put(
            svg,
            format_args!(
                "<path d=\"{shape}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.7\"/>\n"
            ),
        );
    }
}
