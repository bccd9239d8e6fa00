//! From the streams: the newest message from their leader, whole stretches from any server.

use super::{
    hearing::Asked,
    layout::Layout,
    message::{Stored, damaged},
    stream::{Known, Streams},
};
use crate::{Seen, StoreError, Written};
use async_nats::{
    StatusCode,
    jetstream::{
        message::StreamMessage,
        stream::{RawMessageErrorKind, Stream},
    },
};
use chronicle::{CampaignId, Head};
use futures_util::{StreamExt as _, TryStreamExt as _};
use std::{
    collections::HashMap,
    sync::{Arc, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// So many messages are asked for at once, and so many bytes.
const AT_ONCE: (u32, u32) = (512, 8 << 20);

/// So many of the newest messages of a campaign are known: whoever follows it is behind by a few at most.
const KNOWN: usize = 32;

/// How long the next message of a stretch is waited for.
const NEXT: Duration = Duration::from_secs(3);

/// What is tried again is tried after so long, and later after longer.
const PAUSES: (Duration, Duration) = (Duration::from_millis(10), Duration::from_millis(500));

/// The time that something may take, and the pauses between its attempts.
pub(super) struct Patience {
    until: Instant,
    pause: Duration,
}

impl Patience {
    pub(super) fn new(longest: Duration) -> Self {
        Self { until: Instant::now() + longest, pause: PAUSES.0 }
    }

    /// Waits before the next attempt; false when there is no time for one.
    pub(super) async fn pause(&mut self) -> bool {
        if Instant::now() + self.pause >= self.until {
            return false;
        }
        tokio::time::sleep(self.pause).await;
        self.pause = (self.pause * 2).min(PAUSES.1);
        true
    }
}

/// Which message of a subject is wanted.
#[derive(Clone, Copy)]
pub(super) enum Which {
    /// The newest.
    Newest,
    /// The first with at least this number in the stream.
    From(u64),
}

impl Streams {
    /// A message of a subject, from the leader of its stream.
    pub(super) async fn message(
        &self,
        stream: &Stream,
        subject: &str,
        which: Which,
    ) -> Result<Option<StreamMessage>, StoreError> {
        let mut patience = Patience::new(self.patience);
        loop {
            let asked = stream.raw_message_builder();
            let asked = match which {
                Which::Newest => asked.last_by_subject(subject),
                Which::From(sequence) => asked.sequence(sequence).next_by_subject(subject),
            };
            let since = Instant::now();
            let error = match asked.send().await {
                Ok(message) => {
                    self.heard(Asked::Reading);
                    return Ok(Some(message));
                }
                Err(error) if error.kind() == RawMessageErrorKind::NoMessageFound => {
                    self.heard(Asked::Reading);
                    return Ok(None);
                }
                Err(error) => error,
            };
            self.not_heard(Asked::Reading, since).await;
            tracing::debug!(%error, subject, "asked the leader in vain");
            if !patience.pause().await {
                return Err(StoreError::Unavailable { message: error.to_string() });
            }
        }
    }

    /// The newest message of a campaign.
    pub(super) async fn last(&self, campaign: CampaignId) -> Result<Option<Stored>, StoreError> {
        let (_, stream) = self.of(campaign);
        let message = self.message(stream, &self.subject(campaign), Which::Newest).await?;
        let last = message.map(|message| Stored::read(campaign, &message)).transpose()?;
        if let Some(last) = &last {
            if self.is_forked(campaign, last) {
                return Err(last.fork(campaign));
            }
            self.note(campaign, last.clone());
        }
        Ok(last)
    }

    /// Does a newer message than the one that is known begin with a record that is there already?
    fn is_forked(&self, campaign: CampaignId, newer: &Stored) -> bool {
        let known = self.known(campaign);
        known.is_some_and(|known| known.sequence < newer.sequence && newer.first <= known.head.seq)
    }

    /// Takes note of a message that was told of. What is wrong with another one, whoever reads it says.
    pub(super) fn note_if_it_follows(&self, campaign: CampaignId, stored: Stored) {
        if !self.is_forked(campaign, &stored) {
            self.note(campaign, stored);
        }
    }

    /// The newest message of a campaign that is known here.
    pub(super) fn known(&self, campaign: CampaignId) -> Option<Stored> {
        self.all_known().get(&campaign)?.back().cloned()
    }

    fn all_known(&self) -> MutexGuard<'_, HashMap<CampaignId, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes note of the newest message of a campaign, where it is newer than the one that is known.
    pub(super) fn note(&self, campaign: CampaignId, last: Stored) {
        let mut all = self.all_known();
        let known = all.entry(campaign).or_default();
        if known.back().is_none_or(|newest| newest.sequence < last.sequence) {
            known.push_back(last);
            if known.len() > KNOWN {
                known.pop_front();
            }
        }
    }

    /// All campaigns, sorted by name.
    pub(super) async fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        let mut campaigns = Vec::new();
        for (number, stream) in (0..).zip(self.logs()) {
            let mut patience = Patience::new(self.patience);
            let subjects = loop {
                let listed = async {
                    let info = stream.info_with_subjects(self.layout.batches(number)).await?;
                    info.map_ok(|(subject, _)| subject).try_collect::<Vec<String>>().await
                };
                match listed.await {
                    Ok(subjects) => break subjects,
                    Err(error) if !patience.pause().await => {
                        return Err(StoreError::Unavailable { message: error.to_string() });
                    }
                    Err(error) => tracing::debug!(%error, "asked for the campaigns in vain"),
                }
            };
            campaigns.extend(subjects.iter().filter_map(|subject| Layout::campaign(subject)));
        }
        campaigns.sort_unstable();
        campaigns.dedup();
        Ok(campaigns)
    }

    /// The lines of the records `from` to `to`, as far as they exist.
    pub(super) async fn read(
        &self,
        campaign: CampaignId,
        from: u64,
        to: u64,
    ) -> Result<Vec<Arc<str>>, StoreError> {
        let Some(last) = self.last(campaign).await? else { return Ok(Vec::new()) };
        let to = to.min(last.head.seq);
        if from > to {
            return Ok(Vec::new());
        }
        let at = self.place(campaign, from, &last).await?;
        self.lines(campaign, (from, to), (at, None), &last).await
    }

    /// What was written since, up to a message that was told of, or to the newest. Where the messages are known, no leader is
    /// asked.
    pub(super) async fn written_since(
        &self,
        campaign: CampaignId,
        before: Seen,
        told: Option<Seen>,
    ) -> Result<Written, StoreError> {
        let is_told = |last: &Stored| told.is_some_and(|told| told.version <= last.sequence);
        let last = match self.known(campaign).filter(is_told) {
            Some(known) => Some(known),
            None => self.last(campaign).await?,
        };
        let seen = last.as_ref().map(Stored::seen).unwrap_or_default();
        let (Some(last), Some(head)) = (last, before.head) else {
            return Ok(Written { seen, lines: Vec::new(), private: self.kept(campaign).await? });
        };
        let same = self.all_known().get(&campaign).and_then(|all| {
            let looked = all.iter().find(|known| known.sequence == before.version)?;
            (looked.private.is_some()).then(|| looked.private == last.private)
        });
        let private = match same {
            Some(true) => None,
            _ if seen == before => None,
            _ => self.kept(campaign).await?,
        };
        let lines = if head.seq < last.head.seq {
            let from = (before.version + 1, Some(head));
            self.lines(campaign, (head.seq + 1, last.head.seq), from, &last).await?
        } else {
            Vec::new()
        };
        Ok(Written { seen, lines, private })
    }

    /// The lines of the records `from` to `to`, of messages from one with this number in the stream on, and behind this head
    /// where it is known. `last` has the last of them, or stands behind it.
    async fn lines(
        &self,
        campaign: CampaignId,
        (from, to): (u64, u64),
        (mut at, mut before): (u64, Option<Head>),
        last: &Stored,
    ) -> Result<Vec<Arc<str>>, StoreError> {
        let subject = self.subject(campaign);
        let mut lines = Vec::new();
        let mut patience = Patience::new(self.patience);
        // Up to the newest message, where its records are asked for: a fork may have left one that begins where another does.
        let is_enough =
            |before: Option<Head>| to < last.head.seq && before.is_some_and(|it| it.seq >= to);
        while at <= last.sequence && !is_enough(before) {
            let messages = self.stretch(self.of(campaign).1, &subject, at).await;
            if messages.is_empty() && !patience.pause().await {
                let message = "its servers do not send the records that their leader has".into();
                return Err(StoreError::Unavailable { message });
            }
            for message in messages.iter().take_while(|message| message.sequence <= last.sequence) {
                let stored = Stored::read(campaign, message)?;
                // The first one otherwise follows what was not asked for.
                if before.is_some() || from == 0 {
                    stored.must_follow(campaign, before)?;
                }
                let body = self.body(campaign, &stored, message).await?;
                for (seq, line) in (stored.first..).zip(stored.lines(campaign, &body)?) {
                    if (from..=to).contains(&seq) {
                        lines.push(line);
                    }
                }
                (at, before) = (stored.sequence + 1, Some(stored.head));
                if is_enough(before) {
                    break;
                }
            }
        }
        if lines.len() as u64 != to - from + 1 {
            return Err(damaged(
                campaign,
                Some(from + lines.len() as u64),
                "the record is missing",
            ));
        }
        Ok(lines)
    }

    /// The number in the stream of the message that holds a record. Numbers of other campaigns lie between; the message is
    /// searched for by halving.
    async fn place(
        &self,
        campaign: CampaignId,
        seq: u64,
        last: &Stored,
    ) -> Result<u64, StoreError> {
        if seq == 0 {
            return Ok(1);
        }
        let holds = |stored: &Stored| (stored.first..=stored.head.seq).contains(&seq);
        if let Some(known) =
            self.all_known().get(&campaign).and_then(|all| all.iter().find(|it| holds(it)))
        {
            return Ok(known.sequence);
        }
        let (_, stream) = self.of(campaign);
        let subject = self.subject(campaign);
        let (mut low, mut high) = (1, last.sequence);
        let mut found = last.clone();
        while !(found.first..=found.head.seq).contains(&seq) && low < high {
            let middle = low + (high - low) / 2;
            let message = self.message(stream, &subject, Which::From(middle)).await?;
            let Some(message) = message else { break };
            found = Stored::read(campaign, &message)?;
            if found.head.seq < seq {
                low = found.sequence + 1;
            } else if found.first > seq {
                high = middle;
            }
        }
        if (found.first..=found.head.seq).contains(&seq) {
            return Ok(found.sequence);
        }
        Err(damaged(campaign, Some(seq), "the record is missing"))
    }

    /// Messages of a subject from a number of the stream on, as many as one server sends at once. None where it has none, or
    /// does not answer in time: another attempt may reach another server.
    async fn stretch(&self, stream: &Stream, subject: &str, from: u64) -> Vec<StreamMessage> {
        let asked = serde_json::json!({
            "seq": from, "next_by_subj": subject, "batch": AT_ONCE.0, "max_bytes": AT_ONCE.1,
        });
        let address = format!("$JS.API.DIRECT.GET.{}", stream.cached_info().config.name);
        let inbox = self.client.new_inbox();
        let mut messages = Vec::new();
        let Ok(mut answers) = self.client.subscribe(inbox.clone()).await else { return messages };
        let sent = self.client.publish_with_reply(address, inbox, asked.to_string().into()).await;
        if sent.is_err() {
            return messages;
        }
        while let Ok(Some(answer)) = tokio::time::timeout(NEXT, answers.next()).await {
            // The end, or a refusal: either way nothing more comes.
            if answer.status.is_some_and(|status| status != StatusCode::OK) {
                break;
            }
            match StreamMessage::try_from(answer) {
                Ok(message) => messages.push(message),
                Err(error) => {
                    tracing::debug!(%error, "a message of a stretch is not understood");
                    break;
                }
            }
        }
        messages
    }

    /// The whole body of a message, with the parts before it.
    async fn body(
        &self,
        campaign: CampaignId,
        stored: &Stored,
        message: &StreamMessage,
    ) -> Result<Vec<u8>, StoreError> {
        let mut body = Vec::new();
        let (number, stream) = self.of(campaign);
        let (count, length) = stored.parts.unwrap_or_default();
        for part in 0..count {
            let subject = self.layout.part((number, campaign), stored.head.hash, (length, part));
            let part = self.message(stream, &subject, Which::Newest).await?.ok_or_else(|| {
                let message = format!("message {}: its part {part} is missing", stored.sequence);
                damaged(campaign, Some(stored.first), message)
            })?;
            body.extend_from_slice(&part.payload);
        }
        body.extend_from_slice(&message.payload);
        Ok(body)
    }
}
