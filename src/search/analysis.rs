//! What a search knows of every move, while it runs and at its end: for those who watch.

use super::node::Node;
use super::tally::{Spread, Tally};
use super::tree::Tree;
use crate::board::{Color, Move};
use std::cmp::Reverse;
use std::fmt;
use std::time::{Duration, Instant};

/// A move at the root. Its winrate and bound are those of the player to move there; lead and owners are the viewer's.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveAnalysis {
    /// The move.
    pub mv: Move,
    /// The simulations that went through it, in earlier searches too.
    pub visits: u32,
    /// The share of them that was won; without any, that of the root.
    pub winrate: f32,
    /// What the winrate really is at least, at a confidence of 97.5 %, if there are visits.
    pub lcb: Option<f32>,
    /// Its share of what was expected of all moves before they were tried.
    pub prior: f32,
    /// The viewer's lead at the end of the simulations from this root through the move, if there were any.
    pub lead: Option<Spread>,
    /// The most visited line, this move first, each move with its visits.
    pub line: Vec<(Move, u32)>,
    /// By place: who owns the points after the move, +1 the viewer, -1 another, if that was to be noted.
    pub ownership: Option<Vec<Spread>>,
}

/// What is known of a position. Winrates are those of the player to move; lead and owners are the viewer's.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// Who is to move.
    pub color: Color,
    /// Whose lead and owners these are: Black with two players, else who is to move.
    pub viewer: Color,
    /// All moves, most visits first, then by prior.
    pub moves: Vec<MoveAnalysis>,
    /// The simulations that went through the position, in earlier searches too.
    pub visits: u32,
    /// The share of them that the player to move won.
    pub winrate: f32,
    /// The viewer's lead over the best of the others at the end of the simulations from this root, komi included, if there were
    /// any.
    pub lead: Option<Spread>,
    /// By place: who owns the points at the end of them, +1 the viewer, -1 another; empty if there were none.
    pub ownership: Vec<Spread>,
}

/// Shows what a search knows from time to time, and keeps what it knows at last.
pub struct Watch<'a> {
    next: Option<Instant>,
    every: Option<Duration>,
    /// Whether the owners are noted for each move.
    pub(super) owners_by_move: bool,
    /// Whether searches go on when their choice is settled.
    pub(super) sees_all: bool,
    show: &'a mut dyn FnMut(Analysis),
    last: Option<Analysis>,
}

impl<'a> Watch<'a> {
    /// Shows something so long after now, and again at such intervals; not at all without them.
    pub fn new(
        first: Option<Duration>,
        every: Option<Duration>,
        owners_by_move: bool,
        show: &'a mut dyn FnMut(Analysis),
    ) -> Self {
        Self {
            next: first.and_then(|first| Instant::now().checked_add(first)),
            every,
            owners_by_move,
            sees_all: false,
            show,
            last: None,
        }
    }

    /// Wants searches to go on to their limits, even if nothing can change their choice any more.
    #[must_use]
    pub fn to_the_end(self) -> Self {
        Self {
            sees_all: true,
            ..self
        }
    }

    /// What the last search that was watched knew at its end.
    pub fn into_last(self) -> Option<Analysis> {
        self.last
    }

    /// Shows what is known if it is time to, and there is something to tell.
    pub(super) fn look(&mut self, known: impl FnOnce() -> Analysis) {
        let now = Instant::now();
        if self.next.is_none_or(|next| now < next) {
            return;
        }
        let analysis = known();
        if analysis.moves.is_empty() {
            return;
        }
        (self.show)(analysis);
        self.next = self.every.and_then(|every| now.checked_add(every));
    }

    /// Shows what the last search knew at its end, unless nothing is to be shown until all is over.
    pub fn show_last(&mut self) {
        if self.next.is_some()
            && let Some(last) = self.last.clone()
        {
            (self.show)(last);
            self.next = self
                .every
                .and_then(|every| Instant::now().checked_add(every));
        }
    }

    /// Shows what is known before a search begins, unless nothing is to be shown until all is over.
    pub(super) fn look_ahead(&mut self, analysis: Analysis) {
        if self.next.is_some() && analysis.moves.iter().any(|found| found.visits > 0) {
            (self.show)(analysis);
        }
    }

    pub(super) fn end(&mut self, analysis: Analysis) {
        self.last = Some(analysis);
    }
}

impl fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch")
            .field("next", &self.next)
            .field("every", &self.every)
            .finish_non_exhaustive()
    }
}

impl Analysis {
    /// What the viewer's leads and owners are to be multiplied by to be those of the player to move.
    pub fn sign(&self) -> f32 {
        if self.color == self.viewer { 1.0 } else { -1.0 }
    }

    /// Puts a move first that was chosen for other reasons than its visits.
    pub fn put_first(&mut self, mv: Move) {
        let place = self.moves.iter().position(|known| known.mv == mv);
        let first = place.map_or_else(
            || MoveAnalysis {
                mv,
                visits: 0,
                winrate: self.winrate,
                lcb: None,
                prior: 0.0,
                lead: None,
                line: vec![(mv, 0)],
                ownership: None,
            },
            |place| self.moves.remove(place),
        );
        self.moves.insert(0, first);
    }

    /// What tree and tally say of the position.
    pub(super) fn of(tree: &Tree, tally: &Tally, (color, viewer): (Color, Color)) -> Self {
        let children = tree.children(tree.root());
        let winrate = winrate(children, tally, color == viewer);
        let expected: f32 = children.iter().map(|child| child.prior().won).sum();
        let mut moves: Vec<MoveAnalysis> = children
            .iter()
            .map(|child| {
                let (mv, visits) = (child.mv(), child.results.count());
                let (lead, ownership) = tally.after(mv);
                let own = if visits > 0 { child.winrate() } else { winrate };
                MoveAnalysis {
                    mv,
                    visits,
                    winrate: own,
                    lcb: (visits > 0).then(|| lower_bound(own, visits)),
                    prior: child.prior().won / expected.max(f32::MIN_POSITIVE),
                    lead,
                    line: line(tree, child, visits),
                    ownership,
                }
            })
            .collect();
        moves.sort_by(|a, b| {
            let by_visits = Reverse(a.visits).cmp(&Reverse(b.visits));
            by_visits.then(b.prior.total_cmp(&a.prior))
        });
        Self {
            color,
            viewer,
            moves,
            visits: tree.root().results.count(),
            winrate,
            lead: tally.lead(),
            ownership: tally.ownership(),
        }
    }
}

/// The winrate of the player to move: the mean over all visits to moves, or what the tally says where there are none.
fn winrate(children: &[Node], tally: &Tally, is_viewer: bool) -> f32 {
    let visits: f64 = children.iter().map(|c| f64::from(c.results.count())).sum();
    if visits > 0.0 {
        let won: f64 = children.iter().map(|c| f64::from(c.results.sum())).sum();
        return (won / visits) as f32;
    }
    let viewers = tally.winrate().unwrap_or(0.5);
    if is_viewer { viewers } else { 1.0 - viewers }
}

/// The lower end of Wilson's 95 % interval for a share of so many trials.
fn lower_bound(share: f32, trials: u32) -> f32 {
    const Z: f64 = 1.96;
    let (share, trials) = (f64::from(share), f64::from(trials));
    let square = Z * Z / trials;
    let middle = share + square / 2.0;
    let half = Z * ((share * (1.0 - share) + square / 4.0) / trials).sqrt();
    ((middle - half) / (1.0 + square)).clamp(0.0, 1.0) as f32
}

/// The line that begins with a child of the root and goes on along the most visited moves.
fn line(tree: &Tree, child: &Node, visits: u32) -> Vec<(Move, u32)> {
    let mut line = vec![(child.mv(), visits)];
    let mut node = child;
    let visited = |node: &Node| node.results.count();
    while let Some(next) = tree.children(node).iter().max_by_key(|&n| visited(n)) {
        // Others go on searching: a move must not seem to have more visits than the one before it.
        let visits = visited(next).min(line.last().map_or(0, |last| last.1));
        if visits == 0 {
            break;
        }
        line.push((next.mv(), visits));
        node = next;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lower_bound_is_wilsons() {
        // From tables: 10 of 20 gives 0.299 to 0.701, 0 of 10 gives 0 to 0.278, 10 of 10 gives 0.722 to 1.
        for (share, trials, bound) in [(0.5, 20, 0.299), (0.0, 10, 0.0), (1.0, 10, 0.722)] {
            let found = lower_bound(share, trials);
            assert!((found - bound).abs() < 1e-3, "{share} of {trials}: {found}");
        }
        assert!(lower_bound(0.5, 1_000_000) > 0.498);
    }
}
