//! An engine that is used for long, and two of them at once.
//!
//! A run sends some hundreds of commands; `TENGEN_ENDURANCE_FULL=1` sends 20,000.

use crate::cases::QUICK;
use crate::host::{Host, replies};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

/// Plays, analyses, takes back, loads and starts anew.
const ROUND: [&str; 21] = [
    "boardsize 5",
    "clear_board",
    "play b C3",
    "play w B2",
    "genmove b",
    "lz-analyze 10",
    "play w pass",
    "kata-analyze b 10 ownership true",
    "undo",
    "genmove_analyze w 10",
    "gg-undo 2",
    "play b A1",
    "gogui-play_sequence w D4 b D3",
    "loadsgf game.sgf 4",
    "genmove w",
    "undo",
    "loadsgf game.sgf",
    "final_status_list alive",
    "final_score",
    "nosuch",
    "clear_board",
];

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    // Decided at a glance: to judge is no matter of endurance.
    let game = "(;SZ[5]KM[6.5];B[cc];W[];B[bb];W[];B[dd];W[];B[bd];W[];B[db];W[])";
    std::fs::write(folder.join("game.sgf"), game).expect("a file");
    folder
}

/// Sends the lines of a round one at a time: a line ends the analysis before it.
fn round(host: &mut Host) {
    let mut analysing = false;
    for line in ROUND {
        host.write(&format!("{line}\n"));
        if analysing {
            host.rest();
        }
        analysing = ["lz-analyze", "kata-analyze"]
            .iter()
            .any(|name| line.starts_with(name));
        if analysing {
            assert_eq!(host.line(), "= ");
        } else {
            let reply = host.reply();
            assert_eq!(reply.starts_with('='), line != "nosuch", "{line}: {reply}");
        }
    }
}

#[test]
fn nothing_piles_up() {
    let rounds = if std::env::var_os("TENGEN_ENDURANCE_FULL").is_some() {
        1_000
    } else {
        40
    };
    let mut host = Host::start_in(&folder("endurance"), QUICK);
    // The fastest round of each quarter: what else the machine does is of no interest. And the memory after each.
    let quarters = [0; 4].map(|_| {
        let times = (0..rounds / 4).map(|_| {
            let start = Instant::now();
            round(&mut host);
            start.elapsed()
        });
        (times.min().expect("a round"), host.resident_kib())
    });
    let ((first, early), (last, late)) = (quarters[0], quarters[3]);
    assert!(last < 2 * first + Duration::from_millis(20), "{quarters:?}");
    if let (Some(early), Some(late)) = (early, late) {
        assert!(late < early + 8 * 1024, "{quarters:?}");
    }
}

/// Copies of the game, which failed commands go back to, were once made turn by turn: that was quadratic.
#[test]
fn a_turn_of_a_long_game_takes_no_longer() {
    let start = Instant::now();
    let passes = "play b pass\nplay w pass\n".repeat(10_000);
    let replies = replies(QUICK, passes + "undo\nlast_move\n");
    assert_eq!(replies.len(), 20_002);
    assert_eq!(replies[20_001], "= black pass");
    assert!(
        start.elapsed() < Duration::from_secs(10),
        "{:?}",
        start.elapsed()
    );
}

/// The moves of a whole dialogue that searches, loads and writes.
fn dialogue(folder: &Path, own: &str) -> Vec<String> {
    let args = [QUICK, &["--seed", "7"]].concat();
    let mut host = Host::start_in(folder, &args);
    host.get("loadsgf game.sgf 5");
    let turns = ["w", "b"].iter().cycle().take(12);
    let moves = turns
        .map(|color| host.get(&format!("genmove {color}")))
        .collect();
    host.get(&format!("printsgf {own}"));
    host.get(&format!("loadsgf {own}"));
    moves
}

#[test]
fn two_copies_do_not_hinder_each_other() {
    let folder = folder("copies");
    for own in ["one.sgf", "two.sgf", "alone.sgf"] {
        // What an earlier run left.
        let _ = std::fs::remove_file(folder.join(own));
    }
    let both = ["one.sgf", "two.sgf"].map(|own| {
        let folder = folder.clone();
        thread::spawn(move || dialogue(&folder, own))
    });
    let both = both.map(|copy| copy.join().expect("no complaint"));
    let alone = dialogue(&folder, "alone.sgf");
    assert_eq!(both, [alone.clone(), alone]);
}
