//! A log that was forged by somebody who repairs every hash behind their change: what only the rules
//! of the format can notice. Against a rewritten history as such, receipts help.

use crate::sample;

use chance::{Bytes32, Dice, Secret, seal_of};
use chronicle::{
    BatchWriter, Fault, NewRecord, OrderGiven, Record, Scope, Verified, VerifyOptions, commitment,
    kind, verify,
};
use decider::{Audience, By};
use sample::{batch_id, opening, order, rebuilt, secret, siege};
use serde_json::{Value, json, value::to_raw_value};

fn log(records: &[Record]) -> String {
    records.iter().map(|record| record.to_line() + "\n").collect()
}

fn check(records: &[Record]) -> Result<Verified, Fault> {
    verify(log(records).as_bytes(), &VerifyOptions::default())
}

fn records() -> Vec<Record> {
    rebuilt(&secret()).into_iter().flat_map(|batch| batch.records).collect()
}

/// Repairs commitments, chain and hashes from first to last.
fn rechained(mut records: Vec<Record>) -> Vec<Record> {
    let mut prev = Bytes32::ZERO;
    for record in &mut records {
        if let (Some(salt), Some(data)) = (&record.salt, &record.data) {
            record.commitment = commitment(salt, data.get());
        }
        record.prev = prev;
        record.hash = record.computed_hash();
        prev = record.hash;
    }
    records
}

fn set(record: &mut Record, change: impl FnOnce(&mut Value)) {
    let mut data = record.read_data().unwrap();
    change(&mut data);
    record.data = Some(chronicle::canonical::canonical(&data).unwrap());
}

/// The first fault of the forged sample.
fn forged(change: impl FnOnce(&mut Vec<Record>)) -> (Option<u64>, &'static str) {
    let mut records = records();
    change(&mut records);
    let fault = check(&rechained(records)).unwrap_err();
    assert_eq!(fault.seq.map(|seq| seq + 1).unwrap_or(fault.line), fault.line);
    (fault.seq, fault.code)
}

#[test]
fn repairing_an_untouched_log_changes_nothing() {
    assert_eq!(log(&rechained(records())), sample::FULL);
}

#[test]
fn faces_that_the_envelope_does_not_give() {
    assert_eq!(
        forged(|r| set(&mut r[2], |d| d["faces"] = json!([3, 4]))),
        (Some(2), "faces_not_derived")
    );
    assert_eq!(
        forged(|r| set(&mut r[2], |d| d["faces"] = json!([3, 7]))),
        (Some(2), "faces_impossible")
    );
    assert_eq!(
        forged(|r| set(&mut r[2], |d| d["faces"] = json!([3]))),
        (Some(2), "faces_impossible")
    );
    assert_eq!(
        forged(|r| set(&mut r[2], |d| d["dice"] = json!("2d7"))),
        (Some(2), "faces_not_derived")
    );
    assert_eq!(
        forged(|r| set(&mut r[5], |d| d["faces"] = json!([0, 1]))),
        (Some(5), "faces_impossible")
    );
    assert_eq!(
        forged(|r| set(&mut r[7], |d| d["index"] = json!(12))),
        (Some(7), "draw_not_derived")
    );
    assert_eq!(
        forged(|r| set(&mut r[7], |d| d["index"] = json!(102))),
        (Some(7), "draw_impossible")
    );
    assert_eq!(forged(|r| set(&mut r[7], |d| d["of"] = json!(103))), (Some(7), "draw_not_derived"));
    let scripted = json!({ "scripted": {} });
    assert_eq!(forged(|r| set(&mut r[5], |d| d["source"] = scripted)), (Some(5), "source_wrong"));
    assert_eq!(
        forged(|r| set(&mut r[5], |d| d["source"] = json!("heaven"))),
        (Some(5), "payload_wrong")
    );
}

#[test]
fn a_nonce_is_bytes_in_hex() {
    for nonce in ["0", "0G", "AA"] {
        let wrong = forged(|r| set(&mut r[1], |d| d["nonce"] = json!(nonce)));
        assert_eq!(wrong, (Some(1), "payload_wrong"));
    }
}

#[test]
fn chance_of_a_later_version_is_not_guessed_at() {
    assert_eq!(forged(|r| r[2].v = 2), (Some(2), "payload_wrong"));
    assert_eq!(forged(|r| r[7].v = 2), (Some(7), "payload_wrong"));
}

/// The intent and the nonce are bound before the envelope is opened: change one, and the dice of
/// the same seed no longer follow. So does anything that came before.
#[test]
fn nonce_intent_and_place_are_bound() {
    let nonce = forged(|r| set(&mut r[1], |d| d["nonce"] = json!("00fe")));
    let intent = forged(|r| set(&mut r[1], |d| d["command"] = json!({"strike": ["A", "C"]})));
    let salt = forged(|r| r[1].salt = Some(Bytes32([1; 32])));
    let place = forged(|r| set(&mut r[0], |d| d["name"] = json!("Vectors!")));
    assert_eq!([nonce, intent, salt, place], [(Some(2), "faces_not_derived"); 4]);
    // A thrown roll hangs on nothing, but the sealed ones behind it do.
    let later = forged(|r| set(&mut r[5], |d| d["faces"] = json!([6, 2])));
    assert_eq!(later, (Some(7), "draw_not_derived"));
}

#[test]
fn seals_and_envelopes_run_on() {
    let seed = Secret::new([9; 32]).seed(1);
    assert_eq!(forged(|r| r[2].seal = Some(Bytes32([1; 32]))), (Some(3), "seed_wrong"));
    assert_eq!(
        forged(|r| set(&mut r[3], |d| d["source"]["sealed"]["seed"] = json!(seed))),
        (Some(3), "seed_wrong")
    );
    assert_eq!(forged(|r| r[2].seal = None), (Some(2), "seal_missing"));
    assert_eq!(forged(|r| r[0].seal = None), (Some(0), "seal_missing"));
    assert_eq!(forged(|r| r[4].seal = Some(Bytes32::ZERO)), (Some(4), "seal_unexpected"));
    assert_eq!(forged(|r| r[3].opens = Some(0)), (Some(3), "envelope_wrong"));
    assert_eq!(forged(|r| r[3].opens = Some(2)), (Some(3), "envelope_wrong"));
    assert_eq!(forged(|r| (r[3].opens, r[3].seal) = (None, None)), (Some(3), "envelope_missing"));
    let seal = Some(seal_of(&seed));
    assert_eq!(
        forged(|r| (r[5].opens, r[5].seal) = (Some(2), seal)),
        (Some(5), "envelope_misused")
    );
    assert_eq!(
        forged(|r| (r[4].opens, r[4].seal) = (Some(2), seal)),
        (Some(4), "envelope_misused")
    );
    // The same envelope for two rolls: the second one's number gives it away.
    let twice = forged(|r| {
        let again = r[2].clone();
        (r[3].opens, r[3].seal, r[3].data) = (again.opens, again.seal, again.data);
    });
    assert_eq!(twice, (Some(3), "envelope_wrong"));
}

#[test]
fn batches_are_whole() {
    assert_eq!(forged(|r| r[2].last = true), (Some(3), "order_missing"));
    assert_eq!(forged(|r| r[3].last = false), (Some(4), "batch_unfinished"));
    assert_eq!(forged(|r| r[3].batch = batch_id(9)), (Some(3), "batch_unfinished"));
    assert_eq!(forged(|r| r[4].batch = batch_id(1)), (Some(4), "batch_repeated"));
    assert_eq!(forged(|r| r[3].at = r[4].at), (Some(3), "batch_time_wrong"));
    assert_eq!(forged(|r| r[3].kind = kind::ORDER_GIVEN.into()), (Some(3), "envelope_misused"));
    let inside = |r: &mut Vec<Record>| {
        (r[5].kind, r[5].data) = (kind::ORDER_GIVEN.into(), r[4].data.clone())
    };
    assert_eq!(forged(inside), (Some(5), "kind_misplaced"));
    assert_eq!(forged(|r| r[4].kind = kind::CAMPAIGN_CREATED.into()), (Some(4), "order_missing"));
    assert_eq!(forged(|r| r[0].kind = "campaign.found".into()), (Some(0), "genesis_wrong"));
    assert_eq!(forged(|r| r[0].last = false), (Some(0), "genesis_wrong"));
    assert_eq!(forged(|r| r[0].parent = Some(0)), (Some(0), "genesis_wrong"));
}

#[test]
fn parents_follow_the_timeline() {
    assert_eq!(forged(|r| r[2].parent = Some(0)), (Some(2), "parent_wrong"));
    assert_eq!(forged(|r| r[3].parent = None), (Some(3), "parent_wrong"));
    assert_eq!(forged(|r| r[4].parent = Some(2)), (Some(4), "parent_wrong")); // no batch end
    assert_eq!(forged(|r| r[4].parent = Some(9)), (Some(4), "parent_wrong")); // not yet there
    assert_eq!(forged(|r| r[4].parent = None), (Some(4), "parent_wrong"));
    // A batch end, but the batch does not rewind: it holds something else, or nothing.
    let nothing = forged(|r| {
        r.truncate(9);
        r[8].last = true;
    });
    assert_eq!(nothing, (Some(8), "parent_wrong"));
    assert_eq!(forged(|r| r[6].parent = Some(3)), (Some(7), "parent_wrong"));
    assert_eq!(forged(|r| r[8].parent = Some(5)), (Some(9), "rewind_wrong"));
    assert_eq!(forged(|r| set(&mut r[9], |d| d["to"] = json!(5))), (Some(9), "rewind_wrong"));
    assert_eq!(forged(|r| set(&mut r[9], |d| d["to"] = json!("5"))), (Some(9), "payload_wrong"));
    assert_eq!(
        forged(|r| r[11].kind = kind::TIMELINE_REWOUND.into()),
        (Some(11), "envelope_misused")
    );
}

#[test]
fn a_rewind_stands_alone() {
    assert_eq!(forged(|r| r[9].last = false), (Some(9), "rewind_not_alone"));
    let late = forged(|r| {
        (r[3].opens, r[3].seal, r[3].kind) = (None, None, kind::TIMELINE_REWOUND.into());
    });
    assert_eq!(late, (Some(3), "rewind_not_alone"));
}

/// One record replaced by another that is whole in itself.
#[test]
fn the_chain_holds_every_record() {
    for at in 1..11 {
        let mut records = records();
        records[at].prev = Bytes32([1; 32]);
        records[at].hash = records[at].computed_hash();
        let fault = check(&records).unwrap_err();
        assert_eq!((fault.seq, fault.code), (Some(at as u64), "chain_broken"));
    }
    let mut records = records();
    set(&mut records[0], |data| data["name"] = json!("Another evening"));
    records[0].commitment = commitment(&records[0].salt.unwrap(), records[0].data_text().unwrap());
    records[0].hash = records[0].computed_hash();
    assert_eq!(check(&records).unwrap_err().seq, Some(1), "what follows names the old one");
}

/// An order was given upon a head that was live: record 7 lies on the path that record 9 left.
#[test]
fn orders_saw_a_live_head() {
    assert_eq!(
        forged(|r| set(&mut r[10], |d| d["head"] = json!(7))),
        (Some(10), "order_head_wrong")
    );
    assert_eq!(
        forged(|r| set(&mut r[10], |d| d["head"] = json!(8))),
        (Some(10), "order_head_wrong")
    );
    assert_eq!(
        forged(|r| set(&mut r[10], |d| d["head"] = json!(10))),
        (Some(10), "order_head_wrong")
    );
    assert_eq!(
        forged(|r| set(&mut r[10], |d| d["head"] = Value::Null)),
        (Some(10), "payload_wrong")
    );
}

/// Any payload can be left out and the chain still verifies; but what everyone may read is missed.
#[test]
fn what_is_for_everyone_is_missed() {
    let mut records = records();
    for seq in [2, 4] {
        (records[seq].salt, records[seq].data) = (None, None);
    }
    let counts = check(&records).unwrap().counts;
    assert_eq!((counts.redacted, counts.withheld), (2, 2));
    assert_eq!((counts.sealed, counts.sealed_hidden), (3, 1));
    let honest = verify(sample::REDACTED.as_bytes(), &VerifyOptions::default()).unwrap().counts;
    assert_eq!((honest.redacted, honest.withheld), (1, 0));
}

#[test]
fn genesis_names_this_format() {
    for format in [json!("chronicle/2"), json!("chronicle/3"), Value::Null, json!(1)] {
        let (seq, code) = forged(|r| set(&mut r[0], |d| d["format"] = format));
        assert_eq!(seq, Some(0));
        assert!(["format_wrong", "payload_wrong"].contains(&code), "{code}");
    }
}

/// The sample, and behind it a batch that repeats records 4 and 5 on the new timeline.
fn with_copies(change: impl FnOnce(&mut Vec<Record>)) -> Result<Verified, Fault> {
    let (secret, mut records) = (secret(), records());
    let tip = rebuilt(&secret).last().unwrap().tip(3).unwrap();
    let again = opening(&tip, 6, records[4].by.clone());
    let given: OrderGiven = records[4].read_data().unwrap();
    let mut batch =
        BatchWriter::begin(&secret, &tip, chronicle::Opening { copy_of: Some(4), ..again }, &given)
            .unwrap();
    let meta = NewRecord {
        by: By::Rules,
        scope: siege(),
        kind: kind::DICE_ROLLED,
        v: 1,
        audience: Audience::Everyone,
        opens: None,
        copy_of: Some(5),
    };
    batch.push(meta, &records[5].data).unwrap();
    records.extend(batch.finish().records);
    change(&mut records);
    check(&rechained(records))
}

#[test]
fn copies_repeat_their_originals() {
    let verified = with_copies(|_| ()).unwrap();
    assert_eq!((verified.counts.copies, verified.counts.thrown), (2, 1));
    let code = |change: fn(&mut Vec<Record>)| {
        let fault = with_copies(change).unwrap_err();
        (fault.seq.unwrap(), fault.code)
    };
    let differs = |seq| (seq, "copy_differs");
    assert_eq!(code(|r| set(&mut r[13], |d| d["faces"] = json!([6, 2]))), differs(13));
    assert_eq!(code(|r| set(&mut r[12], |d| d["thrown"] = Value::Null)), differs(12));
    assert_eq!(code(|r| r[13].copy_of = Some(2)), (13, "copy_live"));
    assert_eq!(code(|r| r[13].copy_of = Some(7)), differs(13));
    assert_eq!(code(|r| r[13].by = By::Organiser), differs(13));
    assert_eq!(code(|r| r[13].scope = Scope::Campaign), differs(13));
    assert_eq!(code(|r| r[12].audience = Audience::Seats(Vec::new())), differs(12));
    assert_eq!(code(|r| r[13].copy_of = Some(13)), (13, "copy_wrong"));
    assert_eq!(code(|r| r[13].copy_of = Some(20)), (13, "copy_wrong"));
    assert_eq!(
        code(|r| (r[13].opens, r[13].seal) = (Some(4), Some(Bytes32::ZERO))),
        (13, "envelope_misused")
    );
    // A thrown roll of another head, that does not say that it is a copy: its head is not live.
    assert_eq!(
        code(|r| (r[12].copy_of, r[12].data) =
            (None, Some(to_raw_value(&order(json!(1), 7, None)).unwrap())))
        .1,
        "order_head_wrong"
    );
}

/// A copied order was given upon a head of the timeline that was left.
#[test]
fn a_copied_order_keeps_the_head_that_it_saw() {
    let (secret, mut all) = (secret(), records());
    let tip = rebuilt(&secret).last().unwrap().tip(3).unwrap();
    let again = opening(&tip, 6, all[6].by.clone());
    let given: OrderGiven = all[6].read_data().unwrap();
    assert_eq!(given.head, 5, "which record 9 left behind");
    let again = chronicle::Opening { copy_of: Some(6), ..again };
    let batch = BatchWriter::begin(&secret, &tip, again, &given).unwrap().finish();
    all.extend(batch.records);
    assert_eq!(check(&all).unwrap().counts.copies, 1);
    all[12].copy_of = None;
    assert_eq!(check(&rechained(all)).unwrap_err().code, "order_head_wrong");
}

/// A sealed draw keeps its seed in the copy, and opens nothing.
#[test]
fn a_sealed_draw_that_was_left_behind_may_be_repeated() {
    let (secret, mut all) = (secret(), records());
    let tip = rebuilt(&secret).last().unwrap().tip(3).unwrap();
    let given = order(json!({"refill": 1}), 11, None);
    let council = all[6].by.clone();
    let mut batch = BatchWriter::begin(&secret, &tip, opening(&tip, 6, council), &given).unwrap();
    let meta = NewRecord {
        by: By::Rules,
        scope: siege(),
        kind: kind::CARD_DRAWN,
        v: 1,
        audience: all[7].audience.clone(),
        opens: None,
        copy_of: Some(7),
    };
    batch.push(meta, &all[7].data).unwrap();
    sample::roll(&mut batch, &secret, Dice::new(1, 6));
    all.extend(batch.finish().records);
    let verified = check(&all).unwrap();
    assert_eq!((verified.counts.sealed, verified.counts.copies), (5, 1));
    assert_eq!(verified.next_envelope, 5);
    // Without saying that it is a copy, it is a seed out of nowhere.
    all[13].copy_of = None;
    assert_eq!(check(&rechained(all)).unwrap_err().code, "envelope_missing");
}

/// A roll that stands on the timeline is not used again, and what was left behind is used once.
#[test]
fn a_good_roll_is_used_once() {
    let (secret, all) = (secret(), records());
    let tip = rebuilt(&secret).last().unwrap().tip(3).unwrap();
    let given = order(json!({"strike": ["A", "B"]}), 11, None);
    let used = |originals: &[usize]| {
        let sender = all[6].by.clone();
        let mut batch =
            BatchWriter::begin(&secret, &tip, opening(&tip, 6, sender), &given).unwrap();
        for original in originals {
            let record = &all[*original];
            let meta = NewRecord {
                by: By::Rules,
                scope: siege(),
                kind: &record.kind,
                v: 1,
                audience: record.audience.clone(),
                opens: None,
                copy_of: Some(record.seq),
            };
            batch.push(meta, &record.data).unwrap();
        }
        check(&all.iter().cloned().chain(batch.finish().records).collect::<Vec<_>>())
    };
    assert!(used(&[5]).is_ok() && used(&[5, 7]).is_ok());
    assert_eq!(used(&[2]).unwrap_err().code, "copy_live");
    assert_eq!(used(&[5, 5]).unwrap_err().code, "copy_live");
}
