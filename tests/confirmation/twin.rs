//! Random small regions judged by the library and by its naive twin.

use super::naive::{Place, judge as judge_naively};
use std::sync::Arc;
use tengen::board::{Board, Color, Graph, Point, Shape, Topology, parse_diagram, stone_char};
use tengen::random::Random;
use tengen::rules::confirm::{Budget, KoPass, Life, Outcome, Region, judge};

/// A corner of a board with random stones in it, and random walls around it.
fn random_region(
    random: &mut Random,
    graph: &Arc<Graph>,
    inside: &[Point],
) -> Option<Board<Graph>> {
    let mut stones = Vec::new();
    let ring = inside.iter().flat_map(|&p| graph.neighbours(p));
    let mut ring: Vec<Point> = ring.filter(|q| !inside.contains(q)).collect();
    ring.sort_unstable();
    ring.dedup();
    let colors = [Color::BLACK, Color::WHITE];
    // Mostly one player's walls: what has no own wall can die.
    let mixed = random.below(3) == 0;
    let walls = colors[random.below(2)];
    for point in ring {
        let other = mixed && random.below(3) == 0;
        stones.push((point, if other { walls.opponent() } else { walls }));
    }
    let ring = stones.clone();
    for &point in inside {
        let color = colors[random.below(2)];
        let walled = |q: Point| ring.contains(&(q, color));
        if random.below(4) > 0 && !graph.neighbours(point).any(walled) {
            stones.push((point, color));
        }
    }
    Board::with_stones(Arc::clone(graph), stones).ok()
}

fn place(board: &Board<Graph>, inside: &[Point]) -> (Place, String) {
    let color = |point: Point| stone_char(board.color(point));
    let (mut neighbours, mut walls) = (Vec::new(), Vec::new());
    for &point in inside {
        let around: Vec<Point> = board.topology().neighbours(point).collect();
        let index = |q: &Point| inside.iter().position(|p| p == q);
        neighbours.push(around.iter().filter_map(index).collect());
        let outside = around.iter().filter(|&q| index(q).is_none());
        walls.push(outside.map(|&q| color(q)).collect());
    }
    let stones = inside.iter().map(|&point| color(point)).collect();
    (Place { neighbours, walls }, stones)
}

fn letter(outcome: Outcome) -> char {
    match outcome {
        Outcome::Alive(Life::Uncapturable) => 'U',
        Outcome::Alive(Life::Capturable1) => '1',
        Outcome::Alive(Life::Capturable2) => '2',
        Outcome::Dead => '-',
        Outcome::Unknown { .. } => '?',
    }
}

#[test]
fn random_regions_are_judged_as_the_definitions_say() {
    let mut random = Random::new(1989, 0);
    let graph = Arc::new("grid:6x5".parse::<Shape>().unwrap().graph().unwrap());
    let shapes = [
        "A5 B5 C5 A4 B4",
        "A5 B5 C5 D5 A4 B4",
        "B5 C5 B4 C4 B3 C3",
        "A5 B5 C5 D5 A4 B4 C4",
        "A5 A4 B4 C4 B3 C3",
    ];
    let mut found = [0; 5];
    for round in 0..500 {
        let names = shapes[round % shapes.len()].split(' ');
        let inside: Vec<Point> = names.map(|name| graph.point(name).unwrap()).collect();
        let Some(board) = random_region(&mut random, &graph, &inside) else {
            continue;
        };
        let Ok(region) = Region::new(&board, &inside) else {
            continue;
        };
        let (place, stones) = place(&board, &inside);
        for owner in [Color::BLACK, Color::WHITE] {
            for ko_pass in [KoPass::Strict, KoPass::Global] {
                let judged = judge(&region, owner, ko_pass, Budget::default());
                let answers: Vec<char> = judged.chains.iter().map(|c| letter(c.1)).collect();
                let strict = ko_pass == KoPass::Strict;
                let naive = judge_naively(&place, &stones, stone_char(Some(owner)), strict);
                let wanted: Vec<char> = naive.iter().map(|c| c.1).collect();
                assert_eq!(
                    answers, wanted,
                    "{ko_pass:?} {owner:?} {stones} {:?}",
                    place.walls
                );
                for answer in answers {
                    found["U12-?".find(answer).unwrap()] += 1;
                }
            }
        }
    }
    eprintln!("{found:?}");
    assert!(found[0] > 50 && found[3] > 50, "{found:?}");
}

/// The corner of two kos in which the readings differ: with a pass for one ko Black's three chains fall, with a pass for all
/// they are captured only to come back.
#[test]
fn two_kos_are_judged_as_the_definitions_say() {
    let graph = Arc::new("grid:8x5".parse::<Shape>().unwrap().graph().unwrap());
    let rows = ".O..XO.O OXOX.OOO X.XOOO.O XXXXXXOO X.X.XXO.";
    let stones = parse_diagram(graph.as_ref(), rows).unwrap();
    let board = Board::with_stones(Arc::clone(&graph), stones).unwrap();
    let names = "A5 B5 C5 D5 E5 A4 B4 C4 D4 E4 B3".split(' ');
    let inside: Vec<Point> = names.map(|name| graph.point(name).unwrap()).collect();
    let (place, stones) = place(&board, &inside);
    let region = Region::new(&board, &inside).unwrap();
    // E5, B4 and D4.
    for (ko_pass, wanted) in [(KoPass::Strict, "---"), (KoPass::Global, "212")] {
        let naive = judge_naively(&place, &stones, 'X', ko_pass == KoPass::Strict);
        let naive: String = naive.iter().map(|chain| chain.1).collect();
        let judged = judge(&region, Color::BLACK, ko_pass, Budget::default());
        let judged: String = judged.chains.iter().map(|c| letter(c.1)).collect();
        assert_eq!((naive.as_str(), judged.as_str()), (wanted, wanted));
    }
}
