//! GoGui: its views, each read as strictly as GoGui's types have it, its live graphics and its questions about the rules.

use crate::cases::{QUICK, words};
use crate::host::{Host, run};
use std::collections::{BTreeMap, BTreeSet};

/// A view: its type and its command with wildcards.
struct View {
    kind: String,
    command: String,
}

/// What GoGui reads of the list of views: lines of type, label and command; no label twice, no type unknown.
fn views(host: &mut Host) -> Vec<View> {
    const KINDS: &str = "bwboard cboard dboard eplist gfx hstring hpstring none param plist pstring pspairs string sboard \
                         var varb varc varp varpo varw";
    let list = host.get("list_commands");
    let text = host.get("gogui-analyze_commands");
    let mut labels = BTreeSet::new();
    let views = text.trim_start_matches('\n').lines().map(|line| {
        let parts: Vec<&str> = line.split('/').collect();
        let [kind, label, command] = parts[..] else {
            panic!("not three parts: {line}");
        };
        assert!(words(KINDS).contains(kind), "{line}");
        assert!(labels.insert(label) && !label.is_empty(), "{line}");
        let name = command.split(' ').next().expect("a name");
        assert!(list.lines().any(|known| known == name), "{line}");
        View {
            kind: kind.to_owned(),
            command: command.to_owned(),
        }
    });
    views.collect()
}

/// A board by its columns and rows.
#[derive(Clone, Copy)]
struct Size(usize, usize);

impl Size {
    fn is_vertex(self, word: &str) -> bool {
        let column = word.bytes().next().and_then(|letter| {
            let letters = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";
            letters.iter().position(|&other| other == letter)
        });
        let row = word.get(1..).and_then(|digits| digits.parse().ok());
        let plain = !word.contains(['+', '-']) && !word.contains(" 0");
        column.is_some_and(|x| x < self.0)
            && row.is_some_and(|y: usize| (1..=self.1).contains(&y))
            && plain
    }

    /// The cells of a board by vertex: no row nor cell too many or too few.
    #[track_caller]
    fn cells(self, text: &str) -> BTreeMap<String, String> {
        let rows: Vec<&str> = text.trim_start_matches('\n').lines().collect();
        assert_eq!(rows.len(), self.1, "{text}");
        let mut cells = BTreeMap::new();
        for (y, row) in rows.iter().enumerate() {
            let row: Vec<&str> = row.split(' ').collect();
            assert_eq!(row.len(), self.0, "{text}");
            for (x, cell) in row.iter().enumerate() {
                assert!(!cell.is_empty(), "{text}");
                let letter = char::from(b"ABCDEFGHJKLMNOPQRSTUVWXYZ"[x]);
                let cell = if *cell == "\"\"" { "" } else { cell };
                assert!(!cell.contains('"'), "{text}");
                cells.insert(format!("{letter}{}", self.1 - y), cell.to_owned());
            }
        }
        cells
    }

    /// Whether a reply is of the type.
    fn reads(self, kind: &str, text: &str) -> bool {
        let every = |good: fn(&str) -> bool| self.cells(text).values().all(|cell| good(cell));
        match kind {
            "dboard" => every(|cell| is_decimal(cell, 1.0)),
            "bwboard" => every(|cell| ["", "b", "w"].contains(&cell)),
            "cboard" => every(is_color),
            "sboard" => every(|_| true),
            "plist" => text.split_whitespace().all(|word| self.is_vertex(word)),
            "varc" => !text.is_empty() && self.is_line(text),
            "gfx" => text
                .trim_start_matches('\n')
                .lines()
                .all(|line| self.is_gfx(line)),
            "param" => text.trim_start_matches('\n').lines().all(is_param),
            "string" => !text.is_empty() && !text.contains('\n'),
            "hstring" => true,
            "none" => text.is_empty(),
            _ => false,
        }
    }

    /// A line of turns: colours alternate.
    fn is_line(self, text: &str) -> bool {
        let words: Vec<&str> = text.split(' ').collect();
        let turns: Vec<&[&str]> = words.chunks(2).collect();
        let good = |turn: &&[&str]| {
            ["b", "w"].contains(&turn[0])
                && turn.len() == 2
                && (turn[1] == "pass" || self.is_vertex(turn[1]))
        };
        turns.iter().all(good) && turns.windows(2).all(|two| two[0][0] != two[1][0])
    }

    fn is_gfx(self, line: &str) -> bool {
        let Some((word, rest)) = line.split_once(' ') else {
            return line == "CLEAR";
        };
        let words: Vec<&str> = rest.split(' ').collect();
        let pairs = |good: fn(&str) -> bool| {
            let mut pairs = words.chunks(2);
            pairs.all(|pair| pair.len() == 2 && self.is_vertex(pair[0]) && good(pair[1]))
        };
        match word {
            "BLACK" | "WHITE" | "CIRCLE" | "MARK" | "SQUARE" | "TRIANGLE" => {
                words.iter().all(|word| self.is_vertex(word))
            }
            "COLOR" => is_color(words[0]) && words[1..].iter().all(|word| self.is_vertex(word)),
            "LABEL" => pairs(|label| !label.is_empty()),
            "INFLUENCE" => pairs(|value| is_decimal(value, 1.0)),
            "VAR" => self.is_line(rest),
            "TEXT" => !rest.is_empty(),
            _ => false,
        }
    }
}

fn is_decimal(word: &str, most: f64) -> bool {
    let unsigned = word.strip_prefix('-').unwrap_or(word);
    let plain = unsigned.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let number: Option<f64> = word.parse().ok();
    plain && number.is_some_and(|n| n.abs() <= most && (n != 0.0 || !word.starts_with('-')))
}

fn is_color(word: &str) -> bool {
    let names = "blue cyan green gray magenta pink red yellow black white";
    let hex = word.strip_prefix('#');
    let is_hex = |hex: &str| hex.len() == 6 && hex.bytes().all(|b| b.is_ascii_hexdigit());
    word.is_empty() || words(names).contains(word) || hex.is_some_and(is_hex)
}

fn is_param(line: &str) -> bool {
    let parts: Vec<&str> = line.splitn(3, ' ').collect();
    let [kind, key, value] = parts[..] else {
        return false;
    };
    !key.is_empty()
        && match kind {
            "[bool]" => ["0", "1"].contains(&value),
            "[string]" => !value.is_empty(),
            _ => false,
        }
}

/// The commands that a wildcard stands for: both colours, or some points.
fn filled(command: &str, Size(columns, rows): Size) -> Vec<String> {
    let last = char::from(b"ABCDEFGHJKLMNOPQRSTUVWXYZ"[columns - 1]);
    let values: Vec<String> = match command.split_once('%') {
        None => vec![String::new()],
        Some((_, "p")) => vec!["A1".into(), "A2".into(), format!("{last}{rows}")],
        Some(_) => vec!["b".into(), "w".into()],
    };
    let wildcard = command
        .split_once('%')
        .map(|(_, letter)| format!("%{letter}"));
    let fill = |value: String| match &wildcard {
        Some(wildcard) => command.replace(wildcard, &value),
        None => command.to_owned(),
    };
    values.into_iter().map(fill).collect()
}

/// Positions with what comes before them: an empty board, a beginning, a rectangle, a finished game with dead stones, other rules.
const POSITIONS: [(&str, Size); 6] = [
    ("boardsize 9", Size(9, 9)),
    (
        "boardsize 9\ngogui-play_sequence B E5 W C3 B G7 W PASS B C7",
        Size(9, 9),
    ),
    ("boardsize 5 7\nplay b C3\nplay w C4", Size(5, 7)),
    (FINISHED, Size(7, 7)),
    (
        "boardsize 2\nkata-set-rules tromp-taylor\nplay b A1",
        Size(2, 2),
    ),
    ("boardsize 19\nkata-set-rules japanese", Size(19, 19)),
];

/// Black has the left of the board and White the right, each with a dead stone of the other's.
const FINISHED: &str = "boardsize 7\nset_position \
    b C1 b C2 b C3 b C4 b C5 b C6 b C7 b B6 b A2 b B2 \
    w D1 w D2 w D3 w D4 w D5 w D6 w D7 w F6 w E2 w F2 w G2 \
    w A1 b G1\nplay b pass\nplay w pass";

fn set_up(host: &mut Host, lines: &str) {
    for line in lines.lines() {
        host.get(line);
    }
}

#[test]
fn every_view_is_read_as_its_type_and_changes_nothing() {
    for (lines, size) in POSITIONS {
        let mut host = Host::start(QUICK);
        set_up(&mut host, lines);
        let state = |host: &mut Host| {
            ["showboard", "move_history", "get_komi", "kata-get-rules"].map(|line| host.get(line))
        };
        let before = state(&mut host);
        let views = views(&mut host);
        assert!(views.len() >= 12);
        for View { kind, command } in views {
            for line in filled(&command, size) {
                let text = host.get(&line);
                assert!(size.reads(&kind, &text), "{lines}: {kind} {line}: {text}");
            }
        }
        assert_eq!(state(&mut host), before);
    }
}

#[test]
fn no_view_contradicts_the_status_lists() {
    let mut host = Host::start(QUICK);
    set_up(&mut host, FINISHED);
    let size = Size(7, 7);
    let mut listed = |what: &str| host.get(&format!("final_status_list {what}"));
    let [alive, dead, black, white] =
        ["alive", "dead", "black_territory", "white_territory"].map(&mut listed);
    assert_eq!(words(&dead), words("A1 G1"));
    let status = size.cells(&host.get("tengen-status"));
    let territory = size.cells(&host.get("tengen-territory"));
    let owners = size.cells(&host.get("tengen-ownership"));
    let marked = |cells: &BTreeMap<String, String>, mark: &str| -> BTreeSet<String> {
        let marked = cells.iter().filter(|(_, cell)| *cell == mark);
        marked.map(|(vertex, _)| vertex.clone()).collect()
    };
    let set =
        |text: &str| -> BTreeSet<String> { words(text).into_iter().map(str::to_owned).collect() };
    assert_eq!(marked(&status, "alive"), set(&alive));
    assert_eq!(marked(&status, "dead"), set(&dead));
    assert_eq!(marked(&territory, "black"), set(&black));
    assert_eq!(marked(&territory, "white"), set(&white));
    // On the left all is Black's, on the right all is White's.
    for (vertex, owner) in &owners {
        let owner: f64 = owner.parse().expect("a number");
        let left = vertex.as_bytes()[0] <= b'C';
        assert!(
            if left { owner > 0.5 } else { owner < -0.5 },
            "{vertex} {owner}"
        );
    }
    let chain = host.get("tengen-chain A1");
    assert!(chain.contains("SQUARE A1\nCIRCLE B1\n"), "{chain}");
    assert!(
        chain.ends_with("white chain: stones 1, liberties 1, dead"),
        "{chain}"
    );
    assert!(host.get("tengen-chain B1").ends_with("TEXT B1 is empty"));
    assert_eq!(host.ask("tengen-chain pass"), "? syntax error");
    assert_eq!(host.ask("tengen-chain H1"), "? syntax error");
}

/// The eyes A3 and C3, and the row below, which Black can never be driven out of: Benson's own kind of example.
#[test]
fn liberties_and_unconditional_life_are_those_of_the_board() {
    let mut host = Host::start(QUICK);
    set_up(
        &mut host,
        "boardsize 4 3\nset_position b B3 b D3 b A2 b B2 b C2 b D2 w A1",
    );
    let size = Size(4, 3);
    let alive = size.cells(&host.get("tengen-pass_alive"));
    assert!(alive.values().all(|cell| cell == "b"), "{alive:?}");
    assert_eq!(
        host.get("tengen-liberties").trim_start(),
        "\"\" 5 \"\" 5\n5 5 5 5\n1 \"\" \"\" \"\""
    );
    // One big eye is none.
    set_up(&mut host, "set_position b A1 b B1 b C1 b D1");
    let alive = size.cells(&host.get("tengen-pass_alive"));
    assert!(alive.values().all(String::is_empty), "{alive:?}");
}

#[test]
fn the_dialog_changes_parameters() {
    let mut host = Host::start(QUICK);
    let lines = host.get("tengen-params");
    let value = |lines: &str, key: &str| {
        let line = lines
            .lines()
            .find(|line| line.split(' ').nth(1) == Some(key));
        line.and_then(|line| line.splitn(3, ' ').nth(2))
            .map(str::to_owned)
    };
    assert_eq!(value(&lines, "playouts").as_deref(), Some("50"));
    assert_eq!(value(&lines, "live-gfx").as_deref(), Some("0"));
    // What the dialog shows may be sent back, in quotes or without.
    for line in lines.trim_start_matches('\n').lines() {
        let (_, rest) = line.split_once(' ').expect("a type");
        let (key, value) = rest.split_once(' ').expect("a key");
        host.get(&format!("tengen-params {key} {value}"));
        host.get(&format!("tengen-params {key} \"{value}\""));
    }
    assert_eq!(host.get("tengen-params"), lines);
    host.get("tengen-params live-gfx 1");
    host.get("tengen-params playouts 20");
    assert_eq!(host.get("kata-get-param live-gfx"), "true");
    assert_eq!(host.get("kata-get-param playouts"), "20");
    for wrong in [
        "playouts",
        "playouts \"\"",
        "playouts -1",
        "live-gfx 2",
        "nosuch 1",
    ] {
        assert_eq!(
            host.ask(&format!("tengen-params {wrong}")),
            "? syntax error",
            "{wrong}"
        );
    }
}

#[test]
fn boards_that_gogui_cannot_draw_are_refused() {
    let mut host = Host::start(QUICK);
    host.get("kata-set-param board torus:4x4");
    for line in [
        "tengen-best_moves b",
        "tengen-ownership",
        "tengen-territory",
        "tengen-status",
        "tengen-pass_alive",
        "tengen-liberties",
        "tengen-chain A1",
        "gogui-rules_board",
        "gogui-rules_board_size",
    ] {
        assert_eq!(host.ask(line), "? unacceptable size", "{line}");
    }
    host.get("boardsize 5 4");
    assert_eq!(host.ask("gogui-rules_board_size"), "? unacceptable size");
}

#[test]
fn live_graphics_are_drawn_while_a_move_is_chosen() {
    let limits = ["--threads", "1", "--memory", "16", "--playouts", "6000"];
    let input = "boardsize 9\ngenmove b\nquit\n";
    let quiet = run(&limits, input);
    assert!(!quiet.stderr.contains("gogui-gfx"), "{}", quiet.stderr);
    let drawn = run(&[&limits[..], &["--live-gfx"]].concat(), input);
    assert_eq!(drawn.stdout, quiet.stdout, "only standard error differs");
    let last = drawn.stderr.strip_suffix("gogui-gfx: CLEAR\n");
    let mut rest = last.unwrap_or_else(|| panic!("{}", drawn.stderr));
    let mut pictures = 0;
    while !rest.is_empty() {
        let block = rest
            .strip_prefix("gogui-gfx:\n")
            .and_then(|block| block.split_once("\n\n"));
        let (lines, next) = block.unwrap_or_else(|| panic!("{rest}"));
        assert!(Size(9, 9).reads("gfx", lines), "{lines}");
        for word in ["VAR b ", "INFLUENCE ", "TEXT black "] {
            assert!(
                lines.lines().any(|line| line.starts_with(word)),
                "{word}: {lines}"
            );
        }
        pictures += 1;
        rest = next;
    }
    assert!(pictures > 0);
}

#[test]
fn the_rules_are_told_as_of_any_game() {
    let mut host = Host::start(QUICK);
    assert_eq!(host.get("gogui-rules_game_id"), "Go");
    host.get("boardsize 3");
    assert_eq!(host.get("gogui-rules_board_size"), "3");
    assert_eq!(host.get("gogui-rules_side_to_move"), "black");
    let legal = host.get("gogui-rules_legal_moves");
    assert_eq!(words(&legal), words("A1 A2 A3 B1 B2 B3 C1 C2 C3 pass"));
    set_up(&mut host, "play b B2\nplay w C3");
    assert_eq!(host.get("gogui-rules_board"), "\n..O\n.X.\n...");
    assert_eq!(host.get("gogui-rules_side_to_move"), "black");
    set_up(&mut host, "play b B3\nplay w pass");
    let legal = host.get("gogui-rules_legal_moves");
    assert_eq!(words(&legal), words("A1 A2 A3 B1 C1 C2 pass"));
    set_up(&mut host, "play b pass");
    assert_eq!(host.get("gogui-rules_legal_moves"), "", "the game is over");
    assert_eq!(
        host.get("gogui-rules_final_result"),
        host.get("final_score")
    );
    let title = host.get("gogui-title");
    assert!(!title.is_empty() && !title.contains('\n'), "{title}");
}
