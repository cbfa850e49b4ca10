//! How well weights foretell the moves of games.

use super::lesson::{Lesson, Pupil};
use super::parts::in_parts;
use crate::board::{Point, Topology};
use crate::features::{Position, Weights};

/// How often the move made was among those of the highest weight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hits {
    /// The plays.
    pub plays: u64,
    /// Those of which none had as high a weight.
    pub first: u64,
    /// Those of which at most four had.
    pub first_five: u64,
}

struct Watch<'a> {
    weights: &'a Weights,
    hits: Hits,
}

impl Pupil for Watch<'_> {
    fn see<T: Topology>(&mut self, position: &mut Position<'_, T>, made: Point, legal: &[Point]) {
        let mut weigh = |point| {
            let features = position.features(point, self.weights.shapes());
            self.weights.log(&features)
        };
        let own = weigh(made);
        let others = legal.iter().filter(|&&point| point != made);
        let better = others.filter(|&&point| weigh(point) >= own).count();
        self.hits.plays += 1;
        self.hits.first += u64::from(better == 0);
        self.hits.first_five += u64::from(better < 5);
    }
}

/// Over every play of the games, all legal moves as candidates, ties counted as misses.
pub fn evaluate(lessons: &[Lesson], weights: &Weights, tick: &(dyn Fn() + Sync)) -> Hits {
    let parts = in_parts(lessons, |part, _| {
        let mut watch = Watch {
            weights,
            hits: Hits::default(),
        };
        for lesson in part {
            lesson.show(&mut watch);
            tick();
        }
        watch.hits
    });
    parts.into_iter().fold(Hits::default(), |sum, hits| Hits {
        plays: sum.plays + hits.plays,
        first: sum.first + hits.first,
        first_five: sum.first_five + hits.first_five,
    })
}
