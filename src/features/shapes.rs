//! Nested shapes: how the stones around a point look from each of its eight sides, in windows that grow.

use super::windows::{CELLS, SIZES, Windows, offsets};
use crate::board::Point;
use crate::hash::FastMap;
use std::sync::OnceLock;

/// What a cell shows: empty, off the board, or a stone by owner and, next to the point, by liberties.
pub(super) const EMPTY: u8 = 0;
pub(super) const OFF: u8 = 1;
/// A stone of the mover with one liberty; the next two states are his with two, and with three or more.
pub(super) const OWN: u8 = 2;
/// The same of a rival.
pub(super) const RIVAL: u8 = 5;
const STATES: usize = 8;
/// The cells next to the point, whose chains' liberties are part of the shape.
pub(super) const NEAR: usize = 4;

/// One number for each symmetry of the square.
type Lanes = [u64; 8];

/// The random numbers that shapes are hashed with.
struct Keys {
    /// By cell and state.
    cells: Vec<[Lanes; STATES]>,
    /// By cell: the last move is there.
    last: Vec<Lanes>,
}

/// The largest window in which an answer to the last move is seen as one: within distance 10.
const ANSWERS: usize = 72;

/// The name of one size of a shape, the same from all sides.
pub type ShapeKey = u32;

/// The names of a shape in growing windows, as far as they are wanted.
pub type Nested = smallvec::SmallVec<[ShapeKey; SIZES.len()]>;

/// The shapes that have a weight, each with its place from 1.
#[derive(Clone, Debug, Default)]
pub(super) struct Known(FastMap<ShapeKey, u32>);

impl Known {
    /// These shapes, in this order. A shape is known only if all smaller ones of its nest are.
    pub(super) fn new(keys: impl IntoIterator<Item = ShapeKey>) -> Self {
        Self(keys.into_iter().zip(1..).collect())
    }
}

/// Walks a nest from the smallest window on, as long as `go_on` says so for the name.
fn walk(start: Lanes, states: impl Fn(usize) -> u8, mut go_on: impl FnMut(ShapeKey) -> bool) {
    let keys = keys();
    let mut lanes = start;
    let mut cell = 0;
    for (size, &end) in SIZES.iter().enumerate() {
        while cell < end {
            let key = &keys.cells[cell][states(cell) as usize];
            for (lane, key) in lanes.iter_mut().zip(key) {
                *lane ^= key;
            }
            cell += 1;
        }
        if !go_on(name(&lanes, size)) {
            return;
        }
    }
}

/// The smallest of the eight hashes is the same from every side.
fn name(lanes: &Lanes, size: usize) -> ShapeKey {
    let least = lanes.iter().copied().min().unwrap_or(0);
    (mix(least ^ size as u64) >> 32) as ShapeKey
}

/// The place of the largest known shape, 0 if there is none.
pub(super) fn largest(known: &Known, last: Option<usize>, states: impl Fn(usize) -> u8) -> u32 {
    let mut found = 0;
    walk(start(last), states, |key| {
        let place = known.0.get(&key);
        found = place.copied().unwrap_or(found);
        place.is_some()
    });
    found
}

/// All names of a nest.
pub(super) fn nested(last: Option<usize>, states: impl Fn(usize) -> u8) -> Nested {
    let mut found = Nested::new();
    walk(start(last), states, |key| {
        found.push(key);
        true
    });
    found
}

fn start(last: Option<usize>) -> Lanes {
    last.map_or([0; 8], |cell| keys().last[cell])
}

/// Where the last move lies in the window of a point, if it is near enough to be answered.
pub(super) fn last_in_window(windows: &Windows, point: Point, last: Point) -> Option<usize> {
    let offset = windows.offset(point, last);
    if windows.distance(point, last) > 10 {
        return None;
    }
    offsets()[..ANSWERS].iter().position(|&at| at == offset)
}

fn keys() -> &'static Keys {
    static KEYS: OnceLock<Keys> = OnceLock::new();
    KEYS.get_or_init(|| {
        let images: Vec<[usize; 8]> = (0..CELLS).map(images).collect();
        let lanes = |cell: usize, salt: usize| {
            images[cell].map(|image| mix(mix((image * 16 + salt) as u64 + 1)))
        };
        Keys {
            cells: (0..CELLS)
                .map(|cell| std::array::from_fn(|state| lanes(cell, state)))
                .collect(),
            last: (0..CELLS).map(|cell| lanes(cell, STATES)).collect(),
        }
    })
}

/// Where the eight symmetries take a cell.
fn images(cell: usize) -> [usize; 8] {
    let (x, y) = offsets()[cell];
    let all = [
        (x, y),
        (-x, y),
        (x, -y),
        (-x, -y),
        (y, x),
        (-y, x),
        (y, -x),
        (-y, -x),
    ];
    all.map(|image| {
        let place = offsets().iter().position(|&offset| offset == image);
        // A circle holds all eight.
        place.unwrap_or(cell)
    })
}

/// The finaliser of SplitMix64 (G. Steele, D. Lea and C. Flood, 2014).
const fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let value = (value ^ value >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ value >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ value >> 31
}
