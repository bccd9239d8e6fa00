//! Income ([WAP-243](crate::clauses::WAP_243)).

use crate::event::IncomePaid;
use crate::map::SpaceId;
use crate::state::State;
use crate::{Draft, Stop};
use decider::{Contradiction, Seat};
use std::collections::BTreeSet;

/// Regions for one crown.
const REGIONS_FOR_A_CROWN: u32 = 2;
/// Crowns for a castle.
const FOR_A_CASTLE: u32 = 1;
/// Crowns for a whole province.
const FOR_A_PROVINCE: u32 = 2;

/// Everybody gets what their land gives.
pub(crate) fn pay(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let seats: Vec<Seat> = draft.state().players.keys().cloned().collect();
    for seat in seats {
        let paid = income(draft.state(), &seat);
        draft.record(paid.into())?;
    }
    Ok(())
}

/// What a seat's land gives: regions in a chain of own spaces with a castle of its own, castles, whole
/// provinces. What was burnt gives nothing, but holds the chain together
/// ([WAP-249](crate::clauses::WAP_249)).
pub(crate) fn income(state: &State, seat: &Seat) -> IncomePaid {
    let own = |space: &SpaceId| state.owner(space) == Some(seat);
    let mut chained: BTreeSet<&SpaceId> = BTreeSet::new();
    let mut castles = 0;
    for castle in state.castles_of(seat) {
        castles += 1;
        chained.extend(state.map.chained(castle, &own));
    }
    let gives = |space: &&SpaceId| {
        let burnt = state.spaces.get(*space).and_then(|space| space.razed_until);
        state.map.region(space).is_some() && burnt.is_none_or(|until| until < state.turn)
    };
    let regions = rulebook::count(chained.into_iter().filter(gives).count());
    let provinces = state.provinces_of(seat);
    let crowns =
        regions / REGIONS_FOR_A_CROWN + castles * FOR_A_CASTLE + provinces * FOR_A_PROVINCE;
    let now = state.players.get(seat).map_or(0, |player| player.crowns) + crowns;
    IncomePaid { seat: seat.clone(), regions, castles, provinces, crowns, now }
}

pub(crate) fn income_paid(state: &mut State, event: &IncomePaid) -> Result<(), Contradiction> {
    state.known_player(&event.seat)?.crowns = event.now;
    Ok(())
}
