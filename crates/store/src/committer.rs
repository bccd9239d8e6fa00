//! One thread owns all writes: it gathers what waits, makes it durable, then answers.

use crate::{
    AppendError, CommitterStats, Damage, DiskStep, Faults, StoreError,
    engine::{Engine, guarded},
    error::is_full,
    group::{Job, JobGroup, Unsettled},
    heads::Heads,
    journal::Journal,
    room::FreeBytes,
    watchdog::Watchdog,
};
use chronicle::CampaignId;
use std::{
    collections::BTreeSet,
    fmt,
    path::PathBuf,
    sync::{
        Arc, Mutex, OnceLock, PoisonError, RwLock,
        atomic::{AtomicU64, Ordering},
        mpsc::{Receiver, RecvTimeoutError},
    },
    time::Duration,
};

/// Called by the committer when a group is written but not yet synced. Tests hold the flush back
/// with it, to see that nobody is answered before.
#[derive(Clone)]
pub struct BeforeSync(Arc<dyn Fn() + Send + Sync>);

impl BeforeSync {
    /// Calls this for every group.
    pub fn new(call: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(call))
    }
}

impl fmt::Debug for BeforeSync {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BeforeSync")
    }
}

/// Called with each campaign that may have changed while a failed write was settled.
pub(crate) struct OnSettled(pub(crate) Box<dyn Fn(CampaignId) + Send + Sync>);

impl fmt::Debug for OnSettled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OnSettled")
    }
}

/// What the committer and the callers share.
#[derive(Debug)]
pub(crate) struct Shared {
    /// None while it is opened again.
    pub(crate) engine: RwLock<Option<Engine>>,
    pub(crate) heads: Heads,
    pub(crate) counters: Counters,
    /// Held while something is written, and by whoever wants nothing to be.
    pub(crate) writing: Mutex<()>,
    /// What is free on the disk.
    pub(crate) free: FreeBytes,
    pub(crate) on_settled: OnceLock<OnSettled>,
    /// Why nothing is written just now.
    stopped: Mutex<Option<String>>,
    /// The first damage that a reader met.
    damage: Mutex<Option<String>>,
}

#[derive(Debug, Default)]
pub(crate) struct Counters {
    jobs: AtomicU64,
    groups: AtomicU64,
    flushes: AtomicU64,
    records: AtomicU64,
}

impl Counters {
    pub(crate) fn job(&self) {
        self.jobs.fetch_add(1, Ordering::AcqRel);
    }

    pub(crate) fn read(&self) -> CommitterStats {
        CommitterStats {
            jobs: self.jobs.load(Ordering::Acquire),
            groups: self.groups.load(Ordering::Acquire),
            flushes: self.flushes.load(Ordering::Acquire),
            records: self.records.load(Ordering::Acquire),
        }
    }
}

impl Shared {
    pub(crate) fn new(engine: Engine, free: FreeBytes) -> Self {
        let (heads, counters) = (Heads::default(), Counters::default());
        let (stopped, damage) = (Mutex::default(), Mutex::default());
        let (engine, on_settled) = (RwLock::new(Some(engine)), OnceLock::new());
        let writing = Mutex::default();
        Self { engine, heads, counters, writing, free, on_settled, stopped, damage }
    }

    /// Reads from the database. What damage is met is remembered.
    pub(crate) fn read<T>(
        &self,
        question: impl FnOnce(&Engine) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let engine = self.engine.read().unwrap_or_else(PoisonError::into_inner);
        match &*engine {
            Some(engine) => self.seen(guarded(|| question(engine)).flatten()),
            None => Err(self.out_of_work()),
        }
    }

    /// What is said while the database is not open.
    fn out_of_work(&self) -> StoreError {
        let reason = self.stopped().unwrap_or_else(|| "the database is not open".into());
        StoreError::Stopped { reason }
    }

    /// Remembers damage that a reader met.
    fn seen<T>(&self, read: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(StoreError::Damaged(damage)) = &read {
            self.note_damage(damage);
        }
        read
    }

    pub(crate) fn note_damage(&self, damage: &Damage) {
        let mut noted = self.damage.lock().unwrap_or_else(PoisonError::into_inner);
        noted.get_or_insert_with(|| damage.to_string());
    }

    pub(crate) fn damage(&self) -> Option<String> {
        self.damage.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn stopped(&self) -> Option<String> {
        self.stopped.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Notes down why nothing is written, or that it is again.
    pub(crate) fn note_stopped(&self, reason: Option<String>) {
        *self.stopped.lock().unwrap_or_else(PoisonError::into_inner) = reason;
    }
}

pub(crate) struct Committer {
    pub(crate) shared: Arc<Shared>,
    pub(crate) journal: Journal,
    pub(crate) watchdog: Watchdog,
    pub(crate) before_sync: Option<BeforeSync>,
    pub(crate) faults: Faults,
    /// The data folder.
    pub(crate) folder: PathBuf,
    /// How long a failing disk is left alone before it is tried again.
    pub(crate) pause: Duration,
    /// What a write that failed half-way has left behind.
    pub(crate) unsettled: Option<Unsettled>,
    /// Campaigns that go further than their sender was told.
    pub(crate) unseen: BTreeSet<CampaignId>,
}

impl Committer {
    /// Works until all callers are gone.
    pub(crate) fn run(mut self, jobs: &Receiver<Job>) {
        let mut left_over = None;
        while let Some(first) = left_over.take().or_else(|| self.next(jobs)) {
            self.settle();
            let mut group = JobGroup::new(self.journal.end());
            let mut next = Some(first);
            while let Some(job) = next {
                if !group.has_room(&job) {
                    left_over = Some(job);
                    break;
                }
                self.take(&mut group, job);
                next = if group.is_full() { None } else { jobs.try_recv().ok() };
            }
            self.commit(group);
        }
    }

    /// Waits for the next job. Meanwhile a failing disk is tried now and then.
    fn next(&mut self, jobs: &Receiver<Job>) -> Option<Job> {
        while self.unsettled.is_some() {
            match jobs.recv_timeout(self.pause) {
                Ok(job) => return Some(job),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => drop(self.settle()),
            }
        }
        jobs.recv().ok()
    }

    fn take(&mut self, group: &mut JobGroup, job: Job) {
        let campaign = job.campaign;
        // Nobody but this thread opens it anew.
        let engine = self.shared.engine.read().unwrap_or_else(PoisonError::into_inner);
        match &*engine {
            Some(engine) if self.unsettled.is_none() => {
                group.take(job, engine, &self.shared.heads);
                if self.unseen.remove(&campaign) {
                    group.doubt_the_last();
                }
            }
            _ => group.refuse(job, self.shared.out_of_work()),
        }
    }

    fn commit(&mut self, mut group: JobGroup) {
        let durable = match group.frames.is_empty() {
            true => Ok(()),
            false => self.make_durable(&mut group),
        };
        if durable.is_ok() {
            self.shared.heads.publish(std::mem::take(&mut group.heads));
        }
        for (caller, taken) in group.answers {
            // Who was refused because of a batch of this very group learns of the failure instead.
            // A caller that has gone away needs no answer.
            let _ = caller.send(durable.clone().and(taken));
        }
    }

    /// First the journal, then the database: whatever the database knows is in the journal.
    fn make_durable(&mut self, group: &mut JobGroup) -> Result<(), AppendError> {
        // sled cannot go on behind a write that found no room; so none is begun without.
        if self.shared.free.lacks(group.frames.len()) {
            return Err(AppendError::Full);
        }
        let shared = Arc::clone(&self.shared);
        let _writing = shared.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let busy = self.watchdog.watch();
        let written = self.write(group);
        drop(busy);
        match written {
            Ok(()) => {
                self.count(group);
                Ok(())
            }
            Err((left, error)) => self.failed(group, left, error),
        }
    }

    /// What is left behind when it fails, and why it did.
    fn write(&mut self, group: &mut JobGroup) -> Result<(), (Unsettled, StoreError)> {
        let left = Unsettled::behind(group);
        let (journal, faults) = (&mut self.journal, &self.faults);
        // In the journal alone, and never synced.
        let in_journal = |doing: &'static str| {
            let left = left.clone();
            move |error| (left.cut(), StoreError::io(doing)(error))
        };
        journal
            .append_or_fail(&group.frames, faults)
            .map_err(in_journal("writing to the journal"))?;
        if let Some(before_sync) = &self.before_sync {
            (before_sync.0)();
        }
        faults
            .at(DiskStep::JournalSync, || journal.sync())
            .map_err(in_journal("syncing the journal"))?;
        // Durable in the journal: whether the database has it or not, it will take it over.
        let engine = self.shared.engine.read().unwrap_or_else(PoisonError::into_inner);
        let written = match &*engine {
            Some(engine) => engine.write_or_fail(group.database_part(), faults),
            None => Err(self.shared.out_of_work()),
        };
        written.map_err(|error| (left, error))
    }

    fn count(&self, group: &JobGroup) {
        let counters = &self.shared.counters;
        counters.groups.fetch_add(1, Ordering::AcqRel);
        counters.flushes.fetch_add(2, Ordering::AcqRel);
        counters.records.fetch_add(group.records, Ordering::AcqRel);
    }

    /// A write failed half-way. If the disk works all the same, it is settled at once whether the group is stored;
    /// else nobody knows until it does.
    fn failed(
        &mut self,
        group: &JobGroup,
        left: Unsettled,
        error: StoreError,
    ) -> Result<(), AppendError> {
        self.unsettled = Some(left);
        self.shared.note_stopped(Some(error.to_string()));
        // Whoever waits is told the truth; nobody else has to be told anything.
        if !self.settle_quietly() {
            tracing::error!(%error, "the store stops writing until the disk works again");
            return Err(AppendError::Unsure(error));
        }
        if self.journal.end() > group.start {
            self.count(group);
            return Ok(());
        }
        match &error {
            StoreError::Io { source, .. } if is_full(source) => Err(AppendError::Full),
            _ => Err(error.into()),
        }
    }
}
