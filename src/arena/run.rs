//! A whole match: games in parallel, each written down as it ends.

use super::contestant::Contestant;
use super::entry::Facts;
use super::journal::Journal;
use super::outcome::Outcome;
use super::plan::Plan;
use super::record::GameRecord;
use super::referee;
use super::schedule::Slot;
use super::standings::Report;
use crate::disk;
use crate::gtp::diagnostics::tell;
use anyhow::Context;
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// A match in progress, shared by the threads that play it.
struct Progress<'a> {
    /// The games that are still to be played, in their order. Emptied when the match is decided.
    left: std::vec::IntoIter<Slot>,
    files: Files<'a>,
    report: Report,
    bar: ProgressBar,
    /// The engines and faults that were told of.
    told: BTreeSet<(String, &'static str)>,
    error: Option<anyhow::Error>,
}

/// Plays a match, or what is left of it.
///
/// # Errors
/// An engine cannot be started, or a result cannot be written; the games until then are.
pub fn run(plan: &Plan) -> anyhow::Result<Report> {
    let facts = plan.facts();
    let mut report = Report::new(&facts, plan.sprt);
    let (files, done) = Files::open(plan, &facts, &mut report)?;
    let mut left: Vec<Slot> = plan.schedule().games(plan.games, plan.shard).collect();
    let bar = progress_bar(left.len());
    left.retain(|slot| !done.contains(&slot.number));
    bar.inc(bar.length().unwrap_or_default() - left.len() as u64);
    bar.reset_eta();
    bar.set_message(standing(&report));
    if report.is_decided() {
        left.clear();
    }
    let threads = plan.concurrency.min(left.len());
    let progress = Mutex::new(Progress {
        left: left.into_iter(),
        files,
        report,
        bar,
        told: BTreeSet::new(),
        error: None,
    });
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| play_games(plan, &progress));
        }
    });
    let progress = progress
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    progress.bar.finish_and_clear();
    match progress.error {
        Some(error) => Err(error),
        None => Ok(progress.report),
    }
}

/// Plays one game after the other with its own engines, until none is left.
fn play_games(plan: &Plan, progress: &Mutex<Progress<'_>>) {
    let lock = || progress.lock().unwrap_or_else(PoisonError::into_inner);
    let start = |entrant| Contestant::new(entrant, plan.move_limit);
    let mut engines: Vec<Contestant> = plan.engines.iter().cloned().map(start).collect();
    loop {
        let Some(slot) = lock().left.next() else {
            return;
        };
        let others = engines.iter_mut().zip(0..);
        for (engine, _) in others.filter(|(_, place)| !slot.engines.contains(place)) {
            engine.close();
        }
        let Ok([first, second]) = engines.get_disjoint_mut(slot.engines) else {
            return;
        };
        let game = referee::play(plan, slot, [first, second]);
        lock().take(game);
    }
}

impl Progress<'_> {
    /// Takes a game, and ends the match if it was the last one needed. Games in progress are played to their end: they are as good as any.
    fn take(&mut self, game: anyhow::Result<GameRecord>) {
        if let Ok(game) = &game {
            self.tell_fault(game);
        }
        let written = game.and_then(|game| self.files.write(&game, &mut self.report));
        let failed = written.is_err();
        self.error = self.error.take().or(written.err());
        if failed || self.report.is_decided() {
            self.left = Vec::new().into_iter();
        }
        self.bar.inc(1);
        self.bar.set_message(standing(&self.report));
    }

    /// Tells of the first fault of each kind of an engine: one that cannot play at all is not to lose a whole match unnoticed.
    fn tell_fault(&mut self, game: &GameRecord) {
        if let Outcome::Forfeit(loser, failure) = &game.outcome
            && let Some(name) = game.names.get(loser.index())
            && self.told.insert((name.clone(), failure.fault.name()))
        {
            let (number, word) = (game.slot.number, failure.fault.name());
            let line = format!(
                "game {number}: {name} loses by a fault ({word}): {}",
                failure.detail
            );
            self.bar.suspend(|| tell(&line));
        }
    }
}

/// Where the games go.
struct Files<'a> {
    plan: &'a Plan,
    facts: &'a Facts,
    lines: Option<Journal>,
}

impl<'a> Files<'a> {
    /// Also adds the games that were played before to the report, and tells their numbers.
    fn open(
        plan: &'a Plan,
        facts: &'a Facts,
        report: &mut Report,
    ) -> anyhow::Result<(Self, BTreeSet<u32>)> {
        if let Some(folder) = &plan.sgf {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let journal = plan.out.as_ref().map(|path| Journal::open(path, facts));
        let (lines, before) = journal.transpose()?.unzip();
        let mut done = BTreeSet::new();
        for entry in before.unwrap_or_default() {
            if done.insert(entry.game) {
                report.add(entry);
            }
        }
        Ok((Self { plan, facts, lines }, done))
    }

    fn write(&mut self, game: &GameRecord, report: &mut Report) -> anyhow::Result<()> {
        // The line comes last: a game that has one has everything.
        if let Some(folder) = &self.plan.sgf {
            self.write_sgf(folder, game.slot.number, &game.to_sgf(self.facts))?;
        }
        let entry = game.entry(self.facts);
        if let Some(lines) = &mut self.lines {
            lines.write(&entry)?;
        }
        report.add(entry);
        Ok(())
    }

    fn write_sgf(&self, folder: &Path, number: u32, text: &str) -> anyhow::Result<()> {
        let digits = self.plan.games.to_string().len();
        let path = folder.join(format!("game-{number:0digits$}.sgf"));
        disk::write(&path, format!("{text}\n").as_bytes(), true)
            .with_context(|| format!("cannot write {}", path.display()))
    }
}

/// Games, score and time left on stderr; nothing where stderr is no terminal.
fn progress_bar(games: usize) -> ProgressBar {
    let bar = ProgressBar::new(games as u64);
    let template = "{wide_bar} {pos}/{len} games, {msg}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.tick();
    bar
}

fn standing(report: &Report) -> String {
    let tally = report.tally();
    let percent = 100.0 * tally.score().unwrap_or_default();
    let score = format!(
        "+{} ={} -{} ({percent:.1} %)",
        tally.wins, tally.draws, tally.losses
    );
    match report.sprt() {
        Some((sprt, llr, _)) => {
            let (lower, upper) = sprt.bounds();
            format!("{score}, LLR {llr:.2} ({lower:.2} to {upper:.2})")
        }
        None => score,
    }
}
