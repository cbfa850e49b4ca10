//! One game of a match: our own rules core judges every move and keeps the clocks.

use super::client::Response;
use super::contestant::Contestant;
use super::outcome::{Failure, Fault, Outcome, parse_score};
use super::plan::{Handicap, HandicapStyle, Plan};
use super::record::GameRecord;
use super::schedule::Slot;
use crate::board::{Color, Move, Point};
use crate::clock::Clock;
use crate::game::{Game, fixed_handicap};
use crate::gtp::clock_words;
use crate::rules::{Ending, Komi, Repetition, Ruleset};
use crate::status::{How, Status};
use std::time::Duration;

/// What a player may overstep its clock by in a whole game: pipes and the scheduling of this machine are no fault of its own.
const MARGIN: Duration = Duration::from_millis(50);

/// Who failed, and how.
type Forfeit = (Color, Failure);

/// A game in progress.
struct Table<'a> {
    plan: &'a Plan,
    engines: [&'a mut Contestant; 2],
    slot: Slot,
    game: Game,
    /// Black's and White's, each with nothing but its own side running.
    clocks: [Clock; 2],
    /// The stones where the game was last stopped without agreement.
    stopped_at: Option<Vec<(Point, Color)>>,
    /// How many turns were the opening's.
    opening: usize,
    overrun: [Duration; 2],
    seconds: [Duration; 2],
    final_scores: [Option<String>; 2],
}

/// Plays this game between these engines.
///
/// # Errors
/// An engine cannot be started.
pub(super) fn play(
    plan: &Plan,
    slot: Slot,
    engines: [&mut Contestant; 2],
) -> anyhow::Result<GameRecord> {
    let mut game = Game::new(plan.graph.clone(), unattended(plan.rules), 2)?;
    game.set_komi(Color::WHITE, plan.komi);
    let mut table = Table {
        plan,
        engines,
        slot,
        game,
        clocks: [Clock::default(), Clock::default()],
        stopped_at: None,
        opening: 0,
        overrun: [Duration::ZERO; 2],
        seconds: [Duration::ZERO; 2],
        final_scores: [None, None],
    };
    let mut ready = Ok(());
    for color in [slot.first, slot.first.opponent()] {
        let started = table.engine(color).ready(slot.number)?;
        ready = ready.and(started.map_err(|failure| (color, failure)));
    }
    let outcome = ready
        .and_then(|()| table.play())
        .unwrap_or_else(|(color, mut failure)| {
            let last_words = table.engine(color).dismiss();
            if failure.stderr.is_empty() {
                failure.stderr = last_words;
            }
            Outcome::Forfeit(color, failure)
        });
    Ok(table.into_record(outcome))
}

/// Black's score minus White's if what lives and what is dead is proved, whatever the reading of the rules.
fn confirmed_lead(game: &Game) -> Option<Komi> {
    let status = Status::judge(game);
    let is_proved = status.chains().iter().all(|chain| chain.how == How::Proved);
    let is_clear = status.unplayed().is_empty() && status.disputed_lead(game).is_none();
    (is_proved && is_clear).then(|| status.lead(game))
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
        self.engines[usize::from(color != self.slot.first)]
    }

    fn order(&mut self, color: Color, command: &str) -> Result<Response, Forfeit> {
        let reply = self.engine(color).order(command);
        reply.map_err(|failure| (color, failure))
    }

    fn play(&mut self) -> Result<Outcome, Forfeit> {
        for color in Color::all(2) {
            self.set_up(color)?;
        }
        if let Some(handicap) = self.plan.handicap {
            self.place_handicap(handicap)?;
        }
        self.play_opening()?;
        loop {
            if let Some(outcome) = self.turn()? {
                return Ok(outcome);
            }
            if self.game.is_over()
                && let Some(outcome) = self.stop()?
            {
                return Ok(outcome);
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
        if let Some(clock) = self.engine(color).clock() {
            self.clocks[color.index()] = Clock::new(clock.0);
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

    fn place_handicap(&mut self, handicap: Handicap) -> Result<(), Forfeit> {
        let points = match handicap.style {
            HandicapStyle::Fixed => self.ask_fixed_handicap(handicap.stones)?,
            HandicapStyle::Free => self.ask_free_handicap(handicap.stones)?,
        };
        self.game.place_handicap(&points).map_err(|_| {
            let detail = "handicap stones without a liberty";
            (Color::BLACK, Failure::new(Fault::Illegal, detail))
        })
    }

    /// Both engines have to put the stones where GTP says.
    fn ask_fixed_handicap(&mut self, stones: usize) -> Result<Vec<Point>, Forfeit> {
        let points = fixed_handicap(&self.plan.graph, stones).unwrap_or_default();
        for color in Color::all(2) {
            let placed = self.ask_points(color, &format!("fixed_handicap {stones}"))?;
            let is_there = |point| placed.contains(point);
            if placed.len() != points.len() || !points.iter().all(is_there) {
                let detail = format!("fixed_handicap {stones}: stones on other points");
                return Err((color, Failure::new(Fault::Garbage, detail)));
            }
        }
        Ok(points)
    }

    /// Black may put fewer stones than it was offered, but not one.
    fn ask_free_handicap(&mut self, stones: usize) -> Result<Vec<Point>, Forfeit> {
        let points = self.ask_points(Color::BLACK, &format!("place_free_handicap {stones}"))?;
        if points.len() < 2 || points.len() > stones {
            let detail = format!("place_free_handicap {stones}: {} stones", points.len());
            return Err((Color::BLACK, Failure::new(Fault::Garbage, detail)));
        }
        let names: Vec<&str> = points.iter().map(|&p| self.plan.graph.name(p)).collect();
        self.order(
            Color::WHITE,
            &format!("set_free_handicap {}", names.join(" ")),
        )?;
        Ok(points)
    }

    /// Different points that an engine answers with.
    fn ask_points(&mut self, color: Color, command: &str) -> Result<Vec<Point>, Forfeit> {
        let reply = self.order(color, command)?;
        let names = reply.text.split_whitespace();
        let points: Option<Vec<Point>> = names.map(|name| self.plan.graph.point(name)).collect();
        let different = |points: &Vec<Point>| {
            let mut sorted = points.clone();
            sorted.sort_unstable();
            sorted.windows(2).all(|pair| pair.first() != pair.last())
        };
        points.filter(different).ok_or_else(|| {
            let detail = format!("{command}: = {}", reply.text);
            (color, Failure::new(Fault::Garbage, detail))
        })
    }

    fn play_opening(&mut self) -> Result<(), Forfeit> {
        let Some(openings) = &self.plan.openings else {
            return Ok(());
        };
        for &(color, mv) in openings.of_round(self.slot.round) {
            let illegal = |why| {
                (
                    color,
                    Failure::new(Fault::Illegal, format!("opening: {why}")),
                )
            };
            self.game.play(color, mv).map_err(illegal)?;
            let command = format!("play {} {}", letter(color), self.name(mv));
            for player in Color::all(2) {
                self.order(player, &command)?;
            }
            self.opening += 1;
        }
        Ok(())
    }

    /// Tells a player what its clock says.
    fn tell_time(&mut self, color: Color) -> Result<(), Forfeit> {
        let Some((left, count)) = self.clocks[color.index()].left(color) else {
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
        self.overrun[color.index()] += self.clocks[color.index()].spend(color, reply.elapsed);
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

    /// Counts the coloring, or asks both engines for the score where the rules leave dead stones to agreement. `None` if the game
    /// goes on.
    fn stop(&mut self) -> Result<Option<Outcome>, Forfeit> {
        if self.plan.rules.ending == Ending::Final {
            return Ok(Some(Outcome::Score(self.game.lead(&[]))));
        }
        let black = self.ask_score(Color::BLACK)?;
        let white = self.ask_score(Color::WHITE)?;
        if black == white {
            return Ok(Some(Outcome::Score(black)));
        }
        Ok(match self.plan.rules.ending {
            Ending::Confirmation => self.confirm_or_resume(),
            Ending::Agreement | Ending::Final => {
                Some(Outcome::Disputed(self.slot.first.opponent()))
            }
        })
    }

    /// Settles a disagreement by the rules of 1989: by the confirmation if all of it is exact, else the game is resumed. Where
    /// nothing was played since it was, both lose (article 13.1).
    fn confirm_or_resume(&mut self) -> Option<Outcome> {
        if let Some(lead) = confirmed_lead(&self.game) {
            return Some(Outcome::Confirmation(lead));
        }
        let position: Vec<(Point, Color)> = self.game.board().stones().collect();
        if self.stopped_at.as_ref() == Some(&position) {
            return Some(Outcome::BothLose);
        }
        self.stopped_at = Some(position);
        // Who passed last asks, so that the turns alternate, as engines expect who know nothing of a stop.
        let asks = self.game.to_move().opponent();
        // A stopped game can be resumed; if it could not, it would be over without a result.
        self.game.resume(asks).err().map(|_| Outcome::Void)
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

    fn into_record(self, outcome: Outcome) -> GameRecord {
        let told = distinct(
            self.engines.each_ref().map(|engine| engine.name()),
            self.slot.engines,
        );
        let told_by = |color: Color| usize::from(color != self.slot.first);
        let [black, white] = [Color::BLACK, Color::WHITE].map(told_by);
        let describe = |index: usize| self.engines[index].description().map(str::to_owned);
        GameRecord {
            slot: self.slot,
            names: [told[black].clone(), told[white].clone()],
            descriptions: [describe(black), describe(white)],
            outcome,
            game: self.game,
            opening: self.opening,
            final_scores: self.final_scores,
            seconds: self.seconds.map(|time| time.as_secs_f64()),
        }
    }
}

fn letter(color: Color) -> char {
    if color == Color::BLACK { 'b' } else { 'w' }
}

/// The names, with their places in the plan if they are the same.
fn distinct([first, second]: [&str; 2], places: [usize; 2]) -> [String; 2] {
    if first == second {
        places.map(|place| format!("{first} ({})", place + 1))
    } else {
        [first.to_owned(), second.to_owned()]
    }
}
