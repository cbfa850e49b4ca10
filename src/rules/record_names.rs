//! Rule sets by what game records say in `RU`: five words of the standard, and what programs and servers write instead.

use super::Ruleset;

/// Beginnings of names in lower case without blanks and marks, and the set. The first that fits decides.
const BEGINNINGS: &[(&[&str], &str)] = &[
    (&["aga-button", "agabutton"], "aga-button"),
    (&["ancientterritory"], "ancient-territory"),
    (
        &["ancient", "oldchinese", "stonescoring", "古"],
        "stone-scoring",
    ),
    (
        &["jap", "jp", "nihon", "日本", "日規", "日规", "territory"],
        "japanese",
    ),
    (
        &["kor", "kr", "hanguk", "韩国", "韓国", "韓國", "한국"],
        "korean",
    ),
    (&["chineseogs", "chineseonlinego"], "chinese-ogs"),
    (&["chinesekgs"], "chinese-kgs"),
    (
        &["chin", "cn", "zhongguo", "中国", "中國", "中规", "area"],
        "chinese",
    ),
    (
        &["aga", "american", "bga", "british", "ffg", "french", "fr"],
        "aga",
    ),
    (&["nz", "newzealand"], "new-zealand"),
    (&["goe", "ing", "应氏", "應氏", "応氏", "sst"], "ing"),
    (&["tromptaylor", "tromp", "tt", "logical"], "tromp-taylor"),
    (&["wildberger"], "wildberger"),
    (&["cgos"], "cgos"),
];

impl Ruleset {
    /// The set that a game record names, in any case and language that records are known to use; `None` if that means
    /// nothing. JSON and the names of hosts are understood too.
    pub fn from_record(text: &str) -> Option<Self> {
        if let Ok(rules) = text.parse() {
            return Some(rules);
        }
        let word: String = text
            .chars()
            .filter(|c| c.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect();
        let word = word
            .strip_prefix("the")
            .or_else(|| word.strip_prefix("rules"))
            .unwrap_or(&word);
        let (_, name) = BEGINNINGS
            .iter()
            .find(|(beginnings, _)| beginnings.iter().any(|start| word.starts_with(start)))?;
        name.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the five words of the standard, KGS, OGS, Fox, Tygem, GoGoD, Sabaki and people write.
    #[test]
    fn records_name_their_rules_in_many_ways() {
        for (set, names) in [
            (
                "japanese",
                "Japanese|japanese|jp|JP|Japan|Japanese rules|日本|日本规则|日本規則|日本ルール|Nihon Kiin|rules: Japanese",
            ),
            ("japanese", "Korean|korea|KR|韩国规则|韓国|한국 규칙"),
            (
                "chinese",
                "Chinese|chinese|CHINESE|cn|China|Chinese rules|中国|中国规则|中國規則|中国ルール",
            ),
            ("chinese-kgs", "Chinese (OGS)|chinese-ogs|chinese-kgs"),
            ("aga", "AGA|aga|AGA rules|BGA|French|FFG|American"),
            ("new-zealand", "NZ|nz|New Zealand|new_zealand|NZ rules"),
            ("ing", "GOE|Goe|Ing|ING|Ing Rules|应氏|應氏规则|Ing's SST"),
            (
                "tromp-taylor",
                "Tromp-Taylor|tromp_taylor|Tromp Taylor|Tromp/Taylor|TT",
            ),
            ("stone-scoring", "stone-scoring|Ancient Chinese"),
            ("cgos", "CGOS"),
        ] {
            for name in names.split('|') {
                let found = Ruleset::from_record(name).and_then(|rules| rules.name());
                assert_eq!(found, Some(set), "{name}");
            }
        }
    }

    #[test]
    fn what_means_nothing_is_no_rules() {
        for name in ["", " ", "?", "unknown", "klingon", "{", "6.5", "規則"] {
            assert_eq!(Ruleset::from_record(name), None, "{name}");
        }
    }
}
