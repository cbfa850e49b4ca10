//! Game records in the character sets of the world. The bytes were made by Python's codecs.

use tengen::sgf::{Color, Record, Step, Tree};

/// Two moves after a root with this set and Black's name in it, the name before or after the set.
fn files(charset: &str, name: &[u8]) -> [Vec<u8>; 2] {
    let ca = format!("CA[{charset}]").into_bytes();
    let pb = [b"PB[", name, b"]"].concat();
    [[&ca, &pb], [&pb, &ca]].map(|[first, second]| {
        [
            b"(;GM[1]",
            &first[..],
            second,
            b"SZ[9];B[cc]C[",
            name,
            b"];W[dd])",
        ]
        .concat()
    })
}

#[test]
fn names_and_comments_are_read_in_every_set() {
    let cases: &[(&str, &[u8], &str)] = &[
        ("UTF-8", b"Andr\xC3\xA9", "Andr\u{e9}"),
        ("utf8", "\u{d55c}\u{ad6d}".as_bytes(), "\u{d55c}\u{ad6d}"),
        ("ISO-8859-1", b"Andr\xE9", "Andr\u{e9}"),
        ("Windows-1252", b"\x80 10", "\u{20ac} 10"),
        // Honinbo Shusaku; then four characters whose second bytes are `\`, `]`, `\`, `\`.
        (
            "Shift_JIS",
            b"\x96\x7B\x88\xF6\x96\x56\x8F\x47\x8D\xF4",
            "\u{672c}\u{56e0}\u{574a}\u{79c0}\u{7b56}",
        ),
        (
            "Shift_JIS",
            b"\x83\x5C\x83\x5D\x95\x5C\x97\x5C",
            "\u{30bd}\u{30be}\u{8868}\u{4e88}",
        ),
        // Gu Li; Nie Weiping in old characters; `\` and `]` as second bytes; a character of four bytes.
        ("GB2312", b"\xB9\xC5\xC1\xA6", "\u{53e4}\u{529b}"),
        (
            "GBK",
            b"\xC2\x99\xD0\x6C\xC6\xBD",
            "\u{8076}\u{885b}\u{5e73}",
        ),
        ("gb18030", b"\x81\x5C\x81\x5D", "\u{4e57}\u{4e5a}"),
        ("GB18030", b"\x95\x32\x82\x36\x81\x41", "\u{20000}\u{4e04}"),
        // Yi Chang-ho, in Chinese characters and in Korean ones.
        (
            "EUC-KR",
            b"\xD7\xDD\xF3\xE3\xFB\xE0",
            "\u{674e}\u{660c}\u{93ac}",
        ),
        (
            "euc-kr",
            b"\xC0\xCC\xC3\xA2\xC8\xA3",
            "\u{c774}\u{cc3d}\u{d638}",
        ),
        // The classical trap of Big5: all three end in `\`.
        (
            "Big5",
            b"\xB3\x5C\xA5\x5C\xBB\x5C",
            "\u{8a31}\u{529f}\u{84cb}",
        ),
    ];
    for (charset, bytes, text) in cases {
        for file in files(charset, bytes) {
            let (record, warnings) = Record::parse(&file).expect("a record");
            assert_eq!(warnings, [], "{charset} {text}");
            assert_eq!(record.black_name, *text, "{charset}");
            assert_eq!(record.nodes[0].comment, *text, "{charset}");
            let white = Step::Play {
                color: Color::White,
                at: Some((3, 3)),
            };
            assert_eq!(record.steps_before(None).nth(1), Some(&white), "{charset}");
        }
    }
}

#[test]
fn escapes_are_told_from_second_bytes() {
    // U+8868 ends in the byte of `\`; the backslash after it is one, and the bracket behind is text.
    let (record, warnings) =
        Record::parse(b"(;CA[Shift_JIS]C[\x95\x5C\\]\\\x95\x5C\\\\]PB[x])").expect("a record");
    assert_eq!(record.comment, "\u{8868}]\u{8868}\\");
    assert_eq!((record.black_name.as_str(), warnings), ("x", vec![]));
}

#[test]
fn the_first_pass_finds_the_set_behind_texts_that_need_it() {
    let tree = Tree::parse(b"(;C[\x83\x5D;B\x83\x5D]CA[sjis];B[aa])").expect("a tree");
    let comment = tree.values(tree.root(), "C").next().expect("a comment");
    assert_eq!(comment.raw, b"\x83\x5D;B\x83\x5D");
}

#[test]
fn without_a_set_texts_are_utf_8_or_latin_1() {
    for file in [
        &b"(;PB[Andr\xE9]PW[Ren\xC3\xA9])"[..],
        b"\xEF\xBB\xBF(;PB[Andr\xC3\xA9]PW[Ren\xC3\xA9])",
        b"(;CA[UTF-8]PB[Andr\xC3\xA9]PW[Ren\xC3\xA9])",
    ] {
        let (record, warnings) = Record::parse(file).expect("a record");
        assert_eq!(record.black_name, "Andr\u{e9}");
        assert_eq!(
            (record.white_name.as_str(), warnings),
            ("Ren\u{e9}", vec![])
        );
    }
}

#[test]
fn wrong_names_of_sets_are_told() {
    for (file, message, name) in [
        (
            &b"(;CA[UTF-8]PB[Andr\xE9])"[..],
            "text that is not in the character set of the file at byte 14",
            "Andr\u{e9}",
        ),
        (
            b"(;CA[klingon]PB[Andr\xE9])",
            "unknown character set passed over at byte 5",
            "Andr\u{e9}",
        ),
        (
            b"(;CA[Shift_JIS]PB[\xFD])",
            "text that is not in the character set of the file at byte 18",
            "\u{fd}",
        ),
    ] {
        let (record, warnings) = Record::parse(file).expect("a record");
        assert_eq!(record.black_name, name);
        let warnings: Vec<String> = warnings.iter().map(ToString::to_string).collect();
        assert!(warnings.contains(&message.to_owned()), "{warnings:?}");
    }
}
