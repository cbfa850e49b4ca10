//! Whole drawings, pinned after they had been looked at.

use super::Diagram;
use crate::board::{Board, Color, Shape, parse_diagram};
use std::sync::Arc;

/// A board with all there is to draw: numbers of one, two and three digits, dead stones, both territories, a dame.
fn example() -> Diagram {
    let graph = Arc::new(Shape::Grid(9, 7).graph().unwrap());
    let stones = parse_diagram(
        graph.as_ref(),
        "...XO....
         .O.XO..X.
         ...X.O...
         XXXXOOOOO
         ...X.XO..
         .XX.XXO..
         X.X.X.O..",
    );
    let board = Board::with_stones(Arc::clone(&graph), stones.unwrap()).unwrap();
    let mut diagram = Diagram::of(&board, 2);
    diagram.title = "B & W <1>".to_owned();
    let place = |name: &str| graph.place(graph.point(name).unwrap());
    for (name, number) in [("D7", 1), ("E7", 12), ("D6", 123), ("E6", 2)] {
        diagram.marks[place(name)].number = Some(number);
    }
    for name in ["B6", "H6"] {
        diagram.marks[place(name)].dead = true;
    }
    for name in [
        "A7", "B7", "C7", "A6", "B6", "C6", "A5", "B5", "C5", "B1", "D1", "F1",
    ] {
        diagram.marks[place(name)].territory = Some(Color::BLACK);
    }
    for name in ["F7", "G7", "H7", "J7", "F6", "G6", "H6", "J6", "H1", "J1"] {
        diagram.marks[place(name)].territory = Some(Color::WHITE);
    }
    diagram
}

#[test]
fn text_is_pinned() {
    insta::assert_snapshot!(example().to_text());
}

#[test]
fn svg_is_pinned() {
    insta::assert_snapshot!(example().to_svg());
}

#[test]
fn a_diagram_says_in_words_what_it_shows() {
    let words = example().description();
    for sentence in [
        "A board of 9 by 7 points.",
        "Black stones, dead: H6.",
        "White stones, dead: B6.",
        "Black's territory: A7, B7, C7, A6, B6, C6, A5, B5, C5, B1, D1, F1.",
        " E7 (move 12), ",
    ] {
        assert!(words.contains(sentence), "{sentence} in {words}");
    }
}

#[test]
fn every_grid_can_be_drawn() {
    for (columns, rows) in [(1, 1), (1, 25), (25, 1), (2, 3), (25, 25)] {
        let graph = Arc::new(Shape::Grid(columns, rows).graph().unwrap());
        let diagram = Diagram::of(&Board::new(graph), 2);
        assert_eq!(diagram.to_text().lines().count(), usize::from(rows) + 2);
        assert!(diagram.to_svg().ends_with("</svg>\n"));
    }
}
