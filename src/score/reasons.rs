//! Why a chain lives or not, in plain words.

use super::name;
use crate::board::{Graph, Point};
use crate::rules::confirm::{Act, Life, Step, Why};
use crate::status::{Chain, Promise, Promised, Reason, Verdict};

/// The most points of one place that are named.
const NAMED: usize = 6;

/// The most eyes or promises of one kind that are listed.
const LISTED: usize = 4;

/// A sentence or two on why the chain is what it is.
pub(super) fn sentence(graph: &Graph, chain: &Chain, reason: &Reason) -> String {
    let words = Words {
        graph,
        owner: name(chain.color),
        rival: name(chain.color.opponent()),
    };
    match reason {
        Reason::Coloring => "the rules count every stone where it stands".to_owned(),
        Reason::Eyes(eyes) => words.eyes(eyes),
        Reason::Promises(promises) => words.promises(promises),
        Reason::Confirmed(Why::Alive(life)) => words.life(*life),
        Reason::Confirmed(Why::Dead { line, is_cut }) => {
            let line = words.line(line, *is_cut);
            match chain.verdict {
                Verdict::Dead => line,
                Verdict::Alive | Verdict::Seki => {
                    format!("lives by what the players fill; else {line}")
                }
            }
        }
    }
}

/// The first few, and how many there are: `A1, B1 C1, and 3 more`.
fn listed(all: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = all.collect();
    let more = all.len().saturating_sub(LISTED);
    if more > 0 {
        all.truncate(LISTED);
        all.push(format!("and {more} more"));
    }
    all.join(", ")
}

/// How a list of promises of each kind begins.
const LIBERTY: &str = "a liberty is kept at ";
const LIFE: &str = "two eyes or more liberties are kept at ";
const LINK: &str = "";

/// Which of these lists a promise is in.
fn kind(promise: &Promise) -> &'static str {
    match promise.kept {
        Promised::Liberty => LIBERTY,
        Promised::Life => LIFE,
        Promised::Link(_) => LINK,
    }
}

/// What the sentences have in common.
struct Words<'a> {
    graph: &'a Graph,
    owner: &'a str,
    rival: &'a str,
}

impl Words<'_> {
    /// Some points: `C4 D4 E4`, or the first few and how many there are.
    fn place(&self, points: &[Point]) -> String {
        let mut points = points.to_vec();
        points.sort_unstable();
        let names = points.iter().take(NAMED);
        let mut names: Vec<&str> = names.map(|&point| self.graph.name(point)).collect();
        let more = points.len().saturating_sub(NAMED);
        let rest = format!("and {more} more");
        if more > 0 {
            names.push(&rest);
        }
        names.join(" ")
    }

    fn eyes(&self, eyes: &[Vec<Point>]) -> String {
        let places = listed(eyes.iter().map(|eye| self.place(eye)));
        format!(
            "cannot be captured even if {} always passes: eyes at {places}",
            self.owner
        )
    }

    fn promises(&self, promises: &[Promise]) -> String {
        if promises.is_empty() {
            return "keeps two liberties as long as the chains beside it stay".to_owned();
        }
        let told = [LIBERTY, LIFE, LINK].map(|words| {
            let kept = promises.iter().filter(|promise| kind(promise) == words);
            let places = listed(kept.map(|promise| self.promise(promise)));
            (!places.is_empty()).then(|| words.to_owned() + &places)
        });
        let told: Vec<String> = told.into_iter().flatten().collect();
        format!(
            "{} answers each move at the places named: {}",
            self.owner,
            told.join("; ")
        )
    }

    fn promise(&self, promise: &Promise) -> String {
        let place = self.place(&promise.points);
        match promise.kept {
            Promised::Liberty | Promised::Life => place,
            Promised::Link(ends) => {
                let [one, other] = ends.map(|end| self.graph.name(end));
                format!("{one} and {other} can be connected at {place}")
            }
        }
    }

    fn life(&self, life: Life) -> String {
        let (owner, rival) = (self.owner, self.rival);
        match life {
            Life::Uncapturable => {
                format!("{rival} cannot capture it, though moving first")
            }
            Life::Capturable1 => format!(
                "{rival} can capture it, but that lets {owner} play a new stone on one of its points that stays"
            ),
            Life::Capturable2 => {
                format!(
                    "{rival} can capture it, but that lets {owner} play a new stone beside it that stays"
                )
            }
        }
    }

    /// The moves that capture, the owner's plain passes left out: `White B4, C5, E4 captures D4, Black passing`.
    fn line(&self, line: &[Step], is_cut: bool) -> String {
        let (mut told, mut mover, mut is_passing) = (Vec::new(), None, false);
        for step in line {
            if step.act == Act::Pass {
                is_passing = true;
                continue;
            }
            let again = mover == Some(step.color);
            told.push(self.step(step, again));
            mover = Some(step.color);
        }
        if is_passing {
            told.push(format!("{} passing", self.owner));
        }
        if is_cut {
            told.push(format!("and so on until {} has captured", self.rival));
        }
        told.join(", ")
    }

    fn step(&self, step: &Step, again: bool) -> String {
        let (mover, rival) = (name(step.color), name(step.color.opponent()));
        let done = match step.act {
            Act::Play(point) if again => self.graph.name(point).to_owned(),
            Act::Play(point) => format!("{mover} {}", self.graph.name(point)),
            Act::KoPass(point) => {
                format!("{mover} passes for the ko at {}", self.graph.name(point))
            }
            Act::Pass => format!("{mover} passes"),
        };
        let taken = if step.taken.is_empty() {
            String::new()
        } else {
            format!(" captures {}", self.place(&step.taken))
        };
        let ban = step.banned.map_or_else(String::new, |_| {
            format!(" ({rival} may not retake before passing for that ko)")
        });
        done + &taken + &ban
    }
}
