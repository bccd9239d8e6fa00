//! What an order is, before anybody has answered it: the one thing that its dice hang on.

use crate::{
    OrderGiven, PublicKey, Scope, Signature, SigningKey, Unrecordable, Uuid,
    canonical::canonical,
    hashing::{tag, tagged},
};
use chance::Bytes32;
use decider::By;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything that is fixed when an order is given (version 2). Whoever gives it computes
/// [`Intent::hash`] before they send it, and compares it with what was recorded.
#[derive(Debug, Serialize)]
pub struct Intent<'i> {
    /// The order's batch.
    pub batch: Uuid,
    /// The sender.
    #[serde(serialize_with = "as_text")]
    pub by: &'i By,
    /// The whole hash of genesis.
    pub campaign: Bytes32,
    /// What is wanted, the head that was seen, the nonce, what was thrown.
    #[serde(flatten)]
    pub order: &'i OrderGiven,
    /// The order that a correction puts this one in the place of.
    pub replaces: Option<u64>,
    /// What it is about.
    pub scope: &'i Scope,
    /// The seat in whose stead the organiser gives it.
    pub stead: Option<&'i str>,
    /// The hash of the record `order.head`: an intent is good in one history.
    pub upon: Bytes32,
}

fn as_text<S: serde::Serializer>(by: &By, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(by)
}

impl Intent<'_> {
    /// SHA-256 over the tag `intent` and the canonical form.
    ///
    /// # Errors
    /// [`Unrecordable`] where the command is nothing that a log can hold.
    pub fn hash(&self) -> Result<Bytes32, Unrecordable> {
        intent_of(self)
    }
}

/// An intent as it is told to whoever is asked to sign it. What has other members than these is none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IntentTold {
    /// The order's batch.
    pub batch: Uuid,
    /// The sender.
    pub by: By,
    /// The whole hash of genesis.
    pub campaign: Bytes32,
    /// What is wanted.
    pub command: Value,
    /// The head that was seen.
    pub head: u64,
    /// The sender's part in sealed dice.
    pub nonce: Option<String>,
    /// The order that a correction puts this one in the place of.
    pub replaces: Option<u64>,
    /// What it is about.
    pub scope: Scope,
    /// The seat in whose stead the organiser gives it.
    pub stead: Option<String>,
    /// What was thrown.
    pub thrown: Option<Vec<u32>>,
    /// The hash of the record `head`.
    pub upon: Bytes32,
}

impl IntentTold {
    /// Its hash, as [`Intent::hash`]. Whoever is asked to sign hashes for themselves.
    ///
    /// # Errors
    /// [`Unrecordable`] where it is nothing that a log can hold.
    pub fn hash(&self) -> Result<Bytes32, Unrecordable> {
        intent_of(self)
    }
}

fn intent_of(members: &impl Serialize) -> Result<Bytes32, Unrecordable> {
    Ok(tagged("intent", &[canonical(members)?.get().as_bytes()]))
}

/// What a device signs when its owner gives an order.
#[must_use]
pub fn order_message(intent: &Bytes32) -> Vec<u8> {
    [&tag("order")[..], &intent.0].concat()
}

/// What a new device signs when it is bound.
#[must_use]
pub fn bind_message(intent: &Bytes32) -> Vec<u8> {
    [&tag("bind")[..], &intent.0].concat()
}

/// A device's signature over an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Signed {
    /// The device.
    pub device: PublicKey,
    /// Its signature over [`order_message`].
    pub signature: Signature,
}

impl Signed {
    /// Signs the order of this intent.
    #[must_use]
    pub fn by(device: &SigningKey, intent: &Bytes32) -> Self {
        Self { device: device.public(), signature: device.sign(&order_message(intent)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{json, value::to_raw_value};

    /// What is told is read member by member, and hashes to the very same; a member too many would be signed unseen.
    #[test]
    fn an_intent_is_told_whole_and_hashes_to_the_same() {
        let command = to_raw_value(&json!({ "tell": { "text": "Hold." } })).unwrap();
        let (nonce, thrown) = (Some("0f".to_owned()), Some(vec![3, 4]));
        let order = OrderGiven { command, head: 4, nonce, thrown };
        let intent = Intent {
            batch: Uuid::from_u128(0x0189_0000_0000_7000_8000_0000_0000_0000),
            by: &By::Organiser,
            campaign: Bytes32([7; 32]),
            order: &order,
            replaces: None,
            scope: &Scope::Campaign,
            stead: Some("red"),
            upon: Bytes32([8; 32]),
        };
        let mut told = serde_json::to_value(&intent).unwrap();
        let read: IntentTold = serde_json::from_value(told.clone()).unwrap();
        assert_eq!(read.hash().unwrap(), intent.hash().unwrap());
        told["more"] = json!(true);
        assert!(serde_json::from_value::<IntentTold>(told).is_err());
    }
}
