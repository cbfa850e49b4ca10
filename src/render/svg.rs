//! Diagrams as SVG: black lines and stones on white, as printed in books, so that nothing is told by a hue.

use super::{Diagram, Mark};
use crate::board::Color;
use crate::plain::markup;
use std::fmt::Write;

/// The distance between two lines, in units of the picture.
const CELL: usize = 30;
/// From the rim of the picture to the first line.
const MARGIN: usize = 45;

impl Diagram {
    /// The picture as one SVG element: title and description for screen readers, lines, star points, coordinates, stones,
    /// marks. Texts are escaped.
    pub fn to_svg(&self) -> String {
        let (width, height) = (extent(self.columns), extent(self.rows));
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" aria-labelledby="title desc">
<title id="title">{}</title>
<desc id="desc">{}</desc>
<rect width="{width}" height="{height}" fill="#fff"/>
"##,
            markup(&self.title),
            markup(&self.description())
        );
        self.lines(&mut svg);
        self.coordinates(&mut svg);
        svg.push_str("<g stroke=\"#000\" stroke-width=\"1.2\">\n");
        for (x, y, mark) in self.places() {
            draw(&mut svg, at(x), at(y), mark);
        }
        svg.push_str("</g>\n");
        self.numbers(&mut svg);
        svg.push_str("</svg>\n");
        svg
    }

    fn lines(&self, svg: &mut String) {
        let (right, bottom) = (at(self.columns - 1), at(self.rows - 1));
        let mut path = String::new();
        for y in 0..self.rows {
            put(&mut path, format_args!("M{MARGIN} {}H{right}", at(y)));
        }
        for x in 0..self.columns {
            put(&mut path, format_args!("M{} {MARGIN}V{bottom}", at(x)));
        }
        let (width, height) = (right - MARGIN, bottom - MARGIN);
        put(
            svg,
            format_args!(
                "<g fill=\"none\" stroke=\"#000\" stroke-linecap=\"square\">\n<path d=\"{path}\"/>\n\
                 <rect x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{width}\" height=\"{height}\" stroke-width=\"2\"/>\n</g>\n"
            ),
        );
        let stars = stars(self.columns, self.rows);
        if !stars.is_empty() {
            svg.push_str("<g>\n");
            for (x, y) in stars {
                put(
                    svg,
                    format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"3.2\"/>\n", at(x), at(y)),
                );
            }
            svg.push_str("</g>\n");
        }
    }

    fn coordinates(&self, svg: &mut String) {
        svg.push_str(
            "<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"13\" text-anchor=\"middle\" aria-hidden=\"true\">\n",
        );
        let (left, right) = (MARGIN - 29, at(self.columns - 1) + 29);
        let (above, below) = (MARGIN - 24, at(self.rows - 1) + 33);
        for (x, letter) in self.letters().enumerate() {
            for y in [above, below] {
                text(svg, at(x), y, letter);
            }
        }
        for y in 0..self.rows {
            for x in [left, right] {
                text(svg, x, at(y) + 5, self.rows - y);
            }
        }
        svg.push_str("</g>\n");
    }

    /// The numbers of moves on their stones.
    fn numbers(&self, svg: &mut String) {
        let numbered = |mark: &Mark| mark.number.filter(|_| mark.stone.is_some() && !mark.dead);
        if !self.marks.iter().any(|mark| numbered(mark).is_some()) {
            return;
        }
        svg.push_str(
            "<g font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\" aria-hidden=\"true\">\n",
        );
        for (x, y, mark) in self.places() {
            if let Some(number) = numbered(mark) {
                let size = if number < 100 { 15 } else { 12 };
                let (x, y, ink) = (at(x), at(y) + size / 3, ink(mark));
                put(
                    svg,
                    format_args!(
                        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{ink}\">{number}</text>\n"
                    ),
                );
            }
        }
        svg.push_str("</g>\n");
    }
}

/// A stone with its cross, or the square of a territory.
fn draw(svg: &mut String, x: usize, y: usize, mark: &Mark) {
    if let Some(color) = mark.stone {
        let fill = paint(color);
        put(
            svg,
            format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"13.8\" fill=\"{fill}\"/>\n"),
        );
        if mark.dead {
            let (left, top, ink) = (x - 6, y - 6, ink(mark));
            put(
                svg,
                format_args!(
                    "<path d=\"M{left} {top}l12 12m0 -12l-12 12\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2.4\"/>\n"
                ),
            );
        }
    } else if let Some(color) = mark.territory {
        let (left, top, fill) = (x - 5, y - 5, paint(color));
        put(
            svg,
            format_args!(
                "<rect x=\"{left}\" y=\"{top}\" width=\"10\" height=\"10\" fill=\"{fill}\"/>\n"
            ),
        );
    }
}

fn paint(color: Color) -> &'static str {
    if color == Color::BLACK {
        "#000"
    } else {
        "#fff"
    }
}

/// What is seen on the stone.
fn ink(mark: &Mark) -> &'static str {
    if mark.stone == Some(Color::BLACK) {
        "#fff"
    } else {
        "#000"
    }
}

fn text(svg: &mut String, x: usize, y: usize, what: impl std::fmt::Display) {
    put(
        svg,
        format_args!("<text x=\"{x}\" y=\"{y}\">{what}</text>\n"),
    );
}

fn put(text: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(what);
}

/// Where a line is drawn.
fn at(line: usize) -> usize {
    MARGIN + CELL * line
}

fn extent(lines: usize) -> usize {
    at(lines - 1) + MARGIN
}

/// The star points: corners on the fourth line from 13 lines on, on the third from 7 on; the middle of odd boards; the
/// middles of the sides from 15 lines on.
fn stars(columns: usize, rows: usize) -> Vec<(usize, usize)> {
    let corners = |side: usize| match side {
        0..7 => [None, None],
        7..13 => [Some(2), Some(side - 3)],
        _ => [Some(3), Some(side - 4)],
    };
    let middle = |side: usize| (side % 2 == 1 && side >= 5).then_some(side / 2);
    let lines = |side: usize| {
        let [low, high] = corners(side);
        [low, middle(side), high]
    };
    let sides = columns >= 15 && rows >= 15;
    let mut stars = Vec::new();
    for (i, y) in lines(rows).into_iter().enumerate() {
        for (j, x) in lines(columns).into_iter().enumerate() {
            // Both in the middle or neither, except for the points of the sides.
            if (i == 1) == (j == 1) || sides {
                stars.extend(x.zip(y));
            }
        }
    }
    stars
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_stand_where_boards_have_them() {
        let nine = stars(19, 19);
        assert_eq!(nine.len(), 9);
        assert!(
            [(3, 3), (9, 9), (15, 9), (9, 15)]
                .iter()
                .all(|s| nine.contains(s))
        );
        assert_eq!(stars(13, 13), [(3, 3), (9, 3), (6, 6), (3, 9), (9, 9)]);
        assert_eq!(stars(9, 9), [(2, 2), (6, 2), (4, 4), (2, 6), (6, 6)]);
        assert_eq!(stars(8, 8), [(2, 2), (5, 2), (2, 5), (5, 5)]);
        assert_eq!(stars(5, 5), [(2, 2)]);
        assert_eq!(stars(9, 13), [(2, 3), (6, 3), (4, 6), (2, 9), (6, 9)]);
        assert_eq!(stars(1, 19), []);
        assert_eq!(stars(2, 2), []);
    }
}
