//! What a review writes to the record: winrates where Sabaki looks for them, leads as the value of a node, comments, and
//! better lines as variations.

use super::look::words;
use super::{Better, Judged, Review, View};
use crate::board::{Color, Move};
use crate::replay::color_of;
use crate::sgf::{self, Node, NodeId, Note, Step, Tree};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The winrate that a bad move costs at least.
const BAD: f32 = 0.1;

/// Properties by which a file says what it thinks of a move; only one of them may stand in a node.
const OPINIONS: [&str; 4] = ["BM", "DO", "IT", "TE"];

impl Review {
    /// The notes for the nodes of `tree`, the very one that the record was read from.
    pub fn notes(&self, tree: &Tree<'_>) -> BTreeMap<NodeId, Note> {
        let mut notes: BTreeMap<NodeId, Note> = BTreeMap::new();
        if let Some(view) = self.views.first().and_then(Option::as_ref) {
            Self::tell(notes.entry(tree.root()).or_default(), view);
        }
        let mut moves = self.moves.iter().zip(self.views.iter().skip(1));
        let mut parent = None;
        for node in tree.main_line() {
            let plays = plays_in(tree, node);
            for (judged, view) in moves.by_ref().take(plays) {
                let note = notes.entry(node).or_default();
                // Of two moves in one node the second is told of.
                *note = Note {
                    variation: std::mem::take(&mut note.variation),
                    ..Note::default()
                };
                if let Some(view) = view {
                    Self::tell(note, view);
                }
                let Some(better) = &judged.better else {
                    continue;
                };
                self.tell_loss(note, judged, better);
                let has_opinion = OPINIONS
                    .iter()
                    .any(|name| tree.values(node, name).next().is_some());
                if better.loss() >= BAD && !has_opinion {
                    note.properties.push(("BM", "1".to_owned()));
                }
                if let Some(parent) = parent.filter(|_| plays == 1) {
                    notes.entry(parent).or_default().variation = self.variation(judged, better);
                }
            }
            parent = Some(node);
        }
        notes
    }

    /// How the game stands after a node.
    fn tell(note: &mut Note, view: &View) {
        let percent = format!("{:.2}", 100.0 * view.winrate);
        note.properties.push(("SBKV", percent));
        if let Some(lead) = view.lead {
            note.properties.push(("V", format!("{:.1}", tenths(lead))));
        }
        let standing = standing(view.winrate, view.lead);
        note.comment = format!("{standing} after {} visits", view.visits);
    }

    fn tell_loss(&self, note: &mut Note, judged: &Judged, better: &Better) {
        let mut text = format!("Loses {:.1} %", 100.0 * better.loss());
        // Writing to a string cannot fail.
        if let Some(points) = better.points {
            let _ = write!(text, " and {:.1} points", tenths(points));
        }
        let line = words(&self.graph, &better.line);
        let then = Self::after_better(judged, better);
        let _ = write!(text, ". Better: {line}, {then}");
        note.comment = [std::mem::take(&mut note.comment), text].join("\n");
    }

    /// The better line as nodes, the first with a comment.
    fn variation(&self, judged: &Judged, better: &Better) -> Vec<Node> {
        let mut color = judged.color;
        let mut nodes: Vec<Node> = Vec::new();
        for &mv in &better.line {
            nodes.push(self.node(color, mv));
            color = color.opponent();
        }
        if let Some(first) = nodes.first_mut() {
            first.comment = format!("Better: {}", Self::after_better(judged, better));
        }
        nodes
    }

    fn node(&self, color: Color, mv: Move) -> Node {
        let both = [sgf::Color::Black, sgf::Color::White];
        let color = both.into_iter().find(|&sgf| color_of(sgf) == color);
        Node {
            step: color.map(|color| Step::Play {
                color,
                at: mv.point().and_then(|point| self.graph.column_row(point)),
            }),
            comment: String::new(),
        }
    }

    /// How the game would stand after the better move.
    fn after_better(judged: &Judged, better: &Better) -> String {
        let black = if judged.color == Color::BLACK {
            better.winrate
        } else {
            1.0 - better.winrate
        };
        standing(black, None)
    }
}

/// The moves of a node, as [`sgf::Record::from_tree`] takes them: the first of each colour.
fn plays_in(tree: &Tree<'_>, node: NodeId) -> usize {
    let has = |name| tree.values(node, name).next().is_some();
    usize::from(has("B")) + usize::from(has("W"))
}

/// Both players' winrates, and who leads.
fn standing(black: f32, lead: Option<f32>) -> String {
    let percent = 100.0 * black;
    let winrates = format!("Black {percent:.1} %, White {:.1} %", 100.0 - percent);
    match lead.map(tenths) {
        None => winrates,
        Some(0.0) => format!("{winrates}, even"),
        Some(lead) if lead > 0.0 => format!("{winrates}, B+{lead:.1}"),
        Some(lead) => format!("{winrates}, W+{:.1}", -lead),
    }
}

/// A number of points to one decimal, and never a negative zero.
pub(super) fn tenths(points: f32) -> f32 {
    (10.0 * points).round() / 10.0 + 0.0
}
