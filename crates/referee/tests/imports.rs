//! Exports and imports: the same hashes, the same states; anything else is refused.

use crate::sitting;

use decider::By;
use lowenheim::state::Step;
use messages::Language;
use referee::{Class, Reader, Referee};
use sitting::{Sitting, parts, seat, siege};
use std::sync::Arc;
use store::{MemoryStore, Store};

fn played() -> Sitting {
    let sitting = Sitting::new();
    sitting.go_on_for(30);
    let then = sitting.head();
    sitting.go_on_for(20);
    sitting.rewind(then);
    sitting.go_on_for(10);
    sitting
}

fn elsewhere() -> Referee {
    Referee::with(parts(Arc::new(MemoryStore::new()), 7))
}

#[test]
fn an_import_has_the_same_hashes_and_states() {
    let sitting = played();
    let file = sitting.full_export();
    let there = elsewhere();
    let new = there.import(file.as_bytes()).unwrap();
    assert_eq!((new.campaign, new.head.seq), (sitting.campaign, sitting.head()));
    let mut out = Vec::new();
    there.export(new.campaign, &Reader::Keyed(By::Organiser), 0, &mut out).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), file);
    for at in [None, Some(100), Some(sitting.head() / 2)] {
        let (one, other) = (
            sitting.referee.place(sitting.campaign, at).unwrap(),
            there.place(new.campaign, at).unwrap(),
        );
        assert_eq!((one.standing, one.live), (other.standing, other.live));
    }
    // Its keys are new; the old ones open nothing there.
    assert_eq!(there.admit(new.campaign, &new.organiser.to_string()), Ok(By::Organiser));
    let old = sitting.new.organiser.to_string();
    assert_eq!(there.admit(new.campaign, &old).unwrap_err().code, "bad_key");

    let again = there.import(file.as_bytes()).unwrap_err();
    assert_eq!((again.code, again.class), ("campaign_exists", Class::Conflict));
    assert_eq!(sitting.referee.import(file.as_bytes()).unwrap_err().code, "campaign_exists");
}

#[test]
fn an_imported_campaign_is_played_on_with_thrown_dice_and_draws_no_cards() {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.step == Some(Step::EnemyMovement));
    let there = elsewhere();
    let new = there.import(sitting.full_export().as_bytes()).unwrap();
    let mut order = sitting.order(&By::Organiser, "proceed");
    let asked = there.give(new.campaign, &order).unwrap_err();
    assert_eq!(asked.code, "needs_dice");
    let answer = sitting::give_throwing(&there, new.campaign, &mut order).unwrap();
    assert!(there.verify(new.campaign, &[answer.head]).unwrap().is_ok());

    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.step == Some(Step::EventCard));
    let there = elsewhere();
    let new = there.import(sitting.full_export().as_bytes()).unwrap();
    let order = sitting.order(&By::Organiser, "proceed");
    let refused = there.give(new.campaign, &order).unwrap_err();
    assert_eq!(refused.code, "sealed_elsewhere", "{refused}");
    let (_, options) =
        there.options(new.campaign, &siege(), &By::Organiser, Language::English).unwrap();
    assert!(!options.notations().is_empty());
}

#[test]
fn faulty_redacted_and_foreign_logs_are_refused() {
    let sitting = played();
    let file = sitting.full_export();
    let refused = |file: &str| {
        let there = elsewhere();
        let rejected = there.import(file.as_bytes()).unwrap_err();
        assert_eq!(there.campaigns().unwrap(), [], "nothing was written");
        assert_eq!(rejected.class, Class::NotVerified);
        rejected
    };
    let changed = file.replacen("\"turn\":1", "\"turn\":2", 1);
    assert_ne!(changed, file);
    let rejected = refused(&changed);
    assert_eq!(rejected.code, "not_verified");
    assert!(rejected.message.to_string().contains("record "), "{rejected}");
    let cut: String = file.lines().take(40).map(|line| format!("{line}\n")).collect();
    assert_eq!(refused(&cut).code, "not_verified");
    assert_eq!(refused("").code, "not_verified");
    assert_eq!(refused("hello\n").code, "not_verified");
    let redacted = sitting.export(&Reader::Keyed(seat("cathay")));
    assert_eq!(refused(&redacted).code, "redacted_copy");

    // A log that verifies, but whose facts these rules do not know.
    let foreign = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../chronicle/tests/vectors/sample-full.ndjson"
    ));
    if let Ok(foreign) = foreign {
        let there = elsewhere();
        match there.import(foreign.as_bytes()) {
            Ok(new) => assert_eq!(new.name, "Vectors"),
            Err(rejected) => assert_eq!(rejected.code, "foreign_log"),
        }
    }
}

#[test]
fn an_interrupted_import_is_taken_up_again() {
    let sitting = played();
    let file = sitting.full_export();
    // As if the process had been killed half-way: the first batches, and the mark of the import.
    let there = Arc::new(MemoryStore::new());
    let whole = elsewhere();
    whole.import(file.as_bytes()).unwrap();
    let mut expected = None;
    let mut batches = Vec::new();
    chronicle::import(file.as_bytes(), &chronicle::VerifyOptions::default(), |batch| {
        batches.push(batch);
        Ok::<(), ()>(())
    })
    .unwrap();
    for batch in &batches[..5] {
        there.append(sitting.campaign, expected, batch).unwrap();
        expected = batch.head();
    }
    let head = batches.last().unwrap().head().unwrap();
    let private = serde_json::json!({
        "secret": "0".repeat(64), "sealed_here": false, "organiser": "0".repeat(64), "seats": {},
        "whole_at": head,
    });
    there.keep(sitting.campaign, private.to_string().as_bytes()).unwrap();
    let referee = Referee::with(parts(there, 8));
    assert_eq!(referee.head(sitting.campaign).unwrap_err().code, "import_unfinished");
    let new = referee.import(file.as_bytes()).unwrap();
    assert_eq!(referee.head(new.campaign).unwrap(), head);
}
