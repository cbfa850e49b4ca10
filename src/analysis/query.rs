//! What a query asks for: which turns of which game, how long, and what is to be told.

use super::complaint::Complaint;
use super::fields::Fields;
use super::position::{Position, Sheet, Sheets};
use super::settings::{Perspective, Settings};
use crate::search::{Restriction, Restrictions};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::time::Duration;

/// A query, but for its turns.
#[derive(Debug)]
pub(super) struct Query {
    pub(super) id: String,
    pub(super) position: Position,
    pub(super) restrictions: Restrictions,
    pub(super) limits: QueryLimits,
    pub(super) reports: Reports,
    extras: Vec<Extra>,
    /// Moves of a line at most, after the first.
    pub(super) line: usize,
}

/// How long a position is searched, and who sees the numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct QueryLimits {
    pub(super) visits: u64,
    pub(super) time: Option<Duration>,
    pub(super) perspective: Perspective,
}

/// What is told during a search: first after so long, then so often.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reports {
    pub(super) first: Option<Duration>,
    pub(super) every: Option<Duration>,
}

/// Something that is told only when asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extra {
    Ownership,
    OwnershipStdev,
    MovesOwnership,
    MovesOwnershipStdev,
    Policy,
    PvVisits,
}

/// A query that was read.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) query: Query,
    /// The turns to analyse, each with its priority.
    pub(super) turns: BTreeMap<usize, i64>,
    pub(super) warnings: Vec<Complaint>,
}

const EXTRAS: [(&str, Extra); 6] = [
    ("includeOwnership", Extra::Ownership),
    ("includeOwnershipStdev", Extra::OwnershipStdev),
    ("includeMovesOwnership", Extra::MovesOwnership),
    ("includeMovesOwnershipStdev", Extra::MovesOwnershipStdev),
    ("includePolicy", Extra::Policy),
    ("includePVVisits", Extra::PvVisits),
];

/// The fields of a query besides those.
const KNOWN: [&str; 20] = [
    "id",
    "moves",
    "initialStones",
    "initialPlayer",
    "rules",
    "komi",
    "whiteHandicapBonus",
    "boardXSize",
    "boardYSize",
    "analyzeTurns",
    "priority",
    "priorities",
    "maxVisits",
    "analysisPVLen",
    "overrideSettings",
    "avoidMoves",
    "allowMoves",
    "reportDuringSearchEvery",
    "firstReportDuringSearchAfter",
    "action",
];

/// Fields that steer a search of another kind.
const WITHOUT_EFFECT: [&str; 2] = ["rootPolicyTemperature", "rootFpuReductionMax"];

const VISITS: RangeInclusive<i64> = 1..=1 << 50;
const PRIORITIES: RangeInclusive<i64> = -(1 << 62) + 1..=(1 << 62) - 1;
const PLIES: RangeInclusive<i64> = 1..=1_000_000_000;
const LINE: RangeInclusive<i64> = 1..=1000;
const INTERVALS: RangeInclusive<f64> = 0.001..=1e6;
/// KataGo's default.
const DEFAULT_LINE: usize = 15;
/// A limit of more seconds is none.
const LONGEST: f64 = 1e9;

impl Query {
    /// Reads a query of this id.
    pub(super) fn read(
        id: &str,
        fields: Fields<'_>,
        sheets: &mut Sheets,
        settings: &Settings,
    ) -> Result<Read, Complaint> {
        let (position, odd) = Position::read(fields, sheets)?;
        let turns = read_turns(fields, position.len())?;
        let mut warnings: Vec<Complaint> = unused(fields).chain(odd).collect();
        if turns.is_empty() {
            warnings.push(Complaint::about("analyzeTurns", "Nothing to analyse"));
        }
        let mut query = Self {
            id: id.to_owned(),
            restrictions: read_restrictions(fields, position.sheet())?,
            position,
            limits: QueryLimits {
                visits: settings.visits,
                time: settings.time,
                perspective: settings.perspective,
            },
            reports: read_reports(fields)?,
            extras: read_extras(fields)?,
            line: DEFAULT_LINE,
        };
        warnings.extend(query.override_settings(fields)?);
        if let Some(visits) = fields.integer("maxVisits", &VISITS)? {
            query.limits.visits = visits.unsigned_abs();
        }
        if let Some(line) = fields.integer("analysisPVLen", &LINE)? {
            query.line = line as usize;
        }
        Ok(Read {
            query,
            turns,
            warnings,
        })
    }

    /// Whether this is to be told.
    pub(super) fn wants(&self, extra: Extra) -> bool {
        self.extras.contains(&extra)
    }

    /// The memory that it takes, about, in bytes.
    pub(super) fn weight(&self) -> usize {
        let restrictions = self.restrictions.weight();
        size_of::<Self>() + self.id.len() + self.position.weight() + restrictions
    }

    /// Takes the settings of one query, and returns a warning of those that mean nothing here.
    fn override_settings(&mut self, fields: Fields<'_>) -> Result<Option<Complaint>, Complaint> {
        const FIELD: &str = "overrideSettings";
        let Some(settings) = fields.get(FIELD) else {
            return Ok(None);
        };
        let settings = settings.as_object();
        let settings = settings.ok_or_else(|| Complaint::about(FIELD, "Must be an object"))?;
        let mut unknown = Vec::new();
        for (key, value) in settings {
            let text = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned);
            let bad = || Complaint::about(FIELD, format!("{key} cannot be {value}"));
            let within = |text: &str, range: &RangeInclusive<i64>| {
                text.parse()
                    .ok()
                    .filter(|n| range.contains(n))
                    .ok_or_else(bad)
            };
            match key.as_str() {
                "reportAnalysisWinratesAs" => {
                    self.limits.perspective = text.parse().map_err(|_| bad())?;
                }
                "maxVisits" | "maxPlayouts" => {
                    self.limits.visits = within(&text, &VISITS)?.unsigned_abs();
                }
                "maxTime" => {
                    let time: Option<f64> = text.parse().ok().filter(|time| *time >= 0.0);
                    let time = time.ok_or_else(bad)?;
                    self.limits.time = (time <= LONGEST).then(|| Duration::from_secs_f64(time));
                }
                "analysisPVLen" => self.line = within(&text, &LINE)? as usize,
                _ => unknown.push(key.as_str()),
            }
        }
        let text = || format!("Settings without effect: {}", unknown.join(", "));
        Ok((!unknown.is_empty()).then(|| Complaint::about(FIELD, text())))
    }
}

/// A warning for each field that is not used.
fn unused(fields: Fields<'_>) -> impl Iterator<Item = Complaint> {
    let warning = |field: &String| {
        let name = field.as_str();
        if KNOWN.contains(&name) || EXTRAS.iter().any(|&(known, _)| known == name) {
            None
        } else if WITHOUT_EFFECT.contains(&name) {
            Some(Complaint::about(name, "Has no effect on this engine"))
        } else {
            Some(Complaint::about(name, "Unexpected or unused field"))
        }
    };
    fields.0.keys().filter_map(warning)
}

/// The turns to analyse and their priorities: the last one, unless others are named.
fn read_turns(fields: Fields<'_>, last: usize) -> Result<BTreeMap<usize, i64>, Complaint> {
    const FIELD: &str = "priorities";
    let priority = fields.integer("priority", &PRIORITIES)?;
    let priorities = fields.integers(FIELD)?;
    let Some(turns) = fields.integers("analyzeTurns")? else {
        if priorities.is_some() {
            return Err(Complaint::about(FIELD, "Needs analyzeTurns"));
        }
        return Ok([(last, priority.unwrap_or(0))].into());
    };
    if priority.is_some() && priorities.is_some() {
        return Err(Complaint::about(
            "priority",
            "Either priority or priorities",
        ));
    }
    let priorities = priorities.unwrap_or_else(|| vec![priority.unwrap_or(0); turns.len()]);
    if priorities.len() != turns.len() {
        return Err(Complaint::about(FIELD, "Must be as many as analyzeTurns"));
    }
    if let Some(wrong) = priorities.iter().find(|p| !PRIORITIES.contains(p)) {
        return Err(Complaint::about(FIELD, format!("Too large: {wrong}")));
    }
    let turn = |(turn, priority)| match usize::try_from(turn) {
        Ok(turn) if turn <= last => Ok((turn, priority)),
        _ => {
            let text = format!("Invalid turn number: {turn}");
            Err(Complaint::about("analyzeTurns", text))
        }
    };
    turns.into_iter().zip(priorities).map(turn).collect()
}

fn read_extras(fields: Fields<'_>) -> Result<Vec<Extra>, Complaint> {
    let mut extras = Vec::new();
    for (field, extra) in EXTRAS {
        if fields.flag(field)? {
            extras.push(extra);
        }
    }
    Ok(extras)
}

fn read_reports(fields: Fields<'_>) -> Result<Reports, Complaint> {
    let seconds = |field| {
        let seconds = fields.number(field, &INTERVALS)?;
        Ok(seconds.map(Duration::from_secs_f64))
    };
    let every = seconds("reportDuringSearchEvery")?;
    let first = seconds("firstReportDuringSearchAfter")?.or(every);
    Ok(Reports { first, every })
}

/// `avoidMoves`, as many as one likes, or `allowMoves`, one.
fn read_restrictions(fields: Fields<'_>, sheet: &Sheet) -> Result<Restrictions, Complaint> {
    let only = fields.has("allowMoves");
    let field = if only { "allowMoves" } else { "avoidMoves" };
    if only && fields.has("avoidMoves") {
        return Err(Complaint::about(field, "Either allowMoves or avoidMoves"));
    }
    let list = fields.list(field)?.unwrap_or_default();
    if only && list.len() > 1 {
        return Err(Complaint::about(field, "Must have one entry"));
    }
    let mut restrictions = Restrictions::default();
    for value in list {
        let object = value.as_object();
        let object = object.ok_or_else(|| Complaint::about(field, SHAPE))?;
        let restriction = read_restriction(object, sheet, only);
        restrictions.add(restriction.map_err(|complaint| complaint.within(field))?);
    }
    Ok(restrictions)
}

const SHAPE: &str = "Must be a list of objects with \"player\", \"moves\" and \"untilDepth\"";

fn read_restriction(
    object: &Map<String, Value>,
    sheet: &Sheet,
    only: bool,
) -> Result<Restriction, Complaint> {
    let fields = Fields(object);
    let color = fields.player("player")?;
    let plies = fields.integer("untilDepth", &PLIES)?;
    let moves = fields.list("moves")?;
    let (Some(color), Some(plies), Some(moves)) = (color, plies, moves) else {
        return Err(Complaint::new(SHAPE));
    };
    let moves = moves.iter().map(|value| sheet.read_value("moves", value));
    Ok(Restriction {
        color,
        moves: moves.collect::<Result<_, _>>()?,
        plies: plies as usize,
        only,
    })
}
