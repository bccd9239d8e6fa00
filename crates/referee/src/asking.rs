//! Asking the others at the table for their part in somebody's dice (version 2 of the log, section 3).
//!
//! An order that opens an envelope is checked to that point and kept beside the log; the devices of the others are
//! asked; what they give is gathered; then the order is decided and written. While it waits nothing else is written:
//! an order that was answered stands.

use crate::{
    Answer, Ask, Attendance, Code, DeskOrder, Gathering, Referee, Rejected,
    accept::{answer, publish},
    amendment::Amendment,
    asked::{Asked, Came, Gathered, KeptRequest, Waiting, being_asked},
    beacons::wanted,
    decision::Decision,
    live_campaign::{LiveCampaign, Now},
    panic_guard::guarded,
    parsed_order,
    private_blob::PrivateBlob,
    shares::Shares,
    unconfirmed::{throw_contested, throw_waits},
};
use chance::Bytes32;
use chronicle::{CampaignId, PublicKey, Spent, Uuid};
use serde::Deserialize;
use std::collections::BTreeSet;

mod account;
mod link;

pub use link::Link;

/// A request that writes several batches.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Request {
    /// Correcting an order.
    Amend(Amendment),
    /// A ruling that corrects one, or going on without somebody.
    Desk(DeskOrder),
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
        let waits_on = asked.stands(&gathered)
            && asked.way(&now.terms, gathered.given.len(), missing.len()).is_none();
        let round = match gathered.round {
            Some(_) => None,
            None => wanted(&now.terms, asked, (gathered.given.len(), missing.len())),
        };
        let until = (!waits_on).then(|| asked.until());
        Ok(Some(Gathering { enough, missing, until, round }))
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
        let before = table.now().tip;
        self.store_and_keep(table, &before, &[], Some(&private.to_bytes()?))?;
        table.change().private = private;
        Ok(())
    }

    /// What a request that writes several batches is answered; where the others are asked for one of them, they are asked.
    pub(crate) fn unless_asked<T>(
        &self,
        table: &LiveCampaign,
        shares: &mut Shares,
        answer: Result<T, Rejected>,
    ) -> Result<T, Rejected> {
        match shares.asks.take() {
            Some(asked) => Err(self.begin_asking(table, asked)?),
            None => answer,
        }
    }

    /// Was this request refused for want of the others' part in its dice?
    pub(crate) fn was_refused(&self, table: &LiveCampaign, batch: &Uuid) -> Result<(), Rejected> {
        match &table.gathered().refused {
            Some((refused, why)) if refused == batch => Err(why.clone()),
            _ => Ok(()),
        }
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
        if now.private.contested.contains(batch) {
            return Err(throw_contested());
        }
        self.was_refused(table, batch)
    }

    /// Decides the order that waits, with what has come. None: nobody waits for this ask any more.
    ///
    /// # Errors
    /// `nobody_gave`, where the policy opens no envelope then; `beacon_silent`, where a beacon's round has not come. The order is not written, and the links that came are
    /// told. What the order would be answered otherwise.
    pub fn settle(&self, campaign: CampaignId, ask: &Bytes32) -> Result<Option<Answer>, Rejected> {
        guarded(|| {
            let settled = self.writing(campaign, |table| {
                let _giving = table.giving();
                self.settle_at(table, ask)
            });
            // A refusal may have left an account of what came.
            let head = self.table(campaign)?.now().tip.last;
            match &settled {
                Ok(None) => {}
                Ok(Some(_)) | Err(_) => self.published(campaign, head),
            }
            if matches!(settled, Ok(Some(_))) {
                self.pass(campaign);
            }
            settled
        })
    }

    fn settle_at(&self, table: &LiveCampaign, ask: &Bytes32) -> Result<Option<Answer>, Rejected> {
        let asked = table.now().private.asked.clone().filter(|asked| asked.ask() == *ask);
        let Some(asked) = asked else { return Ok(None) };
        let order = match &asked.order {
            Waiting::Order(order) => order,
            Waiting::Request(request) => return self.settle_request(table, &asked, request),
        };
        let signatures = order.signatures(asked.intent);
        let order = order.order();
        let Came { given, silent, spent, round } = table.gathered().came(&asked);
        let decided = {
            let now = table.now();
            let parsed = parsed_order::read(&now.standing.state, &order.scope, &order.command)?;
            let upon = self.hash_of(table, &now, order.head)?;
            let decision = Decision::Gathered {
                at: asked.at,
                given: &given,
                silent,
                spent: &spent,
                round: round.as_ref(),
                witness: asked.witness.as_ref(),
            };
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

    /// Goes through a request once more, with what has come to the batch that waited. It asks for the next one then, or
    /// is written.
    fn settle_request(
        &self,
        table: &LiveCampaign,
        asked: &Asked,
        request: &KeptRequest,
    ) -> Result<Option<Answer>, Rejected> {
        let (came, stands) = {
            let gathered = table.gathered();
            (gathered.came(asked), asked.stands(&gathered))
        };
        let spent = came.spent.clone();
        let others = (self.attending(table.campaign), self.beacon());
        let mut shares = Shares::resumed((asked, request), came, others);
        let signatures = request.signatures();
        let done = match Request::deserialize(&request.what).map_err(Rejected::bug)? {
            Request::Amend(amendment) => {
                let amended = self.amend_at(table, &amendment, &signatures, &mut shares);
                amended.map(|(answer, amended)| (answer, Some(amended)))
            }
            Request::Desk(order) => {
                self.desk_at(table, &order, &signatures, &mut shares).map(|answer| (answer, None))
            }
        };
        if let Some(next) = shares.asks.take() {
            return Err(self.begin_asking(table, next)?);
        }
        let refused = match done {
            Ok((answer, amended)) => {
                self.asks_no_more(table)?;
                table.gathered().amended = amended.map(|it| (request.batch, Box::new(it)));
                return Ok(Some(answer));
            }
            Err(refused) => refused,
        };
        let for_want = [Code::NobodyGave, Code::BeaconSilent].map(Code::text);
        if stands && for_want.contains(&refused.code) {
            // No record could tell of the links that came: it waits on.
            return Err(being_asked());
        }
        // Of links to batches that stand in no log nothing can be told.
        let end = table.now().tip.last.seq;
        let told: Vec<Spent> = spent.into_iter().filter(|spent| spent.after <= end).collect();
        self.account_for(table, &told)?;
        self.asks_no_more(table)?;
        table.gathered().refused = Some((request.batch, refused.clone()));
        Err(refused)
    }

    fn asks_no_more(&self, table: &LiveCampaign) -> Result<(), Rejected> {
        *table.gathered() = Gathered::default();
        let mut private = table.now().private.clone();
        private.asked = None;
        self.keep(table, private)
    }
}
