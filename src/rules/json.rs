//! Rule sets as JSON with the keys that `KataGo` gave them (its GTP extensions), and ours for what those do not say.

use super::{
    Dame, Ending, HandicapBonus, KoRule, Passes, Repetition, Ruleset, RulesetError, Scoring, Tax,
    Tie,
};
use serde_json::{Map, Value};

/// The keys that change others, in the order in which they must be read; the rest may come in any order.
const FIRST: [&str; 4] = ["ko", "scoring", "score", "friendlyPassOk"];

impl Ruleset {
    /// Reads an object. Fields left out are Tromp-Taylor's; where territory is counted, none in seki.
    pub(super) fn from_json(text: &str) -> Result<Self, RulesetError> {
        let object: Map<String, Value> =
            serde_json::from_str(text).map_err(|error| RulesetError::BadJson(error.to_string()))?;
        let has = |key| object.contains_key(key);
        if let Some((twice, _)) = SPELLINGS
            .iter()
            .find(|(one, other)| has(*one) && has(*other))
        {
            return Err(RulesetError::UnknownField((*twice).to_owned()));
        }
        let first = FIRST.iter().filter_map(|key| object.get_key_value(*key));
        let rest = object
            .iter()
            .filter(|(key, _)| !FIRST.contains(&key.as_str()));
        let mut rules = Self::TROMP_TAYLOR;
        for (field, value) in first.chain(rest) {
            rules = match value {
                Value::String(word) => rules.with(field, word),
                Value::Bool(flag) => rules.with(field, if *flag { "true" } else { "false" }),
                other => Err(RulesetError::BadValue(field.clone(), other.to_string())),
            }?;
        }
        if rules.scoring == Scoring::Territory && !has("tax") {
            rules.tax = Tax::Seki;
        }
        Ok(rules)
    }

    /// The set with one field changed, named and valued as in the JSON. Where territory is counted, the end is confirmed
    /// unless it is agreed on; and a repetition that simple ko lets through may end the game.
    ///
    /// # Errors
    /// The field is not known, or cannot have that value.
    pub fn with(mut self, field: &str, value: &str) -> Result<Self, RulesetError> {
        let bad = || RulesetError::BadValue(field.to_owned(), value.to_owned());
        let flag = || find(&FLAGS, value).ok_or_else(bad);
        match field {
            "ko" => {
                self.ko = find(&KO, value).ok_or_else(bad)?;
                self.repetition = if self.ko == KoRule::Simple {
                    Repetition::Offered
                } else {
                    Repetition::Forbidden
                };
            }
            "suicide" | "multiStoneSuicideLegal" => self.suicide = flag()?,
            "scoring" | "score" => {
                self.scoring = find(&SCORING, value).ok_or_else(bad)?;
                self.ending = ending(self.scoring, self.ending == Ending::Agreement);
            }
            "tax" => self.tax = find(&TAX, value).ok_or_else(bad)?,
            "hasButton" => self.button = flag()?,
            "whiteHandicapBonus" => self.handicap_bonus = find(&BONUS, value).ok_or_else(bad)?,
            "friendlyPassOk" => self.ending = ending(self.scoring, flag()?),
            "repetition" => self.repetition = find(&REPETITION, value).ok_or_else(bad)?,
            "dame" => self.dame = find(&DAME, value).ok_or_else(bad)?,
            "passStones" => {
                self.passes = if flag()? { Passes::Stone } else { Passes::Free };
            }
            "secondRound" => self.second_round = flag()?,
            "blackWinsTies" => self.tie = if flag()? { Tie::Black } else { Tie::Nobody },
            _ => return Err(RulesetError::UnknownField(field.to_owned())),
        }
        Ok(self)
    }

    /// The set on one line of JSON, keys in order. Named sets have `KataGo`'s keys only, which is what hosts know; others also
    /// have those of ours that differ from what they are without being said.
    pub fn to_json(&self) -> String {
        let mut object = Map::new();
        let mut word = |key: &str, word: &str| object.insert(key.to_owned(), word.into());
        word("ko", name(&KO, self.ko));
        word("scoring", name(&SCORING, self.scoring));
        word("tax", name(&TAX, self.tax));
        word("whiteHandicapBonus", name(&BONUS, self.handicap_bonus));
        let named = self.name().is_some();
        let unsaid = Self::TROMP_TAYLOR.with("ko", name(&KO, self.ko));
        if !named && unsaid.is_ok_and(|unsaid| unsaid.repetition != self.repetition) {
            word("repetition", name(&REPETITION, self.repetition));
        }
        if !named && self.dame != Dame::Agreed {
            word("dame", name(&DAME, self.dame));
        }
        let mut flag = |key: &str, flag: bool| object.insert(key.to_owned(), flag.into());
        flag("friendlyPassOk", self.ending == Ending::Agreement);
        flag("hasButton", self.button);
        flag("suicide", self.suicide);
        for (key, set) in [
            ("passStones", self.passes == Passes::Stone),
            ("secondRound", self.second_round),
            ("blackWinsTies", self.tie == Tie::Black),
        ] {
            if set && !named {
                flag(key, set);
            }
        }
        Value::Object(object).to_string()
    }
}

/// The end that the two keys of `KataGo` mean.
fn ending(scoring: Scoring, agreed: bool) -> Ending {
    match (agreed, scoring) {
        (true, _) => Ending::Agreement,
        (false, Scoring::Territory) => Ending::Confirmation,
        (false, Scoring::Area) => Ending::Final,
    }
}

/// Keys that mean the same.
const SPELLINGS: [(&str, &str); 2] = [("score", "scoring"), ("multiStoneSuicideLegal", "suicide")];
const KO: [(&str, KoRule); 3] = [
    ("SIMPLE", KoRule::Simple),
    ("POSITIONAL", KoRule::Positional),
    ("SITUATIONAL", KoRule::Situational),
];
const SCORING: [(&str, Scoring); 2] = [("AREA", Scoring::Area), ("TERRITORY", Scoring::Territory)];
const TAX: [(&str, Tax); 3] = [("NONE", Tax::None), ("SEKI", Tax::Seki), ("ALL", Tax::All)];
const BONUS: [(&str, HandicapBonus); 3] = [
    ("0", HandicapBonus::Zero),
    ("N-1", HandicapBonus::StonesButOne),
    ("N", HandicapBonus::Stones),
];
const REPETITION: [(&str, Repetition); 3] = [
    ("FORBIDDEN", Repetition::Forbidden),
    ("OFFERED", Repetition::Offered),
    ("NO_RESULT", Repetition::NoResult),
];
const DAME: [(&str, Dame); 2] = [("AGREED", Dame::Agreed), ("LITERAL", Dame::Literal)];
const FLAGS: [(&str, bool); 2] = [("true", true), ("false", false)];

fn find<V: Copy>(table: &[(&str, V)], word: &str) -> Option<V> {
    table
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(word))
        .map(|&(_, value)| value)
}

fn name<V: Copy + PartialEq>(table: &[(&'static str, V)], value: V) -> &'static str {
    table
        .iter()
        .find(|&&(_, v)| v == value)
        .map_or("", |&(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Ruleset {
        text.parse().unwrap()
    }

    #[test]
    fn json_goes_out_and_comes_back() {
        // As KataGo prints its chinese-kgs rules.
        let text = r#"{"friendlyPassOk":true,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"}"#;
        assert_eq!(Ruleset::CHINESE_KGS.to_json(), text);
        assert_eq!(read(text), Ruleset::CHINESE_KGS);
        let partial = read(r#"{"ko":"POSITIONAL", "scoring":"AREA", "suicide":false}"#);
        assert_eq!(partial, Ruleset::CGOS);
    }

    #[test]
    fn a_set_without_a_name_says_all_of_itself() {
        for text in [
            r#"{"friendlyPassOk":true,"ko":"SIMPLE","repetition":"NO_RESULT","scoring":"TERRITORY"}"#,
            r#"{"blackWinsTies":true,"ko":"SITUATIONAL","tax":"ALL"}"#,
            r#"{"passStones":true,"scoring":"TERRITORY","tax":"NONE"}"#,
            r#"{"friendlyPassOk":true,"secondRound":true}"#,
            r#"{"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,"dame":"literal"}"#,
        ] {
            let rules = read(text);
            assert_eq!(rules.name(), None, "{text}");
            assert_eq!(read(&rules.to_json()), rules, "{text}");
        }
    }

    #[test]
    fn territory_without_a_tax_has_that_on_seki() {
        let of_1989 = Ruleset {
            komi: Ruleset::TROMP_TAYLOR.komi,
            ..Ruleset::JAPANESE
        };
        for key in ["scoring", "score"] {
            let text = format!(r#"{{"suicide":false,"{key}":"TERRITORY","ko":"SIMPLE"}}"#);
            assert_eq!(read(&text), of_1989);
            assert_eq!(read(&text).name(), Some("japanese"));
        }
        let untaxed = read(r#"{"scoring":"TERRITORY","tax":"NONE"}"#);
        assert_eq!(untaxed.tax, Tax::None);
        assert_eq!(read(r#"{"scoring":"AREA"}"#).tax, Tax::None);
    }

    #[test]
    fn what_the_end_means_follows_from_two_keys() {
        for (scoring, agreed, ending) in [
            ("AREA", "false", Ending::Final),
            ("AREA", "true", Ending::Agreement),
            ("TERRITORY", "false", Ending::Confirmation),
            ("TERRITORY", "true", Ending::Agreement),
        ] {
            let text = format!(r#"{{"scoring":"{scoring}","friendlyPassOk":{agreed}}}"#);
            assert_eq!(read(&text).ending, ending, "{text}");
            let by_field = Ruleset::CHINESE_KGS
                .with("friendlyPassOk", agreed)
                .and_then(|rules| rules.with("scoring", scoring));
            assert_eq!(by_field.unwrap().ending, ending, "{text}");
        }
    }

    #[test]
    fn dame_count_as_filled_unless_said_otherwise() {
        assert!(Ruleset::JAPANESE.fills_dame());
        for (field, value) in [
            ("dame", "LITERAL"),
            ("scoring", "AREA"),
            ("friendlyPassOk", "true"),
        ] {
            let rules = Ruleset::JAPANESE.with(field, value).unwrap();
            assert!(!rules.fills_dame(), "{field}");
        }
        let literal = Ruleset::JAPANESE.with("dame", "Literal").unwrap();
        assert!(literal.to_json().contains(r#""dame":"LITERAL""#));
        assert_eq!(literal.with("dame", "agreed"), Ok(Ruleset::JAPANESE));
    }

    #[test]
    fn bad_json_names_the_field() {
        let value = |field: &str, value: &str| RulesetError::BadValue(field.into(), value.into());
        let field = |field: &str| RulesetError::UnknownField(field.into());
        for (text, error) in [
            (r#"{"komi":7.5}"#, value("komi", "7.5")),
            (r#"{"kmi":"7.5"}"#, field("kmi")),
            (r#"{"ko":"NEVER"}"#, value("ko", "NEVER")),
            (r#"{"scoring":"STONES"}"#, value("scoring", "STONES")),
            (r#"{"tax":"SOME"}"#, value("tax", "SOME")),
            (r#"{"repetition":true}"#, value("repetition", "true")),
            (r#"{"dame":"FILLED"}"#, value("dame", "FILLED")),
            (r#"{"score":"AREA","scoring":"AREA"}"#, field("score")),
        ] {
            assert_eq!(text.parse::<Ruleset>(), Err(error));
        }
    }
}
