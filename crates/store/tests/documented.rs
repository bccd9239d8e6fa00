//! Every code that the chronicle and the store can answer is explained in `docs/chronicle.md`.

use std::{collections::BTreeSet, fs, path::Path};

/// Words in quotes that stand where a code stands: behind one of these calls, or on a line of its
/// own in a list of arms.
fn codes(source: &str, found: &mut BTreeSet<String>) {
    let flat = source.replace('\n', " ");
    for call in ["Flaw::new(", "flaw(", "fault(", "=> "] {
        for (at, _) in flat.match_indices(call) {
            let Some(rest) = flat[at + call.len()..].trim_start().strip_prefix('"') else {
                continue;
            };
            let Some((word, _)) = rest.split_once('"') else { continue };
            if word.contains('_') && word.bytes().all(|c| c.is_ascii_lowercase() || c == b'_') {
                found.insert(word.to_owned());
            }
        }
    }
}

#[test]
fn every_code_is_explained() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = fs::read_to_string(root.join("docs/chronicle.md")).unwrap();
    let mut found = BTreeSet::new();
    for folder in [
        "crates/chronicle/src",
        "crates/chronicle/src/second",
        "crates/store/src",
        "crates/store/src/nats",
    ] {
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                codes(&fs::read_to_string(path).unwrap(), &mut found);
            }
        }
    }
    assert!(found.len() > 50, "{found:?}");
    let missing: Vec<_> =
        found.iter().filter(|code| !text.contains(&format!("`{code}`"))).collect();
    assert!(missing.is_empty(), "not in docs/chronicle.md: {missing:?}");
}
