//! Scoring after an extension: stones move on for what is taken and back for what is lost
//! ([HRZ-104](crate::clauses::HRZ_104) to [HRZ-110](crate::clauses::HRZ_110)), never behind the lion
//! ([HRZ-111](crate::clauses::HRZ_111)).

use crate::clauses::{HRZ_105, HRZ_109, HRZ_111, LR_06};
use crate::event::{Scoring, StoneMoved};
use crate::extension::Move;
use crate::state::State;
use crate::tables;
use crate::{Draft, Stop};
use decider::Contradiction;

/// Books one move of a stone by itself ([LR-06](crate::clauses::LR_06)).
pub(crate) fn book(draft: &mut Draft<'_>, it: &Move) -> Result<(), Stop> {
    let Some(prince) = draft.state().princes.get(&it.colour) else { return Ok(()) };
    let before = prince.score;
    let score = before.saturating_add_signed(it.points);
    let moved = i64::from(score) - i64::from(before);
    // A stone goes at most as far as the points say.
    let moved = i32::try_from(moved).unwrap_or(it.points);
    if moved != it.points {
        draft.mark([HRZ_111, LR_06]);
    }
    if it.why == Scoring::Taken && it.towns > 0 {
        draft.mark([HRZ_105]);
    }
    let smallest = tables::FOUNDING.first().map_or(0, |(most, _)| *most);
    if it.why == Scoring::CutOff && it.spaces <= smallest {
        draft.mark([HRZ_109]);
    }
    let &Move { colour, why, spaces, towns, points } = it;
    draft.record(StoneMoved { colour, why, spaces, towns, points, moved, score }.into())
}

pub(crate) fn stone_moved(state: &mut State, event: &StoneMoved) -> Result<(), Contradiction> {
    state.prince_mut(event.colour)?.score = event.score;
    Ok(())
}
