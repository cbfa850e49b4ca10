//! `tengen learn`, and its weights in the engine.

use crate::host::{replies, run};
use flate2::{Compression, write::GzEncoder};
use std::io::Write;
use std::path::PathBuf;

/// A file of the tests, new.
fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("learn-{name}"));
    // What an earlier run has left.
    let _ = std::fs::remove_file(&path);
    path.display().to_string()
}

fn file(name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = path(name);
    std::fs::write(&path, bytes).expect("a file");
    path
}

fn gzipped(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).expect("bytes");
    encoder.finish().expect("bytes")
}

/// Games whose moves answer each other across the board or next to the last one, no point twice.
fn some_games() -> String {
    let letter = |n: usize| char::from(b"abcdefghijklmnopqrs"[n]);
    let game = |number: usize| {
        let plays = (0..40).map(|turn| {
            let place = (turn / 2 * 37 + number * 11) % 162;
            let (x, y) = (place % 18, place / 18);
            format!(
                "{}{}",
                letter(x),
                letter(if turn % 2 == 0 { y } else { 18 - y })
            )
        });
        format!("B+R\t6.5\t{}\n", plays.collect::<Vec<_>>().join(" "))
    };
    (0..12).map(game).collect()
}

/// What is printed, or the exit status and the complaint.
fn told(args: &[&str]) -> Result<String, (Option<i32>, String)> {
    let run = run(args, "");
    if run.status.success() {
        Ok(run.stdout)
    } else {
        Err((run.status.code(), run.stderr))
    }
}

#[test]
fn weights_are_the_same_twice_and_serve_the_engine() {
    let games = file("games.txt", some_games());
    let packed = file("games.txt.gz", gzipped(some_games().as_bytes()));
    let [first, second] = ["first.weights", "second.weights"].map(path);
    for (games, out) in [(&games, &first), (&packed, &second)] {
        let quick = ["--least-plays", "3", "--one-in", "2", "--sweeps", "3"];
        let args = [&["learn", games, "-o", out][..], &quick].concat();
        assert_eq!(told(&args), Ok(String::new()));
    }
    let bytes = std::fs::read(&first).expect("a file");
    assert!(bytes == std::fs::read(&second).expect("a file"));
    let (status, why) = told(&["learn", &games, "-o", &first]).expect_err("a file in the way");
    assert!(status == Some(2) && why.contains("--force"), "{why}");

    let evaluated = told(&["learn", "--evaluate", &games, "--patterns", &first]);
    let pattern = r"^games 12\nplays 480\ntop-1 \d+\.\d\d %\ntop-5 \d+\.\d\d %\n$";
    let pattern = regex::Regex::new(pattern).expect("a pattern");
    assert!(
        pattern.is_match(evaluated.as_deref().expect("an answer")),
        "{evaluated:?}"
    );
    assert_eq!(
        told(&["learn", "--evaluate", &packed, "--patterns", &first]),
        evaluated
    );
    assert_ne!(told(&["learn", "--evaluate", &games]), evaluated);

    let analysis = |patterns: &[&str]| {
        let asked = "boardsize 19\nplay b Q16\nkata-search_analyze w\n";
        let args = ["--threads", "1", "--playouts", "60"];
        replies(&[&args, patterns].concat(), asked).join("\n")
    };
    assert_ne!(analysis(&["--patterns", &first]), analysis(&[]));
    let query =
        r#"{"id":"a","moves":[],"rules":"chinese","boardXSize":9,"boardYSize":9,"maxVisits":20}"#;
    let answer = |patterns: &[&str]| {
        let args = [&["analysis", "--threads", "1"], patterns].concat();
        run(&args, format!("{query}\n")).stdout
    };
    let other = answer(&["--patterns", &first]);
    assert!(
        other.contains("moveInfos") && other != answer(&[]),
        "{other}"
    );
}

#[test]
fn what_are_no_weights_is_refused() {
    let record = file("record.sgf", "(;SZ[5];B[cc];W[bb])");
    let cut = file("cut.weights", b"TENGENW1\xff\xff\xff\xff");
    let other = file("other.weights", b"TENGENW2");
    let folder = env!("CARGO_TARGET_TMPDIR");
    for bad in [cut.as_str(), &other, &record, folder, "no-such.weights"] {
        for command in [
            &[][..],
            &["gtp"],
            &["analysis"],
            &["review", &record],
            &["learn", "--evaluate", &record],
        ] {
            let args = [command, &["--patterns", bad]].concat();
            let (status, why) = told(&args).expect_err("no weights");
            assert!(status == Some(2) && why.contains(bad), "{args:?}: {why}");
        }
    }
}

#[test]
fn what_are_no_games_is_refused() {
    let whole = gzipped(some_games().as_bytes());
    // A file of a few hundred kilobytes that unpacks to more than anybody should read.
    let bomb = gzipped(&vec![b' '; 1 << 20]).repeat(257);
    let bad = [
        (file("cut.gz", &whole[..whole.len() / 2]), "unpacked"),
        (file("bomb.gz", bomb), "too long"),
        (file("binary", b"\x00\x01\xff\xfe"), "neither SGF nor text"),
        (
            file("latin.txt", b"B+R\t6.5\tqd\xe4"),
            "neither SGF nor text",
        ),
        (file("word.txt", "hello\n"), "line 1"),
        (file("empty.txt", ""), "no play"),
        (file("empty.gz", gzipped(b"")), "no play"),
        (file("passes.sgf", "(;SZ[1];B[];W[])"), "no play"),
        (file("broken.sgf", "(;SZ[x"), "broken.sgf"),
        (env!("CARGO_TARGET_TMPDIR").to_owned(), "plain file"),
        ("no-such.txt".to_owned(), "no-such.txt"),
    ];
    let out = path("never.weights");
    for (bad, reason) in &bad {
        for args in [
            ["learn", bad, "--output", &out],
            ["learn", "--evaluate", bad, "--force"],
        ] {
            let (status, why) = told(&args).expect_err("no games");
            assert!(status == Some(2) && why.contains(reason), "{args:?}: {why}");
        }
        assert!(!PathBuf::from(&out).exists(), "{bad}");
    }
    let games = file("good.txt", some_games());
    for args in [
        &["learn"][..],
        &["learn", &games],
        &["learn", &games, "-o", &out, "--evaluate"],
        &["learn", &games, "-o", &out, "--patterns", &out],
        &["learn", &games, "-o", &out, "--one-in", "0"],
        &["learn", &games, "-o", &out, "--least-plays", "0"],
        &["learn", &games, "-o", &out, "--sweeps", "0"],
        &["learn", &games, "-o", "no/such/folder/w"],
    ] {
        assert!(
            told(args).is_err_and(|(status, _)| status.is_some()),
            "{args:?}"
        );
    }
}
