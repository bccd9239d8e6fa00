//! Deadlines: until when a step waits for those who owe orders, said for one step or for every step.

use super::Desk;
use crate::EngagementNumber;
use crate::pending::{CampaignPending, Moment};
use chrono::{DateTime, TimeDelta, Utc, serde::ts_milliseconds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Until when something is owed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deadline {
    /// The record of `campaign.deadline_set`.
    pub seq: u64,
    /// Until when, for what.
    pub set: DeadlineSet,
    /// The organiser has lifted it, or set another for the same engagement.
    pub lifted: bool,
}

/// How long every step waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecurringDeadline {
    /// The record of `campaign.recurring_deadline_set`.
    pub seq: u64,
    /// How long, from when on.
    pub set: RecurringDeadlineSet,
    /// The organiser has lifted it, or set another.
    pub lifted: bool,
}

/// A deadline that binds somebody, and what they owe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BindingDeadline<'d> {
    /// Its number.
    pub deadline: u32,
    /// The record by which it was set.
    pub seq: u64,
    /// Until when.
    pub until: DateTime<Utc>,
    /// So many minutes before, those who owe orders are reminded.
    pub warning: u32,
    /// A word with it.
    pub note: Option<&'d str>,
    /// Was it set for every step?
    pub recurring: bool,
    /// What is owed.
    pub pending: &'d CampaignPending,
}

/// `campaign.deadline_set`: until when an engagement's step waits for those who owe orders. It
/// lapses when the step is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeadlineSet {
    /// Its number, from 1.
    pub deadline: u32,
    /// Which engagement.
    pub engagement: EngagementNumber,
    /// The turn that was played there when it was set.
    pub turn: u32,
    /// Where that turn was.
    pub step: Moment,
    /// Milliseconds since 1970.
    #[serde(with = "ts_milliseconds")]
    #[schemars(with = "u64")]
    pub until: DateTime<Utc>,
    /// So many minutes before, those who owe orders are reminded.
    pub warning: u32,
    /// A word with it.
    pub note: Option<String>,
}

/// `campaign.recurring_deadline_set`: how long every step of every engagement waits for those who owe orders, until it is
/// lifted. A deadline that is set for one step goes before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RecurringDeadlineSet {
    /// Its number; it counts on with those of single steps.
    pub deadline: u32,
    /// So many minutes from when something is owed first.
    pub minutes: u32,
    /// When it was set, in milliseconds since 1970: what was owed before counts from here.
    #[serde(with = "ts_milliseconds")]
    #[schemars(with = "u64")]
    pub from: DateTime<Utc>,
    /// So many minutes before, those who owe orders are reminded.
    pub warning: u32,
    /// A word with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// `campaign.deadline_lifted`: it binds nobody any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeadlineLifted {
    /// Which.
    pub deadline: u32,
}

impl Desk {
    pub(super) fn set_deadline(&mut self, seq: u64, set: &DeadlineSet) {
        let same = |it: &&mut Deadline| it.set.engagement == set.engagement;
        self.deadlines.values_mut().filter(same).for_each(|it| it.lifted = true);
        let deadline = Deadline { seq, set: set.clone(), lifted: false };
        self.deadlines.insert(set.deadline, deadline);
    }

    pub(super) fn set_recurring(&mut self, seq: u64, set: &RecurringDeadlineSet) {
        self.recurring.values_mut().for_each(|it| it.lifted = true);
        let recurring = RecurringDeadline { seq, set: set.clone(), lifted: false };
        self.recurring.insert(set.deadline, recurring);
    }

    pub(super) fn lift(&mut self, lifted: &DeadlineLifted) {
        if let Some(deadline) = self.deadlines.get_mut(&lifted.deadline) {
            deadline.lifted = true;
        }
        if let Some(recurring) = self.recurring.get_mut(&lifted.deadline) {
            recurring.lifted = true;
        }
    }

    /// The deadline of every step, if there is one.
    #[must_use]
    pub fn recurring(&self) -> Option<&RecurringDeadline> {
        self.recurring.values().find(|recurring| !recurring.lifted)
    }

    /// Is there a deadline that may bind somebody?
    #[must_use]
    pub fn has_deadlines(&self) -> bool {
        self.recurring().is_some() || self.deadlines.values().any(|deadline| !deadline.lifted)
    }

    /// The number of the next deadline.
    #[must_use]
    pub fn next_deadline(&self) -> u32 {
        let last = self.deadlines.keys().chain(self.recurring.keys()).max();
        last.map_or(1, |last| last + 1)
    }

    /// The deadlines that bind somebody: not lifted, and set for a moment in which something is still
    /// owed, or for every step and not for this one. With each, what is owed. `since`: since when something is.
    pub fn in_force<'d>(
        &'d self,
        owed: &'d [CampaignPending],
        since: impl Fn(&CampaignPending) -> Option<DateTime<Utc>>,
    ) -> Vec<BindingDeadline<'d>> {
        let single = self.deadlines.values().filter(|deadline| !deadline.lifted);
        let mut binding: Vec<BindingDeadline<'_>> = single
            .filter_map(|Deadline { seq, set, .. }| {
                let DeadlineSet { engagement, turn, step, .. } = set;
                let waits = |owed: &&CampaignPending| {
                    owed.what.is_awaited() && owed.same_moment(*engagement, *turn, step)
                };
                Some(BindingDeadline {
                    deadline: set.deadline,
                    seq: *seq,
                    until: set.until,
                    warning: set.warning,
                    note: set.note.as_deref(),
                    recurring: false,
                    pending: owed.iter().find(waits)?,
                })
            })
            .collect();
        let Some(RecurringDeadline { seq, set, .. }) = self.recurring() else { return binding };
        let bound: BTreeSet<_> = binding.iter().map(|it| it.pending.engagement).collect();
        let others = owed
            .iter()
            .filter(|owed| owed.what.is_awaited() && !bound.contains(&owed.engagement))
            .filter_map(|pending| {
                let from = since(pending)?.max(set.from);
                Some(BindingDeadline {
                    deadline: set.deadline,
                    seq: *seq,
                    until: from.checked_add_signed(TimeDelta::minutes(set.minutes.into()))?,
                    warning: set.warning,
                    note: set.note.as_deref(),
                    recurring: true,
                    pending,
                })
            });
        binding.extend(others);
        binding
    }
}
