//! The store of a real host: sled to read from, a plain journal to survive with.

use crate::{
    AppendError, BeforeSync, Faults, Store, StoreError,
    chain::chained,
    committer::{Committer, OnSettled, Shared},
    engine::{Engine, guarded},
    folder,
    group::{Job, Work},
    journal::{Journal, LONGEST, START},
    lock::Lock,
    replay::catch_up,
    room::FreeBytes,
    schema,
    upgrade::upgraded,
    watchdog::Watchdog,
};
use chronicle::{Batch, CampaignId, Head};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    sync::{
        Arc,
        mpsc::{SyncSender, sync_channel},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

/// So many callers wait in the queue; further ones wait in front of it.
const QUEUE: usize = 1024;

/// How a data folder is opened.
#[derive(Debug, Clone)]
pub struct OpenOptions {
    /// Where the holder of the folder answers, for others that find it locked.
    pub address: Option<String>,
    /// After so long without a group becoming durable the process is ended.
    pub patience: Duration,
    /// After a write that failed half-way the disk is tried again with the next one, and whenever so long has passed
    /// without any.
    pub pause: Duration,
    /// For tests: what is free on the disk, instead of asking the system.
    pub free: Option<FreeBytes>,
    /// For tests: called before each sync.
    pub before_sync: Option<BeforeSync>,
    /// For tests: a disk that fails.
    pub faults: Option<Faults>,
}

impl Default for OpenOptions {
    fn default() -> Self {
        let (patience, pause) = (Duration::from_secs(10), Duration::from_secs(2));
        Self { address: None, patience, pause, free: None, before_sync: None, faults: None }
    }
}

/// What the committer has done since the store was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CommitterStats {
    /// Appends and private bytes handed to the committer, answered or not.
    pub jobs: u64,
    /// Groups made durable.
    pub groups: u64,
    /// Syncs that they took: one of the journal and one of the database each.
    pub flushes: u64,
    /// Records in them.
    pub records: u64,
}

/// What is not as it should be while a store is open.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Condition {
    /// Why nothing is written until the disk works again.
    pub stopped: Option<String>,
    /// Is there too little room to write anything?
    pub full: bool,
    /// The first damage that a reader met.
    pub damage: Option<String>,
}

/// A data folder with a sled database and a journal.
///
/// One thread owns all writes; callers wait until what they gave is on stable storage in both
/// places. Readers see durable records only. The folder is locked while the store lives.
#[derive(Debug)]
pub struct SledStore {
    pub(crate) shared: Arc<Shared>,
    jobs: Option<SyncSender<Job>>,
    committer: Option<JoinHandle<()>>,
    pub(crate) folder: PathBuf,
    lock: Lock,
}

impl SledStore {
    /// Opens a data folder, or makes one of a missing or empty folder. What a crash left is
    /// brought in order: a torn end of the journal that nobody was told of is cut, and what the
    /// database has not taken over yet is taken over.
    ///
    /// # Errors
    /// [`StoreError`]; damage says what is affected and what to do.
    pub fn open(path: impl AsRef<Path>, options: OpenOptions) -> Result<Self, StoreError> {
        let path = path.as_ref();
        folder::settle_in(path)?;
        let lock = Lock::take(path, options.address.as_deref())?;
        folder::finish_rebuild(path)?;

        let mut journal = Journal::open(&folder::journal(path))?;
        folder::sync_directory(path).map_err(StoreError::io("syncing the data folder"))?;
        let faults = options.faults.unwrap_or_else(Faults::none);
        let engine = upgraded(path, open_engine(path, &journal)?)?;
        let replayed = guarded(|| catch_up(path, &engine, &mut journal, &faults))??;
        if replayed.batches > 0 {
            tracing::warn!(
                batches = replayed.batches,
                records = replayed.records,
                "took over from the journal what the database did not have"
            );
        }

        let shared =
            Arc::new(Shared::new(engine, options.free.unwrap_or_else(|| FreeBytes::of(path))));
        let failed = || StoreError::io("starting the committer");
        let committer = Committer {
            shared: Arc::clone(&shared),
            journal,
            watchdog: Watchdog::new(options.patience).map_err(failed())?,
            before_sync: options.before_sync,
            faults,
            folder: path.into(),
            pause: options.pause,
            unsettled: None,
            unseen: BTreeSet::new(),
        };
        let (jobs, waiting) = sync_channel(QUEUE);
        let committer = thread::Builder::new()
            .name("store-committer".into())
            .spawn(move || committer.run(&waiting))
            .map_err(failed())?;
        let (jobs, committer) = (Some(jobs), Some(committer));
        Ok(Self { shared, jobs, committer, folder: path.into(), lock })
    }

    /// The data folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What the committer has done so far.
    #[must_use]
    pub fn stats(&self) -> CommitterStats {
        self.shared.counters.read()
    }

    /// What is not as it should be just now.
    #[must_use]
    pub fn condition(&self) -> Condition {
        let (stopped, damage) = (self.shared.stopped(), self.shared.damage());
        Condition { stopped, full: self.shared.free.lacks(0), damage }
    }

    /// How many bytes are free on the disk of the folder, where the system tells it.
    #[must_use]
    pub fn free_bytes(&self) -> Option<u64> {
        self.shared.free.bytes()
    }

    /// Says where the holder of this folder answers, once that is known.
    ///
    /// # Errors
    /// [`StoreError::Io`] when the lock file cannot be written.
    pub fn set_address(&self, address: Option<&str>) -> Result<(), StoreError> {
        self.lock.name(address)
    }

    /// From now on this is called with each campaign that may have changed without anybody having been told, because a
    /// write that failed half-way turned out to be stored. It must not wait for anything to be written. Only the first
    /// that is given here is called.
    pub fn on_settled(&self, call: impl Fn(CampaignId) + Send + Sync + 'static) {
        // Whoever comes second is not called.
        let _ = self.shared.on_settled.set(OnSettled(Box::new(call)));
    }

    fn commit(&self, campaign: CampaignId, work: Work) -> Result<(), AppendError> {
        let gone = || StoreError::Stopped { reason: "the committer has ended".into() };
        let (answer, answered) = sync_channel(1);
        let job = Job { campaign, work, answer };
        if job.bytes() > LONGEST {
            let message = format!("it is longer than {} MiB", LONGEST >> 20);
            return Err(AppendError::Unchained { message });
        }
        self.jobs.as_ref().ok_or_else(gone)?.send(job).map_err(|_| gone())?;
        self.shared.counters.job();
        answered.recv().map_err(|_| gone())?
    }
}

/// Opens the database. When the journal holds nothing, nothing was ever acknowledged, and a
/// database that a power cut left half made is made anew. It is put aside all the same: the journal
/// may have been lost.
fn open_engine(path: &Path, journal: &Journal) -> Result<Engine, StoreError> {
    let database = folder::sled(path);
    match Engine::open(&database) {
        Err(StoreError::Damaged(damage)) if journal.end() == START => {
            tracing::warn!(%damage, "a database that holds nothing is made anew");
            folder::put_aside(path)?;
            Engine::open(&database)
        }
        other => other,
    }
}

impl Store for SledStore {
    /// One frame of the journal holds them all.
    fn append_all(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
    ) -> Result<(), AppendError> {
        let batch = chained(campaign, expected, batches)?;
        self.commit(campaign, Work::Append { expected, batch })
    }

    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError> {
        let Some(head) = self.head(campaign)? else { return Ok(Vec::new()) };
        let to = to.min(head.seq);
        if from > to {
            return Ok(Vec::new());
        }
        self.shared.read(|engine| engine.lines(campaign, from, to))
    }

    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        self.shared.read(|engine| self.shared.heads.durable(campaign, engine))
    }

    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        let mut campaigns = self.shared.read(Engine::campaigns)?;
        let mut failure = Ok(());
        campaigns.retain(|campaign| match self.head(*campaign) {
            Ok(head) => head.is_some(),
            Err(error) => {
                failure = Err(error);
                false
            }
        });
        failure.map(|()| campaigns)
    }

    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError> {
        self.commit(campaign, Work::Keep(private.to_vec())).map_err(|error| match error {
            AppendError::Broken(error) | AppendError::Unsure(error) => error,
            AppendError::Full => StoreError::Full,
            other => StoreError::Engine { doing: "keeping".into(), message: other.to_string() },
        })
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        self.shared.read(|engine| engine.value(&schema::private(campaign)))
    }
}

impl Drop for SledStore {
    /// Lets the committer finish what was given to it.
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(committer) = self.committer.take() {
            // If it panicked, callers were told; there is nothing left to do.
            let _ = committer.join();
        }
    }
}
