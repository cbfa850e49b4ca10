//! `regress` against the fake engine: what it reports, and how it ends.

use crate::client::scratch;
use crate::fake_engine;
use crate::harness::Test;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;
use tengen::arena::command::EngineCommand;
use tengen::regress::{self, Course, Grammar, Runner, Verdict};

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
        "regress::reports_come_in_order_whatever_runs_first",
        reports_come_in_order_whatever_runs_first,
    ),
    (
        "regress::what_the_engine_lacks_is_skipped",
        what_the_engine_lacks_is_skipped,
    ),
    (
        "regress::other_grammars_count_other_errors",
        other_grammars_count_other_errors,
    ),
    (
        "regress::blessed_marks_are_as_found",
        blessed_marks_are_as_found,
    ),
    (
        "regress::pages_and_xml_tell_every_test",
        pages_and_xml_tell_every_test,
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
    run_as(folder, scripts, runner, Course::default())
}

fn run_as(folder: &str, scripts: &[&str], runner: &Runner, course: Course) -> (Verdict, String) {
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
    let reports = regress::run(&files, runner, course, &mut out).expect("writing to memory");
    let verdict = Verdict::of(&reports);
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

fn reports_come_in_order_whatever_runs_first() {
    let scripts = [
        "1 sleep 300\n",
        "1 echo\n",
        "1 echo x\n#? [y]\n",
        "1 echo\n",
    ];
    let course = Course {
        jobs: 4,
        ..Course::default()
    };
    let (verdict, report) = run_as("jobs", &scripts, &runner(), course);
    assert_eq!(verdict, Verdict::Failed);
    assert_eq!(run("jobs alone", &scripts, &runner()).1, report);
}

fn what_the_engine_lacks_is_skipped() {
    let script = "\
        error unknown command\n\
        1 error Unknown command: owl_attack\n#? [A1]\n\
        2 error unknown command\n#? [!A1]*\n\
        3 error unknown command\n#? [\\? unknown command]\n\
        4 error unknown\n#? [A1]*\n\
        5 echo A1\n#? [A1]\n";
    let report = "\
        1.tst: SKIPPED commands that the engine lacks: error\n\
        1.tst: 3 tests, 2 passed, 0 FAILED, 1 failed as expected, 3 skipped\n";
    assert_eq!(
        run("unknown", &[script], &runner()),
        (Verdict::Passed, report.to_owned())
    );
}

fn other_grammars_count_other_errors() {
    let script = "\
        error no\n\
        1 error no\n\
        2 lines x\n#? [A B]\n\
        3 error illegal move\n#? [illegal move]\n";
    let with = |grammar| Runner {
        grammar,
        ..runner()
    };
    let (verdict, report) = run("gnugo", &[script], &with(Grammar::Gnugo));
    // The first line of what `lines` says is empty.
    assert_eq!(verdict, Verdict::Failed);
    assert!(report.starts_with("1.tst:3: FAIL 2 lines x"), "{report}");
    assert!(
        report.ends_with("1.tst: 2 tests, 1 passed, 1 FAILED, 2 errors not counted\n"),
        "{report}"
    );
    let (_, report) = run("gogui", &[script], &with(Grammar::Gogui));
    assert!(
        report.ends_with("1.tst: 2 tests, 0 passed, 2 FAILED, 2 errors not counted\n"),
        "{report}"
    );
    let (_, report) = run("strict", &[script], &with(Grammar::Strict));
    assert!(
        report.ends_with("1.tst: 3 tests, 0 passed, 3 FAILED, 1 ERRORS\n"),
        "{report}"
    );
}

fn blessed_marks_are_as_found() {
    let script = "\
        # kept\r\n\
        1 echo D5\r\n#? [D4]\r\n\
        2 echo D4\n#? [D4]*\n\
        3 echo D4\n#? [D4]\n\
        4 echo D5\n#? [D4]*\n\
        5 echo 1\n#? [2]&\n\
        6 echo x\n#? [[yz]]";
    let course = Course {
        blesses: true,
        ..Course::default()
    };
    let (verdict, report) = run_as("bless", &[script], &runner(), course);
    assert_eq!(verdict, Verdict::Passed, "{report}");
    assert!(report.ends_with("1.tst: 3 marks changed\n"), "{report}");
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("regress bless/1.tst");
    let blessed = fs::read_to_string(file).expect("the script is there");
    let expected = script
        .replace("D5\r\n#? [D4]\r\n", "D5\r\n#? [D4]*\r\n")
        .replace("2 echo D4\n#? [D4]*", "2 echo D4\n#? [D4]")
        .replace("[[yz]]", "[[yz]]*");
    assert_eq!(blessed, expected);
}

fn pages_and_xml_tell_every_test() {
    let folder = scratch("regress pages");
    let script = folder.join("<a>.tst");
    let text =
        "1 echo D4 <&>\n#? [D5]\n2 echo x\n3 echo y\n#? [z]*\n4 error unknown command\n5 die now\n";
    fs::write(&script, text).expect("the scratch folder can be written");
    let reports = [runner().run(&script)];
    let xml = regress::junit(&reports);
    assert!(
        xml.contains("tests=\"5\" failures=\"1\" errors=\"1\" skipped=\"2\""),
        "{xml}"
    );
    assert_eq!(xml.matches("<testcase ").count(), 5, "{xml}");
    assert_eq!(xml.matches("<failure ").count(), 1, "{xml}");
    assert!(xml.contains("1 echo D4 &lt;&amp;&gt;"), "{xml}");
    let page = regress::html(&reports, "tengen <x>");
    for told in [
        "tengen &lt;x&gt;",
        "1 echo D4 &lt;&amp;&gt;",
        "failed as expected",
        "FAILED",
        "skipped: unknown command",
        "NOT RUN",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(!page.contains("<&>") && !page.contains("http"), "{page}");
}
