//! Reading a script: commands, and what the numbered ones should be answered.

use crate::arena::client::Response;
use crate::disk;
use regex::Regex;
use std::fmt;
use std::path::Path;

/// One command, and the reply it should get.
#[derive(Clone, Debug)]
pub struct Step {
    /// Line in the script, from 1.
    pub line: usize,
    /// The id; only commands that have one are tests.
    pub id: Option<u32>,
    /// The whole line as it is sent, id included.
    pub command: String,
    /// The expectation below it, if any.
    pub expectation: Option<Expectation>,
}

/// A line `#? [pattern]`.
#[derive(Clone, Debug)]
pub struct Expectation {
    /// Line in the script, from 1.
    pub line: usize,
    /// What stands after `#?`.
    pub source: String,
    /// What stands after the closing bracket.
    pub mark: Mark,
    pattern: Regex,
    negated: bool,
    wants_error: bool,
    grammar: Grammar,
}

/// Whose reading of scripts and replies holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Grammar {
    /// Ours: as gogui-regress, but every error that is not asked for is a failure, and errors may be asked for
    #[default]
    Strict,
    /// That of gogui-regress: an error never passes, and is a failure of a test alone
    Gogui,
    /// That of GNU Go's suite: the first line of a reply counts, errors are texts, and more than one mark may stand
    Gnugo,
}

/// How to count a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It should match.
    None,
    /// `*`: known not to match, so far.
    KnownFailure,
    /// `&`: told, not counted.
    Ignored,
}

/// Why a script cannot be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    /// Line in the script, from 1; none if the file cannot be read at all.
    pub line: Option<usize>,
    /// What is wrong.
    pub what: String,
}

impl Step {
    /// The name of the command.
    pub fn name(&self) -> Option<&str> {
        self.command
            .split_whitespace()
            .nth(usize::from(self.id.is_some()))
    }
}

impl Expectation {
    /// Whether this is an expected reply; the mark plays no part.
    ///
    /// A reply of the wrong kind, `?` for `=` or `=` for `?`, never is, but in GNU Go's suite, where only its first line
    /// counts.
    pub fn is_met_by(&self, response: &Response) -> bool {
        let text = response.text.trim();
        if self.grammar == Grammar::Gnugo {
            let first = response.text.lines().next().unwrap_or_default().trim();
            return self.pattern.is_match(first) != self.negated;
        }
        let matches = if response.ok {
            self.pattern.is_match(text)
        } else {
            self.pattern.is_match(&format!("? {text}"))
        };
        response.ok != self.wants_error && matches != self.negated
    }
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.what),
            None => f.write_str(&self.what),
        }
    }
}

impl std::error::Error for ScriptError {}

/// Reads a script from a file.
///
/// # Errors
/// When the file cannot be read, is not UTF-8, or is no script.
pub fn load(path: &Path, grammar: Grammar) -> Result<Vec<Step>, ScriptError> {
    let text = disk::read_text(path).map_err(|error| ScriptError {
        line: None,
        what: error.to_string(),
    })?;
    parse(&text, grammar)
}

/// Reads a script.
///
/// # Errors
/// With the first line that is not understood.
pub fn parse(text: &str, grammar: Grammar) -> Result<Vec<Step>, ScriptError> {
    let mut steps: Vec<Step> = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let content = content.trim();
        let error = |what: String| ScriptError {
            line: Some(line),
            what,
        };
        if let Some(source) = content.strip_prefix("#?") {
            let tested = steps.iter_mut().rev().find(|step| step.id.is_some());
            let step = tested
                .ok_or_else(|| error("no numbered command before this expectation".to_owned()))?;
            // There the last one holds.
            if step.expectation.is_some() && grammar != Grammar::Gnugo {
                return Err(error(format!(
                    "the command of line {} has an expectation already",
                    step.line
                )));
            }
            step.expectation = Some(expectation(line, source.trim(), grammar).map_err(error)?);
        } else if !content.is_empty() && !content.starts_with('#') {
            let id = leading_id(content).map_err(error)?;
            steps.push(Step {
                line,
                id,
                command: content.to_owned(),
                expectation: None,
            });
        }
    }
    Ok(steps)
}

fn leading_id(command: &str) -> Result<Option<u32>, String> {
    let code = command.split('#').next().unwrap_or_default();
    let name = code.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &code[..code.len() - name.len()];
    if digits.is_empty() {
        return Ok(None);
    }
    if name.trim().is_empty() {
        return Err("an id without a command".to_owned());
    }
    if !name.starts_with(char::is_whitespace) {
        return Err("no blank between id and command".to_owned());
    }
    digits
        .parse()
        .map(Some)
        .map_err(|_| format!("the id {digits} is too large"))
}

fn expectation(line: usize, source: &str, grammar: Grammar) -> Result<Expectation, String> {
    let inner = source
        .strip_prefix('[')
        .and_then(|rest| rest.rsplit_once(']'));
    let (pattern, mark) = inner.ok_or("an expectation is a pattern in brackets")?;
    let mark = match mark {
        "" => Mark::None,
        "*" => Mark::KnownFailure,
        "&" if grammar == Grammar::Gogui => return Err("only * may follow the bracket".to_owned()),
        "&" => Mark::Ignored,
        // The last mark decides there.
        marks if grammar == Grammar::Gnugo && marks.chars().all(|c| matches!(c, '*' | '&')) => {
            if marks.ends_with('&') {
                Mark::Ignored
            } else {
                Mark::KnownFailure
            }
        }
        other => return Err(format!("only * or & may follow the bracket, not {other:?}")),
    };
    let (negated, pattern) = pattern
        .strip_prefix('!')
        .map_or((false, pattern), |rest| (true, rest));
    Ok(Expectation {
        line,
        source: source.to_owned(),
        mark,
        pattern: compile(pattern)?,
        negated,
        wants_error: grammar == Grammar::Strict && pattern.starts_with(r"\?"),
        grammar,
    })
}

fn compile(pattern: &str) -> Result<Regex, String> {
    // The error is a drawing of several lines; the last one says it in words.
    Regex::new(&format!(r"(?is)\A(?:{pattern})\z")).map_err(|error| {
        format!(
            "bad pattern: {}",
            error.to_string().lines().last().unwrap_or_default()
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn reply(line: &str) -> Response {
        Response {
            ok: line.starts_with('='),
            text: line[2..].to_owned(),
            elapsed: Duration::ZERO,
        }
    }

    /// Whether `#? SOURCE` is met by such a reply.
    fn met(source: &str, line: &str) -> bool {
        expectation(1, source, Grammar::Strict)
            .expect("well formed")
            .is_met_by(&reply(line))
    }

    #[test]
    fn steps_keep_their_lines_and_take_the_expectation_below() {
        let script = "# head\r\n\r\nkomi 7 # note\r\n10\tname\r\nclear_board\r\n#?  [GNU Go|x]*\r\n0 version\r\n";
        let steps = parse(script, Grammar::Strict).expect("a good script");
        let read: Vec<_> = steps
            .iter()
            .map(|s| (s.line, s.id, s.command.as_str()))
            .collect();
        assert_eq!(
            read,
            [
                (3, None, "komi 7 # note"),
                (4, Some(10), "10\tname"),
                (5, None, "clear_board"),
                (7, Some(0), "0 version")
            ]
        );
        let expectation = steps[1]
            .expectation
            .as_ref()
            .expect("the numbered one before");
        assert_eq!(
            (expectation.line, expectation.mark),
            (6, Mark::KnownFailure)
        );
        assert!(steps[3].expectation.is_none());
    }

    #[test]
    fn the_whole_reply_must_match() {
        assert!(met("[D4|E5]", "= E5"));
        assert!(met("[pass]", "= PASS"));
        assert!(met("[a.*d]", "= \na b\nc d"));
        assert!(met("[]", "= "));
        assert!(met("[[A-C]]]", "= b]"));
        assert!(!met("[D4]", "= D41"));
        assert!(!met("[D4|E5]", "= E5 D4"));
    }

    #[test]
    fn an_exclamation_mark_negates() {
        assert!(met("[!D4|E5]", "= D41"));
        assert!(!met("[!D4|E5]", "= E5"));
        assert!(!met("[!D4]", "? illegal move"), "an error is no other move");
    }

    #[test]
    fn errors_must_be_asked_for() {
        assert!(!met("[.*]", "? illegal move"));
        assert!(met(r"[\? illegal move]", "? illegal move"));
        assert!(!met(r"[\? illegal move]", "? syntax error"));
        assert!(!met(r"[\? .*]", "= ? x"));
        assert!(met(r"[!\? unknown command]", "? syntax error"));
        assert!(!met(r"[!\? unknown command]", "= "));
    }

    #[test]
    fn bad_scripts_are_refused_with_their_line() {
        for (script, line, what) in [
            ("name\n#? [x]", 2, "no numbered command"),
            ("1 name\n#? [x]\n#? [y]", 3, "already"),
            ("1 name\n\n#? x", 3, "in brackets"),
            ("1 name\n#? [x] y", 2, "only * or &"),
            ("1 name\n#? [(]", 2, "bad pattern"),
            ("1 name\n#? [? x]", 2, "bad pattern"),
            ("name\n12", 2, "without a command"),
            ("12 # name", 1, "without a command"),
            ("12name", 1, "no blank"),
            ("99999999999 name", 1, "too large"),
        ] {
            let error = parse(script, Grammar::Strict).expect_err(script);
            assert_eq!(error.line, Some(line), "{script:?}");
            assert!(error.what.contains(what), "{script:?}: {error}");
        }
    }

    #[test]
    fn gnu_go_reads_the_first_line_and_errors_as_text() {
        let met = |source: &str, line: &str| {
            let expectation = expectation(1, source, Grammar::Gnugo).expect("well formed");
            expectation.is_met_by(&reply(line))
        };
        assert!(met("[D4]", "= D4\nmore"));
        assert!(!met("[more]", "= D4\nmore"));
        assert!(met("[illegal move]", "? illegal move"));
        assert!(met("[!0]", "? invalid vertex"));
        let last = expectation(1, "[x]&*", Grammar::Gnugo).expect("well formed");
        assert_eq!(last.mark, Mark::KnownFailure);
        let steps = parse("1 name\n#? [x]\n#? [y]\n", Grammar::Gnugo).expect("the last holds");
        assert!(
            steps[0]
                .expectation
                .as_ref()
                .is_some_and(|e| e.source == "[y]")
        );
    }

    #[test]
    fn gogui_asks_for_no_errors_and_ignores_nothing() {
        assert!(expectation(1, "[x]&", Grammar::Gogui).is_err());
        let error = expectation(1, r"[\? .*]", Grammar::Gogui).expect("well formed");
        assert!(!error.is_met_by(&reply("? illegal move")));
        assert!(error.is_met_by(&reply("= ? x")));
    }
}
