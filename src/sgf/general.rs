//! Games on any board and with any number of players: private properties, which other programs pass over.
//!
//! | property | where | value |
//! |---|---|---|
//! | `XBD` | root | the board's name |
//! | `XGR` | root | the graph as JSON, where the name is that of a file |
//! | `XPL` | root | the number of players, 2 if there is none |
//! | `XKM` | root | `c2:1.5` each: komi of a player; 0 for the others |
//! | `XAS` | root | `c1:0.0.2` each: a stone of the position before the first turn |
//! | `XTP` | root | `c2`: whose turn it is in that position, `c1` if there is none |
//! | `XRE` | root | the result |
//! | `XM` | later nodes | `c3:0.1.2`: a turn; `c3:` is a pass |
//! | `XRN` | the same | with an empty value: the player of that pass resigned with it |

use super::record::Coord;
use super::text;
use super::tree::{NodeId, Tree, Value};
use super::write::{Lines, decimal, size};
use super::{ParseError, values};

/// The most players that such a record can have.
const MAX_PLAYERS: u8 = 16;

/// A game on any board with any number of players. Players are numbers from 1, points are names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct General {
    /// The board's name.
    pub board: String,
    /// The board's graph as JSON where its name is that of a file, else empty.
    pub graph: String,
    /// Columns and rows if the board is a grid: then `GM` and `SZ` are there too.
    pub size: Option<Coord>,
    /// The number of players, 1 to 16.
    pub players: u8,
    /// The komi of players, in thousandths of a point; 0 for those that are not listed.
    pub komi: Vec<(u8, i32)>,
    /// The name of the rules (`RU`).
    pub rules: String,
    /// How many stones of the first player's are handicap (`HA`): those of the start, or if it has none, those that he is given.
    pub handicap: u16,
    /// The position before the first turn.
    pub start: Vec<(u8, String)>,
    /// Whose turn it is in that position, if that is not the first player's.
    pub to_play: Option<u8>,
    /// The result as the program tells it.
    pub result: String,
    /// The turns: a player and the name of a point, or none for a pass.
    pub turns: Vec<(u8, Option<String>)>,
    /// The places in `turns` of passes with which their players resigned: no more than there are players.
    pub resignations: Vec<usize>,
}

impl General {
    /// Whether the file is such a record.
    pub fn is_in(tree: &Tree<'_>) -> bool {
        tree.values(tree.root(), "XBD").next().is_some()
    }

    /// Reads the main line of `tree`.
    ///
    /// # Errors
    /// A property of the record has a value that makes no sense. Whether points are on the board is not looked at.
    pub fn from_tree(tree: &Tree<'_>) -> Result<Self, ParseError> {
        let reader = Reader { tree };
        let mut record = reader.game_info()?;
        for node in tree.main_line() {
            for value in tree.values(node, "XM") {
                let (player, at) = reader.of_player(value, "XM", record.players)?;
                let at = Some(at).filter(|name| !name.is_empty());
                record.turns.push((player, at));
            }
            if let Some(value) = tree.values(node, "XRN").next() {
                let index = record.turns.len().checked_sub(1);
                let passed = matches!(record.turns.last(), Some((_, None)));
                let first = index.filter(|index| passed && !record.resignations.contains(index));
                let may = record.resignations.len() < usize::from(record.players);
                let expected = "a pass in the same node, with which a player resigns";
                let index = first.filter(|_| may).ok_or(error(value, "XRN", expected))?;
                record.resignations.push(index);
            }
        }
        Ok(record)
    }

    /// The game as FF\[4\] text, without an empty line or a line feed at the end. Reading it gives the same record.
    pub fn to_sgf(&self) -> String {
        let mut out = Lines::default();
        out.push("(;FF[4]CA[UTF-8]");
        out.push(&format!("AP[Tengen:{}]", env!("CARGO_PKG_VERSION")));
        if let Some((width, height)) = self.size {
            out.push(&format!("GM[1]SZ[{}]", size(width, height)));
        }
        out.line_property("XBD", &self.board);
        out.line_property("XGR", &self.graph);
        out.push(&format!("XPL[{}]", self.players));
        let komi = self
            .komi
            .iter()
            .map(|&(player, komi)| (player, decimal(komi)));
        of_players(&mut out, "XKM", komi);
        out.line_property("RU", &self.rules);
        if self.handicap > 0 {
            out.push(&format!("HA[{}]", self.handicap));
        }
        of_players(&mut out, "XAS", self.start.iter().cloned());
        if let Some(player) = self.to_play {
            out.push(&format!("XTP[c{player}]"));
        }
        out.line_property("XRE", &self.result);
        for (index, (player, at)) in self.turns.iter().enumerate() {
            out.push(";");
            let at = at.clone().unwrap_or_default();
            of_players(&mut out, "XM", std::iter::once((*player, at)));
            if self.resignations.contains(&index) {
                out.push("XRN[]");
            }
        }
        out.push(")");
        out.into_text()
    }
}

/// Writes a property with a value for each of these players.
fn of_players(out: &mut Lines, name: &str, values: impl Iterator<Item = (u8, String)>) {
    for (index, (player, value)) in values.enumerate() {
        let name = if index == 0 { name } else { "" };
        out.push(&format!("{name}[c{player}:{}]", word(&value)));
    }
}

/// A word as the inside of a value.
fn word(word: &str) -> String {
    if word.is_empty() {
        String::new()
    } else {
        text::escape(word)
    }
}

struct Reader<'t, 'a> {
    tree: &'t Tree<'a>,
}

impl<'a> Reader<'_, 'a> {
    fn game_info(&self) -> Result<General, ParseError> {
        let players = match self.value("XPL")? {
            Some(value) => values::number(value.raw)
                .and_then(|number| u8::try_from(number).ok())
                .filter(|number| (1..=MAX_PLAYERS).contains(number))
                .ok_or(error(value, "XPL", "a number of players from 1 to 16"))?,
            None => 2,
        };
        let mut komi: Vec<(u8, i32)> = Vec::new();
        for (value, player, word) in self.of_players("XKM", players)? {
            let thousandths = values::thousandths(word.as_bytes());
            let once = komi.iter().all(|&(other, _)| other != player);
            let thousandths = thousandths.filter(|_| once);
            let expected = "a komi such as `c2:1.5`, one a player";
            komi.push((player, thousandths.ok_or(error(value, "XKM", expected))?));
        }
        let size = match self.value("SZ")? {
            Some(value) => {
                let size = values::size(value.raw);
                Some(size.ok_or(error(value, "SZ", "a board size from 1 to 25"))?)
            }
            None => None,
        };
        let handicap = match self.value("HA")? {
            Some(value) => {
                values::number(value.raw).ok_or(error(value, "HA", "a number of stones"))?
            }
            None => 0,
        };
        let to_play = match self.value("XTP")? {
            Some(value) => {
                let player = player(&self.text(value, "XTP")?, players);
                Some(player.ok_or(error(value, "XTP", "a player such as `c2`"))?)
            }
            None => None,
        };
        let start = self.of_players("XAS", players)?.into_iter();
        Ok(General {
            board: self.line("XBD")?,
            graph: self.line("XGR")?,
            size,
            players,
            komi,
            rules: self.line("RU")?,
            handicap,
            start: start.map(|(_, player, name)| (player, name)).collect(),
            to_play,
            result: self.line("XRE")?,
            turns: Vec::new(),
            resignations: Vec::new(),
        })
    }

    fn root(&self) -> NodeId {
        self.tree.root()
    }

    /// The value of a property of the root that has one.
    fn value(&self, name: &'static str) -> Result<Option<Value<'a>>, ParseError> {
        let mut values = self.tree.values(self.root(), name);
        let first = values.next();
        match values.next() {
            Some(second) => Err(error(second, name, "one value only")),
            None => Ok(first),
        }
    }

    fn line(&self, name: &'static str) -> Result<String, ParseError> {
        let value = self.value(name)?;
        value.map_or(Ok(String::new()), |value| self.text(value, name))
    }

    fn text(&self, value: Value<'_>, name: &'static str) -> Result<String, ParseError> {
        let text = self.tree.charset.decode(value.raw);
        let text = text.ok_or(error(value, name, "text in the character set of the file"))?;
        Ok(text::simple_text(&text))
    }

    fn of_players(
        &self,
        name: &'static str,
        players: u8,
    ) -> Result<Vec<(Value<'a>, u8, String)>, ParseError> {
        let values = self.tree.values(self.root(), name);
        let read = |value| {
            let (player, rest) = self.of_player(value, name, players)?;
            Ok((value, player, rest))
        };
        values.map(read).collect()
    }

    /// A player and what is said of it: `c3:text`.
    fn of_player(
        &self,
        value: Value<'_>,
        name: &'static str,
        players: u8,
    ) -> Result<(u8, String), ParseError> {
        let text = self.text(value, name)?;
        let parts = text.split_once(':');
        let read = parts.and_then(|(word, rest)| Some((player(word, players)?, rest.to_owned())));
        read.ok_or(error(
            value,
            name,
            "a player of the game and a colon, such as `c2:`,",
        ))
    }
}

fn player(word: &str, players: u8) -> Option<u8> {
    let digits = word.strip_prefix('c')?;
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    let number = digits.parse().ok().filter(|_| plain);
    number.filter(|number| (1..=players).contains(number))
}

fn error(value: Value<'_>, property: &'static str, expected: &'static str) -> ParseError {
    ParseError {
        offset: value.offset,
        property: Some(property),
        expected,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<General, ParseError> {
        let tree = Tree::parse(text.as_bytes()).unwrap();
        assert!(General::is_in(&tree));
        General::from_tree(&tree)
    }

    #[test]
    fn a_record_reads_back_exactly() {
        let record = General {
            board: "file:/a b]\\c".to_owned(),
            graph: r#"{"vertices":[{"name":"a]:\\"}],"edges":[]}"#.to_owned(),
            size: None,
            players: 5,
            komi: vec![(2, 1500), (5, -125)],
            rules: "tromp-taylor".to_owned(),
            handicap: 2,
            start: vec![(1, "a]:\\".to_owned()), (3, "0.1.2".to_owned())],
            to_play: Some(4),
            result: "c1=12 c2=8.5".to_owned(),
            turns: vec![
                (4, Some("1.-1".to_owned())),
                (5, None),
                (1, Some(":".to_owned())),
            ],
            resignations: vec![1],
        };
        assert_eq!(read(&record.to_sgf()), Ok(record));
        let grid = General {
            board: "grid:9x13".to_owned(),
            size: Some((9, 13)),
            players: 3,
            ..General::default()
        };
        let text = grid.to_sgf();
        assert!(text.contains("GM[1]SZ[9:13]"), "{text}");
        assert_eq!(read(&text), Ok(grid));
    }

    #[test]
    fn values_that_make_no_sense_are_named() {
        for (property, wrong) in [
            ("XPL", "XPL[0]"),
            ("XPL", "XPL[17]"),
            ("XPL", "XPL[3][4]"),
            ("XKM", "XKM[c3:1]"),
            ("XKM", "XKM[c2:x]"),
            ("XKM", "XKM[c2:1][c2:2]"),
            ("XKM", "XKM[1.5]"),
            ("XAS", "XAS[c0:A1]"),
            ("XAS", "XAS[A1]"),
            ("XTP", "XTP[c02]"),
            ("XTP", "XTP[white]"),
            ("XM", ";XM[c3:A1]"),
            ("XM", ";XM[]"),
            ("XRN", "XRN[]"),
            ("XRN", ";XM[c1:A1]XRN[]"),
            ("SZ", "SZ[99]"),
            ("HA", "HA[x]"),
        ] {
            let error = read(&format!("(;XBD[cube:3]{wrong})")).unwrap_err();
            assert_eq!(error.property, Some(property), "{wrong}");
        }
    }
}
