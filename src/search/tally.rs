//! What the simulations find besides the tree: leads and owners, over all and by the move they began with; as one player sees
//! them, the viewer.

use crate::board::{Graph, Move, Topology};

/// A mean and how far single values lie from it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Spread {
    /// The mean.
    pub mean: f32,
    /// The standard deviation.
    pub deviation: f32,
}

impl Spread {
    fn new(mean: f64, mean_of_squares: f64) -> Self {
        let variance = (mean_of_squares - mean * mean).max(0.0);
        Self {
            mean: mean as f32,
            deviation: variance.sqrt() as f32,
        }
    }
}

/// The viewer's leads at the ends of simulations.
#[derive(Clone, Debug, Default)]
struct Leads {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Leads {
    fn add(&mut self, lead: f32) {
        let lead = f64::from(lead);
        self.count += 1;
        self.sum += lead;
        self.squares += lead * lead;
    }

    fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn spread(&self) -> Option<Spread> {
        let count = self.count as f64;
        (self.count > 0).then(|| Spread::new(self.sum / count, self.squares / count))
    }
}

/// Who owned the points at the ends of simulations, by place.
#[derive(Clone, Debug, Default)]
struct Owners {
    count: u32,
    /// How often the viewer, minus how often another.
    sums: Vec<i32>,
    /// How often anybody.
    owned: Vec<u32>,
}

impl Owners {
    fn new(points: usize) -> Self {
        Self {
            count: 0,
            sums: vec![0; points],
            owned: vec![0; points],
        }
    }

    fn add(&mut self, signs: &[i8]) {
        self.count += 1;
        let counters = self.sums.iter_mut().zip(&mut self.owned);
        for ((sum, owned), &sign) in counters.zip(signs) {
            *sum += i32::from(sign);
            *owned += u32::from(sign.unsigned_abs());
        }
    }

    fn merge(&mut self, other: &Self) {
        self.count += other.count;
        for (sum, more) in self.sums.iter_mut().zip(&other.sums) {
            *sum += more;
        }
        for (owned, more) in self.owned.iter_mut().zip(&other.owned) {
            *owned += more;
        }
    }

    /// By place; empty if there is nothing to tell from.
    fn spreads(&self) -> Vec<Spread> {
        if self.count == 0 {
            return Vec::new();
        }
        let count = f64::from(self.count);
        let counters = self.sums.iter().zip(&self.owned);
        let spread = |(&sum, &owned)| Spread::new(f64::from(sum) / count, f64::from(owned) / count);
        counters.map(spread).collect()
    }
}

/// What the simulations that began with one move found.
#[derive(Clone, Debug, Default)]
struct MoveTally {
    leads: Leads,
    owners: Option<Owners>,
}

/// What some simulations found.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// The sum of the results as the viewer sees them.
    won: f64,
    leads: Leads,
    owners: Owners,
    /// By [`slot`].
    moves: Vec<MoveTally>,
    /// Whether to note the owners for each first move, which takes the memory of the board squared.
    notes_owners_by_move: bool,
}

impl Tally {
    /// Nothing yet, on this board.
    pub(super) fn new(graph: &Graph, notes_owners_by_move: bool) -> Self {
        Self {
            won: 0.0,
            leads: Leads::default(),
            owners: Owners::new(graph.points().len()),
            moves: vec![MoveTally::default(); graph.cells() + 1],
            notes_owners_by_move,
        }
    }

    /// Notes a simulation: by place +1 for the viewer's points, -1 for those of others and 0 for nobody's; the viewer's lead; its worth to the viewer
    /// from 0 to 1; its first move, if it got as far as a move of the tree.
    pub(super) fn add(&mut self, signs: &[i8], lead: f32, worth: f32, first: Option<Move>) {
        self.won += f64::from(worth);
        self.leads.add(lead);
        self.owners.add(signs);
        if let Some(tally) = first.and_then(|mv| self.moves.get_mut(slot(mv))) {
            tally.leads.add(lead);
            if self.notes_owners_by_move {
                let owners = tally.owners.get_or_insert_with(|| Owners::new(signs.len()));
                owners.add(signs);
            }
        }
    }

    /// Adds what others found on the same board.
    pub(super) fn merge(&mut self, other: &Self) {
        self.won += other.won;
        self.leads.merge(&other.leads);
        self.owners.merge(&other.owners);
        for (mine, theirs) in self.moves.iter_mut().zip(&other.moves) {
            mine.leads.merge(&theirs.leads);
            if let Some(owners) = &theirs.owners {
                let points = owners.sums.len();
                mine.owners
                    .get_or_insert_with(|| Owners::new(points))
                    .merge(owners);
            }
        }
    }

    /// The share of the simulations that the viewer won, if there are any.
    pub(super) fn winrate(&self) -> Option<f32> {
        let count = self.leads.count as f64;
        (self.leads.count > 0).then(|| (self.won / count) as f32)
    }

    /// The sum of the viewer's leads.
    pub(super) fn lead_sum(&self) -> f64 {
        self.leads.sum
    }

    /// By place: how often the viewer owned the point, minus how often another did.
    pub(super) fn owner_sums(&self) -> &[i32] {
        &self.owners.sums
    }

    /// The viewer's lead.
    pub(super) fn lead(&self) -> Option<Spread> {
        self.leads.spread()
    }

    /// By place: who owns the points, +1 the viewer, -1 another; empty if there were no simulations.
    pub(super) fn ownership(&self) -> Vec<Spread> {
        self.owners.spreads()
    }

    /// The viewer's lead after a first move, and who owns the points then, as far as that was noted.
    pub(super) fn after(&self, mv: Move) -> (Option<Spread>, Option<Vec<Spread>>) {
        let Some(tally) = self.moves.get(slot(mv)) else {
            return (None, None);
        };
        let owners = tally.owners.as_ref().map(Owners::spreads);
        (tally.leads.spread(), owners)
    }
}

/// Where a first move is noted.
fn slot(mv: Move) -> usize {
    mv.point().map_or(0, |point| point.index() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;

    #[test]
    fn means_and_deviations_are_those_of_the_values() {
        let graph = Shape::Grid(2, 1).graph().unwrap();
        let play = graph.point("A1").map(Move::Play);
        let mut tally = Tally::new(&graph, true);
        tally.add(&[1, 0], 3.0, 1.0, play);
        tally.add(&[1, -1], -1.0, 0.0, Some(Move::Pass));
        let mut both = Tally::new(&graph, false);
        both.merge(&tally);
        both.add(&[-1, -1], 1.0, 0.5, None);
        let near = |spread: Spread, mean: f32, deviation: f32| {
            assert!((spread.mean - mean).abs() < 1e-6, "{spread:?}");
            assert!((spread.deviation - deviation).abs() < 1e-6, "{spread:?}");
        };
        // 3, -1, 1: variance 8/3. Owners 1, 1, -1: variance 8/9. Owners 0, -1, -1: variance 2/9.
        near(both.lead().unwrap(), 1.0, (8.0_f32 / 3.0).sqrt());
        near(both.ownership()[0], 1.0 / 3.0, (8.0_f32 / 9.0).sqrt());
        near(both.ownership()[1], -2.0 / 3.0, (2.0_f32 / 9.0).sqrt());
        assert_eq!(both.winrate(), Some(0.5));
        let (lead, owners) = both.after(Move::Pass);
        near(lead.unwrap(), -1.0, 0.0);
        near(owners.unwrap()[1], -1.0, 0.0);
        let other = graph.point("B1").map(Move::Play).unwrap();
        assert_eq!(both.after(other), (None, None));
        let nothing = Tally::new(&graph, true);
        assert_eq!((nothing.lead(), nothing.ownership()), (None, Vec::new()));
    }
}
