//! What it costs to judge a position, and when that is worth its time.

use crate::board::{Board, Color, Graph, Point, Topology};
use crate::game::Game;
use crate::search::Report;
use std::time::Duration;

/// What a glance at the position takes.
pub(super) const GLANCE: Duration = Duration::from_millis(50);

/// What a judgement without search takes at most.
pub(super) const PROOF: Duration = Duration::from_millis(600);

/// What a whole judgement takes, searches and all.
pub(super) fn whole(game: &Game) -> Duration {
    Duration::from_millis(if game.graph().points().len() > 180 {
        2500
    } else {
        2000
    })
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
const OPEN: usize = 10;
/// The mean ownership at which a chain is no matter of doubt.
const CLEAR: f32 = 0.7;

impl Stage {
    /// As a search sees it.
    pub(super) fn of(game: &Game, report: &Report) -> Self {
        let (board, points) = (game.board(), game.graph().points());
        if SETTLED_STONES * board.stones().count() < points.len() {
            return Self::Open;
        }
        let owned = points.iter().zip(&report.ownership);
        let open = owned.filter(|&(&point, black)| black.abs() < 0.5 && !is_contact(board, point));
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
    let (board, graph) = (game.board(), game.graph());
    let mut heads = board
        .stones()
        .filter(|&(stone, _)| board.chain(stone) == stone);
    heads.all(|(head, _)| {
        let stones = board.chain_stones(head).map(|stone| graph.place(stone));
        let black: f32 = stones.filter_map(|place| report.ownership.get(place)).sum();
        black.abs() > CLEAR * board.chain_len(head) as f32
    })
}

/// Whether an empty point has stones of both next to it: it may be dame.
fn is_contact(board: &Board<Graph>, point: Point) -> bool {
    let graph = board.topology();
    board.is_empty(point)
        && Color::all(2).all(|color| {
            graph
                .neighbours(point)
                .any(|q| board.color(q) == Some(color))
        })
}
