//! The form of the computer Go server: one JSON object, which viewers of its games read.

use super::{Request, line_words, told};
use crate::board::Graph;
use crate::gtp::words;
use crate::search::{Analysis, MoveAnalysis, Spread};
use serde_json::{Map, Value, json};

/// The digits of ownership, from the rival's to one's own.
const DIGITS: &[u8; 63] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+";

/// The moves told of at most: the text goes into a game record.
const MOVES: usize = 10;

pub(super) fn line(analysis: &Analysis, graph: &Graph, request: &Request) -> String {
    let sign = analysis.sign();
    let moves: Vec<Value> = told(analysis, request)
        .iter()
        .take(MOVES)
        .map(|found| record(found, graph, sign))
        .collect();
    let mut object = Map::new();
    object.insert("winrate".to_owned(), rounded(analysis.winrate, 1e4));
    if let Some(lead) = analysis.lead {
        object.insert("score".to_owned(), rounded(sign * lead.mean, 1e2));
    }
    object.insert("visits".to_owned(), json!(analysis.visits));
    object.insert("moves".to_owned(), Value::Array(moves));
    object.insert(
        "ownership".to_owned(),
        json!(digits(&analysis.ownership, sign)),
    );
    Value::Object(object).to_string()
}

fn record(found: &MoveAnalysis, graph: &Graph, sign: f32) -> Value {
    let mut object = Map::new();
    object.insert("move".to_owned(), json!(words::move_word(graph, found.mv)));
    object.insert("winrate".to_owned(), rounded(found.winrate, 1e4));
    if let Some(lead) = found.lead {
        object.insert("score".to_owned(), rounded(sign * lead.mean, 1e2));
    }
    object.insert("prior".to_owned(), rounded(found.prior, 1e4));
    object.insert("visits".to_owned(), json!(found.visits));
    // The line here is what follows the move.
    let line = line_words(found, graph);
    let after = line.split_once(' ').map_or("", |(_, after)| after);
    object.insert("pv".to_owned(), json!(after));
    Value::Object(object)
}

/// A number to so many parts of 1.
fn rounded(value: f32, parts: f64) -> Value {
    json!((f64::from(value) * parts).round() / parts)
}

/// One digit a point: the first for the rival's, the last for one's own.
fn digits(owners: &[Spread], sign: f32) -> String {
    let digit = |owner: &Spread| {
        let place = (f32::midpoint(sign * owner.mean, 1.0) * 62.0)
            .round()
            .clamp(0.0, 62.0);
        DIGITS.get(place as usize).copied().map_or('f', char::from)
    };
    owners.iter().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owners_are_digits_of_63() {
        let owners = [-1.0, 0.0, 1.0, 0.5].map(|mean| Spread {
            mean,
            deviation: 0.0,
        });
        // 0.5 is place 46.5, the 47th of "A-Za-z0-9+".
        assert_eq!(digits(&owners, 1.0), "Af+v");
        assert_eq!(digits(&owners, -1.0), "+fAQ");
    }
}
