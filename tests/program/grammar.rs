//! The lines of analysis, word by word, as their readers expect them: nothing may be missing, out of order or too much.

use serde_json::Value;
use std::collections::BTreeSet;

/// What a line has to look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Lz,
    Kata,
    Sabaki,
    Cgos,
}

/// A board and what was asked, which say how much a line has to hold.
pub(crate) struct Asked<'a> {
    pub(crate) form: Form,
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    /// The arguments of the command.
    pub(crate) args: &'a str,
}

/// A record of a move.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) mv: String,
    pub(crate) visits: u64,
    pub(crate) winrate: f64,
    pub(crate) lead: Option<f64>,
    pub(crate) pv: Vec<String>,
}

/// A line that is as it should be.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) records: Vec<Record>,
    /// Of the whole position.
    pub(crate) lead: Option<f64>,
    pub(crate) ownership: Vec<f64>,
}

/// The words of a line, one after the other.
struct Words<'a> {
    words: std::iter::Peekable<std::str::Split<'a, char>>,
    asked: &'a Asked<'a>,
}

type Parsed<T> = Result<T, String>;

impl Asked<'_> {
    fn wants(&self, key: &str) -> bool {
        self.args.contains(&format!(" {key} true"))
    }

    fn number(&self, key: &str) -> Option<usize> {
        let words: Vec<&str> = self.args.split(' ').collect();
        let pair = words.windows(2).find(|pair| pair[0] == key);
        pair.map(|pair| pair[1].parse().expect("a number in the test itself"))
    }

    fn points(&self) -> usize {
        self.columns * self.rows
    }

    fn is_vertex(&self, word: &str) -> bool {
        if word == "pass" {
            return true;
        }
        let Some((letter, row)) = word.split_at_checked(1) else {
            return false;
        };
        let columns = &"ABCDEFGHJKLMNOPQRSTUVWXYZ"[..self.columns];
        let plain = !row.starts_with('0') && row.bytes().all(|b| b.is_ascii_digit());
        let row = row
            .parse::<usize>()
            .ok()
            .filter(|row| (1..=self.rows).contains(row));
        columns.contains(letter) && plain && row.is_some()
    }

    /// Reads a line.
    pub(crate) fn read(&self, line: &str) -> Parsed<Line> {
        if self.form == Form::Cgos {
            return self.object(line);
        }
        let mut words = Words {
            words: line.split(' ').peekable(),
            asked: self,
        };
        let mut records = Vec::new();
        while words.next_is("info") {
            records.push(words.record(records.len())?);
        }
        let mut line = Line {
            records,
            lead: None,
            ownership: Vec::new(),
        };
        if self.wants("rootInfo") {
            words.key("rootInfo")?;
            words.key("visits")?;
            words.count()?;
            words.key("winrate")?;
            words.share()?;
            line.lead = words.scores()?;
        }
        if self.wants("ownership") {
            line.ownership = words.owners("ownership", -1.0)?;
        }
        if self.wants("ownershipStdev") {
            words.owners("ownershipStdev", 0.0)?;
        }
        match words.words.next() {
            None => self.check(line),
            Some(word) => Err(format!("{word:?} at the end")),
        }
    }

    /// What a whole line has to fulfil.
    fn check(&self, line: Line) -> Parsed<Line> {
        let count = line.records.len();
        let distinct: BTreeSet<&String> = line.records.iter().map(|record| &record.mv).collect();
        let most = self.number("maxmoves").unwrap_or(usize::MAX).max(1);
        if count == 0 || distinct.len() < count || count > most {
            return Err(format!("{count} records, of {} moves", distinct.len()));
        }
        // The first may be a move that was chosen for other reasons than its visits.
        let others = &line.records[1..];
        if others.windows(2).any(|two| two[0].visits < two[1].visits) {
            return Err("not in the order of visits".to_owned());
        }
        if self.number("minmoves").is_none() && others.iter().any(|record| record.visits == 0) {
            return Err("a move without visits".to_owned());
        }
        Ok(line)
    }

    /// The object of a server of games.
    fn object(&self, line: &str) -> Parsed<Line> {
        let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let keys = |value: &Value, expected: &[&str]| {
            let object = value.as_object().ok_or("no object")?;
            let keys: Vec<&str> = object.keys().map(String::as_str).collect();
            let known = keys.iter().all(|key| expected.contains(key));
            known.then_some(()).ok_or(format!("keys {keys:?}"))
        };
        let number = |value: &Value, key: &str| value[key].as_f64().ok_or(format!("no {key}"));
        keys(
            &value,
            &["winrate", "score", "visits", "moves", "ownership"],
        )?;
        let digits = value["ownership"].as_str().ok_or("no ownership")?;
        let digit = |b: u8| b.is_ascii_alphanumeric() || b == b'+';
        if digits.len() != self.points() || !digits.bytes().all(digit) {
            return Err(format!("ownership {digits:?}"));
        }
        let mut records = Vec::new();
        for found in value["moves"].as_array().ok_or("no moves")? {
            keys(
                found,
                &["move", "winrate", "score", "prior", "visits", "pv"],
            )?;
            let mv = found["move"].as_str().ok_or("no move")?;
            let pv = found["pv"].as_str().ok_or("no pv")?;
            let pv: Vec<String> = [mv]
                .into_iter()
                .chain(pv.split_whitespace())
                .map(str::to_owned)
                .collect();
            if !pv.iter().all(|word| self.is_vertex(word)) {
                return Err(format!("pv {pv:?}"));
            }
            for share in ["winrate", "prior"] {
                if !(0.0..=1.0).contains(&number(found, share)?) {
                    return Err(format!("{share} {}", found[share]));
                }
            }
            records.push(Record {
                mv: mv.to_owned(),
                visits: found["visits"].as_u64().ok_or("no visits")?,
                winrate: number(found, "winrate")?,
                lead: found["score"].as_f64(),
                pv,
            });
        }
        value["visits"].as_u64().ok_or("no visits")?;
        if !(0.0..=1.0).contains(&number(&value, "winrate")?) {
            return Err(format!("winrate {}", value["winrate"]));
        }
        self.check(Line {
            records,
            lead: value["score"].as_f64(),
            ownership: Vec::new(),
        })
    }
}

impl<'a> Words<'a> {
    fn next_is(&mut self, key: &str) -> bool {
        self.words.peek() == Some(&key)
    }

    fn word(&mut self) -> Parsed<&'a str> {
        self.words
            .next()
            .ok_or_else(|| "a word is missing".to_owned())
    }

    fn key(&mut self, key: &str) -> Parsed<()> {
        let word = self.word()?;
        (word == key)
            .then_some(())
            .ok_or_else(|| format!("{word:?} instead of {key}"))
    }

    fn count(&mut self) -> Parsed<u64> {
        let word = self.word()?;
        let plain = word.bytes().all(|b| b.is_ascii_digit());
        let number = word.parse().ok().filter(|_| plain);
        number.ok_or_else(|| format!("{word:?} is no count"))
    }

    /// Digits, a point, digits, perhaps with a sign.
    fn decimal(&mut self) -> Parsed<f64> {
        let word = self.word()?;
        let unsigned = word.strip_prefix('-').unwrap_or(word);
        let plain = unsigned.split_once('.').is_some_and(|(whole, part)| {
            let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            digits(whole) && digits(part)
        });
        let number: Option<f64> = word.parse().ok().filter(|_| plain);
        let number = number.ok_or_else(|| format!("{word:?} is no decimal"))?;
        if number == 0.0 && word.starts_with('-') {
            return Err(format!("{word:?} is zero"));
        }
        Ok(number)
    }

    /// A share of 1, or of 10,000 in the forms of whole numbers.
    fn share(&mut self) -> Parsed<f64> {
        let share = if self.asked.form == Form::Kata {
            self.decimal()?
        } else {
            self.count()? as f64 / 10_000.0
        };
        let good = (0.0..=1.0).contains(&share);
        good.then_some(share)
            .ok_or_else(|| format!("{share} is no share"))
    }

    fn vertex(&mut self) -> Parsed<String> {
        let word = self.word()?;
        let good = self.asked.is_vertex(word);
        good.then(|| word.to_owned())
            .ok_or_else(|| format!("{word:?} is no vertex"))
    }

    /// KataGo's three scores, if they are there.
    fn scores(&mut self) -> Parsed<Option<f64>> {
        if !self.next_is("scoreMean") {
            return Ok(None);
        }
        self.key("scoreMean")?;
        let mean = self.decimal()?;
        self.key("scoreStdev")?;
        let deviation = self.decimal()?;
        self.key("scoreLead")?;
        let lead = self.decimal()?;
        let good = (mean - lead).abs() < 1e-9 && deviation >= 0.0;
        good.then_some(Some(lead))
            .ok_or_else(|| "scores do not agree".to_owned())
    }

    /// A number for every point, from `least` to 1.
    fn owners(&mut self, key: &str, least: f64) -> Parsed<Vec<f64>> {
        self.key(key)?;
        let owners: Parsed<Vec<f64>> = (0..self.asked.points()).map(|_| self.decimal()).collect();
        let owners = owners?;
        let good = owners.iter().all(|owner| (least..=1.0).contains(owner));
        good.then_some(owners)
            .ok_or_else(|| format!("{key} out of range"))
    }

    fn record(&mut self, order: usize) -> Parsed<Record> {
        let form = self.asked.form;
        self.key("info")?;
        self.key("move")?;
        let mv = self.vertex()?;
        self.key("visits")?;
        let visits = self.count()?;
        if form == Form::Kata {
            self.key("edgeVisits")?;
            if self.count()? != visits {
                return Err("a tree has one way to a node".to_owned());
            }
        }
        self.key("winrate")?;
        let winrate = self.share()?;
        let mut lead = None;
        if form == Form::Kata {
            lead = self.scores()?;
        } else if form == Form::Sabaki && self.next_is("scoreLead") {
            self.key("scoreLead")?;
            lead = Some(self.decimal()?);
        }
        self.key("prior")?;
        self.share()?;
        if visits > 0 {
            self.key("lcb")?;
            if self.share()? > winrate {
                return Err("a lower bound above the winrate".to_owned());
            }
        }
        self.key("order")?;
        if self.count()? != order as u64 {
            return Err("out of order".to_owned());
        }
        let pv = self.line(&mv)?;
        self.extras(&pv, visits)?;
        Ok(Record {
            mv,
            visits,
            winrate,
            lead,
            pv,
        })
    }

    fn line(&mut self, mv: &str) -> Parsed<Vec<String>> {
        self.key("pv")?;
        let mut pv = vec![self.vertex()?];
        while self
            .words
            .peek()
            .is_some_and(|word| self.asked.is_vertex(word))
        {
            pv.push(self.vertex()?);
        }
        (pv[0] == mv)
            .then_some(pv)
            .ok_or_else(|| "a line of another move".to_owned())
    }

    /// What may come after a line of moves in KataGo's form, if it was asked for.
    fn extras(&mut self, pv: &[String], visits: u64) -> Parsed<()> {
        for key in ["pvVisits", "pvEdgeVisits"] {
            if self.asked.wants(key) {
                self.key(key)?;
                let counts: Parsed<Vec<u64>> = pv.iter().map(|_| self.count()).collect();
                let counts = counts?;
                if counts[0] != visits || counts.windows(2).any(|two| two[0] < two[1]) {
                    return Err(format!("{key} {counts:?}"));
                }
            }
        }
        for (key, least) in [("movesOwnership", -1.0), ("movesOwnershipStdev", 0.0)] {
            if self.asked.wants(key) && self.next_is(key) {
                self.owners(key, least)?;
            }
        }
        Ok(())
    }
}

#[test]
fn what_is_wrong_is_refused() {
    let asked = |form, args| Asked {
        form,
        columns: 3,
        rows: 2,
        args,
    };
    let good = "info move B2 visits 9 winrate 4721 prior 1510 lcb 4689 order 0 pv B2 pass";
    assert!(asked(Form::Lz, "").read(good).is_ok());
    for (from, to) in [
        ("B2", "D2"),
        ("B2 pass", "C1 pass"),
        ("pass", "PASS"),
        ("4721", "0.4721"),
        ("4721", "10001"),
        ("1510", "-1"),
        ("order 0", "order 1"),
        ("lcb 4689 ", ""),
        ("lcb 4689", "lcb 4800"),
        ("info ", ""),
        (" visits", "  visits"),
        ("pass", "pass x"),
        ("pass", "pass info"),
        ("pass", "pass ownership 1.0"),
    ] {
        let bad = good.replace(from, to);
        assert!(asked(Form::Lz, "").read(&bad).is_err(), "{bad}");
    }
    let good = "info move A1 visits 2 edgeVisits 2 winrate 0.5 scoreMean -1.5 scoreStdev 2.0 scoreLead -1.5 \
                prior 0.25 lcb 0.125 order 0 pv A1 pvVisits 2 ownership 1.0 -0.5 0.0 0.0 0.0 -1.0";
    let args = "b 10 pvVisits true ownership true";
    assert!(asked(Form::Kata, args).read(good).is_ok());
    for (from, to) in [
        (" -1.0", ""),
        (" -1.0", " -1.1"),
        (" -1.0", " -0.0"),
        ("pvVisits 2", "pvVisits 2 1"),
        ("pvVisits 2 ", ""),
        ("0.5 scoreMean", "1 scoreMean"),
        ("scoreLead -1.5", "scoreLead -1.4"),
        ("0.125", "1e-1"),
    ] {
        let bad = good.replacen(from, to, 1);
        assert!(asked(Form::Kata, args).read(&bad).is_err(), "{bad}");
    }
    assert!(asked(Form::Kata, "b 10 ownership true").read(good).is_err());
}
