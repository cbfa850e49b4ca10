//! Character sets: which one the texts of a file are in, what they say, and where a character ends.
//!
//! SGF is read byte by byte, but in the East Asian sets the second byte of a character may look like `]` or `\`
//! (0x5D and 0x5C). So the set is looked for first, by its own property `CA`, which is plain ASCII in all of them.

use super::Warning;
use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, UTF_8, WINDOWS_1252};

/// Names that files use and the WHATWG's list of labels does not have.
const MORE_NAMES: [(&str, &Encoding); 8] = [
    ("cp936", GBK),
    ("cp932", SHIFT_JIS),
    ("cp949", EUC_KR),
    ("euc_kr", EUC_KR),
    ("uhc", EUC_KR),
    ("cp950", BIG5),
    ("utf_8", UTF_8),
    ("latin-1", WINDOWS_1252),
];

/// So many characters beyond ASCII in a file that is UTF-8 throughout are no accident, whatever `CA` says: programs
/// convert files and forget to change it.
const PROOF_OF_UTF_8: usize = 4;

/// The character set of a file; by default none is named, and texts are UTF-8 where they can be, else Latin-1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Charset(Option<&'static Encoding>);

impl Charset {
    /// The set that the game beginning at `start` names, and a warning if only unknown ones are named.
    pub(super) fn of(input: &[u8], start: usize) -> (Self, Option<Warning>) {
        let utf_8 = str::from_utf8(input)
            .is_ok_and(|text| text.chars().filter(|c| !c.is_ascii()).count() >= PROOF_OF_UTF_8);
        if utf_8 {
            return (Self(Some(UTF_8)), None);
        }
        let mut unknown = None;
        for (offset, name) in names(input, start) {
            match by_name(name) {
                Some(encoding) => return (Self(Some(encoding)), None),
                None => unknown = unknown.or(Some(offset)),
            }
        }
        let warning = unknown.map(|offset| Warning {
            offset,
            message: "unknown character set passed over",
        });
        (Self::default(), warning)
    }

    /// How many bytes the character takes that `bytes` begin with, as far as scanning cares: 2 where the second byte
    /// may look like `]` or `\`. At most the length of `bytes`.
    pub(super) fn char_len(self, bytes: &[u8]) -> usize {
        match *bytes {
            [lead, trail, ..] if self.is_pair(lead, trail) => 2,
            [] => 0,
            _ => 1,
        }
    }

    fn is_pair(self, lead: u8, trail: u8) -> bool {
        let Some(encoding) = self.0 else { return false };
        if encoding == SHIFT_JIS {
            matches!(lead, 0x81..=0x9F | 0xE0..=0xFC) && matches!(trail, 0x40..=0x7E | 0x80..=0xFC)
        } else if encoding == GB18030 || encoding == GBK {
            // A character of four bytes has digits second and fourth, which scanning may take one by one.
            matches!(lead, 0x81..=0xFE) && matches!(trail, 0x40..=0x7E | 0x80..=0xFE)
        } else if encoding == BIG5 {
            matches!(lead, 0x81..=0xFE) && matches!(trail, 0x40..=0x7E | 0xA1..=0xFE)
        } else {
            // UTF-8, EUC-KR and the sets of single bytes keep the two bytes to themselves.
            false
        }
    }

    /// The text of these bytes, or `None` if they are not in this set.
    pub(super) fn decode(self, raw: &[u8]) -> Option<String> {
        match self.0 {
            Some(encoding) => encoding
                .decode_without_bom_handling_and_without_replacement(raw)
                .map(std::borrow::Cow::into_owned),
            None => Some(guess(raw)),
        }
    }
}

/// UTF-8 where the bytes are that, else Latin-1 (with the printable characters that Windows adds), which any bytes are.
pub(super) fn guess(raw: &[u8]) -> String {
    match str::from_utf8(raw) {
        Ok(text) => text.to_owned(),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(raw).0.into_owned(),
    }
}

fn by_name(name: &[u8]) -> Option<&'static Encoding> {
    let more = MORE_NAMES
        .iter()
        .find(|(known, _)| name.trim_ascii().eq_ignore_ascii_case(known.as_bytes()));
    let encoding = more.map_or_else(
        || Encoding::for_label(name),
        |&(_, encoding)| Some(encoding),
    );
    // UTF-16 and ISO-2022-JP hide the brackets themselves.
    encoding.filter(|encoding| encoding.is_ascii_compatible())
}

/// The values of `CA` from `start` on, with their offsets. They are found before the set is known, so by their look.
fn names(input: &[u8], start: usize) -> impl Iterator<Item = (usize, &[u8])> {
    (start..input.len()).filter_map(move |at| {
        let inside = input.get(at..)?.strip_prefix(b"CA")?;
        let before = at.checked_sub(1).and_then(|before| input.get(before))?;
        if before.is_ascii_alphanumeric() {
            return None;
        }
        let value = inside.trim_ascii_start().strip_prefix(b"[")?;
        let end = value.iter().position(|&byte| byte == b']')?;
        Some((input.len() - value.len(), value.get(..end)?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn charset(input: &[u8]) -> Charset {
        Charset::of(input, 0).0
    }

    #[test]
    fn sets_are_known_by_the_names_that_files_use() {
        for (name, encoding) in [
            ("UTF-8", UTF_8),
            ("utf8", UTF_8),
            ("ISO-8859-1", WINDOWS_1252),
            ("Latin1", WINDOWS_1252),
            ("windows-1252", WINDOWS_1252),
            ("GB2312", GBK),
            (" gbk ", GBK),
            ("cp936", GBK),
            ("GB18030", GB18030),
            ("Shift_JIS", SHIFT_JIS),
            ("shift-jis", SHIFT_JIS),
            ("SJIS", SHIFT_JIS),
            ("EUC-KR", EUC_KR),
            ("ks_c_5601-1987", EUC_KR),
            ("Big5", BIG5),
            ("EUC-JP", encoding_rs::EUC_JP),
        ] {
            let text = format!("(;GM[1]CA[{name}]SZ[9])");
            assert_eq!(charset(text.as_bytes()), Charset(Some(encoding)), "{name}");
        }
    }

    #[test]
    fn the_first_name_that_is_known_holds() {
        let unknown = Warning {
            offset: 5,
            message: "unknown character set passed over",
        };
        for (input, expected, warning) in [
            (&b"(;GM[1])"[..], None, None),
            (b"(;CA[x-klingon])", None, Some(unknown)),
            (b"(;CA[utf-16])", None, Some(unknown)),
            (b"(;CA[x]C[y]\nCA [gbk])", Some(GBK), None),
            // Not the property, but part of another's name or value.
            (b"(;VACA[gbk])", None, None),
            (b"(;C[VACA[gbk\\]])", None, None),
            (b"(;CA", None, None),
            (b"(;CA[gbk", None, None),
        ] {
            let found = Charset::of(input, 0);
            assert_eq!(
                found,
                (Charset(expected), warning),
                "{}",
                input.escape_ascii()
            );
        }
    }

    #[test]
    fn a_name_that_was_not_changed_with_the_file_does_not_hold() {
        let text = "(;CA[gb2312]PB[\u{4e2d}\u{56fd}]PW[\u{56f4}\u{68cb}])";
        assert_eq!(charset(text.as_bytes()), Charset(Some(UTF_8)));
        // One such character may be an accident.
        assert_eq!(
            charset("(;CA[gb2312]PB[\u{4e2d}])".as_bytes()),
            Charset(Some(GBK))
        );
    }

    /// U+8868 in Shift_JIS, U+4E02 in GBK (bytes from the standards): their second bytes are 0x5C and 0x40.
    #[test]
    fn a_character_may_end_in_a_byte_that_looks_like_a_bracket() {
        for (encoding, bytes, length) in [
            (SHIFT_JIS, b"\x95\x5C]", 2),
            (SHIFT_JIS, b"\x83\x5D]", 2),
            (SHIFT_JIS, b"\xB1\x5D]", 1), // half-width katakana, one byte
            (GBK, b"\x81\x5D]", 2),
            (GB18030, b"\x81\x30\x81", 1),
            (BIG5, b"\xA4\x5C]", 2),
            (EUC_KR, b"\xB0\xA1]", 1),
            (UTF_8, b"\xE4\xB8\xAD", 1),
        ] {
            assert_eq!(Charset(Some(encoding)).char_len(bytes), length, "{bytes:?}");
        }
        assert_eq!(Charset(Some(GBK)).char_len(b"\x81"), 1);
        assert_eq!(Charset(Some(GBK)).char_len(b""), 0);
    }
}
