//! The heads that are durable, at hand.

use crate::{StoreError, engine::Engine};
use chronicle::{CampaignId, Head};
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

/// The durable head of each campaign that was asked for or written to; others are read when they are. The
/// database may be behind it: what it lacks lies in the tail.
#[derive(Debug, Default)]
pub(crate) struct Heads {
    known: Mutex<HashMap<CampaignId, Option<Head>>>,
}

impl Heads {
    pub(crate) fn durable(
        &self,
        campaign: CampaignId,
        engine: &Engine,
    ) -> Result<Option<Head>, StoreError> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(head) = known.get(&campaign) {
            return Ok(*head);
        }
        // Read under the lock: the committer asks here before it writes, so what is read now is
        // durable.
        let head = engine.head(campaign)?;
        known.insert(campaign, head);
        Ok(head)
    }

    /// The head, if it is at hand.
    pub(crate) fn known(&self, campaign: CampaignId) -> Option<Option<Head>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&campaign).copied()
    }

    pub(crate) fn publish(&self, heads: impl IntoIterator<Item = (CampaignId, Head)>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.extend(heads.into_iter().map(|(campaign, head)| (campaign, Some(head))));
    }
}
