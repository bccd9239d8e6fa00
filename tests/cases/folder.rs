//! The data folder: one process at a time, looked through, made anew.

use crate::harness::Place;
use std::fs;

#[test]
fn a_folder_that_is_no_data_folder_is_left_alone() {
    let place = Place::new();
    place.run(&["show", "0000000000"]).bad(5, &["no data folder", "wapenrol new siege"]);
    fs::create_dir(place.path("photos")).unwrap();
    place.write("photos/cat.jpg", "a cat");
    let photos = ["--data", "photos", "new", "siege"];
    place.run(&photos).bad(5, &["no data folder of wapenrol"]);
    let left: Vec<_> = fs::read_dir(place.path("photos")).unwrap().collect();
    assert_eq!(left.len(), 1, "nothing was written");
    place.run(&["--data", "photos", "verify"]).bad(5, &["no data folder"]);
    place.run(&["--data", "photos", "rebuild", "--from-journal"]).bad(5, &["no data folder"]);
}

#[test]
fn a_sound_folder_verifies_and_is_rebuilt_to_the_same() {
    let place = Place::new();
    let campaign = place.siege();
    place.run(&["order", &campaign, "--as", "cathay", "tell Still here."]).good();
    let log = place.log(&campaign);
    let verified = place.run(&["verify", "--json"]).json();
    assert_eq!(verified["campaigns"], 1);
    assert_eq!(verified["records"], log.lines().count());

    place.run(&["rebuild"]).bad(2, &["--from-journal"]);
    let rebuilt = place.run(&["rebuild", "--from-journal", "--json"]).json();
    assert_eq!(rebuilt["records"], log.lines().count());
    assert_eq!(place.log(&campaign), log);
    place.run(&["order", &campaign, "--as", "cathay", "tell And after."]).good();
}

#[test]
fn a_damaged_journal_is_named_and_made_anew_from_the_database() {
    let place = Place::new();
    let campaign = place.siege();
    let log = place.log(&campaign);
    let journal = place.path("data/journal");
    let mut bytes = std::fs::read(&journal).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0x40;
    std::fs::write(&journal, &bytes).unwrap();

    place.run(&["verify"]).bad(4, &["journal", "--from-database"]);
    let rebuilt = place.run(&["rebuild", "--from-database", "--json"]).json();
    assert_eq!(rebuilt["records"], log.lines().count());
    place.run(&["verify"]).good();
    assert_eq!(place.log(&campaign), log);
}
