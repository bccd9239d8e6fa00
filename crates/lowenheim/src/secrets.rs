//! What a player decides in secret, before the rules make it public.
//!
//! A record shows everybody its kind, its time and its sender; only its payload is hidden. So all
//! secret decisions are records of one kind, and anybody may write one at any time: a note of one's
//! own looks to the others just like the call for a spirit.

use crate::acting::{leading_faction, told_line};
use crate::clauses::R_09;
use crate::command::Note;
use crate::event::{Secret, SecretKept};
use crate::{Draft, State, Stop, silver_hair, werewolf};
use decider::Contradiction;

/// Keeps a note that nobody else reads. It changes nothing.
pub(crate) fn note(note: &Note, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = leading_faction(R_09, draft)?;
    let text = told_line(&note.text, R_09)?;
    draft.record(SecretKept { faction, secret: Secret::Note { text } }.into())
}

pub(crate) fn secret_kept(state: &mut State, event: &SecretKept) -> Result<(), Contradiction> {
    match &event.secret {
        Secret::Note { .. } => {}
        Secret::BoxTaken { wizard } => {
            state.artefacts.bearer = Some(*wizard);
            state.artefacts.taken_in = Some(state.turn);
        }
        Secret::BoxMeant { turn, cards } => {
            state.artefacts.opening = Some((*turn, cards.clone()));
        }
        Secret::CardHandedIn { card } => werewolf::card_handed_in(state, event.faction, *card)?,
        Secret::SpiritCalled { necessary } => silver_hair::spirit_called(state, *necessary),
    }
    Ok(())
}
