//! The private part of each campaign, encrypted, in a key-value bucket.
//!
//! The bytes lie under a key of their own, in pieces where they are long, and are never changed there. Which of them count
//! is said by the campaign's newest message: the batch that they came with names them, or a message without records, and
//! each later one carries the name on. So one message decides, as for batches, nobody sees half of it, and of two servers
//! that keep something at once one is told. Before a campaign has a message, a key of the bucket names them; stores of
//! format 1 have such keys beside messages, too, each naming the ones that it takes the place of.

use super::{
    appending::{Upon, is_same},
    message::damaged,
    publishing::{Outgoing, Published},
    reading::{Patience, Which},
    stream::{NOBODY, Streams},
};
use crate::{AppendError, HostKey, StoreError};
use async_nats::HeaderMap;
use chronicle::CampaignId;
use futures_util::TryStreamExt as _;
use sha2::{Digest as _, Sha256};
use std::{collections::BTreeSet, fmt, str::FromStr, sync::Arc};

/// The key under which the proof of the host's key lies.
const PROOF: &str = "host-key";

/// What is encrypted as the proof.
const PROVEN: &[u8] = b"this is the key of this store";

/// Where bytes lie: `<mark>.<hash of the bytes>.<number of pieces>`.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Pieces {
    mark: Mark,
    hash: String,
    count: usize,
}

/// Until when bytes may still come to count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// They came with the batch that ends with this record.
    With(u64),
    /// They came with a message without records, behind the one with this number in the stream.
    Behind(u64),
    /// They were kept alone, when the campaign's key had this number in the stream.
    Alone(u64),
}

impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letter, number) = match self.mark {
            Mark::With(seq) => ('w', seq),
            Mark::Behind(sequence) => ('b', sequence),
            Mark::Alone(sequence) => ('a', sequence),
        };
        write!(f, "{letter}{number}.{}.{}", self.hash, self.count)
    }
}

impl FromStr for Pieces {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split('.');
        let (mark, hash, count) = (words.next(), words.next(), words.next());
        let (Some(mark), Some(hash), Some(count)) = (mark, hash, count) else { return Err(()) };
        let (letter, number) = mark.split_at_checked(1).ok_or(())?;
        let number = number.parse().map_err(drop)?;
        let mark = match letter {
            "w" => Mark::With(number),
            "b" => Mark::Behind(number),
            "a" => Mark::Alone(number),
            _ => return Err(()),
        };
        Ok(Self { mark, hash: hash.into(), count: count.parse().map_err(drop)? })
    }
}

/// What the campaign's key says.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Alone {
    /// The ones that the log named when these were kept; when it names others, those count.
    instead_of: Option<Arc<str>>,
    pieces: Pieces,
    /// Its number in the stream.
    sequence: u64,
}

impl Streams {
    /// Keeps private bytes without a batch, whatever others keep.
    pub(super) async fn keep(
        self: &Arc<Self>,
        campaign: CampaignId,
        private: &[u8],
    ) -> Result<(), AppendError> {
        let mut patience = Patience::new(self.patience);
        while let Some(last) = self.last(campaign).await? {
            let upon = Upon::Seen(last.seen());
            match self.append(campaign, upon, None, Some(private.to_vec())).await {
                Err(AppendError::HeadMoved { .. }) if patience.pause().await => (),
                kept => return kept.map(drop),
            }
        }
        Ok(self.keep_alone(campaign, private).await?)
    }

    /// Keeps private bytes of a campaign that has no message yet.
    async fn keep_alone(
        self: &Arc<Self>,
        campaign: CampaignId,
        private: &[u8],
    ) -> Result<(), StoreError> {
        let mut patience = Patience::new(self.patience);
        loop {
            let follows = self.alone(campaign).await?.map_or(0, |alone| alone.sequence);
            let instead_of = self.last(campaign).await?.and_then(|last| last.private);
            let pieces = self.lay_down(campaign, Mark::Alone(follows), private).await?;
            let outgoing = Outgoing {
                subject: self.layout.key(&format!("kept.{campaign}")),
                headers: HeaderMap::new(),
                payload: format!("{}\n{pieces}", instead_of.as_deref().unwrap_or("-")).into_bytes(),
                follows,
            };
            let is_ours = |message: &_| is_same(message, &outgoing.payload);
            let published = self.publish(&self.bucket, &outgoing, is_ours).await?;
            // A batch may have brought others in between: these are the last that were kept, and must count.
            let named = self.last(campaign).await?.and_then(|last| last.private);
            if let Published::Stored(_) = published
                && named == instead_of
            {
                self.sweep_later(campaign);
                return Ok(());
            }
            if !patience.pause().await {
                let message = "others keep something else all the time".into();
                return Err(StoreError::Unavailable { message });
            }
        }
    }

    /// The private bytes that count.
    pub(super) async fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        let mut patience = Patience::new(self.patience);
        loop {
            let Some(pieces) = self.counting(campaign).await? else { return Ok(None) };
            if let Some(bytes) = self.pick_up(campaign, &pieces).await? {
                return Ok(Some(bytes));
            }
            // Others may have taken their place, and they were removed, after the key was read.
            if self.counting(campaign).await?.as_ref() == Some(&pieces) && !patience.pause().await {
                return Err(damaged(campaign, None, "its private part is missing or was changed"));
            }
        }
    }

    /// Lays bytes down for the message that this mark tells of. They count as soon as it is stored.
    pub(super) async fn lay_down_for(
        &self,
        campaign: CampaignId,
        mark: Mark,
        private: &[u8],
    ) -> Result<Arc<str>, StoreError> {
        let pieces = self.lay_down(campaign, mark, private).await?;
        Ok(pieces.to_string().into())
    }

    /// Removes bytes that will never count.
    pub(super) async fn take_away(&self, campaign: CampaignId, pieces: &str) {
        let filter = self.layout.key(&format!("bytes.{campaign}.{pieces}.*"));
        // What stays there is in nobody's way, and encrypted.
        if let Err(error) = self.bucket.purge().filter(filter).await {
            tracing::debug!(%error, %campaign, "private bytes that do not count stay in the bucket");
        }
    }

    /// Removes what counts no more, when there is time.
    pub(super) fn sweep_later(self: &Arc<Self>, campaign: CampaignId) {
        let streams = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = streams.sweep(campaign).await {
                tracing::debug!(%error, %campaign, "private bytes that count no more stay in the bucket");
            }
        });
    }

    /// Bytes count no more when others do, and the place for which they were laid down is taken: no message that names
    /// them can be stored any more.
    async fn sweep(&self, campaign: CampaignId) -> Result<(), StoreError> {
        let alone = self.alone(campaign).await?.map_or(0, |alone| alone.sequence);
        let last = self.last(campaign).await?;
        let counting = self.counting(campaign).await?;
        let all = self.layout.key(&format!("bytes.{campaign}.>"));
        let refused =
            |error: &dyn fmt::Display| StoreError::Unavailable { message: error.to_string() };
        let listed = self.bucket.info_with_subjects(all.clone()).await;
        let listed = listed.map_err(|error| refused(&error))?;
        let subjects: Vec<(String, usize)> =
            listed.try_collect().await.map_err(|error| refused(&error))?;
        let prefix = all.trim_end_matches('>').len();
        let of_all =
            subjects.iter().filter_map(|(subject, _)| subject.get(prefix..)?.rsplit_once('.'));
        let named: BTreeSet<&str> = of_all.map(|(pieces, _number)| pieces).collect();
        for pieces in named.iter().filter_map(|named| named.parse::<Pieces>().ok()) {
            if Some(&pieces) == counting.as_ref() {
                continue;
            }
            let is_past = match pieces.mark {
                Mark::With(seq) => last.as_ref().is_some_and(|last| seq <= last.head.seq),
                Mark::Behind(sequence) => last.as_ref().is_some_and(|it| sequence < it.sequence),
                Mark::Alone(sequence) => sequence < alone,
            };
            if is_past {
                self.take_away(campaign, &pieces.to_string()).await;
            }
        }
        Ok(())
    }

    /// The pieces that count.
    async fn counting(&self, campaign: CampaignId) -> Result<Option<Pieces>, StoreError> {
        let alone = self.alone(campaign).await?;
        let named = self.last(campaign).await?.and_then(|last| last.private);
        match alone {
            Some(alone) if alone.instead_of == named => Ok(Some(alone.pieces)),
            _ => named
                .map(|named| named.parse().map_err(|()| wrong(campaign, "the log names")))
                .transpose(),
        }
    }

    async fn alone(&self, campaign: CampaignId) -> Result<Option<Alone>, StoreError> {
        let subject = self.layout.key(&format!("kept.{campaign}"));
        let Some(message) = self.message(&self.bucket, &subject, Which::Newest).await? else {
            return Ok(None);
        };
        let read = || {
            let text = std::str::from_utf8(&message.payload).ok()?;
            let (instead_of, pieces) = text.split_once('\n')?;
            let instead_of = (instead_of != "-").then(|| Arc::from(instead_of));
            Some(Alone { instead_of, pieces: pieces.parse().ok()?, sequence: message.sequence })
        };
        read().map(Some).ok_or_else(|| wrong(campaign, "its key names"))
    }

    async fn lay_down(
        &self,
        campaign: CampaignId,
        mark: Mark,
        private: &[u8],
    ) -> Result<Pieces, StoreError> {
        let length = self.fitting();
        let count = private.len().div_ceil(length);
        let hash = data_encoding::HEXLOWER.encode(&Sha256::digest(private));
        let pieces = Pieces { mark, hash, count };
        for (number, piece) in private.chunks(length).enumerate() {
            let outgoing = Outgoing {
                subject: self.layout.key(&format!("bytes.{campaign}.{pieces}.{number}")),
                headers: HeaderMap::new(),
                payload: piece.to_vec(),
                follows: 0,
            };
            let is_ours = |message: &_| is_same(message, &outgoing.payload);
            // No others have this hash.
            self.publish(&self.bucket, &outgoing, is_ours).await?;
        }
        Ok(pieces)
    }

    async fn pick_up(
        &self,
        campaign: CampaignId,
        pieces: &Pieces,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let mut bytes = Vec::new();
        for number in 0..pieces.count {
            let subject = self.layout.key(&format!("bytes.{campaign}.{pieces}.{number}"));
            match self.message(&self.bucket, &subject, Which::Newest).await? {
                Some(piece) => bytes.extend_from_slice(&piece.payload),
                None => return Ok(None),
            }
        }
        let hash = data_encoding::HEXLOWER.encode(&Sha256::digest(&bytes));
        Ok((hash == pieces.hash).then_some(bytes))
    }

    /// What proves which key the store is encrypted with.
    pub(super) async fn proof_of_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        let proof = self.message(&self.bucket, &self.layout.key(PROOF), Which::Newest).await?;
        Ok(proof.map(|proof| proof.payload.to_vec()))
    }

    /// Lays down the proof of a key, and answers the one that lies there: another server may have been quicker.
    pub(super) async fn prove_key(&self, key: &HostKey) -> Result<Vec<u8>, StoreError> {
        let outgoing = Outgoing {
            subject: self.layout.key(PROOF),
            headers: HeaderMap::new(),
            payload: key.encrypt(NOBODY, PROVEN)?,
            follows: 0,
        };
        let is_ours = |message: &_| is_same(message, &outgoing.payload);
        self.publish(&self.bucket, &outgoing, is_ours).await?;
        self.proof_of_key().await?.ok_or_else(|| StoreError::Unavailable {
            message: "the proof of the host's key was stored and is not there".into(),
        })
    }
}

fn wrong(campaign: CampaignId, who: &str) -> StoreError {
    damaged(campaign, None, format!("{who} no pieces of private bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pieces_reads_as_it_is_written() {
        for mark in [Mark::With(12), Mark::Behind(7), Mark::Alone(0)] {
            let pieces = Pieces { mark, hash: "ab".repeat(32), count: 3 };
            assert_eq!(pieces.to_string().parse(), Ok(pieces.clone()));
            assert_eq!(
                format!("{pieces}.2").parse(),
                Ok(pieces),
                "the key of a piece names its pieces"
            );
        }
        for wrong in ["", "w.a.1", "x1.a.1", "w1.a", "w1", "w1.a.b"] {
            assert!(wrong.parse::<Pieces>().is_err(), "{wrong}");
        }
    }
}
