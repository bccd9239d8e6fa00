//! A disk that fails at one step of a write, for a moment or until it is mended: whoever was refused is not in the log,
//! whoever was told that nobody knows learns it by asking again, and nothing is started again.

use crate::support;

use std::{
    io::ErrorKind,
    sync::{Arc, Mutex, mpsc::channel},
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
        let options =
            OpenOptions { faults: Some(broken.lasting()), pause, ..OpenOptions::default() };
        let store = SledStore::open(folder.path(), options).unwrap();
        let (moved, told) = channel();
        let moved = Mutex::new(moved);
        store.on_settled(move |campaign| moved.lock().unwrap().send(campaign).unwrap());
        let mut game = Game::new(1);
        play(&store, &mut game, 5);
        let before = game.tip.map(|tip| tip.last);
        let lines = store.read(game.campaign, 0, u64::MAX).unwrap();

        let refused = Failure::Refused(ErrorKind::Other);
        broken.set(&[(step, failure), (DiskStep::Probe, refused), (DiskStep::JournalCut, refused)]);
        let mut tried = game.clone();
        let batch = tried.next(3, 200);
        let error = store.append(game.campaign, before, &batch).unwrap_err();
        assert_eq!(error.code(), "store_unsure", "{context}");
        for _ in 0..2 {
            let error = store.append(game.campaign, before, &batch).unwrap_err();
            assert_eq!(error.code(), "store_stopped", "{context}: nobody else is left unsure");
            let error = store.keep(game.campaign, b"keys").unwrap_err();
            assert_eq!(error.code(), "store_stopped", "{context}");
            assert!(store.condition().stopped.is_some(), "{context}");
            assert_eq!(store.read(game.campaign, 0, u64::MAX).unwrap(), lines, "{context}");
        }
        broken.set(&[]);
        // Sent again: it is there already, or is stored now.
        let stored = matches!(step, DiskStep::DatabaseWrite | DiskStep::DatabaseSync);
        let mut again = store.append(game.campaign, before, &batch);
        if stored {
            // Who still names the head of then may be sending what was stored, and is not told that it was not.
            assert_eq!(again.unwrap_err().code(), "store_unsure", "{context}");
            again = store.append(game.campaign, before, &batch);
        }
        match again {
            Ok(()) => assert!(!stored, "{context}"),
            Err(AppendError::HeadMoved { actual }) => {
                assert!(stored && actual == tried.tip.map(|tip| tip.last), "{context}");
                assert_eq!(told.try_recv(), Ok(game.campaign), "{context}");
            }
            Err(other) => panic!("{context}: {other}"),
        }
        assert!(told.try_recv().is_err(), "{context}");
        play(&store, &mut tried, 2);
        check(store, &tried, &context);
    }
}

/// Nobody needs to give an order for it.
#[test]
fn a_disk_that_works_again_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let broken = Broken::default();
    let pause = Duration::from_millis(5);
    let options = OpenOptions { faults: Some(broken.lasting()), pause, ..OpenOptions::default() };
    let store = SledStore::open(folder.path(), options).unwrap();
    let (moved, told) = channel();
    let moved = Mutex::new(moved);
    store.on_settled(move |campaign| moved.lock().unwrap().send(campaign).unwrap());
    let mut game = Game::new(1);
    play(&store, &mut game, 3);
    let refused = Failure::Refused(ErrorKind::Other);
    broken.set(&[(DiskStep::DatabaseSync, refused), (DiskStep::Probe, refused)]);
    let head = game.tip.map(|tip| tip.last);
    let error = store.append(game.campaign, head, &game.next(1, 50)).unwrap_err();
    assert_eq!(error.code(), "store_unsure");
    broken.set(&[]);
    assert_eq!(told.recv().unwrap(), game.campaign);
    assert_eq!(store.head(game.campaign).unwrap(), game.tip.map(|tip| tip.last));
    check(store, &game, "after a while");
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
