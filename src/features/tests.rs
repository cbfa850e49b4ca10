//! Features of random positions against what they are said to be, worked out the long way.

use super::shapes::Known;
use super::*;
use crate::board::{Board, Color, Graph, Move, Point, Shape, Topology};
use crate::random::Random;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A game so far, as a board and the last two turns.
struct Scene {
    board: Board<Graph>,
    color: Color,
    recent: [Option<Move>; 2],
}

impl Scene {
    fn new(graph: &Arc<Graph>, color: Color) -> Self {
        Self {
            board: Board::new(Arc::clone(graph)),
            color,
            recent: [None; 2],
        }
    }

    /// Plays at the point, or passes.
    fn turn(&mut self, point: Option<Point>, players: u8) {
        match point {
            Some(point) => self.board.play(point, self.color, &mut ()),
            None => self.board.pass(),
        }
        self.color = self.color.next(players);
        let mv = point.map_or(Move::Pass, Move::Play);
        self.recent = [Some(mv), self.recent[0]];
    }

    /// A legal point drawn at random, or none.
    fn draw(&self, random: &mut Random) -> Option<Point> {
        let point = self.board.empty(random.below(self.board.empty_count()));
        let is_legal =
            self.board.leaves_liberty(point, self.color) && self.board.ko() != Some(point);
        is_legal.then_some(point)
    }

    fn empty(&self) -> Vec<Point> {
        let mut points: Vec<Point> = (0..self.board.empty_count())
            .map(|i| self.board.empty(i))
            .collect();
        points.sort_unstable();
        points
    }

    fn look<R>(&self, work: impl FnOnce(&mut Position<'_, Graph>) -> R) -> R {
        let graph = self.board.topology();
        let windows = Windows::new(graph);
        let mut tactics = Tactics::new(graph);
        work(&mut Position::new(
            &self.board,
            self.color,
            self.recent,
            windows.as_ref(),
            &mut tactics,
        ))
    }
}

fn graph(shape: &Shape) -> Arc<Graph> {
    Arc::new(shape.graph().unwrap())
}

/// Some of the shapes around the points of a scene, each with all smaller ones of its nest.
fn some_known(scene: &Scene, random: &mut Random) -> ([BTreeSet<ShapeKey>; 2], Shapes) {
    let mut keys = [BTreeSet::new(), BTreeSet::new()];
    scene.look(|position| {
        for point in scene.empty() {
            for (keys, nest) in keys.iter_mut().zip(position.shapes(point)) {
                let some = random.below(nest.len() + 1);
                keys.extend(&nest[..some]);
            }
        }
    });
    let [plain, answers] = [0, 1].map(|which: usize| Known::new(keys[which].iter().copied()));
    (keys, Shapes { plain, answers })
}

/// Where one of the eight symmetries of a rectangle takes a column and a row.
fn image(side: usize, (x, y): (u8, u8), (columns, rows): (u8, u8)) -> (u8, u8) {
    let x = if side & 1 == 0 { x } else { columns - 1 - x };
    let y = if side & 2 == 0 { y } else { rows - 1 - y };
    if side & 4 == 0 { (x, y) } else { (y, x) }
}

#[test]
fn features_are_the_same_from_all_sides_and_for_both_colors() {
    let mut random = Random::new(11, 0);
    for size in [(9, 9), (7, 5), (1, 6), (13, 13)] {
        for _ in 0..6 {
            let base = graph(&Shape::Grid(size.0, size.1));
            let mut scene = Scene::new(&base, Color::BLACK);
            let mut images: Vec<(usize, Scene)> = (0..16)
                .map(|number| {
                    let (columns, rows) = if number & 4 == 0 {
                        size
                    } else {
                        (size.1, size.0)
                    };
                    let first = [Color::BLACK, Color::WHITE][number / 8];
                    let graph = graph(&Shape::Grid(columns, rows));
                    (number & 7, Scene::new(&graph, first))
                })
                .collect();
            let moved = |image_scene: &Scene, side: usize, point: Point| {
                let (x, y) = image(side, base.column_row(point).unwrap(), size);
                image_scene.board.topology().grid_point(x, y).unwrap()
            };
            for turn in 0..2 * base.points().len() {
                let point = scene.draw(&mut random);
                for (side, other) in &mut images {
                    let at = point.map(|point| moved(other, *side, point));
                    other.turn(at, 2);
                }
                scene.turn(point, 2);
                if turn % 9 != 0 {
                    continue;
                }
                let (_, known) = some_known(&scene, &mut random);
                for point in scene.empty() {
                    let see = |position: &mut Position<'_, Graph>, at| {
                        (position.features(at, &known), position.shapes(at))
                    };
                    let expected = scene.look(|position| see(position, point));
                    for (side, other) in &images {
                        let at = moved(other, *side, point);
                        let found = other.look(|position| see(position, at));
                        assert_eq!(found, expected, "{size:?} turn {turn} side {side}");
                    }
                }
            }
        }
    }
}

/// The boards of the other tests, with how many play.
fn boards() -> Vec<(Arc<Graph>, u8)> {
    let shapes = [
        (Shape::Grid(9, 9), 2),
        (Shape::Grid(5, 7), 3),
        (Shape::Grid(1, 1), 2),
        (Shape::Torus(5, 6), 2),
        (Shape::Cube(3), 4),
        (Shape::Cycle(9), 2),
        (Shape::Complete(8), 3),
        (Shape::Star(12), 2),
    ];
    let made = shapes
        .into_iter()
        .map(|(shape, players)| (graph(&shape), players));
    made.collect()
}

/// Shows scenes of random games.
fn on_random_scenes(seed: u64, mut see: impl FnMut(&Scene, &mut Random)) {
    let mut random = Random::new(seed, 0);
    for (graph, players) in boards() {
        for _ in 0..8 {
            let mut scene = Scene::new(&graph, Color::BLACK);
            for _ in 0..2 * graph.points().len() {
                let point = scene.draw(&mut random);
                scene.turn(point, players);
                see(&scene, &mut random);
            }
        }
    }
}

#[test]
fn every_feature_is_one_of_its_group() {
    on_random_scenes(12, |scene, _| {
        scene.look(|position| {
            for point in scene.empty() {
                let features = position.features(point, &Shapes::default());
                for (group, feature) in Group::ALL.into_iter().zip(features) {
                    let size = group.size().unwrap_or(1);
                    assert!((feature as usize) < size, "{group:?} {feature}");
                }
            }
        });
    });
}

#[test]
fn liberties_are_those_of_the_stones() {
    on_random_scenes(13, |scene, _| {
        let (board, graph) = (&scene.board, scene.board.topology());
        let mut tactics = Tactics::new(graph);
        tactics.look_at(board, scene.color, None);
        for (stone, owner) in board.stones() {
            let mut chain = BTreeSet::from([stone]);
            let mut liberties = BTreeSet::new();
            let mut open = vec![stone];
            while let Some(at) = open.pop() {
                for q in graph.neighbours(at) {
                    if board.is_empty(q) {
                        liberties.insert(q);
                    } else if board.color(q) == Some(owner) && chain.insert(q) {
                        open.push(q);
                    }
                }
            }
            let found = usize::from(tactics.liberties(board, stone));
            assert_eq!(found, liberties.len(), "{}", graph.spec());
        }
    });
}

#[test]
fn the_shape_is_the_largest_known_of_the_nest() {
    on_random_scenes(14, |scene, random| {
        let (keys, known) = some_known(scene, random);
        let places = keys.map(|keys| keys.into_iter().zip(1..).collect::<BTreeMap<_, u32>>());
        scene.look(|position| {
            for point in scene.empty() {
                let nests = position.shapes(point);
                let features = position.features(point, &known);
                let found = [Group::Shape, Group::Answer].map(|group| features[group as usize]);
                let expected = [0, 1].map(|which: usize| {
                    let largest = nests[which]
                        .iter()
                        .rev()
                        .find_map(|key| places[which].get(key));
                    largest.copied().unwrap_or(0)
                });
                assert_eq!(found, expected);
            }
        });
    });
}

/// On boards that are no grids: 1 next to the last move, 3 two edges away, 17 further off, and 0 without one.
#[test]
fn distances_on_graphs_are_edges() {
    on_random_scenes(15, |scene, _| {
        let graph = scene.board.topology();
        if graph.grid_size().is_some() {
            return;
        }
        let is_next = |a: Point, b: Point| graph.neighbours(a).any(|q| q == b);
        scene.look(|position| {
            for point in scene.empty() {
                let features = position.features(point, &Shapes::default());
                for (group, turn) in [Group::Last, Group::Before].into_iter().zip(scene.recent) {
                    let expected = match turn.and_then(Move::point) {
                        None => 0,
                        // The stone itself may have been captured.
                        Some(from) if point == from || is_next(point, from) => 1,
                        Some(from) if graph.neighbours(point).any(|q| is_next(q, from)) => 3,
                        Some(_) => 17,
                    };
                    let found = features[group as usize];
                    assert_eq!(found, expected, "{} {group:?}", graph.spec());
                }
            }
        });
    });
}

/// 5x5 with three players: c1's stone on A1 has its last liberty on A2, c3 has moved last and far away.
#[test]
fn an_atari_is_any_rivals() {
    let graph = graph(&Shape::Grid(5, 5));
    let at = |name| graph.point(name).unwrap();
    let mut scene = Scene::new(&graph, Color::BLACK);
    for name in ["A1", "B1", "E5"] {
        scene.turn(Some(at(name)), 3);
    }
    let features = scene
        .look(|position| ["A2", "C3"].map(|name| position.features(at(name), &Shapes::default())));
    assert_ne!(features[0][Group::Escape as usize], 0);
    assert_eq!(features[1][Group::Escape as usize], 0);
    // Now c2 may capture it, and so may c3.
    for passes in 1..=2 {
        scene.turn(None, 3);
        let features = scene.look(|position| position.features(at("A2"), &Shapes::default()));
        assert_ne!(features[Group::Capture as usize], 0, "{passes}");
    }
}
