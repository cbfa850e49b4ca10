//! Lines for people, on standard error.
//!
//! Some hosts merge standard error into standard output, so no line may begin like a reply or like analysis, and none
//! may hold the arrow that one of them takes for a search report.

use crate::plain::is_harmless;
use std::fmt::Write as _;
use std::io::Write as _;

/// The characters of a line that are told. Lines may quote what a host sent, of any length, and a host that does not read
/// standard error must not find the program waiting for that.
const LONGEST: usize = 500;

/// Writes a message to standard error, each line behind the program's name. Failure to write is of no consequence.
pub fn tell(message: &str) {
    // A closed standard error must not end a game.
    let _ = std::io::stderr().write_all(decorated(message).as_bytes());
}

/// Writes a line to standard error as it is, for a host that reads it.
pub(super) fn say(line: &str) {
    let mut line: String = line.chars().filter(|&c| is_harmless(c)).collect();
    line.push('\n');
    // A closed standard error must not end a game.
    let _ = std::io::stderr().write_all(line.as_bytes());
}

/// Draws lines of GoGui's graphics on its board, in place of those before, in one write.
pub(super) fn draw(lines: &str) {
    // A closed standard error must not end a game.
    let _ = std::io::stderr().write_all(format!("gogui-gfx:\n{lines}\n\n").as_bytes());
}

/// Makes panics, in any thread, report through [`tell`].
pub fn report_panics() {
    std::panic::set_hook(Box::new(|info| tell(&info.to_string())));
}

fn decorated(message: &str) -> String {
    let mut text = String::new();
    for line in message.lines().filter(|line| !line.trim().is_empty()) {
        let mut rest = line.chars().filter(|&c| is_harmless(c));
        let start: String = rest.by_ref().take(LONGEST).collect();
        let cut = if rest.next().is_some() { " ..." } else { "" };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "tengen: {}{cut}", start.replace(" -> ", " to "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_longer_than_people_read() {
        let text = decorated(&"ä".repeat(1_000_000));
        assert_eq!(text, format!("tengen: {} ...\n", "ä".repeat(LONGEST)));
        assert_eq!(decorated(&"a".repeat(LONGEST)).len(), LONGEST + 9);
    }

    #[test]
    fn what_strangers_send_cannot_control_a_terminal() {
        let text = decorated("a\u{1b}[31mred\u{9b}2J\u{7}\u{202e}b\u{2069}\rc");
        assert_eq!(text, "tengen: a[31mred2Jbc\n");
    }

    #[test]
    fn no_line_looks_like_a_reply() {
        let text = decorated("= fine\n\nplay A1 -> 30\ninfo x\n? no");
        assert_eq!(
            text,
            "tengen: = fine\ntengen: play A1 to 30\ntengen: info x\ntengen: ? no\n"
        );
    }
}
