//! Scoring after an extension: stones move on for what is taken and back for what is lost
//! ([HRZ-104](crate::clauses::HRZ_104) to [HRZ-110](crate::clauses::HRZ_110)), never behind the lion
//! ([HRZ-111](crate::clauses::HRZ_111)).

use crate::clauses::{HRZ_105, HRZ_109, HRZ_111, LR_06};
use crate::colours::Colour;
use crate::event::{Scoring, StoneMoved};
use crate::extension::Move;
use crate::state::{Prince, State};
use crate::tables;
use crate::{Draft, Stop};
use decider::Contradiction;
use std::collections::BTreeMap;

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

/// What the mountains give to each player, and where their stones lie then.
pub(crate) fn mountains(state: &State) -> (BTreeMap<Colour, u32>, BTreeMap<Colour, u32>) {
    let areas = state.areas();
    let points: BTreeMap<Colour, u32> = state
        .princes
        .keys()
        .map(|colour| (*colour, state.board.mountains(&areas, *colour) * tables::MOUNTAIN))
        .collect();
    let score = |(colour, prince): (&Colour, &Prince)| {
        (*colour, prince.score + points.get(colour).copied().unwrap_or(0))
    };
    let scores = state.princes.iter().map(score).collect();
    (points, scores)
}

/// Puts stones where they lie now.
pub(crate) fn move_stones(
    state: &mut State,
    scores: &BTreeMap<Colour, u32>,
) -> Result<(), Contradiction> {
    for (colour, score) in scores {
        state.prince_mut(*colour)?.score = *score;
    }
    Ok(())
}

pub(crate) fn stone_moved(state: &mut State, event: &StoneMoved) -> Result<(), Contradiction> {
    state.prince_mut(event.colour)?.score = event.score;
    Ok(())
}
