//! Cards of a deck that lies on the table: turned up before everybody, typed by name.

use crate::{
    shared::{before_a_card, send},
    sitting::{Sitting, begun, parts, seat},
};
use chance::Source;
use chronicle::{CardDrawn, OrderGiven, Policy, Record, ThrownBy, kind};
use decider::By;
use referee::{
    Amendment, Answer, Begun, Edit, Order, Outlook, Referee, Rejected, SawThrow, Wanted,
    check_rules, scenario,
};
use std::{collections::BTreeMap, sync::Arc};
use store::MemoryStore;

/// The first evening of battles, played with a pack of cards that lies open.
fn battle() -> Sitting {
    battle_in(begun())
}

fn battle_in(log: Begun) -> Sitting {
    let setup = scenario::built_in("first-evening").unwrap();
    Sitting::begun(parts(Arc::new(MemoryStore::new()), 10), &setup, log)
}

/// The next card is turned up, and it is this one.
fn turned(sitting: &Sitting, cards: &[&str]) -> Order {
    let cards = cards.iter().map(|&card| card.to_owned()).collect();
    Order { cards: Some(cards), ..sitting.order(&seat("red"), "proceed") }
}

fn give(sitting: &Sitting, order: &Order) -> Result<Answer, Rejected> {
    sitting.referee.give(sitting.campaign, order)
}

fn records(sitting: &Sitting, answer: &Answer) -> Vec<Record> {
    let (first, last) = (answer.records[0], answer.head.seq);
    let lines = sitting.store.read(sitting.campaign, first, last).unwrap();
    lines.iter().map(|line| Record::from_line(line).unwrap()).collect()
}

fn drawn(records: &[Record]) -> Vec<CardDrawn> {
    let drawn = records.iter().filter(|record| record.kind == kind::CARD_DRAWN);
    drawn.map(|record| record.read_data().unwrap()).collect()
}

fn follows_from_the_rules(sitting: &Sitting) {
    let log = sitting.full_export();
    chronicle::verify(log.as_bytes(), &chronicle::VerifyOptions::default()).unwrap();
    let checked = check_rules(&log).unwrap();
    assert_eq!((checked.differing.len(), checked.not_decided), (0, 0));
}

#[test]
fn what_was_turned_up_is_the_card_that_comes() {
    let sitting = battle();
    let order = turned(&sitting, &["clubs-ace"]);
    let answer = give(&sitting, &order).unwrap();
    let records = records(&sitting, &answer);
    let cards = drawn(&records);
    assert_eq!(cards.iter().map(|card| &*card.card).collect::<Vec<_>>(), ["clubs-ace"]);
    let Source::Thrown { entered_by, .. } = &cards[0].source else { panic!("{:?}", cards[0]) };
    assert_eq!(entered_by, "red");
    assert!(records.iter().all(|record| record.opens.is_none()), "no envelope was opened");
    // The order tells where in the pile it lay, and whoever reads the log finds it there.
    let given: OrderGiven = records[0].read_data().unwrap();
    assert_eq!(given.thrown, Some(vec![cards[0].index]));
    follows_from_the_rules(&sitting);

    let again = give(&sitting, &order).unwrap();
    assert!(again.again, "sent again, it is the same order");
    assert_eq!(again.head, answer.head);
    let other = Order { cards: Some(vec!["clubs-2".to_owned()]), ..order.clone() };
    assert_eq!(give(&sitting, &other).unwrap_err().code, "batch_reused");
    let restarted: Referee = sitting.restarted();
    assert!(restarted.give(sitting.campaign, &order).unwrap().again);
}

#[test]
fn nothing_is_written_before_it_is_known_which_card_came() {
    let sitting = battle();
    let log = sitting.full_export();
    let asked = give(&sitting, &turned(&sitting, &[])).unwrap_err();
    assert_eq!((asked.code, asked.clause.unwrap().id()), ("needs_card", "WAP-030"));
    let need = asked.needs_card.unwrap();
    assert_eq!((&*need.deck, need.pile.len()), ("activation", 54));
    assert!(need.pile.contains(&"hearts-queen".to_owned()));

    let foreign = give(&sitting, &turned(&sitting, &["clubs-13"])).unwrap_err();
    assert_eq!(foreign.code, "impossible_card");
    assert!(foreign.allowed.unwrap().to_string().contains("spades-queen"));
    let more = give(&sitting, &turned(&sitting, &["clubs-ace", "clubs-2"])).unwrap_err();
    assert_eq!(more.code, "unused_cards");
    assert_eq!(sitting.full_export(), log);

    give(&sitting, &turned(&sitting, &["clubs-ace"])).unwrap();
    let gone = give(&sitting, &turned(&sitting, &["clubs-ace"]));
    assert!(gone.is_err(), "it has been played");
}

#[test]
fn a_card_that_was_turned_up_stays_where_its_order_is_put_right() {
    // In another's stead, which in version 2 only a device may do.
    let sitting = battle_in(Begun::One);
    let first = give(&sitting, &turned(&sitting, &["clubs-ace"])).unwrap();
    let state = || sitting.referee.place(sitting.campaign, None).unwrap().standing.state.clone();
    let before = state();
    let command = Wanted::Notation("proceed".into());
    let amend = Amendment {
        batch: sitting.batch(),
        head: first.head.seq,
        by: By::Organiser,
        edit: Edit::Replace { order: first.records[0], by: Some(seat("black")), command },
        faces: BTreeMap::new(),
        leave_out: false,
        dispute: None,
        reason: "Black had the pack.".into(),
    };
    sitting.referee.amend(sitting.campaign, &amend).unwrap();
    assert_eq!(state(), before, "the same card, from the same pile");
    follows_from_the_rules(&sitting);
}

#[test]
fn a_look_ahead_opens_nothing() {
    let sitting = battle();
    let order = turned(&sitting, &["clubs-ace"]);
    let log = sitting.full_export();
    let outlook = sitting.referee.preview(sitting.campaign, &order).unwrap();
    assert!(matches!(outlook, Outlook::Draws(_)), "{outlook:?}");
    assert_eq!(sitting.full_export(), log);
}

#[test]
fn where_throws_are_witnessed_a_card_is_confirmed_as_dice_are() {
    let policy = Policy { thrown: ThrownBy::Witnessed, ..Policy::together() };
    let (table, one, _) = before_a_card(policy);
    table.leaves(&one);
    let (referee, campaign) = (table.referee(), table.sitting.campaign);
    let ask = |cards: &[String]| Order {
        cards: Some(cards.to_vec()),
        ..table.order(&By::Organiser, "proceed")
    };
    let need = send(&table, &ask(&[])).unwrap_err().needs_card.unwrap();
    let order = ask(&need.pile[1..2]);
    assert_eq!(send(&table, &order).unwrap_err().code, "throw_waits");
    let waits = referee.waiting_throw(campaign).unwrap().unwrap();
    assert_eq!((waits.rolls.len(), &*waits.thrown), (0, &[1][..]));
    assert_eq!((&waits.cards[0].card, waits.cards[0].index), (&need.pile[1], 1));

    let thrown = serde_json::to_string(&waits.thrown).unwrap();
    let signature = one.device.sign(&chronicle::witness_message(&waits.ask, &thrown));
    let confirmed = Some((one.device.public(), signature));
    let saw = SawThrow { batch: waits.batch, ask: waits.ask, confirmed };
    let answer = referee.saw_throw(campaign, &one.seat, &saw).unwrap().unwrap();
    let cards = drawn(&records(&table.sitting, &answer));
    assert_eq!(cards[0].card, need.pile[1]);
    let Source::Thrown { witness, .. } = &cards[0].source else { panic!("{:?}", cards[0]) };
    assert!(witness.is_some());
    table.trust();
    follows_from_the_rules(&table.sitting);
}
