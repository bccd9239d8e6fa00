//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn pass_for(pass: &PassFor, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn proceed(proceed: &Proceed, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn tell(tell: &Tell, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn faction_done(state: &mut State, event: &FactionDone) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn turn_begun(state: &mut State, event: &TurnBegun) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn step_begun(state: &mut State, event: &StepBegun) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn step_ended(state: &mut State, event: &StepEnded) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn story_told(state: &mut State, event: &StoryTold) -> Result<(), Contradiction> {
    todo!()
}
