//! Grids as books print them: lines, star points, coordinates.

use super::Diagram;
use super::layout::{Layout, STONE, Spot};
use super::svg::{FONT, put};

/// The distance between two lines, in units of the picture.
const CELL: usize = 30;
/// From the rim of the picture to the first line.
const MARGIN: usize = 45;

pub(super) fn layout(diagram: &Diagram, columns: usize, rows: usize) -> Layout {
    let mut ground = lines(columns, rows);
    coordinates(&mut ground, diagram, rows);
    let spots = (0..columns * rows).map(|place| Spot {
        place,
        x: at(place % columns) as f64,
        y: at(place / columns) as f64,
    });
    Layout {
        width: extent(columns) as f64,
        height: extent(rows) as f64,
        radius: STONE,
        spots: spots.collect(),
        caption: "",
        ground,
    }
}

fn lines(columns: usize, rows: usize) -> String {
    let (right, bottom) = (at(columns - 1), at(rows - 1));
    let mut path = String::new();
    for y in 0..rows {
        put(&mut path, format_args!("M{MARGIN} {}H{right}", at(y)));
    }
    for x in 0..columns {
        put(&mut path, format_args!("M{} {MARGIN}V{bottom}", at(x)));
    }
    let (width, height) = (right - MARGIN, bottom - MARGIN);
    let mut svg = format!(
        "<g fill=\"none\" stroke=\"#000\" stroke-linecap=\"square\">\n<path d=\"{path}\"/>\n\
         <rect x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{width}\" height=\"{height}\" stroke-width=\"2\"/>\n</g>\n"
    );
    let stars = stars(columns, rows);
    if !stars.is_empty() {
        svg.push_str("<g>\n");
        for (x, y) in stars {
            put(
                &mut svg,
                format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"3.2\"/>\n", at(x), at(y)),
            );
        }
        svg.push_str("</g>\n");
    }
    svg
}

fn coordinates(svg: &mut String, diagram: &Diagram, rows: usize) {
    put(
        svg,
        format_args!("<g {FONT} font-size=\"13\" text-anchor=\"middle\" aria-hidden=\"true\">\n"),
    );
    let columns = diagram.marks.len() / rows;
    let (left, right) = (MARGIN - 29, at(columns - 1) + 29);
    let (above, below) = (MARGIN - 24, at(rows - 1) + 33);
    for (x, letter) in diagram.letters().enumerate() {
        for y in [above, below] {
            text(svg, at(x), y, letter);
        }
    }
    for y in 0..rows {
        for x in [left, right] {
            text(svg, x, at(y) + 5, rows - y);
        }
    }
    svg.push_str("</g>\n");
}

fn text(svg: &mut String, x: usize, y: usize, what: impl std::fmt::Display) {
    put(
        svg,
        format_args!("<text x=\"{x}\" y=\"{y}\">{what}</text>\n"),
    );
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
