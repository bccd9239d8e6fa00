//! The data folder: who may take it, what a crash leaves in it, what damage is called.

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
};
use store::{
    BeforeSync, Condition, FreeBytes, MARKER, Medium, OpenOptions, SledStore, Store, StoreError,
    holder, rebuild_from_database, rebuild_from_journal, verify_data,
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
    fs::write(folder.path().join(MARKER), "wapenrol data folder, format 2\n").unwrap();
    let error = refused(folder.path());
    assert_eq!(error.code(), "other_format");
    assert!(error.to_string().contains("format 2"), "{error}");
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
fn a_rebuild_restores_everything_and_keeps_the_old_aside() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    fs::write(database(folder.path()).join("conf"), "no settings of a database").unwrap();
    let error = refused(folder.path());
    assert_eq!(error.code(), "data_damaged");
    assert!(error.to_string().contains("wapenrol doctor"), "{error}");
    let report = verify_data(folder.path()).unwrap();
    assert_eq!(report.damage[0].place, Medium::Sled);
    // Without a database the journal's own lines are verified.
    assert_eq!(report.campaigns[&game.campaign].head, game.tip.unwrap().last);

    for round in 1..=2 {
        let rebuilt = rebuild_from_journal(folder.path()).unwrap();
        assert_eq!((rebuilt.campaigns, rebuilt.records), (1, all.len() as u64));
        let aside = folder.path().join(format!("sled.aside-{round}"));
        assert!(aside.join("db").exists());
        assert_eq!(rebuilt.kept_aside, [aside]);
        let store = open(folder.path()).unwrap();
        assert_eq!(read(&store, &game), all);
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"a secret");
    }
    assert!(verify_data(folder.path()).unwrap().is_sound());
}

/// A rebuild that a crash interrupted, at each of its steps.
#[test]
fn an_interrupted_rebuild_leaves_a_whole_database() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let name = |name: &str| folder.path().join(name);
    let check = || assert_eq!(read(&open(folder.path()).unwrap(), &game), all);
    // Killed while the new database was written.
    fs::create_dir(name("sled.rebuilding")).unwrap();
    fs::write(name("sled.rebuilding").join("db"), "torso").unwrap();
    check();
    assert!(!name("sled.rebuilding").exists());
    // Killed when it was whole, before and after the old one was moved away.
    copy(&name("sled"), &name("sled.rebuilt"));
    check();
    assert!(name("sled.aside-1").exists() && !name("sled.rebuilt").exists());
    fs::rename(name("sled"), name("sled.rebuilt")).unwrap();
    check();
    assert!(!name("sled.rebuilt").exists());
    // The same with a journal that was written anew.
    fs::copy(name("journal"), name("journal.rewriting")).unwrap();
    check();
    assert!(!name("journal.rewriting").exists() && !name("journal.aside-1").exists());
    fs::copy(name("journal"), name("journal.rewriting")).unwrap();
    copy(&name("sled"), &name("sled.rebuilt"));
    check();
    assert!(name("journal.aside-1").exists() && !name("journal.rewriting").exists());
}

#[test]
fn damage_in_the_journal_is_told_from_a_torn_end() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let whole = fs::read(journal(folder.path())).unwrap();
    // In the middle: opening reads the end only, the full look finds it.
    let mut bytes = whole.clone();
    bytes[whole.len() / 2] ^= 1;
    fs::write(journal(folder.path()), &bytes).unwrap();
    assert_eq!(read(&open(folder.path()).unwrap(), &game), all);
    let report = verify_data(folder.path()).unwrap();
    assert_eq!(report.damage.len(), 1, "{report:?}");
    assert_eq!(report.damage[0].place, Medium::Journal);
    assert!(report.damage[0].to_string().contains("wapenrol doctor"), "{}", report.damage[0]);
    assert!(report.campaigns.contains_key(&game.campaign), "the database is whole");
    let error = rebuild_from_journal(folder.path()).unwrap_err();
    assert_eq!(error.code(), "data_damaged");
    assert_eq!(read(&open(folder.path()).unwrap(), &game), all, "the old database stays");
    // At the end: opening finds it.
    let mut bytes = whole.clone();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(journal(folder.path()), &bytes).unwrap();
    assert_eq!(refused(folder.path()).code(), "data_damaged");
    // Cut short.
    fs::write(journal(folder.path()), &whole[..whole.len() - 1]).unwrap();
    assert_eq!(refused(folder.path()).code(), "data_damaged");
    // Damaged, and the database gone: later frames say that the broken one was acknowledged.
    let mut bytes = whole.clone();
    bytes[whole.len() / 2] ^= 1;
    fs::write(journal(folder.path()), &bytes).unwrap();
    let aside = folder.path().join("elsewhere");
    fs::rename(database(folder.path()), &aside).unwrap();
    assert_eq!(refused(folder.path()).code(), "data_damaged");
    assert_eq!(verify_data(folder.path()).unwrap().damage[0].place, Medium::Journal);
    // Another file altogether.
    fs::write(journal(folder.path()), b"a file of somebody else, long enough").unwrap();
    assert_eq!(refused(folder.path()).code(), "data_damaged");
    // Mended by hand.
    fs::write(journal(folder.path()), &whole).unwrap();
    fs::remove_dir_all(database(folder.path())).unwrap();
    assert_eq!(read(&open(folder.path()).unwrap(), &game), all);
}

#[test]
fn a_damaged_journal_is_written_anew_from_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let mut bytes = fs::read(journal(folder.path())).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(journal(folder.path()), &bytes).unwrap();
    let error = refused(folder.path());
    assert!(error.to_string().contains("wapenrol doctor"), "{error}");

    let rebuilt = rebuild_from_database(folder.path()).unwrap();
    assert_eq!((rebuilt.campaigns, rebuilt.records), (1, all.len() as u64));
    let aside = ["journal.aside-1", "sled.aside-1"].map(|name| folder.path().join(name));
    assert_eq!(rebuilt.kept_aside, aside);
    assert_eq!(fs::read(&aside[0]).unwrap(), bytes);
    let report = verify_data(folder.path()).unwrap();
    assert!(report.is_sound(), "{report:?}");
    for database_too in [false, true] {
        if database_too {
            fs::remove_dir_all(database(folder.path())).unwrap();
        }
        let store = open(folder.path()).unwrap();
        assert_eq!(read(&store, &game), all);
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"a secret");
    }

    // Both damaged: nothing is made worse.
    fs::write(journal(folder.path()), "no journal at all, really").unwrap();
    fs::write(database(folder.path()).join("conf"), "no settings of a database").unwrap();
    for refused in [rebuild_from_database(folder.path()), rebuild_from_journal(folder.path())] {
        assert_eq!(refused.unwrap_err().code(), "data_damaged");
    }
    let left = ["journal.aside-2", "sled.aside-2"].map(|name| folder.path().join(name));
    assert!(left.iter().all(|path| !path.exists()));
}

/// The journal of another folder is not taken for this one's.
#[test]
fn a_foreign_journal_is_noticed() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (game, _) = played(here.path());
    let mut other = game.clone();
    {
        let mut start = Game::new(1);
        let store = open(there.path()).unwrap();
        store.keep(game.campaign, b"a secret").unwrap();
        play(&store, &mut start, 19);
        let before = start.tip.map(|tip| tip.last);
        other.resume(before, 77);
        // As long as the one here, and ending with another record of the same number.
        let batch = other.next(1, 200);
        store.append(game.campaign, before, &batch).unwrap();
    }
    fs::copy(journal(there.path()), journal(here.path())).unwrap();
    assert_eq!(refused(here.path()).code(), "data_damaged");
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
    assert_eq!(stats.flushes - before.flushes, 4, "each group syncs journal and database");
}

/// A sled file that was overwritten opens as an empty database: the journal fills it again.
#[test]
fn a_database_that_forgot_everything_is_filled_again() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let file = database(folder.path()).join("db");
    let zeros = vec![0; fs::read(&file).unwrap().len()];
    fs::write(&file, zeros).unwrap();
    match open(folder.path()) {
        Ok(store) => assert_eq!(read(&store, &game), all),
        Err(error) => assert_eq!(error.code(), "data_damaged"),
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
