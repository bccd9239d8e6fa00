//! A second folder beside the data folder, written continuously: one plain file for each campaign.
//!
//! ```text
//! wapenrol-backup         by which the folder is recognised
//! CAMPAIGN.ndjson         the full log, as an export has it
//! CAMPAIGN.keys           the line `wapenrol keys 1 CRC-32`, the sum in hexadecimal, and behind it what the campaign
//!                         keeps privately: its secret, hashes of keys. Earlier versions wrote no such line.
//! ```
//!
//! A batch is appended and synced before its sender is answered, so what anybody was told of is in the
//! backup. A backup that fails does not stop play: it is noted, and caught up with the next batch. A
//! torn end, as a killed process leaves it, is cut at the next opening.

use crate::{
    AppendError, Changed, Duty, Heard, Seen, Store, StoreError, Written,
    folder::{self, Folder, sync_directory},
};
use chronicle::{Batch, CampaignId, Head, Line, Verified, Verifier, VerifyOptions};
use std::{
    collections::HashMap,
    fs::{self, File, OpenOptions},
    io::{self, BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc},
    thread,
};

/// The file by which a backup folder is recognised.
pub const BACKUP_MARKER: &str = "wapenrol-backup";

const FORMAT: &str = "wapenrol backup folder, format 1\n";

/// So many lines are copied at a time.
const AT_ONCE: u64 = 512;

fn whole<'m, T>(mutex: &'m Mutex<T>) -> MutexGuard<'m, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A backup folder that is being written.
#[derive(Debug)]
pub struct Backup {
    folder: PathBuf,
    campaigns: Mutex<HashMap<CampaignId, Arc<Mutex<Copied>>>>,
    trouble: Mutex<Option<String>>,
}

/// How far the file of a campaign has come.
#[derive(Debug, Default)]
struct Copied {
    /// Was the file compared with the store since it was opened?
    compared: bool,
    /// The record that it lacks next.
    next: u64,
    bytes: u64,
}

/// How the backup of a campaign stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupState {
    /// Its file.
    pub file: PathBuf,
    /// The record up to which it goes.
    pub last: Option<u64>,
    /// How long it is.
    pub bytes: u64,
}

impl Backup {
    /// Opens a backup folder: an existing one, or an empty or missing one, which becomes one. Its files
    /// are readable by their owner alone.
    ///
    /// # Errors
    /// [`StoreError`] when it holds something else, or cannot be written.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        let failed = |what: &str| StoreError::io(format!("{what} {}", folder.display()));
        let mut builder = fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder).map_err(failed("creating the backup folder"))?;
        crate::folder::keep_others_out(folder)?;
        let marker = folder.join(BACKUP_MARKER);
        match fs::read_to_string(&marker) {
            Ok(format) if format == FORMAT => (),
            Ok(format) if !FORMAT.starts_with(&format) => {
                let found = format.trim().chars().take(80).collect();
                return Err(StoreError::OtherFormat { path: folder.into(), found });
            }
            _ => {
                let mut entries = fs::read_dir(folder).map_err(failed("reading"))?;
                let strange = entries.any(|entry| entry.is_ok_and(|it| it.path() != marker));
                if strange {
                    return Err(StoreError::NotABackupFolder { path: folder.into() });
                }
                write_new(folder, BACKUP_MARKER, FORMAT.as_bytes())
                    .map_err(failed("marking the backup folder"))?;
            }
        }
        let (campaigns, trouble) = (Mutex::default(), Mutex::default());
        Ok(Self { folder: folder.into(), campaigns, trouble })
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Why the last thing that was to be written was not; none: all is well.
    #[must_use]
    pub fn trouble(&self) -> Option<String> {
        whole(&self.trouble).clone()
    }

    /// The file of a campaign.
    #[must_use]
    pub fn file(&self, campaign: CampaignId) -> PathBuf {
        self.folder.join(format!("{campaign}.ndjson"))
    }

    fn copied(&self, campaign: CampaignId) -> Arc<Mutex<Copied>> {
        Arc::clone(whole(&self.campaigns).entry(campaign).or_default())
    }

    /// Brings the files of all campaigns up to what the store holds. What lies there is compared with
    /// the store, line by line.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read; trouble with the backup is noted.
    pub fn catch_up(&self, store: &dyn Store) -> Result<(), StoreError> {
        for campaign in store.campaigns()? {
            if let Some(kept) = store.kept(campaign)? {
                self.keep(campaign, &kept);
            }
            self.follow(store, campaign);
        }
        Ok(())
    }

    /// Compares everything in the folder with the store, line by line. A file that says something else is put aside and
    /// written anew.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read; trouble with the backup is noted.
    pub fn look_through(&self, store: &dyn Store) -> Result<(), StoreError> {
        for campaign in store.campaigns()? {
            whole(&self.copied(campaign)).compared = false;
        }
        self.catch_up(store)
    }

    /// Appends what the file of a campaign lacks. Trouble is noted, and told to nobody else.
    pub fn follow(&self, store: &dyn Store, campaign: CampaignId) {
        let copied = self.copied(campaign);
        let mut copied = whole(&copied);
        let done = self.copy(store, campaign, &mut copied);
        self.note(campaign, done);
    }

    fn note(&self, campaign: CampaignId, done: Result<(), StoreError>) {
        let mut trouble = whole(&self.trouble);
        match done {
            Ok(()) => *trouble = None,
            Err(error) => {
                tracing::error!(%campaign, %error, "the backup is behind");
                *trouble = Some(error.to_string());
            }
        }
    }

    fn copy(
        &self,
        store: &dyn Store,
        campaign: CampaignId,
        copied: &mut Copied,
    ) -> Result<(), StoreError> {
        let Some(head) = store.head(campaign)? else { return Ok(()) };
        if !copied.compared {
            *copied = self.compared(store, campaign)?;
        }
        let path = self.file(campaign);
        let failed = || StoreError::io(format!("writing {}", path.display()));
        while copied.next <= head.seq {
            let to = (copied.next + AT_ONCE - 1).min(head.seq);
            let lines = store.read(campaign, copied.next, to)?;
            let count = lines.len() as u64;
            if count == 0 {
                break;
            }
            let text: Vec<u8> =
                lines.iter().flat_map(|line| [line.as_bytes(), b"\n"].concat()).collect();
            if let Err(error) = append(&self.folder, &path, copied.bytes, &text) {
                // What stands there now is known only after it was read again.
                copied.compared = false;
                return Err(failed()(error));
            }
            copied.next += count;
            copied.bytes += text.len() as u64;
        }
        Ok(())
    }

    /// Looks through the file of a campaign: how far does it say what the store says? A torn end is cut
    /// off; a file that says something else is put aside.
    fn compared(&self, store: &dyn Store, campaign: CampaignId) -> Result<Copied, StoreError> {
        let path = self.file(campaign);
        let failed = |doing: &str| StoreError::io(format!("{doing} {}", path.display()));
        let mut found = Copied { compared: true, next: 0, bytes: 0 };
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(found),
            Err(error) => return Err(failed("reading")(error)),
        };
        let length = file.metadata().map_err(failed("reading"))?.len();
        let mut reader = BufReader::new(file);
        let mut line = Vec::new();
        let mut stored = Vec::new().into_iter();
        loop {
            line.clear();
            let read = reader.read_until(b'\n', &mut line).map_err(failed("reading"))?;
            if read == 0 || line.pop() != Some(b'\n') {
                break;
            }
            let expected = match stored.next() {
                Some(expected) => Some(expected),
                None => {
                    let more = store.read(campaign, found.next, found.next + AT_ONCE - 1)?;
                    stored = more.into_iter();
                    stored.next()
                }
            };
            let expected: Option<Arc<str>> = expected;
            if expected.is_none_or(|expected| expected.as_bytes() != line) {
                let aside = self.put_aside(&path).map_err(failed("putting aside"))?;
                tracing::warn!(%campaign, aside = %aside.display(), "a backup told something else");
                return Ok(Copied { compared: true, next: 0, bytes: 0 });
            }
            found.next += 1;
            found.bytes += read as u64;
        }
        if found.bytes < length {
            let cut = OpenOptions::new().write(true).open(&path);
            cut.and_then(|file| file.set_len(found.bytes)).map_err(failed("cutting"))?;
        }
        Ok(found)
    }

    fn put_aside(&self, path: &Path) -> io::Result<PathBuf> {
        let mut names = (1_u32..).map(|number| path.with_extension(format!("aside-{number}")));
        // There are more numbers than files.
        let aside = names.find(|name| !name.exists()).unwrap_or_else(|| path.with_extension("old"));
        fs::rename(path, &aside)?;
        sync_directory(&self.folder)?;
        Ok(aside)
    }

    /// Writes what a campaign keeps privately, in the place of what was there.
    pub fn keep(&self, campaign: CampaignId, private: &[u8]) {
        let name = format!("{campaign}.keys");
        let summed = summed(private);
        let same = fs::read(self.folder.join(&name)).is_ok_and(|there| there == summed);
        if same {
            return;
        }
        let written = write_new(&self.folder, &name, &summed);
        let doing = format!("writing {name} into {}", self.folder.display());
        self.note(campaign, written.map_err(StoreError::io(doing)));
    }

    /// Appends what is lacking, then reads the file of a campaign from its beginning and checks it as a
    /// stranger would.
    ///
    /// # Errors
    /// A sentence: what is wrong with it.
    pub fn check(
        &self,
        store: &dyn Store,
        campaign: CampaignId,
    ) -> Result<(BackupState, Verified), String> {
        let copied = self.copied(campaign);
        let mut copied = whole(&copied);
        let kept = store.kept(campaign).map_err(|error| error.to_string())?;
        let done = self.copy(store, campaign, &mut copied);
        let told = done.as_ref().map_err(ToString::to_string).copied();
        self.note(campaign, done);
        told?;
        // What the file of keys says otherwise than the store is written anew.
        if let Some(kept) = kept {
            self.keep(campaign, &kept);
        }
        let file = self.file(campaign);
        let reader = File::open(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let mut verifier = Verifier::new(&VerifyOptions::default());
        for line in BufReader::new(reader).lines() {
            let line = line.map_err(|error| error.to_string())?;
            verifier.push(&line).map_err(|fault| fault.to_string())?;
        }
        let verified = verifier.finish().map_err(|fault| fault.to_string())?;
        let (last, bytes) = (copied.next.checked_sub(1), copied.bytes);
        Ok((BackupState { file, last, bytes }, verified))
    }
}

/// Appends at a place, and waits until it is on the disk.
fn append(folder: &Path, path: &Path, at: u64, text: &[u8]) -> io::Result<()> {
    let new = at == 0;
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    if file.metadata()?.len() != at {
        return Err(io::Error::other("somebody else has written to it"));
    }
    file.write_all(text)?;
    file.sync_data()?;
    if new { sync_directory(folder) } else { Ok(()) }
}

/// Writes a file that is there whole or not at all.
fn write_new(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let new = folder.join(format!("{name}.new"));
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&new, folder.join(name))?;
    sync_directory(folder)
}

const SUMMED: &str = "wapenrol keys 1 ";

fn sum(private: &[u8]) -> String {
    format!("{SUMMED}{:08x}\n", crc32fast::hash(private))
}

/// What is private, with its checksum before it.
fn summed(private: &[u8]) -> Vec<u8> {
    [sum(private).as_bytes(), private].concat()
}

/// What is private in a file of keys; `None`: it is not what was written. Files of earlier versions, which have no
/// checksum, are taken as they are.
pub(crate) fn unsummed(mut file: Vec<u8>) -> Option<Vec<u8>> {
    let length = SUMMED.len() + 9;
    // Also a line that was changed itself has its end where it must be.
    let has_line = file.get(length - 1) == Some(&b'\n') && !file.starts_with(b"wapenrol private");
    let begins = file.starts_with(b"wapenrol keys") || SUMMED.as_bytes().starts_with(&file);
    if !has_line && !begins {
        return Some(file);
    }
    let private = file.split_off(length.min(file.len()));
    (file == sum(&private).as_bytes()).then_some(private)
}

/// Could a backup be written here? Writes nothing.
///
/// # Errors
/// [`StoreError`] when it holds something else, or cannot be written to.
pub fn look_at_backup(path: &Path) -> Result<Folder, StoreError> {
    if folder::is_new(path)? {
        return Ok(Folder::New);
    }
    backups(path).map(|_| Folder::Ours { holder: None })
}

/// One campaign of a backup folder, as it can be restored.
#[derive(Debug, Clone)]
pub struct BackedUp {
    /// Its file.
    pub file: PathBuf,
    /// The log up to the last whole batch.
    pub log: Vec<u8>,
    /// What it keeps privately.
    pub kept: Option<Vec<u8>>,
    /// Is its file of keys there, and not what was written?
    pub has_damaged_keys: bool,
    /// Bytes behind the last whole batch, which nobody was told of.
    pub torn: u64,
}

/// The files of campaigns in a backup folder, sorted by name.
///
/// # Errors
/// [`StoreError`] when the folder is no backup, or cannot be read.
pub fn backups(folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    if !folder.join(BACKUP_MARKER).exists() {
        return Err(StoreError::NotABackupFolder { path: folder.into() });
    }
    let failed = || StoreError::io(format!("reading {}", folder.display()));
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed())? {
        let path = entry.map_err(failed())?.path();
        if path.extension().is_some_and(|extension| extension == "ndjson") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Reads one campaign of a backup folder.
///
/// # Errors
/// [`StoreError`] when it cannot be read.
pub fn read_backup(file: &Path) -> Result<BackedUp, StoreError> {
    let failed = |path: &Path| StoreError::io(format!("reading {}", path.display()));
    let mut log = fs::read(file).map_err(failed(file))?;
    let keys = file.with_extension("keys");
    let (kept, has_damaged_keys) = match fs::read(&keys) {
        Ok(kept) => unsummed(kept).map_or((None, true), |kept| (Some(kept), false)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => (None, false),
        Err(error) => return Err(failed(&keys)(error)),
    };
    let length = log.len();
    while !ends_a_batch(&log) {
        let before = log.strip_suffix(b"\n").unwrap_or(&log);
        let end = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        log.truncate(end);
    }
    let torn = (length - log.len()) as u64;
    Ok(BackedUp { file: file.into(), log, kept, has_damaged_keys, torn })
}

/// Does it end with the last record of a batch, or is nothing left of it?
fn ends_a_batch(log: &[u8]) -> bool {
    let Some(body) = log.strip_suffix(b"\n") else { return log.is_empty() };
    let start = body.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let text = std::str::from_utf8(&body[start..]).ok();
    // What is no record at all is for the verifier to judge.
    text.and_then(|text| Line::read(text).ok().map(|line| line.last)).unwrap_or(true)
}

/// A store whose batches are in a backup before their senders are answered.
pub struct WithBackup {
    store: Arc<dyn Store>,
    backup: Arc<Backup>,
}

impl std::fmt::Debug for WithBackup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WithBackup").field("backup", &self.backup).finish_non_exhaustive()
    }
}

impl WithBackup {
    /// Puts a backup beside a store, and brings it up to what the store holds.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    pub fn new(store: Arc<dyn Store>, backup: Arc<Backup>) -> Result<Self, StoreError> {
        backup.catch_up(&*store)?;
        Ok(Self { store, backup })
    }
}

impl Store for WithBackup {
    fn append_and_keep(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), AppendError> {
        self.store.append_and_keep(campaign, expected, batches, private)?;
        if let Some(private) = private {
            self.backup.keep(campaign, private);
        }
        self.backup.follow(&*self.store, campaign);
        Ok(())
    }

    fn append_if(
        &self,
        campaign: CampaignId,
        seen: &Seen,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<Seen, AppendError> {
        let seen = self.store.append_if(campaign, seen, batches, private)?;
        if let Some(private) = private {
            self.backup.keep(campaign, private);
        }
        if !batches.is_empty() {
            self.backup.follow(&*self.store, campaign);
        }
        Ok(seen)
    }

    fn seen(&self, campaign: CampaignId) -> Result<Seen, StoreError> {
        self.store.seen(campaign)
    }

    fn written_since(
        &self,
        campaign: CampaignId,
        before: &Seen,
        told: Option<&Seen>,
    ) -> Result<Written, StoreError> {
        self.store.written_since(campaign, before, told)
    }

    /// The backup follows what others write, on a thread of its own.
    fn watch(&self, changed: Changed) -> Result<bool, StoreError> {
        let (written, campaigns) = mpsc::channel();
        let (store, backup) = (Arc::clone(&self.store), Arc::clone(&self.backup));
        let following = move || {
            for campaign in campaigns {
                match store.kept(campaign) {
                    Ok(Some(kept)) => backup.keep(campaign, &kept),
                    Ok(None) => (),
                    Err(error) => backup.note(campaign, Err(error)),
                }
                backup.follow(&*store, campaign);
            }
        };
        let thread = thread::Builder::new().name("backup".into());
        thread.spawn(following).map_err(StoreError::io("starting the thread of the backup"))?;
        let written = Mutex::new(written);
        self.store.watch(Arc::new(move |campaign, seen| {
            // Nobody follows any more only where the process ends.
            let _ = whole(&written).send(campaign);
            changed(campaign, seen);
        }))
    }

    fn has_duty(&self, duty: Duty) -> Result<bool, StoreError> {
        self.store.has_duty(duty)
    }

    fn tell_others(&self, word: Vec<u8>) -> Result<(), StoreError> {
        self.store.tell_others(word)
    }

    fn hear_others(&self, heard: Heard) -> Result<(), StoreError> {
        self.store.hear_others(heard)
    }

    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError> {
        self.store.read(campaign, from, to)
    }

    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        self.store.head(campaign)
    }

    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        self.store.campaigns()
    }

    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError> {
        self.store.keep(campaign, private)?;
        self.backup.keep(campaign, private);
        Ok(())
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        self.store.kept(campaign)
    }
}
