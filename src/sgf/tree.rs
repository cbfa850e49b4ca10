//! A game tree as it stands in the file: nodes in one arena, values as slices of the input.
//!
//! Indices instead of owned children keep every walk, and the drop, free of recursion however deep
//! the variations nest.

use std::ops::Range;

use super::Warning;
use super::charset::Charset;

/// A node of one [`Tree`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

/// One property value, escapes and all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Value<'a> {
    /// Where its first byte stands, from the start of the input.
    pub offset: usize,
    /// The bytes between the brackets, as in the file.
    pub raw: &'a [u8],
}

/// A property of a node with the values that follow its name.
#[derive(Debug, Clone, Copy)]
pub struct Property<'t, 'a> {
    name: &'a [u8],
    /// The values, in the order of the file; never empty.
    pub values: &'t [Value<'a>],
}

impl Property<'_, '_> {
    /// The name as FF\[4\] has it, without the lower-case letters of old files.
    pub(super) fn short_name(&self) -> String {
        significant(self.name).map(char::from).collect()
    }

    /// Whether this is the property `name`, such as `AB`. Lower-case letters in the file do not count:
    /// before FF\[4\] `AddBlack` was a way to write `AB`.
    pub fn is(&self, name: &str) -> bool {
        significant(self.name).eq(name.bytes())
    }
}

/// The bytes of a property name that count.
pub(super) fn significant(name: &[u8]) -> impl Iterator<Item = u8> {
    name.iter()
        .copied()
        .filter(|byte| !byte.is_ascii_lowercase())
}

#[derive(Debug)]
struct Links {
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
    /// Its properties begin here and end where those of the next node in the arena begin.
    first_property: usize,
}

#[derive(Debug)]
struct Entry<'a> {
    name: &'a [u8],
    values: Range<usize>,
}

/// The first game tree of a file, with all its variations.
#[derive(Debug, Default)]
pub struct Tree<'a> {
    nodes: Vec<Links>,
    properties: Vec<Entry<'a>>,
    values: Vec<Value<'a>>,
    pub(super) warnings: Vec<Warning>,
    pub(super) charset: Charset,
}

impl<'a> Tree<'a> {
    /// A tree without nodes, its texts in `charset`.
    pub(super) fn new(charset: Charset) -> Self {
        Self {
            charset,
            ..Self::default()
        }
    }

    /// The first node of the game.
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// The first continuation of `node`, the main one.
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        self.nodes.get(node.0)?.first_child
    }

    /// The next alternative to `node`.
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        self.nodes.get(node.0)?.next_sibling
    }

    /// The root and every first continuation after it.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(self.root()), |&node| self.first_child(node))
    }

    /// The properties of `node` in the order of the file. A name may come more than once.
    pub fn properties(&self, node: NodeId) -> impl Iterator<Item = Property<'_, 'a>> {
        let property_start = |id: usize| self.nodes.get(id).map(|links| links.first_property);
        let end = property_start(node.0 + 1).unwrap_or(self.properties.len());
        let start = property_start(node.0).unwrap_or(end);
        let entries = self.properties.get(start..end).unwrap_or_default();
        entries.iter().map(|entry| Property {
            name: entry.name,
            values: self.values.get(entry.values.clone()).unwrap_or_default(),
        })
    }

    /// The values of the property `name` at `node`; those of a repeated property follow each other.
    pub fn values(&self, node: NodeId, name: &str) -> impl Iterator<Item = Value<'a>> {
        self.properties(node)
            .filter(move |property| property.is(name))
            .flat_map(|property| property.values.iter().copied())
    }

    /// What was odd about the syntax, in the order of the file.
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// Appends a node: the root without a parent, else the last child of `parent`.
    pub(super) fn add_node(&mut self, parent: Option<NodeId>) -> NodeId {
        let node = NodeId(self.nodes.len());
        self.nodes.push(Links {
            first_child: None,
            last_child: None,
            next_sibling: None,
            first_property: self.properties.len(),
        });
        let older = parent.and_then(|parent| {
            let links = self.nodes.get_mut(parent.0)?;
            links.first_child.get_or_insert(node);
            links.last_child.replace(node)
        });
        if let Some(links) = older.and_then(|older| self.nodes.get_mut(older.0)) {
            links.next_sibling = Some(node);
        }
        node
    }

    /// Appends a property, without values yet, to the node added last.
    pub(super) fn add_property(&mut self, name: &'a [u8]) {
        let none_yet = self.values.len()..self.values.len();
        self.properties.push(Entry {
            name,
            values: none_yet,
        });
    }

    /// Appends a value to the property added last.
    pub(super) fn add_value(&mut self, value: Value<'a>) {
        self.values.push(value);
        if let Some(property) = self.properties.last_mut() {
            property.values.end = self.values.len();
        }
    }
}
