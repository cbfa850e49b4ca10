//! What a host asks of an analysis: `[C] [INTERVAL] (KEY VALUE)*`.

use crate::board::{Color, Graph, Move};
use crate::game::Game;
use crate::gtp::args::{parse_boolean, parse_float, parse_int};
use crate::gtp::{Args, GtpError, words};
use crate::search::{Restriction, Restrictions};
use std::time::Duration;

/// Something that is told only when asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// The position as a whole.
    RootInfo,
    /// Who owns the points.
    Ownership,
    /// How far single playouts are from that.
    OwnershipStdev,
    /// Who owns the points after each move.
    MovesOwnership,
    /// How far single playouts are from that.
    MovesOwnershipStdev,
    /// The visits of each move of a line.
    PvVisits,
    /// The visits of the way to each of them, which in a tree are the same.
    PvEdgeVisits,
    /// How often playouts end without a result: never, so nothing is told.
    NoResultValue,
}

impl Extra {
    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::RootInfo,
        Self::Ownership,
        Self::OwnershipStdev,
        Self::MovesOwnership,
        Self::MovesOwnershipStdev,
        Self::PvVisits,
        Self::PvEdgeVisits,
        Self::NoResultValue,
    ];

    fn key(self) -> &'static str {
        match self {
            Self::RootInfo => "rootInfo",
            Self::Ownership => "ownership",
            Self::OwnershipStdev => "ownershipStdev",
            Self::MovesOwnership => "movesOwnership",
            Self::MovesOwnershipStdev => "movesOwnershipStdev",
            Self::PvVisits => "pvVisits",
            Self::PvEdgeVisits => "pvEdgeVisits",
            Self::NoResultValue => "noResultValue",
        }
    }
}

/// What a host asks of an analysis.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// For whom; by default for the player to move.
    pub color: Option<Color>,
    /// The time between two lines, if any was named.
    pub interval: Option<Duration>,
    /// So many moves are told of, if there are, even without visits.
    pub min_moves: usize,
    /// So many moves are told of at most.
    pub max_moves: usize,
    /// The moves to look at.
    pub restrictions: Restrictions,
    extras: Vec<Extra>,
}

/// The shortest interval: hosts count in 1/100 s.
const TICK: Duration = Duration::from_millis(10);
/// The longest one.
const LONGEST: f64 = 1e9;

impl Request {
    /// Reads the arguments of an analysis on this board, which may ask for these extras.
    ///
    /// # Errors
    /// [`GtpError::Syntax`] for anything that is not of the form.
    pub fn parse(game: &Game, args: &Args, extras: &[Extra]) -> Result<Self, GtpError> {
        let mut request = Self {
            color: None,
            interval: None,
            min_moves: 0,
            max_moves: usize::MAX,
            restrictions: Restrictions::default(),
            extras: Vec::new(),
        };
        let mut words = args.iter().peekable();
        if let Some(color) = words.peek().and_then(|word| words::read_color(game, word)) {
            request.color = Some(color);
            words.next();
        }
        if let Some(interval) = words.peek().and_then(|word| parse_float(word)) {
            request.set_interval(interval)?;
            words.next();
        }
        while let Some(key) = words.next() {
            request.read(game, key, &mut words, extras)?;
        }
        Ok(request)
    }

    /// Whether this is to be told.
    pub fn wants(&self, extra: Extra) -> bool {
        self.extras.contains(&extra)
    }

    /// Whether owners are to be told for each move.
    pub fn wants_owners_by_move(&self) -> bool {
        self.wants(Extra::MovesOwnership) || self.wants(Extra::MovesOwnershipStdev)
    }

    /// Reads the value of a key.
    fn read<'a>(
        &mut self,
        game: &Game,
        key: &str,
        words: &mut impl Iterator<Item = &'a str>,
        extras: &[Extra],
    ) -> Result<(), GtpError> {
        let value = words.next().ok_or(GtpError::Syntax)?;
        match key {
            "interval" => self.set_interval(parse_float(value).ok_or(GtpError::Syntax)?)?,
            "minmoves" => self.min_moves = count(value)?,
            "maxmoves" => self.max_moves = count(value)?,
            "avoid" | "allow" => self.restrict(game, key == "allow", value, words)?,
            _ => {
                let extra = extras.iter().find(|extra| extra.key() == key);
                let &extra = extra.ok_or(GtpError::Syntax)?;
                self.extras.retain(|&other| other != extra);
                if parse_boolean(value).ok_or(GtpError::Syntax)? {
                    self.extras.push(extra);
                }
            }
        }
        Ok(())
    }

    /// An interval in 1/100 s; 0 is none.
    fn set_interval(&mut self, ticks: f64) -> Result<(), GtpError> {
        if ticks < 0.0 {
            return Err(GtpError::Syntax);
        }
        let interval = Duration::from_secs_f64(ticks.min(LONGEST) / 100.0);
        self.interval = (ticks > 0.0).then(|| interval.max(TICK));
        Ok(())
    }

    /// `avoid C V,V... PLIES`, as often as one likes, or `allow C V,V... PLIES`, once, for a colour without moves to avoid.
    fn restrict<'a>(
        &mut self,
        game: &Game,
        only: bool,
        color: &str,
        words: &mut impl Iterator<Item = &'a str>,
    ) -> Result<(), GtpError> {
        let color = words::read_color(game, color).ok_or(GtpError::Syntax)?;
        let moves = words.next().and_then(|list| read_moves(game.graph(), list));
        let plies = words.next().and_then(parse_int).filter(|&plies| plies > 0);
        let (Some(moves), Some(plies)) = (moves, plies) else {
            return Err(GtpError::Syntax);
        };
        let known = &self.restrictions;
        let allowed_before = Color::all(game.players()).any(|color| known.names_only(color));
        if known.names_only(color) || only && (allowed_before || known.concerns(color)) {
            return Err(GtpError::Syntax);
        }
        self.restrictions.add(Restriction {
            color,
            moves,
            plies: plies as usize,
            only,
        });
        Ok(())
    }
}

fn count(word: &str) -> Result<usize, GtpError> {
    parse_int(word).map(|n| n as usize).ok_or(GtpError::Syntax)
}

/// Moves separated by commas, which the name of a point may hold too; on a grid also rectangles by two of their corners, as
/// `A1:C3`.
fn read_moves(graph: &Graph, list: &str) -> Option<Vec<Move>> {
    if let Some(mv) = words::read_move(graph, list) {
        return Some(vec![mv]);
    }
    let mut moves = Vec::new();
    for word in list.split(',') {
        match words::read_move(graph, word) {
            Some(mv) => moves.push(mv),
            None => moves.extend(rectangle(graph, word)?),
        }
    }
    Some(moves)
}

fn rectangle(graph: &Graph, word: &str) -> Option<Vec<Move>> {
    let (from, to) = word.split_once(':')?;
    let corner = |word| graph.column_row(words::read_move(graph, word)?.point()?);
    let ((x, y), (other_x, other_y)) = (corner(from)?, corner(to)?);
    let columns = x.min(other_x)..=x.max(other_x);
    let rows = y.min(other_y)..=y.max(other_y);
    let points = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
    points
        .map(|(x, y)| graph.grid_point(x, y).map(Move::Play))
        .collect()
}
