//! What the others are asked for somebody's dice, as it is told to them, kept beside the log, and gathered.

use crate::{
    Code, Order, Rejected, Signatures, Wanted, rejected::said, signatures::name_of, terms::Terms,
};
use chance::{Bytes32, Witness};
use chronicle::{
    CampaignId, Chains, Given, Head, PublicKey, Scope, Signature, SigningKey, Spent, Timestamp,
    Uuid, asked_message,
};
use chrono::{DateTime, TimeDelta, Utc};
use decider::By;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Knows whose devices listen now, and reaches them.
pub trait Attendance: Send + Sync {
    /// The devices that would hear an ask, by the seat that each sits for.
    fn attending(&self, campaign: CampaignId) -> BTreeSet<(String, PublicKey)>;

    /// Something is asked of them. Must not block.
    fn asked(&self, campaign: CampaignId, ask: &Ask);

    /// What was thrown waits for one of them to confirm it, or waits no more. Must not block.
    fn thrown(&self, campaign: CampaignId);
}

/// What the house asks of the others' devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ask {
    /// The hash of the next three: what is answered.
    pub ask: Bytes32,
    /// The hash of the record that the order will stand behind.
    pub prev: Bytes32,
    /// The intent of the order.
    pub intent: Bytes32,
    /// The envelope on the table.
    pub envelope: u64,
    /// The number of the record that the order will stand behind.
    pub after: u64,
    /// The order's batch.
    pub batch: Uuid,
    /// Who gave it.
    pub by: By,
    /// What it is about.
    pub scope: Scope,
    /// The head that its sender saw.
    pub head: u64,
    /// Who is asked, and which of their devices.
    pub devices: BTreeMap<String, PublicKey>,
    /// So long the house waits.
    pub until: DateTime<Utc>,
    /// The house's word that it asks this.
    pub signature: Signature,
}

/// How far an ask has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gathering {
    /// Have as many given as the policy wants?
    pub enough: bool,
    /// Who has not given yet, and which of their devices was asked.
    pub missing: BTreeMap<String, PublicKey>,
    /// So long the house waits.
    pub until: DateTime<Utc>,
}

/// What was asked for, kept beside the log: a house that comes up again asks the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Asked {
    pub(crate) order: KeptOrder,
    pub(crate) at: Timestamp,
    pub(crate) wait_seconds: u64,
    pub(crate) after: u64,
    pub(crate) prev: Bytes32,
    pub(crate) intent: Bytes32,
    pub(crate) envelope: u64,
    pub(crate) devices: BTreeMap<String, PublicKey>,
    /// Who has confirmed what was thrown for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) witness: Option<Witness>,
}

/// An order that waits for its dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptOrder {
    batch: Uuid,
    head: u64,
    by: By,
    scope: Scope,
    command: serde_json::Value,
    nonce: Option<String>,
    thrown: Option<Vec<u32>>,
    device: Option<PublicKey>,
    signature: Option<Signature>,
}

/// What has come so far. A restart forgets it, and devices give the same again.
#[derive(Debug, Default)]
pub(crate) struct Gathered {
    pub(crate) given: BTreeMap<String, Given>,
    /// Links of earlier asks, to be told with this order.
    pub(crate) spent: Vec<Spent>,
    /// The last order that was asked for and not written, with why.
    pub(crate) refused: Option<(Uuid, Rejected)>,
}

impl Gathered {
    /// The chains as they will be when what is told with the order is told.
    pub(crate) fn chains(&self, terms: &Terms) -> Chains {
        let mut chains = terms.chains.clone();
        for link in self.spent.iter().flat_map(|spent| &spent.given) {
            let at = (&*link.seat, &link.device);
            let _ = chains.link(&terms.campaign, at, link.index, link.value);
        }
        chains
    }
}

impl KeptOrder {
    pub(crate) fn new(
        order: &Order,
        command: &str,
        signatures: &Signatures,
    ) -> Result<Self, Rejected> {
        let signed = signatures.by_intent.values().next().copied();
        Ok(Self {
            batch: order.batch,
            head: order.head,
            by: order.by.clone(),
            scope: order.scope.clone(),
            command: serde_json::from_str(command).map_err(Rejected::bug)?,
            nonce: order.nonce.clone(),
            thrown: order.thrown.clone(),
            device: signatures.device.filter(|_| signed.is_some()),
            signature: signed,
        })
    }

    pub(crate) const fn batch(&self) -> Uuid {
        self.batch
    }

    /// Who sent it, as bindings name them.
    pub(crate) fn sender(&self) -> String {
        name_of(&self.by)
    }

    /// Has this device signed it?
    pub(crate) fn is_signed_by(&self, device: &PublicKey) -> bool {
        self.device == Some(*device)
    }

    /// What its sender's device has signed.
    pub(crate) fn signatures(&self, intent: Bytes32) -> Signatures {
        let mut signatures = Signatures { device: self.device, ..Signatures::none() };
        if let Some(signature) = self.signature {
            signatures.by_intent.insert(intent, signature);
        }
        signatures
    }

    pub(crate) fn order(&self) -> Order {
        Order {
            batch: self.batch,
            head: self.head,
            by: self.by.clone(),
            scope: self.scope.clone(),
            command: Wanted::Json(self.command.clone()),
            nonce: self.nonce.clone(),
            thrown: self.thrown.clone(),
        }
    }
}

impl Asked {
    pub(crate) fn ask(&self) -> Bytes32 {
        chronicle::ask(&self.prev, &self.intent, self.envelope)
    }

    pub(crate) fn until(&self) -> DateTime<Utc> {
        let wait = i64::try_from(self.wait_seconds).ok().and_then(TimeDelta::try_seconds);
        let at = DateTime::<Utc>::from(self.at);
        wait.and_then(|wait| at.checked_add_signed(wait)).unwrap_or(at)
    }

    pub(crate) fn signatures(&self) -> Signatures {
        self.order.signatures(self.intent)
    }

    /// As it is told; the house signs.
    pub(crate) fn told(&self, house: &SigningKey) -> Ask {
        let ask = self.ask();
        Ask {
            ask,
            prev: self.prev,
            intent: self.intent,
            envelope: self.envelope,
            after: self.after,
            batch: self.order.batch,
            by: self.order.by.clone(),
            scope: self.order.scope.clone(),
            head: self.order.head,
            devices: self.devices.clone(),
            until: self.until(),
            signature: house.sign(&asked_message(&ask)),
        }
    }
}

/// The order waits for the others' part in its dice; or another does, and this one behind it.
pub(crate) fn being_asked() -> Rejected {
    Rejected::new(Code::BeingAsked, said!("being-asked"))
}

/// What is kept beside a log that goes on from elsewhere is asked no more: its order was written, or refused and
/// accounted for, or the log was taken back from a backup.
pub(crate) fn still_asked(asked: Option<Asked>, end: &Head) -> Option<Asked> {
    asked.filter(|asked| asked.prev == end.hash)
}
