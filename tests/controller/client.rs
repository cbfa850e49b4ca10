//! `arena::client` over real pipes.

use crate::fake_engine;
use crate::harness::Test;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tengen::arena::client::{Client, ClientError};
use tengen::arena::command::EngineCommand;

pub(crate) const TESTS: &[Test] = &[
    ("client::replies_are_read_whole", replies_are_read_whole),
    (
        "client::one_process_answers_many_commands",
        one_process_answers_many_commands,
    ),
    ("client::times_are_measured", times_are_measured),
    ("client::a_slow_engine_is_killed", a_slow_engine_is_killed),
    ("client::half_a_reply_is_none", half_a_reply_is_none),
    (
        "client::endless_output_is_no_reply",
        endless_output_is_no_reply,
    ),
    (
        "client::a_dead_engine_tells_how_it_ended",
        a_dead_engine_tells_how_it_ended,
    ),
    (
        "client::garbage_is_told_from_replies",
        garbage_is_told_from_replies,
    ),
    (
        "client::output_after_a_reply_is_found",
        output_after_a_reply_is_found,
    ),
    (
        "client::lines_without_a_reply_are_not_sent",
        lines_without_a_reply_are_not_sent,
    ),
    ("client::quit_waits_for_the_end", quit_waits_for_the_end),
    (
        "client::an_engine_that_stays_is_killed",
        an_engine_that_stays_is_killed,
    ),
    (
        "client::paths_and_arguments_may_hold_anything",
        paths_and_arguments_may_hold_anything,
    ),
    (
        "client::a_missing_program_is_named",
        a_missing_program_is_named,
    ),
];

/// Long enough for any machine, short enough for a test that fails.
const PATIENT: Duration = Duration::from_secs(30);

fn start() -> Client {
    Client::start(&fake_engine::command(), None, PATIENT).expect("the fake engine starts")
}

fn ask(client: &mut Client, command: &str) -> (bool, String) {
    let response = client.send(command).expect(command);
    (response.ok, response.text)
}

fn replies_are_read_whole() {
    let mut client = start();
    assert_eq!(ask(&mut client, "echo D4"), (true, "D4".to_owned()));
    assert_eq!(
        ask(&mut client, "error illegal move"),
        (false, "illegal move".to_owned())
    );
    assert_eq!(ask(&mut client, "bare"), (true, String::new()));
    assert_eq!(
        ask(&mut client, "lines = 1"),
        (true, "\n  A B\n= 1".to_owned())
    );
    assert_eq!(ask(&mut client, "crlf"), (true, "a\nb".to_owned()));
    assert_eq!(ask(&mut client, "echo x # y"), (true, "x".to_owned()));
    let bare = client
        .send_line("echo no id", None)
        .expect("a reply without an id");
    assert_eq!(bare.text, "no id");
    let own = client
        .send_line("2147483647\techo id", Some(2_147_483_647))
        .expect("a reply with this id");
    assert_eq!(own.text, "id");
}

fn one_process_answers_many_commands() {
    let mut client = start();
    for n in 0..2000 {
        assert_eq!(ask(&mut client, &format!("echo {n}")).1, n.to_string());
    }
    assert!(client.quit().expect("a clean end").success());
}

fn times_are_measured() {
    let mut client = start();
    let response = client.send("sleep 200").expect("a reply");
    assert!(response.elapsed >= Duration::from_millis(200) && response.elapsed < PATIENT);
}

fn a_slow_engine_is_killed() {
    let mut client = start();
    let begun = Instant::now();
    let error = client
        .send_within("sleep 60000", Duration::from_millis(200))
        .expect_err("too slow");
    assert!(begun.elapsed() < PATIENT);
    assert!(
        matches!(&error, ClientError::TimedOut { limit, .. } if limit.as_millis() == 200),
        "{error}"
    );
    let error = client.send("echo").expect_err("it was killed");
    assert!(matches!(error, ClientError::Died { .. }), "{error}");
}

fn half_a_reply_is_none() {
    let error = start()
        .send_within("half", Duration::from_millis(500))
        .expect_err("no empty line");
    assert!(matches!(error, ClientError::TimedOut { .. }), "{error}");
}

fn endless_output_is_no_reply() {
    let mut client = Client::start(&fake_engine::command(), None, Duration::from_millis(300))
        .expect("it starts");
    let error = client.send_line("flood", None).expect_err("no empty line");
    assert!(matches!(error, ClientError::TimedOut { .. }), "{error}");
}

fn a_dead_engine_tells_how_it_ended() {
    let error = start().send("die shame").expect_err("no reply");
    let ClientError::Died {
        command,
        status,
        stderr,
    } = &error
    else {
        panic!("{error}")
    };
    assert!(command.ends_with("die shame"));
    assert_eq!(status.and_then(|status| status.code()), Some(7));
    assert!(stderr.contains("last words"), "{stderr:?}");
    assert!(
        error
            .to_string()
            .ends_with("stderr ends: last words / of shame"),
        "{error}"
    );
}

fn garbage_is_told_from_replies() {
    for (command, part) in [
        ("banner", "neither"),
        ("blank_before", "empty line"),
        ("no_id", "id"),
        ("other_id", "id"),
    ] {
        let error = start().send(command).expect_err(command);
        assert!(
            matches!(error, ClientError::Garbage { what, .. } if what.contains(part)),
            "{command}: {error}"
        );
    }
    let error = start()
        .send_line("other_id", None)
        .expect_err("an id nobody sent");
    assert!(matches!(error, ClientError::Garbage { .. }), "{error}");
}

fn output_after_a_reply_is_found() {
    for command in ["blank_after", "chatter"] {
        let mut client = start();
        client
            .send(command)
            .expect("the reply itself is well formed");
        let error = client
            .send("echo")
            .expect_err("found with the next command");
        assert!(matches!(error, ClientError::Garbage { .. }), "{error}");

        let mut client = start();
        client
            .send(command)
            .expect("the reply itself is well formed");
        let error = client.quit().expect_err("found at the end");
        assert!(matches!(error, ClientError::Garbage { .. }), "{error}");
    }
}

fn lines_without_a_reply_are_not_sent() {
    let mut client = start();
    for line in ["", " \t", "# echo", "echo\necho", "echo\r"] {
        let error = client.send(line).expect_err(line);
        assert!(
            matches!(error, ClientError::BadCommand(_)),
            "{line:?}: {error}"
        );
    }
    assert!(client.send_line("12", Some(12)).is_err());
    assert!(ask(&mut client, "echo").0, "the engine is still there");
}

fn quit_waits_for_the_end() {
    assert!(start().quit().expect("a clean end").success());
    let bad = fake_engine::command().arg("--quit-badly");
    let client = Client::start(&bad, None, PATIENT).expect("it starts");
    assert_eq!(client.quit().expect("an end").code(), Some(1));
    let mut client = start();
    client.send("quit").expect("a reply to quit");
    assert!(client.wait().expect("a clean end").success());
}

fn an_engine_that_stays_is_killed() {
    let stubborn = fake_engine::command().arg("--never-quit");
    let client = Client::start(&stubborn, None, PATIENT).expect("it starts");
    let begun = Instant::now();
    let error = client.quit().expect_err("it does not end");
    assert!(matches!(error, ClientError::TimedOut { .. }), "{error}");
    assert!(begun.elapsed() < PATIENT);
}

fn paths_and_arguments_may_hold_anything() {
    let folder = scratch("client blanks and ünï 碁");
    let program = copy_of_this_program(&folder);
    let line = format!(
        "\"{}\" {} 'a b' \"\" 'größe \"9\"'",
        program.display(),
        fake_engine::ARGUMENT
    );
    let engine = EngineCommand::parse(&line).expect("a good command line");
    fs::write(folder.join("göban.txt"), "found").expect("the scratch folder can be written");
    let mut client = Client::start(&engine, Some(&folder), PATIENT).expect("it starts");
    let expected = format!("{}|a b||größe \"9\"", fake_engine::ARGUMENT);
    assert_eq!(ask(&mut client, "args"), (true, expected));
    assert_eq!(
        ask(&mut client, "read göban.txt"),
        (true, "found".to_owned()),
        "it works in its folder"
    );
}

fn a_missing_program_is_named() {
    let engine = EngineCommand::parse("./no/such/engine --x").expect("a good command line");
    let error = Client::start(&engine, None, PATIENT).expect_err("there is none");
    assert!(error.to_string().contains("no/such/engine --x"), "{error}");
}

/// An empty folder of this name.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It may not be there yet.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the scratch folder can be made");
    folder
}

fn copy_of_this_program(folder: &Path) -> PathBuf {
    let this = std::env::current_exe().expect("this program has a path");
    let copy = folder.join(format!("an engine{}", std::env::consts::EXE_SUFFIX));
    fs::copy(this, &copy).expect("the program can be copied");
    copy
}
