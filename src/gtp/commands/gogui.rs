//! What `GoGui` uses in place of many small commands.

use super::moves::play_all;
use super::setup::put_stones;
use crate::board::Color;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, words};

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "gogui-play_sequence",
        run: |engine, args| {
            let turns = words::turns(&engine.game, args)?;
            play_all(engine, &turns)
        },
        help: "gogui-play_sequence [C V]...: takes all of these turns, or none if one is illegal",
    },
    Entry {
        name: "gogui-setup",
        run: setup,
        help: "gogui-setup [C V]...: puts stones on the empty board",
    },
    Entry {
        name: "gogui-setup_player",
        run: |engine, args| {
            let color = words::color(&engine.game, args, 0)?;
            engine.game_mut().set_to_move(color);
            Ok(String::new())
        },
        help: "gogui-setup_player C: gives the turn to a colour",
    },
    Entry {
        name: "gogui-title",
        run: |engine, _| Ok(title(engine)),
        help: "gogui-title: what is played, for the title of a window",
    },
];

fn title(engine: &Engine) -> String {
    let rules = engine.game.rules().name().unwrap_or("own");
    let komi = engine.game.komi(Color::WHITE);
    format!("Tengen: {rules} rules, komi {komi}")
}

fn setup(engine: &mut Engine, args: &Args) -> Answer {
    if engine.game.board().stones().next().is_some() {
        return Err(GtpError::BoardNotEmpty);
    }
    put_stones(engine, args)
}
