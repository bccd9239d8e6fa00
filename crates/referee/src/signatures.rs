//! What a device has signed, and what waits for its signature.

use chance::Bytes32;
use chronicle::{PublicKey, Signature};
use decider::By;
use serde_json::Value;
use std::collections::BTreeMap;

/// What a device has signed of a request: its word for each order in it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Signatures {
    /// Which device; none where nothing is signed.
    pub device: Option<PublicKey>,
    /// Its signatures, by the intent of the order.
    pub by_intent: BTreeMap<Bytes32, Signature>,
    /// The deputy by whose key the organiser acts; none: the organiser's own.
    pub deputy: Option<String>,
}

impl Signatures {
    /// Nothing is signed.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }
}

/// An order that waits for the word of its sender's device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToSign {
    /// The hash of everything that is signed.
    pub intent: Bytes32,
    /// Everything that is signed: whoever signs sees that it is what they want, and hashes it themselves.
    pub order: Value,
}

/// How bindings name who sends.
pub(crate) fn name_of(by: &By) -> String {
    match by {
        By::Seat(seat) => seat.name().to_owned(),
        other => other.to_string(),
    }
}
