//! The backup folder: complete after every batch, whole after a torn end, and no burden to the store.

use crate::support;

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    sync::Arc,
};
use store::{Backup, MemoryStore, Store, WithBackup, backups, read_backup};
use support::{Game, lines};

struct Kept {
    folder: tempfile::TempDir,
    store: Arc<dyn Store>,
    game: Game,
    text: String,
}

impl Kept {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(MemoryStore::new());
        Self { folder, store, game: Game::new(1), text: String::new() }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("backup")
    }

    fn file(&self) -> PathBuf {
        self.path().join(format!("{}.ndjson", self.game.campaign))
    }

    fn open(&self) -> WithBackup {
        let backup = Arc::new(Backup::open(&self.path()).unwrap());
        WithBackup::new(Arc::clone(&self.store), backup).unwrap()
    }

    /// Appends the next batch, wherever it goes.
    fn append(&mut self, store: &dyn Store) {
        let before = self.game.tip.map(|tip| tip.last);
        let batch = self.game.next(3, 40);
        store.append(self.game.campaign, before, &batch).unwrap();
        self.text.extend(lines(&batch).into_iter().map(|line| line + "\n"));
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

/// Where several servers write to one store, the backup of each has what all of them wrote.
#[test]
fn a_backup_follows_what_other_servers_write() {
    let shared = Arc::new(MemoryStore::new());
    let folder = tempfile::tempdir().unwrap();
    let backup = Arc::new(Backup::open(folder.path()).unwrap());
    let backed_up = WithBackup::new(shared.clone(), Arc::clone(&backup)).unwrap();
    assert!(backed_up.watch(Arc::new(|_, _| ())).unwrap(), "others may write");
    let mut game = Game::new(1);
    let mut text = String::new();
    for private in [&b"first"[..], b"second"] {
        let before = game.tip.map(|tip| tip.last);
        let batch = game.next(1, 20);
        shared
            .append_and_keep(game.campaign, before, std::slice::from_ref(&batch), Some(private))
            .unwrap();
        text.extend(lines(&batch).into_iter().map(|line| line + "\n"));
        let file = backup.file(game.campaign);
        let begun = std::time::Instant::now();
        let keys = file.with_extension("keys");
        while fs::read_to_string(&file).unwrap_or_default() != text
            || !fs::read(&keys).unwrap_or_default().ends_with(private)
        {
            assert!(begun.elapsed().as_secs() < 60, "it does not follow");
            std::thread::yield_now();
        }
    }
    assert_eq!(backup.trouble(), None);
}

#[test]
fn every_batch_is_in_the_backup_when_it_is_acknowledged() {
    let mut kept = Kept::new();
    let both = kept.open();
    both.keep(kept.game.campaign, b"private").unwrap();
    for _ in 0..5 {
        kept.append(&both);
        assert_eq!(read(&kept.file()), kept.text);
    }
    let keys = kept.file().with_extension("keys");
    assert!(fs::read(&keys).unwrap().ends_with(b"\nprivate"));
    both.keep(kept.game.campaign, b"other").unwrap();
    assert!(fs::read(&keys).unwrap().ends_with(b"\nother"));
    #[cfg(unix)]
    for path in [kept.file(), keys] {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(path).unwrap().permissions().mode() & 0o077, 0, "only its owner's");
    }
    let backup = read_backup(&backups(&kept.path()).unwrap()[0]).unwrap();
    let whole = (kept.text.as_bytes().to_vec(), Some(b"other".to_vec()), 0);
    assert_eq!((backup.log, backup.kept, backup.torn), whole);
}

#[test]
fn what_the_backup_missed_is_caught_up_and_a_torn_end_is_cut() {
    let mut kept = Kept::new();
    let both = kept.open();
    kept.append(&both);
    drop(both);
    // The process was killed behind the store, and again in the middle of a line.
    let store = Arc::clone(&kept.store);
    kept.append(&*store);
    kept.append(&*store);
    let before = read(&kept.file());
    for cut in [0, 1, 100] {
        let mut file = fs::OpenOptions::new().append(true).open(kept.file()).unwrap();
        file.write_all(&kept.text.as_bytes()[before.len()..before.len() + cut]).unwrap();
        drop(file);
        let both = kept.open();
        assert_eq!(read(&kept.file()), kept.text, "cut {cut}");
        kept.append(&both);
        assert_eq!(read(&kept.file()), kept.text);
        fs::write(kept.file(), &before).unwrap();
    }
}

#[test]
fn a_file_that_tells_something_else_is_put_aside_and_kept() {
    let mut kept = Kept::new();
    let both = kept.open();
    kept.append(&both);
    kept.append(&both);
    drop(both);
    let forged = kept.text.replacen("test.happened", "test.hoppened", 1);
    fs::write(kept.file(), &forged).unwrap();
    let backup = Arc::new(Backup::open(&kept.path()).unwrap());
    drop(WithBackup::new(Arc::clone(&kept.store), Arc::clone(&backup)).unwrap());
    assert_eq!(read(&kept.file()), kept.text);
    assert_eq!(read(&kept.file().with_extension("aside-1")), forged);
    // While it is written to, too, when somebody looks.
    fs::write(kept.file(), &forged).unwrap();
    backup.look_through(&*kept.store).unwrap();
    assert_eq!((read(&kept.file()), backup.trouble()), (kept.text.clone(), None));
    assert_eq!(read(&kept.file().with_extension("aside-2")), forged);
}

#[test]
fn a_backup_that_fails_stops_nobody_and_catches_up() {
    let mut kept = Kept::new();
    let backup = Arc::new(Backup::open(&kept.path()).unwrap());
    let both = WithBackup::new(Arc::clone(&kept.store), Arc::clone(&backup)).unwrap();
    kept.append(&both);
    let text = read(&kept.file());
    // A folder stands where the file should: nothing can be written.
    fs::remove_file(kept.file()).unwrap();
    fs::create_dir(kept.file()).unwrap();
    kept.append(&both);
    assert!(backup.trouble().is_some());
    assert_eq!(kept.store.head(kept.game.campaign).unwrap(), kept.game.tip.map(|tip| tip.last));
    fs::remove_dir(kept.file()).unwrap();
    fs::write(kept.file(), text).unwrap();
    kept.append(&both);
    assert_eq!((read(&kept.file()), backup.trouble()), (kept.text.clone(), None));
}

#[test]
fn only_whole_orders_are_read_back() {
    let mut kept = Kept::new();
    let both = kept.open();
    kept.append(&both);
    kept.append(&both);
    let whole = kept.text.clone();
    kept.append(&both);
    let all = kept.text.as_bytes();
    for end in whole.len()..all.len() {
        fs::write(kept.file(), &all[..end]).unwrap();
        let backup = read_backup(&kept.file()).unwrap();
        assert_eq!(backup.log, whole.as_bytes(), "{end}");
        assert_eq!(backup.torn, (end - whole.len()) as u64);
    }
}

/// A hash with one bit changed would open nothing, and nobody would know why.
#[test]
fn a_changed_file_of_keys_is_known_for_one_and_written_anew() {
    let mut kept = Kept::new();
    let backup = Arc::new(Backup::open(&kept.path()).unwrap());
    let both = WithBackup::new(Arc::clone(&kept.store), Arc::clone(&backup)).unwrap();
    kept.append(&both);
    let private = br#"{"secret":"c5491f91"}"#;
    both.keep(kept.game.campaign, private).unwrap();
    let keys = kept.file().with_extension("keys");
    let written = fs::read(&keys).unwrap();
    for at in 0..written.len() * 8 {
        let mut changed = written.clone();
        changed[at / 8] ^= 1 << (at % 8);
        fs::write(&keys, &changed).unwrap();
        let read = read_backup(&kept.file()).unwrap();
        assert_eq!((read.kept, read.has_damaged_keys), (None, true), "bit {at}");
    }
    for end in 1..written.len() {
        fs::write(&keys, &written[..end]).unwrap();
        assert!(read_backup(&kept.file()).unwrap().has_damaged_keys, "cut at {end}");
    }
    backup.check(&*kept.store, kept.game.campaign).unwrap();
    assert_eq!(fs::read(&keys).unwrap(), written);
    // As earlier versions wrote them.
    for private in [&private[..], b"wapenrol private 1\n12345\n78"] {
        fs::write(&keys, private).unwrap();
        let read = read_backup(&kept.file()).unwrap();
        assert_eq!((read.kept.as_deref(), read.has_damaged_keys), (Some(private), false));
    }
    // The next start brings them up to today's.
    drop(kept.open());
    assert_eq!(fs::read(&keys).unwrap(), written);
}

#[test]
fn no_other_folder_is_taken_for_a_backup() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("letters.txt"), "Dear").unwrap();
    assert_eq!(Backup::open(folder.path()).unwrap_err().code(), "not_a_backup_folder");
    assert_eq!(backups(folder.path()).unwrap_err().code(), "not_a_backup_folder");
}

#[test]
fn a_check_reads_the_file_as_a_stranger_would() {
    let mut kept = Kept::new();
    let backup = Arc::new(Backup::open(&kept.path()).unwrap());
    let both = WithBackup::new(Arc::clone(&kept.store), Arc::clone(&backup)).unwrap();
    kept.append(&both);
    kept.append(&both);
    let (state, verified) = backup.check(&*kept.store, kept.game.campaign).unwrap();
    assert_eq!(state.bytes, kept.text.len() as u64);
    assert_eq!(Some(verified.head), kept.game.tip.map(|tip| tip.last));
    let forged = kept.text.replacen("test.happened", "test.hoppened", 1);
    fs::write(kept.file(), forged).unwrap();
    assert!(backup.check(&*kept.store, kept.game.campaign).unwrap_err().contains("record"));
}
