//! Throws that wait for another person's device (version 2 of the log, section 4).
//!
//! An order with typed faces is judged up to the point where something would follow from them, and kept beside the
//! log. Another person's device confirms the faces, and the order is decided and written with that signature; or it
//! contests them, and nothing was rolled. While it waits nothing else is played.

use crate::{
    Answer, Code, Order, Referee, Rejected, SawThrow, ThrownRoll, WaitingThrow,
    accept::{answer, nothing_unused, publish, stopped},
    asked::being_asked,
    attest::name_of,
    decision::{Decided, Decision},
    live_campaign::{LiveCampaign, Now},
    order_chance::Unopened,
    panic_guard::guarded,
    parsed_order,
    rejected::said,
    roller::{roller, roller_of},
    scopes::scopes,
    unconfirmed::{Typed, Unconfirmed, fresh_throws, not_a_witness, throw_waits},
};
use campaign::{Command, State};
use chance::Witness;
use chronicle::{CampaignId, Uuid, witness_message};
use decider::By;

/// What has come of a witness' word.
enum Heard {
    /// The order stands in the log.
    Written(Answer),
    /// Its faces are confirmed, and the others are asked for what it draws behind them.
    Asked(Rejected),
    /// Nothing was rolled.
    Contested,
}

impl Referee {
    /// The order whose faces wait for another person's device; none: none does.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn waiting_throw(&self, campaign: CampaignId) -> Result<Option<WaitingThrow>, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        let waits = now.private.unconfirmed.as_ref();
        Ok(waits.map(|waits| waits.told(&now.terms, now.tip.last, now.tip.next_envelope)))
    }

    /// Takes another person's word on what was thrown. The answer is the order's; none: it is contested. Sent again, it
    /// changes nothing.
    ///
    /// # Errors
    /// `not_asked_for` where nothing waits, or something was written since: look again. `not_a_witness`,
    /// `signature_wrong`. What the order is answered, where it cannot be written after all; it waits no more then.
    pub fn saw_throw(
        &self,
        campaign: CampaignId,
        by: &By,
        saw: &SawThrow,
    ) -> Result<Option<Answer>, Rejected> {
        guarded(|| {
            let heard = self.writing(campaign, |table| {
                let _giving = table.giving();
                self.saw_at(table, by, saw)
            });
            if let Some(attendance) = self.attendance.get() {
                attendance.thrown(campaign);
            }
            match heard? {
                Heard::Written(answer) => {
                    if !answer.again {
                        self.published(campaign, answer.head);
                        self.pass(campaign);
                    }
                    Ok(Some(answer))
                }
                Heard::Asked(asked) => Err(asked),
                Heard::Contested => {
                    self.use_what_was_left(campaign);
                    Ok(None)
                }
            }
        })
    }

    fn saw_at(&self, table: &LiveCampaign, by: &By, saw: &SawThrow) -> Result<Heard, Rejected> {
        let waits = {
            let now = table.now();
            parsed_order::check_sender(&now.standing.state, by)?;
            let waits = now.private.unconfirmed.clone();
            let Some(waits) = waits.filter(|waits| waits.order.batch() == saw.batch) else {
                return self.saw_before(table, &now, saw);
            };
            let told = waits.told(&now.terms, now.tip.last, now.tip.next_envelope);
            let seat = name_of(by);
            if !told.witnesses.contains(&seat) {
                return Err(not_a_witness());
            }
            if told.ask != saw.ask {
                return Err(not_asked());
            }
            if let Some((device, signature)) = &saw.confirmed {
                let terms = &now.terms;
                if !terms.bindings.is_bound(&seat, device) || terms.bindings.is_bot(&seat, device) {
                    return Err(not_a_witness());
                }
                let thrown = chronicle::canonical::canonical(&told.thrown)
                    .map_err(crate::rejected::unrecordable)?;
                let message = witness_message(&told.ask, thrown.get());
                if !device.has_signed(&message, signature) {
                    return Err(Rejected::witness_unsigned());
                }
            }
            waits
        };
        let Some((device, signature)) = saw.confirmed else {
            self.waits_no_more(table, Some(saw.batch))?;
            return Ok(Heard::Contested);
        };
        let (device, signature) = (device.0, signature.to_string());
        self.confirmed(table, &waits, &Witness::Device { seat: name_of(by), device, signature })
    }

    /// A word on a batch that does not wait, or no more.
    fn saw_before(
        &self,
        table: &LiveCampaign,
        now: &Now,
        saw: &SawThrow,
    ) -> Result<Heard, Rejected> {
        if now.private.asked.as_ref().is_some_and(|asked| asked.order.batch() == saw.batch) {
            return Ok(Heard::Asked(being_asked()));
        }
        if saw.confirmed.is_none() && now.private.contested.contains(&saw.batch) {
            return Ok(Heard::Contested);
        }
        let again = self.batch_before(table, now, &saw.batch, |_| Ok(true))?;
        again.filter(|_| saw.confirmed.is_some()).map(Heard::Written).ok_or_else(not_asked)
    }

    /// Decides and writes the order, as it would have been if nobody had to confirm it.
    fn confirmed(
        &self,
        table: &LiveCampaign,
        waits: &Unconfirmed,
        witness: &Witness,
    ) -> Result<Heard, Rejected> {
        let order = waits.order.order();
        let attending = self.attending(table.campaign);
        let decided = {
            let now = table.now();
            let parsed = parsed_order::read(&now.standing.state, &order.scope, &order.command)?;
            let upon = self.hash_of(table, &now, order.head)?;
            let asking = Decision::Asking { attending: &attending, witness: Some(witness) };
            let decided = self.decided(&now, &order, parsed, upon, &waits.signatures(), asking);
            decided.map(|decided| (now.tip, decided))
        };
        match decided {
            Ok((before, Decided::Written(written))) => {
                let (batch, state) = *written;
                self.store(table, &before, &batch)?;
                let answer = answer(order.batch, &batch)?;
                let batches = [batch];
                publish(table, &batches, |standing| standing.after(Some(state), &batches))?;
                self.waits_no_more(table, None)?;
                Ok(Heard::Written(answer))
            }
            // What it asks for takes its place in one step.
            Ok((_, Decided::Asks(asked))) => Ok(Heard::Asked(self.begin_asking(table, *asked)?)),
            Ok((_, Decided::Unconfirmed(_))) => {
                Err(Rejected::bug("what was confirmed waits for a witness"))
            }
            Err(refused) => {
                self.waits_no_more(table, None)?;
                table.gathered().refused = Some((order.batch, refused.clone()));
                Err(refused)
            }
        }
    }

    /// Keeps an order that waits, durably, and then tells the others.
    pub(crate) fn begin_waiting(
        &self,
        table: &LiveCampaign,
        waits: Unconfirmed,
    ) -> Result<Rejected, Rejected> {
        let mut private = table.now().private.clone();
        let told = throw_waits(&waits, &table.now().terms);
        private.unconfirmed = Some(waits);
        self.keep(table, private)?;
        if let Some(attendance) = self.attendance.get() {
            attendance.thrown(table.campaign);
        }
        Ok(told)
    }

    fn waits_no_more(&self, table: &LiveCampaign, contested: Option<Uuid>) -> Result<(), Rejected> {
        let mut private = table.now().private.clone();
        private.unconfirmed = None;
        if let Some(contested) = contested {
            private.remember_contested(contested);
        }
        self.keep(table, private)
    }

    /// The rolls of an order that were typed, each with whose it is, and its cards; nothing is opened and nothing follows.
    ///
    /// # Errors
    /// What the order would be answered, as far as that hangs on nothing but what was typed.
    pub(crate) fn typed(
        &self,
        now: &Now,
        order: &Order,
        command: &Command,
    ) -> Result<Typed, Rejected> {
        if !order.is_typed() {
            return Ok(Typed::default());
        }
        let mut foreseen = Unopened::of(order);
        let mut state = now.standing.state.clone();
        let rolls = match (self.parts.decide)(&mut state, &order.by, &mut foreseen, command) {
            Ok(entries) => {
                nothing_unused(&foreseen.chance)?;
                let about = scopes(&order.scope, &entries);
                let of = |at: usize| about.get(at).unwrap_or(&order.scope).to_string();
                let places = entries.iter().enumerate().filter_map(|(at, entry)| {
                    fresh_throws(std::slice::from_ref(entry)).next().map(|rolled| (at, rolled))
                });
                let roll = |(at, rolled): (usize, &decider::Rolled)| {
                    let whose = roller_of(rolled, &state, &of(at), &order.by);
                    ThrownRoll::new(&rolled.need, &rolled.fall.faces, &whose)
                };
                places.map(roll).collect()
            }
            Err(_) if foreseen.reached => {
                let (before, scope) = (&now.standing.state, order.scope.to_string());
                let roll = |(need, faces): &(chance::Need, Vec<u32>)| {
                    let whose = whose(before, &scope, need, &order.by);
                    ThrownRoll::new(need, faces, &whose)
                };
                foreseen.typed.iter().map(roll).collect()
            }
            Err(stop) => return Err(stopped(stop, &foreseen.chance)),
        };
        Ok(Typed { rolls, cards: foreseen.turned })
    }
}

fn whose(state: &State, scope: &str, need: &chance::Need, actor: &By) -> By {
    roller(state, scope, need.clause.id(), need.why, actor)
}

fn not_asked() -> Rejected {
    Rejected::new(Code::NotAskedFor, said!("nothing-waits-so"))
}
