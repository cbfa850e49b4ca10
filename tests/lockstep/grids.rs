//! The same plays on a bordered grid and on the graph of the same shape: all that playouts ask must be the same.

use std::sync::Arc;
use tengen::board::{Board, Changes, Color, Graph, Grid, Liberties, Point, Shape, Topology};
use tengen::random::Random;

/// How many games there are.
pub(crate) const GAMES: usize = 300;

/// Columns and rows, the largest first: the longest sides, lines, and narrow boards among them.
const SIZES: [(u8, u8); 20] = [
    (25, 25),
    (19, 19),
    (25, 13),
    (2, 25),
    (25, 2),
    (1, 25),
    (25, 1),
    (13, 13),
    (9, 9),
    (7, 11),
    (5, 5),
    (3, 8),
    (2, 9),
    (9, 2),
    (4, 3),
    (1, 7),
    (6, 1),
    (2, 2),
    (1, 2),
    (1, 1),
];

/// Plays game `number` on the narrowest array that holds its board.
pub(crate) fn play(number: usize) {
    let (columns, rows) = SIZES[number % SIZES.len()];
    let graph = Shape::Grid(columns, rows).graph().expect("a grid");
    let mut random = Random::new(77, number as u64);
    if let Some(grid) = Grid::<128>::from_graph(&graph) {
        lockstep(grid, graph, &mut random);
    } else if let Some(grid) = Grid::<512>::from_graph(&graph) {
        lockstep(grid, graph, &mut random);
    } else {
        let grid = Grid::<1024>::from_graph(&graph).expect("room for any grid");
        lockstep(grid, graph, &mut random);
    }
}

/// What came and went in one play.
#[derive(Default, PartialEq, Debug)]
struct Log {
    placed: Vec<(Point, Color)>,
    removed: Vec<(Point, Color)>,
}

impl Changes for Log {
    fn placed(&mut self, point: Point, color: Color) {
        self.placed.push((point, color));
    }

    fn removed(&mut self, point: Point, color: Color) {
        self.removed.push((point, color));
    }
}

impl Log {
    fn of<T: Topology>(board: &mut Board<T>, point: Point, color: Color) -> Self {
        let mut log = Self::default();
        board.play(point, color, &mut log);
        log.removed.sort_unstable();
        log
    }
}

fn lockstep<const CELLS: usize>(grid: Grid<CELLS>, graph: Graph, random: &mut Random) {
    let points = graph.points().to_vec();
    assert_eq!(grid.points(), points, "{}", graph.spec());
    let players = 2 + random.below(3) as u8;
    let mut fast = Board::new(Arc::new(grid));
    let mut slow = Board::new(Arc::new(graph));
    let mut color = Color::BLACK;
    for _ in 0..3 * points.len() {
        let empty: Vec<Point> = points
            .iter()
            .copied()
            .filter(|&p| slow.is_empty(p) && !(random.chance(0.9) && slow.is_eye_like(p, color)))
            .collect();
        if empty.is_empty() || random.chance(0.02) {
            fast.pass();
            slow.pass();
        } else {
            let point = empty[random.below(empty.len())];
            let log = Log::of(&mut fast, point, color);
            assert_eq!(log, Log::of(&mut slow, point, color));
        }
        fast.check();
        compare(&fast, &slow, players);
        color = color.next(players);
    }
}

fn compare<T: Topology>(fast: &Board<T>, slow: &Board<Graph>, players: u8) {
    let spec = slow.topology().spec();
    assert_eq!(fast.ko(), slow.ko(), "{spec}");
    assert_eq!(fast.empty_count(), slow.empty_count(), "{spec}");
    for &p in slow.topology().points() {
        assert_eq!(fast.color(p), slow.color(p), "{spec} {p:?}");
        if slow.is_empty(p) {
            for color in Color::all(players) {
                let eye = eye_on_grid(slow, p, color);
                assert_eq!(fast.is_eye_like(p, color), eye, "{spec} {p:?} {color:?}");
                assert_eq!(slow.is_eye_like(p, color), eye, "{spec} {p:?} {color:?}");
                let lives = slow.leaves_liberty(p, color);
                assert_eq!(fast.leaves_liberty(p, color), lives, "{spec} {p:?}");
                let playable = lives && !eye && slow.ko() != Some(p);
                assert_eq!(
                    fast.is_playable(p, color),
                    playable,
                    "{spec} {p:?} {color:?}"
                );
                assert_eq!(
                    slow.is_playable(p, color),
                    playable,
                    "{spec} {p:?} {color:?}"
                );
            }
        } else {
            assert_eq!(fast.in_atari(p), slow.in_atari(p), "{spec} {p:?}");
            assert_eq!(fast.chain_len(p), slow.chain_len(p), "{spec} {p:?}");
            let (fast, slow) = (fast.liberties_of(p), slow.liberties_of(p));
            assert_eq!(fast.pairs(), slow.pairs(), "{spec} {p:?}");
            assert_eq!(fast.is_one(), slow.is_one(), "{spec} {p:?}");
            assert!(!fast.is_one() || fast.only() == slow.only(), "{spec} {p:?}");
        }
    }
}

/// The usual eye of playouts: own stones on all sides, and no rival on a diagonal at the rim, at most one in the open.
/// On a line, where there are no diagonals, both sides must be one chain, which around an empty point they never are.
fn eye_on_grid(board: &Board<Graph>, point: Point, color: Color) -> bool {
    let graph = board.topology();
    let (columns, rows) = graph.grid_size().expect("a grid");
    let (x, y) = graph.column_row(point).expect("a point of a grid");
    let at = |dx: i8, dy: i8| {
        let (x, y) = (x.checked_add_signed(dx)?, y.checked_add_signed(dy)?);
        graph.grid_point(x, y)
    };
    let sides = [at(1, 0), at(-1, 0), at(0, 1), at(0, -1)];
    let corners = [at(1, 1), at(1, -1), at(-1, 1), at(-1, -1)];
    let own = |p: Point| board.color(p) == Some(color);
    if !sides.into_iter().flatten().all(own) {
        return false;
    }
    if columns == 1 || rows == 1 {
        return sides.into_iter().flatten().count() < 2;
    }
    let rival = |p: &Point| board.color(*p).is_some_and(|owner| owner != color);
    let rivals = corners.into_iter().flatten().filter(rival).count();
    let at_the_rim = corners.into_iter().flatten().count() < 4;
    rivals <= usize::from(!at_the_rim)
}
