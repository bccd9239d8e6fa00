//! Truces ([CAR-34](crate::clauses::CAR_34)): an alliance of the realm is one for two turns of the map.

use crate::clauses::CAR_34;
use crate::event::TruceMade;
use crate::map::SpaceId;
use crate::realm::Won;
use crate::refusal::{player, said};
use crate::state::State;
use crate::{Draft, Reason, Refusal, Stop};
use decider::{Contradiction, Seat};
use std::collections::BTreeSet;

/// Two players, in the order of their names.
fn pair(one: &Seat, other: &Seat) -> [Seat; 2] {
    [one.min(other).clone(), one.max(other).clone()]
}

/// Makes a truce of each alliance; several of the same two are one.
pub(crate) fn make(all: &[Won], until: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let allied = all.iter().flat_map(|won| won.allies.iter().map(|ally| pair(&won.seat, ally)));
    for [one, other] in allied.collect::<BTreeSet<_>>() {
        draft.record(TruceMade { one, other, until }.into())?;
    }
    Ok(())
}

/// The last turn of a truce of two players that holds now.
#[must_use]
pub fn between(state: &State, one: &Seat, other: &Seat) -> Option<u32> {
    state.truces.get(&pair(one, other)).copied().filter(|until| state.turn <= *until)
}

/// Nobody marches or assaults where a player with whom they have a truce owns the ground, or stands on it now.
pub(crate) fn check(state: &State, seat: &Seat, to: &SpaceId) -> Result<(), Refusal> {
    let refused =
        |facts| Err(Refusal::new(Reason::Truce, CAR_34, facts).allowing(said!("truce-allowed")));
    let bound = |other: &Seat| between(state, seat, other);
    if let Some((other, until)) = state.owner(to).and_then(|other| Some((other, bound(other)?))) {
        return refused(said!("truce-ground", space = to, seat = player(other), turn = until));
    }
    let mut there = state.banners_at(to);
    let there = there.find_map(|(id, banner)| Some((id, &banner.owner, bound(&banner.owner)?)));
    match there {
        None => Ok(()),
        Some((id, other, until)) => refused(said!(
            "truce-banner",
            space = to,
            banner = id,
            seat = player(other),
            turn = until
        )),
    }
}

pub(crate) fn truce_made(state: &mut State, event: &TruceMade) -> Result<(), Contradiction> {
    state.truces.insert(pair(&event.one, &event.other), event.until);
    Ok(())
}
