//! The answer itself: every chain judged, and what is owned once the dead ones are gone.

use super::agreement::agreed;
use super::chain::{Basis, Chain, How, Verdict};
use super::confirmation::{Confirmed, confirmed};
use super::estimate::shares;
use super::fights;
use super::life::{CERTAIN, CLEAR, Life, of, places_of_the_dead};
use super::otherwise::Otherwise;
use super::unplayed::{Unplayed, unplayed};
use crate::board::{Color, Point, Topology};
use crate::game::Game;
use crate::rules::{Agreed, Count, Ending, Komi, Standing, Tax};

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

/// By place: who is likeliest to have the point in the end, and in what share of playouts he does; `None` where nobody ever
/// has it. For any number of players; the same position always gets the same answer.
pub fn likely_owners(game: &Game) -> Vec<Option<(Color, f32)>> {
    shares(game).likely()
}

/// The mean ownership below which a search has upset a judgement.
const UPSET: f32 = 0.5;

/// A stone of a chain, and what a confirmation found of it.
pub(super) type Found = (Point, Confirmed);

impl Status {
    /// Judges a game; with more than two players, or one, by playouts alone. The same position always gets the same answer; it depends on the rules too, and on
    /// whose turn it is.
    pub fn judge(game: &Game) -> Self {
        Self::given(game, Life::judged(game))
    }

    /// A judgement by playouts alone, in some tens of milliseconds, if these leave no chain in doubt.
    pub fn glance(game: &Game) -> Option<Self> {
        let life = Life::at_a_glance(game);
        let is_clear = life.chains.iter().all(|chain| chain.confidence >= CLEAR);
        is_clear.then(|| Self::given(game, life))
    }

    /// A judgement without search, in some tenths of a second, if what playouts leave in doubt is proved.
    pub fn without_search(game: &Game) -> Option<Self> {
        let life = Life::without_search(game);
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

    /// Whether a search of so many simulations in which `color` begins leaves what is merely estimated as it was judged: the living
    /// alive and the dead captured in three of four.
    pub fn holds_against(&self, game: &Game, color: Color, simulations: u64) -> bool {
        let mut estimated = self
            .chains
            .iter()
            .filter(|chain| chain.how == How::Estimated);
        let found = estimated
            .clone()
            .next()
            .and_then(|_| fights::ownership_if_first(game, &self.dead, color, simulations));
        let Some(ownership) = found else {
            return true;
        };
        estimated.all(|chain| {
            let places = chain.points.iter().map(|&stone| game.graph().place(stone));
            let own = of(chain.color, places.map(|place| ownership[place]).sum());
            let as_judged = if chain.verdict == Verdict::Dead {
                -own
            } else {
                own
            };
            as_judged > UPSET * chain.points.len() as f32
        })
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
