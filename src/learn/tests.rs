//! Games of a few moves, and what is to be learned from them.

use super::*;
use crate::board::Color;
use crate::features::Group;

fn one(text: &str) -> Lesson {
    let mut found = games(text.as_bytes()).unwrap();
    assert_eq!(found.len(), 1, "{text}");
    found.remove(0)
}

fn error(bytes: &[u8]) -> String {
    games(bytes).unwrap_err().to_string()
}

#[test]
fn a_line_is_a_game() {
    let lesson = one("\n B+R\t6.5\tqd -- as\r\n\n");
    let moves = [Some((16, 3)), None, Some((0, 18))];
    let colors = [Color::BLACK, Color::WHITE, Color::BLACK];
    assert_eq!(lesson.size, (19, 19));
    assert_eq!(
        lesson.moves,
        colors.into_iter().zip(moves).collect::<Vec<_>>()
    );
    assert!(games(b"").unwrap().is_empty());
    assert!(one("\t\t-- --").is_empty() && !lesson.is_empty());
}

#[test]
fn a_wrong_line_is_named() {
    let good = "B+R\t6.5\tqd dp";
    for bad in [
        "B+R 6.5 qd dp",
        "B+R\t6.5",
        "B+R\t6.5\tqd\tdp",
        "B+R\t6.5\tqt",
        "B+R\t6.5\tq",
        "B+R\t6.5\tqdd",
        "B+R\t6.5\tQD",
        "B+R\t6.5\t\u{e4}",
    ] {
        let told = error(format!("{good}\n{good}\n{bad}\n").as_bytes());
        assert!(told.starts_with("line 3: "), "{bad}: {told}");
    }
}

#[test]
fn a_record_is_its_main_line_up_to_stones_set_up() {
    let lesson = one("\u{feff}(;SZ[5]AB[aa]AW[be];W[cc](;B[];W[dd];AB[ab];B[ee])(;B[da]))");
    assert_eq!(lesson.size, (5, 5));
    assert_eq!(
        lesson.stones,
        [((0, 0), Color::BLACK), ((1, 4), Color::WHITE)]
    );
    let (black, white) = (Color::BLACK, Color::WHITE);
    let moves = [(white, Some((2, 2))), (black, None), (white, Some((3, 3)))];
    assert_eq!(lesson.moves, moves);
    assert_eq!(one("(;SZ[25];B[yy])").moves, [(black, Some((24, 24)))]);
    assert_eq!(one("(;SZ[1];B[])").size, (1, 1));
}

#[test]
fn what_is_no_game_is_refused() {
    assert!(error(b"(;SZ[26])").contains("1 to 25"));
    assert_eq!(error(b"\xff\xfe\x00"), "neither SGF nor text");
    assert!(error(b"\x1f\x8b\x08").contains("unpacked"));
    assert!(error(b"\x7fELF\x01").starts_with("line 1: "));
}

const EVERYTHING: Plan = Plan {
    least_plays: 1,
    one_in: 1,
    sweeps: 1,
};

fn shapes_known(text: &str, least_plays: u32) -> [usize; 2] {
    let [plain, answers] = harvest::shapes(&games(text.as_bytes()).unwrap(), least_plays, &|_| {});
    [plain.len(), answers.len()]
}

/// The star points in the corners look alike from their sides of an empty board: one shape of each of the eleven sizes.
#[test]
fn shapes_are_counted_by_their_plays() {
    let corners = "\t\tdd\n\t\tdp\n\t\tpd\n\t\tpp\n";
    assert_eq!(shapes_known(corners, 4), [11, 0]);
    assert_eq!(shapes_known(corners, 5), [0, 0]);
    // A stone of the rival next to it is an answer; far away it is none, but changes nothing in the window.
    let answers = "\t\tdd de\n\t\tpp po\n";
    assert_eq!(shapes_known(answers, 2), [22, 11]);
    let apart = "\t\tdd pp\n";
    assert_eq!(shapes_known(apart, 2), [11, 0]);
    // On the first line a neighbour is off the board, which is in every window; in the middle none is.
    assert_eq!(shapes_known("\t\tjj\n\t\taj\n", 2), [0, 0]);
}

/// The first illegal move ends a lesson, and so does a start that is no position.
#[test]
fn what_is_illegal_is_not_learned() {
    let plays = |text: &str| evaluate(&[one(text)], &Weights::built_in(), &|| {}).plays;
    assert_eq!(plays("\t\tdd -- pp dd qq"), 2);
    // Suicide, and a ko retaken at once.
    assert_eq!(plays("\t\tab -- ba aa cc"), 2);
    assert_eq!(plays("\t\tba ca ab db bc cc -- bb cb bb cb"), 8);
    assert_eq!(plays("(;SZ[2]AB[aa][ab][ba][bb];W[aa])"), 0);
    assert_eq!(plays("(;SZ[25];B[yy];W[aa])"), 2);
    assert_eq!(plays("(;SZ[1];B[aa])"), 0);
}

fn hits(text: &str, weights: &Weights) -> [u64; 3] {
    let hits = evaluate(&[one(text)], weights, &|| {});
    [hits.plays, hits.first, hits.first_five]
}

/// Ties go against the move made: it is the last of those of its weight.
#[test]
fn ties_are_misses() {
    let even = Weights::even([vec![], vec![]]);
    // Two points and two moves: the first is one of two, the second captures on the only one left.
    assert_eq!(hits("(;SZ[2:1];B[aa];W[ba])", &even), [2, 1, 2]);
    // The fifth of five is among them, the sixth of six is not.
    assert_eq!(hits("(;SZ[5:1];B[aa])", &even), [1, 0, 1]);
    assert_eq!(hits("(;SZ[6:1];B[aa])", &even), [1, 0, 0]);
    let mut near = Weights::even([vec![], vec![]]);
    near.logs_mut()[Group::Last as usize][1] = 1.0;
    // One point is next to the stone on A1 of a row, two are next to that on C1.
    assert_eq!(hits("(;SZ[6:1];B[aa];W[ba])", &near), [2, 1, 1]);
    assert_eq!(hits("(;SZ[6:1];B[ca];W[ba])", &near), [2, 0, 1]);
    assert_eq!(hits("(;SZ[6:1];B[ca];W[fa])", &near), [2, 0, 1]);
}

/// Who always answers next to the last move is foretold so, but for moves that look alike from another side.
#[test]
fn what_is_played_is_learned() {
    let game = "\t\tdd de pp pq dp do pd pc jj jk";
    let lessons = games(format!("{game}\n{game}\n{game}\n").as_bytes()).unwrap();
    let plan = Plan {
        sweeps: 10,
        ..EVERYTHING
    };
    let weights = learn(&lessons, &plan, &|_| {});
    let learned = evaluate(&lessons, &weights, &|| {});
    let even = evaluate(&lessons, &Weights::even([vec![], vec![]]), &|| {});
    assert_eq!((learned.plays, even.first_five), (30, 0));
    assert!(learned.first_five >= 20, "{learned:?}");
    let again = learn(&lessons, &plan, &|_| {});
    assert_eq!(weights.to_bytes(), again.to_bytes());
}
