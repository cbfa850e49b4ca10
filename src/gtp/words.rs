//! Colours, moves and points of a game as the words of the protocol, on grids and on other boards.

use super::args::{Args, parse_color};
use super::error::GtpError;
use super::vertex::Vertex;
use crate::board::{Color, Graph, Move, Point};
use crate::game::Game;
use std::borrow::Cow;

/// The colour at `index` of the arguments.
pub(super) fn color(game: &Game, args: &Args, index: usize) -> Result<Color, GtpError> {
    args.read(index, |word| read_color(game, word))
}

/// The point or pass at `index` of the arguments.
pub(super) fn turn(graph: &Graph, args: &Args, index: usize) -> Result<Move, GtpError> {
    args.read(index, |word| read_move(graph, word))
}

/// All arguments as pairs of a colour and a point or pass.
pub(super) fn turns(game: &Game, args: &Args) -> Result<Vec<(Color, Move)>, GtpError> {
    let mut words = args.iter();
    let mut turns = Vec::new();
    while let Some(color) = words.next() {
        let color = read_color(game, color).ok_or(GtpError::Syntax)?;
        let mv = words.next().and_then(|word| read_move(game.graph(), word));
        turns.push((color, mv.ok_or(GtpError::Syntax)?));
    }
    Ok(turns)
}

/// A point of the board, or a pass, in any case of the letters.
pub(super) fn read_move(graph: &Graph, word: &str) -> Option<Move> {
    let Some((columns, rows)) = graph.grid_size() else {
        let pass = word.eq_ignore_ascii_case("pass").then_some(Move::Pass);
        return pass.or_else(|| graph.point(word).map(Move::Play));
    };
    match Vertex::parse(word, columns, rows)? {
        Vertex::Pass => Some(Move::Pass),
        Vertex::At { column, row } => graph.grid_point(column, rows - 1 - row).map(Move::Play),
    }
}

/// With two players `black` or `white`, as GNU Go writes them; else `c` and the number.
pub(super) fn color_word(game: &Game, color: Color) -> Cow<'static, str> {
    match color {
        _ if game.players() != 2 => format!("{color:?}").into(),
        Color::BLACK => "black".into(),
        _ => "white".into(),
    }
}

/// A move: the name of its point, or `pass`.
pub(super) fn move_word(graph: &Graph, mv: Move) -> &str {
    mv.point().map_or("pass", |point| graph.name(point))
}

/// Names of points, separated by blanks.
pub(super) fn point_words(graph: &Graph, points: impl IntoIterator<Item = Point>) -> String {
    let names: Vec<&str> = points.into_iter().map(|point| graph.name(point)).collect();
    names.join(" ")
}

/// A player of the game by name.
pub(super) fn read_color(game: &Game, word: &str) -> Option<Color> {
    let color = parse_color(word).and_then(Color::new);
    color.filter(|color| color.number() <= game.players())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Shape, Topology};
    use crate::rules::Ruleset;
    use std::sync::Arc;

    fn graph(spec: &str) -> Graph {
        spec.parse::<Shape>().unwrap().graph().unwrap()
    }

    #[test]
    fn every_point_of_every_board_reads_back() {
        for spec in [
            "grid:25",
            "grid:3x7",
            "torus:9x9",
            "cycle:5",
            "cube:3",
            "trihex:2",
        ] {
            let graph = graph(spec);
            for &point in graph.points() {
                let name = graph.name(point);
                assert_eq!(
                    read_move(&graph, name),
                    Some(Move::Play(point)),
                    "{spec} {name}"
                );
            }
            assert_eq!(read_move(&graph, "PASS"), Some(Move::Pass));
            assert_eq!(read_move(&graph, "resign"), None);
        }
    }

    #[test]
    fn rows_count_from_the_bottom() {
        let graph = graph("grid:5x3");
        assert_eq!(graph.point("a3"), graph.grid_point(0, 0));
        assert_eq!(
            read_move(&graph, "e1"),
            graph.grid_point(4, 2).map(Move::Play)
        );
        for wrong in ["F1", "A4", "A0", "A01", "I1"] {
            assert_eq!(read_move(&graph, wrong), None, "{wrong}");
        }
    }

    #[test]
    fn turns_are_pairs() {
        let graph = Arc::new(graph("grid:5"));
        let game = Game::new(graph, Ruleset::TROMP_TAYLOR, 2).unwrap();
        let read = |text| turns(&game, &Args::new(text)).map(|turns| turns.len());
        assert_eq!(read("b A1 WHITE pass"), Ok(2));
        assert_eq!(read(""), Ok(0));
        for wrong in ["b", "b A1 w", "A1 b", "b A9", "x A1", "c3 A1"] {
            assert_eq!(read(wrong), Err(GtpError::Syntax), "{wrong}");
        }
    }
}
