//! Correcting one earlier order without losing the rest: replaced, inserted, struck, or with one
//! roll thrown again. The later orders are decided again; dice stay as they fell.

use crate::{
    Answer, Code, Referee, Rejected, Signatures, Wanted,
    accept::stale,
    amendment::{Amended, Amendment, Edit, Followed, Verdict},
    asked::KeptRequest,
    blind, book,
    correction::{Correction, Leaving},
    deputies,
    live_campaign::{LiveCampaign, Now, unknown_record},
    panic_guard::guarded,
    parsed_order,
    past_order::Past,
    rejected::{said, unrecordable},
    shares::Shares,
};
use campaign::State;
use chronicle::{Brought, CampaignId, OrderGiven, Scope};
use decider::{Audience, By};
use serde_json::json;
use std::{collections::BTreeMap, sync::RwLockReadGuard};

mod run;

pub(crate) use run::on_behalf;
use run::{Run, Writing};

/// Where an amendment leaves the timeline, and what it puts there.
struct PlannedAmendment {
    to: u64,
    /// The order that is taken out.
    taken: Option<u64>,
    forget: Option<u64>,
    put: Option<Put>,
}

struct Put {
    by: By,
    scope: Scope,
    command: Wanted,
}

impl Referee {
    /// What an amendment would come to. Writes nothing and opens nothing.
    ///
    /// # Errors
    /// [`Rejected`] when it cannot be: also when the rules refuse the order that is put in.
    pub fn preview_amendment(
        &self,
        campaign: CampaignId,
        amendment: &Amendment,
    ) -> Result<Amended, Rejected> {
        guarded(|| {
            let table = self.table(campaign)?;
            let now = table.now();
            check_sender(amendment)?;
            self.amendment_foreseen(&table, &now, amendment)
        })
    }

    /// What it would come to upon the head as it is now.
    pub(crate) fn amendment_foreseen(
        &self,
        table: &LiveCampaign,
        now: &Now,
        amendment: &Amendment,
    ) -> Result<Amended, Rejected> {
        let plan = self.plan(table, now, amendment)?;
        self.followed(table, now, amendment, &plan, None).map(|(amended, _)| amended)
    }

    /// Corrects one earlier order. Later orders that are refused on top of it stop the amendment,
    /// unless it says that they are left out; behind a roll that nobody could foresee they are left
    /// out in any case, because nothing is taken back once an envelope was opened.
    ///
    /// # Errors
    /// [`Rejected`]; nothing was written then.
    pub fn amend(
        &self,
        campaign: CampaignId,
        amendment: &Amendment,
    ) -> Result<(Answer, Amended), Rejected> {
        self.amend_signed(campaign, amendment, &Signatures::none())
    }

    /// As [`Referee::amend`], with the word of the organiser's device (version 2 of the log).
    ///
    /// # Errors
    /// As there; `signature_needed` where the organiser signs, `device_needed` for an order in somebody's
    /// stead.
    pub fn amend_signed(
        &self,
        campaign: CampaignId,
        amendment: &Amendment,
        signatures: &Signatures,
    ) -> Result<(Answer, Amended), Rejected> {
        guarded(|| {
            parsed_order::check_batch_id(&amendment.batch)?;
            let (answer, amended) = self.writing(campaign, |table| {
                let _giving = table.giving_freely()?;
                self.was_refused(table, &amendment.batch)?;
                self.handed_over(table, &amendment.by, signatures)?;
                let end = table.now().tip.last.hash;
                let sent = (amendment.batch, amendment.by.clone());
                let request =
                    KeptRequest::new(end, sent, &json!({ "amend": amendment }), signatures);
                let mut shares = Shares::new(request, (self.attending(campaign), self.beacon()));
                let amended = self.amend_at(table, amendment, signatures, &mut shares);
                self.unless_asked(table, &mut shares, amended)
            })?;
            if !answer.again {
                self.published(campaign, answer.head);
            }
            Ok((answer, amended))
        })
    }

    pub(crate) fn amend_at(
        &self,
        table: &LiveCampaign,
        amendment: &Amendment,
        signatures: &Signatures,
        shares: &mut Shares,
    ) -> Result<(Answer, Amended), Rejected> {
        let now = table.now();
        let command =
            chronicle::canonical::canonical(&amendment.command()).map_err(unrecordable)?;
        let again = self.batch_before(table, &now, &amendment.batch, |record| {
            let given: OrderGiven = record.read_data().map_err(Rejected::damaged)?;
            Ok(record.by == amendment.by && given.command.get() == command.get())
        })?;
        if let Some(answer) = again {
            if let Some((batch, amended)) = &table.gathered().amended
                && *batch == amendment.batch
            {
                return Ok((answer, Amended::clone(amended)));
            }
            let amended = Amended {
                to: answer.records.first().copied().unwrap_or_default(),
                head: now.tip.last,
                edited: None,
                later: Vec::new(),
                state: now.standing.state.clone(),
            };
            return Ok((answer, amended));
        }
        check_sender(amendment)?;
        book::check_open(&now.desk)?;
        check_head(&now, amendment.head)?;
        let at = self.moment(&now.terms);
        let correction = Correction::asking(&now, at, amendment.batch, signatures, shares);
        self.amend_behind(table, now, amendment, correction)
    }

    /// Amends behind batches that belong to it: the ruling that it carries out.
    pub(crate) fn amend_behind(
        &self,
        table: &LiveCampaign,
        now: RwLockReadGuard<'_, Now>,
        amendment: &Amendment,
        mut correction: Correction<'_>,
    ) -> Result<(Answer, Amended), Rejected> {
        book::check_reason(&amendment.reason)?;
        let plan = self.plan(table, &now, amendment)?;
        if !book::settles_anothers(&now.desk, amendment.dispute.as_deref()) {
            self.check_consent(table, &now, plan.to, None)?;
        }
        let (foreseen, _) = self.followed(table, &now, amendment, &plan, None)?;
        check_refused(amendment, &foreseen)?;
        let thrown = thrown(amendment, &plan, &foreseen);
        leave(&mut correction, amendment, &plan, &foreseen.state, thrown)?;
        if plan.put.is_none() {
            correction.attestor.complete()?;
        }
        let sealed_here = now.private.sealed_here;
        let onto = self.standing_on(table, &now, plan.to)?.at;
        let writing = Writing { correction, sealed_here, onto };
        let (amended, written) = self.followed(table, &now, amendment, &plan, Some(writing))?;
        let target = self.standing_on(table, &now, plan.to)?;
        drop(now);
        let correction = written.ok_or_else(|| Rejected::bug("nothing was written"))?.correction;
        let state = Some(amended.state.clone());
        let answer = self.corrected(table, &correction, &target, state)?;
        Ok((answer, amended))
    }

    fn plan(
        &self,
        table: &LiveCampaign,
        now: &Now,
        amendment: &Amendment,
    ) -> Result<PlannedAmendment, Rejected> {
        let batch = |seq: u64| -> Result<Past, Rejected> {
            let end = now.tip.last.seq;
            let Some((first, last)) = now.timelines.batch_of(seq) else {
                return Err(unknown_record(seq, end));
            };
            check_live(now, seq)?;
            let mut found = self.past_behind(table, &[first..=last], first.saturating_sub(1))?;
            let past = found.pop().filter(|past| past.order().seq == first && first > 0);
            past.filter(|past| !past.is_bookkeeping())
                .ok_or_else(|| Rejected::new(Code::NotAnOrder, said!("not-amended", seq = seq)))
        };
        let of = |past: &Past| past.order().parent.unwrap_or(0);
        let plan = match &amendment.edit {
            Edit::Replace { order, by, command } => {
                let past = batch(*order)?;
                let by = by.clone().unwrap_or_else(|| past.actor());
                let scope = past.order().scope.clone();
                let put = Put { by, scope, command: command.clone() };
                let taken = Some(past.order().seq);
                PlannedAmendment { to: of(&past), taken, forget: None, put: Some(put) }
            }
            Edit::Strike { order } => {
                let past = batch(*order)?;
                PlannedAmendment {
                    to: of(&past),
                    taken: Some(past.order().seq),
                    forget: None,
                    put: None,
                }
            }
            Edit::ThrowAgain { roll } => {
                let past = batch(*roll)?;
                let chance = past.records.iter().find(|record| record.seq == *roll).filter(|it| {
                    matches!(&*it.kind, chronicle::kind::DICE_ROLLED | chronicle::kind::CARD_DRAWN)
                });
                if chance.is_none() {
                    let message = said!("neither-roll-nor-draw", seq = *roll);
                    return Err(Rejected::new(Code::NotARoll, message));
                }
                PlannedAmendment { to: of(&past), taken: None, forget: Some(*roll), put: None }
            }
            Edit::Insert { after, by, scope, command } => {
                check_live(now, *after)?;
                if !now.timelines.is_batch_end(*after) {
                    let message = said!("insert-within", after = *after);
                    return Err(Rejected::new(Code::NotBatchEnd, message));
                }
                if *after == now.tip.last.seq {
                    return Err(Rejected::new(Code::AlreadyThere, said!("nothing-behind")));
                }
                let put = Put { by: by.clone(), scope: scope.clone(), command: command.clone() };
                PlannedAmendment { to: *after, taken: None, forget: None, put: Some(put) }
            }
        };
        if let Some(put) = &plan.put {
            blind::check_stead(&now.desk, &put.by)?;
            let state = &now.standing.state;
            let command = parsed_order::read(state, &put.scope, &put.command)?.command;
            blind::check_order(&now.desk, state, &put.by, &command)?;
        }
        Ok(plan)
    }

    /// Goes along the timeline that is left and decides everything once more.
    fn followed<'s>(
        &self,
        table: &LiveCampaign,
        now: &Now,
        amendment: &Amendment,
        plan: &PlannedAmendment,
        writing: Option<Writing<'s>>,
    ) -> Result<(Amended, Option<Writing<'s>>), Rejected> {
        let start = self.standing_on(table, now, plan.to)?.state.clone();
        let behind = self.past_behind(table, now.timelines.live_path(), plan.to)?;
        let mut run = Run {
            referee: self,
            amendment,
            then: start.clone(),
            state: start,
            open: BTreeMap::new(),
            writing,
        };
        let mut edited = None;
        if plan.taken.is_none()
            && let Some(put) = &plan.put
        {
            edited = Some(run.put(put, None)?);
        }
        let mut later = Vec::with_capacity(behind.len());
        for past in &behind {
            let order = past.order().seq;
            if plan.taken == Some(order) {
                if let Some(put) = &plan.put {
                    edited = Some(run.put(put, Some(past))?);
                }
            } else if !past.is_bookkeeping() {
                let forget = plan.forget;
                let mut followed = run.follow(past, forget)?;
                if let Verdict::Refused(why) = &mut followed.verdict
                    && !blind::admits(&now.desk, &past.order().audience)
                {
                    **why = Rejected::new(Code::BlindCampaign, said!("blind-why"));
                }
                if forget.is_some_and(|roll| past.numbers().contains(&roll)) {
                    edited = Some(followed);
                } else {
                    later.push(followed);
                }
            }
            past.fold(&mut run.then).map_err(Rejected::bug)?;
        }
        let Run { state, writing, .. } = run;
        Ok((Amended { to: plan.to, head: now.tip.last, edited, later, state }, writing))
    }
}

/// The batch that moves the head. Whatever is secret about the order that is put in is secret here
/// as well.
fn leave(
    correction: &mut Correction<'_>,
    amendment: &Amendment,
    plan: &PlannedAmendment,
    state: &State,
    thrown: Option<Vec<u32>>,
) -> Result<(), Rejected> {
    let audience = match &plan.put {
        None => Audience::Everyone,
        Some(put) => {
            let parsed = parsed_order::read(state, &put.scope, &put.command)?;
            state.audience_of(&parsed.command, &put.by)
        }
    };
    correction.leave(Leaving {
        by: amendment.by.clone(),
        to: plan.to,
        command: parsed_order::raw(&amendment.command())?,
        audience,
        reason: amendment.reason.trim(),
        dispute: amendment.dispute.as_deref(),
        brings: Brought::AMENDED,
        thrown,
    })
}

/// The faces of all rolls of repeated orders that are thrown anew, in the order of the records: what is left out throws
/// nothing, and an order that is put in says itself what was thrown for it.
fn thrown(amendment: &Amendment, plan: &PlannedAmendment, foreseen: &Amended) -> Option<Vec<u32>> {
    let followed = foreseen.edited.iter().chain(&foreseen.later);
    let left_out = followed.filter(|it| matches!(it.verdict, Verdict::Refused(_)));
    let left_out: Vec<u64> = left_out.filter_map(|it| it.order).collect();
    let put = plan.put.as_ref().map(|_| plan.taken.unwrap_or(0));
    let repeated = |order: &u64| !left_out.contains(order) && put != Some(*order);
    let thrown = amendment.faces.iter().filter(|(order, _)| repeated(order));
    let faces: Vec<u32> = thrown.flat_map(|(_, faces)| faces).copied().collect();
    (!faces.is_empty()).then_some(faces)
}

fn check_sender(amendment: &Amendment) -> Result<(), Rejected> {
    match amendment.by {
        By::Organiser => Ok(()),
        _ => Err(Rejected::new(Code::NotOrganiser, said!("only-organiser-amends"))),
    }
}

fn check_live(now: &Now, seq: u64) -> Result<(), Rejected> {
    let end = now.tip.last.seq;
    if seq > end {
        return Err(unknown_record(seq, end));
    }
    if now.timelines.is_live(seq) {
        return Ok(());
    }
    Err(Rejected::new(Code::NotLive, said!("left-behind", seq = seq)))
}

fn check_head(now: &Now, head: u64) -> Result<(), Rejected> {
    let end = now.tip.last.seq;
    if head > end {
        return Err(unknown_record(head, end));
    }
    if head == end || deputies::is_handed_over(&now.desk, head, end) {
        return Ok(());
    }
    Err(stale(said!("stale-amend", head = head), head, end))
}

/// The organiser has seen which orders are refused, or is told now.
fn check_refused(amendment: &Amendment, foreseen: &Amended) -> Result<(), Rejected> {
    if amendment.leave_out {
        return Ok(());
    }
    let refused: Vec<&Followed> = foreseen
        .later
        .iter()
        .chain(&foreseen.edited)
        .filter(|followed| matches!(followed.verdict, Verdict::Refused(_)))
        .collect();
    let Some(first) = refused.first() else { return Ok(()) };
    let Verdict::Refused(why) = &first.verdict else { return Ok(()) };
    let message = said!(
        "later-refused",
        count = refused.len(),
        first = first.order.unwrap_or_default(),
        why = why.message.clone()
    );
    Err(Rejected::new(Code::AmendmentRefuses, message))
}
