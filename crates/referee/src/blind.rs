//! A blind campaign: whose organiser plays along and reads no more than others until it is closed. What somebody who
//! does not see everything may still order. Who reads as whom is decided in [`Referee::reader`](crate::Referee::reader).

use crate::{Code, Rejected, rejected::said};
use campaign::desk::{Blinded, Desk};
use campaign::{Command, State};
use decider::{Audience, By, Seat};

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

/// May there be a what-if? Its organiser plays all seats, and would read what each of them may.
pub(crate) fn check_what_if(desk: &Desk) -> Result<(), Rejected> {
    match desk.blind() {
        None => Ok(()),
        Some(_) => Err(Rejected::new(Code::BlindCampaign, said!("blind-what-if"))),
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
