//! Clocks and pondering, over real pipes and in real time.

use crate::host::{Host, replies};
use std::thread::sleep;
use std::time::{Duration, Instant};

const SMALL: &[&str] = &["--threads", "1", "--memory", "64"];

/// Plays a game against itself on 9x9 by the host's clock; the seconds that each side used, and the turns.
fn self_play(settings: &str, host: &mut Host) -> ([Duration; 2], usize) {
    host.get("boardsize 9");
    host.get(settings);
    host.get("clear_board");
    let (mut used, mut passes) = ([Duration::ZERO; 2], 0);
    for turn in 0..243 {
        let start = Instant::now();
        let reply = host.get(["genmove b", "genmove w"][turn % 2]);
        used[turn % 2] += start.elapsed();
        passes = if reply == "pass" { passes + 1 } else { 0 };
        if passes == 2 || reply == "resign" {
            return (used, turn);
        }
    }
    (used, 243)
}

#[test]
fn a_second_is_enough_for_a_whole_game() {
    let mut host = Host::start(SMALL);
    let (used, turns) = self_play("time_settings 1 0 0", &mut host);
    assert!(
        used.iter().all(|&time| time < Duration::from_secs(1)),
        "{used:?} in {turns} turns"
    );
}

#[test]
fn a_move_fits_into_any_period() {
    let mut host = Host::start(SMALL);
    host.get("boardsize 9");
    for settings in [
        "kgs-time_settings byoyomi 0 0.5 1",
        "kata-time_settings byoyomi 0 0.5 3",
        "kgs-time_settings canadian 0 2.5 5",
        "kata-time_settings fischer 0.5 0.5",
        "kata-time_settings fischer-capped 60 10 90 0.5",
    ] {
        host.get(settings);
        for color in ["b", "w", "b"] {
            let start = Instant::now();
            host.get(&format!("genmove {color}"));
            let elapsed = start.elapsed();
            assert!(
                elapsed < Duration::from_millis(500),
                "{settings}: {elapsed:?}"
            );
        }
    }
}

#[test]
fn what_the_host_says_is_left_corrects_the_clock() {
    let mut host = Host::start(SMALL);
    host.get("boardsize 9");
    host.get("time_settings 600 0 0");
    host.get("time_left b 0.5 0");
    let start = Instant::now();
    host.get("genmove b");
    assert!(start.elapsed() < Duration::from_millis(400));
}

/// A host may stop the engine, as a machine that sleeps does. Time goes on, and the search ends when the engine wakes up.
#[cfg(unix)]
#[test]
fn a_suspended_engine_answers_when_it_wakes_up() {
    let mut host = Host::start(SMALL);
    host.get("boardsize 9");
    host.get("kgs-time_settings byoyomi 0 2 5");
    host.write("genmove b\n");
    sleep(Duration::from_millis(200));
    host.signal("STOP");
    sleep(Duration::from_secs(3));
    let start = Instant::now();
    host.signal("CONT");
    host.reply();
    assert!(start.elapsed() < Duration::from_millis(500));
    let start = Instant::now();
    host.get("genmove w");
    assert!(start.elapsed() < Duration::from_secs(2));
}

/// The processor time that passes while the host says nothing.
fn idle_seconds(host: &mut Host, wait: Duration) -> f64 {
    let cpu = |host: &mut Host| -> f64 { host.get("cputime").parse().expect("seconds") };
    let before = cpu(host);
    sleep(wait);
    cpu(host) - before
}

#[test]
fn without_pondering_an_idle_engine_uses_no_processor_time() {
    let mut host = Host::start(SMALL);
    host.get("boardsize 9");
    host.get("kata-set-param seconds 0.1");
    host.get("genmove b");
    let idle = idle_seconds(&mut host, Duration::from_secs(1));
    assert!(idle < 0.02, "{idle} s");
}

#[test]
fn pondering_goes_on_through_commands_that_leave_the_game_alone() {
    let mut host = Host::start(&[SMALL, &["--ponder"]].concat());
    host.get("boardsize 9");
    host.get("kata-set-param seconds 0.1");
    let wait = Duration::from_millis(500);
    assert!(idle_seconds(&mut host, wait) < 0.02, "no move was made yet");
    let vertex = host.get("genmove b");
    host.get("time_left b 10 0");
    host.write("\n# a comment\n");
    // Others may use the processors too, for a while.
    let ponders = (0..40).any(|_| idle_seconds(&mut host, wait) > 0.05);
    assert!(ponders);
    host.get("stop");
    assert!(idle_seconds(&mut host, wait) < 0.02, "stopped");
    host.get("genmove w");
    host.get("undo");
    assert!(idle_seconds(&mut host, wait) < 0.02, "another position");
    assert_eq!(host.get("last_move"), format!("black {vertex}"));
}

#[test]
fn any_command_ends_pondering_at_once() {
    let mut host = Host::start(&[SMALL, &["--ponder"]].concat());
    host.get("boardsize 19");
    host.get("kata-set-param seconds 0.1");
    for line in [
        "name",
        "play w A1",
        "undo",
        "clear_cache",
        "showboard",
        "quit",
    ] {
        if line != "quit" {
            host.get("genmove b");
        }
        sleep(Duration::from_millis(200));
        let start = Instant::now();
        host.get(line);
        assert!(start.elapsed() < Duration::from_millis(200), "{line}");
    }
    let (status, elapsed) = host.close();
    assert!(status.success() && elapsed < Duration::from_secs(1));
}

/// The visits that an analysis shows at once, before it has made many of its own.
fn visits_at_once(host: &mut Host) -> u64 {
    host.write("kata-analyze 1 rootInfo true\n");
    assert_eq!(host.line(), "= ");
    let line = host.line();
    host.write("\n");
    host.rest();
    let mut words = line.split(' ').skip_while(|&word| word != "rootInfo");
    let visits = words.nth(2).and_then(|word| word.parse().ok());
    visits.expect("the visits of the root")
}

#[test]
fn the_tree_is_kept_when_the_expected_move_comes() {
    let visits = |args: &[&str]| {
        let mut host = Host::start(args);
        host.get("boardsize 9");
        host.get("kata-set-param seconds 0.2");
        host.get("set_position b C3 b C7 b G3 w G7 w E5 w E3");
        host.get("genmove b");
        sleep(Duration::from_secs(2));
        // What the engine expects, which the tree of a search that kept nothing would tell too.
        host.write("kata-search_analyze w 100\n");
        let lines = host.rest();
        let last = lines.last().and_then(|line| line.strip_prefix("play "));
        host.get(&format!("play w {}", last.expect("a move")));
        visits_at_once(&mut host)
    };
    let (without, with) = (visits(SMALL), visits(&[SMALL, &["--ponder"]].concat()));
    assert!(
        with > 2 * without,
        "{with} with pondering, {without} without"
    );
}

#[test]
fn the_end_of_input_ends_pondering() {
    let replies = replies(
        &[SMALL, &["--ponder"]].concat(),
        "boardsize 9\nkata-set-param seconds 0.1\ngenmove b\n",
    );
    assert_eq!(replies.len(), 3);
    let mut host = Host::start(&[SMALL, &["--ponder"]].concat());
    host.get("boardsize 9");
    host.get("kata-set-param seconds 0.1");
    host.get("genmove b");
    sleep(Duration::from_millis(200));
    let (status, elapsed) = host.close();
    assert!(status.success() && elapsed < Duration::from_secs(1));
}
