//! Giving an order, and looking at one blindly.

use crate::{
    Answer, Code, Order, Outlook, Referee, Rejected, Signatures, Since, StateAt, Wanted,
    asked::KeptOrder,
    attest::{Attestor, Unsigned, name_of},
    blind, book, codec,
    decision::{Decided, Decision, mix, tell_spent},
    live_campaign::{LiveCampaign, Now, not_appended},
    order_chance::{OrderChance, Unopened},
    panic_guard::guarded,
    parsed_order::{self, ParsedOrder},
    rejected::{said, unrecordable},
    roller::{check_rollers, rollers, with_nobody, with_roller},
    rolls_to_come::with_rolls_to_come,
    scopes::scopes,
    snapshots::Along,
    unconfirmed::{Typed, Unconfirmed, check_witness, is_witnessed, somebody_confirms},
};
use campaign::{Command, Event, State};
use chance::{Blind, Bytes32, Sealed, Shortfall};
use chronicle::{Batch, BatchWriter, CampaignId, Format, NewRecord, Opening, OrderGiven, Scope};
use decider::{Audience, By, Drawn, Entry, Fact as _, Stop};
use messages::Saying;
use rulebook::set_right;
use std::sync::Arc;
use store::{AppendError, Seen, StoreError};

impl Referee {
    /// Accepts or refuses an order. When this answers, the batch is on stable storage.
    ///
    /// # Errors
    /// [`Rejected`]; nothing was written then.
    pub fn give(&self, campaign: CampaignId, order: &Order) -> Result<Answer, Rejected> {
        self.give_signed(campaign, order, &Signatures::none())
    }

    /// As [`Referee::give`], with the word of the sender's device (version 2 of the log).
    ///
    /// # Errors
    /// [`Rejected`]; `signature_needed` where the sender signs, with what is to be signed.
    pub fn give_signed(
        &self,
        campaign: CampaignId,
        order: &Order,
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        guarded(|| {
            let answer = self.give_alone(campaign, order, signatures)?;
            if !answer.again && goes_on(order) {
                self.pass(campaign);
            }
            Ok(answer)
        })
    }

    /// As [`Referee::give_signed`], without the passes that may follow.
    pub(crate) fn give_alone(
        &self,
        campaign: CampaignId,
        order: &Order,
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        guarded(|| {
            parsed_order::check_form(order)?;
            self.reach(campaign, order.head)?;
            let answer = self.writing(campaign, |table| {
                let _giving = table.giving();
                self.handed_over(table, &order.by, signatures)?;
                self.give_at(table, order, signatures)
            })?;
            if !answer.again {
                self.published(campaign, answer.head);
            }
            Ok(answer)
        })
    }

    fn give_at(
        &self,
        table: &LiveCampaign,
        order: &Order,
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        let (before, batch, state) = {
            let now = table.now();
            let order = &*parsed_order::addressed(&now.standing.state, order)?;
            if let Some(answer) = self.given_before(table, &now, order)? {
                return Ok(answer);
            }
            self.waits_for_dice(table, &now, &order.batch)?;
            let parsed = self.admitted(table, &now, order)?;
            let upon = self.hash_of(table, &now, order.head)?;
            let attending = self.attending(table.campaign);
            let asking = Decision::Asking { attending: &attending, witness: None };
            let command = parsed.command.clone();
            let decided = self.decided(&now, order, parsed, upon, signatures, asking);
            match decided.map_err(|no| with_rolls_to_come(&now, order, &command, no))? {
                Decided::Written(written) => {
                    let (batch, state) = *written;
                    (now.tip, batch, state)
                }
                Decided::Asks(asked) => {
                    drop(now);
                    return Err(self.begin_asking(table, *asked)?);
                }
                Decided::Unconfirmed(waits) => {
                    drop(now);
                    return Err(self.begin_waiting(table, *waits)?);
                }
            }
        };
        self.store(table, &before, &batch)?;
        let answer = answer(order.batch, &batch)?;
        let batches = [batch];
        publish(table, &batches, |standing| standing.after(Some(state), &batches))?;
        Ok(answer)
    }

    /// Everything that is checked before the rules are asked.
    pub(crate) fn admitted(
        &self,
        table: &LiveCampaign,
        now: &Now,
        order: &Order,
    ) -> Result<ParsedOrder, Rejected> {
        parsed_order::check_sender(&now.standing.state, &order.by)?;
        let parsed = parsed_order::read(&now.standing.state, &order.scope, &order.command)?;
        blind::check_order(&now.desk, &now.standing.state, &order.by, &parsed.command)?;
        check_head(now, &order.scope, order.head)
            .or_else(|stale| self.unhindered(table, now, order, &parsed.command, stale))?;
        book::check_open(&now.desk)?;
        book::check_not_paused(&now.desk, &order.scope)?;
        Ok(parsed)
    }

    /// The hash of a record; zeros where the log does not ask for it.
    pub(crate) fn hash_of(
        &self,
        table: &LiveCampaign,
        now: &Now,
        seq: u64,
    ) -> Result<Bytes32, Rejected> {
        let last = now.tip.last;
        if seq == last.seq {
            return Ok(last.hash);
        }
        let mut hash = Bytes32::ZERO;
        if now.terms.format == Format::Two {
            self.each_line(table.campaign, seq..=seq, |line| {
                hash = line.hash;
                Ok(())
            })?;
        }
        Ok(hash)
    }

    /// Lets the rules decide on a copy of the state; nothing is written yet. `upon`: the hash of the head
    /// that the order names; `decision`: what is known of the others' part in its dice.
    pub(crate) fn decided(
        &self,
        now: &Now,
        order: &Order,
        parsed: ParsedOrder,
        upon: Bytes32,
        signatures: &Signatures,
        decision: Decision<'_>,
    ) -> Result<Decided, Rejected> {
        let ParsedOrder { command, json } = parsed;
        let secret = now.private.secret();
        let audience = now.standing.state.audience_of(&command, &order.by);
        let mut given = OrderGiven {
            command: json,
            head: order.head,
            nonce: order.nonce.clone(),
            thrown: self.thrown_of(now, order, &command)?,
        };
        let mut attestor = Attestor::new(now, signatures);
        let unsigned = Unsigned {
            batch: order.batch,
            by: &order.by,
            scope: &order.scope,
            hidden: audience != Audience::Everyone,
            stead: None,
            replaces: None,
            upon,
        };
        let intended = attestor.intended(&unsigned, &mut given)?;
        attestor.complete()?;
        let at = match decision {
            Decision::Gathered { at, .. } => at,
            Decision::Asking { .. } => self.moment(&now.terms),
        };
        let opening = Opening {
            parent: now.tip.last.seq,
            batch: order.batch,
            at,
            by: order.by.clone(),
            scope: order.scope.clone(),
            audience,
            copy_of: None,
            intended,
        };
        let mut writer =
            BatchWriter::begin(&secret, &now.tip, opening, &given).map_err(unrecordable)?;
        let (enterer, witness) = (name_of(&order.by), decision.witness());
        if is_witnessed(&now.terms) && witness.is_none() {
            let Typed { rolls, cards } = self.typed(now, order, &command)?;
            if !rolls.is_empty() || !cards.is_empty() {
                let waits = Unconfirmed {
                    order: KeptOrder::new(order, given.command.get(), signatures)?,
                    intent: writer.intent(),
                    since: at,
                    upon: now.tip.last,
                    rolls,
                    thrown: given.thrown.filter(|_| !cards.is_empty()),
                    cards,
                };
                somebody_confirms(&now.terms, &waits)?;
                return Ok(Decided::Unconfirmed(Box::new(waits)));
            }
        }
        tell_spent(&mut writer, &decision)?;
        if now.terms.are_shared() && self.opens_an_envelope(now, order, &command)? {
            let from = (now, order, signatures);
            if let Some(asked) =
                mix(&mut writer, from, given.command.get(), (at, decision), self.beacon())?
            {
                return Ok(Decided::Asks(Box::new(asked)));
            }
        }
        let sealed = now
            .private
            .sealed_here
            .then(|| Sealed::new(&secret, now.tip.next_envelope, writer.bound()));
        let mut chance = OrderChance::of(sealed, order, &enterer).witnessed_by(witness);
        let mut state = now.standing.state.clone();
        let entries = (self.parts.decide)(&mut state, &order.by, &mut chance, &command);
        let entries = entries.map_err(|stop| stopped(stop, &chance))?;
        nothing_unused(&chance)?;
        // What was typed comes before any envelope: whether it is refused hangs on nothing that was opened.
        let typed = (&*enterer, false);
        check_rollers(&now.terms, typed, &order.scope, (&state, &order.by), &entries)?;
        let rollers = rollers(&order.scope, (&state, &order.by), &entries);
        check_witness(&now.terms, &enterer, (witness, &rollers))?;
        write(&mut writer, &order.scope, (&state, &order.by), &entries)?;
        Ok(Decided::Written(Box::new((writer.finish(), state))))
    }

    /// What the order's record says was thrown. The places of cards in their piles are found by a look that opens nothing.
    ///
    /// # Errors
    /// What the order would be answered, as far as that hangs on nothing but what was typed.
    fn thrown_of(
        &self,
        now: &Now,
        order: &Order,
        command: &Command,
    ) -> Result<Option<Vec<u32>>, Rejected> {
        if order.cards.is_none() {
            return Ok(order.thrown.clone());
        }
        let mut foreseen = Unopened::of(order);
        let mut state = now.standing.state.clone();
        match (self.parts.decide)(&mut state, &order.by, &mut foreseen, command) {
            Ok(_) => nothing_unused(&foreseen.chance)?,
            Err(_) if foreseen.reached => {}
            Err(stop) => return Err(stopped(stop, &foreseen.chance)),
        }
        Ok(Some(foreseen.chance.into_numbers()))
    }

    /// Checks an order to the point where sealed chance is needed, and opens nothing. Will it be?
    fn opens_an_envelope(
        &self,
        now: &Now,
        order: &Order,
        command: &Command,
    ) -> Result<bool, Rejected> {
        if !now.private.sealed_here {
            return Ok(false);
        }
        let mut foreseen = Unopened::of(order);
        let mut state = now.standing.state.clone();
        match (self.parts.decide)(&mut state, &order.by, &mut foreseen, command) {
            Ok(_) => Ok(false),
            Err(_) if foreseen.reached => Ok(true),
            Err(stop) => Err(stopped(stop, &foreseen.chance)),
        }
    }

    /// Looks at an order blindly: would it be accepted, and does fate decide anything? Opens
    /// nothing, writes nothing.
    ///
    /// # Errors
    /// What [`Referee::give`] would answer.
    pub fn preview(&self, campaign: CampaignId, order: &Order) -> Result<Outlook, Rejected> {
        guarded(|| {
            self.reach(campaign, order.head)?;
            let table = self.table(campaign)?;
            let now = table.now();
            let order = parsed_order::addressed(&now.standing.state, order)?;
            let ParsedOrder { command, .. } = self.admitted(&table, &now, &order)?;
            let mut state = now.standing.state.clone();
            drop(now);
            match (self.parts.decide)(&mut state, &order.by, &mut Blind, &command) {
                Ok(_) => Ok(Outlook::Certain),
                Err(Stop::Chance(Shortfall::NeedsDice(need))) => Ok(Outlook::Rolls(need)),
                Err(Stop::Chance(Shortfall::NeedsCard(clause))) => Ok(Outlook::Draws(clause)),
                Err(stop) => Err(stopped(stop, &OrderChance::new(None, None, ""))),
            }
        })
    }

    pub(crate) fn store(
        &self,
        table: &LiveCampaign,
        before: &chronicle::Tip,
        batch: &Batch,
    ) -> Result<(), Rejected> {
        self.store_all(table, before, std::slice::from_ref(batch))
    }

    pub(crate) fn store_all(
        &self,
        table: &LiveCampaign,
        before: &chronicle::Tip,
        batches: &[Batch],
    ) -> Result<(), Rejected> {
        self.store_and_keep(table, before, batches, None)
    }

    /// Stores batches and what is kept privately with them: all of it or nothing.
    pub(crate) fn store_and_keep(
        &self,
        table: &LiveCampaign,
        before: &chronicle::Tip,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), Rejected> {
        let seen = Seen { head: Some(before.last), version: table.now().version };
        let stored = self.parts.store.append_if(table.campaign, &seen, batches, private);
        let stored = stored.map_err(|error| {
            match error {
                // Where nothing was sent, what is in memory still holds, and can be read until somebody answers; what others
                // have written is taken over.
                AppendError::Broken(StoreError::Unavailable { .. })
                | AppendError::HeadMoved { .. } => {}
                // What is stored is known only after it was read again.
                _ => self.forget(table.campaign),
            }
            not_appended(error)
        })?;
        table.change().version = stored.version;
        Ok(())
    }
}

pub(crate) fn answer(id: chronicle::Uuid, batch: &Batch) -> Result<Answer, Rejected> {
    let head = batch.head().ok_or_else(|| Rejected::bug("a batch without records"))?;
    let records = batch.records.iter().map(|record| record.seq).collect();
    Ok(Answer { batch: id, head, records, again: false })
}

/// Shows stored batches to everybody: the last and simplest step.
pub(crate) fn publish(
    table: &LiveCampaign,
    batches: &[Batch],
    next: impl FnOnce(&StateAt) -> StateAt,
) -> Result<(), Rejected> {
    let mut now = table.change();
    advance(&mut now, batches, next)?;
    if table.snapshots.is_due(now.timelines.live_path()) {
        let along = || {
            let beside = (&now.desk, &now.pending_since);
            Along::of(beside, &now.open_clauses, &now.terms, &now.counted)
        };
        table.snapshots.keep(&now.standing, &now.timelines, along);
    }
    Ok(())
}

/// Goes on to how a campaign stands behind some batches.
pub(crate) fn advance(
    now: &mut Now,
    batches: &[Batch],
    next: impl FnOnce(&StateAt) -> StateAt,
) -> Result<(), Rejected> {
    for record in batches.iter().flat_map(|batch| &batch.records) {
        now.timelines.push(record).map_err(Rejected::bug)?;
        now.terms.take(record)?;
        now.counted.take_record(record);
        let (by_seat, data) = (record.by.seat().is_some(), record.data_text());
        book::fold(&mut now.desk, record.seq, by_seat, (&record.kind, record.v), data)?;
    }
    now.tip = now.timelines.tip().ok_or_else(|| Rejected::bug("a batch without an end"))?;
    now.standing = Arc::new(next(&now.standing));
    now.open_clauses.append(&mut now.standing.state.open_clauses());
    // Several batches at once are of one moment.
    if let Some(last) = batches.last().and_then(|batch| batch.records.last()) {
        now.pending_since.take(&now.standing.state, last.at);
    }
    Ok(())
}

/// Is the state that the sender saw still good for this scope?
pub(crate) fn check_head(now: &Now, scope: &Scope, head: u64) -> Result<(), Rejected> {
    let end = now.tip.last.seq;
    if head > end {
        return Err(crate::live_campaign::unknown_record(head, end));
    }
    if !now.timelines.is_batch_end(head) {
        let (_, nearest) = now.timelines.batch_of(head).unwrap_or((0, end));
        return Err(Rejected::new(
            Code::NotBatchEnd,
            said!("head-within", head = head, nearest = nearest),
        ));
    }
    let message = if !now.timelines.is_live(head) {
        said!("stale-left-behind", head = head)
    } else if head < now.standing.last_touched(scope) {
        said!("stale", head = head)
    } else {
        return Ok(());
    };
    Err(stale(message, head, end))
}

pub(crate) fn stale(message: Saying, head: u64, end: u64) -> Rejected {
    let mut rejected = Rejected::new(Code::Stale, message);
    rejected.since = Some(Box::new(Since { records: head + 1..=end, head: end }));
    rejected
}

/// Consequences are caused by the rules; who wanted them stands in the order. What is hidden from
/// others is not hidden from the game master.
pub(crate) fn write(
    writer: &mut BatchWriter<'_>,
    scope: &Scope,
    (state, actor): (&State, &By),
    entries: &[Entry<Event>],
) -> Result<(), Rejected> {
    for (entry, scope) in entries.iter().zip(scopes(scope, entries)) {
        let written = match entry {
            Entry::Rolled(rolled) if writer.format() == Format::Two => {
                let rolled = with_roller(rolled, state, &scope.to_string(), actor);
                writer.dice_rolled(scope, &rolled)
            }
            Entry::Rolled(rolled) => writer.dice_rolled(scope, rolled),
            Entry::Drawn(drawn) => {
                let engagement = codec::engagement_of(&scope).flatten();
                let audience = state.audience(engagement, drawn.audience.clone());
                let drawn = Drawn { audience, ..drawn.clone() };
                let second = writer.format() == Format::Two;
                writer.card_drawn(scope, &if second { with_nobody(drawn) } else { drawn })
            }
            Entry::Event(event) => {
                let record = NewRecord {
                    by: By::Rules,
                    scope,
                    kind: event.kind(),
                    v: event.version(),
                    audience: state.audience(event.engagement(), event.audience()),
                    opens: None,
                    copy_of: None,
                };
                writer.push(record, &codec::Payload(event))
            }
        };
        written.map_err(Rejected::bug)?;
    }
    Ok(())
}

pub(crate) fn stopped(stop: campaign::Stop, chance: &OrderChance<'_>) -> Rejected {
    match stop {
        Stop::Refused(refusal) => refusal.into(),
        Stop::Chance(Shortfall::NeedsDice(need)) => Rejected::needs(need, chance.rolls),
        Stop::Chance(Shortfall::NeedsCard(_)) if chance.left_at_draw && chance.unused() > 0 => {
            unused_faces(chance)
        }
        Stop::Chance(Shortfall::NeedsCard(_)) if chance.left_at_draw => unused_cards(chance),
        Stop::Chance(Shortfall::NeedsTurnedCard(need)) => Rejected::needs_card(need),
        Stop::Chance(Shortfall::ImpossibleCard { card, need }) => {
            Rejected::impossible_card(card, &need)
        }
        Stop::Chance(Shortfall::ImpossibleFace { face, need }) => {
            let message = said!(
                "impossible-face",
                face = face,
                dice = need.dice.to_string(),
                sides = need.dice.sides(),
                clause = need.clause.to_string(),
                why = need.why
            );
            let mut rejected = Rejected::new(Code::ImpossibleFace, message);
            rejected.clause = Some(need.clause);
            rejected
        }
        Stop::Chance(Shortfall::SealedElsewhere) => {
            Rejected::new(Code::SealedElsewhere, said!("sealed-elsewhere"))
        }
        Stop::Chance(shortfall @ Shortfall::NeedsCard(_)) => Rejected::bug(shortfall),
        Stop::Broken(contradiction) => {
            tracing::error!(%contradiction, "a rulebook broke its contract");
            Rejected::bug("a rulebook contradicted itself; the server's log says where")
        }
    }
}

/// Refuses what was typed and is not used.
///
/// # Errors
/// `unused_faces`, `unused_cards`.
pub(crate) fn nothing_unused(chance: &OrderChance<'_>) -> Result<(), Rejected> {
    if chance.unused() > 0 {
        return Err(unused_faces(chance));
    }
    if chance.unused_cards() > 0 {
        return Err(unused_cards(chance));
    }
    Ok(())
}

fn unused_cards(chance: &OrderChance<'_>) -> Rejected {
    let unused = chance.unused_cards();
    let message = if chance.left_at_draw {
        said!("unused-cards-hidden", unused = unused)
    } else {
        said!("unused-cards", unused = unused)
    };
    Rejected::new(Code::UnusedCards, message)
}

fn unused_faces(chance: &OrderChance<'_>) -> Rejected {
    let unused = chance.unused();
    let message = if chance.left_at_draw {
        said!("unused-faces-draw", unused = unused)
    } else {
        said!("unused-faces", unused = unused)
    };
    Rejected::new(Code::UnusedFaces, message)
}

/// Does the game go on with an order? Not where the organiser sets a value right.
fn goes_on(order: &Order) -> bool {
    match &order.command {
        Wanted::Notation(text) => rulebook::verb(text.trim()) != set_right::VERB,
        Wanted::Json(json) => json.get("set_right").is_none(),
    }
}
