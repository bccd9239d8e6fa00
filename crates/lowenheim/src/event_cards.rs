//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn event_card_revealed(
    state: &mut State,
    event: &EventCardRevealed,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn ogre_awaited(state: &mut State, event: &OgreAwaited) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn section_mined(state: &mut State, event: &SectionMined) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn bridge_destroyed(
    state: &mut State,
    event: &BridgeDestroyed,
) -> Result<(), Contradiction> {
    todo!()
}
