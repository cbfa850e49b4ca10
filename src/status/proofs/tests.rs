//! What is proved against exhaustive search, and what has to be proved or must not be.

use super::plan::Plan;
use super::support::carry_out;
use crate::board::{Board, Color, Graph, Point, Shape, Topology, parse_diagram, stone_char};
use crate::game::Game;
use crate::random::Random;
use crate::rules::Ruleset;
use crate::rules::confirm::{Budget, KoPass, Life, Outcome, Region, judge};
use crate::rules::pass_alive;
use crate::status::{How, Status, Verdict};
use std::sync::Arc;

fn graph(shape: &str) -> Arc<Graph> {
    Arc::new(shape.parse::<Shape>().unwrap().graph().unwrap())
}

fn board(shape: &str, rows: &str) -> Board<Graph> {
    let graph = graph(shape);
    let stones = parse_diagram(graph.as_ref(), rows).unwrap();
    Board::with_stones(graph, stones).unwrap()
}

/// The chains of `color` proved to live if nothing is known of the others.
fn proved(board: &Board<Graph>, color: Color) -> Vec<Point> {
    let mut plan = Plan::new(board, color, |_| true, |_| true, false);
    carry_out(&mut plan).proved
}

/// A board with so many of ten points Black's, and so many empty.
fn random_board(
    graph: &Arc<Graph>,
    black: usize,
    empty: usize,
    random: &mut Random,
) -> Option<Board<Graph>> {
    let mut stones = Vec::new();
    for &point in graph.points() {
        let drawn = random.below(10);
        if drawn < black {
            stones.push((point, Color::BLACK));
        } else if drawn >= black + empty {
            stones.push((point, Color::WHITE));
        }
    }
    Board::with_stones(Arc::clone(graph), stones).ok()
}

fn drawn(board: &Board<Graph>) -> String {
    let graph = board.topology();
    let (width, _) = graph.grid_size().unwrap();
    let points: Vec<char> = graph
        .points()
        .iter()
        .map(|&p| stone_char(board.color(p)))
        .collect();
    let rows = points.chunks(width.into());
    rows.map(|row| row.iter().collect::<String>() + "\n")
        .collect()
}

/// What is proved to live, but for pass-alive chains, is found uncapturable by the exhaustive search of the whole board,
/// which shares no code with the proofs.
#[test]
fn nothing_proved_is_captured() {
    let mut asked = 0;
    for (shape, black, empty) in [
        ("grid:4x4", 5, 3),
        ("grid:5x4", 4, 4),
        ("grid:6x3", 6, 3),
        ("grid:5x5", 5, 3),
        ("grid:7x3", 5, 4),
        ("torus:4x4", 6, 3),
    ] {
        let graph = graph(shape);
        let mut random = Random::new(7, 0);
        let boards = (0..600).filter_map(|_| random_board(&graph, black, empty, &mut random));
        for board in boards {
            let safe = pass_alive(&board, Color::BLACK, false).chains;
            let mut proved = proved(&board, Color::BLACK);
            proved.retain(|chain| !safe.contains(chain));
            if proved.is_empty() {
                continue;
            }
            let region = Region::new(&board, graph.points()).unwrap();
            let budget = Budget {
                nodes: 50_000,
                ..Budget::default()
            };
            let judged = judge(&region, Color::BLACK, KoPass::Strict, budget);
            for (stone, outcome) in judged.chains {
                if !proved.contains(&board.chain(stone)) {
                    continue;
                }
                match outcome {
                    Outcome::Alive(Life::Uncapturable) => asked += 1,
                    Outcome::Unknown { .. } => {}
                    _ => panic!("{} is {outcome:?}\n{}", graph.name(stone), drawn(&board)),
                }
            }
        }
    }
    assert!(asked > 100, "only {asked} verdicts were checked");
}

/// Four eye points in a row are enough, whoever moves first, and three are not.
#[test]
fn a_straight_four_lives_and_a_straight_three_does_not() {
    let four = board("grid:6x4", "....XO XXXXXO OOOOOO ......");
    assert_eq!(proved(&four, Color::BLACK).len(), 1);
    let three = board("grid:6x4", "...XXO XXXXXO OOOOOO ......");
    assert!(proved(&three, Color::BLACK).is_empty());
}

/// Two chains with an eye each need each other. With two points between them, White cannot take both; with one he cuts.
#[test]
fn chains_with_an_eye_each_live_if_they_can_be_connected() {
    let linked = board("grid:5x4", ".X.X. XX.XX OOOOO .....");
    assert_eq!(proved(&linked, Color::BLACK).len(), 2);
    let cut = board("grid:5x4", ".X.X. XXOXX OOOOO .....");
    assert!(proved(&cut, Color::BLACK).is_empty());
}

/// Black's second eye is false: White takes the stone that guards it off.
#[test]
fn a_false_eye_is_none() {
    let rows = ".XX.XO. XXOXOO. OOO.O.. ....... ";
    assert!(proved(&board("grid:7x4", rows), Color::BLACK).is_empty());
}

/// Bent four in the corner: Black lives in nothing but the four points, and White's three stones there leave him one eye.
#[test]
fn bent_four_in_the_corner_is_not_alive() {
    let rows = "OO.XO. O.XXO. XXXOO. OOOO.. ......";
    assert!(proved(&board("grid:6x5", rows), Color::BLACK).is_empty());
}

/// Between pass-alive walls a stone without room for eyes is dead, and nothing of that is estimated.
#[test]
fn a_stone_in_a_small_territory_is_proved_dead() {
    let graph = graph("grid:7x3");
    let rules = Ruleset::CHINESE_KGS;
    let mut game = Game::new(Arc::clone(&graph), rules, 2).unwrap();
    let stones = parse_diagram(graph.as_ref(), ".X.X.X. XXXXXXX ..O....").unwrap();
    game.set_position(&stones, Color::BLACK).unwrap();
    let status = Status::judge(&game);
    let found: Vec<_> = status
        .chains()
        .iter()
        .map(|chain| (chain.color, chain.verdict, chain.how.clone()))
        .collect();
    let wanted = [
        (Color::BLACK, Verdict::Alive, How::Proved),
        (Color::WHITE, Verdict::Dead, How::Proved),
    ];
    assert_eq!(found, wanted);
}
