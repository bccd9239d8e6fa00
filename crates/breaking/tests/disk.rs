//! A few hundred histories on a disk that fails.

use breaking::disk::history;
use std::collections::BTreeMap;

/// The turn of the check; `cargo xtask chaos` takes others.
const SEED: u64 = 22;
const HISTORIES: u32 = 60;

#[test]
fn nothing_acknowledged_is_lost() {
    println!("seed {SEED}, histories 0 to {}", HISTORIES - 1);
    let mut told = BTreeMap::new();
    for number in 0..HISTORIES {
        let history = history(SEED, number);
        let history = history.unwrap_or_else(|why| panic!("seed {SEED}, history {number}: {why}"));
        history.add_to(&mut told);
    }
    println!("{told:#?}");
    // Else it breaks nothing, and proves nothing.
    for what in [
        "copies with changed bits",
        "failed steps",
        "faults that last",
        "folders mended",
        "full disks",
        "kills",
        "orders acknowledged",
        "orders of which nobody knew",
        "orders refused",
        "orders unanswered",
        "power cuts",
    ] {
        assert!(told.contains_key(what), "{what} happened in none of them");
    }
}

#[test]
fn the_same_seed_gives_the_same_history() {
    assert_eq!(history(7, 3).unwrap(), history(7, 3).unwrap());
}

/// A killed process left what was never synced, the doctor made the database anew from it, and the power went before anybody
/// had written again: the doctor syncs what it reads, and so the journal reaches as far as the database.
#[test]
fn the_power_goes_behind_the_doctor() {
    history(1002, 137).unwrap();
}
