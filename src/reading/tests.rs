//! Ladders of known ends, and the reader beside a slow twin.

use super::*;
use crate::board::{Board, Color, Graph, Grid, Liberties, Point, Shape, Topology, parse_diagram};
use crate::playout::two_liberties;
use crate::random::Random;
use std::sync::Arc;

fn read(rows: &str) -> (Graph, Board<Grid<128>>) {
    let side = rows.split_whitespace().count() as u8;
    let graph = Shape::Grid(side, side).graph().unwrap();
    let stones = parse_diagram(&graph, rows).unwrap();
    let grid = Arc::new(Grid::from_graph(&graph).unwrap());
    (graph, Board::with_stones(grid, stones).unwrap())
}

/// White's stone at D6 runs towards the lower right corner.
const LADDER: &str =
    "......... ......... ...XX.... ..XO..... ..X...... ......... ......... ......... .........";

#[test]
fn a_ladder_works_on_the_open_board() {
    let (graph, board) = read(LADDER);
    let stone = graph.point("D6").unwrap();
    assert!(Ladders::default().catches(&board, stone, Color::BLACK));
}

#[test]
fn a_breaker_in_its_way_saves_the_chain() {
    for breaker in ["F4", "G3", "H2", "G4"] {
        let (graph, mut board) = read(LADDER);
        board.play(graph.point(breaker).unwrap(), Color::WHITE, &mut ());
        let stone = graph.point("D6").unwrap();
        let caught = Ladders::default().catches(&board, stone, Color::BLACK);
        assert!(!caught, "{breaker}");
    }
}

#[test]
fn a_breaker_aside_does_not() {
    for aside in ["B2", "J9", "H8", "A5"] {
        let (graph, mut board) = read(LADDER);
        board.play(graph.point(aside).unwrap(), Color::WHITE, &mut ());
        let stone = graph.point("D6").unwrap();
        assert!(
            Ladders::default().catches(&board, stone, Color::BLACK),
            "{aside}"
        );
    }
}

/// Without a stone on C5 White runs to three liberties at D5; at E6 Black's stone on E7 leaves two.
#[test]
fn the_side_of_the_first_atari_matters() {
    let (graph, board) = read(&LADDER.replace("..X......", "........."));
    let at = |name| graph.point(name).unwrap();
    let mut ladders = Ladders::default();
    let mut by = |name| ladders.catches_by(&board, at("D6"), Color::BLACK, at(name));
    assert!(by("D5"));
    assert!(!by("E6"));
}

/// B3 is in atari with no way out at B2; only where C4 is White's can C3 be taken first.
#[test]
fn a_capture_on_the_way_saves_the_chain() {
    for (rows, expected) in [
        ("..... .X... XOXO. X.... .X...", true),
        ("..... .XO.. XOXO. X.... .X...", false),
    ] {
        let (graph, board) = read(rows);
        let stone = graph.point("B3").unwrap();
        let caught = Ladders::default().is_caught(&board, stone, Color::BLACK);
        assert_eq!(caught, expected, "{rows}");
    }
}

/// The definition without anything left out: every atari, every defence, each to its end.
struct Twin {
    attacker: Color,
    /// Stones played so far: at least as many as a reader who stops at the first answer.
    played: u32,
}

/// More stones than the twin plays for one question: what takes more is passed over.
const PATIENCE: u32 = 2_000;

impl Twin {
    fn new(attacker: Color) -> Self {
        Self {
            attacker,
            played: 0,
        }
    }

    fn after<T: Topology>(
        &mut self,
        board: &Board<T>,
        point: Point,
        color: Color,
    ) -> Option<Board<T>> {
        let is_legal = board.leaves_liberty(point, color) && board.ko() != Some(point);
        (is_legal && self.played < PATIENCE).then(|| {
            self.played += 1;
            let mut after = board.clone();
            after.play(point, color, &mut ());
            after
        })
    }

    fn catches<T: Topology>(&mut self, board: &Board<T>, stone: Point) -> bool {
        if board.color(stone).is_none() {
            return true;
        }
        if board.in_atari(stone) {
            let last = board.liberties_of(stone).only();
            return board.leaves_liberty(last, self.attacker) && board.ko() != Some(last);
        }
        let mut caught = false;
        for point in two_liberties(board, stone).into_iter().flatten() {
            if let Some(after) = self.after(board, point, self.attacker) {
                caught |= self.is_caught(&after, stone);
            }
        }
        caught
    }

    fn is_caught<T: Topology>(&mut self, board: &Board<T>, stone: Point) -> bool {
        let Some(owner) = board.color(stone) else {
            return true;
        };
        if !board.in_atari(stone) {
            return false;
        }
        let mut caught = true;
        let mut defences = vec![board.liberties_of(stone).only()];
        // A rival's chain in atari next to the chain is captured at its last liberty.
        for (rival, color) in board.stones() {
            let touches = |own: Point| {
                let chain = board.chain(rival);
                let mut around = board.topology().neighbours(own);
                around.any(|q| board.color(q) == Some(color) && board.chain(q) == chain)
            };
            if color != owner && board.in_atari(rival) && board.chain_stones(stone).any(touches) {
                defences.push(board.liberties_of(rival).only());
            }
        }
        defences.sort_unstable();
        defences.dedup();
        for point in defences {
            if let Some(after) = self.after(board, point, owner) {
                caught &= self.catches(&after, stone);
            }
        }
        caught
    }
}

/// A board after random moves of so many players; captures make kos.
fn random_board(shape: &Shape, players: u8, random: &mut Random) -> Board<Graph> {
    let graph = Arc::new(shape.graph().unwrap());
    let mut board = Board::new(Arc::clone(&graph));
    let mut color = Color::BLACK;
    for _ in 0..random.below(2 * graph.points().len()) {
        let point = board.empty(random.below(board.empty_count()));
        if board.leaves_liberty(point, color) && board.ko() != Some(point) {
            board.play(point, color, &mut ());
        } else {
            board.pass();
        }
        color = color.next(players);
    }
    board
}

/// Asks both questions about every chain with one liberty or two, and tells of the reader's answer, the twin's and the stones
/// that the twin played.
fn compare(
    board: &Board<Graph>,
    players: u8,
    ladders: &mut Ladders<Graph>,
    mut tell: impl FnMut(bool, bool, u32),
) {
    for (stone, owner) in board.stones() {
        if board.chain(stone) != stone {
            continue;
        }
        for attacker in Color::all(players).filter(|&color| color != owner) {
            if board.in_atari(stone) || two_liberties(board, stone).is_some() {
                let mut twin = Twin::new(attacker);
                let caught = twin.catches(board, stone);
                tell(ladders.catches(board, stone, attacker), caught, twin.played);
            }
            if board.in_atari(stone) {
                let mut twin = Twin::new(attacker);
                let caught = twin.is_caught(board, stone);
                tell(
                    ladders.is_caught(board, stone, attacker),
                    caught,
                    twin.played,
                );
            }
        }
    }
}

#[test]
fn the_reader_agrees_with_its_twin() {
    let mut random = Random::new(7, 0);
    let mut seen = [0; 2];
    for number in 0..3000 {
        let side = |random: &mut Random| 5 + random.below(5) as u8;
        let shape = match number % 8 {
            0 => Shape::Torus(5, 6),
            _ => Shape::Grid(side(&mut random), side(&mut random)),
        };
        let players = if number % 8 < 6 { 2 } else { 3 };
        let board = random_board(&shape, players, &mut random);
        let mut ladders = Ladders::default();
        compare(&board, players, &mut ladders, |found, expected, played| {
            if played <= ladder::BUDGET {
                assert_eq!(found, expected, "board {number}");
                seen[usize::from(expected)] += 1;
            } else if played < PATIENCE {
                assert!(expected || !found, "board {number}");
            }
        });
    }
    assert!(seen[0] > 1000 && seen[1] > 1000, "{seen:?}");
}

#[test]
fn nobody_is_called_caught_for_want_of_budget() {
    let mut random = Random::new(8, 0);
    let mut given_up = 0;
    for number in 0..1500 {
        let shape = Shape::Grid(7, 5 + (number % 5) as u8);
        let board = random_board(&shape, 2, &mut random);
        let mut ladders = Ladders::default();
        ladders.budget = number % 7;
        compare(&board, 2, &mut ladders, |found, expected, played| {
            if played < PATIENCE {
                assert!(expected || !found, "board {number}");
                given_up += u32::from(expected && !found);
            }
        });
    }
    assert!(given_up > 50, "{given_up}");
}
