//! Why a line could not be read: the slow look that finds the words.

use crate::{
    Flaw, Scope, Signature, Timestamp,
    canonical::{LARGEST_INTEGER, end_of_value},
    kind,
    line::{batch_id, is_name},
};
use chance::Bytes32;
use decider::{Audience, By};
use serde_json::{Map, Value};

const REQUIRED: [&str; 13] = [
    "at",
    "audience",
    "batch",
    "by",
    "commitment",
    "hash",
    "kind",
    "last",
    "parent",
    "prev",
    "scope",
    "seq",
    "v",
];
const OPTIONAL: [&str; 10] = [
    "copy_of",
    "data",
    "device",
    "intent",
    "opens",
    "replaces",
    "salt",
    "seal",
    "signature",
    "stead",
];

/// Says what keeps this text from being a record in canonical form.
pub(crate) fn diagnose(text: &str) -> Flaw {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => return Flaw::new("not_json", format!("the line is no JSON: {error}")),
    };
    let Value::Object(members) = &value else {
        return Flaw::new("not_a_record", "the line is JSON, but no object");
    };
    missing_or_foreign(members)
        .or_else(|| members.iter().find_map(|(name, value)| wrong_member(name, value)))
        .unwrap_or_else(|| not_canonical(text, &value))
}

fn missing_or_foreign(members: &Map<String, Value>) -> Option<Flaw> {
    if let Some(name) = REQUIRED.iter().find(|name| !members.contains_key(**name)) {
        return Some(Flaw::new("member_missing", format!("the record lacks `{name}`")));
    }
    let known = |name: &String| REQUIRED.contains(&&**name) || OPTIONAL.contains(&&**name);
    if let Some(name) = members.keys().find(|name| !known(name)) {
        return Some(Flaw::new("member_unknown", format!("`{name}` is no member of a record")));
    }
    (members.contains_key("salt") != members.contains_key("data")).then(|| {
        Flaw::new("half_redacted", "a redacted record lacks `salt` and `data`, always both")
    })
}

fn wrong_member(name: &str, value: &Value) -> Option<Flaw> {
    let text = value.as_str();
    // Written with a point or an exponent it is not canonical; what it says may be right.
    let whole = value.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole, and bounded"
    )]
    let number = value.as_u64().or(whole.map(|number| number as u64));
    let integer = number.is_some_and(|number| number <= LARGEST_INTEGER);
    let (fits, expected) = match name {
        "seq" | "copy_of" | "opens" | "replaces" => (integer, "an integer from 0 to 2^53 - 1"),
        "parent" => (integer || value.is_null(), "an integer from 0 to 2^53 - 1, or null"),
        "v" => {
            let version = number.is_some_and(|v| (1..=u64::from(u32::MAX)).contains(&v));
            (version, "a version, from 1")
        }
        "last" => (value.is_boolean(), "true or false"),
        "at" => (
            text.is_some_and(|text| text.parse::<Timestamp>().is_ok()),
            "a time in UTC with milliseconds, such as `2026-01-02T03:04:05.678Z`",
        ),
        "audience" => (
            serde_json::from_value::<Audience>(value.clone()).is_ok(),
            "an array of seats, or null",
        ),
        "batch" => (text.and_then(batch_id).is_some(), "a lower-case UUID of version 7"),
        "by" => (
            text.is_some_and(|text| text.parse::<By>().is_ok()),
            "`organiser`, `seat/<name>` or `rules`",
        ),
        "scope" => (
            text.is_some_and(|text| text.parse::<Scope>().is_ok()),
            "`campaign` or `engagement/<id>`",
        ),
        "kind" => (text.is_some_and(kind::is_kind), "`<prefix>.<past_tense_name>`"),
        "data" => (value.is_object(), "an object"),
        "signature" => (
            text.is_some_and(|text| text.parse::<Signature>().is_ok()),
            "128 lower-case hex digits",
        ),
        "stead" => (text.is_some_and(is_name), "the name of a seat"),
        _ => (text.is_some_and(|text| text.parse::<Bytes32>().is_ok()), "64 lower-case hex digits"),
    };
    (!fits).then(|| {
        let shown: String = value.to_string().chars().take(80).collect();
        Flaw::new("member_wrong", format!("`{name}` is {shown}; it must be {expected}"))
    })
}

fn not_canonical(text: &str, value: &Value) -> Flaw {
    let (at, what) = match end_of_value(text) {
        Err(blemish) => (blemish.at, blemish.what),
        Ok(end) if end < text.len() => (end, "text behind the record"),
        // Every part is canonical and yet the whole was refused: compare with what it should be.
        Ok(_) => {
            let canonical = serde_json_canonicalizer::to_string(value).unwrap_or_default();
            let same = canonical.bytes().zip(text.bytes()).take_while(|(a, b)| a == b).count();
            (same, "not what canonical JSON has there")
        }
    };
    Flaw::new(
        "not_canonical",
        format!("the line is not in canonical form (RFC 8785): byte {}: {what}", at + 1),
    )
}
