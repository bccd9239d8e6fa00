//! Batches behind the head that their sender saw.

use super::{
    message::{Stored, body, is_attempt},
    private_blob::Mark,
    publishing::{Outgoing, Published, Unsettled},
    stream::Streams,
};
use crate::{AppendError, Seen, StoreError, chain::Chained, journal::LONGEST};
use async_nats::HeaderMap;
use chronicle::{CampaignId, Head};
use std::sync::Arc;

/// What headers and subject may need of a message's limit, in bytes.
const BESIDE_THE_BODY: usize = 4 << 10;

/// What a writer expects to follow.
#[derive(Debug, Clone, Copy)]
pub(super) enum Upon {
    /// This head, whatever is kept beside it.
    Head(Option<Head>),
    /// This very message, or none.
    Seen(Seen),
}

impl Upon {
    fn is(self, last: Option<&Stored>) -> bool {
        match self {
            Self::Head(head) => last.map(|last| last.head) == head,
            Self::Seen(seen) => last.map(Stored::seen).unwrap_or_default() == seen,
        }
    }
}

impl Streams {
    /// How many bytes of a body fit into one message.
    pub(super) fn fitting(&self) -> usize {
        // The limit counts headers, too. A server that allows next to nothing refuses what is sent, and says so.
        self.client.max_payload().saturating_sub(BESIDE_THE_BODY).max(1 << 10)
    }

    /// Appends several batches as one message, and the encrypted private part that belongs to them; or the private part
    /// alone, in a message without records. A message decides who was first, whatever it brings.
    pub(super) async fn append(
        self: &Arc<Self>,
        campaign: CampaignId,
        upon: Upon,
        chained: Option<&Chained>,
        private: Option<Vec<u8>>,
    ) -> Result<Seen, AppendError> {
        let body = chained.map(body).unwrap_or_default();
        if body.len() > LONGEST {
            let message = format!("it is longer than {} MiB", LONGEST >> 20);
            return Err(AppendError::Unchained { message });
        }
        self.must_be_connected().await?;
        let before = self.before(campaign, upon).await?;
        let given = match &private {
            Some(private) => {
                let mark = match (chained, &before) {
                    (None, Some(before)) => Mark::Behind(before.sequence),
                    (Some(chained), _) => Mark::With(chained.head.seq),
                    (None, None) => return Err(AppendError::HeadMoved { actual: None }),
                };
                Some(self.lay_down_for(campaign, mark, private).await?)
            }
            None => None,
        };
        let appended = match (chained, &before, &given) {
            (Some(chained), ..) => {
                let carried = given.clone().or_else(|| before.as_ref()?.private.clone());
                self.append_body(campaign, before.as_ref(), chained, (body, carried)).await
            }
            (None, Some(before), Some(given)) => {
                let stored = Stored::of_nothing(before, Arc::clone(given));
                self.append_message(campaign, Some(before), stored, Vec::new()).await
            }
            (None, before, _) => Ok(before.as_ref().map(Stored::seen).unwrap_or_default()),
        };
        match (&given, &appended) {
            (Some(_), Ok(_)) => self.sweep_later(campaign),
            // Nobody has a message that names it.
            (Some(given), Err(AppendError::HeadMoved { .. } | AppendError::Full)) => {
                self.take_away(campaign, given).await;
            }
            _ => (),
        }
        appended
    }

    /// The message that the new one has to follow. The one that is known here is enough, if it is the expected one:
    /// the leader refuses whatever follows an older one.
    async fn before(
        &self,
        campaign: CampaignId,
        upon: Upon,
    ) -> Result<Option<Stored>, AppendError> {
        let known = self.known(campaign);
        if known.as_ref().is_some_and(|known| upon.is(Some(known))) {
            return Ok(known);
        }
        let last = self.last(campaign).await?;
        if !upon.is(last.as_ref()) {
            return Err(AppendError::HeadMoved { actual: last.map(|last| last.head) });
        }
        Ok(last)
    }

    async fn append_body(
        &self,
        campaign: CampaignId,
        before: Option<&Stored>,
        chained: &Chained,
        (mut body, private): (Vec<u8>, Option<Arc<str>>),
    ) -> Result<Seen, AppendError> {
        let (number, stream) = self.of(campaign);
        let length = self.fitting();
        let count = body.len().saturating_sub(1) / length;
        let parts = (count > 0).then_some((count, length));
        let expected = before.map(|before| before.head);
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
        let payload = body.split_off(count * length);
        self.append_message(campaign, before, stored, payload).await
    }

    async fn append_message(
        &self,
        campaign: CampaignId,
        before: Option<&Stored>,
        stored: Stored,
        payload: Vec<u8>,
    ) -> Result<Seen, AppendError> {
        let (_, stream) = self.of(campaign);
        // Two callers may give the same batch; one of them is taken.
        let attempt = self.client.new_inbox();
        let outgoing = Outgoing {
            subject: self.subject(campaign),
            headers: stored.headers(&attempt),
            payload,
            follows: before.map_or(0, |before| before.sequence),
        };
        let is_ours = |message: &_| is_attempt(message, &attempt);
        match self.publish(stream, &outgoing, is_ours).await {
            Ok(Published::Stored(sequence)) => {
                let stored = stored.at(sequence);
                let seen = stored.seen();
                self.note(campaign, stored);
                Ok(seen)
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
