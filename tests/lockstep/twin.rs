//! One game played twice at once, by the library and by the naive rules, and compared after every turn.

use crate::boards::Setting;
use crate::naive::{Ko, Naive};
use std::collections::HashMap;
use tengen::board::{Color, Move, Point, PositionHash, Topology};
use tengen::game::{Game, Illegal, Turn};
use tengen::random::Random;
use tengen::rules::Komi;

struct Twins {
    game: Game,
    naive: Naive,
    points: Vec<Point>,
    random: Random,
    komi: Vec<i32>,
    /// Where the player to move may play, as the naive rules say.
    legal: Vec<bool>,
    /// The hash of every coloring so far, and the coloring of every hash.
    hashes: HashMap<Vec<u8>, u64>,
    colorings: HashMap<u64, Vec<u8>>,
    name: String,
}

/// What can be seen of a game.
#[derive(PartialEq, Debug)]
struct Observed {
    stones: Vec<u8>,
    lost: Vec<u32>,
    ko: Option<Point>,
    legal: Vec<Vec<Point>>,
    past: Vec<u64>,
    hash: PositionHash,
    to_move: Color,
    turns: usize,
    last_turn: Option<Turn>,
    passes: u8,
    over: bool,
}

/// Plays a game of at most three turns a point.
pub(crate) fn play(setting: Setting) {
    let mut twins = Twins::new(setting);
    twins.compare();
    for _ in 0..3 * twins.points.len() {
        if twins.game.is_over() {
            break;
        }
        let turn = twins.choose();
        twins.take(turn);
        twins.compare();
    }
    twins.take_all_back();
}

fn color(number: u8) -> Color {
    Color::new(number).expect("a player's number")
}

impl Twins {
    fn new(mut setting: Setting) -> Self {
        let (graph, players) = (setting.graph.clone(), setting.players);
        let mut game = Game::new(graph, setting.rules(), players).expect("rules for the players");
        let random_komi = |_| (setting.random.bits() % 20_001) as i32 - 10_000;
        let komi: Vec<i32> = (0..players).map(random_komi).collect();
        for (player, &thousandths) in Color::all(players).zip(&komi) {
            game.set_komi(player, Komi::from_thousandths(thousandths));
        }
        Self {
            game,
            naive: Naive::new(setting.adjacency(), players, setting.ko, setting.suicide),
            points: setting.graph.points().to_vec(),
            random: setting.random,
            komi,
            legal: Vec::new(),
            hashes: HashMap::new(),
            colorings: HashMap::new(),
            name: setting.name,
        }
    }

    /// The place of a legal play, from all of them or from those that fill no own eye; `None` for a pass, which is
    /// rare unless there is no such play.
    fn choose(&mut self) -> Option<usize> {
        let mut legal: Vec<usize> = (0..self.points.len()).filter(|&v| self.legal[v]).collect();
        if self.random.chance(0.5) {
            let player = color(self.naive.to_move);
            legal.retain(|&v| !self.game.board().is_eye_like(self.points[v], player));
        }
        let passes = legal.is_empty() || self.random.chance(0.02);
        (!passes).then(|| legal[self.random.below(legal.len())])
    }

    /// Takes a turn in both games; in the library's also takes it back and takes it again.
    fn take(&mut self, turn: Option<usize>) {
        let name = &self.name;
        let player = color(self.naive.to_move);
        let mv = turn.map_or(Move::Pass, |v| Move::Play(self.points[v]));
        let before = self.observe();
        assert_eq!(
            self.game.play(player, mv),
            Ok(()),
            "{name}: {player:?} {mv:?}"
        );
        let after = self.observe();
        assert!(self.game.undo(), "{name}: there is a turn to take back");
        self.game.board().check();
        assert_eq!(self.observe(), before, "{name}: {mv:?} taken back");
        assert_eq!(self.game.play(player, mv), Ok(()), "{name}: {mv:?} again");
        assert_eq!(self.observe(), after, "{name}: {mv:?} taken again");
        match turn {
            Some(v) => {
                let result = self.naive.result(v);
                let both = result.rivals_removed && result.own_removed;
                assert!(!both, "{name}: {mv:?} clears rivals and the mover");
                self.naive.play(v);
            }
            None => self.naive.pass(),
        }
    }

    fn stones(&self) -> Vec<u8> {
        let number = |&p| self.game.board().color(p).map_or(0, Color::number);
        self.points.iter().map(number).collect()
    }

    fn lost(&self) -> Vec<u32> {
        let players = Color::all(self.game.players());
        players.map(|c| self.game.prisoners(c)).collect()
    }

    /// All that can be seen of the library's game.
    fn observe(&self) -> Observed {
        let game = &self.game;
        Observed {
            stones: self.stones(),
            lost: self.lost(),
            ko: game.board().ko(),
            legal: Color::all(game.players())
                .map(|player| game.legal_points(player).collect())
                .collect(),
            past: game.past_hashes().collect(),
            hash: game.hash(),
            to_move: game.to_move(),
            turns: game.turns().len(),
            last_turn: game.last_turn(),
            passes: game.consecutive_passes(),
            over: game.is_over(),
        }
    }

    /// Compares all that both know.
    fn compare(&mut self) {
        self.game.board().check();
        self.compare_legality();
        let name = &self.name;
        let stones = self.stones();
        assert_eq!(stones, self.naive.coloring(), "{name}: stones");
        assert_eq!(self.lost(), self.naive.lost, "{name}: prisoners");
        assert_eq!(self.game.to_move(), color(self.naive.to_move), "{name}");
        assert_eq!(self.game.consecutive_passes(), self.naive.passes, "{name}");
        assert_eq!(self.game.is_over(), self.naive.is_over(), "{name}: over");
        self.compare_scores();
        self.naive.regions(&stones, |chain, reached| {
            let lives = stones[chain[0]] == 0 || reached & 1 == 1;
            assert!(lives, "{name}: {chain:?} has no liberty");
        });
        self.compare_hash(&stones);
    }

    fn compare_legality(&mut self) {
        self.legal = (0..self.points.len())
            .map(|v| self.naive.is_legal(v))
            .collect();
        let name = &self.name;
        let player = color(self.naive.to_move);
        let mut barred = Vec::new();
        for (v, &point) in self.points.iter().enumerate() {
            let verdict = self.game.check(player, Move::Play(point));
            assert_eq!(verdict.is_ok(), self.legal[v], "{name}: {v} is {verdict:?}");
            if self.naive.ko == Ko::Simple
                && verdict == Err(Illegal::Repetition)
                && !self.naive.result(v).own_removed
            {
                barred.push(point);
            }
        }
        if self.naive.ko == Ko::Simple {
            let ko = self.game.board().ko();
            assert_eq!(barred, Vec::from_iter(ko), "{name}: the point of the ko");
        }
    }

    fn compare_scores(&self) {
        let (area, naive) = (self.game.area().points, self.naive.area());
        for (i, player) in Color::all(self.game.players()).enumerate() {
            let score = 1000 * area[i] + self.game.compensation(player).thousandths();
            let wanted = 1000 * naive[i] + self.komi[i];
            assert_eq!(score, wanted, "{}: score of {player:?}", self.name);
        }
    }

    /// The hash is that of the stones, and colorings have the same hash if they are the same.
    fn compare_hash(&mut self, stones: &[u8]) {
        let name = &self.name;
        let empty = PositionHash::default();
        let from_stones = self.game.board().stones();
        let anew = from_stones.fold(empty, |hash, (p, c)| hash.toggled(p, c));
        assert_eq!(self.game.hash(), anew, "{name}: hash");
        let hash = *self.hashes.entry(stones.to_vec()).or_insert(anew.value());
        assert_eq!(hash, anew.value(), "{name}: two hashes of a coloring");
        let coloring = self
            .colorings
            .entry(hash)
            .or_insert_with(|| stones.to_vec());
        assert_eq!(*coloring, stones, "{name}: two colorings of a hash");
    }

    /// Takes back the whole game, looking at the stones all the way.
    fn take_all_back(mut self) {
        while self.naive.history.len() > 1 {
            assert!(self.game.undo(), "{}: a turn to take back", self.name);
            self.naive.history.pop();
            assert_eq!(self.stones(), self.naive.coloring(), "{}", self.name);
        }
        assert!(!self.game.undo(), "{}: nothing is left", self.name);
    }
}
