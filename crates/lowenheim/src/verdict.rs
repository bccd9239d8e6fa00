//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn vote(vote: &Vote, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn marker_captured(
    state: &mut State,
    event: &MarkerCaptured,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn elves_helped(state: &mut State, event: &ElvesHelped) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn place_held(state: &mut State, event: &PlaceHeld) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn vote_cast(state: &mut State, event: &VoteCast) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn siege_ended(state: &mut State, event: &SiegeEnded) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn scores_counted(
    state: &mut State,
    event: &ScoresCounted,
) -> Result<(), Contradiction> {
    todo!()
}
