//! From bytes to a [`Tree`]: the syntax of SGF, read in one pass without recursion.

use super::charset::Charset;
use super::tree::{NodeId, Tree, Value, significant};
use super::{ParseError, Warning};

impl<'a> Tree<'a> {
    /// Reads the first game tree of `input`; what follows it is not looked at.
    ///
    /// Tolerated: text before the game, a missing `;`, property names with lower-case letters, and an
    /// end of the file inside a value or a tree. All but the old names are told in [`Tree::warnings`].
    ///
    /// # Errors
    ///
    /// If there is no game tree, or where inside it something stands that can only be guessed at.
    pub fn parse(input: &'a [u8]) -> Result<Self, ParseError> {
        let start = find_game(input).ok_or(ParseError {
            offset: input.len(),
            property: None,
            expected: "a game tree, which begins with `(;`",
        })?;
        let (charset, unknown) = Charset::of(input, start);
        let mut parser = Parser {
            input,
            at: start,
            tree: Tree::new(charset),
            branches: Vec::new(),
            current: None,
            open: false,
        };
        let before = input.get(..start).unwrap_or_default();
        let before = before.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(before);
        if !before.iter().all(|&byte| is_space(byte)) {
            parser.warn(0, "text before the game passed over");
        }
        parser.tree.warnings.extend(unknown);
        parser.game()?;
        Ok(parser.tree)
    }
}

struct Parser<'a> {
    input: &'a [u8],
    at: usize,
    tree: Tree<'a>,
    /// For each `(` not yet closed, the node it stands after.
    branches: Vec<Option<NodeId>>,
    /// The node that a new one continues.
    current: Option<NodeId>,
    /// Whether `current` still takes properties: not once a parenthesis has come.
    open: bool,
}

impl<'a> Parser<'a> {
    fn game(&mut self) -> Result<(), ParseError> {
        loop {
            self.skip_while(is_space);
            match self.peek() {
                Some(b'(') => {
                    self.at += 1;
                    self.branches.push(self.current);
                    self.open = false;
                }
                Some(b')') => {
                    self.at += 1;
                    self.current = self.branches.pop().flatten();
                    self.open = false;
                    if self.branches.is_empty() {
                        return Ok(());
                    }
                }
                Some(b';') => {
                    self.at += 1;
                    self.add_node();
                }
                Some(byte) if byte.is_ascii_alphabetic() => self.property()?,
                Some(_) => return Err(self.expected("`;`, `(`, `)` or a property")),
                None => {
                    self.warn(self.at, "missing `)` at the end of the file");
                    return Ok(());
                }
            }
        }
    }

    fn property(&mut self) -> Result<(), ParseError> {
        let start = self.at;
        self.skip_while(|byte| byte.is_ascii_alphanumeric());
        let name = self.input.get(start..self.at).unwrap_or_default();
        self.skip_while(is_space);
        match self.peek() {
            Some(b'[') => {}
            Some(_) => return Err(self.expected("`[` after the name of a property")),
            None => {
                self.warn(start, "property without a value at the end of the file");
                return Ok(());
            }
        }
        if !self.open {
            self.warn(start, "missing `;` before a property");
            self.add_node();
        }
        if significant(name).next().is_none() {
            self.warn(start, "property without a capital letter in its name");
        }
        self.tree.add_property(name);
        while self.peek() == Some(b'[') {
            self.at += 1;
            let value = self.value();
            self.tree.add_value(value);
            self.skip_while(is_space);
        }
        Ok(())
    }

    /// The value whose `[` has just been read, up to and past its `]`.
    fn value(&mut self) -> Value<'a> {
        let offset = self.at;
        while let Some(byte) = self.peek().filter(|&byte| byte != b']') {
            self.at += usize::from(byte == b'\\');
            let rest = self.input.get(self.at..).unwrap_or_default();
            self.at += self.tree.charset.char_len(rest);
        }
        let raw = self.input.get(offset..self.at).unwrap_or_default();
        match self.peek() {
            Some(_) => self.at += 1,
            None => self.warn(offset, "missing `]` at the end of the file"),
        }
        Value { offset, raw }
    }

    fn add_node(&mut self) {
        self.current = Some(self.tree.add_node(self.current));
        self.open = true;
    }

    fn peek(&self) -> Option<u8> {
        self.input.get(self.at).copied()
    }

    fn skip_while(&mut self, accept: impl Fn(u8) -> bool) {
        let rest = self.input.get(self.at..).unwrap_or_default();
        self.at += rest.iter().take_while(|&&byte| accept(byte)).count();
    }

    fn expected(&self, expected: &'static str) -> ParseError {
        ParseError {
            offset: self.at,
            property: None,
            expected,
        }
    }

    fn warn(&mut self, offset: usize, message: &'static str) {
        self.tree.warnings.push(Warning { offset, message });
    }
}

/// Blanks and control characters: NUL and the end mark of DOS files turn up in old records.
fn is_space(byte: u8) -> bool {
    byte <= b' '
}

/// Where the first game begins: a `(` before a `;` or, as some programs forget that, before a property.
/// A bare `(` may be part of a mail's text around the game.
fn find_game(input: &[u8]) -> Option<usize> {
    let open = |at: usize| {
        let after = input.get(at + 1..).unwrap_or_default();
        let mut inside = after
            .iter()
            .copied()
            .skip_while(|&byte| is_space(byte))
            .peekable();
        match inside.peek() {
            Some(b';') => true,
            Some(byte) if byte.is_ascii_alphabetic() => {
                let mut rest = inside
                    .skip_while(u8::is_ascii_alphanumeric)
                    .skip_while(|&byte| is_space(byte));
                rest.next() == Some(b'[')
            }
            _ => false,
        }
    };
    (0..input.len()).find(|&at| input.get(at) == Some(&b'(') && open(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree as text: nodes in brackets of their variations, values joined by `,`.
    fn outline(tree: &Tree<'_>, node: NodeId) -> String {
        let own: Vec<String> = tree
            .properties(node)
            .map(|property| {
                let values: Vec<_> = property
                    .values
                    .iter()
                    .map(|value| String::from_utf8_lossy(value.raw))
                    .collect();
                let name: Vec<u8> = ["B", "W", "C", "AB"]
                    .iter()
                    .find(|name| property.is(name))
                    .map_or(b"?".to_vec(), |name| name.as_bytes().to_vec());
                format!("{}={}", String::from_utf8_lossy(&name), values.join(","))
            })
            .collect();
        let children: Vec<String> =
            std::iter::successors(tree.first_child(node), |&child| tree.next_sibling(child))
                .map(|child| outline(tree, child))
                .collect();
        format!("{}({})", own.join(" "), children.join("|"))
    }

    #[test]
    fn trees_come_out_as_they_stand() {
        let cases: &[(&[u8], &str)] = &[
            (b"(;)", "()"),
            (b"(;B[aa];W[bb])", "B=aa(W=bb())"),
            (
                b"(;B[aa](;W[bb];B[cc])(;W[dd]))",
                "B=aa(W=bb(B=cc())|W=dd())",
            ),
            (b" ( ; B [aa] \n [bb] C\t[x] ) ", "B=aa,bb C=x()"),
            (
                b"(;Black[aa]White[bb]AddBlack[cc]Comment[d])",
                "B=aa W=bb AB=cc C=d()",
            ),
            (br"(;C[a\]b\\](;B[aa]))", r"C=a\]b\\(B=aa())"),
            (b"(;B[aa]()(;W[bb]))", "B=aa(W=bb())"),
            (b"(;C[(;B)];B[aa])", "C=(;B)(B=aa())"),
            (b"(;B[aa])(;W[bb])", "B=aa()"),
        ];
        for (input, expected) in cases {
            let tree = Tree::parse(input).expect("a game");
            assert_eq!(outline(&tree, tree.root()), *expected);
            assert_eq!(tree.warnings(), []);
        }
    }

    #[test]
    fn odd_files_are_read_with_a_warning() {
        type Case = (
            &'static [u8],
            &'static str,
            &'static [(usize, &'static str)],
        );
        let cases: &[Case] = &[
            (
                b"Hi (you), a game: (;B[aa])",
                "B=aa()",
                &[(0, "text before the game passed over")],
            ),
            (b"\xEF\xBB\xBF(;B[aa])", "B=aa()", &[]),
            (
                b"(B[aa];W[bb])",
                "B=aa(W=bb())",
                &[(1, "missing `;` before a property")],
            ),
            (
                b"(;B[aa](W[bb])(C[x]))",
                "B=aa(W=bb()|C=x())",
                &[
                    (8, "missing `;` before a property"),
                    (15, "missing `;` before a property"),
                ],
            ),
            (
                b"(;B[aa];W[bb]",
                "B=aa(W=bb())",
                &[(13, "missing `)` at the end of the file")],
            ),
            (
                b"(;B[aa];C[half a wor",
                "B=aa(C=half a wor())",
                &[
                    (10, "missing `]` at the end of the file"),
                    (20, "missing `)` at the end of the file"),
                ],
            ),
            (
                b"(;C[x\\",
                "C=x\\()",
                &[
                    (4, "missing `]` at the end of the file"),
                    (6, "missing `)` at the end of the file"),
                ],
            ),
            (
                b"(;B[aa];W",
                "B=aa(())",
                &[
                    (8, "property without a value at the end of the file"),
                    (9, "missing `)` at the end of the file"),
                ],
            ),
            (
                b"(;foo[x])",
                "?=x()",
                &[(2, "property without a capital letter in its name")],
            ),
        ];
        for (input, expected, warnings) in cases {
            let tree = Tree::parse(input).expect("a game");
            assert_eq!(outline(&tree, tree.root()), *expected);
            let found: Vec<_> = tree
                .warnings()
                .iter()
                .map(|w| (w.offset, w.message))
                .collect();
            assert_eq!(found, *warnings);
        }
    }

    #[test]
    fn broken_files_are_refused_where_they_break() {
        let game = "a game tree, which begins with `(;`";
        let token = "`;`, `(`, `)` or a property";
        let bracket = "`[` after the name of a property";
        let cases: &[(&[u8], usize, &str)] = &[
            (b"", 0, game),
            (b"no game (here)", 14, game),
            (b"()", 2, game),
            (b";B[aa]", 6, game),
            (b"(;B[aa]])", 7, token),
            (b"(;[aa])", 2, token),
            (b"(;B[aa]*W[bb])", 7, token),
            (b"(;B W[bb])", 4, bracket),
            (b"(;B)", 3, bracket),
        ];
        for (input, offset, expected) in cases {
            let error = Tree::parse(input).expect_err("no game");
            assert_eq!((error.offset, error.expected), (*offset, *expected));
        }
    }

    #[test]
    fn repeated_properties_join_their_values() {
        let tree = Tree::parse(b"(;AB[aa][bb]C[x]AB[cc])").expect("a game");
        let values: Vec<_> = tree
            .values(tree.root(), "AB")
            .map(|v| (v.offset, v.raw))
            .collect();
        assert_eq!(values, [(5, &b"aa"[..]), (9, b"bb"), (19, b"cc")]);
    }
}
