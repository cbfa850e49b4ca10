//! What a node draws on points without changing them: figures, labels, territory.
//!
//! On grids these are the properties of the format. Records of other games have them with names of points, as private properties
//! like all else there: `XTR`, `XSQ`, `XCR`, `XMA` with a name each, `XLB[0.1.2:text]`, and territory as `XTT[c2:0.1.2]`.

use super::general::General;
use super::record::Coord;
use super::text;
use super::tree::{NodeId, Tree, Value};
use super::values;

/// What is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sign {
    /// `TR`
    Triangle,
    /// `SQ`
    Square,
    /// `CR`
    Circle,
    /// `MA`
    Cross,
    /// `LB`: a text of one line.
    Label(String),
    /// `TB`, `TW`: territory of the player of this number.
    Territory(u8),
}

/// Where it is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Spot {
    /// The points of a rectangle between two corners, or one point.
    Area(Coord, Coord),
    /// A point by its name.
    Named(String),
}

/// The properties for points of a grid, without labels.
const ON_GRIDS: [(&str, Sign); 6] = [
    ("TR", Sign::Triangle),
    ("SQ", Sign::Square),
    ("CR", Sign::Circle),
    ("MA", Sign::Cross),
    ("TB", Sign::Territory(1)),
    ("TW", Sign::Territory(2)),
];

/// The properties for points by name, with neither labels nor territory.
const ELSEWHERE: [(&str, Sign); 4] = [
    ("XTR", Sign::Triangle),
    ("XSQ", Sign::Square),
    ("XCR", Sign::Circle),
    ("XMA", Sign::Cross),
];

impl Tree<'_> {
    /// The last node of the main line before turn `until`, counted from 1, or its last one.
    pub fn node_before(&self, until: Option<usize>) -> NodeId {
        let mut turns = 0_usize;
        let mut shown = self.root();
        let names: &[&str] = if General::is_in(self) {
            &["XM"]
        } else {
            &["B", "W"]
        };
        for node in self.main_line() {
            turns += names
                .iter()
                .map(|name| self.values(node, name).count())
                .sum::<usize>();
            if until.is_some_and(|until| turns >= until) {
                break;
            }
            shown = node;
        }
        shown
    }

    /// What a node draws, and how many values make no sense.
    pub fn signs(&self, node: NodeId) -> (Vec<(Spot, Sign)>, usize) {
        let mut signs = Vec::new();
        let mut wrong = 0;
        let mut add = |sign: Option<(Spot, Sign)>| match sign {
            Some(sign) => signs.push(sign),
            None => wrong += 1,
        };
        if General::is_in(self) {
            for (name, sign) in &ELSEWHERE {
                for value in self.values(node, name) {
                    let name = self.line(value).filter(|name| !name.is_empty());
                    add(name.map(|name| (Spot::Named(name), sign.clone())));
                }
            }
            for value in self.values(node, "XTT") {
                add(self.line(value).and_then(|text| {
                    let (player, name) = text.split_once(':')?;
                    let player = player.strip_prefix('c')?.parse().ok()?;
                    Some((Spot::Named(name.to_owned()), Sign::Territory(player)))
                }));
            }
            for value in self.values(node, "XLB") {
                add(self
                    .label(value)
                    .map(|(at, label)| (Spot::Named(at), label)));
            }
            return (signs, wrong);
        }
        for (name, sign) in &ON_GRIDS {
            // An empty value takes earlier territory away, which does not last here anyway.
            for value in self
                .values(node, name)
                .filter(|value| !value.raw.is_empty())
            {
                let area = values::corners(value.raw);
                add(area.map(|(a, b)| (Spot::Area(a, b), sign.clone())));
            }
        }
        for value in self.values(node, "LB") {
            add(self.label(value).and_then(|(at, label)| {
                let at = values::point(at.as_bytes())?;
                Some((Spot::Area(at, at), label))
            }));
        }
        (signs, wrong)
    }

    fn line(&self, value: Value<'_>) -> Option<String> {
        let text = self.charset.decode(value.raw)?;
        Some(text::simple_text(&text))
    }

    /// A point and its label, parted by the first colon that is not escaped.
    fn label(&self, value: Value<'_>) -> Option<(String, Sign)> {
        let text = self.charset.decode(value.raw)?;
        let colon = text
            .match_indices(':')
            .map(|(at, _)| at)
            .find(|&at| !text.get(..at).is_some_and(|head| head.ends_with('\\')))?;
        let (at, label) = (
            text.get(..colon)?,
            text::simple_text(text.get(colon + 1..)?),
        );
        let is_there = !at.is_empty() && !label.is_empty();
        is_there.then(|| (text::simple_text(at), Sign::Label(label)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signs(text: &str) -> (Vec<(Spot, Sign)>, usize) {
        let tree = Tree::parse(text.as_bytes()).unwrap();
        tree.signs(tree.node_before(None))
    }

    fn at(x: u8, y: u8) -> Spot {
        Spot::Area((x, y), (x, y))
    }

    #[test]
    fn figures_labels_and_territory_are_read() {
        let (found, wrong) =
            signs("(;SZ[9];TR[aa][cc:dd]SQ[bb]MA[ab]CR[ba]LB[dd:A\\:1][ee:b]TB[gg]TW[hh]TB[])");
        let label = |text: &str| Sign::Label(text.to_owned());
        let expected = [
            (at(0, 0), Sign::Triangle),
            (Spot::Area((2, 2), (3, 3)), Sign::Triangle),
            (at(1, 1), Sign::Square),
            (at(1, 0), Sign::Circle),
            (at(0, 1), Sign::Cross),
            (at(6, 6), Sign::Territory(1)),
            (at(7, 7), Sign::Territory(2)),
            (at(3, 3), label("A:1")),
            (at(4, 4), label("b")),
        ];
        assert_eq!(wrong, 0);
        assert_eq!(found, expected);
    }

    #[test]
    fn points_of_other_boards_go_by_name() {
        let (found, wrong) =
            signs("(;XBD[cube:3]XTR[0.0.1]XLB[a\\:b:x:y]XTT[c3:0.0.2]XTT[3]XLB[z])");
        assert_eq!(wrong, 2);
        assert!(found.contains(&(Spot::Named("0.0.1".to_owned()), Sign::Triangle)));
        assert!(found.contains(&(Spot::Named("0.0.2".to_owned()), Sign::Territory(3))));
        let label = Sign::Label("x:y".to_owned());
        assert!(found.contains(&(Spot::Named("a:b".to_owned()), label)));
    }

    #[test]
    fn values_without_sense_are_counted() {
        assert_eq!(
            signs("(;SZ[9]TR[a][]LB[aa][:x][aa:]SQ[!!])"),
            (Vec::new(), 5)
        );
    }

    #[test]
    fn a_node_is_found_by_the_turn_after_it() {
        let text = "(;SZ[9]TR[aa];B[bb]TR[bb];C[x]TR[cc];W[dd]TR[dd];B[ee]TR[ee])";
        let tree = Tree::parse(text.as_bytes()).unwrap();
        let found = |until| tree.signs(tree.node_before(until)).0[0].0.clone();
        assert_eq!(found(Some(1)), at(0, 0));
        assert_eq!(found(Some(2)), at(2, 2));
        assert_eq!(found(Some(3)), at(3, 3));
        assert_eq!(found(None), at(4, 4));
        assert_eq!(found(Some(99)), at(4, 4));
    }
}
