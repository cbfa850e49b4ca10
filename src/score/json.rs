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
        let status = &self.status;
        let chains = status.chains().iter();
        let rules = self.game.rules();
        json!({
            "result": self.result(),
            "board": self.game.graph().spec(),
            "rules": rules.name().map_or_else(|| rules.to_json(), str::to_owned),
            "komi": number(self.game.komi(Color::WHITE)),
            "score": { "black": sums(black), "white": sums(white) },
            "chains": chains.map(|chain| self.chain(chain)).collect::<Vec<_>>(),
            "black_territory": self.names(status.territory(Color::BLACK)),
            "white_territory": self.names(status.territory(Color::WHITE)),
            "dame": self.names(status.dame()),
            "assumed": self.assumed().collect::<Vec<_>>(),
            "literal": self.literal.map(Komi::result),
            "disputed": self.disputed.map(Komi::result),
            "warnings": self.all_warnings().collect::<Vec<_>>(),
        })
        .to_string()
    }

    fn chain(&self, chain: &Chain) -> Value {
        let readings = chain.otherwise.map(|other| {
            json!({
                "one": chain.verdict.word(),
                "all": other.word(),
            })
        });
        json!({
            "color": color_word(chain.color),
            "points": self.names(chain.points.iter().copied()),
            "status": chain.word(),
            // By what a pass for a ko lifts: the ban of that one, or of all.
            "readings": readings,
            "how": chain.how.word(),
            // Three decimals are more than playouts can tell.
            "confidence": (f64::from(chain.confidence) * 1000.0).round() / 1000.0,
            "walls": self.names(chain.how.walls().iter().copied()),
            "line": self.why(chain),
        })
    }

    /// What is taken to be filled by agreement.
    fn assumed(&self) -> impl Iterator<Item = Value> {
        self.status.agreed().moves().map(|(kind, point, color)| {
            json!({
                "kind": kind,
                "point": self.game.graph().name(point),
                "color": color_word(color),
            })
        })
    }

    fn names(&self, points: impl Iterator<Item = Point>) -> Vec<&str> {
        points.map(|point| self.game.graph().name(point)).collect()
    }
}

/// A colour as the JSON has it.
fn color_word(color: Color) -> &'static str {
    if color == Color::BLACK {
        "black"
    } else {
        "white"
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
pub(super) fn number(komi: Komi) -> Value {
    if komi.thousandths() % 1000 == 0 {
        json!(komi.thousandths() / 1000)
    } else {
        json!(komi.points())
    }
}
