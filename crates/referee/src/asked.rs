//! What the others are asked for somebody's dice, as it is told to them, kept beside the log, and gathered.

use crate::{
    Code, Order, Rejected, Signatures, Wanted, amendment::Amended, rejected::said,
    signatures::name_of, terms::Terms,
};
use chance::{Bytes32, Witness};
use chronicle::{
    Asker, Beacon, CampaignId, Chains, Given, Head, PublicKey, Round, Scope, Signature, SigningKey,
    Spent, Timestamp, Uuid, Way, asked_message,
};
use chrono::{DateTime, TimeDelta, Utc};
use decider::By;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

mod request;

pub(crate) use request::{BatchAsks, Came, KeptRequest, Share};

/// Knows whose devices listen now, and reaches them.
pub trait Attendance: Send + Sync {
    /// The devices that would hear an ask, by the seat that each sits for.
    fn attending(&self, campaign: CampaignId) -> BTreeSet<(String, PublicKey)>;

    /// Something is asked of them. Must not block.
    fn asked(&self, campaign: CampaignId, ask: &Ask);

    /// What was thrown waits for one of them to confirm it, or waits no more. Must not block.
    fn thrown(&self, campaign: CampaignId);

    /// Another server asks something of them, or has heard what one of them gives; none: it asks nothing any more. Must not block.
    fn asked_elsewhere(&self, campaign: CampaignId, ask: Option<&Ask>);
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
    /// Where the order is part of a correction: the lines of the records between the end of the log and the order,
    /// without what they hold. They are stored with it.
    pub behind: Vec<String>,
}

/// How far an ask has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gathering {
    /// Have as many given as the policy wants?
    pub enough: bool,
    /// Who has not given yet, and which of their devices was asked.
    pub missing: BTreeMap<String, PublicKey>,
    /// So long the house waits; none: until enough have given. A correction of which one batch was answered stands.
    pub until: Option<DateTime<Utc>>,
    /// The round of a beacon that is wanted if nobody else gives; it may not be there yet.
    pub round: Option<WantedRound>,
}

/// The round of a beacon that an order waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WantedRound {
    /// The beacon of the campaign's policy.
    pub beacon: Beacon,
    /// The number of the round.
    pub round: u64,
    /// When it begins.
    pub begins: DateTime<Utc>,
}

/// What was asked for, kept beside the log: a house that comes up again asks the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Asked {
    pub(crate) order: Waiting,
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
    /// What has come so far, where several servers gather it: each device gives to the one that it follows.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) given: BTreeMap<String, Given>,
}

/// What waits for its dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Waiting {
    Order(Box<KeptOrder>),
    /// A batch of a request that writes several.
    Request(Box<KeptRequest>),
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<String>>,
    device: Option<PublicKey>,
    signature: Option<Signature>,
}

/// What has come so far. A restart forgets it, and devices give the same again.
#[derive(Debug, Default)]
pub(crate) struct Gathered {
    pub(crate) given: BTreeMap<String, Given>,
    /// Links of earlier asks, to be told with this order.
    pub(crate) spent: Vec<Spent>,
    /// The beacon's round, where it was fetched.
    pub(crate) round: Option<Round>,
    /// The last order that was asked for and not written, with why.
    pub(crate) refused: Option<(Uuid, Rejected)>,
    /// What the last correction came to that was asked for.
    pub(crate) amended: Option<(Uuid, Box<Amended>)>,
}

impl Gathered {
    /// What has come to an ask.
    pub(crate) fn came(&self, asked: &Asked) -> Came {
        let silent = asked.devices.keys().filter(|seat| !self.given.contains_key(*seat));
        Came {
            given: self.given.values().cloned().collect(),
            silent: silent.cloned().collect(),
            spent: self.spent.clone(),
            round: self.round.clone(),
        }
    }

    /// The chains as they will be when what is told with the order is told. `asked`: what waits.
    pub(crate) fn chains(&self, terms: &Terms, asked: Option<&Asked>) -> Chains {
        let mut chains = terms.chains.clone();
        let earlier = asked.into_iter().flat_map(Asked::earlier).flat_map(|share| {
            share.spent.iter().flat_map(|spent| &spent.given).chain(&share.told.given)
        });
        for link in earlier.chain(self.spent.iter().flat_map(|spent| &spent.given)) {
            let at = (&*link.seat, &link.device);
            let _ = chains.link(&terms.campaign, at, link.index, link.value);
        }
        chains
    }
}

impl Waiting {
    /// The id under which it was sent.
    pub(crate) fn batch(&self) -> Uuid {
        match self {
            Self::Order(order) => order.batch,
            Self::Request(request) => request.batch,
        }
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
            cards: order.cards.clone(),
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
            // That was checked before it was kept.
            thrown_for: None,
            cards: self.cards.clone(),
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

    /// What came to the asks before this one, where the batches of one request are asked for one after the other.
    pub(crate) fn earlier(&self) -> &[Share] {
        match &self.order {
            Waiting::Order(_) => &[],
            Waiting::Request(request) => &request.came,
        }
    }

    /// The way that the policy leaves where so many gave and so many were silent; none: there is no batch.
    pub(crate) fn way(&self, terms: &Terms, given: usize, silent: usize) -> Option<Way> {
        let way = |asker: Asker<'_>| asker.way(&terms.policy, &terms.bindings, given, silent);
        match &self.order {
            Waiting::Order(order) => {
                way(Asker { sender: &order.sender(), stead: None, corrects: false })
            }
            Waiting::Request(request) => request.asks.as_ref().and_then(|asks| {
                let (sender, stead) = (&*asks.sender, asks.stead.as_deref());
                way(Asker { sender, stead, corrects: asks.corrects })
            }),
        }
    }

    /// Was a batch of the same request answered, or this one? Then there is no way back.
    pub(crate) fn stands(&self, gathered: &Gathered) -> bool {
        match &self.order {
            Waiting::Order(_) => false,
            Waiting::Request(request) => request.was_answered() || !gathered.given.is_empty(),
        }
    }

    /// Is the log still as it was when this came?
    fn is_upon(&self, end: &Head) -> bool {
        match &self.order {
            Waiting::Order(_) => self.prev == end.hash,
            Waiting::Request(request) => request.upon == end.hash,
        }
    }

    /// As it is told; the house signs.
    pub(crate) fn told(&self, house: &SigningKey) -> Ask {
        let ask = self.ask();
        let (batch, by, scope, head, behind) = match &self.order {
            Waiting::Order(order) => (order.batch, &order.by, &order.scope, order.head, Vec::new()),
            Waiting::Request(request) => match &request.asks {
                Some(it) => (it.batch, &it.by, &it.scope, it.head, it.behind.clone()),
                None => (request.batch, &request.by, &Scope::Campaign, self.after, Vec::new()),
            },
        };
        Ask {
            ask,
            prev: self.prev,
            intent: self.intent,
            envelope: self.envelope,
            after: self.after,
            batch,
            by: by.clone(),
            scope: scope.clone(),
            head,
            behind,
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
    asked.filter(|asked| asked.is_upon(end))
}
