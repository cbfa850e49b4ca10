//! The judgements that the player keeps, and those that it makes for itself.

use crate::board::{Color, Graph, PositionHash};
use crate::game::Game;
use crate::player::timing;
use crate::rules::{Ending, Ruleset};
use crate::status::Status;
use std::borrow::Cow;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The last judgement, whole or at a glance.
#[derive(Debug)]
pub(super) struct Judgements {
    whole: Option<(Subject, Status)>,
    /// None where too much is in doubt for it.
    glance: Option<(Subject, Option<Status>)>,
    /// How many times longer than expected a glance took lately: on a slow machine, or a busy one.
    slowness: f64,
}

impl Default for Judgements {
    fn default() -> Self {
        Self {
            whole: None,
            glance: None,
            slowness: 1.0,
        }
    }
}

/// How much of the slowness is remembered at the next glance.
const MEMORY: f64 = 0.9;

/// What a judgement depends on.
#[derive(Debug)]
struct Subject {
    board: Arc<Graph>,
    stones: PositionHash,
    rules: Ruleset,
    counts_as_it_stands: bool,
    /// Who fills the first dame, where that is done.
    to_move: Option<Color>,
}

impl Subject {
    fn of(game: &Game) -> Self {
        Self {
            board: Arc::clone(game.graph()),
            stones: game.hash(),
            rules: *game.rules(),
            counts_as_it_stands: game.counts_as_it_stands(),
            to_move: game.rules().fills_dame().then(|| game.to_move()),
        }
    }

    /// Whether it is about these stones on this very board: a file may hold another one every time it is read.
    fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.board, &other.board)
            && self.stones == other.stones
            && self.rules == other.rules
            && self.counts_as_it_stands == other.counts_as_it_stands
            && self.to_move == other.to_move
    }
}

impl Judgements {
    /// The whole judgement.
    pub(super) fn get(&mut self, game: &Game) -> &Status {
        let subject = Subject::of(game);
        let known = self.whole.take().filter(|(last, _)| last.is(&subject));
        let judged = known.unwrap_or_else(|| (subject, Status::judge(game)));
        &self.whole.insert(judged).1
    }

    /// The best judgement to be had within so much time, if there is one: without search, or with it if that is not enough and
    /// it `matters`.
    pub(super) fn within(
        &mut self,
        game: &Game,
        time: Option<Duration>,
        matters: bool,
    ) -> Option<&Status> {
        let subject = Subject::of(game);
        let (start, slowness) = (Instant::now(), self.slowness);
        let has_time = |cost: Duration| {
            let left = |time: Duration| time.saturating_sub(start.elapsed());
            time.is_none_or(|time| left(time) >= cost.mul_f64(slowness))
        };
        let is_known = matches!(&self.whole, Some((last, _)) if last.is(&subject));
        if is_known {
            return Some(self.get(game));
        }
        if !has_time(timing::GLANCE) {
            return None;
        }
        let known = self.glance.take().filter(|(last, _)| last.is(&subject));
        let glance = known.unwrap_or_else(|| {
            let seen = Status::glance(game);
            let cost = start.elapsed().as_secs_f64() / timing::GLANCE.as_secs_f64();
            self.slowness = cost.max(MEMORY * slowness).max(1.0);
            let proved = || has_time(timing::PROOF).then(|| Status::without_search(game));
            (subject, seen.or_else(|| proved().flatten()))
        });
        if matters && glance.1.is_none() && has_time(timing::whole(game)) {
            self.glance = Some(glance);
            return Some(self.get(game));
        }
        self.glance.insert(glance).1.as_ref()
    }
}

/// The game as if its players could agree on the dead.
pub(super) fn by_agreement(game: &Game) -> Cow<'_, Game> {
    if !game.counts_as_it_stands() {
        return Cow::Borrowed(game);
    }
    let mut game = game.clone();
    let rules = Ruleset {
        ending: Ending::Agreement,
        second_round: false,
        ..*game.rules()
    };
    // They are for as many players as before.
    let _ = game.set_rules(rules);
    Cow::Owned(game)
}
