//! Batches that are on the disk before anybody is told: by one writer, and by many at once, each to a campaign of their own.

use crate::{
    figures::{rate, share, tell},
    kept::failed,
};
use breaking::inputs::talkative;
use chronicle::{Batch, CampaignId, Head};
use referee::{Parts, scenario};
use std::{
    fs, io,
    ops::ControlFlow,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};
use store::{AppendError, MemoryStore, OpenOptions, SledStore, Store, StoreError};

/// So many batches each of them appends.
const EACH: usize = 100;

/// Keeps the batches that are written, to be written once more.
#[derive(Default)]
struct Remembering {
    store: MemoryStore,
    batches: Mutex<Vec<Batch>>,
}

impl Store for Remembering {
    fn append_and_keep(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), AppendError> {
        self.store.append_and_keep(campaign, expected, batches, private)?;
        let mut kept = self.batches.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(batches);
        Ok(())
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
        self.store.keep(campaign, private)
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        self.store.kept(campaign)
    }
}

/// The batches of a played campaign.
fn played(number: u64) -> io::Result<(CampaignId, Vec<Batch>)> {
    let store = Arc::new(Remembering::default());
    let setup = scenario::built_in(talkative()).map_err(failed)?;
    let mut orders = 0;
    let goes_on = |_| {
        orders += 1;
        if orders > EACH { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let parts = Parts::new(Arc::clone(&store) as Arc<dyn Store>);
    let made = simulator::long(parts, &setup, number, u64::MAX, goes_on).map_err(failed)?;
    let batches = store.batches.lock().unwrap_or_else(PoisonError::into_inner).clone();
    Ok((made.new.campaign, batches))
}

pub(crate) fn measure(folder: &Path) -> io::Result<()> {
    for writers in [1, 64, 256] {
        let games = (0..writers).map(played).collect::<io::Result<Vec<_>>>()?;
        let place = folder.join("appended");
        let store = SledStore::open(&place, OpenOptions::default()).map_err(failed)?;
        let before = store.stats();
        let begun = Instant::now();
        let times = thread::scope(|scope| {
            let writing: Vec<_> = games
                .iter()
                .map(|(campaign, batches)| scope.spawn(|| append(&store, *campaign, batches)))
                .collect();
            let mut times = Vec::new();
            for writing in writing {
                times.extend(writing.join().map_err(|_| failed("a writer broke"))??);
            }
            Ok::<_, io::Error>(times)
        });
        let (mut times, took) = (times?, begun.elapsed());
        let stats = store.stats();
        let name = format!("ours.append.{writers}_writers");
        tell(&name, rate(times.len() as u64, took), "batches/s");
        let records = stats.records - before.records;
        tell(&format!("{name}.records"), rate(records, took), "records/s");
        tell(&format!("{name}.p50"), share(&mut times, 50), "us");
        tell(&format!("{name}.p99"), share(&mut times, 99), "us");
        let syncs = (stats.flushes - before.flushes) as f64 / times.len() as f64;
        tell(&format!("{name}.syncs"), syncs, "for a batch");
        drop(store);
        fs::remove_dir_all(place)?;
    }
    Ok(())
}

fn append(store: &SledStore, campaign: CampaignId, batches: &[Batch]) -> io::Result<Vec<Duration>> {
    let (mut head, mut times) = (None, Vec::new());
    for batch in batches {
        let begun = Instant::now();
        store.append(campaign, head, batch).map_err(failed)?;
        times.push(begun.elapsed());
        head = batch.head();
    }
    Ok(times)
}
