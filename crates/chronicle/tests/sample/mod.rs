//! The sample stream of the format's vectors, and how the writer makes it.
#![allow(dead_code, reason = "each test takes what it needs")]

use chance::{Chance, Clause, Dice, Need, Sealed, Secret, Thrown};
use chronicle::{
    Batch, BatchWriter, Brought, NewLog, Opening, OrderGiven, Scope, Timestamp, Tip, Uuid, genesis,
};
use decider::{Audience, By, Drawn, Rolled};
use serde_json::{json, value::to_raw_value};

pub(crate) const FULL: &str = include_str!("../vectors/sample-full.ndjson");
pub(crate) const REDACTED: &str = include_str!("../vectors/sample-redacted.ndjson");

/// The secret of the vectors: bytes 00 to 1f.
pub(crate) fn secret() -> Secret {
    Secret::new(std::array::from_fn(|byte| byte as u8))
}

pub(crate) fn batch_id(number: u64) -> Uuid {
    format!("01890000-0000-7000-8000-{number:012x}").parse().unwrap()
}

pub(crate) fn seat(name: &str) -> By {
    By::Seat(name.parse().unwrap())
}

pub(crate) fn need(why: &'static str, dice: Dice) -> Need {
    Need { clause: Clause::new("HEI-000"), why, dice, shares: Vec::new() }
}

pub(crate) fn order(command: serde_json::Value, head: u64, nonce: Option<&str>) -> OrderGiven {
    let command = to_raw_value(&command).unwrap();
    OrderGiven { command, head, nonce: nonce.map(Into::into), thrown: None }
}

pub(crate) fn opening(tip: &Tip, number: u64, by: By) -> Opening {
    Opening {
        parent: tip.last.seq,
        batch: batch_id(number),
        at: format!("2026-01-02T03:04:{:02}.000Z", number % 60).parse().unwrap(),
        by,
        scope: "engagement/1".parse().unwrap(),
        audience: Audience::Everyone,
        copy_of: None,
        intended: None,
    }
}

pub(crate) fn siege() -> Scope {
    "engagement/1".parse().unwrap()
}

/// Rolls sealed dice in a batch.
pub(crate) fn roll(batch: &mut BatchWriter<'_>, secret: &Secret, dice: Dice) {
    let need = need("vector", dice);
    let fall = Sealed::new(secret, batch.next_envelope(), batch.bound()).roll(&need).unwrap();
    batch.dice_rolled(siege(), &Rolled { need, fall }).unwrap();
}

/// Draws a sealed card in a batch.
pub(crate) fn draw(batch: &mut BatchWriter<'_>, secret: &Secret, of: u32, audience: Audience) {
    let clause = Clause::new("HEI-000");
    let pick = Sealed::new(secret, batch.next_envelope(), batch.bound()).pick(clause, of).unwrap();
    let card = "water".into();
    batch.card_drawn(siege(), &Drawn { clause, deck: "action", card, of, pick, audience }).unwrap();
}

/// The stream of `sample-full.ndjson`.
pub(crate) fn rebuilt(secret: &Secret) -> Vec<Batch> {
    let data = json!({
        "format": "chronicle/1", "name": "Vectors", "rules": "test",
        "seats": ["city-guard", "wizards-council"],
    });
    let at = "2026-01-02T03:04:00.000Z".parse::<Timestamp>().unwrap();
    let opened = genesis(secret, &NewLog::One, batch_id(0), at, By::Organiser, &data).unwrap();
    let tip = opened.tip(0).unwrap();
    let mut batches = vec![opened];
    let mut next = |before: Tip, batch: BatchWriter<'_>| {
        let batch = batch.finish();
        let tip = batch.tip(before.next_envelope).unwrap();
        batches.push(batch);
        tip
    };
    let guard = seat("city-guard");
    let strike = |at: &str| json!({"strike": ["A", at]});

    let given = order(strike("B"), 0, Some("00ff"));
    let mut batch =
        BatchWriter::begin(secret, &tip, opening(&tip, 1, guard.clone()), &given).unwrap();
    roll(&mut batch, secret, Dice::new(2, 6));
    roll(&mut batch, secret, Dice::new(1, 20));
    let tip = next(tip, batch);

    let mut given = order(strike("C"), 3, None);
    given.thrown = Some(vec![6, 1]);
    let mut batch =
        BatchWriter::begin(secret, &tip, opening(&tip, 2, guard.clone()), &given).unwrap();
    let need = need("vector", Dice::new(2, 6));
    let fall = Thrown::new(&[6, 1], "city-guard", None).roll(&need).unwrap();
    batch.dice_rolled(siege(), &Rolled { need, fall }).unwrap();
    let tip = next(tip, batch);

    let council = seat("wizards-council");
    let given = order(json!({"refill": 1}), 5, Some("a1"));
    let mut batch = BatchWriter::begin(secret, &tip, opening(&tip, 3, council), &given).unwrap();
    let hidden = Audience::Seats(vec!["wizards-council".parse().unwrap()]);
    draw(&mut batch, secret, 102, hidden);
    let tip = next(tip, batch);

    let given = order(json!({"rewind": {"to": 3}}), 7, None);
    let mut back = opening(&tip, 4, By::Organiser);
    (back.parent, back.scope) = (3, Scope::Campaign);
    let mut batch = BatchWriter::begin(secret, &tip, back, &given).unwrap();
    batch.timeline_rewound("a vector", None, Brought::NOTHING).unwrap();
    let tip = next(tip, batch);

    let given = order(strike("C"), 9, Some("0b"));
    let mut batch = BatchWriter::begin(secret, &tip, opening(&tip, 5, guard), &given).unwrap();
    roll(&mut batch, secret, Dice::new(3, 6));
    next(tip, batch);
    batches
}
