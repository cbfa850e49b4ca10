//! Files of games: SGF, or a line a game, gzipped or not.

use super::Lesson;
use crate::board::Color;
use crate::sgf::Record;
use flate2::read::MultiGzDecoder;
use std::fmt;
use std::io::Read;

/// How a gzipped file begins (RFC 1952).
const GZIP: [u8; 2] = [0x1F, 0x8B];
/// How a file in UTF-8 may begin.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";
/// The bytes that a file may have when unpacked: some 300,000 games.
const MOST_BYTES: u64 = 256 << 20;

/// Why a file holds no games; the text says what and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceError(String);

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SourceError {}

fn because(why: &impl ToString) -> SourceError {
    SourceError(why.to_string())
}

/// The games in a file: the main line of the first game in SGF, or games of 19x19 a line each: result, komi, and the moves as
/// two letters each (column from the left, row from the top) or `--` for a pass, separated by tabs, moves by blanks. Empty
/// lines are passed over.
///
/// # Errors
/// It cannot be unpacked, is neither, or the first line that is wrong.
pub fn games(bytes: &[u8]) -> Result<Vec<Lesson>, SourceError> {
    if bytes.starts_with(&GZIP) {
        plain_games(&unpacked(bytes)?)
    } else {
        plain_games(bytes)
    }
}

fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, SourceError> {
    let mut plain = Vec::new();
    let mut decoder = MultiGzDecoder::new(bytes).take(MOST_BYTES + 1);
    let read = decoder.read_to_end(&mut plain);
    read.map_err(|error| SourceError(format!("it cannot be unpacked: {error}")))?;
    if plain.len() as u64 > MOST_BYTES {
        return Err(because(&"it is too long when unpacked"));
    }
    Ok(plain)
}

fn plain_games(bytes: &[u8]) -> Result<Vec<Lesson>, SourceError> {
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    if bytes.trim_ascii_start().starts_with(b"(") {
        let (record, _) = Record::parse(bytes).map_err(|error| because(&error))?;
        return Ok(vec![Lesson::of(&record)]);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| because(&"neither SGF nor text"))?;
    let lines = (1..).zip(text.lines());
    let full = lines.filter(|(_, line)| !line.trim().is_empty());
    full.map(|(number, text)| {
        line(text).map_err(|why| SourceError(format!("line {number}: {why}")))
    })
    .collect()
}

fn line(text: &str) -> Result<Lesson, &'static str> {
    let mut fields = text.split('\t');
    let (Some(_), Some(_), Some(moves), None) =
        (fields.next(), fields.next(), fields.next(), fields.next())
    else {
        return Err("not a result, a komi and moves, separated by tabs");
    };
    let colors = [Color::BLACK, Color::WHITE].into_iter().cycle();
    let moves = colors.zip(moves.split_whitespace());
    let moves = moves.map(|(color, text)| match text {
        "--" => Some((color, None)),
        _ => at(text).map(|at| (color, Some(at))),
    });
    let moves: Option<Vec<_>> = moves.collect();
    Ok(Lesson {
        size: (19, 19),
        stones: Vec::new(),
        moves: moves.ok_or("a move is neither two letters from a to s nor --")?,
    })
}

/// The column and row of two letters.
fn at(text: &str) -> Option<(u8, u8)> {
    let number = |letter: u8| (b'a'..=b's').contains(&letter).then(|| letter - b'a');
    match *text.as_bytes() {
        [x, y] => Some((number(x)?, number(y)?)),
        _ => None,
    }
}
