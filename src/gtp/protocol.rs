//! From the bytes of one input line to a command: pre-processing, id, name, arguments.

use super::args::Args;

/// One command line, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The digits of the id as they were sent. Any length: the reply echoes them.
    pub id: Option<String>,
    /// The command's name, case kept: names are case-sensitive.
    pub name: String,
    /// What follows the name.
    pub args: Args,
}

impl Command {
    /// Reads one raw line, with or without its line feed.
    ///
    /// `None` where nothing is to be answered: blank lines, comments, and lines that hold only an id.
    /// A negative id counts as none, and a blank between id and name may be missing, as GNU Go has it.
    pub fn parse(raw: &[u8]) -> Option<Self> {
        let line = clean(raw);
        let (id, rest) = split_id(line.trim_start_matches(' '));
        let rest = rest.trim_matches(' ');
        if rest.is_empty() {
            return None;
        }
        let (name, args) = rest.split_once(' ').unwrap_or((rest, ""));
        Some(Self {
            id: id.map(str::to_owned),
            name: name.to_owned(),
            args: Args::new(args),
        })
    }
}

/// Whether a raw line is the comment by which a host asks to end the running command soon.
pub fn is_interrupt(raw: &[u8]) -> bool {
    let kept = raw
        .iter()
        .copied()
        .filter(|&byte| byte == b'\t' || !byte.is_ascii_control());
    kept.collect::<Vec<_>>().trim_ascii() == b"# interrupt"
}

/// Cuts the comment, drops control bytes, makes tabs blanks. Bytes that are not UTF-8 are replaced, never refused.
fn clean(raw: &[u8]) -> String {
    let kept: Vec<u8> = raw
        .iter()
        .copied()
        .take_while(|&byte| byte != b'#')
        .map(|byte| if byte == b'\t' { b' ' } else { byte })
        .filter(|byte| !byte.is_ascii_control())
        .collect();
    String::from_utf8_lossy(&kept).into_owned()
}

/// Splits a leading integer off. The first part is `None` without one and for a negative one.
fn split_id(line: &str) -> (Option<&str>, &str) {
    let unsigned = line.strip_prefix('-').unwrap_or(line);
    let name = unsigned.trim_start_matches(|c: char| c.is_ascii_digit());
    if name.len() == unsigned.len() {
        return (None, line);
    }
    let digits = unsigned.strip_suffix(name);
    (digits.filter(|_| unsigned.len() == line.len()), name)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Parts<'a> = (Option<&'a str>, &'a str, &'a str);

    /// Checks id, name and arguments of a line; `None` where it is to be ignored.
    #[track_caller]
    fn check(raw: &[u8], expected: Option<Parts<'_>>) {
        let command = Command::parse(raw);
        let parts = command
            .as_ref()
            .map(|c| (c.id.as_deref(), c.name.as_str(), c.args.text()));
        assert_eq!(parts, expected);
    }

    #[test]
    fn drops_control_bytes_wherever_they_stand() {
        check(b"name\r\n", Some((None, "name", "")));
        check(b"\x01na\x00me\x7f\n", Some((None, "name", "")));
        check(b"ko\rmi 7\x1b.5", Some((None, "komi", "7.5")));
    }

    #[test]
    fn cuts_comments_anywhere() {
        check(
            b"8 known_command quit # x\n",
            Some((Some("8"), "known_command", "quit")),
        );
        check(b"name#x", Some((None, "name", "")));
        check(b"# hi\n", None);
    }

    #[test]
    fn tabs_are_blanks() {
        check(b"1\tplay\tb  D4\t\n", Some((Some("1"), "play", "b  D4")));
        check(b" \t \n", None);
    }

    #[test]
    fn an_id_alone_is_blank() {
        for line in [&b"7\n"[..], b"7", b" -7 \n", b"99999999999999999999 # x\n"] {
            check(line, None);
        }
    }

    #[test]
    fn ids_are_kept_as_sent() {
        check(b"2147483647 name", Some((Some("2147483647"), "name", "")));
        check(
            b"99999999999999999999 name",
            Some((Some("99999999999999999999"), "name", "")),
        );
        check(b"12name", Some((Some("12"), "name", "")));
        check(b"007 name", Some((Some("007"), "name", "")));
        check(b"-5 name", Some((None, "name", "")));
        check(b"-name", Some((None, "-name", "")));
    }

    #[test]
    fn bytes_that_are_not_utf8_are_no_reason_to_fail() {
        check(b"name \xff\xfe", Some((None, "name", "\u{fffd}\u{fffd}")));
        check(
            "loadsgf Größe.sgf\n".as_bytes(),
            Some((None, "loadsgf", "Größe.sgf")),
        );
    }

    #[test]
    fn long_lines_are_read_whole() {
        let line = format!("3 set_position {}", "b A1 ".repeat(300_000));
        let command = Command::parse(line.as_bytes()).expect("a command");
        assert_eq!(command.args.iter().count(), 600_000);
    }

    #[test]
    fn interrupts_are_the_exact_comment() {
        assert!(is_interrupt(b"# interrupt\n"));
        assert!(is_interrupt(b" # interrupt \r\n"));
        assert!(!is_interrupt(b"#interrupt\n"));
        assert!(!is_interrupt(b"name # interrupt\n"));
        assert!(!is_interrupt(b"# interrupts\n"));
    }
}
