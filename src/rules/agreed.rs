//! What players fill by agreement before they count (article 9, clause 2 of the Japanese rules of 1989): plain dame, the
//! answers that filling them asks for, and kos left open.

use super::{Ruleset, Standing, count};
use crate::board::{Board, Color, Graph, Point, Topology};

/// A board with everything filled that changes no stone's life.
#[derive(Clone, Debug)]
pub struct Agreed {
    /// How the stones stand then.
    pub board: Board<Graph>,
    /// By place: whether a dead stone lies there.
    pub dead: Vec<bool>,
    /// The dame that were filled, and by whom, in order.
    pub dame: Vec<(Point, Color)>,
    /// The answers that filling them needed, and by whom (teire).
    pub teire: Vec<(Point, Color)>,
    /// The kos that their holders filled.
    pub kos: Vec<(Point, Color)>,
}

/// Fills what can be filled, in turn from `to_move`; he who finds nothing to fill passes. What is still dame then is a
/// seki's.
///
/// `judge` tells of each place whether a dead stone lies there. A dame is plain if a stone on it changes nobody's life; or
/// if it does, but for one answer at a liberty of the stones concerned.
pub fn agree(
    board: &Board<Graph>,
    to_move: Color,
    mut judge: impl FnMut(&Board<Graph>) -> Vec<bool>,
) -> Agreed {
    let mut agreed = Agreed {
        board: board.clone(),
        dead: judge(board),
        dame: Vec::new(),
        teire: Vec::new(),
        kos: Vec::new(),
    };
    let mut mover = to_move;
    loop {
        let open = agreed.dame_points();
        let turns = [mover, mover.opponent()];
        let mut plain = turns
            .into_iter()
            .flat_map(|c| open.iter().map(move |&p| (p, c)));
        if let Some((_, color)) = plain.find(|&(p, color)| agreed.fill(p, color, &mut judge)) {
            mover = color.opponent();
        } else if !open.iter().any(|&point| agreed.fill_ko(point, &mut judge)) {
            return agreed;
        }
    }
}

impl Agreed {
    fn dame_points(&self) -> Vec<Point> {
        let standing = count(&self.board, 2, &self.dead, &Ruleset::JAPANESE).standing;
        let points = self.board.topology().points().iter().zip(standing);
        points
            .filter(|(_, here)| *here == Standing::Dame)
            .map(|(&point, _)| point)
            .collect()
    }

    /// Puts a stone on the dame if that is plain, and an answer if it takes one.
    fn fill(
        &mut self,
        point: Point,
        color: Color,
        judge: &mut impl FnMut(&Board<Graph>) -> Vec<bool>,
    ) -> bool {
        let Some(filled) = with_stone(&self.board, point, color) else {
            return false;
        };
        let changed = self.changed(&judge(&filled), None);
        if changed.is_empty() {
            self.dame.push((point, color));
            self.board = filled;
            return true;
        }
        let owner = color.opponent();
        for answer in liberties(&filled, &changed) {
            let Some(answered) = with_stone(&filled, answer, owner) else {
                continue;
            };
            if self.changed(&judge(&answered), None).is_empty() {
                self.dame.push((point, color));
                self.teire.push((answer, owner));
                self.board = answered;
                return true;
            }
        }
        false
    }

    /// Lets the holder of a ko fill its mouth, if that changes nothing but that he cannot lose the stone.
    fn fill_ko(
        &mut self,
        mouth: Point,
        judge: &mut impl FnMut(&Board<Graph>) -> Vec<bool>,
    ) -> bool {
        let Some((stone, holder)) = ko(&self.board, mouth) else {
            return false;
        };
        let Some(filled) = with_stone(&self.board, mouth, holder) else {
            return false;
        };
        let dead = judge(&filled);
        if !self.changed(&dead, Some(stone)).is_empty() {
            return false;
        }
        self.kos.push((mouth, holder));
        self.board = filled;
        self.dead = dead;
        true
    }

    /// The stones of now whose life is another in `dead`, but for the one that may change.
    fn changed(&self, dead: &[bool], but: Option<Point>) -> Vec<Point> {
        let graph = self.board.topology();
        let differs = |&stone: &Point| {
            let place = graph.place(stone);
            self.dead[place] != dead[place] && Some(stone) != but
        };
        let stones = self.board.stones().map(|(stone, _)| stone);
        let mut changed: Vec<Point> = stones.filter(differs).collect();
        // A stone put on a dame has to live.
        let fresh = graph
            .points()
            .iter()
            .filter(|&&point| self.board.is_empty(point) && dead[graph.place(point)]);
        changed.extend(fresh);
        changed
    }
}

/// The board with one more stone, if the move is legal and captures nothing.
fn with_stone(board: &Board<Graph>, point: Point, color: Color) -> Option<Board<Graph>> {
    let mut around = board.topology().neighbours(point);
    let captures = around.any(|q| {
        let rival = board.color(q).is_some_and(|owner| owner != color);
        rival && board.in_atari(q)
    });
    (!captures && board.leaves_liberty(point, color)).then(|| {
        let mut after = board.clone();
        after.play(point, color, &mut ());
        after
    })
}

/// The empty points next to the chains of these stones.
fn liberties(board: &Board<Graph>, stones: &[Point]) -> Vec<Point> {
    let stones = stones.iter().filter(|&&stone| board.color(stone).is_some());
    let chains = stones.flat_map(|&stone| board.chain_stones(stone));
    let around = chains.flat_map(|stone| board.topology().neighbours(stone));
    let mut liberties: Vec<Point> = around.filter(|&q| board.is_empty(q)).collect();
    liberties.sort_unstable();
    liberties.dedup();
    liberties
}

/// The single stone that a rival could capture at the empty `mouth` in a ko, and its owner.
fn ko(board: &Board<Graph>, mouth: Point) -> Option<(Point, Color)> {
    let mut around = board.topology().neighbours(mouth);
    let holder = board.color(around.next()?)?;
    if around.any(|q| board.color(q) != Some(holder)) {
        return None;
    }
    let mut lone = board
        .topology()
        .neighbours(mouth)
        .filter(|&q| board.chain_len(q) == 1 && board.in_atari(q));
    let stone = lone.next()?;
    lone.next().is_none().then_some((stone, holder))
}
