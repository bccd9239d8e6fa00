//! Public beacons: numbers that nobody knows beforehand and everybody can check, as drand publishes them (version 2,
//! section 3).

use crate::{PublicKey, Signature, Timestamp, hashing::sha256};
use chance::Bytes32;
use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

mod bls;

use bls::Bls;

/// A public source of numbers that nobody knows beforehand, as drand publishes them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beacon {
    /// The hash of the beacon's chain.
    pub chain: Bytes32,
    /// Its key, in hex.
    pub public_key: String,
    /// When round 1 began, in seconds since 1970.
    pub genesis: u64,
    /// From one round to the next, in seconds.
    pub period: u64,
    /// How it signs; `ed25519`, or one of drand's names.
    pub scheme: String,
}

/// One round, as the beacon published it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Its number, from 1.
    pub round: u64,
    /// What was published, in hex.
    pub signature: String,
}

impl Beacon {
    /// The first round that begins at least three seconds after this moment. Nobody can have known it
    /// when the order was accepted. None for a beacon without a period.
    #[must_use]
    pub fn round_after(&self, at: Timestamp) -> Option<u64> {
        let at = DateTime::<Utc>::from(at).timestamp_millis();
        let genesis = i64::try_from(self.genesis.checked_mul(1_000)?).ok()?;
        let since = u64::try_from((at + 3_000).checked_sub(genesis)?).unwrap_or(0);
        let whole = since.div_ceil(self.period.checked_mul(1_000).filter(|period| *period > 0)?);
        whole.checked_add(1)
    }

    /// When a round begins. None beyond what a calendar holds.
    #[must_use]
    pub fn begins(&self, round: u64) -> Option<DateTime<Utc>> {
        let since = round.checked_sub(1)?.checked_mul(self.period)?;
        let begins = i64::try_from(self.genesis.checked_add(since)?).ok()?;
        DateTime::from_timestamp(begins, 0)
    }

    /// Is its way of signing known here?
    #[must_use]
    pub fn is_known(&self) -> bool {
        Scheme::named(&self.scheme).is_some()
    }

    /// Did the beacon publish this round? None where its way of signing is not known here.
    #[must_use]
    pub fn has_published(&self, round: &Round) -> Option<bool> {
        let message = sha256([&round.round.to_be_bytes()[..]]);
        Some(match Scheme::named(&self.scheme)? {
            Scheme::Ed25519 => {
                let key: Option<PublicKey> = self.public_key.parse().ok();
                let signature: Option<Signature> = round.signature.parse().ok();
                key.zip(signature).is_some_and(|(key, signed)| key.has_signed(&message.0, &signed))
            }
            Scheme::Bls(bls) => {
                let bytes = |hex: &str| HEXLOWER.decode(hex.as_bytes()).ok();
                let known = bytes(&self.public_key).zip(bytes(&round.signature));
                known.is_some_and(|(key, signature)| bls.verifies(&key, &message.0, &signature))
            }
        })
    }
}

/// How a beacon signs the hash of a round's number.
#[derive(Debug, Clone, Copy)]
enum Scheme {
    /// For tests: a key that one person has.
    Ed25519,
    Bls(Bls),
}

impl Scheme {
    /// By drand's names. What drand calls chained signs the round before as well, which no log holds.
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "ed25519" => Self::Ed25519,
            "bls-unchained-g1-rfc9380" => Self::Bls(Bls::OnG1),
            "bls-unchained-on-g1" => Self::Bls(Bls::OnG1AsOnG2),
            "pedersen-bls-unchained" => Self::Bls(Bls::OnG2),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The key of drand's `quicknet`, of the chain of this hash.
    fn quicknet() -> Beacon {
        Beacon {
            chain: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
                .parse()
                .unwrap(),
            public_key: "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a".to_owned(),
            genesis: 1_692_803_367,
            period: 3,
            scheme: "bls-unchained-g1-rfc9380".to_owned(),
        }
    }

    fn round(round: u64, signature: &str) -> Round {
        Round { round, signature: signature.to_owned() }
    }

    /// Rounds that drand has published, as its documents and those of its libraries tell them.
    #[test]
    fn drands_rounds_hold_and_no_others_do() {
        let quicknet = quicknet();
        let known = "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";
        let published = |number, signature: &str| quicknet.has_published(&round(number, signature));
        assert_eq!(published(123, known), Some(true));
        assert_eq!(published(124, known), Some(false), "of another round");
        assert_eq!(published(123, &known.replacen("b75c", "b75d", 1)), Some(false));
        assert_eq!(published(123, ""), Some(false));
        assert_eq!(published(123, &known[..94]), Some(false), "cut short");
        // The point at infinity is the signature of a key that is nobody's.
        let nothing = format!("c0{}", "0".repeat(94));
        assert_eq!(published(123, &nothing), Some(false));
        let nobodys = Beacon { public_key: format!("c0{}", "0".repeat(190)), ..quicknet.clone() };
        assert_eq!(nobodys.has_published(&round(123, &nothing)), Some(false));

        let other = Beacon { scheme: "bls-unchained-on-g1".to_owned(), ..quicknet.clone() };
        assert_eq!(other.has_published(&round(123, known)), Some(false), "hashed otherwise");
        let chained = Beacon { scheme: "pedersen-bls-chained".to_owned(), ..quicknet };
        assert_eq!(chained.has_published(&round(123, known)), None);
        assert!(!chained.is_known());
    }

    #[test]
    fn rounds_on_the_other_curve_hold_as_well() {
        let testnet = Beacon {
            public_key: "8200fc249deb0148eb918d6e213980c5d01acd7fc251900d9260136da3b54836ce125172399ddc69c4e3e11429b62c11".to_owned(),
            scheme: "pedersen-bls-unchained".to_owned(),
            ..quicknet()
        };
        let known = "94f6b85df7cce7237e8e7df66d794ddad092de5d8bb6a791b97e905aa89852e506ac36a792eba7021e22eebf34891f8914bf9a8dd9233ea0a4c5ca00ef8404999f899073dd2eade61fe54077fee8168f83dcb61a758b6883b38904054e64a433";
        assert_eq!(testnet.has_published(&round(223_344, known)), Some(true));
        assert_eq!(testnet.has_published(&round(223_345, known)), Some(false));
    }

    #[test]
    fn a_round_begins_a_period_behind_the_one_before() {
        let quicknet = quicknet();
        let begins = |round| quicknet.begins(round).map(|at| at.timestamp());
        assert_eq!((begins(1), begins(2)), (Some(1_692_803_367), Some(1_692_803_370)));
        assert_eq!((begins(0), begins(u64::MAX)), (None, None));
        let at = quicknet.begins(1000).unwrap();
        // Three seconds to the beginning of a round are enough; a thousandth less is not.
        let before = Timestamp::from(at - chrono::TimeDelta::seconds(3));
        assert_eq!(quicknet.round_after(before), Some(1000));
        let late = Timestamp::from(at - chrono::TimeDelta::milliseconds(2999));
        assert_eq!(quicknet.round_after(late), Some(1001));
    }
}
