//! A batch as a message: its records' lines as they stand, and in the headers where they belong. A message without records
//! only names another private part from here on.

use crate::{
    Seen, StoreError,
    chain::Chained,
    error::{Damage, Medium},
};
use async_nats::{HeaderMap, jetstream::message::StreamMessage};
use chronicle::{Bytes32, CampaignId, Head, Line};
use std::{str::FromStr, sync::Arc};

const FIRST: &str = "Wapenrol-First";
const LAST: &str = "Wapenrol-Last";
const HASH: &str = "Wapenrol-Hash";
const PREVIOUS: &str = "Wapenrol-Previous";
const PARTS: &str = "Wapenrol-Parts";
const SUM: &str = "Wapenrol-Sum";
const PRIVATE: &str = "Wapenrol-Private";
const ATTEMPT: &str = "Wapenrol-Attempt";

/// Where a message stands in its campaign, as its headers say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stored {
    /// Its number in the stream.
    pub(super) sequence: u64,
    /// Its first record; the one that will follow, where it has none.
    pub(super) first: u64,
    /// The hash of the record before; none for the genesis.
    pub(super) previous: Option<Bytes32>,
    /// Its last record.
    pub(super) head: Head,
    /// How many parts stand before it, and how long each is; none for most.
    pub(super) parts: Option<(usize, usize)>,
    /// The checksum of all its lines.
    sum: u32,
    /// The private part that belongs to the log from here on, where one came with a message.
    pub(super) private: Option<Arc<str>>,
}

/// The lines of a batch, as they are sent.
pub(super) fn body(chained: &Chained) -> Vec<u8> {
    let mut body = Vec::with_capacity(chained.lines.iter().map(|line| line.len() + 1).sum());
    for line in &chained.lines {
        body.extend_from_slice(line.as_bytes());
        body.push(b'\n');
    }
    body
}

impl Stored {
    /// What the message of a batch will say; its number is not known yet.
    pub(super) fn of_batch(
        chained: &Chained,
        body: &[u8],
        previous: Option<Head>,
        (parts, private): (Option<(usize, usize)>, Option<Arc<str>>),
    ) -> Self {
        Self {
            sequence: 0,
            first: chained.first,
            previous: previous.map(|head| head.hash),
            head: chained.head,
            parts,
            sum: crc32fast::hash(body),
            private,
        }
    }

    /// What a message without records will say, behind another.
    pub(super) fn of_nothing(before: &Self, private: Arc<str>) -> Self {
        Self {
            sequence: 0,
            first: before.head.seq + 1,
            previous: Some(before.head.hash),
            head: before.head,
            parts: None,
            sum: crc32fast::hash(&[]),
            private: Some(private),
        }
    }

    /// How a campaign stands of which this is the newest message.
    pub(super) const fn seen(&self) -> Seen {
        Seen { head: Some(self.head), version: self.sequence }
    }

    /// The same, stored with this number.
    pub(super) fn at(self, sequence: u64) -> Self {
        Self { sequence, ..self }
    }

    /// What the message says of itself. `attempt` is another word for each call that appends.
    pub(super) fn headers(&self, attempt: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(ATTEMPT, attempt);
        headers.insert(FIRST, self.first.to_string());
        headers.insert(LAST, self.head.seq.to_string());
        headers.insert(HASH, self.head.hash.to_string());
        headers.insert(SUM, format!("{:08x}", self.sum));
        if let Some(previous) = self.previous {
            headers.insert(PREVIOUS, previous.to_string());
        }
        if let Some((count, length)) = self.parts {
            headers.insert(PARTS, format!("{count} {length}"));
        }
        if let Some(private) = &self.private {
            headers.insert(PRIVATE, &**private);
        }
        headers
    }

    /// Reads what a message says of itself.
    pub(super) fn read(campaign: CampaignId, message: &StreamMessage) -> Result<Self, StoreError> {
        Self::of_headers(campaign, message.sequence, &message.headers)
    }

    /// The same, of a message of which only the headers came.
    pub(super) fn of_headers(
        campaign: CampaignId,
        sequence: u64,
        headers: &HeaderMap,
    ) -> Result<Self, StoreError> {
        let wrong = |what: &str| {
            damaged(campaign, None, format!("message {sequence} has no {what}, or a wrong one"))
        };
        let seq = number(headers, LAST).ok_or_else(|| wrong(LAST))?;
        let hash = number(headers, HASH).ok_or_else(|| wrong(HASH))?;
        let first: u64 = number(headers, FIRST).ok_or_else(|| wrong(FIRST))?;
        let previous = number(headers, PREVIOUS);
        let is_batch = first <= seq && previous.is_none() == (first == 0);
        let is_nothing = first.checked_sub(1) == Some(seq) && previous == Some(hash);
        if !is_batch && !is_nothing {
            return Err(wrong(PREVIOUS));
        }
        let parts = text(headers, PARTS).map(|parts| {
            let (count, length) = parts.split_once(' ')?;
            Some((count.parse().ok()?, length.parse().ok()?))
        });
        let sum = text(headers, SUM).and_then(|sum| u32::from_str_radix(sum, 16).ok());
        Ok(Self {
            sequence,
            first,
            previous,
            head: Head { seq, hash },
            parts: parts.map(|parts| parts.ok_or_else(|| wrong(PARTS))).transpose()?,
            sum: sum.ok_or_else(|| wrong(SUM))?,
            private: text(headers, PRIVATE).map(Arc::from),
        })
    }

    /// Refuses a message that does not follow the one before. Two that follow the same one are a fork.
    pub(super) fn must_follow(
        &self,
        campaign: CampaignId,
        before: Option<Head>,
    ) -> Result<(), StoreError> {
        let next = before.map_or(0, |head| head.seq + 1);
        if self.first == next && self.previous == before.map(|head| head.hash) {
            return Ok(());
        }
        if self.first < next {
            return Err(self.fork(campaign));
        }
        let message = {
            format!(
                "record {next} should follow, and message {} begins with {}",
                self.sequence, self.first
            )
        };
        Err(damaged(campaign, Some(next), message))
    }

    /// A batch before this one holds the same records.
    pub(super) fn fork(&self, campaign: CampaignId) -> StoreError {
        let message = format!("two batches hold record {}: the log is forked", self.first);
        damaged(campaign, Some(self.first), message)
    }

    /// Its lines, out of its body.
    pub(super) fn lines(
        &self,
        campaign: CampaignId,
        body: &[u8],
    ) -> Result<Vec<Arc<str>>, StoreError> {
        let wrong = |what: &str| {
            let message = format!("message {}: {what}", self.sequence);
            damaged(campaign, Some(self.first), message)
        };
        if crc32fast::hash(body) != self.sum {
            return Err(wrong("the stored bytes were changed"));
        }
        let text = std::str::from_utf8(body).map_err(|_| wrong("the lines are no text"))?;
        let lines: Vec<Arc<str>> = text.split_terminator('\n').map(Arc::from).collect();
        let wanted = self.head.seq + 1 - self.first;
        if wanted == 0 && lines.is_empty() {
            return Ok(lines);
        }
        if lines.len() as u64 != wanted {
            return Err(wrong("it holds another number of records than it says"));
        }
        let last = lines.last().and_then(|line| Line::read(line).ok());
        if last.is_none_or(|last| last.seq != self.head.seq || last.hash != self.head.hash) {
            return Err(wrong("its last record is another one than it says"));
        }
        Ok(lines)
    }
}

/// Was this message sent by the call that calls itself so?
pub(super) fn is_attempt(message: &StreamMessage, attempt: &str) -> bool {
    text(&message.headers, ATTEMPT) == Some(attempt)
}

/// Something in the streams is not what was stored there.
pub(super) fn damaged(
    campaign: CampaignId,
    seq: Option<u64>,
    message: impl Into<String>,
) -> StoreError {
    let (place, campaign) = (Medium::Stream, Some(campaign));
    StoreError::Damaged(Box::new(Damage { place, campaign, seq, message: message.into() }))
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name).map(|value| value.as_str())
}

fn number<T: FromStr>(headers: &HeaderMap, name: &str) -> Option<T> {
    text(headers, name)?.parse().ok()
}
