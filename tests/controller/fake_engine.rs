//! An engine that knows no Go, and breaks the protocol when asked to.

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;
use tengen::arena::command::EngineCommand;

/// The argument that turns the test program into an engine.
pub(crate) const ARGUMENT: &str = "--fake-engine";

/// This program as an engine.
pub(crate) fn command() -> EngineCommand {
    EngineCommand::current()
        .expect("this program has a path")
        .arg(ARGUMENT)
}

/// Speaks GTP until `quit` or the end of stdin.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let mut out = io::stdout();
    for line in io::stdin().lines().map_while(Result::ok) {
        let line = line.split('#').next().unwrap_or_default();
        let body = line.trim_start_matches(|c: char| c.is_ascii_digit());
        let id = &line[..line.len() - body.len()];
        let (name, rest) = body.trim().split_once(' ').unwrap_or((body.trim(), ""));
        if name == "die" {
            eprintln!("last words\n\nof {rest}");
            return ExitCode::from(7);
        }
        if name == "flood" {
            // Ends when the controller is gone.
            while out.write_all(b"= \n and on\n").is_ok() {}
        }
        let bytes = reply(id, name, rest, args);
        // A controller that has killed us does not read on.
        if out
            .write_all(bytes.as_bytes())
            .and_then(|()| out.flush())
            .is_err()
        {
            return ExitCode::FAILURE;
        }
        match name {
            "quit" if args.iter().any(|arg| arg == "--never-quit") => {
                thread::sleep(Duration::from_mins(1));
            }
            "quit" => {
                return ExitCode::from(u8::from(args.iter().any(|arg| arg == "--quit-badly")));
            }
            _ => {}
        }
    }
    ExitCode::SUCCESS
}

fn reply(id: &str, name: &str, rest: &str, args: &[String]) -> String {
    match name {
        "args" => format!("={id} {}\n\n", args.join("|")),
        "banner" => format!("Welcome!\n={id} \n\n"),
        "bare" => format!("={id}\n\n"),
        "blank_before" => format!("\n={id} \n\n"),
        "blank_after" => format!("={id} \n\n\n"),
        "chatter" => format!("={id} \n\nthinking\n"),
        "crlf" => format!("={id} a\r\nb\r\n\r\n"),
        "echo" => format!("={id} {rest}\n\n"),
        "error" => format!("?{id} {rest}\n\n"),
        "half" => {
            let half = format!("={id} never finished\n");
            half + &"x".repeat(1 << 20)
        }
        "lines" => format!("={id} \n  A B\n{rest}\n\n"),
        "no_id" => "= \n\n".to_owned(),
        "other_id" => "=123456 \n\n".to_owned(),
        "quit" => format!("={id} \n\n"),
        "read" => match fs::read_to_string(rest) {
            Ok(text) => format!("={id} {}\n\n", text.trim()),
            Err(_) => format!("?{id} cannot load file\n\n"),
        },
        "sleep" => {
            thread::sleep(Duration::from_millis(rest.parse().unwrap_or(0)));
            format!("={id} \n\n")
        }
        _ => format!("?{id} unknown command\n\n"),
    }
}
