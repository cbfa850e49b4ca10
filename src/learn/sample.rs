//! Positions drawn from games: the features of all their moves, packed.

use super::Stage;
use super::lesson::{Lesson, Pupil};
use super::parts::in_parts;
use crate::board::{Point, Topology};
use crate::features::{Group, Position, Shapes};
use crate::playout::{is_safe, leaves_choice, reply_features};
use crate::random::Random;

/// The moves of some positions, with a feature of each group; those of a position stand together, the one made first. The features
/// of the first groups may be any number, those of the others fit into a byte.
#[derive(Debug)]
pub(super) struct Sample<const WIDE: usize, const NARROW: usize> {
    /// Where the moves of each position end.
    ends: Vec<usize>,
    wide: [Vec<u32>; WIDE],
    narrow: [Vec<u8>; NARROW],
}

impl<const WIDE: usize, const NARROW: usize> Default for Sample<WIDE, NARROW> {
    fn default() -> Self {
        Self {
            ends: Vec::new(),
            wide: [const { Vec::new() }; WIDE],
            narrow: [const { Vec::new() }; NARROW],
        }
    }
}

impl<const WIDE: usize, const NARROW: usize> Sample<WIDE, NARROW> {
    /// How many moves there are in all.
    pub(super) fn len(&self) -> usize {
        self.wide[0].len()
    }

    /// The moves of each position.
    pub(super) fn positions(&self) -> impl Iterator<Item = std::ops::Range<usize>> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| start..end)
    }

    /// A move's feature of a group.
    #[inline]
    pub(super) fn feature(&self, group: usize, mv: usize) -> usize {
        if group < WIDE {
            self.wide[group][mv] as usize
        } else {
            self.narrow[group - WIDE][mv].into()
        }
    }

    /// Adds a position: its moves, the one made first, each with its features in the order of the groups.
    pub(super) fn add<F: AsRef<[u32]>>(&mut self, moves: impl Iterator<Item = F>) {
        for features in moves {
            let (wide, narrow) = features.as_ref().split_at(WIDE);
            for (column, &feature) in self.wide.iter_mut().zip(wide) {
                column.push(feature);
            }
            for (column, &feature) in self.narrow.iter_mut().zip(narrow) {
                column.push(feature as u8);
            }
        }
        self.ends.push(self.len());
    }
}

/// Of all groups of features; the two of shapes are wide.
pub(super) type Plays = Sample<2, { Group::ALL.len() - 2 }>;
/// Of the two groups of replies: shape and nearness.
pub(super) type Answers = Sample<1, 1>;

/// Of so many positions drawn one is drawn for the replies too.
const REPLIES_ONE_IN: usize = 4;

/// What is drawn from games.
#[derive(Debug, Default)]
pub(super) struct Drawn {
    pub(super) plays: Plays,
    /// Where the rules of playouts leave the choice.
    pub(super) answers: Answers,
}

/// Draws one position of so many from the games.
struct Draw<'a> {
    known: &'a Shapes,
    random: Random,
    one_in: u64,
    positions: usize,
    drawn: Drawn,
}

impl Pupil for Draw<'_> {
    fn wants(&mut self) -> bool {
        self.random.bits().is_multiple_of(self.one_in)
    }

    fn see<T: Topology>(&mut self, position: &mut Position<'_, T>, made: Point, legal: &[Point]) {
        let others = legal.iter().copied().filter(|&point| point != made);
        let moves = std::iter::once(made).chain(others);
        let features = moves
            .clone()
            .map(|point| position.features(point, self.known));
        self.drawn.plays.add(features);
        self.positions += 1;
        if self.positions.is_multiple_of(REPLIES_ONE_IN) {
            self.drawn.draw_answer(position, made, moves);
        }
    }
}

impl Drawn {
    /// Adds the moves that a playout could make, if the one made is among them.
    fn draw_answer<T: Topology>(
        &mut self,
        position: &Position<'_, T>,
        made: Point,
        moves: impl Iterator<Item = Point>,
    ) {
        let (board, color) = (position.board(), position.color());
        let Some(last) = position
            .last()
            .filter(|&last| leaves_choice(board, color, last))
        else {
            return;
        };
        let is_choice = |point| board.is_playable(point, color) && is_safe(board, point, color);
        if is_choice(made) {
            let moves = moves.filter(|&point| is_choice(point));
            self.answers
                .add(moves.map(|point| reply_features(board, color, last, point)));
        }
    }
}

/// Draws positions; a part of the games gives a sample.
pub(super) fn draw(
    lessons: &[Lesson],
    known: &Shapes,
    one_in: u64,
    tick: &(dyn Fn(Stage) + Sync),
) -> Vec<Drawn> {
    in_parts(lessons, |part, number| {
        let mut draw = Draw {
            known,
            random: Random::new(1, number as u64),
            one_in,
            positions: 0,
            drawn: Drawn::default(),
        };
        for lesson in part {
            lesson.show(&mut draw);
            tick(Stage::Drawn);
        }
        draw.drawn
    })
}
