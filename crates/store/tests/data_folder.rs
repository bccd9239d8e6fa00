//! The data folder: who may take it, what a crash leaves in it, when somebody is answered.

mod made_anew;

use crate::support;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
        mpsc::channel,
    },
    thread,
    time::Duration,
};
use store::{
    BeforeSync, Condition, FreeBytes, MARKER, OpenOptions, SledStore, Store, StoreError, holder,
    rebuild_from_journal, verify_data,
};
use support::{Game, Random, RngExt as _, SeedableRng as _, lines};

fn open(path: &Path) -> Result<SledStore, StoreError> {
    SledStore::open(path, OpenOptions::default())
}

fn refused(path: &Path) -> StoreError {
    open(path).unwrap_err()
}

/// Appends so many batches and answers all lines of the game.
fn play(store: &dyn Store, game: &mut Game, batches: usize) -> Vec<String> {
    let mut all: Vec<String> = read(store, game);
    for facts in 0..batches {
        let before = game.tip.map(|tip| tip.last);
        let batch = game.next(facts % 3, 200);
        store.append(game.campaign, before, &batch).unwrap();
        all.extend(lines(&batch));
    }
    all
}

fn read(store: &dyn Store, game: &Game) -> Vec<String> {
    let lines = store.read(game.campaign, 0, u64::MAX).unwrap();
    lines.iter().map(ToString::to_string).collect()
}

/// A folder with one game in it, closed.
fn played(folder: &Path) -> (Game, Vec<String>) {
    let mut game = Game::new(1);
    let store = open(folder).unwrap();
    store.keep(game.campaign, b"a secret").unwrap();
    let all = play(&store, &mut game, 20);
    (game, all)
}

fn database(folder: &Path) -> PathBuf {
    folder.join("sled")
}

fn journal(folder: &Path) -> PathBuf {
    folder.join("journal")
}

#[test]
fn a_folder_of_something_else_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("letters.txt"), "dear").unwrap();
    let error = refused(folder.path());
    assert_eq!(error.code(), "not_a_data_folder");
    assert!(error.to_string().contains(MARKER), "{error}");
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "and nothing was written into it");
    assert_eq!(verify_data(folder.path()).unwrap_err().code(), "not_a_data_folder");
    assert_eq!(rebuild_from_journal(folder.path()).unwrap_err().code(), "not_a_data_folder");
    assert_eq!(holder(&folder.path().join("none")).unwrap_err().code(), "not_a_data_folder");
}

#[test]
fn a_folder_of_another_version_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(MARKER), "wapenrol data folder, format 3\n").unwrap();
    let error = refused(folder.path());
    assert_eq!(error.code(), "other_format");
    assert!(error.to_string().contains("format 3"), "{error}");
}

#[test]
fn a_folder_that_a_crash_left_half_made_is_finished() {
    let folder = tempfile::tempdir().unwrap();
    for file in [MARKER, "journal"] {
        fs::write(folder.path().join(file), "").unwrap();
    }
    fs::create_dir(database(folder.path())).unwrap();
    // What a power cut leaves of files that were created and never synced.
    for file in ["conf", "db"] {
        fs::write(database(folder.path()).join(file), "").unwrap();
    }
    let (game, all) = played(folder.path());
    assert_eq!(read(&open(folder.path()).unwrap(), &game), all);
}

#[cfg(unix)]
#[test]
fn a_new_folder_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("deep/er");
    drop(open(&folder).unwrap());
    assert_eq!(fs::metadata(&folder).unwrap().permissions().mode() & 0o777, 0o700);
}

#[test]
fn one_holder_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let options = OpenOptions { address: Some("http://127.0.0.1:1".into()), ..Default::default() };
    let store = SledStore::open(folder.path(), options).unwrap();
    let error = refused(folder.path());
    assert_eq!(error.code(), "data_folder_held");
    let own = format!("process {}, which serves http://127.0.0.1:1", std::process::id());
    assert!(error.to_string().contains(&own), "{error}");
    for refused in
        [verify_data(folder.path()).map(|_| ()), rebuild_from_journal(folder.path()).map(|_| ())]
    {
        assert_eq!(refused.unwrap_err().code(), "data_folder_held");
    }
    store.set_address(Some("http://127.0.0.1:2\nprocess 1")).unwrap();
    let found = holder(folder.path()).unwrap().unwrap();
    assert_eq!(found.process, Some(std::process::id()));
    assert_eq!(found.address.as_deref(), Some("http://127.0.0.1:2process 1"));
    drop(store);
    assert_eq!(holder(folder.path()).unwrap(), None);
    open(folder.path()).unwrap();
}

#[test]
fn what_was_appended_is_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut game, _) = played(folder.path());
    for _ in 0..4 {
        let store = open(folder.path()).unwrap();
        assert_eq!(store.head(game.campaign).unwrap(), game.tip.map(|tip| tip.last));
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"a secret");
        let all = play(&store, &mut game, 3);
        assert_eq!(read(&store, &game), all);
    }
    let report = verify_data(folder.path()).unwrap();
    assert!(report.is_sound(), "{report:?}");
    assert_eq!(report.campaigns[&game.campaign].head, game.tip.unwrap().last);
    assert_eq!((report.torn_bytes, report.not_taken_over), (0, 0));
}

/// A kill while sled writes a snapshot leaves this file behind.
#[test]
fn a_half_written_snapshot_is_swept() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let torso = database(folder.path()).join("snap.FFFFFFFFFFFFFF00.generating");
    fs::write(&torso, "half").unwrap();
    assert_eq!(read(&open(folder.path()).unwrap(), &game), all);
    assert!(!torso.exists());
}

#[test]
fn a_damaged_snapshot_is_spared() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let snapshot = database(folder.path()).join("snap.0FFFFFFFFFFFFF00");
    fs::write(&snapshot, [7; 100]).unwrap();
    assert_eq!(read(&open(folder.path()).unwrap(), &game), all);
}

/// The journal's end in every stage of being written: what was acknowledged stays, the rest goes.
#[test]
fn a_torn_end_is_cut() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let whole = fs::read(journal(folder.path())).unwrap();
    let mut random = Random::seed_from_u64(5);
    for torn in [1, 7, 24, 25, 26, 300] {
        // As if a frame had been begun: the last one once more, but not whole.
        let mut bytes = whole.clone();
        bytes.extend((0..torn).map(|_| random.random::<u8>()));
        fs::write(journal(folder.path()), bytes).unwrap();
        let report = verify_data(folder.path()).unwrap();
        assert!(report.is_sound(), "{report:?}");
        assert_eq!(report.torn_bytes, torn);
        assert_eq!(read(&open(folder.path()).unwrap(), &game), all);
        assert_eq!(fs::read(journal(folder.path())).unwrap(), whole);
    }
}

/// The database may be behind the journal, by a group or by everything.
#[test]
fn the_database_catches_up() {
    let folder = tempfile::tempdir().unwrap();
    let (mut game, _) = played(folder.path());
    let behind = tempfile::tempdir().unwrap();
    copy(&database(folder.path()), &behind.path().join("sled"));
    let all = play(&open(folder.path()).unwrap(), &mut game, 5);
    for behind in [Some(behind.path().join("sled")), None] {
        fs::remove_dir_all(database(folder.path())).unwrap();
        if let Some(behind) = &behind {
            copy(behind, &database(folder.path()));
        }
        let report = verify_data(folder.path()).unwrap();
        assert!(report.is_sound(), "{report:?}");
        assert_eq!(report.not_taken_over, if behind.is_some() { 5 } else { 25 });
        let store = open(folder.path()).unwrap();
        assert_eq!(read(&store, &game), all);
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"a secret");
        drop(store);
        let report = verify_data(folder.path()).unwrap();
        assert!(report.is_sound() && report.not_taken_over == 0, "{report:?}");
    }
}

#[test]
fn nobody_is_answered_before_the_flush() {
    let folder = tempfile::tempdir().unwrap();
    let (reached, arrivals) = channel();
    let (open_gate, gate) = channel::<()>();
    let (reached, gate) = (Mutex::new(reached), Mutex::new(gate));
    let hold = BeforeSync::new(move || {
        reached.lock().unwrap().send(()).unwrap();
        gate.lock().unwrap().recv().unwrap();
    });
    let options = OpenOptions { before_sync: Some(hold), ..Default::default() };
    let store = Arc::new(SledStore::open(folder.path(), options).unwrap());
    let mut game = Game::new(1);
    let campaign = game.campaign;
    let created = game.next(0, 0);
    let (done, answered) = channel();
    let writer = thread::spawn({
        let (store, created) = (Arc::clone(&store), created.clone());
        move || {
            store.append(campaign, None, &created).unwrap();
            done.send(()).unwrap();
        }
    });
    arrivals.recv().unwrap();
    assert!(answered.try_recv().is_err(), "the flush is held back, and so is the answer");
    assert_eq!(store.head(campaign).unwrap(), None, "readers do not see it either");
    assert!(store.read(campaign, 0, 9).unwrap().is_empty());
    assert!(store.campaigns().unwrap().is_empty());
    open_gate.send(()).unwrap();
    answered.recv().unwrap();
    writer.join().unwrap();
    assert_eq!(store.head(campaign).unwrap(), created.head());

    // 256 writers wait while a flush is held back: they all share the next one.
    let before = store.stats();
    thread::scope(|scope| {
        let write = |number: u64| {
            let store = Arc::clone(&store);
            scope.spawn(move || {
                let mut game = Game::new(1000 + number);
                store.append(game.campaign, None, &game.next(0, 0)).unwrap();
            });
        };
        write(0);
        arrivals.recv().unwrap();
        (1..=256).for_each(write);
        while store.stats().jobs < before.jobs + 257 {
            thread::yield_now();
        }
        open_gate.send(()).unwrap();
        arrivals.recv().unwrap();
        open_gate.send(()).unwrap();
    });
    let stats = store.stats();
    assert_eq!(stats.records - before.records, 257);
    assert_eq!(stats.groups - before.groups, 2);
    assert_eq!(stats.flushes - before.flushes, 2, "one sync for each group");
}

/// A lone order waits for one sync, and the database follows with one for many.
#[test]
fn an_order_waits_for_one_sync() {
    let folder = tempfile::tempdir().unwrap();
    let store = SledStore::open(folder.path(), unfollowed()).unwrap();
    let mut game = Game::new(1);
    for orders in 1..=20 {
        let head = game.tip.map(|tip| tip.last);
        store.append_and_keep(game.campaign, head, &[game.next(2, 300)], Some(b"keys")).unwrap();
        let stats = store.stats();
        assert_eq!((stats.groups, stats.flushes, stats.followed), (orders, orders, 0));
    }
    for _ in 0..2 {
        store.follow().unwrap();
        assert_eq!((store.stats().flushes, store.stats().followed), (20, 1));
    }
}

/// The database does not follow before somebody asks.
fn unfollowed() -> OpenOptions {
    OpenOptions { follow_after: Duration::MAX, ..OpenOptions::default() }
}

/// What the database has not taken over is read from memory, and joined to what it has.
#[test]
fn what_the_database_lacks_is_read_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let store = SledStore::open(folder.path(), unfollowed()).unwrap();
    let (mut game, mut other) = (Game::new(1), Game::new(2));
    let mut all = Vec::new();
    for round in 0..4 {
        store.keep(game.campaign, &[round; 9000]).unwrap();
        all = play(&store, &mut game, 4);
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), [round; 9000]);
        let end = all.len() as u64;
        for from in 0..=end {
            for to in from..=end {
                let read = store.read(game.campaign, from, to).unwrap();
                let expected = &all[from as usize..all.len().min(to as usize + 1)];
                assert!(read.iter().map(|line| &**line).eq(expected), "{from} to {to}");
            }
        }
        if round == 2 {
            play(&store, &mut other, 1);
        }
        assert_eq!(store.campaigns().unwrap().len(), 1 + usize::from(round > 1));
        if round < 3 {
            store.follow().unwrap();
        }
    }
    // As a kill leaves it: the journal has more than the database.
    let killed = tempfile::tempdir().unwrap();
    copy(folder.path(), killed.path());
    drop(store);
    for (path, lacking) in [(folder.path(), 0), (killed.path(), 4)] {
        let report = verify_data(path).unwrap();
        assert!(report.is_sound(), "{report:?}");
        assert_eq!(report.not_taken_over, lacking);
        let store = open(path).unwrap();
        assert_eq!(read(&store, &game), all);
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), [3; 9000]);
    }
}

/// A batch and what is kept with it lie in one frame: a torn end has both or neither.
#[test]
fn a_batch_and_its_keys_are_stored_together_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let store = SledStore::open(folder.path(), unfollowed()).unwrap();
    let mut game = Game::new(1);
    play(&store, &mut game, 3);
    store.keep(game.campaign, b"the old key").unwrap();
    store.follow().unwrap();
    let (before, whole_before) = (read(&store, &game), fs::read(journal(folder.path())).unwrap());
    let head = game.tip.map(|tip| tip.last);
    let batch = game.next(2, 100);
    store.append_and_keep(game.campaign, head, std::slice::from_ref(&batch), Some(b"new")).unwrap();
    let stale = store.append_and_keep(game.campaign, head, &[batch], Some(b"refused"));
    assert_eq!(stale.unwrap_err().code(), "head_moved");
    assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"new");
    let (after, whole) = (read(&store, &game), fs::read(journal(folder.path())).unwrap());
    let killed = tempfile::tempdir().unwrap();
    copy(folder.path(), killed.path());
    drop(store);
    for length in whole_before.len()..=whole.len() {
        if length % 37 > 0 && length + 9 < whole.len() {
            continue;
        }
        let cut = tempfile::tempdir().unwrap();
        copy(killed.path(), cut.path());
        fs::write(journal(cut.path()), &whole[..length]).unwrap();
        let store = open(cut.path()).unwrap();
        let kept = store.kept(game.campaign).unwrap().unwrap();
        let expected = match length == whole.len() {
            true => (&after, &b"new"[..]),
            false => (&before, &b"the old key"[..]),
        };
        assert_eq!((&read(&store, &game), &*kept), expected, "cut at {length}");
    }
}

fn copy(from: &Path, to: &Path) {
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

/// Folders that somebody has made before are often open to all.
#[cfg(unix)]
#[test]
fn a_folder_that_was_open_to_all_is_closed_to_others_when_it_is_opened() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let mode = || fs::metadata(folder.path()).unwrap().permissions().mode() & 0o777;
    for open_to_all in [0o755, 0o777, 0o740] {
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(open_to_all)).unwrap();
        drop(open(folder.path()).unwrap());
        assert_eq!(mode(), 0o700);
    }
}

/// Without room nothing is begun, so that everything goes on when there is room again, without a restart.
#[test]
fn a_full_disk_refuses_and_accepts_again() {
    let folder = tempfile::tempdir().unwrap();
    let free = Arc::new(AtomicU64::new(u64::MAX));
    let told = Arc::clone(&free);
    let options = OpenOptions {
        free: Some(FreeBytes::new(move || told.load(Ordering::Relaxed))),
        ..Default::default()
    };
    let store = SledStore::open(folder.path(), options).unwrap();
    let mut game = Game::new(1);
    store.keep(game.campaign, b"a secret").unwrap();
    let mut all = play(&store, &mut game, 5);
    let (before, tip) = (fs::read(journal(folder.path())).unwrap(), game.tip);
    for refused in 0..3 {
        free.store(100_000, Ordering::Relaxed);
        let batch = game.clone().next(refused, 300);
        let head = tip.map(|tip| tip.last);
        let error = store.append(game.campaign, head, &batch).unwrap_err();
        assert_eq!(error.code(), "disk_full");
        let error = store.keep(game.campaign, b"another").unwrap_err();
        assert_eq!((error.code(), error.is_full()), ("disk_full", true));
        assert!(store.condition().full);
        assert_eq!(
            fs::read(journal(folder.path())).unwrap()[..],
            before[..],
            "nothing was written"
        );
        assert_eq!(read(&store, &game), all, "reading goes on");
    }
    free.store(u64::MAX, Ordering::Relaxed);
    all = play(&store, &mut game, 3);
    assert_eq!(store.condition(), Condition::default());
    drop(store);
    let store = open(folder.path()).unwrap();
    assert_eq!(read(&store, &game), all);
    assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"a secret");
}
