//! A game played on until what is dead is really captured, so that everybody can see it.

use crate::board::{Color, Move, Topology};
use crate::game::Game;
use crate::player::{Action, Player, Request, Settings};
use crate::sgf::{self, Node, Record, Step};

/// The simulations of a move.
const PLAYOUTS: u64 = 1000;
/// So many turns a point are enough to capture anything.
const TURNS: usize = 3;

/// Plays on, whoever is to move first, each player capturing what he can and passing when nothing is left to do, until both
/// have passed. The same game always goes on alike.
pub fn play_out(game: &mut Game) {
    let mut player = Player::new(Settings {
        threads: 1,
        playouts: Some(PLAYOUTS),
        memory: 64,
        resign: 0.0,
        ..Settings::default()
    });
    let mut passes = 0;
    for _ in 0..TURNS * game.graph().points().len() {
        let color = game.to_move();
        let action = player.choose(&Request {
            game,
            color,
            time: None,
            cleanup: true,
            stop: &|| false,
        });
        let mv = match action {
            Action::Move(mv) => mv,
            Action::Resign => Move::Pass,
        };
        passes = if mv == Move::Pass { passes + 1 } else { 0 };
        if game.play(color, mv).is_err() || passes >= game.players() {
            return;
        }
    }
}

/// The record up to and without move `until`, if that is given, and then what `game` has after its first `turns` turns.
pub fn continued(record: &Record, until: Option<usize>, game: &Game, turns: usize) -> Record {
    let mut continued = record.clone();
    let kept = until.map_or(record.nodes.len(), |until| nodes_before(record, until));
    continued.nodes.truncate(kept);
    let graph = game.graph();
    continued
        .nodes
        .extend(game.turns().skip(turns).map(|(color, mv)| Node {
            step: Some(Step::Play {
                color: if color == Color::BLACK {
                    sgf::Color::Black
                } else {
                    sgf::Color::White
                },
                at: mv.point().and_then(|point| graph.column_row(point)),
            }),
            comment: String::new(),
        }));
    continued
}

/// How many nodes there are before the move of this number, counted from 1.
fn nodes_before(record: &Record, until: usize) -> usize {
    let is_play = |node: &&Node| matches!(node.step, Some(Step::Play { .. }));
    let places = record.nodes.iter().enumerate();
    let mut plays = places.filter(|(_, node)| is_play(node));
    plays
        .nth(until.saturating_sub(1))
        .map_or(record.nodes.len(), |(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;
    use crate::score::Report;

    /// 5x5: two columns of Black and his wall, White's wall and her column; in Black's corner a white stone without a chance.
    const CORNER: &str = "(;SZ[5]KM[0.5]AB[ca:ce]AW[da:de][ae];B[];W[])";

    /// The turns that are added, as Black's and White's points.
    fn added(sgf: &str, rules: Ruleset, until: Option<usize>) -> (Record, Vec<(sgf::Color, bool)>) {
        let (record, _) = Record::parse(sgf.as_bytes()).unwrap();
        let moves = until.map(|until| until - 1);
        let mut game = Report::new(&record, Some(rules), moves, false)
            .unwrap()
            .game;
        let turns = game.turns().len();
        play_out(&mut game);
        let record = continued(&record, until, &game, turns);
        let plays = record.nodes.iter().filter_map(|node| match &node.step {
            Some(Step::Play { color, at }) => Some((*color, at.is_some())),
            _ => None,
        });
        let plays = plays.skip(turns).collect();
        (record, plays)
    }

    /// Black takes the stone at A1 with two moves while White passes, and both pass then.
    #[test]
    fn the_dead_are_captured_by_any_rules() {
        for rules in [
            Ruleset::CHINESE_KGS,
            Ruleset::JAPANESE,
            Ruleset::TROMP_TAYLOR,
        ] {
            let (record, plays) = added(CORNER, rules, None);
            let black = |played: bool| (sgf::Color::Black, played);
            let white = (sgf::Color::White, false);
            let expected = [black(true), white, black(true), white, black(false), white];
            assert_eq!(plays[..5], expected[..5], "{}", record.to_sgf());
            let after = Report::new(&record, Some(rules), None, true).unwrap().game;
            assert_eq!(after.prisoners(Color::WHITE), 1);
            assert_eq!(after.consecutive_passes(), 2);
        }
    }

    #[test]
    fn a_record_goes_on_from_any_move() {
        let (record, plays) = added(CORNER, Ruleset::CHINESE_KGS, Some(1));
        assert_eq!(record.nodes.len(), plays.len());
        assert_eq!(plays[0], (sgf::Color::Black, true));
        let (record, _) = added(CORNER, Ruleset::CHINESE_KGS, Some(9));
        assert!(record.nodes.len() > 2);
    }
}
