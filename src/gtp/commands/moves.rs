//! Taking turns and taking them back.

use crate::game::Turn;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, words};

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "play",
        run: play,
        help: "play C V: plays a stone of a colour, or passes; turns need not alternate; with more than two players it may resign",
    },
    Entry {
        name: "undo",
        run: |engine, _| undo(engine, 1),
        help: "undo: takes back one turn",
    },
    Entry {
        name: "gg-undo",
        run: |engine, args| undo(engine, if args.is_empty() { 1 } else { args.int(0)? }),
        help: "gg-undo [N]: takes back N turns, or none if there are fewer",
    },
    Entry {
        name: "last_move",
        run: |engine, _| {
            let last = engine.game.last_turn().ok_or(GtpError::NoPreviousMove)?;
            Ok(turn_words(engine, last))
        },
        help: "last_move: colour and point of the last turn",
    },
    Entry {
        name: "move_history",
        run: |engine, _| Ok(move_history(engine)),
        help: "move_history: colour and point of every turn, the last first",
    },
];

fn play(engine: &mut Engine, args: &Args) -> Answer {
    let color = words::color(&engine.game, args, 0)?;
    let resigns = args.word(1)?.eq_ignore_ascii_case("resign");
    if resigns && engine.game.players() > 2 {
        let resigned = engine.game_mut().resign(color);
        return resigned
            .map(|()| String::new())
            .map_err(|_| GtpError::NotNow);
    }
    let mv = words::turn(engine.game.graph(), args, 1)?;
    play_all(engine, &[(color, mv)])
}

/// Takes several turns.
pub(super) fn play_all(engine: &mut Engine, turns: &[Turn]) -> Answer {
    let game = engine.game_mut();
    for &(color, mv) in turns {
        game.play(color, mv).map_err(|_| GtpError::IllegalMove)?;
    }
    Ok(String::new())
}

fn undo(engine: &mut Engine, turns: u32) -> Answer {
    if engine.game.turns().len() < turns as usize {
        return Err(GtpError::CannotUndo);
    }
    let game = engine.game_mut();
    for _ in 0..turns {
        game.undo();
    }
    Ok(String::new())
}

fn move_history(engine: &Engine) -> String {
    let turns = engine.game.turns().rev();
    let lines: Vec<String> = turns.map(|turn| turn_words(engine, turn)).collect();
    lines.join("\n")
}

fn turn_words(engine: &Engine, (color, mv): Turn) -> String {
    let graph = engine.game.graph();
    format!(
        "{} {}",
        words::color_word(&engine.game, color),
        words::move_word(graph, mv)
    )
}
