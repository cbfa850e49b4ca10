//! From a [`Tree`] to a [`Record`]: what the properties of the main line mean.

use super::record::{BOTH_LOSE, Color, Coord, Node, Record, Setup, Step};
use super::tree::{NodeId, Tree, Value};
use super::{ParseError, Warning, charset, text, values};

/// All the points a file may set up, rectangles spread out: some bytes of them could ask for gigabytes.
const MAX_SETUP_POINTS: usize = 1_000_000;

impl Record {
    /// Reads the main line of the first game in `input`, with what was odd about it.
    ///
    /// # Errors
    ///
    /// If the syntax cannot be understood (see [`Tree::parse`]), the game is not Go of two players on a grid, a side of the board
    /// is not within 1 to [`MAX_SIZE`](super::MAX_SIZE), or a point is not one of the board.
    pub fn parse(input: &[u8]) -> Result<(Self, Vec<Warning>), ParseError> {
        Self::from_tree(&Tree::parse(input)?)
    }

    /// Reads the main line of `tree`; the warnings are the tree's and its own.
    ///
    /// # Errors
    ///
    /// As [`Record::parse`], the syntax aside.
    pub fn from_tree(tree: &Tree<'_>) -> Result<(Self, Vec<Warning>), ParseError> {
        if let Some(value) = tree.values(tree.root(), "XBD").next() {
            return Err(ParseError {
                offset: value.offset,
                property: None,
                expected: "a game of two players on a grid but found another one (XBD)",
            });
        }
        let mut reader = Reader {
            tree,
            record: Record::new(19, 19),
            warnings: tree.warnings().to_vec(),
            setup_points: 0,
        };
        reader.game_info()?;
        for node in tree.main_line() {
            reader.node(node)?;
        }
        Ok((reader.record, reader.warnings))
    }
}

/// What a set-up property makes of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content {
    Stone(Color),
    Empty,
}

/// One point of a set-up list.
struct Mark {
    at: Coord,
    content: Content,
    offset: usize,
}

struct Reader<'t, 'a> {
    tree: &'t Tree<'a>,
    record: Record,
    warnings: Vec<Warning>,
    setup_points: usize,
}

impl<'a> Reader<'_, 'a> {
    fn game_info(&mut self) -> Result<(), ParseError> {
        if let Some(game) = self.root_value("GM")
            && values::number(game.raw) != Some(1)
        {
            return Err(error(game, "GM", "1, the game of Go"));
        }
        if let Some(value) = self.root_value("SZ") {
            (self.record.width, self.record.height) =
                values::size(value.raw).ok_or(error(value, "SZ", "a board size from 1 to 25"))?;
        }
        if let Some(value) = self.root_value("KM") {
            self.record.komi = values::thousandths(value.raw);
            if self.record.komi.is_none() {
                self.warn(value.offset, "unusable komi passed over");
            }
        }
        if let Some(value) = self.root_value("HA") {
            self.record.handicap = values::number(value.raw).unwrap_or_else(|| {
                self.warn(value.offset, "unusable handicap passed over");
                0
            });
        }
        self.record.rules = self.root_text("RU");
        self.record.black_name = self.root_text("PB");
        self.record.white_name = self.root_text("PW");
        self.record.result = self.root_text("RE");
        self.record.both_lose = self.root_value(BOTH_LOSE).is_some();
        self.record.date = self.root_text("DT");
        Ok(())
    }

    fn root_text(&mut self, name: &str) -> String {
        let Some(value) = self.root_value(name) else {
            return String::new();
        };
        text::simple_text(&self.decode(value))
    }

    /// The characters of a value in the set that the file names.
    fn decode(&mut self, value: Value<'_>) -> String {
        self.tree.charset.decode(value.raw).unwrap_or_else(|| {
            self.warn(
                value.offset,
                "text that is not in the character set of the file",
            );
            charset::guess(value.raw)
        })
    }

    fn root_value(&mut self, name: &str) -> Option<Value<'a>> {
        self.single(self.tree.root(), name)
    }

    /// The value of a property that should have just one.
    fn single(&mut self, node: NodeId, name: &str) -> Option<Value<'a>> {
        let mut values = self.tree.values(node, name);
        let first = values.next()?;
        if let Some(second) = values.next() {
            self.warn(
                second.offset,
                "second value of a property that has one passed over",
            );
        }
        Some(first)
    }

    fn node(&mut self, node: NodeId) -> Result<(), ParseError> {
        let is_root = node == self.tree.root();
        let before = self.record.nodes.len();
        let setup = self.setup(node)?;
        let has_setup = !setup.is_empty();
        if is_root {
            self.record.start = setup;
        } else if has_setup {
            self.record.nodes.push(step(Step::Setup(Box::new(setup))));
        }
        self.plays(node, has_setup)?;
        let comment = self.comment(node);
        if is_root {
            self.record.comment = comment;
            return Ok(());
        }
        match self
            .record
            .nodes
            .get_mut(before..)
            .and_then(<[Node]>::last_mut)
        {
            Some(last) => last.comment = comment,
            None if comment.is_empty() => {}
            None => self.record.nodes.push(Node {
                step: None,
                comment,
            }),
        }
        Ok(())
    }

    /// Adds the move of `node`. More than one is against the format; one of each colour is a habit of
    /// some programs, and the order of the file is then the order of play.
    fn plays(&mut self, node: NodeId, mut has_step: bool) -> Result<(), ParseError> {
        let mut moved = Vec::new();
        for property in self.tree.properties(node) {
            let (name, color) = match () {
                () if property.is("B") => ("B", Color::Black),
                () if property.is("W") => ("W", Color::White),
                () => continue,
            };
            for &value in property.values {
                if moved.contains(&color) {
                    self.warn(
                        value.offset,
                        "second move of a colour in one node passed over",
                    );
                    continue;
                }
                if has_step {
                    self.warn(
                        value.offset,
                        "move in a node with set-up or another move taken as the next node",
                    );
                }
                let at = self.play(name, value)?;
                self.record.nodes.push(step(Step::Play { color, at }));
                moved.push(color);
                has_step = true;
            }
        }
        Ok(())
    }

    fn play(&self, name: &'static str, value: Value<'_>) -> Result<Option<Coord>, ParseError> {
        if values::is_pass(value.raw, self.record.width, self.record.height) {
            return Ok(None);
        }
        let at = values::point(value.raw).ok_or(error(value, name, "a point such as `pd`"))?;
        self.on_board(at, name, value).map(Some)
    }

    fn on_board(
        &self,
        at: Coord,
        name: &'static str,
        value: Value<'_>,
    ) -> Result<Coord, ParseError> {
        let inside = at.0 < self.record.width && at.1 < self.record.height;
        inside
            .then_some(at)
            .ok_or(error(value, name, "a point on the board"))
    }

    fn setup(&mut self, node: NodeId) -> Result<Setup, ParseError> {
        let mut setup = Setup {
            to_play: self.next_player(node),
            ..Setup::default()
        };
        let mut marks = Vec::new();
        self.marks(node, "AB", Content::Stone(Color::Black), &mut marks)?;
        self.marks(node, "AW", Content::Stone(Color::White), &mut marks)?;
        self.marks(node, "AE", Content::Empty, &mut marks)?;
        marks.sort_by_key(|mark| (mark.at.1, mark.at.0));
        for same_point in marks.chunk_by(|a, b| a.at == b.at) {
            let Some(last) = same_point.last() else {
                continue;
            };
            if same_point.iter().any(|mark| mark.content != last.content) {
                self.warn(
                    last.offset,
                    "point set up in two ways: the last of AB, AW, AE holds",
                );
            }
            match last.content {
                Content::Stone(Color::Black) => setup.black.push(last.at),
                Content::Stone(Color::White) => setup.white.push(last.at),
                Content::Empty => setup.empty.push(last.at),
            }
        }
        Ok(setup)
    }

    /// Adds the points of one set-up list, rectangles spread out.
    fn marks(
        &mut self,
        node: NodeId,
        name: &'static str,
        content: Content,
        marks: &mut Vec<Mark>,
    ) -> Result<(), ParseError> {
        for value in self.tree.values(node, name) {
            if value.raw.trim_ascii().is_empty() {
                self.warn(value.offset, "set-up without a point passed over");
                continue;
            }
            let (one, other) = values::corners(value.raw).ok_or(error(
                value,
                name,
                "a point or a rectangle such as `aa:cc`",
            ))?;
            self.on_board(one, name, value)?;
            self.on_board(other, name, value)?;
            let columns = one.0.min(other.0)..=one.0.max(other.0);
            let rows = one.1.min(other.1)..=one.1.max(other.1);
            self.setup_points += columns.len() * rows.len();
            if self.setup_points > MAX_SETUP_POINTS {
                return Err(error(
                    value,
                    name,
                    "no more than a million points of set-up",
                ));
            }
            let offset = value.offset;
            marks.extend(rows.flat_map(|y| {
                columns.clone().map(move |x| Mark {
                    at: (x, y),
                    content,
                    offset,
                })
            }));
        }
        Ok(())
    }

    fn next_player(&mut self, node: NodeId) -> Option<Color> {
        let value = self.single(node, "PL")?;
        let color = values::color(value.raw);
        if color.is_none() {
            self.warn(value.offset, "unknown player to move passed over");
        }
        color
    }

    fn comment(&mut self, node: NodeId) -> String {
        let comments: Vec<String> = self
            .tree
            .values(node, "C")
            .map(|value| text::text(&self.decode(value)))
            .collect();
        text::normal_text(&comments.join("\n"))
    }

    fn warn(&mut self, offset: usize, message: &'static str) {
        self.warnings.push(Warning { offset, message });
    }
}

fn step(step: Step) -> Node {
    Node {
        step: Some(step),
        comment: String::new(),
    }
}

fn error(value: Value<'_>, property: &'static str, expected: &'static str) -> ParseError {
    ParseError {
        offset: value.offset,
        property: Some(property),
        expected,
    }
}
