//! Any finite graph: neighbours and diagonals from tables, and the names and places of its points.

use super::{GraphLiberties, Point, Topology};
use std::collections::BTreeSet;
use std::fmt;

/// The most points a board can have.
pub const MAX_POINTS: usize = 4096;

/// A point as people see it.
#[derive(Clone, PartialEq, Debug)]
pub struct NamedPoint {
    /// What GTP and files call it, such as `D4`, `3` or `0.2.1`.
    pub name: String,
    /// Where to draw it, to the right.
    pub x: f64,
    /// Where to draw it, downwards.
    pub y: f64,
}

/// A graph that is no board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GraphError {
    /// More than [`MAX_POINTS`] points.
    TooManyPoints(usize),
    /// No point at all.
    NoPoints,
    /// An edge from a point to itself.
    SelfLoop(String),
    /// Two edges between the same points.
    DoubleEdge(String, String),
    /// Two points of one name.
    DoubleName(String),
    /// A name that GTP could not tell from something else.
    BadName(String),
    /// A coordinate that is not a finite number.
    BadCoordinate(String),
    /// An edge to a point that is not there.
    UnknownPoint(String),
    /// The file is not what a board file looks like.
    BadFile(String),
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyPoints(n) => write!(
                f,
                "{n} points are too many, at most {MAX_POINTS} can be played on"
            ),
            Self::NoPoints => write!(f, "a board needs at least one point"),
            Self::SelfLoop(name) => write!(f, "point {name} has an edge to itself"),
            Self::DoubleEdge(a, b) => write!(f, "the edge from {a} to {b} is given twice"),
            Self::DoubleName(name) => write!(f, "two points are named {name}"),
            Self::BadName(name) => write!(f, "{name:?} cannot be the name of a point"),
            Self::BadCoordinate(name) => {
                write!(f, "the coordinates of point {name} are not finite numbers")
            }
            Self::UnknownPoint(name) => write!(f, "an edge names the unknown point {name}"),
            Self::BadFile(why) => write!(f, "bad board file: {why}"),
        }
    }
}

impl std::error::Error for GraphError {}

/// A finite simple graph (TT-1). Grids are graphs too; their points have the indices of the bordered [`super::Grid`], so
/// that a point means the same on both.
#[derive(Clone, Debug)]
pub struct Graph {
    spec: String,
    cells: usize,
    points: Box<[Point]>,
    named: Box<[NamedPoint]>,
    /// The place of each point in `points`, by cell.
    places: Box<[u16]>,
    neighbours: Lists,
    diagonals: Lists,
    grid: Option<(u8, u8)>,
}

/// One list of points per cell, flat.
#[derive(Clone, Debug)]
struct Lists {
    starts: Box<[u32]>,
    targets: Box<[Point]>,
}

impl Lists {
    fn new(cells: usize, lists: &[(Point, Vec<Point>)]) -> Self {
        let mut by_cell = vec![&[][..]; cells];
        for (point, list) in lists {
            by_cell[point.index()] = list;
        }
        let mut starts = vec![0; cells + 1];
        for cell in 0..cells {
            starts[cell + 1] = starts[cell] + by_cell[cell].len() as u32;
        }
        Self {
            starts: starts.into(),
            targets: by_cell.concat().into(),
        }
    }

    fn of(&self, point: Point) -> &[Point] {
        let at = point.index();
        &self.targets[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

impl Graph {
    /// The graph with these points, numbered as listed, and these edges between their numbers.
    ///
    /// # Errors
    /// See [`GraphError`]: names must be unique and fit for GTP, edges must be simple.
    pub fn new(
        spec: &str,
        named: Vec<NamedPoint>,
        edges: &[(usize, usize)],
    ) -> Result<Self, GraphError> {
        let points: Vec<Point> = (0..named.len().min(MAX_POINTS))
            .map(|i| Point::new(i as u16))
            .collect();
        Self::with_points(spec, named, points, edges, None)
    }

    /// As [`Graph::new`], with chosen indices for the points and, for a grid, its columns and rows.
    pub(super) fn with_points(
        spec: &str,
        named: Vec<NamedPoint>,
        points: Vec<Point>,
        edges: &[(usize, usize)],
        grid: Option<(u8, u8)>,
    ) -> Result<Self, GraphError> {
        check_points(&named)?;
        let adjacency = adjacency(&named, edges)?;
        let cells = match grid {
            Some((columns, rows)) => super::grid::cells(columns, rows),
            None => points.len(),
        };
        let mut places = vec![u16::MAX; cells];
        for (place, point) in points.iter().enumerate() {
            places[point.index()] = place as u16;
        }
        let lists = |of: &dyn Fn(usize) -> Vec<usize>| -> Vec<(Point, Vec<Point>)> {
            let as_points = |list: Vec<usize>| list.into_iter().map(|i| points[i]).collect();
            points
                .iter()
                .enumerate()
                .map(|(i, &point)| (point, as_points(of(i))))
                .collect()
        };
        let neighbours = Lists::new(cells, &lists(&|i| adjacency[i].clone()));
        let diagonals = Lists::new(cells, &lists(&|i| diagonals(&adjacency, i)));
        Ok(Self {
            spec: spec.to_owned(),
            cells,
            named: named.into(),
            places: places.into(),
            neighbours,
            diagonals,
            grid,
            points: points.into(),
        })
    }

    /// The board's name, as `--board` takes it.
    pub fn spec(&self) -> &str {
        &self.spec
    }

    /// Columns and rows of a plain grid.
    pub fn grid_size(&self) -> Option<(u8, u8)> {
        self.grid
    }

    /// The number of edges.
    pub fn edge_count(&self) -> usize {
        self.neighbours.targets.len() / 2
    }

    /// The place of a point in [`Topology::points`]: its number, from 0, without gaps.
    pub fn place(&self, point: Point) -> usize {
        self.places[point.index()] as usize
    }

    /// The points with names and places, in the order of [`Topology::points`].
    pub fn named_points(&self) -> &[NamedPoint] {
        &self.named
    }

    /// The name of a point.
    pub fn name(&self, point: Point) -> &str {
        &self.named[self.place(point)].name
    }

    /// The point of this name, in any case of its letters; commas may stand for the dots of coordinates.
    pub fn point(&self, name: &str) -> Option<Point> {
        let find = |name: &str| {
            let mut named = self.named.iter();
            named.position(|v| v.name.eq_ignore_ascii_case(name))
        };
        let place =
            find(name).or_else(|| name.contains(',').then(|| find(&name.replace(',', ".")))?)?;
        Some(self.points[place])
    }

    /// The point in column `x` from the left and row `y` from the top of a grid.
    pub fn grid_point(&self, x: u8, y: u8) -> Option<Point> {
        let (columns, rows) = self.grid?;
        (x < columns && y < rows).then(|| super::grid::grid_point(columns, x, y))
    }

    /// The column from the left and the row from the top of a grid's point.
    pub fn column_row(&self, point: Point) -> Option<(u8, u8)> {
        let (columns, _) = self.grid?;
        let place = self.place(point);
        Some((
            (place % columns as usize) as u8,
            (place / columns as usize) as u8,
        ))
    }
}

impl Topology for Graph {
    type Map<V: Copy + fmt::Debug + Send + Sync> = Box<[V]>;
    type Liberties = GraphLiberties;
    type Neighbours<'a> = std::iter::Copied<std::slice::Iter<'a, Point>>;
    type Diagonals<'a> = std::iter::Copied<std::slice::Iter<'a, Point>>;

    fn cells(&self) -> usize {
        self.cells
    }

    fn points(&self) -> &[Point] {
        &self.points
    }

    fn neighbours(&self, point: Point) -> Self::Neighbours<'_> {
        self.neighbours.of(point).iter().copied()
    }

    fn diagonals(&self, point: Point) -> Self::Diagonals<'_> {
        self.diagonals.of(point).iter().copied()
    }

    fn false_eye_diagonals(&self, point: Point) -> usize {
        let diagonals = self.diagonals.of(point).len();
        match diagonals {
            0 => 0,
            // At the rim one rival diagonal breaks the eye, in the open it takes two.
            _ if diagonals < self.neighbours.of(point).len() => 1,
            _ => 2,
        }
    }

    fn ring(&self, _: Point) -> Option<[Point; 8]> {
        None
    }

    fn window(&self, _: Point) -> Option<[[Point; 5]; 5]> {
        None
    }

    fn map<V: Copy + fmt::Debug + Send + Sync>(&self, value: V) -> Box<[V]> {
        vec![value; self.cells].into()
    }
}

fn check_points(named: &[NamedPoint]) -> Result<(), GraphError> {
    if named.is_empty() {
        return Err(GraphError::NoPoints);
    }
    if named.len() > MAX_POINTS {
        return Err(GraphError::TooManyPoints(named.len()));
    }
    let mut seen = BTreeSet::new();
    for point in named {
        let name = point.name.to_ascii_lowercase();
        let plain = name.bytes().all(|b| b.is_ascii_graphic() && b != b'#');
        if name.is_empty() || !plain || name == "pass" || name == "resign" {
            return Err(GraphError::BadName(point.name.clone()));
        }
        if !point.x.is_finite() || !point.y.is_finite() {
            return Err(GraphError::BadCoordinate(point.name.clone()));
        }
        if !seen.insert(name) {
            return Err(GraphError::DoubleName(point.name.clone()));
        }
    }
    Ok(())
}

fn adjacency(
    named: &[NamedPoint],
    edges: &[(usize, usize)],
) -> Result<Vec<Vec<usize>>, GraphError> {
    let name = |i: usize| {
        named
            .get(i)
            .map_or_else(|| i.to_string(), |v| v.name.clone())
    };
    let mut adjacency = vec![Vec::new(); named.len()];
    for &(a, b) in edges {
        for end in [a, b] {
            if end >= named.len() {
                return Err(GraphError::UnknownPoint(name(end)));
            }
        }
        if a == b {
            return Err(GraphError::SelfLoop(name(a)));
        }
        adjacency[a].push(b);
        adjacency[b].push(a);
    }
    for (a, list) in adjacency.iter_mut().enumerate() {
        list.sort_unstable();
        if let Some(twice) = list.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(GraphError::DoubleEdge(name(a), name(twice[0])));
        }
    }
    Ok(adjacency)
}

/// More neighbours than this, and no pattern of diagonals says anything of eyes.
const MAX_DEGREE_WITH_DIAGONALS: usize = 32;

/// The points not adjacent to `v` that share at least two neighbours with it.
fn diagonals(adjacency: &[Vec<usize>], v: usize) -> Vec<usize> {
    if adjacency[v].len() > MAX_DEGREE_WITH_DIAGONALS {
        return Vec::new();
    }
    let second = adjacency[v].iter().flat_map(|&n| &adjacency[n]).copied();
    let mut second: Vec<usize> = second
        .filter(|&w| w != v && adjacency[v].binary_search(&w).is_err())
        .collect();
    second.sort_unstable();
    let mut shared: Vec<usize> = second
        .windows(2)
        .filter(|pair| pair[0] == pair[1])
        .map(|pair| pair[0])
        .collect();
    shared.dedup();
    shared
}
