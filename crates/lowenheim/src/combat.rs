//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn play_attack_card(attack: &Attack, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn strike(strike: &Strike, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn profile_revealed(
    state: &mut State,
    event: &ProfileRevealed,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn attack_card_played(
    state: &mut State,
    event: &AttackCardPlayed,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn attack_fought(state: &mut State, event: &AttackFought) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn figure_wounded(
    state: &mut State,
    event: &FigureWounded,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn figure_stunned(
    state: &mut State,
    event: &FigureStunned,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn figure_fell(state: &mut State, event: &FigureFell) -> Result<(), Contradiction> {
    todo!()
}
