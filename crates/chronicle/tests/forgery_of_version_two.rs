//! Version 2, forged by somebody who repairs every hash behind their change and holds no key: what only its
//! own rules can notice. Everybody else's orders hang on the hashes before them, so a change is noticed where
//! it stands, or at the first order behind it.

use crate::vectors_of_version_two::FULL;

use chance::Bytes32;
use chronicle::{PublicKey, Record, VerifyOptions, canonical::canonical, commitment, verify};
use decider::{Audience, By};
use serde_json::{Value, json};
use std::cell::RefCell;

thread_local! {
    /// Each log that was forged here, and whether it was read strictly.
    static FORGED: RefCell<Vec<(String, bool)>> = const { RefCell::new(Vec::new()) };
}

/// Every log of these tests, for other verifiers.
pub(crate) fn all() -> Vec<(String, bool)> {
    what_was_wanted_is_what_was_signed();
    a_device_is_bound_by_its_own_seat_alone_and_openly();
    who_was_asked_and_what_they_gave_is_told_in_full();
    dice_hang_on_the_intent_and_on_what_was_given();
    copies_follow_a_rewind_that_brings_them();
    time_runs_on_and_the_end_is_the_end();
    a_strict_reader_wants_all_that_is_public();
    FORGED.take()
}

fn records() -> Vec<Record> {
    FULL.lines().map(|line| Record::from_line(line).unwrap()).collect()
}

fn set(record: &mut Record, change: impl FnOnce(&mut Value)) {
    let mut data = record.read_data().unwrap();
    change(&mut data);
    record.data = Some(canonical(&data).unwrap());
}

/// The first fault of the sample when record `seq` is changed and everything behind it repaired.
fn fault(seq: usize, change: impl FnOnce(&mut Record), strict: bool) -> (u64, &'static str) {
    let mut records = records();
    change(&mut records[seq]);
    let mut prev = records[0].prev;
    for record in &mut records {
        if let (Some(salt), Some(data)) = (&record.salt, &record.data) {
            record.commitment = commitment(salt, data.get());
        }
        record.prev = prev;
        record.hash = record.computed_hash();
        prev = record.hash;
    }
    let log: String = records.iter().map(|record| record.to_line() + "\n").collect();
    FORGED.with_borrow_mut(|forged| forged.push((log.clone(), strict)));
    let options = VerifyOptions { strict, ..VerifyOptions::default() };
    let fault = verify(log.as_bytes(), &options).unwrap_err();
    (fault.seq.unwrap(), fault.code)
}

#[track_caller]
fn refused(seq: usize, code: &str, change: impl FnOnce(&mut Record)) {
    assert_eq!(fault(seq, change, false), (seq as u64, code));
}

fn seat(name: &str) -> By {
    By::Seat(name.parse().unwrap())
}

#[test]
fn what_was_wanted_is_what_was_signed() {
    refused(13, "intent_wrong", |it| {
        set(it, |data| data["command"] = json!({"strike": ["A", "C"]}))
    });
    refused(13, "intent_wrong", |it| set(it, |data| data["nonce"] = json!("01")));
    refused(13, "intent_wrong", |it| it.scope = "engagement/2".parse().unwrap());
    refused(13, "intent_wrong", |it| it.stead = Some("black".into()));
    refused(13, "intent_missing", |it| it.intent = None);
    refused(13, "signature_missing", |it| (it.device, it.signature) = (None, None));
    refused(13, "signature_wrong", |it| it.signature = None);
    refused(13, "device_foreign", |it| it.device = Some(PublicKey(Bytes32([7; 32]))));
    refused(13, "signature_wrong", |it| it.signature.as_mut().unwrap().0[0] ^= 1);
    refused(13, "sender_wrong", |it| it.by = seat("nobody"));
    // Somebody else's device has not signed it, whoever is named.
    refused(13, "intent_wrong", |it| it.by = seat("black"));
    // A hidden order must not be guessed from its intent.
    refused(18, "nonce_short", |it| set(it, |data| data["nonce"] = json!("5a5a")));
    // Only an order has these.
    refused(17, "member_misplaced", |it| it.intent = Some(Bytes32::ZERO));
    refused(17, "member_misplaced", |it| it.stead = Some("red".into()));
}

#[test]
fn a_device_is_bound_by_its_own_seat_alone_and_openly() {
    refused(4, "command_differs", |it| set(it, |data| data["label"] = json!("bot")));
    refused(4, "command_differs", |it| set(it, |data| data["seat"] = json!("black")));
    refused(4, "proof_wrong", |it| {
        set(it, |data| data["proof"] = json!("00".repeat(64)));
    });
    refused(4, "payload_wrong", |it| set(it, |data| data["more"] = json!(1)));
    refused(4, "stream_record_wrong", |it| it.audience = Audience::Seats(Vec::new()));
    refused(4, "stream_record_wrong", |it| it.by = By::Rules);
    refused(4, "payload_wrong", |it| it.v = 2);
    refused(10, "command_differs", |it| set(it, |data| data["length"] = json!(1_048_577)));
    refused(76, "command_differs", |it| set(it, |data| data["seat"] = json!("red")));
}

#[test]
fn who_was_asked_and_what_they_gave_is_told_in_full() {
    let silent = json!([]);
    refused(14, "asked_wrong", |it| set(it, |data| data["given"] = silent));
    refused(14, "asked_wrong", |it| set(it, |data| data["silent"] = json!(["red"])));
    refused(14, "ask_wrong", |it| set(it, |data| data["ask"] = json!("00".repeat(32))));
    refused(14, "way_wrong", |it| set(it, |data| data["way"] = json!("house")));
    refused(14, "signature_wrong", |it| {
        set(it, |data| data["given"][0]["value"] = json!("00".repeat(32)));
    });
    refused(14, "signature_wrong", |it| set(it, |data| data["given"][0]["index"] = json!(2)));
    refused(14, "beacon_wrong", |it| {
        set(it, |data| data["beacon"] = json!({"round": 1, "signature": "00"}));
    });
    refused(33, "beacon_wrong", |it| set(it, |data| data["beacon"]["round"] = json!(7688)));
    // A round that had begun by then is known to whoever gives the order.
    refused(33, "beacon_wrong", |it| set(it, |data| data["beacon"]["round"] = json!(7686)));
    refused(33, "beacon_wrong", |it| {
        set(it, |data| data["beacon"]["signature"] = json!("00".repeat(64)));
    });
    refused(33, "beacon_wrong", |it| set(it, |data| data["beacon"] = Value::Null));
    refused(29, "ask_wrong", |it| set(it, |data| data["envelope"] = json!(7)));
    refused(29, "ask_wrong", |it| set(it, |data| data["after"] = json!(99)));
    refused(36, "asked_wrong", |it| set(it, |data| data["sender"] = json!("seat/black")));
}

#[test]
fn dice_hang_on_the_intent_and_on_what_was_given() {
    refused(15, "faces_not_derived", |it| set(it, |data| data["faces"] = json!([6, 6])));
    refused(15, "payload_wrong", |it| it.v = 1);
    refused(40, "thrown_wrong", |it| {
        set(it, |data| data["source"]["thrown"]["entered_by"] = json!("black"));
    });
    refused(40, "thrown_wrong", |it| {
        set(it, |data| data["source"]["thrown"]["witness"] = Value::Null);
    });
    refused(40, "witness_wrong", |it| {
        set(it, |data| data["source"]["thrown"]["witness"]["seat"] = json!("red"));
    });
    refused(40, "witness_wrong", |it| {
        set(it, |data| data["source"]["thrown"]["witness"]["signature"] = json!("00".repeat(64)));
    });
    // Nobody witnesses themselves with a device of their own, nor by one that is another's or nobody's.
    let device_of = |seq: usize| records()[seq].read_data::<Value>().unwrap()["device"].clone();
    for (seat, device) in
        [("red", device_of(4)), ("black", device_of(4)), ("black", json!("ab".repeat(32)))]
    {
        refused(40, "witness_wrong", |it| {
            set(it, |data| {
                let witness = &mut data["source"]["thrown"]["witness"];
                (witness["seat"], witness["device"]) = (json!(seat), device.clone());
            });
        });
    }
    refused(40, "thrown_differs", |it| set(it, |data| data["faces"] = json!([6, 6])));
}

#[test]
fn copies_follow_a_rewind_that_brings_them() {
    refused(51, "payload_wrong", |it| set(it, |data| data["only"] = Value::Null));
    refused(51, "payload_wrong", |it| set(it, |data| data["brings"] = json!("everything")));
    refused(52, "copy_misplaced", |it| it.copy_of = Some(13));
    refused(52, "copy_differs", |it| it.copy_of = Some(43));
    refused(53, "copy_misplaced", |it| it.copy_of = Some(45));
    refused(54, "copy_misplaced", |it| it.copy_of = None);
    refused(67, "intent_wrong", |it| it.replaces = Some(13));
    refused(68, "copy_misplaced", |it| it.copy_of = Some(62));
    refused(42, "sender_wrong", |it| it.by = By::Rules);
}

#[test]
fn time_runs_on_and_the_end_is_the_end() {
    let (seq, code) = fault(77, |it| it.at = "2026-01-02T03:04:00.000Z".parse().unwrap(), false);
    assert_eq!((seq, code), (77, "time_runs_backwards"));
    // The secret is checked against every seal and salt once the log has ended.
    let (seq, code) =
        fault(78, |it| set(it, |data| data["secret"] = json!("ff".repeat(32))), false);
    assert_eq!((seq, code), (79, "secret_wrong"));
}

#[test]
fn a_strict_reader_wants_all_that_is_public() {
    let hidden = |it: &mut Record| (it.salt, it.data) = (None, None);
    assert_eq!(fault(4, hidden, true), (4, "payload_withheld"));
}
