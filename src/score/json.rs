//! A report as JSON, for programs.

use super::{Report, Sums};
use crate::board::{Color, Point};
use crate::rules::Komi;
use crate::status::Chain;
use serde_json::{Value, json};

impl Report {
    /// The report on one line. Points have the names that GTP gives them; numbers are points of the game, White's total
    /// with komi.
    pub fn to_json(&self) -> String {
        let [black, white] = &self.sums;
        let names = |points: &mut dyn Iterator<Item = Point>| self.names(points);
        let rules = self.game.rules();
        json!({
            "result": self.result(),
            "rules": rules.name().map_or_else(|| rules.to_json(), str::to_owned),
            "komi": number(self.game.komi(Color::WHITE)),
            "score": { "black": sums(black), "white": sums(white) },
            "chains": self.chains.iter().map(|chain| self.chain(chain)).collect::<Vec<_>>(),
            "black_territory": names(&mut self.territory(Color::BLACK)),
            "white_territory": names(&mut self.territory(Color::WHITE)),
            "dame": names(&mut self.dame()),
            "assumed": [],
            "literal": null,
            "warnings": self.all_warnings().collect::<Vec<_>>(),
        })
        .to_string()
    }

    fn chain(&self, chain: &Chain) -> Value {
        json!({
            "color": if chain.color == Color::BLACK { "black" } else { "white" },
            "points": self.names(&mut chain.points.iter().copied()),
            "status": chain.verdict.word(),
            "how": chain.how.word(),
            // Three decimals are more than playouts can tell.
            "confidence": (f64::from(chain.confidence) * 1000.0).round() / 1000.0,
            "walls": self.names(&mut chain.how.walls().iter().copied()),
        })
    }

    fn names(&self, points: &mut dyn Iterator<Item = Point>) -> Vec<&str> {
        points.map(|point| self.game.graph().name(point)).collect()
    }
}

fn sums(sums: &Sums) -> Value {
    json!({
        "stones": sums.stones,
        "territory": sums.territory,
        "prisoners": sums.prisoners,
        "total": number(sums.total),
    })
}

/// A whole number where it is one.
fn number(komi: Komi) -> Value {
    if komi.thousandths() % 1000 == 0 {
        json!(komi.thousandths() / 1000)
    } else {
        json!(komi.points())
    }
}
