//! The `tengen` program: reads the command line, and turns what comes of it into an exit status.

use std::io;
use std::process::ExitCode;
use tengen::cli::{Cli, Misuse};
use tengen::gtp::diagnostics::tell;

fn main() -> ExitCode {
    let error = match Cli::read().and_then(Cli::run) {
        Ok(status) => return status,
        Err(error) => error,
    };
    let broken_pipe = error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe);
    if broken_pipe {
        // Whoever read the output has seen enough.
        return ExitCode::SUCCESS;
    }
    tell(&format!("{error:#}"));
    ExitCode::from(if error.is::<Misuse>() { 2 } else { 1 })
}
