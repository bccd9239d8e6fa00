//! What the others at the table give to somebody's dice (version 2, section 3).

use crate::{
    PublicKey, Round, Signature,
    hashing::{sha256, tag, tagged},
};
use chance::Bytes32;
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

/// `chance.chain_laid`: a device will give the links of this chain, the last one first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChainLaid {
    /// Whose device.
    pub seat: String,
    /// The device.
    pub device: PublicKey,
    /// The end of the chain, from which each link is checked.
    pub anchor: Bytes32,
    /// How many links it has.
    pub length: u64,
}

/// The longest chain.
pub const LONGEST_CHAIN: u64 = 1 << 20;

/// One link that a device gave to an ask.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// Whose device.
    pub seat: String,
    /// The device.
    pub device: PublicKey,
    /// The link's place in its chain, from 1.
    pub index: u64,
    /// The link.
    pub value: Bytes32,
    /// The device's signature over [`given_message`].
    pub signature: Signature,
}

/// Where the bytes came from in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The others gave.
    Shared,
    /// A beacon's round.
    Beacon,
    /// The house's envelope and the order alone.
    House,
}

/// `chance.contributed`: what came to an ask in time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contributed {
    /// The ask.
    pub ask: Bytes32,
    /// The links, by seat.
    pub given: Vec<Given>,
    /// Who was asked and gave none.
    pub silent: Vec<String>,
    /// The way that was gone.
    pub way: Way,
    /// The beacon's round, where that was the way.
    pub beacon: Option<Round>,
}

/// `chance.spent`: links that came and were not used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spent {
    /// The ask.
    pub ask: Bytes32,
    /// The record behind which it was asked.
    pub after: u64,
    /// The order that was asked for.
    pub intent: Bytes32,
    /// The envelope that lay on the table.
    pub envelope: u64,
    /// Who sent the order.
    pub sender: String,
    /// The links, by seat.
    pub given: Vec<Given>,
    /// Why they were not used.
    pub why: String,
}

/// `chance.secret_told`: seals and salts can be checked from now on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecretTold {
    /// The campaign's secret.
    pub secret: Bytes32,
}

/// What the house asks for: the order `intent` behind the record of hash `prev`, with `envelope` on the
/// table.
#[must_use]
pub fn ask(prev: &Bytes32, intent: &Bytes32, envelope: u64) -> Bytes32 {
    tagged("ask", &[&prev.0, &intent.0, &envelope.to_be_bytes()])
}

/// What the house signs when it asks.
#[must_use]
pub fn asked_message(ask: &Bytes32) -> Vec<u8> {
    [&tag("asked")[..], &ask.0].concat()
}

/// What a device signs when it gives.
#[must_use]
pub fn given_message(ask: &Bytes32, index: u64, value: &Bytes32) -> Vec<u8> {
    [&tag("given")[..], &ask.0, &index.to_be_bytes(), &value.0].concat()
}

/// What a witness signs: `thrown` is the canonical text of the order's member.
#[must_use]
pub fn witness_message(ask: &Bytes32, thrown: &str) -> Vec<u8> {
    [&tag("witness")[..], &ask.0, thrown.as_bytes()].concat()
}

/// The link before this one in a device's chain; the anchor comes before the first.
#[must_use]
pub fn link_before(campaign: &Bytes32, link: &Bytes32) -> Bytes32 {
    tagged("link", &[&campaign.0, &link.0])
}

/// What all of it comes to: 32 zeros where nobody gave anything. `chain` is the beacon's.
#[must_use]
pub fn shared(given: &[Given], beacon: Option<(&Bytes32, &Round)>) -> Bytes32 {
    if given.is_empty() && beacon.is_none() {
        return Bytes32::ZERO;
    }
    let mut bytes = tag("shared");
    for link in given {
        // A seat's name has at most 40 letters.
        bytes.extend((link.seat.len() as u32).to_be_bytes());
        bytes.extend(link.seat.as_bytes());
        bytes.extend(link.device.0.0);
        bytes.extend(link.index.to_be_bytes());
        bytes.extend(link.value.0);
    }
    if let Some((chain, round)) = beacon {
        // What is no hex is refused before anybody comes here.
        let signature = HEXLOWER.decode(round.signature.as_bytes()).unwrap_or_default();
        bytes.extend(0u32.to_be_bytes());
        bytes.extend(chain.0);
        bytes.extend(round.round.to_be_bytes());
        bytes.extend(sha256([&signature[..]]).0);
    }
    sha256([&bytes[..]])
}
