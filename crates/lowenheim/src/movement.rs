//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn move_group(order: &Move, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn rule_passage(passage: &Passage, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn figures_moved(state: &mut State, event: &FiguresMoved) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn break_free_failed(
    state: &mut State,
    event: &BreakFreeFailed,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn passage_blocked(
    state: &mut State,
    event: &PassageBlocked,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn jump_failed(state: &mut State, event: &JumpFailed) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn passage_ruled(state: &mut State, event: &PassageRuled) -> Result<(), Contradiction> {
    todo!()
}
