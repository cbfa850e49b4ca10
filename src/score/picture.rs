//! Counted positions as diagrams.

use super::{Report, name};
use crate::board::Color;
use crate::game::Game;
use crate::render::Diagram;
use crate::status::Status;

/// The board that is counted, with its dead stones and territories; for any number of players.
pub fn counted(game: &Game, status: &Status) -> Diagram {
    let agreed = status.agreed();
    let mut diagram = Diagram::of(&agreed.board, game.players());
    let places = status.count().standing.iter().zip(&agreed.dead);
    for (mark, (here, &dead)) in diagram.marks.iter_mut().zip(places) {
        mark.dead = dead;
        mark.territory = here.territory();
    }
    diagram
}

impl Report {
    /// The board that is counted, with its dead stones and territories.
    pub fn diagram(&self) -> Diagram {
        let mut diagram = counted(&self.game, &self.status);
        diagram.title = self.title();
        diagram
    }

    fn title(&self) -> String {
        let moves = self.game.turns().len();
        let [black, white] = [Color::BLACK, Color::WHITE].map(name);
        let [black_total, white_total] = self.sums.map(|sums| sums.total);
        format!(
            "{} after move {moves}: {black} {black_total}, {white} {white_total}",
            self.result()
        )
    }
}
