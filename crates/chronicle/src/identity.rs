//! Names of things: campaigns, engagements, scopes, heads and receipts.

use chance::Bytes32;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr, sync::Arc};

/// A campaign's name in links and folders: the first 50 bits of its genesis hash, written as ten
/// lower-case Crockford base32 digits. An import of the same campaign has the same name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CampaignId(u64);

const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl CampaignId {
    /// The name of the campaign whose genesis has this hash.
    #[must_use]
    pub fn from_genesis(hash: &Bytes32) -> Self {
        let first = hash.0.iter().take(8).fold(0, |bits: u64, byte| bits << 8 | u64::from(*byte));
        Self(first >> 14)
    }

    /// The 50 bits as a number, for keys of a store.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The campaign with these bits; `None` above 50 bits.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Option<Self> {
        if bits >> 50 == 0 { Some(Self(bits)) } else { None }
    }
}

impl fmt::Display for CampaignId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        (0..10).rev().try_for_each(|place| {
            f.write_char(char::from(DIGITS[(self.0 >> (5 * place)) as usize & 31]))
        })
    }
}

impl fmt::Debug for CampaignId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no campaign.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no campaign; a campaign's name has ten digits or letters (no i, l, o, u)")]
pub struct NotCampaignId(pub String);

impl FromStr for CampaignId {
    type Err = NotCampaignId;

    /// Reads what a person may have typed: upper case counts, `o` is 0, `i` and `l` are 1.
    fn from_str(text: &str) -> Result<Self, NotCampaignId> {
        let wrong = || NotCampaignId(text.chars().take(40).collect());
        let digit = |typed: u8| {
            let meant = match typed.to_ascii_lowercase() {
                b'o' => b'0',
                b'i' | b'l' => b'1',
                other => other,
            };
            DIGITS.iter().position(|digit| *digit == meant)
        };
        if text.len() != 10 {
            return Err(wrong());
        }
        text.bytes()
            .try_fold(0, |bits, typed| Some(bits << 5 | digit(typed)? as u64))
            .map(Self)
            .ok_or_else(wrong)
    }
}

/// The name of one siege, battle, assault or realm game inside a campaign: 1 to 40 lower-case
/// letters, digits and hyphens, such as `1`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EngagementId(Arc<str>);

impl EngagementId {
    /// The name as it stands behind `engagement/`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for EngagementId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for EngagementId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The text names no scope or engagement.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` names no scope; write `campaign` or `engagement/<id>`, an id being 1 to 40 lower-case \
     letters, digits and hyphens"
)]
pub struct NotScope(pub String);

impl FromStr for EngagementId {
    type Err = NotScope;

    fn from_str(text: &str) -> Result<Self, NotScope> {
        let allowed = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
        if (1..=40).contains(&text.len()) && text.bytes().all(allowed) {
            Ok(Self(text.into()))
        } else {
            Err(NotScope(text.chars().take(60).collect()))
        }
    }
}

/// What a record is about.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// The campaign as a whole.
    Campaign,
    /// One engagement.
    Engagement(EngagementId),
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Campaign => f.write_str("campaign"),
            Self::Engagement(id) => write!(f, "engagement/{id}"),
        }
    }
}

impl FromStr for Scope {
    type Err = NotScope;

    fn from_str(text: &str) -> Result<Self, NotScope> {
        match text.strip_prefix("engagement/") {
            Some(id) => id.parse().map(Self::Engagement),
            None if text == "campaign" => Ok(Self::Campaign),
            None => Err(NotScope(text.chars().take(60).collect())),
        }
    }
}

/// The record that the next order follows, and its hash. Whoever keeps one holds a receipt: no log
/// without this very record is the same campaign's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Head {
    /// Position in the stream.
    pub seq: u64,
    /// The record's hash.
    pub hash: Bytes32,
}

/// The text is no receipt.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no receipt; write `SEQ:HASH`, for example `12:` and 64 lower-case hex digits")]
pub struct NotReceipt(pub String);

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seq, self.hash)
    }
}

impl FromStr for Head {
    type Err = NotReceipt;

    fn from_str(text: &str) -> Result<Self, NotReceipt> {
        text.split_once(':')
            .filter(|(seq, _)| seq.bytes().all(|digit| digit.is_ascii_digit()))
            .and_then(|(seq, hash)| Some(Self { seq: seq.parse().ok()?, hash: hash.parse().ok()? }))
            .ok_or_else(|| NotReceipt(text.chars().take(100).collect()))
    }
}

macro_rules! as_text {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
as_text!(CampaignId, EngagementId, Scope);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_campaign_is_named_by_fifty_bits() {
        let mut hash = Bytes32::ZERO;
        hash.0[0] = 0b1000_0000;
        hash.0[6] = 0b0111_1111; // the last 6 bits are the 51st to 56th
        let id = CampaignId::from_genesis(&hash);
        assert_eq!(id.to_string(), "g000000001");
        assert_eq!("g000000001".parse(), Ok(id));
        assert_eq!("GOOOOOOOOL".parse(), Ok(id));
        assert_eq!(CampaignId::from_bits(id.bits()), Some(id));
        assert!("g00000000u".parse::<CampaignId>().is_err());
        assert!("g00000000é".parse::<CampaignId>().is_err());
        assert_eq!(CampaignId::from_bits(1 << 50), None);
    }

    #[test]
    fn receipts_are_read_strictly() {
        let head = Head { seq: 12, hash: Bytes32([0xab; 32]) };
        assert_eq!(head.to_string().parse(), Ok(head));
        for wrong in ["", "12", "+12:00", "12:00", ":"] {
            assert!(wrong.parse::<Head>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn scopes() {
        for text in ["campaign", "engagement/1", "engagement/the-first"] {
            assert_eq!(text.parse::<Scope>().unwrap().to_string(), text);
        }
        for wrong in ["", "Campaign", "engagement/", "engagement/A", "engagement/a/b"] {
            assert!(wrong.parse::<Scope>().is_err(), "{wrong}");
        }
    }
}
