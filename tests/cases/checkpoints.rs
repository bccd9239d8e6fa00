//! The ends of logs that a house has signed: a terminal keeps them, and whoever is shown another history is told.

use crate::harness::Place;
use std::{fs, path::Path};

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

fn replace(from: &Path, to: &Path) {
    fs::remove_dir_all(to).unwrap();
    copy(from, to);
}

/// The data folder is copied, and both copies go on.
#[test]
fn a_copied_folder_that_goes_on_is_a_fork_and_is_told() {
    let place = Place::new();
    let new = place.run(&["new", "siege", "--log", "2", "--json"]).json();
    let id = new["campaign"].as_str().unwrap();
    let data = place.path("data");
    copy(&data, &place.path("copy"));
    let tell = |data: &str, what: &str| {
        let answer = place.run(&["order", id, "--as", "cathay", what, "--data", data]);
        assert_eq!(answer.code, 0, "what was asked for was done: {answer:?}");
        answer
    };
    assert!(!tell("data", "tell One.").err.contains("FORKED"));
    let other = tell("copy", "tell Two.");
    assert!(other.err.contains("HAS BEEN FORKED"), "{other:?}");
    let kept: Vec<_> = other.err.split(' ').filter(|word| word.trim().ends_with(".note")).collect();
    assert_eq!(kept.len(), 2, "{other:?}");
    for note in kept {
        assert!(fs::read_to_string(note.trim()).unwrap().starts_with("wapenrol/"), "{note}");
    }
    // It is told once for each fork.
    assert!(!tell("copy", "tell Three.").err.contains("FORKED"));
    assert!(tell("data", "tell Four.").err.contains("FORKED"));
}

/// Another machine watches a server, whose folder is put back to an older copy.
#[test]
fn a_witness_sees_that_a_log_only_grows() {
    let place = Place::new();
    let new = place.run(&["new", "siege", "--log", "2", "--json"]).json();
    let id = new["campaign"].as_str().unwrap();
    let data = place.path("data");
    copy(&data, &place.path("older"));
    let watched = |told: &dyn Fn(&str)| {
        let server = place.serve(&[]);
        let page = format!("{}/c/{id}#k=no-key-is-sent", server.url);
        told(&page);
        assert_eq!(server.stop(), Some(0));
    };
    let key = place.path("witness/device.key");
    let witness =
        |page: &str| place.run(&["witness", page, "--once", "--device-key", key.to_str().unwrap()]);
    watched(&|page| {
        let seen = witness(page).good().out;
        assert!(seen.contains("records, verified") && seen.contains("— device/"), "{seen}");
        assert_eq!(witness(page).good().out, "", "nothing has happened since");
    });
    place.run(&["order", id, "--as", "cathay", "tell One."]).good();
    watched(&|page| assert!(witness(page).good().out.contains("— wapenrol/")));
    replace(&place.path("older"), &data);
    place
        .run(&["order", id, "--as", "cathay", "tell Other things.", "--device-key", "x.key"])
        .good();
    watched(&|page| {
        witness(page).bad(4, &["HAS BEEN FORKED", ".note"]);
    });
    place.run(&["witness", "http://127.0.0.1:1/", "--once"]).bad(2, &["is no page of a campaign"]);
}

/// A file is checked before it has its name.
#[test]
fn an_export_can_be_verified_as_it_is_written() {
    let place = Place::new();
    let campaign = place.siege();
    let told = place.run(&["export", &campaign, "--check", "-o", "log.ndjson"]).good().out;
    assert!(told.starts_with("wrote log.ndjson\nverified: campaign "), "{told}");
    assert!(told.contains("decided once more: each comes to the same records"), "{told}");
    assert_eq!(place.read("log.ndjson"), place.log(&campaign));
    let copy = ["export", &campaign, "--as", "cathay", "--check", "-o", "c.ndjson", "--json"];
    let check = &place.run(&copy).json()["check"];
    assert!(check["verified"] == true && check["redacted"].as_u64().unwrap() > 0, "{check}");
    // Where to, must be said: what has gone down a pipe cannot be taken back.
    place.run(&["export", &campaign, "--check"]).bad(2, &["--output"]);
    place.run(&["export", "0000000001", "--check", "-o", "none.ndjson"]).bad(3, &["no campaign"]);
    assert!(!place.path("none.ndjson").exists() && !place.path("none.ndjson.unfinished").exists());
}
