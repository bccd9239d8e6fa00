//! One bit changed anywhere in a data folder: named, mended or harmless, never silently wrong.

use crate::{
    acknowledged::Acknowledged,
    child::{Broken, say},
    support::{Random, RngExt as _, SeedableRng as _},
};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::mpsc::RecvTimeoutError,
    time::Duration,
};
use store::{
    Medium, OpenOptions, SledStore, Store, StoreError, rebuild_from_database, rebuild_from_journal,
    verify_data,
};

const FLIPS: usize = 100;

/// All files of a folder, with their sizes, in a fixed order.
fn files(folder: &Path) -> Vec<(PathBuf, u64)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        match entry.metadata().unwrap() {
            inner if inner.is_dir() => found.extend(files(&entry.path())),
            file => found.push((entry.path(), file.len())),
        }
    }
    found.sort();
    found
}

pub(crate) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        match entry.file_type().unwrap().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).unwrap()),
        }
    }
}

/// Everything that a store holds, as one text.
fn contents(store: &dyn Store) -> Result<String, StoreError> {
    let mut all = String::new();
    for campaign in store.campaigns()? {
        all.push_str(&format!("{campaign} {:?}\n", store.kept(campaign)?));
        for line in store.read(campaign, 0, u64::MAX)? {
            all.push_str(&line);
            all.push('\n');
        }
    }
    Ok(all)
}

/// Part of the child process: opens the folder, says how that went, looks through it in full, and
/// rebuilds what is damaged from what is not. A panic or a hang of the database is then no end of the test.
pub(crate) fn judge(folder: &Path) {
    let expected = fs::read_to_string(folder.with_extension("expected")).unwrap();
    let opened = SledStore::open(folder, OpenOptions::default());
    match opened.and_then(|store| contents(&store)) {
        Ok(found) if found == expected => say("opening: harmless"),
        Ok(_) => say("opening: silently wrong"),
        Err(StoreError::Damaged(damage)) => say(&format!("opening: named: {damage}")),
        Err(error) => say(&format!("opening: refused: {error}")),
    }
    let mut rebuild = rebuild_from_journal as fn(_) -> _;
    match verify_data(folder) {
        Ok(report) if report.is_sound() => say("looking: sound"),
        Ok(report) => {
            say(&format!("looking: named: {}", report.damage[0]));
            if report.damage[0].place == Medium::Journal {
                rebuild = rebuild_from_database;
            }
        }
        Err(error) => say(&format!("looking: refused: {error}")),
    }
    let rebuilt = rebuild(folder)
        .and_then(|_| SledStore::open(folder, OpenOptions::default()))
        .and_then(|store| contents(&store));
    match rebuilt {
        Ok(found) if found == expected => say("rebuilt: whole"),
        Ok(_) => say("rebuilt: silently wrong"),
        Err(StoreError::Damaged(damage)) => say(&format!("rebuilt: named: {damage}")),
        Err(error) => say(&format!("rebuilt: refused: {error}")),
    }
    say("judged");
}

#[test]
fn a_hundred_flipped_bits() {
    let parent = tempfile::tempdir().unwrap();
    let origin = parent.path().join("origin");
    let mut told = Acknowledged::default();
    let mut child = Broken::start("write", &origin, 9, &[]);
    while told.batches < 400 {
        told.hear(&child.hear());
    }
    child.kill().iter().for_each(|line| told.hear(line));
    let expected = {
        let store = SledStore::open(&origin, OpenOptions::default()).unwrap();
        told.check(&store);
        contents(&store).unwrap()
    };
    fs::remove_file(origin.join("lock")).unwrap();
    let image = parent.path().join("image");
    fs::write(image.with_extension("expected"), &expected).unwrap();

    let all = files(&origin);
    let mut random = Random::seed_from_u64(5);
    let mut verdicts: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..FLIPS {
        // Half of them in the journal, half in the database.
        let journal = number % 2 == 0;
        let in_journal = |path: &Path| path.ends_with("journal");
        let of: Vec<_> = all.iter().filter(|(path, _)| in_journal(path) == journal).collect();
        let mut at = random.random::<u64>() % of.iter().map(|(_, size)| size).sum::<u64>();
        let (path, _) = of
            .iter()
            .find(|(_, size)| {
                let here = at < *size;
                at -= if here { 0 } else { *size };
                here
            })
            .unwrap();
        if image.exists() {
            fs::remove_dir_all(&image).unwrap();
        }
        copy(&origin, &image);
        let flipped = image.join(path.strip_prefix(&origin).unwrap());
        let mut bytes = fs::read(&flipped).unwrap();
        bytes[at as usize] ^= 1 << random.random_range(0..8);
        fs::write(&flipped, bytes).unwrap();

        let name = path.strip_prefix(&origin).unwrap().display().to_string();
        let context = format!("flip {number}: byte {at} of {name}");
        let verdict = judged(&image, &context);
        let part = |part: &str| {
            let found = verdict.iter().find_map(|line| line.strip_prefix(part));
            found.unwrap_or_else(|| panic!("{context}: no word on {part} {verdict:?}"))
        };
        let (opening, looking, rebuilt) = (part("opening: "), part("looking: "), part("rebuilt: "));
        let kind = |text: &str| text.split(':').next().unwrap().to_owned();
        assert!(matches!(&*kind(opening), "harmless" | "named"), "{context}: {opening}");
        assert!(matches!(&*kind(looking), "sound" | "named"), "{context}: {looking}");
        assert_eq!(rebuilt, "whole", "{context}: {looking}");
        let place = if journal { "journal" } else { "database" };
        let verdict = format!(
            "{place}: opening {}, looking {}, rebuilt {}",
            kind(opening),
            kind(looking),
            kind(rebuilt)
        );
        *verdicts.entry(verdict).or_default() += 1;
    }
    for (verdict, count) in verdicts {
        println!("{count:3} flips: {verdict}");
    }
}

/// Lets a child judge the folder and answers what it said.
fn judged(folder: &Path, context: &str) -> Vec<String> {
    let mut child = Broken::start("check", folder, 0, &[]);
    let mut said = Vec::new();
    loop {
        // So long only when the database hangs: that is then the finding.
        match child.lines.recv_timeout(Duration::from_secs(60)) {
            Ok(line) if line == "judged" => break,
            Ok(line) => said.push(line),
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => panic!("{context}: hangs after {said:?}"),
        }
    }
    // sled panics on some of them; nobody at a terminal is to read that.
    let errors = child.errors();
    assert!(!errors.contains("panicked at"), "{context}: {errors}");
    said.extend(child.kill());
    said
}
