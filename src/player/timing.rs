//! What it costs to judge a position, and when that is worth its time.

use crate::board::{Color, Graph, Point, Topology};
use crate::game::Game;
use crate::rules::{Ruleset, Standing, count};
use crate::search::Report;
use std::time::Duration;

/// What a glance at the position takes.
pub(super) const GLANCE: Duration = Duration::from_millis(50);

/// What it takes to ask whether the rival can upset a judgement.
pub(super) const CHECK: Duration = Duration::from_millis(200);

/// What a judgement without search takes at most.
pub(super) const PROOF: Duration = Duration::from_millis(600);

/// What a whole judgement takes, searches and all.
pub(super) fn whole(game: &Game) -> Duration {
    Duration::from_millis(if proves_fast(game) { 2000 } else { 2500 })
}

/// Whether the board is small enough for a judgement without search to take no more than a few hundred simulations do.
pub(super) fn proves_fast(game: &Game) -> bool {
    game.graph().points().len() <= 180
}

/// The part of the time for a move that goes to a glance, where the end may be near. Where it would be much of the time
/// there is none, and the player passes when the search finds nothing better.
pub(super) fn reserve(game: &Game, time: Duration) -> Duration {
    let early = 3 * game.turns().len() < game.graph().points().len();
    if early || time < 4 * GLANCE {
        Duration::ZERO
    } else {
        GLANCE
    }
}

/// How near the end a game is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Stage {
    /// There is something to fight for.
    #[default]
    Open,
    /// Nearly every point has an owner.
    NearEnd,
    /// Every point was decided when last asked.
    End,
}

/// One point in so many has a stone when a game can be settled. An emptier board is still to be fought for, whatever
/// playouts make of handicap stones.
const SETTLED_STONES: usize = 4;
/// One point in so many may be open for the end to be near.
const OPEN: usize = 20;
/// The ownership below which a point of territory counts as open. Playouts blunder now and then.
const UNSURE: f32 = 0.3;
/// The mean ownership at which a chain is no matter of doubt.
const CLEAR: f32 = 0.7;

impl Stage {
    /// As a search sees it.
    pub(super) fn of(game: &Game, report: &Report) -> Self {
        let (board, points) = (game.board(), game.graph().points());
        if game.players() != 2 || SETTLED_STONES * board.stones().count() < points.len() {
            return Self::Open;
        }
        let dead = captured(game, report);
        let area = count(board, 2, &dead, &Ruleset::TROMP_TAYLOR).standing;
        let lives = |point| {
            board
                .color(point)
                .filter(|_| !dead[game.graph().place(point)])
        };
        let owned = points.iter().zip(area).zip(&report.ownership);
        let open = owned.filter(|&((&point, here), &black)| match here {
            Standing::Dame => board.is_empty(point) && !is_contact(game.graph(), point, lives),
            Standing::Territory(_) => black.abs() < UNSURE,
            _ => false,
        });
        if OPEN * open.count() > points.len() {
            Self::Open
        } else {
            Self::NearEnd
        }
    }

    pub(super) fn is_near_end(self) -> bool {
        self != Self::Open
    }

    pub(super) fn is_end(self) -> bool {
        self == Self::End
    }
}

/// Whether a search finds every chain captured or standing in nearly all its simulations.
pub(super) fn is_clear(game: &Game, report: &Report) -> bool {
    let board = game.board();
    let mut heads = board
        .stones()
        .map(|(stone, _)| stone)
        .filter(|&stone| board.chain(stone) == stone);
    heads.all(|head| sum(game, report, head).abs() > CLEAR * board.chain_len(head) as f32)
}

/// Whether a search finds a chain of another than `color` captured more often than not.
pub(super) fn leaves_captured(game: &Game, report: &Report, color: Color) -> bool {
    let captured = captured(game, report);
    let mut stones = game.board().stones();
    stones.any(|(stone, owner)| owner != color && captured[game.graph().place(stone)])
}

/// By place whether a stone lies there whose chain a search finds captured more often than not.
fn captured(game: &Game, report: &Report) -> Vec<bool> {
    let (board, graph) = (game.board(), game.graph());
    let mut captured = vec![false; graph.points().len()];
    for (head, color) in board
        .stones()
        .filter(|&(stone, _)| board.chain(stone) == stone)
    {
        let black = sum(game, report, head);
        let own = if color == Color::BLACK { black } else { -black };
        for stone in board.chain_stones(head) {
            captured[graph.place(stone)] = own < 0.0;
        }
    }
    captured
}

/// Black's share of a chain's points.
fn sum(game: &Game, report: &Report, head: Point) -> f32 {
    let stones = game.board().chain_stones(head);
    let places = stones.map(|stone| game.graph().place(stone));
    places.filter_map(|place| report.ownership.get(place)).sum()
}

/// Whether a point has living stones of both next to it: it may be dame.
fn is_contact(graph: &Graph, point: Point, lives: impl Fn(Point) -> Option<Color>) -> bool {
    Color::all(2).all(|color| graph.neighbours(point).any(|q| lives(q) == Some(color)))
}
