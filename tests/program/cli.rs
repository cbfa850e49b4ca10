//! The command line as a user meets it: help, version, exit statuses, `perft`, `regress`.

use crate::host::{replies, run};
use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Standard output and exit status; on failure standard error instead.
fn result(args: &[&str]) -> (Option<i32>, String) {
    let run = run(args, "");
    let text = if run.status.success() {
        run.stdout
    } else {
        run.stderr
    };
    (run.status.code(), text)
}

#[test]
fn the_version_names_commit_and_target() {
    let (status, text) = result(&["--version"]);
    let pattern = regex::Regex::new(r"^tengen \d+\.\d+\.\d+ \(commit \w+, \w+(-\w+)+\)\n$");
    assert_eq!(status, Some(0));
    assert!(pattern.expect("a pattern").is_match(&text), "{text}");
}

#[test]
fn help_names_every_flag_and_subcommand() {
    let (status, text) = result(&["--help"]);
    assert_eq!(status, Some(0));
    for word in [
        "--threads",
        "--playouts",
        "--seconds",
        "--memory",
        "--seed",
        "--resign",
        "--rules",
        "--komi",
        "--board",
        "gtp",
        "perft",
        "regress",
        "bench",
        "match",
        "score",
        "review",
        "learn",
        "--patterns",
        "--level",
        "--log",
        "--config",
        "--read-only",
    ] {
        assert!(text.contains(word), "{word}");
    }
}

#[test]
fn shells_get_their_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (status, text) = result(&["completions", shell]);
        assert_eq!(status, Some(0), "{shell}");
        for word in ["tengen", "analysis", "regress", "playouts"] {
            assert!(text.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(result(&["completions", "command.com"]).0, Some(2));
}

#[test]
fn the_program_and_each_subcommand_have_a_manual_page() {
    for (args, name, flag) in [
        (&["man"][..], "tengen", "playouts"),
        (&["man", "score"], r"tengen\-score", "literal"),
        (&["man", "match"], r"tengen\-match", "games"),
        (&["man", "learn"], r"tengen\-learn", "evaluate"),
    ] {
        let (status, page) = result(args);
        assert_eq!(status, Some(0));
        assert!(page.contains(".TH ") && page.contains(name), "{page}");
        assert!(page.contains(flag), "{page}");
    }
    assert_eq!(result(&["man", "woman"]).0, Some(2));
}

#[test]
fn with_and_without_subcommand_it_is_the_engine() {
    for args in [&[][..], &["gtp"]] {
        assert_eq!(run(args, "name\n").stdout, "= Tengen\n\n");
    }
    // Into a pipe there is no hint, nor anything else.
    assert_eq!(run(&[], "name\n").stderr, "");
}

#[test]
fn flags_are_the_parameters_of_the_same_names() {
    let args = [
        "--threads",
        "2",
        "--playouts",
        "7",
        "--seconds",
        "0.5",
        "--memory",
        "8",
        "--seed",
        "3",
        "--resign",
        "0.25",
        "--rules",
        "aga",
        "--komi",
        "-3.125",
        "--board",
        "torus:5x4",
    ];
    let asked: String = [
        "threads", "playouts", "seconds", "memory", "seed", "resign", "rules", "komi", "board",
    ]
    .map(|name| format!("kata-get-param {name}\n"))
    .concat();
    let values = "= 2|= 7|= 0.5|= 8|= 3|= 0.25|= aga|= -3.125|= torus:5x4";
    assert_eq!(replies(&args, asked).join("|"), values);
}

#[test]
fn the_komi_is_that_of_the_rules_unless_given() {
    for (args, komi) in [
        (&[][..], "= 7.5"),
        (&["--rules", "wildberger"], "= 5.5"),
        (&["--rules", "wildberger", "--komi", "0"], "= 0"),
    ] {
        assert_eq!(replies(args, "get_komi\n"), [komi]);
    }
}

#[test]
fn nonsense_ends_with_2_and_a_reason() {
    let cases: &[(&[&str], &str)] = &[
        (&["--threads", "0"], "threads"),
        (&["--playouts", "0"], "playout"),
        (&["--seconds", "-1"], "seconds"),
        (&["--seconds", "NaN"], "seconds"),
        (&["--resign", "1.5"], "winrate"),
        (&["--resign", "NaN"], "winrate"),
        (&["--memory", "0"], "MiB"),
        (&["--komi", "inf"], "points"),
        (&["--rules", "klingon"], "klingon"),
        (&["--board", "grid:26"], "grid:26"),
        (
            &["--board", "file:no/such/board.json"],
            "no/such/board.json",
        ),
        (&["--no-such-flag"], "no-such-flag"),
        (
            &[
                "perft",
                "--board",
                "grid:2",
                "--depth",
                "2",
                "--players",
                "3",
                "--ko",
                "simple",
            ],
            "two players",
        ),
        (
            &[
                "perft",
                "--board",
                "grid:2",
                "--depth",
                "2",
                "--players",
                "0",
            ],
            "players",
        ),
        (&["perft", "--board", "grid:2", "--depth", "-1"], "depth"),
        (
            &[
                "perft",
                "--board",
                "grid:2",
                "--depth",
                "2",
                "--suicide",
                "maybe",
            ],
            "maybe",
        ),
        (&["regress", "--engine", "'", "x.tst"], "does not close"),
        (&["regress"], "FILE"),
    ];
    for (args, reason) in cases {
        let (status, text) = result(args);
        assert_eq!(status, Some(2), "{args:?}");
        assert!(text.contains(reason), "{args:?}: {text}");
    }
}

#[test]
fn perft_prints_a_line_a_length() {
    // The published counts of whole game trees on 2x2.
    let counts = [1, 5, 21, 68, 156, 316, 604, 1088, 2184];
    let lines = (0..).zip(counts).map(|(k, count)| format!("{k} {count}\n"));
    let lines = lines.collect::<Vec<_>>().concat();
    let args = "perft --board grid:2 --players 2 --ko positional --suicide true --depth 8";
    let args: Vec<&str> = args.split(' ').collect();
    assert_eq!(result(&args), (Some(0), lines));
    assert_eq!(
        result(&["perft", "--board", "grid:9", "--depth", "0"]),
        (Some(0), "0 1\n".to_owned())
    );
}

#[test]
fn a_reader_that_goes_is_no_failure() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    let args = ["perft", "--board", "grid:1x2", "--depth", "1000"];
    let mut child = command
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut stderr = String::new();
    let errors = child.stderr.as_mut().expect("a pipe");
    errors.read_to_string(&mut stderr).expect("text");
    assert!(child.wait().expect("an end").success());
    assert_eq!(stderr, "");
}

fn script(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path.display().to_string()
}

#[test]
fn regress_runs_its_own_binary_and_tells_how_it_went() {
    let good = script("good.tst", "boardsize 5\n1 query_boardsize\n#? [5]\n");
    let bad = script("bad.tst", "1 query_boardsize\n#? [5]\n");
    let refused = script("refused.tst", "boardsize 50\n");
    for (args, status) in [
        (&["regress", &good][..], 0),
        (&["regress", &good, &bad], 1),
        (&["regress", &refused], 1),
        (&["regress", &good, "no-such.tst"], 2),
        (&["regress", "--engine", "no-such-engine", &good], 2),
    ] {
        let run = run(args, "");
        assert_eq!(run.status.code(), Some(status), "{args:?}: {}", run.stdout);
    }
    let engine = format!("\"{}\" --board grid:5", env!("CARGO_BIN_EXE_tengen"));
    assert!(
        run(&["regress", "--engine", &engine, &bad], "")
            .status
            .success()
    );
}

#[test]
fn regress_runs_suites_and_writes_reports() {
    let good = script("suite-good.tst", "boardsize 5\n1 query_boardsize\n#? [5]\n");
    script(
        "suite-known.tst",
        "1 query_boardsize\n#? [5]*\n2 owl_attack A1\n#? [1]\n",
    );
    let list = script("suite.list", "# both\nsuite-good.tst\nsuite-known.tst\n");
    let suite = format!("@{list}");
    let reports = ["suite.xml", "suite.html"].map(|name| {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        // What an earlier run has left.
        let _ = std::fs::remove_file(&path);
        path.display().to_string()
    });
    let [xml, html] = &reports;
    let args = [
        "regress",
        "--jobs",
        "2",
        "--timeout",
        "30",
        "--junit",
        xml,
        "--html",
        html,
        &suite,
    ];
    let first = run(&args, "");
    assert_eq!(
        first.status.code(),
        Some(0),
        "{}{}",
        first.stdout,
        first.stderr
    );
    let total = first.stdout.lines().last().unwrap_or_default();
    assert_eq!(
        total,
        "2 files: 2 tests, 1 passed, 0 FAILED, 1 failed as expected, 1 skipped"
    );
    for (path, told) in [(xml, "<testsuites>"), (html, "owl_attack A1")] {
        let text = std::fs::read_to_string(path).expect("a report");
        assert!(text.contains(told), "{text}");
    }
    let again = run(&args, "");
    assert_eq!(again.status.code(), Some(2));
    assert!(again.stderr.contains("--force"), "{}", again.stderr);
    for args in [
        &["regress", "@no-such.list"][..],
        &["regress", "--grammar", "pascal", &good],
        &["regress", "--timeout", "0", &good],
    ] {
        assert_eq!(run(args, "").status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn regress_blesses_what_fails() {
    let bad = script("bless.tst", "1 query_boardsize\n#? [5]\n");
    assert_eq!(run(&["regress", &bad], "").status.code(), Some(1));
    assert_eq!(
        run(&["regress", "--bless", &bad], "").status.code(),
        Some(0)
    );
    let text = std::fs::read_to_string(&bad).expect("a script");
    assert_eq!(text, "1 query_boardsize\n#? [5]*\n");
}
