//! Move sequences counted, against figures that other programs found.
//!
//! The counts of at most ten million are part of every run; `TENGEN_PERFT_ALL=1` adds the larger ones. What the last turns of the
//! sequences do is compared up to a hundred thousand sequences, or three million.

mod common;

use std::sync::Arc;
use tengen::board::{Color, Move, Shape, Topology};
use tengen::game::{Game, Illegal, perft};
use tengen::rules::{KoRule, Ruleset};

/// One line of the data: a kind of game, and how many sequences of turns it has of each length.
struct Row {
    board: Shape,
    players: u8,
    rules: Ruleset,
    counts: Vec<u64>,
    kinds: Kinds,
    line: &'static str,
}

/// Of sequences of each length: how many there are by what their last turn does.
#[derive(PartialEq, Eq, Debug)]
struct Kinds {
    /// It is the last of as many passes as there are players.
    ended: Vec<u64>,
    /// It takes stones of others.
    captures: Vec<u64>,
    /// It takes stones of its own player.
    suicides: Vec<u64>,
    /// It would be, did it not repeat a position; these are no sequences.
    barred: Vec<u64>,
}

impl Kinds {
    /// No sequences, of lengths up to `depth`.
    fn none(depth: usize) -> Self {
        let none = || vec![0; depth + 1];
        Self {
            ended: none(),
            captures: none(),
            suicides: none(),
            barred: none(),
        }
    }

    /// Counts the turns that make sequences of `length`, and those after them.
    fn count(&mut self, game: &mut Game, length: usize) {
        if game.is_over() || length == self.ended.len() {
            return;
        }
        let color = game.to_move();
        let prisoners = |game: &Game| {
            let all: u32 = Color::all(game.players())
                .map(|of| game.prisoners(of))
                .sum();
            let own = game.prisoners(color);
            (all - own, own)
        };
        let before = prisoners(game);
        let graph = Arc::clone(game.graph());
        let plays = graph.points().iter().copied().map(Move::Play);
        for mv in plays.chain([Move::Pass]) {
            match game.check(color, mv) {
                Ok(()) => {}
                Err(why) => {
                    self.barred[length] += u64::from(why == Illegal::Repetition);
                    continue;
                }
            }
            game.play(color, mv).expect("a legal turn");
            let after = prisoners(game);
            self.ended[length] += u64::from(game.is_over());
            self.captures[length] += u64::from(after.0 > before.0);
            self.suicides[length] += u64::from(after.1 > before.1);
            self.count(game, length + 1);
            game.undo();
        }
    }
}

impl Row {
    fn read(line: &'static str) -> Self {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [board, players, ko, suicide, counts, ref kinds @ ..] = fields[..] else {
            panic!("not five fields: {line}");
        };
        let [ended, captures, suicides, barred] = kinds[..] else {
            panic!("not four kinds: {line}");
        };
        let numbers = |field: &str| -> Vec<u64> {
            let counts = field.split(' ');
            counts
                .map(|count| count.parse().expect("a count"))
                .collect()
        };
        let rules = Ruleset {
            ko: match ko {
                "positional" => KoRule::Positional,
                "situational" => KoRule::Situational,
                "simple" => KoRule::Simple,
                _ => panic!("no ko rule: {ko}"),
            },
            suicide: suicide.parse().expect("a flag"),
            ..Ruleset::TROMP_TAYLOR
        };
        Self {
            board: board.parse().expect("a board"),
            players: players.parse().expect("a number"),
            rules,
            counts: numbers(counts),
            kinds: Kinds {
                ended: numbers(ended),
                captures: numbers(captures),
                suicides: numbers(suicides),
                barred: numbers(barred),
            },
            line,
        }
    }

    fn game(&self) -> Game {
        let graph = Arc::new(self.board.graph().expect("a graph"));
        Game::new(graph, self.rules, self.players).expect("rules for the players")
    }

    /// The length up to which there are no more than `limit` sequences of each.
    fn depth(&self, limit: u64) -> usize {
        let few = self.counts.iter().take_while(|&&count| count <= limit);
        few.count() - 1
    }

    /// Counts, and compares with the first figures: those up to `limit`.
    fn verify(&self, limit: u64) {
        let depth = self.depth(limit);
        let found = perft(&mut self.game(), depth);
        assert_eq!(found, self.counts[..=depth], "{}", self.line);
    }

    /// The same of what the last turns do.
    fn verify_kinds(&self, limit: u64) {
        let depth = self.depth(limit);
        let mut found = Kinds::none(depth);
        found.count(&mut self.game(), 1);
        let Kinds {
            ended,
            captures,
            suicides,
            barred,
        } = &self.kinds;
        let wanted = Kinds {
            ended: ended[..=depth].to_vec(),
            captures: captures[..=depth].to_vec(),
            suicides: suicides[..=depth].to_vec(),
            barred: barred[..=depth].to_vec(),
        };
        assert_eq!(found, wanted, "{}", self.line);
    }
}

fn rows() -> Vec<Row> {
    let lines = include_str!("data/perft.txt").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .map(Row::read)
        .collect()
}

/// Whether the figures that take long are to be compared too.
fn all() -> bool {
    std::env::var_os("TENGEN_PERFT_ALL").is_some_and(|value| value == "1")
}

#[test]
fn counts_agree_on_every_board_and_under_every_rule() {
    let rows = rows();
    assert_eq!(rows.len(), 75);
    let limit = if all() { u64::MAX } else { 10_000_000 };
    common::in_parallel(rows.len(), |i| rows[i].verify(limit));
}

#[test]
fn ends_captures_suicides_and_repetitions_agree() {
    let rows = rows();
    let limit = if all() { 3_000_000 } else { 100_000 };
    common::in_parallel(rows.len(), |i| rows[i].verify_kinds(limit));
}
