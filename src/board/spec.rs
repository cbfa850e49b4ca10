//! Boards by name: `grid:19`, `torus:4x4`, `cycle:5`, `file:PATH` ... Sizes are columns x rows.

use super::graph::GraphError;
use super::{Graph, MAX_POINTS, MAX_SIDE, family, file, tiling};
use crate::disk;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// A board by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A rectangle of columns and rows, up to 25 each.
    Grid(u8, u8),
    /// A rectangle whose left and right edges are joined, and its upper and lower ones.
    Torus(u16, u16),
    /// A rectangle whose left and right edges are joined.
    Cylinder(u16, u16),
    /// A rectangle whose left and right edges are joined upside down.
    Mobius(u16, u16),
    /// So many rings of so many points.
    Circular(u16, u16),
    /// A ring of points.
    Cycle(u16),
    /// Every point adjacent to every other.
    Complete(u16),
    /// A hub, number 0, and points adjacent to it alone; the number counts all of them.
    Star(u16),
    /// The surface of a cube with so many points an edge.
    Cube(u16),
    /// A hexagon of the triangular lattice with so many points a side.
    Trihex(u16),
    /// The corners of a honeycomb with so many hexagons a side.
    Hex(u16),
    /// Hexagons, squares and triangles, with so many hexagons a side.
    Sunflower(u16),
    /// A graph from a JSON file.
    File(PathBuf),
}

/// A board that cannot be had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// The name is not of a known form.
    Unknown(String),
    /// The size is not one that boards of this kind have; the text is the name.
    Size(String),
    /// The file cannot be read; the text says why.
    Unreadable(String),
    /// The graph is no board.
    Graph(GraphError),
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(
                f,
                "unknown board {name:?}: try grid:19, grid:9x13, torus:9x9, cylinder:9x9, mobius:9x9, cube:3, sunflower:2, \
                 trihex:4, hex:3, circular:4x8, cycle:5, complete:4, star:5 or file:PATH"
            ),
            Self::Size(name) => {
                let kind = name.split(':').next().unwrap_or_default();
                let sizes = match kind {
                    "grid" => "1 to 25 columns and rows, as in grid:19 or grid:9x13",
                    "torus" | "cylinder" | "mobius" => {
                        "columns and rows from 1 on, as in :9 or :9x13, and at most 4096 points"
                    }
                    "circular" => {
                        "rings and points a ring from 1 on, as in circular:4x8, and at most 4096 points"
                    }
                    _ => "a size from 1 on, as in :3, and at most 4096 points",
                };
                write!(
                    f,
                    "board {name:?} has an unacceptable size: {kind} takes {sizes}"
                )
            }
            Self::Unreadable(why) => write!(f, "{why}"),
            Self::Graph(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for SpecError {}

impl From<GraphError> for SpecError {
    fn from(error: GraphError) -> Self {
        Self::Graph(error)
    }
}

impl FromStr for Shape {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let unknown = || SpecError::Unknown(text.to_owned());
        let (kind, size) = text.split_once(':').ok_or_else(unknown)?;
        if kind == "file" && !size.is_empty() {
            return Ok(Self::File(PathBuf::from(size)));
        }
        if !KINDS.contains(&kind) {
            return Err(unknown());
        }
        let shape = sized(kind, size).filter(|shape| shape.count() <= MAX_POINTS as u64);
        shape.ok_or_else(|| SpecError::Size(text.to_owned()))
    }
}

/// The kinds of boards that have a size.
const KINDS: [&str; 12] = [
    "grid",
    "torus",
    "cylinder",
    "mobius",
    "circular",
    "cycle",
    "complete",
    "star",
    "cube",
    "trihex",
    "hex",
    "sunflower",
];

/// The board of this kind and size, if the size is of the form that the kind has.
fn sized(kind: &str, size: &str) -> Option<Shape> {
    let sides: Option<Vec<u16>> = size.split('x').map(number).collect();
    let (first, second) = match sides?[..] {
        [first] => (first, None),
        [first, second] => (first, Some(second)),
        _ => return None,
    };
    let both = second.unwrap_or(first);
    Some(match (kind, second) {
        ("grid", _) => {
            let narrow = |n| u8::try_from(n).ok().filter(|&n| n <= MAX_SIDE);
            Shape::Grid(narrow(first)?, narrow(both)?)
        }
        ("torus", _) => Shape::Torus(first, both),
        ("cylinder", _) => Shape::Cylinder(first, both),
        ("mobius", _) => Shape::Mobius(first, both),
        ("circular", Some(points)) => Shape::Circular(first, points),
        ("cycle", None) => Shape::Cycle(first),
        ("complete", None) => Shape::Complete(first),
        ("star", None) => Shape::Star(first),
        ("cube", None) => Shape::Cube(first),
        ("trihex", None) => Shape::Trihex(first),
        ("hex", None) => Shape::Hex(first),
        ("sunflower", None) => Shape::Sunflower(first),
        _ => return None,
    })
}

/// A whole number from 1 without a sign or leading zeros. What is too large for the type is too large for a board too.
fn number(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.is_empty();
    let plain = plain && !text.starts_with('0');
    plain.then(|| text.parse().unwrap_or(u16::MAX))
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Grid(columns, rows) if columns == rows => write!(f, "grid:{columns}"),
            Self::Grid(columns, rows) => write!(f, "grid:{columns}x{rows}"),
            Self::Torus(columns, rows) => write!(f, "torus:{columns}x{rows}"),
            Self::Cylinder(columns, rows) => write!(f, "cylinder:{columns}x{rows}"),
            Self::Mobius(columns, rows) => write!(f, "mobius:{columns}x{rows}"),
            Self::Circular(rings, n) => write!(f, "circular:{rings}x{n}"),
            Self::Cycle(n) => write!(f, "cycle:{n}"),
            Self::Complete(n) => write!(f, "complete:{n}"),
            Self::Star(n) => write!(f, "star:{n}"),
            Self::Cube(n) => write!(f, "cube:{n}"),
            Self::Trihex(n) => write!(f, "trihex:{n}"),
            Self::Hex(n) => write!(f, "hex:{n}"),
            Self::Sunflower(n) => write!(f, "sunflower:{n}"),
            Self::File(path) => write!(f, "file:{}", path.display()),
        }
    }
}

impl Shape {
    /// The number of points, 0 for a file.
    fn count(&self) -> u64 {
        match *self {
            Self::Grid(columns, rows) => u64::from(columns) * u64::from(rows),
            Self::Torus(a, b)
            | Self::Cylinder(a, b)
            | Self::Mobius(a, b)
            | Self::Circular(a, b) => u64::from(a) * u64::from(b),
            Self::Cycle(n) | Self::Complete(n) | Self::Star(n) => n.into(),
            Self::Cube(1) => 1,
            Self::Cube(n) => 6 * u64::from(n) * u64::from(n) - 12 * u64::from(n) + 8,
            Self::Trihex(n) => 3 * u64::from(n) * u64::from(n - 1) + 1,
            Self::Hex(n) => 6 * u64::from(n) * u64::from(n),
            Self::Sunflower(n) => {
                let (n, gap) = (u64::from(n), u64::from(n - 1));
                6 * (3 * n * gap + 1) + 18 * gap * gap
            }
            Self::File(_) => 0,
        }
    }

    /// The graph itself.
    ///
    /// # Errors
    /// A file cannot be read, or holds no board.
    pub fn graph(&self) -> Result<Graph, SpecError> {
        let spec = self.to_string();
        let graph = match self {
            &Self::Grid(columns, rows) => family::grid(&spec, columns, rows),
            &Self::Torus(columns, rows) => family::torus(&spec, columns, rows),
            &Self::Cylinder(columns, rows) => family::cylinder(&spec, columns, rows),
            &Self::Mobius(columns, rows) => family::mobius(&spec, columns, rows),
            &Self::Circular(rings, n) => family::circular(&spec, rings, n),
            &Self::Cycle(n) => family::cycle(&spec, n),
            &Self::Complete(n) => family::complete(&spec, n),
            &Self::Star(n) => family::star(&spec, n),
            &Self::Cube(n) => family::cube(&spec, n),
            &Self::Trihex(n) => family::trihex(&spec, n),
            &Self::Hex(n) => tiling::honeycomb(&spec, n),
            &Self::Sunflower(n) => tiling::sunflower(&spec, n),
            Self::File(path) => {
                let text = disk::read(path).map_err(|error| {
                    SpecError::Unreadable(format!("cannot read {}: {error}", path.display()))
                })?;
                file::graph(&spec, &text)
            }
        };
        Ok(graph?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Topology;

    fn graph(spec: &str) -> Graph {
        spec.parse::<Shape>().unwrap().graph().unwrap()
    }

    #[test]
    fn families_have_the_points_and_edges_of_their_formulas() {
        // V and E: m*n and 2mn-m-n; torus 2mn; cylinder and Moebius strip 2mn-m (m columns, from 3 on); cube 6n^2-12n+8 and
        // 12(n-1)^2; trihex 3n(n-1)+1 and 3(n-1)(3n-2); circular Rn and 2Rn; a honeycomb 6n^2 and 9n^2-3n; a sunflower
        // 6h+3t and 6h+9t with h=3n(n-1)+1 and t=6(n-1)^2.
        for (spec, points, edges) in [
            ("grid:19", 361, 684),
            ("grid:9x13", 117, 212),
            ("grid:1", 1, 0),
            ("grid:25", 625, 1200),
            ("torus:4x4", 16, 32),
            ("torus:3x3", 9, 18),
            ("torus:2x2", 4, 4),
            ("torus:1x5", 5, 5),
            ("cycle:1", 1, 0),
            ("cycle:2", 2, 1),
            ("cycle:5", 5, 5),
            ("complete:4", 4, 6),
            ("star:5", 5, 4),
            ("cube:1", 1, 0),
            ("cube:2", 8, 12),
            ("cube:3", 26, 48),
            ("cube:4", 56, 108),
            ("cube:5", 98, 192),
            ("trihex:1", 1, 0),
            ("trihex:2", 7, 12),
            ("trihex:3", 19, 42),
            ("trihex:9", 217, 600),
            ("cylinder:9x9", 81, 153),
            ("cylinder:1x4", 4, 3),
            ("cylinder:2x3", 6, 7),
            ("mobius:9x9", 81, 153),
            ("mobius:5x3", 15, 25),
            ("circular:4x8", 32, 64),
            ("circular:1x7", 7, 7),
            ("hex:1", 6, 6),
            ("hex:2", 24, 30),
            ("hex:5", 150, 210),
            ("sunflower:1", 6, 6),
            ("sunflower:2", 60, 96),
            ("sunflower:3", 186, 330),
            ("sunflower:4", 384, 708),
            ("sunflower:5", 654, 1230),
        ] {
            let graph = graph(spec);
            assert_eq!(
                (graph.points().len(), graph.edge_count()),
                (points, edges),
                "{spec}"
            );
            assert_eq!(
                graph.spec().parse::<Shape>().unwrap().to_string(),
                graph.spec()
            );
        }
    }

    #[test]
    fn points_have_the_degrees_of_their_family() {
        // How many points have 2, 3, 4 and 6 neighbours.
        let degrees = |spec: &str| {
            let graph = graph(spec);
            let mut counts = [0; 7];
            for &point in graph.points() {
                counts[graph.neighbours(point).count()] += 1;
            }
            counts
        };
        assert_eq!(degrees("cube:5"), [0, 0, 0, 8, 90, 0, 0]);
        assert_eq!(degrees("trihex:5"), [0, 0, 0, 6, 18, 0, 37]);
        assert_eq!(degrees("torus:9x9"), [0, 0, 0, 0, 81, 0, 0]);
        assert_eq!(degrees("cylinder:9x5"), [0, 0, 0, 18, 27, 0, 0]);
        assert_eq!(degrees("mobius:9x5"), [0, 0, 0, 18, 27, 0, 0]);
        // Of the honeycomb's corners 6n lie on the rim between two sides.
        assert_eq!(degrees("hex:5"), [0, 0, 30, 120, 0, 0, 0]);
        assert_eq!(degrees("circular:4x8"), [0, 0, 0, 0, 32, 0, 0]);
        let sunflower = degrees("sunflower:4");
        assert_eq!(sunflower[2] + sunflower[3] + sunflower[4], 384);
        assert_eq!(
            2 * sunflower[2] + 3 * sunflower[3] + 4 * sunflower[4],
            2 * 708
        );
    }

    #[test]
    fn no_two_points_are_drawn_at_one_place() {
        for spec in [
            "grid:1 grid:25 grid:9x13",
            "torus:1 torus:2x3 torus:9 torus:64",
            "cylinder:1x2 cylinder:9 cylinder:4096x1",
            "mobius:2x1 mobius:9 mobius:64",
            "cube:1 cube:2 cube:3 cube:4 cube:5 cube:8 cube:27",
            "sunflower:1 sunflower:2 sunflower:3 sunflower:4 sunflower:10",
            "trihex:1 trihex:2 trihex:4 trihex:37",
            "hex:1 hex:2 hex:3 hex:26",
            "circular:1x1 circular:9x1 circular:4x2 circular:4x8 circular:64x64 circular:1365x3",
            "cycle:1 cycle:2 cycle:3 cycle:4096",
            "complete:1 complete:2 complete:4 complete:500",
            "star:1 star:2 star:3 star:5 star:4096",
        ] {
            for spec in spec.split(' ') {
                let graph = graph(spec);
                let mut seen = std::collections::BTreeSet::new();
                for point in graph.named_points() {
                    assert!(point.x.is_finite() && point.y.is_finite(), "{spec}");
                    let place = [point.x, point.y].map(|at| (1000.0 * at).round() as i64);
                    assert!(seen.insert(place), "{spec}: {}", point.name);
                }
            }
        }
    }

    #[test]
    fn a_moebius_strip_is_joined_upside_down() {
        let strip = graph("mobius:5x3");
        let names = |point: &str| {
            let around = strip.neighbours(strip.point(point).unwrap());
            let mut names: Vec<_> = around.map(|p| strip.name(p)).collect();
            names.sort_unstable();
            names.join(" ")
        };
        assert_eq!(names("A3"), "A2 B3 E1");
        assert_eq!(names("E1"), "A3 D1 E2");
        assert_eq!(names("E2"), "A2 D2 E1 E3");
    }

    #[test]
    fn a_grid_has_its_diagonals_and_knows_its_rim() {
        let g = graph("grid:5");
        let names = |point: &str| {
            let mut names: Vec<_> = g
                .diagonals(g.point(point).unwrap())
                .map(|p| g.name(p))
                .collect();
            names.sort_unstable();
            names
        };
        assert_eq!(names("A1"), ["B2"]);
        assert_eq!(names("C1"), ["B2", "D2"]);
        assert_eq!(names("C3"), ["B2", "B4", "D2", "D4"]);
        let limit = |point: &str| g.false_eye_diagonals(g.point(point).unwrap());
        assert_eq!((limit("A1"), limit("C1"), limit("c3")), (1, 1, 2));
    }

    #[test]
    fn nonsense_is_refused() {
        for bad in [
            "",
            "grid",
            "grid:0",
            "grid:26",
            "grid:9x",
            "grid:9x9x9",
            "grid:-3",
            "grid:+3",
            "grid:03",
            "sphere:3",
            "circular:5",
            "circular:65x64",
            "hex:27",
            "sunflower:13",
            "mobius:0x3",
            "cycle:3x3",
            "complete:5000",
        ] {
            assert!(bad.parse::<Shape>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_wrong_size_is_told_from_what_is_unknown() {
        for wrong in [
            "grid:26",
            "complete:4097",
            "cube:99999",
            "torus:99999999999999999999x2",
            "sunflower:65535",
            "star:65536",
            "grid:0",
            "torus:0x3",
            "cylinder:3x",
            "mobius:-1",
            "circular:5",
            "cycle:99999x3",
            "complete:0",
            "star:0",
            "cube:0",
            "cube:x",
            "cube:",
            "trihex:+3",
            "hex:03",
            "sunflower:1.5",
        ] {
            let error = wrong.parse::<Shape>().unwrap_err();
            assert_eq!(error, SpecError::Size(wrong.to_owned()));
            let kind = wrong.split(':').next().unwrap();
            let told = error.to_string();
            assert!(told.contains(&format!("{kind} takes ")), "{told}");
        }
        for unknown in [
            "sphere:3",
            "sphere:99999",
            "cube",
            "",
            ":3",
            "Cube:3",
            "file:",
        ] {
            let error = unknown.parse::<Shape>().unwrap_err();
            assert_eq!(error, SpecError::Unknown(unknown.to_owned()));
        }
    }
}
