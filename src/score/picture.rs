//! A report as a diagram.

use super::{Report, name};
use crate::board::Color;
use crate::render::Diagram;

impl Report {
    /// The board that is counted, with its dead stones and territories. `None` for boards that are no grids.
    pub fn diagram(&self) -> Option<Diagram> {
        let agreed = self.status.agreed();
        let mut diagram = Diagram::of(&agreed.board)?;
        diagram.title = self.title();
        let places = self.status.count().standing.iter().zip(&agreed.dead);
        for (mark, (here, &dead)) in diagram.marks.iter_mut().zip(places) {
            mark.dead = dead;
            mark.territory = here.territory();
        }
        Some(diagram)
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
