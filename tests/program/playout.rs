//! `tengen playout`: records in, longer records out.

use crate::host::run;
use std::fs;
use std::path::PathBuf;

/// 5x5: Black's wall and White's; in Black's corner a white stone without a chance. Both have passed.
const CORNER: &str = "(;GM[1]SZ[5]KM[0.5]RU[chinese]PB[Ada]AB[ca:ce]AW[da:de][ae];B[];W[])";

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn file(name: &str, content: &str) -> String {
    let path = path(name);
    fs::write(&path, content).expect("the file can be written");
    path.to_str().expect("a name in UTF-8").to_owned()
}

/// The moves of a record, in its own letters.
fn moves(sgf: &str) -> Vec<String> {
    let nodes = sgf.trim_end().trim_end_matches(')').split(';').skip(2);
    nodes.map(|node| node.replace('\n', "")).collect()
}

#[test]
fn the_dead_are_captured_before_both_pass_again() {
    let corner = file("playout-corner.sgf", CORNER);
    let run = run(&["playout", &corner], "");
    assert_eq!(run.status.code(), Some(0), "{}", run.stderr);
    assert!(run.stdout.contains("PB[Ada]"), "{}", run.stdout);
    let moves = moves(&run.stdout);
    let mut captures = vec![moves[2].as_str(), moves[4].as_str()];
    captures.sort_unstable();
    assert_eq!(captures, ["B[ad]", "B[be]"], "A2 and B1 take A1");
    let rest: Vec<&str> = moves.iter().map(String::as_str).collect();
    assert_eq!(rest[..2], ["B[]", "W[]"]);
    assert_eq!(rest[5..], ["W[]", "B[]"]);
}

#[test]
fn a_record_goes_to_a_new_file_and_over_no_other() {
    let corner = file("playout-output.sgf", CORNER);
    let out = path("playout-out.sgf");
    let name = out.to_str().expect("UTF-8");
    // What an earlier run has left.
    let _ = fs::remove_file(&out);
    let first = run(&["playout", &corner, "--move", "0", "-o", name], "");
    assert_eq!((first.stdout.as_str(), first.status.code()), ("", Some(0)));
    let text = fs::read_to_string(&out).expect("a record");
    assert!(moves(&text)[0].starts_with("B[") && moves(&text)[0] != "B[]");
    let again = run(&["playout", &corner, "-o", name], "");
    assert_eq!(again.status.code(), Some(2));
    assert!(again.stderr.contains("--force"), "{}", again.stderr);
    assert_eq!(fs::read_to_string(&out).expect("a record"), text);
    let forced = run(&["playout", &corner, "-o", name, "--force"], "");
    assert_eq!(forced.status.code(), Some(0));
    assert_ne!(fs::read_to_string(&out).expect("a record"), text);
}

#[test]
fn what_cannot_be_read_is_status_2() {
    let broken = file("playout-broken.sgf", "(;SZ[9];B[zz])");
    let run = run(&["playout", &broken], "");
    assert_eq!((run.stdout.as_str(), run.status.code()), ("", Some(2)));
}

#[test]
fn other_games_are_refused_with_the_reason() {
    let cube = file("playout-cube.sgf", "(;XBD[cube:3];XM[c1:0.0.1])");
    let run = run(&["playout", &cube], "");
    assert_eq!((run.stdout.as_str(), run.status.code()), ("", Some(2)));
    let why = "expected a game of two players on a grid but found another one (XBD)";
    assert!(run.stderr.contains(why), "{}", run.stderr);
}
