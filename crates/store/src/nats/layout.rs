//! What the streams are called, and where each campaign lies.

use crate::NatsRefusal;
use chronicle::{Bytes32, CampaignId};

/// How long a name may be: server names and limits of NATS leave room for it.
const LONGEST_NAME: usize = 32;

/// The names of one store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Layout {
    name: String,
}

impl Layout {
    pub(super) fn named(name: &str) -> Result<Self, NatsRefusal> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if name.is_empty() || name.len() > LONGEST_NAME || !name.bytes().all(fits) {
            return Err(NatsRefusal::Name { name: name.chars().take(100).collect() });
        }
        Ok(Self { name: name.into() })
    }

    /// The stream with this number.
    pub(super) fn stream(&self, number: u16) -> String {
        format!("{}-log-{number}", self.name)
    }

    /// The subjects of that stream: batches, and parts of batches that are longer than a message.
    pub(super) fn subjects(&self, number: u16) -> [String; 2] {
        [self.batches(number), format!("{}.part.{number}.*.*.*", self.name)]
    }

    /// The subjects of all campaigns of that stream.
    pub(super) fn batches(&self, number: u16) -> String {
        format!("{}.log.{number}.*", self.name)
    }

    /// The subject of a campaign's batches.
    pub(super) fn batch(&self, number: u16, campaign: CampaignId) -> String {
        format!("{}.log.{number}.{campaign}", self.name)
    }

    /// The campaign of such a subject.
    pub(super) fn campaign(subject: &str) -> Option<CampaignId> {
        subject.rsplit_once('.')?.1.parse().ok()
    }

    /// The subject of one part of the batch that ends with this hash. Writers that cut it into parts of other lengths
    /// write beside each other.
    pub(super) fn part(
        &self,
        (number, campaign): (u16, CampaignId),
        hash: Bytes32,
        (length, part): (usize, usize),
    ) -> String {
        format!("{}.part.{number}.{campaign}.{hash}-{length}.{part}", self.name)
    }

    /// The subject of what processes tell each other; it is in no stream.
    pub(super) fn words(&self) -> String {
        format!("{}.words", self.name)
    }

    /// The stream under the key-value bucket of private parts, as NATS calls it.
    pub(super) fn bucket(&self) -> String {
        format!("KV_{}-private", self.name)
    }

    /// The subjects of the bucket.
    pub(super) fn private(&self) -> String {
        format!("$KV.{}-private.>", self.name)
    }

    /// A key of the bucket.
    pub(super) fn key(&self, key: &str) -> String {
        format!("$KV.{}-private.{key}", self.name)
    }
}

/// In which of so many streams a campaign lies, for ever.
pub(super) fn number_of(campaign: CampaignId, streams: u16) -> u16 {
    let spread = crc32fast::hash(campaign.to_string().as_bytes()) % u32::from(streams.max(1));
    u16::try_from(spread).unwrap_or_default() // less than `streams`
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_make_subjects_and_nothing_else() {
        for wrong in ["", "a.b", "a b", "*", ">", "Wapenrol", &"a".repeat(33), "é"] {
            assert_eq!(Layout::named(wrong).unwrap_err().code(), "nats_name_wrong", "{wrong}");
        }
        let layout = Layout::named("club-2").unwrap();
        let campaign = "0123456789".parse().unwrap();
        let subject = layout.batch(3, campaign);
        assert_eq!(subject, "club-2.log.3.0123456789");
        assert_eq!(Layout::campaign(&subject), Some(campaign));
        assert_eq!(Layout::campaign("club-2.log.3.x"), None);
    }

    #[test]
    fn campaigns_are_spread() {
        let mut counts = [0; 4];
        for bits in 0..4000 {
            counts[usize::from(number_of(CampaignId::from_bits(bits).unwrap(), 4))] += 1;
        }
        assert!(counts.iter().all(|count| (800..1200).contains(count)), "{counts:?}");
        // What was stored is looked for there for ever.
        let known = |text: &str| number_of(text.parse().unwrap(), 4);
        assert_eq!(["0000000000", "0123456789", "zzzzzzzzzz"].map(known), [2, 2, 0]);
    }
}
