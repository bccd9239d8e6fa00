//! A public beacon stands in where too few give to dice.

use crate::shared::{Table, before_a_card, proceed, send};

use chance::Bytes32;
use chronicle::{Beacon, Otherwise, Policy, Round, SigningKey};
use decider::By;
use referee::{SetPolicy, Signatures, WantedRound};
use sha2::{Digest as _, Sha256};

fn beacon() -> Beacon {
    Beacon {
        chain: Bytes32([5; 32]),
        public_key: SigningKey::from_seed(&[9; 32]).public().to_string(),
        genesis: 1_000_000_000,
        period: 3,
        scheme: "ed25519".to_owned(),
    }
}

fn published(round: u64) -> Round {
    let message: [u8; 32] = Sha256::digest(round.to_be_bytes()).into();
    let signature = SigningKey::from_seed(&[9; 32]).sign(&message).to_string();
    Round { round, signature }
}

fn with_beacon() -> Policy {
    Policy { otherwise: Otherwise::Beacon, ..Policy::together() }
}

fn set(table: &Table, policy: Policy) -> Result<(), referee::Rejected> {
    let set = SetPolicy { batch: table.sitting.batch(), by: By::Organiser, policy };
    table.referee().set_policy(table.sitting.campaign, &set, &Signatures::none()).map(drop)
}

fn wanted(table: &Table) -> Option<WantedRound> {
    let ask = table.ask().ask;
    table.referee().gathering(table.sitting.campaign, &ask).unwrap().unwrap().round
}

#[test]
fn the_first_round_behind_the_order_stands_in_for_those_who_are_silent() {
    let (table, one, other) = before_a_card(Policy::together());
    table.referee().read_beacon(beacon());
    set(&table, with_beacon()).unwrap();
    let campaign = table.sitting.campaign;
    assert_eq!(table.referee().policy(campaign).unwrap().beacon, Some(beacon()), "the host's");
    table.leaves(&one);
    table.leaves(&other);

    // Nobody listens: the order waits for the round all the same.
    let order = proceed(&table);
    assert_eq!(send(&table, &order).unwrap_err().code, "being_asked");
    let ask = table.ask();
    assert_eq!(ask.devices.len(), 2);
    let round = wanted(&table).unwrap();
    assert_eq!(round.begins, beacon().begins(round.round).unwrap());
    let give = |round| table.referee().give_round(campaign, &ask.ask, round);
    let code = |round| give(round).unwrap_err().code;
    assert_eq!(code(published(round.round + 1)), "beacon_silent", "a later one");
    assert_eq!(code(published(round.round - 1)), "beacon_silent", "it had begun by then");
    let forged = Round { round: round.round, ..published(round.round + 1) };
    assert_eq!(code(forged), "beacon_silent", "not signed");
    give(published(round.round)).unwrap();
    assert_eq!(wanted(&table), None);
    table.settle(&ask).unwrap().unwrap();
    let trust = table.trust();
    assert_eq!((trust.beacon, trust.beacon_unchecked, trust.silent), (1, 0, 2));
}

#[test]
fn whoever_gives_meanwhile_is_heard_instead() {
    let (table, mut one, _) = before_a_card(Policy::together());
    table.referee().read_beacon(beacon());
    set(&table, with_beacon()).unwrap();
    assert_eq!(send(&table, &proceed(&table)).unwrap_err().code, "being_asked");
    let ask = table.ask();
    let round = wanted(&table).unwrap().round;
    table.referee().give_round(table.sitting.campaign, &ask.ask, published(round)).unwrap();
    table.answer(&mut one, &ask).unwrap();
    assert_eq!(wanted(&table), None);
    table.settle(&ask).unwrap().unwrap();
    let trust = table.trust();
    assert_eq!((trust.beacon, trust.shared), (0, 1));
}

#[test]
fn an_order_whose_round_does_not_come_is_refused_and_what_was_given_is_told() {
    let (table, mut one, _) = before_a_card(Policy::together());
    table.referee().read_beacon(beacon());
    set(&table, Policy { from: chronicle::From::All, ..with_beacon() }).unwrap();
    let order = proceed(&table);
    assert_eq!(send(&table, &order).unwrap_err().code, "being_asked");
    let ask = table.ask();
    table.answer(&mut one, &ask).unwrap();
    assert!(wanted(&table).is_some(), "one of two is silent");
    assert_eq!(table.settle(&ask).unwrap_err().code, "beacon_silent");
    assert_eq!(send(&table, &order).unwrap_err().code, "beacon_silent", "that is the answer to it");
    assert_eq!(table.trust().asked_not_used, 1);
}

#[test]
fn a_house_that_reads_no_beacon_or_another_says_so() {
    let (table, one, other) = before_a_card(Policy::together());
    assert_eq!(set(&table, with_beacon()).unwrap_err().code, "bad_policy");
    table.referee().read_beacon(beacon());
    let others = Beacon { period: 30, ..beacon() };
    let policy = Policy { beacon: Some(others.clone()), ..with_beacon() };
    assert_eq!(set(&table, policy).unwrap_err().code, "bad_policy");
    set(&table, with_beacon()).unwrap();
    table.leaves(&one);
    table.leaves(&other);
    let order = proceed(&table);
    for reads in [None, Some(others)] {
        let house = table.sitting.restarted();
        if let Some(reads) = reads {
            house.read_beacon(reads);
        }
        let answer = house.give(table.sitting.campaign, &order);
        assert_eq!(answer.unwrap_err().code, "beacon_silent");
        assert_eq!(house.asks(table.sitting.campaign).unwrap(), None, "nothing waits");
    }
}
