//! A tree written again with notes on its nodes: everything that the file has stays, in UTF-8.

use super::record::Node;
use super::tree::{NodeId, Tree, Value};
use super::write::{Lines, node_text};
use super::{charset, text};
use std::collections::BTreeMap;

/// What is added to a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// Properties of one value each, in place of those of the same names. The values are written as they are.
    pub properties: Vec<(&'static str, String)>,
    /// Text after the comment that there is.
    pub comment: String,
    /// Another way to go on from the node, after those that there are; none if it is empty.
    pub variation: Vec<Node>,
}

impl Tree<'_> {
    /// The tree as FF\[4\] text, with these notes. Texts are in UTF-8 and without control characters, whatever they were in.
    pub fn annotated(&self, notes: &BTreeMap<NodeId, Note>) -> String {
        /// What is left to write, the next thing last: trees may be too deep for recursion.
        enum Task<'a> {
            Node(NodeId),
            Variation(&'a [Node]),
            Mark(&'static str),
        }
        let mut out = Lines::default();
        let mut tasks = vec![Task::Mark(")"), Task::Node(self.root()), Task::Mark("(")];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Mark(mark) => out.push(mark),
                Task::Variation(line) => line.iter().for_each(|step| node_text(&mut out, step)),
                Task::Node(node) => {
                    let added = notes.get(&node);
                    self.node(&mut out, node, added);
                    let mut next: Vec<Task<'_>> = self.children(node).map(Task::Node).collect();
                    if let Some(added) = added.filter(|added| !added.variation.is_empty()) {
                        next.push(Task::Variation(&added.variation));
                    }
                    if next.len() == 1 {
                        tasks.extend(next);
                        continue;
                    }
                    for branch in next.into_iter().rev() {
                        tasks.extend([Task::Mark(")"), branch, Task::Mark("(")]);
                    }
                }
            }
        }
        out.into_text()
    }

    fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.first_child(node), |&child| self.next_sibling(child))
    }

    fn node(&self, out: &mut Lines, node: NodeId, added: Option<&Note>) {
        let nothing = Note::default();
        let added = added.unwrap_or(&nothing);
        out.push(";");
        if node == self.root() {
            // The texts are in UTF-8 from here on.
            out.push("CA[UTF-8]");
        }
        let is_replaced = |name: &str| {
            let known = added.properties.iter().any(|&(known, _)| known == name);
            known || name == "C" || name == "CA"
        };
        for property in self.properties(node) {
            let name = property.short_name();
            if name.is_empty() || is_replaced(&name) {
                continue;
            }
            for (index, &value) in property.values.iter().enumerate() {
                let name = if index == 0 { name.as_str() } else { "" };
                out.push(&format!("{name}[{}]", self.value(value)));
            }
        }
        for (name, value) in &added.properties {
            out.push(&format!("{name}[{value}]"));
        }
        let old = self
            .values(node, "C")
            .map(|value| text::text(&self.decoded(value)));
        let texts: Vec<String> = old
            .chain([added.comment.clone()])
            .filter(|text| !text.is_empty())
            .collect();
        out.comment(&texts.join("\n"));
    }

    /// A value as it stands between brackets, its escapes and all.
    fn value(&self, value: Value<'_>) -> String {
        let decoded = self.decoded(value);
        let mut kept: String = decoded
            .chars()
            .filter(|&c| !c.is_control() || matches!(c, '\n' | '\t'))
            .collect();
        // At the end of a broken file the last escape may have nothing to escape but our bracket.
        let escapes = kept.chars().rev().take_while(|&c| c == '\\').count();
        if escapes % 2 == 1 {
            kept.pop();
        }
        kept
    }

    fn decoded(&self, value: Value<'_>) -> String {
        let known = self.charset.decode(value.raw);
        known.unwrap_or_else(|| charset::guess(value.raw))
    }
}

#[cfg(test)]
mod tests {
    use super::super::record::{Color, Step};
    use super::*;

    fn written(input: &[u8], notes: impl IntoIterator<Item = (usize, Note)>) -> String {
        let tree = Tree::parse(input).expect("a game");
        let line: Vec<NodeId> = tree.main_line().collect();
        let notes = notes.into_iter().map(|(place, note)| (line[place], note));
        tree.annotated(&notes.collect())
    }

    #[test]
    fn what_a_file_has_stays() {
        for (input, expected) in [
            (&b"(;)"[..], "(;CA[UTF-8])"),
            (
                b" ( ; SZ [9] AB[aa]\n[bb] ; B [cc] TR[aa][bb] C[a\\]b])",
                "(;CA[UTF-8]SZ[9]AB[aa][bb];B[cc]TR[aa][bb]C[a\\]b])",
            ),
            (
                b"(;GM[1](;B[aa](;W[bb])(;W[cc];B[dd]))(;B[ee]))",
                "(;CA[UTF-8]GM[1](;B[aa](;W[bb])(;W[cc];B[dd]))(;B[ee]))",
            ),
            (
                b"(;AddBlack[aa]CA[latin1]PB[\xe9]",
                "(;CA[UTF-8]AB[aa]PB[\u{e9}])",
            ),
            (
                b"(;PB[a\x1b[2J\\]\x07b];B[aa])(;B[bb])",
                "(;CA[UTF-8]PB[a[2J\\]b];B[aa])",
            ),
            (b"(;PB[a\\", "(;CA[UTF-8]PB[a])"),
        ] {
            assert_eq!(written(input, []), expected);
        }
    }

    #[test]
    fn notes_are_added_and_replace_old_ones() {
        let variation = |x| {
            let at = Some((x, 0));
            let step = Some(Step::Play {
                color: Color::White,
                at,
            });
            vec![Node {
                step,
                comment: "better]".to_owned(),
            }]
        };
        let note = Note {
            properties: vec![("SBKV", "48.5".to_owned())],
            comment: "new".to_owned(),
            variation: variation(2),
        };
        let sgf = b"(;SZ[9];B[aa]SBKV[3]C[old];W[bb](;B[cc])(;B[dd]))";
        assert_eq!(
            written(sgf, [(1, note.clone())]),
            "(;CA[UTF-8]SZ[9];B[aa]SBKV[48.5]C[old\nnew](;W[bb](;B[cc])(;B[dd]))(;W[ca]C[better\\]]))"
        );
        let last = Note {
            variation: variation(4),
            ..Note::default()
        };
        assert_eq!(
            written(b"(;B[aa])", [(0, last)]),
            "(;CA[UTF-8]B[aa];W[ea]C[better\\]])"
        );
    }

    #[test]
    fn depth_is_no_danger() {
        let depth = 100_000;
        let sgf = format!("{}{}", "(;B[aa]".repeat(depth), ")".repeat(depth));
        let text = written(sgf.as_bytes(), []);
        assert_eq!(text.matches("B[aa]").count(), depth);
        let again = Tree::parse(text.as_bytes()).expect("a game");
        assert_eq!(again.main_line().count(), depth);
    }
}
