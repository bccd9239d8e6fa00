//! Where the house says that the log ends, and what the others hold against it.

use super::{bind, give, is_whole, key, table};
use crate::sitting::{Sitting, seat};
use chronicle::Format;

#[test]
fn the_house_signs_where_the_log_ends() {
    let sitting = table();
    sitting.go_on_for(3);
    let note = sitting.referee.checkpoint(sitting.campaign).unwrap().unwrap();
    assert_eq!(
        (note.size, note.last),
        (sitting.head() + 1, sitting.referee.head(sitting.campaign).unwrap().hash)
    );
    let log = sitting.full_export();
    let genesis: serde_json::Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    let log_key = genesis["data"]["log_key"].as_str().unwrap().parse().unwrap();
    assert_eq!(note.check(&log_key), Ok(Vec::new()));
    let first = Sitting::of_version(Format::One);
    assert_eq!(first.referee.checkpoint(first.campaign), Ok(None));
}

/// A device hands on what it has checked; a note that does not fit proves another history, and is kept.
#[test]
fn what_others_have_countersigned_is_handed_on_and_a_fork_is_kept() {
    let [ours, theirs] = [table(), table()];
    assert_eq!(ours.campaign, theirs.campaign, "one folder, copied");
    let seat = seat("cathay");
    for sitting in [&ours, &theirs] {
        bind(sitting, &seat, &key(1), &key(1)).unwrap();
    }
    let latest = |sitting: &Sitting| sitting.referee.checkpoint(sitting.campaign).unwrap().unwrap();
    let hand_on =
        |note: &chronicle::Checkpoint| ours.referee.countersigned(ours.campaign, &note.to_string());
    let mut note = latest(&ours);
    assert_eq!(hand_on(&note).unwrap_err().code, "device_foreign", "nobody has countersigned it");
    note.countersign(&key(1));
    hand_on(&note).unwrap();
    let mut stranger = latest(&ours);
    stranger.countersign(&key(2));
    assert_eq!(hand_on(&stranger).unwrap_err().code, "device_foreign");
    let wrong = note.to_string().replace("wapenrol/", "wapenrol/0");
    let refused = ours.referee.countersigned(ours.campaign, &wrong).unwrap_err();
    assert_eq!(refused.code, "checkpoint_wrong");

    let known = ours.referee.checkpoints(ours.campaign).unwrap();
    assert_eq!(known.latest, Some(latest(&ours)));
    let [seen] = &*known.seen else { panic!("one device: {known:?}") };
    assert_eq!((&*seen.seat, seen.device, &seen.note), ("cathay", key(1).public(), &note));
    assert!(known.forks.is_empty());

    // Both histories go on, each with another order.
    give(&ours, &key(1), &seat, "tell One.").unwrap();
    give(&theirs, &key(1), &seat, "tell Two.").unwrap();
    let fork = latest(&theirs);
    assert_eq!(hand_on(&fork).unwrap_err().code, "forked");
    assert_eq!(hand_on(&fork).unwrap_err().code, "forked", "and again");
    let known = ours.referee.checkpoints(ours.campaign).unwrap();
    assert_eq!(known.forks, [fork]);
    is_whole(&ours);
}
