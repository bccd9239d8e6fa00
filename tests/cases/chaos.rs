//! A short turn of kills under load; `cargo xtask chaos` goes on.

use std::path::Path;

/// The turn of the check.
const SEED: u64 = 22;
const KILLS: u64 = 8;

#[test]
fn whoever_was_acknowledged_is_there_after_every_kill() {
    let told =
        breaking::http::kills(SEED, KILLS, Path::new(env!("CARGO_BIN_EXE_wapenrol-under-test")));
    let told = told.unwrap_or_else(|why| panic!("seed {SEED}: {why}"));
    for what in ["acknowledged", "acknowledged when sent again", "not answered"] {
        assert!(told.contains_key(what), "{what} happened to nobody: {told:?}");
    }
}
