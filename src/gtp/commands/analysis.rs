//! Analysis while it is made, until the next input; and moves that are analysed while they are chosen.

use super::search::{self, Purpose};
use crate::board::{Color, Graph};
use crate::gtp::analysis::{Form, Request};
use crate::gtp::reply::{Answer, Stream};
use crate::gtp::session::Engine;
use crate::gtp::{Args, Entry, GtpError, Streaming, words};
use crate::player::{self, Action};
use crate::search::{Analysis, Watch};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// What a host waits for the first line, at most.
const FIRST: Duration = Duration::from_millis(50);
/// The time between lines where the host names none.
const DEFAULT_INTERVAL: Duration = Duration::from_secs(1);

pub(super) const COMMANDS: &[Entry<Engine>] = &[
    Entry {
        name: "stop",
        run: |engine, _| {
            engine.pondered = None;
            Ok(String::new())
        },
        help: "stop: ends pondering until the next move; like any input it ends an analysis",
    },
    Entry {
        name: "kata-search",
        run: |engine, args| search(engine, args, Purpose::Tell),
        help: "kata-search [C]: chooses a turn as genmove does, and does not take it",
    },
    Entry {
        name: "kata-search_cancellable",
        run: |engine, args| search(engine, args, Purpose::TellUnlessInput),
        help: "kata-search_cancellable [C]: as kata-search, but any input makes it answer \"cancelled\"",
    },
];

pub(super) const STREAMS: &[Streaming<Engine>] = &[
    Streaming {
        name: "lz-analyze",
        run: |engine, args, stream| analyze(engine, args, stream, Form::Lz),
        help: "lz-analyze [C] [INTERVAL] [interval N] [minmoves N] [maxmoves N] [avoid C V,V PLIES] [allow C V,V PLIES]: \
               analyses until the next input, a line every INTERVAL/100 s",
    },
    Streaming {
        name: "lz-genmove_analyze",
        run: |engine, args, stream| choose(engine, args, stream, Form::Lz, Purpose::Take),
        help: "lz-genmove_analyze [C] [INTERVAL] ...: genmove with lines as of lz-analyze, then \"play V\"",
    },
    Streaming {
        name: "kata-analyze",
        run: |engine, args, stream| analyze(engine, args, stream, Form::Kata),
        help: "kata-analyze [C] [INTERVAL] ...: as lz-analyze in KataGo's form; rootInfo, ownership, ownershipStdev, \
               movesOwnership, movesOwnershipStdev, pvVisits and pvEdgeVisits may be true",
    },
    Streaming {
        name: "kata-genmove_analyze",
        run: |engine, args, stream| choose(engine, args, stream, Form::Kata, Purpose::Take),
        help: "kata-genmove_analyze [C] [INTERVAL] ...: genmove with lines as of kata-analyze, then \"play V\"",
    },
    Streaming {
        name: "kata-search_analyze",
        run: |engine, args, stream| choose(engine, args, stream, Form::Kata, Purpose::Tell),
        help: "kata-search_analyze [C] [INTERVAL] ...: as kata-genmove_analyze, but does not take the turn",
    },
    Streaming {
        name: "kata-search_analyze_cancellable",
        run: |engine, args, stream| {
            choose(engine, args, stream, Form::Kata, Purpose::TellUnlessInput)
        },
        help: "kata-search_analyze_cancellable [C] [INTERVAL] ...: as kata-search_analyze, but any input makes it end with \
               \"play cancelled\"",
    },
    Streaming {
        name: "analyze",
        run: |engine, args, stream| analyze(engine, args, stream, Form::Sabaki),
        help: "analyze [C] [INTERVAL] ...: as lz-analyze with leads; ownership may be true",
    },
    Streaming {
        name: "genmove_analyze",
        run: |engine, args, stream| choose(engine, args, stream, Form::Sabaki, Purpose::Take),
        help: "genmove_analyze [C] [INTERVAL] ...: genmove with lines as of analyze, then \"play V\"",
    },
    Streaming {
        name: "cgos-genmove_analyze",
        run: |engine, args, stream| choose(engine, args, stream, Form::Cgos, Purpose::Take),
        help: "cgos-genmove_analyze C: genmove with one line of JSON, then \"play V\"",
    },
];

/// Reads what is asked, and for whom.
fn read(engine: &Engine, args: &Args, form: Form) -> Result<(Request, Color), GtpError> {
    let request = Request::parse(&engine.game, args, form.extras())?;
    let color = request.color.unwrap_or_else(|| engine.game.to_move());
    Ok((request, color))
}

fn analyze(
    engine: &mut Engine,
    args: &Args,
    stream: &mut Stream<'_>,
    form: Form,
) -> Result<(), GtpError> {
    let (request, color) = read(engine, args, form)?;
    stream.open();
    let interval = request.interval.unwrap_or(DEFAULT_INTERVAL);
    let mut teller = Teller::new(engine, stream, form, &request);
    let gone = AtomicBool::new(false);
    let mut show = |analysis| {
        teller.tell(&analysis);
        gone.store(teller.stream.is_broken(), Relaxed);
    };
    let mut watch = watch(Some(interval), &request, &mut show);
    let signals = &engine.signals;
    let question = player::Request {
        game: &engine.game,
        color,
        time: None,
        cleanup: false,
        stop: &|| signals.input_follows() || signals.end_of_input() || gone.load(Relaxed),
    };
    engine
        .player
        .analyse(&question, &request.restrictions, &mut watch);
    let last = watch.into_last();
    if let Some(last) = last.filter(|_| teller.lines == 0) {
        teller.tell(&last);
    }
    Ok(())
}

/// Chooses a turn with an analysis meanwhile and at the end, where the turn chosen comes first.
fn choose(
    engine: &mut Engine,
    args: &Args,
    stream: &mut Stream<'_>,
    form: Form,
    purpose: Purpose,
) -> Result<(), GtpError> {
    let (request, color) = read(engine, args, form)?;
    search::prepare(engine, color)?;
    stream.open();
    let mut teller = Teller::new(engine, stream, form, &request);
    let mut show = |analysis| teller.tell(&analysis);
    // Only the last line is of use to a server of games.
    let interval = request.interval.filter(|_| form != Form::Cgos);
    let mut watch = watch(interval, &request, &mut show);
    let choice = search::choose_turn(engine, color, purpose, |player, question| {
        player.choose_watched(question, &request.restrictions, Some(&mut watch))
    })?;
    if let Some(mut last) = watch.into_last() {
        if let Some(Action::Move(mv)) = choice {
            last.put_first(mv);
        }
        teller.tell(&last);
    }
    stream.line(&format!("play {}", search::choice_word(engine, choice)));
    Ok(())
}

/// Chooses a turn without a word meanwhile, and without taking it.
fn search(engine: &mut Engine, args: &Args, purpose: Purpose) -> Answer {
    let color = if args.is_empty() {
        engine.game.to_move()
    } else {
        words::color(&engine.game, args, 0)?
    };
    search::prepare(engine, color)?;
    let choice = search::choose_turn(engine, color, purpose, player::Player::choose)?;
    Ok(search::choice_word(engine, choice))
}

fn watch<'a>(
    interval: Option<Duration>,
    request: &Request,
    show: &'a mut dyn FnMut(Analysis),
) -> Watch<'a> {
    let first = interval.map(|interval| interval.min(FIRST));
    Watch::new(first, interval, request.wants_owners_by_move(), show)
}

/// Tells analyses in one form.
struct Teller<'a, 'b> {
    graph: Arc<Graph>,
    stream: &'a mut Stream<'b>,
    form: Form,
    request: &'a Request,
    lines: usize,
}

impl<'a, 'b> Teller<'a, 'b> {
    fn new(engine: &Engine, stream: &'a mut Stream<'b>, form: Form, request: &'a Request) -> Self {
        Self {
            graph: Arc::clone(engine.game.graph()),
            stream,
            form,
            request,
            lines: 0,
        }
    }

    fn tell(&mut self, analysis: &Analysis) {
        self.lines += 1;
        self.stream
            .line(&self.form.line(analysis, &self.graph, self.request));
    }
}
