//! What is said of a move to those who watch on OGS: lines on standard error that gtp2ogs passes on.

use crate::board::{Graph, Move};
use crate::gtp::words;
use crate::search::Analysis;
use std::fmt::Write as _;

/// The moves of a line that are told.
const LONGEST_LINE: usize = 12;

/// What the search thinks of the turn chosen, in KataGo's words; the channel is the one that the rival reads after the game.
pub(super) fn on_move(analysis: &Analysis, graph: &Graph) -> Option<String> {
    let best = analysis.moves.first()?;
    let mut text = format!(
        "MALKOVICH:Visits {} Winrate {:.2}%",
        analysis.visits,
        100.0 * best.winrate
    );
    if let Some(lead) = best.lead.or(analysis.lead) {
        // Writing to a string cannot fail. Adding zero makes a negative one positive.
        let _ = write!(
            text,
            " ScoreLead {:.1} ScoreStdev {:.1}",
            (10.0 * analysis.sign() * lead.mean).round() / 10.0 + 0.0,
            lead.deviation
        );
    }
    let line = best.line.iter().take(LONGEST_LINE);
    let moves: Vec<&str> = line.map(|&(mv, _)| words::move_word(graph, mv)).collect();
    let _ = write!(text, " PV {}", moves.join(" "));
    Some(text)
}

/// What everybody is told about a pass.
pub(super) fn on_turn(mv: Move) -> Option<&'static str> {
    (mv == Move::Pass).then_some("DISCUSSION:I pass: I see nothing left to play.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Shape};
    use crate::search::{MoveAnalysis, Spread};

    #[test]
    fn a_move_is_told_as_its_player_sees_it() {
        let graph = "grid:19".parse::<Shape>().unwrap().graph().unwrap();
        let [s12, o13] = ["S12", "O13"].map(|name| Move::Play(graph.point(name).unwrap()));
        let lead = Spread {
            mean: -11.9,
            deviation: 6.06,
        };
        let best = MoveAnalysis {
            mv: s12,
            visits: 20,
            winrate: 0.9984,
            lcb: None,
            prior: 0.5,
            lead: Some(lead),
            line: vec![(s12, 20), (o13, 4), (Move::Pass, 1)],
            ownership: None,
        };
        let mut analysis = Analysis {
            color: Color::WHITE,
            viewer: Color::BLACK,
            moves: vec![best],
            visits: 30,
            winrate: 0.9,
            lead: None,
            ownership: Vec::new(),
        };
        assert_eq!(
            on_move(&analysis, &graph).as_deref(),
            Some(
                "MALKOVICH:Visits 30 Winrate 99.84% ScoreLead 11.9 ScoreStdev 6.1 PV S12 O13 pass"
            )
        );
        analysis.moves.clear();
        assert_eq!(on_move(&analysis, &graph), None);
    }
}
