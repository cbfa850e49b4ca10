//! Life, death and territory under the Japanese rules of 1989, read from `data/confirmation.txt`, which says how its
//! positions are written.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is how a test fails")]

mod diagram_11;
mod naive;
mod twin;

use std::sync::Arc;
use std::time::Instant;
use tengen::board::{Board, Color, Graph, Move, Point, Shape, Topology, parse_diagram, stone_char};
use tengen::game::Game;
use tengen::rules::confirm::{
    Act, Budget, Confirmed, KoPass, Life, Outcome, Region, Why, confirm, inside, statuses, why,
};
use tengen::rules::{Agreed, Count, Ruleset, Standing, agree, count};

/// A position, and what has been found of it so far.
struct Case {
    game: Game,
    /// How the stones stand now: at the stop, or with dame filled.
    board: Board<Graph>,
    regions: Vec<Vec<Point>>,
    confirmed: Vec<Confirmed>,
    /// Stones said to be dead, by place.
    dead: Vec<bool>,
}

impl Case {
    fn new(spec: &str, drawn: &str) -> Self {
        let graph = Arc::new(spec.parse::<Shape>().unwrap().graph().unwrap());
        let mut game = Game::new(graph, Ruleset::JAPANESE, 2).unwrap();
        let stones = parse_diagram(game.graph().as_ref(), drawn).unwrap();
        game.set_position(&stones, Color::BLACK).unwrap();
        let dead = vec![false; game.graph().points().len()];
        Self {
            board: game.board().clone(),
            game,
            regions: Vec::new(),
            confirmed: Vec::new(),
            dead,
        }
    }

    fn points(&self, names: &str) -> Vec<Point> {
        let names = names.split(' ').filter(|&name| name != "none");
        names
            .map(|name| self.game.graph().point(name).unwrap())
            .collect()
    }

    fn play(&mut self, turns: &str) {
        for turn in turns.split(", ") {
            let (color, name) = turn.split_once(' ').unwrap();
            let color = if color == "X" {
                Color::BLACK
            } else {
                Color::WHITE
            };
            let mv = match name {
                "pass" => Move::Pass,
                name => Move::Play(self.game.graph().point(name).unwrap()),
            };
            assert_eq!(self.game.play(color, mv), Ok(()), "{turn}");
        }
        self.board = self.game.board().clone();
    }

    fn confirm(&mut self, names: &str) {
        let start = Instant::now();
        let points = self.points(names);
        let found = confirm(&self.board, &points, Budget::default()).unwrap();
        for chain in &found {
            eprintln!("    {} {chain:?}", self.game.graph().name(chain.stone));
            if chain.strict == Outcome::Dead {
                self.check_line(&points, chain.stone);
                self.mark(chain.stone);
            }
        }
        eprintln!("    in {:?}", start.elapsed());
        self.confirmed.extend(found);
        self.regions.push(points);
    }

    /// The line told for a dead chain is one that can be played, and takes the chain off.
    fn check_line(&self, points: &[Point], stone: Point) {
        let region = Region::new(&self.board, points).unwrap();
        let told = why(&region, stone, KoPass::Strict, Budget::default());
        let Some(Why::Dead { line, is_cut }) = told else {
            panic!("no line: {told:?}");
        };
        let owner = self.board.color(stone).unwrap();
        let mut board = self.board.clone();
        let mut turns = [owner.opponent(), owner].into_iter().cycle();
        for step in &line {
            assert_eq!(Some(step.color), turns.next());
            let Act::Play(point) = step.act else {
                continue;
            };
            let rival = step.color.opponent();
            let stones = |board: &Board<Graph>| -> Vec<Point> {
                let stones = board.stones().filter(|&(_, color)| color == rival);
                stones.map(|(stone, _)| stone).collect()
            };
            assert!(board.is_empty(point) && board.leaves_liberty(point, step.color));
            let mut before = stones(&board);
            board.play(point, step.color, &mut ());
            let left = stones(&board);
            before.retain(|stone| !left.contains(stone));
            let mut taken = step.taken.clone();
            taken.sort_unstable();
            before.sort_unstable();
            assert_eq!(taken, before);
        }
        let last = line.last().unwrap();
        assert!(is_cut || last.taken.contains(&stone), "{line:?}");
    }

    /// Fills what players would fill by agreement, `first` to begin.
    fn agree(&mut self, first: &str, wanted: &str) {
        let given = self.dead.clone();
        let (graph, regions) = (Arc::clone(self.game.graph()), &self.regions);
        let judge = |_: &Agreed, board: &Board<Graph>| {
            let mut dead = given.clone();
            for region in regions {
                for &point in region {
                    dead[graph.place(point)] = false;
                }
                let region = inside(board, region);
                for chain in confirm(board, &region, Budget::default()).unwrap() {
                    for stone in board.chain_stones(chain.stone) {
                        dead[graph.place(stone)] = chain.strict == Outcome::Dead;
                    }
                }
            }
            dead
        };
        let first = if first == "X" {
            Color::BLACK
        } else {
            Color::WHITE
        };
        let now = Agreed::nothing(&self.board, self.dead.clone());
        let dead = judge(&now, &self.board);
        let agreed = agree(&self.board, first, dead, judge);
        let mut told = Vec::new();
        for (what, point, color) in agreed.moves() {
            let stone = stone_char(Some(color));
            told.push(format!("{what} {stone} {}", self.game.graph().name(point)));
        }
        if told.is_empty() {
            told.push("nothing".into());
        }
        assert_eq!(told.join(", "), wanted);
        self.board = agreed.board;
        self.dead = agreed.dead;
    }

    /// Without being told a region the library finds what was found with one: its walls are pass-alive.
    fn prove(&self) {
        let statuses = statuses(&self.board, Budget::default());
        for chain in &self.confirmed {
            let same =
                |other: &&Confirmed| self.board.chain(other.stone) == self.board.chain(chain.stone);
            let proved = statuses.iter().find(same).unwrap();
            assert_eq!(proved.strict, chain.strict);
        }
        let heads = self
            .board
            .stones()
            .filter(|&(s, _)| self.board.chain(s) == s);
        assert_eq!(statuses.len(), heads.count());
    }

    fn mark(&mut self, stone: Point) {
        for s in self.board.chain_stones(stone).collect::<Vec<_>>() {
            let place = self.game.graph().place(s);
            self.dead[place] = true;
        }
    }

    /// What was found of the stone's chain, if it is in a region.
    fn found(&self, stone: Point) -> Option<Confirmed> {
        let same = |chain: &&Confirmed| self.board.chain(chain.stone) == self.board.chain(stone);
        self.confirmed.iter().find(same).copied()
    }

    fn expect(&self, names: &str, wanted: Outcome) {
        for stone in self.points(names) {
            let found = self.found(stone).unwrap();
            assert_eq!(found.strict, wanted);
            assert_eq!(found.global.is_alive(), wanted.is_alive());
            assert!(!found.is_disputed());
        }
    }

    fn count(&self) -> Count {
        count(&self.board, 2, &self.dead, self.game.rules())
    }

    /// Territory and all prisoners of both players.
    fn territory(&self) -> [i64; 2] {
        let count = self.count();
        [(0, Color::WHITE), (1, Color::BLACK)].map(|(player, rival)| {
            let taken = self.game.prisoners(rival);
            i64::from(count.tallies[player].points) + i64::from(taken)
        })
    }

    /// The points that stand so.
    fn standing(&self, which: impl Fn(Standing) -> bool) -> Vec<Point> {
        let standing = self.count().standing;
        let points = self.game.graph().points().iter().zip(standing);
        points
            .filter(|&(_, here)| which(here))
            .map(|(&point, _)| point)
            .collect()
    }

    fn expect_points(&self, names: &str, which: impl Fn(Standing) -> bool) {
        let mut wanted = self.points(names);
        wanted.sort_unstable();
        assert_eq!(self.standing(which), wanted);
    }

    /// The points named are among those that stand so; for `none` nothing is.
    fn expect_among(&self, names: &str, which: impl Fn(Standing) -> bool) {
        let (wanted, found) = (self.points(names), self.standing(which));
        assert!(wanted.iter().all(|point| found.contains(point)));
        assert!(!wanted.is_empty() || found.is_empty());
    }

    /// Does what a line says, or asks it.
    fn follow(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "play" => self.play(rest),
            "region" => self.confirm(rest),
            "uncapturable" => self.expect(rest, Outcome::Alive(Life::Uncapturable)),
            "capturable-1" => self.expect(rest, Outcome::Alive(Life::Capturable1)),
            "capturable-2" => self.expect(rest, Outcome::Alive(Life::Capturable2)),
            "dead" => self.expect(rest, Outcome::Dead),
            "alive" => {
                for stone in self.points(rest) {
                    let found = self.found(stone).unwrap();
                    assert_eq!(found.strict.is_alive(), Some(true));
                    assert_eq!(found.global.is_alive(), Some(true));
                }
            }
            "given" => {
                for stone in self.points(rest.strip_prefix("dead ").unwrap()) {
                    self.mark(stone);
                }
            }
            "agree" => {
                let (first, wanted) = rest.split_once(": ").unwrap();
                self.agree(first, wanted);
            }
            "proved" => self.prove(),
            "dame" => self.expect_points(rest, |here| here == Standing::Dame),
            "seki" => self.expect_among(rest, |here| matches!(here, Standing::Seki(_))),
            "removed" => self.expect_points(rest, |here| matches!(here, Standing::DeadRemoved(_))),
            "territory" => {
                let [black, white] = self.territory();
                assert_eq!(format!("{black} {white}"), rest);
            }
            "margin" => {
                let [black, white] = self.territory();
                assert_eq!((black - white).to_string(), rest);
            }
            _ => panic!("what is {word:?}?"),
        }
    }
}

#[test]
fn every_position_has_the_status_and_the_score_of_1989() {
    let data = include_str!("../data/confirmation.txt");
    let mut asked = 0;
    for block in data.split("\n\n").filter(|b| b.starts_with('[')) {
        let mut lines = block.lines();
        let title = lines.next().unwrap();
        let spec = lines.next().unwrap();
        let (diagram, steps): (Vec<&str>, Vec<&str>) = lines
            .filter(|line| !line.starts_with(';'))
            .partition(|line| line.starts_with(' '));
        let mut case = Case::new(spec, &diagram.concat());
        assert!(!steps.is_empty(), "{title} asks nothing");
        for step in steps {
            // Which question failed is told by the last line printed.
            eprintln!("{title}\n  {step}");
            case.follow(step);
            asked += 1;
        }
    }
    assert!(asked > 40, "only {asked} lines of the data were read");
}
