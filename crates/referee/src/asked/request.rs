//! A request that writes several batches, one of which waits for its dice: kept whole, so that a house that comes up
//! again makes the same batches of it.

use crate::Signatures;
use chance::Bytes32;
use chronicle::{Contributed, Given, PublicKey, Round, Scope, Signature, Spent, Uuid};
use decider::By;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What was requested, as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptRequest {
    /// The request, as JSON.
    pub(crate) what: Value,
    /// The id of its first batch.
    pub(crate) batch: Uuid,
    pub(crate) by: By,
    device: Option<PublicKey>,
    signatures: Vec<(Bytes32, Signature)>,
    /// The hash of the record at which the log ended when it came.
    pub(crate) upon: Bytes32,
    /// What came to the asks of its earlier batches, in their order.
    pub(crate) came: Vec<Share>,
    /// The batch that waits.
    pub(crate) asks: Option<BatchAsks>,
}

/// One batch of a request, as far as it is told to those who are asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BatchAsks {
    pub(crate) batch: Uuid,
    pub(crate) by: By,
    pub(crate) scope: Scope,
    pub(crate) head: u64,
    /// Who sends it, as bindings name them.
    pub(crate) sender: String,
    pub(crate) stead: Option<String>,
    pub(crate) corrects: bool,
    /// The records between the end of the log and this batch, without what they hold.
    pub(crate) behind: Vec<String>,
}

/// What came to the ask of one batch, as that batch tells it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Share {
    pub(crate) told: Contributed,
    /// Links that came too late for an earlier batch.
    pub(crate) spent: Vec<Spent>,
}

/// What was gathered for the batch that waits.
#[derive(Debug, Clone)]
pub(crate) struct Came {
    pub(crate) given: Vec<Given>,
    /// Who gave nothing.
    pub(crate) silent: Vec<String>,
    pub(crate) spent: Vec<Spent>,
    /// The round of the beacon, where one was fetched.
    pub(crate) round: Option<Round>,
}

impl KeptRequest {
    /// `upon`: the hash of the record at which the log ends; `what`: the request, as JSON.
    pub(crate) fn new(
        upon: Bytes32,
        (batch, by): (Uuid, By),
        what: &Value,
        signatures: &Signatures,
    ) -> Self {
        Self {
            what: what.clone(),
            batch,
            by,
            device: signatures.device,
            signatures: signatures.by_intent.iter().map(|(of, word)| (*of, *word)).collect(),
            upon,
            came: Vec::new(),
            asks: None,
        }
    }

    /// What its sender's device has signed.
    pub(crate) fn signatures(&self) -> Signatures {
        let by_intent = self.signatures.iter().copied().collect();
        // Who keeps the book was noted when it came.
        Signatures { device: self.device, by_intent, deputy: None }
    }

    /// Has anybody given to a batch of it? Then it is written: no record could tell of these links else.
    pub(crate) fn was_answered(&self) -> bool {
        self.came.iter().any(|share| !share.told.given.is_empty())
    }
}
