//! A whole match: games in parallel, each written down as it ends.

use super::contestant::Contestant;
use super::plan::Plan;
use super::record::GameRecord;
use super::referee;
use super::report::Report;
use super::template::EngineTemplate;
use anyhow::{Context, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use std::fs::{self, File};
use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

/// Plays a match.
///
/// # Errors
/// An engine cannot be started, or a result cannot be written; the games until then are.
pub fn run(plan: &Plan) -> anyhow::Result<Report> {
    let mut files = Files::open(plan)?;
    let bar = progress_bar(plan);
    let mut report = Report::default();
    let next = &AtomicU32::new(1);
    let (sender, games) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..plan.concurrency.clamp(1, plan.games.max(1) as usize) {
            let sender = sender.clone();
            scope.spawn(move || play_games(plan, next, &sender));
        }
        drop(sender);
        let mut write = |game: anyhow::Result<GameRecord>| -> anyhow::Result<()> {
            let game = game?;
            files.write(&game)?;
            report.add(&game);
            bar.set_message(score(&report));
            bar.inc(1);
            Ok(())
        };
        // After an error nobody listens any more, and the players end with the game they are at.
        games.into_iter().try_for_each(&mut write)
    })?;
    bar.finish_and_clear();
    Ok(report)
}

/// Plays one game after the other with its own engines, until none is left or nobody listens.
fn play_games(plan: &Plan, next: &AtomicU32, games: &Sender<anyhow::Result<GameRecord>>) {
    let start = |template: &EngineTemplate| Contestant::new(template.clone(), plan.move_limit);
    let mut engines = plan.engines.each_ref().map(start);
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number > plan.games {
            return;
        }
        let game = referee::play(plan, number, &mut engines);
        let failed = game.is_err();
        if games.send(game).is_err() || failed {
            return;
        }
    }
}

/// Where the games go.
struct Files<'a> {
    plan: &'a Plan,
    lines: Option<File>,
}

impl<'a> Files<'a> {
    fn open(plan: &'a Plan) -> anyhow::Result<Self> {
        if let Some(folder) = &plan.sgf {
            let is_grid = plan.graph.grid_size().is_some();
            ensure!(
                is_grid,
                "a game on {} cannot be written as SGF",
                plan.graph.spec()
            );
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let lines = plan.out.as_ref().map(|path| {
            // Results of an earlier match are not to be lost.
            File::create_new(path).with_context(|| format!("cannot create {}", path.display()))
        });
        Ok(Self {
            plan,
            lines: lines.transpose()?,
        })
    }

    fn write(&mut self, game: &GameRecord) -> anyhow::Result<()> {
        if let Some(lines) = &mut self.lines {
            writeln!(lines, "{}", game.to_json()).context("cannot write a result")?;
        }
        if let Some((folder, text)) = self.plan.sgf.as_ref().zip(game.to_sgf()) {
            let digits = self.plan.games.to_string().len();
            let path = folder.join(format!("game-{:0digits$}.sgf", game.number));
            fs::write(&path, text + "\n")
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(())
    }
}

/// Games and score on stderr; nothing where stderr is no terminal.
fn progress_bar(plan: &Plan) -> ProgressBar {
    let bar = ProgressBar::new(plan.games.into());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {msg} {eta}") {
        bar.set_style(style);
    }
    bar.set_message("no result yet");
    bar.tick();
    bar
}

fn score(report: &Report) -> String {
    let tally = report.tally();
    let percent = 100.0 * tally.score().unwrap_or_default();
    format!(
        "+{} ={} -{} ({percent:.1} %)",
        tally.wins, tally.draws, tally.losses
    )
}
