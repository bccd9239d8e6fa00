//! A disk that fails at one step of a write, for a moment or until it is mended: whoever was refused is not in the log,
//! whoever was told that nobody knows learns it by asking again, and nothing is started again.

use crate::support;

use std::{
    io::ErrorKind,
    sync::{Arc, Mutex},
    time::Duration,
};
use store::{
    AppendError, Condition, DiskStep, Failure, Faults, OpenOptions, SledStore, Store, verify_data,
};
use support::Game;

/// Every way in which a step fails.
fn failures() -> Vec<(DiskStep, Failure)> {
    let error = ErrorKind::Other;
    let mut all = vec![
        (DiskStep::JournalWrite, Failure::Torn(error, 1)),
        (DiskStep::JournalWrite, Failure::Torn(error, 300)),
    ];
    for step in [
        DiskStep::JournalWrite,
        DiskStep::JournalSync,
        DiskStep::DatabaseWrite,
        DiskStep::DatabaseSync,
    ] {
        all.push((step, Failure::Refused(error)));
        all.push((step, Failure::DoneAndDenied(error)));
    }
    all
}

/// What fails just now.
#[derive(Clone, Default)]
struct Broken(Arc<Mutex<Vec<(DiskStep, Failure)>>>);

impl Broken {
    fn set(&self, broken: &[(DiskStep, Failure)]) {
        *self.0.lock().unwrap() = broken.to_vec();
    }

    /// A disk that fails in this way until it is mended.
    fn lasting(&self) -> Faults {
        let broken = self.0.clone();
        Faults::new(move |step| {
            let broken = broken.lock().unwrap();
            broken.iter().find(|(at, _)| *at == step).map(|(_, failure)| *failure)
        })
    }

    /// A disk that fails in this way once.
    fn once(&self) -> Faults {
        let broken = self.0.clone();
        Faults::new(move |step| {
            let mut broken = broken.lock().unwrap();
            let at = broken.iter().position(|(at, _)| *at == step)?;
            Some(broken.remove(at).1)
        })
    }
}

fn play(store: &SledStore, game: &mut Game, batches: usize) {
    for _ in 0..batches {
        let head = game.tip.map(|tip| tip.last);
        let batch = game.next(2, 100);
        store.append(game.campaign, head, &batch).unwrap();
    }
}

fn check(store: SledStore, game: &Game, context: &str) {
    let head = game.tip.map(|tip| tip.last);
    assert_eq!(store.condition(), Condition::default(), "{context}");
    assert_eq!(store.head(game.campaign).unwrap(), head, "{context}");
    let lines = store.read(game.campaign, 0, u64::MAX).unwrap();
    assert_eq!(lines.len() as u64, head.unwrap().seq + 1, "{context}");
    let folder = store.folder().to_owned();
    drop(store);
    let report = verify_data(&folder).unwrap();
    assert!(report.is_sound() && report.torn_bytes == 0, "{context}: {report:?}");
    assert_eq!((report.not_taken_over, report.campaigns.len()), (0, 1), "{context}");
    let store = SledStore::open(&folder, OpenOptions::default()).unwrap();
    assert_eq!(store.read(game.campaign, 0, u64::MAX).unwrap(), lines, "{context}");
}

#[test]
fn a_step_that_fails_once_is_settled_at_once() {
    for (step, failure) in failures() {
        let context = format!("{step:?} {failure:?}");
        let folder = tempfile::tempdir().unwrap();
        let broken = Broken::default();
        let options = OpenOptions { faults: Some(broken.once()), ..Default::default() };
        let store = SledStore::open(folder.path(), options).unwrap();
        let mut game = Game::new(1);
        play(&store, &mut game, 5);
        for _ in 0..3 {
            broken.set(&[(step, failure)]);
            let head = game.tip.map(|tip| tip.last);
            let mut tried = game.clone();
            let batch = tried.next(3, 200);
            match store.append(game.campaign, head, &batch) {
                Ok(()) => game = tried,
                Err(AppendError::Broken(error)) => {
                    assert_eq!(error.code(), "disk_refused", "{context}");
                }
                Err(other) => panic!("{context}: {other}"),
            }
            // Where the database fails, it is opened again and filled from the journal.
            store.follow().unwrap();
            let stored = game.tip.map(|tip| tip.last);
            assert_eq!(store.head(game.campaign).unwrap(), stored, "{context}: as it was told");
            assert!(broken.0.lock().unwrap().is_empty(), "{context}: it was come past");
            play(&store, &mut game, 2);
        }
        check(store, &game, &context);
    }
}

#[test]
fn a_disk_that_fails_for_a_while_is_settled_when_it_works_again() {
    for (step, failure) in failures() {
        let context = format!("{step:?} {failure:?}");
        let folder = tempfile::tempdir().unwrap();
        let broken = Broken::default();
        // Nothing is tried but with an order.
        let pause = Duration::from_secs(3600);
        let (faults, follow_after) = (Some(broken.lasting()), Duration::MAX);
        let options = OpenOptions { faults, pause, follow_after, ..OpenOptions::default() };
        let store = SledStore::open(folder.path(), options).unwrap();
        let mut game = Game::new(1);
        play(&store, &mut game, 5);
        store.follow().unwrap();
        let before = game.tip.map(|tip| tip.last);

        let refused = Failure::Refused(ErrorKind::Other);
        broken.set(&[(step, failure), (DiskStep::Probe, refused), (DiskStep::JournalCut, refused)]);
        let mut tried = game.clone();
        let batch = tried.next(3, 200);
        // What is in the journal is stored, whatever the database fails at.
        let stored = matches!(step, DiskStep::DatabaseWrite | DiskStep::DatabaseSync);
        match store.append(game.campaign, before, &batch) {
            Ok(()) => {
                assert!(stored, "{context}");
                store.follow().unwrap_err();
                game = tried.clone();
            }
            Err(error) => {
                assert_eq!((error.code(), stored), ("store_unsure", false), "{context}");
            }
        }
        let head = game.tip.map(|tip| tip.last);
        let lines = store.read(game.campaign, 0, u64::MAX).unwrap();
        assert_eq!(lines.len() as u64, head.unwrap().seq + 1, "{context}");
        let next = game.clone().next(1, 100);
        for _ in 0..2 {
            let error = store.append(game.campaign, head, &next).unwrap_err();
            assert_eq!(error.code(), "store_stopped", "{context}: nobody else is left unsure");
            let error = store.keep(game.campaign, b"keys").unwrap_err();
            assert_eq!(error.code(), "store_stopped", "{context}");
            assert!(store.condition().stopped.is_some(), "{context}");
            assert_eq!(store.read(game.campaign, 0, u64::MAX).unwrap(), lines, "{context}");
        }
        broken.set(&[]);
        // Sent again: it is there already, or is stored now.
        match store.append(game.campaign, before, &batch) {
            Ok(()) => assert!(!stored, "{context}"),
            Err(AppendError::HeadMoved { actual }) => {
                assert!(stored && actual == tried.tip.map(|tip| tip.last), "{context}");
            }
            Err(other) => panic!("{context}: {other}"),
        }
        play(&store, &mut tried, 2);
        check(store, &tried, &context);
    }
}

/// Nobody needs to give an order for it.
#[test]
fn a_disk_that_works_again_is_noticed() {
    for step in [DiskStep::JournalSync, DiskStep::DatabaseSync] {
        let folder = tempfile::tempdir().unwrap();
        let broken = Broken::default();
        let pause = Duration::from_millis(5);
        let options =
            OpenOptions { faults: Some(broken.lasting()), pause, ..OpenOptions::default() };
        let store = SledStore::open(folder.path(), options).unwrap();
        let mut game = Game::new(1);
        play(&store, &mut game, 3);
        let refused = Failure::Refused(ErrorKind::Other);
        broken.set(&[step, DiskStep::Probe, DiskStep::JournalCut].map(|step| (step, refused)));
        let head = game.tip.map(|tip| tip.last);
        let batch = game.clone().next(1, 50);
        if step == DiskStep::JournalSync {
            let error = store.append(game.campaign, head, &batch).unwrap_err();
            assert_eq!(error.code(), "store_unsure");
        } else {
            play(&store, &mut game, 1);
            store.follow().unwrap_err();
        }
        assert!(store.condition().stopped.is_some());
        broken.set(&[]);
        while store.condition().stopped.is_some() {
            std::thread::yield_now();
        }
        assert_eq!(store.head(game.campaign).unwrap(), game.tip.map(|tip| tip.last));
        check(store, &game, "after a while");
    }
}

/// What was acknowledged while the database failed is there after a kill, and so is all that came before.
#[test]
fn what_was_acknowledged_while_the_database_failed_survives_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let broken = Broken::default();
    let pause = Duration::from_secs(3600);
    let follow_after = Duration::MAX;
    let faults = Some(broken.lasting());
    let options = OpenOptions { faults, pause, follow_after, ..OpenOptions::default() };
    let store = SledStore::open(folder.path(), options).unwrap();
    let mut game = Game::new(1);
    let refused = Failure::Refused(ErrorKind::Other);
    broken.set(&[(DiskStep::DatabaseSync, refused), (DiskStep::Probe, refused)]);
    play(&store, &mut game, 1);
    store.follow().unwrap_err();
    // Nothing more can follow, so closing is no better than a kill.
    drop(store);
    let report = verify_data(folder.path()).unwrap();
    assert!(report.is_sound(), "{report:?}");
    let store = SledStore::open(folder.path(), OpenOptions::default()).unwrap();
    check(store, &game, "opened again");
}

/// A full disk that was not foreseen is still told as one.
#[test]
fn a_write_that_finds_no_room_after_all_stores_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let broken = Broken::default();
    let options = OpenOptions { faults: Some(broken.once()), ..OpenOptions::default() };
    let store = SledStore::open(folder.path(), options).unwrap();
    let mut game = Game::new(1);
    play(&store, &mut game, 3);
    let head = game.tip.map(|tip| tip.last);
    broken.set(&[(DiskStep::JournalWrite, Failure::Torn(ErrorKind::StorageFull, 70))]);
    let error = store.append(game.campaign, head, &game.clone().next(1, 50)).unwrap_err();
    assert_eq!(error.code(), "disk_full");
    play(&store, &mut game, 1);
    check(store, &game, "a full disk");
}

/// A database without room refuses as a full disk does, and takes up again when there is room.
#[test]
fn a_database_that_finds_no_room_after_all_refuses_what_comes_next() {
    let folder = tempfile::tempdir().unwrap();
    let broken = Broken::default();
    let pause = Duration::from_secs(3600);
    let follow_after = Duration::MAX;
    let faults = Some(broken.lasting());
    let options = OpenOptions { faults, pause, follow_after, ..OpenOptions::default() };
    let store = SledStore::open(folder.path(), options).unwrap();
    let mut game = Game::new(1);
    let full = Failure::Refused(ErrorKind::StorageFull);
    broken.set(&[(DiskStep::DatabaseWrite, full), (DiskStep::Probe, full)]);
    play(&store, &mut game, 1);
    assert!(store.follow().unwrap_err().is_full());
    for _ in 0..2 {
        let head = game.tip.map(|tip| tip.last);
        let error = store.append(game.campaign, head, &game.clone().next(1, 50)).unwrap_err();
        assert_eq!(error.code(), "disk_full");
        assert!(store.keep(game.campaign, b"keys").unwrap_err().is_full());
    }
    broken.set(&[]);
    play(&store, &mut game, 1);
    check(store, &game, "there is room");
}
