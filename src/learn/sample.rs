//! Positions drawn from games: the features of all their moves, packed.

use super::Stage;
use super::lesson::{Lesson, Pupil};
use super::parts::in_parts;
use crate::board::{Point, Topology};
use crate::features::{Features, Group, Position, Shapes};
use crate::random::Random;

const GROUPS: usize = Group::ALL.len();
/// The groups whose features do not fit into a byte.
const WIDE: usize = 2;

/// The moves of some positions; those of a position stand together, the one made first.
#[derive(Debug, Default)]
pub(super) struct Sample {
    /// Where the moves of each position end.
    ends: Vec<usize>,
    wide: [Vec<u32>; WIDE],
    narrow: [Vec<u8>; GROUPS - WIDE],
}

impl Sample {
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

    /// Adds a position: its moves, the one made first.
    pub(super) fn add(&mut self, moves: impl Iterator<Item = Features>) {
        for features in moves {
            let (wide, narrow) = features.split_at(WIDE);
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

/// Draws one position of so many from the games.
struct Draw<'a> {
    known: &'a Shapes,
    random: Random,
    one_in: u64,
    sample: Sample,
}

impl Pupil for Draw<'_> {
    fn wants(&mut self) -> bool {
        self.random.bits().is_multiple_of(self.one_in)
    }

    fn see<T: Topology>(&mut self, position: &mut Position<'_, T>, made: Point, legal: &[Point]) {
        let others = legal.iter().copied().filter(|&point| point != made);
        let moves = std::iter::once(made).chain(others);
        self.sample
            .add(moves.map(|point| position.features(point, self.known)));
    }
}

/// Draws positions; a part of the games gives a sample.
pub(super) fn draw(
    lessons: &[Lesson],
    known: &Shapes,
    one_in: u64,
    tick: &(dyn Fn(Stage) + Sync),
) -> Vec<Sample> {
    in_parts(lessons, |part, number| {
        let mut draw = Draw {
            known,
            random: Random::new(1, number as u64),
            one_in,
            sample: Sample::default(),
        };
        for lesson in part {
            lesson.show(&mut draw);
            tick(Stage::Drawn);
        }
        draw.sample
    })
}
