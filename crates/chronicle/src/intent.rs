//! What an order is, before anybody has answered it: the one thing that its dice hang on.

use crate::{
    OrderGiven, PublicKey, Scope, Signature, SigningKey, Unrecordable, Uuid,
    canonical::canonical,
    hashing::{tag, tagged},
};
use chance::Bytes32;
use decider::By;
use serde::Serialize;

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

/// The hash of an intent, by its members as they were told. Whoever is asked to sign hashes for themselves.
///
/// # Errors
/// [`Unrecordable`] where it is nothing that a log can hold.
pub fn intent_of(members: &impl Serialize) -> Result<Bytes32, Unrecordable> {
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
