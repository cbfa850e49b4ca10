//! From a [`Record`] to FF\[4\] text.

use super::record::{BOTH_LOSE, Color, Coord, Node, Record, Setup, Step};
use super::text;

/// Lines break before a token that would pass this many characters; comments keep their own lines.
const LINE_WIDTH: usize = 76;

impl Record {
    /// The game as FF\[4\] text, the same for the same record: a date is written only if the record has one.
    ///
    /// There is no empty line in it and no line feed at the end, so it may stand in a GTP reply as it is.
    /// Reading it gives the record back, its texts in normal form, its set-up lists in order, and without
    /// nodes in which nothing happens. Points must be on the board: the text of another one is refused.
    pub fn to_sgf(&self) -> String {
        let mut out = Lines::default();
        out.push(&format!(
            "(;GM[1]FF[4]CA[UTF-8]AP[Tengen:{}]",
            env!("CARGO_PKG_VERSION")
        ));
        out.push(&format!("SZ[{}]", size(self.width, self.height)));
        if let Some(komi) = self.komi {
            out.push(&format!("KM[{}]", decimal(komi)));
        }
        out.line_property("RU", &self.rules);
        if self.handicap > 0 {
            out.push(&format!("HA[{}]", self.handicap));
        }
        out.setup(&self.start);
        out.line_property("PB", &self.black_name);
        out.line_property("PW", &self.white_name);
        out.line_property("RE", &self.result);
        if self.both_lose {
            out.push(&format!("{BOTH_LOSE}[1]"));
        }
        out.line_property("DT", &self.date);
        out.comment(&self.comment);
        for node in &self.nodes {
            node_text(&mut out, node);
        }
        out.push(")");
        out.text
    }
}

/// Appends one node after the root.
pub(super) fn node_text(out: &mut Lines, node: &Node) {
    match &node.step {
        Some(Step::Play { color, at }) => {
            let at = at.map_or_else(String::new, point);
            out.push(&format!(";{}[{at}]", letter_of(*color)));
        }
        Some(Step::Setup(setup)) => {
            out.push(";");
            out.setup(setup);
        }
        None => out.push(";"),
    }
    out.comment(&node.comment);
}

/// The text so far and how far its last line has come.
#[derive(Default)]
pub(super) struct Lines {
    text: String,
    column: usize,
}

impl Lines {
    /// Appends a token, on a new line if the old one is full.
    pub(super) fn push(&mut self, token: &str) {
        let width = |line: &str| line.chars().count();
        let first = token.split('\n').next().map_or(0, width);
        if self.column > 0 && self.column + first > LINE_WIDTH {
            self.text.push('\n');
            self.column = 0;
        }
        self.text.push_str(token);
        match token.rsplit_once('\n') {
            Some((_, last)) => self.column = width(last),
            None => self.column += first,
        }
    }

    pub(super) fn into_text(self) -> String {
        self.text
    }

    pub(super) fn line_property(&mut self, name: &str, value: &str) {
        self.property(name, &text::normal_line(value));
    }

    /// Appends a comment, if there is any text.
    pub(super) fn comment(&mut self, comment: &str) {
        self.property("C", &text::normal_text(comment));
    }

    fn property(&mut self, name: &str, normal: &str) {
        if !normal.is_empty() {
            self.push(&format!("{name}[{}]", text::escape(normal)));
        }
    }

    fn setup(&mut self, setup: &Setup) {
        for (name, points) in [
            ("AB", &setup.black),
            ("AW", &setup.white),
            ("AE", &setup.empty),
        ] {
            for (index, &at) in points.iter().enumerate() {
                let name = if index == 0 { name } else { "" };
                self.push(&format!("{name}[{}]", point(at)));
            }
        }
        if let Some(color) = setup.to_play {
            self.push(&format!("PL[{}]", letter_of(color)));
        }
    }
}

pub(super) fn size(width: u8, height: u8) -> String {
    if width == height {
        width.to_string()
    } else {
        format!("{width}:{height}")
    }
}

/// Thousandths as the shortest exact decimal.
pub(super) fn decimal(thousandths: i32) -> String {
    let sign = if thousandths < 0 { "-" } else { "" };
    let value = thousandths.unsigned_abs();
    let digits = format!("{sign}{}.{:03}", value / 1000, value % 1000);
    digits
        .trim_end_matches('0')
        .trim_end_matches('.')
        .to_owned()
}

fn letter_of(color: Color) -> char {
    match color {
        Color::Black => 'B',
        Color::White => 'W',
    }
}

fn point((x, y): Coord) -> String {
    [x, y].map(coordinate).iter().collect()
}

fn coordinate(index: u8) -> char {
    match index {
        0..26 => char::from(b'a' + index),
        26..52 => char::from(b'A' + index - 26),
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_short_and_exact() {
        for (value, expected) in [
            (6_500, "6.5"),
            (0, "0"),
            (-500, "-0.5"),
            (375_000, "375"),
            (3_125, "3.125"),
            (10_000, "10"),
        ] {
            assert_eq!(decimal(value), expected);
        }
    }

    #[test]
    fn a_game_is_written_in_full() {
        let mut record = Record::new(9, 13);
        record.komi = Some(500);
        record.rules = "Chinese".to_owned();
        record.handicap = 2;
        record.start = Setup {
            black: vec![(2, 2), (6, 6)],
            white: vec![(0, 12)],
            empty: vec![],
            to_play: Some(Color::White),
        };
        record.black_name = "a]b".to_owned();
        record.white_name = "two\nlines".to_owned();
        record.result = "W+R".to_owned();
        record.both_lose = true;
        record.date = "2026-01-01".to_owned();
        record.comment = "back\\slash: kept".to_owned();
        record.nodes = vec![
            Node {
                step: Some(Step::Play {
                    color: Color::White,
                    at: Some((4, 4)),
                }),
                comment: String::new(),
            },
            Node {
                step: Some(Step::Play {
                    color: Color::Black,
                    at: None,
                }),
                comment: "one\n\ntwo ".to_owned(),
            },
            Node {
                step: Some(Step::Setup(Box::new(Setup {
                    empty: vec![(4, 4)],
                    ..Setup::default()
                }))),
                comment: String::new(),
            },
            Node {
                step: None,
                comment: "end".to_owned(),
            },
        ];
        let head = format!(
            "(;GM[1]FF[4]CA[UTF-8]AP[Tengen:{}]SZ[9:13]",
            env!("CARGO_PKG_VERSION")
        );
        let body = "KM[0.5]RU[Chinese]HA[2]AB[cc][gg]AW[am]PL[W]PB[a\\]b]PW[two lines]RE[W+R]XBL[1]\
                    DT[2026-01-01]C[back\\\\slash: kept];W[ee];B[]C[one\n\\ \ntwo];AE[ee];C[end])";
        let text = record.to_sgf();
        let unwrapped = text
            .replace("\n\\ \n", "|")
            .replace('\n', "")
            .replace('|', "\n\\ \n");
        assert_eq!(unwrapped, head + body);
        assert!(
            text.lines().all(|line| line.chars().count() <= 76),
            "{text}"
        );
    }
}
