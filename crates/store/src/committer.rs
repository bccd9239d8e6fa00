//! One thread owns all writes: it gathers what waits, makes it durable, then answers.

use crate::{
    AppendError, CommitterStats, StoreError,
    engine::Engine,
    error::is_full,
    group::{Job, JobGroup},
    heads::Heads,
    journal::Journal,
    room::FreeBytes,
    watchdog::Watchdog,
};
use std::{
    fmt,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
        mpsc::Receiver,
    },
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
    pub(crate) engine: Engine,
    pub(crate) heads: Heads,
    pub(crate) counters: Counters,
    /// What is free on the disk.
    pub(crate) free: FreeBytes,
    /// Why nothing is written any more.
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
        Self { engine, heads, counters, free, stopped: Mutex::default(), damage: Mutex::default() }
    }

    /// Remembers damage that a reader met.
    pub(crate) fn seen<T>(&self, read: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(error @ StoreError::Damaged(_)) = &read {
            let mut damage = self.damage.lock().unwrap_or_else(PoisonError::into_inner);
            damage.get_or_insert_with(|| error.to_string());
        }
        read
    }

    pub(crate) fn damage(&self) -> Option<String> {
        self.damage.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn stopped(&self) -> Option<String> {
        self.stopped.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Does the committer still write?
    pub(crate) fn writes(&self) -> Result<(), StoreError> {
        match self.stopped() {
            None => Ok(()),
            Some(reason) => Err(StoreError::Stopped { reason }),
        }
    }

    /// What is on disk cannot be told any more: nothing is written until the next opening, which
    /// finds out.
    fn stop(&self, error: &StoreError) {
        tracing::error!(%error, "the store stops writing");
        let mut stopped = self.stopped.lock().unwrap_or_else(PoisonError::into_inner);
        stopped.get_or_insert_with(|| error.to_string());
    }
}

pub(crate) struct Committer {
    pub(crate) shared: Arc<Shared>,
    pub(crate) journal: Journal,
    pub(crate) watchdog: Watchdog,
    pub(crate) before_sync: Option<BeforeSync>,
}

impl Committer {
    /// Works until all callers are gone.
    pub(crate) fn run(mut self, jobs: &Receiver<Job>) {
        let mut left_over = None;
        while let Some(first) = left_over.take().or_else(|| jobs.recv().ok()) {
            let mut group = JobGroup::new(self.journal.end());
            let mut next = Some(first);
            while let Some(job) = next {
                if !group.has_room(&job) {
                    left_over = Some(job);
                    break;
                }
                group.take(job, &self.shared.engine, &self.shared.heads);
                next = if group.is_full() { None } else { jobs.try_recv().ok() };
            }
            self.commit(group);
        }
    }

    fn commit(&mut self, mut group: JobGroup) {
        let durable = match self.shared.writes() {
            Err(stopped) => Err(stopped.into()),
            Ok(()) if group.frames.is_empty() => Ok(()),
            Ok(()) => self.make_durable(&mut group),
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
        let _busy = self.watchdog.watch();
        // sled cannot go on behind a write that found no room; so none is begun without.
        if self.shared.free.lacks(group.frames.len()) {
            return Err(AppendError::Full);
        }
        if let Err(error) = self.journal.append(&group.frames) {
            return Err(self.take_back(group.start, error));
        }
        if let Some(before_sync) = &self.before_sync {
            (before_sync.0)();
        }
        let written = self
            .journal
            .sync()
            .map_err(StoreError::io("syncing the journal"))
            .and_then(|()| self.shared.engine.write(group.database_part()));
        if let Err(error) = written {
            // The journal may hold the group, or the database alone, or neither.
            self.shared.stop(&error);
            return Err(AppendError::Unsure(error));
        }
        let counters = &self.shared.counters;
        counters.groups.fetch_add(1, Ordering::AcqRel);
        counters.flushes.fetch_add(2, Ordering::AcqRel);
        counters.records.fetch_add(group.records, Ordering::AcqRel);
        Ok(())
    }

    /// The journal could not be written to. Nothing else was, so it is cut back to where it was.
    fn take_back(&mut self, start: u64, error: std::io::Error) -> AppendError {
        let full = is_full(&error);
        if let Err(cut) = self.journal.cut(start) {
            let error = StoreError::io("taking a failed group back from the journal")(cut);
            self.shared.stop(&error);
            return AppendError::Unsure(error);
        }
        match full {
            true => AppendError::Full,
            false => StoreError::io("writing to the journal")(error).into(),
        }
    }
}
