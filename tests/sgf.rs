//! Game records through the public API: odd files, huge files, mutated files, round trips.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use tengen::board::Shape;
use tengen::game::Game;
use tengen::replay::replay_all;
use tengen::rules::Ruleset;
use tengen::sgf::{Color, Node, Record, Setup, Step, Tree};

fn play(color: Color, x: u8, y: u8) -> Step {
    Step::Play {
        color,
        at: Some((x, y)),
    }
}

fn pass(color: Color) -> Step {
    Step::Play { color, at: None }
}

fn steps(record: &Record) -> Vec<Step> {
    record.steps_before(None).cloned().collect()
}

fn read(input: &[u8]) -> (Record, Vec<(usize, &'static str)>) {
    let (record, warnings) = Record::parse(input).expect("a record");
    (
        record,
        warnings
            .iter()
            .map(|warning| (warning.offset, warning.message))
            .collect(),
    )
}

/// Writing is stable: what was written reads back as the same record, without warnings, and is
/// written the same again.
fn assert_round_trip(record: &Record) {
    let text = record.to_sgf();
    assert!(
        text.lines().all(|line| !line.trim().is_empty()),
        "empty line in {text:?}"
    );
    assert!(!text.ends_with('\n'));
    let (again, warnings) = Record::parse(text.as_bytes()).expect("written text is readable");
    assert_eq!(again, *record, "{text}");
    assert_eq!(warnings, []);
    assert_eq!(again.to_sgf(), text);
}

#[test]
fn a_whole_game_is_read() {
    let text = "(;GM[1]FF[4]CA[UTF-8]SZ[9:13]KM[-0.5]RU[Japanese]HA[2]PL[W]AB[cc:dc][gg]AW[aa]AE[ii]\n\
        PB[Black player]PW[White\nplayer]RE[W+12.5]XBL[1]DT[2001-02-03]C[Hello\\: \\[9x13\\]]\n\
        ;W[ee]C[first];B[];AE[cc]PL[B];B[hm](;W[im])(;W[ef]))";
    let (record, warnings) = read(text.as_bytes());
    let expected = Record {
        komi: Some(-500),
        rules: "Japanese".to_owned(),
        handicap: 2,
        black_name: "Black player".to_owned(),
        white_name: "White player".to_owned(),
        result: "W+12.5".to_owned(),
        both_lose: true,
        date: "2001-02-03".to_owned(),
        comment: "Hello: [9x13]".to_owned(),
        start: Setup {
            black: vec![(2, 2), (3, 2), (6, 6)],
            white: vec![(0, 0)],
            empty: vec![(8, 8)],
            to_play: Some(Color::White),
        },
        nodes: vec![
            Node {
                step: Some(play(Color::White, 4, 4)),
                comment: "first".to_owned(),
            },
            Node {
                step: Some(pass(Color::Black)),
                comment: String::new(),
            },
            Node {
                step: Some(Step::Setup(Box::new(Setup {
                    empty: vec![(2, 2)],
                    to_play: Some(Color::Black),
                    ..Setup::default()
                }))),
                comment: String::new(),
            },
            Node {
                step: Some(play(Color::Black, 7, 12)),
                comment: String::new(),
            },
            Node {
                step: Some(play(Color::White, 8, 12)),
                comment: String::new(),
            },
        ],
        ..Record::new(9, 13)
    };
    assert_eq!(record, expected);
    assert_eq!(warnings, []);
    assert_round_trip(&record);
}

#[test]
fn defaults_are_those_of_the_format() {
    assert_eq!(read(b"(;)"), (Record::new(19, 19), vec![]));
}

#[test]
fn odd_records_are_read_with_warnings() {
    use Color::{Black, White};
    type Case = (&'static str, Vec<Step>, Vec<(usize, &'static str)>);
    let second = "second value of a property that has one passed over";
    let mixed = "move in a node with set-up or another move taken as the next node";
    let repeated = "second move of a colour in one node passed over";
    let setup = |setup: Setup| Step::Setup(Box::new(setup));
    let cases: Vec<Case> = vec![
        (
            "(;SZ[19];B[tt];W[ tt ];B[])",
            vec![pass(Black), pass(White), pass(Black)],
            vec![],
        ),
        ("(;SZ[21];B[tt])", vec![play(Black, 19, 19)], vec![]),
        (
            "(;SZ[9]SZ[19];B[aa])",
            vec![play(Black, 0, 0)],
            vec![(10, second)],
        ),
        ("(;B[aa])", vec![play(Black, 0, 0)], vec![]),
        (
            "(;B[aa]W[bb]B[cc])",
            vec![play(Black, 0, 0), play(White, 1, 1)],
            vec![(9, mixed), (14, repeated)],
        ),
        (
            "(;;W[aa]B[bb]W[cc])",
            vec![play(White, 0, 0), play(Black, 1, 1)],
            vec![(10, mixed), (15, repeated)],
        ),
        (
            "(;;B[aa]AW[bb])",
            vec![
                setup(Setup {
                    white: vec![(1, 1)],
                    ..Setup::default()
                }),
                play(Black, 0, 0),
            ],
            vec![(5, mixed)],
        ),
        (
            "(;;AB[cb:aa]AW[ba]AB[cc])",
            vec![setup(Setup {
                black: vec![(0, 0), (2, 0), (0, 1), (1, 1), (2, 1), (2, 2)],
                white: vec![(1, 0)],
                ..Setup::default()
            })],
            vec![(15, "point set up in two ways: the last of AB, AW, AE holds")],
        ),
        (
            "(;AB[];B[aa])",
            vec![play(Black, 0, 0)],
            vec![(5, "set-up without a point passed over")],
        ),
        ("(;KM[six])", vec![], vec![(5, "unusable komi passed over")]),
        (
            "(;KM[100000.5])",
            vec![],
            vec![(5, "unusable komi passed over")],
        ),
        (
            "(;HA[-1])",
            vec![],
            vec![(5, "unusable handicap passed over")],
        ),
        (
            "(;PL[?])",
            vec![],
            vec![(5, "unknown player to move passed over")],
        ),
        (
            "(;GaMe[1]SiZe[9];Black[aa];White[bb])",
            vec![play(Black, 0, 0), play(White, 1, 1)],
            vec![],
        ),
        (
            "(;GM[1]\r\n\r\n;\tB\n[ aa ] )",
            vec![play(Black, 0, 0)],
            vec![],
        ),
        (
            "(;B[aa](;W[bb])(;W[cc]))",
            vec![play(Black, 0, 0), play(White, 1, 1)],
            vec![],
        ),
        ("(;B[aa]())\0\x1A", vec![play(Black, 0, 0)], vec![]),
        ("(;;;B[aa];;)", vec![play(Black, 0, 0)], vec![]),
    ];
    for (input, expected, warned) in &cases {
        let (record, warnings) = read(input.as_bytes());
        assert_eq!(steps(&record), *expected, "{input}");
        assert_eq!(warnings, *warned, "{input}");
        assert_eq!(record.komi, None);
        assert_round_trip(&record);
    }
}

#[test]
fn wrong_records_are_refused_with_the_place() {
    let cases: &[(&str, &str)] = &[
        ("", "expected a game tree, which begins with `(;` at byte 0"),
        (
            "(;SZ[9];B[ja])",
            "expected a point on the board in B at byte 10",
        ),
        (
            "(;SZ[9:5];W[af])",
            "expected a point on the board in W at byte 12",
        ),
        (
            "(;SZ[9];B[AA])",
            "expected a point on the board in B at byte 10",
        ),
        (
            "(;SZ[9]AB[aa][aa:jj])",
            "expected a point on the board in AB at byte 14",
        ),
        ("(;AW[tt])", "expected a point on the board in AW at byte 5"),
        (
            "(;AE[aa:])",
            "expected a point or a rectangle such as `aa:cc` in AE at byte 5",
        ),
        ("(;B[Q16])", "expected a point such as `pd` in B at byte 4"),
        (
            "(;B[aa;W[bb])",
            "expected a point such as `pd` in B at byte 4",
        ),
        (
            "(;SZ[0])",
            "expected a board size from 1 to 25 in SZ at byte 5",
        ),
        (
            "(;SZ[26])",
            "expected a board size from 1 to 25 in SZ at byte 5",
        ),
        (
            "(;SZ[9:0])",
            "expected a board size from 1 to 25 in SZ at byte 5",
        ),
        (
            "(;SZ[])",
            "expected a board size from 1 to 25 in SZ at byte 5",
        ),
        ("(;GM[2])", "expected 1, the game of Go in GM at byte 5"),
        ("(;B[aa]}", "expected `;`, `(`, `)` or a property at byte 7"),
        (
            "(;B aa)",
            "expected `[` after the name of a property at byte 4",
        ),
    ];
    for (input, expected) in cases {
        let error = Record::parse(input.as_bytes()).expect_err("no record");
        assert_eq!(error.to_string(), *expected, "{input}");
    }
}

#[test]
fn comments_keep_to_their_nodes() {
    let (record, warnings) = read(b"(;C[root]C[more]B[aa];C[alone];W[bb]C[with\n\n\nmove];;B[cc])");
    assert_eq!(warnings, []);
    assert_eq!(record.comment, "root\nmore");
    let comments: Vec<&str> = record
        .nodes
        .iter()
        .map(|node| node.comment.as_str())
        .collect();
    assert_eq!(comments, ["", "alone", "with\n\n\nmove", ""]);
    assert_round_trip(&record);
}

#[test]
fn long_set_up_and_long_games_break_their_lines() {
    let mut record = Record::new(25, 25);
    record.start.black = (0..25).flat_map(|y| (0..25).map(move |x| (x, y))).collect();
    record.nodes = (0..25)
        .map(|x| Node {
            step: Some(play(Color::White, x, x)),
            comment: String::new(),
        })
        .collect();
    assert!(record.to_sgf().lines().all(|line| line.len() <= 76));
    assert_round_trip(&record);
}

#[test]
fn depth_of_nesting_costs_no_stack() {
    let depth = 100_000;
    let mut input = "(;B[aa]".repeat(depth);
    let (record, warnings) = read(input.as_bytes());
    assert_eq!(record.nodes.len(), depth);
    assert_eq!(
        warnings,
        [(input.len(), "missing `)` at the end of the file")]
    );
    input.push_str(&")".repeat(depth));
    assert_eq!(read(input.as_bytes()).1, []);
    let siblings = format!("(;{})", "(;B[aa])".repeat(depth));
    assert_eq!(read(siblings.as_bytes()).0.nodes.len(), 1);
    let opened = format!("{}(;)", "(".repeat(depth));
    assert_eq!(read(opened.as_bytes()).0.nodes.len(), 0);
}

#[test]
fn a_million_nodes_and_values_of_a_megabyte_are_read() {
    let nodes = 1_000_000;
    let input = format!("(;{})", ";B[cc]".repeat(nodes));
    let (record, warnings) = read(input.as_bytes());
    assert_eq!((record.nodes.len(), warnings.len()), (nodes, 0));
    assert_eq!(record.steps_before(Some(nodes)).count(), nodes - 1);
    assert_round_trip(&record);

    let comment = r"\]\\x".repeat(1 << 18);
    let (record, warnings) = read(format!("(;C[{comment}])").as_bytes());
    assert_eq!(
        (record.comment, warnings.len()),
        (r"]\x".repeat(1 << 18), 0)
    );
}

#[test]
fn a_short_file_cannot_ask_for_endless_set_up() {
    let input = format!("(;AB{})", "[aa:ss]".repeat(10_000));
    let error = Record::parse(input.as_bytes()).expect_err("too much");
    assert_eq!(
        (error.property, error.expected),
        (Some("AB"), "no more than a million points of set-up")
    );
    let input = format!("(;AB{})", "[aa:ss]".repeat(2_770));
    assert_eq!(read(input.as_bytes()).0.start.black.len(), 361);
}

const SEEDS: [&str; 6] = [
    "(;GM[1]FF[4]CA[UTF-8]AP[x:1]SZ[19]KM[6.5]RU[Chinese]HA[3]AB[dd][pd:pp]PL[W]PB[a]PW[b\\]c]RE[W+R];W[qq];B[]C[one\n\ntwo\\\n three])",
    "(;SZ[9:13]KM[-0.25]AW[aa:cc]AE[bb]C[x\\\\y\\:z];B[ee](;W[ff];AB[gg]B[hh])(;W[tt]))",
    "mail (text)\r\n(GaMe[1]SiZe[13]Black[aa]\r\n;White[bb]Comment[old \\] style\r\n\r\nfile];Black[cc])",
    "\u{feff}(;SZ[21]PB[\u{56f2}\u{7881}]DT[2000-01-01]C[\u{e9}t\u{e9}\t \n \nend ];B[tt]W[uu];PL[b]AW[ab];;C[alone])",
    "(;B[aa];W[bb](;B[cc](;W[dd])(;W[ee]))(;B[ff]))(;SZ[9])",
    "(;SZ[9]CA[gb18030]AB[aa]C[x\\]y]PB[a];W[bb]C[z];B[]CA[Shift_JIS])",
];

/// Bytes that mean something in SGF, and some that never should turn up.
const ALPHABET: &[u8] = b"()[];:\\\n\r \tabstBWACSZKMPL0159.,-\x00\x7F\x1A\xE9\xFF";

fn mutate(rng: &mut Xoshiro256PlusPlus) -> Vec<u8> {
    let mut bytes = SEEDS[rng.random_range(0..SEEDS.len())].as_bytes().to_vec();
    for _ in 0..rng.random_range(1..6) {
        let at = rng.random_range(0..bytes.len().max(1)).min(bytes.len());
        let end = (at + rng.random_range(0..12)).min(bytes.len());
        match rng.random_range(0..5) {
            0 => bytes.insert(at, ALPHABET[rng.random_range(0..ALPHABET.len())]),
            1 => drop(bytes.splice(at..end.min(at + 1), [rng.random::<u8>()])),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let copy = bytes[at..end].to_vec();
                let to = rng.random_range(0..=bytes.len());
                drop(bytes.splice(to..to, copy));
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = ALPHABET[rng.random_range(0..ALPHABET.len())];
                }
            }
        }
    }
    if rng.random_bool(0.1) {
        bytes.truncate(rng.random_range(0..=bytes.len()));
    }
    bytes
}

/// Plays what can be played; the board stays sound whatever the record does.
fn play_out(record: &Record) {
    let graph = Shape::Grid(record.width, record.height).graph();
    let graph = Arc::new(graph.expect("a grid"));
    let mut game = Game::new(graph, Ruleset::TROMP_TAYLOR, 2).expect("a game");
    replay_all(&mut game, record, None);
    game.board().check();
}

#[test]
fn mutated_files_never_panic_and_round_trip_if_read() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(20_010_911);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..100_000 {
        let input = mutate(&mut rng);
        match Record::parse(&input) {
            Ok((record, warnings)) => {
                accepted += 1;
                assert!(warnings.iter().all(|warning| warning.offset <= input.len()));
                assert_round_trip(&record);
                if accepted % 10 == 0 {
                    play_out(&record);
                }
            }
            Err(error) => {
                refused += 1;
                assert!(error.offset <= input.len());
            }
        }
    }
    assert!(
        accepted > 10_000 && refused > 10_000,
        "{accepted} read, {refused} refused"
    );
}

#[test]
fn every_cut_of_a_file_is_read_or_refused() {
    for seed in SEEDS {
        for end in 0..seed.len() {
            if let Ok((record, _)) = Record::parse(&seed.as_bytes()[..end]) {
                assert_round_trip(&record);
            }
        }
    }
}

#[test]
fn variations_can_be_walked() {
    let tree = Tree::parse(SEEDS[4].as_bytes()).expect("a tree");
    let line: Vec<_> = tree.main_line().collect();
    assert_eq!(line.len(), 4);
    let other = tree
        .next_sibling(line[2])
        .expect("a variation at the third node");
    let moves: Vec<&[u8]> = tree.values(other, "B").map(|value| value.raw).collect();
    assert_eq!(moves, [b"ff"]);
    assert_eq!(tree.first_child(other), None);
    assert_eq!(tree.next_sibling(tree.root()), None);
}
