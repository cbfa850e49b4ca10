//! The moves of a hypothetical game, what is no region, and what the budget does.

use super::positions::Positions;
use super::region::State;
use super::*;
use crate::board::{Board, Color, Graph, Point, Shape, Topology, parse_diagram};
use std::sync::Arc;

fn board(shape: &str, rows: &str) -> Board<Graph> {
    let graph = Arc::new(shape.parse::<Shape>().unwrap().graph().unwrap());
    let stones = parse_diagram(graph.as_ref(), rows).unwrap();
    Board::with_stones(graph, stones).unwrap()
}

fn points(board: &Board<Graph>, names: &str) -> Vec<Point> {
    let names = names.split(' ');
    names
        .map(|name| board.topology().point(name).unwrap())
        .collect()
}

/// A ko at B3 and C3 between walls, and an eye point of Black's at E1.
fn ko() -> Region {
    let board = board("grid:5x5", ".XO.. X.XO. .XOO. .XXXX .XX..");
    let region = Region::new(&board, &points(&board, "B4 C4"));
    region.unwrap()
}

fn play(region: &Region, state: &State, bit: u64) -> Option<State> {
    region.play(state, bit).unwrap()
}

/// Whether the one who may not recapture can get the ko back, and after which passes.
#[test]
fn a_ko_is_banned_until_it_is_passed_for() {
    let region = ko();
    let (b4, c4) = (1, 2);
    let start = region.start(Color::WHITE);
    let taken = play(&region, &start, b4).unwrap();
    assert_eq!(taken.stones, [0, b4]);
    assert_eq!(play(&region, &taken, c4), None, "no immediate recapture");
    for ko_pass in [KoPass::Strict, KoPass::Global] {
        let mut positions = Positions::new(&region, ko_pass, Budget::default());
        let number = positions.number(taken);
        let moves = positions.moves(number).unwrap();
        let targets: Vec<State> = moves
            .map(|at| *positions.state(positions.target(at)))
            .collect();
        // A pass for the ko and the plain pass, no play.
        let [for_ko, plain] = targets[..] else {
            panic!("{targets:?}");
        };
        assert_eq!(region.bans(&for_ko).count(), 0);
        assert_eq!(region.bans(&plain).count(), 1);
        let back = |state: State| State { mover: 0, ..state };
        assert_eq!(play(&region, &back(plain), c4), None);
        let again = play(&region, &back(for_ko), c4).unwrap();
        assert_eq!(again.stones, [c4, 0]);
        assert_eq!(region.bans(&again).count(), 1, "now White is banned");
    }
    // Filling the ko ends it.
    let filled = play(&region, &State { mover: 1, ..taken }, c4).unwrap();
    assert_eq!(region.bans(&filled).count(), 0);
}

#[test]
fn suicide_is_no_move() {
    let board = board("grid:4x2", ".XO. XXOO");
    let region = Region::new(&board, &points(&board, "A2")).unwrap();
    assert_eq!(play(&region, &region.start(Color::WHITE), 1), None);
    let own = play(&region, &region.start(Color::BLACK), 1).unwrap();
    assert_eq!(own.stones, [1, 0], "the wall gives it liberties");
}

#[test]
fn a_region_is_closed() {
    let board = board("grid:5x2", "XX.O. XX.OO");
    let error = |names: &str| Region::new(&board, &points(&board, names)).unwrap_err();
    let [a2, c2] = points(&board, "A2 C2")[..] else {
        panic!("two points");
    };
    assert_eq!(error("A2"), RegionError::CutsChain(a2));
    assert_eq!(error("C1"), RegionError::Open(c2));
    let big = "grid:9x9".parse::<Shape>().unwrap().graph().unwrap();
    let all = big.points().to_vec();
    let empty = Board::new(Arc::new(big));
    assert_eq!(
        Region::new(&empty, &all).unwrap_err(),
        RegionError::TooLarge(81)
    );
}

#[test]
fn what_the_budget_does_not_reach_is_unknown() {
    let board = board("grid:8x5", "...XO... XXXXO.O. OOOOOOOO .O.O.O.O OOOOOOO.");
    let region = Region::new(&board, &points(&board, "A5 B5 C5 D5 A4 B4 C4 D4")).unwrap();
    for budget in [
        Budget {
            nodes: 5,
            ..Budget::default()
        },
        Budget {
            bytes: 1000,
            ..Budget::default()
        },
    ] {
        let judged = judge(&region, Color::BLACK, KoPass::Strict, budget);
        let [(_, Outcome::Unknown { nodes })] = judged.chains[..] else {
            panic!("{judged:?}");
        };
        assert!(nodes <= 20, "{nodes}");
    }
}

/// The pass-alive corner of Black's leaves the rest of the board as one region.
#[test]
fn pass_alive_chains_cut_the_board() {
    let board = board("grid:5x3", ".X.X. XXXX. .....");
    let regions = enclosed(&board);
    let sizes: Vec<usize> = regions.iter().map(Vec::len).collect();
    assert_eq!(sizes, [1, 1, 7]);
    let found = confirm(&board, &regions[2], Budget::default());
    assert_eq!(found, Ok(Vec::new()));
}

#[test]
fn readings_that_agree_on_life_are_no_dispute() {
    let confirmed = |strict, global| Confirmed {
        stone: Point::new(0),
        strict,
        global,
        nodes: 0,
    };
    let (alive, back) = (
        Outcome::Alive(Life::Uncapturable),
        Outcome::Alive(Life::Capturable1),
    );
    assert!(confirmed(alive, Outcome::Dead).is_disputed());
    assert!(!confirmed(alive, back).is_disputed());
    assert!(!confirmed(alive, Outcome::Unknown { nodes: 1 }).is_disputed());
}

/// An empty board has no walls, and is too large to be looked at whole: no answer, and no time lost.
#[test]
fn what_no_wall_cuts_is_unknown() {
    let mut rows = "X".to_owned();
    rows.push_str(&".".repeat(80));
    let board = board("grid:9x9", &rows);
    let [only] = statuses(&board, Budget::default())[..] else {
        panic!("one chain");
    };
    assert_eq!(only.strict, Outcome::Unknown { nodes: 0 });
}

/// The commentary's Diagram 9: White A4 takes the ko, Black has to pass for it, White C5 captures the remaining six.
#[test]
fn dead_stones_have_a_line_that_captures_them() {
    let rows = "XO.XO.... .XXXO.... XXOOO.... OOO...... .........";
    let board = board("grid:9x5", rows);
    let corner = points(&board, "A5 B5 C5 D5 A4 B4 C4 D4 A3 B3");
    let region = Region::new(&board, &corner).unwrap();
    let asked = |name| {
        let stone = points(&board, name)[0];
        why(&region, stone, KoPass::Strict, Budget::default())
    };
    let step = |color, act, taken: &[Point], banned| Step {
        color,
        act,
        taken: taken.to_vec(),
        banned,
    };
    let [a5, _, c5, d5, a4, rest @ ..] = &corner[..] else {
        panic!("ten points");
    };
    let line = vec![
        step(Color::WHITE, Act::Play(*a4), &[*a5], Some(*a5)),
        step(Color::BLACK, Act::KoPass(*a5), &[], None),
        step(Color::WHITE, Act::Play(*c5), &[&[*d5], rest].concat(), None),
    ];
    let is_cut = false;
    assert_eq!(asked("D5"), Some(Why::Dead { line, is_cut }));
    assert_eq!(asked("C5"), None, "no stone");
    let little = Budget {
        nodes: 3,
        ..Budget::default()
    };
    assert_eq!(why(&region, *d5, KoPass::Strict, little), None);
}

/// A corner with two kos at once, found by searching 200,000 random corners of 10 to 15 points for one in which the two
/// readings of the pass for a ko differ: Black lives only if one pass lifts both bans.
#[test]
fn two_kos_at_once_are_disputed() {
    let board = board("grid:8x5", ".O..XO.O OXOX.OOO X.XOOO.O XXXXXXOO X.X.XXO.");
    let disputed: Vec<&str> = statuses(&board, Budget::default())
        .iter()
        .filter(|found| found.is_disputed())
        .map(|found| board.topology().name(found.stone))
        .collect();
    assert_eq!(disputed, ["B4", "E5", "D4"]);
}
