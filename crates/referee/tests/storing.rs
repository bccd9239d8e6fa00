//! What is asked of the store, and what happens when it fails.

use crate::sitting;

use chronicle::{Batch, CampaignId, Head};
use referee::{Class, Referee, scenario};
use sitting::{Sitting, parts, seat};
use std::sync::{
    Arc, Mutex, OnceLock, Weak,
    atomic::{AtomicBool, AtomicU64, Ordering},
};
use store::{AppendError, MemoryStore, Store, StoreError};

/// Counts what is asked of a store, and can fail.
struct Watched {
    inner: MemoryStore,
    /// Records that were read.
    reads: AtomicU64,
    full: AtomicBool,
}

impl Store for Watched {
    fn append_and_keep(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), AppendError> {
        if self.full.load(Ordering::Relaxed) {
            return Err(AppendError::Full);
        }
        self.inner.append_and_keep(campaign, expected, batches, private)
    }

    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError> {
        let lines = self.inner.read(campaign, from, to)?;
        self.reads.fetch_add(lines.len() as u64, Ordering::Relaxed);
        Ok(lines)
    }

    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        self.inner.head(campaign)
    }

    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        self.inner.campaigns()
    }

    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError> {
        self.inner.keep(campaign, private)
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        self.inner.kept(campaign)
    }
}

fn watched() -> Arc<Watched> {
    Arc::new(Watched {
        inner: MemoryStore::new(),
        reads: AtomicU64::new(0),
        full: AtomicBool::new(false),
    })
}

/// A store into which somebody looks, through the same referee, before each further append.
struct LookedInto {
    inner: MemoryStore,
    referee: OnceLock<Weak<Referee>>,
    seen: Mutex<Vec<Result<u64, &'static str>>>,
}

impl Store for LookedInto {
    fn append_and_keep(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), AppendError> {
        if let Some(referee) = self.referee.get().and_then(Weak::upgrade)
            && expected.is_some()
        {
            let head = referee.head(campaign).map(|head| head.seq);
            self.seen.lock().unwrap().push(head.map_err(|rejected| rejected.code));
        }
        self.inner.append_and_keep(campaign, expected, batches, private)
    }

    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError> {
        self.inner.read(campaign, from, to)
    }

    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        self.inner.head(campaign)
    }

    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        self.inner.campaigns()
    }

    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError> {
        self.inner.keep(campaign, private)
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        self.inner.kept(campaign)
    }
}

#[test]
fn nobody_sees_a_campaign_before_its_siege_stands() {
    let store = Arc::new(LookedInto {
        inner: MemoryStore::new(),
        referee: OnceLock::new(),
        seen: Mutex::default(),
    });
    let referee = Arc::new(Referee::with(parts(store.clone(), 1)));
    store.referee.set(Arc::downgrade(&referee)).unwrap();
    let new = referee.create(None, &scenario::built_in("siege").unwrap()).unwrap();
    assert_eq!(*store.seen.lock().unwrap(), [Err("import_unfinished")]);
    assert_eq!(referee.head(new.campaign).unwrap(), new.head);
}

#[test]
fn nothing_is_read_of_a_campaign_until_it_is_asked_for() {
    let store = watched();
    let sitting = Sitting::with(parts(store.clone(), 1));
    let before = store.reads.load(Ordering::Relaxed);
    let referee = Referee::with(parts(store.clone(), 2));
    assert_eq!(referee.campaigns().unwrap(), [sitting.campaign]);
    assert_eq!(store.reads.load(Ordering::Relaxed), before);
    referee.head(sitting.campaign).unwrap();
    assert!(store.reads.load(Ordering::Relaxed) > before);
}

#[test]
fn a_full_disk_is_said_and_the_order_can_be_sent_again() {
    let store = watched();
    let sitting = Sitting::with(parts(store.clone(), 1));
    let order = sitting.order(&seat("cathay"), "done");
    store.full.store(true, Ordering::Relaxed);
    let rejected = sitting.referee.give(sitting.campaign, &order).unwrap_err();
    assert_eq!((rejected.code, rejected.class), ("store_full", Class::Full));
    store.full.store(false, Ordering::Relaxed);
    let answer = sitting.referee.give(sitting.campaign, &order).unwrap();
    assert!(!answer.again);
}

/// Looking back costs a snapshot and at most two intervals of records, however long the log is.
#[test]
fn a_look_back_reads_as_little_in_a_long_log_as_in_a_short_one() {
    for records in [1_000, 8_000] {
        let store = watched();
        let sitting = Sitting::with(parts(store.clone(), 1));
        let mut ends = Vec::new();
        while sitting.head() < records {
            ends.push(sitting.give(&seat("cathay"), "tell On we go.").unwrap().head.seq);
        }
        let referee = sitting.restarted();
        referee.head(sitting.campaign).unwrap();
        for at in ends.iter().step_by(ends.len() / 50) {
            for referee in [&sitting.referee, &referee] {
                let before = store.reads.load(Ordering::Relaxed);
                referee.place(sitting.campaign, Some(*at)).unwrap();
                let read = store.reads.load(Ordering::Relaxed) - before;
                assert!(read <= 512, "{read} records for a look at {at} of {records}");
            }
        }
        // Rewinds neither, however many there were before.
        for at in ends.iter().cycle().step_by(7).take(600) {
            let before = store.reads.load(Ordering::Relaxed);
            sitting.rewind(*at);
            let read = store.reads.load(Ordering::Relaxed) - before;
            assert!(read <= 512, "{read} records for a rewind to {at} of {records}");
        }
        // An order reads nothing at all.
        let before = store.reads.load(Ordering::Relaxed);
        sitting.give(&seat("cathay"), "tell Here we are.").unwrap();
        assert_eq!(store.reads.load(Ordering::Relaxed), before);
    }
}
