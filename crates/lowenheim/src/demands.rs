//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn pay(pay: &Pay, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn demand_made(state: &mut State, event: &DemandMade) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn demand_paid(state: &mut State, event: &DemandPaid) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn demand_settled(
    state: &mut State,
    event: &DemandSettled,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn bridge_repaired(
    state: &mut State,
    event: &BridgeRepaired,
) -> Result<(), Contradiction> {
    todo!()
}
