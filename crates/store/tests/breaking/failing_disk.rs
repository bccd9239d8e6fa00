//! A disk whose writes and syncs fail for a while, below the store and below sled.
//!
//! A child runs under a small preloaded library (`failing_disk.c`) that lets the system's calls fail while a file
//! says so. It goes on when they do not fail any more, in the same process.

use crate::{
    child::{Broken, say},
    power_cut::compiled,
    support::Game,
};
use std::{
    collections::BTreeMap,
    env, fs,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};
use store::{AppendError, Condition, OpenOptions, SledStore, Store, verify_data};

/// What fails: writes, syncs, syncs of a range (sled has both) or several; with an error of a broken disk or of a full one; of one file or of all.
const BROKEN: &[&str] = &[
    "W 5 journal",
    "S 5 journal",
    "WS 5 journal",
    "W 28 journal",
    "W 5 sled/db",
    "S 5 sled/db",
    "SR 5 sled/db",
    "WSR 5 sled/db",
    "W 28 sled/db",
    "W 5 *",
    "S 5 *",
    "SR 5 *",
    "WSR 5 *",
    "W 28 *",
];

/// Rounds over all of them.
const ROUNDS: usize = 4;

#[test]
fn a_failing_disk_under_an_open_store() {
    let parent = tempfile::tempdir().unwrap();
    // The kernel names files by their real path.
    let parent = parent.path().canonicalize().unwrap();
    let Some(library) = compiled(&parent, "failing_disk.c") else { return };
    let (folder, control) = (parent.join("data"), parent.join("broken"));
    let environment = [("LD_PRELOAD", &*library), ("FD_DIR", &*folder), ("FD_BROKEN", &*control)];
    let mut child = Broken::start("failing", &folder, 0, &environment);
    let mut lines = Vec::new();
    while let Ok(line) = child.lines.recv() {
        lines.push(line);
    }
    let status = child.process.wait().unwrap();
    let errors = child.errors();
    assert!(status.success(), "{status}: {errors}: {lines:#?}");
    let mut outcomes = BTreeMap::new();
    for line in lines.iter().filter_map(|line| line.strip_prefix("outcome ")) {
        *outcomes.entry(line).or_insert(0) += 1;
    }
    assert_eq!(outcomes.values().sum::<usize>(), ROUNDS * BROKEN.len(), "{lines:#?}");
    assert!(outcomes.len() >= 3, "the disk failed in several places: {outcomes:?}");
    println!("{outcomes:#?}");
}

/// Part of the child process.
pub(crate) fn play(folder: &Path) {
    let control = env::var("FD_BROKEN").unwrap();
    let pause = Duration::from_secs(3600);
    let store = SledStore::open(folder, OpenOptions { pause, ..OpenOptions::default() }).unwrap();
    let mut game = Game::new(0);
    let (store, stop) = (Arc::new(store), Arc::new(AtomicBool::new(false)));
    // Somebody reads all the time.
    let reader = thread::spawn({
        let (store, stop, campaign) = (Arc::clone(&store), Arc::clone(&stop), game.campaign);
        move || {
            let mut highest = None;
            while !stop.load(Ordering::Relaxed) {
                if let Ok(Some(head)) = store.head(campaign) {
                    assert!(Some(head.seq) >= highest, "what was shown is not taken back");
                    highest = Some(head.seq);
                    let _ = store.read(campaign, head.seq.saturating_sub(20), head.seq);
                }
            }
        }
    });
    for round in 0..ROUNDS {
        for what in BROKEN {
            for _ in 0..3 {
                let head = game.tip.map(|tip| tip.last);
                store.append(game.campaign, head, &game.next(round, 400)).unwrap();
            }
            fs::write(&control, what).unwrap();
            let before = game.tip.map(|tip| tip.last);
            let mut tried = game.clone();
            let batch = tried.next(3, 2000);
            let first = store.append(game.campaign, before, &batch);
            let code = first.as_ref().map_or_else(AppendError::code, |()| "stored");
            say(&format!("outcome {code}: {what}"));
            let unsure = code == "store_unsure";
            if unsure {
                let error = store.append(game.campaign, before, &batch).unwrap_err();
                // A full disk may be settled by then, for that needs no room; it is full all the same.
                if error.code() == "disk_full" {
                    assert!(what.contains("28"), "{what}: {error}");
                } else {
                    assert_eq!(error.code(), "store_stopped", "{what}: {error}");
                    assert!(store.condition().stopped.is_some());
                }
            }
            // The database may have to follow while the disk fails, or only when it works again.
            if round % 2 == 1 {
                let _ = store.follow();
            }
            fs::remove_file(&control).unwrap();
            let mut second = store.append(game.campaign, before, &batch);
            if let Err(AppendError::Unsure(_)) = second {
                second = store.append(game.campaign, before, &batch);
            }
            match (first, second) {
                // Told to be stored, or nobody knew and it was.
                (Ok(()) | Err(AppendError::Unsure(_)), Err(AppendError::HeadMoved { actual })) => {
                    assert_eq!(actual, batch.head(), "{what}");
                }
                (Err(_), Ok(())) => (),
                (first, second) => panic!("{what}: first {first:?}, then {second:?}"),
            }
            game = tried;
            assert_eq!(store.condition(), Condition::default(), "{what}");
        }
    }
    stop.store(true, Ordering::Relaxed);
    reader.join().unwrap();
    let lines = store.read(game.campaign, 0, u64::MAX).unwrap();
    assert_eq!(lines.len() as u64, game.tip.unwrap().last.seq + 1);
    drop(Arc::into_inner(store));
    let report = verify_data(folder).unwrap();
    assert!(report.is_sound() && report.torn_bytes == 0, "{report:?}");
    let store = SledStore::open(folder, OpenOptions::default()).unwrap();
    assert_eq!(store.read(game.campaign, 0, u64::MAX).unwrap(), lines);
}
