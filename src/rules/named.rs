//! Rule sets by name and as JSON with the keys that `KataGo` gave them (its GTP extensions).

use super::{Ending, HandicapBonus, KoRule, Komi, Ruleset, RulesetError};
use serde_json::{Map, Value, json};
use std::str::FromStr;

/// Every named set with its first name first. Blanks and underscores in a name count as hyphens.
const NAMED: &[(&[&str], Ruleset)] = &[
    (&["tromp-taylor"], Ruleset::TROMP_TAYLOR),
    (&["wildberger"], Ruleset::WILDBERGER),
    (&["cgos"], Ruleset::CGOS),
    (
        &["chinese"],
        Ruleset {
            ko: KoRule::Simple,
            ..Ruleset::CHINESE_KGS
        },
    ),
    (&["chinese-kgs", "chinese-ogs"], Ruleset::CHINESE_KGS),
    (&["aga", "bga", "french"], AGA),
    (
        &["aga-button"],
        Ruleset {
            button: true,
            komi: Komi::from_halves(14),
            ..AGA
        },
    ),
    (&["new-zealand", "nz"], NEW_ZEALAND),
    (
        &["ing", "goe"],
        Ruleset {
            ending: Ending::Agreement,
            ..Ruleset::TROMP_TAYLOR
        },
    ),
];

const AGA: Ruleset = Ruleset {
    ko: KoRule::Situational,
    handicap_bonus: HandicapBonus::StonesButOne,
    ..Ruleset::CHINESE_KGS
};

const NEW_ZEALAND: Ruleset = Ruleset {
    suicide: true,
    handicap_bonus: HandicapBonus::Zero,
    komi: Komi::from_halves(14),
    ..AGA
};

impl FromStr for Ruleset {
    type Err = RulesetError;

    /// A name, or a JSON object. Fields that the object leaves out are Tromp-Taylor's.
    fn from_str(text: &str) -> Result<Self, RulesetError> {
        let text = text.trim();
        if text.starts_with('{') {
            let object: Map<String, Value> = serde_json::from_str(text)
                .map_err(|error| RulesetError::BadJson(error.to_string()))?;
            return object.iter().try_fold(
                Self::TROMP_TAYLOR,
                |rules, (field, value)| match value {
                    Value::String(word) => rules.with(field, word),
                    Value::Bool(flag) => rules.with(field, if *flag { "true" } else { "false" }),
                    other => Err(RulesetError::BadValue(field.clone(), other.to_string())),
                },
            );
        }
        let name = text.to_ascii_lowercase().replace(['_', ' '], "-");
        let set = NAMED
            .iter()
            .find(|(names, _)| names.contains(&name.as_str()));
        set.map(|&(_, rules)| rules)
            .ok_or_else(|| RulesetError::UnknownName(text.to_owned()))
    }
}

impl Ruleset {
    /// The first name of the set, if it has one. The komi it suggests does not matter.
    pub fn name(&self) -> Option<&'static str> {
        let same = |rules: &Self| {
            Self {
                komi: self.komi,
                ..*rules
            } == *self
        };
        let (names, _) = NAMED.iter().find(|(_, rules)| same(rules))?;
        names.first().copied()
    }

    /// The set with one field changed, named and valued as in `KataGo`'s JSON.
    ///
    /// # Errors
    /// The field is not known, or cannot have that value.
    pub fn with(mut self, field: &str, value: &str) -> Result<Self, RulesetError> {
        let bad = || RulesetError::BadValue(field.to_owned(), value.to_owned());
        match field {
            "ko" => self.ko = find(&KO, value).ok_or_else(bad)?,
            "suicide" | "multiStoneSuicideLegal" => {
                self.suicide = find(&FLAGS, value).ok_or_else(bad)?;
            }
            "scoring" | "score" => (value == "AREA").then_some(()).ok_or_else(bad)?,
            "tax" => (value == "NONE").then_some(()).ok_or_else(bad)?,
            "hasButton" => self.button = find(&FLAGS, value).ok_or_else(bad)?,
            "whiteHandicapBonus" => self.handicap_bonus = find(&BONUS, value).ok_or_else(bad)?,
            "friendlyPassOk" => {
                let agreed = find(&FLAGS, value).ok_or_else(bad)?;
                self.ending = if agreed {
                    Ending::Agreement
                } else {
                    Ending::Final
                };
            }
            _ => return Err(RulesetError::UnknownField(field.to_owned())),
        }
        Ok(self)
    }

    /// The set on one line of JSON, keys in `KataGo`'s order.
    pub fn to_json(&self) -> String {
        json!({
            "friendlyPassOk": self.ending == Ending::Agreement,
            "hasButton": self.button,
            "ko": word(&KO, self.ko),
            "scoring": "AREA",
            "suicide": self.suicide,
            "tax": "NONE",
            "whiteHandicapBonus": word(&BONUS, self.handicap_bonus),
        })
        .to_string()
    }
}

const KO: [(&str, KoRule); 3] = [
    ("SIMPLE", KoRule::Simple),
    ("POSITIONAL", KoRule::Positional),
    ("SITUATIONAL", KoRule::Situational),
];
const BONUS: [(&str, HandicapBonus); 3] = [
    ("0", HandicapBonus::Zero),
    ("N-1", HandicapBonus::StonesButOne),
    ("N", HandicapBonus::Stones),
];
const FLAGS: [(&str, bool); 2] = [("true", true), ("false", false)];

fn find<V: Copy>(table: &[(&str, V)], word: &str) -> Option<V> {
    table
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(word))
        .map(|&(_, value)| value)
}

fn word<V: Copy + PartialEq>(table: &[(&'static str, V)], value: V) -> &'static str {
    table
        .iter()
        .find(|&&(_, v)| v == value)
        .map_or("", |&(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_hosts_write_them() {
        for (name, rules) in [
            ("Tromp-Taylor", Ruleset::TROMP_TAYLOR),
            ("tromp_taylor", Ruleset::TROMP_TAYLOR),
            ("new zealand", NEW_ZEALAND),
            ("chinese-ogs", Ruleset::CHINESE_KGS),
        ] {
            assert_eq!(name.parse(), Ok(rules), "{name}");
        }
        assert_eq!(
            "klingon".parse::<Ruleset>(),
            Err(RulesetError::UnknownName("klingon".into()))
        );
    }

    #[test]
    fn json_goes_out_and_comes_back() {
        // As KataGo prints its chinese-kgs rules.
        let text = r#"{"friendlyPassOk":true,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"}"#;
        assert_eq!(Ruleset::CHINESE_KGS.to_json(), text);
        let back: Ruleset = text.parse().unwrap();
        assert_eq!(back, Ruleset::CHINESE_KGS);
        let partial: Ruleset = r#"{"ko":"POSITIONAL", "scoring":"AREA", "suicide":false}"#
            .parse()
            .unwrap();
        assert_eq!(partial, Ruleset::CGOS);
    }

    /// KataGo's table of named sets (rules.cpp), Wildberger's rules and the server CGOS's.
    #[test]
    fn named_sets_are_what_their_names_mean() {
        let (yes, no) = (true, false);
        for (name, ko, suicide, button, bonus, agreed, komi) in [
            ("tromp-taylor", "POSITIONAL", yes, no, "0", no, "7.5"),
            ("wildberger", "POSITIONAL", no, no, "0", no, "5.5"),
            ("cgos", "POSITIONAL", no, no, "0", no, "7.5"),
            ("chinese", "SIMPLE", no, no, "N", yes, "7.5"),
            ("chinese-ogs", "POSITIONAL", no, no, "N", yes, "7.5"),
            ("chinese-kgs", "POSITIONAL", no, no, "N", yes, "7.5"),
            ("aga", "SITUATIONAL", no, no, "N-1", yes, "7.5"),
            ("bga", "SITUATIONAL", no, no, "N-1", yes, "7.5"),
            ("french", "SITUATIONAL", no, no, "N-1", yes, "7.5"),
            ("new-zealand", "SITUATIONAL", yes, no, "0", yes, "7"),
            ("nz", "SITUATIONAL", yes, no, "0", yes, "7"),
            ("aga-button", "SITUATIONAL", no, yes, "N-1", yes, "7"),
            ("goe", "POSITIONAL", yes, no, "0", yes, "7.5"),
            ("ing", "POSITIONAL", yes, no, "0", yes, "7.5"),
        ] {
            let rules: Ruleset = name.parse().unwrap();
            let found = (rules.ko, rules.suicide, rules.button, rules.handicap_bonus);
            let (ko, bonus) = (find(&KO, ko).unwrap(), find(&BONUS, bonus).unwrap());
            assert_eq!(found, (ko, suicide, button, bonus), "{name}");
            assert_eq!(rules.ending == Ending::Agreement, agreed, "{name}");
            assert_eq!(rules.komi.to_string(), komi, "{name}");
        }
    }

    #[test]
    fn bad_json_names_the_field() {
        for (text, error) in [
            (
                r#"{"komi":7.5}"#,
                RulesetError::BadValue("komi".into(), "7.5".into()),
            ),
            (r#"{"kmi":"7.5"}"#, RulesetError::UnknownField("kmi".into())),
            (
                r#"{"ko":"NEVER"}"#,
                RulesetError::BadValue("ko".into(), "NEVER".into()),
            ),
            (
                r#"{"scoring":"TERRITORY"}"#,
                RulesetError::BadValue("scoring".into(), "TERRITORY".into()),
            ),
        ] {
            assert_eq!(text.parse::<Ruleset>(), Err(error));
        }
    }
}
