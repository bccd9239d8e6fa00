//! What one seat is asked for, as a feed: an entry for each order that it owes, each question and each dispute that waits for its
//! word. What it says everybody may know, but for which of it is this seat's.

use crate::{
    Feed, FeedEntry, Listener, LogLine,
    line::seat_name,
    lines,
    waiting::{last_at, waits},
    words::words,
};
use campaign::{desk::Desk, desk::Request};
use chronicle::{CampaignId, Timestamp, kind};
use chrono::{DateTime, Utc};
use decider::{By, Seat};
use messages::{Language, say};
use referee::{Reader, Referee, Rejected};

/// So many records are looked through for the moment from which a seat is asked.
const LOOKED_THROUGH: u64 = 600;

/// What a seat is asked for now, the newest first.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn seat_feed(
    referee: &Referee,
    campaign: CampaignId,
    seat: &Seat,
    language: Language,
) -> Result<Feed, Rejected> {
    let place = referee.place(campaign, None)?;
    let (state, head) = (&place.standing.state, place.head.seq);
    let (desk, now) = referee.desk(campaign)?;
    let reader = Reader::Keyed(By::Seat(seat.clone()));
    let listener = Listener { reader: &reader, language };
    let w = words(language);
    let urn = |what: String| format!("urn:wapenrol:{campaign}:{seat}:{what}");
    let mut entries: Vec<FeedEntry> = Vec::new();
    let mut add = |id: String, at: Timestamp, text: String| {
        let (title, sentences) = (text.clone(), vec![text]);
        entries.push(FeedEntry { id: urn(id), at, title, sentences, seq: None });
    };
    if desk.paused.is_none() {
        let owed: Vec<_> = waits(state, (&desk, &referee.pending_since(campaign)?), listener, now)
            .into_iter()
            .filter(|wait| wait.yours)
            .collect();
        let recent = match owed.is_empty() {
            true => Vec::new(),
            false => recent(referee, campaign, listener, head)?,
        };
        for wait in owed {
            let scope = wait.scope.to_string();
            let (since, at) = match asked_since(&recent, &scope, &format!("seat/{seat}")) {
                Some(line) => (line.seq, line.at),
                None => (0, last_at(referee, campaign, 0)?),
            };
            let fight = wait.fight.map(|fight| format!(":{fight}")).unwrap_or_default();
            let what = say!(
                w,
                "feed-asked",
                title = wait.title,
                turn = wait.turn.to_string(),
                step = wait.step,
                what = wait.words
            );
            add(format!("{scope}:{since}:{:?}{fight}", wait.what), at, what);
        }
    }
    for request in desk.requests.values().filter(|request| is_asked(request, seat, now)) {
        let number = request.asked.request;
        let (to, why) = (request.asked.to.to_string(), request.asked.reason.clone());
        let text = say!(w, "feed-question", number = number, record = to, reason = why);
        add(format!("question:{number}"), last_at(referee, campaign, request.seq)?, text);
    }
    for (number, seq, text) in disputes(referee, campaign, listener, &desk, seat)? {
        let text = say!(w, "feed-dispute", number = number, text = text);
        add(format!("dispute:{number}"), last_at(referee, campaign, seq)?, text);
    }
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.at));
    let updated = match entries.first() {
        Some(newest) => newest.at,
        None => last_at(referee, campaign, head)?,
    };
    let of = seat_name(seat.name(), language);
    let name = say!(w, "feed-of-seat", campaign = state.name.clone(), seat = of);
    Ok(Feed { campaign, name, language, updated, checkpoint: None, entries })
}

fn recent(
    referee: &Referee,
    campaign: CampaignId,
    listener: Listener<'_>,
    head: u64,
) -> Result<Vec<LogLine>, Rejected> {
    let from = head.saturating_sub(LOOKED_THROUGH);
    let from = if from == 0 { 0 } else { referee.end_of_batch(campaign, from)? + 1 };
    lines(referee, campaign, listener, from.min(head)..=head)
}

/// The line behind which a seat has been asked: where others have made it its turn, or where the step began. While the seat
/// orders, it stays the same.
fn asked_since<'l>(lines: &'l [LogLine], scope: &str, seat: &str) -> Option<&'l LogLine> {
    let here: Vec<&LogLine> = lines.iter().filter(|it| it.live && it.scope == scope).collect();
    let last = here.last()?;
    let same = |line: &&&LogLine| (line.turn, &line.step) == (last.turn, &last.step);
    let step = here.len() - here.iter().rev().take_while(same).count();
    let step = &here[step..];
    let batches: Vec<&[&LogLine]> = step.chunk_by(|one, other| one.batch == other.batch).collect();
    let own = |batch: &&&[&LogLine]| {
        batch.iter().any(|line| line.kind == kind::ORDER_GIVEN && line.by == seat)
    };
    let began = step.first().copied();
    let Some(newest) = batches.iter().rposition(|batch| own(&batch)) else { return began };
    if let Some(behind) = batches.get(newest + 1) {
        return behind.last().copied();
    }
    let run = batches.iter().rev().take_while(own).count();
    match batches.len().checked_sub(run + 1) {
        Some(before) => batches[before].last().copied(),
        None => began,
    }
}

fn is_asked(request: &Request, seat: &Seat, now: DateTime<Utc>) -> bool {
    !request.over
        && now < request.asked.until
        && request.asked.affected.contains(seat)
        && !request.agree.contains(seat)
        && !request.refuse.contains(seat)
}

/// Open disputes of others about orders of the seat, in which it has not said anything yet: number, record and what is wrong.
fn disputes(
    referee: &Referee,
    campaign: CampaignId,
    listener: Listener<'_>,
    desk: &Desk,
    seat: &Seat,
) -> Result<Vec<(u32, u64, String)>, Rejected> {
    let me = By::Seat(seat.clone());
    let mut found = Vec::new();
    for (number, dispute) in desk.open() {
        let spoke = dispute.statements.iter().any(|(_, stated)| stated.by == me);
        if dispute.raised.by == me || spoke {
            continue;
        }
        let (first, _) = referee.batch_of(campaign, dispute.raised.record)?;
        let order = lines(referee, campaign, listener, first..=first)?;
        if order.first().is_some_and(|order| order.by == me.to_string()) {
            found.push((number, dispute.seq, dispute.raised.text.clone()));
        }
    }
    Ok(found)
}
