//! The count of a game that is not of two players.

use super::json::number;
use super::report::doubts;
use super::{counted, totals};
use crate::board::{Color, Point, stone_char};
use crate::game::Game;
use crate::render::Diagram;
use crate::rules::Komi;
use crate::status::{Chain, Status};
use serde_json::{Value, json};
use std::fmt::Write;

/// A game of one player, or of more than two, as it is counted.
#[derive(Clone, Debug)]
pub struct SharedReport {
    /// The position, with its rules and komi.
    pub game: Game,
    /// Which stones are dead, and the count.
    pub status: Status,
    /// Each player's sums, in turn order.
    pub players: Vec<Share>,
}

/// What one of several players has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// The player.
    pub color: Color,
    /// Stones on the board that are not taken off before counting.
    pub stones: i32,
    /// Surrounded points without such a stone.
    pub territory: i32,
    /// The player's komi.
    pub komi: Komi,
    /// Stones, territory and komi.
    pub total: Komi,
    /// 1 for the most points; players who are level have the same rank, and the next one counts them all. Who has resigned comes
    /// after all who have not.
    pub rank: usize,
    /// Whether the player has resigned.
    pub has_resigned: bool,
}

impl SharedReport {
    /// Counts a game as it stands.
    pub fn of(game: Game) -> Self {
        let status = Status::judge(&game);
        let total = |color| game.total(color, status.count());
        let order = |color| (!game.seats().has_resigned(color), total(color));
        let all = || Color::all(game.players());
        let players = all()
            .zip(&status.count().tallies)
            .map(|(color, tally)| Share {
                color,
                stones: tally.stones,
                territory: tally.territory,
                komi: game.komi(color),
                total: total(color),
                rank: 1 + all().filter(|&other| order(other) > order(color)).count(),
                has_resigned: game.seats().has_resigned(color),
            });
        Self {
            players: players.collect(),
            status,
            game,
        }
    }

    /// Each one's points, komi included: `c1=12 c2=8.5 c3=5`.
    pub fn result(&self) -> String {
        totals(&self.game, &self.status)
    }

    /// The board that is counted, with its dead stones and territories.
    pub fn diagram(&self) -> Diagram {
        let mut diagram = counted(&self.game, &self.status);
        diagram.title = self.result();
        diagram
    }

    /// What else is to be told.
    pub fn warning(&self) -> Option<String> {
        doubts(&self.game, self.status.chains())
    }

    /// The report on one line. Points have the names that GTP gives them; numbers are points of the game.
    pub fn to_json(&self) -> String {
        let rules = self.game.rules();
        let player = |share: &Share| {
            json!({
                "player": format!("{:?}", share.color),
                "stones": share.stones,
                "territory": share.territory,
                "komi": number(share.komi),
                "total": number(share.total),
                "rank": share.rank,
                "resigned": share.has_resigned,
            })
        };
        let territory = Color::all(self.game.players()).map(|color| {
            let points = self.names(self.status.territory(color));
            (format!("{color:?}"), json!(points))
        });
        json!({
            "result": self.result(),
            "board": self.game.graph().spec(),
            "rules": rules.name().map_or_else(|| rules.to_json(), str::to_owned),
            "score": self.players.iter().map(player).collect::<Vec<_>>(),
            "chains": self.status.chains().iter().map(|chain| self.chain(chain)).collect::<Vec<_>>(),
            "territory": territory.collect::<serde_json::Map<_, _>>(),
            "dame": self.names(self.status.dame()),
            "warnings": self.warning().into_iter().collect::<Vec<_>>(),
        })
        .to_string()
    }

    fn chain(&self, chain: &Chain) -> Value {
        json!({
            "player": format!("{:?}", chain.color),
            "points": self.names(chain.points.iter().copied()),
            "status": chain.word(),
            "how": chain.how.word(),
            // Three decimals are more than playouts can tell.
            "confidence": (f64::from(chain.confidence) * 1000.0).round() / 1000.0,
        })
    }

    /// Several lines, each with a line feed: the board with what is dead and what is owned, the chains, the sums and ranks.
    pub fn explanation(&self) -> String {
        let mut text = self.diagram().to_text();
        let stones = Color::all(self.game.players())
            .map(|color| format!("{} {color:?}", stone_char(Some(color))));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}\n", stones.collect::<Vec<_>>().join(", "));
        for chain in self.status.chains() {
            let names = self.names(chain.points.iter().copied()).join(" ");
            let (word, how) = (chain.word(), chain.how.word());
            let confidence = 100.0 * chain.confidence;
            let color = format!("{:?}", chain.color);
            let _ = writeln!(text, "{color:3} {word:5} {how} {confidence:3.0}%  {names}");
        }
        text.push_str("\n     stones  territory     komi    total  rank\n");
        for share in &self.players {
            let color = format!("{:?}", share.color);
            let _ = writeln!(
                text,
                "{color:3}  {:6}  {:9}  {:>7}  {:>7}  {:4}{}",
                share.stones,
                share.territory,
                share.komi.to_string(),
                share.total.to_string(),
                share.rank,
                if share.has_resigned { "  resigned" } else { "" }
            );
        }
        text
    }

    fn names(&self, points: impl Iterator<Item = Point>) -> Vec<&str> {
        points.map(|point| self.game.graph().name(point)).collect()
    }
}
