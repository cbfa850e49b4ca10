//! Every line of every analysis command, on boards of all sizes, against the grammar.

use crate::analysis::{CHOOSING, ENDLESS, begin};
use crate::grammar::{Asked, Form, Line};
use crate::host::Host;
use std::collections::BTreeSet;
use tengen::random::Random;

/// A board of random plays, sparse enough that there is something to fight for.
fn random_position(host: &mut Host, random: &mut Random, (columns, rows): (usize, usize)) {
    host.get(&format!("rectangular_boardsize {columns} {rows}"));
    for _ in 0..random.below(columns * rows / 5 + 1) {
        let letter = char::from(b"ABCDEFGHJKLMNOPQRSTUVWXYZ"[random.below(columns)]);
        let color = ["b", "w"][random.below(2)];
        host.ask(&format!("play {color} {letter}{}", 1 + random.below(rows)));
    }
}

/// Arguments that may be asked of any form, and some of those that may be asked of this one.
fn random_args(random: &mut Random, form: Form) -> String {
    let extras: &[&str] = match form {
        Form::Lz | Form::Cgos => &[],
        Form::Sabaki => &[" ownership true"],
        Form::Kata => &[
            " rootInfo true",
            " ownership true",
            " ownershipStdev true",
            " movesOwnership true",
            " movesOwnershipStdev true",
            " pvVisits true",
            " pvEdgeVisits true",
            " noResultValue true",
        ],
    };
    let general = [
        " minmoves 3",
        " maxmoves 2",
        " avoid b C3,pass 2",
        " allow w A1:E5 1",
    ];
    let general = general.into_iter().map(|option| (0.2, option));
    let options = general.chain(extras.iter().map(|&option| (0.5, option)));
    let chosen = options.filter(|&(chance, _)| random.chance(chance));
    chosen.map(|(_, option)| option).collect()
}

/// Checks a line of a position: its form, that its moves are legal, and that its first line can be played.
fn check(host: &mut Host, asked: &Asked<'_>, color: &str, line: &str) -> Line {
    let told = asked
        .read(line)
        .unwrap_or_else(|error| panic!("{error} in: {line}"));
    let legal = host.get(&format!("all_legal {color}"));
    let legal: BTreeSet<&str> = legal.split(' ').chain(["pass"]).collect();
    for record in &told.records {
        assert!(
            legal.contains(record.mv.as_str()),
            "{} in: {line}",
            record.mv
        );
    }
    let mut colors = if color == "b" { ["b", "w"] } else { ["w", "b"] };
    for vertex in &told.records[0].pv {
        host.get(&format!("play {} {vertex}", colors[0]));
        colors.reverse();
    }
    host.get(&format!("gg-undo {}", told.records[0].pv.len()));
    told
}

#[test]
fn every_line_of_every_command_is_in_form() {
    let args = &[
        "--threads",
        "2",
        "--memory",
        "32",
        "--playouts",
        "60",
        "--resign",
        "0",
    ];
    let mut host = Host::start(args);
    let mut random = Random::new(5, 0);
    for number in 0..50 {
        let side = 5 + number % 15;
        let sides = (
            side,
            if number % 3 == 0 {
                5 + number * 7 % 15
            } else {
                side
            },
        );
        random_position(&mut host, &mut random, sides);
        let color = ["b", "w"][random.below(2)];
        for (command, form) in ENDLESS.into_iter().chain(CHOOSING) {
            let args = random_args(&mut random, form);
            let asked = Asked {
                form,
                columns: sides.0,
                rows: sides.1,
                args: &args,
            };
            let mut lines = vec![begin(
                &mut host,
                &format!("{command} {color} 2{args}"),
                "= ",
            )];
            if CHOOSING.iter().any(|&(choosing, _)| choosing == command) {
                lines.extend(host.rest());
                let choice = lines.pop().expect("a move");
                let vertex = choice.strip_prefix("play ").expect("a move");
                if !command.contains("search") {
                    host.get("undo");
                }
                let told = check(&mut host, &asked, color, lines.last().expect("a line"));
                assert_eq!(told.records[0].mv, vertex, "{command}");
            } else {
                lines.push(host.line());
                host.write("\n");
                lines.extend(host.rest());
            }
            for line in lines {
                check(&mut host, &asked, color, &line);
            }
        }
    }
}

#[test]
fn boards_that_are_no_grids_have_points_by_name() {
    for board in ["torus:5x5", "cycle:6", "cube:2", "star:4", "trihex:2"] {
        let mut host = Host::start(&["--threads", "1", "--memory", "16", "--board", board]);
        let names = host.get("all_legal b");
        let names: BTreeSet<&str> = names.split(' ').chain(["pass"]).collect();
        let line = begin(&mut host, "kata-analyze 10 ownership true", "= ");
        let mut words = line.split(' ');
        assert_eq!((words.next(), words.next()), (Some("info"), Some("move")));
        assert!(names.contains(words.next().expect("a move")), "{line}");
        let (_, owners) = line.split_once(" ownership ").expect("owners");
        assert_eq!(owners.split(' ').count(), names.len() - 1);
        host.write("\n");
        host.rest();
    }
}
