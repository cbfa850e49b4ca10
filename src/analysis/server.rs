//! The session: a thread reads and queues, workers search, the caller's thread writes.
//!
//! At the end of input all that was queued is still answered.

use super::answer::{answer, without_results};
use super::complaint::Complaint;
use super::fields::Fields;
use super::output::Output;
use super::position::Sheets;
use super::query::{Extra, Query, Read as ReadQuery};
use super::queue::{Job, Queue};
use super::request::{Kind, Request};
use super::settings::Settings;
use crate::clock::Budget;
use crate::search::{Limits, Params, Question, Searcher, Watch};
use serde_json::{Map, Value};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread;

/// The bytes of the longest line that is read.
const LONGEST_LINE: u64 = 64 << 20;

/// What all threads share.
#[derive(Debug)]
struct Shared {
    settings: Settings,
    queue: Queue,
    output: Output,
}

/// Answers everything on `input` until it ends, or nobody reads the output any more.
///
/// # Errors
/// Those of the output, and of starting threads.
pub fn serve(
    input: impl Read + Send + 'static,
    output: impl Write,
    settings: Settings,
) -> io::Result<()> {
    let positions = settings.positions.max(1);
    let shared = Arc::new(Shared {
        settings,
        queue: Queue::default(),
        output: Output::default(),
    });
    let reader = Arc::clone(&shared);
    thread::Builder::new()
        .name("analysis-reader".to_owned())
        .spawn(move || reader.read(BufReader::new(input)))?;
    thread::scope(|scope| {
        let shared = &shared;
        scope.spawn(move || {
            thread::scope(|scope| {
                for _ in 0..positions {
                    scope.spawn(|| shared.work());
                }
            });
            shared.output.end();
        });
        let written = shared.output.write_to(output);
        if written.is_err() {
            shared.queue.give_up(|_| true);
            shared.queue.close();
        }
        written
    })
}

impl Shared {
    /// Reads lines to their end.
    fn read(&self, mut input: impl BufRead) {
        let mut sheets = Sheets::default();
        let mut line = Vec::new();
        loop {
            line.clear();
            match read_line(&mut input, &mut line) {
                Ok(Line::Whole) => {
                    let handle = || self.handle(line.trim_ascii(), &mut sheets);
                    if catch_unwind(AssertUnwindSafe(handle)).is_err() {
                        self.refuse(Complaint::new("Internal error"), None);
                    }
                }
                Ok(Line::TooLong) => self.refuse(Complaint::new("The line is too long"), None),
                Ok(Line::None) => break,
                Err(error) => {
                    self.refuse(Complaint::new(format!("Cannot read: {error}")), None);
                    break;
                }
            }
        }
        self.queue.close();
    }

    fn handle(&self, line: &[u8], sheets: &mut Sheets) {
        if line.is_empty() || self.output.is_broken() {
            return;
        }
        let request = match Request::read(line) {
            Ok(request) => request,
            Err((complaint, id)) => return self.refuse(complaint, id.as_deref()),
        };
        let Request {
            id,
            mut object,
            kind,
        } = request;
        match kind {
            Kind::Query => self.query(&id, &object, sheets),
            Kind::Version => {
                object.insert("version".to_owned(), env!("CARGO_PKG_VERSION").into());
                object.insert("git_hash".to_owned(), env!("TENGEN_COMMIT").into());
                self.reply(&Value::Object(object));
            }
            // Nothing is remembered from one position to the next.
            Kind::ClearCache => self.reply(&Value::Object(object)),
            Kind::Terminate { id, turns } => {
                self.terminate(id.as_deref(), turns.as_deref());
                self.reply(&Value::Object(object));
            }
        }
    }

    fn query(&self, id: &str, object: &Map<String, Value>, sheets: &mut Sheets) {
        let read = Query::read(id, Fields(object), sheets, &self.settings);
        let ReadQuery {
            query,
            turns,
            warnings,
        } = match read {
            Ok(read) => read,
            Err(complaint) => return self.refuse(complaint, Some(id)),
        };
        for warning in warnings {
            self.reply(&warning.warning(id));
        }
        if !self.queue.push(query, turns.into_iter()) {
            self.refuse(Complaint::new("Too much is queued"), Some(id));
        }
    }

    /// Ends queries of this id, or all; of these turns, or all.
    fn terminate(&self, id: Option<&str>, turns: Option<&[i64]>) {
        let gone = self.queue.give_up(|job| {
            let is_named = id.is_none_or(|id| job.query.id == id);
            let turn = i64::try_from(job.turn).unwrap_or(i64::MAX);
            is_named && turns.is_none_or(|turns| turns.contains(&turn))
        });
        for job in gone {
            self.reply(&without_results(&job.query, job.turn));
        }
    }

    fn reply(&self, object: &Value) {
        self.output.reply(object.to_string());
    }

    fn refuse(&self, complaint: Complaint, id: Option<&str>) {
        self.reply(&complaint.error(id));
    }

    /// Analyses one position after another until there are no more.
    fn work(&self) {
        while let Some(job) = self.queue.take() {
            let done = catch_unwind(AssertUnwindSafe(|| self.analyse(&job)));
            let complaint = match done {
                Ok(Ok(())) => None,
                Ok(Err(complaint)) => Some(complaint),
                Err(_) => Some(Complaint::new("Internal error")),
            };
            if let Some(complaint) = complaint {
                self.output
                    .answer(complaint.error(Some(&job.query.id)).to_string());
            }
            self.queue.finish(&job);
        }
    }

    fn analyse(&self, job: &Job) -> Result<(), Complaint> {
        let (settings, query) = (&self.settings, &*job.query);
        let game = query.position.after(job.turn)?;
        let tell = |analysis, is_during_search| {
            let answer = answer(query, job.turn, &game, &analysis, is_during_search);
            self.output.answer(answer.to_string());
        };
        let mut show = |analysis| tell(analysis, true);
        let by_move = query.wants(Extra::MovesOwnership) || query.wants(Extra::MovesOwnershipStdev);
        let (first, every) = (query.reports.first, query.reports.every);
        let mut watch = Watch::new(first, every, by_move, &mut show).to_the_end();
        let limits = Limits {
            simulations: Some(query.limits.visits),
            time: query.limits.time.map(Budget::from),
            stop: &|| job.is_given_up() || self.output.is_broken(),
        };
        let question = Question {
            game: &game,
            color: game.to_move(),
            params: &Params::for_board(game.graph()),
            restrictions: &query.restrictions,
        };
        let memory = settings.memory / settings.positions.max(1);
        let mut searcher = Searcher::new(settings.threads, memory, settings.seed)
            .with_weights(Arc::clone(&settings.weights));
        searcher.answer(&question, &limits, Some(&mut watch));
        let last = watch.into_last();
        match last {
            Some(last) => tell(last, false),
            None => self
                .output
                .answer(without_results(query, job.turn).to_string()),
        }
        Ok(())
    }
}

/// What was read.
enum Line {
    Whole,
    /// Passed over.
    TooLong,
    /// The input has ended.
    None,
}

fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    let read = |input: &mut dyn BufRead, line: &mut Vec<u8>| {
        input.take(LONGEST_LINE).read_until(b'\n', line)
    };
    let is_cut = |line: &[u8]| line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n");
    if read(input, line)? == 0 {
        return Ok(Line::None);
    }
    if !is_cut(line) {
        return Ok(Line::Whole);
    }
    while is_cut(line) {
        line.clear();
        read(input, line)?;
    }
    Ok(Line::TooLong)
}
