//! One game as data: what [`Record::parse`] makes of a file and [`Record::to_sgf`] makes a file of.

/// A point of the board: column from the left and row from the top, both from 0.
pub type Coord = (u8, u8);

/// The longest side a board may have here.
pub const MAX_SIZE: u8 = 25;

/// The private property of a game that both players lost (Japanese rules of 1989, article 13); its value does not matter.
pub(super) const BOTH_LOSE: &str = "XBL";

/// A player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Color {
    /// Black, who moves first in even games.
    Black,
    /// White.
    White,
}

/// Points changed without a move. Each point stands in at most one list.
///
/// Read from a file, the lists are in the order of rows from the top.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Setup {
    /// Points that become black (`AB`).
    pub black: Vec<Coord>,
    /// Points that become white (`AW`).
    pub white: Vec<Coord>,
    /// Points that become empty (`AE`).
    pub empty: Vec<Coord>,
    /// Who moves next, if the file says (`PL`).
    pub to_play: Option<Color>,
}

impl Setup {
    /// Whether it changes nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// What happens in one node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Points change outside play.
    Setup(Box<Setup>),
    /// A move.
    Play {
        /// Who moved; files need not alternate.
        color: Color,
        /// Where; none for a pass.
        at: Option<Coord>,
    },
}

/// A node after the root.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Node {
    /// What happens; none in a node that only comments.
    pub step: Option<Step>,
    /// The comment, empty if there is none.
    pub comment: String,
}

/// The main line of one game.
///
/// Texts are empty where the file has none. Text given by a caller is written in a normal form (no
/// control characters, no blanks at the ends of lines), which is also how it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Columns of the board, 1 to [`MAX_SIZE`].
    pub width: u8,
    /// Rows of the board, 1 to [`MAX_SIZE`].
    pub height: u8,
    /// Komi in thousandths of a point, if known (`KM`); at most 100,000 points either way.
    pub komi: Option<i32>,
    /// The name of the rules (`RU`).
    pub rules: String,
    /// Handicap (`HA`), 0 if there is none. The stones, if the file gives them, are in `start`.
    pub handicap: u16,
    /// Black's name (`PB`).
    pub black_name: String,
    /// White's name (`PW`).
    pub white_name: String,
    /// The result as written (`RE`), such as `B+3.5`, `W+R` or `0`.
    pub result: String,
    /// Whether both players lost, which the format has no result for: `RE` is then `Void`, and a private property tells.
    pub both_lose: bool,
    /// The date as written (`DT`).
    pub date: String,
    /// The comment at the root.
    pub comment: String,
    /// The position before the first step, on an empty board.
    pub start: Setup,
    /// The nodes after the root, in order.
    pub nodes: Vec<Node>,
}

impl Record {
    /// A game without moves on an empty board.
    pub fn new(width: u8, height: u8) -> Self {
        Self {
            width,
            height,
            komi: None,
            rules: String::new(),
            handicap: 0,
            black_name: String::new(),
            white_name: String::new(),
            result: String::new(),
            both_lose: false,
            date: String::new(),
            comment: String::new(),
            start: Setup::default(),
            nodes: Vec::new(),
        }
    }

    /// The steps up to but not including move `number`; all of them without a number, or with one past
    /// the end. Moves, passes among them, count from 1; 0 is as 1. Steps of set-up do not count, and
    /// those just before the move are included.
    pub fn steps_before(&self, number: Option<usize>) -> impl Iterator<Item = &Step> {
        let mut moves_left = number.map_or(usize::MAX, |number| number.saturating_sub(1));
        self.nodes
            .iter()
            .filter_map(|node| node.step.as_ref())
            .take_while(move |step| {
                if matches!(step, Step::Setup(_)) {
                    return true;
                }
                let wanted = moves_left > 0;
                moves_left = moves_left.saturating_sub(1);
                wanted
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_stop_before_the_move_asked_for() {
        let play = |x| Step::Play {
            color: Color::Black,
            at: Some((x, 0)),
        };
        let setup = Step::Setup(Box::new(Setup {
            empty: vec![(0, 0)],
            ..Setup::default()
        }));
        let steps = [play(0), setup, play(1)];
        let mut record = Record::new(9, 9);
        record.nodes = steps
            .iter()
            .map(|step| Node {
                step: Some(step.clone()),
                ..Node::default()
            })
            .collect();
        record.nodes.insert(
            1,
            Node {
                step: None,
                comment: "x".to_owned(),
            },
        );
        for (number, count) in [
            (Some(0), 0),
            (Some(1), 0),
            (Some(2), 2),
            (Some(3), 3),
            (Some(99), 3),
            (None, 3),
        ] {
            let found: Vec<Step> = record.steps_before(number).cloned().collect();
            assert_eq!(found, steps[..count]);
        }
    }
}
