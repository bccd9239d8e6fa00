//! What is recorded follows from the rules that it was played by.

use referee::check_rules;
use std::{fs, path::Path};

/// Logs of the rules that are played today, and logs of rules that were changed since.
fn recorded() -> Vec<(String, String)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut logs = Vec::new();
    for folder in ["games", "logs"] {
        for file in fs::read_dir(tests.join(folder)).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|it| it == "ndjson") {
                let name = path.file_stem().unwrap().to_string_lossy().into_owned();
                logs.push((name, fs::read_to_string(path).unwrap()));
            }
        }
    }
    logs.sort();
    logs
}

#[test]
fn every_recorded_order_of_todays_rules_follows_from_them() {
    let mut decided = 0;
    for (name, log) in recorded() {
        let checked = check_rules(&log).unwrap();
        let differing: Vec<String> = checked.differing.iter().map(ToString::to_string).collect();
        assert_eq!(differing, Vec::<String>::new(), "{name}");
        assert_eq!((checked.hidden, checked.not_decided), (None, 0), "{name}");
        decided += checked.same;
    }
    assert!(decided > 1_000, "{decided}");
}
