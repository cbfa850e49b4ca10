//! Flags, files of flags and settings of other programs; and which files a host may have written.

use crate::host::{replies, run};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A file with this content; its name.
fn file(name: &str, content: &str) -> String {
    let path = path(name);
    fs::write(&path, content).expect("the file can be written");
    path.to_str().expect("a name in UTF-8").to_owned()
}

#[test]
fn the_program_answers_to_other_names() {
    let args = ["--gtp-name", "KataGo", "--gtp-version", "1.15.3"];
    assert_eq!(replies(&args, "name\nversion\n"), ["= KataGo", "= 1.15.3"]);
    for wrong in [["--gtp-name", ""], ["--gtp-version", "1\n\n= 2"]] {
        let run = run(&wrong, "");
        assert_eq!(run.status.code(), Some(2), "{wrong:?}");
        assert!(run.stderr.contains("plain characters"), "{}", run.stderr);
    }
}

#[test]
fn a_file_has_flags_and_the_command_line_wins() {
    let config = file(
        "settings-good.toml",
        "# Flags as they are called.\nthreads = 1\nplayouts = 50\nkomi = -3.5\nrules = 'aga'\nponder = true\n\
         board = \"grid:5x4\"\ngtp-name = 'Ada'\n",
    );
    let asked: String = ["threads", "playouts", "komi", "rules", "ponder", "board"]
        .map(|name| format!("kata-get-param {name}\n"))
        .concat();
    let values = |args: &[&str]| replies(args, asked.clone() + "name\n").join("|");
    for first in [&[][..], &["gtp"]] {
        let alone = [first, &["--config", &config]].concat();
        assert_eq!(
            values(&alone),
            "= 1|= 50|= -3.5|= aga|= true|= grid:5x4|= Ada"
        );
        // Before the file or after it.
        let more = [
            first,
            &["--komi", "0", "--config", &config],
            &["--ponder=false", "--gtp-name", "Bob", "--rules=cgos"],
        ]
        .concat();
        assert_eq!(
            values(&more),
            "= 1|= 50|= 0|= cgos|= false|= grid:5x4|= Bob"
        );
    }
}

#[test]
fn what_is_wrong_in_a_file_is_told_with_its_line() {
    for (name, text, told) in [
        (
            "settings-key.toml",
            "threads = 1\nthread = 2\n",
            "toml:2: unknown key \"thread\"",
        ),
        (
            "settings-value.toml",
            "\nresign = 1.5\n",
            "toml:2: resign: ",
        ),
        (
            "settings-syntax.toml",
            "threads = 1\n\nkomi = \n",
            "toml:3: ",
        ),
        (
            "settings-nested.toml",
            "config = 'x.toml'\n",
            "toml:1: unknown key \"config\"",
        ),
    ] {
        let run = run(&["--config", &file(name, text)], "name\n");
        assert_eq!(run.status.code(), Some(2), "{name}");
        assert_eq!(run.stdout, "", "{name}");
        assert!(run.stderr.contains(told), "{name}: {}", run.stderr);
    }
    let run = run(&["--config", "no/such/file.toml"], "");
    assert_eq!(run.status.code(), Some(2));
    assert!(run.stderr.contains("no/such/file.toml"), "{}", run.stderr);
}

#[test]
fn settings_go_by_leela_zeros_names_too() {
    let listed = &replies(&[], "lz-setoption\n")[0];
    for line in [
        "option name Maximum Memory Use (MiB) type spin default 1024 min 1 max 1048576",
        "option name Visits type spin default 0 min 0 max 1000000000",
        "option name Pondering type check default false",
    ] {
        assert!(listed.lines().any(|found| found == line), "{listed}");
    }
    for (option, param, value) in [
        ("Maximum Memory Use (MiB) value 64", "memory", "64"),
        ("visits value 500", "playouts", "500"),
        ("Playouts value 0", "playouts", "none"),
        ("Lagbuffer value 100", "lag", "1"),
        ("Resign Percentage value 5", "resign", "0.05"),
        ("resign percentage value -1", "resign", "0.1"),
        ("Pondering value true", "ponder", "true"),
    ] {
        let input = format!("lz-setoption name {option}\nkata-get-param {param}\n");
        let expected = ["= ".to_owned(), format!("= {value}")];
        assert_eq!(replies(&["--resign", "0.3"], input), expected, "{option}");
    }
    for wrong in [
        "visits 500",
        "name visits",
        "name visits value",
        "name visits value many",
        "name visits value -1",
        "name nothing value 1",
        "name Resign Percentage value 101",
        "name Maximum Memory Use (MiB) value 0",
        "name Pondering value yes",
    ] {
        let input = format!("lz-setoption {wrong}\nkata-get-param playouts\n");
        let answers = replies(&["--playouts", "7"], input);
        assert_eq!(answers, ["? syntax error", "= 7"], "{wrong}");
    }
}

#[test]
fn a_host_writes_new_files_or_none_or_any() {
    let out = path("settings-printed.sgf");
    // What an earlier run has left.
    let _ = fs::remove_file(&out);
    let input = |stone: &str| format!("boardsize 5\nplay b {stone}\nprintsgf {}\n", out.display());
    let last = |args: &[&str], stone: &str| replies(args, input(stone)).pop();
    let read = || fs::read_to_string(&out).unwrap_or_default();
    let refused = Some("? cannot save file".to_owned());

    assert_eq!(last(&["--read-only"], "A1"), refused);
    assert_eq!(last(&["--read-only", "--force"], "A1"), refused);
    assert!(!out.exists());
    assert_eq!(last(&[], "A1").as_deref(), Some("= "));
    assert!(read().contains("B[ae]"), "{}", read());
    let told = run(&[], input("B1"));
    assert!(told.stderr.contains("--force"), "{}", told.stderr);
    assert_eq!(last(&[], "B1"), refused);
    assert!(read().contains("B[ae]"), "{}", read());
    assert_eq!(last(&["--force"], "B1").as_deref(), Some("= "));
    assert!(read().contains("B[be]"), "{}", read());
    // The record as the reply is no file.
    assert!(replies(&["--read-only"], "printsgf\n")[0].starts_with("= (;"));
}

#[cfg(unix)]
#[test]
fn what_is_no_plain_file_is_not_replaced() {
    let answers = replies(&["--force"], "printsgf /dev/null\n");
    assert_eq!(answers, ["? cannot save file"]);
    assert!(!fs::metadata("/dev/null").expect("a device").is_file());
}

#[test]
fn colours_are_left_out_on_request() {
    let help = |with: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
        command.arg("--help").env_remove("NO_COLOR");
        command
            .env("CLICOLOR_FORCE", "1")
            .envs(with.iter().copied());
        let output = command.output().expect("the program runs");
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(help(&[]).contains('\u{1b}'));
    assert!(!help(&[("NO_COLOR", "1")]).contains('\u{1b}'));
}

#[test]
fn a_level_is_set_and_read_back() {
    let input = "kata-get-param level\nlevel 5\nkata-get-param level\nlevel none\nkata-get-param level\n\
                 kata-set-param level 20\nkata-get-param level\n";
    let answers = ["= 3", "= ", "= 5", "= ", "= none", "= ", "= 20"];
    assert_eq!(replies(&["--level", "3"], input), answers);
    for wrong in ["", "0", "21", "-1", "1.5", "strong"] {
        let input = format!("level {wrong}\nkata-get-param level\n");
        assert_eq!(replies(&["--level", "3"], input), ["? syntax error", "= 3"]);
        let run = run(&[&format!("--level={wrong}")], "");
        assert_eq!(run.status.code(), Some(2), "{wrong}");
    }
}

/// A game of a level against itself.
fn game_of(level: &str, seed: &str) -> Vec<String> {
    let args = [
        "--level",
        level,
        "--seed",
        seed,
        "--threads",
        "1",
        "--memory",
        "16",
    ];
    let turns = "genmove b\ngenmove w\n".repeat(15);
    replies(&args, format!("boardsize 9\n{turns}"))
}

#[test]
fn a_weak_level_varies_with_the_seed_alone() {
    let game = game_of("1", "1");
    assert!(game.iter().all(|reply| reply.starts_with("= ")), "{game:?}");
    assert_eq!(game_of("1", "1"), game);
    assert_ne!(game_of("1", "2"), game);
}

#[test]
fn a_log_has_every_line_both_ways() {
    let log = path("settings-session.log");
    // What an earlier run has left.
    let _ = fs::remove_file(&log);
    let name = log.to_str().expect("UTF-8");
    let input = "3 name\r\nboardsize 99\n# a comment\n\nkgs-chat game x \u{1b}[2J";
    let logged = run(&["--log", name], input);
    assert_eq!(logged.stdout, run(&[], input).stdout);
    let text = fs::read_to_string(&log).expect("a log");
    let stamp =
        regex::Regex::new(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (.*)$").expect("a pattern");
    let lines: Vec<&str> = text
        .lines()
        .map(|line| {
            stamp
                .captures(line)
                .expect(line)
                .get(1)
                .expect("a line")
                .as_str()
        })
        .collect();
    assert!(
        lines[0].starts_with("# tengen ") && lines[0].contains("process"),
        "{text}"
    );
    let of = |sign: char| {
        let lines = lines.iter().filter(|line| line.starts_with(sign));
        lines.map(|line| line[1..].trim_start()).collect::<Vec<_>>()
    };
    let came = [
        "3 name\\r",
        "boardsize 99",
        "# a comment",
        "",
        "kgs-chat game x \\u{1b}[2J",
    ];
    assert_eq!(of('>'), came);
    let went = ["=3 Tengen", "", "? unacceptable size", ""];
    assert_eq!(of('<')[..4], went);
    // A second session adds to it.
    run(&["--log", name], "name\n");
    let longer = fs::read_to_string(&log).expect("a log");
    assert!(longer.starts_with(&text) && longer.len() > text.len());
}

#[test]
fn a_log_that_cannot_be_written_is_told_at_the_start() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for path in ["no/such/folder/x.log", folder] {
        let run = run(&["--log", path], "name\n");
        assert_eq!(
            (run.status.code(), run.stdout.as_str()),
            (Some(2), ""),
            "{path}"
        );
        assert!(
            run.stderr.contains("cannot write the log"),
            "{}",
            run.stderr
        );
    }
}
