//! What each point and each player is worth under every scoring and tax, once it is known which stones are dead.
//!
//! The board falls into regions: connected points that are empty or have a dead stone (J-19). A region that living stones
//! of one color surround is theirs, any other is nobody's. A chain next to a point of nobody's is in seki, as article 8 says,
//! and so are the chains with which it shares a region of its own.

use super::{Ruleset, Scoring, Tax};
use crate::board::{Board, Color, Graph, Point, PointMap, Topology};

/// The points that a living group keeps to itself under a tax on all of them.
const TWO_EYES: i32 = 2;

/// What a point is once life and death are decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A living stone.
    Live(Color),
    /// A living stone in seki (article 8: it has dame), where a tax makes that matter.
    Seki(Color),
    /// A dead stone of this color that stays where territory is counted: in its owner's own region, or beside dame
    /// (article 10, clause 1).
    DeadStays(Color),
    /// A dead stone that is taken off, in this player's territory.
    DeadRemoved(Color),
    /// An empty point of territory.
    Territory(Color),
    /// An eye point of stones in seki: surrounded by one player, but taxed away.
    SekiEye(Color),
    /// A point of nobody's: empty, or cleared of a dead stone where area is counted.
    Dame,
}

impl Standing {
    /// Whose territory the point is.
    pub fn territory(self) -> Option<Color> {
        match self {
            Self::Territory(owner) | Self::DeadRemoved(owner) => Some(owner),
            _ => None,
        }
    }

    /// The color of a stone that stays.
    pub fn stone(self) -> Option<Color> {
        match self {
            Self::Live(color) | Self::Seki(color) | Self::DeadStays(color) => Some(color),
            _ => None,
        }
    }
}

/// One player's count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Stones that stay on the board.
    pub stones: i32,
    /// Points of territory.
    pub territory: i32,
    /// Dead stones of rivals taken off his territory; those taken in play are not among them.
    pub prisoners: i32,
    /// What the rules make of that: stones and territory, or territory and prisoners, less the tax.
    pub points: i32,
}

/// The count of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// By place: what the point is.
    pub standing: Vec<Standing>,
    /// What each player has, in turn order.
    pub tallies: Vec<Tally>,
}

/// Counts the board. `dead` tells by place which stones are; places beyond its end have none.
pub fn count(board: &Board<Graph>, players: u8, dead: &[bool], rules: &Ruleset) -> Count {
    let living = Living { board, dead, rules };
    let regions = living.regions();
    let groups = Groups::new(board, &regions, rules.tax);
    let standing = living.standing(&regions, &groups);
    let mut tallies = vec![Tally::default(); players as usize];
    for (here, &point) in standing.iter().zip(board.topology().points()) {
        if let Some(color) = here.stone() {
            tallies[color.index()].stones += 1;
        }
        if let Some(owner) = here.territory() {
            let tally = &mut tallies[owner.index()];
            tally.territory += 1;
            tally.prisoners += i32::from(board.color(point).is_some_and(|color| color != owner));
        }
    }
    for tally in &mut tallies {
        tally.points = match rules.scoring {
            Scoring::Area => tally.stones + tally.territory,
            Scoring::Territory => tally.territory + tally.prisoners,
        };
    }
    if rules.tax == Tax::All {
        for (chain, owner) in living.chains() {
            if groups.leader(chain) == chain && !groups.in_seki(chain) {
                tallies[owner.index()].points -= TWO_EYES;
            }
        }
    }
    Count { standing, tallies }
}

/// A board on which some stones are dead.
struct Living<'a> {
    board: &'a Board<Graph>,
    dead: &'a [bool],
    rules: &'a Ruleset,
}

/// Connected points without living stones.
struct Region {
    points: Vec<Point>,
    /// The names of the living chains around it.
    walls: Vec<Point>,
    /// The one color of these, if the points are no dame.
    owner: Option<Color>,
}

impl Living<'_> {
    /// The color of a living stone.
    fn color(&self, point: Point) -> Option<Color> {
        let place = self.board.topology().place(point);
        let is_dead = self.dead.get(place).copied().unwrap_or(false);
        self.board.color(point).filter(|_| !is_dead)
    }

    /// The names of the living chains.
    fn chains(&self) -> impl Iterator<Item = (Point, Color)> {
        let stones = self.board.stones();
        stones.filter(|&(s, _)| self.board.chain(s) == s && self.color(s).is_some())
    }

    fn regions(&self) -> Vec<Region> {
        let graph = self.board.topology();
        let mut seen = graph.map(false);
        let mut regions = Vec::new();
        for &start in graph.points() {
            if self.color(start).is_none() && !seen.get(start) {
                *seen.at(start) = true;
                regions.push(self.region(start, &mut seen));
            }
        }
        regions
    }

    fn region(&self, start: Point, seen: &mut impl PointMap<bool>) -> Region {
        let (mut points, mut walls, mut next) = (vec![start], Vec::new(), 0);
        while let Some(&point) = points.get(next) {
            next += 1;
            for q in self.board.topology().neighbours(point) {
                if self.color(q).is_some() {
                    walls.push(self.board.chain(q));
                } else if !seen.get(q) {
                    *seen.at(q) = true;
                    points.push(q);
                }
            }
        }
        walls.sort_unstable();
        walls.dedup();
        let mut colors = walls.iter().filter_map(|&chain| self.board.color(chain));
        let first = colors.next();
        let surrounded = colors.all(|color| Some(color) == first);
        let owner = first.filter(|_| surrounded && !self.is_ko_mouth(&points, &walls));
        Region {
            points,
            walls,
            owner,
        }
    }

    /// A ko that neither can win for good in a double-ko seki has a mouth: the one liberty of a single stone. The comment on
    /// article 8 counts it as dame. Next to a dead stone the ko is won: Diagram 10's corner needs no further move.
    fn is_ko_mouth(&self, points: &[Point], walls: &[Point]) -> bool {
        let lone = |&chain: &Point| {
            let mut around = self.board.topology().neighbours(chain);
            self.board.chain_len(chain) == 1
                && around.all(|q| points.contains(&q) || self.color(q).is_some())
        };
        self.rules.tax != Tax::None && points.len() == 1 && walls.iter().any(lone)
    }

    fn standing(&self, regions: &[Region], groups: &Groups) -> Vec<Standing> {
        let graph = self.board.topology();
        let stones = graph.points().iter().map(|&point| match self.color(point) {
            Some(color) if groups.in_seki(point) => Standing::Seki(color),
            Some(color) => Standing::Live(color),
            None => Standing::Dame,
        });
        let mut standing: Vec<Standing> = stones.collect();
        for region in regions {
            let in_seki = region.walls.iter().any(|&chain| groups.in_seki(chain));
            for &point in &region.points {
                standing[graph.place(point)] = self.open(point, region.owner, in_seki);
            }
        }
        standing
    }

    /// What a point without a living stone is.
    fn open(&self, point: Point, owner: Option<Color>, in_seki: bool) -> Standing {
        let own = owner.filter(|_| !in_seki);
        match (self.board.color(point), owner) {
            // Article 10, clause 1: only dead stones in the opponent's territory come off.
            (Some(color), _)
                if self.rules.scoring == Scoring::Territory
                    && own.is_none_or(|owner| owner == color) =>
            {
                Standing::DeadStays(color)
            }
            (_, None) => Standing::Dame,
            (_, Some(owner)) if in_seki => Standing::SekiEye(owner),
            (Some(_), Some(owner)) => Standing::DeadRemoved(owner),
            (None, Some(owner)) => Standing::Territory(owner),
        }
    }
}

/// Chains connected by regions of their own: they are in seki together, and taxed as one.
struct Groups {
    /// By stone: another of its group, or itself if it leads it.
    next: <Graph as Topology>::Map<Point>,
    /// By leader: whether its group is in seki.
    seki: <Graph as Topology>::Map<bool>,
}

impl Groups {
    fn new(board: &Board<Graph>, regions: &[Region], tax: Tax) -> Self {
        let graph = board.topology();
        let mut groups = Self {
            next: graph.map(Point::new(0)),
            seki: graph.map(false),
        };
        for (stone, _) in board.stones() {
            *groups.next.at(stone) = board.chain(stone);
        }
        for region in regions.iter().filter(|region| region.owner.is_some()) {
            for pair in region.walls.windows(2) {
                let (one, other) = (groups.leader(pair[0]), groups.leader(pair[1]));
                *groups.next.at(one) = other;
            }
        }
        if tax != Tax::None {
            let dame = regions.iter().filter(|region| region.owner.is_none());
            let leaders = dame.flat_map(|region| &region.walls);
            let leaders: Vec<Point> = leaders.map(|&chain| groups.leader(chain)).collect();
            for leader in leaders {
                *groups.seki.at(leader) = true;
            }
        }
        groups
    }

    fn leader(&self, stone: Point) -> Point {
        let mut leader = stone;
        while self.next.get(leader) != leader {
            leader = self.next.get(leader);
        }
        leader
    }

    fn in_seki(&self, stone: Point) -> bool {
        self.seki.get(self.leader(stone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Shape, parse_diagram};
    use crate::rules::area;
    use std::sync::Arc;

    /// Both players' points where the stones named are dead.
    fn points(side: (u8, u8), diagram: &str, dead: &str, scoring: Scoring, tax: Tax) -> [i32; 2] {
        let graph = Arc::new(Shape::Grid(side.0, side.1).graph().unwrap());
        let stones = parse_diagram(&*graph, diagram).unwrap();
        let board = Board::with_stones(Arc::clone(&graph), stones).unwrap();
        let mut marks = vec![false; graph.points().len()];
        for name in dead.split_whitespace() {
            marks[graph.place(graph.point(name).unwrap())] = true;
        }
        let rules = Ruleset {
            scoring,
            tax,
            ..Ruleset::JAPANESE
        };
        let tallies = count(&board, 2, &marks, &rules).tallies;
        [tallies[0].points, tallies[1].points]
    }

    /// kg-tax-01, from `KataGo`'s cpp/tests/testrules.cpp, "GroupTaxSekiScoring": White minus Black with a komi of 0.5.
    #[test]
    fn taxes_take_what_groups_in_seki_have() {
        let diagram = ".X.XO.O.X ...XOOOX. .XXXXXXOO XOOOOOXO. XO.O.OXOO XOOOOOXXX XXXO...OO .XXXOOOO. .X.XO.O.O";
        for (scoring, tax, lead) in [
            (Scoring::Area, Tax::None, 4.5),
            (Scoring::Area, Tax::Seki, 6.5),
            (Scoring::Area, Tax::All, 6.5),
            (Scoring::Territory, Tax::None, -1.5),
            (Scoring::Territory, Tax::Seki, 0.5),
            (Scoring::Territory, Tax::All, 0.5),
        ] {
            let [black, white] = points((9, 9), diagram, "", scoring, tax);
            let found = f64::from(white - black) + 0.5;
            assert!((found - lead).abs() < 1e-9, "{scoring:?} {tax:?}: {found}");
        }
    }

    const WALLS: &str = "..X.O.. ..XXO.. ..XOO.. ..XOO.. ..XOO..";

    /// Diagrams 15 and 16 in little: an open dame takes all, filled it is 10 to 10; a dead stone is two points.
    #[test]
    fn an_open_dame_is_seki_for_all_around() {
        let count =
            |diagram: &str, dead| points((7, 5), diagram, dead, Scoring::Territory, Tax::Seki);
        assert_eq!(count(WALLS, ""), [0, 0]);
        let filled = WALLS.replacen("X.O", "XXO", 1);
        assert_eq!(count(&filled, ""), [10, 10]);
        let with_dead_stone = filled.replacen(" ..X", " O.X", 1);
        assert_eq!(count(&with_dead_stone, "A4"), [11, 10]);
        // In his own region a dead stone stays and counts nothing.
        let own = filled.replacen(" ..X", " X.X", 1);
        assert_eq!(count(&own, "A4"), [9, 10]);
    }

    /// Under area the same board is 17 to 18, dead stone or not; each of the two groups keeps two points.
    #[test]
    fn area_counts_stones_and_all_groups_can_be_taxed() {
        let filled = WALLS.replacen("X.O", "XXO", 1).replacen(" ..X", " O.X", 1);
        for (tax, wanted) in [
            (Tax::None, [17, 18]),
            (Tax::Seki, [17, 18]),
            (Tax::All, [15, 16]),
        ] {
            assert_eq!(points((7, 5), &filled, "A4", Scoring::Area, tax), wanted);
        }
        let territory = points((7, 5), &filled, "A4", Scoring::Territory, Tax::All);
        assert_eq!(territory, [9, 8]);
    }

    /// jp-11: two shared liberties; three points each elsewhere.
    #[test]
    fn a_seki_takes_its_own_eyes_only() {
        let diagram = ".XOO.XXO. XXOO.XXOO XXXOOXXOO .XXXXOOO. X.XXXO.OO";
        let count = |tax| points((9, 5), diagram, "", Scoring::Territory, tax);
        assert_eq!(count(Tax::Seki), [3, 3]);
        assert_eq!(count(Tax::None), [3, 3]);
        assert_eq!(count(Tax::All), [1, 1]);
    }

    #[test]
    fn nothing_is_nobodys() {
        let empty = ".. ..";
        for tax in [Tax::None, Tax::Seki, Tax::All] {
            assert_eq!(points((2, 2), empty, "", Scoring::Area, tax), [0, 0]);
            assert_eq!(points((2, 2), empty, "", Scoring::Territory, tax), [0, 0]);
        }
    }

    /// Tromp and Taylor's area once the dead stones are off, for any number of players: A3 and B3 are of no use to Black,
    /// and B1 reaches two colors.
    #[test]
    fn area_is_that_of_the_cleared_board_for_three_players() {
        let graph = Arc::new(Shape::Grid(3, 3).graph().unwrap());
        let stones = parse_diagram(&*graph, "XX. OOO O.#").unwrap();
        let board = Board::with_stones(Arc::clone(&graph), stones).unwrap();
        let dead: Vec<bool> = (0..9).map(|place| place < 2).collect();
        let points = |dead: &[bool]| -> Vec<i32> {
            let counted = count(&board, 3, dead, &Ruleset::TROMP_TAYLOR);
            counted.tallies.iter().map(|tally| tally.points).collect()
        };
        assert_eq!(points(&[]), area(&board, 3).points);
        assert_eq!(points(&[]), [2, 4, 1]);
        assert_eq!(points(&dead), [0, 7, 1]);
    }
}
