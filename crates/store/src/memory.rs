//! A store that forgets: for tests, demonstrations and development.

use crate::{AppendError, Store, StoreError, chain::chained};
use chronicle::{Batch, CampaignId, Head};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Keeps everything in memory and nothing beyond. Keeps every promise of [`Store`] but durability.
#[derive(Debug, Default)]
pub struct MemoryStore {
    campaigns: Mutex<BTreeMap<CampaignId, Stream>>,
}

#[derive(Debug, Default)]
struct Stream {
    lines: Vec<Arc<str>>,
    head: Option<Head>,
    kept: Option<Vec<u8>>,
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
        let stream = campaigns.entry(campaign).or_default();
        stream.lines.extend(chained.lines);
        stream.head = Some(chained.head);
        if let Some(private) = private {
            stream.kept = Some(private.to_vec());
        }
        Ok(())
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

    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError> {
        self.campaigns_now().entry(campaign).or_default().kept = Some(private.to_vec());
        Ok(())
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.campaigns_now().get(&campaign).and_then(|stream| stream.kept.clone()))
    }
}
