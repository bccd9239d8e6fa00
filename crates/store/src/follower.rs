//! The database follows the journal, in bigger groups than callers give, while nobody waits for it.
//!
//! What it takes over is durable in the journal already, and readers find it in memory until the database has it. A
//! database that fails is brought in order as the next opening would do it: opened again, and filled from the journal.

use crate::{
    DiskStep, Faults, StoreError,
    committer::Shared,
    engine::{Engine, guarded},
    folder,
    replay::{FollowingBatch, follow_journal},
    tail::Task,
    watchdog::Watchdog,
};
use std::{
    path::PathBuf,
    sync::{Arc, PoisonError},
    time::Duration,
};

pub(crate) struct Follower {
    pub(crate) shared: Arc<Shared>,
    pub(crate) watchdog: Watchdog,
    pub(crate) faults: Faults,
    /// The data folder.
    pub(crate) folder: PathBuf,
    /// How long it waits for more.
    pub(crate) delay: Duration,
    /// How long a failing disk is left alone before it is tried again.
    pub(crate) pause: Duration,
}

/// Whoever waits for a follower that is gone waits no longer.
struct Ending<'s>(&'s Shared);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.tail.end_following();
    }
}

impl Follower {
    /// Works until nothing more can come.
    pub(crate) fn run(self) {
        let shared = Arc::clone(&self.shared);
        let _ending = Ending(&shared);
        loop {
            let (ticket, done) = match shared.tail.task(self.delay, self.pause) {
                Task::Follow { end, ticket } => (ticket, self.follow(end)),
                Task::TryAgain { ticket } => (ticket, self.bring_in_order()),
                Task::End => return,
            };
            if let Err(error) = &done {
                tracing::error!(%error, "the database cannot follow the journal; the disk is tried again");
            }
            shared.tail.done(ticket, done.err());
        }
    }

    /// Takes over what lies in front of `end`. A failure is brought in order at once, if the disk works all the same.
    fn follow(&self, end: u64) -> Result<(), StoreError> {
        loop {
            let entries = self.shared.tail.oldest(end);
            let Some(last) = entries.last() else { return Ok(()) };
            let followed = last.end;
            let written = {
                let _writing = self.shared.writing.lock().unwrap_or_else(PoisonError::into_inner);
                let _busy = self.watchdog.watch();
                self.shared.with_engine(|engine| {
                    let mut batch = FollowingBatch::default();
                    entries.into_iter().for_each(|entry| batch.add(entry));
                    batch.write(engine, &self.faults)
                })
            };
            if let Err(error) = written {
                tracing::warn!(%error, "the database failed; it is opened again");
                return self.bring_in_order().map_err(|_| error);
            }
            self.shared.counters.followed();
            self.shared.tail.followed(followed);
        }
    }

    /// Opens the database again and fills it from the journal.
    fn bring_in_order(&self) -> Result<(), StoreError> {
        let Some(durable) = self.shared.tail.end() else { return Ok(()) };
        let _writing = self.shared.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let _busy = self.watchdog.watch();
        // The folder may be another one by now, if a disk came off and something else shows in its place.
        folder::must_be_marked(&self.folder)?;
        let probe = || folder::probe(&self.folder);
        self.faults.at(DiskStep::Probe, probe).map_err(StoreError::io("trying the disk"))?;
        let mut engine = self.shared.engine.write().unwrap_or_else(PoisonError::into_inner);
        // sled takes nothing more behind a write that failed; only one opening has its files at a time.
        drop(engine.take());
        let database = folder::sled(&self.folder);
        let file = database.join("db");
        folder::read_from_disk(&file)
            .map_err(StoreError::io(format!("reading {}", file.display())))?;
        let opened = Engine::open(&database)?;
        let journal = folder::journal(&self.folder);
        // Readers see it when it holds whatever they have seen.
        guarded(|| follow_journal(&journal, &opened, durable, &self.faults)).flatten()?;
        *engine = Some(opened);
        drop(engine);
        tracing::warn!("the disk works again; the database has everything that the journal has");
        self.shared.tail.followed(durable);
        Ok(())
    }
}
