//! The controller's side of GTP against engines that behave badly in every way.
//!
//! The engines are this very program, started again with [`fake_engine::ARGUMENT`]: that needs no other
//! language and works on every system. libtest prints to stdout before any test of ours could, so the
//! tests have a small harness of their own, which understands what cargo and nextest say.

mod client;
mod fake_engine;
mod harness;
mod regress;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|arg| arg == fake_engine::ARGUMENT) {
        return fake_engine::run(&args);
    }
    harness::run(&args, &[client::TESTS, regress::TESTS].concat())
}
