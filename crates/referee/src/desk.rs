//! The audit desk: witnesses, disputes and rulings, consent, house rules, and closing the book.
//!
//! These are orders of scope `campaign` that no rule of a game decides. They hang on nothing that a
//! player may have missed, so they name no head of their own; they count along the stream, wherever
//! the head is moved.

use crate::{
    Amendment, Answer, Code, Edit, Referee, Rejected, Signatures, Wanted,
    accept::publish,
    asked::KeptRequest,
    book, codec,
    correction::{Correction, Leaving, NewOrder},
    live_campaign::{LiveCampaign, Now, unknown_record},
    panic_guard::guarded,
    parsed_order,
    rejected::{said, unrecordable},
    shares::Shares,
};
use campaign::desk::{
    Closed, Consent, ConsentAnswered, ConsentAsked, ConsentRule, Desk, DeskEvent, DiceWitnessed,
    DisputeRaised, DisputeRuled, DisputeStated, RulingWord, Silence,
};
use chance::Bytes32;
use chronicle::{
    Batch, BatchWriter, Brought, CampaignId, DiceRolled, NewRecord, OrderGiven, Scope, SecretTold,
    kind,
};
use chrono::{DateTime, TimeDelta, Utc};
use decider::{Audience, By, Seat};
use serde_json::json;

mod blind;
mod command;
mod deputies;
mod foreseen;
mod pace;
mod points;
mod thrown_again;

use blind::blinded;
pub use blind::check_seat;
pub use command::{
    Adopt, Advance, AskConsent, Blind, Close, ConsentSaid, DeskCommand, DeskOrder, DismissDeputy,
    LiftDeadline, NameDeputy, Pause, Raise, Resume, Rule, SavePoint, SetDeadline,
    SetRecurringDeadline, Statement, TakeBack, Witness,
};
pub use foreseen::{ComesOf, DeskAct, ForeseenAct, ForeseenConsent, SetRight};
use points::point_saved;

impl Referee {
    /// Does what somebody wants of the desk.
    ///
    /// # Errors
    /// [`Rejected`]; nothing was written then.
    pub fn at_the_desk(&self, campaign: CampaignId, order: &DeskOrder) -> Result<Answer, Rejected> {
        self.at_the_desk_signed(campaign, order, &Signatures::none())
    }

    /// As [`Referee::at_the_desk`], with the word of the sender's device (version 2 of the log).
    ///
    /// # Errors
    /// As there; `signature_needed` where the sender signs.
    pub fn at_the_desk_signed(
        &self,
        campaign: CampaignId,
        order: &DeskOrder,
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        guarded(|| {
            parsed_order::check_batch_id(&order.batch)?;
            deputies::check_desk(&order.command, signatures)?;
            let answer = self.writing(campaign, |table| {
                let _giving = table.giving_freely()?;
                self.was_refused(table, &order.batch)?;
                self.handed_over(table, &order.by, signatures)?;
                let end = table.now().tip.last.hash;
                let sent = (order.batch, order.by.clone());
                let request = KeptRequest::new(end, sent, &json!({ "desk": order }), signatures);
                let mut shares = Shares::new(request, (self.attending(campaign), self.beacon()));
                let done = self.desk_at(table, order, signatures, &mut shares);
                self.unless_asked(table, &mut shares, done)
            })?;
            if !answer.again {
                self.published(campaign, answer.head);
                if matches!(order.command, DeskCommand::Advance(_)) {
                    self.pass(campaign);
                }
            }
            Ok(answer)
        })
    }

    /// How the desk stands now, and what time it is for it.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn desk(&self, campaign: CampaignId) -> Result<(Desk, DateTime<Utc>), Rejected> {
        let table = self.table(campaign)?;
        let desk = table.now().desk.clone();
        Ok((desk, self.now()))
    }

    /// How many of the moments have passed that change what is waited for although nothing is written.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn passed(&self, campaign: CampaignId) -> Result<usize, Rejected> {
        let table = self.table(campaign)?;
        let (table, now) = (table.now(), self.now());
        let deadlines = table.desk.deadlines.values().map(|deadline| deadline.set.until);
        let questions = table.desk.requests.values().map(|request| request.asked.until);
        Ok(deadlines.chain(questions).filter(|until| *until <= now).count())
    }

    pub(crate) fn desk_at(
        &self,
        table: &LiveCampaign,
        order: &DeskOrder,
        signatures: &Signatures,
        shares: &mut Shares,
    ) -> Result<Answer, Rejected> {
        let now = table.now();
        let command = parsed_order::raw(&order.command)?;
        let canonical = chronicle::canonical::canonical(&command).map_err(unrecordable)?;
        let again = self.batch_before(table, &now, &order.batch, |record| {
            let given: OrderGiven = record.read_data().map_err(Rejected::damaged)?;
            Ok(record.by == order.by && given.command.get() == canonical.get())
        })?;
        if let Some(answer) = again {
            return Ok(answer);
        }
        parsed_order::check_sender(&now.standing.state, &order.by)?;
        book::check_open(&now.desk)?;
        if let DeskCommand::Adopt(adopt) = &order.command {
            return self.adopted(table, now, (order, adopt, command), signatures);
        }
        if let DeskCommand::TakeBack(take_back) = &order.command {
            return self.taken_back(table, now, order, take_back, signatures);
        }
        let event = self.wanted(table, &now, order)?;
        let at = self.moment(&now.terms);
        let mut correction = Correction::asking(&now, at, order.batch, signatures, shares);
        let batch = said(&mut correction, &order.by, command, &event)?;
        correction.add(batch)?;
        if let DeskCommand::Rule(rule) = &order.command
            && rule.ruling != RulingWord::Stands
        {
            return self.carried_out(table, now, correction, rule);
        }
        if let (DeskCommand::Advance(advance), DeskEvent::Advanced(advanced)) =
            (&order.command, &event)
        {
            return self.advanced(table, now, correction, advance, advanced);
        }
        drop(now);
        correction.attestor.complete()?;
        let before = table.now().tip;
        self.store_all(table, &before, &correction.batches)?;
        publish(table, &correction.batches, |standing| standing.after(None, &correction.batches))?;
        Ok(correction.answer())
    }

    /// What a ruling changes, behind the ruling itself.
    fn carried_out(
        &self,
        table: &LiveCampaign,
        now: std::sync::RwLockReadGuard<'_, Now>,
        mut correction: Correction<'_>,
        rule: &Rule,
    ) -> Result<Answer, Rejected> {
        let dispute = dispute(&now, rule.dispute)?;
        let record = dispute.raised.record;
        let named = rule.dispute.to_string();
        if rule.ruling == RulingWord::Rewound {
            let (first, _) =
                now.timelines.batch_of(record).ok_or_else(|| unknown_record(record, 0))?;
            let to = self.parent_of(table, first)?;
            if !book::settles_anothers(&now.desk, Some(&named)) {
                self.check_consent(table, &now, to, None)?;
            }
            correction.leave(Leaving {
                by: By::Organiser,
                to,
                command: parsed_order::raw(&json!({ "rewind": { "to": to } }))?,
                audience: Audience::Everyone,
                reason: rule.reason.trim(),
                dispute: Some(&named),
                brings: Brought::NOTHING,
                thrown: None,
            })?;
            correction.attestor.complete()?;
            let target = self.standing_on(table, &now, to)?;
            drop(now);
            return self.corrected(table, &correction, &target, None);
        }
        if rule.ruling == RulingWord::ThrownAgain {
            self.check_faces(table, &now, rule, record)?;
        }
        let amendment = Amendment {
            batch: correction.batches[0].records[0].batch,
            head: now.tip.last.seq,
            by: By::Organiser,
            edit: edit(rule, record)?,
            faces: rule.faces.clone(),
            leave_out: rule.leave_out,
            dispute: Some(named),
            reason: rule.reason.clone(),
        };
        self.amend_behind(table, now, &amendment, correction).map(|(answer, _)| answer)
    }

    /// Real dice are not thrown again by an envelope.
    fn check_faces(
        &self,
        table: &LiveCampaign,
        now: &Now,
        rule: &Rule,
        record: u64,
    ) -> Result<(), Rejected> {
        let (order, _) = now.timelines.batch_of(record).ok_or_else(|| unknown_record(record, 0))?;
        let mut rolled = None;
        self.each_line(table.campaign, record..=record, |line| {
            if let (kind::DICE_ROLLED, Some(data)) = (line.kind, line.data) {
                let read: DiceRolled = serde_json::from_str(data).map_err(Rejected::damaged)?;
                rolled = Some(read);
            }
            Ok(())
        })?;
        rolled.map_or(Ok(()), |rolled| thrown_again::check_faces(&now.terms, rule, order, &rolled))
    }

    fn parent_of(&self, table: &LiveCampaign, seq: u64) -> Result<u64, Rejected> {
        let mut parent = None;
        self.each_line(table.campaign, seq..=seq, |line| {
            parent = line.parent;
            Ok(())
        })?;
        parent.ok_or_else(|| Rejected::new(Code::NotAnOrder, said!("nothing-before")))
    }

    /// Checks a request, and says what will stand in the log.
    fn wanted(
        &self,
        table: &LiveCampaign,
        now: &Now,
        order: &DeskOrder,
    ) -> Result<DeskEvent, Rejected> {
        let by = &order.by;
        let desk = &now.desk;
        match &order.command {
            DeskCommand::Witness(witness) => self.witnessed(table, now, by, witness),
            DeskCommand::Raise(raise) => {
                let end = now.tip.last.seq;
                if raise.record > end {
                    return Err(unknown_record(raise.record, end));
                }
                let text = text(&raise.text)?;
                let number = desk.disputes.keys().last().map_or(1, |last| last + 1);
                let mut scope = Scope::Campaign.to_string();
                self.each_line(table.campaign, raise.record..=raise.record, |line| {
                    line.scope.clone_into(&mut scope);
                    Ok(())
                })?;
                let (by, record) = (by.clone(), raise.record);
                Ok(DisputeRaised { dispute: number, by, record, scope, text }.into())
            }
            DeskCommand::State(statement) => {
                unsettled(now, statement.dispute)?;
                let (dispute, by) = (statement.dispute, by.clone());
                Ok(DisputeStated { dispute, by, text: text(&statement.text)? }.into())
            }
            DeskCommand::Rule(rule) => {
                book::organiser_only(by, said!("only-organiser-rules"))?;
                unsettled(now, rule.dispute)?;
                let (dispute, ruling) = (rule.dispute, rule.ruling);
                Ok(DisputeRuled { dispute, ruling, reason: text(&rule.reason)? }.into())
            }
            DeskCommand::AskConsent(ask) => self.asked(table, now, by, ask),
            DeskCommand::Answer(answer) => {
                let request = desk.requests.get(&answer.request).ok_or_else(|| {
                    let message = said!("question-missing", request = answer.request);
                    Rejected::new(Code::UnknownRequest, message)
                })?;
                let asked = by.seat().filter(|seat| request.asked.affected.contains(seat));
                let Some(seat) = asked else {
                    return Err(Rejected::new(Code::NotAsked, said!("not-asked")));
                };
                let late = self.now() >= request.asked.until;
                if request.over || late {
                    return Err(Rejected::new(Code::RequestOver, said!("too-late")));
                }
                let (request, agrees) = (answer.request, answer.agrees);
                Ok(ConsentAnswered { request, by: seat.clone(), agrees }.into())
            }
            DeskCommand::SetHouseRules(rules) => {
                book::organiser_only(by, said!("only-organiser-sets-rules"))?;
                let asks = desk.rules.consent > ConsentRule::Organiser;
                let silence = (desk.rules.silence, rules.silence);
                let louder = silence == (Silence::Refuses, Silence::Agrees);
                let hurried = rules.hours < desk.rules.hours;
                if rules.consent < desk.rules.consent || (asks && (louder || hurried)) {
                    return Err(Rejected::new(Code::ConsentLoosened, said!("consent-loosened")));
                }
                if !(1..=24 * 60).contains(&rules.hours) {
                    return Err(Rejected::new(Code::BadHours, said!("bad-hours")));
                }
                Ok(rules.clone().into())
            }
            DeskCommand::SavePoint(save) => point_saved(now, by, save).map(DeskEvent::from),
            DeskCommand::Blind(blind) => blinded(now, by, blind).map(DeskEvent::from),
            DeskCommand::NameDeputy(named) => deputies::named(now, by, named).map(DeskEvent::from),
            DeskCommand::DismissDeputy(dismissed) => {
                deputies::dismissed(now, by, dismissed).map(DeskEvent::from)
            }
            DeskCommand::TakeBack(_) | DeskCommand::Adopt(_) => {
                Err(Rejected::bug("the head is moved, and nothing else is said"))
            }
            DeskCommand::Pause(_)
            | DeskCommand::Resume(_)
            | DeskCommand::SetDeadline(_)
            | DeskCommand::SetRecurringDeadline(_)
            | DeskCommand::LiftDeadline(_)
            | DeskCommand::Advance(_) => self.pace(now, by, &order.command),
            DeskCommand::Close(close) => {
                book::organiser_only(by, said!("only-organiser-closes"))?;
                if let Some((number, dispute)) = desk.open().next() {
                    let record = dispute.raised.record;
                    let message = said!("dispute-before-closing", number = number, record = record);
                    return Err(Rejected::new(Code::DisputeOpen, message));
                }
                Ok(Closed { published: close.publish }.into())
            }
        }
    }

    fn witnessed(
        &self,
        table: &LiveCampaign,
        now: &Now,
        by: &By,
        witness: &Witness,
    ) -> Result<DeskEvent, Rejected> {
        let roll = witness.roll;
        let end = now.tip.last.seq;
        if roll > end {
            return Err(unknown_record(roll, end));
        }
        let mut rolled: Option<DiceRolled> = None;
        let mut copy_of = None;
        self.each_line(table.campaign, roll..=roll, |line| {
            copy_of = line.copy_of;
            if line.kind == kind::DICE_ROLLED {
                rolled = line.data.and_then(|data| serde_json::from_str(data).ok());
            }
            Ok(())
        })?;
        if let Some(original) = copy_of {
            let message = said!("witness-original", roll = roll, original = original);
            return Err(Rejected::new(Code::NotThrown, message));
        }
        let rolled =
            rolled.ok_or_else(|| Rejected::new(Code::NotARoll, said!("no-roll", roll = roll)))?;
        let chance::Source::Thrown { entered_by, .. } = &rolled.source else {
            return Err(Rejected::new(Code::NotThrown, said!("nothing-to-witness")));
        };
        let name = match by {
            By::Seat(seat) => seat.name().to_owned(),
            other => other.to_string(),
        };
        // In version 2 seats that share a device are one person.
        if now.terms.bindings.person(entered_by).contains(&name) {
            return Err(Rejected::new(Code::OwnRoll, said!("own-roll")));
        }
        let before = now.desk.witnessed.get(&roll).into_iter().flatten();
        if before.clone().any(|said| said.by == *by && said.confirms == witness.confirms) {
            return Err(Rejected::new(Code::AlreadySaid, said!("said-before")));
        }
        if let Some(faces) = &witness.faces {
            let possible = faces.iter().all(|face| (1..=rolled.dice.sides()).contains(face));
            if faces.len() != rolled.dice.count() as usize || !possible {
                let faces = format!("{faces:?}");
                let message = said!("cannot-show", dice = rolled.dice.to_string(), faces = faces);
                return Err(Rejected::new(Code::ImpossibleFace, message));
            }
        }
        let note = witness.note.as_deref().map(text).transpose()?;
        let (confirms, faces) = (witness.confirms, witness.faces.clone());
        Ok(DiceWitnessed { roll, by: by.clone(), confirms, faces, note }.into())
    }

    fn asked(
        &self,
        table: &LiveCampaign,
        now: &Now,
        by: &By,
        ask: &AskConsent,
    ) -> Result<DeskEvent, Rejected> {
        book::organiser_only(by, said!("only-organiser-asks-consent"))?;
        let reason = text(&ask.reason)?;
        let (what_if, affected) = match &ask.what_if {
            Some(what_if) => {
                let (played, affected) = self.asks_to_adopt(table, now, ask, what_if)?;
                (Some(played), affected)
            }
            None => (None, self.affected(table, now, ask.to, ask.only.as_ref())?),
        };
        let request = now.desk.requests.keys().last().map_or(1, |last| last + 1);
        let until = self.now() + TimeDelta::hours(now.desk.rules.hours.into());
        let (to, only) = (ask.to, ask.only.as_ref().map(ToString::to_string));
        let silence = Some(now.desk.rules.silence);
        Ok(ConsentAsked { request, to, only, affected, until, silence, what_if, reason }.into())
    }

    /// Whose orders a rewind would undo.
    pub(crate) fn affected(
        &self,
        table: &LiveCampaign,
        now: &Now,
        to: u64,
        only: Option<&Scope>,
    ) -> Result<Vec<Seat>, Rejected> {
        let greyed = self.greyed_on(table, now, to, only)?.greyed;
        let mut seats = std::collections::BTreeSet::new();
        for run in greyed {
            for past in
                self.past_behind(table, std::slice::from_ref(&run), run.start().saturating_sub(1))?
            {
                if let (By::Seat(seat), false) = (past.actor(), past.is_bookkeeping()) {
                    seats.insert(seat);
                }
            }
        }
        Ok(seats.into_iter().collect())
    }

    /// May the organiser move the head there, as the house rules say?
    pub(crate) fn check_consent(
        &self,
        table: &LiveCampaign,
        now: &Now,
        to: u64,
        only: Option<&Scope>,
    ) -> Result<(), Rejected> {
        let consent = self.consent_to_move(table, now, to, only)?;
        if !consent.needed || consent.agreed {
            return Ok(());
        }
        let message = said!("consent-needed", seats = names(&consent.seats));
        Err(Rejected::new(Code::ConsentNeeded, message))
    }

    /// Has everybody been asked who is affected, and do they agree as the house rules say? `is_it`: whether this is what
    /// they were asked.
    pub(crate) fn have_agreed(
        &self,
        now: &Now,
        affected: &[Seat],
        is_it: impl Fn(&ConsentAsked) -> bool,
    ) -> bool {
        let rules = &now.desk.rules;
        if rules.consent == ConsentRule::Organiser || affected.is_empty() {
            return true;
        }
        let time = self.now();
        now.desk.requests.values().any(|request| {
            !request.over
                && is_it(&request.asked)
                && affected.iter().all(|seat| request.asked.affected.contains(seat))
                && request.stands(rules, time) == Consent::Granted
        })
    }
}

/// Seats, one after the other.
pub(crate) fn names(seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|seat| format!("`{seat}`")).collect();
    names.join(", ")
}

/// The batch of one order to the desk.
pub(crate) fn said(
    correction: &mut Correction<'_>,
    by: &By,
    command: Box<serde_json::value::RawValue>,
    event: &DeskEvent,
) -> Result<Batch, Rejected> {
    // A ruling may put in an order that is somebody's secret; what came of it is told elsewhere.
    let secret =
        matches!(event, DeskEvent::DisputeRuled(ruled) if ruled.ruling == RulingWord::Replaced);
    let audience = if secret { Audience::Seats(Vec::new()) } else { Audience::Everyone };
    let order = NewOrder::plain(by.clone(), Scope::Campaign, audience, command);
    let (opening, given) = correction.opening(order)?;
    let secret = correction.secret.clone();
    let mut writer =
        BatchWriter::begin(&secret, &correction.tip, opening, &given).map_err(unrecordable)?;
    let record = NewRecord {
        // A witness, a statement and a vote are somebody's own.
        by: by.clone(),
        scope: Scope::Campaign,
        kind: event.kind(),
        v: 1,
        audience: Audience::Everyone,
        opens: None,
        copy_of: None,
    };
    if let DeskEvent::Closed(Closed { published: true }) = event
        && correction.attestor.is_second()
    {
        // Whoever publishes everything tells what sealed it, too: then every seal can be checked.
        let told = SecretTold { secret: Bytes32(*correction.secret.expose()) };
        writer
            .push(NewRecord { kind: kind::SECRET_TOLD, ..record.clone() }, &told)
            .map_err(Rejected::bug)?;
    }
    let event = campaign::Event::Desk(event.clone());
    writer.push(record, &codec::Payload(&event)).map_err(Rejected::bug)?;
    Ok(writer.finish())
}

fn edit(rule: &Rule, record: u64) -> Result<Edit, Rejected> {
    Ok(match rule.ruling {
        RulingWord::Struck => Edit::Strike { order: record },
        RulingWord::ThrownAgain => Edit::ThrowAgain { roll: record },
        RulingWord::Replaced => {
            let command = match (&rule.command, &rule.notation) {
                (Some(command), None) => Wanted::Json(command.clone()),
                (None, Some(text)) => Wanted::Notation(text.clone()),
                _ => {
                    return Err(Rejected::new(Code::MalformedCommand, said!("in-its-place")));
                }
            };
            Edit::Replace { order: record, by: None, command }
        }
        RulingWord::Stands | RulingWord::Rewound => {
            return Err(Rejected::bug("a ruling that amends nothing"));
        }
    })
}

pub(crate) fn text(text: &str) -> Result<String, Rejected> {
    book::check_reason(text)?;
    Ok(text.trim().to_owned())
}

fn dispute(now: &Now, number: u32) -> Result<&campaign::desk::Dispute, Rejected> {
    now.desk.disputes.get(&number).ok_or_else(|| {
        Rejected::new(Code::UnknownDispute, said!("dispute-missing", number = number))
    })
}

fn unsettled(now: &Now, number: u32) -> Result<(), Rejected> {
    match &dispute(now, number)?.ruled {
        None => Ok(()),
        Some((seq, _)) => {
            let message = said!("dispute-ruled", number = number, seq = *seq);
            Err(Rejected::new(Code::DisputeSettled, message))
        }
    }
}
