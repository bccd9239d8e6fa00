//! The published vectors of version 2: intents, asks, links, signatures, a checkpoint, and a stream with
//! everything in it.

use chance::{Bound, Bytes32, Dice, Secret, Stream};
use chronicle::{
    Beacon, Checkpoint, Format, Given, Intent, OrderGiven, PublicKey, Record, Round, Scope,
    Signature, SigningKey, VerifyOptions, ask, link_before, shared, verify,
};
use data_encoding::HEXLOWER;
use decider::By;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;

pub(crate) const FULL: &str = include_str!("vectors/chronicle-2-sample-full.ndjson");
pub(crate) const REDACTED: &str = include_str!("vectors/chronicle-2-sample-redacted.ndjson");

fn vectors() -> Value {
    serde_json::from_str(include_str!("vectors/chronicle-2.json")).unwrap()
}

fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap()
}

fn each(value: &Value) -> impl Iterator<Item = &Value> {
    let items = value.as_array().unwrap();
    assert!(!items.is_empty());
    items.iter()
}

fn bytes(value: &Value) -> Vec<u8> {
    HEXLOWER.decode(value.as_str().unwrap().as_bytes()).unwrap()
}

#[test]
fn keys() {
    for key in each(&vectors()["keys"]) {
        let seed: Bytes32 = read(&key["seed"]);
        assert_eq!(SigningKey::from_seed(&seed.0).public(), read(&key["public"]));
    }
}

#[test]
fn intents() {
    for vector in each(&vectors()["intents"]) {
        let parts = &vector["parts"];
        let by: By = parts["by"].as_str().unwrap().parse().unwrap();
        let scope: Scope = read(&parts["scope"]);
        let order = OrderGiven::deserialize(parts).unwrap();
        let intent = Intent {
            batch: read(&parts["batch"]),
            by: &by,
            campaign: read(&parts["campaign"]),
            order: &order,
            replaces: read(&parts["replaces"]),
            scope: &scope,
            stead: parts["stead"].as_str(),
            upon: read(&parts["upon"]),
        };
        assert_eq!(chronicle::canonical::canonical(&intent).unwrap().get(), vector["jcs"]);
        assert_eq!(intent.hash().unwrap(), read(&vector["intent"]));
    }
}

#[test]
fn asks() {
    for vector in each(&vectors()["asks"]) {
        let (prev, intent) = (read(&vector["prev"]), read(&vector["intent"]));
        let envelope = vector["envelope"].as_u64().unwrap();
        assert_eq!(ask(&prev, &intent, envelope), read(&vector["ask"]));
    }
}

#[test]
fn signatures_and_what_is_none() {
    let vectors = vectors();
    let key = |word: &str| {
        let key = each(&vectors["keys"]).find(|key| key["word"] == word).unwrap();
        read::<Bytes32>(&key["seed"])
    };
    for vector in each(&vectors["signatures"]) {
        let signer = SigningKey::from_seed(&key(vector["key"].as_str().unwrap()).0);
        let message = bytes(&vector["message"]);
        let signature: Signature = read(&vector["signature"]);
        assert_eq!(signer.sign(&message), signature);
        assert!(signer.public().has_signed(&message, &signature), "{}", vector["what"]);
    }
    for vector in each(&vectors["bad_signatures"]) {
        let key: PublicKey = read(&vector["key"]);
        let signed = key.has_signed(&bytes(&vector["message"]), &read(&vector["signature"]));
        assert!(!signed, "{}", vector["why"]);
    }
}

#[test]
fn links_lead_back_to_the_anchor() {
    let links = &vectors()["links"];
    let campaign: Bytes32 = read(&links["campaign"]);
    let values: Vec<Bytes32> = read(&links["values"]);
    let first_to_last = values.windows(2).all(|two| link_before(&campaign, &two[1]) == two[0]);
    let last_to_first = values.windows(2).all(|two| link_before(&campaign, &two[0]) == two[1]);
    assert!(first_to_last || last_to_first);
}

#[test]
fn what_the_others_gave() {
    for vector in each(&vectors()["shared"]) {
        let given: Vec<Given> = read(&vector["given"]);
        let round: Option<Round> = read(&vector["beacon"]);
        let chain: Option<Bytes32> = read(&vector["chain"]);
        let beacon = chain.as_ref().zip(round.as_ref());
        assert_eq!(shared(&given, beacon), read(&vector["x"]));
    }
}

#[test]
fn rounds_of_a_beacon() {
    let vectors = vectors();
    let beacon = &vectors["beacon"];
    let known = Beacon {
        chain: read(&beacon["chain"]),
        public_key: read(&beacon["public_key"]),
        genesis: read(&beacon["genesis"]),
        period: read(&beacon["period"]),
        scheme: read(&beacon["scheme"]),
    };
    for round in each(&beacon["rounds"]) {
        assert_eq!(known.round_after(read(&round["at"])), round["round"].as_u64());
    }
    for vector in each(&vectors["shared"]).filter(|vector| !vector["beacon"].is_null()) {
        let mut round: Round = read(&vector["beacon"]);
        assert_eq!(known.has_published(&round), Some(true));
        round.round += 1;
        assert_eq!(known.has_published(&round), Some(false));
        let other = Beacon { scheme: "pedersen-bls-chained".into(), ..known.clone() };
        assert_eq!(other.has_published(&round), None);
    }
}

#[test]
fn dice_and_draws() {
    let vectors = vectors();
    let blocks = &vectors["blocks"];
    let (seed, intent): (Bytes32, Bytes32) = (read(&blocks["seed"]), read(&blocks["intent"]));
    let stream = |shared| Stream::new(seed, Bound::to_intent(intent, shared));
    for (dice, faces) in vectors["dice"].as_object().unwrap() {
        let dice: Dice = dice.parse().unwrap();
        assert_eq!(stream(read(&blocks["x"])).roll(dice), read::<Vec<u32>>(faces));
    }
    for (dice, faces) in vectors["dice_house"].as_object().unwrap() {
        let dice: Dice = dice.parse().unwrap();
        assert_eq!(stream(Bytes32::ZERO).roll(dice), read::<Vec<u32>>(faces));
    }
    for (of, index) in vectors["draws"].as_object().unwrap() {
        let drawn = stream(read(&blocks["x"])).uniform(of.parse().unwrap());
        assert_eq!(drawn, index.as_u64().unwrap());
    }
    let mut trace = chance::Derivation::default();
    let mut traced = stream(read(&blocks["x"]));
    (0..20).for_each(|_| {
        traced.traced(1 << 32, &mut trace);
    });
    let expected: Vec<Bytes32> = read(&blocks["blocks"]);
    assert_eq!(trace.blocks[..expected.len()], expected);
}

#[test]
fn a_checkpoint() {
    let vectors = vectors();
    let vector = &vectors["checkpoint"];
    let text = vector["note"].as_str().unwrap();
    let note: Checkpoint = text.parse().unwrap();
    assert_eq!(note.to_string(), text);
    assert_eq!((note.campaign, note.size), (read(&vector["campaign"]), 80));
    let house = each(&vectors["keys"]).find(|key| key["word"] == "house").unwrap();
    let devices = note.check(&read(&house["public"])).unwrap();
    assert_eq!(devices.len(), 1);
    assert!(note.check(&devices[0]).is_err());
    let last = Record::from_line(FULL.lines().last().unwrap()).unwrap();
    assert_eq!(note.head(), last.head());
    let seed: Bytes32 = read(&house["seed"]);
    let mut ours = Checkpoint::of(note.campaign, note.head(), &SigningKey::from_seed(&seed.0));
    let red = each(&vectors["keys"]).find(|key| key["public"] == devices[0].to_string()).unwrap();
    ours.countersign(&SigningKey::from_seed(&read::<Bytes32>(&red["seed"]).0));
    assert_eq!(ours.to_string(), text);
    for wrong in [
        text.replacen("\n80\n", "\n81\n", 1),
        text.replacen("wapenrol/a", "wapenrol/b", 2),
        text.trim_end().to_owned(),
        text.replacen("\n\n", "\n", 1),
    ] {
        let read = wrong.parse::<Checkpoint>();
        assert!(read.is_err() || read.unwrap().check(&read_key(house)).is_err(), "{wrong}");
    }
}

fn read_key(key: &Value) -> PublicKey {
    read(&key["public"])
}

#[test]
fn the_full_sample_verifies() {
    for strict in [false, true] {
        let options = VerifyOptions { strict, ..VerifyOptions::default() };
        let verified = verify(FULL.as_bytes(), &options).unwrap();
        assert_eq!(verified.format, Format::Two);
        assert_eq!((verified.head.seq, verified.next_envelope), (79, 14));
        assert_eq!((verified.counts.sealed, verified.counts.thrown), (14, 1));
        assert_eq!((verified.counts.witnessed, verified.counts.rewinds), (1, 3));
        let trust = verified.trust;
        assert_eq!((trust.unsigned, trust.by_rules, trust.in_stead), (0, 1, 2));
        assert_eq!((trust.shared, trust.beacon, trust.house), (10, 1, 0));
        assert_eq!((trust.silent, trust.late, trust.asked_not_used, trust.skipped), (2, 1, 1, 0));
        assert_eq!((trust.left_out, trust.kept_dice, trust.policies), (0, 1, 1));
        assert_eq!((trust.not_checked, trust.intents_hidden), (0, 0));
    }
}

#[test]
fn the_redacted_sample_verifies() {
    let full = verify(FULL.as_bytes(), &VerifyOptions::default()).unwrap();
    let options = VerifyOptions { strict: true, ..VerifyOptions::default() };
    let verified = verify(REDACTED.as_bytes(), &options).unwrap();
    assert_eq!(verified.head, full.head);
    assert_eq!((verified.counts.sealed, verified.counts.sealed_hidden), (13, 1));
    assert_eq!((verified.counts.redacted, verified.counts.withheld), (2, 0));
    assert_eq!((verified.trust.intents_hidden, verified.trust.signed), (1, full.trust.signed));
}

#[test]
fn a_line_is_a_record_and_a_record_a_line() {
    for line in FULL.lines().chain(REDACTED.lines()) {
        let record = Record::from_line(line).unwrap();
        assert_eq!(record.to_line(), line);
        record.check().unwrap();
    }
}

#[test]
fn the_secret_that_was_told_is_the_secret() {
    let told = FULL.lines().nth(78).unwrap();
    let data: Value = Record::from_line(told).unwrap().read_data().unwrap();
    let secret = Secret::new(read::<Bytes32>(&data["secret"]).0);
    let genesis = Record::from_line(FULL.lines().next().unwrap()).unwrap();
    assert_eq!(genesis.seal, Some(secret.seal(0)));
}
