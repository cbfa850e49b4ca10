//! Which games are played: boards of every kind, players, rules; all from the number of the game.

use crate::naive::Ko;
use std::sync::Arc;
use tengen::board::{Graph, NamedPoint, Shape, Topology};
use tengen::random::Random;
use tengen::rules::{KoRule, Ruleset};

/// How many games there are.
pub(crate) const GAMES: usize = 4_400;

pub(crate) struct Setting {
    pub(crate) graph: Arc<Graph>,
    pub(crate) players: u8,
    pub(crate) ko: Ko,
    pub(crate) suicide: bool,
    /// Draws the turns.
    pub(crate) random: Random,
    /// To be named when something is wrong.
    pub(crate) name: String,
}

impl Setting {
    /// The setting of game `number`: the longest games first, then every kind of board in turn.
    pub(crate) fn of(number: usize) -> Self {
        let mut random = Random::new(2024, number as u64);
        let graph = match number {
            0..10 => shape(&Shape::Grid(19, 19)),
            10..300 => shape(&rectangle(81, &mut random)),
            _ => match number % 4 {
                0 => shape(&rectangle(36, &mut random)),
                1 => shape(&torus(&mut random)),
                2 => shape(&family(&mut random)),
                _ => random_graph(&mut random),
            },
        };
        let players = [2, 2, 2, 3, 4, 5, 1][random.below(7)];
        let kos = [Ko::Positional, Ko::Situational, Ko::Simple];
        let ko = kos[random.below(if players == 2 { 3 } else { 2 })];
        let suicide = random.chance(0.5);
        let name = format!(
            "game {number} on {} of {players}, {ko:?}, suicide {suicide}",
            graph.spec()
        );
        Self {
            graph: Arc::new(graph),
            players,
            ko,
            suicide,
            random,
            name,
        }
    }

    pub(crate) fn rules(&self) -> Ruleset {
        Ruleset {
            ko: match self.ko {
                Ko::Simple => KoRule::Simple,
                Ko::Positional => KoRule::Positional,
                Ko::Situational => KoRule::Situational,
            },
            suicide: self.suicide,
            ..Ruleset::TROMP_TAYLOR
        }
    }

    /// The places of each point's neighbours.
    pub(crate) fn adjacency(&self) -> Vec<Vec<usize>> {
        let graph = &self.graph;
        let places = |&p| graph.neighbours(p).map(|q| graph.place(q)).collect();
        graph.points().iter().map(places).collect()
    }
}

fn shape(shape: &Shape) -> Graph {
    shape.graph().expect("a graph that can be built")
}

fn rectangle(most: usize, random: &mut Random) -> Shape {
    let columns = 1 + random.below(most.min(25));
    let rows = 1 + random.below((most / columns).min(25));
    Shape::Grid(columns as u8, rows as u8)
}

fn torus(random: &mut Random) -> Shape {
    Shape::Torus(1 + random.below(6) as u16, 1 + random.below(6) as u16)
}

fn family(random: &mut Random) -> Shape {
    let size = 1 + random.below(12) as u16;
    let across = 1 + random.below(5) as u16;
    match random.below(10) {
        0 => Shape::Cycle(size),
        1 => Shape::Complete(size),
        2 => Shape::Star(size),
        3 => Shape::Cube(1 + size % 3),
        4 => Shape::Trihex(1 + size % 3),
        5 => Shape::Cylinder(across, size),
        6 => Shape::Mobius(across, size),
        7 => Shape::Circular(across, size),
        8 => Shape::Hex(1 + size % 3),
        _ => Shape::Sunflower(1 + size % 2),
    }
}

/// Up to 60 points, from hardly an edge (so in pieces, with isolated points) to about six a point.
fn random_graph(random: &mut Random) -> Graph {
    let count = 1 + random.below(60);
    let point = |i: usize| NamedPoint {
        name: i.to_string(),
        x: i as f64,
        y: 0.0,
    };
    let degree = 1 + random.below(6);
    let mut edges = Vec::new();
    for a in 0..count {
        for b in a + 1..count {
            if random.below(count) < degree {
                edges.push((a, b));
            }
        }
    }
    Graph::new("random", (0..count).map(point).collect(), &edges).expect("a simple graph")
}
