//! Sabaki's own form, which Sayuri speaks too: a record a move, in whole numbers of 1/10,000, with leads in points.
//!
//! Sabaki takes the winrate of this form for a whole number, as LizzieYzy takes winrate, prior and bound; and it drops a record in
//! which something follows the line of moves.

use super::numbers::{means, per_10000, points};
use super::{Extra, Request, line_words, told};
use crate::board::Graph;
use crate::gtp::words;
use crate::search::Analysis;

pub(super) fn line(analysis: &Analysis, graph: &Graph, request: &Request) -> String {
    let sign = analysis.sign();
    let moves = told(analysis, request).iter().enumerate();
    let records = moves.map(|(order, found)| {
        let lead = found
            .lead
            .map(|lead| format!(" scoreLead {}", points(sign * lead.mean)));
        let lcb = found.lcb.map(|lcb| format!(" lcb {}", per_10000(lcb)));
        format!(
            "info move {} visits {} winrate {}{} prior {}{} order {order} pv {}",
            words::move_word(graph, found.mv),
            found.visits,
            per_10000(found.winrate),
            lead.unwrap_or_default(),
            per_10000(found.prior),
            lcb.unwrap_or_default(),
            line_words(found, graph),
        )
    });
    let mut text = records.collect::<Vec<_>>().join(" ");
    if request.wants(Extra::Ownership) && !analysis.ownership.is_empty() {
        text += " ownership ";
        text += &means(&analysis.ownership, sign);
    }
    text
}
