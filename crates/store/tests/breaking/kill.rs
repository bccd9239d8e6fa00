//! SIGKILL at any moment, under load.

use crate::{
    acknowledged::Acknowledged,
    child::Broken,
    support::{Random, RngExt as _, SeedableRng as _},
};
use std::time::{Duration, Instant};
use store::{OpenOptions, SledStore, verify_data};

const KILLS: usize = 200;
/// A new folder after so many kills: logs stay short enough to be verified each time.
const LIVES: usize = 20;

#[test]
fn two_hundred_kills() {
    let mut random = Random::seed_from_u64(1);
    let (mut batches, mut records, mut while_opening) = (0, 0, 0);
    for folder_number in 0..KILLS / LIVES {
        let folder = tempfile::tempdir().unwrap();
        let mut told = Acknowledged::default();
        for life in 0..LIVES {
            let seed = (folder_number * LIVES + life) as u64;
            let mut child = Broken::start("write", folder.path(), seed, &[]);
            let before = told.batches;
            // While it opens the folder, or after some answers; and then a little later still,
            // so that the moment falls anywhere into the making of a group.
            let (word, answers) = match random.random_range(0..4) {
                0 => ("starting", 0),
                _ => ("opened", [0, 1, 5, 20, 60][random.random_range(0..5)]),
            };
            while child.hear() != word {}
            for _ in 0..answers {
                told.hear(&child.hear());
            }
            let until = Instant::now() + Duration::from_micros(random.random_range(0..10_000));
            while let Some(left) = until.checked_duration_since(Instant::now()) {
                if let Ok(line) = child.lines.recv_timeout(left) {
                    told.hear(&line);
                }
            }
            child.kill().iter().for_each(|line| told.hear(line));
            while_opening += usize::from(told.batches == before);
            if !folder.path().join(store::MARKER).exists() {
                continue;
            }
            let store = SledStore::open(folder.path(), OpenOptions::default())
                .unwrap_or_else(|error| panic!("kill {seed}: {error}"));
            records = told.check(&store);
        }
        let report = verify_data(folder.path()).unwrap();
        assert!(report.is_sound(), "{report:?}");
        batches += told.batches;
    }
    println!(
        "{KILLS} kills, {while_opening} of them before the first answer; {batches} batches \
         acknowledged, none lost; {records} records in the last folder"
    );
}
