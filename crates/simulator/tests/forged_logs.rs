//! Logs that somebody forged well: every number, every hash and every die is right, and yet what they say
//! does not follow from the rules.

use chance::Bytes32;
use chronicle::{Record, canonical::canonical, commitment, kind};
use referee::{RulesChecked, check_rules, scenario::built_in};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A battle of bots by today's rules.
fn battle() -> String {
    let name = "first-evening";
    let game = simulator::play(name, &built_in(name).unwrap(), 5, 1).unwrap();
    String::from_utf8(game.export).unwrap()
}

/// Changes a log as somebody would who repairs every number and every hash behind their change.
fn forged(log: &str, change: impl FnOnce(&mut Vec<(Record, Value)>)) -> String {
    let read = |line| {
        let record = Record::from_line(line).unwrap();
        let data = record.read_data().unwrap();
        (record, data)
    };
    let mut records: Vec<(Record, Value)> = log.lines().map(read).collect();
    change(&mut records);
    let numbers: BTreeMap<u64, u64> =
        (0..).zip(&records).map(|(new, (it, _))| (it.seq, new)).collect();
    // What was taken out is followed by what stands before it.
    let new = |old: u64| numbers.range(..=old).next_back().map_or(0, |(_, new)| *new);
    let mut prev = Bytes32::ZERO;
    let mut envelopes = 0..;
    let mut text = String::new();
    for (record, data) in &mut records {
        (record.seq, record.parent) = (new(record.seq), record.parent.map(new));
        record.opens = record.opens.and_then(|_| envelopes.next());
        if record.kind == kind::ORDER_GIVEN {
            data["head"] = json!(new(data["head"].as_u64().unwrap()));
        }
        let data = canonical(data).unwrap();
        record.commitment = commitment(&record.salt.unwrap(), data.get());
        record.data = Some(data);
        record.prev = prev;
        record.hash = record.computed_hash();
        prev = record.hash;
        text += &(record.to_line() + "\n");
    }
    text
}

fn first(records: &[(Record, Value)], kind: &str) -> usize {
    records.iter().position(|(record, _)| record.kind == kind).unwrap()
}

fn differs(log: &str) -> (u64, String, String) {
    let RulesChecked { differing, .. } = check_rules(log).unwrap();
    let first = differing.first().unwrap();
    let told = |text: &Option<String>| text.clone().unwrap_or_default();
    (first.record, told(&first.found), told(&first.expected))
}

#[test]
fn a_log_that_nobody_touched() {
    let log = battle();
    let again = forged(&log, |_| ());
    assert_eq!(again, log);
    let checked = check_rules(&log).unwrap();
    assert_eq!(checked.differing, []);
    assert!(checked.same > 50 && checked.other_rules.is_empty());
}

/// The first attack whose dice were thrown in its own batch, by the places of roll and attack.
fn attack(records: &[(Record, Value)]) -> usize {
    let fought = |at: &usize| records[*at].0.kind == "te-wapen.attack_fought";
    (0..records.len()).find(fought).unwrap()
}

#[test]
fn hits_that_do_not_follow_from_the_dice() {
    let mut at = 0;
    let log = forged(&battle(), |records| {
        let fought = attack(records);
        at = records[fought].0.seq;
        let hits = records[fought].1["hits"].as_u64().unwrap();
        records[fought].1["hits"] = json!(hits + 1);
    });
    assert_eq!(differs(&log).0, at);
}

#[test]
fn another_card_than_lies_at_that_place() {
    let mut at = 0;
    let log = forged(&battle(), |records| {
        let drawn = first(records, kind::CARD_DRAWN);
        at = records[drawn].0.seq;
        let other =
            if records[drawn].1["card"] == "hearts-king" { "hearts-2" } else { "hearts-king" };
        records[drawn].1["card"] = json!(other);
    });
    assert_eq!(differs(&log).0, at);
}

#[test]
fn a_throw_that_was_not_liked_and_left_lying() {
    let mut at = 0;
    let log = forged(&battle(), |records| {
        let rolled = first(records, kind::DICE_ROLLED);
        at = records[rolled].0.seq;
        let disliked = records[rolled].clone();
        for (record, data) in records.iter_mut().skip(rolled) {
            record.seq += 1;
            record.parent =
                record.parent.map(|parent| parent.max(at - 1) + u64::from(parent >= at));
            if record.kind == kind::ORDER_GIVEN {
                data["head"] = json!(data["head"].as_u64().unwrap() + 1);
            }
        }
        records[rolled].0.parent = Some(at);
        records.insert(rolled, disliked);
    });
    let (record, ..) = differs(&log);
    assert!((at..at + 4).contains(&record), "{record} {at}");
}

#[test]
fn an_attack_without_a_roll_of_its_own() {
    let log = forged(&battle(), |records| {
        let rolls = (0..records.len()).filter(|at| records[*at].0.kind == kind::DICE_ROLLED);
        let second = rolls.skip(1).find(|at| records[at + 1].0.kind == "te-wapen.attack_fought");
        records.remove(second.unwrap());
    });
    let (_, found, _) = differs(&log);
    assert!(found.starts_with("te-wapen."), "{found}");
}

#[test]
fn an_order_that_was_taken_out() {
    let log = forged(&battle(), |records| {
        let activated = first(records, "te-wapen.pieces_activated");
        records.drain(activated - 1..=activated);
    });
    assert!(!check_rules(&log).unwrap().differing.is_empty());
}

#[test]
fn a_hidden_payload_ends_what_can_be_decided() {
    let log = battle();
    let hide = |(at, line): (usize, &str)| {
        let mut record = Record::from_line(line).unwrap();
        if at == 60 {
            (record.salt, record.data) = (None, None);
        }
        record.to_line()
    };
    let lines: Vec<String> = log.lines().enumerate().map(hide).collect();
    let checked = check_rules(&lines.join("\n")).unwrap();
    assert_eq!((checked.hidden, checked.differing.len()), (Some(60), 0));
    let batches = log.lines().filter(|line| line.contains("\"last\":true")).count() as u64;
    assert!(checked.same > 0);
    assert_eq!(checked.same + checked.bookkeeping + checked.not_decided, batches);
}
