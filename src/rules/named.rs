//! Rule sets by the names that hosts use for them.

use super::{
    Ending, HandicapBonus, KoRule, Komi, Passes, Repetition, Ruleset, RulesetError, Scoring, Tax,
    Tie,
};
use std::str::FromStr;

/// Every named set with its first name first. Blanks and underscores in a name count as hyphens.
const NAMED: &[(&[&str], Ruleset)] = &[
    (&["tromp-taylor"], Ruleset::TROMP_TAYLOR),
    (&["wildberger"], Ruleset::WILDBERGER),
    (&["cgos"], Ruleset::CGOS),
    (&["japanese", "korean", "japanese-1989"], Ruleset::JAPANESE),
    (&["chinese"], CHINESE),
    (&["chinese-kgs", "chinese-ogs"], Ruleset::CHINESE_KGS),
    (&["aga", "bga", "french"], AGA),
    (
        &["aga-button"],
        Ruleset {
            button: true,
            passes: Passes::Free,
            second_round: false,
            komi: Komi::from_halves(14),
            ..AGA
        },
    ),
    (
        &["new-zealand", "nz"],
        Ruleset {
            ko: KoRule::Situational,
            suicide: true,
            handicap_bonus: HandicapBonus::Zero,
            komi: Komi::from_halves(14),
            ..Ruleset::CHINESE_KGS
        },
    ),
    (
        &["stone-scoring", "ancient-area"],
        Ruleset {
            tax: Tax::All,
            handicap_bonus: HandicapBonus::Zero,
            ..CHINESE
        },
    ),
    (
        &["ancient-territory"],
        Ruleset {
            scoring: Scoring::Territory,
            tax: Tax::All,
            ..Ruleset::JAPANESE
        },
    ),
    (
        &["ing", "goe"],
        Ruleset {
            ending: Ending::Agreement,
            tie: Tie::Black,
            komi: Komi::from_halves(16),
            ..Ruleset::TROMP_TAYLOR
        },
    ),
];

const CHINESE: Ruleset = Ruleset {
    ko: KoRule::Simple,
    repetition: Repetition::Offered,
    ..Ruleset::CHINESE_KGS
};

const AGA: Ruleset = Ruleset {
    ko: KoRule::Situational,
    handicap_bonus: HandicapBonus::StonesButOne,
    passes: Passes::Stone,
    second_round: true,
    ..Ruleset::CHINESE_KGS
};

impl FromStr for Ruleset {
    type Err = RulesetError;

    /// A name, or a JSON object. Fields that the object leaves out are Tromp-Taylor's, but for the tax of territory.
    fn from_str(text: &str) -> Result<Self, RulesetError> {
        let text = text.trim();
        if text.starts_with('{') {
            return Self::from_json(text);
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
    /// The first name of the set, if it has one. Where sets differ in nothing but the komi that they suggest, that decides;
    /// else it does not matter.
    pub fn name(&self) -> Option<&'static str> {
        let same = |rules: &Self| {
            Self {
                komi: self.komi,
                ..*rules
            } == *self
        };
        let exact = NAMED.iter().find(|(_, rules)| rules == self);
        let (names, _) = exact.or_else(|| NAMED.iter().find(|(_, rules)| same(rules)))?;
        names.first().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_hosts_write_them() {
        for (name, first) in [
            ("Tromp-Taylor", "tromp-taylor"),
            ("tromp_taylor", "tromp-taylor"),
            ("new zealand", "new-zealand"),
            ("NZ", "new-zealand"),
            ("chinese-ogs", "chinese-kgs"),
            ("Korean", "japanese"),
            ("bga", "aga"),
            ("goe", "ing"),
            ("Ancient Area", "stone-scoring"),
            ("cgos", "cgos"),
            ("wildberger", "wildberger"),
        ] {
            let rules: Ruleset = name.parse().unwrap();
            assert_eq!(rules.name(), Some(first), "{name}");
        }
        assert_eq!(
            "klingon".parse::<Ruleset>(),
            Err(RulesetError::UnknownName("klingon".into()))
        );
    }

    /// `KataGo`'s table of named sets (rules.cpp, the JSON without the commas), Wildberger's rules, the server CGOS's, and
    /// Ing's komi.
    #[test]
    fn named_sets_are_what_their_names_mean() {
        for (names, fields) in [
            (
                "tromp-taylor",
                "POSITIONAL AREA NONE true false 0 false 7.5",
            ),
            ("wildberger", "POSITIONAL AREA NONE false false 0 false 5.5"),
            ("cgos", "POSITIONAL AREA NONE false false 0 false 7.5"),
            ("chinese", "SIMPLE AREA NONE false false N true 7.5"),
            (
                "chinese-ogs chinese-kgs",
                "POSITIONAL AREA NONE false false N true 7.5",
            ),
            (
                "japanese korean",
                "SIMPLE TERRITORY SEKI false false 0 false 6.5",
            ),
            (
                "stone-scoring ancient-area",
                "SIMPLE AREA ALL false false 0 true 7.5",
            ),
            (
                "ancient-territory",
                "SIMPLE TERRITORY ALL false false 0 false 6.5",
            ),
            (
                "aga bga french",
                "SITUATIONAL AREA NONE false false N-1 true 7.5",
            ),
            (
                "new-zealand nz",
                "SITUATIONAL AREA NONE true false 0 true 7",
            ),
            ("aga-button", "SITUATIONAL AREA NONE false true N-1 true 7"),
            ("ing goe", "POSITIONAL AREA NONE true false 0 true 8"),
        ] {
            let fields: Vec<&str> = fields.split(' ').collect();
            let [ko, scoring, tax, suicide, button, bonus, agreed, komi] = fields[..] else {
                panic!("eight fields")
            };
            let json = format!(
                r#"{{"friendlyPassOk":{agreed},"hasButton":{button},"ko":"{ko}","scoring":"{scoring}","suicide":{suicide},"tax":"{tax}","whiteHandicapBonus":"{bonus}"}}"#
            );
            for name in names.split(' ') {
                let rules: Ruleset = name.parse().unwrap();
                assert_eq!(rules.to_json(), json, "{name}");
                assert_eq!(rules.komi.to_string(), komi, "{name}");
            }
        }
    }

    #[test]
    fn what_the_keys_do_not_say_is_part_of_the_sets_too() {
        let set = |name: &str| name.parse::<Ruleset>().unwrap();
        for (name, ending) in [
            ("tromp-taylor", Ending::Final),
            ("wildberger", Ending::Final),
            ("cgos", Ending::Final),
            ("chinese", Ending::Agreement),
            ("aga", Ending::Agreement),
            ("japanese", Ending::Confirmation),
            ("ancient-territory", Ending::Confirmation),
        ] {
            assert_eq!(set(name).ending, ending, "{name}");
        }
        for (name, passes) in [
            ("aga", Passes::Stone),
            // The button does what the last pass is for.
            ("aga-button", Passes::Free),
            ("bga", Passes::Stone),
            ("nz", Passes::Free),
            ("chinese", Passes::Free),
        ] {
            assert_eq!(set(name).passes, passes, "{name}");
        }
        assert_eq!(set("ing").tie, Tie::Black);
        assert_eq!(set("japanese").tie, Tie::Nobody);
        assert_eq!(set("japanese").repetition, Repetition::Offered);
        assert_eq!(set("aga").repetition, Repetition::Forbidden);
    }
}
