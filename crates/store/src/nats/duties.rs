//! Who has a duty, in the bucket: whoever renews their entry keeps it, and one that stays the same for some time may be
//! taken. Nobody's clock is compared with another's. The number of the entry in the stream grows with each renewal, so the
//! leader takes one of two that want it.

use super::{
    appending::is_same,
    publishing::{Outgoing, Published},
    reading::Which,
    stream::Streams,
};
use crate::{DUTY, Duty, StoreError};
use async_nats::HeaderMap;
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Instant,
};

/// What is known of who has what.
#[derive(Debug)]
pub(super) struct Duties {
    /// This process's own name.
    name: String,
    /// Entries of others: their number, and since when they have had it.
    others: Mutex<HashMap<Duty, (u64, Instant)>>,
}

impl Duties {
    pub(super) fn of(name: String) -> Self {
        Self { name, others: Mutex::default() }
    }

    /// Has somebody else's entry been the same for so long that it may be taken?
    fn is_left(&self, duty: Duty, number: u64) -> bool {
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        let known = others.entry(duty).or_insert_with(|| (number, Instant::now()));
        if known.0 != number {
            *known = (number, Instant::now());
        }
        known.1.elapsed() >= DUTY
    }
}

impl Streams {
    pub(super) async fn has_duty(&self, duty: Duty) -> Result<bool, StoreError> {
        let subject = self.layout.key(&format!("duty.{}", duty.name()));
        let newest = self.message(&self.bucket, &subject, Which::Newest).await?;
        let follows = newest.as_ref().map_or(0, |newest| newest.sequence);
        let is_ours = newest.is_none_or(|newest| {
            newest.payload.split(|byte| *byte == b' ').next() == Some(self.duties.name.as_bytes())
        });
        if !is_ours && !self.duties.is_left(duty, follows) {
            return Ok(false);
        }
        let outgoing = Outgoing {
            subject,
            headers: HeaderMap::new(),
            payload: format!("{} {}", self.duties.name, self.client.new_inbox()).into_bytes(),
            follows,
        };
        let is_ours = |message: &_| is_same(message, &outgoing.payload);
        match self.publish(&self.bucket, &outgoing, is_ours).await {
            Ok(published) => Ok(matches!(published, Published::Stored(_))),
            Err(unsettled) => Err(unsettled.error),
        }
    }
}
