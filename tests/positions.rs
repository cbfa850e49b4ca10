//! Positions with questions and answers, read from `data/positions.txt`, which says how they are written.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is how a test fails")]

use std::str::FromStr;
use std::sync::Arc;
use tengen::board::{
    Color, Graph, Move, NamedPoint, Point, Shape, Topology, parse_diagram, stone_char,
};
use tengen::game::Game;
use tengen::rules::{KoRule, Komi, Ruleset};

/// The graph of a board's name, which may also list its edges: `edges:N:A-B:C-D`.
fn graph(spec: &str) -> Graph {
    let Some(edges) = spec.strip_prefix("edges:") else {
        return spec.parse::<Shape>().unwrap().graph().unwrap();
    };
    let (count, edges) = edges.split_once(':').unwrap();
    let point = |i: usize| NamedPoint {
        name: i.to_string(),
        x: i as f64,
        y: 0.0,
    };
    let ends = |edge: &str| {
        let (a, b) = edge.split_once('-').unwrap();
        (a.parse().unwrap(), b.parse().unwrap())
    };
    let named = (0..count.parse().unwrap()).map(point).collect();
    let edges: Vec<(usize, usize)> = edges.split(':').map(ends).collect();
    Graph::new(spec, named, &edges).unwrap()
}

fn rules(words: &[&str]) -> Ruleset {
    let [ko, suicide] = words else {
        return words[0].parse().unwrap();
    };
    Ruleset {
        ko: match *ko {
            "positional" => KoRule::Positional,
            "situational" => KoRule::Situational,
            "simple" => KoRule::Simple,
            _ => panic!("no ko rule: {ko}"),
        },
        suicide: match *suicide {
            "suicide" => true,
            "no-suicide" => false,
            _ => panic!("no suicide rule: {suicide}"),
        },
        ..Ruleset::TROMP_TAYLOR
    }
}

fn color(text: &str) -> Color {
    Color::all(4)
        .find(|&c| stone_char(Some(c)).to_string() == text)
        .unwrap()
}

/// `X D4` or `X pass`.
fn turn(game: &Game, text: &str) -> (Color, Move) {
    let (stone, point) = text.split_once(' ').unwrap();
    let mv = match point {
        "pass" => Move::Pass,
        name => Move::Play(game.graph().point(name).unwrap()),
    };
    (color(stone), mv)
}

fn point(game: &Game, name: &str) -> Point {
    game.graph().point(name).unwrap()
}

/// TT-3, as it is written: whether a path of one colour from a point ends beside a point of another.
fn reaches(game: &Game, from: Point, wanted: Option<Color>) -> bool {
    let (board, graph) = (game.board(), game.graph());
    let mut path = vec![from];
    let mut next = 0;
    while let Some(&here) = path.get(next) {
        next += 1;
        for q in graph
            .neighbours(here)
            .filter(|&q| graph.points().contains(&q))
        {
            if board.color(q) == wanted {
                return true;
            }
            if board.color(q) == board.color(from) && !path.contains(&q) {
                path.push(q);
            }
        }
    }
    false
}

fn numbers<T: FromStr>(text: &str) -> Vec<T> {
    let parse = |word: &str| word.parse().ok().unwrap();
    text.split(' ').map(parse).collect()
}

fn thousandths(points: f64) -> Komi {
    Komi::from_thousandths((points * 1000.0).round() as i32)
}

/// A new game with the stones that the block draws.
fn start(header: &str, drawn: &str) -> Game {
    let fields: Vec<&str> = header.split(", ").collect();
    let graph = Arc::new(graph(fields[0]));
    let players = fields[1].strip_suffix(" players").unwrap();
    let mut game = Game::new(graph, rules(&fields[2..]), players.parse().unwrap()).unwrap();
    if !drawn.is_empty() {
        let stones = parse_diagram(game.graph().as_ref(), drawn).unwrap();
        game.set_position(&stones, Color::BLACK).unwrap();
    }
    game
}

fn drawn(game: &Game) -> String {
    let points = game.graph().points().iter();
    points.map(|&p| stone_char(game.board().color(p))).collect()
}

/// Does what a line says, or asks it.
fn follow(game: &mut Game, line: &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let players: Vec<Color> = Color::all(game.players()).collect();
    let score = |c: Color| {
        let area = game.area().points[c.index()];
        Komi::from_thousandths(1000 * area + game.compensation(c).thousandths())
    };
    match word {
        "turn" => game.set_to_move(color(rest)),
        "play" => {
            for text in rest.split(", ") {
                let (color, mv) = turn(game, text);
                assert_eq!(game.play(color, mv), Ok(()), "{text}");
                game.board().check();
            }
        }
        "legal" | "illegal" => {
            let (color, mv) = turn(game, rest);
            assert_eq!(game.check(color, mv).is_ok(), word == "legal");
        }
        "board" => assert_eq!(drawn(game), rest.replace(' ', "")),
        "adjacent" | "apart" => {
            let points: Vec<Point> = rest.split(' ').map(|name| point(game, name)).collect();
            for other in &points[1..] {
                let adjacent = game.graph().neighbours(points[0]).any(|q| q == *other);
                assert_eq!(
                    adjacent,
                    word == "adjacent",
                    "{}",
                    game.graph().name(*other)
                );
            }
        }
        "reaches" | "misses" => {
            let (from, stone) = rest.split_once(' ').unwrap();
            let wanted = (stone != ".").then(|| color(stone));
            assert_eq!(reaches(game, point(game, from), wanted), word == "reaches");
        }
        "lost" => {
            let lost: Vec<u32> = players.iter().map(|&c| game.prisoners(c)).collect();
            assert_eq!(lost, numbers::<u32>(rest));
        }
        "over" | "not" => assert_eq!(game.is_over(), word == "over"),
        "area" => assert_eq!(game.area().points, numbers::<i32>(rest)),
        "komi" => {
            for (&player, points) in players.iter().zip(numbers::<f64>(rest)) {
                game.set_komi(player, thousandths(points));
            }
        }
        "score" => {
            let scores: Vec<Komi> = players.iter().map(|&c| score(c)).collect();
            let wanted: Vec<Komi> = numbers::<f64>(rest).into_iter().map(thousandths).collect();
            assert_eq!(scores, wanted);
        }
        _ => panic!("what is {word:?}?"),
    }
}

#[test]
fn every_question_has_the_answer_of_the_rules() {
    let data = include_str!("data/positions.txt");
    let mut asked = 0;
    for block in data.split("\n\n").filter(|b| b.starts_with('[')) {
        let mut lines = block.lines();
        let title = lines.next().unwrap();
        let header = lines.next().unwrap();
        let (diagram, steps): (Vec<&str>, Vec<&str>) = lines.partition(|l| l.starts_with(' '));
        let mut game = start(header, &diagram.concat());
        assert!(!steps.is_empty(), "{title} asks nothing");
        for step in steps {
            // Which question failed is told by the last line printed.
            eprintln!("{title}\n  {step}");
            follow(&mut game, step);
            asked += 1;
        }
    }
    assert!(asked > 100, "only {asked} lines of the data were read");
}
