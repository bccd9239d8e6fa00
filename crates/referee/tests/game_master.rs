//! The game master reads everything, and nobody else learns what they weigh.

use crate::sitting;

use chronicle::{Record, VerifyOptions};
use decider::By;
use lowenheim::state::Step;
use messages::Language;
use referee::Reader;
use sitting::{Sitting, seat, siege};

const PREPARED: &str = "lowenheim.decision_prepared";

fn the_master() -> By {
    By::Seat(rulebook::game_master::seat())
}

/// A siege with a game master, in which the enemy begins to move.
fn before_the_enemy() -> Sitting {
    let sitting = Sitting::with_game_master(10);
    sitting.go_on_until(|siege| siege.step == Some(Step::EnemyMovement));
    sitting
}

#[test]
fn the_masters_seat_reads_every_payload() {
    let sitting = before_the_enemy();
    sitting.go_on_for(12);
    assert_eq!(sitting.seats().len(), 7);
    assert_eq!(sitting.seats().last(), Some(&the_master()));
    let masters = sitting.export(&Reader::Keyed(the_master()));
    assert_eq!(masters, sitting.full_export());
    for line in masters.lines() {
        let record = Record::from_line(line).unwrap();
        assert!(record.audience.admits(Some(&the_master())), "{line}");
    }
    let key = sitting.new.seats.last().unwrap().key.to_string();
    let admitted = sitting.referee.admit(sitting.campaign, &key).unwrap();
    assert_eq!(admitted, the_master());
}

#[test]
fn nobody_else_reads_what_is_pending() {
    let sitting = before_the_enemy();
    for notation in ["proceed", "proceed"] {
        sitting.give(&the_master(), notation).unwrap();
    }
    assert!(sitting.siege_now().pending.is_some());
    let weighed = |export: &str| -> Vec<bool> {
        let records =
            export.lines().map(|line| (line.contains(PREPARED), line.contains("\"data\":")));
        records.filter(|(prepared, _)| *prepared).map(|(_, open)| open).collect()
    };
    assert_eq!(weighed(&sitting.full_export()), [true, true]);
    let others = sitting.seats().into_iter().filter(|by| *by != the_master());
    for reader in others.map(Reader::Keyed).chain([Reader::Public]) {
        let export = sitting.export(&reader);
        assert_eq!(weighed(&export), [false, false], "{reader}");
        chronicle::verify(export.as_bytes(), &VerifyOptions::default()).unwrap();
    }
}

#[test]
fn nobody_else_decides() {
    let sitting = before_the_enemy();
    sitting.give(&the_master(), "proceed").unwrap();
    let head = sitting.head();
    for by in sitting.seats().into_iter().filter(|by| *by != the_master()) {
        for notation in ["proceed", "proceed all", "override arrival no because We hope so."] {
            let rejected = sitting.give(&by, notation).unwrap_err();
            assert_eq!(rejected.code, "not_your_order", "{by}: {notation}");
            let order = sitting.order(&by, notation);
            assert!(sitting.referee.preview(sitting.campaign, &order).is_err());
        }
        let (_, options) =
            sitting.referee.options(sitting.campaign, &siege(), &by, Language::English).unwrap();
        let options = options.notations();
        assert!(options.iter().all(|option| !option.starts_with("override")));
        assert!(options.iter().all(|option| !option.starts_with("proceed")));
    }
    assert_eq!(sitting.head(), head, "nothing was written");
    sitting.give(&the_master(), "override arrival no because The night is quiet.").unwrap();
    let export = sitting.export(&Reader::Public);
    let told = export.lines().find(|line| line.contains("lowenheim.decision_overridden")).unwrap();
    assert!(told.contains("The night is quiet."), "everybody reads what they decided: {told}");
}

#[test]
fn a_campaign_without_one_has_no_such_seat() {
    let sitting = Sitting::new();
    assert_eq!(sitting.seats().len(), 6);
    let rejected = sitting.give(&seat(rulebook::game_master::SEAT), "proceed").unwrap_err();
    assert_eq!(rejected.code, "no_such_seat");
    let full = sitting.full_export();
    assert!(!full.contains("game_master") && !full.contains(rulebook::game_master::SEAT));
    let mut scenario = campaign::city().clone();
    scenario.options.game_master = true;
    let mut order = sitting.order(&By::Organiser, "");
    order.scope = "campaign".parse().unwrap();
    let wanted = serde_json::json!({ "open_siege": scenario });
    order.command = referee::Wanted::Json(wanted);
    let rejected = sitting.referee.give(sitting.campaign, &order).unwrap_err();
    assert_eq!(rejected.code, "no_game_master");
}

#[test]
fn what_was_decided_is_read_back() {
    let sitting = before_the_enemy();
    sitting.give(&the_master(), "proceed").unwrap();
    sitting.give(&the_master(), "proceed").unwrap();
    sitting.give(&the_master(), "override strength 12 because It is enough.").unwrap();
    let before = sitting.siege_now();
    let restarted = sitting.restarted();
    let place = restarted.place(sitting.campaign, None).unwrap();
    let after =
        place.standing.state.played_by::<lowenheim::Siege>(campaign::EngagementNumber(1)).unwrap();
    assert_eq!(*after, before);
    assert!(before.pending.is_some());
    while sitting.siege_now().enemy.bands.is_empty() {
        sitting.give(&the_master(), "proceed").unwrap();
    }
    assert_eq!(
        sitting.siege_now().figures.keys().filter(|it| it.kind().faction().is_none()).count(),
        12
    );
}
