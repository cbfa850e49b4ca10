//! The dialogues in `gtp-scripts`: each passes, and is pinned whole.

use std::path::PathBuf;
use tengen::arena::command::EngineCommand;
use tengen::regress::{Runner, Verdict};

/// Runs one script; its transcript is the snapshot of the same name.
fn check(name: &str) {
    let engine = [
        "--threads",
        "1",
        "--playouts",
        "100",
        "--seed",
        "1",
        "--memory",
        "16",
    ]
    .into_iter()
    .fold(
        EngineCommand::new(env!("CARGO_BIN_EXE_tengen")),
        EngineCommand::arg,
    );
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("gtp-scripts");
    let report = Runner::new(engine).run(&folder.join(format!("{name}.tst")));
    assert_eq!(report.verdict(), Verdict::Passed, "{report}");
    insta::assert_snapshot!(name, report.transcript());
}

#[test]
fn protocol() {
    check("protocol");
}

#[test]
fn rules() {
    check("rules");
}

#[test]
fn handicap() {
    check("handicap");
}

#[test]
fn undo() {
    check("undo");
}

#[test]
fn time() {
    check("time");
}

#[test]
fn sgf() {
    check("sgf");
}

#[test]
fn procedure() {
    check("procedure");
}

#[test]
fn scoring() {
    check("scoring");
}
