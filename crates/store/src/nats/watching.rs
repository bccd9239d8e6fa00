//! Being told of what others write: of each stream a consumer that brings the headers of what is new, once and in order.

use super::{layout::Layout, message::Stored, stream::Streams};
use crate::{Changed, Heard, StoreError};
use async_nats::jetstream::{
    consumer::{DeliverPolicy, push::OrderedConfig},
    stream::Stream,
};
use futures_util::StreamExt as _;
use std::{sync::Arc, time::Duration};

/// After so long a consumer that was lost is made again.
const PAUSE: Duration = Duration::from_millis(500);

/// What a consumer brings.
type Messages = async_nats::jetstream::consumer::push::Ordered;

impl Streams {
    /// Tells of everything that is written from now on, until the store is dropped.
    pub(super) async fn watch(self: &Arc<Self>, changed: Changed) -> Result<(), StoreError> {
        for (number, stream) in (0..).zip(self.logs()) {
            let messages = self.messages(number, stream, DeliverPolicy::New).await?;
            let (streams, changed) = (Arc::downgrade(self), Arc::clone(&changed));
            tokio::spawn(async move {
                let (mut messages, mut told) = (Some(messages), None);
                loop {
                    if let Some(messages) = messages.take() {
                        tell(messages, &changed, &mut told).await;
                    }
                    tokio::time::sleep(PAUSE).await;
                    let Some(streams) = streams.upgrade() else { return };
                    let Some(stream) = streams.logs().get(usize::from(number)) else { return };
                    // What was written while nobody listened is told now.
                    let from = told.map_or(DeliverPolicy::New, |told: u64| {
                        DeliverPolicy::ByStartSequence { start_sequence: told + 1 }
                    });
                    match streams.messages(number, stream, from).await {
                        Ok(again) => messages = Some(again),
                        Err(error) => {
                            tracing::debug!(%error, "asked in vain to be told of what is new")
                        }
                    }
                }
            });
        }
        Ok(())
    }

    pub(super) async fn tell_others(&self, word: Vec<u8>) -> Result<(), StoreError> {
        let told = self.client.publish(self.layout.words(), word.into()).await;
        told.map_err(|error| StoreError::Unavailable { message: error.to_string() })
    }

    pub(super) async fn hear_others(&self, heard: Heard) -> Result<(), StoreError> {
        let words = self.client.subscribe(self.layout.words()).await;
        let mut words =
            words.map_err(|error| StoreError::Unavailable { message: error.to_string() })?;
        tokio::spawn(async move {
            while let Some(word) = words.next().await {
                heard(&word.payload);
            }
        });
        Ok(())
    }

    async fn messages(
        &self,
        number: u16,
        stream: &Stream,
        deliver_policy: DeliverPolicy,
    ) -> Result<Messages, StoreError> {
        let config = OrderedConfig {
            deliver_subject: self.client.new_inbox(),
            filter_subject: self.layout.batches(number),
            headers_only: true,
            deliver_policy,
            ..OrderedConfig::default()
        };
        let refused =
            |error: &dyn std::fmt::Display| StoreError::Unavailable { message: error.to_string() };
        let consumer = stream.create_consumer(config).await.map_err(|error| refused(&error))?;
        consumer.messages().await.map_err(|error| refused(&error))
    }
}

/// Tells of each message until none can be had any more.
async fn tell(mut messages: Messages, changed: &Changed, told: &mut Option<u64>) {
    while let Some(message) = messages.next().await {
        let message = match message {
            Ok(message) => message,
            Err(error) => {
                tracing::debug!(%error, "what others write is asked for again");
                return;
            }
        };
        let Ok(info) = message.info() else { continue };
        let sequence = info.stream_sequence;
        *told = Some(sequence);
        let Some(campaign) = Layout::campaign(&message.subject) else { continue };
        let stored =
            message.headers.as_ref().map(|headers| Stored::of_headers(campaign, sequence, headers));
        match stored {
            Some(Ok(stored)) => changed(campaign, stored.seen()),
            // Whoever reads it is told what is wrong with it.
            Some(Err(error)) => tracing::warn!(%error, %campaign, "a message is not understood"),
            None => tracing::warn!(%campaign, sequence, "a message has no headers"),
        }
    }
}
