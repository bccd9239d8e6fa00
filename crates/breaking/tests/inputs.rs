//! Each kind of input for a second.

use breaking::inputs::{TARGETS, turn};
use std::{fs, path::Path, time::Duration};

/// The turn of the check; `cargo xtask fuzz` takes others.
const SEED: u64 = 22;

#[test]
fn nothing_that_somebody_sends_breaks_anything() {
    for target in TARGETS {
        let kept =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target.name);
        let kept: Vec<Vec<u8>> = fs::read_dir(&kept)
            .into_iter()
            .flatten()
            .map(|entry| fs::read(entry.unwrap().path()).unwrap())
            .collect();
        let done = turn(target, SEED, &kept, Duration::from_secs(1), |input, number| {
            let text = String::from_utf8_lossy(input);
            println!("{}, seed {SEED}, input {number}: {text:?}", target.name);
        });
        println!("{}: seed {SEED}, {} inputs", target.name, done.inputs);
        assert!(done.inputs > kept.len() as u64);
    }
}
