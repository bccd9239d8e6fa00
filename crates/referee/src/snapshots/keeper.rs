//! A thread that writes states, so that no order waits for it.

use super::kept::{self, Along, Base, Kept};
use crate::StateAt;
use chronicle::{BesideBatches, CampaignId, Uuid};
use std::{
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread::{self, JoinHandle},
};
use store::{SnapshotFile, SnapshotFolder};

/// So many wait at most. Whoever opens a long log that nobody has kept states of waits for the writing then.
const QUEUE: usize = 16;

/// A state that is to be written.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) file: Arc<SnapshotFile>,
    pub(super) standing: Arc<StateAt>,
    pub(super) beside: BesideBatches,
    pub(super) along: Along,
    /// So many batches were handed over before.
    pub(super) known: usize,
    /// Those behind them.
    pub(super) batches: Vec<(Uuid, u64)>,
    pub(super) base: Arc<Mutex<Base>>,
}

enum Wanted {
    Write(Box<Job>),
    /// Tell when everything before this was written.
    Tell(SyncSender<()>),
}

/// Where to give states that are to be written.
#[derive(Debug, Clone)]
pub(super) struct Jobs(SyncSender<Wanted>);

impl Jobs {
    pub(super) fn give(&self, job: Job) {
        // Whoever writes has ended: then nothing more is kept.
        let _ = self.0.send(Wanted::Write(Box::new(job)));
    }
}

/// Whoever writes the states of all campaigns of a folder.
#[derive(Debug)]
pub(crate) struct Keeper {
    folder: Arc<SnapshotFolder>,
    jobs: Option<Jobs>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// Starts the thread; none, where the system gives none: then no states are kept.
    pub(crate) fn start(folder: Arc<SnapshotFolder>) -> Option<Self> {
        let (sender, wanted) = sync_channel(QUEUE);
        let thread = thread::Builder::new().name("snapshots".into());
        let thread = thread.spawn(move || write(&wanted));
        let thread = thread.inspect_err(|error| tracing::warn!(%error, "no snapshots are kept"));
        Some(Self { folder, jobs: Some(Jobs(sender)), thread: Some(thread.ok()?) })
    }

    /// The states of one campaign.
    pub(super) fn of(&self, campaign: CampaignId) -> Option<Kept> {
        Some(Kept::new(self.folder.file(campaign), self.jobs.clone()?))
    }

    /// Waits until all that was given so far is written.
    pub(crate) fn finish(&self) {
        let (told, finished) = sync_channel(1);
        let given = self.jobs.as_ref().map(|jobs| jobs.0.send(Wanted::Tell(told)));
        if matches!(given, Some(Ok(()))) {
            // If the thread has ended nothing more will be written.
            let _ = finished.recv();
        }
    }
}

impl Drop for Keeper {
    /// Lets the thread write what it was given. Campaigns that somebody still holds keep the channel open.
    fn drop(&mut self) {
        self.finish();
        drop(self.jobs.take());
        drop(self.thread.take());
    }
}

fn write(wanted: &Receiver<Wanted>) {
    for wanted in wanted {
        match wanted {
            Wanted::Write(job) => {
                if let Err(error) = kept::write(&job) {
                    tracing::warn!(%error, "a snapshot cannot be written");
                }
            }
            // Whoever waited may have gone.
            Wanted::Tell(told) => drop(told.send(())),
        }
    }
}
