//! The mobile reserve: four figures under the Elves' command in the Castle, and the Attack cards held
//! apart for them (section 5.3; HEI-129, HEI-130, R-79).
//!
//! The figures are given in the turn of the card or not at all; the two Attack cards may come later.
//! Until they have come the reserve neither moves nor fights. They are its stock: the Elves play them
//! for hexes in which it stands, and there they serve the reserve alone.

use crate::cards::courtyard;
use crate::cards::volunteers;
use crate::clauses::{HEI_108, HEI_129, HEI_130, R_21, R_79};
use crate::command::Rally;
use crate::decks::ActionCard;
use crate::event::{ReserveCardPlayed, ReserveFormed, ReserveJoined, ReserveLapsed, ReserveWoken};
use crate::figures::{Faction, FigureId};
use crate::refusal::{Reason, Refusal, said};
use crate::state::{State, Step, Whereabouts};
use crate::{Draft, Stop, acting, combat};
use board::Hex;
use decider::Contradiction;
use std::collections::BTreeSet;

/// Four figures are offered: they assemble in the courtyard (HEI-129).
pub(crate) fn gather(number: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some(demand) = draft.state().demands.get(&number) else { return Ok(()) };
    if demand.gathered || volunteers::missing(draft.state(), demand) > 0 {
        return Ok(());
    }
    let figures = volunteers::offered(draft.state(), demand);
    for &figure in &figures {
        let state = draft.state();
        let place = courtyard::place_for(state, figure).or_else(|| state.hex_of(figure));
        let Some(hex) = place else {
            let what = format!("{figure} joins the reserve ({HEI_129}), but is not on the map");
            return Err(Contradiction::new(what).into());
        };
        draft.record(ReserveJoined { figure, hex }.into())?;
    }
    draft.record(ReserveFormed { demand: number, figures }.into())
}

/// Fewer than four by the end of the turn: the order lapses and nobody is moved ([R-79](R_79)).
/// Cards that were paid are spent all the same.
pub(crate) fn lapse(demand: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.record(ReserveLapsed { demand }.into())
}

/// Figures and cards are there.
pub(crate) fn wake(demand: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.record(ReserveWoken { demand }.into())
}

/// Does this figure wait in the reserve for its two Attack cards?
pub(crate) fn sleeps(state: &State, figure: FigureId) -> bool {
    let in_reserve = state.figures.get(&figure).is_some_and(|entry| entry.reserve);
    in_reserve && !state.reserve.awake && state.master_of(figure) == Some(Faction::ElvenGuard)
}

/// Why a figure of the reserve neither moves nor fights yet (HEI-130).
pub(crate) fn check_awake(state: &State, figure: FigureId) -> Result<(), Refusal> {
    if !sleeps(state, figure) {
        return Ok(());
    }
    let facts = said!("reserve-waits", who = figure);
    Err(Refusal::new(Reason::ReserveAsleep, HEI_130, facts).allowing(said!("reserve-wakes")))
}

/// Step 7: the Elves play a card of the stock for the reserve in one hex.
pub(crate) fn rally(rally: &Rally, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Combat, HEI_130, draft)?;
    check_rally(draft.state(), faction, rally.hex)?;
    draft.mark([HEI_108, R_79]);
    draft.record(ReserveCardPlayed { hex: rally.hex }.into())
}

/// May a card of the stock be played for a hex?
pub(crate) fn check_rally(state: &State, faction: Faction, hex: Hex) -> Result<(), Refusal> {
    if faction != Faction::ElvenGuard {
        let facts = said!("elves-command");
        return Err(Refusal::new(Reason::NotYourFigure, HEI_130, facts));
    }
    if !hexes(state).contains(&hex) {
        let facts = said!("nobody-of-reserve", hex = hex);
        return Err(
            Refusal::new(Reason::WrongHex, R_79, facts).allowing(said!("reserve-cards-where"))
        );
    }
    if combat::licence(state, faction, hex).is_some() || state.reserve.rallied.contains(&hex) {
        let facts = said!("reserve-may-fight", hex = hex);
        return Err(Refusal::new(Reason::BadList, R_21, facts).allowing(said!("no-further-card")));
    }
    if state.reserve.stock == 0 {
        let facts = said!("reserve-stock-empty");
        return Err(
            Refusal::new(Reason::NoSuchCard, HEI_130, facts).allowing(said!("play-elven-card"))
        );
    }
    Ok(())
}

/// Hexes in which the reserve could fight, in map order.
pub(crate) fn hexes(state: &State) -> BTreeSet<Hex> {
    let ready = |&(figure, _): &(FigureId, Hex)| {
        let in_reserve = state.figures.get(&figure).is_some_and(|entry| entry.reserve);
        in_reserve && state.is_upright(figure) && !sleeps(state, figure)
    };
    state.obeying(Faction::ElvenGuard).filter(ready).map(|(_, hex)| hex).collect()
}

/// Has a card of the stock been played for this figure?
pub(crate) fn is_rallied(state: &State, figure: FigureId, hex: Hex) -> bool {
    state.reserve.rallied.contains(&hex)
        && state.figures.get(&figure).is_some_and(|entry| entry.reserve)
}

pub(crate) fn reserve_joined(
    state: &mut State,
    event: &ReserveJoined,
) -> Result<(), Contradiction> {
    state.known(event.figure)?.reserve = true;
    state.put(event.figure, Whereabouts::Map(event.hex));
    Ok(())
}

/// From now on the demand waits for its cards alone, for as long as they take.
pub(crate) fn reserve_formed(
    state: &mut State,
    event: &ReserveFormed,
) -> Result<(), Contradiction> {
    let demand = state.known_demand(event.demand)?;
    demand.gathered = true;
    demand.deadline = None;
    Ok(())
}

pub(crate) fn reserve_lapsed(
    state: &mut State,
    event: &ReserveLapsed,
) -> Result<(), Contradiction> {
    let demand = state.known_demand(event.demand)?;
    demand.settled = true;
    let paid = demand.paid;
    for _ in 0..paid {
        take_from_stock(state)?;
    }
    Ok(())
}

pub(crate) fn reserve_woken(state: &mut State, event: &ReserveWoken) -> Result<(), Contradiction> {
    state.known_demand(event.demand)?.settled = true;
    state.reserve.awake = true;
    Ok(())
}

pub(crate) fn reserve_card_played(
    state: &mut State,
    event: &ReserveCardPlayed,
) -> Result<(), Contradiction> {
    take_from_stock(state)?;
    state.reserve.rallied.insert(event.hex);
    Ok(())
}

/// Cards of the stock that are spent are discarded like all others.
fn take_from_stock(state: &mut State) -> Result<(), Contradiction> {
    let left = state.reserve.stock.checked_sub(1);
    state.reserve.stock =
        left.ok_or_else(|| Contradiction::new("the reserve has no card left in its stock"))?;
    state.discard_pile.add(ActionCard::Attack);
    Ok(())
}
