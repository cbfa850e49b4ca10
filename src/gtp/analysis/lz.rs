//! Leela Zero's form: a record a move, in whole numbers of 1/10,000.

use super::numbers::per_10000;
use super::{Request, line_words, told};
use crate::board::Graph;
use crate::gtp::words;
use crate::search::Analysis;

pub(super) fn line(analysis: &Analysis, graph: &Graph, request: &Request) -> String {
    let moves = told(analysis, request).iter().enumerate();
    let records = moves.map(|(order, found)| {
        let lcb = found.lcb.map(|lcb| format!(" lcb {}", per_10000(lcb)));
        format!(
            "info move {} visits {} winrate {} prior {}{} order {order} pv {}",
            words::move_word(graph, found.mv),
            found.visits,
            per_10000(found.winrate),
            per_10000(found.prior),
            lcb.unwrap_or_default(),
            line_words(found, graph),
        )
    });
    records.collect::<Vec<_>>().join(" ")
}
