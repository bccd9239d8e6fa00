//! Asking the others at the table for their part in somebody's dice (version 2 of the log, section 3).
//!
//! An order that opens an envelope is checked to that point and kept beside the log; the devices of the others are
//! asked; what they give is gathered; then the order is decided and written. While it waits nothing else is written:
//! an order that was answered stands.

use crate::{
    Answer, Code, Order, Referee, Rejected, Signatures, Wanted,
    accept::{answer, publish},
    decision::Decision,
    live_campaign::{LiveCampaign, Now, fault},
    panic_guard::guarded,
    parsed_order,
    private_blob::PrivateBlob,
    rejected::said,
};
use chance::Bytes32;
use chronicle::{
    CampaignId, Chains, Given, PublicKey, Scope, Signature, Spent, Timestamp, Uuid, asked_message,
};
use chrono::{DateTime, TimeDelta, Utc};
use decider::By;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

mod account;
mod link;

pub(crate) use account::write_spent;
pub use link::Link;

/// Knows whose devices listen now, and reaches them.
pub trait Attendance: Send + Sync {
    /// The devices that would hear an ask, by the seat that each sits for.
    fn attending(&self, campaign: CampaignId) -> BTreeSet<(String, PublicKey)>;

    /// Something is asked of them. Must not block.
    fn asked(&self, campaign: CampaignId, ask: &Ask);
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
    given: BTreeMap<String, Given>,
    /// Links of earlier asks, to be told with this order.
    pub(crate) spent: Vec<Spent>,
    /// The last order that was asked for and not written, with why.
    refused: Option<(Uuid, Rejected)>,
}

impl Gathered {
    /// The chains as they will be when what is told with the order is told.
    fn chains(&self, now: &Now) -> Chains {
        let mut chains = now.terms.chains.clone();
        for link in self.spent.iter().flat_map(|spent| &spent.given) {
            let at = (&*link.seat, &link.device);
            let _ = chains.link(&now.terms.campaign, at, link.index, link.value);
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

    fn order(&self) -> Order {
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

    pub(crate) const fn batch(&self) -> Uuid {
        self.order.batch
    }

    fn until(&self) -> DateTime<Utc> {
        let wait = i64::try_from(self.wait_seconds).ok().and_then(TimeDelta::try_seconds);
        let at = DateTime::<Utc>::from(self.at);
        wait.and_then(|wait| at.checked_add_signed(wait)).unwrap_or(at)
    }

    fn signatures(&self) -> Signatures {
        let mut signatures = Signatures { device: self.order.device, ..Signatures::none() };
        if let Some(signature) = self.order.signature {
            signatures.by_intent.insert(self.intent, signature);
        }
        signatures
    }

    fn told(&self, private: &PrivateBlob) -> Option<Ask> {
        let ask = self.ask();
        Some(Ask {
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
            signature: private.log_key()?.sign(&asked_message(&ask)),
        })
    }
}

/// Which device of each seat is asked: one that listens, if there is one.
pub(crate) fn devices_of(
    now: &Now,
    seats: &BTreeSet<String>,
    attending: &BTreeSet<(String, PublicKey)>,
) -> BTreeMap<String, PublicKey> {
    let mut devices = BTreeMap::new();
    for (seat, device) in now.terms.chains.givers(&now.terms.bindings) {
        let listens = attending.contains(&(seat.to_owned(), device));
        if seats.contains(seat) && (listens || !devices.contains_key(seat)) {
            devices.insert(seat.to_owned(), device);
        }
    }
    devices
}

impl Referee {
    /// Asks through this whenever somebody has to give to dice. Only the first counts. Without it nobody listens, and
    /// what the policy says of silence happens at once.
    pub fn ask_through(&self, attendance: Box<dyn Attendance>) {
        let _ = self.attendance.set(attendance);
    }

    pub(crate) fn attending(&self, campaign: CampaignId) -> BTreeSet<(String, PublicKey)> {
        let attendance = self.attendance.get();
        attendance.map_or_else(BTreeSet::new, |attendance| attendance.attending(campaign))
    }

    /// What the others are asked for now; none: nothing.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn asks(&self, campaign: CampaignId) -> Result<Option<Ask>, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        Ok(now.private.asked.as_ref().and_then(|asked| asked.told(&now.private)))
    }

    /// How far an ask has come; none: it is not waited for any more.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn gathering(
        &self,
        campaign: CampaignId,
        ask: &Bytes32,
    ) -> Result<Option<Gathering>, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        let Some(asked) = now.private.asked.as_ref().filter(|asked| asked.ask() == *ask) else {
            return Ok(None);
        };
        let gathered = table.gathered();
        let mut missing = asked.devices.clone();
        missing.retain(|seat, _| !gathered.given.contains_key(seat));
        let all = now.terms.policy.from == chronicle::From::All;
        let enough = !gathered.given.is_empty() && (!all || missing.is_empty());
        Ok(Some(Gathering { enough, missing, until: asked.until() }))
    }

    /// Keeps what is asked, durably, and then asks it.
    pub(crate) fn begin_asking(
        &self,
        table: &LiveCampaign,
        asked: Asked,
    ) -> Result<Rejected, Rejected> {
        let mut private = table.now().private.clone();
        let told = asked.told(&private);
        private.asked = Some(asked);
        self.keep(table, private)?;
        *table.gathered() = Gathered::default();
        if let (Some(told), Some(attendance)) = (told, self.attendance.get()) {
            attendance.asked(table.campaign, &told);
        }
        Ok(being_asked())
    }

    pub(crate) fn keep(&self, table: &LiveCampaign, private: PrivateBlob) -> Result<(), Rejected> {
        self.parts.store.keep(table.campaign, &private.to_bytes()?).map_err(|error| {
            self.forget(table.campaign);
            fault(error)
        })?;
        table.change().private = private;
        Ok(())
    }

    /// Is this order asked for, or was it refused for want of answers?
    pub(crate) fn waits_for_dice(
        &self,
        table: &LiveCampaign,
        now: &Now,
        batch: &Uuid,
    ) -> Result<(), Rejected> {
        if now.private.asked.is_some() {
            return Err(being_asked());
        }
        let gathered = table.gathered();
        match &gathered.refused {
            Some((refused, why)) if refused == batch => Err(why.clone()),
            _ => Ok(()),
        }
    }

    /// Decides the order that waits, with what has come. None: nobody waits for this ask any more.
    ///
    /// # Errors
    /// `nobody_gave`, where the policy opens no envelope then; the order is not written, and the links that came are
    /// told. What the order would be answered otherwise.
    pub fn settle(&self, campaign: CampaignId, ask: &Bytes32) -> Result<Option<Answer>, Rejected> {
        guarded(|| {
            let table = self.table(campaign)?;
            let settled = {
                let _giving = table.giving();
                self.settle_at(&table, ask)
            };
            // A refusal may have left an account of what came.
            let head = table.now().tip.last;
            match &settled {
                Ok(None) => {}
                Ok(Some(_)) | Err(_) => self.published(campaign, head),
            }
            settled
        })
    }

    fn settle_at(&self, table: &LiveCampaign, ask: &Bytes32) -> Result<Option<Answer>, Rejected> {
        let asked = table.now().private.asked.clone().filter(|asked| asked.ask() == *ask);
        let Some(asked) = asked else { return Ok(None) };
        let (given, spent) = {
            let gathered = table.gathered();
            (gathered.given.values().cloned().collect::<Vec<_>>(), gathered.spent.clone())
        };
        let order = asked.order.order();
        let decided = {
            let now = table.now();
            let parsed = parsed_order::read(&now.standing.state, &order.scope, &order.command)?;
            let upon = self.hash_of(table, &now, order.head)?;
            let silent =
                asked.devices.keys().filter(|seat| given.iter().all(|it| it.seat != **seat));
            let decision = Decision::Gathered {
                at: asked.at,
                given: &given,
                silent: silent.cloned().collect(),
                spent: &spent,
            };
            let signatures = asked.signatures();
            let written = self.decided(&now, &order, parsed, upon, &signatures, decision);
            written.and_then(|decided| decided.written()).map(|written| (now.tip, written))
        };
        match decided {
            Ok((before, (batch, state))) => {
                self.store(table, &before, &batch)?;
                let answer = answer(order.batch, &batch)?;
                let batches = [batch];
                publish(table, &batches, |standing| standing.after(Some(state), &batches))?;
                self.asks_no_more(table)?;
                Ok(Some(answer))
            }
            Err(refused) => {
                let late = (!given.is_empty()).then(|| Spent {
                    ask: *ask,
                    after: asked.after,
                    intent: asked.intent,
                    envelope: asked.envelope,
                    sender: order.by.to_string(),
                    given,
                    why: refused.code.to_owned(),
                });
                let spent: Vec<Spent> = spent.into_iter().chain(late).collect();
                self.account_for(table, &spent)?;
                self.asks_no_more(table)?;
                table.gathered().refused = Some((order.batch, refused.clone()));
                Err(refused)
            }
        }
    }

    fn asks_no_more(&self, table: &LiveCampaign) -> Result<(), Rejected> {
        *table.gathered() = Gathered::default();
        let mut private = table.now().private.clone();
        private.asked = None;
        self.keep(table, private)
    }
}

/// The order waits for the others' part in its dice; or another does, and this one behind it.
pub(crate) fn being_asked() -> Rejected {
    Rejected::new(Code::BeingAsked, said!("being-asked"))
}

/// What stood in the log already is not asked for again: the house was killed between the two.
pub(crate) fn was_written(private: &PrivateBlob, written: impl Fn(&Uuid) -> bool) -> bool {
    private.asked.as_ref().is_some_and(|asked| written(&asked.batch()))
}
