//! What is drawn on a diagram besides the position: likely owners, and the marks of a record.

use crate::board::{Color, Graph, Point};
use crate::game::Game;
use crate::plain::line;
use crate::render::{Diagram, Figure, Mark, Owner};
use crate::sgf::{Sign, Spot};
use crate::status::likely_owners;

/// The most characters of a label.
pub(super) const MAX_LABEL: usize = 4;
/// The share of playouts from which an owner is as good as certain.
const SURE: f32 = 0.9;
/// The share from which he is told at all.
const LIKELY: f32 = 0.6;

/// Marks who is likely to have each point in the end.
pub(super) fn draw_owners(diagram: &mut Diagram, game: &Game) {
    for (mark, owner) in diagram.marks.iter_mut().zip(likely_owners(game)) {
        let told = owner.filter(|&(_, share)| share >= LIKELY);
        mark.owner = told.map(|(color, share)| Owner {
            color,
            is_sure: share >= SURE,
        });
    }
}

/// Draws the marks of a record, and its territory if it is to be drawn. Returns how many of them are not on the board.
pub(super) fn draw_signs(
    diagram: &mut Diagram,
    graph: &Graph,
    signs: &[(Spot, Sign)],
    with_territory: bool,
) -> usize {
    let mut missed = 0;
    for (spot, sign) in signs {
        let points = points(graph, spot);
        let player = match sign {
            Sign::Territory(_) if !with_territory => continue,
            Sign::Territory(player) => Some(*player),
            _ => None,
        };
        let is_in = |player: &u8| (1..=diagram.players()).contains(player);
        if points.is_empty() || !player.iter().all(is_in) {
            missed += 1;
            continue;
        }
        for point in points {
            if let Some(mark) = diagram.marks.get_mut(graph.place(point)) {
                draw(mark, sign, player.and_then(Color::new));
            }
        }
    }
    missed
}

/// The points of the board that are meant.
fn points(graph: &Graph, spot: &Spot) -> Vec<Point> {
    match spot {
        Spot::Named(name) => graph.point(name).into_iter().collect(),
        Spot::Area((x1, y1), (x2, y2)) => {
            let (columns, rows) = (*x1.min(x2)..=*x1.max(x2), *y1.min(y2)..=*y1.max(y2));
            let all = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
            all.filter_map(|(x, y)| graph.grid_point(x, y)).collect()
        }
    }
}

fn draw(mark: &mut Mark, sign: &Sign, player: Option<Color>) {
    match sign {
        Sign::Triangle => mark.figure = Some(Figure::Triangle),
        Sign::Square => mark.figure = Some(Figure::Square),
        Sign::Circle => mark.figure = Some(Figure::Circle),
        Sign::Cross => mark.figure = Some(Figure::Cross),
        Sign::Label(text) => mark.label = line(text).chars().take(MAX_LABEL).collect(),
        Sign::Territory(_) => {
            mark.territory = player;
            // A stone in a rival's territory is a prisoner.
            mark.dead = mark.stone.is_some() && mark.stone != player;
        }
    }
}
