//! Batches behind the head that their sender saw.

use super::{
    message::{Stored, body, is_attempt},
    publishing::{Outgoing, Published, Unsettled},
    stream::Streams,
};
use crate::{AppendError, StoreError, chain::Chained, journal::LONGEST};
use async_nats::HeaderMap;
use chronicle::{CampaignId, Head};
use std::sync::Arc;

/// What headers and subject may need of a message's limit, in bytes.
const BESIDE_THE_BODY: usize = 4 << 10;

impl Streams {
    /// How many bytes of a body fit into one message.
    pub(super) fn fitting(&self) -> usize {
        // The limit counts headers, too. A server that allows next to nothing refuses what is sent, and says so.
        self.client.max_payload().saturating_sub(BESIDE_THE_BODY).max(1 << 10)
    }

    /// Appends several batches as one message, and the encrypted private part that belongs to them.
    pub(super) async fn append(
        self: &Arc<Self>,
        campaign: CampaignId,
        expected: Option<Head>,
        chained: &Chained,
        private: Option<Vec<u8>>,
    ) -> Result<(), AppendError> {
        let body = body(chained);
        if body.len() > LONGEST {
            let message = format!("it is longer than {} MiB", LONGEST >> 20);
            return Err(AppendError::Unchained { message });
        }
        self.must_be_connected().await?;
        let before = self.before(campaign, expected).await?;
        let given = match &private {
            Some(private) => Some(self.lay_down_with(campaign, chained.head, private).await?),
            None => None,
        };
        let carried = given.clone().or_else(|| before.as_ref()?.private.clone());
        let appended =
            self.append_body(campaign, (expected, before), chained, (body, carried)).await;
        match (&given, &appended) {
            (Some(_), Ok(())) => self.sweep_later(campaign),
            // Nobody has a message that names it.
            (Some(given), Err(AppendError::HeadMoved { .. } | AppendError::Full)) => {
                self.take_away(campaign, given).await;
            }
            _ => (),
        }
        appended
    }

    /// The message that the new one has to follow. The one that is known here is enough, if it ends with the expected head:
    /// the leader refuses whatever follows an older one.
    async fn before(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
    ) -> Result<Option<Stored>, AppendError> {
        let known = self.known(campaign);
        if known.as_ref().is_some_and(|known| Some(known.head) == expected) {
            return Ok(known);
        }
        let last = self.last(campaign).await?;
        let actual = last.as_ref().map(|last| last.head);
        if actual != expected {
            return Err(AppendError::HeadMoved { actual });
        }
        Ok(last)
    }

    async fn append_body(
        &self,
        campaign: CampaignId,
        (expected, before): (Option<Head>, Option<Stored>),
        chained: &Chained,
        (mut body, private): (Vec<u8>, Option<Arc<str>>),
    ) -> Result<(), AppendError> {
        let (number, stream) = self.of(campaign);
        let length = self.fitting();
        let count = body.len().saturating_sub(1) / length;
        let parts = (count > 0).then_some((count, length));
        let stored = Stored::of_batch(chained, &body, expected, (parts, private));
        for part in 0..count {
            let place = (number, campaign);
            let outgoing = Outgoing {
                subject: self.layout.part(place, chained.head.hash, (length, part)),
                headers: HeaderMap::new(),
                payload: body[part * length..][..length].to_vec(),
                follows: 0,
            };
            let is_ours = |message: &_| is_same(message, &outgoing.payload);
            match self.publish(stream, &outgoing, is_ours).await {
                // An earlier attempt at the same batch has left the same part there.
                Ok(Published::Stored(_)) => (),
                Ok(Published::Overtaken) => {
                    let message = "another part stands in the place of this one".into();
                    return Err(
                        StoreError::Engine { doing: "writing a part".into(), message }.into()
                    );
                }
                // Nobody sees parts before the message that ends them, and it was not sent.
                Err(unsettled) if unsettled.full => return Err(AppendError::Full),
                Err(unsettled) => return Err(AppendError::Broken(unsettled.error)),
            }
        }
        // Two callers may give the same batch; one of them is taken.
        let attempt = self.client.new_inbox();
        let outgoing = Outgoing {
            subject: self.subject(campaign),
            headers: stored.headers(&attempt),
            payload: body.split_off(count * length),
            follows: before.map_or(0, |before| before.sequence),
        };
        let is_ours = |message: &_| is_attempt(message, &attempt);
        match self.publish(stream, &outgoing, is_ours).await {
            Ok(Published::Stored(sequence)) => {
                self.note(campaign, stored.at(sequence));
                Ok(())
            }
            Ok(Published::Overtaken) => {
                let actual = self.last(campaign).await?.map(|last| last.head);
                Err(AppendError::HeadMoved { actual })
            }
            Err(Unsettled { full: true, .. }) => Err(AppendError::Full),
            Err(Unsettled { error, .. }) => Err(AppendError::Unsure(error)),
        }
    }
}

pub(super) fn is_same(
    message: &async_nats::jetstream::message::StreamMessage,
    payload: &[u8],
) -> bool {
    message.payload == payload
}
