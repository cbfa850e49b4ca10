//! What a search knows of a position, as an object in KataGo's words.
//!
//! What such a search does not have is left out: `utility`, `scoreSelfplay`, `weight`, `symHash` and the like.

use super::query::{Extra, Query};
use crate::board::{Color, Graph, Move, Topology};
use crate::game::Game;
use crate::search::{Analysis, MoveAnalysis, Spread};
use serde_json::{Map, Value, json};

/// The answer for a position that was never searched.
pub(super) fn without_results(query: &Query, turn: usize) -> Value {
    json!({"id": query.id, "turnNumber": turn, "isDuringSearch": false, "noResults": true})
}

/// The answer for a position, while it is searched or at the end.
pub(super) fn answer(
    query: &Query,
    turn: usize,
    game: &Game,
    analysis: &Analysis,
    is_during_search: bool,
) -> Value {
    let teller = Teller {
        query,
        graph: game.graph(),
        color: analysis.color,
        is_black: query.limits.perspective.is_black(analysis.color),
    };
    let visited = analysis.moves.iter().filter(|found| found.visits > 0);
    let moves = visited.enumerate();
    let mut object = json!({
        "id": query.id,
        "turnNumber": turn,
        "isDuringSearch": is_during_search,
        "moveInfos": moves.map(|(order, found)| teller.record(order, found)).collect::<Vec<_>>(),
        "rootInfo": teller.root(game, analysis),
    });
    if let Value::Object(object) = &mut object {
        let (means, deviations) = (Extra::Ownership, Extra::OwnershipStdev);
        teller.put_owners(object, &analysis.ownership, means, deviations);
        if query.wants(Extra::Policy) {
            object.insert("policy".to_owned(), policy(game, analysis));
        }
    }
    object
}

/// What all numbers of an answer depend on.
struct Teller<'a> {
    query: &'a Query,
    graph: &'a Graph,
    /// The player to move.
    color: Color,
    /// Whether the numbers are Black's.
    is_black: bool,
}

impl Teller<'_> {
    /// A move, the `order`th best.
    fn record(&self, order: usize, found: &MoveAnalysis) -> Value {
        let line = || found.line.iter().take(self.query.line + 1);
        let mut object = Map::new();
        let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
        put("move", self.word(found.mv).into());
        put("order", order.into());
        put("visits", found.visits.into());
        // In a tree a position has one way to it, so the visits of an edge are those of its end.
        put("edgeVisits", found.visits.into());
        put("winrate", self.winrate(found.winrate));
        put("prior", rounded(found.prior, 1e6));
        put("pv", line().map(|&(mv, _)| self.word(mv)).collect());
        if let Some(lcb) = found.lcb {
            put("lcb", self.winrate(lcb));
        }
        if self.query.wants(Extra::PvVisits) {
            let visits: Value = line().map(|&(_, visits)| visits).collect();
            put("pvEdgeVisits", visits.clone());
            put("pvVisits", visits);
        }
        self.put_lead(&mut object, found.lead);
        if let Some(owners) = &found.ownership {
            let (means, deviations) = (Extra::MovesOwnership, Extra::MovesOwnershipStdev);
            self.put_owners(&mut object, owners, means, deviations);
        }
        Value::Object(object)
    }

    /// The position as a whole.
    fn root(&self, game: &Game, analysis: &Analysis) -> Value {
        let player = if self.color == Color::BLACK { "B" } else { "W" };
        let mut object = Map::new();
        let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
        put("currentPlayer", player.into());
        put("visits", analysis.visits.into());
        put("winrate", self.winrate(analysis.winrate));
        put("thisHash", hash(game).into());
        self.put_lead(&mut object, analysis.lead);
        Value::Object(object)
    }

    /// The lead under the names that it has had, and its deviation over playouts.
    fn put_lead(&self, object: &mut Map<String, Value>, lead: Option<Spread>) {
        if let Some(lead) = lead {
            let mean = rounded(self.sign() * lead.mean, 1e3);
            object.insert("scoreLead".to_owned(), mean.clone());
            object.insert("scoreMean".to_owned(), mean);
            object.insert("scoreStdev".to_owned(), rounded(lead.deviation, 1e3));
        }
    }

    fn put_owners(
        &self,
        object: &mut Map<String, Value>,
        owners: &[Spread],
        means: Extra,
        deviations: Extra,
    ) {
        if self.query.wants(means) {
            let means = owners.iter().map(|o| rounded(self.sign() * o.mean, 1e3));
            object.insert("ownership".to_owned(), means.collect());
        }
        if self.query.wants(deviations) {
            let deviations = owners.iter().map(|o| rounded(o.deviation, 1e3));
            object.insert("ownershipStdev".to_owned(), deviations.collect());
        }
    }

    /// A winrate of the player to move as the one sees it who is told.
    fn winrate(&self, winrate: f32) -> Value {
        let is_own = self.is_black == (self.color == Color::BLACK);
        rounded(if is_own { winrate } else { 1.0 - winrate }, 1e6)
    }

    /// What turns Black's numbers into those of the one who is told.
    fn sign(&self) -> f32 {
        if self.is_black { 1.0 } else { -1.0 }
    }

    fn word(&self, mv: Move) -> &str {
        mv.point().map_or("pass", |point| self.graph.name(point))
    }
}

/// What was expected of each point and of a pass before they were tried, as shares of 1; -1 where no play is legal.
fn policy(game: &Game, analysis: &Analysis) -> Value {
    let graph = game.graph();
    let share = |mv: Move| {
        let known = analysis.moves.iter().find(|found| found.mv == mv);
        known.map_or(0.0, |found| found.prior)
    };
    let mut shares = vec![share(Move::Pass); graph.points().len() + 1];
    for (place, &point) in shares.iter_mut().zip(graph.points()) {
        let mv = Move::Play(point);
        let is_legal = game.check(analysis.color, mv).is_ok();
        *place = if is_legal { share(mv) } else { -1.0 };
    }
    shares
        .into_iter()
        .map(|share| rounded(share, 1e6))
        .collect()
}

/// A name for the stones, the board's size, the player to move and the point that simple ko bars.
fn hash(game: &Game) -> String {
    let (columns, rows) = game.graph().grid_size().unwrap_or_default();
    let ko = game.board().ko().map_or(0, |point| point.raw() + 1);
    format!(
        "{:016X}{:08X}{columns:02X}{rows:02X}{ko:04X}",
        game.hash().value(),
        game.to_move().number(),
    )
}

/// A number to so many parts of 1, and never a negative zero.
fn rounded(value: f32, parts: f64) -> Value {
    json!((f64::from(value) * parts).round() / parts + 0.0)
}
