//! The answer itself: every chain judged, and what is owned once the dead ones are gone.

use super::agreement::agreed;
use super::chain::{Basis, Chain, How, Verdict};
use super::confirmation::{Confirmed, confirmed};
use super::open::decided;
use super::otherwise::Otherwise;
use super::unplayed::{Unplayed, unplayed};
use super::{estimate, fights, proofs};
use crate::board::{Color, Point, Topology};
use crate::game::Game;
use crate::playout::is_safe;
use crate::rules::{Agreed, Count, Ending, Komi, Ruleset, Standing, Tax, count};

/// What becomes of every chain and point of a position, and what it counts for by the rules of the game.
#[derive(Clone, Debug)]
pub struct Status {
    ownership: Vec<f32>,
    dead: Vec<bool>,
    chains: Vec<Chain>,
    agreed: Agreed,
    count: Count,
    /// The count of the board as it stands, where that is not the one counted.
    literal: Option<Count>,
    /// What the other reading of the pass for a ko makes of it, where that calls chains differently.
    otherwise: Option<Otherwise>,
    unplayed: Vec<Unplayed>,
    found: Vec<Found>,
}

/// A stone of a chain, and what a confirmation found of it.
pub(super) type Found = (Point, Confirmed);

/// The ownership at which a point counts as certain.
const CERTAIN: f32 = 0.8;
/// The ownership below which it is doubtful whose a point will be.
const DOUBTFUL: f32 = 0.5;
/// The ownership below which neither is likelier to get it.
const EVEN: f32 = 0.1;
/// The confidence of a chain that needs no search: as certain.
const CLEAR: f32 = f32::midpoint(1.0, CERTAIN);

impl Status {
    /// Judges a game; with more than two players, or one, by playouts alone. The same position always gets the same answer; it depends on the rules too, and on
    /// whose turn it is.
    pub fn judge(game: &Game) -> Self {
        Self::given(game, life(game))
    }

    /// A judgement by playouts alone, in some tens of milliseconds, if these leave no chain in doubt.
    pub fn glance(game: &Game) -> Option<Self> {
        let life = Life::likely(game, estimate::ownership(game));
        let is_clear = life.chains.iter().all(|chain| chain.confidence >= CLEAR);
        is_clear.then(|| Self::given(game, life))
    }

    /// A judgement without search, in some tenths of a second, if what playouts leave in doubt is proved.
    pub fn without_search(game: &Game) -> Option<Self> {
        let life = Life::by(game, estimate::ownership(game));
        (!life.is_in_doubt()).then(|| Self::given(game, life))
    }

    fn given(game: &Game, life: Life) -> Self {
        let Life { ownership, chains } = life;
        let dead = places_of_the_dead(game, &chains);
        let mut status = Self {
            agreed: Agreed::nothing(game.board(), vec![false; dead.len()]),
            count: game.count(&[]),
            literal: None,
            otherwise: None,
            unplayed: Vec::new(),
            found: Vec::new(),
            ownership,
            dead,
            chains,
        };
        if game.players() != 2 {
            status.take_off_the_dead(game);
        } else if !game.counts_as_it_stands() {
            status.settle(game);
        }
        status.finish(game);
        status
    }

    /// Counts the board as playouts leave it, unless it counts as it stands.
    fn take_off_the_dead(&mut self, game: &Game) {
        if !game.counts_as_it_stands() {
            self.agreed = Agreed::nothing(game.board(), self.dead.clone());
            self.count = game.count(&self.dead);
        }
    }

    /// Counts the board that the players agree on, and the literal one where that is another. What can still be captured as
    /// the board stands is found first, so that no reinforcement that is missing passes for a dame.
    fn settle(&mut self, game: &Game) {
        let mut literal = Agreed::nothing(game.board(), self.dead.clone());
        (self.unplayed, self.found) = self.close(game, &mut literal);
        self.otherwise = Otherwise::of(game, &literal, &self.chains, &self.found);
        let mut agreed = agreed(game, &literal);
        if agreed.moves().next().is_some() {
            self.literal = Some(literal.count(game.rules()));
            (self.unplayed, self.found) = self.close(game, &mut agreed);
        }
        self.count = agreed.count(game.rules());
        self.agreed = agreed;
    }

    /// Finds what is estimated to live, or to be dead in doubt, and can still be captured or saved. Where the end is confirmed, the rival to move first
    /// (article 7.1), the living is dead if the confirmation of a small region finds it so.
    fn close(&self, game: &Game, settled: &mut Agreed) -> (Vec<Unplayed>, Vec<Found>) {
        let graph = game.graph();
        let (mut open, mut all) = (Vec::new(), Vec::new());
        for chain in &self.chains {
            let Some(&head) = chain.points.first() else {
                continue;
            };
            if chain.how == How::Estimated && !self.dead[graph.place(head)] {
                let (capture, found) = still_open(game, settled, head);
                open.extend(capture);
                all.extend(found.map(|found| (head, found)));
            } else if self.dead[graph.place(head)] && self.own_share(game, chain) > 1.0 - CERTAIN {
                let found = unplayed(&settled.board, head);
                open.extend(found.filter(|open| open.answer.is_some()));
            }
        }
        for (head, _) in lost(&self.found) {
            mark(settled, *head, false);
        }
        for (head, _) in lost(&all) {
            mark(settled, *head, true);
        }
        (open, all)
    }

    /// The share of the playouts, from 0 to 1, that leave a chain's points to its owner.
    fn own_share(&self, game: &Game, chain: &Chain) -> f32 {
        let places = chain.points.iter().map(|&stone| game.graph().place(stone));
        let black: f32 = places.map(|place| self.ownership[place]).sum();
        f32::midpoint(1.0, of(chain.color, black / chain.points.len() as f32))
    }

    /// Makes of the judged chains what the rules count.
    fn finish(&mut self, game: &Game) {
        let judged = self.chains.clone();
        let settled = &self.agreed.board;
        let sureness = |walls: &[Point]| {
            let walls = walls.iter().map(|&wall| {
                let stands = judged.iter().find(|chain| chain.points.contains(&wall));
                stands.map_or(1.0, |chain| chain.confidence)
            });
            walls.fold(1.0, f32::min)
        };
        for chain in &mut self.chains {
            if game.counts_as_it_stands() {
                (chain.verdict, chain.how, chain.confidence) = (Verdict::Alive, How::Proved, 1.0);
                chain.basis = Basis::Coloring;
                continue;
            }
            let Some(&stone) = chain.points.first() else {
                continue;
            };
            let place = game.graph().place(stone);
            // What is filled may join chains.
            let same = |(head, _): &&Found| settled.chain(*head) == settled.chain(stone);
            let is_there = settled.color(stone) == Some(chain.color);
            if let Some((_, found)) = lost(&self.found).find(same).filter(|_| is_there) {
                chain.verdict = Verdict::Dead;
                chain.how = How::GivenWalls(found.walls.clone());
                chain.confidence = sureness(&found.walls);
                chain.basis = Basis::Region {
                    points: found.points.clone(),
                    is_agreed: true,
                };
            } else if self.agreed.dead[place] {
                chain.verdict = Verdict::Dead;
            } else if game.rules().tax != Tax::None {
                let in_seki = matches!(self.count.standing[place], Standing::Seki(_));
                chain.verdict = if in_seki {
                    Verdict::Seki
                } else {
                    Verdict::Alive
                };
            }
            let other = self.otherwise.as_ref().map(|other| other.verdict(place));
            chain.otherwise =
                other.filter(|&other| (other == Verdict::Dead) != (chain.verdict == Verdict::Dead));
        }
    }

    /// By place: the mean owner at the end, +1 Black, -1 White.
    pub fn ownership(&self) -> &[f32] {
        &self.ownership
    }

    /// Every chain of the position, in the order of their first stones, as the rules count it: where the coloring counts as
    /// it stands none is dead, and that is no matter of judgement.
    pub fn chains(&self) -> &[Chain] {
        &self.chains
    }

    /// The board that is counted: the position, or what the players agree to make of it.
    pub fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    /// What each point of that board is, and what each player has.
    pub fn count(&self) -> &Count {
        &self.count
    }

    /// The points of that board that are territory of `color`, those under stones that are taken off among them.
    pub fn territory(&self, color: Color) -> impl Iterator<Item = Point> {
        self.points(move |here| here.territory() == Some(color))
    }

    /// The points of that board that are nobody's.
    pub fn dame(&self) -> impl Iterator<Item = Point> {
        self.points(|here| here == Standing::Dame)
    }

    fn points(&self, which: impl Fn(Standing) -> bool) -> impl Iterator<Item = Point> {
        let points = self.agreed.board.topology().points().iter();
        let standing = points.zip(&self.count.standing);
        standing
            .filter(move |&(_, &here)| which(here))
            .map(|(&point, _)| point)
    }

    /// Black's score minus White's.
    pub fn lead(&self, game: &Game) -> Komi {
        game.lead_of(&self.count)
    }

    /// The same with the board exactly as it stands, where the players fill something by agreement.
    pub fn literal_lead(&self, game: &Game) -> Option<Komi> {
        self.literal.as_ref().map(|count| game.lead_of(count))
    }

    /// The lead by the reading of article 7, clause 2 in which one pass lifts the bans of all kos, where chains are disputed.
    pub fn disputed_lead(&self, game: &Game) -> Option<Komi> {
        let other = self.otherwise.as_ref();
        other.map(|other| game.lead_of(&other.count))
    }

    /// Captures still open on that board, and the moves that prevent them.
    pub fn unplayed(&self) -> &[Unplayed] {
        &self.unplayed
    }
}

/// How a living chain can still be captured, if that matters; and what the confirmation of its region says.
fn still_open(game: &Game, settled: &Agreed, head: Point) -> (Option<Unplayed>, Option<Confirmed>) {
    let Some(capture) = unplayed(&settled.board, head) else {
        return (None, None);
    };
    let confirmation = game.rules().ending == Ending::Confirmation;
    match confirmation.then(|| confirmed(settled, head)).flatten() {
        Some(found) if found.alive => (None, Some(found)),
        Some(found) => (Some(capture), Some(found)),
        None => (Some(capture).filter(|open| open.answer.is_some()), None),
    }
}

/// What is lost of what was thought to live.
fn lost(found: &[Found]) -> impl Iterator<Item = &Found> {
    found.iter().filter(|(_, found)| !found.alive)
}

/// Says of a chain whether it is dead.
fn mark(settled: &mut Agreed, head: Point, dead: bool) {
    for stone in settled.board.chain_stones(head) {
        settled.dead[settled.board.topology().place(stone)] = dead;
    }
}

/// Black's share as `color` sees it.
fn of(color: Color, black: f32) -> f32 {
    if color == Color::BLACK { black } else { -black }
}

/// By place whether a stone of a dead chain lies there.
fn places_of_the_dead(game: &Game, chains: &[Chain]) -> Vec<bool> {
    let mut places = vec![false; game.graph().points().len()];
    for chain in chains.iter().filter(|chain| chain.verdict == Verdict::Dead) {
        for &stone in &chain.points {
            places[game.graph().place(stone)] = true;
        }
    }
    places
}

/// What lives, before anybody fills or captures anything.
struct Life {
    ownership: Vec<f32>,
    chains: Vec<Chain>,
}

/// Judges by playouts, or by searches where these leave a chain in doubt of which nothing is proved.
fn life(game: &Game) -> Life {
    if game.players() != 2 {
        return Life::shared(game);
    }
    let first = Life::by(game, estimate::ownership(game));
    if !first.is_in_doubt() {
        return first;
    }
    let dead = places_of_the_dead(game, &first.chains);
    let searched = fights::ownership(game, &dead).map(|found| Life::by(game, found));
    searched.unwrap_or(first)
}

impl Life {
    /// With any number of players: a chain is dead whose points are mostly not its owner's at the end of playouts.
    fn shared(game: &Game) -> Self {
        let (board, graph) = (game.board(), game.graph());
        let shares = estimate::shares(game);
        let heads = board
            .stones()
            .filter(|&(stone, _)| board.chain(stone) == stone);
        let mut chains: Vec<Chain> = heads
            .map(|(head, color)| {
                let mut points: Vec<Point> = board.chain_stones(head).collect();
                points.sort_unstable();
                let own = points
                    .iter()
                    .map(|&stone| shares.of(graph.place(stone), color));
                let own = own.sum::<f32>() / points.len() as f32;
                let lives = own >= 0.5;
                Chain {
                    color,
                    points,
                    verdict: if lives { Verdict::Alive } else { Verdict::Dead },
                    how: How::Estimated,
                    basis: Basis::Playouts,
                    otherwise: None,
                    confidence: if lives { own } else { 1.0 - own },
                }
            })
            .collect();
        chains.sort_by_key(|chain| chain.points.first().copied());
        Self {
            ownership: shares.ownership(),
            chains,
        }
    }

    /// Whether playouts leave a chain in doubt of which nothing is proved.
    fn is_in_doubt(&self) -> bool {
        let in_doubt = |chain: &Chain| chain.how != How::Proved && chain.confidence < CLEAR;
        self.chains.iter().any(in_doubt)
    }

    /// What this ownership makes likely, and what can be proved.
    fn by(game: &Game, ownership: Vec<f32>) -> Self {
        let mut life = Self::likely(game, ownership);
        if !game.counts_as_it_stands() {
            proofs::prove(game, &life.ownership, &mut life.chains);
        }
        life
    }

    /// What this ownership makes likely.
    fn likely(game: &Game, ownership: Vec<f32>) -> Self {
        let dead = dead(game, &ownership);
        let owners = owners(game, &dead);
        let chains = chains(game, &ownership, &dead, &owners);
        Self { ownership, chains }
    }
}

/// By place whether a dead stone lies there: one of a chain that the opponent owns in the mean, unless that is in doubt and one
/// move decides it.
fn dead(game: &Game, ownership: &[f32]) -> Vec<bool> {
    let (board, graph) = (game.board(), game.graph());
    let own = |head: Point, color| {
        let chain = board.chain_stones(head).map(|s| graph.place(s));
        let black: f32 = chain.map(|place| ownership[place]).sum();
        of(color, black) / board.chain_len(head) as f32
    };
    let heads = || board.stones().filter(|&(s, _)| board.chain(s) == s);
    let mut dead = vec![false; ownership.len()];
    let mut mark = |head: Point, is_dead| {
        for stone in board.chain_stones(head) {
            dead[graph.place(stone)] = is_dead;
        }
    };
    for (head, color) in heads() {
        mark(head, own(head, color) < 0.0);
    }
    // Stones saved from a capture may die all the same, but a capture is for good.
    let doubt = match game.rules().ending {
        Ending::Confirmation => -DOUBTFUL..0.0,
        Ending::Agreement | Ending::Final => -EVEN..DOUBTFUL,
    };
    let in_doubt = heads().filter(|&(head, color)| doubt.contains(&own(head, color)));
    for (head, is_dead) in decided(game, in_doubt.map(|(head, _)| head)) {
        mark(head, is_dead);
    }
    dead
}

/// Who has each point, with stone or surrounded, once the dead ones are gone.
fn owners(game: &Game, dead: &[bool]) -> Vec<Option<Color>> {
    let area = count(game.board(), game.players(), dead, &Ruleset::TROMP_TAYLOR);
    let standing = area.standing.into_iter();
    standing
        .map(|here| here.stone().or(here.territory()))
        .collect()
}

fn chains(game: &Game, ownership: &[f32], dead: &[bool], owners: &[Option<Color>]) -> Vec<Chain> {
    let (board, graph) = (game.board(), game.graph());
    let heads = board.stones().filter(|&(s, _)| board.chain(s) == s);
    let judged = heads.map(|(head, color)| {
        let mut points: Vec<Point> = board.chain_stones(head).collect();
        points.sort_unstable();
        let verdict = if dead[graph.place(head)] {
            Verdict::Dead
        } else if is_seki(game, &points, dead, owners) {
            Verdict::Seki
        } else {
            Verdict::Alive
        };
        let black: f32 = points.iter().map(|&s| ownership[graph.place(s)]).sum();
        let own = of(color, black / points.len() as f32);
        let likely = if verdict == Verdict::Dead { -own } else { own };
        Chain {
            color,
            points,
            verdict,
            how: How::Estimated,
            basis: Basis::Playouts,
            otherwise: None,
            confidence: f32::midpoint(1.0, likely),
        }
    });
    let mut chains: Vec<Chain> = judged.collect();
    chains.sort_by_key(|chain| chain.points.first().copied());
    chains
}

/// A chain that owns none of the points around it, and shares one with the rival that neither can fill safely.
fn is_seki(game: &Game, chain: &[Point], dead: &[bool], owners: &[Option<Color>]) -> bool {
    let (board, graph) = (game.board(), game.graph());
    let around: Vec<Point> = chain
        .iter()
        .flat_map(|&s| graph.neighbours(s))
        .filter(|&q| board.is_empty(q) || dead[graph.place(q)])
        .collect();
    let shared = |&q: &Point| owners[graph.place(q)].is_none();
    let untouchable =
        |&q: &Point| board.is_empty(q) && Color::all(2).all(|color| !is_safe(board, q, color));
    !around.is_empty() && around.iter().all(shared) && around.iter().any(untouchable)
}
