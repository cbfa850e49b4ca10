//! The moves of a playout: answers to the last move first, else a random move that is not plainly bad.
//!
//! The order and the rates follow what classical programs found to work (`MoGo`'s sequence, Pachi's rates): save a chain
//! from atari, capture, put in atari, a learned reply next to the last move.

use super::nakade::{fills, vital};
use super::replies::Replies;
use super::tactics::{is_safe, two_liberties};
use crate::board::{Board, Color, Liberties, Point, Topology};
use crate::random::Random;
use smallvec::SmallVec;
use std::cmp::Ordering;

/// How often each rule is tried where it applies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rates {
    /// The vital point of the eye space that the rival gets by a capture is played.
    pub nakade: f32,
    /// A chain of one's own just put in atari is saved.
    pub save: f32,
    /// The chain of the last stone is captured if it is in atari.
    pub capture: f32,
    /// The chain of the last stone is put in atari.
    pub atari: f32,
    /// Whether of two ataris the one is given that leaves the chain less room to run.
    pub leaves_less_room: bool,
    /// A random move that leaves two stones or more in atari is drawn again.
    pub refuse_self_atari: f32,
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            nakade: 0.9,
            save: 0.9,
            capture: 0.9,
            atari: 0.8,
            leaves_less_room: true,
            refuse_self_atari: 0.9,
        }
    }
}

impl Rates {
    /// What the life and death of stones is judged with, and was measured with on finished games: where ladders work does not
    /// matter there, and an atari from either side shows more of what may happen.
    pub fn for_judging() -> Self {
        Self {
            leaves_less_room: false,
            ..Self::default()
        }
    }
}

/// How the moves of playouts are chosen.
#[derive(Clone, Copy, Debug)]
pub struct Policy<'a> {
    /// How often the rules are tried.
    pub rates: Rates,
    /// What is played next to the last move where no rule has an answer.
    pub replies: &'a Replies,
}

/// The stone that a player has just put down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Last {
    pub(super) point: Point,
    /// Whether it may have made room by taking two stones or more.
    pub(super) captures: bool,
}

type Candidates = SmallVec<[Point; 16]>;
type Rule<T> = fn(&Board<T>, Color, Point) -> Candidates;

/// The move of `color` after `last`, or `None` if every legal move fills an own eye. Simple ko is obeyed; suicide is not
/// tried.
#[inline]
pub(super) fn choose<T: Topology>(
    board: &mut Board<T>,
    color: Color,
    last: Option<Last>,
    policy: &Policy<'_>,
    random: &mut Random,
) -> Option<Point> {
    if let Some(last) = last {
        let vital = last.captures && random.chance(policy.rates.nakade);
        let nakade = || nakade(board, color, last.point);
        let answer = || answer(board, color, last.point, policy, random);
        let found = vital.then(nakade).flatten().or_else(answer);
        if found.is_some() {
            return found;
        }
    }
    random_move(board, color, &policy.rates, random)
}

/// An answer to the stone at `last`, if a rule or a reply has one.
fn answer<T: Topology>(
    board: &Board<T>,
    color: Color,
    last: Point,
    policy: &Policy<'_>,
    random: &mut Random,
) -> Option<Point> {
    // The stone may be gone: a suicide.
    board.color(last)?;
    let rates = &policy.rates;
    let rules: [(f32, Rule<T>); 3] = [
        (rates.save, saves),
        (rates.capture, captures),
        (
            rates.atari,
            if rates.leaves_less_room {
                close_ataris
            } else {
                ataris
            },
        ),
    ];
    for (rate, rule) in rules {
        if !random.chance(rate) {
            continue;
        }
        let candidates = rule(board, color, last);
        if !candidates.is_empty() {
            return Some(candidates[random.below(candidates.len())]);
        }
    }
    policy.replies.draw(board, color, last, random)
}

/// Whether no rule has an answer to the stone at `last`, so that the reply is left to be drawn.
pub fn leaves_choice<T: Topology>(board: &Board<T>, color: Color, last: Point) -> bool {
    let rules: [Rule<T>; 3] = [saves, captures, ataris];
    board.color(last).is_some() && rules.iter().all(|rule| rule(board, color, last).is_empty())
}

/// Keeps the rival from a second eye next to `last`.
fn nakade<T: Topology>(board: &Board<T>, color: Color, last: Point) -> Option<Point> {
    vital(board, color, last).filter(|&point| is_allowed(board, color, point))
}

/// Saves the mover's chains next to `last` that are in atari: by capturing a neighbour, or by running to two liberties.
fn saves<T: Topology>(board: &Board<T>, color: Color, last: Point) -> Candidates {
    let mut found = Candidates::new();
    let mut seen = SmallVec::<[Point; 4]>::new();
    for q in board.topology().neighbours(last) {
        if board.color(q) != Some(color) || !board.in_atari(q) || seen.contains(&board.chain(q)) {
            continue;
        }
        seen.push(board.chain(q));
        let escape = board.liberties_of(q).only();
        if is_safe(board, escape, color) {
            push_legal(board, color, escape, &mut found);
        }
        for stone in board.chain_stones(q) {
            for rival in board.topology().neighbours(stone) {
                if board.color(rival).is_some_and(|owner| owner != color) && board.in_atari(rival) {
                    push_legal(board, color, board.liberties_of(rival).only(), &mut found);
                }
            }
        }
    }
    found
}

/// Captures the chain of `last`.
fn captures<T: Topology>(board: &Board<T>, color: Color, last: Point) -> Candidates {
    let mut found = Candidates::new();
    if board.in_atari(last) {
        push_legal(board, color, board.liberties_of(last).only(), &mut found);
    }
    found
}

/// Takes one of the two liberties of the chain of `last`, where that is no self-atari.
fn ataris<T: Topology>(board: &Board<T>, color: Color, last: Point) -> Candidates {
    let mut found = Candidates::new();
    // Two liberties are at most 2 x 4 pairs on a grid; a cheap bound before the stones are walked.
    if board.liberties_of(last).pairs() <= 8
        && let Some(liberties) = two_liberties(board, last)
    {
        for liberty in liberties {
            if is_safe(board, liberty, color) {
                push_legal(board, color, liberty, &mut found);
            }
        }
    }
    found
}

/// The same, but of two such moves the one that leaves the chain less room to run.
fn close_ataris<T: Topology>(board: &Board<T>, color: Color, last: Point) -> Candidates {
    let mut found = ataris(board, color, last);
    if let [a, b] = found[..] {
        let [after_a, after_b] = [room(board, b, a), room(board, a, b)];
        found.retain(|point| match after_a.cmp(&after_b) {
            Ordering::Less => *point == a,
            Ordering::Equal => true,
            Ordering::Greater => *point == b,
        });
    }
    found
}

/// The empty points next to `run` once the rival has `taken` one.
fn room<T: Topology>(board: &Board<T>, run: Point, taken: Point) -> usize {
    let empty = |&q: &Point| board.is_empty(q) && q != taken;
    board.topology().neighbours(run).filter(empty).count()
}

#[inline]
fn push_legal<T: Topology>(board: &Board<T>, color: Color, point: Point, found: &mut Candidates) {
    if is_allowed(board, color, point) && !found.contains(&point) {
        found.push(point);
    }
}

#[inline]
fn is_allowed<T: Topology>(board: &Board<T>, color: Color, point: Point) -> bool {
    board.leaves_liberty(point, color) && board.ko() != Some(point)
}

/// A random legal move that fills no own eye; most self-ataris of two stones or more are drawn again.
#[inline]
fn random_move<T: Topology>(
    board: &mut Board<T>,
    color: Color,
    rates: &Rates,
    random: &mut Random,
) -> Option<Point> {
    let mut left = board.empty_count();
    let mut second_best = None;
    while left > 0 {
        let i = random.below(left);
        let point = board.empty(i);
        if board.is_playable(point, color) {
            if !is_bad_self_atari(board, point, color) {
                return Some(point);
            }
            if !random.chance(rates.refuse_self_atari) {
                return Some(point);
            }
            second_best = Some(point);
        }
        left -= 1;
        board.swap_empties(i, left);
    }
    // A self-atari is played rather than passing only if it captures; else the chain is better left alone.
    second_best.filter(|&point| super::tactics::Landing::of(board, point, color).captures > 0)
}

/// Whether the move leaves two stones or more with one liberty, capturing nothing.
#[inline]
fn is_bad_self_atari<T: Topology>(board: &Board<T>, point: Point, color: Color) -> bool {
    let empty = board
        .topology()
        .neighbours(point)
        .filter(|&q| board.is_empty(q))
        .take(2)
        .count();
    if empty >= 2 {
        return false;
    }
    let landing = super::tactics::Landing::of(board, point, color);
    landing.liberties < 2
        && landing.stones >= 2
        && landing.captures < landing.stones
        && !(landing.stones >= 3 && fills(board, point, color))
}
