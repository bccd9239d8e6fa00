//! The book of a campaign: what counts in it along the stream, and what it says of an order before anybody
//! looks at what is ordered.

use crate::{Code, Rejected, codec, rejected::said};
use campaign::desk::{Desk, DeskEvent};
use chronicle::{Scope, kind};
use decider::By;
use messages::Saying;

/// Nothing is played any more in a campaign that was closed.
pub(crate) fn check_open(desk: &Desk) -> Result<(), Rejected> {
    if desk.closed.is_none() {
        return Ok(());
    }
    Err(Rejected::new(Code::CampaignClosed, said!("campaign-closed")))
}

/// Is it the players' turn, or does play wait for the organiser?
pub(crate) fn check_not_paused(desk: &Desk, scope: &Scope) -> Result<(), Rejected> {
    if let Some(paused) = &desk.paused {
        let message = said!("campaign-paused", reason = paused.reason.as_str());
        let mut rejected = Rejected::new(Code::CampaignPaused, message);
        rejected.allowed = Some(said!("campaign-paused-allowed"));
        return Err(rejected);
    }
    let Some(number) = desk.paused_by(&scope.to_string()) else { return Ok(()) };
    Err(Rejected::new(Code::DisputeOpen, said!("dispute-waits", number = number)))
}

/// Takes a record of the stream, if it counts for the desk.
pub(crate) fn fold(
    desk: &mut Desk,
    seq: u64,
    by_seat: bool,
    (kind, v): (&str, u32),
    data: Option<&str>,
) -> Result<(), Rejected> {
    if kind == kind::TIMELINE_REWOUND {
        // Who takes back an order of their own uses up nothing that the others have agreed on.
        if !by_seat {
            desk.rewound();
        }
    } else if let Some(data) = data.filter(|_| DeskEvent::KINDS.contains(&kind))
        && let Some(event) = codec::desk_event(kind, v, data)
    {
        desk.fold(seq, &event.map_err(Rejected::damaged)?);
    }
    Ok(())
}

/// Refuses everybody but the organiser.
pub(crate) fn organiser_only(by: &By, otherwise: Saying) -> Result<(), Rejected> {
    if *by == By::Organiser {
        return Ok(());
    }
    Err(Rejected::new(Code::NotOrganiser, otherwise))
}

/// Is this a reason that can stand in the log: one line, neither empty nor long?
pub(crate) fn check_reason(reason: &str) -> Result<(), Rejected> {
    let reason = reason.trim();
    if (1..=500).contains(&reason.chars().count()) && !reason.chars().any(char::is_control) {
        return Ok(());
    }
    Err(Rejected::new(Code::BadText, said!("bad-reason")))
}

/// Is it a dispute of somebody else's? What the organiser has raised themselves, they do not settle alone.
pub(crate) fn settles_anothers(desk: &Desk, dispute: Option<&str>) -> bool {
    let number = dispute.and_then(|dispute| dispute.parse().ok());
    let dispute = number.and_then(|number: u32| desk.disputes.get(&number));
    dispute.is_some_and(|dispute| dispute.raised.by != By::Organiser)
}
