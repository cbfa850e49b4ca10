//! The first turns of the games of a match: one opening for each round, so that both colors, and all pairings, have it.

use crate::board::{Color, Graph, Move};
use crate::disk;
use crate::game::{Game, Turn};
use crate::random::Random;
use crate::replay;
use crate::rules::Ruleset;
use crate::sgf::{Record, Step};
use anyhow::{Context, bail, ensure};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Openings in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Openings {
    lines: Vec<Vec<Turn>>,
    facts: String,
}

impl Openings {
    /// Four turns each, the same from either side: whatever stone Black puts, White puts one on the point opposite to it
    /// through the middle of the board.
    ///
    /// Black's first stone stands to the upper right, the second to the upper left, each on the third to the fifth line from both of its
    /// sides (from the second on boards below nine lines), at most on the middle. These are all such openings, shuffled once and for all.
    ///
    /// # Errors
    /// The board is no grid, or too small to have any.
    pub fn balanced(graph: &Graph) -> anyhow::Result<Self> {
        let size = graph.grid_size();
        let (columns, rows) = size.context("there are balanced openings for grids alone")?;
        let (across, down) = (from_the_side(columns), from_the_side(rows));
        let corner = |is_left: bool| {
            let across = across.clone();
            down.clone().flat_map(move |y| {
                let x = move |x| if is_left { x } else { columns - 1 - x };
                across.clone().map(move |from_side| (x(from_side), y))
            })
        };
        let opposite = |(x, y): (u8, u8)| (columns - 1 - x, rows - 1 - y);
        let mut lines = Vec::new();
        for first in corner(false) {
            for second in corner(true) {
                let places = [first, opposite(first), second, opposite(second)];
                let mut distinct = places;
                distinct.sort_unstable();
                if distinct.windows(2).all(|pair| pair[0] != pair[1]) {
                    let points = places.map(|(x, y)| graph.grid_point(x, y));
                    let colors = [Color::BLACK, Color::WHITE].into_iter().cycle();
                    let turns = colors.zip(points.into_iter().flatten().map(Move::Play));
                    lines.push(turns.collect());
                }
            }
        }
        ensure!(
            !lines.is_empty(),
            "{} is too small for balanced openings",
            graph.spec()
        );
        let mut random = Random::new(0, 0);
        for left in (1..lines.len()).rev() {
            lines.swap(left, random.below(left + 1));
        }
        Ok(Self {
            facts: "balanced".to_owned(),
            lines,
        })
    }

    /// The main lines of the records (`*.sgf`) in a folder, in the order of their names, up to so many turns of each.
    ///
    /// # Errors
    /// The folder or a record cannot be read, there is none, or one is no opening: on another board, with set-up stones or handicap,
    /// with turns against the rules, or with the game over.
    pub fn from_folder(
        folder: &Path,
        graph: &Arc<Graph>,
        rules: Ruleset,
        plies: Option<usize>,
    ) -> anyhow::Result<Self> {
        let cannot = || format!("cannot read the openings in {}", folder.display());
        let files = fs::read_dir(folder).with_context(cannot)?;
        let paths = files.map(|file| file.map(|file| file.path()));
        let mut paths = paths
            .collect::<Result<Vec<PathBuf>, _>>()
            .with_context(cannot)?;
        let is_record = |ext: &OsStr| ext.eq_ignore_ascii_case("sgf");
        paths.retain(|path| path.extension().is_some_and(is_record));
        ensure!(
            !paths.is_empty(),
            "no game records (*.sgf) in {}",
            folder.display()
        );
        paths.sort();
        let read = |path: &PathBuf| {
            opening(path, graph, rules, plies).with_context(|| path.display().to_string())
        };
        let lines = paths.iter().map(read).collect::<anyhow::Result<Vec<_>>>()?;
        let facts = format!("{} records, {:016x}", lines.len(), digest(&lines));
        Ok(Self { lines, facts })
    }

    /// The opening of a round, from 0; they come again after the last one.
    pub fn of_round(&self, round: u32) -> &[Turn] {
        let place = (round as usize).checked_rem(self.lines.len());
        place
            .and_then(|place| self.lines.get(place))
            .map_or(&[], Vec::as_slice)
    }

    /// What tells these openings from others.
    pub fn facts(&self) -> &str {
        &self.facts
    }
}

/// Where balanced stones may stand, counted from a side from 0.
fn from_the_side(lines: u8) -> std::ops::Range<u8> {
    let first = if lines >= 9 { 2 } else { 1 };
    first..lines.div_ceil(2).min(5)
}

fn opening(
    path: &Path,
    graph: &Arc<Graph>,
    rules: Ruleset,
    plies: Option<usize>,
) -> anyhow::Result<Vec<Turn>> {
    let (record, _) = Record::parse(&disk::read(path)?)?;
    let size = (record.width, record.height);
    ensure!(
        graph.grid_size() == Some(size),
        "the record is of another board"
    );
    let until = plies.map(|plies| plies + 1);
    let is_setup = |step: &Step| matches!(step, Step::Setup(_));
    let is_bare = record.start.is_empty() && record.handicap == 0;
    ensure!(
        is_bare && !record.steps_before(until).any(is_setup),
        "an opening has no set-up stones and no handicap"
    );
    let mut game = Game::new(Arc::clone(graph), rules, 2)?;
    replay::replay(&mut game, &record, until)?;
    let turns: Vec<Turn> = game.turns().collect();
    // Once more from the start, for a record may leave the players' order.
    game.clear();
    for (number, &(color, mv)) in turns.iter().enumerate() {
        if color != game.to_move() {
            bail!("move {} is out of turn", number + 1);
        }
        game.play(color, mv)?;
    }
    ensure!(
        game.consecutive_passes() < 2,
        "the game is over in the opening"
    );
    Ok(turns)
}

/// The same number for the same openings on every machine (FNV-1a).
fn digest(lines: &[Vec<Turn>]) -> u64 {
    let turn = |&(color, mv): &Turn| {
        let point = mv.point().map_or(u64::MAX, |point| point.index() as u64);
        (point << 8) ^ color.index() as u64
    };
    let ends = |line: &Vec<Turn>| line.iter().map(turn).chain([u64::MAX]).collect::<Vec<_>>();
    let numbers = lines.iter().flat_map(ends);
    numbers
        .flat_map(u64::to_le_bytes)
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;
    use std::collections::BTreeSet;

    fn graph(spec: &str) -> Arc<Graph> {
        Arc::new(spec.parse::<Shape>().unwrap().graph().unwrap())
    }

    #[test]
    fn balanced_openings_look_the_same_from_either_side() {
        for (spec, least) in [
            ("grid:5", 2),
            ("grid:7", 16),
            ("grid:9", 40),
            ("grid:9x13", 40),
            ("grid:19", 81),
        ] {
            let graph = graph(spec);
            let (columns, rows) = graph.grid_size().unwrap();
            let openings = Openings::balanced(&graph).unwrap();
            assert!(
                openings.lines.len() >= least,
                "{spec}: {}",
                openings.lines.len()
            );
            let different: BTreeSet<String> = openings
                .lines
                .iter()
                .map(|line| format!("{line:?}"))
                .collect();
            assert_eq!(different.len(), openings.lines.len());
            for line in &openings.lines {
                let mut game = Game::new(graph.clone(), Ruleset::CHINESE_KGS, 2).unwrap();
                for &(color, mv) in line {
                    assert_eq!(color, game.to_move());
                    game.play(color, mv).unwrap();
                }
                let stones: Vec<_> = game.board().stones().collect();
                assert_eq!((stones.len(), game.to_move()), (4, Color::BLACK));
                for (point, color) in stones {
                    let (x, y) = graph.column_row(point).unwrap();
                    let opposite = graph.grid_point(columns - 1 - x, rows - 1 - y).unwrap();
                    assert_eq!(
                        game.board().color(opposite),
                        Some(color.opponent()),
                        "{spec}"
                    );
                }
            }
        }
    }

    #[test]
    fn each_round_has_its_opening_for_ever() {
        let openings = Openings::balanced(&graph("grid:9")).unwrap();
        assert_eq!(openings, Openings::balanced(&graph("grid:9")).unwrap());
        let count = openings.lines.len() as u32;
        assert_eq!(openings.of_round(3), openings.of_round(3 + count));
        assert_ne!(openings.of_round(0), openings.of_round(1));
    }

    #[test]
    fn some_boards_have_none() {
        for spec in ["grid:2", "grid:1x9", "torus:9x9", "cycle:5"] {
            assert!(Openings::balanced(&graph(spec)).is_err(), "{spec}");
        }
    }

    #[test]
    fn a_folder_of_records_is_read_in_the_order_of_names() {
        let folder = tempfile("good");
        fs::write(folder.join("b.sgf"), "(;GM[1]SZ[9];B[ee];W[cc];B[gg])").unwrap();
        fs::write(folder.join("a.SGF"), "(;GM[1]SZ[9];B[cc](;W[gg])(;W[ee]))").unwrap();
        fs::write(folder.join("readme.txt"), "no record").unwrap();
        let read = |plies| {
            Openings::from_folder(&folder, &graph("grid:9"), Ruleset::CHINESE_KGS, plies).unwrap()
        };
        let all = read(None);
        let lengths = [0, 1, 2].map(|round| all.of_round(round).len());
        assert_eq!(lengths, [2, 3, 2]);
        assert_eq!(read(Some(1)).of_round(1).len(), 1);
        assert_ne!(read(Some(1)).facts(), all.facts());
    }

    #[test]
    fn what_is_no_opening_is_named() {
        for (name, text, why) in [
            ("size", "(;GM[1]SZ[13];B[ee])", "another board"),
            ("setup", "(;GM[1]SZ[9]AB[cc][gg];W[ee])", "set-up"),
            (
                "handicap",
                "(;GM[1]SZ[9]HA[2];B[cc];B[gg];W[ee])",
                "handicap",
            ),
            ("order", "(;GM[1]SZ[9];B[cc];W[gg];W[ee])", "out of turn"),
            ("first", "(;GM[1]SZ[9];W[cc])", "out of turn"),
            ("illegal", "(;GM[1]SZ[9];B[cc];W[cc])", "illegal"),
            ("over", "(;GM[1]SZ[9];B[];W[])", "over"),
            ("garbage", "no record", ""),
        ] {
            let folder = tempfile(name);
            fs::write(folder.join("bad.sgf"), text).unwrap();
            let error =
                Openings::from_folder(&folder, &graph("grid:9"), Ruleset::CHINESE_KGS, None);
            let error = format!("{:#}", error.unwrap_err());
            assert!(error.contains("bad.sgf") && error.contains(why), "{error}");
        }
        let empty = tempfile("empty");
        let error = Openings::from_folder(&empty, &graph("grid:9"), Ruleset::CHINESE_KGS, None);
        assert!(error.unwrap_err().to_string().contains("no game records"));
    }

    fn tempfile(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("tengen openings {name} {}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }
}
