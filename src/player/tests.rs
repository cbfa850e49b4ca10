//! What the player does at the end of games, and when it gives up.

use super::*;
use crate::board::{Color, Move, Point, Shape, parse_diagram};
use crate::game::Game;
use crate::rules::{Komi, Ruleset};
use crate::status::Verdict;
use std::sync::Arc;

/// A position of rows of seven.
fn game(diagram: &str, rules: Ruleset, to_move: Color) -> Game {
    position(7, diagram, rules, to_move)
}

fn position(columns: u8, diagram: &str, rules: Ruleset, to_move: Color) -> Game {
    let cells = diagram.split_whitespace().map(str::len).sum::<usize>();
    let rows = u8::try_from(cells / usize::from(columns)).unwrap();
    let graph = Arc::new(Shape::Grid(columns, rows).graph().unwrap());
    let stones = parse_diagram(&*graph, diagram).unwrap();
    let mut game = Game::new(graph, rules, 2).unwrap();
    game.set_position(&stones, to_move).unwrap();
    game
}

fn player() -> Player {
    Player::new(Settings {
        threads: 1,
        playouts: Some(400),
        ..Settings::default()
    })
}

fn choose(player: &mut Player, game: &Game) -> Action {
    ask(player, game, false)
}

fn ask(player: &mut Player, game: &Game, cleanup: bool) -> Action {
    player.choose(&Request {
        game,
        color: game.to_move(),
        time: None,
        cleanup,
        stop: &|| false,
    })
}

/// The name of the point played, or `pass`.
fn chosen(game: &Game) -> String {
    match choose(&mut player(), game) {
        Action::Move(Move::Play(point)) => game.graph().name(point).to_owned(),
        Action::Move(Move::Pass) => "pass".to_owned(),
        Action::Resign => "resign".to_owned(),
    }
}

/// The chains of this verdict.
fn chains(player: &mut Player, game: &Game, verdict: Verdict) -> Vec<Vec<Point>> {
    let chains = player.status(game).chains().iter();
    let these = chains.filter(|chain| chain.verdict == verdict);
    these.map(|chain| chain.points.clone()).collect()
}

/// Both sides have two eyes and a wall; the white stone at B2 is dead; no dame is left.
const DECIDED: &str = "
    .X.XO.O
    XXXXOOO
    .X.XO.O
    XXXXOOO
    ...XO.O
    .O.XOOO
    ...XO.O";

#[test]
fn with_agreement_the_dead_need_not_be_captured() {
    let game = game(DECIDED, Ruleset::CHINESE_KGS, Color::BLACK);
    let mut player = player();
    assert_eq!(choose(&mut player, &game), Action::Move(Move::Pass));
    // Black owns the four columns on the left, White the three on the right.
    assert_eq!(
        player.status(&game).lead(&game),
        Komi::from_thousandths((28 - 21) * 1000 - 7500)
    );
    let dead = chains(&mut player, &game, Verdict::Dead);
    assert_eq!(dead, [vec![game.graph().point("B2").unwrap()]]);
}

#[test]
fn without_agreement_the_dead_are_captured_before_the_pass() {
    let mut game = game(DECIDED, Ruleset::TROMP_TAYLOR, Color::BLACK);
    game.set_komi(Color::WHITE, Komi::from_halves(9));
    let mut player = player();
    // As it stands Black loses: the empty points around B2 count for nobody.
    assert!(player.status(&game).lead(&game) < Komi::ZERO);
    let b2 = vec![game.graph().point("B2").unwrap()];
    assert!(chains(&mut player, &game, Verdict::Dead).is_empty());
    assert!(chains(&mut player, &game, Verdict::Alive).contains(&b2));
    let (mut passes, mut captured) = (0, false);
    while passes < 2 {
        let mv = if game.to_move() == Color::WHITE {
            Move::Pass
        } else {
            match choose(&mut player, &game) {
                Action::Move(mv) => mv,
                Action::Resign => panic!("Black wins"),
            }
        };
        passes = if mv == Move::Pass { passes + 1 } else { 0 };
        game.play(game.to_move(), mv).unwrap();
        captured |= game.prisoners(Color::WHITE) == 1;
        assert!(game.turns().len() < 40, "Black comes to an end");
    }
    assert!(captured);
    assert_eq!(
        player.status(&game).lead(&game),
        Komi::from_thousandths((28 - 21) * 1000 - 4500)
    );
}

#[test]
fn every_chain_has_one_verdict() {
    let game = game(DECIDED, Ruleset::CHINESE_KGS, Color::BLACK);
    let mut player = player();
    let mut stones: Vec<_> = [Verdict::Alive, Verdict::Dead, Verdict::Seki]
        .into_iter()
        .flat_map(|verdict| chains(&mut player, &game, verdict).concat())
        .collect();
    stones.sort_unstable();
    assert_eq!(
        stones,
        game.board().stones().map(|(p, _)| p).collect::<Vec<_>>()
    );
}

/// An empty board on which White gets more points than there are.
fn hopeless_for_black() -> Game {
    let mut game = game(&".......".repeat(7), Ruleset::CHINESE_KGS, Color::BLACK);
    game.set_komi(Color::WHITE, Komi::from_halves(200));
    game
}

#[test]
fn a_game_is_given_up_when_a_quarter_of_it_was_hopeless() {
    let mut game = hopeless_for_black();
    let mut player = player();
    while let Action::Move(mv) = choose(&mut player, &game) {
        game.play(game.to_move(), mv).unwrap();
    }
    // Every move is hopeless, so only the quarter of the 49 points holds the resignation back.
    assert_eq!((game.to_move(), game.turns().len()), (Color::BLACK, 12));
}

#[test]
fn handicap_is_a_reason_to_fight_on() {
    let mut game = game(&".......".repeat(7), Ruleset::CHINESE_KGS, Color::BLACK);
    let stones: Vec<_> = ["C3", "E5"]
        .iter()
        .filter_map(|name| game.graph().point(name))
        .collect();
    game.place_handicap(&stones).unwrap();
    game.set_komi(Color::WHITE, Komi::from_halves(-200));
    let mut player = player();
    while let Action::Move(mv) = choose(&mut player, &game) {
        game.play(game.to_move(), mv).unwrap();
        assert!(!game.is_over(), "White resigns before");
    }
    assert_eq!((game.to_move(), game.turns().len()), (Color::WHITE, 24));
}

#[test]
fn a_player_who_never_resigns_does_not() {
    let mut game = hopeless_for_black();
    let mut player = Player::new(Settings {
        threads: 1,
        playouts: Some(200),
        resign: 0.0,
        ..Settings::default()
    });
    for _ in 0..15 {
        let Action::Move(mv) = choose(&mut player, &game) else {
            panic!("told never to resign")
        };
        game.play(Color::BLACK, mv).unwrap();
        game.play(Color::WHITE, Move::Pass).unwrap();
    }
}

#[test]
fn asked_again_the_answer_is_the_same() {
    let game = game(&".......".repeat(7), Ruleset::CHINESE_KGS, Color::BLACK);
    let mut player = player();
    let ask = |player: &mut Player| {
        player.choose_again(&Request {
            game: &game,
            color: Color::BLACK,
            time: None,
            cleanup: false,
            stop: &|| false,
        })
    };
    let first = ask(&mut player);
    choose(&mut player, &game);
    assert_eq!(ask(&mut player), first);
}

#[test]
fn a_nearly_empty_board_is_not_settled() {
    // Four stones of handicap own the board in any playout, and there is still a game to play.
    let diagram = ".......  .X...X.  .......  .......  .......  .X...X.  .......";
    let game = game(diagram, Ruleset::CHINESE_KGS, Color::WHITE);
    assert_ne!(choose(&mut player(), &game), Action::Move(Move::Pass));
}

fn rules(name: &str) -> Ruleset {
    name.parse().unwrap()
}

/// As above, but for D7, which is nobody's.
const WITH_DAME: &str = "
    .XX.O.O
    XXXXOOO
    .X.XO.O
    XXXXOOO
    ...XO.O
    .O.XOOO
    ...XO.O";

#[test]
fn dame_are_filled_before_the_pass() {
    for name in [
        "chinese",
        "japanese",
        "aga",
        "stone-scoring",
        "tromp-taylor",
    ] {
        for color in [Color::BLACK, Color::WHITE] {
            assert_eq!(chosen(&game(WITH_DAME, rules(name), color)), "D7", "{name}");
        }
    }
}

#[test]
fn nobody_plays_in_what_is_decided() {
    for name in [
        "chinese",
        "japanese",
        "aga",
        "stone-scoring",
        "ancient-territory",
    ] {
        for color in [Color::BLACK, Color::WHITE] {
            assert_eq!(chosen(&game(DECIDED, rules(name), color)), "pass", "{name}");
        }
    }
}

/// Black has A4, A2 and C4 as eyes, but D4 can be taken at C4 until Black connects there.
#[test]
fn a_threat_is_answered_and_carried_out() {
    let threat = ".X.XOO. XXXOOOO .XOO.O. XXO.OOO";
    for name in ["japanese", "chinese", "tromp-taylor"] {
        for color in [Color::BLACK, Color::WHITE] {
            assert_eq!(chosen(&game(threat, rules(name), color)), "C4", "{name}");
        }
    }
}

/// Neither can take E5 or E4 without losing stones.
#[test]
fn a_seki_is_left_alone() {
    let seki = ".XOO.XXO. XXOO.XXOO XXXOOXXOO .XXXXOOO. X.XXXO.OO";
    for name in ["japanese", "chinese", "tromp-taylor"] {
        for color in [Color::BLACK, Color::WHITE] {
            let game = position(9, seki, rules(name), color);
            assert_eq!(chosen(&game), "pass", "{name}");
        }
    }
}

/// Has Black clean up against a White who only passes. Returns the turns that he takes for it, the last pass among them.
fn clean_up(game: &mut Game, cleanup: bool) -> usize {
    let mut player = player();
    for turns in 1..20 {
        let Action::Move(mv) = ask(&mut player, game, cleanup) else {
            panic!("nobody resigns in a clean-up")
        };
        game.play(Color::BLACK, mv).unwrap();
        if mv == Move::Pass {
            return turns;
        }
        game.play(Color::WHITE, Move::Pass).unwrap();
    }
    panic!("Black comes to an end");
}

#[test]
fn a_clean_up_captures_the_dead_and_fills_no_eye() {
    for name in ["chinese", "aga", "japanese"] {
        let mut game = game(DECIDED, rules(name), Color::BLACK);
        let turns = clean_up(&mut game, true);
        // B2 has four liberties.
        assert_eq!((turns, game.prisoners(Color::WHITE)), (5, 1), "{name}");
        for eye in ["A7", "C7", "A5", "C5"] {
            assert!(game.board().is_empty(game.graph().point(eye).unwrap()));
        }
    }
}

#[test]
fn a_clean_up_is_no_resignation() {
    let mut game = game(DECIDED, rules("chinese"), Color::WHITE);
    game.set_komi(Color::WHITE, Komi::from_halves(-200));
    for _ in 0..30 {
        game.play(Color::WHITE, Move::Pass).unwrap();
        game.play(Color::BLACK, Move::Pass).unwrap();
    }
    assert_eq!(ask(&mut player(), &game, true), Action::Move(Move::Pass));
}

#[test]
fn a_dispute_by_area_is_settled_on_the_board() {
    let mut game = game(DECIDED, rules("chinese"), Color::BLACK);
    game.play(Color::BLACK, Move::Pass).unwrap();
    game.play(Color::WHITE, Move::Pass).unwrap();
    game.resume(Color::WHITE).unwrap();
    clean_up(&mut game, false);
    assert_eq!(game.prisoners(Color::WHITE), 1);
}

#[test]
fn white_passes_last_where_passes_cost_stones() {
    for first in [Color::BLACK, Color::WHITE] {
        let mut game = game(DECIDED, rules("aga"), first);
        let mut player = player();
        while !game.is_over() {
            let action = choose(&mut player, &game);
            assert_eq!(action, Action::Move(Move::Pass));
            game.play(game.to_move(), Move::Pass).unwrap();
        }
        assert_eq!(game.last_turn(), Some((Color::WHITE, Move::Pass)));
    }
}

/// Black lives with the four points J4 to J1, in which playouts blunder, and the rest of his is dead.
#[test]
fn a_lost_game_is_not_played_on_in_cramped_eyes() {
    let lost = "
        OO.O.OO.O
        OOO.O.OOO
        .OOOOOOOO
        OXOXXOOOO
        OXX.XOXXX
        .O.XXOOX.
        OOOXOOOX.
        OOOO.OOX.
        O.OOOOOX.";
    for name in ["japanese", "chinese", "stone-scoring"] {
        let game = position(9, lost, rules(name), Color::BLACK);
        assert_eq!(chosen(&game), "pass", "{name}");
    }
}

/// White A1 is dead where it lies; its capture costs Black a point.
#[test]
fn dead_stones_at_home_are_left_alone() {
    let home = "
        .OOOXX..X
        .OOXX..X.
        .OXXXXX.X
        .OXX...X.
        OOOX.X..X
        OXX.X.XX.
        OOXXXXX.X
        XXX...XX.
        O......XX";
    let game = position(9, home, rules("japanese"), Color::BLACK);
    assert_eq!(chosen(&game), "pass");
}

/// A bulky five: whoever comes first to H2, next to four of its points, decides whether White lives (any book on life and death).
#[test]
fn a_move_that_kills_is_played_before_a_pass() {
    let diagram = "
        .O.O.O..O
        OOOOOOOOO
        OOXXXXXXX
        .OXX.X.X.
        OOXXXXXXX
        .OXXXOOOO
        OOX.XO..O
        OOXXXO...
        .OX.XOOOO";
    for playouts in [1000, 3000, 10_000] {
        let mut game = position(9, diagram, Ruleset::CHINESE_KGS, Color::BLACK);
        game.set_komi(Color::WHITE, Komi::from_halves(1));
        let mut player = Player::new(Settings {
            threads: 1,
            playouts: Some(playouts),
            ..Settings::default()
        });
        let h2 = game.graph().point("H2").map(Move::Play);
        assert_eq!(Some(choose(&mut player, &game)), h2.map(Action::Move));
    }
}

/// A rabbity six: Black lives with R17, its heart, or beside it, and dies if White comes first. The rest is settled.
#[test]
fn a_move_that_saves_is_played_before_a_pass() {
    let diagram = "
        .XXXXOOOO..O.OXXXXX
        XXXXXO..OO.O.OXX..X
        .XX.XO..OOOOOOX...X
        XXX.XOOOOO.OOOXX.XX
        ..XXXO.OOOOOOOXXXXX
        ..X.XOOOOO..OOOOOOO
        XXX.XO..OOOOOOOO..O
        ..XXXO..OO.OOO.OOOO
        X.X.XOOOOOOOOOOOOO.
        XXXXXOO..OO.O..OO.O
        X.XXXOOO.OOOOOOOOOO
        X.X.XOOOOOOO.OOOO.O
        XXX.XO..OO.OO.OO.OO
        XXXXXOOOOOOOOOOOOOO
        .XXX.XXXXXXXXXXXXXX
        XXXXXXXX.X.XXXX..XX
        X.XXXXXXXX.XXXXXXXX
        XXXX.XXXXXX..XX.X.X
        ..XXXXXX..XXXXXXXX.";
    for playouts in [1000, 10_000] {
        let mut game = position(19, diagram, Ruleset::CHINESE_KGS, Color::BLACK);
        game.set_komi(Color::WHITE, Komi::from_halves(-11));
        let mut player = Player::new(Settings {
            threads: 1,
            playouts: Some(playouts),
            ..Settings::default()
        });
        let Action::Move(Move::Play(point)) = choose(&mut player, &game) else {
            panic!("no play");
        };
        assert!(["R17", "R18", "S17"].contains(&game.graph().name(point)));
    }
}
