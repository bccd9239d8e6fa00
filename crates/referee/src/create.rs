//! Opening a campaign: genesis, keys, and the engagement that it begins with.

use crate::{
    NewCampaign, Order, PendingSince, Referee, Rejected, SeatKey, Signatures, StateAt, Wanted,
    book,
    contributing::check_policy,
    counted::Counted,
    decision::Decision,
    keys::Key,
    live_campaign::{Now, fault, not_appended},
    panic_guard::guarded,
    parsed_order,
    private_blob::{FreshKeys, PrivateBlob, random_secret},
    rejected::unrecordable,
    terms::Terms,
};
use campaign::desk::Desk;
use campaign::{AnySetup, Campaign, CampaignCommand, Command, Event, ReplaceKey, State};
use chronicle::{CampaignId, NewLog, Policy, Scope, Timelines, Uuid};
use decider::{By, Decider as _, Seat};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// As what a log is begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Begun {
    /// In version 1: dice are bound to their place in the log.
    One,
    /// In version 2: dice are bound to the order, devices sign orders, and the policy says who gives to dice.
    Two(Policy),
}

impl Referee {
    /// Opens a campaign with one engagement, and gives out its keys. `name`: the scenario's title where
    /// none is given.
    ///
    /// # Errors
    /// [`Rejected`] when the name or the scenario cannot be used; nothing was written then.
    pub fn create(&self, name: Option<&str>, scenario: &AnySetup) -> Result<NewCampaign, Rejected> {
        self.create_for(name, scenario, BTreeMap::new(), Begun::One)
    }

    /// As [`Referee::create`], and says who sits where, and as what log it is begun.
    ///
    /// # Errors
    /// As there, and when a seat or a name cannot be used.
    pub fn create_for(
        &self,
        name: Option<&str>,
        scenario: &AnySetup,
        players: BTreeMap<Seat, String>,
        log: Begun,
    ) -> Result<NewCampaign, Rejected> {
        guarded(|| self.create_with(name, scenario, players, log))
    }

    fn create_with(
        &self,
        name: Option<&str>,
        scenario: &AnySetup,
        players: BTreeMap<Seat, String>,
        log: Begun,
    ) -> Result<NewCampaign, Rejected> {
        let log = match log {
            Begun::One => Begun::One,
            Begun::Two(policy) => {
                let policy = self.with_beacon(&policy);
                check_policy(&policy, self.beacon())?;
                Begun::Two(policy)
            }
        };
        let created = scenario.genesis(name)?.played_by(players)?;
        let opening = CampaignCommand::from(scenario.clone());
        let opening = serde_json::to_value(&opening).map_err(Rejected::bug)?;
        let randomness = &*self.parts.randomness;
        let secret = random_secret(randomness)?;
        let (mut private, FreshKeys { organiser, seats }) =
            PrivateBlob::new(&secret, true, &created.seats, randomness)?;
        let (mut terms, mut counted) = (Terms::nothing(), Counted::default());
        let (by, at) = (By::Organiser, self.moment(&terms));
        let log = match log {
            Begun::One => NewLog::One,
            Begun::Two(chance) => {
                NewLog::Two { log_key: private.make_log_key(randomness)?, chance }
            }
        };
        let genesis = chronicle::genesis(&secret, &log, self.new_batch(), at, by.clone(), &created)
            .map_err(unrecordable)?;
        let campaign = genesis.opens_campaign().ok_or_else(|| Rejected::bug("no genesis"))?;
        let tip = genesis.tip(0).ok_or_else(|| Rejected::bug("an empty genesis"))?;
        let mut timelines = Timelines::new();
        for record in &genesis.records {
            timelines.push(record).map_err(Rejected::bug)?;
            terms.take(record)?;
            counted.take_record(record);
        }
        let mut state = State::default();
        let name = created.name.clone();
        Campaign::evolve(&mut state, &Event::from(created)).map_err(Rejected::bug)?;
        let standing =
            Arc::new(StateAt::nothing().after(Some(state), std::slice::from_ref(&genesis)));
        let (desk, open_clauses) = (Desk::default(), BTreeSet::new());
        let version = 0; // nothing is written by this
        let pending_since = PendingSince::default();
        let now = Now {
            timelines,
            tip,
            standing,
            private,
            desk,
            open_clauses,
            terms,
            counted,
            pending_since,
            version,
        };

        let order = Order {
            batch: self.new_batch(),
            head: 0,
            by,
            scope: Scope::Campaign,
            command: Wanted::Json(opening),
            nonce: None,
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        let parsed = parsed_order::read(&now.standing.state, &order.scope, &order.command)?;
        let unsigned = Signatures::none();
        let upon = now.tip.last.hash;
        let (opened, _) =
            self.decided(&now, &order, parsed, upon, &unsigned, Decision::alone())?.written()?;
        let head = opened.head().ok_or_else(|| Rejected::bug("an empty opening"))?;

        // Nothing was written so far. The secret goes first: a log without it could not go on. Nobody
        // sees the campaign before its engagement stands, whoever asks between the two batches.
        let mut private = now.private;
        private.whole_at = Some(head);
        let store = &self.parts.store;
        store.keep(campaign, &private.to_bytes()?).map_err(fault)?;
        store.append(campaign, None, &genesis).map_err(not_appended)?;
        store.append(campaign, Some(tip.last), &opened).map_err(not_appended)?;
        self.published(campaign, head);
        Ok(NewCampaign { campaign, name, head, organiser, seats })
    }

    /// Makes a seat's old key worthless and gives out a new one (the organiser, or whoever sits
    /// there). That it happened is recorded; the keys are not.
    ///
    /// # Errors
    /// [`Rejected`] when the sender is neither the organiser nor sits there, or when nobody does.
    pub fn replace_key(
        &self,
        campaign: CampaignId,
        by: &By,
        seat: &Seat,
    ) -> Result<SeatKey, Rejected> {
        self.replace_key_signed(campaign, by, (seat, self.new_batch()), &Signatures::none())
    }

    /// As [`Referee::replace_key`], in a batch of the sender's choice that a device has signed.
    ///
    /// # Errors
    /// As there; `signature_needed` where the organiser signs.
    pub fn replace_key_signed(
        &self,
        campaign: CampaignId,
        by: &By,
        (seat, batch): (&Seat, Uuid),
        signatures: &Signatures,
    ) -> Result<SeatKey, Rejected> {
        guarded(|| {
            parsed_order::check_batch_id(&batch)?;
            let key = Key::random(&*self.parts.randomness)?;
            let head = self.writing(campaign, |table| {
                let _giving = table.giving_freely()?;
                self.handed_over(table, by, signatures)?;
                let (tip, batch, state, private) = {
                    let now = table.now();
                    book::check_open(&now.desk)?;
                    let (batch, state) = self.key_replaced(&now, by, (seat, batch), signatures)?;
                    let mut private = now.private.clone();
                    private.replace(seat, &key);
                    if by.seat() != Some(seat) {
                        // Whoever sat there before is told nothing more.
                        private.turn_notices.remove(seat);
                        private.feeds.remove(seat);
                    }
                    (now.tip, batch, state, private)
                };
                let batches = [batch];
                self.store_and_keep(table, &tip, &batches, Some(&private.to_bytes()?))?;
                crate::accept::publish(table, &batches, |now| now.after(Some(state), &batches))?;
                let mut now = table.change();
                now.private = private;
                Ok(now.tip.last)
            })?;
            self.published(campaign, head);
            Ok(SeatKey { seat: seat.clone(), key })
        })
    }

    fn key_replaced(
        &self,
        now: &Now,
        by: &By,
        (seat, batch): (&Seat, Uuid),
        signatures: &Signatures,
    ) -> Result<(chronicle::Batch, State), Rejected> {
        let replace = ReplaceKey { seat: seat.clone() };
        let wanted = CampaignCommand::ReplaceKey(replace.clone());
        let json = serde_json::to_value(&wanted).map_err(Rejected::bug)?;
        let parsed = parsed_order::ParsedOrder {
            json: parsed_order::raw(&json)?,
            command: Command::ReplaceKey(replace),
        };
        let order = Order {
            batch,
            head: now.tip.last.seq,
            by: by.clone(),
            scope: Scope::Campaign,
            command: Wanted::Json(json),
            nonce: None,
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        let upon = now.tip.last.hash;
        self.decided(now, &order, parsed, upon, signatures, Decision::alone())?.written()
    }
}
