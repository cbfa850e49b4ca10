//! A report as a diagram.

use super::{Report, name};
use crate::board::Color;
use crate::render::Diagram;

impl Report {
    /// The position with its dead stones and territories. `None` for boards that are no grids.
    pub fn diagram(&self) -> Option<Diagram> {
        let mut diagram = Diagram::of(self.game.board())?;
        diagram.title = self.title();
        let places = self.owners.iter().zip(&self.removed);
        for (mark, (&owner, &removed)) in diagram.marks.iter_mut().zip(places) {
            mark.dead = removed;
            mark.territory = owner.filter(|_| removed || mark.stone.is_none());
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
