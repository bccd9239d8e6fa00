//! A data folder whose private parts are encrypted with the host's key: whoever copies it reads no secret.

use crate::harness::Place;
use std::path::Path;

const KEY: &str = "0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0";

/// Does any file of a folder hold these bytes?
fn holds(folder: &Path, bytes: &[u8]) -> bool {
    std::fs::read_dir(folder).unwrap().any(|entry| {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => holds(&path, bytes),
            false => std::fs::read(path).unwrap().windows(bytes.len()).any(|part| part == bytes),
        }
    })
}

fn place() -> Place {
    let place = Place::new();
    place.write("host.key", &format!("{KEY}\n"));
    place.write("other.key", &KEY.replace('0', "1"));
    place
}

#[test]
fn neither_the_folder_nor_its_backup_holds_a_secret_that_can_be_read() {
    let place = place();
    let key = ["--host-key-file", "host.key"];
    let with = |words: &[&str]| place.run(&[words, &key[..]].concat());
    let opened = with(&["new", "siege", "--json"]).json();
    let id = opened["campaign"].as_str().unwrap();
    assert!(!holds(&place.path("data"), b"\"secret\":"), "the folder tells the secret");
    with(&["order", id, "--as", "cathay", "tell The gate holds."]).good();

    // Without the key, or with another, it says what is missing, and writes nothing.
    let tell = ["order", id, "--as", "cathay", "tell Open the gate."];
    place.run(&tell).bad(5, &["encrypted with the host's key", "--host-key-file", id]);
    let other = [&tell[..], &["--host-key-file", "other.key"]].concat();
    place.run(&other).bad(5, &["another host key than this one"]);
    let none = [&tell[..], &["--host-key-file", "data/journal"]].concat();
    assert_eq!(place.run(&none).code, 5);
    place.write("short.key", "abc");
    let short = [&tell[..], &["--host-key-file", "short.key"]].concat();
    place.run(&short).bad(5, &["64 hex digits"]);
    let log = with(&["log", id]).good().out;
    assert!(log.contains("The gate holds.") && !log.contains("Open the gate."));

    // A backup is of no more use to whoever finds it, and of all to the host.
    let server = place.serve(&["--backup", "backup", "--host-key-file", "host.key"]);
    assert_eq!(server.stop(), Some(0));
    assert!(!holds(&place.path("backup"), b"\"secret\":"), "the backup tells the secret");
    let elsewhere = ["restore", "backup", "--data", "elsewhere"];
    let left = place.run(&elsewhere);
    assert!(left.code != 0 && left.out.contains("encrypted with the host's key"), "{left:?}");
    with(&elsewhere).good();
    let again = ["order", id, "--as", "cathay", "tell Here again.", "--data", "elsewhere"];
    with(&again).good();
}

#[test]
fn a_folder_of_before_is_encrypted_when_a_server_opens_it() {
    let place = place();
    let id = place.siege();
    assert!(holds(&place.path("data"), b"\"secret\":"));
    let server = place.serve(&["--host-key-file", "host.key"]);
    assert_eq!(server.stop(), Some(0));
    place.run(&["show", &id]).bad(5, &["encrypted with the host's key"]);
    place.run(&["show", &id, "--host-key-file", "host.key"]).good();
    let refused = place.run(&["serve", "--listen", "127.0.0.1:0", "--host-key-file", "other.key"]);
    refused.bad(5, &["another host key than this one"]);

    // The journal still has what was in clear, until it is made anew.
    assert!(holds(&place.path("data"), b"\"secret\":"));
    place.run(&["rebuild", "--from-database"]).good();
    std::fs::read_dir(place.path("data")).unwrap().for_each(|entry| {
        let path = entry.unwrap().path();
        if path.to_string_lossy().contains("aside") || path.to_string_lossy().contains("old") {
            let removed = match path.is_dir() {
                true => std::fs::remove_dir_all(path),
                false => std::fs::remove_file(path),
            };
            removed.unwrap();
        }
    });
    assert!(!holds(&place.path("data"), b"\"secret\":"));
    place.run(&["show", &id, "--host-key-file", "host.key"]).good();
}
