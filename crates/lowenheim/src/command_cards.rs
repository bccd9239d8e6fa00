//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn command_card_revealed(
    state: &mut State,
    event: &CommandCardRevealed,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn figure_taken(state: &mut State, event: &FigureTaken) -> Result<(), Contradiction> {
    todo!()
}
