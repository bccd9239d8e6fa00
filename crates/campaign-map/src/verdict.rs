//! The end ([WAP-253](crate::clauses::WAP_253)).

use crate::event::MapEnded;
use crate::state::{Outcome, State};
use crate::{Draft, Stop};
use decider::{Contradiction, Seat};
use std::collections::BTreeMap;

/// Points of a castle; a region is one.
const CASTLE: u32 = 3;
/// Points of a whole province.
const PROVINCE: u32 = 2;

/// What a seat holds: regions and castles ([WAP-240](crate::clauses::WAP_240)).
#[must_use]
pub fn holding(state: &State, seat: &Seat) -> u32 {
    rulebook::count(state.regions_of(seat).count())
        + CASTLE * rulebook::count(state.castles_of(seat).count())
}

/// A seat's points ([WAP-253](crate::clauses::WAP_253)).
#[must_use]
pub fn points(state: &State, seat: &Seat) -> u32 {
    holding(state, seat) + PROVINCE * state.provinces_of(seat)
}

/// Ends the campaign when somebody holds enough castles, or after the last turn.
pub(crate) fn check(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let castles = |seat: &Seat| rulebook::count(state.castles_of(seat).count());
    let points: BTreeMap<Seat, u32> =
        state.players.keys().map(|seat| (seat.clone(), points(state, seat))).collect();
    let by_castles = state.players.keys().any(|seat| castles(seat) >= state.options.castles);
    if !by_castles && state.turn < state.options.turns {
        return Ok(false);
    }
    // By castles first where castles decide; then points, castles, crowns.
    let rank = |seat: &Seat| {
        let enough = if by_castles { castles(seat) } else { 0 };
        let crowns = state.players.get(seat).map_or(0, |player| player.crowns);
        (enough, points.get(seat).copied().unwrap_or(0), castles(seat), crowns)
    };
    let best = state.players.keys().map(rank).max();
    let winners = state.players.keys().filter(|seat| Some(rank(seat)) == best).cloned().collect();
    draft.record(MapEnded { outcome: Outcome { winners, by_castles }, points }.into())?;
    Ok(true)
}

pub(crate) fn map_ended(state: &mut State, event: &MapEnded) -> Result<(), Contradiction> {
    state.outcome = Some(event.outcome.clone());
    Ok(())
}
