//! As much of libtest as cargo and nextest need: listing, filtering by name, one line a test, a summary.

use std::panic;
use std::process::ExitCode;

/// A name and what to run.
pub(crate) type Test = (&'static str, fn());

/// Does what the arguments of a test program say.
#[expect(clippy::print_stdout, reason = "the report of a test program")]
pub(crate) fn run(args: &[String], tests: &[Test]) -> ExitCode {
    let has = |flag: &str| args.iter().any(|arg| arg == flag);
    let filters = names(args);
    let chosen = |name: &str| {
        let matches = |filter: &&String| {
            if has("--exact") {
                **filter == name
            } else {
                name.contains(filter.as_str())
            }
        };
        filters.is_empty() || filters.iter().any(matches)
    };
    // No test of ours is ignored by default.
    let tests: Vec<&Test> = tests
        .iter()
        .filter(|(name, _)| !has("--ignored") && chosen(name))
        .collect();
    if has("--list") {
        for (name, _) in tests {
            println!("{name}: test");
        }
        return ExitCode::SUCCESS;
    }
    println!("\nrunning {} tests", tests.len());
    let mut failed = 0;
    for (name, test) in &tests {
        let ok = panic::catch_unwind(test).is_ok();
        failed += usize::from(!ok);
        println!("test {name} ... {}", if ok { "ok" } else { "FAILED" });
    }
    let word = if failed == 0 { "ok" } else { "FAILED" };
    println!(
        "\ntest result: {word}. {} passed; {failed} failed; 0 ignored\n",
        tests.len() - failed
    );
    ExitCode::from(u8::from(failed > 0))
}

/// The arguments that are neither options nor the values of options.
fn names(args: &[String]) -> Vec<&String> {
    const WITH_VALUE: [&str; 4] = ["--color", "--format", "--skip", "--test-threads"];
    let is_value = |i: usize| i > 0 && WITH_VALUE.contains(&args[i - 1].as_str());
    let named = |(i, arg): &(usize, &String)| !arg.starts_with('-') && !is_value(*i);
    args.iter()
        .enumerate()
        .filter(named)
        .map(|(_, arg)| arg)
        .collect()
}
