//! `regress` against the fake engine: what it reports, and how it ends.

use crate::client::scratch;
use crate::fake_engine;
use crate::harness::Test;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;
use tengen::arena::command::EngineCommand;
use tengen::regress::{self, Runner, Verdict};

pub(crate) const TESTS: &[Test] = &[
    ("regress::all_as_expected", all_as_expected),
    (
        "regress::every_finding_has_its_line",
        every_finding_has_its_line,
    ),
    (
        "regress::files_are_relative_to_the_script",
        files_are_relative_to_the_script,
    ),
    ("regress::a_script_may_say_quit", a_script_may_say_quit),
    ("regress::lost_framing_fails", lost_framing_fails),
    (
        "regress::what_cannot_be_run_is_worse_than_failure",
        what_cannot_be_run_is_worse_than_failure,
    ),
    (
        "regress::every_file_is_run_and_counted",
        every_file_is_run_and_counted,
    ),
    (
        "regress::a_transcript_shows_the_dialogue",
        a_transcript_shows_the_dialogue,
    ),
];

fn runner() -> Runner {
    Runner::new(fake_engine::command())
}

/// Runs these scripts, which are written to a folder of this name first.
fn run(folder: &str, scripts: &[&str], runner: &Runner) -> (Verdict, String) {
    let folder = scratch(&format!("regress {folder}"));
    let files: Vec<PathBuf> = (1..)
        .zip(scripts)
        .map(|(n, script)| {
            let file = folder.join(format!("{n}.tst"));
            fs::write(&file, script).expect("the scratch folder can be written");
            file
        })
        .collect();
    let mut out = Vec::new();
    let verdict = regress::run(&files, runner, &mut out).expect("writing to memory");
    let report = String::from_utf8(out).expect("UTF-8");
    let prefix = folder.join("").display().to_string();
    (verdict, report.replace(&prefix, ""))
}

fn all_as_expected() {
    let script = "\
        echo\n\
        1 echo D4 # a remark\n#? [C3|D4]\n\
        2 echo PASS\n#? [pass]\n\
        3 error illegal move\n#? [\\? illegal move]\n\
        4 echo D5\n#? [D4]*\n\
        5 error no\n#? [D4]*\n\
        6 echo E5\n#? [!D4]\n\
        7 lines x\n#? [A B.x]\n\
        8 bare\n";
    assert_eq!(
        run("good", &[script], &runner()),
        (
            Verdict::Passed,
            "1.tst: 8 tests, 6 passed, 0 FAILED, 2 failed as expected\n".to_owned()
        )
    );
}

fn every_finding_has_its_line() {
    let script = "\
        error not a test\n\
        1 echo D5\n#? [D4]\n\
        2 error illegal move\n#? [!D4]\n\
        3 error syntax error\n\
        4 echo D4\n#? [D4]*\n\
        5 lines x\n#? [y]\n\
        6 echo 17\n#? [0]&\n\
        7 echo\n#? [\\? .*]\n";
    let report = "\
        1.tst:1: ERROR error not a test: expected success, got ? not a test\n\
        1.tst:2: FAIL 1 echo D5: expected [D4], got = D5\n\
        1.tst:4: FAIL 2 error illegal move: expected [!D4], got ? illegal move\n\
        1.tst:6: FAIL 3 error syntax error: expected success, got ? syntax error\n\
        1.tst:7: PASS (unexpected; drop the *) 4 echo D4: expected [D4]*, got = D4\n\
        1.tst:9: FAIL 5 lines x: expected [y], got = A B\\nx\n\
        1.tst:11: IGNORED 6 echo 17: expected [0]&, got = 17\n\
        1.tst:13: FAIL 7 echo: expected [\\? .*], got = \n\
        1.tst: 7 tests, 0 passed, 5 FAILED, 1 PASSED unexpectedly, 1 ERRORS\n";
    assert_eq!(
        run("findings", &[script], &runner()),
        (Verdict::Failed, report.to_owned())
    );

    let (verdict, _) = run("unexpected pass", &["1 echo D4\n#? [D4]*\n"], &runner());
    assert_eq!(verdict, Verdict::Passed);
    let (verdict, _) = run("refused", &["error no\n"], &runner());
    assert_eq!(verdict, Verdict::Failed);
}

fn files_are_relative_to_the_script() {
    let folder = scratch("regress öffnen");
    fs::write(folder.join("a game.sgf"), "(;)").expect("the scratch folder can be written");
    let script = folder.join("load.tst");
    fs::write(&script, "1 read a game.sgf\n#? [\\(;\\)]\n")
        .expect("the scratch folder can be written");
    let report = runner().run(&script);
    assert_eq!(report.verdict(), Verdict::Passed, "{report}");
}

fn a_script_may_say_quit() {
    assert_eq!(run("quit", &["1 quit\n"], &runner()).0, Verdict::Passed);
    assert_eq!(
        run("not quit", &["1 echo quit\n"], &runner()).0,
        Verdict::Passed
    );
    let (verdict, report) = run("after quit", &["1 quit\n2 echo\n"], &runner());
    assert_eq!(verdict, Verdict::NotRun);
    assert!(
        report.starts_with("1.tst:2: ERROR the engine died"),
        "{report}"
    );
    let bad = Runner::new(fake_engine::command().arg("--quit-badly"));
    let (verdict, report) = run("bad quit", &["1 echo\n"], &bad);
    assert_eq!(verdict, Verdict::Failed);
    assert!(
        report.starts_with("1.tst: ERROR the engine ended badly"),
        "{report}"
    );
}

fn lost_framing_fails() {
    for command in ["banner", "blank_before", "blank_after", "chatter", "no_id"] {
        let script = format!("1 {command}\n2 echo\n");
        let (verdict, report) = run("stray", &[&script], &runner());
        assert_eq!(verdict, Verdict::Failed, "{command}");
        assert!(
            report.starts_with("1.tst:") && report.contains(": ERROR "),
            "{report}"
        );
    }
    let (verdict, report) = run("stray end", &["1 chatter\n"], &runner());
    assert_eq!(verdict, Verdict::Failed);
    // Which finding it is depends on whether the line comes before or after `quit` is sent.
    assert!(report.starts_with("1.tst:1: ERROR "), "{report}");
}

fn what_cannot_be_run_is_worse_than_failure() {
    let (verdict, report) = run("dead", &["1 echo\n2 die of tests\n3 echo\n"], &runner());
    assert_eq!(verdict, Verdict::NotRun);
    assert!(
        report.starts_with("1.tst:2: ERROR the engine died at \"2 die of tests\""),
        "{report}"
    );
    assert!(
        report.ends_with("1.tst: 1 tests, 1 passed, 0 FAILED, 1 ERRORS\n"),
        "{report}"
    );

    let hasty = Runner {
        limit: Duration::from_millis(200),
        ..runner()
    };
    let (verdict, report) = run("slow", &["1 sleep 60000\n"], &hasty);
    assert_eq!(verdict, Verdict::NotRun);
    assert!(report.contains("more than 200ms"), "{report}");

    let (verdict, report) = run("bad script", &["1 echo\n#? [(]\n"], &runner());
    assert_eq!(verdict, Verdict::NotRun);
    assert!(
        report.starts_with("1.tst:2: ERROR bad pattern: "),
        "{report}"
    );
    assert_eq!(report.lines().count(), 2, "{report}");

    let missing = runner().run(&scratch("regress missing").join("none.tst"));
    assert_eq!(missing.verdict(), Verdict::NotRun, "{missing}");
    let nobody = Runner::new(EngineCommand::new("no-such-engine-anywhere"));
    assert_eq!(run("no engine", &["1 echo\n"], &nobody).0, Verdict::NotRun);
}

fn every_file_is_run_and_counted() {
    let (verdict, report) = run(
        "several",
        &["1 die now\n", "1 echo\n#? [x]\n", "1 echo\n2 echo\n"],
        &runner(),
    );
    assert_eq!(verdict, Verdict::NotRun, "the worst of the three");
    assert_eq!(verdict.exit_code(), 2);
    let totals: Vec<&str> = report
        .lines()
        .filter(|line| line.contains(" tests, "))
        .collect();
    assert_eq!(
        totals,
        [
            "1.tst: 0 tests, 0 passed, 0 FAILED, 1 ERRORS",
            "2.tst: 1 tests, 0 passed, 1 FAILED",
            "3.tst: 2 tests, 2 passed, 0 FAILED",
            "3 files: 3 tests, 2 passed, 1 FAILED, 1 ERRORS",
        ]
    );
}

fn a_transcript_shows_the_dialogue() {
    let folder = scratch("regress transcript");
    let script = folder.join("a.tst");
    fs::write(&script, "echo\n10 lines x\n#? [.*]\nerror no\n")
        .expect("the scratch folder can be written");
    let transcript = runner().run(&script).transcript();
    assert_eq!(
        transcript,
        "echo\n=\n\n10 lines x\n=10 \n  A B\nx\n\nerror no\n? no\n\n"
    );
}
