//! How strong the player is to be, from weak to strong.

use crate::board::Move;
use crate::game::Game;
use crate::random::Random;
use crate::search::{Candidate, Report};

/// A strength from 1 to 20: a limit of the simulations of a move, and how freely it chooses among the moves that they
/// found good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level(u8);

/// The simulations of a move at each level, on boards of up to [`POINTS`] points.
const PLAYOUTS: [u64; Level::HIGHEST as usize] = [
    12, 18, 25, 40, 60, 100, 150, 250, 400, 600, 1_000, 1_500, 2_500, 4_000, 6_000, 10_000, 15_000,
    25_000, 40_000, 60_000,
];

/// On larger boards there are as many more simulations as there are points.
const POINTS: u64 = 81;

/// A move with fewer visits than one in so many of the most visited one is not chosen.
const PLAUSIBLE: u32 = 8;

impl Level {
    /// The strongest.
    pub const HIGHEST: u8 = 20;

    /// The level of this number, if there is one.
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::HIGHEST)
            .contains(&number)
            .then_some(Self(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The simulations of a move at most, on a board of so many points.
    pub fn playouts(self, points: usize) -> u64 {
        let index = usize::from(self.0).saturating_sub(1);
        let small = PLAYOUTS.get(index).copied().unwrap_or(u64::MAX / POINTS);
        small.saturating_mul(POINTS.max(points as u64)) / POINTS
    }

    /// How freely it chooses: a move is chosen in proportion to its visits to the power of 1 by this. From 1 down to a
    /// twentieth, where nearly always the most visited move is chosen.
    pub fn temperature(self) -> f32 {
        f32::from(Self::HIGHEST + 1 - self.0) / f32::from(Self::HIGHEST)
    }

    /// One of the plays that a search found good; none where it would rather pass. The same seed chooses alike in the
    /// same game.
    pub(super) fn choose(self, game: &Game, report: &Report, seed: u64) -> Option<Move> {
        let mut random = Random::new(seed, game.turns().len() as u64 + 1);
        let best = report.best().filter(|best| best.mv != Move::Pass)?;
        let plausible = |c: &&Candidate| {
            let visits = c.visits > 0 && PLAUSIBLE * c.visits >= best.visits;
            visits && c.mv != Move::Pass && game.check(report.color, c.mv).is_ok()
        };
        let moves: Vec<&Candidate> = report.candidates.iter().filter(plausible).collect();
        let weight = |c: &Candidate| {
            let share = c.visits as f32 / best.visits.max(1) as f32;
            share.powf(1.0 / self.temperature())
        };
        let mut left: f32 = moves.iter().map(|c| weight(c)).sum();
        for c in &moves {
            if random.chance(weight(c) / left) {
                return Some(c.mv);
            }
            left -= weight(c);
        }
        moves.last().map(|c| c.mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Point, Shape};
    use crate::rules::Ruleset;
    use std::sync::Arc;
    use std::time::Duration;

    fn game() -> Game {
        let graph = "grid:5".parse::<Shape>().unwrap().graph().unwrap();
        Game::new(Arc::new(graph), Ruleset::CHINESE_KGS, 2).unwrap()
    }

    fn report(game: &Game, visits: &[(Option<&str>, u32)]) -> Report {
        let mv = |name: &str| Move::Play(game.graph().point(name).unwrap());
        let candidates = visits.iter().map(|&(name, visits)| Candidate {
            mv: name.map_or(Move::Pass, mv),
            visits,
            winrate: 0.5,
        });
        Report {
            color: Color::BLACK,
            candidates: candidates.collect(),
            simulations: 0,
            elapsed: Duration::ZERO,
            ownership: Vec::new(),
            lead: 0.0,
        }
    }

    #[test]
    fn levels_go_from_weak_to_strong() {
        assert_eq!((Level::new(0), Level::new(21)), (None, None));
        let levels: Vec<Level> = (1..=20).map(|n| Level::new(n).unwrap()).collect();
        for pair in levels.windows(2) {
            assert!(pair[0].playouts(81) < pair[1].playouts(81));
            assert!(pair[0].temperature() > pair[1].temperature());
        }
        assert!(levels.last().unwrap().temperature() > 0.0);
        let of = |points| Level::new(9).unwrap().playouts(points);
        assert_eq!([of(1), of(81), of(162), of(361)], [400, 400, 800, 1782]);
    }

    /// How often each of these moves is chosen in a thousand seeds.
    fn counts(level: u8, visits: &[(Option<&str>, u32)]) -> Vec<usize> {
        let game = game();
        let report = report(&game, visits);
        let level = Level::new(level).unwrap();
        let chosen: Vec<_> = (0..1000)
            .filter_map(|seed| level.choose(&game, &report, seed))
            .collect();
        let count = |mv| chosen.iter().filter(|&&found| found == mv).count();
        report.candidates.iter().map(|c| count(c.mv)).collect()
    }

    #[test]
    fn weak_levels_choose_by_visits_and_strong_ones_the_most() {
        let visits = [
            (Some("C3"), 60),
            (Some("B2"), 30),
            (None, 9),
            (Some("D4"), 10),
            (Some("A1"), 7),
        ];
        let weak = counts(1, &visits);
        // In proportion to 60, 30 and 10; a pass is never chance, nor is a move that hardly anything speaks for.
        for (found, expected) in weak.iter().zip([600, 300, 0, 100, 0]) {
            assert!(found.abs_diff(expected) < 60, "{weak:?}");
        }
        assert_eq!((weak[2], weak[4]), (0, 0));
        assert_eq!(counts(20, &visits)[0], 1000);
    }

    #[test]
    fn what_is_no_choice_is_not_made() {
        let game = game();
        let level = Level::new(1).unwrap();
        let passes = report(&game, &[(None, 60), (Some("C3"), 30)]);
        assert_eq!(level.choose(&game, &passes, 0), None);
        let unvisited = report(&game, &[(Some("C3"), 0)]);
        assert_eq!(level.choose(&game, &unvisited, 0), None);
        assert_eq!(level.choose(&game, &report(&game, &[]), 0), None);
        let mut taken = game.clone();
        let point: Point = taken.graph().point("C3").unwrap();
        taken.play(Color::BLACK, Move::Play(point)).unwrap();
        let old = report(&taken, &[(Some("C3"), 9), (Some("B2"), 9)]);
        for seed in 0..20 {
            let chosen = level.choose(&taken, &old, seed).unwrap();
            assert_ne!(chosen, Move::Play(point));
        }
    }
}
