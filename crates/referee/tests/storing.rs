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
    /// A record that is read otherwise than it was written; none: all are read as they are.
    changed: Mutex<Option<u64>>,
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
        let mut lines = self.inner.read(campaign, from, to)?;
        self.reads.fetch_add(lines.len() as u64, Ordering::Relaxed);
        let changed = self.changed.lock().unwrap().and_then(|seq| seq.checked_sub(from));
        if let Some(line) = changed.and_then(|at| lines.get_mut(at as usize)) {
            *line = line.replace("{\"at\":\"2", "{\"at\":\"3").into();
        }
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
        changed: Mutex::default(),
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

/// What is wrong with one record of a long log is told as in a short one, in whichever of the parts it lies that are read ahead.
#[test]
fn a_changed_record_is_found_in_every_part_that_is_read_ahead() {
    let store = watched();
    let sitting = Sitting::with(parts(store.clone(), 1));
    while sitting.head() < 2_600 {
        sitting.give(&seat("cathay"), "tell On we go.").unwrap();
    }
    let head = sitting.head();
    for seq in [1, 511, 512, 1_300, 2_047, 2_560, head] {
        *store.changed.lock().unwrap() = Some(seq);
        let rejected = sitting.restarted().head(sitting.campaign).unwrap_err();
        assert_eq!(rejected.class, Class::Fault);
        let told = rejected.message.to_string();
        assert!(told.contains(&format!("record {seq} was changed")), "{told}");
    }
    *store.changed.lock().unwrap() = None;
    assert_eq!(sitting.restarted().head(sitting.campaign).unwrap().seq, head);
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
