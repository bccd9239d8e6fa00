//! How fast a campaign goes: pauses, deadlines, and going on without those who do not come.

use super::{
    Advance, DeskCommand, LiftDeadline, Pause, Resume, SetDeadline, SetRecurringDeadline, text,
};
use crate::parsed_order::scope_called;
use crate::{
    Code, Referee, Rejected, accept::check_head, book, codec::engagement_of, live_campaign::Now,
    rejected::said,
};
use campaign::desk::{
    Advanced, DeadlineLifted, DeadlineSet, DeskEvent, Paused, RecurringDeadlineSet, Resumed,
};
use campaign::pending::{CampaignPending, all_pending, instead, words_for};
use chronicle::Scope;
use chrono::TimeDelta;
use decider::By;

/// Deadlines lie at most a year ahead, warnings at most thirty days before.
const FURTHEST: TimeDelta = TimeDelta::days(366);
const LONGEST_WARNING: u32 = 30 * 24 * 60;

impl Referee {
    pub(super) fn pace(
        &self,
        now: &Now,
        by: &By,
        command: &DeskCommand,
    ) -> Result<DeskEvent, Rejected> {
        match command {
            DeskCommand::Pause(Pause { reason }) => {
                book::organiser_only(by, said!("only-organiser-pauses"))?;
                if now.desk.paused.is_some() {
                    return Err(Rejected::new(Code::CampaignPaused, said!("paused-already")));
                }
                Ok(Paused { reason: text(reason)? }.into())
            }
            DeskCommand::Resume(Resume { note }) => {
                book::organiser_only(by, said!("only-organiser-resumes"))?;
                if now.desk.paused.is_none() {
                    return Err(Rejected::new(Code::NotPaused, said!("not-paused")));
                }
                Ok(Resumed { note: note.as_deref().map(text).transpose()? }.into())
            }
            DeskCommand::SetDeadline(set) => self.deadline(now, by, set),
            DeskCommand::SetRecurringDeadline(set) => self.recurring(now, by, set),
            DeskCommand::LiftDeadline(LiftDeadline { deadline }) => {
                book::organiser_only(by, said!("only-organiser-lifts"))?;
                let single = now.desk.deadlines.get(deadline).is_some_and(|known| !known.lifted);
                let recurring = now.desk.recurring.get(deadline).is_some_and(|known| !known.lifted);
                if !single && !recurring {
                    let message = said!("deadline-missing", deadline = *deadline);
                    return Err(Rejected::new(Code::UnknownDeadline, message));
                }
                Ok(DeadlineLifted { deadline: *deadline }.into())
            }
            DeskCommand::Advance(advance) => {
                book::organiser_only(by, said!("only-organiser-goes-on"))?;
                book::check_not_paused(&now.desk, &advance.scope)?;
                check_head(now, &advance.scope, advance.head)?;
                let owed = waited_for(now, &advance.scope)?;
                if instead(&now.standing.state, &owed).is_none() {
                    let scope = scope_called(&now.standing.state, &advance.scope);
                    let what = words_for(owed.what);
                    let message = said!("not-advanced", scope = scope, what = what);
                    let mut rejected = Rejected::new(Code::NotAdvanced, message);
                    rejected.allowed = Some(said!("not-advanced-allowed"));
                    return Err(rejected);
                }
                let CampaignPending { engagement, turn, step, seats: missing, .. } = owed;
                let reason = text(&advance.reason)?;
                Ok(Advanced { engagement, turn, step, missing, reason }.into())
            }
            _ => Err(Rejected::bug("no matter of the pace")),
        }
    }

    fn deadline(&self, now: &Now, by: &By, set: &SetDeadline) -> Result<DeskEvent, Rejected> {
        book::organiser_only(by, said!("only-organiser-sets-deadlines"))?;
        let owed = waited_for(now, &set.scope)?;
        if !owed.what.is_awaited() {
            let scope = scope_called(&now.standing.state, &set.scope);
            let what = words_for(owed.what);
            let message = said!("nothing-owed", scope = scope, what = what);
            return Err(Rejected::new(Code::NothingOwed, message));
        }
        let ahead = set.until - self.now();
        if ahead <= TimeDelta::zero() || ahead > FURTHEST {
            return Err(Rejected::new(Code::BadDeadline, said!("deadline-ahead")));
        }
        if set.warning > LONGEST_WARNING {
            return Err(Rejected::new(Code::BadDeadline, said!("deadline-warning")));
        }
        let deadline = now.desk.next_deadline();
        let CampaignPending { engagement, turn, step, .. } = owed;
        let note = set.note.as_deref().map(text).transpose()?;
        let (until, warning) = (set.until, set.warning);
        Ok(DeadlineSet { deadline, engagement, turn, step, until, warning, note }.into())
    }

    fn recurring(
        &self,
        now: &Now,
        by: &By,
        set: &SetRecurringDeadline,
    ) -> Result<DeskEvent, Rejected> {
        book::organiser_only(by, said!("only-organiser-sets-deadlines"))?;
        let long = TimeDelta::minutes(set.minutes.into());
        if long <= TimeDelta::zero() || long > FURTHEST {
            return Err(Rejected::new(Code::BadDeadline, said!("recurring-deadline-length")));
        }
        if set.warning >= set.minutes {
            return Err(Rejected::new(Code::BadDeadline, said!("recurring-deadline-warning")));
        }
        if set.warning > LONGEST_WARNING {
            return Err(Rejected::new(Code::BadDeadline, said!("deadline-warning")));
        }
        let (deadline, from) = (now.desk.next_deadline(), self.now());
        let note = set.note.as_deref().map(text).transpose()?;
        let (minutes, warning) = (set.minutes, set.warning);
        Ok(RecurringDeadlineSet { deadline, minutes, from, warning, note }.into())
    }
}

/// What an engagement waits for.
fn waited_for(now: &Now, scope: &Scope) -> Result<CampaignPending, Rejected> {
    let state = &now.standing.state;
    let number = engagement_of(scope).flatten();
    let number = number.filter(|number| state.engagements.contains_key(number));
    let number = number.ok_or_else(|| crate::parsed_order::unknown_scope(state, scope))?;
    let found = all_pending(state).into_iter().find(|owed| owed.engagement == number);
    found.ok_or_else(|| {
        Rejected::new(
            Code::NothingOwed,
            said!("waits-for-nobody", scope = scope_called(state, scope)),
        )
    })
}

impl Advance {
    /// Does it still concern what was waited for when it was given?
    pub(crate) fn still(before: &campaign::desk::Advanced, now: &CampaignPending) -> bool {
        let left =
            before.missing.is_empty() || now.seats.iter().any(|seat| before.missing.contains(seat));
        now.same_moment(before.engagement, before.turn, &before.step) && left
    }
}
