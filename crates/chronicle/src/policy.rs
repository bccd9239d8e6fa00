//! Who gives to the dice of a campaign, and what happens when nobody does (version 2).

use crate::{PublicKey, Signature, Timestamp};
use chance::Bytes32;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// `chance.policy_set`, and the member `chance` of genesis: told whole each time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    /// Where sealed dice come from.
    pub sealed: SealedBy,
    /// How many of those who are asked must give.
    pub from: From,
    /// How long the house waits for them, in seconds.
    pub wait_seconds: u64,
    /// What happens where too few give.
    pub otherwise: Otherwise,
    /// Who may type what was thrown.
    pub thrown: ThrownBy,
    /// The public beacon, where one is used.
    pub beacon: Option<Beacon>,
}

impl Policy {
    /// For one person, or one and their bots: there is nobody to be asked.
    #[must_use]
    pub fn alone() -> Self {
        Self { sealed: SealedBy::House, ..Self::together() }
    }

    /// For more than one person.
    #[must_use]
    pub const fn together() -> Self {
        Self {
            sealed: SealedBy::Shared,
            from: From::One,
            wait_seconds: 20,
            otherwise: Otherwise::House,
            thrown: ThrownBy::Anyone,
            beacon: None,
        }
    }

    /// Have as many given as it wants, where so many were silent?
    #[must_use]
    pub const fn is_enough(&self, given: usize, silent: usize) -> bool {
        given > 0 && (matches!(self.from, From::One) || silent == 0)
    }

    /// Is there what it names? A beacon to fall back on must be told.
    #[must_use]
    pub const fn holds_together(&self) -> bool {
        !matches!(self.otherwise, Otherwise::Beacon) || self.beacon.is_some()
    }
}

/// Where sealed dice come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SealedBy {
    /// From the house's envelope and the order alone.
    House,
    /// From these, mixed with what the others' devices give.
    Shared,
}

/// How many must give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum From {
    /// One of those who are asked.
    One,
    /// All of them.
    All,
}

/// What happens where too few give in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Otherwise {
    /// The order is refused.
    Refuse,
    /// The next round of the beacon is waited for.
    Beacon,
    /// The house's envelope decides, and it is counted.
    House,
}

/// Who may type what was thrown at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThrownBy {
    /// Anybody.
    Anyone,
    /// Only whose roll it is.
    Roller,
    /// Anybody, and somebody else confirms before anything follows.
    Witnessed,
}

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

    /// Did the beacon publish this round? None where its way of signing is not known here.
    #[must_use]
    pub fn has_published(&self, round: &Round) -> Option<bool> {
        if self.scheme != "ed25519" {
            return None;
        }
        let message = crate::hashing::sha256([&round.round.to_be_bytes()[..]]);
        let key: Option<PublicKey> = self.public_key.parse().ok();
        let signature: Option<Signature> = round.signature.parse().ok();
        Some(key.zip(signature).is_some_and(|(key, signed)| key.has_signed(&message.0, &signed)))
    }
}
