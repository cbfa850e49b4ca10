//! What each move of a game cost.

use super::LONGEST_LINE;
use super::look::{Looker, Settings, View};
use crate::board::{Color, Graph, Move, Shape};
use crate::game::Game;
use crate::replay::{Trouble, color_of, replay_all};
use crate::rules::{Komi, Ruleset};
use crate::score::ScoreError;
use crate::sgf::{Record, Step};
use std::sync::Arc;

/// A game of two players, looked at.
#[derive(Debug)]
pub struct Review {
    /// The board.
    pub graph: Arc<Graph>,
    /// How the game stood before its first move, and after each one; none where that could not be found out.
    pub views: Vec<Option<View>>,
    /// Its moves, in order.
    pub moves: Vec<Judged>,
    /// What in the record is against the rules.
    pub troubles: Vec<Trouble>,
    /// Black's and White's name, as the record has them.
    pub(super) names: [String; 2],
}

/// A move of the record.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Whose move.
    pub color: Color,
    /// The move; none if it cannot be played.
    pub mv: Option<Move>,
    /// What the search would rather have played, if it would.
    pub better: Option<Better>,
}

/// A better move than the one that was played. Numbers are those of the player.
#[derive(Clone, PartialEq, Debug)]
pub struct Better {
    /// The line that begins with it.
    pub line: Vec<Move>,
    /// The winrate after it.
    pub winrate: f32,
    /// The winrate after the move that was played.
    pub played: f32,
    /// The points that the move that was played cost, if that is known.
    pub points: Option<f32>,
}

impl Better {
    /// The winrate that the move that was played cost, from 0 to 1.
    pub fn loss(&self) -> f32 {
        self.winrate - self.played
    }
}

impl Review {
    /// Looks at every position of the record's main line. `looked` is told the number of positions looked at, and of all of
    /// them, now and then.
    ///
    /// Without `rules` those hold that the record names, or `chinese-kgs` where it names none that is known. What the rules
    /// forbid is played all the same.
    ///
    /// # Errors
    /// The record's board cannot be had, or the rules are not for two players.
    pub fn new(
        record: &Record,
        rules: Option<Ruleset>,
        settings: &Settings,
        mut looked: impl FnMut(usize, usize),
    ) -> Result<Self, ScoreError> {
        let rules = rules.or_else(|| Ruleset::from_record(&record.rules));
        let rules = rules.unwrap_or(Ruleset::CHINESE_KGS);
        let graph = Arc::new(Shape::Grid(record.width, record.height).graph()?);
        let start = Game::new(Arc::clone(&graph), rules, 2)?;
        let after = |moves: usize| {
            let mut game = start.clone();
            if let Some(thousandths) = record.komi {
                game.set_komi(Color::WHITE, Komi::from_thousandths(thousandths));
            }
            let troubles = replay_all(&mut game, record, Some(moves + 1));
            (game, troubles)
        };
        let plays: Vec<_> = record.steps_before(None).filter_map(play).collect();
        // What would have been better is searched as what was played is, by an eye of its own, so that the tree of the
        // game goes on from move to move.
        let (mut eye, mut other) = (Looker::new(settings, 2), Looker::new(settings, 2));
        let (mut views, mut moves) = (Vec::new(), Vec::new());
        let (mut game, mut troubles) = after(0);
        looked(0, plays.len() + 1);
        views.push(eye.look(&game));
        for (index, &(color, at)) in plays.iter().enumerate() {
            let (next, found) = after(index + 1);
            let mv = at.map_or(Some(Move::Pass), |(x, y)| {
                graph.grid_point(x, y).map(Move::Play)
            });
            let is_taken = next.last_turn() == mv.map(|mv| (color, mv));
            looked(index + 1, plays.len() + 1);
            let view = eye.look(&next);
            let mv = mv.filter(|_| is_taken);
            let before = views.last().and_then(Option::as_ref);
            let better = mv
                .zip(before)
                .zip(view.as_ref())
                .and_then(|((mv, before), after)| {
                    let best =
                        promising(color, mv, before, after).filter(|_| game.to_move() == color)?;
                    game.play(color, best).ok()?;
                    better(color, best, &other.look(&game)?, after)
                });
            moves.push(Judged { color, mv, better });
            views.push(view);
            (game, troubles) = (next, found);
        }
        looked(plays.len() + 1, plays.len() + 1);
        Ok(Self {
            graph,
            views,
            moves,
            troubles,
            names: [record.black_name.clone(), record.white_name.clone()],
        })
    }

    /// The numbers of the moves that cost most, counted from 1, at most `count` of them, the worst first.
    pub fn worst(&self, count: usize) -> Vec<usize> {
        let loss = |judged: &Judged| judged.better.as_ref().map(Better::loss);
        let losses = self.moves.iter().map(loss);
        let mut worst: Vec<(usize, f32)> = (1..)
            .zip(losses)
            .filter_map(|(number, loss)| Some((number, loss?)))
            .collect();
        worst.sort_by(|a, b| b.1.total_cmp(&a.1));
        worst.truncate(count);
        worst.into_iter().map(|(number, _)| number).collect()
    }
}

/// Smaller losses of winrate tell nothing: searches differ by as much.
const NOTHING: f32 = 0.02;

/// The move that the search liked better than the one that was played, if it seemed so much better that it is worth a
/// search of its own.
fn promising(color: Color, mv: Move, before: &View, after: &View) -> Option<Move> {
    let &best = before.line.first().filter(|&&best| best != mv)?;
    let gain = own(color, before.after_best) - own(color, after.winrate);
    Some(best).filter(|_| gain >= NOTHING)
}

/// What would have been better than a move, by how the game stands after the `best` one and after the one that was played.
fn better(color: Color, best: Move, after_best: &View, after: &View) -> Option<Better> {
    let points = after_best.lead.zip(after.lead).map(|(best, played)| {
        if color == Color::BLACK {
            best - played
        } else {
            played - best
        }
    });
    let line = [best].into_iter().chain(after_best.line.iter().copied());
    let better = Better {
        line: line.take(LONGEST_LINE).collect(),
        winrate: own(color, after_best.winrate),
        played: own(color, after.winrate),
        points,
    };
    Some(better).filter(|better| better.loss() >= NOTHING)
}

/// A player's share of what Black wins so much of.
fn own(color: Color, black: f32) -> f32 {
    if color == Color::BLACK {
        black
    } else {
        1.0 - black
    }
}

/// A move of the record, if it is one.
fn play(step: &Step) -> Option<(Color, Option<(u8, u8)>)> {
    match step {
        Step::Play { color, at } => Some((color_of(*color), *at)),
        Step::Setup(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::Weights;

    fn mv(name: &str) -> Move {
        let graph = "grid:5".parse::<Shape>().unwrap().graph().unwrap();
        Move::Play(graph.point(name).unwrap())
    }

    fn view(winrate: f32, lead: f32, best: &str, after_best: f32) -> View {
        View {
            winrate,
            lead: Some(lead),
            visits: 100,
            line: vec![mv(best)],
            after_best,
        }
    }

    /// All numbers of a view are Black's: what White loses is what he gains.
    #[test]
    fn a_move_costs_what_the_best_one_has_over_it() {
        let (best, played) = (view(0.6, 2.0, "B2", 0.5), view(0.45, -1.0, "B2", 0.5));
        let black = better(Color::BLACK, mv("C3"), &best, &played).unwrap();
        assert!((black.loss() - 0.15).abs() < 1e-6);
        assert!((black.winrate - 0.6).abs() < 1e-6 && (black.played - 0.45).abs() < 1e-6);
        assert_eq!(
            (black.points, black.line),
            (Some(3.0), vec![mv("C3"), mv("B2")])
        );
        // White gains by it.
        assert_eq!(better(Color::WHITE, mv("C3"), &best, &played), None);
        let white = better(Color::WHITE, mv("C3"), &played, &best).unwrap();
        assert!((white.loss() - 0.15).abs() < 1e-6);
        assert_eq!(white.points, Some(3.0));
    }

    #[test]
    fn only_what_seems_better_is_searched() {
        let (before, after) = (view(0.5, 0.0, "C3", 0.6), view(0.45, 0.0, "B2", 0.5));
        let asked = |color, name| promising(color, mv(name), &before, &after);
        assert_eq!(asked(Color::BLACK, "A1"), Some(mv("C3")));
        assert_eq!(asked(Color::BLACK, "C3"), None);
        assert_eq!(asked(Color::WHITE, "A1"), None);
    }

    fn review(sgf: &str) -> Review {
        let (record, _) = Record::parse(sgf.as_bytes()).unwrap();
        let settings = Settings {
            threads: 1,
            playouts: Some(300),
            time: None,
            memory: 16,
            seed: 1,
            weights: Weights::built_in(),
        };
        let mut counts = Vec::new();
        let review = Review::new(&record, None, &settings, |done, all| {
            counts.push((done, all));
        });
        let moves = record.steps_before(None).filter_map(play).count();
        assert_eq!(counts.last(), Some(&(moves + 1, moves + 1)));
        review.unwrap()
    }

    /// 5x5: who plays A3 decides whether Black lives, and with his komi whether he wins.
    const THREE: &str = "(;SZ[5]KM[-7.5]RU[chinese]AB[ba:be][aa][ae]AW[ca:ce]PL[B]";

    #[test]
    fn a_blunder_is_found_and_the_best_move_is_none() {
        let blunder = review(&format!("{THREE};B[ea];W[ac])"));
        assert_eq!(blunder.views.len(), 3);
        let judged = &blunder.moves[0];
        let better = judged.better.as_ref().unwrap();
        assert!(better.loss() > 0.1, "{better:?}");
        assert_eq!(blunder.graph.name(better.line[0].point().unwrap()), "A3");
        assert_eq!(blunder.worst(10)[0], 1);
        let good = review(&format!("{THREE};B[ac])"));
        assert_eq!(
            (good.moves[0].better.clone(), good.worst(10)),
            (None, vec![])
        );
    }

    #[test]
    fn what_cannot_be_played_is_not_judged() {
        let review = review("(;SZ[5];B[cc];W[cc];W[bb];B[])");
        assert_eq!(review.troubles.len(), 2, "{:?}", review.troubles);
        assert_eq!(review.moves[1].mv, None);
        assert_eq!(review.moves[1].better, None);
        assert_eq!(review.moves[3].mv, Some(Move::Pass));
        assert_eq!(review.views.len(), 5);
    }
}
