//! Positions that were not reached by play.

use super::Game;
use super::history::History;
use crate::board::{Board, Color, NoLiberty, Point, Topology};
use std::sync::Arc;

impl Game {
    /// Clears the board and forgets the history. Komi and rules stay.
    pub fn clear(&mut self) {
        self.board = Board::new(Arc::clone(self.graph()));
        self.history = History::new(&self.board, self.players(), Color::BLACK);
        self.informal = None;
        self.handicap = 0;
    }

    /// Puts a whole position; it is the start of a new history (F-5).
    ///
    /// # Errors
    /// A chain would have no liberty; the game is as before.
    pub fn set_position(
        &mut self,
        stones: &[(Point, Color)],
        to_move: Color,
    ) -> Result<(), NoLiberty> {
        self.board = Board::with_stones(Arc::clone(self.graph()), stones.iter().copied())?;
        self.history = History::new(&self.board, self.players(), to_move);
        self.informal = None;
        self.handicap = 0;
        Ok(())
    }

    /// Puts Black's handicap stones on an empty board, White to move. They are set-up, not turns.
    ///
    /// # Errors
    /// A chain would have no liberty; the game is as before.
    pub fn place_handicap(&mut self, points: &[Point]) -> Result<(), NoLiberty> {
        let stones: Vec<_> = points.iter().map(|&point| (point, Color::BLACK)).collect();
        self.set_position(&stones, Color::BLACK.next(self.players()))?;
        self.handicap = points.len();
        Ok(())
    }

    /// The stones that the history starts with, in reading order.
    pub fn start_stones(&self) -> impl Iterator<Item = (Point, Color)> {
        let points = self.graph().points().iter();
        let numbers = self.history.stones(0);
        points
            .zip(numbers)
            .filter_map(|(&p, &number)| Color::new(number).map(|color| (p, color)))
    }

    /// Whose turn it was at the start of the history.
    pub fn start_to_move(&self) -> Color {
        self.history.start().to_move
    }

    /// How many of the stones at the start were placed as handicap.
    pub fn placed_handicap(&self) -> usize {
        self.handicap
    }
}
