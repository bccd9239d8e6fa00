//! A blind campaign: whose organiser plays along and reads no more than others until it is closed. Who reads is decided here,
//! and so is what somebody who does not see everything may still order.

use crate::{
    Blind, Code, Holder, Reader, Referee, Rejected, book, live_campaign::Now, rejected::said,
};
use campaign::desk::{Blinded, Desk};
use campaign::{Command, State};
use chronicle::CampaignId;
use decider::{Audience, By, Seat};
use rulebook::game_master;

impl Referee {
    /// As whom the holder of a key, or of the data folder, reads a campaign.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn reader(&self, campaign: CampaignId, holder: Holder) -> Result<Reader, Rejected> {
        let Holder { by, deputy } = holder;
        if by != By::Organiser {
            return Ok(Reader::Keyed(by));
        }
        let table = self.table(campaign)?;
        let now = table.now();
        Ok(match now.desk.blind() {
            None => Reader::Keyed(by),
            // The seat is the organiser's own, and not their deputy's.
            Some(blinded) => {
                Reader::Blind(blinded.seat.clone().filter(|_| deputy.is_none()).map(By::Seat))
            }
        })
    }
}

/// The organiser binds themselves.
pub(crate) fn blinded(now: &Now, by: &By, blind: &Blind) -> Result<Blinded, Rejected> {
    book::organiser_only(by, said!("only-organiser-is-blind"))?;
    if let Some((record, _)) = now.desk.blind {
        return Err(Rejected::new(Code::BlindAlready, said!("blind-already", record = record)));
    }
    check_seat(&now.standing.state.seats, blind)?;
    Ok(Blinded { seat: blind.seat.clone() })
}

/// May the organiser of a campaign with these seats be blind so?
///
/// # Errors
/// `no_such_seat`, `not_blind_so`.
pub fn check_seat(seats: &[Seat], blind: &Blind) -> Result<(), Rejected> {
    let Some(seat) = &blind.seat else { return Ok(()) };
    if !seats.contains(seat) {
        let known: Vec<String> = seats.iter().map(|seat| format!("`{seat}`")).collect();
        let message = said!("nobody-sits", seat = seat.to_string(), known = known.join(", "));
        return Err(Rejected::new(Code::UnknownSeat, message));
    }
    if *seat == game_master::seat() {
        return Err(Rejected::new(Code::NotBlindSo, said!("blind-master")));
    }
    Ok(())
}

/// May somebody give an order? Whoever is blind gives none that only others may read: what is refused, and why, would tell
/// of their secrets.
pub(crate) fn check_order(
    desk: &Desk,
    state: &State,
    by: &By,
    command: &Command,
) -> Result<(), Rejected> {
    let Some(blinded) = desk.blind().filter(|_| *by == By::Organiser) else { return Ok(()) };
    match state.audience_of(command, by) {
        Audience::Seats(seats) if !seats.is_empty() && !reads_as(blinded, &seats) => {
            Err(Rejected::new(Code::BlindCampaign, said!("blind-order")))
        }
        _ => Ok(()),
    }
}

/// May an order be put into somebody's past? In a blind campaign nobody speaks for another seat.
pub(crate) fn check_stead(desk: &Desk, by: &By) -> Result<(), Rejected> {
    match (desk.blind(), by) {
        (Some(blinded), By::Seat(seat)) if blinded.seat.as_ref() != Some(seat) => {
            Err(Rejected::new(Code::BlindCampaign, said!("blind-stead", seat = seat.to_string())))
        }
        _ => Ok(()),
    }
}

/// May the organiser read what has this audience?
pub(crate) fn admits(desk: &Desk, audience: &Audience) -> bool {
    match desk.blind() {
        None => true,
        Some(blinded) => audience.admits(blinded.seat.clone().map(By::Seat).as_ref()),
    }
}

/// The organiser of a blind campaign asks what somebody else may do.
#[must_use]
pub fn blind_to(seat: &By) -> Rejected {
    Rejected::new(Code::BlindCampaign, said!("blind-read", seat = seat.to_string()))
}

fn reads_as(blinded: &Blinded, seats: &[Seat]) -> bool {
    blinded.seat.as_ref().is_some_and(|own| seats.contains(own))
}
