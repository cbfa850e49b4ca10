//! The end of games: once every point is decided, only what is still worth something is played, and nothing is lost.
//!
//! A run plays a few games of each kind of end; `TENGEN_ENDGAME_FULL=1` plays 50.

mod checker;
#[path = "../common/mod.rs"]
mod common;

use checker::{Decision, components, decide};
use std::sync::{Arc, Mutex, OnceLock};
use tengen::board::{Board, Color, Graph, Move, Point, Shape, Topology};
use tengen::game::Game;
use tengen::player::{Action, Player, Request, Settings};
use tengen::rules::{Ending, Ruleset, Scoring, Tax};

/// Games of each kind.
const GAMES: usize = 50;
/// The moves that a game has in common with the same one under other rules.
const OPENING: usize = 40;

/// The end of a game, from the opening to the last pass.
#[derive(Default)]
struct Played {
    rules: Option<Ruleset>,
    turns: Vec<(Color, Move)>,
    /// The position before each turn and at the end, and the stones of Black and of White taken by then.
    boards: Vec<Board<Graph>>,
    prisoners: Vec<[u32; 2]>,
}

/// A player who takes 500 simulations a move.
fn player(seed: usize) -> Player {
    Player::new(Settings {
        threads: 1,
        playouts: Some(500),
        memory: 64,
        seed: seed as u64,
        resign: 0.0,
        ..Settings::default()
    })
}

/// What the player does in turn.
fn choose(player: &mut Player, game: &Game) -> Move {
    let action = player.choose(&Request {
        game,
        color: game.to_move(),
        time: None,
        cleanup: false,
        stop: &|| false,
    });
    match action {
        Action::Move(mv) => mv,
        Action::Resign => panic!("told never to resign"),
    }
}

/// The first moves of a game, which are played once for all rules: it is the end that they differ in.
fn opening(number: usize) -> &'static [Move] {
    static KNOWN: [OnceLock<Vec<Move>>; GAMES] = [const { OnceLock::new() }; GAMES];
    KNOWN[number].get_or_init(|| {
        let graph = Arc::new(Shape::Grid(9, 9).graph().expect("a grid"));
        let mut game = Game::new(graph, Ruleset::CGOS, 2).expect("rules for two");
        let mut player = player(number);
        let mut play = || {
            let mv = choose(&mut player, &game);
            game.play(game.to_move(), mv).expect("a legal turn");
            mv
        };
        (0..OPENING).map(|_| play()).collect()
    })
}

/// A game of the engine against itself on 9x9.
fn play(rules: Ruleset, number: usize) -> Played {
    let graph = Arc::new(Shape::Grid(9, 9).graph().expect("a grid"));
    let mut game = Game::new(graph, rules, 2).expect("rules for two");
    let mut player = player(number);
    for &mv in opening(number) {
        game.play(game.to_move(), mv).expect("legal by these rules");
    }
    let mut record = Played::default();
    loop {
        record.boards.push(game.board().clone());
        let taken = [Color::BLACK, Color::WHITE].map(|color| game.prisoners(color));
        record.prisoners.push(taken);
        if game.is_over() {
            record.rules = Some(rules);
            return record;
        }
        assert!(record.turns.len() < 400, "game {number} comes to an end");
        let turn = (game.to_move(), choose(&mut player, &game));
        game.play(turn.0, turn.1).expect("a legal turn");
        record.turns.push(turn);
    }
}

impl Played {
    /// What `color` is ahead by after so many turns, without komi, by what the checker says.
    fn lead(&self, at: usize, decision: &Decision, color: Color) -> i32 {
        let side = |side: Color| self.points(at, decision, side);
        side(color) - side(color.opponent())
    }

    fn points(&self, at: usize, decision: &Decision, color: Color) -> i32 {
        let board = &self.boards[at];
        let (graph, rules) = (board.topology(), self.rules.expect("rules"));
        let is_own = |p: Point| decision.owners[graph.place(p)] == Some(color);
        let worth = |&p: &Point| match board.color(p) {
            _ if rules.scoring == Scoring::Area => 1,
            None => 1,
            Some(_) if decision.dead[graph.place(p)] => 2,
            Some(_) => 0,
        };
        let own = graph.points().iter().filter(|&&p| is_own(p));
        let mut points: i32 = own.map(worth).sum();
        if rules.scoring == Scoring::Territory {
            let taken = self.prisoners[at][color.opponent().index()];
            points += i32::try_from(taken).expect("few stones");
        }
        if rules.tax == Tax::All {
            points -= 2 * i32::try_from(components(graph, is_own).len()).expect("few groups");
        }
        points
    }

    /// Checks the turns since all was decided. Returns how many there were, or what is wrong with one.
    fn check(&self, name: &str) -> Result<usize, String> {
        let last = self.turns.len();
        let is_final = self
            .rules
            .is_some_and(|rules| rules.ending == Ending::Final);
        let tell = |at: usize| {
            let turn = self.turns.get(at);
            format!("{name}: turn {at} {turn:?} in\n{}", show(&self.boards[at]))
        };
        let Some(mut after) = decide(&self.boards[last]) else {
            return Ok(0);
        };
        let dead_left = is_final && after.dead.contains(&true);
        if dead_left {
            return Err(format!("dead stones are left: {}", tell(last)));
        }
        if after.owners.contains(&None) {
            return Err(format!("a dame is left: {}", tell(last)));
        }
        for at in (0..last).rev() {
            let Some(before) = decide(&self.boards[at]) else {
                return Ok(last - at - 1);
            };
            let (color, mv) = self.turns[at];
            if let Move::Play(point) = mv {
                let owner = before.owners[self.boards[at].topology().place(point)];
                let capture = is_final && before.dead.contains(&true) && owner == Some(color);
                if owner.is_some() && !capture {
                    return Err(format!("not needed: {}", tell(at)));
                }
            }
            let then = self.lead(at, &before, color);
            let now = self.lead(at + 1, &after, color);
            if now < then {
                return Err(format!("{then} to {now}: {}", tell(at)));
            }
            after = before;
        }
        Ok(last)
    }
}

fn show(board: &Board<Graph>) -> String {
    let points = board.topology().points().iter().enumerate();
    let cells = points.map(|(place, &point)| {
        let cell = match board.color(point) {
            None => '.',
            Some(Color::BLACK) => 'X',
            Some(_) => 'O',
        };
        let end = if place % 9 == 8 { "\n" } else { "" };
        format!("{cell}{end}")
    });
    cells.collect()
}

/// Plays and checks games: every day until one was decided before its last turn, else all of them, of which so many in a
/// hundred have to be, or nothing is shown.
fn play_all(name: &str, percent: usize) {
    let rules: Ruleset = name.parse().expect("a named set");
    let full = std::env::var_os("TENGEN_ENDGAME_FULL").is_some_and(|value| value == "1");
    if !full {
        let check = |number| play(rules, number).check(name);
        let decided = |number| check(number).unwrap_or_else(|fault| panic!("{fault}")) > 0;
        assert!((0..GAMES).any(decided), "no game was decided");
        return;
    }
    let (sums, faults) = (Mutex::new((0, 0)), Mutex::new(Vec::new()));
    common::in_parallel(GAMES, |number| match play(rules, number).check(name) {
        Ok(checked) => {
            let mut sums = sums.lock().expect("no thread panics with it");
            *sums = (sums.0 + usize::from(checked > 0), sums.1 + checked);
        }
        Err(fault) => {
            eprintln!("game {number}: {fault}");
            faults.lock().expect("the same").push(number);
        }
    });
    let (fired, turns) = sums.into_inner().expect("the same");
    eprintln!("{name}: {fired} of {GAMES} games decided before their end, {turns} turns checked");
    let faults = faults.into_inner().expect("the same");
    assert!(faults.is_empty(), "faults in games {faults:?}");
    assert!(fired >= GAMES * percent / 100, "{fired} games were decided");
}

#[test]
fn without_agreement_the_dead_are_captured() {
    play_all("tromp-taylor", 10);
}

#[test]
fn with_agreement_games_end_when_they_are_settled() {
    play_all("chinese", 10);
}

#[test]
fn no_point_of_territory_is_wasted() {
    play_all("japanese", 10);
}

#[test]
fn a_tax_on_groups_makes_no_difference() {
    play_all("stone-scoring", 10);
}
