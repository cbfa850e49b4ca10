//! `tengen review`: a record in; the worst moves, a record with notes and a plot out.

use crate::host::run;
use std::fs;
use std::path::PathBuf;

/// 5x5: who plays A3 decides whether Black lives, and with his komi whether he wins. He plays E5, and White kills him.
const BLUNDER: &str = "(;GM[1]SZ[5]KM[-7.5]RU[chinese]PB[<Ada> & \u{1b}[31mco]PW[Bob]AB[ba:be][aa][ae]AW[ca:ce]PL[B]C[start]\
                       ;B[ea]TR[cc]C[hm](;W[ac];B[])(;W[ed]C[other]))";

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn file(name: &str, content: &[u8]) -> String {
    let path = path(name);
    fs::write(&path, content).expect("the file can be written");
    path.to_str().expect("a name in UTF-8").to_owned()
}

/// A new name: what an earlier run has left goes.
fn new(name: &str) -> String {
    let path = path(name);
    let _ = fs::remove_file(&path);
    path.to_str().expect("a name in UTF-8").to_owned()
}

const QUICK: [&str; 8] = [
    "--threads",
    "1",
    "--playouts",
    "300",
    "--memory",
    "16",
    "--seed",
    "1",
];

#[test]
fn a_blunder_is_listed_noted_and_drawn() {
    let game = file("review-in.sgf", BLUNDER.as_bytes());
    let (out, svg) = (new("review-out.sgf"), new("review-out.svg"));
    let args = [&["review", &game, "-o", &out, "--svg", &svg], &QUICK[..]].concat();
    let review = run(&args, "");
    assert_eq!(review.status.code(), Some(0), "{}", review.stderr);
    // The first in the list, with the better point.
    let worst = review.stdout.lines().nth(1).expect("a move");
    let words: Vec<&str> = worst.split_whitespace().collect();
    assert_eq!(words[..3], ["1", "Black", "E5"], "{}", review.stdout);
    assert!(words.contains(&"A3"), "{worst}");

    let text = fs::read_to_string(&out).expect("a record");
    let joined = text.replace('\n', "");
    for kept in [
        "AB[ba:be][aa][ae]",
        "KM[-7.5]",
        "RU[chinese]",
        "PW[Bob]",
        "TR[cc]",
        ";W[ac]",
        "C[other]",
    ] {
        assert!(joined.contains(kept), "{kept}: {text}");
    }
    assert!(
        text.contains("C[start\n") && text.contains("C[hm\n"),
        "{text}"
    );
    assert!(!text.contains('\u{1b}'), "{text}");
    assert!(text.contains("BM[1]"), "{text}");
    // Black's winrate after his blunder, in percent.
    let rate = text
        .split("SBKV[")
        .nth(2)
        .and_then(|rest| rest.split(']').next());
    let rate: f64 = rate.expect("a rate").parse().expect("a number");
    assert!((0.0..40.0).contains(&rate), "{rate}");
    // The better move is a variation beside the blunder.
    assert!(joined.contains("(;B[ac]C[Better: Black "), "{text}");
    // What was written is read again, and the game in it is the same.
    let score = |file: &str| run(&["score", file, "--move", "2"], "").stdout;
    assert_eq!(score(&out), score(&game));

    let svg = fs::read_to_string(&svg).expect("a picture");
    assert!(
        svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"),
        "{svg}"
    );
    assert!(svg.contains("&lt;Ada&gt; &amp; [31mco"), "{svg}");
    assert!(svg.contains("<circle"), "the blunder has a ring: {svg}");
}

#[test]
fn one_thread_and_seed_find_the_same_again() {
    let game = file("review-again.sgf", BLUNDER.as_bytes());
    let reviewed = |name: &str| {
        let out = new(name);
        let run = run(&[&["review", &game, "-o", &out], &QUICK[..]].concat(), "");
        (run.stdout, fs::read_to_string(out).expect("a record"))
    };
    assert_eq!(
        reviewed("review-again-1.sgf"),
        reviewed("review-again-2.sgf")
    );
}

#[test]
fn files_that_exist_stay_unless_forced() {
    let game = file("review-keep-in.sgf", BLUNDER.as_bytes());
    let old = file("review-keep-out.sgf", b"old");
    for flag in ["-o", "--svg"] {
        let refused = run(&["review", &game, flag, &old], "");
        assert_eq!(refused.status.code(), Some(2));
        assert!(refused.stderr.contains("--force"), "{}", refused.stderr);
        assert_eq!(fs::read(&old).expect("a file"), b"old");
    }
    let args = [&["review", &game, "-o", &old, "--force"], &QUICK[..]].concat();
    assert_eq!(run(&args, "").status.code(), Some(0));
    assert_ne!(fs::read(&old).expect("a file"), b"old");
}

#[test]
fn files_that_cannot_be_written_are_told_before_the_work() {
    let game = file("review-nowhere-in.sgf", BLUNDER.as_bytes());
    let nowhere = file("review-nowhere", b"no folder") + "/out";
    let twice = game.replace("nowhere-in.sgf", "twice");
    for (args, why) in [
        (["-o", &nowhere, "--force"].as_slice(), "nowhere"),
        (&["--svg", &nowhere], "nowhere"),
        (&["-o", &twice, "--svg", &twice], "two files"),
    ] {
        // So many playouts would take longer than any test may.
        let slow = ["review", &game, "--playouts", "1000000000"];
        let refused = run(&[&slow, args].concat(), "");
        assert_ne!(refused.status.code(), Some(0));
        assert!(refused.stderr.contains(why), "{}", refused.stderr);
    }
    assert!(!std::path::Path::new(&twice).exists());
}

#[test]
fn odd_records_are_reviewed_and_broken_ones_refused() {
    for (name, sgf) in [
        ("review-empty.sgf", &b"(;SZ[5])"[..]),
        ("review-illegal.sgf", b"(;SZ[5];B[aa];W[aa];B[bb]"),
        ("review-root-move.sgf", b"(;SZ[5]B[cc];W[bb]B[dd]AB[aa])"),
        (
            "review-over.sgf",
            b"(;SZ[5]RU[tromp-taylor];B[cc];W[];B[];W[bb])",
        ),
        (
            "review-latin.sgf",
            b"(;SZ[5]CA[latin1]PB[\xe9];B[cc]C[\xe9])",
        ),
    ] {
        let (game, out) = (file(name, sgf), new(&format!("{name}.out")));
        let args = [&["review", &game, "-o", &out], &QUICK[..]].concat();
        let run = run(&args, "");
        assert_eq!(run.status.code(), Some(0), "{name}: {}", run.stderr);
        let text = fs::read_to_string(&out).expect("a record");
        assert!(text.starts_with("(;CA[UTF-8]"), "{text}");
        assert!(
            !name.contains("latin") || text.contains("PB[\u{e9}]"),
            "{text}"
        );
    }
    for (name, sgf) in [
        ("review-bad.sgf", &b"(;SZ[99])"[..]),
        ("review-none.sgf", b"no game"),
    ] {
        let run = run(&["review", &file(name, sgf)], "");
        assert_eq!(run.status.code(), Some(2), "{name}");
        assert!(run.stderr.contains(name), "{}", run.stderr);
    }
}
