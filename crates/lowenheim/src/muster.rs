//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn open(scenario: &Scenario, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn deploy(deploy: &Deploy, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn siege_opened(state: &mut State, event: &SiegeOpened) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn faction_mustered(
    state: &mut State,
    event: &FactionMustered,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn briefing_given(
    state: &mut State,
    event: &BriefingGiven,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn enemy_profiled(
    state: &mut State,
    event: &EnemyProfiled,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn marker_placed(state: &mut State, event: &MarkerPlaced) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn figure_placed(state: &mut State, event: &FigurePlaced) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn figure_deployed(
    state: &mut State,
    event: &FigureDeployed,
) -> Result<(), Contradiction> {
    todo!()
}
