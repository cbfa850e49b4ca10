//! The case of Diagram 11 of the commentary played out: an approach-move ko, and a double-ko seki whose threats have no end.
//!
//! The position is built from the description, not from the printed figure.

use std::sync::Arc;
use tengen::board::{Board, Color, Graph, Move, Point, Shape, parse_diagram};
use tengen::game::{Hypothetical, Illegal};

const ROWS: &str = "\
    XO..XOOX. .XXXXOXXX XXOOOOX.X OO..OXXX. ....OX.XX ....OX.X. ....OXXXX OOOOOX.X. \
    XXXXXXXXX OOOOOOOX. OOOOO.OXX OXO.OOOX. X.XOXXOXX XXXXXXOX. .XXXXXOXX";

struct Play {
    graph: Arc<Graph>,
    dispute: Hypothetical,
}

impl Play {
    fn new() -> Self {
        let graph = Arc::new("grid:9x15".parse::<Shape>().unwrap().graph().unwrap());
        let stones = parse_diagram(graph.as_ref(), ROWS).unwrap();
        let board = Board::with_stones(Arc::clone(&graph), stones).unwrap();
        Self {
            graph,
            dispute: Hypothetical::new(&board),
        }
    }

    fn point(&self, name: &str) -> Point {
        self.graph.point(name).unwrap()
    }

    fn play(&mut self, color: Color, name: &str) {
        let turn = Move::Play(self.point(name));
        assert_eq!(self.dispute.play(color, turn), Ok(()), "{name}");
    }

    fn pass_for(&mut self, color: Color, name: &str) {
        let ko = self.point(name);
        assert_eq!(self.dispute.pass_for_ko(color, ko), Ok(()), "{name}");
    }

    fn is_banned(&self, color: Color, name: &str) -> bool {
        let mut bans = self.dispute.bans().iter();
        bans.any(|ban| ban.color == color && ban.point == self.point(name))
    }

    fn color(&self, name: &str) -> Option<Color> {
        self.dispute.board().color(self.point(name))
    }
}

/// Twelve turns. White's stone above is captured, though she takes a ko below as if to threaten; and when she has passed for
/// the ko that she lost there, she retakes it and still captures nothing, for Black has passed for the other.
#[test]
fn neither_the_approach_nor_the_double_ko_helps_white() {
    let (black, white) = (Color::BLACK, Color::WHITE);
    let mut play = Play::new();
    play.play(white, "A14");
    let retaken = Move::Play(play.point("A15"));
    assert_eq!(play.dispute.check(black, retaken), Err(Illegal::Repetition));
    play.pass_for(black, "A15");
    play.play(white, "B3");
    assert!(play.is_banned(black, "B4"), "each ko is banned by itself");
    play.play(black, "D4");
    play.play(white, "C15");
    // The pass of the second turn was for this ko.
    play.play(black, "A15");
    assert!(play.is_banned(white, "A14") && play.is_banned(white, "D3"));
    play.pass_for(white, "A14");
    assert!(play.is_banned(white, "D3"), "a pass is for one ko only");
    play.play(black, "D15");
    assert_eq!((play.color("B15"), play.color("C15")), (None, None));
    play.pass_for(white, "D3");
    play.pass_for(black, "B4");
    play.play(white, "D3");
    play.play(black, "B4");
    // Below all is as it was, and what Black took above stays taken.
    let kos = ["B4", "B3", "D4", "D3"].map(|name| play.color(name));
    assert_eq!(kos, [Some(black), None, None, Some(white)]);
    assert_eq!(play.color("A15"), Some(black));
    assert_eq!(play.color("B15"), None);
}
