//! Being told of what others write: of each stream a consumer that brings the headers of what is new, once and in order.

use super::{layout::Layout, message::Stored, stream::Streams};
use crate::{Changed, Heard, StoreError};
use async_nats::jetstream::{
    consumer::{DeliverPolicy, push::OrderedConfig},
    stream::Stream,
};
use futures_util::StreamExt as _;
use std::{
    fmt,
    sync::{Arc, Weak},
    time::Duration,
};
use tokio::time::timeout;

/// After so long a consumer that was lost is made again.
const PAUSE: Duration = Duration::from_millis(500);

/// When nothing has come for so long, the leader is asked whether there is anything. A consumer of the library's that lost its
/// leader may try for ever to be made again under a name that is taken.
const QUIET: Duration = Duration::from_secs(3);

/// What a consumer brings.
type Messages = async_nats::jetstream::consumer::push::Ordered;

impl Streams {
    /// Tells of everything that is written from now on, until the store is dropped.
    pub(super) async fn watch(self: &Arc<Self>, changed: Changed) -> Result<(), StoreError> {
        for number in 0..self.count() {
            let mut told = self.end_of(number).await?;
            let first = self.messages(number, told + 1).await?;
            let (streams, changed) = (Arc::downgrade(self), Arc::clone(&changed));
            tokio::spawn(async move {
                let mut messages = Some(first);
                loop {
                    if let Some(messages) = messages.take() {
                        tell(messages, (&streams, number), &changed, &mut told).await;
                    }
                    tokio::time::sleep(PAUSE).await;
                    let Some(streams) = streams.upgrade() else { return };
                    // What was written while nobody listened is told now.
                    match streams.messages(number, told + 1).await {
                        Ok(again) => messages = Some(again),
                        Err(error) => {
                            tracing::debug!(%error, "asked in vain to be told of what is new");
                        }
                    }
                }
            });
        }
        Ok(())
    }

    /// The number of the newest message of a stream.
    async fn end_of(&self, number: u16) -> Result<u64, StoreError> {
        let asked = self.log(number)?.get_info().await;
        asked.map(|info| info.state.last_sequence).map_err(|error| unavailable(&error))
    }

    fn log(&self, number: u16) -> Result<&Stream, StoreError> {
        self.logs().get(usize::from(number)).ok_or_else(|| unavailable(&"no such stream"))
    }

    async fn messages(&self, number: u16, from: u64) -> Result<Messages, StoreError> {
        let config = OrderedConfig {
            deliver_subject: self.client.new_inbox(),
            filter_subject: self.layout.batches(number),
            headers_only: true,
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: from },
            ..OrderedConfig::default()
        };
        let consumer = self.log(number)?.create_consumer(config).await;
        let consumer = consumer.map_err(|error| unavailable(&error))?;
        consumer.messages().await.map_err(|error| unavailable(&error))
    }

    pub(super) async fn tell_others(&self, word: Vec<u8>) -> Result<(), StoreError> {
        let told = self.client.publish(self.layout.words(), word.into()).await;
        told.map_err(|error| unavailable(&error))
    }

    pub(super) async fn hear_others(&self, heard: Heard) -> Result<(), StoreError> {
        let words = self.client.subscribe(self.layout.words()).await;
        let mut words = words.map_err(|error| unavailable(&error))?;
        tokio::spawn(async move {
            while let Some(word) = words.next().await {
                heard(&word.payload);
            }
        });
        Ok(())
    }
}

fn unavailable(error: &dyn fmt::Display) -> StoreError {
    StoreError::Unavailable { message: error.to_string() }
}

/// Tells of each message until none can be had any more.
async fn tell(
    mut messages: Messages,
    (streams, number): (&Weak<Streams>, u16),
    changed: &Changed,
    told: &mut u64,
) {
    loop {
        let message = match timeout(QUIET, messages.next()).await {
            Ok(Some(Ok(message))) => message,
            Ok(Some(Err(error))) => {
                tracing::debug!(%error, "what others write is asked for again");
                return;
            }
            Ok(None) => return,
            Err(_quiet) => {
                let Some(streams) = streams.upgrade() else { return };
                match streams.end_of(number).await {
                    Ok(end) if end <= *told => continue,
                    // Parts of batches are not told of, either: their batch comes behind them.
                    Ok(_) | Err(_) => return,
                }
            }
        };
        let Ok(info) = message.info() else { continue };
        let sequence = info.stream_sequence;
        // A consumer that the library has made again may begin anew.
        if sequence <= *told {
            continue;
        }
        *told = sequence;
        let Some(campaign) = Layout::campaign(&message.subject) else { continue };
        let stored =
            message.headers.as_ref().map(|headers| Stored::of_headers(campaign, sequence, headers));
        match stored {
            Some(Ok(stored)) => {
                let seen = stored.seen();
                if let Some(streams) = streams.upgrade() {
                    streams.note_if_it_follows(campaign, stored);
                }
                changed(campaign, seen);
            }
            // Whoever reads it is told what is wrong with it.
            Some(Err(error)) => tracing::warn!(%error, %campaign, "a message is not understood"),
            None => tracing::warn!(%campaign, sequence, "a message has no headers"),
        }
    }
}
