//! The sled store against the memory store as its model.

use crate::promises::model::{holds_the_same, is_memory_that_lasts, step};
use proptest::prelude::*;
use std::time::Duration;
use store::{OpenOptions, SledStore, verify_data};

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 24, max_shrink_iters: 200, failure_persistence: None, ..Default::default()
    })]

    #[test]
    fn sled_is_memory_that_lasts(steps in prop::collection::vec(step(), 1..40)) {
        let folder = tempfile::tempdir().unwrap();
        let options = || OpenOptions { follow_after: Duration::MAX, ..OpenOptions::default() };
        let open = || SledStore::open(folder.path(), options()).unwrap();
        let played = is_memory_that_lasts(steps, open, |sled| sled.follow().unwrap())?;
        let report = verify_data(folder.path()).unwrap();
        prop_assert!(report.is_sound(), "{:?}", report);
        holds_the_same(&open(), &played)?;
    }
}
