//! A match as one page for a browser: the table, how the score went, and every game to be replayed. It needs no network.
//!
//! Whatever engines and files say goes through [`markup`], or is data that the page's script shows as plain text.

mod plot;

use super::entry::Entry;
use super::standings::Report;
use crate::board::Shape;
use crate::plain::{line, markup};
use serde_json::json;
use std::fmt::Write;

/// The whole page.
pub fn page(report: &Report) -> String {
    let mut games: Vec<&Entry> = report.entries().iter().collect();
    games.sort_by_key(|entry| entry.game);
    let table = report.to_string();
    let table: Vec<String> = table.lines().map(markup).collect();
    let mut page = String::new();
    // Writing to a text cannot fail.
    let _ = write!(
        page,
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n\
         <title>{title}</title>\n<style>\n{css}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<pre>{table}</pre>\n",
        title = markup(&title(&games)),
        css = include_str!("page.css"),
        table = table.join("\n"),
    );
    page.push_str(&plot::score(report, &games));
    page.push_str(&engines(&games));
    page.push_str(REPLAY);
    page.push_str(&list(&games));
    let _ = write!(
        page,
        "<script type=\"application/json\" id=\"data\">{}</script>\n<script>\n{}</script>\n</body>\n</html>\n",
        data(&games),
        include_str!("replay.js"),
    );
    page
}

/// Where the script shows a game.
const REPLAY: &str = "<section id=\"replay\" hidden>\n<h2 id=\"title\"></h2>\n<p id=\"detail\"></p>\n<svg id=\"board\"></svg>\n\
    <input id=\"slider\" type=\"range\" min=\"0\" aria-label=\"move\">\n<p><button data-step=\"-1000000\">first</button> \
    <button data-step=\"-1\">back</button> <button data-step=\"1\">on</button> <button data-step=\"1000000\">last</button> \
    move <span id=\"turn\"></span></p>\n<p id=\"moves\"></p>\n</section>\n";

fn title(games: &[&Entry]) -> String {
    match games.first() {
        Some(entry) => {
            let facts = &entry.facts;
            format!(
                "Match on {}, {}, komi {}",
                facts.board, facts.rules, facts.komi
            )
        }
        None => "Match without games".to_owned(),
    }
}

/// The engines as they were ordered.
fn engines(games: &[&Entry]) -> String {
    let mut text = String::from(
        "<h2>Engines</h2>\n<table>\n<tr><th></th><th>command</th><th>clock</th></tr>\n",
    );
    for (number, engine) in (1..).zip(games.first().iter().flat_map(|entry| &entry.facts.engines)) {
        let _ = writeln!(
            text,
            "<tr><td>{number}</td><td class=\"text\"><code>{}</code></td><td class=\"text\">{}</td></tr>",
            markup(&engine.command),
            markup(engine.clock.as_deref().unwrap_or("none")),
        );
    }
    text + "</table>\n"
}

fn list(games: &[&Entry]) -> String {
    let mut text = String::from(
        "<h2>Games</h2>\n<table>\n<tr><th>game</th><th>Black</th><th>White</th><th>result</th><th>end</th><th>moves</th></tr>\n",
    );
    for entry in games {
        let _ = writeln!(
            text,
            "<tr><td><button data-game=\"{0}\">{0}</button></td><td class=\"text\">{1}</td><td class=\"text\">{2}</td>\
             <td>{3}</td><td class=\"text\">{4}</td><td>{5}</td></tr>",
            entry.game,
            markup(&entry.black),
            markup(&entry.white),
            markup(&entry.result),
            markup(&entry.reason),
            entry.moves,
        );
    }
    text + "</table>\n"
}

/// What the script needs, as JSON that no tag can end.
fn data(games: &[&Entry]) -> String {
    let board = games
        .first()
        .map(|entry| entry.facts.board.parse::<Shape>());
    let graph = board
        .and_then(Result::ok)
        .and_then(|shape| shape.graph().ok());
    let size = graph.and_then(|graph| graph.grid_size());
    let game = |entry: &&Entry| {
        json!({
            "game": entry.game,
            "black": line(&entry.black),
            "white": line(&entry.white),
            "result": entry.result,
            "reason": entry.reason,
            "detail": line(&entry.detail),
            "handicap": entry.handicap,
            "opening": entry.opening,
            "turns": entry.turns,
        })
    };
    let data = json!({
        "columns": size.map(|(columns, _)| columns),
        "rows": size.map(|(_, rows)| rows),
        "games": games.iter().map(game).collect::<Vec<_>>(),
    });
    data.to_string().replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{EngineFacts, Facts, Format, Side};

    fn entry(game: u32, black: &str, white: &str) -> Entry {
        let engine = |command: &str| EngineFacts {
            name: None,
            command: command.to_owned(),
            clock: None,
            rating: None,
        };
        let line = json!({
            "game": game, "seed": game, "black": black, "white": white, "winner": Some(Side::Black),
            "result": "B+R", "reason": "resignation", "detail": "", "moves": 2,
            "black_seconds": 0.0, "white_seconds": 0.0, "turns": ["b C3", "w A1"],
            "match": Facts {
                engines: vec![engine("a <b>"), engine("b & c")],
                format: Format::RoundRobin,
                swap: true,
                board: "grid:5x4".to_owned(),
                rules: "chinese-kgs".to_owned(),
                komi: "7.5".to_owned(),
                openings: None,
                handicap: None,
            },
        });
        serde_json::from_value(line).unwrap()
    }

    fn report(names: [&str; 2]) -> Report {
        let [first, second] = names;
        let entries = [entry(1, first, second), entry(2, second, first)];
        let mut report = Report::new(&entries[0].facts, None);
        for entry in entries {
            report.add(entry);
        }
        report
    }

    #[test]
    fn a_page_has_everything_in_one_file() {
        let page = page(&report(["Alpha", "Beta"]));
        for part in [
            "1/2",
            "<svg class=\"plot\"",
            "data-game=\"2\"",
            "\"turns\":[\"b C3\",\"w A1\"]",
            "\"columns\":5",
            "\"rows\":4",
        ] {
            assert!(page.contains(part), "{part}");
        }
        // The name of a language is no address that a browser asks for.
        let page = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!page.contains("http:") && !page.contains("https:") && !page.contains("src="));
    }

    #[test]
    fn what_others_say_is_text() {
        let page = page(&report([
            "</script><script>alert(1)</script>",
            "<img src=x onerror=alert(2)>\u{1b}[31m",
        ]));
        assert!(
            !page.contains("<script>alert") && !page.contains("<img") && !page.contains('\u{1b}')
        );
        assert_eq!(page.matches("</script>").count(), 2);
        assert!(page.contains("a &lt;b&gt;") && page.contains("b &amp; c"));
        assert!(page.contains("&lt;img src=x"));
    }

    #[test]
    fn nothing_played_makes_a_page_too() {
        let empty = Report::new(&entry(1, "a", "b").facts, None);
        assert!(page(&empty).contains("no games"));
    }
}
