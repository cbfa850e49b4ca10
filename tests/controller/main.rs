//! The controller's side of GTP against engines that behave badly in every way.
//!
//! The engines are this very program, started again with [`fake_engine::ARGUMENT`] or [`fake_player::ARGUMENT`]: that needs no other
//! language and works on every system. libtest prints to stdout before any test of ours could, so the
//! tests have a small harness of their own, which understands what cargo and nextest say.

mod arena;
mod client;
mod fake_engine;
mod fake_player;
mod harness;
mod match_command;
mod regress;
mod resume;
mod tournament;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|arg| arg == fake_engine::ARGUMENT) {
        return fake_engine::run(&args);
    }
    if args.first().is_some_and(|arg| arg == fake_player::ARGUMENT) {
        return fake_player::run(&args);
    }
    harness::run(
        &args,
        &[
            arena::TESTS,
            client::TESTS,
            match_command::TESTS,
            regress::TESTS,
            resume::TESTS,
            tournament::TESTS,
        ]
        .concat(),
    )
}
