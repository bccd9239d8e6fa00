//! Rewinds: what comes back is what was, and what was left can be looked at and taken up again.

use crate::sitting;

use decider::By;
use referee::{Class, Order, Reader, Rewind};
use sitting::{Sitting, seat};
use std::collections::BTreeMap;

#[test]
fn a_rewind_brings_back_what_was_and_can_be_undone() {
    let sitting = Sitting::new();
    sitting.go_on_for(20);
    let (then, was) = (sitting.head(), sitting.siege_now());
    sitting.go_on_for(20);
    let (left, later) = (sitting.head(), sitting.siege_now());

    let preview = sitting.referee.greyed_by(sitting.campaign, then, None).unwrap();
    assert_eq!((preview.greyed, preview.batches), (vec![then + 1..=left], 20));
    let answer = sitting.rewind(then);
    assert_eq!(answer.records.len(), 2);
    assert_eq!(sitting.siege_now(), was);
    assert_eq!(sitting.siege_at(Some(left)), later, "an abandoned state can be looked at");
    assert!(!sitting.referee.place(sitting.campaign, Some(left)).unwrap().live);
    assert_eq!(sitting.referee.abandoned(sitting.campaign).unwrap(), [left]);

    sitting.go_on_for(5);
    let preview = sitting.referee.greyed_by(sitting.campaign, left, None).unwrap();
    assert_eq!(preview.back, [then + 1..=left]);
    sitting.rewind(left);
    assert_eq!(sitting.siege_now(), later, "redone");
    let fresh = sitting.restarted();
    assert_eq!(
        fresh.place(sitting.campaign, None).unwrap().standing,
        sitting.referee.place(sitting.campaign, None).unwrap().standing,
        "and read anew from the store"
    );
    let verified = sitting.referee.verify(sitting.campaign, &[answer.head]).unwrap().unwrap();
    assert_eq!(verified.counts.rewinds, 2);
}

#[test]
fn orders_behind_a_rewind_use_new_envelopes() {
    let sitting = Sitting::new();
    sitting.go_on_for(40);
    let then = sitting.head();
    let opened = |log: &str| -> Vec<u64> {
        log.lines().filter_map(|line| chronicle::Line::read(line).unwrap().opens).collect()
    };
    sitting.go_on_for(20);
    sitting.rewind(then);
    sitting.go_on_for(20);
    let opened = opened(&sitting.full_export());
    assert_eq!(opened, (0..opened.len() as u64).collect::<Vec<_>>());
}

#[test]
fn the_same_rewind_sent_again_gets_the_same_answer() {
    let sitting = Sitting::new();
    sitting.go_on_for(3);
    let rewind = sitting.rewind_order(sitting.new.head.seq);
    let first = sitting.referee.rewind(sitting.campaign, &rewind).unwrap();
    let again = sitting.restarted().rewind(sitting.campaign, &rewind).unwrap();
    assert_eq!((again.head, again.again), (first.head, true));
    let other = Rewind { to: 0, ..rewind };
    assert_eq!(sitting.referee.rewind(sitting.campaign, &other).unwrap_err().code, "batch_reused");
}

#[test]
fn rewinds_that_cannot_be() {
    let sitting = Sitting::new();
    let answer = sitting.give(&seat("cathay"), "done").unwrap();
    let before = sitting.full_export();
    let good = sitting.rewind_order(sitting.new.head.seq);
    let code = |rewind: Rewind| sitting.referee.rewind(sitting.campaign, &rewind).unwrap_err();
    assert_eq!(code(Rewind { by: seat("cathay"), ..good.clone() }).class, Class::NotYours);
    assert_eq!(code(Rewind { to: answer.records[0], ..good.clone() }).code, "not_batch_end");
    assert_eq!(code(Rewind { to: 5000, ..good.clone() }).code, "unknown_record");
    assert_eq!(code(Rewind { to: answer.head.seq, ..good.clone() }).code, "already_there");
    assert_eq!(code(Rewind { reason: " ".into(), ..good.clone() }).code, "bad_text");
    assert_eq!(code(Rewind { head: sitting.new.head.seq, to: 0, ..good.clone() }).code, "stale");
    assert_eq!(sitting.full_export(), before);
    let seen = answer.head.seq;
    sitting.referee.rewind(sitting.campaign, &good).unwrap();
    let order = Order { head: seen, ..sitting.order(&seat("bretonnia"), "done") };
    let rejected = sitting.referee.give(sitting.campaign, &order).unwrap_err();
    assert_eq!(rejected.code, "stale");
    assert!(rejected.message.to_string().contains("left behind by a rewind"), "{rejected}");
}

/// Every state that was ever live is found again, by a referee that has seen none of them.
#[test]
fn every_state_can_be_looked_at() {
    let sitting = Sitting::new();
    let mut seen = BTreeMap::new();
    for round in 0..6_usize {
        for _ in 0..30 {
            sitting.go_on().unwrap();
            let place = sitting.referee.place(sitting.campaign, None).unwrap();
            seen.insert(place.standing.at.seq, place.standing);
        }
        let places: Vec<u64> = seen.keys().copied().collect();
        sitting.rewind(places[(round * 37) % (places.len() - 1)]);
    }
    let fresh = sitting.restarted();
    for (seq, standing) in seen {
        assert_eq!(fresh.place(sitting.campaign, Some(seq)).unwrap().standing, standing, "{seq}");
    }
    let mut along = Vec::new();
    let end = sitting.head();
    fresh.walk(sitting.campaign, 0..=end, |step| along.push(step.standing.clone())).unwrap();
    assert_eq!(along.len() as u64, end + 1);
    for standing in along.iter().step_by(41) {
        let place = fresh.place(sitting.campaign, Some(standing.at.seq)).unwrap();
        assert_eq!(*place.standing, *standing);
    }
    assert!(fresh.export(sitting.campaign, &Reader::Public, end + 1, &mut Vec::new()).is_ok());
    assert_eq!(By::Organiser, sitting.rewind_order(0).by);
}
