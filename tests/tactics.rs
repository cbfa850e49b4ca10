//! The tactical positions in `gtp-scripts/tactics`: well formed, and enough of them.
//!
//! `TENGEN_TACTICS_FULL=1` also lets the player look for the moves, which takes minutes.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use tengen::arena::command::EngineCommand;
use tengen::board::{Color, Move, Shape};
use tengen::game::Game;
use tengen::regress::report::Outcome;
use tengen::regress::script::{self, Mark, Step};
use tengen::regress::{Grammar, Runner, expand};
use tengen::rules::Ruleset;

const POSITIONS: usize = 60;
const PERCENT: usize = 85;

fn scripts() -> Vec<PathBuf> {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("gtp-scripts/tactics.list");
    let name = PathBuf::from(format!("@{}", list.display()));
    expand(&[name]).expect("a list of scripts")
}

/// Makes the moves of a script. Whatever is not legal, or no part of a position, ends the test.
fn check(path: &Path) -> usize {
    let mut game = None;
    let mut tests = 0;
    for step in script::load(path, Grammar::Strict).expect("a script") {
        let at = format!("{}:{}: {}", path.display(), step.line, step.command);
        let words: Vec<&str> = step.command.split_whitespace().collect();
        match (step.id, words.as_slice()) {
            (None, ["boardsize", size]) => game = Some(empty(size)),
            (None, ["clear_board"]) => {}
            (None, ["komi", komi]) => assert!(komi.parse::<f64>().is_ok(), "{at}"),
            (None, ["play", color, point]) => {
                assert!(play(game.as_mut().expect(&at), color, point), "{at}");
            }
            (Some(_), [_, "reg_genmove", color]) => {
                let moves = expected(&step);
                assert!(!moves.is_empty(), "{at}");
                // What Black plays before White's first turn is a handicap, for which White is paid.
                assert_eq!(game.as_ref().map(Game::handicap), Some(0), "{at}");
                for point in moves {
                    let mut game = game.clone().expect(&at);
                    assert!(play(&mut game, color, point), "{at}, {point}");
                }
                tests += 1;
            }
            _ => panic!("{at}"),
        }
    }
    tests
}

fn empty(size: &str) -> Game {
    let graph = format!("grid:{size}")
        .parse::<Shape>()
        .and_then(|shape| shape.graph());
    Game::new(Arc::new(graph.expect("a board")), Ruleset::TROMP_TAYLOR, 2).expect("rules")
}

fn play(game: &mut Game, color: &str, point: &str) -> bool {
    let color = match color {
        "b" => Color::BLACK,
        "w" => Color::WHITE,
        _ => return false,
    };
    let point = game.graph().point(point);
    point.is_some_and(|point| game.play(color, Move::Play(point)).is_ok())
}

/// The moves of an expectation `[A1|B2]` or `[!A1|B2]`, which no mark excuses.
fn expected(step: &Step) -> Vec<&str> {
    let expectation = step.expectation.as_ref().expect("an expectation");
    assert_eq!(expectation.mark, Mark::None);
    let moves = expectation.source.trim();
    let moves = moves.strip_prefix('[').and_then(|m| m.strip_suffix(']'));
    let moves = moves.expect("no mark");
    moves
        .strip_prefix('!')
        .unwrap_or(moves)
        .split('|')
        .collect()
}

#[test]
fn positions_are_legal_and_many() {
    let positions: usize = scripts().iter().map(|path| check(path)).sum();
    assert!(positions >= POSITIONS, "only {positions}");
}

#[test]
fn most_are_solved() {
    if std::env::var_os("TENGEN_TACTICS_FULL").is_none_or(|value| value != "1") {
        return;
    }
    for seed in ["1", "2", "3"] {
        let arguments = ["--threads", "1", "--playouts", "10000", "--seed", seed];
        let engine = EngineCommand::new(env!("CARGO_BIN_EXE_tengen"));
        let runner = Runner::new(arguments.into_iter().fold(engine, EngineCommand::arg));
        let (mut solved, mut all) = (0, 0);
        for path in scripts() {
            let report = runner.run(&path);
            assert!(report.trouble.is_none(), "{report}");
            let tests = report.results.iter().filter(|r| r.step.id.is_some());
            for result in tests {
                all += 1;
                solved += usize::from(result.outcome == Outcome::Passed);
            }
        }
        eprintln!("seed {seed}: {solved} of {all}");
        assert!(
            100 * solved >= PERCENT * all,
            "seed {seed}: {solved} of {all}"
        );
    }
}
