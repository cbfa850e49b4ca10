//! Reading out captures: ladders, nets, and short races for liberties.

use crate::board::{Board, Color, Liberties, Point, Topology};
use smallvec::SmallVec;

/// What reading finds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// The chain comes off: the moves, both players', from the first one to the capture.
    Captured(Vec<Point>),
    /// It does not, whatever the attacker tries.
    Escapes,
    /// The nodes or the depth did not suffice.
    Unknown,
}

/// The moves in a line that may leave the chain with several liberties. A chain has to lose all of them but two by such
/// moves, so that one with more than this and two is out of reach.
const MOST_QUIET: usize = 4;
/// How many liberties are counted.
const MOST_LIBERTIES: usize = MOST_QUIET + 2;
/// The longest line read: a ladder across the largest board.
const DEEPEST: usize = 120;
/// The moves tried in a position where no capture is near, at most.
const WIDTH: usize = 12;

type Points = SmallVec<[Point; 16]>;

/// Whether the rival can capture the chain of `stone`, he or its owner moving first, within so many positions looked at.
///
/// This is good reading, not proof: both sides try what is near the chain, and simple ko is all they know of ko. Ladders
/// are read first, in which each move of the attacker's gives atari; then lines with one move that does not, then with two,
/// up to four. The same question always gets the same answer.
pub fn capture<T: Topology>(
    board: &Board<T>,
    stone: Point,
    attacker_first: bool,
    nodes: usize,
) -> Reading {
    let Some(owner) = board.color(stone) else {
        return Reading::Escapes;
    };
    let mut reader = Reader {
        boards: vec![board.clone()],
        stone,
        owner,
        nodes,
        quiet: 0,
    };
    let mut found = Reading::Unknown;
    for quiet in 0..=MOST_QUIET {
        reader.quiet = quiet;
        found = if attacker_first {
            reader.attack(0)
        } else {
            reader.defend(0)
        };
        match &mut found {
            Reading::Captured(line) => {
                line.reverse();
                break;
            }
            Reading::Unknown if reader.nodes == 0 => break,
            _ => {}
        }
    }
    found
}

struct Reader<T: Topology> {
    /// The boards of the line being read, kept for the next one.
    boards: Vec<Board<T>>,
    stone: Point,
    owner: Color,
    nodes: usize,
    /// The quiet moves left to the attacker.
    quiet: usize,
}

impl<T: Topology> Reader<T> {
    /// The attacker to move on the board at `depth`. Lines are built from their end.
    fn attack(&mut self, depth: usize) -> Reading {
        let liberties = liberties(&self.boards[depth], self.stone);
        if liberties.len() > self.quiet + 2 {
            return Reading::Escapes;
        }
        let rival = self.owner.opponent();
        let moves = if liberties.len() == 1 || self.quiet == 0 {
            liberties
        } else {
            self.moves(depth, &liberties, rival)
        };
        let mut unknown = false;
        for point in moves {
            if !self.play(depth, point, rival) {
                continue;
            }
            let after = &self.boards[depth + 1];
            if after.color(self.stone) != Some(self.owner) {
                return Reading::Captured(vec![point]);
            }
            let is_quiet = !after.in_atari(self.stone);
            if is_quiet && self.quiet == 0 {
                continue;
            }
            self.quiet -= usize::from(is_quiet);
            let found = self.descend(depth, Self::defend);
            self.quiet += usize::from(is_quiet);
            match found {
                Reading::Captured(mut line) => {
                    line.push(point);
                    return Reading::Captured(line);
                }
                Reading::Escapes => {}
                Reading::Unknown => unknown = true,
            }
            if self.nodes == 0 {
                return Reading::Unknown;
            }
        }
        if unknown {
            Reading::Unknown
        } else {
            Reading::Escapes
        }
    }

    /// The owner to move on the board at `depth`: he escapes if any move does, or doing nothing.
    fn defend(&mut self, depth: usize) -> Reading {
        let liberties = liberties(&self.boards[depth], self.stone);
        let mut unknown = false;
        let mut line = Vec::new();
        if liberties.len() > 1 {
            self.copy_up(depth);
            self.boards[depth + 1].pass();
            match self.descend(depth, Self::attack) {
                Reading::Captured(found) => line = found,
                other => return other,
            }
        }
        for point in self.moves(depth, &liberties, self.owner) {
            if !self.play(depth, point, self.owner) {
                continue;
            }
            match self.descend(depth, Self::attack) {
                Reading::Captured(mut found) => {
                    found.push(point);
                    if found.len() > line.len() {
                        line = found;
                    }
                }
                Reading::Escapes => return Reading::Escapes,
                Reading::Unknown => unknown = true,
            }
            if self.nodes == 0 {
                return Reading::Unknown;
            }
        }
        if unknown {
            return Reading::Unknown;
        }
        if line.is_empty() {
            // In atari, and nothing helps.
            line.extend(liberties);
        }
        Reading::Captured(line)
    }

    fn descend(&mut self, depth: usize, read: fn(&mut Self, usize) -> Reading) -> Reading {
        if self.nodes == 0 || depth >= DEEPEST {
            return Reading::Unknown;
        }
        self.nodes -= 1;
        read(self, depth + 1)
    }

    fn copy_up(&mut self, depth: usize) {
        if self.boards.len() == depth + 1 {
            let copy = self.boards[depth].clone();
            self.boards.push(copy);
        } else if let [.., before, after] = &mut self.boards[..depth + 2] {
            after.copy_from(before);
        }
    }

    /// Plays one level up, if that is legal.
    fn play(&mut self, depth: usize, point: Point, color: Color) -> bool {
        let board = &self.boards[depth];
        if board.ko() == Some(point) || !board.leaves_liberty(point, color) {
            return false;
        }
        self.copy_up(depth);
        self.boards[depth + 1].play(point, color, &mut ());
        true
    }

    /// What `color` may try, the best first: the chain's liberties and the points next to them, what captures the stones
    /// around it, and what saves them.
    fn moves(&self, depth: usize, liberties: &[Point], color: Color) -> Points {
        let board = &self.boards[depth];
        let mut moves = Points::new();
        let in_atari = liberties.len() == 1;
        self.near_rivals(board, color == self.owner && in_atari, &mut moves);
        add_all(&mut moves, liberties.iter().copied());
        if !in_atari {
            let open = |&q: &Point| board.is_empty(q);
            for &liberty in liberties {
                add_all(
                    &mut moves,
                    board.topology().neighbours(liberty).filter(open),
                );
            }
        }
        let captures = |&point: &Point| {
            let mut around = board.topology().neighbours(point);
            around.any(|q| board.color(q) == Some(color.opponent()) && board.in_atari(q))
        };
        let room = |&point: &Point| {
            let around = board.topology().neighbours(point);
            around
                .map(|q| match board.color(q) {
                    None => 2 * usize::from(board.is_empty(q)),
                    Some(owner) => usize::from(owner == color && !board.in_atari(q)),
                })
                .sum::<usize>()
        };
        let merit = |point: &Point| {
            16 * usize::from(captures(point))
                + 4 * usize::from(liberties.contains(point))
                + room(point)
        };
        moves.sort_by_key(|point| std::cmp::Reverse(merit(point)));
        moves.truncate(WIDTH);
        moves
    }

    /// The last liberties of rival chains next to the chain, or their last two.
    fn near_rivals(&self, board: &Board<T>, atari_only: bool, moves: &mut Points) {
        let mut seen = Points::new();
        for stone in board.chain_stones(self.stone) {
            for q in board.topology().neighbours(stone) {
                if board.color(q) != Some(self.owner.opponent()) || seen.contains(&board.chain(q)) {
                    continue;
                }
                seen.push(board.chain(q));
                if board.in_atari(q) {
                    add_all(moves, [board.liberties_of(q).only()]);
                } else if !atari_only && board.chain_len(q) < 12 {
                    let near = liberties(board, q);
                    if near.len() == 2 {
                        add_all(moves, near);
                    }
                }
            }
        }
    }
}

fn add_all(points: &mut Points, more: impl IntoIterator<Item = Point>) {
    for point in more {
        if !points.contains(&point) {
            points.push(point);
        }
    }
}

/// The liberties of a stone's chain, one more than [`MOST_LIBERTIES`] at most.
fn liberties<T: Topology>(board: &Board<T>, stone: Point) -> Points {
    let mut found = Points::new();
    for s in board.chain_stones(stone) {
        add_all(
            &mut found,
            board
                .topology()
                .neighbours(s)
                .filter(|&q| board.is_empty(q)),
        );
        if found.len() > MOST_LIBERTIES {
            break;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Shape, parse_diagram};
    use std::sync::Arc;

    fn read(shape: &str, rows: &str, name: &str, attacker_first: bool) -> Reading {
        let graph = Arc::new(shape.parse::<Shape>().unwrap().graph().unwrap());
        let stones = parse_diagram(graph.as_ref(), rows).unwrap();
        let stone = graph.point(name).unwrap();
        let board = Board::with_stones(graph, stones).unwrap();
        capture(&board, stone, attacker_first, 20_000)
    }

    fn is_captured(reading: &Reading) -> bool {
        matches!(reading, Reading::Captured(_))
    }

    /// White at B8 runs down the diagonal to the bottom edge; a White stone in the way saves it.
    #[test]
    fn a_ladder_runs_to_the_edge_or_to_a_breaker() {
        let ladder = "......... .XX...... XOOX..... .XO...... ......... ......... ......... ......... .........";
        assert!(is_captured(&read("grid:9x9", ladder, "C7", true)));
        let broken = "......... .XX...... XOOX..... .XO...... ......... ......... .....O... ......O.. .........";
        assert!(!is_captured(&read("grid:9x9", broken, "C7", true)));
        assert!(!is_captured(&read("grid:9x9", ladder, "C7", false)));
    }

    /// Black plays F3, the net; pushing from inside does not help White.
    #[test]
    fn a_net_catches_a_stone() {
        let rows = "......... ......... ...XX.... ..XOX.... ..XO.X... ...X..... ......... ......... .........";
        let Reading::Captured(line) = read("grid:9x9", rows, "D5", true) else {
            panic!("not captured");
        };
        assert!(!line.is_empty());
    }

    /// A stone in atari is saved by capturing the stone that gives atari.
    #[test]
    fn capturing_a_neighbour_saves() {
        // White's corner stone and Black's two share their last liberty.
        let saved = "OXO.. .XO.. .O... ..... .....";
        assert_eq!(read("grid:5x5", saved, "A5", false), Reading::Escapes);
        // Stones at the edge without help.
        let lost = ".OX.. XX... ..... ..... .....";
        assert!(is_captured(&read("grid:5x5", lost, "B5", false)));
    }

    /// Two eyes: the attacker has no move that helps him.
    #[test]
    fn what_lives_is_not_captured() {
        let eyes = ".O.OX OOOOX XXXXX ..... .....";
        assert_eq!(read("grid:5x5", eyes, "B5", true), Reading::Escapes);
    }

    #[test]
    fn the_budget_is_kept() {
        let rows = "......... .XX...... XOOX..... .XO...... ......... ......... ......... ......... .........";
        let graph = Arc::new("grid:9x9".parse::<Shape>().unwrap().graph().unwrap());
        let stones = parse_diagram(graph.as_ref(), rows).unwrap();
        let stone = graph.point("C7").unwrap();
        let board = Board::with_stones(graph, stones).unwrap();
        assert_eq!(capture(&board, stone, true, 5), Reading::Unknown);
    }
}
