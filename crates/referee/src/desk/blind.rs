//! The organiser binds themselves to read no more than others.

use super::Blind;
use crate::{Code, Rejected, book, live_campaign::Now, rejected::said};
use campaign::desk::Blinded;
use campaign::seats_to_type;
use decider::{By, Seat};
use rulebook::game_master;

/// The organiser binds themselves.
pub(super) fn blinded(now: &Now, by: &By, blind: &Blind) -> Result<Blinded, Rejected> {
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
        let message = said!("nobody-sits", seat = seat.to_string(), known = seats_to_type(seats));
        return Err(Rejected::new(Code::UnknownSeat, message));
    }
    if *seat == game_master::seat() {
        return Err(Rejected::new(Code::NotBlindSo, said!("blind-master")));
    }
    Ok(())
}
