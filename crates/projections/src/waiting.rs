//! What a campaign waits for, along the timeline and at the desk: for the organiser who wants it to go on,
//! and for a player who wants to know whether it is they. Nothing in it is secret: that somebody owes orders
//! is known to everybody, and what they order is nowhere here.

use crate::{Listener, SeatAbout, shape::HeadBody, words::moment_name};
use campaign::desk::{BindingDeadline, Closed, Consent, Desk, HouseRules, RecurringDeadline};
use campaign::pending::{Awaited, CampaignPending, all_pending, instead, words_for};
use campaign::{State, System};
use chronicle::{CampaignId, Head, Scope, Timestamp};
use chrono::{DateTime, Utc, serde::ts_milliseconds};
use decider::{By, Seat};
use messages::Language;
use referee::{PendingSince, Reader, Referee, Rejected, ReminderState, codec::scope_of};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use url::{
    Position::{AfterPort, BeforeHost},
    Url,
};

/// What a campaign waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Waiting")]
pub struct WaitingView {
    /// The campaign.
    #[schemars(with = "String")]
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// Who is reading: `organiser`, `seat/<name>` or `public`.
    pub reader: String,
    /// The head at which this is so.
    #[schemars(with = "HeadBody")]
    pub head: Head,
    /// When something was accepted last.
    #[schemars(with = "String")]
    pub last_at: Timestamp,
    /// What time it is for the server, in milliseconds since 1970.
    #[serde(with = "ts_milliseconds")]
    #[schemars(with = "u64")]
    pub now: DateTime<Utc>,
    /// What the table has agreed on.
    pub rules: HouseRules,
    /// Why play is paused, if it is.
    pub paused: Option<String>,
    /// The campaign was closed.
    pub closed: Option<Closed>,
    /// How long every step waits, if the organiser has said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recurring: Option<RecurringSeen>,
    /// What is waited for in its engagements.
    pub waits: Vec<WaitSeen>,
    /// The numbers of open disputes.
    pub disputes: Vec<u32>,
    /// Questions whether the head may be moved, while answers count.
    pub questions: Vec<QuestionSeen>,
    /// How many thrown rolls nobody has witnessed.
    pub unwitnessed: u64,
    /// How many of them the reader could witness.
    pub to_witness: u64,
    /// Thrown dice that wait until another person's device has confirmed them: nothing is played before that.
    #[serde(default)]
    pub throw: Option<ThrowAwaited>,
    /// What only the organiser is told.
    pub desk: Option<OrganisersPage>,
}

/// Thrown dice that wait for a witness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ThrowAwaited")]
pub struct ThrowAwaited {
    /// Who gave the order: `organiser` or `seat/<name>`.
    pub by: String,
    /// What was typed.
    pub thrown: Vec<u32>,
    /// Whose devices may confirm or contest it: seats, or `organiser`.
    pub witnesses: Vec<String>,
    /// Is the reader one of them?
    pub yours: bool,
}

/// One thing that is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Wait")]
pub struct WaitSeen {
    /// In which engagement.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// Its title.
    pub title: String,
    /// Which rules it is played by.
    pub system: System,
    /// The turn that is played there.
    pub turn: u32,
    /// Where the turn is.
    pub step: String,
    /// What.
    pub what: Awaited,
    /// The same in a few words.
    pub words: String,
    /// Who owes it; where anybody may do it, whom it concerns.
    pub seats: Vec<SeatAbout>,
    /// Is it owed by these seats, or may anybody do it?
    pub owed: bool,
    /// The fight of the map that is meant.
    pub fight: Option<u32>,
    /// Does the reader owe it?
    pub yours: bool,
    /// Can the organiser go on without them?
    pub can_advance: bool,
    /// Since when it is owed, by the first of those who still owe it; of the past it is not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub since: Option<Timestamp>,
    /// Until when it is waited for.
    pub deadline: Option<DeadlineSeen>,
}

/// Until when something is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Deadline")]
pub struct DeadlineSeen {
    /// Its number.
    pub deadline: u32,
    /// Its record.
    pub seq: u64,
    /// Until when.
    #[schemars(with = "String")]
    pub until: Timestamp,
    /// So many minutes before, there is a reminder.
    pub warning: u32,
    /// Has it passed?
    pub passed: bool,
    /// A word with it.
    pub note: Option<String>,
    /// Was it set for every step? Whoever lifts it lifts it for all.
    #[serde(default)]
    pub recurring: bool,
}

/// How long every step waits for those who owe orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RecurringDeadline")]
pub struct RecurringSeen {
    /// Its number, by which it is lifted.
    pub deadline: u32,
    /// Its record.
    pub seq: u64,
    /// So many minutes from when something is owed.
    pub minutes: u32,
    /// So many minutes before, there is a reminder.
    pub warning: u32,
    /// A word with it.
    pub note: Option<String>,
}

/// A question whether the head may be moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "OpenQuestion")]
pub struct QuestionSeen {
    /// Its number.
    pub request: u32,
    /// Where to.
    pub to: u64,
    /// Until when answers count.
    #[schemars(with = "String")]
    pub until: Timestamp,
    /// Who has not answered.
    pub silent: Vec<SeatAbout>,
    /// Is the reader's answer awaited?
    pub yours: bool,
}

/// What only the organiser is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OrganisersPage {
    /// How many records the log has.
    pub records: u64,
    /// How many bytes it takes.
    pub bytes: u64,
    /// Where reminders go: the name of the host alone, since whoever knows the address may write there.
    pub reminders_to: Option<String>,
    /// What has become of reminders, the newest first.
    pub reminders: Vec<ReminderSeen>,
}

/// What has become of a reminder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Reminder")]
pub struct ReminderSeen {
    /// The deadline.
    pub deadline: u32,
    /// Was it that the deadline has passed, or that it is near?
    pub passed: bool,
    /// How it stands.
    pub state: ReminderState,
    /// How often it was tried.
    pub attempts: u32,
    /// When that was noted.
    #[schemars(with = "String")]
    pub at: Timestamp,
}

/// The name under which a reminder is kept. A deadline of every step binds again and again: what it binds and until when
/// is part of the name.
#[must_use]
pub fn reminder_name(binding: &BindingDeadline<'_>, passed: bool) -> String {
    let stage = if passed { "passed" } else { "near" };
    let BindingDeadline { deadline, until, pending, .. } = binding;
    if !binding.recurring {
        return format!("{deadline}.{stage}");
    }
    let CampaignPending { engagement, what, fight, .. } = pending;
    let fight = fight.map(|fight| format!("-{fight}")).unwrap_or_default();
    let (number, until) = (engagement.0, until.timestamp_millis());
    format!("{deadline}.{number}-{what:?}{fight}-{until}.{stage}")
}

fn reminder_named(name: &str) -> Option<(u32, bool)> {
    let (deadline, rest) = name.split_once('.')?;
    let stage = rest.rsplit_once('.').map_or(rest, |(_, stage)| stage);
    Some((deadline.parse().ok()?, stage == "passed"))
}

fn seats_about(state: &State, seats: &[Seat], language: Language) -> Vec<SeatAbout> {
    seats.iter().map(|seat| SeatAbout::at(state, seat, language)).collect()
}

/// What a campaign waits for, as a reader may know it; at the head.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn waiting<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
) -> Result<WaitingView, Rejected> {
    let listener = reader.into();
    let reader = listener.reader;
    let place = referee.place(campaign, None)?;
    let state = &place.standing.state;
    let (desk, now) = referee.desk(campaign)?;
    let (unwitnessed, to_witness) = unwitnessed(referee, campaign, reader, &desk)?;
    let organises = reader.holder() == Some(&By::Organiser);
    let bytes_and_more = organises.then(|| organisers_page(referee, campaign)).transpose()?;
    Ok(WaitingView {
        campaign,
        name: state.name.clone(),
        reader: reader.to_string(),
        head: place.head,
        last_at: last_at(referee, campaign, place.head.seq)?,
        now,
        waits: waits(state, (&desk, &referee.pending_since(campaign)?), listener, now),
        recurring: desk.recurring().map(recurring_seen),
        disputes: desk.open().map(|(number, _)| number).collect(),
        questions: questions(state, &desk, listener, now),
        unwitnessed,
        to_witness,
        throw: throw_awaited(referee, campaign, reader)?,
        desk: bytes_and_more,
        rules: desk.rules,
        paused: desk.paused.map(|paused| paused.reason),
        closed: desk.closed,
    })
}

/// When something was accepted last.
pub(crate) fn last_at(
    referee: &Referee,
    campaign: CampaignId,
    head: u64,
) -> Result<Timestamp, Rejected> {
    let mut at = DateTime::UNIX_EPOCH.into();
    referee.each_record(campaign, head..=head, |line| at = line.at)?;
    Ok(at)
}

/// Everything that a campaign waits for in a state: the one answer to the question who owes an order. The
/// list of campaigns, every page of a campaign, the organiser's desk, the reminders and the feed have it from
/// here.
pub(crate) fn waits(
    state: &State,
    (desk, pending_since): (&Desk, &PendingSince),
    Listener { reader, language }: Listener<'_>,
    now: DateTime<Utc>,
) -> Vec<WaitSeen> {
    if desk.closed.is_some() {
        return Vec::new();
    }
    let all = all_pending(state);
    let binding = desk.in_force(&all, |owed| pending_since.of(owed).map(DateTime::from));
    let seen = |owed: &CampaignPending| {
        let engagement = state.engagement(owed.engagement)?;
        let deadline = binding.iter().find(|binding| binding.pending == owed);
        let deadline = deadline.map(|binding| DeadlineSeen {
            deadline: binding.deadline,
            seq: binding.seq,
            until: binding.until.into(),
            warning: binding.warning,
            passed: binding.until <= now,
            note: binding.note.map(str::to_owned),
            recurring: binding.recurring,
        });
        let seat = reader.seat();
        let is_awaited = owed.what.is_awaited();
        Some(WaitSeen {
            scope: scope_of(Some(owed.engagement)),
            title: engagement.title.said(language),
            system: engagement.system(),
            turn: owed.turn,
            step: moment_name(&owed.step, language),
            what: owed.what,
            words: words_for(owed.what).in_language(language),
            seats: seats_about(state, &owed.seats, language),
            owed: is_awaited,
            fight: owed.fight,
            yours: is_awaited && seat.is_some_and(|seat| owed.seats.contains(seat)),
            can_advance: desk.paused.is_none() && instead(state, owed).is_some(),
            since: pending_since.of(owed),
            deadline,
        })
    };
    all.iter().filter_map(seen).collect()
}

fn recurring_seen(RecurringDeadline { seq, set, .. }: &RecurringDeadline) -> RecurringSeen {
    RecurringSeen {
        deadline: set.deadline,
        seq: *seq,
        minutes: set.minutes,
        warning: set.warning,
        note: set.note.clone(),
    }
}

fn questions(
    state: &State,
    desk: &Desk,
    Listener { reader, language }: Listener<'_>,
    now: DateTime<Utc>,
) -> Vec<QuestionSeen> {
    let seat = reader.seat();
    let open = desk.requests.values().filter(|request| {
        !request.over
            && now < request.asked.until
            && request.stands(&desk.rules, now) == Consent::Open
    });
    let seen = open.map(|request| {
        let silent = request
            .asked
            .affected
            .iter()
            .filter(|seat| !request.agree.contains(*seat) && !request.refuse.contains(*seat));
        let silent: Vec<Seat> = silent.cloned().collect();
        QuestionSeen {
            request: request.asked.request,
            to: request.asked.to,
            until: request.asked.until.into(),
            yours: seat.is_some_and(|seat| silent.contains(seat)),
            silent: seats_about(state, &silent, language),
        }
    });
    seen.collect()
}

/// How a seat, or the organiser, is named where devices are bound.
fn bound_name(by: &By) -> String {
    match by {
        By::Seat(seat) => seat.name().to_owned(),
        other => other.to_string(),
    }
}

fn throw_awaited(
    referee: &Referee,
    campaign: CampaignId,
    reader: &Reader,
) -> Result<Option<ThrowAwaited>, Rejected> {
    let me = reader.holder().map(bound_name);
    Ok(referee.waiting_throw(campaign)?.map(|waits| ThrowAwaited {
        by: waits.by.to_string(),
        thrown: waits.thrown,
        yours: me.is_some_and(|me| waits.witnesses.contains(&me)),
        witnesses: waits.witnesses.into_iter().collect(),
    }))
}

/// How many thrown rolls have no witness, and how many of them the reader could witness.
fn unwitnessed(
    referee: &Referee,
    campaign: CampaignId,
    reader: &Reader,
    desk: &Desk,
) -> Result<(u64, u64), Rejected> {
    let me = reader.holder().map(bound_name);
    let mut typed = referee.rolls_without_witness(campaign)?;
    typed.retain(|seq, _| !desk.witnessed.contains_key(seq));
    let all = typed.len() as u64;
    let mine = |by: &&String| me.as_ref().is_some_and(|me| me != *by);
    let mine = typed.values().filter(mine).count() as u64;
    Ok((all, mine))
}

fn organisers_page(referee: &Referee, campaign: CampaignId) -> Result<OrganisersPage, Rejected> {
    let (records, bytes) = referee.stored_size(campaign)?;
    let told = referee.reminded(campaign)?.into_iter().filter_map(|(name, reminded)| {
        let (deadline, passed) = reminder_named(&name)?;
        let at = reminded.at.into();
        let (state, attempts) = (reminded.state, reminded.attempts);
        Some(ReminderSeen { deadline, passed, state, attempts, at })
    });
    let mut reminders: Vec<ReminderSeen> = told.collect();
    reminders.sort_by_key(|reminder| std::cmp::Reverse(reminder.at));
    let reminders_to = referee.webhook(campaign)?.map(|address| host_of(&address));
    Ok(OrganisersPage { records, bytes, reminders_to, reminders })
}

/// The name of the host in an address, without anybody's name or word before it; nothing of what is no
/// address.
fn host_of(address: &str) -> String {
    let url = Url::parse(address).map(|url| url[BeforeHost..AfterPort].to_owned());
    url.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use campaign::EngagementNumber;
    use std::collections::BTreeSet;

    #[test]
    fn of_an_address_only_the_host_is_told() {
        assert_eq!(host_of("https://discord.com/api/webhooks/1/secret"), "discord.com");
        assert_eq!(host_of("https://me:word@hooks.example:8443?key=1"), "hooks.example:8443");
        assert_eq!(host_of("me:word@hooks"), "");
    }

    #[test]
    fn a_reminder_is_found_by_its_name() {
        let (engagement, what) = (EngagementNumber(3), Awaited::CloseFight);
        let (step, seats) = (campaign::pending::Moment::CardsLeft(2), Vec::new());
        let pending = CampaignPending { engagement, turn: 1, step, what, seats, fight: Some(7) };
        let mut names = BTreeSet::new();
        for (deadline, recurring, passed) in
            [(1, false, false), (42, false, true), (42, true, true), (42, true, false)]
        {
            let until = DateTime::UNIX_EPOCH;
            let (pending, note) = (&pending, None);
            let binding =
                BindingDeadline { deadline, seq: 9, until, warning: 60, note, recurring, pending };
            let name = reminder_name(&binding, passed);
            assert_eq!(reminder_named(&name), Some((deadline, passed)), "{name}");
            names.insert(name);
        }
        assert_eq!(names.len(), 4, "{names:?}");
        assert_eq!(reminder_named("42.passed"), Some((42, true)), "as they always were");
        assert_eq!(reminder_named("nonsense"), None);
    }
}
