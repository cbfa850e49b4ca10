//! What each player's points are under every scoring and tax, once it is known which stones are dead.
//!
//! The board falls into regions: connected points that are empty or have a dead stone (J-19). A region that living stones
//! of one color surround is theirs, any other is nobody's. A chain next to a point of nobody's is in seki, as article 8 says,
//! and so are the chains with which it shares a region of its own.

use super::{Ruleset, Scoring, Tax};
use crate::board::{Board, Color, Graph, Point, Topology};
use std::collections::BTreeSet;

/// The points that a living group keeps to itself under a tax on all of them.
const TWO_EYES: i32 = 2;

/// Each player's points in turn order, without the prisoners taken so far and without komi. `dead` tells by place which
/// stones are; places beyond its end have none.
pub fn count(board: &Board<Graph>, players: u8, dead: &[bool], rules: &Ruleset) -> Vec<i32> {
    let living = Living { board, dead };
    let regions = living.regions();
    let groups = living.groups(&regions);
    let mut points = vec![0; players as usize];
    if rules.scoring == Scoring::Area {
        for (_, color) in living.stones() {
            points[color.index()] += 1;
        }
    }
    for region in &regions {
        let in_seki = || groups.iter().any(|group| group.seki && group.has(region));
        if let Some(owner) = region.owner
            && (rules.tax == Tax::None || !in_seki())
        {
            points[owner.index()] += region.worth(board, owner, rules.scoring);
        }
    }
    if rules.tax == Tax::All {
        for group in groups.iter().filter(|group| !group.seki) {
            points[group.owner.index()] -= TWO_EYES;
        }
    }
    points
}

/// A board without the stones that are dead.
struct Living<'a> {
    board: &'a Board<Graph>,
    dead: &'a [bool],
}

/// Connected points without living stones.
struct Region {
    points: Vec<Point>,
    /// The living chains around it.
    walls: BTreeSet<Point>,
    /// The one color of these.
    owner: Option<Color>,
}

/// Living chains of one color, connected by regions of their own.
struct Group {
    chains: BTreeSet<Point>,
    owner: Color,
    /// Whether one of them is next to a point of nobody's.
    seki: bool,
}

impl Living<'_> {
    /// The color of a living stone.
    fn color(&self, point: Point) -> Option<Color> {
        let place = self.board.topology().place(point);
        let is_dead = self.dead.get(place).copied().unwrap_or(false);
        self.board.color(point).filter(|_| !is_dead)
    }

    fn stones(&self) -> impl Iterator<Item = (Point, Color)> {
        let points = self.board.topology().points().iter();
        points.filter_map(|&point| self.color(point).map(|color| (point, color)))
    }

    fn regions(&self) -> Vec<Region> {
        let graph = self.board.topology();
        let mut seen = vec![false; graph.points().len()];
        let mut regions = Vec::new();
        for &start in graph.points() {
            if self.color(start).is_none() && !seen[graph.place(start)] {
                seen[graph.place(start)] = true;
                regions.push(self.region(start, &mut seen));
            }
        }
        regions
    }

    fn region(&self, start: Point, seen: &mut [bool]) -> Region {
        let graph = self.board.topology();
        let (mut points, mut walls, mut next) = (vec![start], BTreeSet::new(), 0);
        let mut colors = Vec::new();
        while let Some(&point) = points.get(next) {
            next += 1;
            for q in graph.neighbours(point) {
                if let Some(color) = self.color(q) {
                    walls.insert(self.board.chain(q));
                    colors.push(color);
                } else if !std::mem::replace(&mut seen[graph.place(q)], true) {
                    points.push(q);
                }
            }
        }
        let first = colors.first().copied();
        let owner = first.filter(|first| colors.iter().all(|color| color == first));
        Region {
            points,
            walls,
            owner,
        }
    }

    fn groups(&self, regions: &[Region]) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (stone, owner) in self.stones() {
            if self.board.chain(stone) == stone {
                groups.push(Group {
                    chains: [stone].into(),
                    owner,
                    seki: false,
                });
            }
        }
        for region in regions {
            let (touching, mut others): (Vec<_>, Vec<_>) =
                groups.into_iter().partition(|group| group.has(region));
            if region.owner.is_some() {
                others.extend(touching.into_iter().reduce(Group::joined));
            } else {
                others.extend(touching.into_iter().map(|group| Group {
                    seki: true,
                    ..group
                }));
            }
            groups = others;
        }
        groups
    }
}

impl Region {
    /// What it gives its owner: every point, or under territory the empty ones, and those of dead rivals twice, for the
    /// point and for the prisoner (article 10.1). His own dead stones stay and count nothing (J-19).
    fn worth(&self, board: &Board<Graph>, owner: Color, scoring: Scoring) -> i32 {
        let of = |&point: &Point| match (scoring, board.color(point)) {
            (Scoring::Area, _) | (Scoring::Territory, None) => 1,
            (Scoring::Territory, Some(color)) if color == owner => 0,
            (Scoring::Territory, Some(_)) => 2,
        };
        self.points.iter().map(of).sum()
    }
}

impl Group {
    fn has(&self, region: &Region) -> bool {
        !self.chains.is_disjoint(&region.walls)
    }

    fn joined(mut self, other: Self) -> Self {
        self.chains.extend(other.chains);
        self.seki |= other.seki;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Shape, parse_diagram};
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
        count(&board, 2, &marks, &rules).try_into().unwrap()
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
}
