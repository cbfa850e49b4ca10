//! What follows the passes: stopping, resuming, confirming, disputes (the Japanese rules of 1989, articles 7 and 9 to 14).

use crate::board::{Color, Point};
use crate::game::{Game, Hypothetical, Illegal, Phase, Refusal, Verdict};
use crate::gtp::diagnostics::tell;
use crate::gtp::reply::Answer;
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, words};
use std::sync::Arc;

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "tengen-state",
        run: |engine, _| Ok(state(&engine.game)),
        help: "tengen-state: playing, stopped, resumed, confirmed or ended, and what was said about that",
    },
    Entry {
        name: "tengen-resume",
        run: |engine, args| on_game(engine, args, Game::resume),
        help: "tengen-resume C: a colour has the stopped game resumed; the other moves first, informal stones are void",
    },
    Entry {
        name: "tengen-informal",
        run: |engine, args| {
            let point = point(engine, args, 1)?;
            on_game(engine, args, |game, color| {
                game.put_informally(color, point)
            })
        },
        help: "tengen-informal C V: puts a stone by agreement while the game is stopped",
    },
    Entry {
        name: "tengen-confirm",
        run: |engine, args| on_game(engine, args, Game::confirm),
        help: "tengen-confirm C: a colour confirms the result; once both have, nothing changes it",
    },
    Entry {
        name: "tengen-no_result",
        run: |engine, args| on_game(engine, args, Game::offer_no_result),
        help: "tengen-no_result C: a colour would end the game, in a repeated position, without result; both have to",
    },
    Entry {
        name: "tengen-claim_illegal",
        run: |engine, args| {
            let number = args.int(1)? as usize;
            on_game(engine, args, |game, _| game.claim_illegal(number))
        },
        help: "tengen-claim_illegal C N: a colour claims that move N was illegal, which loses before the result is confirmed",
    },
    Entry {
        name: "tengen-both_lose",
        run: |engine, _| both_lose(engine),
        help: "tengen-both_lose: ends the game as lost by both",
    },
    Entry {
        name: "tengen-hypothetical",
        run: hypothetical,
        help: "tengen-hypothetical start|play C V|ko_pass C V|end: plays a dispute out beside the stopped game",
    },
];

/// Does to the game what a colour asks for.
fn on_game(
    engine: &mut Engine,
    args: &Args,
    act: impl FnOnce(&mut Game, Color) -> Result<(), Refusal>,
) -> Answer {
    let color = words::color(&engine.game, args, 0)?;
    done(act(engine.game_mut(), color))
}

fn both_lose(engine: &mut Engine) -> Answer {
    done(engine.game_mut().let_both_lose())
}

fn done(result: Result<(), Refusal>) -> Answer {
    result.map(|()| String::new()).map_err(|refusal| {
        tell(&refusal.to_string());
        match refusal {
            Refusal::Illegal(_) => GtpError::IllegalMove,
            Refusal::NoSuchTurn => GtpError::Syntax,
            _ => GtpError::NotNow,
        }
    })
}

fn point(engine: &Engine, args: &Args, index: usize) -> Result<Point, GtpError> {
    let mv = words::turn(engine.game.graph(), args, index)?;
    mv.point().ok_or(GtpError::Syntax)
}

/// The state of a game on one line, its name first.
pub(super) fn state(game: &Game) -> String {
    let phase = match game.phase() {
        Phase::Playing => "playing",
        Phase::Stopped => "stopped",
        Phase::Resumed => "resumed",
        Phase::Confirmed => "confirmed",
        Phase::Ended => "ended",
    };
    let mut parts = vec![phase.to_owned()];
    if let Some(verdict) = game.verdict() {
        parts.extend(verdict_words(game, verdict));
    } else {
        for color in Color::all(game.players()) {
            let name = words::color_word(game, color);
            if game.seats().has_resigned(color) {
                parts.push(format!("{name} has resigned"));
            }
            if game.has_confirmed(color) {
                parts.push(format!("{name} confirms"));
            }
            if game.offers_no_result(color) {
                parts.push(format!("{name} offers no result"));
            }
        }
    }
    if matches!(game.phase(), Phase::Playing | Phase::Resumed) {
        parts.push(format!(
            "{} to move",
            words::color_word(game, game.to_move())
        ));
    }
    parts.join(", ")
}

fn verdict_words(game: &Game, verdict: Verdict) -> Option<String> {
    match verdict {
        Verdict::Confirmed => None,
        Verdict::NoResult => Some("no result".to_owned()),
        Verdict::BothLose => Some("both lose".to_owned()),
        Verdict::Forfeit(loser) => Some(format!("{} loses", words::color_word(game, loser))),
    }
}

fn hypothetical(engine: &mut Engine, args: &Args) -> Answer {
    match args.word(0)? {
        "start" => {
            if engine.game.phase() != Phase::Stopped || engine.game.players() != 2 {
                return done(Err(Refusal::NotStopped));
            }
            engine.hypothetical = Some(Arc::new(Hypothetical::new(engine.game.board())));
        }
        "end" => {
            engine.hypothetical.take().ok_or(GtpError::NotNow)?;
        }
        "play" => {
            let color = words::color(&engine.game, args, 1)?;
            let mv = words::turn(engine.game.graph(), args, 2)?;
            dispute(engine, |position| position.play(color, mv))?;
        }
        "ko_pass" => {
            let (color, point) = (
                words::color(&engine.game, args, 1)?,
                point(engine, args, 2)?,
            );
            dispute(engine, |position| position.pass_for_ko(color, point))?;
        }
        _ => return Err(GtpError::Syntax),
    }
    Ok(String::new())
}

fn dispute(
    engine: &mut Engine,
    act: impl FnOnce(&mut Hypothetical) -> Result<(), Illegal>,
) -> Result<(), GtpError> {
    let position = engine.hypothetical.as_mut().ok_or(GtpError::NotNow)?;
    act(Arc::make_mut(position)).map_err(|why| {
        tell(&why.to_string());
        GtpError::IllegalMove
    })
}

/// The result of a decided game as records have it; `None` if it has to be counted. `Void` is also what both have lost.
pub(super) fn decided_result(game: &Game) -> Option<&'static str> {
    match game.verdict()? {
        Verdict::Confirmed => None,
        Verdict::NoResult | Verdict::BothLose => Some("Void"),
        Verdict::Forfeit(Color::BLACK) => Some("W+F"),
        Verdict::Forfeit(_) => Some("B+F"),
    }
}
