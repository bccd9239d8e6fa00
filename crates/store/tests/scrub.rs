//! A folder that is looked through while it is served.

use crate::support;

use chronicle::Line;
use std::{
    fs,
    ops::ControlFlow,
    path::Path,
    sync::Arc,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
};
use store::{Condition, FreeBytes, Medium, OpenOptions, SledStore, Store};
use support::Game;

fn play(store: &SledStore, game: &mut Game, batches: usize) {
    for _ in 0..batches {
        let head = game.tip.map(|tip| tip.last);
        let batch = game.next(2, 300);
        store.append(game.campaign, head, &batch).unwrap();
    }
}

fn played(folder: &Path) -> (SledStore, Game) {
    let store = SledStore::open(folder, OpenOptions::default()).unwrap();
    let mut game = Game::new(1);
    store.keep(game.campaign, b"a secret").unwrap();
    play(&store, &mut game, 40);
    store.follow().unwrap();
    (store, game)
}

/// Flips one bit wherever these bytes stand.
fn flip(file: &Path, bytes: &[u8]) {
    let mut all = fs::read(file).unwrap();
    let places: Vec<usize> = all
        .windows(bytes.len())
        .enumerate()
        .filter(|(_, it)| *it == bytes)
        .map(|it| it.0)
        .collect();
    assert!(!places.is_empty(), "{} holds them", file.display());
    for place in places {
        all[place + bytes.len() / 2] ^= 1;
    }
    fs::write(file, all).unwrap();
}

#[test]
fn a_changed_byte_of_the_journal_is_found_while_the_store_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let (store, mut game) = played(folder.path());
    assert!(store.scrub(|_| ControlFlow::Continue(())).unwrap().unwrap().is_sound());
    assert_eq!(store.condition(), Condition::default());
    let line = store.read(game.campaign, 20, 20).unwrap().remove(0);
    flip(&folder.path().join("journal"), line.as_bytes());
    let report = store.scrub(|_| ControlFlow::Continue(())).unwrap().unwrap();
    assert_eq!(report.damage[0].place, Medium::Journal);
    assert!(store.condition().damage.unwrap().contains("the journal is damaged"));
    // Whoever plays is not disturbed.
    play(&store, &mut game, 1);
    assert_eq!(*store.read(game.campaign, 20, 20).unwrap()[0], *line);
}

#[test]
fn a_changed_byte_of_the_database_is_found_though_memory_has_it_right() {
    let folder = tempfile::tempdir().unwrap();
    let (store, mut game) = played(folder.path());
    let line = store.read(game.campaign, 20, 20).unwrap().remove(0);
    // Packed, a hash is as many bytes as it says.
    let hash = Line::read(&line).unwrap().hash;
    flip(&folder.path().join("sled/db"), &hash.0);
    assert_eq!(*store.read(game.campaign, 20, 20).unwrap()[0], *line, "from memory");
    let report = store.scrub(|_| ControlFlow::Continue(())).unwrap().unwrap();
    assert!(report.damage.iter().all(|damage| damage.place == Medium::Sled), "{report:?}");
    assert!(store.condition().damage.unwrap().contains("the database is damaged"));
    play(&store, &mut game, 1);
    assert!(!folder.path().join("sled.scrubbing").exists());
}

#[test]
fn what_is_written_meanwhile_is_no_damage() {
    let folder = tempfile::tempdir().unwrap();
    let (store, mut game) = played(folder.path());
    let end = AtomicBool::new(false);
    let mut looked = 0;
    thread::scope(|scope| {
        scope.spawn(|| {
            while !end.load(Ordering::Relaxed) {
                play(&store, &mut game, 1);
            }
        });
        for _ in 0..8 {
            let mut bytes = 0;
            let report = store.scrub(|part| {
                bytes += part;
                ControlFlow::Continue(())
            });
            let report = report.unwrap().unwrap();
            assert!(report.is_sound(), "{report:?}");
            assert!(bytes > report.journal_bytes, "both are looked through");
            looked += report.campaigns.len();
        }
        end.store(true, Ordering::Relaxed);
    });
    assert_eq!((looked, store.condition()), (8, Condition::default()));
}

#[test]
fn it_can_be_broken_off_and_needs_room() {
    let folder = tempfile::tempdir().unwrap();
    let free = Arc::new(AtomicU64::new(u64::MAX));
    let told = Arc::clone(&free);
    let options = OpenOptions {
        free: Some(FreeBytes::new(move || told.load(Ordering::Relaxed))),
        ..OpenOptions::default()
    };
    let store = SledStore::open(folder.path(), options).unwrap();
    let mut game = Game::new(1);
    play(&store, &mut game, 10);
    for most in 0..6 {
        let mut parts = 0;
        let looked = store.scrub(|_| {
            parts += 1;
            if parts > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(looked.unwrap().is_none(), "broken off behind {most}");
        assert!(!folder.path().join("sled.scrubbing").exists());
    }
    free.store(4 << 20, Ordering::Relaxed);
    let error = store.scrub(|_| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(error.code(), "disk_full");
}
