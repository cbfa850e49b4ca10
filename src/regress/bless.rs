//! Marks of known failures, put in scripts and taken out as a run found the tests.

use super::report::{FileReport, Outcome};
use super::script::{Grammar, load};
use crate::disk;
use std::io;

/// Marks the tests of a script that failed as known to, with `*`, and takes the mark from those that passed. The report is
/// as after that. Returns how many marks were changed.
///
/// # Errors
/// The script cannot be read or written, or is not the one that was run any more; it is then as it was before.
pub(super) fn bless(report: &mut FileReport, grammar: Grammar) -> io::Result<usize> {
    let changes: Vec<(usize, bool)> = report
        .results
        .iter()
        .filter_map(|result| {
            let line = result.step.expectation.as_ref()?.line;
            match result.outcome {
                Outcome::Failed => Some((line, true)),
                Outcome::PassedUnexpectedly => Some((line, false)),
                _ => None,
            }
        })
        .collect();
    if changes.is_empty() {
        return Ok(0);
    }
    let text = disk::read_text(&report.path)?;
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    for &(number, fails) in &changes {
        let line = number.checked_sub(1).and_then(|index| lines.get_mut(index));
        let marked = line.as_deref().and_then(|line| marked(line, fails));
        match line.zip(marked) {
            Some((line, marked)) => *line = marked,
            None => return Err(io::Error::other("the script has changed meanwhile")),
        }
    }
    disk::write(&report.path, lines.concat().as_bytes(), true)?;
    let steps = load(&report.path, grammar).map_err(io::Error::other)?;
    for (result, step) in report.results.iter_mut().zip(steps) {
        if result.step.expectation.is_none() {
            continue;
        }
        result.step = step;
        result.outcome = match result.outcome {
            Outcome::Failed => Outcome::FailedAsExpected,
            Outcome::PassedUnexpectedly => Outcome::Passed,
            outcome => outcome,
        };
    }
    Ok(changes.len())
}

/// The line of an expectation with the mark or without it; none if it is no such line.
fn marked(line: &str, fails: bool) -> Option<String> {
    let (pattern, end) = line
        .rsplit_once(']')
        .filter(|_| line.trim_start().starts_with("#?"))?;
    let end = end.trim_start_matches('*');
    let mark = if fails { "*" } else { "" };
    Some(format!("{pattern}]{mark}{end}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_mark_changes() {
        for (line, fails, expected) in [
            ("#? [D4]\n", true, Some("#? [D4]*\n")),
            ("#? [D4]*\r\n", false, Some("#? [D4]\r\n")),
            ("  #?  [[A-C]1]", true, Some("  #?  [[A-C]1]*")),
            ("#? [D4]*\n", true, Some("#? [D4]*\n")),
            ("10 name\n", true, None),
        ] {
            assert_eq!(marked(line, fails).as_deref(), expected, "{line:?}");
        }
    }
}
