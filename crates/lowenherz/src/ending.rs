//! The end of the game: the king is dead ([HRZ-139](crate::clauses::HRZ_139)). The card comes only when one is
//! turned, so that nothing is left open ([LR-13](crate::clauses::LR_13)).

use crate::cards::Card;
use crate::clauses::{HRZ_002, HRZ_138, HRZ_143, HRZ_144, LR_13, LR_14, LR_49};
use crate::colours::Colour;
use crate::event::{KingDied, MountainsCounted, ParchmentsCounted, RealmEnded};
use crate::state::{Prince, RealmOutcome, RoundStep, State};
use crate::{Draft, Stop, scoring};
use decider::Contradiction;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Mountains count once more ([HRZ-140](crate::clauses::HRZ_140)), then parchments
/// ([HRZ-141](crate::clauses::HRZ_141)), and whoever is furthest is the new king
/// ([HRZ-142](crate::clauses::HRZ_142)). Everything that was hidden is shown.
pub(crate) fn king(draft: &mut Draft<'_>, by: Colour) -> Result<(), Stop> {
    draft.mark([HRZ_002, LR_13, LR_14]);
    draft.record(KingDied { by }.into())?;
    let (points, scores) = scoring::mountains(draft.state());
    draft.record(MountainsCounted { points, scores }.into())?;
    let (points, scores) = parchments(draft.state());
    if points.values().any(|points| *points > 0) {
        draft.mark([HRZ_138, LR_49]);
    }
    draft.record(ParchmentsCounted { points, scores }.into())?;
    let state = draft.state();
    let outcome = outcome(state);
    let tied = outcome.winners.len() > 1;
    let most = |state: &State| state.princes.values().map(|prince| prince.score).max();
    let first = state.princes.values().filter(|prince| Some(prince.score) == most(state)).count();
    let ended = RealmEnded {
        outcome,
        purses: state.princes.iter().map(|(colour, it)| (*colour, it.ducats)).collect(),
        hands: state.princes.iter().map(|(colour, it)| (*colour, it.hand.clone())).collect(),
        piles: state.piles.clone(),
        deck: state.deck.clone(),
    };
    if first > 1 {
        draft.mark([if tied { HRZ_144 } else { HRZ_143 }]);
    }
    draft.record(ended.into())
}

fn parchments(state: &State) -> (BTreeMap<Colour, u32>, BTreeMap<Colour, u32>) {
    let worth = |prince: &Prince| prince.hand.iter().map(|card: &Card| card.points()).sum::<u32>();
    let points = state.princes.iter().map(|(colour, it)| (*colour, worth(it))).collect();
    let score = |(colour, it): (&Colour, &Prince)| (*colour, it.score + worth(it));
    (points, state.princes.iter().map(score).collect())
}

/// Everybody by points, then by ducats with treasures ([HRZ-143](crate::clauses::HRZ_143)); who is equal in
/// both shares a place, also the first ([HRZ-144](crate::clauses::HRZ_144)), and lower ones as well
/// ([LR-14](crate::clauses::LR_14)).
fn outcome(state: &State) -> RealmOutcome {
    let mut places: BTreeMap<Reverse<(u32, u32)>, Vec<Colour>> = BTreeMap::new();
    for colour in &state.players {
        let Some(prince) = state.princes.get(colour) else { continue };
        places.entry(Reverse((prince.score, prince.wealth()))).or_default().push(*colour);
    }
    let ranks: Vec<Vec<Colour>> = places.into_values().collect();
    let ducats = state.princes.iter().map(|(colour, it)| (*colour, it.wealth())).collect();
    RealmOutcome { winners: ranks.first().cloned().unwrap_or_default(), ranks, ducats }
}

pub(crate) fn mountains_counted(
    state: &mut State,
    event: &MountainsCounted,
) -> Result<(), Contradiction> {
    scoring::move_stones(state, &event.scores)
}

pub(crate) fn parchments_counted(
    state: &mut State,
    event: &ParchmentsCounted,
) -> Result<(), Contradiction> {
    scoring::move_stones(state, &event.scores)
}

pub(crate) fn realm_ended(state: &mut State, event: &RealmEnded) -> Result<(), Contradiction> {
    state.outcome = Some(event.outcome.clone());
    state.step = RoundStep::Over;
    Ok(())
}
