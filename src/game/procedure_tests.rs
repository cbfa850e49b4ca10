//! The procedure of the Japanese rules of 1989, article by article, and what other rules make of the same steps.

use super::{Game, Hypothetical, Illegal, Phase, Refusal, Verdict};
use crate::board::{Color, Move, Point, Shape, parse_diagram};
use crate::rules::Komi;
use std::sync::Arc;

const B: Color = Color::BLACK;
const W: Color = Color::WHITE;
const PASS: Move = Move::Pass;

fn at(game: &Game, name: &str) -> Point {
    game.graph().point(name).unwrap()
}

/// A game on a board of five lines after turns in alternation; `-` is a pass.
fn game(rules: &str, diagram: &str, turns: &str) -> Game {
    let graph = Arc::new(Shape::Grid(5, 5).graph().unwrap());
    let mut game = Game::new(graph, rules.parse().unwrap(), 2).unwrap();
    if !diagram.is_empty() {
        let stones = parse_diagram(game.graph().as_ref(), diagram).unwrap();
        game.set_position(&stones, B).unwrap();
    }
    play(&mut game, turns);
    game
}

fn play(game: &mut Game, turns: &str) {
    for turn in turns.split_whitespace() {
        let mv = if turn == "-" {
            PASS
        } else {
            Move::Play(at(game, turn))
        };
        assert_eq!(game.play(game.to_move(), mv), Ok(()), "{turn}");
    }
}

fn stones(game: &Game) -> Vec<(Point, Color)> {
    game.board().stones().collect()
}

/// Articles 9.1 and 9.2 (proc-01); under Wildberger's rules the same passes end the game (proc-11), and there is no
/// resumption.
#[test]
fn two_passes_stop_a_game_that_is_to_be_confirmed() {
    for (rules, phase) in [
        ("japanese", Phase::Stopped),
        ("chinese", Phase::Stopped),
        ("tromp-taylor", Phase::Ended),
        ("wildberger", Phase::Ended),
    ] {
        let mut game = game(rules, "", "C3 -");
        assert_eq!(game.phase(), Phase::Playing, "{rules}");
        play(&mut game, "-");
        assert_eq!(game.phase(), phase, "{rules}");
        let ended = phase == Phase::Ended;
        assert_eq!(game.resume(W).err(), ended.then_some(Refusal::Over));
        game.undo();
        assert_eq!(game.phase(), Phase::Playing, "{rules}");
    }
}

/// Article 9.3 (proc-02): the opponent of who asks moves first, and may pass.
#[test]
fn the_other_player_moves_first_after_a_resumption() {
    for (asks, first) in [(W, B), (B, W)] {
        let mut game = game("japanese", "", "C3 - -");
        game.resume(asks).unwrap();
        assert_eq!((game.phase(), game.to_move()), (Phase::Resumed, first));
        assert_eq!(game.resume(asks), Err(Refusal::NotStopped));
        play(&mut game, "-");
        assert_eq!(game.phase(), Phase::Resumed, "one pass since");
        play(&mut game, "-");
        assert_eq!(game.phase(), Phase::Stopped);
        game.undo();
        assert_eq!(game.phase(), Phase::Resumed);
        assert!(game.undo() && game.undo());
        assert_eq!(
            (game.phase(), game.consecutive_passes()),
            (Phase::Playing, 1)
        );
    }
}

/// Article 9, commentary (proc-03): what was put while the game was stopped is void when it is resumed.
#[test]
fn informal_stones_are_void_when_play_goes_on() {
    let diagram = "..X.O ..X.O ..X.O .OX.O ..XOO";
    let stopped = game("japanese", diagram, "D3 D2 - -");
    let before = stones(&stopped);
    let (hash, lead) = (stopped.hash(), stopped.lead(&[]));
    let mut game = stopped.clone();
    game.put_informally(B, at(&game, "D5")).unwrap();
    game.put_informally(W, at(&game, "A5")).unwrap();
    assert_eq!(game.board().stones().count(), before.len() + 2);
    assert_ne!((game.hash(), game.lead(&[])), (hash, lead), "they count");
    let occupied = game.put_informally(B, at(&game, "A5"));
    assert_eq!(occupied, Err(Refusal::Illegal(Illegal::Occupied)));

    let mut resumed = game.clone();
    resumed.resume(B).unwrap();
    assert_eq!((stones(&resumed), resumed.hash()), (before.clone(), hash));
    // A play is a resumption too.
    let mut played = game.clone();
    let point = at(&game, "A5");
    played.play(B, Move::Play(point)).unwrap();
    assert_eq!(played.phase(), Phase::Resumed);
    assert_eq!(played.board().stones().count(), before.len() + 1);
    played.undo();
    assert_eq!((stones(&played), played.phase()), (before, Phase::Stopped));
}

#[test]
fn a_reinforcement_may_capture_and_gives_its_prisoners_back() {
    let diagram = ".XO.. XO.O. .XO.. ..... .....";
    let mut game = game("japanese", diagram, "- -");
    game.put_informally(B, at(&game, "C4")).unwrap();
    assert_eq!(
        (game.prisoners(W), game.board().color(at(&game, "B4"))),
        (1, None)
    );
    game.resume(W).unwrap();
    assert_eq!(
        (game.prisoners(W), game.board().color(at(&game, "B4"))),
        (0, Some(W))
    );
}

/// Articles 10.3 and 10.4 (proc-06): once both have confirmed nothing changes, an illegal move found later neither. And
/// what was confirmed is the position with the informal stones.
#[test]
fn both_confirm_and_then_it_stands() {
    // White moved twice in a row.
    let mut game = game("japanese", "", "C3");
    for name in ["A1", "B1"] {
        game.play(W, Move::Play(at(&game, name))).unwrap();
    }
    play(&mut game, "-");
    assert_eq!(game.confirm(B), Err(Refusal::NotStopped));
    play(&mut game, "-");
    game.confirm(W).unwrap();
    assert!(game.has_confirmed(W) && game.phase() == Phase::Stopped);
    game.put_informally(B, at(&game, "E5")).unwrap();
    assert!(!game.has_confirmed(W), "that was another position");
    let mut claimed = game.clone();
    game.confirm(B).unwrap();
    game.confirm(W).unwrap();
    assert_eq!(game.phase(), Phase::Confirmed);
    assert_eq!(game.claim_illegal(3), Err(Refusal::Over));
    assert_eq!(game.let_both_lose(), Err(Refusal::Over));
    assert_eq!(game.resume(B), Err(Refusal::Over));
    assert_eq!(game.play(B, PASS), Err(Illegal::Decided));
    assert_eq!(game.verdict(), Some(Verdict::Confirmed));

    claimed.claim_illegal(3).unwrap();
    assert_eq!(claimed.verdict(), Some(Verdict::Forfeit(W)));
}

/// Articles 6 and 14 (proc-05): taking a ko back at once loses when it is noticed before the result is confirmed.
#[test]
fn an_illegal_move_on_the_record_loses() {
    let mut game = game("japanese", ".XO.. XO.O. .XO.. ..... .....", "C4");
    let retake = Move::Play(at(&game, "B4"));
    assert_eq!(game.check(W, retake), Err(Illegal::Repetition));
    game.take(W, retake);
    assert_eq!(game.claim_illegal(1), Err(Refusal::Legal));
    assert_eq!(game.claim_illegal(3), Err(Refusal::NoSuchTurn));
    assert_eq!(game.claim_illegal(0), Err(Refusal::NoSuchTurn));
    game.claim_illegal(2).unwrap();
    assert_eq!(game.verdict(), Some(Verdict::Forfeit(W)));
    assert_eq!(game.phase(), Phase::Ended);
}

/// Articles 13.1 and 13.2 (proc-07, proc-08).
#[test]
fn both_players_can_lose() {
    for turns in ["C3 - -", "C3 D3"] {
        let mut game = game("japanese", "", turns);
        game.let_both_lose().unwrap();
        assert_eq!(game.verdict(), Some(Verdict::BothLose));
        assert_eq!(
            (game.phase(), game.confirm(B)),
            (Phase::Ended, Err(Refusal::Over))
        );
    }
}

/// Black may take a ko at C4; taken back, the position is the old one.
const KO: &str = ".XO.. XO.O. .XO.. ..... .....";

/// Article 12 (proc-09): a repetition ends the game if both want it; without agreement it goes on.
#[test]
fn no_result_needs_both_players() {
    let mut game = game("japanese", KO, "C4 -");
    assert_eq!(game.offer_no_result(B), Err(Refusal::NotRepeated));
    play(&mut game, "- B4");
    assert_eq!(game.offer_no_result(W), Ok(()));
    assert!(game.offers_no_result(W) && game.phase() == Phase::Resumed);
    let mut refused = game.clone();
    play(&mut refused, "E1");
    assert!(!refused.offers_no_result(W), "a turn is an answer");
    game.offer_no_result(B).unwrap();
    assert_eq!(game.verdict(), Some(Verdict::NoResult));

    let mut superko = self::game("tromp-taylor", KO, "C4");
    assert_eq!(superko.offer_no_result(B), Err(Refusal::NoSuchRule));
}

/// The rule for games without players (J-21): the third time, no pass in between, the same player to move.
#[test]
fn a_third_repetition_ends_unattended_games() {
    // Three kos, two for Black to take, one for White: six captures lead back to the start.
    let kos = "
        .XO..XO..XO.
        XO.OXO.OX.XO
        .XO..XO..XO.";
    let graph = Arc::new(Shape::Grid(12, 3).graph().unwrap());
    let stones = parse_diagram(&*graph, kos).unwrap();
    for (repetition, verdict) in [("NO_RESULT", Some(Verdict::NoResult)), ("OFFERED", None)] {
        let rules = format!(r#"{{"ko":"SIMPLE","suicide":false,"repetition":"{repetition}"}}"#);
        let mut game = Game::new(Arc::clone(&graph), rules.parse().unwrap(), 2).unwrap();
        game.set_position(&stones, B).unwrap();
        for round in 1..=2 {
            assert_eq!(game.verdict(), None, "round {round}");
            play(&mut game, "C2 K2 G2 B2 L2 F2");
        }
        assert_eq!(game.verdict(), verdict);
    }
}

/// Tromp's amendment and AGA rule 10 (proc-12): two passes leave it open, four end the game as it stands.
#[test]
fn a_second_round_of_passes_can_end_it() {
    let amended = r#"{"friendlyPassOk":true,"secondRound":true}"#;
    let mut game = game(amended, "", "C3 - -");
    assert_eq!(
        (game.phase(), game.counts_as_it_stands()),
        (Phase::Stopped, false)
    );
    let mut goes_on = game.clone();
    play(&mut goes_on, "D3");
    assert_eq!(goes_on.phase(), Phase::Resumed);
    play(&mut game, "-");
    assert_eq!(game.phase(), Phase::Stopped);
    play(&mut game, "-");
    assert_eq!(
        (game.phase(), game.counts_as_it_stands()),
        (Phase::Ended, true)
    );
}

/// The same of more players: as many passes as there are players stop the game, twice as many end it; one who has resigned is
/// not asked to confirm.
#[test]
fn a_second_round_of_passes_is_that_of_all_players() {
    let rules = r#"{"friendlyPassOk":true,"secondRound":true}"#.parse().unwrap();
    let graph = Arc::new(Shape::Cube(3).graph().unwrap());
    let mut game = Game::new(graph, rules, 3).unwrap();
    play(&mut game, "0.0.0 - - -");
    assert_eq!(game.phase(), Phase::Stopped);
    let mut goes_on = game.clone();
    play(&mut goes_on, "0.0.1");
    assert_eq!(goes_on.phase(), Phase::Resumed);
    let mut agreed = game.clone();
    let colors: Vec<Color> = Color::all(3).collect();
    agreed.resign(agreed.to_move()).unwrap();
    for &color in colors.iter().filter(|&&color| color != W) {
        assert_eq!(agreed.phase(), Phase::Stopped);
        agreed.confirm(color).unwrap();
    }
    assert_eq!(agreed.phase(), Phase::Confirmed);
    play(&mut game, "- -");
    assert_eq!(game.phase(), Phase::Stopped);
    play(&mut game, "-");
    assert_eq!(
        (game.phase(), game.counts_as_it_stands()),
        (Phase::Ended, true)
    );
}

/// Article 10.2 (proc-10): equal territory is a draw.
#[test]
fn equal_territory_is_jigo() {
    let diagram = ".XO.. .XO.. .XO.. .XO.. .XO..";
    let mut game = game("japanese", diagram, "");
    game.set_komi(W, Komi::from_thousandths(-5000));
    assert_eq!(game.lead(&[]), Komi::ZERO);
}

/// Article 7.2 (proc-04): a tenuki is no ko threat; only a pass for that very ko is.
#[test]
fn in_a_dispute_a_ko_is_retaken_after_a_pass_for_it_only() {
    let game = game("japanese", ".XO.. XO.O. .XO.. ..... .....", "- -");
    let (take, retake) = (at(&game, "C4"), at(&game, "B4"));
    let elsewhere = |name: &str| Move::Play(at(&game, name));
    let mut dispute = Hypothetical::new(game.board());
    assert_eq!(dispute.pass_for_ko(W, retake), Err(Illegal::NoBan));
    dispute.play(B, Move::Play(take)).unwrap();
    assert_eq!(dispute.check(B, PASS), Err(Illegal::OutOfTurn));
    assert_eq!(
        dispute.check(W, Move::Play(retake)),
        Err(Illegal::Repetition)
    );
    dispute.play(W, elsewhere("E1")).unwrap();
    dispute.play(B, elsewhere("D1")).unwrap();
    assert_eq!(
        dispute.check(W, Move::Play(retake)),
        Err(Illegal::Repetition)
    );
    dispute.play(W, PASS).unwrap();
    dispute.play(B, elsewhere("C1")).unwrap();
    assert_eq!(
        dispute.check(W, Move::Play(retake)),
        Err(Illegal::Repetition)
    );
    dispute.pass_for_ko(W, retake).unwrap();
    dispute.play(B, elsewhere("B1")).unwrap();
    dispute.play(W, Move::Play(retake)).unwrap();
    assert_eq!(dispute.bans().len(), 1, "now Black is banned");
    assert_eq!(dispute.check(B, Move::Play(take)), Err(Illegal::Repetition));
    // Filling the ko ends the ban.
    dispute.play(B, PASS).unwrap();
    dispute.play(W, Move::Play(take)).unwrap();
    assert_eq!(dispute.bans(), []);
    dispute.play(B, PASS).unwrap();
    dispute.play(W, PASS).unwrap();
    assert_eq!(dispute.check(B, elsewhere("A1")), Err(Illegal::Decided));
}
