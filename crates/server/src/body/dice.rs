//! What is sent and answered about who gives to dice.

use crate::shapes::{BATCH, BY, HASH, SIGNATURE};
use chance::Bytes32;
use chronicle::{
    Beacon, Chain, From as Gives, Otherwise, Policy, PublicKey, SealedBy, Signature, ThrownBy, Uuid,
};
use decider::By;
use referee::{Ask, Link};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who gives to the dice of a campaign, and what happens when nobody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DicePolicy")]
pub struct PolicyBody {
    /// Where sealed dice come from.
    pub sealed: SealedBody,
    /// How many of those who are asked must give.
    pub from: GivesBody,
    /// How long the house waits for them, in seconds.
    #[schemars(range(min = 1, max = 600))]
    pub wait_seconds: u64,
    /// What happens where too few give.
    pub otherwise: OtherwiseBody,
    /// Who may type what was thrown at a table.
    pub thrown: ThrownBody,
}

/// Where sealed dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SealedDice")]
pub enum SealedBody {
    /// From the house's envelope and the order alone.
    House,
    /// From these, mixed with what the devices of the others give.
    Shared,
}

/// How many must give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DiceFrom")]
pub enum GivesBody {
    /// One of those who are asked.
    One,
    /// All of them.
    All,
}

/// What happens where too few give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DiceOtherwise")]
pub enum OtherwiseBody {
    /// No sealed dice fall: they are thrown at the table, or the order waits for another hour.
    Refuse,
    /// A public beacon's next round stands in, where the server's host reads one; the order waits for it.
    Beacon,
    /// The house's envelope decides, and it is counted.
    House,
}

/// Who may type what was thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DiceThrown")]
pub enum ThrownBody {
    /// Anybody.
    Anyone,
    /// Only whose roll it is.
    Roller,
    /// Anybody; a device of another person confirms it before anything follows.
    Witnessed,
}

impl From<PolicyBody> for Policy {
    fn from(body: PolicyBody) -> Self {
        Self {
            sealed: match body.sealed {
                SealedBody::House => SealedBy::House,
                SealedBody::Shared => SealedBy::Shared,
            },
            from: match body.from {
                GivesBody::One => Gives::One,
                GivesBody::All => Gives::All,
            },
            wait_seconds: body.wait_seconds,
            otherwise: match body.otherwise {
                OtherwiseBody::Refuse => Otherwise::Refuse,
                OtherwiseBody::Beacon => Otherwise::Beacon,
                OtherwiseBody::House => Otherwise::House,
            },
            thrown: match body.thrown {
                ThrownBody::Anyone => ThrownBy::Anyone,
                ThrownBody::Roller => ThrownBy::Roller,
                ThrownBody::Witnessed => ThrownBy::Witnessed,
            },
            // The referee fills in which: the one that its host reads.
            beacon: None,
        }
    }
}

impl From<&Policy> for PolicyBody {
    fn from(policy: &Policy) -> Self {
        Self {
            sealed: match policy.sealed {
                SealedBy::House => SealedBody::House,
                SealedBy::Shared => SealedBody::Shared,
            },
            from: match policy.from {
                Gives::One => GivesBody::One,
                Gives::All => GivesBody::All,
            },
            wait_seconds: policy.wait_seconds,
            otherwise: match policy.otherwise {
                Otherwise::Refuse => OtherwiseBody::Refuse,
                Otherwise::Beacon => OtherwiseBody::Beacon,
                Otherwise::House => OtherwiseBody::House,
            },
            thrown: match policy.thrown {
                ThrownBy::Anyone => ThrownBody::Anyone,
                ThrownBy::Roller => ThrownBody::Roller,
                ThrownBy::Witnessed => ThrownBody::Witnessed,
            },
        }
    }
}

/// A public source of numbers that nobody knows beforehand, as drand publishes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Beacon")]
pub struct BeaconBody {
    /// The hash of its chain, in hex.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub chain: Bytes32,
    /// Its key, in hex.
    pub public_key: String,
    /// When round 1 began, in seconds since 1970.
    pub genesis: u64,
    /// From one round to the next, in seconds.
    pub period: u64,
    /// How it signs; one of drand's names.
    pub scheme: String,
}

impl From<&Beacon> for BeaconBody {
    fn from(beacon: &Beacon) -> Self {
        let Beacon { chain, public_key, genesis, period, scheme } = beacon.clone();
        Self { chain, public_key, genesis, period, scheme }
    }
}

/// Sets the policy of the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPolicyBody {
    /// As in an order.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// The whole policy.
    pub policy: PolicyBody,
}

/// Lays a chain, of which the device gives the links to others' dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LayChainBody {
    /// As in an order.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// The device's public key.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub device: PublicKey,
    /// The end of the chain, from which each link is checked: 64 hex digits.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub anchor: Bytes32,
    /// How many links it has.
    #[schemars(range(min = 1, max = 1_048_576))]
    pub length: u64,
}

/// The chain of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DeviceChain")]
pub struct ChainBody {
    /// How many links it has.
    pub length: u64,
    /// The last link that the log knows; 0: none yet.
    pub index: u64,
}

impl From<Chain> for ChainBody {
    fn from(Chain { length, index, .. }: Chain) -> Self {
        Self { length, index }
    }
}

/// What devices are asked for somebody's dice; an event `ask` of the stream of a device that is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Ask")]
pub struct AskBody {
    /// The hash that is answered: over `prev`, `intent` and `envelope`.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub ask: Bytes32,
    /// The hash of the record that the order will stand behind.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub prev: Bytes32,
    /// The number of that record.
    pub after: u64,
    /// The intent of the order.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub intent: Bytes32,
    /// The envelope on the table.
    pub envelope: u64,
    /// The order's batch.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// Who gave it: `organiser` or `seat/<name>`.
    pub by: String,
    /// What it is about.
    pub scope: String,
    /// The head that its sender saw.
    pub head: u64,
    /// Who is asked, and which of their devices.
    #[schemars(with = "BTreeMap<String, String>")]
    pub devices: BTreeMap<String, PublicKey>,
    /// The house's signature: it proves that the house asked.
    #[schemars(with = "String", extend("pattern" = SIGNATURE))]
    pub signature: Signature,
    /// Where the order is part of a correction: the lines of the records between the end of the log and the order,
    /// without what they hold. They are stored with it, and `prev` is the hash of the last.
    #[serde(default)]
    pub behind: Vec<String>,
}

impl From<&Ask> for AskBody {
    fn from(ask: &Ask) -> Self {
        Self {
            ask: ask.ask,
            prev: ask.prev,
            after: ask.after,
            intent: ask.intent,
            envelope: ask.envelope,
            batch: ask.batch,
            by: ask.by.to_string(),
            scope: ask.scope.to_string(),
            head: ask.head,
            devices: ask.devices.clone(),
            signature: ask.signature,
            behind: ask.behind.clone(),
        }
    }
}

/// A device's link to an ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LinkBody {
    /// The ask.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub ask: Bytes32,
    /// The number of the record behind which it was asked.
    pub after: u64,
    /// The intent that it was asked for.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub intent: Bytes32,
    /// The envelope that lay on the table.
    pub envelope: u64,
    /// Who sent the order.
    #[schemars(with = "String", extend("pattern" = BY))]
    pub by: By,
    /// The house's signature, as it stood in the ask.
    #[schemars(with = "String", extend("pattern" = SIGNATURE))]
    pub asked: Signature,
    /// The device.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub device: PublicKey,
    /// The link's place in its chain, from 1.
    pub index: u64,
    /// The link.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub value: Bytes32,
    /// The device's signature.
    #[schemars(with = "String", extend("pattern" = SIGNATURE))]
    pub signature: Signature,
}

impl From<LinkBody> for Link {
    fn from(body: LinkBody) -> Self {
        let LinkBody { ask, after, intent, envelope, by, asked, device, index, value, signature } =
            body;
        let sender = by;
        Self { ask, after, intent, envelope, sender, asked, device, index, value, signature }
    }
}
