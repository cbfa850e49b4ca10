//! An engine that plays Go after a fashion, and misbehaves in one way if told to.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::Duration;
use tengen::arena::command::EngineCommand;
use tengen::board::{Color, Move, Shape};
use tengen::game::Game;
use tengen::rules::{Komi, Ruleset};

/// The argument that turns the test program into this player. The way it behaves follows, then a file to log to, then
/// anything.
pub(crate) const ARGUMENT: &str = "--fake-player";

/// This program as a player that behaves like this.
pub(crate) fn command(manner: &str) -> EngineCommand {
    EngineCommand::current()
        .expect("this program has a path")
        .arg(ARGUMENT)
        .arg(manner)
}

/// Speaks GTP until `quit` or the end of stdin.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let mut player = FakePlayer::new(&args[1]);
    let log = |line: &str| {
        if let Some(path) = args.get(2) {
            let file = OpenOptions::new().create(true).append(true).open(path);
            writeln!(file.expect("the log opens"), "{line}").expect("the log is written");
        }
    };
    log(&args[2..].join(" "));
    for line in io::stdin().lines().map_while(Result::ok) {
        let (id, command) = line.split_once(' ').expect("the controller sends ids");
        log(command);
        let (mark, text) = match player.answer(command) {
            Ok(text) => ('=', text),
            Err(text) => ('?', text.to_owned()),
        };
        let reply = format!("{mark}{id} {text}\n\n");
        let mut out = io::stdout();
        if out.write_all(reply.as_bytes()).is_err() || command == "quit" {
            break;
        }
    }
    ExitCode::SUCCESS
}

type Answer = Result<String, &'static str>;

struct FakePlayer {
    manner: String,
    game: Game,
    asked: u32,
}

impl FakePlayer {
    fn new(manner: &str) -> Self {
        Self {
            manner: manner.to_owned(),
            game: new_game("grid:19"),
            asked: 0,
        }
    }

    fn answer(&mut self, command: &str) -> Answer {
        let words: Vec<&str> = command.split(' ').collect();
        let done = Ok(String::new());
        match words[..] {
            ["name"] if self.manner == "verbose" => Ok("long ".repeat(1 << 16)),
            ["name"] => Ok(format!("Fake {}", self.manner)),
            ["version"] => Err("unknown command"),
            ["list_commands"] => Ok("name\nboardsize\nkata-set-rules".to_owned()),
            ["boardsize", n] => {
                self.game = new_game(&format!("grid:{n}"));
                done
            }
            ["rectangular_boardsize", columns, rows] => {
                self.game = new_game(&format!("grid:{columns}x{rows}"));
                done
            }
            ["clear_board"] => {
                self.asked = 0;
                done
            }
            ["kata-set-rules", name] => {
                let rules = name.parse().map_err(|_| "unknown rules")?;
                self.game.set_rules(rules).map_err(|_| "unknown rules")?;
                done
            }
            ["play", letter, vertex] => self.play(color(letter), vertex),
            ["genmove", letter] => self.genmove(color(letter)),
            ["final_score"] => self.final_score(),
            _ => done,
        }
    }

    fn play(&mut self, color: Color, vertex: &str) -> Answer {
        let mv = self
            .game
            .graph()
            .point(vertex)
            .map_or(Move::Pass, Move::Play);
        if self.manner == "refuse" {
            return Err("illegal move");
        }
        self.game
            .play(color, mv)
            .map(|()| String::new())
            .map_err(|_| "illegal move")
    }

    fn genmove(&mut self, color: Color) -> Answer {
        self.asked += 1;
        match self.manner.as_str() {
            "die" => {
                // stderr is a pipe to the controller.
                let _ = io::stderr().write_all(b"last words\n");
                std::process::exit(7)
            }
            "nonsense" => return Ok("hello".to_owned()),
            "off" => return Ok("Z25".to_owned()),
            "give_up" => return Err("I cannot"),
            "resign" if self.asked == 3 => return Ok("Resign".to_owned()),
            "illegal" if self.asked == 2 => {
                let (_, last) = self.game.last_turn().expect("it is the second move");
                let point = last.point().expect("nobody passes that soon");
                return Ok(self.game.graph().name(point).to_owned());
            }
            "slow" => thread::sleep(Duration::from_millis(300)),
            "chatter" => io::stdout().write_all(b"thinking\n").expect("a pipe"),
            _ => {}
        }
        let mv = self.choose(color);
        self.game.play(color, mv).expect("it was legal");
        let name = |point| self.game.graph().name(point).to_owned();
        Ok(mv.point().map_or_else(|| "PASS".to_owned(), name))
    }

    /// Nothing for those who always pass; the first legal point that is no eye of one's own; an endless player fills its eyes too.
    fn choose(&self, color: Color) -> Move {
        if self.manner.starts_with("passes") {
            return Move::Pass;
        }
        let fills =
            |point| self.manner == "endless" || !self.game.board().is_eye_like(point, color);
        let point = self.game.legal_points(color).find(|&point| fills(point));
        point.map_or(Move::Pass, Move::Play)
    }

    fn final_score(&self) -> Answer {
        let lead = self.game.lead(&[]).thousandths();
        let lead = match self.manner.as_str() {
            "passes for black" => 1000,
            "passes for white" => -1000,
            "other_winner" => -lead,
            "other_margin" => lead + lead.signum() * 1000,
            "no_score" => return Err("cannot score"),
            "odd_score" => return Ok("B+lots".to_owned()),
            _ => lead,
        };
        let letter = if lead > 0 { 'B' } else { 'W' };
        // Not in the shortest form.
        Ok(format!(
            "{letter}+{:.2}",
            Komi::from_thousandths(lead.abs()).points()
        ))
    }
}

fn new_game(board: &str) -> Game {
    let graph = board.parse::<Shape>().expect("a board").graph();
    let graph = Arc::new(graph.expect("a board"));
    Game::new(graph, Ruleset::CHINESE_KGS, 2).expect("rules for two")
}

fn color(letter: &str) -> Color {
    if letter == "b" {
        Color::BLACK
    } else {
        Color::WHITE
    }
}
