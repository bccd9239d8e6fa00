//! One thread owns all writes: it gathers what waits, makes it durable, then answers.

use crate::{
    AppendError, CommitterStats, Damage, DiskStep, Faults, StoreError,
    engine::{Engine, guarded},
    error::is_full,
    group::{Job, JobGroup},
    heads::Heads,
    journal::Journal,
    room::FreeBytes,
    tail::Tail,
    watchdog::Watchdog,
};
use std::{
    fmt,
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError, RwLock,
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

/// What the committer and the callers share.
#[derive(Debug)]
pub(crate) struct Shared {
    /// None while it is opened again.
    pub(crate) engine: RwLock<Option<Engine>>,
    pub(crate) heads: Heads,
    pub(crate) counters: Counters,
    /// What the database has not taken over yet.
    pub(crate) tail: Tail,
    /// Held while the database is written to, and by whoever wants it not to be.
    pub(crate) writing: Mutex<()>,
    /// What is free on the disk.
    pub(crate) free: FreeBytes,
    /// Why nothing is written to the journal just now.
    stopped: Mutex<Option<String>>,
    /// The first damage that a reader met.
    damage: Mutex<Option<String>>,
}

#[derive(Debug, Default)]
pub(crate) struct Counters {
    jobs: AtomicU64,
    groups: AtomicU64,
    flushes: AtomicU64,
    followed: AtomicU64,
    records: AtomicU64,
}

impl Counters {
    pub(crate) fn job(&self) {
        self.jobs.fetch_add(1, Ordering::AcqRel);
    }

    /// The database has taken over what it was given at once.
    pub(crate) fn followed(&self) {
        self.followed.fetch_add(1, Ordering::AcqRel);
    }

    pub(crate) fn read(&self) -> CommitterStats {
        CommitterStats {
            jobs: self.jobs.load(Ordering::Acquire),
            groups: self.groups.load(Ordering::Acquire),
            flushes: self.flushes.load(Ordering::Acquire),
            followed: self.followed.load(Ordering::Acquire),
            records: self.records.load(Ordering::Acquire),
        }
    }
}

impl Shared {
    pub(crate) fn new(engine: Engine, free: FreeBytes) -> Self {
        let (heads, counters) = (Heads::default(), Counters::default());
        let (stopped, damage) = (Mutex::default(), Mutex::default());
        let (engine, tail) = (RwLock::new(Some(engine)), Tail::default());
        let writing = Mutex::default();
        Self { engine, heads, counters, tail, writing, free, stopped, damage }
    }

    /// Reads from the database. What damage is met is remembered.
    pub(crate) fn read<T>(
        &self,
        question: impl FnOnce(&Engine) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.seen(self.with_engine(question))
    }

    /// The same; what damage is met is the caller's.
    pub(crate) fn with_engine<T>(
        &self,
        question: impl FnOnce(&Engine) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let engine = self.engine.read().unwrap_or_else(PoisonError::into_inner);
        match &*engine {
            Some(engine) => guarded(|| question(engine)).flatten(),
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

    /// Why nothing is written just now.
    pub(crate) fn stopped(&self) -> Option<String> {
        let journal = self.stopped.lock().unwrap_or_else(PoisonError::into_inner).clone();
        journal.or_else(|| self.tail.failure().map(|error| error.to_string()))
    }

    /// Notes down why nothing is written to the journal, or that it is again.
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
    /// Where the journal ended durably before a write that failed half-way.
    pub(crate) unsettled: Option<u64>,
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
                Err(RecvTimeoutError::Timeout) => self.settle(),
            }
        }
        jobs.recv().ok()
    }

    fn take(&mut self, group: &mut JobGroup, job: Job) {
        match self.shared.tail.failure() {
            Some(error) if error.is_full() => return group.refuse(job, StoreError::Full),
            None if self.unsettled.is_none() => (),
            _ => return group.refuse(job, self.shared.out_of_work()),
        }
        let engine = self.shared.engine.read().unwrap_or_else(PoisonError::into_inner);
        match &*engine {
            Some(engine) => group.take(job, engine, &self.shared.heads),
            None => group.refuse(job, self.shared.out_of_work()),
        }
    }

    fn commit(&mut self, mut group: JobGroup) {
        let durable = match group.frames.is_empty() {
            true => Ok(()),
            false => self.make_durable(&group),
        };
        if durable.is_ok() && !group.entries.is_empty() {
            // Whoever sees a head finds what it stands for.
            self.shared.tail.push(std::mem::take(&mut group.entries));
            self.shared.heads.publish(std::mem::take(&mut group.heads));
        }
        for (caller, taken) in group.answers {
            // Who was refused because of a batch of this very group learns of the failure instead.
            // A caller that has gone away needs no answer.
            let _ = caller.send(durable.clone().and(taken));
        }
    }

    /// In the journal; the database follows. Whatever the database knows is in the journal.
    fn make_durable(&mut self, group: &JobGroup) -> Result<(), AppendError> {
        self.shared.tail.wait_for_room();
        if let Some(error) = self.lacks_room(group.frames.len()) {
            return Err(error);
        }
        let busy = self.watchdog.watch();
        let written = self.write(group);
        drop(busy);
        written.map_err(|error| self.failed(group, error))?;
        self.count(group);
        Ok(())
    }

    /// sled cannot go on behind a write that found no room; so nothing is begun without room for that too, and for what
    /// the database has not taken over yet.
    fn lacks_room(&self, bytes: usize) -> Option<AppendError> {
        let free = &self.shared.free;
        if !free.lacks(bytes + self.shared.tail.bytes()) {
            return None;
        }
        // What waits takes less room when it is in its place.
        match self.shared.tail.follow_now() {
            Ok(()) if !free.lacks(bytes) => None,
            Ok(()) => Some(AppendError::Full),
            Err(_) if free.lacks(bytes) => Some(AppendError::Full),
            Err(_) => Some(self.shared.out_of_work().into()),
        }
    }

    fn write(&mut self, group: &JobGroup) -> Result<(), StoreError> {
        let (journal, faults) = (&mut self.journal, &self.faults);
        journal
            .append_or_fail(&group.frames, faults)
            .map_err(StoreError::io("writing to the journal"))?;
        if let Some(before_sync) = &self.before_sync {
            (before_sync.0)();
        }
        faults
            .at(DiskStep::JournalSync, || journal.sync())
            .map_err(StoreError::io("syncing the journal"))
    }

    fn count(&self, group: &JobGroup) {
        let counters = &self.shared.counters;
        counters.groups.fetch_add(1, Ordering::AcqRel);
        counters.flushes.fetch_add(1, Ordering::AcqRel);
        counters.records.fetch_add(group.records, Ordering::AcqRel);
    }

    /// A write failed half-way. If the disk works all the same, nothing of the group is stored; else nobody knows until it
    /// does: whoever opens the folder before may find it whole.
    fn failed(&mut self, group: &JobGroup, error: StoreError) -> AppendError {
        self.unsettled = Some(group.start);
        self.shared.note_stopped(Some(error.to_string()));
        if !self.settle_journal() {
            tracing::error!(%error, "the store stops writing until the disk works again");
            return AppendError::Unsure(error);
        }
        match &error {
            StoreError::Io { source, .. } if is_full(source) => AppendError::Full,
            _ => error.into(),
        }
    }
}
