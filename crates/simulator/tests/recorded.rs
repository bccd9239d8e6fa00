//! Between them the recorded battles hold every spell, ability, item and engine of the book.

use campaign::System;
use simulator::Tally;
use std::{collections::BTreeSet, fs, path::Path};

#[test]
fn everything_of_the_battle_stands_in_a_recorded_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let mut battles = 0;
    let (mut all, mut found) = (BTreeSet::new(), BTreeSet::new());
    for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if !file.file_stem().unwrap().to_string_lossy().starts_with("battle-") {
            continue;
        }
        battles += 1;
        let log = fs::read(&file).unwrap();
        let ends = String::from_utf8_lossy(&log).contains("te-wapen.battle_ended");
        assert!(ends, "{} has an end", file.display());
        let usage = Tally::of_log(&log).unwrap().usage(System::Battle);
        let things = || usage.things.iter().flat_map(|things| &things.all);
        all = things().map(|counted| counted.id).collect();
        assert_eq!(all.len(), things().count(), "a word for two things");
        for counted in things() {
            if counted.count.times > 0 {
                found.insert(counted.id);
            }
        }
    }
    assert!(battles >= 6, "only {battles} battles");
    let missing: BTreeSet<&str> = all.difference(&found).copied().collect();
    assert!(missing.is_empty(), "no recorded battle holds {missing:?}");
}
