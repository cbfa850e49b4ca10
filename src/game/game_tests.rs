//! What a game takes back, when it ends, and what is added to an area.

use super::{Game, Illegal, fixed_handicap};
use crate::board::{Color, Move, Point, Shape, parse_diagram};
use crate::rules::{KoRule, Komi, Ruleset, RulesetError};
use std::sync::Arc;

const B: Color = Color::BLACK;
const W: Color = Color::WHITE;
const PASS: Move = Move::Pass;

fn game(spec: &str, rules: &str, players: u8) -> Game {
    let graph = spec.parse::<Shape>().unwrap().graph().unwrap();
    Game::new(Arc::new(graph), rules.parse().unwrap(), players).unwrap()
}

fn at(game: &Game, name: &str) -> Point {
    game.graph().point(name).unwrap()
}

fn stone(game: &Game, name: &str) -> Move {
    Move::Play(at(game, name))
}

/// White may take a ko at B4.
fn ko(rules: &str) -> Game {
    let mut game = game("grid:5", rules, 2);
    let drawn = ".XO.. X.XO. .XO.. ..... .....";
    let stones = parse_diagram(game.graph().as_ref(), drawn).unwrap();
    game.set_position(&stones, W).unwrap();
    game
}

fn white_points(game: &Game) -> Komi {
    game.compensation(W)
}

#[test]
fn undo_restores_the_ko_and_the_prisoners() {
    for rules in ["chinese", "tromp-taylor", "aga"] {
        let mut game = ko(rules);
        let (take, retake) = (stone(&game, "B4"), stone(&game, "C4"));
        game.play(W, take).unwrap();
        assert_eq!(game.board().ko(), retake.point());
        assert_eq!((game.prisoners(B), game.prisoners(W)), (1, 0));
        game.play(B, stone(&game, "E1")).unwrap();
        assert_eq!(game.board().ko(), None);
        assert!(game.undo());
        assert_eq!(game.board().ko(), retake.point(), "{rules}");
        assert_eq!(game.check(B, retake), Err(Illegal::Repetition), "{rules}");
        assert!(game.undo());
        assert_eq!(game.prisoners(B), 0);
        assert_eq!(game.board().color(at(&game, "C4")), Some(B));
        assert_eq!(game.board().ko(), None);
        assert_eq!(game.check(W, take), Ok(()), "{rules}: nothing was repeated");
        assert!(!game.undo(), "a position that was set is no turn");
    }
}

#[test]
fn undo_gives_the_turn_back_to_whoever_had_it() {
    let mut game = game("grid:5", "tromp-taylor", 2);
    game.play(B, stone(&game, "A1")).unwrap();
    game.play(B, stone(&game, "B2")).unwrap();
    game.play(W, PASS).unwrap();
    game.play(B, PASS).unwrap();
    assert!(game.is_over());
    assert!(game.undo());
    assert!(!game.is_over());
    assert_eq!((game.to_move(), game.consecutive_passes()), (B, 1));
    assert!(game.undo() && game.undo());
    // White was to move when Black played twice.
    assert_eq!(
        (game.to_move(), game.last_turn()),
        (W, Some((B, stone(&game, "A1"))))
    );
    assert!(game.undo());
    assert_eq!((game.to_move(), game.last_turn()), (B, None));
    assert!(!game.undo());
}

#[test]
fn handicap_stones_are_not_undone() {
    let mut game = game("grid:9", "chinese", 2);
    let points = fixed_handicap(game.graph(), 3).unwrap();
    game.place_handicap(&points).unwrap();
    assert_eq!(game.to_move(), W);
    game.play(W, stone(&game, "E5")).unwrap();
    assert!(game.undo());
    assert!(!game.undo());
    assert_eq!((game.board().stones().count(), game.handicap()), (3, 3));
}

#[test]
fn clearing_keeps_rules_and_komi() {
    let mut game = ko("aga");
    game.set_komi(W, Komi::from_thousandths(250));
    game.play(W, stone(&game, "B4")).unwrap();
    let rules = *game.rules();
    game.clear();
    assert_eq!(game.board().stones().count(), 0);
    assert_eq!((game.prisoners(B), game.to_move()), (0, B));
    assert_eq!(
        (*game.rules(), game.komi(W)),
        (rules, Komi::from_thousandths(250))
    );
}

#[test]
fn the_rules_suggest_a_komi_for_white_of_two() {
    // Rules' own figures: 7.5, Wildberger 5.5, New Zealand 7.
    for (rules, thousandths) in [
        ("tromp-taylor", 7500),
        ("wildberger", 5500),
        ("new-zealand", 7000),
    ] {
        let game = game("grid:5", rules, 2);
        assert_eq!(game.komi(W), Komi::from_thousandths(thousandths), "{rules}");
        assert_eq!(game.komi(B), Komi::ZERO);
    }
    let three = game("grid:5", "tromp-taylor", 3);
    assert!(Color::all(3).all(|player| three.komi(player) == Komi::ZERO));
}

#[test]
fn new_rules_leave_komi_and_position_alone() {
    let mut game = game("grid:5", "tromp-taylor", 2);
    game.play(B, stone(&game, "C3")).unwrap();
    game.set_rules("wildberger".parse().unwrap()).unwrap();
    assert_eq!(game.komi(W), Komi::from_halves(15));
    assert_eq!(game.board().stones().count(), 1);

    let mut three = self::game("grid:5", "tromp-taylor", 3);
    let simple = Ruleset {
        ko: KoRule::Simple,
        ..Ruleset::TROMP_TAYLOR
    };
    assert_eq!(three.set_rules(simple), Err(RulesetError::SimpleKo(3)));
    assert_eq!(three.rules().ko, KoRule::Positional);
}

/// Four stones are worth three points to White under AGA rules, four under Chinese ones, nothing under the others.
#[test]
fn white_is_paid_for_handicap_stones() {
    for (rules, bonus) in [
        ("aga", 3),
        ("chinese", 4),
        ("new-zealand", 0),
        ("tromp-taylor", 0),
        ("wildberger", 0),
    ] {
        let mut as_setup = game("grid:9", rules, 2);
        as_setup.set_komi(W, Komi::from_thousandths(500));
        let points = fixed_handicap(as_setup.graph(), 4).unwrap();
        let mut by_turns = as_setup.clone();
        as_setup.place_handicap(&points).unwrap();
        for &point in &points {
            by_turns.play(B, Move::Play(point)).unwrap();
        }
        for mut game in [as_setup, by_turns] {
            let wanted = Komi::from_thousandths(500 + 1000 * bonus);
            assert_eq!(white_points(&game), wanted, "{rules}");
            game.play(W, stone(&game, "E5")).unwrap();
            game.play(B, stone(&game, "E4")).unwrap();
            game.play(B, stone(&game, "E6")).unwrap();
            assert_eq!(white_points(&game), wanted, "{rules}, after a reply");
            assert_eq!(game.compensation(B), Komi::ZERO);
        }
    }
}

#[test]
fn a_single_first_play_is_no_handicap() {
    let mut game = game("grid:9", "chinese", 2);
    game.play(B, stone(&game, "E5")).unwrap();
    game.play(W, stone(&game, "E4")).unwrap();
    game.play(B, stone(&game, "E3")).unwrap();
    assert_eq!(
        (game.handicap(), white_points(&game)),
        (0, Komi::from_halves(15))
    );
}

/// Button Go: the first pass takes half a point and does not count towards the end. Seven points more on the board, 7 for
/// White, and the button: half a point.
#[test]
fn the_button_is_half_a_point_and_no_pass() {
    let mut game = game("grid:7x1", "aga-button", 2);
    game.play(B, stone(&game, "D1")).unwrap();
    game.play(W, stone(&game, "A1")).unwrap();
    game.play(B, stone(&game, "B1")).unwrap();
    assert_eq!(game.area().points, [7, 0]);
    assert_eq!(game.lead(&[]), Komi::ZERO);
    game.play(W, PASS).unwrap();
    assert_eq!(game.lead(&[]), Komi::from_thousandths(-500));
    assert!(game.undo());
    game.play(B, PASS).unwrap();
    assert_eq!(game.lead(&[]), Komi::from_thousandths(500));
    game.play(W, PASS).unwrap();
    assert!(!game.is_over(), "one pass took the button, one counts");
    game.play(B, PASS).unwrap();
    assert!(game.is_over());
    assert_eq!(game.lead(&[]), Komi::from_thousandths(500));
}

/// AGA rules 7 and 9: with a prisoner for each pass and White passing last, territory gives what area gives.
#[test]
fn passes_that_cost_stones_make_territory_and_area_the_same() {
    for turns in [
        "D1 A1 B1 - F1 -",
        "D1 A1 B1 - - -",
        "B1 D1 - - ",
        "B1 D1 F1 - C1 -",
    ] {
        let mut game = game("grid:7x1", "aga", 2);
        let mut color = B;
        for turn in turns.split_whitespace() {
            let mv = if turn == "-" {
                PASS
            } else {
                stone(&game, turn)
            };
            game.play(color, mv).unwrap();
            color = color.next(2);
        }
        while !game.is_over() {
            game.play(game.to_move(), PASS).unwrap();
        }
        assert_eq!(game.last_turn(), Some((W, PASS)), "{turns}");
        let area = game.lead(&[]);
        game.set_rules(game.rules().with("scoring", "TERRITORY").unwrap())
            .unwrap();
        assert_eq!(game.lead(&[]), area, "{turns}");
    }
}

#[test]
fn a_tie_is_blacks_under_ings_rules_only() {
    for (rules, lead) in [("ing", 500), ("tromp-taylor", 0)] {
        let mut game = game("grid:3", rules, 2);
        game.play(B, stone(&game, "B2")).unwrap();
        game.set_komi(W, Komi::from_thousandths(9000));
        assert_eq!(game.lead(&[]), Komi::from_thousandths(lead), "{rules}");
        assert_eq!(game.head_start() > Komi::from_thousandths(-9000), lead > 0);
        game.set_komi(W, Komi::from_thousandths(8500));
        assert_eq!(game.lead(&[]), Komi::from_thousandths(500), "{rules}");
    }
}

/// jp-24: a stone taken by hand is a prisoner, and cost three moves at home: eight points to ten.
#[test]
fn prisoners_count_with_territory() {
    let mut game = game("grid:7x5", "japanese", 2);
    let drawn = "..X.O.. O.X.O.. ..XXO.. ..XOO.. ..XOO..";
    let stones = parse_diagram(game.graph().as_ref(), drawn).unwrap();
    game.set_position(&stones, B).unwrap();
    game.set_komi(W, Komi::ZERO);
    for (color, name) in [
        (B, "D4"),
        (W, "D5"),
        (B, "A5"),
        (W, "-"),
        (B, "B4"),
        (W, "-"),
        (B, "A3"),
    ] {
        let mv = if name == "-" {
            PASS
        } else {
            stone(&game, name)
        };
        game.play(color, mv).unwrap();
    }
    assert_eq!(game.lead(&[]), Komi::from_thousandths(-2000));
}

#[test]
fn after_the_button_two_passes_end_the_game() {
    let mut game = game("grid:5", "aga-button", 2);
    game.play(B, PASS).unwrap();
    game.play(W, stone(&game, "C3")).unwrap();
    game.play(B, PASS).unwrap();
    assert!(!game.is_over());
    game.play(W, PASS).unwrap();
    assert!(game.is_over());
}
