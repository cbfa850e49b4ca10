//! The shapes that are played often enough to have a weight of their own.

use super::Stage;
use super::lesson::{Lesson, Pupil};
use super::parts::in_parts;
use crate::board::{Point, Topology};
use crate::features::{Position, ShapeKey};
use crate::hash::FastMap;

/// How often each shape was played: without and with the last move.
#[derive(Default)]
struct Count {
    plays: [FastMap<ShapeKey, u32>; 2],
}

impl Pupil for Count {
    fn see<T: Topology>(&mut self, position: &mut Position<'_, T>, made: Point, _: &[Point]) {
        for (plays, nest) in self.plays.iter_mut().zip(position.shapes(made)) {
            for key in nest {
                *plays.entry(key).or_default() += 1;
            }
        }
    }
}

/// The names of the shapes played at least so often, in the order of their numbers.
pub(super) fn shapes(
    lessons: &[Lesson],
    least: u32,
    tick: &(dyn Fn(Stage) + Sync),
) -> [Vec<ShapeKey>; 2] {
    let counts = in_parts(lessons, |part, _| {
        let mut count = Count::default();
        for lesson in part {
            lesson.show(&mut count);
            tick(Stage::Harvested);
        }
        count
    });
    let mut total = Count::default();
    for count in counts {
        for (sum, plays) in total.plays.iter_mut().zip(count.plays) {
            for (key, count) in plays {
                *sum.entry(key).or_default() += count;
            }
        }
    }
    total.plays.map(|plays| {
        let often = plays.into_iter().filter(|&(_, count)| count >= least);
        let mut keys: Vec<ShapeKey> = often.map(|(key, _)| key).collect();
        keys.sort_unstable();
        keys
    })
}
