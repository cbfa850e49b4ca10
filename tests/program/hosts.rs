//! What hosts send from start to end, and what they take the answers for, as their sources have it. The clients of game servers
//! are in [`servers`](crate::servers).

use crate::cases::QUICK;
use crate::host::Host;
use regex::Regex;

/// A vertex on the boards that are used here, as all hosts read it.
const VERTEX: &str = "([A-HJ-T]1?[0-9]|pass)";

/// How a host reads an answer: whether it numbers its commands, and what it keeps of a reply.
struct Reader {
    numbers: bool,
    text: fn(&str) -> &str,
}

/// GoGui and its tools, gogui-twogtp among them, drop everything up to the first blank of the whole reply.
const GOGUI: Reader = Reader {
    numbers: false,
    text: |reply| reply.split_once(' ').map_or("", |(_, text)| text).trim(),
};

/// Sabaki takes the digits that follow the sign for an id.
const SABAKI: Reader = Reader {
    numbers: false,
    text: |reply| {
        reply[1..]
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .trim()
    },
};

/// gomill and LizzieYzy drop the sign and the blanks around the rest.
const PLAIN: Reader = Reader {
    numbers: false,
    text: |reply| reply[1..].trim(),
};

/// Lizzie and q5Go number all that they send, and find the answer by its number.
const NUMBERING: Reader = Reader {
    numbers: true,
    text: |reply| reply.split_once(' ').map_or("", |(_, text)| text).trim(),
};

/// Sends a host's lines one after the other, and checks that each answer is a success of the form beside it. An analysis goes on
/// until the line after it.
fn talk(reader: &Reader, lines: &[(&str, &str)]) {
    let mut host = Host::start(QUICK);
    let mut analysing = false;
    for (number, (line, form)) in lines.iter().enumerate() {
        let id = if reader.numbers {
            number.to_string()
        } else {
            String::new()
        };
        let space = if reader.numbers { " " } else { "" };
        host.write(&format!("{id}{space}{line}\n"));
        if analysing {
            assert!(
                host.rest().iter().all(|line| line.starts_with("info ")),
                "{line}"
            );
        }
        let form = form.replace("VERTEX", VERTEX);
        let pattern = Regex::new(&format!("(?s)^(?:{form})$")).expect("a pattern");
        let begins = |name: &&str| line.split(' ').next() == Some(name);
        analysing = ["lz-analyze", "kata-analyze", "analyze"].iter().any(begins);
        let answer = if analysing {
            let head = host.line();
            format!("{head}\n{}", host.line())
        } else {
            host.reply()
        };
        assert!(answer.starts_with(&format!("={id} ")), "{line}: {answer}");
        let text = (reader.text)(&answer);
        assert!(pattern.is_match(text), "{line}: {text:?} is not {form}");
    }
    assert!(host.close().0.success());
}

const INFO: &str = "info move VERTEX visits [0-9]+ .* pv VERTEX( VERTEX)*";
const LIST: &str = "protocol_version\n.*\ngenmove\n.*";

#[test]
fn sabaki() {
    let info = format!("{INFO}( info move .*)*");
    let chosen = format!("({INFO}( info move [^\n]*)*\n)+play VERTEX");
    talk(
        &SABAKI,
        &[
            ("name", "Tengen"),
            ("version", ".*"),
            ("protocol_version", "2"),
            ("list_commands", LIST),
            ("komi 6.5", ""),
            ("boardsize 9", ""),
            ("clear_board", ""),
            ("set_free_handicap C3 G7", ".*"),
            ("play W E5", ""),
            ("play B pass", ""),
            ("undo", ""),
            ("play B C7", ""),
            ("analyze W 50", &info),
            ("protocol_version", "2"),
            ("genmove_analyze W 50", &chosen),
            ("rectangular_boardsize 9 7", ""),
            ("clear_board", ""),
            ("play B J7", ""),
            ("genmove W", "VERTEX"),
            ("quit", ""),
        ],
    );
}

#[test]
fn gogui() {
    talk(
        &GOGUI,
        &[
            ("name", "Tengen"),
            ("protocol_version", "2"),
            ("version", ".*"),
            ("list_commands", LIST),
            ("gogui-interrupt", ""),
            ("gogui-rules_game_id", "Go"),
            ("gogui-rules_board_size", "19"),
            ("gogui-analyze_commands", ".+/.+/.+"),
            ("boardsize 9", ""),
            ("clear_board", ""),
            ("komi 6.5", ""),
            ("time_settings 600 30 5", ""),
            ("gogui-title", ".+"),
            ("gogui-setup B D4 W E5", ""),
            ("gogui-setup_player B", ""),
            ("gogui-play_sequence B C3 W G7 B PASS W F4", ""),
            ("gg-undo 3", ""),
            ("play W G3", ""),
            ("time_left b 590 0", ""),
            ("genmove b", "VERTEX"),
            ("time_left w -1 0", ""),
            // The user does not want to wait.
            ("genmove w\n# interrupt", "VERTEX"),
            ("undo", ""),
            ("kgs-genmove_cleanup w", "VERTEX"),
            ("play B PASS", ""),
            ("play W PASS", ""),
            ("final_status_list dead", "(VERTEX\\s*)*"),
            ("time_settings 0 1 0", ""),
            ("quit", ""),
        ],
    );
}

#[test]
fn gogui_twogtp() {
    let mut lines = vec![
        ("protocol_version", "2"),
        ("name", "Tengen"),
        ("version", ".*"),
        ("list_commands", LIST),
        ("gogui-interrupt", ""),
        // Twice before the first game.
        ("boardsize 5", ""),
        ("clear_board", ""),
    ];
    for _ in 0..2 {
        lines.extend([
            ("boardsize 5", ""),
            ("clear_board", ""),
            ("komi 6.5", ""),
            ("time_settings 5 0 0", ""),
            ("genmove b", "VERTEX"),
            ("play w PASS", ""),
            ("genmove b", "VERTEX"),
            ("final_score", "[BW]\\+[0-9.]+|0"),
            ("cputime", "[0-9]+(\\.[0-9]+)?"),
        ]);
    }
    lines.push(("quit", ""));
    talk(&GOGUI, &lines);
}

#[test]
fn gomill() {
    talk(
        &PLAIN,
        &[
            ("protocol_version", "2"),
            ("name", "Tengen"),
            ("version", ".*"),
            ("known_command gomill-describe_engine", "true|false"),
            ("known_command gomill-genmove_ex", "true|false"),
            ("boardsize 9", ""),
            ("clear_board", ""),
            ("komi 0.5", ""),
            ("fixed_handicap 3", "[A-HJ][1-9]( [A-HJ][1-9]){2}"),
            ("genmove w", "VERTEX"),
            ("play b D4", ""),
            ("known_command gomill-cpu_time", "true|false"),
            ("known_command final_score", "true"),
            ("final_score", "[BW]\\+[0-9.]+"),
            ("clear_board", ""),
            ("place_free_handicap 2", "[A-HJ][1-9] [A-HJ][1-9]"),
            ("clear_board", ""),
            ("set_free_handicap C3 G7", ".*"),
            ("quit", ""),
        ],
    );
}

#[test]
fn lizzie() {
    let info = format!("{INFO}( info move .*)*");
    talk(
        &NUMBERING,
        &[
            ("name", "Tengen"),
            // Split at the points; the second part is a number.
            ("version", "[0-9]+\\.[0-9]+.*"),
            ("boardsize 9", ""),
            ("komi 7.5", ""),
            ("lz-analyze 10", &info),
            ("name", "Tengen"),
            ("play B D4", ""),
            ("lz-analyze 10", &info),
            ("undo", ""),
            ("clear_board", ""),
            ("fixed_handicap 2", "[A-HJ][1-9] [A-HJ][1-9]"),
            ("time_settings 0 5 1", ""),
            ("genmove W", "VERTEX"),
            ("boardsize 9 13", ""),
            ("quit", ""),
        ],
    );
}

#[test]
fn lizzie_yzy() {
    let info = format!("{INFO}( info move .*)*");
    let owners = format!("{INFO}( info move .*)* ownership( -?[0-9.]+){{81}}");
    let chosen = format!("({INFO}( info move [^\n]*)*\n)+play VERTEX");
    talk(
        &PLAIN,
        &[
            ("name", "Tengen"),
            ("name", "Tengen"),
            ("name", "Tengen"),
            ("version", "[0-9]+\\.[0-9]+.*"),
            ("list_commands", LIST),
            ("komi 7.5", ""),
            ("boardsize 9", ""),
            ("lz-analyze 10", &info),
            ("name", "Tengen"),
            ("kata-set-rules chinese", ""),
            ("kata-get-rules", "\\{.*\\}"),
            ("kata-analyze B 10 ownership true", &owners),
            ("stop", ""),
            ("lz-genmove_analyze B 10", &chosen),
            ("time_settings 0 5 1", ""),
            ("time_left w 12.34 0", ""),
            ("genmove W", "VERTEX"),
            ("rectangular_boardsize 9 13", ""),
            ("quit", ""),
        ],
    );
}

#[test]
fn q5go() {
    let info = format!("{INFO}( info move .*)*");
    let chosen = format!("({INFO}( info move [^\n]*)*\n)+play VERTEX");
    talk(
        &NUMBERING,
        &[
            ("protocol_version", "2"),
            ("boardsize 9", ""),
            ("clear_board", ""),
            ("komi 7.5", ""),
            ("known_command lz-analyze", "true"),
            ("known_command kata-analyze", "true"),
            ("known_command kata-set-rules", "true"),
            ("kata-set-rules tromp-taylor", ""),
            ("kata-set-rules bga", ""),
            (
                "kata-set-rules { \"ko\": \"SIMPLE\", \"scoring\": \"TERRITORY\", \"tax\": \"SEKI\", \"suicide\": false }",
                "",
            ),
            ("time_settings 1 1 0", ""),
            ("time_settings 600 0 0", ""),
            ("time_left black 590 0", ""),
            ("play black C7", ""),
            ("kata-analyze white 100", &info),
            // A pause.
            ("known_command known_command", "true"),
            ("kata-genmove_analyze white 100", &chosen),
            ("genmove black", "VERTEX"),
            ("undo", ""),
            ("known_command final_score", "true"),
            ("final_score", "[BW]\\+[0-9.]+|0"),
            ("rectangular_boardsize 9 7", ""),
            ("quit", ""),
        ],
    );
}
