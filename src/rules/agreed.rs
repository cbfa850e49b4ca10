//! What players fill by agreement before they count (article 9, clause 2 of the Japanese rules of 1989): plain dame, the
//! answers that filling them asks for, and kos left open.

use super::{Count, Ruleset, Scoring, Standing, count};
use crate::board::{Board, Color, Graph, Liberties, Point, Topology};

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
    /// The dead stones of Black and of White that the answers took off.
    pub prisoners: [i32; 2],
}

/// A board, and the moves of both that led to it, the last one first.
type Answered = (Board<Graph>, Vec<(Point, Color)>);

/// Fills what can be filled, in turn from `to_move`; he who finds nothing to fill passes. What is still dame then is a
/// seki's.
///
/// `dead` tells by place which stones are, and `judge` which are on a board with one or two stones more than is agreed so
/// far. A dame is plain if a stone on it changes nobody's life; or if it does, but for one answer of the rival's at a liberty of
/// the stones concerned, or one that captures dead stones next to them. Where no such dame is left, one is filled that takes up to two
/// answers of either.
pub fn agree(
    board: &Board<Graph>,
    to_move: Color,
    dead: Vec<bool>,
    mut judge: impl FnMut(&Agreed, &Board<Graph>) -> Vec<bool>,
) -> Agreed {
    let mut agreed = Agreed::nothing(board, dead);
    let mut mover = to_move;
    loop {
        let open = agreed.dame_points();
        let mut filled = false;
        let mut tries = [open.clone(), open.clone()];
        while let Some(color) = [mover, mover.opponent()]
            .into_iter()
            .find(|&color| agreed.fill_one(&mut tries[color.index()], color, &mut judge))
        {
            filled = true;
            mover = color.opponent();
        }
        let mut more = || {
            let at = |&point| agreed.fill_with_care(point, mover, &mut judge);
            open.iter().any(at) || open.iter().any(|&point| agreed.fill_ko(point, &mut judge))
        };
        if !filled && !more() {
            return agreed;
        }
    }
}

impl Agreed {
    /// The board as it stands, with these dead stones by place.
    pub fn nothing(board: &Board<Graph>, dead: Vec<bool>) -> Self {
        Self {
            board: board.clone(),
            dead,
            dame: Vec::new(),
            teire: Vec::new(),
            kos: Vec::new(),
            prisoners: [0; 2],
        }
    }

    /// The count of the board for two players, with the prisoners that the answers took.
    pub fn count(&self, rules: &Ruleset) -> Count {
        let mut counted = count(&self.board, 2, &self.dead, rules);
        for (tally, taken) in counted.tallies.iter_mut().zip(self.prisoners.iter().rev()) {
            tally.prisoners += taken;
            if rules.scoring == Scoring::Territory {
                tally.points += taken;
            }
        }
        counted
    }

    /// All of it: the kind of each move (`dame`, `teire` or `ko`), where, and whose.
    pub fn moves(&self) -> impl Iterator<Item = (&'static str, Point, Color)> {
        let kinds = [
            ("dame", &self.dame),
            ("teire", &self.teire),
            ("ko", &self.kos),
        ];
        let each = kinds.into_iter();
        each.flat_map(|(kind, moves)| {
            moves
                .iter()
                .map(move |&(point, color)| (kind, point, color))
        })
    }

    /// The empty points that are dame, in reading order.
    pub fn dame_points(&self) -> Vec<Point> {
        let standing = count(&self.board, 2, &self.dead, &Ruleset::JAPANESE).standing;
        let points = self.board.topology().points().iter().zip(standing);
        let dame = points.filter(|(_, here)| *here == Standing::Dame);
        dame.map(|(&point, _)| point).collect()
    }

    /// Fills the first of these points that is a plain dame for `color`. It is taken off the list, as are those before it.
    fn fill_one(
        &mut self,
        points: &mut Vec<Point>,
        color: Color,
        judge: &mut impl FnMut(&Self, &Board<Graph>) -> Vec<bool>,
    ) -> bool {
        let at = points.iter().position(|&point| {
            let open = self.board.is_empty(point) && ko(&self.board, point).is_none();
            open && self.fill((point, color), (1, Some(color.opponent())), judge)
        });
        points.drain(..at.map_or(points.len(), |at| at + 1));
        at.is_some()
    }

    /// Fills a dame at which each may have to see to his own stones: such a dame, left open, would cost both their territory.
    fn fill_with_care(
        &mut self,
        point: Point,
        mover: Color,
        judge: &mut impl FnMut(&Self, &Board<Graph>) -> Vec<bool>,
    ) -> bool {
        let is_plain = self.board.is_empty(point) && ko(&self.board, point).is_none();
        let turns = [mover, mover.opponent()].into_iter();
        let mut fills = turns.map(|color| (point, color));
        is_plain && fills.any(|turn| self.fill(turn, (2, None), judge))
    }

    /// Puts a stone on the dame, and as many answers as it takes up to so many, by `only` one player or by both.
    fn fill(
        &mut self,
        (point, color): (Point, Color),
        (most, only): (usize, Option<Color>),
        judge: &mut impl FnMut(&Self, &Board<Graph>) -> Vec<bool>,
    ) -> bool {
        let filled = with_stone(&self.board, point, color);
        let Some((board, answers)) = filled.and_then(|b| self.repaired(b, (most, only), judge))
        else {
            return false;
        };
        self.dame.push((point, color));
        self.teire.extend(answers.into_iter().rev());
        self.take(board);
        true
    }

    /// The board with answers that leave every stone's life as it is now, the last one first, if there are any.
    fn repaired(
        &self,
        board: Board<Graph>,
        (most, only): (usize, Option<Color>),
        judge: &mut impl FnMut(&Self, &Board<Graph>) -> Vec<bool>,
    ) -> Option<Answered> {
        let changed = self.changed(&board, &judge(self, &board), None);
        let Some(owner) = changed.first().and_then(|&stone| board.color(stone)) else {
            return Some((board, Vec::new()));
        };
        if most == 0 || only.is_some_and(|only| only != owner) {
            return None;
        }
        let own = |&stone: &Point| board.color(stone) == Some(owner);
        let concerned: Vec<Point> = changed.into_iter().filter(own).collect();
        answers(&board, &concerned).into_iter().find_map(|answer| {
            let answered = self.with_answer(&board, answer, owner)?;
            let (last, mut answers) = self.repaired(answered, (most - 1, only), judge)?;
            answers.push((answer, owner));
            Some((last, answers))
        })
    }

    /// The board with an answer, which may capture what is dead anyway.
    fn with_answer(
        &self,
        board: &Board<Graph>,
        point: Point,
        color: Color,
    ) -> Option<Board<Graph>> {
        let graph = board.topology();
        let mut captured = graph
            .neighbours(point)
            .filter(|&q| board.color(q).is_some_and(|owner| owner != color) && board.in_atari(q));
        if captured.any(|q| !self.dead[graph.place(q)]) || !board.leaves_liberty(point, color) {
            return None;
        }
        let mut after = board.clone();
        after.play(point, color, &mut ());
        Some(after)
    }

    /// Goes on from a board on which dead stones may have been captured.
    fn take(&mut self, board: Board<Graph>) {
        for (stone, color) in self.board.stones() {
            if board.is_empty(stone) {
                self.dead[board.topology().place(stone)] = false;
                self.prisoners[color.index()] += 1;
            }
        }
        self.board = board;
    }

    /// Lets the holder of a ko fill its mouth, if that changes nothing but that he cannot lose the stone.
    fn fill_ko(
        &mut self,
        mouth: Point,
        judge: &mut impl FnMut(&Self, &Board<Graph>) -> Vec<bool>,
    ) -> bool {
        let Some((stone, holder)) = ko(&self.board, mouth) else {
            return false;
        };
        let Some(filled) = with_stone(&self.board, mouth, holder) else {
            return false;
        };
        let dead = judge(self, &filled);
        if !self.changed(&filled, &dead, Some(stone)).is_empty() {
            return false;
        }
        self.kos.push((mouth, holder));
        self.board = filled;
        self.dead = dead;
        true
    }

    /// The stones of `board` whose life is another in `dead` than now, but for the one that may change.
    fn changed(&self, board: &Board<Graph>, dead: &[bool], but: Option<Point>) -> Vec<Point> {
        let graph = self.board.topology();
        let differs = |&stone: &Point| {
            let place = graph.place(stone);
            // A stone put on a dame has to live.
            let now = !self.board.is_empty(stone) && self.dead[place];
            now != dead[place] && Some(stone) != but
        };
        let stones = board.stones().map(|(stone, _)| stone);
        stones.filter(differs).collect()
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

/// The empty points next to the chains of these stones, then the last liberties of rivals next to them.
fn answers(board: &Board<Graph>, stones: &[Point]) -> Vec<Point> {
    let graph = board.topology();
    let stones = stones.iter().filter(|&&stone| board.color(stone).is_some());
    let chains = stones.flat_map(|&stone| board.chain_stones(stone));
    let around = chains.flat_map(|stone| graph.neighbours(stone).map(move |q| (stone, q)));
    let (mut liberties, mut captures) = (Vec::new(), Vec::new());
    for (stone, q) in around {
        if board.is_empty(q) {
            liberties.push(q);
        } else if board.color(q) != board.color(stone) && board.in_atari(q) {
            captures.push(board.liberties_of(q).only());
        }
    }
    liberties.sort_unstable();
    liberties.dedup();
    captures.sort_unstable();
    captures.dedup();
    captures.retain(|point| !liberties.contains(point));
    liberties.append(&mut captures);
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
