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

    place.run(&["verify"]).bad(4, &["journal", "wapenrol doctor"]);
    let rebuilt = place.run(&["rebuild", "--from-database", "--json"]).json();
    assert_eq!(rebuilt["records"], log.lines().count());
    place.run(&["verify"]).good();
    assert_eq!(place.log(&campaign), log);
}

fn flip(place: &Place, file: &str, at: impl FnOnce(&[u8]) -> usize) {
    let mut bytes = fs::read(place.path(file)).unwrap();
    let at = at(&bytes);
    bytes[at] ^= 0x40;
    fs::write(place.path(file), bytes).unwrap();
}

/// Where a record of the log stands in a file.
fn record(log: &str, seq: usize) -> impl FnOnce(&[u8]) -> usize {
    let line = log.lines().nth(seq).unwrap().as_bytes();
    move |bytes| bytes.windows(line.len()).position(|part| part == line).unwrap() + line.len() / 2
}

/// Where a record of the log stands in the database: packed, its hash is as many bytes as it says.
fn packed_record(log: &str, seq: usize) -> impl FnOnce(&[u8]) -> usize {
    let (_, hash) = log.lines().nth(seq).unwrap().split_once(r#""hash":""#).unwrap();
    let byte = |at: usize| u8::from_str_radix(&hash[2 * at..2 * at + 2], 16).unwrap();
    let hash: [u8; 32] = std::array::from_fn(byte);
    move |bytes| bytes.windows(32).position(|part| part == hash).unwrap()
}

#[test]
fn the_doctor_mends_what_both_copies_lost_apart() {
    let place = Place::new();
    let campaign = place.siege();
    for number in 0..30 {
        let text = format!("tell Still here, for the {number}. time.");
        place.run(&["order", &campaign, "--as", "cathay", &text]).good();
    }
    let log = place.log(&campaign);
    let well = place.run(&["doctor", "data"]).good();
    assert!(well.out.contains("nothing is to be done"), "{well:?}");

    flip(&place, "data/journal", record(&log, 4));
    flip(&place, "data/sled/db", packed_record(&log, log.lines().count() - 3));
    let verified = place.run(&["verify"]);
    assert_eq!(verified.code, 4, "{verified:?}");
    // Whichever is found first is told: the database notices its own damage on opening, or only when it is read there.
    let named = ["the journal is damaged", "the database is damaged"];
    assert!(named.iter().any(|said| verified.err.contains(said)), "{verified:?}");
    assert!(verified.err.contains("wapenrol doctor"), "{verified:?}");
    for said in ["panicked", "sled::"] {
        assert!(!verified.err.contains(said), "{verified:?}");
    }
    let found = place.run(&["doctor", "data"]);
    assert_eq!(found.code, 4, "{found:?}");
    assert!(found.out.contains("no record is lost"), "{found:?}");
    assert!(found.err.contains("--mend"), "{found:?}");
    assert!(!place.path("data/journal.aside-1").exists(), "nothing was written");
    let mended = place.run(&["doctor", "data", "--mend"]).good();
    assert!(mended.out.contains("mended: 1 campaign,"), "{mended:?}");
    assert!(
        place.path("data/journal.aside-1").exists() && place.path("data/sled.aside-1").exists()
    );
    assert_eq!(place.log(&campaign), log);
    place.run(&["verify"]).good();
    place.run(&["order", &campaign, "--as", "cathay", "tell And after."]).good();
}

#[test]
fn the_doctor_names_what_no_copy_has_and_takes_it_from_the_backup() {
    let place = Place::new();
    let campaign = place.siege();
    place.run(&["order", &campaign, "--as", "cathay", "tell One."]).good();
    assert_eq!(place.serve(&["--backup", "backup"]).stop(), Some(0));
    let log = place.log(&campaign);
    let last = log.lines().count() - 1;
    flip(&place, "data/journal", record(&log, last));
    fs::write(place.path("data/sled/db"), "somebody's letter").unwrap();
    let found = place.run(&["--data", "data", "doctor"]);
    // The last order is not whole without its last record.
    let named = format!("campaign {campaign}: its log ends with record");
    assert!(found.code == 4 && found.out.contains(&named), "{found:?}");
    let told = place.run(&["doctor", "data", "--backup", "backup", "--mend", "--json"]).json();
    assert_eq!(told["diagnosis"]["lost"].as_array().unwrap().len(), 0, "{told}");
    assert_eq!(place.log(&campaign), log);
    // A folder that is whole, and has less than its backup.
    let shorter = log.lines().count() as u64;
    fs::rename(place.path("data"), place.path("mended")).unwrap();
    place.siege();
    let told = place.run(&["doctor", "--backup", "backup", "--json", "--mend"]).json();
    assert_eq!(told["diagnosis"]["from_backup"], shorter, "{told}");
    assert_eq!(place.log(&campaign), log);
}

/// A disk that is taken away at the end.
struct Mounted(std::path::PathBuf);

impl Drop for Mounted {
    fn drop(&mut self) {
        let _ = std::process::Command::new("umount").arg("-l").arg(&self.0).output();
    }
}

/// A mounted backup, a snapshot, a disk that went read-only.
#[test]
fn a_folder_that_is_only_for_reading_is_read() {
    let place = Place::new();
    let campaign = place.siege();
    let log = place.log(&campaign);
    fs::remove_file(place.path("data/lock")).unwrap();
    let mount = |words: &[&str]| {
        let mut mount = std::process::Command::new("mount");
        mount.args(words).arg(place.path("data")).output().is_ok_and(|it| it.status.success())
    };
    let data = place.path("data");
    if !mount(&["--bind", data.to_str().unwrap()]) {
        println!("skipped: only root can mount a folder for reading");
        return;
    }
    let _mounted = Mounted(data);
    assert!(mount(&["-o", "remount,bind,ro"]));
    assert!(fs::write(place.path("data/lock"), "").is_err());
    assert_eq!(place.log(&campaign), log);
    assert!(place.run(&["log", &campaign]).good().out.contains("1"));
    assert_eq!(place.run(&["verify", "--json"]).json()["records"], log.lines().count());
    place.run(&["doctor"]).good();
    place.run(&["doctor", "--mend"]).good();
    let order = ["order", &campaign, "--as", "cathay", "tell And after."];
    place.run(&order).bad(5, &["can be read, and not written to"]);
    place.run(&["rebuild", "--from-journal"]).bad(5, &["Read-only"]);
}
