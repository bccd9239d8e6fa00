//! Adopting a what-if: the head goes back to where it parted, and what was played in it follows as orders of this
//! campaign, given by the organiser in their players' stead. Its dice and cards fell elsewhere, so they stand here as
//! the organiser's word.

use super::PlayedBeside;
use crate::{
    Adopt, Answer, AskConsent, Code, ComesOf, DeskOrder, ForeseenAct, ForeseenConsent, Referee,
    Rejected, Signatures,
    accept::{publish, write},
    amend::on_behalf,
    blind, book,
    correction::{Correction, Leaving, NewOrder},
    desk::{names, said, text},
    live_campaign::{LiveCampaign, Now},
    parsed_order,
    past_order::Past,
    rejected::{said, unrecordable},
};
use campaign::desk::{ConsentRule, WhatIfAdopted, WhatIfPlayed};
use campaign::{Event, State};
use chance::{Pick, Roller, Source};
use chronicle::{BatchWriter, Brought, CampaignId, Head, ThrownBy};
use decider::{Audience, By, Drawn, Entry, Rolled, Seat};
use serde_json::{json, value::RawValue};
use std::collections::BTreeSet;
use std::sync::RwLockReadGuard;

/// What was played in a what-if, as far as this campaign can take it over.
struct Ready {
    played: WhatIfPlayed,
    to: u64,
    orders: Vec<Past>,
}

impl Referee {
    /// Adopts it, all of it in one go or not at all.
    pub(crate) fn adopted(
        &self,
        table: &LiveCampaign,
        now: RwLockReadGuard<'_, Now>,
        (order, adopt, command): (&DeskOrder, &Adopt, Box<RawValue>),
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        let DeskOrder { batch, by, .. } = order;
        let reason = text(&adopt.reason)?;
        let Ready { played, to, orders } = self.adoptable(table, &now, by, adopt)?;
        let consent = self.consent_to_adopt(table, &now, to, (&played, &orders))?;
        if consent.needed && !consent.agreed {
            let message = said!("consent-needed-to-adopt", seats = names(&consent.seats));
            return Err(Rejected::new(Code::ConsentNeeded, message));
        }
        let fell = |kind| orders.iter().map(|past| past.count_of(kind)).sum();
        let event = WhatIfAdopted {
            what_if: played,
            to,
            orders: orders.len() as u64,
            rolls: fell(chronicle::kind::DICE_ROLLED),
            draws: fell(chronicle::kind::CARD_DRAWN),
            made: now.private.what_ifs.len() as u64,
            reason: reason.clone(),
        };
        let head = now.tip.last.seq;
        let target = self.standing_on(table, &now, to)?;
        let mut correction = Correction::new(&now, self.moment(&now.terms), *batch, signatures);
        let word = said(&mut correction, by, command, &event.into())?;
        correction.add(word)?;
        if to != head {
            correction.leave(Leaving {
                by: By::Organiser,
                to,
                command: parsed_order::raw(&json!({ "rewind": { "to": to } }))?,
                audience: Audience::Everyone,
                reason: &reason,
                dispute: None,
                brings: Brought::NOTHING,
                thrown: None,
            })?;
        }
        drop(now);
        let mut state = target.state.clone();
        for past in &orders {
            self.take_over_order(&mut correction, &mut state, past, target.at)?;
        }
        correction.attestor.complete()?;
        let before = table.now().tip;
        self.store_all(table, &before, &correction.batches)?;
        publish(table, &correction.batches, |_| target.after(Some(state), &correction.batches))?;
        Ok(correction.answer())
    }

    /// What adopting it would change.
    pub(crate) fn adoption_foreseen(
        &self,
        table: &LiveCampaign,
        now: &Now,
        by: &By,
        adopt: &Adopt,
    ) -> Result<ForeseenAct, Rejected> {
        let Ready { played, to, orders } = self.adoptable(table, now, by, adopt)?;
        let mut state = self.standing_on(table, now, to)?.state.clone();
        for past in &orders {
            self.decided_there(past, &mut state)?;
        }
        let fell = |kind| orders.iter().map(|past| past.count_of(kind)).sum();
        let comes = ComesOf::Adopted {
            by: orders.iter().map(Past::actor).collect(),
            rolls: fell(chronicle::kind::DICE_ROLLED),
            draws: fell(chronicle::kind::CARD_DRAWN),
        };
        let consent = self.consent_to_adopt(table, now, to, (&played, &orders))?;
        Ok(ForeseenAct { head: now.tip.last, to, comes, consent, state })
    }

    /// What is checked of it before anything is decided or written.
    fn adoptable(
        &self,
        table: &LiveCampaign,
        now: &Now,
        by: &By,
        adopt: &Adopt,
    ) -> Result<Ready, Rejected> {
        book::organiser_only(by, said!("only-organiser-adopts"))?;
        blind::check_what_if(&now.desk)?;
        let ready = self.ready(table, now, &adopt.what_if)?;
        if ready.played.record != adopt.head {
            let (head, now) = (adopt.head, ready.played.record);
            let message = said!("what-if-went-on", head = head, now = now);
            return Err(Rejected::new(Code::Stale, message));
        }
        check_thrown(now, &ready.orders)?;
        Ok(ready)
    }

    /// An order of the what-if, decided once more upon a state, which it moves on.
    fn decided_there(&self, past: &Past, state: &mut State) -> Result<Vec<Entry<Event>>, Rejected> {
        past.decided_as_then(self.parts.decide, state)?.ok_or_else(|| {
            let message = said!("what-if-differs", record = past.order().seq);
            Rejected::new(Code::WhatIfDiffers, message)
        })
    }

    /// What is asked of the players before a what-if is adopted: where the head goes back to, whose orders are undone or
    /// put in, and which what-if, how far.
    pub(crate) fn asks_to_adopt(
        &self,
        table: &LiveCampaign,
        now: &Now,
        ask: &AskConsent,
        what_if: &str,
    ) -> Result<(WhatIfPlayed, Vec<Seat>), Rejected> {
        let Ready { played, to, orders } = self.ready(table, now, what_if)?;
        if ask.to != to || ask.only.is_some() {
            let message = said!("what-if-parted-elsewhere", to = to);
            return Err(Rejected::new(Code::NotWhereItParted, message));
        }
        let affected = self.affected_by_adoption(table, now, to, &orders)?;
        Ok((played, affected))
    }

    fn ready(&self, table: &LiveCampaign, now: &Now, what_if: &str) -> Result<Ready, Rejected> {
        let unknown = || {
            let named: String = what_if.chars().take(40).collect();
            Rejected::new(Code::UnknownWhatIf, said!("unknown-what-if", campaign = named))
        };
        let id: CampaignId = what_if.parse().map_err(|_| unknown())?;
        if id == table.campaign {
            return Err(unknown());
        }
        let PlayedBeside { begun, head, orders, .. } = self.played_beside(table.campaign, id)?;
        let Some(orders) = orders else {
            let message = said!("what-if-before", record = begun.record);
            return Err(Rejected::new(Code::WhatIfRewound, message));
        };
        if orders.is_empty() {
            return Err(Rejected::new(Code::NothingToAdopt, said!("nothing-to-adopt")));
        }
        let here = begun.record <= now.tip.last.seq
            && self.hash_at(table.campaign, begun.record)?.to_string() == begun.hash;
        if !here {
            // This log was taken back from an older copy since.
            return Err(unknown());
        }
        let played = WhatIfPlayed {
            campaign: id.to_string(),
            record: head.seq,
            hash: head.hash.to_string(),
        };
        Ok(Ready { played, to: begun.record, orders })
    }

    /// Whose orders are undone, or put in.
    fn affected_by_adoption(
        &self,
        table: &LiveCampaign,
        now: &Now,
        to: u64,
        orders: &[Past],
    ) -> Result<Vec<Seat>, Rejected> {
        let mut seats: BTreeSet<Seat> = match to == now.tip.last.seq {
            true => BTreeSet::new(),
            false => self.affected(table, now, to, None)?.into_iter().collect(),
        };
        seats.extend(orders.iter().filter_map(|past| past.actor().seat().cloned()));
        Ok(seats.into_iter().collect())
    }

    /// Who must agree before it is adopted, as the house rules say. An answer to a plain rewind is none to this.
    fn consent_to_adopt(
        &self,
        table: &LiveCampaign,
        now: &Now,
        to: u64,
        (played, orders): (&WhatIfPlayed, &[Past]),
    ) -> Result<ForeseenConsent, Rejected> {
        if now.desk.rules.consent == ConsentRule::Organiser {
            return Ok(ForeseenConsent::default());
        }
        let seats = self.affected_by_adoption(table, now, to, orders)?;
        let agreed = self.have_agreed(now, &seats, |asked| {
            asked.to == to && asked.what_if.as_ref() == Some(played)
        });
        Ok(ForeseenConsent { needed: !seats.is_empty(), seats, agreed })
    }

    /// One order of the what-if, decided once more on this campaign's state with the dice and cards that fell there.
    fn take_over_order(
        &self,
        correction: &mut Correction<'_>,
        state: &mut State,
        past: &Past,
        onto: Head,
    ) -> Result<(), Rejected> {
        let order = past.order();
        let then = state.clone();
        let (by, parsed) = past.parsed(&then)?;
        let entries = self.decided_there(past, state)?;
        let second = correction.attestor.is_second();
        let entries: Vec<_> = entries.into_iter().map(|entry| word_of(entry, second)).collect();
        let command = on_behalf(&by, parsed.json.clone(), second)?;
        let mut audience = then.audience_of(&parsed.command, &by);
        if second {
            // The order tells what was thrown, card by card: whoever may not know a card does not read the order.
            audience = narrowed(audience, &entries);
        }
        let plain = NewOrder::plain(By::Organiser, order.scope.clone(), audience, command);
        let thrown = numbers(&entries);
        let (opening, given) = correction.opening(NewOrder {
            stead: by.seat(),
            upon: Some(onto),
            thrown: (second && !thrown.is_empty()).then_some(thrown),
            ..plain
        })?;
        let secret = correction.secret.clone();
        let mut writer =
            BatchWriter::begin(&secret, &correction.tip, opening, &given).map_err(unrecordable)?;
        write(&mut writer, &order.scope, (state, &by), &entries)?;
        correction.add(writer.finish())
    }
}

/// By some policies of the dice the organiser's word is not enough for what was thrown.
fn check_thrown(now: &Now, orders: &[Past]) -> Result<(), Rejected> {
    let fell = |past: &Past| {
        past.count_of(chronicle::kind::DICE_ROLLED) + past.count_of(chronicle::kind::CARD_DRAWN) > 0
    };
    if now.terms.policy.thrown == ThrownBy::Anyone || !orders.iter().any(fell) {
        return Ok(());
    }
    let mut rejected = Rejected::new(Code::WhatIfThrown, said!("what-if-thrown"));
    rejected.allowed = Some(said!("what-if-thrown-allowed"));
    Err(rejected)
}

/// What fell in the what-if, as the organiser's word in this campaign.
fn word_of(entry: Entry<Event>, second: bool) -> Entry<Event> {
    match entry {
        Entry::Rolled(Rolled { need, mut fall }) => {
            (fall.source, fall.copy_of) = (Source::thrown("organiser"), None);
            Entry::Rolled(Rolled { need, fall })
        }
        Entry::Drawn(drawn) => {
            let mut source = Source::thrown("organiser");
            if let (true, Source::Thrown { roller, .. }) = (second, &mut source) {
                *roller = Roller::Nobody;
            }
            let pick = Pick { source, opens: None, copy_of: None, ..drawn.pick };
            Entry::Drawn(Drawn { pick, ..drawn })
        }
        event @ Entry::Event(_) => event,
    }
}

/// The faces of each roll and the place of each card, in their sequence.
fn numbers(entries: &[Entry<Event>]) -> Vec<u32> {
    let mut numbers = Vec::new();
    for entry in entries {
        match entry {
            Entry::Rolled(rolled) => numbers.extend(&rolled.fall.faces),
            Entry::Drawn(drawn) => numbers.push(drawn.pick.index),
            Entry::Event(_) => {}
        }
    }
    numbers
}

/// Whoever may read the order may know every card that was drawn for it.
fn narrowed(audience: Audience, entries: &[Entry<Event>]) -> Audience {
    entries.iter().fold(audience, |audience, entry| match (audience, entry) {
        (Audience::Everyone, Entry::Drawn(drawn)) => drawn.audience.clone(),
        (Audience::Seats(seats), Entry::Drawn(Drawn { audience: Audience::Seats(may), .. })) => {
            Audience::Seats(seats.into_iter().filter(|seat| may.contains(seat)).collect())
        }
        (audience, _) => audience,
    })
}
