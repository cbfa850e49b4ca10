//! One game of a match: our own rules core judges every move and keeps the clocks.

use super::client::Response;
use super::contestant::Contestant;
use super::outcome::{Failure, Fault, Outcome, parse_score};
use super::plan::Plan;
use super::record::GameRecord;
use crate::board::{Color, Move};
use crate::clock::Clock;
use crate::game::Game;
use crate::gtp::clock_words;
use crate::rules::{Ending, Komi, Repetition, Ruleset};
use std::time::Duration;

/// What a player may overstep its clock by in a whole game: pipes and the scheduling of this machine are no fault of its own.
const MARGIN: Duration = Duration::from_millis(50);

/// Who failed, and how.
type Forfeit = (Color, Failure);

/// A game in progress.
struct Table<'a> {
    plan: &'a Plan,
    engines: &'a mut [Contestant; 2],
    first: Color,
    game: Game,
    clock: Clock,
    overrun: [Duration; 2],
    seconds: [Duration; 2],
    final_scores: [Option<String>; 2],
}

/// Plays game `number` between these engines, in the plan's order.
///
/// # Errors
/// An engine cannot be started.
pub(super) fn play(
    plan: &Plan,
    number: u32,
    engines: &mut [Contestant; 2],
) -> anyhow::Result<GameRecord> {
    let mut game = Game::new(plan.graph.clone(), unattended(plan.rules), 2)?;
    game.set_komi(Color::WHITE, plan.komi);
    let first = Plan::color_of_first(number);
    let mut ready = Ok(());
    for (index, engine) in engines.iter_mut().enumerate() {
        let color = if index == 0 { first } else { first.opponent() };
        let started = engine.ready(number)?;
        ready = ready.and(started.map_err(|failure| (color, failure)));
    }
    let settings = plan.clock.map(|clock| clock.0);
    let mut table = Table {
        plan,
        engines,
        first,
        game,
        clock: Clock::new(settings.unwrap_or_default()),
        overrun: [Duration::ZERO; 2],
        seconds: [Duration::ZERO; 2],
        final_scores: [None, None],
    };
    let outcome = ready
        .and_then(|()| table.play())
        .unwrap_or_else(|(color, failure)| {
            table.engine(color).dismiss();
            Outcome::Forfeit(color, failure)
        });
    Ok(table.into_record(number, outcome))
}

/// The rules where nobody can agree on anything: a third repetition that they let through ends the game.
fn unattended(rules: Ruleset) -> Ruleset {
    let repetition = match rules.repetition {
        Repetition::Offered => Repetition::NoResult,
        other => other,
    };
    Ruleset {
        repetition,
        ..rules
    }
}

impl Table<'_> {
    fn engine(&mut self, color: Color) -> &mut Contestant {
        &mut self.engines[usize::from(color != self.first)]
    }

    fn order(&mut self, color: Color, command: &str) -> Result<Response, Forfeit> {
        let reply = self.engine(color).order(command);
        reply.map_err(|failure| (color, failure))
    }

    fn play(&mut self) -> Result<Outcome, Forfeit> {
        for color in Color::all(2) {
            self.set_up(color)?;
        }
        loop {
            if let Some(outcome) = self.turn()? {
                return Ok(outcome);
            }
            if self.game.is_over() {
                return self.score();
            }
            let no_result = self.game.verdict().is_some();
            if no_result || self.game.turns().len() >= self.plan.longest_game() {
                return Ok(Outcome::Void);
            }
        }
    }

    fn set_up(&mut self, color: Color) -> Result<(), Forfeit> {
        match self.plan.graph.grid_size() {
            Some((columns, rows)) if columns == rows => {
                self.order(color, &format!("boardsize {columns}"))?;
            }
            Some((columns, rows)) => {
                self.order(color, &format!("rectangular_boardsize {columns} {rows}"))?;
            }
            None => {}
        }
        self.order(color, "clear_board")?;
        if self.engine(color).knows("kata-set-rules") {
            self.order(color, &format!("kata-set-rules {}", self.plan.rules_name))?;
        }
        self.order(color, &format!("komi {}", self.plan.komi))?;
        if let Some(clock) = self.plan.clock {
            let engine = self.engine(color);
            let command = clock_words::command(clock.0, |name| engine.knows(name));
            let command = command.ok_or_else(|| {
                let detail = "the engine knows no command for such a clock";
                (color, Failure::new(Fault::Refusal, detail))
            })?;
            self.order(color, &command)?;
        }
        Ok(())
    }

    /// Tells a player what its clock says.
    fn tell_time(&mut self, color: Color) -> Result<(), Forfeit> {
        let Some((left, count)) = self.clock.left(color) else {
            return Ok(());
        };
        let left = if self.engine(color).knows("kata-time_settings") {
            format!("{:.3}", left.as_millis() as f64 / 1000.0)
        } else {
            // Whole seconds, as every engine reads them.
            left.as_secs().to_string()
        };
        self.order(
            color,
            &format!("time_left {} {left} {count}", letter(color)),
        )?;
        Ok(())
    }

    /// Asks whose turn it is for a move. `Some` if that ends the game at once.
    fn turn(&mut self) -> Result<Option<Outcome>, Forfeit> {
        let color = self.game.to_move();
        let letter = letter(color);
        self.tell_time(color)?;
        let reply = self.order(color, &format!("genmove {letter}"))?;
        self.seconds[color.index()] += reply.elapsed;
        self.overrun[color.index()] += self.clock.spend(color, reply.elapsed);
        if self.overrun[color.index()] > MARGIN {
            let detail = format!("the last move took {:.3} s", reply.elapsed.as_secs_f64());
            return Err((color, Failure::new(Fault::Time, detail)));
        }
        let text = reply.text.trim();
        if text.eq_ignore_ascii_case("resign") {
            return Ok(Some(Outcome::Resignation(color)));
        }
        let mv = self.parse(text).ok_or_else(|| {
            let detail = format!("genmove {letter}: = {text}");
            (color, Failure::new(Fault::Garbage, detail))
        })?;
        self.game.play(color, mv).map_err(|why| {
            let turn = self.game.turns().len() + 1;
            let detail = format!("move {turn}, {letter} {text}: {why}");
            (color, Failure::new(Fault::Illegal, detail))
        })?;
        self.order(
            color.opponent(),
            &format!("play {letter} {}", self.name(mv)),
        )?;
        Ok(None)
    }

    fn parse(&self, text: &str) -> Option<Move> {
        if text.eq_ignore_ascii_case("pass") {
            Some(Move::Pass)
        } else {
            self.plan.graph.point(text).map(Move::Play)
        }
    }

    fn name(&self, mv: Move) -> &str {
        mv.point()
            .map_or("pass", |point| self.plan.graph.name(point))
    }

    /// Counts the coloring, or asks both engines for the score where the rules leave dead stones to agreement.
    fn score(&mut self) -> Result<Outcome, Forfeit> {
        if self.plan.rules.ending == Ending::Final {
            return Ok(Outcome::Score(self.game.lead(&[])));
        }
        let black = self.ask_score(Color::BLACK)?;
        let white = self.ask_score(Color::WHITE)?;
        Ok(if black == white {
            Outcome::Score(black)
        } else {
            Outcome::Disputed(self.first.opponent())
        })
    }

    fn ask_score(&mut self, color: Color) -> Result<Komi, Forfeit> {
        let reply = self.order(color, "final_score")?;
        let text = reply.text.trim();
        self.final_scores[color.index()] = Some(text.to_owned());
        parse_score(text).ok_or_else(|| {
            let detail = format!("final_score: = {text}");
            (color, Failure::new(Fault::Garbage, detail))
        })
    }

    fn into_record(self, number: u32, outcome: Outcome) -> GameRecord {
        GameRecord {
            number,
            engines: distinct(self.engines.each_ref().map(Contestant::name)),
            first: self.first,
            outcome,
            game: self.game,
            final_scores: self.final_scores,
            seconds: self.seconds.map(|time| time.as_secs_f64()),
            rules: self.plan.rules_name.clone(),
        }
    }
}

fn letter(color: Color) -> char {
    if color == Color::BLACK { 'b' } else { 'w' }
}

/// The names, numbered if they are the same.
fn distinct([first, second]: [&str; 2]) -> [String; 2] {
    if first == second {
        [format!("{first} (1)"), format!("{second} (2)")]
    } else {
        [first.to_owned(), second.to_owned()]
    }
}
