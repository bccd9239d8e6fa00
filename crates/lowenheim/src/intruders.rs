//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn arrival_settled(
    state: &mut State,
    event: &ArrivalSettled,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn band_arrived(state: &mut State, event: &BandArrived) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn bands_ordered(state: &mut State, event: &BandsOrdered) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn band_activated(
    state: &mut State,
    event: &BandActivated,
) -> Result<(), Contradiction> {
    todo!()
}
