//! Reports as JUnit's XML, which build servers read.

use super::report::{FileReport, Finding, Outcome, StepResult};
use crate::plain::markup;
use std::fmt::Write;

/// One document: a suite for each script, a case for each test. Known failures are skipped cases; what kept a script from being
/// run is a case of its own with an error.
pub fn junit(reports: &[FileReport]) -> String {
    let mut xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n".to_owned();
    for report in reports {
        suite(&mut xml, report);
    }
    xml + "</testsuites>\n"
}

fn suite(xml: &mut String, report: &FileReport) {
    let name = markup(&report.path.display().to_string());
    let cases: Vec<&StepResult> = report.results.iter().filter(|r| is_case(r)).collect();
    let count = |kind: fn(Outcome) -> bool| cases.iter().filter(|r| kind(r.outcome)).count();
    let seconds: f64 = report
        .results
        .iter()
        .map(|result| result.response.elapsed.as_secs_f64())
        .sum();
    put(
        xml,
        format_args!(
            "<testsuite name=\"{name}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{seconds:.3}\">\n",
            cases.len() + usize::from(report.trouble.is_some()),
            count(|outcome| matches!(outcome, Outcome::Failed | Outcome::Refused)),
            usize::from(report.trouble.is_some()),
            count(is_skipped),
        ),
    );
    for result in cases {
        case(xml, &name, result);
    }
    if let Some(trouble) = &report.trouble {
        let line = trouble.line().unwrap_or_default();
        put(
            xml,
            format_args!(
                "<testcase classname=\"{name}\" name=\"line {line}: the script\"><error message=\"{}\"/></testcase>\n",
                markup(&trouble.to_string())
            ),
        );
    }
    xml.push_str("</testsuite>\n");
}

/// Whether it is a test, or a failure that a test should have been.
fn is_case(result: &StepResult) -> bool {
    result.step.id.is_some() || result.outcome == Outcome::Refused
}

fn is_skipped(outcome: Outcome) -> bool {
    matches!(
        outcome,
        Outcome::Skipped | Outcome::FailedAsExpected | Outcome::Ignored
    )
}

fn case(xml: &mut String, suite: &str, result: &StepResult) {
    put(
        xml,
        format_args!(
            "<testcase classname=\"{suite}\" name=\"line {}: {}\" time=\"{:.3}\">",
            result.step.line,
            markup(&result.step.command),
            result.response.elapsed.as_secs_f64()
        ),
    );
    let told = markup(&Finding(result).to_string());
    match result.outcome {
        Outcome::Failed | Outcome::Refused => {
            put(xml, format_args!("<failure message=\"{told}\"/>"));
        }
        outcome if is_skipped(outcome) => {
            put(
                xml,
                format_args!("<skipped message=\"{}\"/>", outcome.word()),
            );
        }
        Outcome::PassedUnexpectedly => {
            put(xml, format_args!("<system-out>{told}</system-out>"));
        }
        _ => {}
    }
    xml.push_str("</testcase>\n");
}

fn put(text: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(what);
}
