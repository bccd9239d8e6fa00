//! A store that forgets: for tests, demonstrations and development.

use crate::{
    AppendError, Changed, Heard, Seen, Store, StoreError,
    chain::{Chained, chained},
};
use chronicle::{Batch, CampaignId, Head};
use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Keeps everything in memory and nothing beyond. Keeps every promise of [`Store`] but durability.
///
/// Several referees may share one, as servers share a cluster.
#[derive(Default)]
pub struct MemoryStore {
    campaigns: Mutex<BTreeMap<CampaignId, Stream>>,
    watching: Mutex<Vec<Changed>>,
    hearing: Mutex<Vec<Heard>>,
}

impl fmt::Debug for MemoryStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MemoryStore").field("campaigns", &self.campaigns).finish_non_exhaustive()
    }
}

#[derive(Debug, Default)]
struct Stream {
    lines: Vec<Arc<str>>,
    head: Option<Head>,
    kept: Option<Vec<u8>>,
    /// How often something was written.
    version: u64,
}

impl Stream {
    fn seen(&self) -> Seen {
        Seen { head: self.head, version: self.version }
    }

    fn write(&mut self, chained: Option<Chained>, private: Option<&[u8]>) -> Seen {
        if let Some(chained) = chained {
            self.lines.extend(chained.lines);
            self.head = Some(chained.head);
        }
        if let Some(private) = private {
            self.kept = Some(private.to_vec());
        }
        self.version += 1;
        self.seen()
    }
}

impl MemoryStore {
    /// An empty store.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes lines in that were stored before.
    pub(crate) fn put(&self, campaign: CampaignId, lines: Vec<Arc<str>>, head: Option<Head>) {
        let mut campaigns = self.campaigns_now();
        let stream = campaigns.entry(campaign).or_default();
        stream.lines.extend(lines);
        stream.head = head;
    }

    /// No lock is held while others are told.
    fn tell(&self, campaign: CampaignId, seen: Seen) {
        let watching = self.watching.lock().unwrap_or_else(PoisonError::into_inner).clone();
        watching.iter().for_each(|changed| changed(campaign, seen));
    }

    fn campaigns_now(&self) -> MutexGuard<'_, BTreeMap<CampaignId, Stream>> {
        // Nothing is changed before it is whole, so a panic elsewhere leaves no half batch.
        self.campaigns.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for MemoryStore {
    fn append_and_keep(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), AppendError> {
        let chained = chained(campaign, expected, batches)?;
        let mut campaigns = self.campaigns_now();
        let actual = campaigns.get(&campaign).and_then(|stream| stream.head);
        if actual != expected {
            return Err(AppendError::HeadMoved { actual });
        }
        let seen = campaigns.entry(campaign).or_default().write(Some(chained), private);
        drop(campaigns);
        self.tell(campaign, seen);
        Ok(())
    }

    fn append_if(
        &self,
        campaign: CampaignId,
        seen: &Seen,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<Seen, AppendError> {
        let chained = match batches {
            [] => None,
            batches => Some(chained(campaign, seen.head, batches)?),
        };
        let mut campaigns = self.campaigns_now();
        let stream = campaigns.entry(campaign).or_default();
        if stream.seen() != *seen {
            return Err(AppendError::HeadMoved { actual: stream.head });
        }
        let seen = stream.write(chained, private);
        drop(campaigns);
        self.tell(campaign, seen);
        Ok(seen)
    }

    fn seen(&self, campaign: CampaignId) -> Result<Seen, StoreError> {
        Ok(self.campaigns_now().get(&campaign).map(Stream::seen).unwrap_or_default())
    }

    fn watch(&self, changed: Changed) -> Result<bool, StoreError> {
        self.watching.lock().unwrap_or_else(PoisonError::into_inner).push(changed);
        Ok(true)
    }

    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError> {
        let campaigns = self.campaigns_now();
        let lines = campaigns.get(&campaign).map_or(&[][..], |stream| &stream.lines);
        let place = |seq: u64| usize::try_from(seq).unwrap_or(usize::MAX);
        let end = place(to.saturating_add(1)).min(lines.len());
        Ok(lines.get(place(from)..end).unwrap_or_default().to_vec())
    }

    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        Ok(self.campaigns_now().get(&campaign).and_then(|stream| stream.head))
    }

    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        let campaigns = self.campaigns_now();
        Ok(campaigns
            .iter()
            .filter(|(_, stream)| stream.head.is_some())
            .map(|(id, _)| *id)
            .collect())
    }

    fn tell_others(&self, word: Vec<u8>) -> Result<(), StoreError> {
        let hearing = self.hearing.lock().unwrap_or_else(PoisonError::into_inner).clone();
        hearing.iter().for_each(|heard| heard(&word));
        Ok(())
    }

    fn hear_others(&self, heard: Heard) -> Result<(), StoreError> {
        self.hearing.lock().unwrap_or_else(PoisonError::into_inner).push(heard);
        Ok(())
    }

    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError> {
        let seen = self.campaigns_now().entry(campaign).or_default().write(None, Some(private));
        self.tell(campaign, seen);
        Ok(())
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.campaigns_now().get(&campaign).and_then(|stream| stream.kept.clone()))
    }
}
