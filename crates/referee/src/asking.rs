//! Asking the others at the table for their part in somebody's dice (version 2 of the log, section 3).
//!
//! An order that opens an envelope is checked to that point and kept beside the log; the devices of the others are
//! asked; what they give is gathered; then the order is decided and written. While it waits nothing else is written:
//! an order that was answered stands.

use crate::{
    Answer, Ask, Attendance, Gathering, Referee, Rejected,
    accept::{answer, publish},
    asked::{Asked, Gathered, being_asked},
    decision::Decision,
    live_campaign::{LiveCampaign, Now, fault},
    panic_guard::guarded,
    parsed_order,
    private_blob::PrivateBlob,
    unconfirmed::{throw_contested, throw_waits},
};
use chance::Bytes32;
use chronicle::{CampaignId, PublicKey, Spent, Uuid};
use std::collections::BTreeSet;

mod account;
mod link;

pub use link::Link;

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
        let (asked, house) = (now.private.asked.as_ref(), now.private.log_key());
        Ok(asked.zip(house).map(|(asked, house)| asked.told(&house)))
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
        let enough = now.terms.policy.is_enough(gathered.given.len(), missing.len());
        Ok(Some(Gathering { enough, missing, until: asked.until() }))
    }

    /// Keeps what is asked, durably, and then asks it.
    pub(crate) fn begin_asking(
        &self,
        table: &LiveCampaign,
        asked: Asked,
    ) -> Result<Rejected, Rejected> {
        let mut private = table.now().private.clone();
        let told = private.log_key().map(|house| asked.told(&house));
        private.asked = Some(asked);
        private.unconfirmed = None;
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

    /// Is this order asked for, does it wait for a witness, or was it refused for want of either?
    pub(crate) fn waits_for_dice(
        &self,
        table: &LiveCampaign,
        now: &Now,
        batch: &Uuid,
    ) -> Result<(), Rejected> {
        if now.private.asked.is_some() {
            return Err(being_asked());
        }
        if let Some(waits) = &now.private.unconfirmed {
            return Err(throw_waits(waits, &now.terms));
        }
        if now.private.contested == Some(*batch) {
            return Err(throw_contested());
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
                witness: asked.witness.as_ref(),
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
