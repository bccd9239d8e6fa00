//! The published vectors of the log format: seeds, seals, salts, rolls and draws.

use chance::{Bound, Bytes32, Dice, Secret, Stream, seal_of};
use serde_json::Value;

fn vectors() -> Value {
    serde_json::from_str(include_str!("chronicle-v1.json")).unwrap()
}

fn bytes(value: &Value) -> Bytes32 {
    value.as_str().unwrap().parse().unwrap()
}

#[test]
fn seeds_and_seals() {
    let vectors = vectors();
    let secret = Secret::new(bytes(&vectors["secret"]).0);
    for envelope in vectors["envelopes"].as_array().unwrap() {
        let index = envelope["i"].as_u64().unwrap();
        assert_eq!(secret.seed(index), bytes(&envelope["seed"]));
        assert_eq!(secret.seal(index), bytes(&envelope["seal"]));
        assert_eq!(seal_of(&secret.seed(index)), bytes(&envelope["seal"]));
    }
}

#[test]
fn salts() {
    let vectors = vectors();
    let secret = Secret::new(bytes(&vectors["secret"]).0);
    for salt in vectors["salts"].as_array().unwrap() {
        assert_eq!(secret.salt(salt["seq"].as_u64().unwrap()), bytes(&salt["salt"]));
    }
}

#[test]
fn rolls_and_draws() {
    let vectors = vectors();
    let streams = &vectors["streams"];
    let open = || {
        let bound = Bound::to_place(bytes(&streams["prev"]), bytes(&streams["order_commitment"]));
        Stream::new(bytes(&streams["seed"]), bound)
    };
    for (dice, faces) in streams["rolls"].as_object().unwrap() {
        let expected: Vec<u32> = serde_json::from_value(faces.clone()).unwrap();
        assert_eq!(open().roll(dice.parse::<Dice>().unwrap()), expected, "{dice}");
    }
    for (of, index) in streams["draws"].as_object().unwrap() {
        assert_eq!(open().uniform(of.parse().unwrap()), index.as_u64().unwrap(), "of {of}");
    }
}
