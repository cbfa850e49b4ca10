//! KataGo's form: a record a move in decimals, and what else was asked for: the root, and who owns which point.

use super::numbers::{deviations, means, points, share};
use super::{Extra, Request, line_words, told};
use crate::board::Graph;
use crate::gtp::words;
use crate::search::{Analysis, MoveAnalysis, Spread};
use std::fmt::Write as _;

pub(super) fn line(analysis: &Analysis, graph: &Graph, request: &Request) -> String {
    let sign = analysis.sign();
    let moves = told(analysis, request).iter().enumerate();
    let records = moves.map(|(order, found)| record((order, found), graph, request, sign));
    let mut text = records.collect::<Vec<_>>().join(" ");
    if request.wants(Extra::RootInfo) {
        let (visits, winrate) = (analysis.visits, share(analysis.winrate));
        // Writing to a string cannot fail.
        let _ = write!(text, " rootInfo visits {visits} winrate {winrate}");
        text += &scores(analysis.lead, sign);
    }
    if analysis.ownership.is_empty() {
        return text;
    }
    if request.wants(Extra::Ownership) {
        let _ = write!(text, " ownership {}", means(&analysis.ownership, sign));
    }
    if request.wants(Extra::OwnershipStdev) {
        let _ = write!(text, " ownershipStdev {}", deviations(&analysis.ownership));
    }
    text
}

fn record(
    (order, found): (usize, &MoveAnalysis),
    graph: &Graph,
    request: &Request,
    sign: f32,
) -> String {
    let (mv, visits) = (words::move_word(graph, found.mv), found.visits);
    // In a tree a position has one way to it, so the visits of an edge are those of its end.
    let mut text = format!("info move {mv} visits {visits} edgeVisits {visits}");
    let _ = write!(text, " winrate {}", share(found.winrate));
    text += &scores(found.lead, sign);
    let _ = write!(text, " prior {}", share(found.prior));
    if let Some(lcb) = found.lcb {
        let _ = write!(text, " lcb {}", share(lcb));
    }
    let _ = write!(text, " order {order} pv {}", line_words(found, graph));
    for (extra, key) in [
        (Extra::PvVisits, "pvVisits"),
        (Extra::PvEdgeVisits, "pvEdgeVisits"),
    ] {
        if request.wants(extra) {
            let visits = found.line.iter().map(|(_, visits)| visits.to_string());
            let _ = write!(text, " {key} {}", visits.collect::<Vec<_>>().join(" "));
        }
    }
    if let Some(owners) = &found.ownership {
        if request.wants(Extra::MovesOwnership) {
            let _ = write!(text, " movesOwnership {}", means(owners, sign));
        }
        if request.wants(Extra::MovesOwnershipStdev) {
            let _ = write!(text, " movesOwnershipStdev {}", deviations(owners));
        }
    }
    text
}

/// The lead under the names that it has had, and its deviation over playouts.
fn scores(lead: Option<Spread>, sign: f32) -> String {
    lead.map_or_else(String::new, |lead| {
        let (mean, deviation) = (points(sign * lead.mean), points(lead.deviation));
        format!(" scoreMean {mean} scoreStdev {deviation} scoreLead {mean}")
    })
}
