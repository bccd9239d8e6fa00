//! What the organiser sets right in a battle: how many hits somebody on the table endures (WAP-014).

use crate::acting::going_on;
use crate::command::{SetRight, Setting};
use crate::event::PieceSetRight;
use crate::pieces::{Piece, PieceId};
use crate::refusal::said;
use crate::state::State;
use crate::troops::Body;
use crate::{Draft, Reason, Refusal, Stop};
use decider::Contradiction;
use rulebook::set_right::{Bounds, Refusals, Settable};

const REFUSALS: Refusals<Reason> =
    Refusals { not_yours: Reason::NotYourOrder, not_so: Reason::CannotBeSo };

/// Sets one value right.
pub(crate) fn set_right(order: &SetRight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let reason = REFUSALS.check(draft.by(), &order.reason)?;
    going_on(draft.state())?;
    let Setting::Wounds { piece, wounds } = &order.what;
    let bounds = bounds_of(draft.state(), piece)?;
    REFUSALS.check_number(piece.word(), bounds, *wounds)?;
    let (piece, before, after) = (piece.clone(), bounds.now, *wounds);
    draft.record(PieceSetRight { piece, before, after, reason }.into())
}

/// All that could be set right now; whoever asks has names for pieces.
pub(crate) fn settable(state: &State, name: &dyn Fn(&PieceId) -> String) -> Vec<Settable> {
    if going_on(state).is_err() {
        return Vec::new();
    }
    let wounds = state.pieces.keys().filter_map(|id| {
        let bounds = bounds_of(state, id).ok().filter(|bounds| bounds.least < bounds.most)?;
        Some(Settable::number("wounds", id, name(id), bounds))
    });
    wounds.collect()
}

fn is_there(piece: &Piece) -> bool {
    piece.hex.is_some() && piece.profile.body != Body::Trap
}

fn bounds_of(state: &State, id: &PieceId) -> Result<Bounds, Refusal> {
    let there = state.pieces.get(id).filter(|piece| is_there(piece));
    let Some(piece) = there else {
        return Err(REFUSALS
            .not_now(said!("nobody-to-set-right", piece = id.word()))
            .allowing(said!("whom-to-set-right")));
    };
    Ok(Bounds { now: piece.wounds, least: 1, most: piece.profile.wounds })
}

pub(crate) fn piece_set_right(
    state: &mut State,
    event: &PieceSetRight,
) -> Result<(), Contradiction> {
    let piece = state.known(&event.piece)?;
    if !is_there(piece) || !(1..=piece.profile.wounds).contains(&event.after) {
        return Err(Contradiction::new(format!("{} cannot be so", event.piece)));
    }
    piece.wounds = event.after;
    Ok(())
}
