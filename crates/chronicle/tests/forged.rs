//! Some thousand forged logs, each with the code by which it is refused. What is written down here is what
//! every other verifier of the format must say: the browser's reads the same file. Of a log stands there from
//! where it leaves the honest one, up to its fault.
//!
//! `FORGED=FILE cargo nextest run … forged` writes them out; `cargo xtask test "forged logs"` does both.

use crate::{
    forgery_of_version_two, sample,
    vectors_of_version_two::{FULL, REDACTED},
};

use chronicle::{VerifyOptions, verify};
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};
use std::{collections::BTreeMap, fmt::Write as _, fs};

/// A log that nobody wrote, and what is wrong with it; nothing: it cannot be told from an honest one.
struct Forged {
    what: String,
    /// The honest one that it was.
    honest: &'static str,
    text: String,
    strict: bool,
}

/// The honest logs, by the names of their files.
const HONEST: [(&str, &str); 4] = [
    ("sample-full", sample::FULL),
    ("sample-redacted", sample::REDACTED),
    ("chronicle-2-sample-full", FULL),
    ("chronicle-2-sample-redacted", REDACTED),
];

fn records(log: &str) -> Vec<Map<String, Value>> {
    log.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn written(record: &Map<String, Value>) -> String {
    serde_json_canonicalizer::to_string(record).unwrap()
}

fn log_of(records: &[Map<String, Value>]) -> String {
    records.iter().map(|record| written(record) + "\n").collect()
}

fn hex(bytes: &[u8]) -> String {
    data_encoding::HEXLOWER.encode(bytes)
}

/// Repairs commitments, links and hashes as a forger would who has no secret.
fn rechained(records: &mut [Map<String, Value>]) {
    let mut prev = "0".repeat(64);
    for record in records {
        let salt = record.get("salt").and_then(Value::as_str);
        let salt = salt.and_then(|salt| data_encoding::HEXLOWER.decode(salt.as_bytes()).ok());
        if let (Some(salt), Some(data)) = (salt, record.get("data")) {
            let data = serde_json_canonicalizer::to_string(data).unwrap();
            let hash = Sha256::new().chain_update(salt).chain_update(data).finalize();
            record.insert("commitment".into(), hex(&hash).into());
        }
        record.insert("prev".into(), prev.clone().into());
        let mut covered = record.clone();
        ["hash", "salt", "data"].iter().for_each(|member| drop(covered.remove(*member)));
        prev = hex(&Sha256::digest(written(&covered)));
        record.insert("hash".into(), prev.clone().into());
    }
}

/// Values that are of the wrong kind, or too large, or of a wrong form, for one member or another.
fn oddities() -> Vec<Value> {
    vec![
        Value::Null,
        json!(0),
        json!(7),
        json!(-1),
        json!(9_007_199_254_740_991_u64),
        json!(true),
        json!(""),
        json!("nonsense"),
        json!("a".repeat(64)),
        json!([]),
        json!(["city-guard"]),
        json!(["City Guard"]),
        json!({}),
        json!({ "x": 1 }),
        json!("2026-02-30T03:04:05.678Z"),
        json!("2026-01-02T03:04:60.000Z"),
        json!("seat/nobody"),
        json!("engagement/"),
        json!("a.b.c"),
    ]
}

/// Every place in a value, as a path of names and indices.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                let at = format!("{at}/{name}");
                found.push(at.clone());
                places(member, &at, found);
            }
        }
        Value::Array(items) => {
            for (nth, item) in items.iter().enumerate() {
                let at = format!("{at}/{nth}");
                found.push(at.clone());
                places(item, &at, found);
            }
        }
        _ => (),
    }
}

/// Members changed, taken away and added, with the hashes repaired behind them and without; of all that can
/// be thought of, one in so many.
fn by_member(name: &'static str, log: &str, one_in: usize, forged: &mut impl FnMut(Forged)) {
    let honest = records(log);
    let mut thought = 0;
    for at in 0..honest.len() {
        let mut found = Vec::new();
        places(&Value::Object(honest[at].clone()), "", &mut found);
        for place in found {
            for (nth, odd) in oddities().into_iter().map(Some).chain([None]).enumerate() {
                for repaired in [false, true] {
                    // Without repair nearly all are a wrong hash; a few are enough.
                    if !repaired && nth % 7 > 0 {
                        continue;
                    }
                    thought += 1;
                    if thought % one_in > 0 {
                        continue;
                    }
                    let mut records = honest.clone();
                    let mut record = Value::Object(records[at].clone());
                    match &odd {
                        Some(odd) => *record.pointer_mut(&place).unwrap() = odd.clone(),
                        None => taken_out(&mut record, &place),
                    }
                    let Value::Object(record) = record else { continue };
                    records[at] = record;
                    if repaired {
                        rechained(&mut records);
                    }
                    let text = log_of(&records);
                    if text != log {
                        let odd = odd.as_ref().map_or("taken out".into(), Value::to_string);
                        let how = if repaired { "repaired" } else { "as it is" };
                        let what = format!("{name}, record {at}, {place}: {odd}, {how}");
                        forged(Forged { what, honest: name, text, strict: false });
                    }
                }
            }
        }
        for member in ["more", "constructor", "__proto__", "toString", "intent", "device", "stead"]
        {
            for repaired in [false, true] {
                thought += 1;
                if thought % one_in > 0 {
                    continue;
                }
                let mut records = honest.clone();
                records[at].insert(member.into(), json!("a".repeat(64)));
                if repaired {
                    rechained(&mut records);
                }
                let what = format!("{name}, record {at}, one more member {member}, {repaired}");
                let text = log_of(&records);
                forged(Forged { what, honest: name, text, strict: false });
            }
        }
    }
}

fn taken_out(record: &mut Value, place: &str) {
    let Some((parent, name)) = place.rsplit_once('/') else { return };
    match record.pointer_mut(parent) {
        Some(Value::Object(members)) => drop(members.remove(name)),
        Some(Value::Array(items)) => drop(items.remove(name.parse().unwrap())),
        _ => (),
    }
}

/// Lines dropped, doubled, exchanged, cut, and written in other ways.
fn by_line(name: &'static str, log: &str, forged: &mut impl FnMut(Forged)) {
    let lines: Vec<&str> = log.lines().collect();
    let mut push = |what: String, lines: &[&str]| {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let what = format!("{name}: {what}");
        forged(Forged { what, honest: name, text, strict: false });
    };
    for at in 0..lines.len() {
        let mut dropped = lines.clone();
        dropped.remove(at);
        push(format!("line {at} dropped"), &dropped);
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        push(format!("line {at} doubled"), &doubled);
        if at > 0 {
            let mut swapped = lines.clone();
            swapped.swap(at - 1, at);
            push(format!("lines {} and {at} exchanged", at - 1), &swapped);
        }
        push(format!("the end behind {at} cut off"), &lines[..at]);
        for (how, line) in [
            ("with a blank", lines[at].replacen(':', ": ", 1)),
            ("with a carriage return", format!("{}\r", lines[at])),
            ("behind a byte order mark", format!("\u{feff}{}", lines[at])),
            ("with a member twice", lines[at].replacen('{', "{\"at\":1,", 1)),
            ("with a fraction", lines[at].replacen("\"v\":1", "\"v\":1.5", 1)),
            ("with an exponent", lines[at].replacen("\"v\":1", "\"v\":1e0", 1)),
            ("with a number too large", lines[at].replacen("\"v\":1", "\"v\":9007199254740993", 1)),
            ("in capitals", lines[at].replace("\"hash\":\"", "\"hash\":\"A")),
            ("empty", String::new()),
            ("as an array", format!("[{}]", lines[at])),
            ("half", lines[at][..lines[at].len() / 2].to_owned()),
        ] {
            let mut changed: Vec<&str> = lines.clone();
            changed[at] = &line;
            push(format!("line {at} {how}"), &changed);
        }
        let deep = format!("\"data\":{{\"a\":{}{},", "[".repeat(120), "]".repeat(120));
        let line = lines[at].replacen("\"data\":{", &deep, 1);
        if line != lines[at] {
            let mut changed: Vec<&str> = lines.clone();
            changed[at] = &line;
            push(format!("line {at} nested too deep"), &changed);
        }
    }
    let unfinished = log.trim_end().to_owned();
    let what = format!("{name}: without its last newline");
    forged(Forged { what, honest: name, text: unfinished, strict: false });
}

/// One after the other: together they would not fit into a small machine.
fn corpus(forged: &mut impl FnMut(Forged)) {
    for (name, log) in HONEST {
        by_line(name, log, forged);
        // Those of version 2 are long, and each record holds more.
        let one_in = if name.starts_with("chronicle-2") { 29 } else { 1 };
        by_member(name, log, one_in, forged);
    }
    for (number, (text, strict)) in forgery_of_version_two::all().into_iter().enumerate() {
        let what = format!("chosen, number {number}");
        forged(Forged { what, honest: "chronicle-2-sample-full", text, strict });
    }
}

/// How many lines are as they were, and the others up to the fault.
fn from_where_it_differs(honest: &str, text: &str, fault: u64) -> (usize, String) {
    let (before, after) = (honest.split_inclusive('\n'), text.split_inclusive('\n'));
    let same = before.zip(after).take_while(|(before, after)| before == after).count();
    let upto = usize::try_from(fault).unwrap_or(usize::MAX);
    let others = text.split_inclusive('\n').take(upto).skip(same);
    (same.min(upto), others.collect())
}

#[test]
fn what_is_forged_is_refused_by_the_code_that_is_written_down() {
    let (mut codes, mut out): (BTreeMap<String, u32>, _) = (BTreeMap::new(), String::new());
    let mut many = 0;
    corpus(&mut |Forged { what, honest, text, strict }| {
        many += 1;
        let options = VerifyOptions { strict, ..VerifyOptions::default() };
        let fault = verify(text.as_bytes(), &options).err();
        let code = fault.as_ref().map_or("", |fault| fault.code);
        *codes.entry(code.into()).or_default() += 1;
        let seq = fault.as_ref().and_then(|fault| fault.seq);
        let line = fault.as_ref().map_or(u64::MAX, |fault| fault.line);
        let log = HONEST.iter().find(|(name, _)| *name == honest).unwrap().1;
        let (same, text) = from_where_it_differs(log, &text, line);
        let line = json!({
            "what": what, "honest": honest, "same": same, "text": text, "strict": strict,
            "code": code, "seq": seq,
        });
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{line}");
    });
    assert!(many > 3_000, "{many}");
    // Most of what is not refused is another word in a payload whose hashes were repaired behind it.
    let accepted = codes.get("").copied().unwrap_or_default();
    assert!(accepted * 5 < many, "{accepted} of {}", many);
    assert!(codes.len() > 50, "{codes:?}");
    if let Ok(file) = std::env::var("FORGED") {
        fs::write(file, out).unwrap();
    }
}
