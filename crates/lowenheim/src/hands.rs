//! Still to be written.

#![allow(unused, clippy::todo, missing_docs)]
use crate::command::*;
use crate::event::*;
use crate::scenario::Scenario;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;

pub(crate) fn refill(refill: &Refill, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn give(give: &Give, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn discard(discard: &Discard, draft: &mut Draft<'_>) -> Result<(), Stop> {
    todo!()
}

pub(crate) fn card_taken(state: &mut State, event: &CardTaken) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn cards_discarded(
    state: &mut State,
    event: &CardsDiscarded,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn deck_reshuffled(
    state: &mut State,
    event: &DeckReshuffled,
) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn cards_given(state: &mut State, event: &CardsGiven) -> Result<(), Contradiction> {
    todo!()
}

pub(crate) fn trade_seen(state: &mut State, event: &TradeSeen) -> Result<(), Contradiction> {
    todo!()
}
