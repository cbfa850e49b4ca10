//! What the clients of game servers tell and ask besides moves. What people sent through them is told on standard error, as
//! harmless text, and believed by nobody.

use crate::gtp::diagnostics::tell;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError};

/// What is answered to any chat.
const CHAT: &str = "I am Tengen, a program, and read no chat. Have a good game.";

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "kgs-game_over",
        run: |engine, _| Ok(game_over(engine, "the game is over")),
        help: "kgs-game_over: the game is over or adjourned; the board stays as it is",
    },
    Entry {
        name: "kgs-chat",
        run: |_, args| chat(args),
        help: "kgs-chat game|private USER TEXT: answers chat with one short sentence",
    },
    Entry {
        name: "cgos-opponent_name",
        run: |_, args| Ok(note("the opponent is", args)),
        help: "cgos-opponent_name NAME: who the rival is",
    },
    Entry {
        name: "cgos-opponent_rating",
        run: |_, args| Ok(note("the opponent's rating is", args)),
        help: "cgos-opponent_rating RATING: how strong the rival is",
    },
    Entry {
        name: "cgos-gameover",
        run: |engine, args| {
            Ok(game_over(
                engine,
                &format!("the game is over: {}", args.text()),
            ))
        },
        help: "cgos-gameover RESULT: the game is over",
    },
];

fn game_over(engine: &mut Engine, message: &str) -> String {
    engine.pondered = None;
    tell(message);
    String::new()
}

fn note(what: &str, args: &Args) -> String {
    tell(&format!("{what} {}", args.text()));
    String::new()
}

fn chat(args: &Args) -> Answer {
    let is_known = matches!(args.word(0)?, "game" | "private");
    if is_known {
        Ok(CHAT.to_owned())
    } else {
        Err(GtpError::Syntax)
    }
}
