//! Taking campaigns back from a backup.

use crate::sitting;

use decider::By;
use referee::{Reader, Referee};
use sitting::{Sitting, parts, seat};
use std::sync::Arc;
use store::{MemoryStore, Store};

fn elsewhere() -> (Arc<MemoryStore>, Referee) {
    let store = Arc::new(MemoryStore::new());
    let referee = Referee::with(parts(Arc::clone(&store) as Arc<dyn Store>, 5));
    (store, referee)
}

fn export(sitting: &Sitting) -> Vec<u8> {
    let mut log = Vec::new();
    let reader = Reader::Keyed(By::Organiser);
    sitting.referee.export(sitting.campaign, &reader, 0, &mut log).unwrap();
    log
}

fn played(orders: &[&str]) -> Sitting {
    let sitting = Sitting::new();
    for order in orders {
        sitting.give(&seat("cathay"), order).unwrap();
    }
    sitting
}

#[test]
fn with_its_keys_a_campaign_goes_on_as_if_nothing_had_been() {
    let sitting = played(&["tell One.", "done"]);
    let (log, kept) = (export(&sitting), sitting.store.kept(sitting.campaign).unwrap());
    let (_, there) = elsewhere();
    let restored = there.restore(&log, kept.as_deref()).unwrap();
    assert!(restored.new_keys.is_none() && !restored.here_already);
    let key = sitting.new.seats[0].key.to_string();
    let by = By::Seat(sitting.new.seats[0].seat.clone());
    assert_eq!(there.admit(sitting.campaign, &key).unwrap(), by);
    assert_eq!(
        there.place(sitting.campaign, None).unwrap().standing,
        sitting.referee.place(sitting.campaign, None).unwrap().standing
    );
    // Cards are drawn from the envelope that lay on the table.
    for (index, by) in sitting.seats().iter().enumerate().filter(|(_, by)| **by != seat("cathay")) {
        let mut order = sitting.order(by, "done");
        order.head = there.head(sitting.campaign).unwrap().seq;
        there.give(sitting.campaign, &order).unwrap_or_else(|error| panic!("{index}: {error}"));
    }
    let verified = there.verify(sitting.campaign, &[sitting.new.head]).unwrap().unwrap();
    assert!(verified.counts.records > restored.head.seq + 1);
    // The same backup once more changes nothing.
    assert!(there.restore(&log, kept.as_deref()).unwrap().here_already);
}

#[test]
fn without_its_keys_it_is_an_import() {
    let sitting = played(&["tell One."]);
    let (_, there) = elsewhere();
    let restored = there.restore(&export(&sitting), None).unwrap();
    let new = restored.new_keys.unwrap();
    let old = sitting.new.organiser.to_string();
    assert_eq!(there.admit(sitting.campaign, &old).unwrap_err().code, "bad_key");
    let organiser = new.organiser.to_string();
    assert_eq!(there.admit(sitting.campaign, &organiser).unwrap(), By::Organiser);
}

#[test]
fn the_keys_of_another_campaign_are_found_out_before_anything_is_written() {
    let sitting = played(&["tell One."]);
    let other = Sitting::with(parts(Arc::new(MemoryStore::new()), 44));
    let kept = other.store.kept(other.campaign).unwrap();
    let (store, there) = elsewhere();
    let refused = there.restore(&export(&sitting), kept.as_deref()).unwrap_err();
    assert_eq!(refused.code, "not_verified");
    assert!(store.campaigns().unwrap().is_empty());
    assert!(store.kept(sitting.campaign).unwrap().is_none());
}

#[test]
fn a_forged_or_redacted_backup_is_not_restored() {
    let sitting = played(&["tell One."]);
    let kept = sitting.store.kept(sitting.campaign).unwrap();
    let (_, there) = elsewhere();
    let forged = String::from_utf8(export(&sitting)).unwrap().replace("One.", "Two.");
    let refused = there.restore(forged.as_bytes(), kept.as_deref()).unwrap_err();
    assert_eq!(refused.code, "not_verified");
    let mut redacted = Vec::new();
    sitting.referee.export(sitting.campaign, &Reader::Public, 0, &mut redacted).unwrap();
    assert_eq!(there.restore(&redacted, kept.as_deref()).unwrap_err().code, "redacted_copy");
}

#[test]
fn an_older_copy_is_led_on_and_another_log_is_left_alone() {
    let sitting = played(&["tell One."]);
    let (early, kept) = (export(&sitting), sitting.store.kept(sitting.campaign).unwrap());
    sitting.give(&seat("cathay"), "tell Two.").unwrap();
    let late = export(&sitting);
    let (_, there) = elsewhere();
    there.restore(&early, kept.as_deref()).unwrap();
    let restored = there.restore(&late, kept.as_deref()).unwrap();
    assert_eq!(restored.head, sitting.referee.head(sitting.campaign).unwrap());
    assert!(there.restore(&early, kept.as_deref()).unwrap().here_already);
    // Played on elsewhere, it is another log.
    let (_, apart) = elsewhere();
    apart.restore(&early, kept.as_deref()).unwrap();
    let mut order = sitting.order(&seat("cathay"), "tell Three.");
    order.head = apart.head(sitting.campaign).unwrap().seq;
    apart.give(sitting.campaign, &order).unwrap();
    assert_eq!(apart.restore(&late, kept.as_deref()).unwrap_err().code, "campaign_exists");
}
