//! Reports as one page of HTML that needs no network and no script. Every outcome is told in words.

use super::report::{Count, FileReport, Outcome, StepResult};
use crate::plain::markup;
use std::fmt::Write;

const STYLE: &str = "body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:70em;padding:0 1em;color:#111;background:#fff}\
table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:.25em .5em;text-align:left;vertical-align:top}\
td.n{text-align:right}code{white-space:pre-wrap;overflow-wrap:anywhere}summary{cursor:pointer;margin:.6em 0}\
tr.bad td{font-weight:bold;background:#eee}";

/// One page: a table of the scripts, and below it every command of each with its reply.
pub fn html(reports: &[FileReport], engine: &str) -> String {
    let total: Count = reports.iter().map(FileReport::count).sum();
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Regression tests</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<h1>Regression tests</h1>\n<p>Engine: <code>{}</code></p>\n<p>{total}</p>\n\
         <table>\n<tr><th>Script</th><th>Verdict</th><th>Counts</th><th>Seconds</th></tr>\n",
        markup(engine)
    );
    for (number, report) in reports.iter().enumerate() {
        let seconds: f64 = report
            .results
            .iter()
            .map(|result| result.response.elapsed.as_secs_f64())
            .sum();
        put(
            &mut page,
            format_args!(
                "<tr{}><td><a href=\"#s{number}\">{}</a></td><td>{}</td><td>{}</td><td class=\"n\">{seconds:.1}</td></tr>\n",
                bad(report.verdict().exit_code() > 0),
                markup(&report.path.display().to_string()),
                report.verdict().word(),
                report.count()
            ),
        );
    }
    page.push_str("</table>\n");
    for (number, report) in reports.iter().enumerate() {
        script(&mut page, number, report);
    }
    page + "</body>\n</html>\n"
}

fn script(page: &mut String, number: usize, report: &FileReport) {
    let open = if report.verdict().exit_code() > 0 {
        " open"
    } else {
        ""
    };
    put(
        page,
        format_args!(
            "<details id=\"s{number}\"{open}>\n<summary>{}: {}</summary>\n",
            markup(&report.path.display().to_string()),
            report.count()
        ),
    );
    if let Some(trouble) = &report.trouble {
        put(
            page,
            format_args!(
                "<p><strong>Error:</strong> {}</p>\n",
                markup(&trouble.to_string())
            ),
        );
    }
    page.push_str("<table>\n<tr><th>Line</th><th>Command</th><th>Expected</th><th>Reply</th><th>Outcome</th></tr>\n");
    for result in &report.results {
        row(page, result);
    }
    page.push_str("</table>\n</details>\n");
}

fn row(page: &mut String, result: &StepResult) {
    let StepResult {
        step,
        response,
        outcome,
    } = result;
    let expected = step.expectation.as_ref();
    let sign = if response.ok { '=' } else { '?' };
    // Each line of a reply is made harmless for itself.
    let reply: Vec<String> = response.text.trim_end().lines().map(markup).collect();
    put(
        page,
        format_args!(
            "<tr{}><td class=\"n\">{}</td><td><code>{}</code></td><td><code>{}</code></td><td><code>{sign} {}</code></td><td>{}</td></tr>\n",
            bad(matches!(outcome, Outcome::Failed | Outcome::Refused)),
            step.line,
            markup(&step.command),
            markup(expected.map_or("", |expectation| &expectation.source)),
            reply.join("\n"),
            outcome.word()
        ),
    );
}

/// What makes a row stand out.
fn bad(is_bad: bool) -> &'static str {
    if is_bad { " class=\"bad\"" } else { "" }
}

fn put(text: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(what);
}
