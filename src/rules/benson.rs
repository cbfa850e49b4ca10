//! Pass-alive chains: those that live even if their owner always passes (Benson 1976).

use crate::board::{Board, Color, Point, PointMap, Topology};

/// What one player owns whatever happens.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PassAlive {
    /// The names of the chains, as [`Board::chain`] gives them.
    pub chains: Vec<Point>,
    /// The regions that keep them alive: everything in them that is not the owner's, empty points and rival stones.
    pub regions: Vec<Vec<Point>>,
}

/// A maximal connected set of points that are not the player's.
struct Enclosed {
    points: Vec<Point>,
    /// The player's chains around it, as indices.
    borders: Vec<usize>,
    /// Those of them that can always play inside as long as a rival can live there.
    vital_to: Vec<usize>,
}

/// The pass-alive chains of `color`.
///
/// A region is vital to a chain if all its empty points are liberties of the chain: then the rival cannot fill it without
/// filling his own last liberty. Where `suicide` of several stones is legal he may do just that, so that every point of
/// the region has to be next to the chain.
pub fn pass_alive<T: Topology>(board: &Board<T>, color: Color, suicide: bool) -> PassAlive {
    let mut chains: Vec<Point> = Vec::new();
    for (stone, owner) in board.stones() {
        if owner == color && board.chain(stone) == stone {
            chains.push(stone);
        }
    }
    let mut regions = enclosed(board, color, &chains, suicide);
    let mut alive = vec![true; chains.len()];
    loop {
        let mut eyes = vec![0; chains.len()];
        for &chain in regions.iter().flat_map(|region| &region.vital_to) {
            eyes[chain] += 1;
        }
        let before = regions.len();
        for (alive, &eyes) in alive.iter_mut().zip(&eyes) {
            *alive &= eyes >= 2;
        }
        regions.retain(|region| region.borders.iter().all(|&chain| alive[chain]));
        if regions.len() == before {
            break;
        }
    }
    regions.retain(|region| !region.vital_to.is_empty());
    let mut keep = alive.iter();
    chains.retain(|_| keep.next() == Some(&true));
    PassAlive {
        chains,
        regions: regions.into_iter().map(|region| region.points).collect(),
    }
}

fn enclosed<T: Topology>(
    board: &Board<T>,
    color: Color,
    chains: &[Point],
    suicide: bool,
) -> Vec<Enclosed> {
    let mut seen = board.topology().map(false);
    let mut regions = Vec::new();
    for &start in board.topology().points() {
        if board.color(start) != Some(color) && !seen.get(start) {
            let points = flood(board, color, start, &mut seen);
            regions.push(describe(board, color, chains, suicide, points));
        }
    }
    regions
}

/// The points connected with `start` that are not `color`'s.
fn flood<T: Topology>(
    board: &Board<T>,
    color: Color,
    start: Point,
    seen: &mut T::Map<bool>,
) -> Vec<Point> {
    let mut points = vec![start];
    *seen.at(start) = true;
    let mut next = 0;
    while let Some(&point) = points.get(next) {
        next += 1;
        for q in board.topology().neighbours(point) {
            let inside = board.is_empty(q) || board.color(q).is_some_and(|owner| owner != color);
            if inside && !seen.get(q) {
                *seen.at(q) = true;
                points.push(q);
            }
        }
    }
    points
}

fn describe<T: Topology>(
    board: &Board<T>,
    color: Color,
    chains: &[Point],
    suicide: bool,
    points: Vec<Point>,
) -> Enclosed {
    let around = |point: Point| {
        let stones = board.topology().neighbours(point);
        let own = stones.filter(|&q| board.color(q) == Some(color));
        own.filter_map(|q| chains.iter().position(|&head| head == board.chain(q)))
    };
    let mut borders: Vec<usize> = points.iter().flat_map(|&point| around(point)).collect();
    borders.sort_unstable();
    borders.dedup();
    let is_vital = |chain: &usize| {
        let mut needed = points.iter().filter(|&&p| suicide || board.is_empty(p));
        needed.all(|&p| around(p).any(|c| c == *chain))
    };
    let vital_to = borders.iter().copied().filter(is_vital).collect();
    Enclosed {
        points,
        borders,
        vital_to,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Graph, Shape, parse_diagram};
    use std::sync::Arc;

    fn board(shape: &str, rows: &str) -> Board<Graph> {
        let graph = Arc::new(shape.parse::<Shape>().unwrap().graph().unwrap());
        let stones = parse_diagram(graph.as_ref(), rows).unwrap();
        Board::with_stones(graph, stones).unwrap()
    }

    /// The points of the pass-alive chains by name.
    fn alive(board: &Board<Graph>, color: Color, suicide: bool) -> Vec<String> {
        let found = pass_alive(board, color, suicide);
        let mut names: Vec<String> = found
            .chains
            .iter()
            .flat_map(|&head| board.chain_stones(head))
            .map(|stone| board.topology().name(stone).to_owned())
            .collect();
        names.sort_unstable();
        names
    }

    /// White's three stones and the corner are an eye of B1 as long as White cannot take them off himself. With suicide
    /// they are none; B1 falls, and with it the eye that all others share with it. (A position of KataGo's tests.)
    #[test]
    fn suicide_unmakes_an_eye() {
        let board = board("grid:4x5", "...X XX.. OXXX OOX. .X.X");
        let names = ["A4", "B1", "B3", "B4", "C2", "C3", "D1", "D3"];
        assert_eq!(alive(&board, Color::BLACK, false), names);
        assert_eq!(alive(&board, Color::BLACK, true), [""; 0]);
        assert_eq!(alive(&board, Color::WHITE, false), [""; 0]);
    }

    #[test]
    fn one_big_eye_is_not_unconditional_and_two_small_are() {
        let one = board("grid:4x4", ".... XXXX OOOO ....");
        assert!(alive(&one, Color::BLACK, false).is_empty());
        let two = board("grid:4x3", ".X.X  XXXX  ....");
        let found = pass_alive(&two, Color::BLACK, true);
        assert_eq!(found.chains.len(), 1);
        // The eyes A3 and C3; the bottom row, all of it liberties, is a third vital region.
        assert_eq!(found.regions.len(), 3);
    }

    /// Two chains that share their only two eyes need each other: the two-headed dragon. White in the middle has one eye.
    #[test]
    fn chains_live_together() {
        let dragon = board("grid:5x5", "XXXX. XOOOX XO.OX XOOOX .XXXX");
        assert_eq!(alive(&dragon, Color::BLACK, true).len(), 14);
        assert!(alive(&dragon, Color::WHITE, false).is_empty());
        // On a torus the eye D3 is closed by A3.
        let torus = board("torus:4x4", "XXXX X.X. XXXX OO.O");
        assert_eq!(alive(&torus, Color::BLACK, true).len(), 10);
    }
}
