//! `tengen render`: a position as a picture, or as text.

use super::Misuse;
use super::marks::{MAX_LABEL, draw_owners, draw_signs};
use super::output::write_file;
use crate::board::{Color, Graph, MAX_PLAYERS, Point, Shape};
use crate::disk;
use crate::game::Game;
use crate::gtp::args::parse_color;
use crate::gtp::diagnostics::tell;
use crate::records::game_of;
use crate::render::Diagram;
use crate::rules::Ruleset;
use crate::score::{Report, counted};
use crate::sgf::{General, Record, Sign, Spot, Tree};
use crate::status::Status;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

/// What is to be drawn.
struct Drawn {
    game: Game,
    title: String,
    /// The marks of the record, and how many of its values make no sense.
    signs: Vec<(Spot, Sign)>,
    wrong: usize,
}

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
#[command(group = clap::ArgGroup::new("what").required(true).args(["file", "board"]))]
pub(super) struct Options {
    /// Game record in SGF; the main line of its first game is drawn
    #[arg(value_name = "FILE.sgf")]
    file: Option<PathBuf>,
    /// Board to draw instead, such as grid:9, cube:3 or file: and a path
    #[arg(long, value_name = "SPEC")]
    board: Option<Shape>,
    /// Number of players on that board
    #[arg(long, value_name = "N", default_value_t = 2, conflicts_with = "file", value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_PLAYERS)))]
    players: u8,
    /// Stones of a colour on that board, separated by blanks; may be given for each colour
    #[arg(long, value_name = "COLOR=POINTS", conflicts_with = "file")]
    stones: Vec<String>,
    /// Draw the position after so many moves, passes among them [default: all]
    #[arg(long = "move", value_name = "N", conflicts_with = "board")]
    moves: Option<usize>,
    /// Number the moves, from 1 or from this one on, which then is 1
    #[arg(long, value_name = "FROM", num_args = 0..=1, default_missing_value = "1", conflicts_with = "board", value_parser = clap::value_parser!(u32).range(1..))]
    numbers: Option<u32>,
    /// Also show what is dead and whose territory is where
    #[arg(long)]
    territory: bool,
    /// Also show who is likely to have each point in the end: by playouts, always the same ones
    #[arg(long, conflicts_with = "territory")]
    ownership: bool,
    /// Draw no figures, labels and territory that the record has
    #[arg(long, conflicts_with = "board")]
    no_marks: bool,
    /// Text of up to four characters on a point; may be given more than once
    #[arg(long, value_name = "POINT=TEXT")]
    label: Vec<String>,
    /// Title [default: the players' names, or the board]
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// Rules by name or as JSON, for territory [default: those that the record names, or chinese-kgs; tromp-taylor on a board]
    #[arg(long, value_name = "NAME")]
    rules: Option<Ruleset>,
    /// New file for a picture [default: text on standard output]
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Overwrite an existing file
    #[arg(long)]
    force: bool,
}

impl Options {
    /// Draws. The exit status is 0, or 2 if what is to be drawn makes no sense.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let drawn = match (&self.file, &self.board) {
            (Some(file), _) => self.recorded(file)?,
            (None, Some(board)) => Drawn {
                game: self.set_up(board)?,
                title: board.to_string(),
                signs: Vec::new(),
                wrong: 0,
            },
            (None, None) => return Err(Misuse::new(&"neither a record nor a board").into()),
        };
        let diagram = self.diagram(&drawn)?;
        match &self.svg {
            Some(path) => write_file(path, diagram.to_svg().as_bytes(), self.force)?,
            None => std::io::stdout()
                .lock()
                .write_all(diagram.to_text().as_bytes())?,
        }
        Ok(ExitCode::SUCCESS)
    }

    fn diagram(&self, drawn: &Drawn) -> Result<Diagram, Misuse> {
        let Drawn {
            game,
            title,
            signs,
            wrong,
        } = drawn;
        let mut diagram = if self.territory {
            counted(game, &Status::judge(game))
        } else {
            Diagram::of(game.board(), game.players())
        };
        diagram
            .title
            .clone_from(self.title.as_ref().unwrap_or(title));
        let graph = game.graph();
        let last = game.last_turn().and_then(|(_, mv)| mv.point());
        if let Some(mark) = last.and_then(|point| diagram.marks.get_mut(graph.place(point))) {
            mark.last = mark.stone.is_some();
        }
        if let Some(from) = self.numbers {
            let before = from as usize - 1;
            for (index, (color, mv)) in game.turns().enumerate() {
                let place = mv.point().map(|point| graph.place(point));
                if let Some(mark) = place.and_then(|place| diagram.marks.get_mut(place)) {
                    let stands = mark.stone == Some(color) && index >= before;
                    mark.number = stands.then(|| index + 1 - before);
                }
            }
        }
        if self.ownership {
            draw_owners(&mut diagram, game);
        }
        let is_counted = self.territory || self.ownership;
        let off = wrong + draw_signs(&mut diagram, graph, signs, !is_counted);
        if off > 0 {
            tell(&format!("marks that are not on the board: {off}"));
        }
        for label in &self.label {
            let (point, text) = point_and_text(graph, label)?;
            if let Some(mark) = diagram.marks.get_mut(graph.place(point)) {
                text.clone_into(&mut mark.label);
            }
        }
        Ok(diagram)
    }

    fn recorded(&self, file: &Path) -> Result<Drawn, Misuse> {
        let name = file.display();
        let unreadable = |why: &dyn std::fmt::Display| Misuse::new(&format!("{name}: {why}"));
        let bytes = disk::read(file).map_err(|error| unreadable(&error))?;
        let tree = Tree::parse(&bytes).map_err(|error| unreadable(&error))?;
        let until = self.moves.map(|moves| moves.saturating_add(1));
        let (signs, wrong) = if self.no_marks {
            (Vec::new(), 0)
        } else {
            tree.signs(tree.node_before(until))
        };
        if General::is_in(&tree) {
            let record = General::from_tree(&tree).map_err(|error| unreadable(&error))?;
            let game = game_of(&record, self.rules, until).map_err(|error| unreadable(&error))?;
            return Ok(Drawn {
                game,
                title: record.board,
                signs,
                wrong,
            });
        }
        let (record, warnings) = Record::from_tree(&tree).map_err(|error| unreadable(&error))?;
        let (game, troubles) = Report::position(&record, self.rules, self.moves)
            .map_err(|error| unreadable(&error))?;
        let warnings = warnings.iter().map(ToString::to_string);
        for told in warnings.chain(troubles.iter().map(ToString::to_string)) {
            tell(&told);
        }
        let players = [&record.black_name, &record.white_name];
        let title = match players.map(String::as_str) {
            ["", ""] => game.graph().spec().to_owned(),
            [black, white] => format!("{black} - {white}"),
        };
        Ok(Drawn {
            game,
            title,
            signs,
            wrong,
        })
    }

    fn set_up(&self, board: &Shape) -> Result<Game, Misuse> {
        let graph = board.graph().map_err(|error| Misuse::new(&error))?;
        let rules = self.rules.unwrap_or(Ruleset::TROMP_TAYLOR);
        let mut game =
            Game::new(Arc::new(graph), rules, self.players).map_err(|error| Misuse::new(&error))?;
        let mut stones: Vec<(Point, Color)> = Vec::new();
        for group in &self.stones {
            let (color, points) = group
                .split_once('=')
                .ok_or_else(|| Misuse::new(&format!("{group:?} is not COLOR=POINTS")))?;
            let color = parse_color(color)
                .and_then(Color::new)
                .filter(|color| color.number() <= self.players)
                .ok_or_else(|| Misuse::new(&format!("there is no player {color:?}")))?;
            for name in points.split_whitespace() {
                let point = point(game.graph(), name)?;
                if stones.iter().any(|&(other, _)| other == point) {
                    return Err(Misuse::new(&format!("two stones on {name}")));
                }
                stones.push((point, color));
            }
        }
        game.set_position(&stones, Color::BLACK).map_err(|error| {
            let name = game.graph().name(error.0);
            Misuse::new(&format!("the stone on {name} has no liberty"))
        })?;
        Ok(game)
    }
}

fn point(graph: &Graph, name: &str) -> Result<Point, Misuse> {
    let point = graph.point(name);
    point.ok_or_else(|| Misuse::new(&format!("{} has no point {name:?}", graph.spec())))
}

fn point_and_text<'a>(graph: &Graph, label: &'a str) -> Result<(Point, &'a str), Misuse> {
    let wrong = || {
        Misuse::new(&format!(
            "{label:?} is not POINT=TEXT of 1 to {MAX_LABEL} characters"
        ))
    };
    let (name, text) = label.split_once('=').ok_or_else(wrong)?;
    if !(1..=MAX_LABEL).contains(&text.chars().count()) {
        return Err(wrong());
    }
    Ok((point(graph, name)?, text))
}
