//! Moves that nobody has played though they would change what lives.

use super::reader::{Reading, capture};
use crate::board::{Board, Color, Graph, Point, Topology};

/// The positions that reading one capture may look at.
const NODES: usize = 400;

/// A capture that is still open, and the move that prevents it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayed {
    /// A stone of the chain concerned.
    pub stone: Point,
    /// Whose it is.
    pub color: Color,
    /// Where its rival begins to capture it.
    pub capture: Point,
    /// Where its owner saves it, if one move does.
    pub answer: Option<Point>,
}

/// What the rival captures if he moves first, of the chain of `stone`. None if it lives, or stones that it leaves behind do:
/// a capture that is taken back at once with more than one stone is none (article 7.1). The retaking of a ko is no such
/// thing.
pub(super) fn unplayed(board: &Board<Graph>, stone: Point) -> Option<Unplayed> {
    let color = board.color(stone)?;
    let line = captured(board, stone)?;
    if is_taken_back(board, stone, &line) {
        return None;
    }
    let answer = answers(board, stone, &line).find(|&answer| {
        let mut saved = board.clone();
        saved.play(answer, color, &mut ());
        captured(&saved, stone).is_none()
    });
    Some(Unplayed {
        stone,
        color,
        capture: *line.first()?,
        answer,
    })
}

/// Whether reading finds that the rival captures the chain if he moves first.
pub(super) fn is_capturable(board: &Board<Graph>, stone: Point) -> bool {
    captured(board, stone).is_some()
}

/// The moves of both that capture it.
fn captured(board: &Board<Graph>, stone: Point) -> Option<Vec<Point>> {
    match capture(board, stone, true, NODES) {
        Reading::Captured(line) => Some(line),
        Reading::Escapes | Reading::Unknown => None,
    }
}

/// Whether the owner takes back what has captured the chain; or that is not to be told, since the line leaves passes out.
fn is_taken_back(board: &Board<Graph>, stone: Point, line: &[Point]) -> bool {
    let Some(owner) = board.color(stone) else {
        return true;
    };
    let mut board = board.clone();
    let mut mover = owner.opponent();
    for &point in line {
        if !board.is_empty(point) || !board.leaves_liberty(point, mover) {
            return true;
        }
        board.play(point, mover, &mut ());
        mover = mover.opponent();
    }
    let Some(&last) = line.last() else {
        return true;
    };
    let is_ko = board.ko().is_some();
    board.color(stone) == Some(owner) || board.in_atari(last) && !is_ko
}

/// What the owner may try: the moves of the line, and the liberties of the chain.
fn answers(board: &Board<Graph>, stone: Point, line: &[Point]) -> impl Iterator<Item = Point> {
    let chain = board.chain_stones(stone);
    let liberties = chain.flat_map(|s| board.topology().neighbours(s));
    let color = board.color(stone);
    let tried = line.iter().copied().chain(liberties);
    tried.filter(move |&point| {
        board.is_empty(point) && color.is_some_and(|color| board.leaves_liberty(point, color))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Shape, parse_diagram};
    use std::sync::Arc;

    /// What is open about the stone, as capture and answer.
    fn open(rows: &str, stone: &str) -> Option<(String, Option<String>)> {
        let side = |n: usize| u8::try_from(n).unwrap();
        let width = side(rows.find(' ').unwrap());
        let graph = Arc::new(
            Shape::Grid(width, side(rows.split(' ').count()))
                .graph()
                .unwrap(),
        );
        let stones = parse_diagram(&*graph, rows).unwrap();
        let board = Board::with_stones(Arc::clone(&graph), stones).unwrap();
        let found = unplayed(&board, graph.point(stone).unwrap())?;
        let name = |point| graph.name(point).to_owned();
        Some((name(found.capture), found.answer.map(name)))
    }

    /// White E4 has been played: D4 is in atari until Black connects at C4.
    #[test]
    fn a_missing_connection_is_found() {
        let rows = ".X.X.O. XXXOOOO .XOO.O. XXO.OOO";
        assert_eq!(open(rows, "D4"), None);
        let rows = ".X.XOO. XXXOOOO .XOO.O. XXO.OOO";
        assert_eq!(open(rows, "D4"), Some(("C4".into(), Some("C4".into()))));
        let rows = ".XXXOO. XXXOOOO .XOO.O. XXO.OOO";
        assert_eq!(open(rows, "D4"), None);
    }

    /// In a ko the stone in atari is dead, as it may not be taken back; its owner can fill.
    #[test]
    fn a_ko_is_open() {
        let rows = "..XXO.... ..X.XO... ..XXO.... ..XXO.... ..XXO....";
        assert_eq!(open(rows, "E4"), Some(("D4".into(), Some("D4".into()))));
    }

    /// Whoever takes C5 is taken at C5 with more stones than one.
    #[test]
    fn a_snapback_is_no_capture() {
        let rows = "XOXOO.O XO.XOOO XXXXXO. .X.XXOO XXXXXO.";
        assert_eq!(open(rows, "C5"), None);
    }
}
