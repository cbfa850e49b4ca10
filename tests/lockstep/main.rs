//! The rules core beside a naive twin, and the fast grid beside the graph, on thousands of random games.

#[path = "../common/mod.rs"]
mod common;

mod boards;
mod grids;
mod naive;
mod twin;

use boards::{GAMES, Setting};

#[test]
fn the_core_plays_as_the_rules_say() {
    common::in_parallel(GAMES, |i| twin::play(Setting::of(i)));
}

#[test]
fn the_fast_grid_is_the_graph() {
    common::in_parallel(grids::GAMES, grids::play);
}
