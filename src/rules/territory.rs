//! Territory as the Japanese rules of 1989 define it (articles 8 and 10), given which stones are dead.

use crate::board::{Board, Color, Graph, Point, PointMap, Topology};

/// What a point is once life and death are decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A live stone.
    Live(Color),
    /// A live stone in seki (article 8: it has dame).
    Seki(Color),
    /// A dead stone of this color that stays: in its owner's own region, or beside dame (article 10, clause 1).
    DeadStays(Color),
    /// A dead stone of this color that is taken off: the other player's territory.
    DeadRemoved(Color),
    /// An empty point of territory.
    Territory(Color),
    /// An eye point of stones in seki: surrounded by one player, but no territory.
    SekiEye(Color),
    /// An empty point that is no eye point.
    Dame,
}

/// One player's count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Stones that stay on the board, the dead ones that are not removed among them.
    pub stones: u32,
    /// Points of territory.
    pub territory: u32,
    /// Prisoners taken in the game and dead stones taken off.
    pub prisoners: u32,
}

impl Tally {
    /// Territory and prisoners: what article 10, clause 2 compares.
    pub fn total(&self) -> u32 {
        self.territory + self.prisoners
    }
}

/// The count of a finished game of two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Territory {
    /// What each point is, in the topology's order.
    pub standing: Vec<Standing>,
    /// Black's count and White's.
    pub tally: [Tally; 2],
}

/// A maximal connected set of points that are empty or dead.
struct Region {
    points: Vec<Point>,
    /// The live chains around it, by name.
    borders: Vec<Point>,
    /// Whose eye points these are; `None` for dame.
    owner: Option<Color>,
}

/// Counts the board. `dead` tells of each place whether a dead stone lies there, `prisoners` how many stones Black and
/// White have taken in the game.
pub fn territory(board: &Board<Graph>, dead: &[bool], prisoners: [u32; 2]) -> Territory {
    let graph = board.topology();
    let regions = regions(board, dead);
    let seki = seki(&regions);
    let mut standing: Vec<Standing> = graph
        .points()
        .iter()
        .map(|&point| match board.color(point) {
            None => Standing::Dame,
            Some(color) if dead[graph.place(point)] => Standing::DeadStays(color),
            Some(color) if seki.contains(&board.chain(point)) => Standing::Seki(color),
            Some(color) => Standing::Live(color),
        })
        .collect();
    for region in &regions {
        let Some(owner) = region.owner else { continue };
        let in_seki = region.borders.iter().any(|chain| seki.contains(chain));
        for &point in &region.points {
            let here = &mut standing[graph.place(point)];
            *here = match board.color(point) {
                None if in_seki => Standing::SekiEye(owner),
                None => Standing::Territory(owner),
                // Article 10, clause 1: only dead stones in the opponent's territory come off.
                Some(color) if color != owner && !in_seki => Standing::DeadRemoved(color),
                Some(color) => Standing::DeadStays(color),
            };
        }
    }
    let tally = tally(&standing, prisoners);
    Territory { standing, tally }
}

fn tally(standing: &[Standing], prisoners: [u32; 2]) -> [Tally; 2] {
    let mut tally = prisoners.map(|prisoners| Tally {
        prisoners,
        ..Tally::default()
    });
    for here in standing {
        match *here {
            Standing::Live(color) | Standing::Seki(color) | Standing::DeadStays(color) => {
                tally[color.index()].stones += 1;
            }
            Standing::Territory(color) => tally[color.index()].territory += 1,
            Standing::DeadRemoved(color) => {
                tally[color.opponent().index()].territory += 1;
                tally[color.opponent().index()].prisoners += 1;
            }
            Standing::SekiEye(_) | Standing::Dame => {}
        }
    }
    tally
}

fn regions(board: &Board<Graph>, dead: &[bool]) -> Vec<Region> {
    let graph = board.topology();
    let is_open = |point: Point| board.color(point).is_none() || dead[graph.place(point)];
    let mut seen = graph.map(false);
    let mut regions = Vec::new();
    for &start in graph.points() {
        if seen.get(start) || !is_open(start) {
            continue;
        }
        *seen.at(start) = true;
        let (mut points, mut borders, mut next) = (vec![start], Vec::new(), 0);
        while let Some(&point) = points.get(next) {
            next += 1;
            for q in graph.neighbours(point) {
                if !is_open(q) {
                    borders.push(board.chain(q));
                } else if !seen.get(q) {
                    *seen.at(q) = true;
                    points.push(q);
                }
            }
        }
        borders.sort_unstable();
        borders.dedup();
        let owner = owner(board, &points, &borders);
        regions.push(Region {
            points,
            borders,
            owner,
        });
    }
    regions
}

/// Whose eye points a region's are (article 8: surrounded by live stones of one player only), if anyone's.
fn owner(board: &Board<Graph>, points: &[Point], borders: &[Point]) -> Option<Color> {
    let mut colors = borders.iter().filter_map(|&chain| board.color(chain));
    let owner = colors.next()?;
    // A ko that neither can win for good in a double-ko seki has a mouth: the one liberty of a single stone. The comment
    // on article 8 counts it as dame.
    let ko_mouth = points.len() == 1
        && borders
            .iter()
            .any(|&chain| board.chain_len(chain) == 1 && board.in_atari(chain));
    (!ko_mouth && colors.all(|color| color == owner)).then_some(owner)
}

/// The names of the live chains that have dame, and of those that share eye points with them.
///
/// A chain next to a dead stone that lies among dame has dame too: the stone is in nobody's territory.
fn seki(regions: &[Region]) -> Vec<Point> {
    let dame = regions.iter().filter(|region| region.owner.is_none());
    let mut seki: Vec<Point> = dame.flat_map(|region| region.borders.clone()).collect();
    loop {
        let before = seki.len();
        for region in regions {
            if region.borders.iter().any(|chain| seki.contains(chain)) {
                let more = region.borders.iter().filter(|chain| !seki.contains(chain));
                let more: Vec<Point> = more.copied().collect();
                seki.extend(more);
            }
        }
        if seki.len() == before {
            return seki;
        }
    }
}
