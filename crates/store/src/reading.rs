//! A data folder that is looked at and not changed, also where it cannot be changed: on a mounted backup, a
//! snapshot, a disk that went read-only.
//!
//! Where no lock file can be written, one that is there is locked for reading; where there is none, nothing is
//! locked, because nobody can be writing there. sled cannot open what it may not write to: it is given a copy.

use crate::{
    MemoryStore, Store, StoreError, folder,
    journal::{Frames, Next, START},
    lock::{self, Lock},
    replay::{broken_at, lines},
};
use chronicle::{Batch, CampaignId, Head};
use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

/// Where the parts of a data folder are read, while nobody writes to it.
pub(crate) struct Reading {
    pub(crate) journal: PathBuf,
    pub(crate) database: PathBuf,
    /// Where a copy of the database can be tried.
    pub(crate) trial: PathBuf,
    copies: Option<Copies>,
    _lock: Option<Lock>,
}

impl Reading {
    pub(crate) fn of(path: &Path) -> Result<Self, StoreError> {
        if !is_read_only(path)? {
            folder::must_exist(path)?;
            let lock = Lock::take(path, None)?;
            folder::finish_rebuild(path)?;
            return Ok(Self {
                journal: folder::journal(path),
                database: folder::sled(path),
                trial: folder::rebuilding(path),
                copies: None,
                _lock: Some(lock),
            });
        }
        let lock = Lock::share(path)?;
        let copies = Copies::new().map_err(StoreError::io("making room for a copy"))?;
        let (database, trial) = (copies.0.join("sled"), copies.0.join("trial"));
        if folder::sled(path).exists() {
            folder::copy_database(&folder::sled(path), &database, &[])
                .map_err(StoreError::io(format!("copying {}", folder::sled(path).display())))?;
        }
        Ok(Self {
            journal: folder::journal(path),
            database,
            trial,
            copies: Some(copies),
            _lock: lock,
        })
    }

    /// What is looked through while it is written to: the journal up to where a copy of the database has followed it.
    pub(crate) fn with_copy(path: &Path, database: PathBuf) -> Self {
        let (journal, trial) = (folder::journal(path), folder::rebuilding(path));
        Self { journal, database, trial, copies: None, _lock: None }
    }

    /// Where it lies, as people know it.
    pub(crate) fn database_of(&self, path: &Path) -> PathBuf {
        if self.copies.is_some() { folder::sled(path) } else { self.database.clone() }
    }
}

/// Can the folder be read, and not written to?
///
/// # Errors
/// [`StoreError`] when it is no data folder.
pub fn is_read_only(path: &Path) -> Result<bool, StoreError> {
    folder::must_be_marked(path)?;
    Ok(match lock::open(path) {
        Err(StoreError::Io { source, .. }) => matches!(
            source.kind(),
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied
        ),
        _ => false,
    })
}

/// A folder of this process, gone when it is dropped. It holds secrets.
struct Copies(PathBuf);

impl Copies {
    fn new() -> io::Result<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("wapenrol-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Copies {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            tracing::warn!(%error, path = %self.0.display(), "a copy was not removed");
        }
    }
}

/// What the journal of a data folder holds that cannot be written to, for reading only.
#[derive(Debug)]
pub struct ReadOnlyStore {
    held: MemoryStore,
    folder: PathBuf,
    _lock: Option<Lock>,
}

impl ReadOnlyStore {
    /// Reads the journal of a folder for which [`is_read_only`] holds.
    ///
    /// # Errors
    /// [`StoreError`]; `data_damaged` when the journal is.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        folder::must_be_marked(path)?;
        let lock = Lock::share(path)?;
        let held = MemoryStore::new();
        let mut frames = Frames::open(&folder::journal(path), START)?;
        loop {
            match frames.next()? {
                Next::Frame(frame) => {
                    if let Some(private) = frame.private() {
                        held.keep(frame.campaign, private)?;
                    }
                    if !frame.holds_batch() {
                        continue;
                    }
                    let lines = lines(&frame)?;
                    let head = lines.last().map(|line| Head { seq: line.seq, hash: line.hash });
                    let lines = lines.iter().map(|line| line.text().into()).collect();
                    held.put(frame.campaign, lines, head);
                }
                Next::End => break,
                Next::Broken { at } if frames.was_acknowledged(at)? => return Err(broken_at(at)),
                Next::Broken { .. } => break,
            }
        }
        Ok(Self { held, folder: path.into(), _lock: lock })
    }

    fn refused(&self) -> StoreError {
        StoreError::ReadOnly { path: self.folder.clone() }
    }
}

impl Store for ReadOnlyStore {
    fn append_and_keep(
        &self,
        _: CampaignId,
        _: Option<Head>,
        _: &[Batch],
        _: Option<&[u8]>,
    ) -> Result<(), crate::AppendError> {
        Err(self.refused().into())
    }

    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError> {
        self.held.read(campaign, from, to)
    }

    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        self.held.head(campaign)
    }

    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        self.held.campaigns()
    }

    fn keep(&self, _: CampaignId, _: &[u8]) -> Result<(), StoreError> {
        Err(self.refused())
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        self.held.kept(campaign)
    }
}
