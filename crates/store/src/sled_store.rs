//! The store of a real host: sled to read from, a plain journal to survive with.

use crate::{
    AppendError, BeforeSync, Faults, Store, StoreError,
    chain::chained,
    committer::{Committer, Shared},
    engine::{Engine, guarded},
    folder,
    follower::Follower,
    group::{Following, Job, Work},
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
    /// The database follows the journal when something has waited for so long, or when there is much.
    pub follow_after: Duration,
    /// For tests: what is free on the disk, instead of asking the system.
    pub free: Option<FreeBytes>,
    /// For tests: called before each sync.
    pub before_sync: Option<BeforeSync>,
    /// For tests: a disk that fails.
    pub faults: Option<Faults>,
}

impl Default for OpenOptions {
    fn default() -> Self {
        Self {
            address: None,
            patience: Duration::from_secs(10),
            pause: Duration::from_secs(2),
            follow_after: Duration::from_millis(100),
            free: None,
            before_sync: None,
            faults: None,
        }
    }
}

/// What the committer has done since the store was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CommitterStats {
    /// Appends and private bytes handed to the committer, answered or not.
    pub jobs: u64,
    /// Groups made durable.
    pub groups: u64,
    /// Syncs that somebody waited for: one of the journal for each group.
    pub flushes: u64,
    /// How often the database has taken over what it lacked, with a sync of its own that nobody waits for.
    pub followed: u64,
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
/// One thread owns the journal; callers wait until what they gave is on stable storage there. Another lets the
/// database follow in bigger groups; what it lacks is read from memory. Readers see durable records only. The folder is
/// locked while the store lives.
#[derive(Debug)]
pub struct SledStore {
    pub(crate) shared: Arc<Shared>,
    jobs: Option<SyncSender<Job>>,
    committer: Option<JoinHandle<()>>,
    follower: Option<JoinHandle<()>>,
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
        folder::mark_anew(path)?;

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
        let failed = || StoreError::io("starting the threads of the store");
        let watchdog = || Watchdog::new(options.patience).map_err(failed());
        let committer = Committer {
            shared: Arc::clone(&shared),
            journal,
            watchdog: watchdog()?,
            before_sync: options.before_sync,
            faults: faults.clone(),
            folder: path.into(),
            pause: options.pause,
            unsettled: None,
        };
        let follower = Follower {
            shared: Arc::clone(&shared),
            watchdog: watchdog()?,
            faults,
            folder: path.into(),
            delay: options.follow_after,
            pause: options.pause,
        };
        let (jobs, waiting) = sync_channel(QUEUE);
        let thread = |name: &str| thread::Builder::new().name(name.into());
        let follower = thread("store-follower").spawn(move || follower.run()).map_err(failed())?;
        let committer = thread("store-committer").spawn(move || committer.run(&waiting));
        let committer = match committer {
            Ok(committer) => committer,
            Err(error) => {
                shared.tail.close();
                return Err(failed()(error));
            }
        };
        let (jobs, committer, follower) = (Some(jobs), Some(committer), Some(follower));
        Ok(Self { shared, jobs, committer, follower, folder: path.into(), lock })
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

    /// Waits until the database holds all that was acknowledged so far. Nobody needs to: it follows by itself.
    ///
    /// # Errors
    /// [`StoreError`] when the database fails. What was acknowledged is in the journal all the same.
    pub fn follow(&self) -> Result<(), StoreError> {
        self.shared.tail.follow_now()
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
    fn append_and_keep(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), AppendError> {
        let chained = chained(campaign, expected, batches)?;
        let batch = Some(Following { expected, chained });
        self.commit(campaign, Work { batch, private: private.map(Arc::from) })
    }

    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError> {
        let Some(head) = self.head(campaign)? else { return Ok(Vec::new()) };
        let to = to.min(head.seq);
        if from > to {
            return Ok(Vec::new());
        }
        // Memory first: what it does not have any more the database has by then.
        match self.shared.tail.lines(campaign, from, to) {
            None => self.shared.read(|engine| engine.lines(campaign, from, to)),
            Some((first, lines)) if first == from => Ok(lines),
            Some((first, lines)) => {
                let mut all = self.shared.read(|engine| engine.lines(campaign, from, first - 1))?;
                all.extend(lines);
                Ok(all)
            }
        }
    }

    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        match self.shared.heads.known(campaign) {
            Some(head) => Ok(head),
            None => self.shared.read(|engine| self.shared.heads.durable(campaign, engine)),
        }
    }

    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        let newest = self.shared.tail.campaigns();
        let mut campaigns = self.shared.read(Engine::campaigns)?;
        for campaign in newest {
            // It may keep something and have no record yet.
            if self.head(campaign)?.is_some() {
                campaigns.push(campaign);
            }
        }
        campaigns.sort_unstable();
        campaigns.dedup();
        Ok(campaigns)
    }

    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError> {
        let work = Work { batch: None, private: Some(private.into()) };
        self.commit(campaign, work).map_err(|error| match error {
            AppendError::Broken(error) | AppendError::Unsure(error) => error,
            AppendError::Full => StoreError::Full,
            other => StoreError::Engine { doing: "keeping".into(), message: other.to_string() },
        })
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        match self.shared.tail.private(campaign) {
            Some(private) => Ok(Some(private.to_vec())),
            None => self.shared.read(|engine| engine.value(&schema::private(campaign))),
        }
    }
}

impl Drop for SledStore {
    /// Lets the committer finish what was given to it, and the database take it over.
    fn drop(&mut self) {
        drop(self.jobs.take());
        // If one of them panicked, callers were told; there is nothing left to do.
        if let Some(committer) = self.committer.take() {
            let _ = committer.join();
        }
        self.shared.tail.close();
        if let Some(follower) = self.follower.take() {
            let _ = follower.join();
        }
    }
}
