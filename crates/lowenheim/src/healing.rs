//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn discharge(discharge: &Discharge, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn figure_discharged(
    state: &mut State,
    event: &FigureDischarged,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn damage_suffered(
    state: &mut State,
    event: &DamageSuffered,
) -> Result<(), Contradiction> {
    todo!()
}
