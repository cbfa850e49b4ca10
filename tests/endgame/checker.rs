//! Decides finished positions by brute force, without the engine's own judgement: each player's regions are searched, the
//! rival to move first in each, until Benson's theorem says that all of it is the player's whatever happens.

use std::collections::HashMap;
use std::sync::Arc;
use tengen::board::{Board, Color, Graph, Move, Point, Seats, Topology};
use tengen::features::Weights;
use tengen::playout::{Policy, Rates, owner, playout};
use tengen::random::Random;

/// The boards that the search of one region may look at.
const NODES: usize = 5000;
/// Pairs of moves that it may take until everything is safe: what takes more is for players to fight for.
const DEEPEST: usize = 3;
/// Larger regions are given up.
const LARGEST: usize = 16;

/// A position of which every point is decided.
pub(crate) struct Decision {
    /// By place: who has the point in the end, or nobody.
    pub(crate) owners: Vec<Option<Color>>,
    /// By place: whether a dead stone lies there.
    pub(crate) dead: Vec<bool>,
}

/// What becomes of the position, if all of it can be decided.
pub(crate) fn decide(board: &Board<Graph>) -> Option<Decision> {
    let graph = board.topology();
    // A guess, which the searches prove or refute.
    let dead = guess_dead(board);
    let living = |p: Point| board.color(p).filter(|_| !dead[graph.place(p)]);
    let mut owners: Vec<_> = graph.points().iter().map(|&p| living(p)).collect();
    let mut regions = Vec::new();
    let mut dame = Vec::new();
    for region in components(graph, |p| living(p).is_none()) {
        let touches = |p: &Point, color| graph.neighbours(*p).any(|q| living(q) == Some(color));
        let colors: Vec<Color> = Color::all(2)
            .filter(|&color| region.iter().any(|p| touches(p, color)))
            .collect();
        if let [color] = colors[..] {
            for &p in &region {
                owners[graph.place(p)] = Some(color);
            }
            regions.push((color, region));
        } else {
            let plain = |p: &Point| board.is_empty(*p) && Color::all(2).all(|c| touches(p, c));
            if !region.iter().all(plain) {
                return None;
            }
            dame.extend(region);
        }
    }
    for color in Color::all(2) {
        // The rival has all dame, as bad as can be.
        let filled = dame.iter().map(|&p| (p, color.opponent()));
        let stones = board.stones().chain(filled);
        let board = Board::with_stones(Arc::new(graph.clone()), stones).ok()?;
        let own = regions.iter().filter(|(owner, _)| *owner == color);
        if !are_safe(&board, color, own.map(|(_, region)| &region[..])) {
            return None;
        }
    }
    Some(Decision { owners, dead })
}

/// Whether all these regions of one color, and the chains around them, are safe.
///
/// Each region is searched alone, for the least number of eyes that the chains around it need elsewhere if all have as many;
/// the rest of two it promises them. Where the others do not promise enough to all of them, it is searched again with what
/// each has; what it has promised itself it has to keep then too.
fn are_safe<'a>(
    board: &Board<Graph>,
    color: Color,
    regions: impl Iterator<Item = &'a [Point]>,
) -> bool {
    let graph = board.topology();
    let walls = |region: &[Point]| -> Vec<Point> {
        let around = region.iter().flat_map(|&p| graph.neighbours(p));
        let own = around.filter(|&q| board.color(q) == Some(color) && !region.contains(&q));
        let mut walls: Vec<Point> = own.map(|q| board.chain(q)).collect();
        walls.sort_unstable();
        walls.dedup();
        walls
    };
    let searched: Vec<(&[Point], Vec<Point>, Option<usize>)> = regions
        .map(|region| {
            let walls = walls(region);
            let alike = |eyes| walls.iter().map(|&wall| (wall, eyes)).collect();
            let needs =
                (0..=2).find(|&eyes| Search::new(region, color, alike(eyes)).is_safe(board));
            (region, walls, needs)
        })
        .collect();
    searched.iter().all(|(region, walls, needs)| {
        let promised = |wall: Point| -> usize {
            let others = searched
                .iter()
                .filter(|(other, walls, _)| other != region && walls.contains(&wall));
            others
                .map(|(_, _, needs)| needs.map_or(0, |needs| 2 - needs))
                .sum()
        };
        let most = needs.unwrap_or(2);
        let eyes = walls.iter().map(|&wall| (wall, promised(wall).min(most)));
        let eyes: Vec<(Point, usize)> = eyes.collect();
        let enough = needs.is_some() && eyes.iter().all(|&(_, eyes)| eyes == most);
        enough || Search::new(region, color, eyes).is_safe(board)
    })
}

/// By place whether playouts find a chain captured more often than not.
fn guess_dead(board: &Board<Graph>) -> Vec<bool> {
    let graph = board.topology();
    let mut sums = vec![0; graph.points().len()];
    let mut random = Random::new(7, 7);
    let weights = Weights::built_in();
    let policy = Policy {
        rates: Rates::default(),
        replies: weights.replies(),
    };
    for round in 0..60 {
        let mut end = board.clone();
        let first = if round % 2 == 0 {
            Color::BLACK
        } else {
            Color::WHITE
        };
        playout(
            &mut end,
            first,
            Seats::new(2),
            &policy,
            &mut random,
            &mut Vec::new(),
        );
        for (sum, &p) in sums.iter_mut().zip(graph.points()) {
            *sum += owner(&end, p).map_or(0, |c| if c == Color::BLACK { 1 } else { -1 });
        }
    }
    let is_dead = |&p: &Point| {
        board.color(p).is_some_and(|color| {
            let sum: i32 = board.chain_stones(p).map(|s| sums[graph.place(s)]).sum();
            if color == Color::BLACK {
                sum < 0
            } else {
                sum > 0
            }
        })
    };
    graph.points().iter().map(is_dead).collect()
}

/// The connected parts of these points.
pub(crate) fn components(graph: &Graph, inside: impl Fn(Point) -> bool) -> Vec<Vec<Point>> {
    let mut found: Vec<Vec<Point>> = Vec::new();
    for &start in graph.points() {
        if !inside(start) || found.iter().any(|part| part.contains(&start)) {
            continue;
        }
        let (mut part, mut next) = (vec![start], 0);
        while let Some(&p) = part.get(next) {
            next += 1;
            for q in graph.neighbours(p) {
                if graph.points().contains(&q) && inside(q) && !part.contains(&q) {
                    part.push(q);
                }
            }
        }
        found.push(part);
    }
    found
}

/// The stones of the region, the ko, and whether the rival is to move.
type Key = (Vec<u8>, Option<Point>, bool);

/// The search of one region: the rival moves first, the owner answers in it.
struct Search<'a> {
    region: &'a [Point],
    color: Color,
    /// A stone of each chain around it, and the eyes that the chain has elsewhere.
    eyes: Vec<(Point, usize)>,
    nodes: usize,
    /// One more than the pairs of moves that are known not to suffice, and how many are known to.
    known: HashMap<Key, (usize, usize)>,
}

impl<'a> Search<'a> {
    fn new(region: &'a [Point], color: Color, eyes: Vec<(Point, usize)>) -> Self {
        Self {
            region,
            color,
            eyes,
            nodes: NODES,
            known: HashMap::new(),
        }
    }

    fn is_safe(&mut self, board: &Board<Graph>) -> bool {
        let small = self.region.len() <= LARGEST;
        let deepest = if small { DEEPEST } else { 0 };
        (0..=deepest).any(|depth| self.nodes > 0 && self.after_rival(board, depth))
    }

    /// Whether the region is the owner's, the rival to move.
    fn after_rival(&mut self, board: &Board<Graph>, depth: usize) -> bool {
        self.look_up(board, depth, true, |search| {
            if search.is_static(board) {
                return true;
            }
            if depth == 0 || !search.keeps_liberties(board) {
                return false;
            }
            let moves: Vec<Move> = search.moves(board, search.color.opponent());
            moves.into_iter().all(|mv| {
                let after = played(board, mv, search.color.opponent());
                search.answered(&after, mv, depth)
            })
        })
    }

    /// The same, the owner to move after the rival's last.
    fn answered(&mut self, board: &Board<Graph>, last: Move, depth: usize) -> bool {
        self.look_up(board, depth, false, |search| {
            if search.is_static(board) {
                return true;
            }
            let mut moves = search.moves(board, search.color);
            let graph = board.topology();
            let near = |mv: &Move| match (mv.point(), last.point()) {
                (Some(p), Some(last)) => graph.neighbours(p).any(|q| q == last),
                _ => false,
            };
            moves.sort_by_key(|mv| !near(mv));
            moves.into_iter().any(|mv| {
                let after = played(board, mv, search.color);
                // A ko is not to be relied on.
                after.ko().is_none() && search.after_rival(&after, depth - 1)
            })
        })
    }

    fn look_up(
        &mut self,
        board: &Board<Graph>,
        depth: usize,
        rival: bool,
        search: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        let stones = self.region.iter().map(|&p| board.cell(p)).collect();
        let key = (stones, board.ko(), rival);
        match self.known.get(&key) {
            Some(&(fails, _)) if depth < fails => return false,
            Some(&(_, holds)) if depth >= holds => return true,
            _ => {}
        }
        if self.nodes == 0 {
            return false;
        }
        self.nodes -= 1;
        let found = search(self);
        let entry = self.known.entry(key).or_insert((0, usize::MAX));
        if found {
            entry.1 = entry.1.min(depth);
        } else {
            entry.0 = entry.0.max(depth + 1);
        }
        found
    }

    /// Whether each chain around has a liberty in the region for each eye that the region promises it.
    ///
    /// In the search of one region the chains keep their liberties in all the others, while in the game the rival may have
    /// played there too. Where this holds in each region whenever the rival is to move, a chain has two liberties then, and
    /// so is not captured before its owner has answered. A region that is safe by Benson's theorem keeps what it promises:
    /// the rival cannot fill the last liberty in an eye of a chain that has another elsewhere.
    fn keeps_liberties(&self, board: &Board<Graph>) -> bool {
        let graph = board.topology();
        self.eyes.iter().all(|&(wall, eyes)| {
            let touches = |p: Point| {
                let mut around = graph.neighbours(p);
                around.any(|q| board.color(q).is_some() && board.chain(q) == board.chain(wall))
            };
            let inside = self.region.iter().filter(|&&p| board.is_empty(p));
            board.color(wall) == Some(self.color)
                && inside.filter(|&&p| touches(p)).count() + eyes >= 2
        })
    }

    fn moves(&self, board: &Board<Graph>, color: Color) -> Vec<Move> {
        let open = self.region.iter().copied().filter(|&p| {
            board.is_empty(p) && board.ko() != Some(p) && board.leaves_liberty(p, color)
        });
        open.map(Move::Play).chain([Move::Pass]).collect()
    }

    /// Whether the region is safe without another move of the owner's: Benson's theorem, of the parts of the region only.
    fn is_static(&self, board: &Board<Graph>) -> bool {
        let graph = board.topology();
        let own = |p: Point| board.color(p) == Some(self.color);
        let mut parts = components(graph, |p| self.region.contains(&p) && !own(p));
        let around = |part: &[Point]| -> Vec<Point> {
            let around = part.iter().flat_map(|&p| graph.neighbours(p));
            let mut chains: Vec<Point> =
                around.filter(|&q| own(q)).map(|q| board.chain(q)).collect();
            chains.sort_unstable();
            chains.dedup();
            chains
        };
        let all = parts.concat();
        let touching = |p: Point, chain: Point| {
            graph
                .neighbours(p)
                .any(|q| own(q) && board.chain(q) == chain)
        };
        let is_vital = |part: &[Point], chain: Point| {
            part.iter()
                .all(|&p| !board.is_empty(p) || touching(p, chain))
        };
        let outer = |chain: Point| -> usize {
            let joined = self
                .eyes
                .iter()
                .filter(|(wall, _)| own(*wall) && board.chain(*wall) == chain);
            joined.map(|(_, eyes)| eyes).sum()
        };
        let mut alive = around(&all);
        loop {
            let eyes = |chain: Point| parts.iter().filter(|part| is_vital(part, chain)).count();
            let before = (alive.len(), parts.len());
            alive.retain(|&chain| eyes(chain) + outer(chain) >= 2);
            parts.retain(|part| around(part).iter().all(|chain| alive.contains(chain)));
            if (alive.len(), parts.len()) == before {
                break;
            }
        }
        let stand = self
            .eyes
            .iter()
            .all(|&(wall, _)| own(wall) && alive.contains(&board.chain(wall)));
        stand
            && parts.concat().len() == all.len()
            && parts.iter().all(|part| {
                let inner = part
                    .iter()
                    .filter(|&&p| !alive.iter().any(|&c| touching(p, c)));
                inner.count() <= 1 || alive.iter().any(|&chain| is_vital(part, chain))
            })
            && self
                .region
                .iter()
                .all(|&p| !own(p) || alive.contains(&board.chain(p)))
    }
}

fn played(board: &Board<Graph>, mv: Move, color: Color) -> Board<Graph> {
    let mut after = board.clone();
    match mv {
        Move::Play(p) => after.play(p, color, &mut ()),
        Move::Pass => after.pass(),
    }
    after
}
