//! One message behind another one, or not at all; and what to think when nobody answers.

use super::{
    hearing::Asked,
    reading::{Patience, Which},
    stream::Streams,
};
use crate::StoreError;
use async_nats::{
    HeaderMap,
    connection::State,
    jetstream::{
        self, ErrorCode,
        context::{PublishError, PublishErrorKind},
        message::{PublishMessage, StreamMessage},
        stream::Stream,
    },
};
use std::{error::Error as _, time::Instant};

/// A message that should follow another one of its subject.
pub(super) struct Outgoing {
    pub(super) subject: String,
    pub(super) headers: HeaderMap,
    pub(super) payload: Vec<u8>,
    /// The number in the stream of the newest message of the subject; 0 where it should be the first.
    pub(super) follows: u64,
}

/// What has become of it.
pub(super) enum Published {
    /// It is stored, with this number in the stream.
    Stored(u64),
    /// Another one stands in its place, and it is not stored.
    Overtaken,
}

/// It cannot be told what has become of it, or it was not sent.
pub(super) struct Unsettled {
    pub(super) error: StoreError,
    /// The servers have no room: it is not stored.
    pub(super) full: bool,
}

impl From<StoreError> for Unsettled {
    fn from(error: StoreError) -> Self {
        Self { error, full: false }
    }
}

impl From<Unsettled> for StoreError {
    fn from(unsettled: Unsettled) -> Self {
        if unsettled.full { Self::Full } else { unsettled.error }
    }
}

impl Streams {
    pub(super) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Waits until a server is there. Where none is, nothing was sent and nothing is stored.
    pub(super) async fn must_be_connected(&self) -> Result<(), StoreError> {
        let mut patience = Patience::new(self.patience);
        while !self.is_connected() {
            if !patience.pause().await {
                let message = "none of them can be reached".into();
                return Err(StoreError::Unavailable { message });
            }
        }
        Ok(())
    }

    /// Publishes a message. Where no answer comes, or one that leaves it open, the message behind the expected one is read
    /// from the leader before it is sent again: it is this one, another one, or there is none yet. `is_ours` tells.
    ///
    /// Sending it again cannot store it twice: both name the same message before them, and the leader takes one.
    pub(super) async fn publish(
        &self,
        stream: &Stream,
        outgoing: &Outgoing,
        is_ours: impl Fn(&StreamMessage) -> bool,
    ) -> Result<Published, Unsettled> {
        let Outgoing { subject, headers, payload, follows } = outgoing;
        let message = PublishMessage::build()
            .headers(headers.clone())
            .payload(payload.clone().into())
            .expected_last_subject_sequence(*follows);
        let mut patience = Patience::new(self.patience);
        let mut is_first = true;
        loop {
            let answered =
                async { self.context.send_publish(subject.clone(), message.clone()).await?.await };
            let since = Instant::now();
            let error = match answered.await {
                Ok(stored) => {
                    self.heard(Asked::Storing);
                    return Ok(Published::Stored(stored.sequence));
                }
                Err(error) => error,
            };
            self.not_heard(Asked::Storing, since).await;
            // Only before it was ever sent on is a refusal the whole truth.
            let has_no_room = is_first && has_no_room(&error);
            is_first = false;
            tracing::debug!(%error, subject, "a message was not acknowledged");
            let next = self.message(stream, subject, Which::From(follows + 1)).await;
            match next.map_err(|_| unavailable(&error))? {
                Some(next) if is_ours(&next) => return Ok(Published::Stored(next.sequence)),
                Some(_) => return Ok(Published::Overtaken),
                None if has_no_room => {
                    return Err(Unsettled { error: unavailable(&error), full: true });
                }
                None => (),
            }
            if !patience.pause().await {
                return Err(unavailable(&error).into());
            }
        }
    }
}

fn unavailable(error: &PublishError) -> StoreError {
    StoreError::Unavailable { message: error.to_string() }
}

fn has_no_room(error: &PublishError) -> bool {
    let told = error.source().and_then(|source| source.downcast_ref::<jetstream::Error>());
    error.kind() == PublishErrorKind::Other
        && told.is_some_and(|told| {
            [ErrorCode::INSUFFICIENT_RESOURCES, ErrorCode::STORAGE_RESOURCES_EXCEEDED]
                .contains(&told.error_code())
        })
}
