//! Move sequences counted, against figures that other programs found.
//!
//! The counts of at most ten million are part of every run; `TENGEN_PERFT_ALL=1` adds the larger ones.

mod common;

use std::sync::Arc;
use tengen::board::Shape;
use tengen::game::{Game, perft};
use tengen::rules::{KoRule, Ruleset};

/// One line of the data: a kind of game, and how many sequences of turns it has of each length.
struct Row {
    board: Shape,
    players: u8,
    rules: Ruleset,
    counts: Vec<u64>,
    line: &'static str,
}

impl Row {
    fn read(line: &'static str) -> Self {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [board, players, ko, suicide, counts] = fields[..] else {
            panic!("not five fields: {line}");
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
            counts: counts
                .split(' ')
                .map(|count| count.parse().expect("a count"))
                .collect(),
            line,
        }
    }

    /// Counts, and compares with the first figures: those up to `limit`.
    fn verify(&self, limit: u64) {
        let figures = self.counts.iter().copied();
        let wanted: Vec<u64> = figures.take_while(|&count| count <= limit).collect();
        let graph = Arc::new(self.board.graph().expect("a graph"));
        let mut game = Game::new(graph, self.rules, self.players).expect("rules for the players");
        let found = perft(&mut game, wanted.len() - 1);
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

#[test]
fn counts_agree_on_every_board_and_under_every_rule() {
    let rows = rows();
    assert_eq!(rows.len(), 75);
    let all = std::env::var_os("TENGEN_PERFT_ALL").is_some_and(|value| value == "1");
    let limit = if all { u64::MAX } else { 10_000_000 };
    common::in_parallel(rows.len(), |i| rows[i].verify(limit));
}
