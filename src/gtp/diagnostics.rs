//! Lines for people, on standard error.
//!
//! Some hosts merge standard error into standard output, so no line may begin like a reply or like analysis, and none
//! may hold the arrow that one of them takes for a search report.

use std::fmt::Write as _;
use std::io::Write as _;

/// Writes a message to standard error, each line behind the program's name. Failure to write is of no consequence.
pub fn tell(message: &str) {
    // A closed standard error must not end a game.
    let _ = std::io::stderr().write_all(decorated(message).as_bytes());
}

/// Makes panics, in any thread, report through [`tell`].
pub fn report_panics() {
    std::panic::set_hook(Box::new(|info| tell(&info.to_string())));
}

fn decorated(message: &str) -> String {
    let mut text = String::new();
    for line in message.lines().filter(|line| !line.trim().is_empty()) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "tengen: {}", line.replace(" -> ", " to "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_looks_like_a_reply() {
        let text = decorated("= fine\n\nplay A1 -> 30\ninfo x\n? no");
        assert_eq!(
            text,
            "tengen: = fine\ntengen: play A1 to 30\ntengen: info x\ntengen: ? no\n"
        );
    }
}
