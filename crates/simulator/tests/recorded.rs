//! Between them the recorded battles hold every spell, ability, item and engine of the book.

use simulator::battle::count;
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
        let (tally, _, state) = count(&fs::read(&file).unwrap()).unwrap();
        assert!(state.outcome.is_some(), "{} has an end", file.display());
        let usage = tally.usage();
        let kinds = [usage.spells, usage.abilities, usage.items, usage.engines];
        all = kinds.iter().flatten().map(|counted| counted.id).collect();
        assert_eq!(all.len(), kinds.iter().flatten().count(), "a word for two things");
        for counted in kinds.iter().flatten() {
            if counted.count.times > 0 {
                found.insert(counted.id);
            }
        }
    }
    assert!(battles >= 6, "only {battles} battles");
    let missing: BTreeSet<&str> = all.difference(&found).copied().collect();
    assert!(missing.is_empty(), "no recorded battle holds {missing:?}");
}
