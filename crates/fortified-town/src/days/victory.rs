//! The end of a siege ([ST-65](crate::clauses::ST_65)).

use super::strength;
use crate::event::SiegeEnded;
use crate::men::{Fate, Man, ManId, Side};
use crate::state::{Outcome, State};
use crate::town::Terrain;
use crate::{Draft, Stop, ending};
use decider::Contradiction;

/// Ends the siege if somebody has won it: nobody is left of the other side, the keep is taken, or a relief has
/// beaten all of the besiegers.
pub(crate) fn check(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let siege = strength::siege(state)?;
    let left = |side: Side| strength::number(state, side) > 0;
    let outcome = match (left(Side::Besiegers), left(Side::Besieged)) {
        (_, false) => Outcome::Stormed,
        (false, true) if siege.reversed || !siege.relief.is_empty() => Outcome::Relieved,
        (false, true) => Outcome::BeatenOff,
        _ if keep_is_taken(state) => Outcome::Stormed,
        _ => return Ok(false),
    };
    end(outcome, draft)?;
    Ok(true)
}

/// Does somebody of the besiegers stand in the keep, and nobody of the besieged?
fn keep_is_taken(state: &State) -> bool {
    let stands = |side: Side| {
        state.on_map().any(|(_, man, at)| {
            man.side == side && !man.is_horse() && state.town.terrain(at.hex) == Some(Terrain::Keep)
        })
    };
    stands(Side::Besiegers) && !stands(Side::Besieged)
}

/// Ends the siege.
pub(crate) fn end(outcome: Outcome, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let winner = outcome.winner();
    let points = ending::casualty_points(draft.state(), winner).div_ceil(2);
    let degree = ending::degree(winner, points);
    draft.record(SiegeEnded { outcome, points, degree }.into())
}

/// A garrison that is stormed or gives up is taken with whoever is left in it.
pub(crate) fn siege_ended(state: &mut State, event: &SiegeEnded) -> Result<(), Contradiction> {
    state.outcome = Some(event.outcome);
    strength::folded(state)?.step = None;
    state.phase = None;
    state.deploying = None;
    if event.outcome == Outcome::Stormed || event.outcome == Outcome::Surrendered {
        // A relief outside has given nothing up.
        let relief = strength::folded(state)?.relief.clone();
        let outside = |id: &ManId, man: &Man| relief.contains(id) && man.place.is_none();
        let garrison = state.men.iter_mut().filter(|(id, man)| {
            man.side == Side::Besieged && man.fate == Fate::Alive && !outside(id, man)
        });
        for (_, man) in garrison {
            man.fate = Fate::Captured;
            man.place = None;
        }
    }
    Ok(())
}
