//! What is left to play once every point is decided: answers to threats, captures, dame; or nothing, and then to pass.

use crate::board::{Board, Color, Graph, Move, Point, Topology};
use crate::game::Game;
use crate::rules::{Ruleset, Standing, count, pass_alive};
use crate::status::reader::{Reading, capture};
use crate::status::{Chain, How, Status, Unplayed, Verdict};

/// The ownership at which an empty point of territory counts as certain.
const CERTAIN: f32 = 0.7;
/// The same where all chains are proved to live or to be dead, so that playouts only blunder.
const LIKELY: f32 = 0.4;
/// The most points, dead stones among them, in which nobody can live between walls that stand: it takes eight, in a corner.
const CRAMPED: usize = 7;
/// The confidence at which a verdict does.
const SURE: f32 = 0.9;
/// The same of chains in seki, which playouts break up now and then.
const SURE_OF_SEKI: f32 = 0.6;
/// The positions that one question to the reader may look at.
const NODES: usize = 2000;

/// What has to come off the board before the pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Capture {
    /// Whatever is dead: without agreement it would count as alive.
    AllDead,
    /// Dead stones whose capture gains something: those that do not lie in one's own territory.
    Gainful,
}

/// The points that are a player's by Benson's theorem, so that to play there is to pass; but for those where dead stones lie
/// that have to come off.
///
/// With more than two players none is known: a rival's territory is no loss to the others.
pub(super) fn useless(game: &Game, capture: Capture) -> Vec<Point> {
    if game.players() != 2 {
        return Vec::new();
    }
    let board = game.board();
    let colors = Color::all(2).flat_map(|color| {
        let mut regions = pass_alive(board, color, game.rules().suicide).regions;
        let is_clear = |region: &Vec<Point>| region.iter().all(|&point| board.is_empty(point));
        regions.retain(|region| capture == Capture::Gainful || is_clear(region));
        regions
    });
    colors.flatten().collect()
}

/// A position near the end, as its status sees it.
pub(super) struct Endgame<'a> {
    game: &'a Game,
    status: &'a Status,
    /// By place: whether a dead stone lies there.
    dead: Vec<bool>,
    /// By place: who has the point by area, as it stands once the dead are gone.
    area: Vec<Standing>,
}

impl<'a> Endgame<'a> {
    /// Sees a game as its status does.
    pub(super) fn new(game: &'a Game, status: &'a Status) -> Self {
        let mut dead = vec![false; game.graph().points().len()];
        for chain in status.chains() {
            for &stone in &chain.points {
                dead[game.graph().place(stone)] = chain.verdict == Verdict::Dead;
            }
        }
        let area = count(game.board(), 2, &dead, &Ruleset::TROMP_TAYLOR).standing;
        Self {
            game,
            status,
            dead,
            area,
        }
    }

    /// The moves that `color` may choose from, all of the most urgent kind. Where there are none and all
    /// is decided it is time to pass.
    pub(super) fn moves(&self, color: Color, capture: Capture) -> Vec<Point> {
        let kinds: [&dyn Fn() -> Vec<Point>; 3] =
            [&|| self.open_fights(color), &|| self.dame(color), &|| {
                self.captures(color, capture)
            }];
        let moves = kinds.iter().map(|kind| {
            let mut moves = kind();
            moves.retain(|&point| self.game.check(color, Move::Play(point)).is_ok());
            moves
        });
        moves
            .into_iter()
            .find(|moves| !moves.is_empty())
            .unwrap_or_default()
    }

    /// Whether nothing is left to fight for but what the status names as left open.
    pub(super) fn is_decided(&self) -> bool {
        let mut chains = self.status.chains().iter();
        let points = self.game.graph().points().iter();
        let is_proved = chains.clone().all(|chain| chain.how != How::Estimated);
        let needed = if is_proved { LIKELY } else { CERTAIN };
        chains.all(|chain| is_sure(chain) || self.is_open(chain))
            && points.zip(&self.area).all(|(&point, &here)| match here {
                Standing::Territory(owner) => {
                    self.owned(point, owner) > needed
                        || self.touches(point, Self::is_special)
                        || self.is_cramped(point)
                }
                Standing::Dame if self.board().is_empty(point) => {
                    self.is_between(point) || self.touches(point, Self::is_special)
                }
                _ => true,
            })
    }

    /// Whether the life of a chain may hang on this move, be it even of one that the status is sure of.
    pub(super) fn hangs_on(&self, point: Point) -> bool {
        let mut open = self.status.unplayed().iter();
        open.any(|open| open.capture == point || open.answer == Some(point))
    }

    /// Whether the point is this player's territory by area.
    pub(super) fn belongs_to(&self, color: Color, point: Point) -> bool {
        self.area[self.game.graph().place(point)].territory() == Some(color)
    }

    fn board(&self) -> &Board<Graph> {
        self.game.board()
    }

    /// How the chain is still to be captured, if the status knows a way.
    fn unplayed(&self, chain: &Chain) -> Option<&Unplayed> {
        let mut open = self.status.unplayed().iter();
        open.find(|open| chain.points.contains(&open.stone))
    }

    /// Whether the life of the chain hangs on a move that the status knows. Where it is sure of a chain that reading can
    /// capture, what captures it is taken back.
    fn is_open(&self, chain: &Chain) -> bool {
        !is_sure(chain) && self.unplayed(chain).is_some()
    }

    fn is_special(&self, chain: &Chain) -> bool {
        chain.verdict == Verdict::Seki || self.is_open(chain)
    }

    /// How sure it is that the point is the owner's in the end, from -1 to 1.
    fn owned(&self, point: Point, owner: Color) -> f32 {
        let black = self.status.ownership()[self.game.graph().place(point)];
        if owner == Color::BLACK { black } else { -black }
    }

    /// Whether the point is in a region too small to live in, whose walls all stand: playouts blunder in eyes of several
    /// points, where the owner need only answer.
    fn is_cramped(&self, point: Point) -> bool {
        let room = self.room(point);
        room.len() <= CRAMPED
            && !room
                .iter()
                .any(|&p| self.touches(p, |endgame, chain| !endgame.stands(chain)))
    }

    /// Whether a chain is dead, or sure to live and out of reach of the rival's next moves: where it hangs on an answer, be it
    /// one that the players would add by agreement, something is left to do.
    fn stands(&self, chain: &Chain) -> bool {
        let falls = |&stone: &Point| {
            matches!(
                capture(self.board(), stone, true, NODES),
                Reading::Captured(_)
            )
        };
        chain.verdict == Verdict::Dead || is_sure(chain) && !chain.points.first().is_some_and(falls)
    }

    /// Whether such a chain is next to the point.
    fn touches(&self, point: Point, which: impl Fn(&Self, &Chain) -> bool) -> bool {
        let mut around = self.game.graph().neighbours(point);
        around.any(|q| {
            let mut chains = self.status.chains().iter();
            self.board().color(q).is_some()
                && chains.any(|chain| chain.points.contains(&q) && which(self, chain))
        })
    }

    fn lives(&self, stone: Point) -> bool {
        !self.dead[self.game.graph().place(stone)]
    }

    /// Whether living stones of both are next to the point, so that nobody can surround it.
    fn is_between(&self, point: Point) -> bool {
        Color::all(2).all(|color| {
            let mut around = self.game.graph().neighbours(point);
            around.any(|q| self.board().color(q) == Some(color) && self.lives(q))
        })
    }

    /// What saves one's own chains and captures the rival's where either is still open, the largest first.
    fn open_fights(&self, color: Color) -> Vec<Point> {
        let chains = self.status.chains().iter();
        let mut open: Vec<&Chain> = chains.filter(|chain| self.is_open(chain)).collect();
        open.sort_by_key(|chain| std::cmp::Reverse(chain.points.len()));
        let moves = open.into_iter().filter_map(|chain| {
            let open = self.unplayed(chain)?;
            if open.color == color {
                open.answer
            } else {
                Some(open.capture)
            }
        });
        moves
            .filter(|&point| self.board().is_empty(point))
            .collect()
    }

    /// The points that are nobody's and that `color` can fill without coming to harm.
    fn dame(&self, color: Color) -> Vec<Point> {
        let points = self.game.graph().points().iter().zip(&self.area);
        points
            .filter(|&(&point, &here)| here == Standing::Dame && self.board().is_empty(point))
            .map(|(&point, _)| point)
            .filter(|&point| self.is_safe(point, color, true))
            .collect()
    }

    /// The moves that take the rival's dead stones off the board.
    fn captures(&self, color: Color, capture: Capture) -> Vec<Point> {
        let chains = self.status.chains().iter();
        let dead = chains.filter(|chain| {
            chain.color != color
                && chain.verdict == Verdict::Dead
                && match capture {
                    Capture::AllDead => true,
                    Capture::Gainful => self.is_gain(chain, color),
                }
        });
        dead.flat_map(|chain| self.capturing(chain, color))
            .collect()
    }

    /// Whether dead stones are not one's own already, as the rules count.
    fn is_gain(&self, dead: &Chain, color: Color) -> bool {
        let place = dead
            .points
            .first()
            .map(|&stone| self.game.graph().place(stone));
        let standing = place.and_then(|place| self.status.count().standing.get(place));
        standing.is_some_and(|&here| here != Standing::DeadRemoved(color))
    }

    /// The first move of a capture that reading finds; or else, what brings it nearer.
    fn capturing(&self, dead: &Chain, color: Color) -> Vec<Point> {
        let Some(&stone) = dead.points.first() else {
            return Vec::new();
        };
        if let Reading::Captured(line) = capture(self.board(), stone, true, NODES)
            && let Some(&first) = line.first()
            && self.is_safe(first, color, false)
        {
            return vec![first];
        }
        let mut near: Vec<Point> = self.liberties(&dead.points);
        near.retain(|&point| self.is_harmless(point, color));
        if near.is_empty() {
            near = self.room(stone);
            near.retain(|&point| self.board().is_empty(point));
            near.retain(|&point| self.is_harmless(point, color));
        }
        near
    }

    /// Whether a move on the way to a capture costs none of one's own eyes or chains.
    fn is_harmless(&self, point: Point, color: Color) -> bool {
        !self.board().is_eye_like(point, color) && self.is_safe(point, color, true)
    }

    fn liberties(&self, stones: &[Point]) -> Vec<Point> {
        let around = stones
            .iter()
            .flat_map(|&stone| self.game.graph().neighbours(stone));
        let mut liberties: Vec<Point> = around.filter(|&q| self.board().is_empty(q)).collect();
        liberties.sort_unstable();
        liberties.dedup();
        liberties
    }

    /// The points that are connected with this one by empty points and dead stones.
    fn room(&self, start: Point) -> Vec<Point> {
        let (mut room, mut next) = (vec![start], 0);
        while let Some(&point) = room.get(next) {
            next += 1;
            for q in self.game.graph().neighbours(point) {
                let open = self.board().is_empty(q) || !self.lives(q);
                if open && !room.contains(&q) {
                    room.push(q);
                }
            }
        }
        room
    }

    /// Whether no chain that a stone there joins can be captured then, the rival to move; nor, if it is to stay, a stone that
    /// joins none.
    fn is_safe(&self, point: Point, color: Color, stays: bool) -> bool {
        if !self.board().leaves_liberty(point, color) {
            return false;
        }
        let mut around = self.game.graph().neighbours(point);
        let joins = around.any(|q| self.board().color(q) == Some(color) && self.lives(q));
        if !joins && !stays {
            return true;
        }
        let mut after = self.board().clone();
        after.play(point, color, &mut ());
        !matches!(capture(&after, point, true, NODES), Reading::Captured(_))
    }
}

fn is_sure(chain: &Chain) -> bool {
    let needed = if chain.verdict == Verdict::Seki {
        SURE_OF_SEKI
    } else {
        SURE
    };
    chain.how != How::Estimated || chain.confidence >= needed
}
