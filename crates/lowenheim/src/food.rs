//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn feed(feed: &Feed, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn starve(starve: &Starve, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn regain(regain: &Regain, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn faction_fed(state: &mut State, event: &FactionFed) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn figure_starved(
    state: &mut State,
    event: &FigureStarved,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn figure_regained(
    state: &mut State,
    event: &FigureRegained,
) -> Result<(), Contradiction> {
    todo!()
}
