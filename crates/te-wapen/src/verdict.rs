//! When a battle is over, and who has won (W-12).

use crate::earlier_rules;
use crate::event::BattleEnded;
use crate::pieces::{Colour, Piece};
use crate::state::{Outcome, State};
use crate::{Draft, Stop};
use decider::Contradiction;
use std::collections::BTreeMap;

/// Ends the battle when an army has nobody left on the table
/// ([W-12](crate::clauses::W_12)). Traps hold no field.
pub(crate) fn check(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let stands = |colour: Colour| {
        state.on_table().any(|(_, piece, _)| {
            piece.colour == colour && (piece.is_unit() || piece.is_individual())
        })
    };
    let outcome = match (stands(Colour::Red), stands(Colour::Black)) {
        (true, true) => return Ok(false),
        (true, false) => Outcome::Won(Colour::Red),
        (false, true) => Outcome::Won(Colour::Black),
        (false, false) => Outcome::Drawn,
    };
    let losses = losses(state);
    draft.record(BattleEnded { outcome, losses }.into())?;
    Ok(true)
}

/// Ends the battle after the last turn that the scenario sets: the smaller share of lost wounds wins
/// ([W-12](crate::clauses::W_12)).
pub(crate) fn last_turn_is_over(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    if state.options.turns.is_none_or(|turns| state.turn < turns) {
        return Ok(false);
    }
    let (outcome, losses) = (by_losses(state), losses(state));
    draft.record(BattleEnded { outcome, losses }.into())?;
    Ok(true)
}

/// Who has won by losses: the smaller share of wounds, and with equal shares the defender
/// ([W-12](crate::clauses::W_12)).
pub(crate) fn by_losses(state: &State) -> Outcome {
    let losses = losses(state);
    let of = |colour| losses.get(&colour).copied().unwrap_or((0, 1));
    let ((red, of_red), (black, of_black)) = (of(Colour::Red), of(Colour::Black));
    let share = (u64::from(red) * u64::from(of_black)).cmp(&(u64::from(black) * u64::from(of_red)));
    match share {
        std::cmp::Ordering::Less => Outcome::Won(Colour::Red),
        std::cmp::Ordering::Greater => Outcome::Won(Colour::Black),
        std::cmp::Ordering::Equal => state.options.defender.map_or(Outcome::Drawn, Outcome::Won),
    }
}

/// Wounds that each army has lost, and of how many. What was summoned is counted on neither side of it,
/// and a shapechanger by what it is itself.
#[must_use]
pub fn losses(state: &State) -> BTreeMap<Colour, (u32, u32)> {
    if let Some(told) = &state.lost_at_end {
        return told.clone();
    }
    if state.rules.is_before(2) {
        return earlier_rules::losses(state);
    }
    let mut losses = BTreeMap::from([(Colour::Red, (0, 0)), (Colour::Black, (0, 0))]);
    let came = |piece: &&Piece| !piece.summoned && (piece.is_unit() || piece.is_individual());
    for piece in state.pieces.values().chain(state.reserve.values()).filter(came) {
        let own = piece.shape.as_ref().map_or(&piece.profile, |shape| &shape.own).wounds;
        let waits = piece.hex.is_none() && piece.wounds > 0;
        let gone = if piece.hex.is_none() && !waits { own } else { piece.lost().min(own) };
        let (lost, of) = losses.entry(piece.colour).or_default();
        *lost += gone;
        *of += own;
    }
    losses
}

pub(crate) fn battle_ended(state: &mut State, event: &BattleEnded) -> Result<(), Contradiction> {
    state.outcome = Some(event.outcome);
    state.lost_at_end = Some(event.losses.clone());
    state.card = None;
    Ok(())
}
