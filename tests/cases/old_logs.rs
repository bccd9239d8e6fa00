//! Logs that were written once and must stay readable for ever. One is added for each release that
//! writes something new; none is ever changed. When a test here fails, an old payload has lost its
//! meaning: give the new one a higher version and write an upcaster.

use crate::harness::Place;
use serde_json::json;

/// Name, log, and the turn that it ends in.
const LOGS: &[(&str, &str, u64)] =
    &[("siege-rewound", include_str!("../logs/siege-rewound.ndjson"), 1)];

#[test]
fn old_logs_verify_and_give_the_same_states_and_hashes() {
    for (name, log, turn) in LOGS {
        let place = Place::new();
        place.write("old.ndjson", log);
        let verified = place.run(&["verify", "old.ndjson", "--json"]).json();
        assert_eq!(verified["records"], log.lines().count(), "{name}");
        let import = place.run(&["import", "old.ndjson", "--json"]).json();
        let campaign = import["campaign"].as_str().unwrap();
        assert_eq!(import["head"], verified["head"], "{name}");
        let view = place.run(&["show", campaign, "--json"]).json();
        assert_eq!(view["siege"]["turn"], json!(turn), "{name}");
        assert_eq!(place.log(campaign), *log, "{name}");
        let told = place.run(&["log", campaign]).good().out;
        assert_eq!(told.lines().count(), log.lines().count(), "{name}");
        assert!(!told.contains("cannot put into words"), "{name}: {told}");
    }
}
