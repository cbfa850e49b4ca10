//! Random lines as a host might send them: good arguments, bad ones, and no sense at all.

use tengen::random::Random;

/// One line, and which command it was meant to be, if any.
pub(crate) struct Line {
    pub(crate) raw: Vec<u8>,
    pub(crate) command: Option<&'static str>,
}

/// Every command with its weight. Those that search or judge are dear; `quit` needs a new engine.
pub(crate) const COMMANDS: &[(&str, usize)] = &[
    ("protocol_version", 10),
    ("tengen-board", 10),
    ("tengen-players", 10),
    ("tengen-komi", 10),
    ("tengen-graph", 5),
    ("name", 10),
    ("version", 10),
    ("known_command", 10),
    ("list_commands", 5),
    ("help", 10),
    ("gogui-interrupt", 10),
    ("quit", 3),
    ("boardsize", 20),
    ("rectangular_boardsize", 10),
    ("query_boardsize", 20),
    ("clear_board", 15),
    ("komi", 30),
    ("get_komi", 20),
    ("set_position", 40),
    ("play", 180),
    ("undo", 40),
    ("gg-undo", 30),
    ("last_move", 20),
    ("move_history", 20),
    ("genmove", 4),
    ("kgs-genmove_cleanup", 3),
    ("reg_genmove", 4),
    ("stop", 10),
    ("kata-search", 3),
    ("kata-search_cancellable", 3),
    ("lz-analyze", 4),
    ("lz-genmove_analyze", 3),
    ("kata-analyze", 4),
    ("kata-genmove_analyze", 3),
    ("kata-search_analyze", 3),
    ("kata-search_analyze_cancellable", 3),
    ("analyze", 4),
    ("genmove_analyze", 3),
    ("cgos-genmove_analyze", 3),
    ("clear_cache", 10),
    ("set_random_seed", 10),
    ("showboard", 20),
    ("list_stones", 30),
    ("is_legal", 40),
    ("all_legal", 30),
    ("captures", 30),
    ("fixed_handicap", 15),
    ("place_free_handicap", 15),
    ("set_free_handicap", 20),
    ("time_settings", 20),
    ("kgs-time_settings", 15),
    ("kata-time_settings", 20),
    ("kata-list_time_settings", 5),
    ("time_left", 20),
    ("cputime", 10),
    ("gomill-cpu_time", 5),
    ("final_score", 3),
    ("final_status_list", 3),
    ("tengen-state", 20),
    ("tengen-resume", 15),
    ("tengen-informal", 20),
    ("tengen-confirm", 10),
    ("tengen-no_result", 15),
    ("tengen-claim_illegal", 10),
    ("tengen-both_lose", 3),
    ("tengen-hypothetical", 30),
    ("kata-get-rules", 20),
    ("kata-set-rules", 20),
    ("kata-set-rule", 20),
    ("kgs-rules", 15),
    ("loadsgf", 15),
    ("printsgf", 15),
    ("kata-list-params", 10),
    ("kata-get-param", 20),
    ("kata-set-param", 20),
    ("gomill-describe_engine", 3),
    ("lz-setoption", 20),
    ("level", 10),
    ("tengen-params", 8),
    ("gogui-play_sequence", 30),
    ("gogui-setup", 20),
    ("gogui-setup_player", 20),
    ("gogui-title", 3),
    ("gogui-rules_game_id", 3),
    ("gogui-rules_board_size", 3),
    ("gogui-rules_board", 3),
    ("gogui-rules_side_to_move", 3),
    ("gogui-rules_legal_moves", 3),
    ("gogui-rules_final_result", 5),
    ("gogui-analyze_commands", 3),
    ("tengen-best_moves", 5),
    ("tengen-main_line", 5),
    ("tengen-ownership", 5),
    ("tengen-territory", 5),
    ("tengen-status", 5),
    ("tengen-pass_alive", 4),
    ("tengen-liberties", 4),
    ("tengen-chain", 5),
    ("kgs-game_over", 5),
    ("kgs-chat", 10),
    ("cgos-opponent_name", 5),
    ("cgos-opponent_rating", 5),
    ("cgos-gameover", 5),
];

/// Words that are arguments of some command or of none.
const JUNK: &[&str] = &[
    "",
    "b",
    "w",
    "x",
    "b I5",
    "b A1 w",
    "A1",
    "pass",
    "b resign",
    "-1",
    "1.5.2",
    "99999999999",
    "NaN",
    "inf",
    "1e3",
    "7,5",
    "{",
    "{}",
    "[]",
    "{\"ko\":1}",
    "\"",
    "''",
    "b Z26",
    "b A00",
    "ä1",
    "\u{a0}b\u{a0}A1",
    "true",
    "b a1 b a1",
    "%s%n",
    "../..",
    "b A1 A1 A1",
    "0",
    "none",
];

const RULES: &[&str] = &[
    "tromp-taylor",
    "wildberger",
    "cgos",
    "chinese",
    "chinese-kgs",
    "aga",
    "aga-button",
    "new_zealand",
    "ing",
    "japanese",
    "stone-scoring",
    "ancient-territory",
    r#"{"scoring":"TERRITORY","repetition":"NO_RESULT"}"#,
    r#"{"ko":"SITUATIONAL","suicide":true}"#,
    r#"{ "friendlyPassOk" : true, "whiteHandicapBonus" : "N" }"#,
];

const KOMI: &[&str] = &["7.5", "0", "-3.25", ".125", "+6", "100000", "0.0004", "375"];

const LEVELS: &[&str] = &["1", "3", "none", "none"];

const LZ_OPTIONS: &[&str] = &[
    "",
    "name visits value 4",
    "name Pondering value false",
    "name Lagbuffer value 20",
    "name Resign Percentage value -1",
    "name Maximum Memory Use (MiB) value 2",
];

/// Boards, mostly small ones.
const SIDES: &[&str] = &[
    "1", "2", "2", "3", "3", "3", "3", "4", "4", "4", "5", "6", "7",
];
const OTHER_BOARDS: &[&str] = &[
    "torus:3x3",
    "cycle:5",
    "star:4",
    "complete:3",
    "cube:2",
    "trihex:2",
    "grid:19",
    "grid:25x2",
];

/// Settings of clocks that leave no time to wait for.
const CLOCKS: &[&str] = &[
    "none",
    "absolute 0.5",
    "byoyomi 1 0.5 3",
    "byoyomi 0 0.000001 2147483647",
    "canadian 1 0.1 3",
    "fischer 0.5 0.1",
    "fischer-capped 1 0.1 2 0.2",
    "fischer-capped 0 0 -1 0",
];

/// What servers pass on from people.
const TOLD: &[&str] = &[
    "game someone hello",
    "private x \u{1b}[2J\u{202e}",
    "B+Resign",
    "1800?",
    "\u{9b}31m name",
];

/// Views that judge the position or search, which others do already.
const VIEWS: &[&str] = &[
    "gogui-rules_final_result",
    "tengen-best_moves",
    "tengen-main_line",
    "tengen-ownership",
    "tengen-territory",
    "tengen-status",
    "tengen-chain",
];

/// What leads to states that chance hardly ever finds: a position that comes again, and a game that has stopped.
const STORIES: [&[&str]; 2] = [
    &[
        "boardsize 2 1",
        "kata-set-rules japanese",
        "play b A1",
        "play w B1",
        "play w pass",
        "play b A1",
        "tengen-no_result b",
    ],
    &[
        "boardsize 3",
        "kata-set-rules japanese",
        "play b pass",
        "play w pass",
        "tengen-informal b A1",
        "tengen-confirm w",
        "tengen-resume b",
    ],
];

/// A length that no sensible host would send.
const MEGABYTE: usize = 1 << 20;

/// Makes lines that fit the board as it is.
pub(crate) struct Lines {
    random: Random,
    /// What is left of a story.
    story: &'static [&'static str],
    /// As `query_boardsize` answers.
    pub(crate) board: String,
}

impl Lines {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            random: Random::new(seed, 0),
            story: &[],
            board: "19".to_owned(),
        }
    }

    /// The next line, without its line feed.
    pub(crate) fn next(&mut self) -> Line {
        if let Some((&next, rest)) = self.story.split_first() {
            self.story = rest;
            return told(next);
        }
        match self.random.below(10_000) {
            450..460 => {
                self.story = self.pick(&STORIES);
                self.blank()
            }
            0 => self.megabyte(),
            1..50 => self.binary(),
            50..150 => self.blank(),
            150..450 => self.mutated(),
            _ => self.sensible(),
        }
    }

    /// A known command with good or bad arguments, framed in one of the ways that mean the same.
    fn sensible(&mut self) -> Line {
        let command = self.command();
        let args = if self.random.chance(0.8) {
            self.good(command)
        } else {
            self.pick(JUNK).to_owned()
        };
        let id = match self.random.below(4) {
            0 => format!("{} ", self.random.bits() >> 33),
            1 => format!("{}", self.random.below(100)),
            2 => format!(" -{}\t", self.random.below(100)),
            _ => String::new(),
        };
        let end = self.pick(&["", "", "", "\r", " ", " # and more", "\t#"]);
        Line {
            raw: format!("{id}{command} {args}{end}").into_bytes(),
            command: Some(command),
        }
    }

    fn command(&mut self) -> &'static str {
        let total = COMMANDS.iter().map(|(_, weight)| weight).sum();
        let mut at = self.random.below(total);
        let found = COMMANDS.iter().find(|(_, weight)| {
            let here = at < *weight;
            at = at.saturating_sub(*weight);
            here
        });
        // The search is dear on large boards, and unlikely to do anything new there.
        match found.expect("a weight").0 {
            "reg_genmove" | "kgs-genmove_cleanup" | "final_score" | "final_status_list"
                if self.points() > 16 =>
            {
                "boardsize"
            }
            name if VIEWS.contains(&name) && self.points() > 9 => "boardsize",
            name if searches(name) && self.points() > 16 => "boardsize",
            name => name,
        }
    }

    /// The points of a grid; other boards here are small.
    fn points(&self) -> usize {
        self.sides().map_or(0, |(columns, rows)| columns * rows)
    }

    fn good(&mut self, command: &str) -> String {
        match command {
            "known_command" | "help" => {
                let known = self.random.below(COMMANDS.len());
                COMMANDS[known].0.to_owned()
            }
            "boardsize" if self.random.chance(0.3) => {
                self.pick(&["3 2", "2:5", "4 4", "1 9"]).to_owned()
            }
            "boardsize" => self.pick(SIDES).to_owned(),
            "rectangular_boardsize" => [self.pick(SIDES), self.pick(SIDES)].join(" "),
            "komi" => self.pick(KOMI).to_owned(),
            "set_position" | "gogui-setup" | "gogui-play_sequence" => {
                let turns = self.random.below(7);
                (0..turns)
                    .map(|_| self.turn())
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            "play" | "is_legal" | "tengen-informal" => self.turn(),
            "tengen-claim_illegal" => format!("{} {}", self.color(), self.random.below(4)),
            "tengen-hypothetical" => {
                let what = self.pick(&["start", "play", "play", "play", "ko_pass", "end"]);
                format!("{what} {}", self.turn())
            }
            "gg-undo" | "set_random_seed" => self.random.below(5).to_string(),
            name if name.contains("analyze") => self.analysis(),
            "genmove"
            | "kata-search"
            | "kata-search_cancellable"
            | "kgs-genmove_cleanup"
            | "reg_genmove"
            | "list_stones"
            | "all_legal"
            | "captures"
            | "gogui-setup_player"
            | "tengen-best_moves"
            | "tengen-main_line"
            | "tengen-resume"
            | "tengen-confirm"
            | "tengen-no_result" => self.color().to_owned(),
            "fixed_handicap" | "place_free_handicap" => self.random.below(6).to_string(),
            "set_free_handicap" => [self.vertex(), self.vertex(), self.vertex()].join(" "),
            "time_settings" => self
                .pick(&["0 1 0", "10 0 0", "300 30 5", "0 0 0", "0.5 0.1 3"])
                .to_owned(),
            "kgs-time_settings" | "kata-time_settings" => self.pick(CLOCKS).to_owned(),
            "kgs-chat" | "cgos-opponent_name" | "cgos-opponent_rating" | "cgos-gameover" => {
                self.pick(TOLD).to_owned()
            }
            "time_left" => format!(
                "{} {} {}",
                self.color(),
                self.pick(&["3", "0", "-2.5", "12.25"]),
                self.random.below(3)
            ),
            "final_status_list" => self
                .pick(&["alive", "dead", "seki", "black_territory", "dame"])
                .to_owned(),
            "kata-set-rules" => self.pick(RULES).to_owned(),
            "kata-set-rule" => self
                .pick(&[
                    "ko SIMPLE",
                    "ko POSITIONAL",
                    "suicide true",
                    "friendlyPassOk false",
                    "hasButton true",
                    "scoring TERRITORY",
                    "tax ALL",
                    "passStones true",
                    "secondRound true",
                ])
                .to_owned(),
            "kgs-rules" => self
                .pick(&["chinese", "japanese", "aga", "new_zealand"])
                .to_owned(),
            "loadsgf" => self
                .pick(&[
                    "good.sgf",
                    "good.sgf 2",
                    "\"good.sgf\" 4",
                    "setup.sgf",
                    "bad.sgf",
                ])
                .to_owned(),
            "printsgf" => self.pick(&["", "-", "written.sgf"]).to_owned(),
            "kata-get-param" => self
                .pick(&[
                    "threads", "playouts", "level", "seconds", "memory", "seed", "resign", "lag",
                    "ponder", "chat", "live-gfx", "rules", "komi", "board",
                ])
                .to_owned(),
            "tengen-params" if self.random.chance(0.2) => String::new(),
            "kata-set-param" | "tengen-params" => self.param(),
            "tengen-chain" => self.vertex(),
            "level" => self.pick(LEVELS).to_owned(),
            "lz-setoption" => self.pick(LZ_OPTIONS).to_owned(),
            _ => String::new(),
        }
    }

    /// What a host may ask of an analysis.
    fn analysis(&mut self) -> String {
        let mut words = vec![self.pick(&["", "b", "w 10", "50", "B 0"]).to_owned()];
        for _ in 0..self.random.below(3) {
            let color = self.color();
            words.push(match self.random.below(4) {
                0 => self
                    .pick(&["minmoves 3", "maxmoves 2", "interval 5"])
                    .to_owned(),
                1 => format!("avoid {color} {},{} 2", self.vertex(), self.vertex()),
                2 => format!("allow {color} {} 1", self.vertex()),
                _ => self
                    .pick(&["ownership true", "rootInfo true", "pvVisits false"])
                    .to_owned(),
            });
        }
        words.join(" ")
    }

    /// A parameter with a value that keeps searches short.
    fn param(&mut self) -> String {
        let (name, values): (_, &[&str]) = match self.random.below(12) {
            0 => ("threads", &["1", "1", "2"]),
            1 => ("playouts", &["1", "4", "8"]),
            2 => ("seconds", &["0.001", "0.01", "none"]),
            3 => ("memory", &["1", "2"]),
            4 => ("seed", &["0", "18446744073709551615"]),
            5 => ("resign", &["0", "0.5", "1"]),
            6 => ("rules", RULES),
            7 => ("komi", KOMI),
            8 => ("lag", &["0", "0.25", "60"]),
            9 => ("ponder", &["false", "true", "false"]),
            10 => ("live-gfx", &["false", "true", "0"]),
            _ => ("board", OTHER_BOARDS),
        };
        format!("{name} {}", self.pick(values))
    }

    fn turn(&mut self) -> String {
        format!("{} {}", self.color(), self.vertex())
    }

    fn color(&mut self) -> &'static str {
        self.pick(&["b", "w", "B", "W", "black", "white"])
    }

    /// A point of the board, most times.
    fn vertex(&mut self) -> String {
        if self.random.chance(0.05) {
            return "pass".to_owned();
        }
        match self.sides() {
            Some((columns, rows)) => {
                let column = b"ABCDEFGHJKLMNOPQRSTUVWXYZ"[self.random.below(columns)];
                format!("{}{}", char::from(column), 1 + self.random.below(rows))
            }
            None if self.board.starts_with("torus") => {
                format!(
                    "{}{}",
                    self.pick(&["A", "b", "C"]),
                    1 + self.random.below(3)
                )
            }
            None => self.random.below(5).to_string(),
        }
    }

    /// The columns and rows of a grid.
    fn sides(&self) -> Option<(usize, usize)> {
        let mut sides = self.board.split(' ').map(str::parse);
        let columns = sides.next()?.ok()?;
        Some((columns, sides.next().map_or(Some(columns), Result::ok)?))
    }

    /// A sensible line with a few bytes changed, so no longer known to be any command.
    fn mutated(&mut self) -> Line {
        let mut raw = self.sensible().raw;
        for _ in 0..=self.random.below(3) {
            let at = self.random.below(raw.len());
            raw[at] = self.byte();
        }
        Line { raw, command: None }
    }

    fn binary(&mut self) -> Line {
        let length = self.random.below(300);
        let raw = (0..length).map(|_| self.byte()).collect();
        Line { raw, command: None }
    }

    fn byte(&mut self) -> u8 {
        let byte = self.random.below(256) as u8;
        if byte == b'\n' { 0 } else { byte }
    }

    fn blank(&mut self) -> Line {
        let text = self.pick(&[
            "",
            " \t ",
            "# interrupt",
            "17",
            "# = 5",
            "\r",
            "-3 # x",
            "\x01",
        ]);
        Line {
            raw: text.as_bytes().to_vec(),
            command: None,
        }
    }

    /// A line of about a megabyte.
    fn megabyte(&mut self) -> Line {
        let (start, unit) = match self.random.below(8) {
            0 => ("play b A1", " A1"),
            1 => ("set_position", " b A1"),
            2 => ("gogui-play_sequence", " b A1 w A1"),
            3 => ("komi ", "0"),
            4 => ("kata-set-rules {", "["),
            5 => ("", "7"),
            6 => ("loadsgf ", "long/"),
            _ => ("name #", "\u{1f600}"),
        };
        let raw = start.to_owned() + &unit.repeat(MEGABYTE / unit.len());
        Line {
            raw: raw.into_bytes(),
            command: None,
        }
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.random.below(from.len())]
    }
}

/// A line of a story.
fn told(line: &str) -> Line {
    let name = line.split(' ').next();
    let mut known = COMMANDS.iter().map(|&(known, _)| known);
    Line {
        raw: line.as_bytes().to_vec(),
        command: known.find(|&known| Some(known) == name),
    }
}

/// Whether a command searches, however briefly.
fn searches(name: &str) -> bool {
    name.contains("analyze") || name.starts_with("kata-search") || name == "genmove"
}

/// The id and the name of a command, or nothing where no answer is due: the protocol's pre-processing, step by step.
pub(crate) fn id_and_name(raw: &[u8]) -> Option<(String, String)> {
    let before_comment = raw.split(|&byte| byte == b'#').next().unwrap_or_default();
    let kept = before_comment
        .iter()
        .filter(|&&byte| byte == b'\t' || byte >= 32 && byte != 127);
    let line: Vec<u8> = kept
        .map(|&byte| if byte == b'\t' { b' ' } else { byte })
        .collect();
    let text = String::from_utf8_lossy(&line);
    let text = text.trim_matches(' ');
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let digits: String = unsigned.chars().take_while(char::is_ascii_digit).collect();
    let rest = if digits.is_empty() {
        text
    } else {
        &unsigned[digits.len()..]
    };
    let name = rest.split(' ').find(|word| !word.is_empty())?.to_owned();
    let negative = unsigned.len() < text.len();
    Some((if negative { String::new() } else { digits }, name))
}
