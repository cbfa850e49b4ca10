//! What a move does to chains: captures, escapes, ataris, answers to the last move.

use super::groups::{Features, Group};
use crate::board::{Board, Color, Point, Topology};
use crate::playout::Landing;
use crate::reading::Ladders;
use smallvec::SmallVec;

/// What is known of a position's chains, worked out when asked for. Kept from one position to the next for its memory.
#[derive(Debug)]
pub struct Tactics<T: Topology> {
    ladders: Ladders<T>,
    /// By head of the chain.
    liberties: Vec<u16>,
    /// By head of the chain: the liberty that was counted last.
    counted: Vec<Point>,
    /// The chain of the last stone.
    last: Option<Point>,
    /// Chains of the player to move next to the last stone.
    touched: SmallVec<[Point; 4]>,
    /// Who gives atari to the player to move: of more than one rival the one who moved last.
    rival: Color,
    /// What the ladder reader has said: about a chain, after a move if there is one.
    read: Vec<(Question, Point, Point, bool)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// Whether a rival's chain in atari is caught though he moves first.
    Hopeless,
    /// Whether an own chain with two liberties is caught if the rival moves first.
    Threatened,
    /// Whether a rival's chain is caught after the move.
    Caught,
    /// Whether an own chain is caught although the move is made.
    Lost,
}

/// No point of any board.
const NOWHERE: Point = Point::new(u16::MAX);

/// Chains next to a point.
type Heads = SmallVec<[Point; 4]>;

impl<T: Topology> Tactics<T> {
    /// For boards of this topology.
    pub fn new(topology: &T) -> Self {
        Self {
            ladders: Ladders::default(),
            liberties: vec![0; topology.cells()],
            counted: vec![NOWHERE; topology.cells()],
            last: None,
            touched: SmallVec::new(),
            rival: Color::WHITE,
            read: Vec::new(),
        }
    }

    /// Turns to another position.
    pub(super) fn look_at(&mut self, board: &Board<T>, color: Color, last: Option<Point>) {
        self.read.clear();
        self.count_liberties(board);
        let last = last.filter(|&at| board.color(at).is_some_and(|owner| owner != color));
        self.last = last.map(|at| board.chain(at));
        self.touched = last.map_or_else(Heads::new, |at| {
            chains_next_to(board, at, |owner| owner == color)
        });
        self.rival = last
            .and_then(|at| board.color(at))
            .unwrap_or_else(|| color.next(2));
    }

    /// Every empty point is a liberty of each chain next to it, once.
    fn count_liberties(&mut self, board: &Board<T>) {
        self.liberties.fill(0);
        self.counted.fill(NOWHERE);
        for place in 0..board.empty_count() {
            let liberty = board.empty(place);
            for q in board.topology().neighbours(liberty) {
                if board.color(q).is_none() {
                    continue;
                }
                let head = board.chain(q).index();
                if std::mem::replace(&mut self.counted[head], liberty) != liberty {
                    self.liberties[head] += 1;
                }
            }
        }
    }

    /// The liberties of a stone's chain.
    pub(super) fn liberties(&self, board: &Board<T>, stone: Point) -> u16 {
        self.liberties[board.chain(stone).index()]
    }

    /// Fills in the tactical features of a play at the empty `point`.
    pub(super) fn note(
        &mut self,
        board: &Board<T>,
        color: Color,
        point: Point,
        features: &mut Features,
    ) {
        let own = chains_next_to(board, point, |owner| owner == color);
        let rivals = chains_next_to(board, point, |owner| owner != color);
        if own.is_empty() && rivals.is_empty() {
            return;
        }
        let landing = Landing::of(board, point, color);
        let mut set = |group: Group, feature: u32| features[group as usize] = feature;
        set(Group::Capture, self.capture(board, color, &rivals));
        set(Group::Escape, self.escape(board, point, &own));
        set(
            Group::SelfAtari,
            self.self_atari(board, color, point, &landing, !rivals.is_empty()),
        );
        if landing.liberties >= 2 {
            set(Group::Atari, self.atari(board, color, point, &rivals));
        }
        set(Group::Attack, self.attack(&rivals));
        set(Group::Defence, self.defence(board, &own));
    }

    fn capture(&mut self, board: &Board<T>, color: Color, rivals: &Heads) -> u32 {
        let mut most = 0;
        for &head in rivals {
            if self.liberties[head.index()] != 1 {
                continue;
            }
            let saves = board.chain_stones(head).any(|stone| {
                let mut around = board.topology().neighbours(stone);
                around.any(|q| board.color(q) == Some(color) && board.in_atari(q))
            });
            let hopeless = self.ask(board, Question::Hopeless, head, head, color);
            let feature = 1
                + u32::from(!hopeless)
                + 2 * size(board, head)
                + 6 * u32::from(self.last == Some(head))
                + 12 * u32::from(saves);
            most = most.max(feature);
        }
        most
    }

    fn escape(&mut self, board: &Board<T>, point: Point, own: &Heads) -> u32 {
        let mut most = 0;
        for &head in own {
            if self.liberties[head.index()] != 1 {
                continue;
            }
            let lost = self.ask(board, Question::Lost, head, point, self.rival);
            let feature = 1
                + size(board, head)
                + 3 * u32::from(self.touched.contains(&head))
                + 6 * u32::from(!lost);
            most = most.max(feature);
        }
        most
    }

    fn self_atari(
        &mut self,
        board: &Board<T>,
        color: Color,
        point: Point,
        landing: &Landing,
        contact: bool,
    ) -> u32 {
        if landing.liberties >= 2 {
            let empty = board
                .topology()
                .neighbours(point)
                .filter(|&q| board.is_empty(q));
            // More room than two liberties is no ladder.
            if !contact || empty.take(3).count() == 3 {
                return 0;
            }
            let lost = self.ladders.loses_at(board, point, color, self.rival);
            return if lost {
                6 + u32::from(landing.stones > 1)
            } else {
                0
            };
        }
        match (landing.captures, landing.stones) {
            (0, 1) => 1,
            (0, 2) => 2,
            (0, 3..=5) => 3,
            (0, _) => 4,
            (1, 1) => 5,
            _ => 0,
        }
    }

    fn atari(&mut self, board: &Board<T>, color: Color, point: Point, rivals: &Heads) -> u32 {
        let mut most = 0;
        for &head in rivals {
            if self.liberties[head.index()] != 2 {
                continue;
            }
            let caught = self.ask(board, Question::Caught, head, point, color);
            let feature = 1
                + u32::from(board.ko().is_some())
                + 2 * u32::from(self.last == Some(head))
                + 4 * size(board, head)
                + 12 * u32::from(caught);
            most = most.max(feature);
        }
        most
    }

    fn attack(&self, rivals: &Heads) -> u32 {
        let head = self.last.filter(|head| rivals.contains(head));
        head.map_or(0, |head| self.liberties[head.index()].clamp(1, 5).into())
    }

    fn defence(&mut self, board: &Board<T>, own: &Heads) -> u32 {
        let mut most = 0;
        for &head in own {
            let touched = self.touched.contains(&head);
            let liberties = self.liberties[head.index()];
            let threatened =
                liberties == 2 && self.ask(board, Question::Threatened, head, head, self.rival);
            if threatened && !touched {
                most = most.max(1);
            }
            let urgency = match (threatened, liberties) {
                (true, _) => 3,
                (false, 2) => 2,
                (false, 3) => 1,
                _ => 0,
            };
            if touched && liberties > 1 {
                most = most.max(2 + 3 * urgency + size(board, head));
            }
        }
        most
    }

    /// What the ladder reader says, asked once a question.
    fn ask(
        &mut self,
        board: &Board<T>,
        question: Question,
        head: Point,
        point: Point,
        attacker: Color,
    ) -> bool {
        let asked = |entry: &&(Question, Point, Point, bool)| {
            (entry.0, entry.1, entry.2) == (question, head, point)
        };
        if let Some(&(.., answer)) = self.read.iter().find(asked) {
            return answer;
        }
        let ladders = &mut self.ladders;
        let answer = match question {
            Question::Hopeless => ladders.is_caught(board, head, attacker),
            Question::Threatened => ladders.catches(board, head, attacker),
            Question::Caught => ladders.catches_by(board, head, attacker, point),
            Question::Lost => ladders.is_lost_at(board, head, attacker, point),
        };
        self.read.push((question, head, point, answer));
        answer
    }
}

/// 0 for one stone, 1 for two or three, 2 for more.
fn size<T: Topology>(board: &Board<T>, head: Point) -> u32 {
    match board.chain_len(head) {
        1 => 0,
        2..=3 => 1,
        _ => 2,
    }
}

/// The heads of the chains next to a point whose owner is wanted.
fn chains_next_to<T: Topology>(
    board: &Board<T>,
    point: Point,
    wanted: impl Fn(Color) -> bool,
) -> Heads {
    let stones = board.topology().neighbours(point);
    let stones = stones.filter(|&q| board.color(q).is_some_and(&wanted));
    let mut found: Heads = stones.map(|q| board.chain(q)).collect();
    found.sort_unstable();
    found.dedup();
    found
}
