//! Canonical JSON against the RFC's own samples, and our one-pass reader against a canonicaliser.

use chronicle::canonical::{LARGEST_INTEGER, canonical, end_of_value};
use proptest::prelude::*;
use serde_json::{Value, json};

fn canonicalised(text: &str) -> String {
    let value: Value = serde_json::from_str(text).unwrap();
    serde_json_canonicalizer::to_string(&value).unwrap()
}

/// RFC 8785, section 3.2.2.
#[test]
fn the_sample_of_the_rfc() {
    let input = r#"{
        "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
        "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
        "literals": [null, true, false]
    }"#;
    let expected = r#"{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}"#;
    assert_eq!(canonicalised(input), expected);

    // Our format takes the strings and literals of the sample, and refuses its fractions.
    let value: Value = serde_json::from_str(input).unwrap();
    assert_eq!(canonical(&value).unwrap_err().code(), "fraction");
    let mut kept = value;
    kept["numbers"] = json!([333_333_333, -1, 0]);
    let text = canonical(&kept).unwrap();
    assert_eq!(
        text.get(),
        r#"{"literals":[null,true,false],"numbers":[333333333,-1,0],"string":"€$\u000f\nA'B\"\\\\\"/"}"#
    );
    assert_eq!(end_of_value(text.get()), Ok(text.get().len()));
}

/// RFC 8785, section 3.2.3: names sort by UTF-16 code units, so the emoji stands before U+FB33.
#[test]
fn the_key_order_of_the_rfc() {
    let input = r#"{
        "\u20ac": "Euro Sign",
        "\r": "Carriage Return",
        "\ufb33": "Hebrew Letter Dalet With Dagesh",
        "1": "One",
        "\ud83d\ude00": "Emoji: Grinning Face",
        "\u0080": "Control",
        "\u00f6": "Latin Small Letter O With Diaeresis"
    }"#;
    let value: Value = serde_json::from_str(input).unwrap();
    let text = canonical(&value).unwrap();
    let expected = [
        "Carriage Return",
        "One",
        "Control",
        "Latin Small Letter O With Diaeresis",
        "Euro Sign",
        "Emoji: Grinning Face",
        "Hebrew Letter Dalet With Dagesh",
    ];
    let places: Vec<usize> = expected.iter().map(|name| text.get().find(name).unwrap()).collect();
    assert!(places.is_sorted(), "{}", text.get());
    assert_eq!(end_of_value(text.get()), Ok(text.get().len()));
    let by_bytes = "{\"\u{fb33}\":1,\"\u{1f600}\":2}";
    assert_eq!(end_of_value(by_bytes).unwrap_err().what, "a member name out of order or repeated");
}

/// RFC 8785, appendix B: what the canonicaliser makes of numbers that our format refuses.
#[test]
fn the_numbers_of_the_rfc() {
    for (bits, expected) in [
        (0x0000_0000_0000_0000_u64, "0"),
        (0x8000_0000_0000_0000, "0"),
        (0x0000_0000_0000_0001, "5e-324"),
        (0x8000_0000_0000_0001, "-5e-324"),
        (0x7fef_ffff_ffff_ffff, "1.7976931348623157e+308"),
        (0x4340_0000_0000_0000, "9007199254740992"),
        (0xc340_0000_0000_0000, "-9007199254740992"),
        (0x4430_0000_0000_0000, "295147905179352830000"),
        (0x44b5_2d02_c7e1_4af5, "9.999999999999997e+22"),
        (0x44b5_2d02_c7e1_4af6, "1e+23"),
        (0x44b5_2d02_c7e1_4af7, "1.0000000000000001e+23"),
        (0x444b_1ae4_d6e2_ef4e, "999999999999999700000"),
        (0x444b_1ae4_d6e2_ef4f, "999999999999999900000"),
        (0x444b_1ae4_d6e2_ef50, "1e+21"),
        (0x3eb0_c6f7_a0b5_ed8c, "9.999999999999997e-7"),
        (0x3eb0_c6f7_a0b5_ed8d, "0.000001"),
        (0x41b3_de43_5555_5553, "333333333.3333332"),
        (0x41b3_de43_5555_5557, "333333333.33333343"),
        (0xbecb_f647_612f_3696, "-0.0000033333333333333333"),
        (0x4314_3ff3_c1cb_0959, "1424953923781206.2"),
    ] {
        let number = f64::from_bits(bits);
        assert_eq!(serde_json_canonicalizer::to_string(&number).unwrap(), expected);
        assert!(canonical(&number).is_err(), "{expected} is no integer of the format");
    }
}

#[test]
fn integers_are_checked_before_they_are_folded() {
    let largest = i64::try_from(LARGEST_INTEGER).unwrap();
    for fits in [0, 1, -1, largest, -largest] {
        assert_eq!(canonical(&fits).unwrap().get(), fits.to_string());
        assert_eq!(end_of_value(&fits.to_string()), Ok(fits.to_string().len()));
    }
    for folds in [largest + 1, largest + 2, -largest - 1, i64::MAX, i64::MIN] {
        assert_eq!(canonical(&json!({ "n": folds })).unwrap_err().code(), "integer_too_large");
        assert!(end_of_value(&folds.to_string()).is_err());
    }
    assert_eq!(canonical(&u64::MAX).unwrap_err().code(), "integer_too_large");
    assert_eq!(canonical(&json!([1.0])).unwrap_err().code(), "fraction");
}

#[test]
fn only_the_canonical_text_is_accepted() {
    for wrong in [
        "",
        " 1",
        "01",
        "-0",
        "-",
        "+1",
        "1.0",
        "1e3",
        "1E3",
        "9007199254740992",
        "nul",
        "[1, 2]",
        "[1,]",
        "[,1]",
        "[1",
        "{\"a\":1,\"a\":2}",
        "{\"b\":1,\"a\":2}",
        "{\"é\":1,\"é\":2}",
        "{\"\\n\":1,\"\\n\":2}",
        "{\"a\" :1}",
        "{a:1}",
        "{\"a\":1,}",
        "\"a",
        "\"\\u0041\"",
        "\"\\u000A\"",
        "\"\\u000a\"",
        "\"\\u001F\"",
        "\"\\/\"",
        "\"\\ud83d\"",
        "\"\u{1}\"",
        "'a'",
    ] {
        assert!(end_of_value(wrong).is_err(), "{wrong}");
    }
    // `a` sorts before `a!`, though a quote sorts behind an exclamation mark.
    assert!(end_of_value("{\"a\":1,\"a!\":2}").is_ok());
    assert!(end_of_value("\"\u{7f}\\b\\t\\n\\f\\r\\u000b\\u001f\"").is_ok());
}

#[test]
fn nesting_has_a_bottom() {
    let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    let read = |depth| end_of_value(&nested(depth)).is_ok();
    let written =
        |depth| canonical(&serde_json::from_str::<Value>(&nested(depth)).unwrap()).is_ok();
    assert!(read(100) && written(100));
    assert!(!read(101) && !written(101));
    assert!(!read(100_000), "and no stack overflows");
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        (-(1_i64 << 54)..1 << 54).prop_map(Value::from),
        "\\PC{0,6}|[\u{0}-\u{20}\"\\\\]{0,4}|[\u{e000}\u{1f600}a]{0,3}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 5, |inner| {
        let name = "[a-c]{0,2}|[\u{0}-\u{7f}]{0,2}|[\u{e000}\u{ffff}\u{1f600}]{1,2}";
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::hash_map(name, inner, 0..5)
                .prop_map(|members| members.into_iter().collect::<serde_json::Map<_, _>>().into()),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..Default::default() })]

    /// The one-pass reader accepts what the canonicaliser writes, all of it.
    #[test]
    fn what_is_written_is_read(value in value()) {
        if let Ok(text) = canonical(&value) {
            prop_assert_eq!(end_of_value(text.get()), Ok(text.get().len()));
            prop_assert_eq!(serde_json::from_str::<Value>(text.get()).unwrap(), value);
        }
    }

    /// And accepts nothing else: after a small change, reader and canonicaliser still agree.
    #[test]
    fn reader_and_canonicaliser_agree(
        value in value(), at in any::<prop::sample::Index>(), with in "[0-9a-f\"\\\\{}:,\\[\\]. tu\\-E]?",
        cut in 0_usize..3,
    ) {
        let Ok(text) = canonical(&value) else { return Ok(()) };
        let places: Vec<char> = text.get().chars().collect();
        let at = at.index(places.len());
        let changed: String = places[..at].iter().copied().chain(with.chars())
            .chain(places[(at + cut).min(places.len())..].iter().copied()).collect();
        let canonical = serde_json::from_str::<Value>(&changed).ok()
            .and_then(|value| canonical(&value).ok())
            .is_some_and(|text| text.get() == changed);
        let read = end_of_value(&changed) == Ok(changed.len());
        prop_assert_eq!(read, canonical, "{}", changed);
    }
}
