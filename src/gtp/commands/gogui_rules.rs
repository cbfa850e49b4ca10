//! The rules of the game for GoGui, asked for as of any game that it does not know itself.

use super::scoring::result_of;
use crate::board::{Move, Topology, stone_char};
use crate::game::Phase;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Entry, GtpError, words};

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "gogui-rules_game_id",
        run: |_, _| Ok("Go".to_owned()),
        help: "gogui-rules_game_id: the game that is played",
    },
    Entry {
        name: "gogui-rules_board_size",
        run: |engine, _| board_size(engine),
        help: "gogui-rules_board_size: the side of the board, which has to be a square",
    },
    Entry {
        name: "gogui-rules_board",
        run: |engine, _| board(engine),
        help: "gogui-rules_board: the stones in rows, X for Black's and O for White's",
    },
    Entry {
        name: "gogui-rules_side_to_move",
        run: |engine, _| Ok(words::color_word(&engine.game, engine.game.to_move()).into_owned()),
        help: "gogui-rules_side_to_move: black or white",
    },
    Entry {
        name: "gogui-rules_legal_moves",
        run: |engine, _| Ok(legal_moves(engine)),
        help: "gogui-rules_legal_moves: the legal turns of the colour to move; none once all have passed or the game is decided",
    },
    Entry {
        name: "gogui-rules_final_result",
        run: |engine, _| Ok(result_of(engine)),
        help: "gogui-rules_final_result: as final_score",
    },
];

fn board_size(engine: &Engine) -> Answer {
    match engine.game.graph().grid_size() {
        Some((columns, rows)) if columns == rows => Ok(columns.to_string()),
        _ => Err(GtpError::UnacceptableSize),
    }
}

fn board(engine: &Engine) -> Answer {
    let (board, graph) = (engine.game.board(), engine.game.graph());
    let (columns, _) = graph.grid_size().ok_or(GtpError::UnacceptableSize)?;
    let mut text = String::new();
    for row in graph.points().chunks(columns.into()) {
        text.push('\n');
        text.extend(row.iter().map(|&point| stone_char(board.color(point))));
    }
    Ok(text)
}

fn legal_moves(engine: &Engine) -> String {
    let game = &engine.game;
    if !matches!(game.phase(), Phase::Playing | Phase::Resumed) {
        return String::new();
    }
    let points = game.legal_points(game.to_move()).map(Move::Play);
    let turns = points.chain([Move::Pass]);
    let turns = turns.map(|mv| words::move_word(game.graph(), mv));
    turns.collect::<Vec<_>>().join(" ")
}
