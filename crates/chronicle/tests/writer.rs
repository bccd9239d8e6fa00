//! What the writer refuses to make a record of.

use crate::sample;

use chance::{Fall, Source};
use chronicle::{
    BatchWriter, Brought, NewLog, NewRecord, OrderGiven, Scope, Timelines, Tip, Unrecordable,
    genesis, kind,
};
use decider::{Audience, By, Rolled};
use sample::{batch_id, need, opening, order, rebuilt, secret, siege};
use serde_json::{Value, json, value::to_raw_value};

fn tip() -> Tip {
    let mut timelines = Timelines::new();
    for record in rebuilt(&secret()).iter().flat_map(|batch| &batch.records) {
        timelines.push(record).unwrap();
    }
    timelines.tip().unwrap()
}

fn plain(kind: &str) -> NewRecord<'_> {
    let (by, audience) = (By::Rules, Audience::Everyone);
    NewRecord { by, scope: siege(), kind, v: 1, audience, opens: None, copy_of: None }
}

fn push(meta: NewRecord<'_>, data: &Value) -> Result<u64, Unrecordable> {
    let (secret, tip) = (secret(), tip());
    let given = order(json!("wait"), tip.last.seq, None);
    let mut batch =
        BatchWriter::begin(&secret, &tip, opening(&tip, 6, By::Organiser), &given).unwrap();
    let pushed = batch.push(meta, data);
    // A refused record leaves the batch as it was.
    assert_eq!(batch.finish().records.len(), 1 + usize::from(pushed.is_ok()));
    pushed
}

#[test]
fn payloads() {
    let refused = |data: Value| push(plain("test.happened"), &data).unwrap_err().code();
    assert_eq!(push(plain("test.happened"), &json!({"n": 9_007_199_254_740_991_i64})), Ok(13));
    assert_eq!(refused(json!({"n": 9_007_199_254_740_992_i64})), "integer_too_large");
    assert_eq!(refused(json!({"n": [{"m": 0.5}]})), "fraction");
    assert_eq!(refused(json!([1])), "payload_not_an_object");
    assert_eq!(refused(Value::Null), "payload_not_an_object");
    let deep = (0..100).fold(json!(1), |inner, _| json!([inner]));
    assert_eq!(refused(json!({"deep": deep})), "nested_too_deep");
}

#[test]
fn kinds() {
    for kind in ["", "strike", ".a", "a.", "A.b", "a.b.c", "a b.c", "a.\"b", "order.given"] {
        assert_eq!(push(plain(kind), &json!({})).unwrap_err().code(), "kind_wrong", "{kind}");
    }
    let zero = NewRecord { v: 0, ..plain("test.happened") };
    assert_eq!(push(zero, &json!({})).unwrap_err().code(), "kind_wrong");
    assert!(push(plain("te-wapen.unit_routed"), &json!({})).is_ok());
}

#[test]
fn envelopes() {
    let opens = |kind, opens| NewRecord { opens: Some(opens), ..plain(kind) };
    for wrong in [3, 5] {
        let refused = push(opens(kind::DICE_ROLLED, wrong), &json!({})).unwrap_err();
        assert_eq!(refused, Unrecordable::Envelope { opens: wrong, on_table: 4 });
    }
    assert_eq!(push(opens("test.happened", 4), &json!({})).unwrap_err().code(), "chance_wrong");
    let copy = NewRecord { copy_of: Some(2), ..opens(kind::DICE_ROLLED, 4) };
    assert_eq!(push(copy, &json!({})).unwrap_err().code(), "chance_wrong");
    let future = NewRecord { copy_of: Some(13), ..plain("test.happened") };
    assert_eq!(push(future, &json!({})).unwrap_err().code(), "ahead_of_the_log");
}

#[test]
fn falls_that_fit_no_envelope() {
    let (secret, tip) = (secret(), tip());
    let given = order(json!("wait"), tip.last.seq, None);
    let mut batch =
        BatchWriter::begin(&secret, &tip, opening(&tip, 6, By::Organiser), &given).unwrap();
    let thrown = Source::thrown("city-guard");
    for (source, opens, copy_of) in [
        (Source::Scripted {}, None, None),
        (Source::Sealed { seed: secret.seed(3) }, Some(4), None),
        (Source::Sealed { seed: secret.seed(4) }, None, None),
        (Source::Sealed { seed: secret.seed(4) }, Some(4), Some(2)),
        (thrown, Some(4), None),
    ] {
        let fall = Fall { faces: vec![1], source, opens, copy_of };
        let rolled = Rolled { need: need("test", "1d6".parse().unwrap()), fall };
        assert_eq!(batch.dice_rolled(siege(), &rolled).unwrap_err().code(), "chance_wrong");
    }
}

#[test]
fn orders() {
    let (secret, tip) = (secret(), tip());
    let begin = |given: &OrderGiven, opening| {
        BatchWriter::begin(&secret, &tip, opening, given).map(BatchWriter::finish)
    };
    let usual = || opening(&tip, 6, By::Organiser);
    let given = |nonce| order(json!("wait"), 11, nonce);
    for nonce in ["0", "0G", "AB", "é", "00 "] {
        assert_eq!(begin(&given(Some(nonce)), usual()).unwrap_err().code(), "nonce_wrong");
    }
    assert!(begin(&given(Some("")), usual()).is_ok(), "an empty nonce is a choice too");
    let ahead = order(json!("wait"), 12, None);
    assert_eq!(begin(&ahead, usual()).unwrap_err().code(), "ahead_of_the_log");
    let mut old = usual();
    old.batch = "3fa85f64-5717-4562-b3fc-2c963f66afa6".parse().unwrap();
    assert_eq!(begin(&given(None), old).unwrap_err().code(), "batch_id_wrong");
    let mut fraction = given(None);
    fraction.command = to_raw_value(&json!({"to": 1.5})).unwrap();
    assert_eq!(begin(&fraction, usual()).unwrap_err().code(), "fraction");
    let mut spaced = given(None);
    spaced.command = serde_json::from_str(r#"{ "b" : 1, "a" : "\u0041" }"#).unwrap();
    let batch = begin(&spaced, usual()).unwrap();
    assert!(batch.records[0].data_text().unwrap().starts_with(r#"{"command":{"a":"A","b":1},"#));
}

#[test]
fn only_a_rewind_leaves_the_end_of_the_stream() {
    let (secret, tip) = (secret(), tip());
    let mut back = opening(&tip, 6, By::Organiser);
    (back.parent, back.scope) = (7, Scope::Campaign);
    let given = order(json!("back"), 11, None);
    let mut batch = BatchWriter::begin(&secret, &tip, back, &given).unwrap();
    let other = batch.push(plain("test.happened"), &json!({}));
    assert_eq!(other.unwrap_err().code(), "off_the_timeline");
    batch.timeline_rewound("it was not abandoned for good", Some("17"), Brought::NOTHING).unwrap();
    let second = batch.push(plain("test.happened"), &json!({}));
    assert_eq!(second.unwrap_err().code(), "off_the_timeline");
    assert_eq!(batch.finish().records.len(), 2);

    let mut batch =
        BatchWriter::begin(&secret, &tip, opening(&tip, 6, By::Organiser), &given).unwrap();
    batch.timeline_rewound("to where we are", None, Brought::NOTHING).unwrap();
    let second = batch.push(plain("test.happened"), &json!({}));
    assert_eq!(second.unwrap_err().code(), "off_the_timeline");

    let mut batch =
        BatchWriter::begin(&secret, &tip, opening(&tip, 6, By::Organiser), &given).unwrap();
    batch.push(plain("test.happened"), &json!({})).unwrap();
    let late = batch.timeline_rewound("too late", None, Brought::NOTHING);
    assert_eq!(late.unwrap_err().code(), "off_the_timeline");
}

#[test]
fn genesis_names_the_format() {
    let at = "2026-01-02T03:04:00.000Z".parse().unwrap();
    let of = |data: Value| genesis(&secret(), &NewLog::One, batch_id(0), at, By::Organiser, &data);
    let named = of(json!({"name": "x"})).unwrap();
    let data: Value = named.records[0].read_data().unwrap();
    assert_eq!(data, json!({"format": "chronicle/1", "name": "x"}));
    assert_eq!(of(json!({"format": "chronicle/2"})), Err(Unrecordable::Format));
    assert_eq!(of(json!("x")).unwrap_err().code(), "payload_not_an_object");
}
